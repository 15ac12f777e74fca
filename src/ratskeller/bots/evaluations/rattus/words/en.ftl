### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in cubes.
### $gains: yes or no; $amount: cubes, with one decimal. `.others` says it of the other seats together.

reason-palace = { $gains ->
    [yes] has { $amount } more safe in the palace
   *[no] has { $amount } fewer safe in the palace
}
    .others = { $gains ->
        [yes] the others have { $amount } fewer safe in the palace
       *[no] the others have { $amount } more safe in the palace
    }
reason-board = { $gains ->
    [yes] has { $amount } cubes more in the regions
   *[no] has { $amount } cubes fewer in the regions
}
    .others = { $gains ->
        [yes] the others have { $amount } cubes fewer in the regions
       *[no] the others have { $amount } cubes more in the regions
    }
reason-rats = { $gains ->
    [yes] fewer rats can still come to its cubes: { $amount } of a cube
   *[no] more rats can still come to its cubes: { $amount } of a cube
}
    .others = { $gains ->
        [yes] more rats can still come to the others’ cubes: { $amount } of a cube
       *[no] fewer rats can still come to the others’ cubes: { $amount } of a cube
    }
reason-losses = { $gains ->
    [yes] expects to lose { $amount } cubes fewer
   *[no] expects to lose { $amount } cubes more
}
    .others = { $gains ->
        [yes] the others can expect to lose { $amount } cubes more
       *[no] the others can expect to lose { $amount } cubes fewer
    }
reason-baker = { $gains ->
    [yes] has more waiting on the Baker: { $amount } cubes’ worth
   *[no] has less waiting on the Baker: { $amount } cubes’ worth
}
    .others = { $gains ->
        [yes] the others have less waiting on the Baker: { $amount } cubes’ worth
       *[no] the others have more waiting on the Baker: { $amount } cubes’ worth
    }
reason-cards = { $gains ->
    [yes] holds better cards: { $amount } cubes’ worth
   *[no] holds worse cards: { $amount } cubes’ worth
}
    .others = { $gains ->
        [yes] the others hold worse cards: { $amount } cubes’ worth
       *[no] the others hold better cards: { $amount } cubes’ worth
    }
reason-learned = { $gains ->
    [yes] stands as went well in the games it learned from: { $amount } cubes’ worth
   *[no] stands as went badly in the games it learned from: { $amount } cubes’ worth
}
    .others = { $gains ->
        [yes] the others stand as went badly in the games it learned from: { $amount } cubes’ worth
       *[no] the others stand as went well in the games it learned from: { $amount } cubes’ worth
    }
