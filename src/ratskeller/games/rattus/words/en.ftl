### Rattus in English, read by the browser and by the terminal.
###
### How variables are passed: { $seat }, { $giver } are names of players; { $region }, { $to }, { $card }, { $symbol } are words from
### this file; { $token }, { $cube }, { $link } are the messages `token`, `cube`, `link` filled in, and so are { $other } and
### { $source }, by what they are; numbers are numbers. Something that does not apply is the text `none`, a truth is `yes` or `no`.

game-title = Rattus
game-pitch = Europe, 1347. Settle where the rats are, because nothing grows without them, and be somewhere else when the plague comes.
game-players = { $count ->
    [one] one player
   *[other] { $count } players
  }

rules-part-minute = How it works
hint-new = New to Rattus?
hint-turn = Moving the plague ends your turn. Press a card or a region once to see what it would do, and again to do it.
hint-ravage = Want to know why something happened? Press the ? after the sentence: it shows the rule.

## Regions of the board

region-anglia = Anglia
region-bulgaria = Bulgaria
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-russia = Russia
region-scandia = Scandia
region-tartaria = Tartaria
region-turcia = Turcia
palace = Palace

# A rat token by its place: its region and its number there.
token = rat { $slot } in { $region }
    .short = { $region } { $slot }
plague-piece = plague piece

# A cube by its colour and its region, with the potions that it carries.
cube = a { $name } cube in { $region }{ $potions ->
    [0] {""}
    [one] {" "}with a potion
   *[other] {" "}with { $potions } potions
  }
    .short = { $region }{ $potions ->
    [0] {""}
    [one] , a potion
   *[other] , { $potions } potions
  }

# A border or an arrow by the two regions that it joins.
link = { $one } and { $two }
    .short = { $one } – { $two }

## Options of a new game

option-players = Players
    .about = The number of players. With fewer than four, some regions are out of play.
option-cards = Class cards
    .about = The six class cards: a named set, six at random, six of your own, or the code of a set such as abcdef.
option-cards-base = { set-base }
option-cards-prosperous-times = { set-prosperous-times }
option-cards-rat-control = { set-rat-control }
option-cards-europe-at-war = { set-europe-at-war }
option-cards-random = { set-random }
option-cards-one-of-each = { set-one-of-each }
option-rules = Version of the rules
    .about = The rules of the online game or the printed ones, where the two differ.
option-rules-online = Online
    .about = In the final round the plague ravages at once when the Knight moves it, potions never run out, and you keep seeing what the Witch saw.
    .by = Online rules.
option-rules-printed = Printed
    .about = In the final round the Knight only moves the plague, there are ten potions, and you have to remember what the Witch saw.
    .by = Printed rules.
option-rules-letter = Printed, to the letter
    .about = Word for word as printed. The owner of a potion decides whether the potion or the cube goes, even on other players’ turns; the Knight’s two people always count in the final ravage; walls don’t stop new rats.
    .by = Printed rules, to the letter.
option-start = Who goes first
    .about = The player who takes the first turn.
option-chivalry = Always a Chivalry card
    .about = A random set always includes a Chivalry card.
option-board = Another board
    .about = A file with a different board.
option-tokens = Rat tokens
    .about = The symbols on the rat tokens: one of two sets, or a file of your own.
option-tokens-sparse = Fewer symbols
    .about = Each class is on 14 of the 49 tokens. The symbols of the printed tokens aren’t known, so both sets are ours.
option-tokens-dense = More symbols
    .about = Each class is on 19 of the 49 tokens, and their limits are lower. The symbols of the printed tokens aren’t known, so both sets are ours.
    .by = Tokens with more symbols.

## The six classes, and the symbols on the rat tokens: classes, M and A

symbol-pe = Peasantry
symbol-bo = Bourgeoisie
symbol-ch = Church
symbol-cv = Chivalry
symbol-mg = Magic
symbol-ro = Royalty
symbol-m = Majority
    .does = The player with the most cubes in the region loses one. If several tie, each of them loses one.
symbol-a = All
    .does = Every player loses one cube in the region.
symbol-class = { $symbol }: the holder of a card of this class loses a cube.
face = limit { $limit } ({ $symbols })

## Class cards: what they do, what changes in the final round, and (.note) what else there is to know

card-peasant = Peasant
    .does = When you add cubes, you may add one more than there are rats, even in a region without rats.
    .final = Final round: add one cube to any region.
card-serf = Serf
    .does = Each time a rat costs another player a cube on your turn, you may add one cube from your stock to that region.
    .final = Final round: move the plague one step. It ravages there at once, and you may add cubes there in the same way.
    .note = The cube counts at once, for the rats still to come. A potion lost instead of a cube doesn’t count as a loss.
card-baker = Baker
    .does = Put one cube from your stock on this card. The player who takes the card from you immediately places all its cubes in one region.
    .final = Final round: as usual. Afterwards, the player to the holder’s left places all the card’s cubes in one region.
    .note = Every cube still belongs to its owner. While on the card, it is neither in stock nor on the board.
card-merchant = Merchant
    .does = Move one to three of your cubes from one region to a neighbouring one.
    .final = Final round: as usual.
card-courier = Courier
    .does = Swap two cubes of different players in two different regions. Neither has to be yours.
    .final = Final round: as usual.
    .note = Walls don’t matter, and the palace is out of reach. Under the online rules both may belong to one player, if they differ in potions.
    .online = The two cubes may also belong to one player, if they differ in potions.
    .printed = The two cubes belong to different players.
card-mayor = Mayor
    .does = Instead of adding cubes as usual, add one cube to each region in which you have more cubes than every other player.
    .final = Final round: add one cube to one such region.
    .note = These regions are fixed before the first cube is added. If your stock is too small for all of them, you choose.
card-monk = Monk
    .does = Move any one rat to a neighbouring region that has room.
    .final = Final round: as usual.
card-nun = Nun
    .does = Place the three nuns or move any of them, each to any region. Each nun reduces the population of her region by one.
    .final = Final round: as usual.
    .note = Several may share a region. They stay when the card changes hands, and count in the final ravage too.
card-bishop = Bishop
    .does = Place one of the two bishops in any region, or move one if both are on the board. No rat enters a region with a bishop.
    .final = Final round: as usual.
    .note = Rats that are already there stay. Bishops stay when the card changes hands.
