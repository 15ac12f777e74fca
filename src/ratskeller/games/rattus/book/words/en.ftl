### The book of rules of Rattus in English.
###
### A paragraph `para-C5` explains rule C5 and those that the book lists with it: `title` is its heading, `caption` tells what its picture
### shows, `at-…` what an option of the table makes of it. A rule in brackets, [C5], becomes a link. Blank lines divide paragraphs.
### Names of cards and what they do are taken from the words of the game.

book-about = How a game starts, plays and ends, all eighteen cards, and where the printed and the online rules differ.

## What it is about

chapter-aim = What it is about
para-aim =
    Europe, 1347. Your cubes are people. You settle them where the rats are, because that is where they multiply. And you try to have them
    somewhere else when the plague comes.

    The player with the most cubes on the board and in the palace at the end of the game wins [F6].
    .title = The aim
para-things =
    The board shows regions. Each holds up to three rats, face down, and any number of cubes. The plague piece stands in one region and
    moves every turn. Six class cards lie beside the board: each gives an ability and has a price. Cubes in the palace are safe from the
    plague. Cubes that you haven’t placed yet are your stock. Rats still to be placed are the supply.

    Two regions are neighbours if a border or an arrow joins them and both are in play.
    .title = What is on the table
    .caption = From the left: one of Red’s cubes, a face-down rat, a revealed rat, the plague piece, a nun, a bishop, a wall and a potion.

## How a game starts

chapter-setup = How a game starts
para-S1 =
    Rattus is for two to four players. Two play in the eight western and central regions. With three players Bulgaria and Turcia join in,
    with four Russia and Tartaria as well. A region that is not in play doesn’t exist: nothing enters it or passes through it.
    .title = Players and regions
    .caption = Light: always in play. Single hatching: with three or four players. Double hatching: with four.
    .at-players-2 = Two play here, in eight regions.
    .at-players-3 = Three play here, in ten regions.
    .at-players-4 = Four play here, in all twelve regions.
para-S2 = Each player has twenty cubes of one colour. At the start they are all in stock.
    .title = Cubes
para-S3 =
    Each region in play gets one of the twelve start rats, at random and face down. With two players four start rats are left over, with
    three players two.

    There are 37 more rats. With two players twelve of them go back into the box unseen, with three players six. The rest are mixed with the
    start rats that are left over: this is the supply. It holds 29 rats with two players, 33 with three, 37 with four.
    .title = Rats and supply
    .caption = Each region has a start rat, face down. You can tell it by its violet rim.
    .at-players-2 = Here the supply starts with 29 rats.
    .at-players-3 = Here the supply starts with 33 rats.
    .at-players-4 = Here the supply starts with 37 rats.
para-S5 =
    The plague piece starts in a random region in play.
    .title = Where the plague starts
para-S6 = The player in seat 1 goes first, unless the table settings name someone else or leave it to chance.
    .title = Who goes first
para-S7 =
    In turn order, beginning with the start player, each player places two cubes in one region. Then everyone places two more in reverse
    order: the last player first, the start player last. You may choose any region in play, even the same one again, and even one where
    others are.

    Then the start player takes the first turn, and play goes clockwise.
    .title = The first cubes
para-S9 =
    Six class cards are in play. They lie beside the board, and nobody owns them yet. In the base game these are { card-peasant },
    { card-monk }, { card-merchant }, { card-knight }, { card-witch } and { card-king }.
    .title = The cards
    .caption = The six cards of the base game, each with the symbol of its class.
para-S10 =
    With the Pied Piper expansion there are eighteen cards, and six of them are in play: any six at random, one of each class at random, a
    named set, or six that you pick.

    With two or three players, include a Chivalry card, or the plague will hardly get anywhere. The start page reminds you. You can have
    one always included when six are drawn at random; one of each class includes one anyway.

    The named sets: “{ set-base }” is the base game. “{ set-prosperous-times }” has Peasant, Baker, Serf, Queen, Mayor and Soldier.
    “{ set-rat-control }” has Pied Piper, Wizard, Bishop, Nun, Monk and Emperor. “{ set-europe-at-war }” has Knight, Crusader, Soldier,
    Courier, Merchant and Pied Piper.
    .title = Eighteen cards to choose from

## Your turn

