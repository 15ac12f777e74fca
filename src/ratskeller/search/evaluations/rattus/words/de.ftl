### Warum ein Zug gespielt wird, nach der Bewertung: was er einem Platz bringt oder kostet, in Würfeln.
### $gains: yes oder no; $amount: Würfel mit einer Nachkommastelle. `.others` sagt es von den anderen zusammen,
### `.in` und `.others-in` von der Region $place allein.

reason-palace = { $gains ->
    [yes] { $amount } Würfel mehr sicher in der Burg
   *[no] { $amount } Würfel weniger sicher in der Burg
}
    .others = { $gains ->
        [yes] die anderen haben { $amount } Würfel weniger sicher in der Burg
       *[no] die anderen haben { $amount } Würfel mehr sicher in der Burg
    }
reason-board = { $gains ->
    [yes] { $amount } Würfel mehr in den Regionen
   *[no] { $amount } Würfel weniger in den Regionen
}
    .others = { $gains ->
        [yes] die anderen haben { $amount } Würfel weniger in den Regionen
       *[no] die anderen haben { $amount } Würfel mehr in den Regionen
    }
reason-rats = { $gains ->
    [yes] weniger Ratten können die eigenen Würfel noch erreichen: { $amount } Würfel wert
   *[no] mehr Ratten können die eigenen Würfel noch erreichen: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] mehr Ratten können die Würfel der anderen noch erreichen: { $amount } Würfel wert
       *[no] weniger Ratten können die Würfel der anderen noch erreichen: { $amount } Würfel wert
    }
reason-losses = { $gains ->
    [yes] voraussichtlich { $amount } Würfel weniger verloren
   *[no] voraussichtlich { $amount } Würfel mehr verloren
}
    .others = { $gains ->
        [yes] die anderen werden voraussichtlich { $amount } Würfel mehr verlieren
       *[no] die anderen werden voraussichtlich { $amount } Würfel weniger verlieren
    }
    .in = { $gains ->
        [yes] in { $place } voraussichtlich { $amount } Würfel weniger verloren
       *[no] in { $place } voraussichtlich { $amount } Würfel mehr verloren
    }
    .others-in = { $gains ->
        [yes] die anderen werden in { $place } voraussichtlich { $amount } Würfel mehr verlieren
       *[no] die anderen werden in { $place } voraussichtlich { $amount } Würfel weniger verlieren
    }
reason-baker = { $gains ->
    [yes] mehr vom Bäcker zu erwarten: { $amount } Würfel wert
   *[no] weniger vom Bäcker zu erwarten: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen haben weniger vom Bäcker zu erwarten: { $amount } Würfel wert
       *[no] die anderen haben mehr vom Bäcker zu erwarten: { $amount } Würfel wert
    }
reason-cards = { $gains ->
    [yes] bessere Karten: { $amount } Würfel wert
   *[no] schlechtere Karten: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen haben schlechtere Karten: { $amount } Würfel wert
       *[no] die anderen haben bessere Karten: { $amount } Würfel wert
    }
reason-learned = { $gains ->
    [yes] eine Stellung, die in Übungspartien gut ausging: { $amount } Würfel wert
   *[no] eine Stellung, die in Übungspartien schlecht ausging: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen stehen wie in Übungspartien, die schlecht ausgingen: { $amount } Würfel wert
       *[no] die anderen stehen wie in Übungspartien, die gut ausgingen: { $amount } Würfel wert
    }
