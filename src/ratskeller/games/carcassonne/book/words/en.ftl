### The book of rules of Carcassonne: Die Pest in English.
###
### A paragraph `para-BAS5` explains rule BAS5 and those that the book lists with it: `title` is its heading, `caption` tells what its picture
### shows, `at-…` what an option of the table makes of it. A rule in brackets, [PLG8], becomes a link. Blank lines divide paragraphs.

book-about = How land is built and scored, what the plague does to it, and what the expansions add.

## What it is about

chapter-aim = What it is about
para-aim =
    Tile by tile you build a land of cities, roads, monasteries and fields. Your followers claim what lies there, and score points when it is
    complete. The plague roams through this land: whoever is sick when points are scored counts for nothing.

    Whoever has the most points when the last tile has been laid and everything has been scored has won [BAS10].
    .title = The aim
para-BAS1 =
    Two to five can play, or six with Inns & Cathedrals [EXT2]. Everybody has seven followers. Those that you have not set are your supply.
    The start tile lies open, and the other tiles are shuffled face down: the stack.
    .title = What you begin with
    .caption = The start tile, and a follower of each of the first five colours.
para-BAS2 =
    In your turn you draw a tile and lay it. You may set a follower on it. Then everything that the tile has completed is scored. At the end the
    plague moves [PLG5].
    .title = Your turn

## Building

chapter-land = Building
para-BAS3 =
    The tile must touch another one along a side. Wherever sides meet they must match: city to city, road to road, field to field,
    river to river. You may turn it as you like. If it fits anywhere, it has to be laid.
    .title = Lay the tile
    .caption = The tile on the right fits: road meets road, field meets field.
para-BAS4 =
    A tile that fits nowhere leaves the game. Everybody sees it, and you draw again. If there is none left, the game is over.
    .title = When nothing fits
para-BAS5 =
    If you like, set one follower from your supply on the tile that you have just laid: on its road, its city, its monastery or a field. You
    can’t if somebody stands there already, however far away, because roads, cities and fields go on from tile to tile. It doesn’t matter
    whose follower that is. But if all who stand there are sick, the place counts as free [PLG8].
    .title = Set a follower
    .caption = Blue’s follower is on the road. On the new tile Red may stand in the city or in a field, but not on this road.

## Scoring

chapter-points = Scoring
para-BAS6 =
    A road is complete when both its ends are closed, by a crossing, a city or a monastery, or when it is a loop. A city is complete when its
    wall has no gap and there is no gap inside. A monastery is complete when all eight places around it are filled. A field is never complete.

    What a tile completes is scored at once, whoever has laid it.
    .title = What is complete
    .caption = This road ends at two crossings: it is complete and scores 1 point for each of its three tiles.
para-BAS7 =
    A road scores 1 point for each of its tiles. A city scores 2 for each tile and 2 for each pennant. A monastery scores 9: 1 for itself and 1
    for each place around it. A tile counts once, even if the road or city crosses it twice.

    A city of two tiles counts like any other, unless the table says that it scores only 1 a tile and 1 a pennant.
    .title = Points
    .caption = This city has two tiles and no pennant: 4 points for Red.
    .at-small-cities-4 = Here a city of two tiles counts like any other.
    .at-small-cities-2 = Here a city of two tiles scores 1 a tile and 1 a pennant.
para-BAS8 =
    All the points go to the player with the most followers there. If several tie, each of them gets all the points. Then all
    followers in it go back to the supply of their owners, who can set them again from their next turn on.

    Several followers in one place? Nobody may go where somebody is, but two cities may grow together.
    .title = Who gets the points
    .caption = Red and Blue have one follower each in this city: both get all its points.

## The end

chapter-end = The end
para-BAS9 =
    The game is over after the turn in which the last tile was laid. Then what is incomplete is scored: a road 1 a tile, a city 1 a tile and
    1 a pennant, a monastery 1 plus 1 for each filled place around it. A field scores 3 points for every complete city that it touches; each
    city counts once for a field, and for every field that touches it.

    As always, the most followers get it all. Followers on fields, the farmers, lie there to the end. A table can do without them.
    .title = The final scoring
    .caption = Red’s farmer lies in a field that touches one complete city: 3 points at the end.
    .at-farmers-on = Here fields count.
    .at-farmers-off = Here nobody stands on fields, and fields score nothing.
