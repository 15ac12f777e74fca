### Waarom een beurt gekozen wordt, volgens de waardering: wat ze een speler oplevert of kost, in blokjes.
### $gains: yes of no; $amount: blokjes, met één decimaal. `.others` zegt het van de andere spelers samen.

reason-palace = { $gains ->
    [yes] heeft { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer veilig in het paleis
   *[no] heeft { $amount ->
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
    [yes] heeft { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer in de regio’s
   *[no] heeft { $amount ->
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
    [yes] minder ratten kunnen nog bij de eigen blokjes komen: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] meer ratten kunnen nog bij de eigen blokjes komen: { $amount ->
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
    [yes] verwacht { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } minder te verliezen
   *[no] verwacht { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } meer te verliezen
}
    .others = { $gains ->
        [yes] de anderen kunnen verwachten { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } meer te verliezen
       *[no] de anderen kunnen verwachten { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } minder te verliezen
    }
reason-baker = { $gains ->
    [yes] heeft meer klaarliggen bij de Bakker: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] heeft minder klaarliggen bij de Bakker: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] de anderen hebben minder klaarliggen bij de Bakker: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] de anderen hebben meer klaarliggen bij de Bakker: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
reason-cards = { $gains ->
    [yes] heeft betere kaarten: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] heeft slechtere kaarten: { $amount ->
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
    [yes] heeft een stelling die goed afliep in de partijen waarvan hij leerde: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
   *[no] heeft een stelling die slecht afliep in de partijen waarvan hij leerde: { $amount ->
        [one] { $amount } blokje
       *[other] { $amount } blokjes
    } waard
}
    .others = { $gains ->
        [yes] de anderen hebben een stelling die slecht afliep in de partijen waarvan hij leerde: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
       *[no] de anderen hebben een stelling die goed afliep in de partijen waarvan hij leerde: { $amount ->
            [one] { $amount } blokje
           *[other] { $amount } blokjes
        } waard
    }
