### What a bot is up to with its last turn of Rattus, by the terms of the evaluation. `.others`: it is about the other seats.
### $region: where it added cubes, $plague: where it moved the plague, $card: what it took; each of them may be `none`.

intent-palace = { $seat } wants cubes safe in the palace, out of the plague’s reach.
    .others = { $seat } wants to keep the others’ cubes out of the palace.
intent-board = { $region ->
    [none] { $seat } wants more cubes on the board while there is time.
   *[other] { $seat } wants cubes in { $region } before the plague comes.
}
    .others = { $plague ->
        [none] { $seat } wants the others to lose cubes.
       *[other] { $seat } sends the plague to { $plague } to make the others lose cubes.
    }
intent-rats = { $region ->
    [none] { $seat } wants its cubes where fewer rats can still come.
   *[other] { $seat } goes to { $region }, so that fewer rats can still come to its cubes.
}
    .others = { $seat } wants more rats to come to the others’ cubes.
intent-losses = { $plague ->
    [none] { $seat } wants its own cubes out of the plague’s way.
   *[other] { $seat } sends the plague to { $plague } to keep its own cubes safer.
}
    .others = { $plague ->
        [none] { $seat } wants to put the others’ cubes in danger.
       *[other] { $seat } sends the plague to { $plague } to put the others’ cubes in danger.
    }
intent-baker = { $seat } is counting on the cubes waiting on the Baker.
    .others = { $seat } wants the others to have fewer cubes waiting on the Baker.
intent-cards = { $card ->
    [none] { $seat } wants strong cards for the turns to come.
   *[other] { $seat } wants the { $card } for the turns to come.
}
    .others = { $card ->
        [none] { $seat } wants to leave the others with weaker cards.
       *[other] { $seat } takes the { $card } so that nobody else has it.
    }
