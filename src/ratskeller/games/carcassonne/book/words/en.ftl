### The book of rules of Carcassonne: The Plague in English.
###
### A paragraph `para-BAS5` explains rule BAS5 and those that the book lists with it: `title` is its heading, `caption` tells what its picture
### shows, `at-…` what an option of the table makes of it. A rule in brackets, [PLG8], becomes a link. Blank lines divide paragraphs.

book-about = How the land is built and scored, what the plague does to it, and what the expansions add.

## What it is about

chapter-aim = What it is about
para-aim =
    Tile by tile you build a land of cities, roads, monasteries and fields. Your followers claim these features, and score points when they
    are complete. The plague roams through this land: followers that are sick when points are scored count for nothing.

    The player with the most points wins, once the last tile has been placed and everything has been scored [BAS10].
    .title = The aim
para-BAS1 =
    Two to five can play, or six with Inns & Cathedrals [EXT2]. Each player has seven followers. Those you haven’t placed are your supply.
    The start tile lies face up. The other tiles are shuffled face down and form the stack.
    .title = What you start with
    .caption = The start tile, and a follower of each of the first five colours.
para-BAS2 =
    On your turn you draw a tile and place it. You may place a follower on it. Then everything the tile has completed is scored. At the end the
    plague moves [PLG5].
    .title = Your turn

## Building

chapter-land = Building
para-BAS3 =
    The tile must touch another one along a side. Touching sides must match: city to city, road to road, field to field, river to river. You
    may rotate it as you like. If it fits anywhere, you have to place it.
    .title = Place the tile
    .caption = The tile on the right fits: road meets road, field meets field.
para-BAS4 = A tile that fits nowhere leaves the game. Everyone sees it, and you draw again. If there are no tiles left, the game is over.
    .title = When nothing fits
para-BAS5 =
    If you like, place one follower from your supply on the tile you have just placed: on its road, its city, its monastery or a field. You
    can’t if there is already a follower in that feature, however far away, because roads, cities and fields go on from tile to tile. It doesn’t
    matter whose follower that is. But if all followers there are sick, the feature counts as free [PLG8].
    .title = Place a follower
    .caption = Blue’s follower is on the road. On the new tile, Red may place a follower in the city or in a field, but not on this road.

## Scoring

chapter-points = Scoring
para-BAS6 =
    A road is complete when both its ends are closed by a crossing, a city or a monastery, or when it forms a loop. A city is complete when
    its wall has no gap and no tile is missing inside. A monastery is complete when all eight places around it are filled. A field is never
    complete.

    What a tile completes is scored at once, no matter who placed it.
    .title = What is complete
    .caption = This road ends at two crossings: it is complete and scores 1 point for each of its three tiles.
para-BAS7 =
    A road scores 1 point for each of its tiles. A city scores 2 for each tile and 2 for each pennant. A monastery scores 9: 1 for itself and 1
    for each place around it. A tile counts once, even if the road or city crosses it twice.

    A city of two tiles counts like any other, unless the table settings say that it scores only 1 per tile and 1 per pennant.
    .title = Points
    .caption = This city has two tiles and no pennant: 4 points for Red.
    .at-small-cities-4 = Here a city of two tiles counts like any other.
    .at-small-cities-2 = Here a city of two tiles scores 1 per tile and 1 per pennant.
para-BAS8 =
    The player with the most followers in a feature gets all its points. If players tie, each of them gets all the points. Then all its
    followers go back to their owners’ supplies, and can be placed again from their next turn on.

    How can there be several followers in one feature? You can’t join an occupied feature, but two features may grow together.
    .title = Who gets the points
    .caption = Red and Blue have one follower each in this city: both get all its points.

## The end

chapter-end = The end
para-BAS9 =
    The game is over after the turn in which the last tile was placed. Then incomplete features are scored: a road 1 point per tile, a city
    1 per tile and 1 per pennant, a monastery 1 plus 1 for each filled place around it. A field scores 3 points for every complete city that
    it touches; a city counts for every field that touches it, but only once for each.

    As always, the player with the most followers takes all the points. Followers on fields, the farmers, stay until the end. You can also
    play without farmers.
    .title = Final scoring
    .caption = Red’s farmer is in a field touching one completed city: 3 points at the end.
    .at-farmers-on = Here fields count.
    .at-farmers-off = Here there are no farmers, and fields score nothing.
