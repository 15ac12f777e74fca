### Warum ein Zug gespielt wird, nach der Bewertung: was er einem Platz bringt oder kostet, in Würfeln.
### $gains: yes oder no; $amount: Würfel mit einer Nachkommastelle. `.others` sagt es von den anderen zusammen.

reason-palace = { $gains ->
    [yes] hat { $amount } Würfel mehr sicher im Palast
   *[no] hat { $amount } Würfel weniger sicher im Palast
}
    .others = { $gains ->
        [yes] die anderen haben { $amount } Würfel weniger sicher im Palast
       *[no] die anderen haben { $amount } Würfel mehr sicher im Palast
    }
reason-board = { $gains ->
    [yes] hat { $amount } Würfel mehr in den Regionen
   *[no] hat { $amount } Würfel weniger in den Regionen
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
    [yes] wird voraussichtlich { $amount } Würfel weniger verlieren
   *[no] wird voraussichtlich { $amount } Würfel mehr verlieren
}
    .others = { $gains ->
        [yes] die anderen werden voraussichtlich { $amount } Würfel mehr verlieren
       *[no] die anderen werden voraussichtlich { $amount } Würfel weniger verlieren
    }
reason-baker = { $gains ->
    [yes] hat mehr vom Bäcker zu erwarten: { $amount } Würfel wert
   *[no] hat weniger vom Bäcker zu erwarten: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen haben weniger vom Bäcker zu erwarten: { $amount } Würfel wert
       *[no] die anderen haben mehr vom Bäcker zu erwarten: { $amount } Würfel wert
    }
reason-cards = { $gains ->
    [yes] hat bessere Karten: { $amount } Würfel wert
   *[no] hat schlechtere Karten: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen haben schlechtere Karten: { $amount } Würfel wert
       *[no] die anderen haben bessere Karten: { $amount } Würfel wert
    }
reason-learned = { $gains ->
    [yes] steht so, wie es in den Lernpartien gut ausging: { $amount } Würfel wert
   *[no] steht so, wie es in den Lernpartien schlecht ausging: { $amount } Würfel wert
}
    .others = { $gains ->
        [yes] die anderen stehen so, wie es in den Lernpartien schlecht ausging: { $amount } Würfel wert
       *[no] die anderen stehen so, wie es in den Lernpartien gut ausging: { $amount } Würfel wert
    }