chapter-turn = Your turn
para-T1 =
    On your turn you may take a card and you may add cubes, in either order. At any point before the plague moves you may use the abilities
    of your cards, each card once. At the end you move the plague. That is the only thing you have to do, and it always comes last.
    .title = What you do
    .caption = Take a card, add cubes and use abilities as you like; then move the plague.
para-T2 =
    Once per turn you may take one card, from the table or from another player. You may use it at once. A card is yours until another player
    takes it. You can’t give it up, and you may hold any number.

    Every card helps you, and every card is a risk: in an outbreak that shows its class where you have cubes, you lose one [C5].
    .title = Take a card
    .caption = You may take the Monk from the table, or the Knight from Blue.
para-T3 =
    Once per turn you may choose one region and add cubes from your stock: exactly as many as there are rats. If you have fewer left, you
    add all of them. You can’t choose a region without rats, unless a card lets you: { card-peasant } [K-PEASANT], { card-queen } [K-QUEEN]
    or { card-mayor } [K-MAYOR].
    .title = Add cubes
    .caption = Three rats in Gallia: you add three cubes. One in Germania: you add one. None in Italia: you can’t add any. With the Peasant it would be four, two and one.
para-T4 =
    You use abilities only on your own turn, and you never have to. You can use each card once per turn, even if you have just taken it.
    .title = Abilities
para-T5 = When the plague has moved, spread and ravaged, your turn ends.
    .title = The end of your turn

## The plague

chapter-plague = The plague
para-C1 =
    Move the plague piece to a neighbouring region: it can’t stay where it is. With the Knight, the Crusader or the Soldier it may move up
    to two steps, from neighbour to neighbour through any region, as long as it ends in a different one.

    The region where it ends is the plague region. If walls leave the plague no way out, it stays, and your turn ends without new rats and
    without a ravage.
    .title = First the plague moves
    .caption = From Gallia the plague can go to Anglia, Germania, Hispania or Italia. Arrows join regions that don’t touch.
para-C2 =
    Where the plague arrives, rats spread. If there is one rat in the plague region, add one new rat to a neighbouring region. If there are
    two or three, add two, both to the same neighbour or to two different ones. If there are no rats, none are added. You choose where they
    go, and nobody looks at their faces.

    A region holds no more than three rats. No rat crosses a wall, and none enters a region with a bishop: you can’t choose such regions. If
    there is no room left or the supply is empty, the rest are not placed. The number of new rats is fixed before the first is placed.
    .title = Then rats spread
    .caption = There are two rats in the plague region, Gallia. So its neighbours get two new ones: here Hispania and Germania.
para-C3 =
    If the plague region now has at least one rat and at least one cube, the plague ravages it. Its rats are revealed one by one, in random
    order, until there are no rats or no cubes left.

    A revealed rat leaves the game. The others stay, face down.
    .title = Finally the plague ravages
para-C4 =
    A rat shows a number, its limit, and symbols. Count the people in the region: all cubes of all colours. Each nun counts as minus
    one [K-NUN], a Knight may add two [K-KNIGHT], and the total is never below zero.

    If the total reaches the limit, there is an outbreak. If it doesn’t, the rat leaves without effect. So small towns often get away, and
    crowds don’t. The palace is not a region: cubes there don’t count.
    .title = When there is an outbreak
    .caption = Limit 2, Bourgeoisie and Church: an outbreak where two or more people live. Limit 4 and “majority”: it takes four.
para-C5 =
    In an outbreak the symbols are resolved in order. First “majority”: the player who had the most cubes in the region when the rat was
    revealed removes one. If players tie, each of them removes one. Then each class: the holder of a card of that class removes one cube for
    each such card. Last “all”: every player removes one.

    A player with no cubes left there removes nothing. Removed cubes go back to stock. The Knight’s two people belong to nobody and never
    count for the majority.
    .title = What an outbreak costs
    .caption = Gallia holds two of Green’s cubes and one of Yellow’s. Green has the Peasant and the Merchant. Limit 1, Bourgeoisie, Church: Green loses a cube. Limit 3: only two are left, so nothing happens. Limit 2 with “majority”: Green and Yellow have one each, and both lose theirs.
para-symbols = There are six classes of cards, and rats show the same symbols. Three towers stand for majority, three people for all.
    .title = The symbols
    .caption = Peasantry, Bourgeoisie, Church, Chivalry, Magic, Royalty; majority and all.
