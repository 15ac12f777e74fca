### The story of a game of Rattus, fetched when it is opened

tale-began = { $seat } went first, and the plague started in { $region }.
# $way varies what would sound alike; $losses: "Anna (2), Bert (1)"
tale-ravage = { $way ->
    [0] The plague raged in { $region }.
    [1] { $region } was not spared.
   *[2] Then the plague reached { $region }.
  } Cubes lost: { $losses }.
tale-ravage-worst = The worst blow fell on { $region }. Cubes lost: { $losses }.
tale-spared = { $region } was lucky: the plague came upon { $count } cubes there and took none.
tale-wanted = The most wanted card was the { $card }: it was taken { $count } times.
tale-brought-supply = The last rat left the supply, and the final round began.
tale-brought-stock = { $seat } had all their cubes on the board, and the final round began.
tale-brought-standstill = Nothing had come onto the board for five rounds, so the final round began.
tale-final = { $count ->
    [0] The final ravage claimed no one.
    [one] The final ravage claimed one more cube: { $losses }.
   *[other] The final ravage claimed { $count } more cubes: { $losses }.
  }
# $causes: "Majority 2, Knight 1"
tale-taken = In all, the plague took { $list }.
tale-taken-from = { $count ->
    [one] one cube
   *[other] { $count } cubes
  } from { $seat } ({ $causes })
tale-won = { $count ->
    [one] With one surviving cube, { $seat } won
   *[other] With { $count } surviving cubes, { $seat } won
  } ahead of { $others }.
tale-other = { $seat } ({ $count })
tale-tied = The cubes were level, so turn order decided.