card-knight = Knight
    .does = Move the plague up to two steps, and decide whether it counts as two more people.
    .final = Final round: move the plague up to two steps. Under the online rules it ravages there at once; under the printed rules that region has two more people in the final ravage, if you like.
    .online = In the final round the plague ravages at once wherever it goes.
    .printed = In the final round the Knight only moves the plague: it doesn’t ravage at once. If you like, the region where it ends has two more people in the final ravage.
    .letter = In the final round the Knight only moves the plague: it doesn’t ravage at once. The region where it ends always has two more people in the final ravage.
card-crusader = Crusader
    .does = Move the plague up to two steps. Where it ravages, you may reveal all the rats at once and choose the order in which they are resolved.
    .final = Final round: move the plague up to two steps, reveal all the rats there at once, and choose the order in which they are resolved.
    .note = All of them leave the game, even those left when the last cube is gone.
card-soldier = Soldier
    .does = Move the plague up to two steps. If it brings at least one new rat, you may add one more.
    .final = Final round: add one rat to a region next to the plague.
    .note = If the supply is empty, the rat is drawn at random: from all the rats that are not on the board or, under the printed rules, from those already revealed.
    .online = If the supply is empty: any rat that is not on the board, at random.
    .printed = If the supply is empty: one of the revealed rats, at random. If there are none, no rat.
card-witch = Witch
    .does = Look at any rat, then at another one, then swap the two or leave them.
    .final = Final round: as usual.
    .online = You keep seeing what you saw until the rat leaves the board.
    .printed = You see the rats only while you use her. Remember them, or take notes.
card-pied-piper = Pied Piper
    .does = Move one of your cubes to a neighbouring region, and as many rats with it as there is room for.
    .final = Final round: as usual.
    .note = You pick the rats if there isn’t room for all of them. Where there is a bishop, or three rats, the cube goes alone.
card-wizard = Wizard
    .does = Put a potion with one of your cubes in a region. When you would lose a cube there to the plague, a potion is lost instead.
    .final = Final round: as usual.
    .note = A cube may hold several and takes them along. The cube with the most loses one first. Under the printed rules there are ten in all.
    .online = Potions never run out.
    .printed = There are ten potions. While all are on the board, you can’t use him.
    .letter = There are ten potions. When you would lose a cube, you decide whether a potion goes instead, and from which cube.
card-king = King
    .does = Move one of your cubes from a region without rats to the palace, where it is safe and counts at the end.
    .final = Final round: as usual.
    .note = If you have several cubes in that region, the one with the fewest potions goes. Its potions are lost.
card-queen = Queen
    .does = When you add cubes, you may add up to two extra, even without rats, if your largest group of connected regions is larger than everyone else’s.
    .final = Final round: if so, add two cubes to one region.
    .note = A group consists of regions with your cubes, joined by borders and arrows. Walls don’t divide it.
card-emperor = Emperor
    .does = Place the three walls or move any of them, each to a border or arrow without a wall. Nothing crosses a wall: no rat, no cube, not even the plague.
    .final = Final round: as usual.
    .note = Walls stay when the card changes hands.
    .online = New rats don’t cross a wall either.
    .printed = New rats don’t cross a wall either.
    .letter = New rats are placed and not moved, so a wall doesn’t stop them.

card-price = Price: a cube in every outbreak that shows { $class } where you have one.
card-risk = Price: a cube in every outbreak that shows { $class } where you have one. { $count ->
    [0] None of the { $total } hidden rats show it.
    [one] One of the { $total } hidden rats shows it.
   *[other] { $count } of the { $total } hidden rats show it.
  }
card-in-play = in this game
card-free = On the table
card-held = Held by { $seat }
card-used = used this turn

## Looking up the cards

book-title = The cards
book-open = Look up cards
book-filter = Which cards
book-in-play = In this game
book-all = All { $count }
book-shown = { $count ->
    [one] One card
   *[other] { $count } cards
  }

## Choosing the six cards

set-title = Which cards
set-ways = How the cards are chosen
set-base = Base game
    .about = Six cards to begin with.
set-prosperous-times = Prosperous times
    .about = Cubes come fast, and so do rats.
set-rat-control = Rat control
    .about = Rats are moved, walled in and kept out.
set-europe-at-war = Europe at war
    .about = The plague travels far, and nowhere is safe.
set-random = Six at random
    .about = Six of all { $count }, drawn when the game starts.
set-one-of-each = One of each class
    .about = One card from each of the six classes, drawn when the game starts.
set-own = My own six
    .about = Any six of the { $count }, even several of one class. Each costs you a cube in every outbreak that shows its class where you have one.
set-chosen = { $count } of { $all } chosen
set-missing = { $count ->
    [0] All six are chosen.
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
  }
set-clear = Clear all
set-cards = The six cards
set-look = Select a card to see what it does.
set-by-lot = drawn at random
set-chivalry = Always include a { $class } card
set-chivalry-always = A { $class } card is always included
set-advice = These six include no { $class } card. With fewer than { $count } players it is best to have one. Without it, the plague moves one step at a time, and most of the board is safe.
set-advice-lot = These six may include no { $class } card. With fewer than { $count } players it is best to have one. Without it, the plague moves one step at a time, and most of the board is safe.
set-code = Code of this set
    .hint = Six letters that stand for these six cards. Type another code to choose its cards.
    .none = Random cards have no code until they are drawn. Type a code to choose its six cards.
set-code-wrong = No set has this code. A code is { $count } different letters from { $first } to { $last }.
set-link = Copy the link
set-with = Cards: { $set }.
set-from-link = These are the cards from the link.
set-link-wrong = The link names a set that doesn’t exist: “{ $code }”.

## Why something can’t be chosen

why-used = You have already used it this turn.
why-idle = This card would do nothing right now.
why-final = In the final round you can only use abilities.
why-taken = You have already taken a card this turn.
why-added = You have already added cubes this turn.
why-stock = You have no cubes left in stock.
why-no-rats = You can’t add cubes here: there are no rats.
why-stay = The plague can’t stay here.
why-far = The plague can’t get here this turn.
why-wall = A wall stands between the plague and this region.
why-full = There are three rats here already.
why-bishop = A bishop keeps rats away.
why-first = Answer this first: { $question }
why-asked = You can’t choose this now. { $why }
why-no-rat = There is no rat here.
why-no-cube = You have no cube here.
why-rats-here = There are rats here.
why-not-beside = This region is not next to { $region }.
why-wall-between = A wall stands between { $region } and this region.
why-not-next = This region is not next to the plague.

## Choosing the reading of the rules

rules-title = Rules version
rules-details = Differences

## Questions: what is asked, and why

question-plague-start = Where does the plague start?
    .why = The region is drawn at random.