para-C6 =
    Decisions are always made in this order: where the plague goes; where each new rat goes; whether the plague piece counts as two people
    (Knight); whether all rats are revealed first (Crusader). Then the rats are resolved, one at a time, each followed by the Serf’s
    decision whether to add a cube.
    .title = The order of decisions

## The end

chapter-end = The end
para-F1 =
    The end comes when the supply of rats is empty at the end of a turn, or when the player whose turn ends has all their cubes on the
    board. The palace counts as part of the board, but the Baker’s card doesn’t. This is checked once per turn, after the plague.

    If no rat or cube has been added for five rounds, the game ends as well; otherwise it might never end.
    .title = When the end comes
para-F2 =
    Then every player has one more turn, except the one who had the last. Play now goes anticlockwise, beginning to the right of that
    player.

    In this turn you only use the abilities of your cards, each once, in any order. You take no card, and you add cubes or move the plague
    only with an ability. Some abilities are different in the final round: the text of each card says how.
    .title = The final round
    .caption = Blue had the last turn. Red, Green and Yellow have one more, in this order.
para-F4 = After the final round, the player to the left of the Baker’s holder places all the cubes from the card in one region [K-BAKER].
    .title = The Baker’s cubes
para-F5 =
    Now the plague ravages every region, one after the other in a fixed order, just as in a turn: all rats are revealed one by one, as long
    as there are cubes. Nuns and potions work as usual. Knight, Crusader and Serf do nothing here, except that under the printed rules the
    Knight’s two people may count [V1].
    .title = The final ravage
para-F6 =
    Count your cubes on the board and in the palace. The player with the most cubes wins. If players tie, the winner is the one whose turn
    would have come first, clockwise from the player of the last regular turn.
    .title = Who wins
    .caption = Cubes in the palace count like any other, and no plague reaches them.

## The cards

chapter-cards = The cards
para-K-PEASANT =
    { card-peasant.does }

    You don’t have to add the extra cube. Without rats you add just that one.

    { card-peasant.final }
    .title = { card-peasant }
para-K-SERF =
    { card-serf.does }

    { card-serf.note }

    { card-serf.final }
    .title = { card-serf }
para-K-BAKER =
    { card-baker.does }

    { card-baker.note } While nobody holds the card, there are no cubes on it.

    { card-baker.final }
    .title = { card-baker }
para-K-MERCHANT =
    { card-merchant.does } They all go to the same region, and not across a wall.

    { card-merchant.final }
    .title = { card-merchant }
para-K-COURIER =
    { card-courier.does }

    { card-courier.note }

    { card-courier.final }
    .title = { card-courier }
    .at-rules-online = { card-courier.online }
    .at-rules-printed = { card-courier.printed }
    .at-rules-letter = { card-courier.printed }
para-K-MAYOR =
    { card-mayor.does }

    { card-mayor.note } A tie is not enough.

    { card-mayor.final }
    .title = { card-mayor }
para-K-MONK =
    { card-monk.does } You pick the rat. There is room where there are fewer than three rats, no bishop, and no wall in between.

    { card-monk.final }
    .title = { card-monk }
para-K-NUN =
    { card-nun.does } You may also place fewer than three.

    { card-nun.note }

    { card-nun.final }
    .title = { card-nun }
    .caption = Three people live in Scandia with two nuns: they count as one, so only a rat with limit 1 causes an outbreak.
para-K-BISHOP =
    { card-bishop.does } This goes for all rats: new ones, including the Soldier’s, those moved by the Monk or the Pied Piper, and those
    swapped by the Witch.

    { card-bishop.note } Both may share a region, and a bishop that moves has to go to a different one.

    { card-bishop.final }
    .title = { card-bishop }
para-K-KNIGHT =
    { card-knight.does }

    You decide after the new rats have been placed and before the first rat is revealed, for this ravage only. Rats with a higher limit then
    cause outbreaks too, and others lose more. These two people belong to nobody and never count for the majority.

    { card-knight.final }
    .title = { card-knight }
    .caption = Two steps bring the plague from Italia to Scandia. If it counts as two people there, rats with limits up to 4 cause outbreaks.
    .at-rules-online = { card-knight.online }
    .at-rules-printed = { card-knight.printed }
    .at-rules-letter = { card-knight.letter }
