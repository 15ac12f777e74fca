### Waarom een beurt gekozen wordt, volgens de waardering: wat ze een speler oplevert of kost, in punten.
### $gains: yes of no; $amount: punten, met één decimaal. `.others` zegt het van de andere spelers samen.

reason-points = { $gains ->
    [yes] { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer
   *[no] { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder
}
    .others = { $gains ->
        [yes] de anderen hebben { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder
       *[no] de anderen hebben { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer
    }
reason-cities = { $gains ->
    [yes] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer uit steden
   *[no] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder uit steden
}
    .others = { $gains ->
        [yes] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder verwachten uit steden
       *[no] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer verwachten uit steden
    }
reason-roads = { $gains ->
    [yes] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer uit wegen
   *[no] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder uit wegen
}
    .others = { $gains ->
        [yes] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder verwachten uit wegen
       *[no] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer verwachten uit wegen
    }
reason-monasteries = { $gains ->
    [yes] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer uit kloosters
   *[no] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder uit kloosters
}
    .others = { $gains ->
        [yes] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder verwachten uit kloosters
       *[no] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer verwachten uit kloosters
    }
reason-fields = { $gains ->
    [yes] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer uit weiden
   *[no] naar verwachting { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder uit weiden
}
    .others = { $gains ->
        [yes] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder verwachten uit weiden
       *[no] de anderen kunnen { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer verwachten uit weiden
    }
reason-hand = { $gains ->
    [yes] meer horigen in de voorraad: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
   *[no] minder horigen in de voorraad: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
}
    .others = { $gains ->
        [yes] de anderen hebben minder horigen in de voorraad: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
       *[no] de anderen hebben meer horigen in de voorraad: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
    }
reason-returning = { $gains ->
    [yes] horigen eerder terug: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
   *[no] horigen later terug: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
}
    .others = { $gains ->
        [yes] de anderen krijgen horigen later terug: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
       *[no] de anderen krijgen horigen eerder terug: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
    }
reason-chance = { $gains ->
    [yes] { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } meer te halen met de net gelegde tegel
   *[no] { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } minder te halen met de net gelegde tegel
}
    .others = { $gains ->
        [yes] de anderen kunnen met de tegel die net gelegd is { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } minder halen
       *[no] de anderen kunnen met de tegel die net gelegd is { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } meer halen
    }
reason-learned = { $gains ->
    [yes] een situatie die in oefenpartijen goed afliep: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
   *[no] een situatie die in oefenpartijen slecht afliep: { $amount ->
        [one] { $amount } punt
       *[other] { $amount } punten
    } waard
}
    .others = { $gains ->
        [yes] de anderen zitten in een situatie die in oefenpartijen slecht afliep: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
       *[no] de anderen zitten in een situatie die in oefenpartijen goed afliep: { $amount ->
            [one] { $amount } punt
           *[other] { $amount } punten
        } waard
    }
