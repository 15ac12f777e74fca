### Warum ein Zug gespielt wird, nach der Bewertung: was er einem Platz bringt oder kostet, in Punkten.
### $gains: yes oder no; $amount: Punkte mit einer Nachkommastelle. `.others` sagt es von den anderen zusammen.

reason-points = { $gains ->
    [yes] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr
   *[no] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger
}
    .others = { $gains ->
        [yes] die anderen haben { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger
       *[no] die anderen haben { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr
    }
reason-cities = { $gains ->
    [yes] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr aus Städten
   *[no] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger aus Städten
}
    .others = { $gains ->
        [yes] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger aus Städten erwarten
       *[no] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr aus Städten erwarten
    }
reason-roads = { $gains ->
    [yes] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr aus Straßen
   *[no] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger aus Straßen
}
    .others = { $gains ->
        [yes] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger aus Straßen erwarten
       *[no] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr aus Straßen erwarten
    }
reason-monasteries = { $gains ->
    [yes] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr aus Klöstern
   *[no] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger aus Klöstern
}
    .others = { $gains ->
        [yes] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger aus Klöstern erwarten
       *[no] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr aus Klöstern erwarten
    }
reason-fields = { $gains ->
    [yes] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr aus Wiesen
   *[no] voraussichtlich { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger aus Wiesen
}
    .others = { $gains ->
        [yes] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger aus Wiesen erwarten
       *[no] die anderen können { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr aus Wiesen erwarten
    }
reason-hand = { $gains ->
    [yes] mehr Meeple im Vorrat: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
   *[no] weniger Meeple im Vorrat: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
}
    .others = { $gains ->
        [yes] die anderen haben weniger Meeple im Vorrat: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
       *[no] die anderen haben mehr Meeple im Vorrat: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
    }
reason-returning = { $gains ->
    [yes] Meeple früher zurück: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
   *[no] Meeple später zurück: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
}
    .others = { $gains ->
        [yes] die anderen bekommen Meeple später zurück: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
       *[no] die anderen bekommen Meeple früher zurück: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
    }
reason-chance = { $gains ->
    [yes] mit dem eben gelegten Plättchen { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } mehr zu holen
   *[no] mit dem eben gelegten Plättchen { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } weniger zu holen
}
    .others = { $gains ->
        [yes] die anderen können mit dem eben gelegten Plättchen { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } weniger holen
       *[no] die anderen können mit dem eben gelegten Plättchen { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } mehr holen
    }
reason-learned = { $gains ->
    [yes] eine Stellung, die in Übungspartien gut ausging: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
   *[no] eine Stellung, die in Übungspartien schlecht ausging: { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    } wert
}
    .others = { $gains ->
        [yes] die anderen stehen wie in Übungspartien, die schlecht ausgingen: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
       *[no] die anderen stehen wie in Übungspartien, die gut ausgingen: { $amount ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        } wert
    }