para-K-CRUSADER =
    { card-crusader.does }

    { card-crusader.note }

    { card-crusader.final }
    .title = { card-crusader }
para-K-SOLDIER =
    { card-soldier.does }

    { card-soldier.final } { card-soldier.note }
    .title = { card-soldier }
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-K-WITCH =
    { card-witch.does } You decide after each look. Only you see the faces.

    If there is only one rat on the board, you look at that one only. You may look at a rat beside a bishop, but not swap it with one from
    another region.

    { card-witch.final }
    .title = { card-witch }
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-K-PIPER =
    { card-pied-piper.does }

    { card-pied-piper.note }

    { card-pied-piper.final }
    .title = { card-pied-piper }
    .caption = Germania already has two rats: one comes along with the cube from Gallia, and one stays.
para-K-WIZARD =
    { card-wizard.does }

    { card-wizard.note } A single cube carries twelve at most.

    { card-wizard.final }
    .title = { card-wizard }
    .at-rules-online = { card-wizard.online }
    .at-rules-printed = { card-wizard.printed }
    .at-rules-letter = { card-wizard.letter }
para-K-KING =
    { card-king.does }

    { card-king.note }

    { card-king.final }
    .title = { card-king }
para-K-QUEEN =
    { card-queen.does }

    { card-queen.note } An equally large group is not enough.

    { card-queen.final }
    .title = { card-queen }
    .caption = Red’s largest group is Anglia, Gallia and Hispania: three regions. Blue’s and Yellow’s have two, Green’s has one. With the Queen, Red may add up to two extra cubes.
para-K-EMPEROR =
    { card-emperor.does } You may also place fewer than three; a wall that moves has to go somewhere else.

    { card-emperor.note }

    { card-emperor.final }
    .title = { card-emperor }
    .caption = A wall between Gallia and Germania: neither rats nor cubes nor the plague can cross it.
    .at-rules-online = { card-emperor.online }
    .at-rules-printed = { card-emperor.printed }
    .at-rules-letter = { card-emperor.letter }
para-K1 =
    Two cards of one class each cost you a cube in an outbreak that shows that class: the holder of Crusader and Knight loses two for every Chivalry
    symbol. If two players hold one each, each loses one.
    .title = Two cards of one class
para-K2 = Even with several Chivalry cards the plague moves two steps at most. Their other effects all apply.
    .title = Several Chivalry cards
para-K3 =
    Peasant and Queen together allow up to three extra cubes. If you add cubes with the Mayor, each extra cube goes to any region in which
    you had the majority.
    .title = Peasant, Queen and Mayor together
para-K4 =
    If you use two or more of Crusader, Knight and Serf in the final round, the plague moves only once, and all act in the same region. The card
    that you use first decides how it moves. A card that you use later acts where the plague stands, if there is something left to ravage.

    Under the online rules, leaving the plague in place with the Knight counts as passing, so another card may still move it.
    .title = Crusader, Knight and Serf in the final round
para-K5 =
    Nuns and the Knight’s two people count together. The plague may come to a region with a bishop, and ravages there as anywhere else: the
    bishop only keeps new rats away.
    .title = Nuns, Knight and bishop
para-K6 =
    Walls, nuns, bishops and potions stay on the board when their card changes hands. From then on the new holder moves them.
    .title = Pieces stay
para-K7 =
    A potion goes where its cube goes. Whenever some of your cubes are moved or swapped and they carry different numbers of potions, you
    choose which. A cube that goes to the palace or leaves the board loses its potions.
    .title = Potions travel

## What nobody knows

chapter-hidden = What nobody knows
para-H1 =
    Nobody knows what a face-down rat shows, except those who looked at it with the Witch [V6]. Everyone sees which rat is placed, moved,
    looked at or swapped, but not what it shows: you can keep track of a rat by its place.
    .title = Faces
para-H3 = Revealed rats stay visible to everyone. So everyone knows what may still be face down: the tray beside the board shows it.
    .title = What may still come
para-H4 =
    During your turn you may undo as much as you like, back to the last point at which somebody learned something new: by a look, a revealed
    rat, a draw that a player saw, or another player’s answer. Once the final ravage has begun, nothing can be undone.
    .title = Undoing
