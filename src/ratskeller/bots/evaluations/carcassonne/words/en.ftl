### Why a turn is taken, in terms of the evaluation: what it gains a seat, or costs it, in points.
### $gains: yes or no; $amount: points, with one decimal. `.others` says it of the other seats together.

reason-points = { $gains ->
    [yes] has { $amount } points more
   *[no] has { $amount } points fewer
}
    .others = { $gains ->
        [yes] the others have { $amount } points fewer
       *[no] the others have { $amount } points more
    }
reason-cities = { $gains ->
    [yes] expects { $amount } points more from cities
   *[no] expects { $amount } points fewer from cities
}
    .others = { $gains ->
        [yes] the others can expect { $amount } points fewer from cities
       *[no] the others can expect { $amount } points more from cities
    }
reason-roads = { $gains ->
    [yes] expects { $amount } points more from roads
   *[no] expects { $amount } points fewer from roads
}
    .others = { $gains ->
        [yes] the others can expect { $amount } points fewer from roads
       *[no] the others can expect { $amount } points more from roads
    }
reason-monasteries = { $gains ->
    [yes] expects { $amount } points more from monasteries
   *[no] expects { $amount } points fewer from monasteries
}
    .others = { $gains ->
        [yes] the others can expect { $amount } points fewer from monasteries
       *[no] the others can expect { $amount } points more from monasteries
    }
reason-fields = { $gains ->
    [yes] expects { $amount } points more from fields
   *[no] expects { $amount } points fewer from fields
}
    .others = { $gains ->
        [yes] the others can expect { $amount } points fewer from fields
       *[no] the others can expect { $amount } points more from fields
    }
reason-hand = { $gains ->
    [yes] keeps more figures in hand: worth { $amount } points
   *[no] keeps fewer figures in hand: worth { $amount } points
}
    .others = { $gains ->
        [yes] the others keep fewer figures in hand: worth { $amount } points
       *[no] the others keep more figures in hand: worth { $amount } points
    }
reason-returning = { $gains ->
    [yes] gets figures back sooner: worth { $amount } points
   *[no] gets figures back later: worth { $amount } points
}
    .others = { $gains ->
        [yes] the others get figures back later: worth { $amount } points
       *[no] the others get figures back sooner: worth { $amount } points
    }
reason-chance = { $gains ->
    [yes] can claim { $amount } points more with the tile just laid
   *[no] can claim { $amount } points fewer with the tile just laid
}
    .others = { $gains ->
        [yes] the others can claim { $amount } points fewer with the tile just laid
       *[no] the others can claim { $amount } points more with the tile just laid
    }
reason-learned = { $gains ->
    [yes] stands as went well in the games it learned from: worth { $amount } points
   *[no] stands as went badly in the games it learned from: worth { $amount } points
}
    .others = { $gains ->
        [yes] the others stand as went badly in the games it learned from: worth { $amount } points
       *[no] the others stand as went well in the games it learned from: worth { $amount } points
    }