para-BAS10 = The player with the most points wins. If players tie, they share the victory.
    .title = Who wins

## The plague

chapter-plague = The plague
para-PLG12 = The plague is part of this game. You can also play without it: then it is plain Carcassonne, and this chapter doesn’t apply.
    .title = With the plague or without
    .at-plague-on = This table plays with the plague.
    .at-plague-off = This table plays without the plague.
para-PLG1 =
    Six plague tiles are shuffled into the stack: with those of the base game there are 78 tiles. You can also play with twelve, and with no
    plague tile among the first 17 tiles drawn.
    .title = Plague tiles
    .caption = The six plague tiles. The symbol on each of them brings the plague.
    .at-plague-tiles-6 = Here there are six.
    .at-plague-tiles-12 = Here there are twelve.
    .at-grace-0 = Here the plague may come from the first tile on.
    .at-grace-17 = Here the first 17 tiles bring no plague.
para-PLG2 =
    As soon as a plague tile is placed, it gets a marker: before a follower is placed, and before anything is scored. The symbol works only
    once. A tile never holds more than one marker, and there are as many markers as needed. A plague tile that fits nowhere leaves the game
    and does nothing.

    Markers are numbered in the order in which they appear, and never leave the board.
    .title = A marker appears
    .caption = Marker 1 lies on the plague tile that has just been placed.
para-PLG4 =
    A follower is sick while a marker is on its tile, or on an adjacent tile with a part of the same road, city or field. In a monastery or
    a garden, only a marker on that very tile counts. If a marker is farther away, the follower is healthy, even in the same city.

    A feature with a marker anywhere on it is called affected. That alone hurts nobody. You can also play with a shorter reach, only the
    tile itself, or a longer one, such as the whole feature.
    .title = Who is sick
    .caption = Marker 1 is next to Blue’s knight in the same city, so the knight is sick. Red’s knight is two tiles away and healthy.
    .at-reach-near = Here the plague reaches the follower’s own tile and the same feature on adjacent tiles.
    .at-reach-tile = Here only a marker on the follower’s own tile counts.
    .at-reach-feature = Here a marker anywhere in the same feature counts.
    .at-reach-bordering = Here a marker on the follower’s own tile or on any adjacent tile counts, for monks too.
    .at-reach-wide = Here a marker anywhere in the same feature counts, and so does one on any tile adjacent to the follower’s own.
para-PLG5 =
    After every turn all markers move, in order of their numbers. Each goes to an adjacent tile without a marker: if there is one that has
    never held a marker, it goes there, otherwise to the one left longest ago. If several qualify, north comes first, then east, south and
    west. If there is none, it stays and tries again next time. A marker may also enter a tile that another has just left. Walls, roads and
    rivers don’t stop markers, and neither do completed features, unless the table settings say so.

    Nobody decides anything, so everyone can see where each marker goes next: an arrow shows it. When the stack is empty, no marker moves
    any more.
    .at-obstacles-none = Here nothing stops the markers.
    .at-obstacles-completed = Here no marker enters a tile whose cities, roads and monasteries are all complete.
    .title = The plague spreads
    .caption = Four markers fill a square, so none of them could move. Now there is a fifth tile next to marker 2. It goes there, and marker 4 moves to the tile that it leaves.
para-PLG6 =
    Usually a marker leaves its tile when it moves. You can also play so that it stays, and a new marker appears on the adjacent tile. New
    markers don’t spread until the next turn ends.
    .title = Moving or multiplying
    .at-spread-move = Here markers move.
    .at-spread-copy = Here markers stay and multiply.
para-PLG7 =
    Nobody dies of the plague here. A sick follower stays in place, and recovers as soon as no marker is near.
    .title = Recovering
para-PLG8 =
    If all followers on a road, in a city, a monastery or a field are sick, the feature counts as free, even if they are yours. So you may
    place a follower there. When the others recover, all of them count again.

    You may even place a follower where it is sick at once. You are warned first.
    .title = The sick hold nothing
    .caption = Red’s knight is sick, so Blue may place one in the same city, on the new tile. Once Red’s recovers, both count.