question-start-seat = Who goes first?
    .why = The first player is drawn at random.
question-settle = Place two cubes
    .why = Everyone settles twice, the second time in reverse order. You may choose any region, even the same one again.
question-turn = { $round ->
    [spent] Final round: finish your turn
    [final] Final round: use your cards
   *[regular] Your turn
  }
    .why = { $round ->
    [spent] You have no card that you can use now. Once everyone has finished, the plague strikes every region.
    [final] Now you may only use your cards, each of them once. Then the plague strikes every region.
   *[regular] Take a card and add cubes if you like, use your cards, then move the plague. That ends your turn.
  }
question-monk-from = Monk: which rat moves?
    .why = Choose any rat. There must be room for it in a neighbouring region.
question-monk-to = Monk: where to?
    .why = Choose a neighbouring region with fewer than three rats.
question-merchant-from = Merchant: from which region?
    .why = Choose a region with your cubes.
question-merchant-to = Merchant: to which region?
    .why = Choose how many cubes go to which neighbouring region.
question-merchant-count = Merchant: how many cubes?
    .why = Move one to three of your cubes together.
question-king = King: which cube goes to the palace?
    .why = It has to come from a region without rats. In the palace it is safe and counts at the end.
question-witch-look = Witch: look at which rat?
    .why = Only you will see it. Once you have looked, you can’t undo anything you did before.
question-witch-look-again = Witch: look at another?
    .why = If you see two, you may swap them.
question-witch-swap = Witch: swap the two?
    .why = You have seen both. Nobody else has.
question-courier-first = Courier: swap which cube?
    .why = Any cube in a region. It changes places with a cube in another region. Walls don’t matter.
question-courier-second = Courier: swap it with which cube?
    .why = The two change places, along with any potions.
    .about = First cube: { $cube }.
question-mayor-where = { $left ->
    [one] Mayor: where does the cube go?
   *[other] Mayor: { $left } cubes. Where does the next one go?
  }
    .why = To a region where you have more cubes than anyone else.
question-emperor-wall =
    .about = { $link ->
    [none] Wall { $number } is not on the board yet.
   *[other] Wall { $number } stands between { $link }.
  }
question-emperor-wall-1 = Emperor: where does the first wall go?
    .why = { -why-wall }
question-emperor-wall-2 = Emperor: where does the second wall go?
    .why = { -why-wall }
question-emperor-wall-3 = Emperor: where does the third wall go?
    .why = { -why-wall }
-why-wall = On a border or an arrow without a wall. No rat, cube or plague crosses a wall, and it stays when the card changes hands.
question-nun =
    .about = { $region ->
    [none] Nun { $number } is not on the board yet.
   *[other] Nun { $number } is in { $region }.
  }
question-nun-1 = Nun: where does the first nun go?
    .why = { -why-nun }
question-nun-2 = Nun: where does the second nun go?
    .why = { -why-nun }
question-nun-3 = Nun: where does the third nun go?
    .why = { -why-nun }
-why-nun = Any region. Each nun reduces its population by one when the plague comes.
question-bishop-from = Bishop: move which one?
    .why = Both are on the board, so one of them moves.
question-bishop = Bishop: to which region?
    .why = No rat can enter a region with a bishop. Rats already there stay.
    .about = { $region ->
    [none] From beside the board.
   *[other] From { $region }.
  }
question-baker-all-to = Where do the Baker’s cubes go?
    .why = All the cubes on the card go to one region. Each keeps its owner.
question-piper-from = Pied Piper: from which region?
    .why = One of your cubes goes to a neighbouring region, with as many rats as there is room for.
question-piper-to = Pied Piper: to which region?
    .why = To a neighbouring region. No more than three rats fit there, and no rat comes along to a region with a bishop.
    .about = From { $region }.
question-piper-rat = { $left ->
    [one] Pied Piper: which rat comes along?
   *[other] Pied Piper: { $left } rats come along. Pick one.
  }
    .why = There isn’t room for all of them.
    .about = From { $region } to { $to }.
question-which-cube = Which cube?
    .why = They carry different numbers of potions, and potions move with their cube.
    .about = { $to ->
    [none] In { $region }.
   *[other] From { $region } to { $to }.
  }
question-wizard = Wizard: which cube gets a potion?
    .why = Any of your cubes in a region. It may carry several. When you would lose the cube, you lose a potion instead.
    .about = { $potions ->
    [none] {""}
    [one] The last potion of the game.
   *[other] { $potions } potions are left.
  }
question-rat = { $round ->
    [final] Soldier: where does the rat go?
   *[regular] { $left ->
        [one] Where does the new rat go?
       *[other] { $left } new rats: where does the next one go?
      }
  }
    .why = { $round ->
    [final] To a region next to the plague with room for it.
   *[regular] The plague spreads: new rats go to regions next to it, three at most in each.
  }
question-extra-rat = { $left ->
    [one] Soldier: where does the extra rat go?
   *[other] Soldier: { $left } extra rats. Where does the next one go?
  }
    .why = To a region next to the plague with room for it.
question-reveal-all = Crusader: reveal all the rats?
    .why = Then you choose the order in which they are resolved. All of them leave the game, even those left when the last cube is gone.
question-order = Crusader: in which order are the rats resolved?
    .why = All of them are revealed. They are resolved from left to right: drag them, or choose one and move it with the arrow keys.
question-potion = Lose a potion instead of a cube?
    .why = The plague takes one of your cubes. You can give up a potion on one of your cubes there instead.
    .about = In { $region }.
question-serf = Serf: add a cube to the region?
    .why = Another player has lost a cube there. Yours comes from your stock and counts for the rats still to come.
question-count = Knight: count the plague as two people?
    .why = With two more people, rats with a higher limit cause outbreaks too.
question-move = Where does the plague go?
    .why = You move the plague once in your final turn. Your other cards that affect a ravage work there too.
    .about = { $steps ->
    [one] { $card }: one step.
   *[other] { $card }: up to { $steps } steps, or none.
  }
question-extra = { $left ->
    [one] Where does the extra cube go?
   *[other] { $left } extra cubes: where do they go?
  }
    .why = A card lets you add more cubes than there are rats. Choose where.
    .about = { $together ->
    [yes] { $left ->
        [one] {""}
       *[other] All of them go to one region.
      }
   *[no] { $left ->
        [one] {""}
       *[other] One by one, to the same region or different ones.
      }
  }
question-card = Which cards are in the game?
    .why = They are drawn at random.
question-next-token = Which rat is revealed next?
    .why = It is drawn at random.
