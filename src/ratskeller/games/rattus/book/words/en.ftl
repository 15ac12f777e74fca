### The book of rules of Rattus in English.
###
### A paragraph `para-C5` explains rule C5 and those that the book lists with it: `title` is its heading, `caption` tells what its picture
### shows, `at-…` what an option of the table makes of it. A rule in brackets, [C5], becomes a link. Blank lines divide paragraphs.
### Names of cards and what they do are taken from the words of the game.

book-about = How a game starts, plays and ends, all eighteen cards, and where the printed and the online rules differ.

## What it is about

chapter-aim = What it is about
para-aim =
    Europe, 1347. You settle people, your cubes, where the rats are, because only there can they multiply. And you try to have them
    somewhere else when the plague comes.

    The player with the most cubes on the board and in the palace at the end of the game wins [F6].
    .title = The aim
para-things =
    The board shows regions. Each holds up to three rats, face down, and any number of cubes. The plague piece stands in one region and
    moves every turn. Six class cards lie beside the board: each gives an ability and has a price. The palace is a safe place for a few.

    Cubes that you haven’t placed yet are your stock. Rats still to be placed are the supply. Two regions are neighbours if a
    border or an arrow joins them and both are in play.
    .title = What is on the table
    .caption = From the left: a cube of Red, a rat from behind, a revealed rat, the plague piece, a nun, a bishop, a wall and a potion.

## How a game starts

chapter-setup = How a game starts
para-S1 =
    Two to four can play. Two play in the eight regions of the west and the middle. With three players Bulgaria and Turcia join in, with four
    Russia and Tartaria as well. A region that is not in play doesn’t exist: nothing enters it or passes through it.
    .title = Players and regions
    .caption = Light: always in play. Hatched once: from three players on. Hatched twice: with four.
    .at-players-2 = Two play here, in eight regions.
    .at-players-3 = Three play here, in ten regions.
    .at-players-4 = Four play here, in all twelve regions.
para-S2 =
    Each player has twenty cubes of one colour. At the start, all of them are in stock.
    .title = Cubes
para-S3 =
    One of the twelve start rats lies in every region, at random and face down. With fewer than four players some of them are left over: four
    with two players, two with three.

    There are 37 more rats. With two players twelve of them go back into the box unseen, with three players six. The rest is mixed with
    the start rats that are left over: this is the supply. It holds 29 rats with two players, 33 with three, 37 with four.
    .title = Rats and supply
    .caption = In every region lies a start rat, face down. You can tell it by its violet rim.
    .at-players-2 = Here the supply starts with 29 rats.
    .at-players-3 = Here the supply starts with 33 rats.
    .at-players-4 = Here the supply starts with 37 rats.
para-S5 =
    The plague piece starts in a random region in play.
    .title = Where the plague starts
para-S6 =
    The first player goes first, unless the table settings choose another player or a random one.
    .title = Who goes first
para-S7 =
    In turn order, beginning with the start player, each player places two cubes in one region. Then everyone does it again in reverse
    order: the last player first, the start player last. Any region in play will do, even the same one again, and even one where others
    are. Then the start player takes the first turn, and turns go clockwise.
    .title = The first cubes
para-S9 =
    Six class cards are in play. They lie beside the board and belong to nobody yet. In the base game these are { card-peasant },
    { card-monk }, { card-merchant }, { card-knight }, { card-witch } and { card-king }.
    .title = The cards
    .caption = The six cards of the base game, each with the symbol of its class.
para-S10 =
    With the Pied Piper there are eighteen cards, and six of them are in play: any six at random, one of each class at random, a named set,
    or six that you pick.

    Two or three players should have a Chivalry card among them, or the plague hardly gets anywhere. The start page says so. Six at
    random can be made to include one, and one of each class always does.

    The named sets: “{ set-base }” is the base game. “{ set-prosperous-times }” has Peasant, Baker, Serf, Queen, Mayor and Soldier.
    “{ set-rat-control }” has Pied Piper, Wizard, Bishop, Nun, Monk and Emperor. “{ set-europe-at-war }” has Knight, Crusader, Soldier,
    Courier, Merchant and Pied Piper.
    .title = Eighteen cards to choose from

## Your turn

chapter-turn = Your turn
para-T1 =
    In your turn you may take a card and you may add cubes, in either order. Before, between and after you may use the abilities
    of your cards, each card once. At the end you move the plague. That is the only thing you have to do, and it always comes last.
    .title = What you do
    .caption = Take a card, add cubes and use abilities as you like; then move the plague.
