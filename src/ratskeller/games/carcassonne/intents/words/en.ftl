### What a bot is up to with its last turn of Carcassonne, by the terms of the evaluation. `.others`: it is about the other seats.
### $on: city, road, field, monastery or garden, where it placed a figure; `none` where it placed none.

intent-points = { $seat } wants the points right away.
    .others = { $seat } wants the others to score less right away.
intent-cities = { $on ->
    [city] { $seat } claims the city and is counting on its points.
   *[other] { $seat } wants more from its cities.
}
    .others = { $seat } wants the others to get less from their cities.
intent-roads = { $on ->
    [road] { $seat } claims the road and is counting on its points.
   *[other] { $seat } wants more from its roads.
}
    .others = { $seat } wants the others to get less from their roads.
intent-monasteries = { $on ->
    [monastery] { $seat } claims the monastery and is counting on the tiles around it.
    [garden] { $seat } claims the garden and is counting on the tiles around it.
   *[other] { $seat } wants more tiles around its monastery.
}
    .others = { $seat } wants the others to get less from their monasteries.
intent-fields = { $on ->
    [field] { $seat } claims the field for the cities along it.
   *[other] { $seat } wants more cities along its fields.
}
    .others = { $seat } wants the others to get less from their fields.
intent-hand = { $seat } is saving its followers for something better.
    .others = { $seat } wants the others to run short of followers.
intent-returning = { $seat } wants its followers back soon.
    .others = { $seat } wants the others to wait longer for their followers.
intent-chance = { $seat } wants a good place for a follower on this tile.
    .others = { $seat } wants to leave the others no good place on this tile.