question-face = What does the rat show?
    .why = It is drawn from all faces that may still be hidden.
question-other = { $seat } to decide
    .why = A decision in this game.

watch-settle = { $seat } settles
watch-turn = { $seat } is thinking
watch-monk = { $seat } uses the Monk
watch-merchant = { $seat } uses the Merchant
watch-king = { $seat } uses the King
watch-witch = { $seat } uses the Witch
watch-courier = { $seat } uses the Courier
watch-mayor = { $seat } uses the Mayor
watch-emperor = { $seat } places walls
watch-nun = { $seat } places nuns
watch-bishop = { $seat } uses the Bishop
watch-baker = { $seat } places the Baker’s cubes
watch-piper = { $seat } uses the Pied Piper
watch-wizard = { $seat } uses the Wizard
watch-which = { $seat } chooses a cube
watch-potion = { $seat } chooses between a cube and a potion
watch-rat = { $seat } chooses where the rats go
watch-extra-rat = { $seat } may add an extra rat
watch-reveal = { $seat } may reveal all the rats
watch-order = { $seat } puts the rats in order
watch-serf = { $seat } may add a cube
watch-count = { $seat } decides whether the plague counts as two people
watch-move = { $seat } moves the plague
watch-extra = { $seat } adds a cube
watch-other = { $seat } is thinking

## Answers: as a choice, as a button that commits (.confirm), and what is gone afterwards (.risk)

answer-take = Take the { $card }
    .confirm = Take the { $card }
answer-use = Use the { $card }
    .confirm = Use the { $card }
answer-add = { $count ->
    [one] Add one cube to { $region }
   *[other] Add { $count } cubes to { $region }
  }
    .brief = { $region } +{ $count }
    .confirm = { $count ->
    [one] Add one cube to { $region }
   *[other] Add { $count } cubes to { $region }
  }
    .short = { $count ->
    [one] Add one cube
   *[other] Add { $count } cubes
  }
answer-plague = Move the plague to { $region }
    .confirm = Move the plague (ends your turn)
    .short = Move the plague here
answer-mayor = Mayor: add a cube to each region where you have the most
    .short = Add cubes where you have the most
answer-plague-stay = Leave the plague where it is
    .confirm = Leave the plague where it is
answer-done = Finish my turn
    .confirm = Finish turn
answer-settle = Settle in { $region }
    .confirm = Settle in { $region }
    .short = Settle here
answer-monk-from = Move { $token }
    .confirm = Move { $token }
answer-monk-to = Move it to { $region }
    .confirm = Move it to { $region }
answer-merchant-from = Move cubes from { $region }
    .confirm = Move from { $region }
answer-merchant-to = Move them to { $region }
    .confirm = Move to { $region }
answer-merchant-count = { $count ->
    [one] Move 1 cube
   *[other] Move { $count } cubes
  }
answer-cubes = { $count ->
    [one] Move one cube to { $region }
   *[other] Move { $count } cubes to { $region }
  }
    .short = { answer-merchant-count }
    .confirm = { $count ->
    [one] Move 1 cube
   *[other] Move { $count } cubes
  }
answer-king = From { $region } to the palace
    .confirm = From { $region } to the palace
answer-witch-look = Look at { $token }
    .confirm = Look (can’t be undone)
answer-witch-look-again = Look at { $token }
    .confirm = Look (can’t be undone)
answer-witch-look-again-stop = Stop here
    .confirm = Stop here
answer-witch-swap-yes = Swap them
    .confirm = Swap them
answer-witch-swap-no = Leave them
    .confirm = Leave them
answer-courier-second = Swap with { $cube }
answer-mayor-where = Add one cube to { $region }
answer-emperor-wall = Build between { $link }
answer-emperor-wall-keep = Leave it there
answer-emperor-wall-stop = Build no more walls
answer-nun = Place the nun in { $region }
answer-nun-keep = Leave her there
answer-nun-stop = Place no more nuns
answer-bishop-from = Move the bishop in { $region }
answer-bishop = Place the bishop in { $region }
answer-baker-all-to = Place all in { $region }
answer-piper-from = Move a cube from { $region }
answer-piper-to = Move it to { $region }
answer-piper-rat = Take { $token } along
answer-wizard = Potion for { $cube }
answer-extra-rat = Add a rat to { $region }
answer-extra-rat-stop = Add no extra rat
answer-reveal-all-yes = Reveal them all
    .confirm = Reveal (can’t be undone)
answer-reveal-all-no = Leave it to chance
answer-order = Next: { $token }
answer-serf-yes = Add a cube
answer-serf-no = Add no cube
answer-potion = Lose a potion: { $cube }
answer-potion-yes = Lose a potion (from the cube with the most potions)
    .confirm = Lose a potion
answer-potion-no = Lose a cube
    .confirm = Lose a cube
answer-rat = Add a rat to { $region }
    .confirm = Add a rat to { $region }
    .short = Add a rat here
answer-count-yes = Count it as two people
    .confirm = Count as two
answer-count-no = Don’t count it
    .confirm = Don’t count it
answer-move = Move the plague to { $region }
answer-extra = Add one cube to { $region }
answer-extra-stop = Add no more cubes
answer-region = Choose { $region }
    .confirm = Choose { $region }
answer-token = Choose { $token }
    .confirm = Choose { $token }
answer-cube = Choose { $cube }
    .potions = { $potions ->
    [0] Without a potion
    [one] With a potion
   *[other] With { $potions } potions
  }
answer-link = Between { $link }
answer-keep = Leave it
answer-yes = Yes
    .confirm = Yes
answer-no = No
    .confirm = No
answer-stop = Stop
    .confirm = Stop
answer-other = { $text }
    .confirm = { $text }

final-turn = After this, you can’t undo anything you have done so far.
final-plague = Moving the plague ends your turn. This can’t be undone.
final-look = You can’t unsee a rat. After this, you can’t undo anything you have done so far.

## Done steps of a turn, as short as can be

chip-take = { $card } taken
chip-use = { $card } used
chip-ability = { $card }: { $what }
chip-add = +{ $count } { $region }
chip-plague = Plague to { $region }
chip-plague-stay = Plague stays
chip-region = { $region }
chip-settled-region = Settled in { $region }
chip-rat-added-region = Rat in { $region }
chip-token = { $token }
chip-cube = { $name } { $short }
chip-link = Wall: { $short }
chip-mayor = Mayor used
chip-keep = Kept
chip-number = { $count ->
    [one] One cube moved
   *[other] { $count } cubes moved
  }