para-T2 =
    Once per turn you may take one card, from the table or from another player. You may use it at once.

    A card is yours until another player takes it. You can’t give it up, and you may hold any number. Every card helps you, and every card
    is a risk: when the symbol of its class breaks out where you have cubes, you lose one [C5].
    .title = Take a card
    .caption = You may take the Monk from the table, or the Knight from Blue.
para-T3 =
    Once per turn you may choose one region and add cubes from your stock: exactly as many as there are rats. If you have fewer left, you
    add all of them. A region without rats can’t be chosen, unless a card allows it: { card-peasant } [K-PEASANT], { card-queen } [K-QUEEN],
    or { card-mayor } [K-MAYOR].
    .title = Add cubes
    .caption = Three rats in Gallia: you add three cubes. One in Germania: you add one. None in Italia: you can’t add any. With the Peasant it would be four, two and one.
para-T4 =
    Abilities are for the player on turn, and using one is always up to you. Each card can be used once per turn, even if you have just
    taken it.
    .title = Abilities
para-T5 =
    When the plague has done its work, your turn ends.
    .title = The end of your turn

## The plague

chapter-plague = The plague
para-C1 =
    Move the plague piece to a neighbouring region: it can’t stay where it is. Knights, Crusaders and Soldiers may move it up to two steps,
    through any region, from neighbour to neighbour; it has to end in a different region.

    The region where it ends is the plague region. If walls leave it no way out, it stays, and your turn ends without new rats and without a
    ravage.
    .title = First the plague moves
    .caption = From Gallia the plague can go to Anglia, Germania, Hispania or Italia. Arrows join regions that don’t touch.
para-C2 =
    Where the plague comes, rats run to the neighbours. With one rat in the plague region one new rat comes to a neighbouring region. With two
    or three rats two new ones come, into one or two such regions. With none, none comes. You choose where, and nobody looks at the faces.

    Three rats are the most that fit in a region. No rat crosses a wall, and none enters a region with a bishop. Such regions can’t be chosen.
    If there is no region left to choose, or no rat in the supply, the rest don’t come. How many come is settled before the first is placed.
    .title = Then rats spread
    .caption = Two rats lie in the plague region Gallia. So two new ones come to its neighbours, here to Hispania and Germania.
para-C3 =
    If there is at least one rat and at least one cube in the plague region now, the plague ravages it. Its rats are revealed one by one, in
    random order, until no rat or no cube is left.

    A revealed rat leaves the game. The others stay, face down.
    .title = Finally the plague ravages
para-C4 =
    A rat shows a number, its limit, and symbols. Count the people in the region: all cubes of all colours. Every nun makes it one
    less [K-NUN], a Knight may make it two more [K-KNIGHT], and it is never below zero.

    If they reach the limit, there is an outbreak. If there are fewer, the rat leaves without effect. So small towns often get
    away, and crowds don’t. People in the palace are in no region.
    .title = When it breaks out
    .caption = Limit 2, Bourgeoisie and Church: it breaks out where two or more people live. Limit 4 and “majority”: it takes four.
para-C5 =
    An outbreak goes through the symbols. First “majority”: the player with the most cubes in the region when the rat was revealed removes one.
    If several tie, each of them removes one. Then each class: the holder of a card of that class removes one cube for each such
    card. Last “all”: every player removes one.

    A player with no cubes left there removes nothing. Removed cubes go back to stock. Neutral people never count for
    the majority.
    .title = What an outbreak costs
    .caption = In Gallia live two of Green, who holds Peasant and Merchant, and one of Yellow. Limit 1, Bourgeoisie, Church: Green loses a cube. Limit 3: only two live there, nothing happens. Limit 2 with “majority”: Green and Yellow have one each, and each loses it.
para-symbols =
    There are six classes of cards, and the same symbols are on rats. M stands for majority, A for all.
    .title = The symbols
    .caption = Peasantry, Bourgeoisie, Church, Chivalry, Magic, Royalty; majority and all.
para-C6 =
    Everything is decided in this order: where the plague goes; each new rat; whether the plague piece counts as two people (Knight); whether all
    rats are revealed first (Crusader); then one rat after the other, and after each of them a cube of the Serf.
    .title = The order of decisions

## The end

chapter-end = The end
para-F1 =
    The end comes when the supply of rats is empty at the end of a turn, or when the player on turn has all their cubes on the board. The palace
    counts as part of the board, the Baker’s card doesn’t. This is checked once per turn, after the plague.

    There is one more way: if no rat or cube has been added for five rounds, the end comes too, because such a game would
    never end.
    .title = When the end comes
