### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in points.
### $gains: yes or no; $amount: points, with one decimal. `.others` says it of the other seats together.

reason-points = { $gains ->
    [yes] has { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    }
   *[no] has { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    }
}
    .others = { $gains ->
        [yes] the others have { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        }
       *[no] the others have { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        }
    }
reason-cities = { $gains ->
    [yes] expects { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } from cities
   *[no] expects { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } from cities
}
    .others = { $gains ->
        [yes] the others can expect { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        } from cities
       *[no] the others can expect { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } from cities
    }
reason-roads = { $gains ->
    [yes] expects { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } from roads
   *[no] expects { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } from roads
}
    .others = { $gains ->
        [yes] the others can expect { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        } from roads
       *[no] the others can expect { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } from roads
    }
reason-monasteries = { $gains ->
    [yes] expects { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } from monasteries
   *[no] expects { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } from monasteries
}
    .others = { $gains ->
        [yes] the others can expect { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        } from monasteries
       *[no] the others can expect { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } from monasteries
    }
reason-fields = { $gains ->
    [yes] expects { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } from fields
   *[no] expects { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } from fields
}
    .others = { $gains ->
        [yes] the others can expect { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        } from fields
       *[no] the others can expect { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } from fields
    }
reason-hand = { $gains ->
    [yes] keeps more figures in hand: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] keeps fewer figures in hand: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others keep fewer figures in hand: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others keep more figures in hand: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
reason-returning = { $gains ->
    [yes] gets figures back sooner: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] gets figures back later: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others get figures back later: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others get figures back sooner: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
reason-chance = { $gains ->
    [yes] can claim { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } with the tile just placed
   *[no] can claim { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } with the tile just placed
}
    .others = { $gains ->
        [yes] the others can claim { $amount ->
            [one] { $amount } fewer point
           *[other] { $amount } fewer points
        } with the tile just placed
       *[no] the others can claim { $amount ->
            [one] { $amount } more point
           *[other] { $amount } more points
        } with the tile just placed
    }
reason-learned = { $gains ->
    [yes] is in a position that went well in the games it learned from: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] is in a position that went badly in the games it learned from: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others are in a position that went badly in the games it learned from: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others are in a position that went well in the games it learned from: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
