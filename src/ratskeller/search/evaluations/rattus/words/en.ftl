### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in cubes.
### They stand in lists, and after “The main reason:”, so they need no subject.
### $gains: yes or no; $amount: cubes, with one decimal. `.others` says it of the other seats together,
### `.in` and `.others-in` of the region $place alone.

reason-palace = { $gains ->
    [yes] { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } safe in the palace
   *[no] { $amount ->
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
    [yes] { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } in the regions
   *[no] { $amount ->
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
    [yes] cubes within reach of fewer rats: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] cubes within reach of more rats: worth { $amount ->
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
    [yes] { $amount ->
        [one] { $amount } fewer cube
       *[other] { $amount } fewer cubes
    } likely to be lost
   *[no] { $amount ->
        [one] { $amount } more cube
       *[other] { $amount } more cubes
    } likely to be lost
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
    .in = { $gains ->
        [yes] { $amount ->
            [one] { $amount } fewer cube
           *[other] { $amount } fewer cubes
        } likely to be lost in { $place }
       *[no] { $amount ->
            [one] { $amount } more cube
           *[other] { $amount } more cubes
        } likely to be lost in { $place }
    }
    .others-in = { $gains ->
        [yes] the others can expect to lose { $amount ->
            [one] { $amount } more cube
           *[other] { $amount } more cubes
        } in { $place }
       *[no] the others can expect to lose { $amount ->
            [one] { $amount } fewer cube
           *[other] { $amount } fewer cubes
        } in { $place }
    }
reason-baker = { $gains ->
    [yes] more cubes waiting on the Baker: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] fewer cubes waiting on the Baker: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] the others have fewer cubes waiting on the Baker: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] the others have more cubes waiting on the Baker: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
reason-cards = { $gains ->
    [yes] better cards: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] worse cards: worth { $amount ->
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
    [yes] a position like those that went well in practice games: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
   *[no] a position like those that went badly in practice games: worth { $amount ->
        [one] { $amount } cube
       *[other] { $amount } cubes
    }
}
    .others = { $gains ->
        [yes] the others are in a position like those that went badly in practice games: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
       *[no] the others are in a position like those that went well in practice games: worth { $amount ->
            [one] { $amount } cube
           *[other] { $amount } cubes
        }
    }