para-F2 =
    Then every player except the one who had the last turn has one more. Now play goes anticlockwise, beginning with the player to the right
    of the one who had the last turn.

    In this turn you only use the abilities of your cards, each once, in any order. You take no card, add no cubes and don’t move
    the plague, except by an ability. Some abilities are different in the final round: the text of each card says how.
    .title = The final round
    .caption = Blue had the last turn. Red, Green and Yellow have one more, in this order.
para-F4 =
    After the final round the player to the left of the Baker’s holder places all the cubes from the card in one region [K-BAKER].
    .title = The Baker’s cubes
para-F5 =
    Now the plague ravages every region, one after the other in a fixed order, just as it does in a turn: all rats are revealed one by one,
    as long as there are cubes. Nuns and potions count as ever. Knight, Crusader and Serf do nothing here, unless a Knight
    has settled something under the printed rules [V1].
    .title = The final ravage
para-F6 =
    Count your cubes on the board and in the palace. The player with the most wins. If several tie, the winner is the one whose turn would have
    come first, clockwise after the player of the last regular turn.
    .title = Who wins
    .caption = Cubes in the palace count like any other, and no plague reaches them.

## The cards

chapter-cards = The cards
para-K-PEASANT =
    { card-peasant.does }

    The extra cube is up to you. Without rats you add just that one.

    { card-peasant.final }
    .title = { card-peasant }
para-K-SERF =
    { card-serf.does }

    { card-serf.note }

    { card-serf.final }
    .title = { card-serf }
para-K-BAKER =
    { card-baker.does }

    { card-baker.note } If nobody holds the card, it has no cubes.

    { card-baker.final }
    .title = { card-baker }
para-K-MERCHANT =
    { card-merchant.does } They all go from the same region to the same region, and not across a wall.

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
    .caption = Three people live in Scandia with two nuns: they count as one, so only a rat with limit 1 breaks out.
para-K-BISHOP =
    { card-bishop.does } It doesn’t matter how: rats that spread stay out, and so do those of a
    Monk, a Pied Piper, a Soldier or a Witch who swaps.

    { card-bishop.note } Both may share a region, and one that moves goes somewhere else.

    { card-bishop.final }
    .title = { card-bishop }
para-K-KNIGHT =
    { card-knight.does }

    You decide when the new rats have been placed and before the first rat is revealed, for this ravage only. So rats with a higher
    limit break out, and others lose more. These people are neutral: they never count for the majority.

    { card-knight.final }
    .title = { card-knight }
    .caption = Two steps bring the plague from Italia to Scandia. If it counts as two people there, rats with limits up to 4 break out.
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

    With a single rat on the board there is no second one. Where a bishop stands no rat comes in: such a rat may be looked at but not swapped
    with one from another region.

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
    .caption = Red’s largest group is Anglia, Gallia and Hispania: three regions. Blue’s and Yellow’s have two, Green’s has one. With the Queen, Red may add up to two more.
para-K-EMPEROR =
    { card-emperor.does } You may also place fewer than three; one that moves goes somewhere else.

    { card-emperor.note }

    { card-emperor.final }
    .title = { card-emperor }
    .caption = A wall between Gallia and Germania: neither rats nor cubes nor the plague cross it.
    .at-rules-online = { card-emperor.online }
    .at-rules-printed = { card-emperor.printed }
    .at-rules-letter = { card-emperor.letter }
para-K1 =
    Two cards of one class cost a cube each where that class breaks out: the holder of Crusader and Knight loses two for every Chivalry
    symbol. If two players hold one each, each loses one.
    .title = Two cards of one class
para-K2 =
    Several Chivalry cards still move the plague two steps at most. Their other effects add up.
    .title = Several Chivalry cards
para-K3 =
    Peasant and Queen add up, to three more cubes. If you add cubes as the Mayor, the extra ones go to regions in which you had the majority,
    each to any of them.
    .title = Peasant, Queen and Mayor together
para-K4 =
    If you use several of Crusader, Knight and Serf in the final round, the plague is moved only once, and all act in the same region. The one
    that you use first decides how it moves. Another one that you use later acts where the plague stands, if there is something left to
    ravage. Under the online rules a Knight who stays has passed: then another card may still move the plague.
    .title = Crusader, Knight and Serf in the final round