chip-yes = Yes
chip-no = No
# A yes or no by what it brought: what the Knight, the Crusader, the Witch and the Serf did
chip-plague-counted-yes = Knight: +2
chip-plague-counted-no = Knight: not counted
chip-rats-opened-yes = All rats revealed
chip-rats-opened-no = Rats left to chance
chip-rats-swapped-yes = Rats swapped
chip-rats-swapped-no = Rats not swapped
chip-cubes-added-yes = Serf: +1
chip-nothing-no = No cube
chip-stop = Stopped
chip-done = Done
chip-other = { $text }

## Steps of a turn that bots would play: what an answer is to its question

step-take = Take the { $card }
step-use = Use the { $card }
step-mayor = Use the Mayor
step-number = { $count ->
    [one] Move one cube
   *[other] Move { $count } cubes
  }
step-reveal-all-yes = Reveal all the rats
step-reveal-all-no = Leave the rats to chance
step-witch-swap-yes = Swap the rats
step-witch-swap-no = Leave the rats as they are
step-count-yes = Knight: +2
step-count-no = Knight: +0
step-serf-yes = Serf: +1
step-serf-no = Serf: +0
step-settle = Settle in { $region }
step-from = from { $region }
step-to = to { $region }
step-rat = Rat to { $region }
step-rat-moved = with { $token }
step-rat-seen = look at { $token }
step-cube-saved = cube from { $region } to the palace
step-cube-added = cube to { $region }
step-cubes-back = cubes back to { $region }
step-cube-swapped = { $cube }
step-potion = potion for { $cube }
step-nun = nun to { $region }
step-bishop = bishop to { $region }
step-bishop-from = bishop from { $region }
step-first = { $token } first

## What would come of an answer that is selected, before it is given

preview-add = { $count ->
    [one] Adds one cube
   *[other] Adds { $count } cubes
  } to { $region }: { $total ->
    [one] one person
   *[other] { $total } people
  } will live there.
preview-move = { $count ->
    [one] One cube goes
   *[other] { $count } cubes go
  } to { $region }: { $total ->
    [one] one person
   *[other] { $total } people
  } will live there.
preview-room = { $region } { $rats } of { $most }
preview-plague = { $rats ->
    [0] The plague moves to { $region }: no rats there.
    [one] The plague moves to { $region }: one rat there.
   *[other] The plague moves to { $region }: { $rats } rats there.
  }{ $rats ->
    [0] {""}
   *[other] { $rooms ->
        [none] {" "}No neighbour has room for more.
        [unknown] {""}
       *[other] {" "}Rats next door: { $rooms }.
      }
  }
preview-more = { $there ->
    [0] +{ $count }
   *[other] { $there }+{ $count }
  }
preview-less = { $there }−{ $count }
preview-again = Confirm, or choose something else.

## What can be done in a turn

group-take = Take a card
    .hint = Choose a card, from the table or from another player.
group-add = Add cubes
    .hint = Choose a region. You add as many cubes as there are rats.
group-use = Use a card
    .hint = Choose one of your cards.
group-plague = Move the plague
    .hint = Choose where the plague goes. That ends your turn.

## Looking at a region

region-full = { $region }: { $rats }, { $cubes }{ $plague ->
    [yes] , the plague is here
   *[no] {""}
  }{ $pieces }{ $choice ->
    [yes] . Can be chosen
   *[no] {""}
  }
region-out = { $region }: not in play
region-rats = { $count ->
    [0] no rats
    [one] one rat
   *[other] { $count } rats
  }
region-cubes = { $count ->
    [0] no cubes
    [one] one cube: { $list }
   *[other] { $count } cubes: { $list }
  }
region-population = Population { $count }
region-known = { $known ->
    [one] { $reached ->
        [0] The rat you know here has a limit above { $limit }.
       *[other] The rat you know here has a limit of { $limit } or less.
      }
   *[other] Of the { $known } rats you know here, { $reached ->
        [0] none has
        [one] one has
       *[other] { $reached } have
      } a limit of { $limit } or less.
  }
region-odds = { $count ->
    [one] One of the { $total } hidden rats has
   *[other] { $count } of the { $total } hidden rats have
  } a limit of { $limit } or less.
## The odds of the plague

odds-when-now = If the plague ravages here
odds-when-last = In the final ravage
odds-nobody = Nobody loses a cube.
odds-loses = loses
odds-lost = { $count ->
    [0] no cube
    [one] 1 cube
   *[other] { $count } cubes
  }
    .short = { $count ->
        [0] none
       *[other] { $count }
      }
odds-lost-more = { $count } cubes or more
    .short = { $count }+
odds-percent = { $percent }%
odds-chance = { $lost } ({ $percent }%)
odds-seat = { $seat } loses { $list }
odds-with = { $id ->
    [knight] { $card }: two more people
    [serf] { $card }: adds a cube after each loss
   *[other] With the { $card }
  }
    .short = { $id ->
        [knight] { $card } +2
        [serf] { $card } +1
       *[other] { $card }
      }
odds-open = Without the { $card }, who may choose the order of the rats.
odds-spread = The plague brings { $count ->
    [one] one more rat
   *[other] { $count } more rats
  }. Rats next door: { $list }.
region-neighbours = Neighbours: { $list }
region-nuns = { $count ->
    [one] A nun: population reduced by one
   *[other] { $count } nuns: population reduced by { $count }
  }
region-bishop = A bishop: no rat can enter
region-potions = Potions: { $list }
region-walls = Walled off from { $list }

## A region in two lines, on phones

brief-place = { $when ->
    [last] { $region }, final ravage
   *[other] { $region }
  }
brief-risk = { $place }: { $percent }% risk for you, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  } on average.
brief-safe = { $place }: no risk for you.
brief-nobody = { $place }: nobody loses a cube.
brief-all = { $place }: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
  } lost on average.
brief-others = Risk for others: { $list }.
brief-seat = { $seat } { $percent }%
brief-lies = { $rats ->
    [0] No rats
    [one] One rat
   *[other] { $rats } rats
  }, population { $count }.
count-of = { $count } { $name }
potions-of = { $name } { $list }

token-hidden = { $token }, face down
token-known = { $token }, known to you: { $face }
token-open = { $token }, revealed: { $face }
token-known-others = { $token }, face down, seen by { $seats }
token-choose = { $name }. Can be chosen
palace-full = Palace: { $list }
palace-empty = Palace: empty
cube-choose = { $name } cubes in { $region }, { $count }. Can be chosen
wall = Wall { $number }, between { $link }
link-choose = The connection between { $link }. Can be chosen
nun = Nun { $number }, in { $region }
bishop = Bishop { $number }, in { $region }
card-cubes = On the card: { $list }
plague-at = The plague piece is in { $region }