para-PLG9 =
    When something is scored, during the game or at the end, only healthy followers count: for the majority, for ties and for points. If all
    of them are sick, nobody scores. What the feature is worth doesn’t change. A completed feature is finished all the same: all its
    followers go back to their owners, sick or not.
    .title = The sick don’t count
    .caption = Blue has two knights here and Red one. But Blue’s are sick, so Red alone gets the points for this city.
para-PLG10 =
    Large followers and abbots fall sick like any follower. A sick large follower counts as nothing, not as two. You may take back a
    sick abbot, but it scores nothing. Where two rules conflict, the plague rule applies.
    .title = Large followers and abbots
para-PLG11 =
    Usually the plague stays where it is after the last turn. You can also have it move once more. Only followers that are healthy
    after that count in final scoring.
    .at-last-step-off = Here the markers stay where they are.
    .at-last-step-on = Here the markers move once more after the last turn.
    .title = The plague at the end
para-PLG13 =
    The preset “As written” follows the rules sheet of the plague to the letter: a marker makes every follower sick in the same feature and on all
    adjacent tiles, it enters no completed tile, and it moves after the last turn too.
    .title = As written

## Other boxes

chapter-boxes = Expansions
para-EXT1 =
    The source takes the place of the start tile. The other river tiles come next, in random order, the mouth last. Each has to continue the
    river, and two bends in a row never turn the same way, even with straight tiles between them. You can’t place followers on rivers, and
    fields end there.
    .title = The River
    .caption = The source, a bend one way, a bend the other way, and on it goes.
    .at-river-on = This table plays with it.
    .at-river-off = This table plays without it.
para-EXT2 =
    Eighteen more tiles, and one large follower for each player. It counts as two for the majority.

    A road with an inn scores 2 points per tile when complete, and nothing if not. A city with a cathedral scores 3 per tile and 3 per
    pennant when complete, and nothing if not. For the fields it counts like any other complete city.
    .title = Inns & Cathedrals
    .caption = The inn makes this road worth 2 points per tile, if it is complete. Red’s large follower counts as two.
    .at-inns-on = This table plays with them.
    .at-inns-off = This table plays without them.
para-EXT3 =
    Each player has an abbot, for monasteries and gardens only. Some tiles have gardens. Only abbots may go there, and gardens score like
    monasteries. Instead of placing a follower you may take your abbot back and at once score what its place is worth so far. This happens
    before anything the tile completes is scored.
    .title = The Abbot
    .caption = Red’s abbot in a garden: 1 point for itself and 1 for each place around it that is filled.
    .at-abbot-on = This table plays with abbots.
    .at-abbot-off = This table plays without abbots.

## In brief

minute-main = How Carcassonne works
    .name = How it works
minute-lay = Draw a tile and place it so that all sides match.
    .title = Place
minute-set = If you like, place a follower on it: on a road, in a city, a monastery or a field without followers.
    .title = Claim
minute-score = Completed features are scored: roads 1 per tile, cities 2 per tile and 2 per pennant, monasteries 9. Your follower returns.
    .title = Score
minute-most = The player with the most followers there takes all the points. If players tie, each gets all the points.
    .title = Ties
minute-farm = A follower in a field stays. At the end, each completed city next to it scores 3.
    .title = Farm
minute-end = After the last tile, incomplete features are scored too, for fewer points. The player with the most points wins.
    .title = The end

minute-plague = How the plague works
    .name = How the plague works
minute-come = A plague tile brings a marker as soon as it is placed.
    .title = It comes
minute-sick = Followers are sick while a marker is on their tile, or on an adjacent tile of the same road, city or field.
    .title = They fall sick
minute-count = Sick followers count for nothing when a feature is scored.
    .title = They don’t count
minute-free = A feature with only sick followers is free for others.
    .title = They hold nothing
minute-walk = After every turn each marker moves one tile. The arrow shows where.
    .title = It spreads
minute-well = No marker near? They recover at once. Nobody dies, and final scoring counts the healthy.
    .title = They recover
