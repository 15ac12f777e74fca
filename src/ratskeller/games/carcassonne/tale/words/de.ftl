### Die Geschichte einer Partie Carcassonne, die erst beim Öffnen geholt wird

tale-began = { FORM($seat, "The") } legte das erste Plättchen.
tale-scored = { $count ->
    [one] { $way ->
        [0] { FORM($winners, "The") } kassierte { tale-points.accusative } für { tale-feature }.
        [1] { FORM($winners, "The") } wurde für { tale-feature } mit { tale-points.dative } belohnt.
       *[2] { FORM($winners, "The") } bekam { tale-points.accusative } für { tale-feature }.
      }
   *[other] { $winners } teilten sich { tale-feature }: je { tale-points }.
  }
tale-scored-best = { $count ->
    [one] Am meisten brachte { tale-feature.nominative }: { tale-points } für { FORM($winners, "accusative") }.
   *[other] Am meisten brachte { tale-feature.nominative }: je { tale-points } für { FORM($winners, "accusative") }.
  }
tale-feature = { $feature ->
    [city] eine Stadt aus { $tiles } Plättchen
    [road] eine Straße aus { $tiles } Plättchen
    [monastery] ein Kloster
   *[garden] einen Garten
  }
    .nominative = { $feature ->
        [city] eine Stadt aus { $tiles } Plättchen
        [road] eine Straße aus { $tiles } Plättchen
        [monastery] ein Kloster
       *[garden] ein Garten
      }
tale-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
    .accusative = { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
      }
    .dative = { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
      }
tale-beaten = { $count ->
    [one] Auch { FORM($seats, "nominative") } hatte dort Meeple und ging leer aus.
   *[other] Auch { $seats } hatten dort Meeple und gingen leer aus.
  }
tale-sick = Auch für { FORM($seats, "accusative") } stand dort jemand, war aber krank und zählte nicht.
tale-epidemic = In einem einzigen Zug machte die Pest { $count } Meeple krank.
tale-outbreak = Die Pest brach aus, als { FORM($seat, "nominative") } das erste Pestplättchen legte.
tale-fell = { $count ->
    [one] Die Pest machte nur einen Meeple krank: { $list }.
   *[other] { $count } Mal wurde ein Meeple krank: { $list }.
  }
tale-fell-for = { $seat } { $count }
tale-recovered = { $count ->
    [one] Einer wurde wieder gesund.
   *[other] { $count } wurden wieder gesund.
  }
tale-healthy = Die Pest kam, doch kein Meeple wurde krank.
tale-before = Vor der Schlusswertung lag { FORM($seat, "nominative") } mit { tale-points.dative } vorn.
tale-last = Die Schlusswertung brachte noch: { $list }.
tale-last-for = { $points } für { FORM($seat, "accusative") }
# $healthy: "Anna (53), Bert (40)"
tale-cost = Die Krankheit kostete Punkte: { $list }. Hätten alle Meeple gezählt, hätte es so geendet: { $healthy }.
tale-cost-for = { $seat } { $points }
tale-won = { $count ->
    [one] { FORM($winners, "The") } gewann mit { tale-points.dative } vor { $others }.
   *[other] { $winners } teilten sich den Sieg mit je { tale-points.dative }.
  }
tale-other = { $seat } ({ $points })
