### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in points.
### They stand in lists, and after “The main reason:”, so they need no subject.
### $gains: yes or no; $amount: points, with one decimal. `.others` says it of the other seats together.

reason-points = { $gains ->
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    }
   *[no] { $amount ->
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
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } expected from cities
   *[no] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } expected from cities
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
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } expected from roads
   *[no] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } expected from roads
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
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } expected from monasteries
   *[no] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } expected from monasteries
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
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } expected from fields
   *[no] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } expected from fields
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
    [yes] more followers in the supply: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] fewer followers in the supply: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others have fewer followers in the supply: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others have more followers in the supply: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
reason-returning = { $gains ->
    [yes] followers back sooner: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] followers back later: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others get followers back later: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others get followers back sooner: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
reason-chance = { $gains ->
    [yes] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    } to claim with the tile just placed
   *[no] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    } to claim with the tile just placed
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
    [yes] a position like those that went well in practice games: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
   *[no] a position like those that went badly in practice games: worth { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
    .others = { $gains ->
        [yes] the others are in a position like those that went badly in practice games: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
       *[no] the others are in a position like those that went well in practice games: worth { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
