### The tale of a game of Carcassonne, fetched when it is told

tale-began = { $seat } laid the first tile.
# $way varies what would sound alike; $count: how many got the points
tale-scored = { $count ->
    [one] { $way ->
        [0] { $winners } finished { tale-feature } for { tale-points }.
        [1] { $winners } was rewarded with { tale-points } for { tale-feature }.
       *[2] { $winners } took { tale-points } for { tale-feature }.
      }
   *[other] { $winners } shared { tale-feature }, with { tale-points } each.
  }
tale-scored-best = { $count ->
    [one] Nothing brought more than { tale-feature }: { tale-points } for { $winners }.
   *[other] Nothing brought more than { tale-feature }: { tale-points } each for { $winners }.
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
    [one] { $seats } had built there too, and went without.
   *[other] { $seats } had built there too, and all of them went without.
  }
tale-sick = Of { $seats } somebody stood there as well, but was sick and did not count.
tale-epidemic = In a single turn the plague made { $count } followers sick.
tale-before = Before the last scoring { $seat } was ahead with { tale-points }.
tale-last = The last scoring brought more: { $list }.
tale-last-for = { $points } for { $seat }
tale-won = { $count ->
    [one] { $winners } won with { tale-points }, ahead of { $others }.
   *[other] { $winners } shared the victory with { tale-points } each.
  }
tale-other = { $seat } ({ $points })