para-BAS10 =
    The most points win. If several tie, they share the victory.
    .title = Who wins

## The plague

chapter-plague = The plague
para-PLG12 =
    The plague is part of this game. A table can do without it: then it is plain Carcassonne, and this chapter doesn’t apply.
    .title = With the plague or without
    .at-plague-on = This table plays with the plague.
    .at-plague-off = This table plays without the plague.
para-PLG1 =
    Six plague tiles are shuffled into the stack: with those of the base game there are 78 tiles. A table can take twelve of them, and it can
    keep the first 17 tiles drawn free of the plague.
    .title = Plague tiles
    .caption = The six plague tiles. The sign on each of them brings the plague.
    .at-plague-tiles-6 = Here there are six.
    .at-plague-tiles-12 = Here there are twelve.
    .at-grace-0 = Here the plague may come from the first tile on.
    .at-grace-17 = Here the first 17 tiles bring no plague.
para-PLG2 =
    As soon as a plague tile is laid a marker comes to it: before a follower is set, and before anything is scored. The sign works once. A tile
    never holds more than one marker, and there are as many markers as it takes. A plague tile that fits nowhere leaves the game and does nothing.

    Markers have numbers in the order in which they came, and never leave the board.
    .title = A marker comes
    .caption = Marker 1 lies on the plague tile that has just been laid.
para-PLG4 =
    A follower is sick while a marker lies on its own tile, or on a tile beside it that holds a part of the same road, city or field. In a
    monastery or a garden only a marker on that very tile counts. If a marker lies farther away, the follower is well, even in the same city.

    A place that has a marker anywhere is called affected. That alone hurts nobody. A table can make the plague reach less far, only the tile
    itself, or farther, everybody in the place.
    .title = Who is sick
    .caption = Marker 1 lies beside Blue’s knight in the same city: he is sick. Red’s knight is two tiles away and well.
    .at-reach-near = Here the plague reaches the follower’s own tile and the same place on the tiles beside it.
    .at-reach-tile = Here only a marker on the follower’s own tile counts.
    .at-reach-feature = Here a marker anywhere in the same place counts.
    .at-reach-bordering = Here a marker on the follower’s own tile or on any tile beside it counts, for monks too.
    .at-reach-wide = Here a marker anywhere in the same place counts, and so does one on any tile beside the follower’s own.
para-PLG5 =
    After every turn all markers move, one after the other by their numbers. Each goes to a tile beside its own on which no marker lies: if
    there is one that has never held a marker, it goes there, otherwise to the one that was left longest ago. If several are equal, north comes
    first, then east, south and west. If there is none, it stays and tries again next time. Each sees the board as the ones before it have
    left it.

    Walls, roads and rivers don’t stop it, and nobody decides anything. Usually completed places don’t stop it either; a table can let them. So everybody can see where each marker goes next: an
    arrow shows it. When the stack is empty, no marker moves any more.
    .at-obstacles-none = Here nothing stops the markers.
    .at-obstacles-completed = Here no marker enters a tile whose cities, roads and monasteries are all complete.
    .title = The plague moves on
    .caption = Four markers fill a square: none of them could move. A fifth tile lies beside marker 2 now. It goes there, and marker 4 takes the tile that it leaves.
para-PLG6 =
    Usually a marker leaves its tile when it moves. A table can let it stay instead, and have a new marker come to the tile beside it. New ones
    don’t spread in the same step.
    .title = Moving or multiplying
    .at-spread-move = Here markers move.
    .at-spread-copy = Here markers stay and multiply.
para-PLG7 =
    Nobody dies of the plague here. A sick follower stays where it is, and is well again as soon as no marker is near.
    .title = Getting well
para-PLG8 =
    If all followers in a road, city, monastery or field are sick, the place counts as free, even if they are yours. So you may set a follower
    there. When the others get well, all of them count again.

    You may even set a follower where it is sick at once. You are warned first.
    .title = The sick don’t hold a place
    .caption = Red’s knight is sick, so Blue may set one in the same city, on the new tile. Once Red’s is well, both count.
