### The tale of a game of Rattus, fetched when it is told

tale-began = { $seat } went first, and the plague broke out in { $region }.
# $way varies what would sound alike; $losses: "2 of Anna, 1 of Bert"
tale-ravage = { $way ->
    [0] The plague raged in { $region }
    [1] { $region } was not spared
   *[2] Then it was the turn of { $region }
  }: { $count ->
    [one] one cube was lost
   *[other] { $count } cubes were lost
  } ({ $losses }).
tale-ravage-worst = Nothing was worse than what came over { $region }: { $count ->
    [one] one cube was lost
   *[other] { $count } cubes were lost
  } at once ({ $losses }).
tale-spared = { $region } was lucky: the plague came upon { $count } cubes there and took none.
tale-wanted = No card was wanted more than the { $card }: it was taken { $count } times.
tale-brought-supply = When the last rat had left the supply, the final round began.
tale-brought-stock = When { $seat } had every cube on the board, the final round began.
tale-brought-standstill = When nothing had come onto the board for five rounds, the final round began.
tale-final = { $count ->
    [0] The final ravage took nobody any more.
    [one] The final ravage took one more cube ({ $losses }).
   *[other] The final ravage took { $count } more cubes ({ $losses }).
  }
tale-won = { $count ->
    [one] With one cube that survived, { $seat } won
   *[other] With { $count } cubes that survived, { $seat } won
  } ahead of { $others }.
tale-other = { $seat } ({ $count })
tale-tied = The number of cubes did not decide it, but whose turn would have come first.