para-K5 =
    Nuns and the Knight’s two people count together. The plague may come to a region with a bishop, and ravages there as anywhere else: the bishop only
    keeps new rats away.
    .title = Nuns, Knight and bishop
para-K6 =
    Walls, nuns, bishops and potions stay on the board when their card changes hands. From then on the new holder moves them.
    .title = Pieces stay
para-K7 =
    A potion goes where its cube goes. Whenever some of your cubes are moved or swapped and they differ in potions, you are asked which. A
    cube that goes to the palace or off the board loses its potions.
    .title = Potions travel

## What nobody knows

chapter-hidden = What nobody knows
para-H1 =
    Nobody knows the face of a rat that lies face down, except those who saw it as the Witch [V6]. Everyone sees which rat is placed, moved,
    looked at or swapped, but not what it shows: you can follow a rat by its place.
    .title = Faces
para-H3 =
    Revealed rats stay public. So everyone knows what may still lie face down: the tray beside the board shows it.
    .title = What may still come
para-H4 =
    Within your turn you may undo as much as you like, back to the point at which something was revealed: a look, a revealed rat, a draw that
    a player saw, or another player’s answer. Once the final ravage has begun, nothing can be undone.
    .title = Undoing
para-H5 =
    There is no box of rats in the computer that anyone could look into. A face is drawn when it is revealed, with exactly the chances that a
    well-shuffled box would give, after everything that was revealed before. Draws are stored with the game, so every game can be
    replayed.
    .title = Chance

## Printed and online

chapter-readings = Printed and online
para-readings =
    The printed rules and the online game differ in a few points. The start page lets you choose; online is the default. The
    printed rules can be played in two ways: without questions between turns, or to the letter.
    .title = The versions
    .at-rules-online = This table plays by the online rules.
    .at-rules-printed = This table plays by the printed rules.
    .at-rules-letter = This table plays by the printed rules, to the letter.
para-V1 =
    Under the online rules the plague that a Knight moves in the final round ravages at once, with two more people if the player likes, and without new
    rats. None of that counts in the final ravage.

    Under the printed rules the Knight only moves the piece, and says whether it counts as two people in the final ravage, even if it stayed.

    To the letter it always counts, whether the Knight has moved it or not, unless the Knight’s player had the last turn before the
    final round.

    Serf and Crusader ravage at once under all of them.
    .title = The Knight in the final round
    .at-rules-online = Here it ravages at once.
    .at-rules-printed = Here it waits for the final ravage.
    .at-rules-letter = Here it waits for the final ravage, and always counts.
para-V2 =
    When you would lose a cube to an outbreak and have a cube with a potion in that region, a potion goes instead, from the cube with the
    most, without a question. To the letter you decide each time, even on other players’ turns: a potion, and from which cube, or a cube.
    For the Serf a potion is no cube lost.
    .title = How a potion helps
    .at-rules-online = Here it happens without a question.
    .at-rules-printed = Here it happens without a question.
    .at-rules-letter = Here you decide. The table can answer for you: see its settings.
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
    In the final round the Soldier may need a rat when the supply is empty. Under the online rules it is drawn at random from all that are
    not on the board, under the printed rules from the revealed ones; if there are none, no rat comes.
    .title = The Soldier and the empty supply
    .at-rules-online = { card-soldier.online }
    .at-rules-printed = { card-soldier.printed }
    .at-rules-letter = { card-soldier.printed }
para-V6 =
    Under the online rules you keep seeing what you saw as the Witch, wherever the rat moves, until it leaves the board. Under the printed rules
    you see it only while you use her, and may take notes.
    .title = What the Witch saw
    .at-rules-online = { card-witch.online }
    .at-rules-printed = { card-witch.printed }
    .at-rules-letter = { card-witch.printed }
para-V7 =
    When the King takes one of several cubes of a region to the palace, it is the one with the fewest potions, and it loses them. This applies
    under all versions.
    .title = The King and potions
para-V8 =
    Nothing crosses a wall, and new rats aren’t placed across one. To the letter they are, because they come from the supply and cross no border.
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
minute-add = Add cubes in one region: exactly as many as there are rats.
    .title = Grow
minute-move = Move the plague to a neighbour. Rats there bring new rats next door.
    .title = Move
minute-ravage = Rats are revealed. If at least as many people live there as the number says, the symbols cost cubes.
    .title = Ravage
minute-end = When the supply of rats is empty, or a player has placed every cube: one more turn each, then the plague strikes everywhere.
    .title = The end