para-PLG9 =
    When something is scored, during the game or at the end, only healthy followers count: for the majority, for ties and for points. If all
    of them are sick, nobody scores. What it is worth doesn’t change.

    What is complete is done all the same: all followers go back to their owners, sick or not.
    .title = The sick don’t count
    .caption = Blue has two knights here and Red one. But Blue’s are sick, so Red alone gets the points for this city.
para-PLG10 =
    Large followers and abbots fall sick like anybody. A sick large follower counts for nothing instead of two. A sick abbot may be taken
    back, but scores nothing. Where two rules conflict, that of the plague holds.
    .title = Special figures
para-PLG11 =
    Usually the plague stays where it is after the last turn. A table can let it move once more. Only followers that are well then count in the
    final scoring.
    .at-last-step-off = Here the markers stay where they are.
    .at-last-step-on = Here the markers move once more after the last turn.
    .title = The plague at the end
para-PLG13 =
    The preset “As written” takes the rules sheet of the plague by the letter: a marker makes everybody sick in the same place and on all tiles
    beside, it enters no completed tile, and it moves after the last turn too.
    .title = As written

## Other boxes

chapter-boxes = Expansions
para-EXT1 =
    The source takes the place of the start tile. The other river tiles come next, in any order, the mouth last. Each has to go on with the
    river, and two bends in a row never turn the same way, whatever lies between them. Nobody stands on a river; fields end there.
    .title = The River
    .caption = The source, a bend one way, a bend the other way, and on it goes.
    .at-river-on = This table plays with it.
    .at-river-off = This table plays without it.
para-EXT2 =
    Eighteen more tiles, and one large follower for everybody. It counts as two where followers are compared.

    A road with an inn scores 2 points a tile when it is complete, and nothing if it is not. A city with a cathedral scores 3 a tile and 3 a
    pennant when it is complete, and nothing if it is not. For the fields it counts like any other complete city.
    .title = Inns & Cathedrals
    .caption = The inn makes this road worth 2 points a tile, if it is complete. Red’s large follower counts as two.
    .at-inns-on = This table plays with them.
    .at-inns-off = This table plays without them.
para-EXT3 =
    Everybody has an abbot, who may only stand in monasteries and gardens. Gardens lie on some tiles, only abbots go there, and they score like
    monasteries.

    Instead of setting a figure you may take your abbot back and score at once what his place is worth by then. This comes before anything
    that the tile completes is scored.
    .title = The Abbot
    .caption = Red’s abbot in a garden: 1 point for itself and 1 for each place around it that is filled.
    .at-abbot-on = This table plays with abbots.
    .at-abbot-off = This table plays without abbots.

## In a minute

minute-main = Carcassonne in a minute
    .name = In a minute
minute-lay = Draw a tile and lay it so that all sides fit.
    .title = Lay
minute-set = If you like, set a follower on it: on a road, in a city, a monastery or a field where nobody is.
    .title = Set
minute-score = What is complete is scored: roads 1 a tile, cities 2 a tile and 2 a pennant, monasteries 9. Your follower comes home.
    .title = Score
minute-most = The most followers there take all the points. If several tie, each of them does.
    .title = Share
minute-farm = A follower in a field stays. At the end each complete city beside it scores 3.
    .title = Farm
minute-end = After the last tile, what is incomplete scores less. The most points win.
    .title = The end

minute-plague = The plague in a minute
    .name = The plague in a minute
minute-come = A plague tile brings a marker as soon as it is laid.
    .title = It comes
minute-sick = Followers are sick while a marker is on their tile, or next door in the same road, city or field.
    .title = They fall sick
minute-count = Whoever is sick counts for nothing when something is scored.
    .title = They don’t count
minute-free = A place where everybody is sick is free for others.
    .title = They hold nothing
minute-walk = After every turn each marker goes one tile on. The arrow shows where.
    .title = It moves on
minute-well = No marker near? Well again at once. Nobody dies, and the final scoring counts whoever is well.
    .title = They get well
