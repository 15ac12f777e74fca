### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in cubes.
### $gains: yes or no; $amount: cubes, with one decimal. `.others` says it of the other seats together.

reason-palace = { $gains ->
    [yes] has { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } safe in the palace
   *[no] has { $amount ->
        [one] { $amount } fewer cube
       *[other] { $amount } fewer cubes
    } safe in the palace
}
    .others = { $gains ->
        [yes] the others have { $amount ->
            [one] { $amount } fewer cube
           *[other] { $amount } fewer cubes
        } safe in the palace
       *[no] the others have { $amount ->
            [one] { $amount } more cube
           *[other] { $amount } more cubes
        } safe in the palace
    }
reason-board = { $gains ->
    [yes] has { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } in the regions
   *[no] has { $amount ->
        [one] { $amount } fewer cube
       *[other] { $amount } fewer cubes
    } in the regions
}
    .others = { $gains ->
        [yes] the others have { $amount ->
            [one] { $amount } fewer cube
           *[other] { $amount } fewer cubes
        } in the regions
       *[no] the others have { $amount ->
            [one] { $amount } more cube
           *[other] { $amount } more cubes
        } in the regions
    }
reason-rats = { $gains ->
    [yes] fewer rats can still reach its cubes: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] more rats can still reach its cubes: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] more rats can still reach the others’ cubes: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] fewer rats can still reach the others’ cubes: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
reason-losses = { $gains ->
    [yes] expects to lose { $amount ->
        [one] { $amount } fewer cube
       *[other] { $amount } fewer cubes
    }
   *[no] expects to lose { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    }
}
    .others = { $gains ->
        [yes] the others can expect to lose { $amount ->
            [one] { $amount } more cube
           *[other] { $amount } more cubes
        }
       *[no] the others can expect to lose { $amount ->
            [one] { $amount } fewer cube
           *[other] { $amount } fewer cubes
        }
    }
reason-baker = { $gains ->
    [yes] has more waiting on the Baker: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] has less waiting on the Baker: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] the others have less waiting on the Baker: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] the others have more waiting on the Baker: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
reason-cards = { $gains ->
    [yes] holds better cards: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] holds worse cards: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] the others hold worse cards: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] the others hold better cards: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
reason-learned = { $gains ->
    [yes] is in a position that went well in the games it learned from: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] is in a position that went badly in the games it learned from: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] the others are in a position that went badly in the games it learned from: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] the others are in a position that went well in the games it learned from: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
