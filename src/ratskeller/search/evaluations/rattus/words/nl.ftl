### Waarom een beurt gekozen wordt, volgens de waardering: wat ze een speler oplevert of kost, in blokjes.
### $gains: yes of no; $amount: blokjes, met één decimaal. `.others` zegt het van de andere spelers samen,
### `.in` en `.others-in` van de regio $place alleen.

reason-palace = { $gains ->
    [yes] { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer veilig in het paleis
   *[no] { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } minder veilig in het paleis
}
    .others = { $gains ->
        [yes] de anderen hebben { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder veilig in het paleis
       *[no] de anderen hebben { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer veilig in het paleis
    }
reason-board = { $gains ->
    [yes] { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer in de regio’s
   *[no] { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } minder in de regio’s
}
    .others = { $gains ->
        [yes] de anderen hebben { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder in de regio’s
       *[no] de anderen hebben { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer in de regio’s
    }
reason-rats = { $gains ->
    [yes] eigen blokjes binnen bereik van minder ratten: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] eigen blokjes binnen bereik van meer ratten: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] meer ratten kunnen nog bij de blokjes van de anderen komen: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] minder ratten kunnen nog bij de blokjes van de anderen komen: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
reason-losses = { $gains ->
    [yes] naar verwachting { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } minder verloren
   *[no] naar verwachting { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer verloren
}
    .others = { $gains ->
        [yes] de anderen verliezen naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer
       *[no] de anderen verliezen naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder
    }
    .in = { $gains ->
        [yes] in { $place } naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder verloren
       *[no] in { $place } naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer verloren
    }
    .others-in = { $gains ->
        [yes] de anderen verliezen in { $place } naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer
       *[no] de anderen verliezen in { $place } naar verwachting { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder
    }
reason-baker = { $gains ->
    [yes] meer blokjes klaar bij de Bakker: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] minder blokjes klaar bij de Bakker: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] de anderen hebben minder blokjes klaarliggen bij de Bakker: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] de anderen hebben meer blokjes klaarliggen bij de Bakker: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
reason-cards = { $gains ->
    [yes] betere kaarten: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] slechtere kaarten: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] de anderen hebben slechtere kaarten: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] de anderen hebben betere kaarten: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
reason-learned = { $gains ->
    [yes] een situatie die in oefenpartijen goed afliep: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] een situatie die in oefenpartijen slecht afliep: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] de anderen zitten in een situatie die in oefenpartijen slecht afliep: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] de anderen zitten in een situatie die in oefenpartijen goed afliep: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