para-H5 =
    Even the computer doesn’t know in advance what a face-down rat shows. That is drawn when the rat is revealed, with exactly the odds of
    a well-mixed bag, given everything already revealed. Draws are stored with the game, so every game can be replayed.
    .title = Chance

## Printed and online

chapter-readings = Printed and online
para-readings =
    The printed rules and the online game differ in a few points. You choose on the start page; online is the default. There are two ways to
    play the printed rules: without questions on other players’ turns, or to the letter.
    .title = The versions
    .at-rules-online = This table plays by the online rules.
    .at-rules-printed = This table plays by the printed rules.
    .at-rules-letter = This table plays by the printed rules, to the letter.
para-V1 =
    Under the online rules, when the Knight moves the plague in the final round, it ravages at once, with the Knight’s two people if you like,
    and without new rats. The two people then don’t count in the final ravage.

    Under the printed rules, the Knight only moves the plague piece. You then say whether it counts as two people in the final ravage, even
    if it stayed where it was.

    To the letter, it always counts in the final ravage, whether the Knight has moved it or not, unless the player with the Knight had the
    last turn before the final round.

    With Serf and Crusader, the plague ravages at once in all versions.
    .title = The Knight in the final round
    .at-rules-online = Here it ravages at once.
    .at-rules-printed = Here it waits for the final ravage.
    .at-rules-letter = Here it waits for the final ravage, and always counts.
para-V2 =
    When you would lose a cube to an outbreak and have a cube with a potion in that region, you lose a potion instead, from the cube with
    the most potions. You are not asked. To the letter, you decide each time, even on other players’ turns, whether to lose a cube or a potion, and
    from which cube. Losing a potion doesn’t count as losing a cube for the Serf.
    .title = How a potion helps
    .at-rules-online = Here this happens automatically.
    .at-rules-printed = Here this happens automatically.
    .at-rules-letter = Here you decide. The table can answer for you: open “{ conduct-open }”.
para-V3 =
    Under the printed rules there are ten potions. When all are on the board, the Wizard can’t be used. Under the online rules they never run
    out.
    .title = How many potions there are
    .at-rules-online = Here they never run out.
    .at-rules-printed = Here there are ten.
    .at-rules-letter = Here there are ten.
para-V4 =
    Under the printed rules the Courier swaps cubes of two different players. Under the online rules both may belong to one player, as long as
    they differ in potions.
    .title = What the Courier swaps
    .at-rules-online = { card-courier.online }
    .at-rules-printed = { card-courier.printed }
    .at-rules-letter = { card-courier.printed }
para-V5 =
    In the final round the Soldier may add a rat when the supply is empty. Under the online rules it is then drawn at random from all rats
    that are not on the board, under the printed rules from those revealed; if there are none, no rat is added.
    .title = The Soldier and the empty supply
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-V6 =
    Under the online rules you keep seeing what you saw with the Witch, wherever the rat moves, until it leaves the board. Under the printed
    rules you see it only while you use her, and may take notes.
    .title = What the Witch saw
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-V7 =
    When the King takes one of several cubes from a region to the palace, it is the one with the fewest potions, and they are lost. This
    applies in all versions.
    .title = The King and potions
para-V8 =
    Nothing crosses a wall, and new rats aren’t placed beyond one. To the letter they may be, because they come from the supply and cross no
    border.
    .title = Walls and new rats
    .at-rules-online = Here a wall stops them.
    .at-rules-printed = Here a wall stops them.
    .at-rules-letter = Here a wall doesn’t stop them.

## In brief

minute-main = How { game-title } works
    .name = How it works
minute-aim = Have the most cubes on the board and in the palace when the game ends.
    .title = The aim
minute-take = Take a card if you like, from the table or from another player. It helps you, but its class may cost you cubes.
    .title = Take
minute-add = Add cubes to one region: exactly as many as there are rats.
    .title = Grow
minute-move = Move the plague to a neighbouring region. Rats there bring new rats next door.
    .title = Move
minute-ravage = The rats there are revealed. If the population reaches a rat’s limit, its symbols cost cubes.
    .title = Ravage
minute-end = When the supply of rats is empty, or a player has placed every cube: one more turn each, then the plague strikes everywhere.
    .title = The end