supply = Supply
supply-short = { $count ->
    [one] one rat left
   *[other] { $count } rats left
  }
supply-left = { $count ->
    [0] No rats left in the supply
    [one] One rat left in the supply
   *[other] { $count } rats left in the supply
  }
supply-low = { $count ->
    [0] The end is here · supply empty
    [one] End near · one rat left
   *[other] End near · { $count } rats left
  }
end-likely = { $count ->
    [one] End likely this round · one rat left
   *[other] End likely this round · { $count } rats left
  }

## How far the end is, and how to win

end-open = How the game ends: { $near }
end-title = How the game ends
end-brings = What ends the game
end-rats = The supply of rats runs out: { $count ->
    [0] it is empty
    [one] one of { $all } is left
   *[other] { $count } of { $all } are left
  }.
end-cubes = A player ends a turn with all their cubes on the board. Still to go: { $list }.
    .near = { $count ->
    [0] End near · { $seat } has all their cubes on the board
    [one] End near · { $seat } has one cube left
   *[other] End near · { $seat } has { $count } cubes left
  }
end-turns = No rat or cube is added for five rounds: { $count ->
    [one] one more such turn to go
   *[other] { $count } more such turns to go
  }.
    .near = { $count ->
    [one] End near · after one more turn without a new rat or cube
   *[other] End near · after { $count } more turns without a new rat or cube
  }
end-here = The end has come: { $round }.
end-follows = What happens then
end-wins = How to win
end-standing = Current standing: { $list }.
end-count = { $seat } ({ $count })

used-title = Rats
used-limit = Limit { $limit }
used-legend-hidden = still hidden
used-legend-known = known to you
used-legend-used = revealed
used-face = { $face }: { $state ->
    [used] revealed
    [known] known to you
   *[hidden] still hidden
  }

seat-cubes = { $board } on the board, { $palace } in the palace, { $stock } in stock
seat-board = Board
seat-palace = Palace
seat-stock = Stock
seat-risk = Risk
    .about = Average loss in the next ravage if it comes where it costs most: { $count }
    .final = Average loss in the final ravage: { $count }
strip-stock = { $count } left
seat-score = { $count ->
    [one] one cube
   *[other] { $count } cubes
  }
seat-no-cards = no cards

round-setup = Settling
round-regular = Main game
round-final = Final round
round-ravage = Final ravage
round-over = Game over

## The Witch's two looks

witch-first = First look
witch-second = Second look
witch-choose = Choose a rat on the board
witch-secret = Only you see this.
witch-not-yet = Not yet

## The order of open rats, arranged by hand

order-rats = Rats in the order in which they are resolved
order-rat = Rat { $place } of { $count }: { $face }
    .keys = Arrow keys move it
order-earlier = Earlier
order-later = Later
order-go = { $count ->
    [one] Resolve it
   *[other] Resolve in this order
  }
order-stop = Change the order
order-going = Resolving them from left to right …
order-first = resolved first
order-last = resolved last

## What happened: one sentence for each kind of event

event-plague-started = The plague starts in { $region }.
event-start-seat-drawn = { $seat } goes first.
event-settled = { $count ->
    [one] { $seat } settles in { $region } with one cube.
   *[other] { $seat } settles in { $region } with { $count } cubes.
  }
event-turn-began = { $final ->
    [yes] Final round: { $seat }’s turn.
   *[no] { $seat }’s turn.
  }
event-card-taken = { $giver ->
    [none] { $seat } takes the { $card }.
   *[other] { $seat } takes the { $card } from { $giver }.
  }
event-cubes-added = { $count ->
    [one] { $seat } adds one cube to { $region }{ $extra ->
        [0] .
       *[other] , thanks to a card.
      }
   *[other] { $seat } adds { $count } cubes to { $region }{ $extra ->
        [0] .
        [one] , one of them thanks to a card.
       *[other] , { $extra } of them thanks to cards.
      }
  }
event-card-chosen = The { $card } is in the game.
event-rat-moved = { $seat } moves { $token } to { $to }.
event-cubes-moved = { $count ->
    [one] { $seat } moves a cube from { $region } to { $to }.
   *[other] { $seat } moves { $count } cubes from { $region } to { $to }.
  }{ $potions ->
    [0] {""}
    [one] {" "}A potion comes along.
   *[other] {" "}{ $potions } potions come along.
  }
event-cubes-swapped = { $seat } swaps { $cube } and { $other }.
event-wall-placed = { $source ->
    [none] { $seat } builds a wall between { $link }.
   *[other] { $seat } moves a wall. It stood between { $source } and now stands between { $link }.
  }
event-nun-placed = { $source ->
    [none] { $seat } places a nun in { $region }.
   *[other] { $seat } moves a nun from { $source } to { $region }.
  }
event-bishop-placed = { $source ->
    [none] { $seat } places a bishop in { $region }.
   *[other] { $seat } moves a bishop from { $source } to { $region }.
  }
event-cube-on-card = { $count ->
    [one] { $seat } puts a cube on the { $card }.
   *[other] { $seat } puts a cube on the { $card }. It now holds { $count }.
  }
event-card-emptied = { $seat } places the { $card }’s cubes in { $region }: { $cubes }.
event-potion-placed = { $seat } brews a potion and now has { $cube }.
event-cube-saved = { $seat } moves a cube from { $region } to the palace.
event-rat-seen = { $seat } looks at { $token }.
event-rats-swapped = { $swapped ->
    [yes] { $seat } swaps { $token } and { $other }.
   *[no] { $seat } doesn’t swap { $token } and { $other }.
  }
event-plague-moved = { $still ->
    [yes] { $seat } leaves the plague in { $to }.
   *[no] { $steps ->
        [one] { $seat } moves the plague from { $region } to { $to }.
       *[other] { $seat } moves the plague { $steps } steps, from { $region } to { $to }.
      }
  }
event-rat-added = { $drawn ->
    [yes] { $seat } adds a rat to { $region }, drawn from those that had left the board.
   *[no] { $left ->
        [0] { $seat } adds the last rat to { $region }.
       *[other] { $seat } adds a rat to { $region }.
      }
  }
event-spread-stopped = { $reason ->
    [full] { $count ->
        [one] There is no room next to { $region } for another rat.
       *[other] There is no room next to { $region } for { $count } more rats.
      }
   *[supply] { $count ->
        [one] One rat can’t be added: the supply is empty.
       *[other] { $count } rats can’t be added: the supply is empty.
      }
  }
