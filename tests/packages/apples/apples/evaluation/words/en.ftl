### Why a turn is taken, in terms of the evaluation. $gains: yes or no; $amount: points, with one decimal.

reason-points = { $gains ->
    [yes] { $amount } more points
   *[no] { $amount } fewer points
}
    .others = { $gains ->
        [yes] the others have { $amount } fewer points
       *[no] the others have { $amount } more points
    }
reason-hope = { $gains ->
    [yes] looks first
   *[no] takes what comes
}
    .others = { $gains ->
        [yes] the others take what comes
       *[no] the others look first
    }
