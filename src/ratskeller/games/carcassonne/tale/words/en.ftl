### The story of a game of Carcassonne, fetched when it is opened

tale-began = { $seat } placed the first tile.
# $way varies what would sound alike; $count: how many got the points
tale-scored = { $count ->
    [one] { $way ->
        [0] { $winners } collected { tale-points } for { tale-feature }.
        [1] { $winners } scored { tale-points } for { tale-feature }.
       *[2] { $winners } earned { tale-points } with { tale-feature }.
      }
   *[other] { $winners } shared { tale-feature }, with { tale-points } each.
  }
tale-scored-best = { $count ->
    [one] The best score of the game was { tale-feature }: { tale-points } for { $winners }.
   *[other] The best score of the game was { tale-feature }: { tale-points } each for { $winners }.
  }
tale-feature = { $feature ->
    [city] a city of { $tiles } tiles
    [road] a road of { $tiles } tiles
    [monastery] a monastery
   *[garden] a garden
  }
tale-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
tale-beaten = { $count ->
    [one] { $seats } had followers there too, but scored nothing.
   *[other] { $seats } had followers there too, but scored nothing.
  }
tale-sick = { $seats } had followers there too, but they were sick and didn’t count.
tale-epidemic = In a single turn, the plague made { $count } followers sick.
tale-outbreak = The plague broke out when { $seat } placed the first plague tile.
tale-fell = { $count ->
    [one] The plague made just one follower sick: { $list }.
   *[other] Followers fell sick { $count } times: { $list }.
  }
tale-fell-for = { $seat } ({ $count })
tale-recovered = { $count ->
    [one] One of them recovered.
   *[other] Of these, { $count } recovered.
  }
tale-healthy = The plague came, but no follower fell sick.
tale-before = Before final scoring, { $seat } was ahead with { tale-points }.
tale-last = Final scoring added: { $list }.
tale-last-for = { $points } for { $seat }
# $healthy: "Anna (53), Bert (40)"
tale-cost = Sickness cost points: { $list }. If every follower had counted, the scores would have been { $healthy }.
tale-cost-for = { $points } for { $seat }
tale-won = { $count ->
    [one] { $winners } won with { tale-points }, ahead of { $others }.
   *[other] { $winners } shared the victory with { tale-points } each.
  }
tale-other = { $seat } ({ $points })