event-ravage-began = { $final ->
    [yes] The plague comes to { $region }: { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
      }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
      }.
   *[no] The plague ravages { $region }: { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
      }, { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
      }.
  }
event-region-spared = { $reason ->
    [rats] { $region } is spared: there are no rats.
   *[cubes] { $region } is spared: nobody lives there.
  }
event-plague-counted = { $counts ->
    [yes] { $seat } counts the plague as two people in { $region }.
   *[no] { $seat } doesn’t count the plague in { $region }.
  }
event-rats-opened = { $opened ->
    [yes] { $seat } reveals all the rats in { $region }.
   *[no] { $seat } leaves the rats in { $region } to chance.
  }
event-rat-opened = Revealed in { $region }: { $face }.
event-rat-discarded = Nobody is left in { $region }. Another rat leaves the game: { $face }.
event-rat-revealed = { $outbreak ->
    [yes] A rat in { $region } shows { $face }. Population { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(the plague counts as { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(one less for the nun)
       *[other] {" "}({ $nuns } less for the nuns)
      }: outbreak!
   *[no] A rat in { $region } shows { $face }. Population { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(the plague counts as { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(one less for the nun)
       *[other] {" "}({ $nuns } less for the nuns)
      }: nothing happens.
  }
event-cube-lost = { $cause ->
    [majority] { $tied ->
        [one] Majority: { $seat } has the most cubes and loses one.
       *[other] Majority: { $tied } players tie for the most cubes, and { $seat } loses one.
      }
    [class] { $symbol }: { $seat } holds the { $card } and loses a cube.
   *[all] All: { $seat } loses a cube.
  }
event-potion-lost = { $cause ->
    [majority] { $tied ->
        [one] Majority: { $seat } has the most cubes and loses a potion instead of a cube.
       *[other] Majority: { $tied } players tie for the most cubes, and { $seat } loses a potion instead of a cube.
      }
    [class] { $symbol }: { $seat } holds the { $card } and loses a potion instead of a cube.
   *[all] All: { $seat } loses a potion instead of a cube.
  }
event-spared = { $seat ->
    [none] { $symbol }: nobody holds such a card.
   *[other] { $symbol }: { $seat } holds the { $card }, but has no cube here.
  }
event-ravage-ended = { $reason ->
    [rats] No rats are left in { $region }.
   *[cubes] { $region } is empty.
  } { $total ->
    [0] No cubes are lost.
   *[other] { $losses }.
  }
event-end-triggered = { $reason ->
    [supply] The supply is empty. The final round begins.
    [standstill] No rat or cube has been added for five rounds. The final round begins.
   *[stock] { $seat } has all their cubes on the board. The final round begins.
  }
event-final-ravage-began = Final ravage: the plague strikes every region.
event-game-over = The game is over: { $seat } wins with { seat-score }.
loss = { $name } loses { $count ->
    [one] one cube
   *[other] { $count } cubes
  }
    .sum = { $name } ({ $why })
    .why = { loss } ({ $why })
cause = { $name } { $count }

## What happened since the player's own turn, in short

digest-own = { $count ->
    [one] You lost one cube.
   *[other] You lost { $count } cubes.
  }
digest-others = { $mine ->
    [0] Losses
   *[other] Other losses
  }: { $list }.
digest-raged = The plague ravaged { $list }.
digest-went = The plague went to { $region }.
digest-settled = { $seat } settled in { $region }.
digest-card = { $seat } took the { $card }.
befell-lost = You lost { $count ->
    [one] one cube
   *[other] { $count } cubes
  } in { $region }.
befell-taken = You lost the { $card } to { $seat }.

## The ravage, step by step

ravage-brief = { $region }, { $rats ->
    [one] one rat
   *[other] { $rats } rats
  }
ravage-title = { $final ->
    [yes] Final ravage: { $region }
   *[no] The plague in { $region }
  }
ravage-population = Population
ravage-nuns = { $count ->
    [one] one less for the nun
   *[other] { $count } less for the nuns
  }
ravage-plague = the plague counts as { $count }
ravage-left = { $count ->
    [0] no more rats to come
    [one] one rat still to come
   *[other] { $count } rats still to come
  }
ravage-verdict = { $outbreak ->
    [yes] { $population ->
        [one] One person reaches
       *[other] { $population } people reach
      } the limit of { $limit }: outbreak
   *[no] { $population ->
        [0] Nobody reaches
        [one] One person doesn’t reach
       *[other] { $population } people don’t reach
      } the limit of { $limit }: no outbreak
  }
ravage-times = × { $count }
ravage-held = Waiting for you.
ravage-go-on = Continue
ravage-flow = Autoplay
ravage-course = { $final ->
    [yes] The final ravage so far
   *[no] In { $region }
  }
ravage-there = Before
ravage-now-lost = Lost
ravage-here = now
ravage-to-come = { $list ->
    [none] This is the last region.
   *[other] Still to come: { $list }.
  }
ravage-again = Watch this ravage again
ravage-again-all = Watch the final ravage again
ravage-earlier = Earlier
ravage-later = Later
ravage-number = Ravage { $number } of { $count }
ravage-before = Before:
ravage-sum = { $list ->
    [none] { $region }: no cubes lost
   *[other] Lost in { $region }: { $list }
  }
ravage-loss = −{ $count } { $name }
ravage-none = no loss
ravage-score = Standing

## Luck: what the plague was expected to cost, and what it cost

luck-title = Luck with the plague
luck-about = Cubes lost, ravage by ravage. Dotted: losses expected from what everyone knew. Hatched: losses beyond that. Shaded: the final ravage.
luck-seat = { $seat }: { $lost ->
    [one] one cube lost
   *[other] { $lost } cubes lost
  }, { $expected } expected
luck-lost = { $count } lost
luck-expected = { $count } expected
luck-worst = Hardest blow: { $region }, { $lost } lost, { $expected } expected
luck-best = Narrowest escape: { $region }, { $lost } lost, { $expected } expected
luck-then = The odds before it
    .own = The odds before it, as you knew them
luck-sum = in total
luck-came = The outcome.
luck-nobody = Nobody could lose a cube.
luck-order = The order of the rats was then chosen; these are the odds for a random order.

## The end

ranking-title = Final ranking
print-losses = Cubes lost, ravage by ravage
ranking-place = { $place }.
ranking-won = { $seat } wins
    .me = You win
ranking-tie = Tied on cubes: the player whose turn would have come first ranks higher.
ranking-detail = { $board } on the board, { $palace } in the palace
ranking-cards = Held at the end: { $cards }
bill-title = Lost to the plague
bill-card = { $name }: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }{ $gained ->
    [0] {""}
   *[other] , { $gained } gained
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
  }

## Rules that sentences refer to

rule-RAT-S5 = The plague starts in a region drawn at random.
rule-RAT-S6 = The table settings decide who goes first.
rule-RAT-S7 = Everyone puts two cubes in one region, then two more in reverse order.
rule-RAT-S8 = The start player takes the first turn; turns go clockwise.
rule-RAT-S10 = With the Pied Piper, six of eighteen cards are in play.
rule-RAT-T2 = Once per turn you may take one card, from the table or from another player. You may use its ability at once.
rule-RAT-T3 = Once per turn you may add exactly as many cubes to a region as it has rats, or all you have left if that is fewer.
rule-RAT-T5 = Your turn ends when the plague has done its work.
rule-RAT-C1 = The plague moves to a neighbouring region. It never stays.
rule-RAT-C2 = One rat in the plague region brings one new rat to its neighbours; two or three rats bring two.
rule-RAT-C3 = If the plague region has rats and cubes, its rats are revealed one by one until rats or cubes run out.
rule-RAT-C4 = If the population reaches the limit of a rat, there is an outbreak. Otherwise the rat leaves without effect.
rule-RAT-C5 = Outbreak: first majority, then each class, then all. A player with no cubes there loses nothing.
rule-RAT-F1 = The end is triggered when the supply is empty, or when a player ends a turn with all their cubes on the board.
rule-RAT-F2 = Everyone except the player who had the last turn takes one more turn, anticlockwise.
rule-RAT-F3 = In the final round you may only use the abilities of your cards.
rule-RAT-F5 = At the end the plague ravages every region, one after the other.
rule-RAT-F6 = The player with the most cubes on the board and in the palace wins. A tie goes to the player whose turn would have come first.
rule-RAT-F4 = After the final round, the player to the left of the Baker’s holder places the cubes on the card.
rule-RAT-H1 = Only the player who looked knows the face.
rule-RAT-K-PEASANT = Peasant: one more cube when adding, even without rats.
    .name = { card-peasant }
rule-RAT-K-MONK = Monk: move a rat to a neighbouring region with room.
    .name = { card-monk }
rule-RAT-K-MERCHANT = Merchant: move one to three of your cubes to a neighbouring region.
    .name = { card-merchant }
rule-RAT-K-KNIGHT = Knight: two steps for the plague; it may count as two people.
    .name = { card-knight }
rule-RAT-K-WITCH = Witch: look at a rat, then at another one, then swap them or not.
    .name = { card-witch }
rule-RAT-K-KING = King: one of your cubes goes from a region without rats to the palace.
    .name = { card-king }
rule-RAT-K-CRUSADER = Crusader: two steps for the plague; reveal all the rats first and choose the order in which they are resolved.
    .name = { card-crusader }
rule-RAT-K-SOLDIER = Soldier: two steps for the plague; if it brings rats, you may add one more.
    .name = { card-soldier }
rule-RAT-K-COURIER = Courier: two cubes in different regions change places.
    .name = { card-courier }
rule-RAT-K-MAYOR = Mayor: instead of adding cubes as usual, add one to each region where you have more than anyone else.
    .name = { card-mayor }
rule-RAT-K-QUEEN = Queen: add up to two extra cubes if your largest group of regions is larger than everyone else’s.
    .name = { card-queen }
rule-RAT-K-EMPEROR = Emperor: three walls on borders and arrows. No rat, cube or plague crosses them.
    .name = { card-emperor }
rule-RAT-K-SERF = Serf: when a rat has cost another player a cube, you may add one of yours.
    .name = { card-serf }
rule-RAT-K-BAKER = Baker: put a cube on the card. When another player takes it, all its cubes go to one region.
    .name = { card-baker }
rule-RAT-K-NUN = Nun: each of the three nuns reduces the population of her region by one.
    .name = { card-nun }
rule-RAT-K-BISHOP = Bishop: no rat enters a region with a bishop.
    .name = { card-bishop }
rule-RAT-K-PIPER = Pied Piper: one of your cubes goes to a neighbouring region, and rats go with it.
    .name = { card-pied-piper }
rule-RAT-K-WIZARD = Wizard: a potion for one of your cubes. You lose it instead of the cube.
    .name = { card-wizard }
rule-RAT-V1 = Final round: when the Knight moves the plague, it ravages at once.
rule-RAT-V2 = A potion is lost instead of a cube, from the cube with the most potions; “to the letter”, its owner decides.
rule-RAT-V5 = When the supply is empty, the Soldier draws from the rats that are not on the board.
rule-RAT-V6 = What you saw with the Witch stays visible to you.

## Text board

text-regions = Regions
text-column-region = Region
text-column-people = Cubes
text-column-rats = Rats
text-column-pieces = Pieces
text-column-next = Neighbours
text-column-odds = Danger
text-column-choose = Possible here
text-column-card = Card
text-column-holder = Location
text-column-does = Effect
text-column-risk = Price
text-column-rule = Rule
text-column-player = Player
text-column-board = Cubes on the board
text-column-palace = In the palace
text-column-stock = In stock
text-column-held = Cards
text-column-standing = Standing
text-column-face = Face
text-column-used = Revealed
text-column-known = Known to you
text-column-hidden = Still hidden
text-order-name = name
text-order-people = cubes
text-order-rats = rats
text-order-possible = what is possible
text-card = { $card }, { $class }
text-card-rule = The { $card } in the rules
text-plague-here = The plague piece
text-rats-of = { $count } of { $most }
text-counted = For outbreaks, the population counts as { $count }
text-walled = { $region } (behind a wall)
text-next-border = By land: { $list }
text-next-arrow = By arrow: { $list }
text-hidden = { $count ->
    [0] No face is hidden from you any more.
    [one] One face is still hidden from you.
   *[other] { $count } faces are still hidden from you.
  }
text-potions = { $count ->
    [0] No potions are left.
    [one] One potion is left.
   *[other] { $count } potions are left.
  }

## Seas on the map

sea-atlantic = Oceanus Atlanticus
sea-north = Mare Germanicum
sea-mediterranean = Mare Internum
sea-black = Pontus Euxinus
sea-baltic = Mare Suebicum
sea-adriatic = Mare Adriaticum

## Statistics

counted-title = Cards taken
