### Rattus in English, read by the browser and by the terminal.
###
### How variables are passed: { $seat }, { $giver } are names of players; { $region }, { $to }, { $card }, { $symbol } are words from
### this file; { $token } is the message `token` filled in; numbers are numbers. Something that does not apply is the text `none`,
### a truth is `yes` or `no`.

game-title = Rattus
game-pitch = Europe, 1347. Settle where the rats are, for there is no growth without them, and be somewhere else when the plague comes.
game-players = { $count ->
    [one] one player
   *[other] { $count } players
  }

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

## The six classes, and the symbols on the rat tokens: classes, M and A

symbol-pe = Peasantry
symbol-bo = Bourgeoisie
symbol-ch = Church
symbol-cv = Chivalry
symbol-mg = Magic
symbol-ro = Royalty
symbol-m = Majority
    .does = Whoever has most cubes in the region loses one; all who tie lose one each.
symbol-a = All
    .does = Every player loses one cube in the region.
symbol-class = { $symbol }: whoever holds a card of this class loses a cube.
face = limit { $limit }: { $symbols }

## Class cards: what they do, what changes in the final round

card-peasant = Peasant
    .does = When you add cubes, add one more than there are rats, also in a region without rats.
    .final = Final round: add one cube in any region.
card-monk = Monk
    .does = Move any one rat to a neighbouring region that has room.
    .final = Final round: as always.
card-merchant = Merchant
    .does = Move one to three of your cubes from one region to a neighbouring one.
    .final = Final round: as always.
card-knight = Knight
    .does = Move the plague up to two steps, and decide whether the piece counts as two more people.
    .final = Final round: move the plague up to two steps; it ravages there at once.
card-witch = Witch
    .does = Look at any rat, then at another one, then swap the two or leave them.
    .final = Final round: as always.
card-king = King
    .does = Move one of your cubes from a region without rats to the palace, where it is safe.
    .final = Final round: as always.

card-risk = The price: for every { $class } on a rat you lose a cube. { $count } of { $total } hidden rats show it.
card-free = On the table
card-held = Held by { $seat }
card-used = used this turn

## Questions: what is asked, and why

question-plague-start = Where does the plague begin?
    .why = It begins in a region drawn by lot.
question-start-seat = Who begins?
    .why = It is drawn by lot.
question-settle = Settle: choose a region for two cubes
    .why = Everyone settles twice, the second time in reverse order. Any region may be chosen, also the same one again.
question-turn = { $round ->
    [final] Final round: use your cards
   *[regular] Your turn
  }
    .why = { $round ->
    [final] Only the abilities of your cards are left, each of them once. Then the plague goes through every region.
   *[regular] Take a card and add cubes if you like, use your cards, then move the plague: that ends the turn.
  }
question-monk-from = Monk: which rat shall move?
    .why = Any rat that has a neighbouring region with room.
question-monk-to = Monk: where to?
    .why = A neighbouring region with fewer than three rats.
question-merchant-from = Merchant: from which region?
    .why = A region with cubes of yours.
question-merchant-to = Merchant: to which region?
    .why = A neighbouring region.
question-merchant-count = Merchant: how many cubes?
    .why = One to three of your cubes travel.
question-king = King: which cube comes to the palace?
    .why = It must come from a region without rats. In the palace it is safe and counts at the end.
question-witch-look = Witch: which rat will you look at?
    .why = Only you will see it. After that look nothing before it can be undone.
question-witch-look-again = Witch: look at another?
    .why = If you see two, you may swap them.
question-witch-swap = Witch: swap the two?
    .why = You have seen both. Nobody else has.
question-rat = { $left ->
    [one] Where does the new rat go?
   *[other] { $left } new rats: where does the next go?
  }
    .why = The plague spreads: new rats go into regions next to it, three at most in each.
question-count = Knight: shall the plague count as two people?
    .why = With two more people, rats with a higher limit break out.
question-move = Knight: where does the plague go?
    .why = Up to two steps; it ravages there at once. Staying where it is passes.
question-extra = Peasant: where does the extra cube go?
    .why = One cube, into any region.
question-next-token = Which rat is turned over next?
    .why = It is drawn by lot.
question-face = What does the rat show?
    .why = It is drawn from all faces that may still be hidden.
question-other = { $seat } has to decide
    .why = A decision of the game.

watch-settle = { $seat } settles
watch-turn = { $seat } is thinking
watch-monk = { $seat } uses the Monk
watch-merchant = { $seat } uses the Merchant
watch-king = { $seat } uses the King
watch-witch = { $seat } uses the Witch
watch-rat = { $seat } chooses where the rats go
watch-count = { $seat } decides how many the plague counts for
watch-move = { $seat } moves the plague
watch-extra = { $seat } adds a cube
watch-other = { $seat } is thinking

## Answers: as a choice, as a button that commits (.confirm), and what is gone afterwards (.risk)

answer-take = Take the { $card }
    .confirm = Take the { $card }
answer-use = Use the { $card }
    .confirm = Use the { $card }
answer-add = { $count ->
    [one] Add one cube in { $region }
   *[other] Add { $count } cubes in { $region }
  }
    .confirm = { $count ->
    [one] Add one cube in { $region }
   *[other] Add { $count } cubes in { $region }
  }
    .short = { $count ->
    [one] Add one cube
   *[other] Add { $count } cubes
  }
answer-plague = Move the plague to { $region }
    .confirm = Move the plague to { $region }
    .short = Move the plague here
answer-plague-stay = Leave the plague where it is
    .confirm = Leave the plague where it is
answer-done = I am done
    .confirm = Be done
answer-settle = Two cubes in { $region }
    .confirm = Settle in { $region }
answer-monk-from = Move { $token }
    .confirm = Move { $token }
answer-monk-to = Move it to { $region }
    .confirm = Move it to { $region }
answer-merchant-from = From { $region }
    .confirm = From { $region }
answer-merchant-to = To { $region }
    .confirm = To { $region }
answer-merchant-count = { $count ->
    [one] One cube
   *[other] { $count } cubes
  }
    .confirm = { $count ->
    [one] Move one cube
   *[other] Move { $count } cubes
  }
answer-king = From { $region } to the palace
    .confirm = From { $region } to the palace
answer-witch-look = Look at { $token }
    .confirm = Look (can’t be undone)
answer-witch-look-again = Look at { $token }
    .confirm = Look (can’t be undone)
answer-witch-look-again-stop = No second look
    .confirm = No second look
answer-witch-swap-yes = Swap them
    .confirm = Swap them
answer-witch-swap-no = Leave them
    .confirm = Leave them
answer-rat = Rat into { $region }
    .confirm = Rat into { $region }
answer-count-yes = Count as two people
    .confirm = Count as two people
answer-count-no = Count as nobody
    .confirm = Count as nobody
answer-move = Move the plague to { $region }
    .confirm = Move the plague to { $region }
answer-extra = One cube in { $region }
    .confirm = One cube in { $region }
answer-extra-stop = No extra cube
    .confirm = No extra cube
answer-region = { $region }
    .confirm = { $region }
answer-token = { $token }
    .confirm = { $token }
answer-yes = Yes
    .confirm = Yes
answer-no = No
    .confirm = No
answer-stop = No more
    .confirm = No more
answer-other = { $text }
    .confirm = { $text }

final-turn = This ends what can be undone.
final-plague = The plague moves, and with it your turn comes to its end. This can’t be undone.
final-look = What you have seen you can’t unsee: nothing up to here can be undone afterwards.

## Done steps of a turn, as short as can be

chip-take = { $card } taken
chip-use = { $card }
chip-add = +{ $count } { $region }
chip-plague = Plague to { $region }
chip-plague-stay = Plague stays
chip-region = { $region }
chip-token = { $token }
chip-number = { $count }
chip-yes = Yes
chip-no = No
chip-stop = No more
chip-done = Done
chip-other = { $text }

## What can be done in a turn

group-take = Take a card
    .hint = Choose a card: from the table, or from whoever holds it.
group-add = Add cubes
    .hint = Choose a region: it takes as many of your cubes as there are rats.
group-use = Use a card
    .hint = Choose one of your cards.
group-plague = Move the plague
    .hint = Choose where the plague goes. That ends your turn.

## Looking at a region

region-full = { $region }: { $rats }, { $cubes }{ $plague ->
    [yes] , the plague is here
   *[no] {""}
  }{ $choice ->
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
region-odds = { $count } of { $total } hidden rats have a limit of { $limit } or less.
region-neighbours = Neighbours: { $list }
count-of = { $count } { $name }

token-hidden = { $token }, face down
token-known = { $token }, known to you: { $face }
token-known-others = { $token }, face down, seen by { $seats }
token-choose = { $name }. Can be chosen
palace-full = Palace: { $list }
palace-empty = Palace: empty
plague-at = The plague piece is in { $region }

supply = Supply
supply-left = { $count ->
    [0] No rats left in the supply
    [one] One rat left in the supply
   *[other] { $count } rats left in the supply
  }
supply-low = { $count ->
    [0] Supply empty: the end is here
    [one] One rat left: the end is near
   *[other] { $count } rats left: the end is near
  }
used-title = Rats
used-about = Turned over { $used }, still hidden { $hidden }
used-limit = Limit { $limit }
used-face = { $face }: { $state ->
    [used] turned over
    [known] known to you
   *[hidden] still hidden
  }

seat-cubes = { $board } on the board, { $palace } in the palace, { $stock } in stock
seat-board = Board
seat-palace = Palace
seat-stock = Stock
seat-score = { $count ->
    [one] one cube
   *[other] { $count } cubes
  }
seat-no-cards = no cards

round-setup = Settling
round-regular = Round of play
round-final = Final round
round-ravage = Final ravage
round-over = Game over

## The Witch's two looks

witch-first = First look
witch-second = Second look
witch-choose = Choose a rat on the map
witch-secret = Only you see this.
witch-not-yet = Not yet

## What happened: one sentence for each kind of event

event-plague-started = The plague begins in { $region }.
event-start-seat-drawn = { $seat } begins.
event-settled = { $count ->
    [one] { $seat } settles in { $region } with one cube.
   *[other] { $seat } settles in { $region } with { $count } cubes.
  }
event-turn-began = { $final ->
    [yes] Final round: { $seat } is on turn.
   *[no] { $seat } is on turn.
  }
event-card-taken = { $giver ->
    [none] { $seat } takes the { $card }.
   *[other] { $seat } takes the { $card } from { $giver }.
  }
event-cubes-added = { $count ->
    [one] { $seat } adds one cube in { $region }{ $extra ->
        [0] .
       *[other] , thanks to a card.
      }
   *[other] { $seat } adds { $count } cubes in { $region }{ $extra ->
        [0] .
        [one] , one of them thanks to a card.
       *[other] , { $extra } of them thanks to cards.
      }
  }
event-rat-moved = { $seat } moves { $token } to { $to }.
event-cubes-moved = { $count ->
    [one] { $seat } moves a cube from { $region } to { $to }.
   *[other] { $seat } moves { $count } cubes from { $region } to { $to }.
  }
event-cube-saved = { $seat } brings a cube from { $region } to the palace.
event-rat-seen = { $seat } looks at { $token }.
event-rats-swapped = { $swapped ->
    [yes] { $seat } swaps { $token } and { $other }.
   *[no] { $seat } leaves { $token } and { $other } where they are.
  }
event-plague-moved = { $still ->
    [yes] { $seat } leaves the plague in { $to }.
   *[no] { $steps ->
        [one] { $seat } moves the plague from { $region } to { $to }.
       *[other] { $seat } moves the plague { $steps } steps, from { $region } to { $to }.
      }
  }
event-rat-added = { $left ->
    [0] { $seat } puts a new rat into { $region }. It was the last.
   *[other] { $seat } puts a new rat into { $region }.
  }
event-spread-stopped = { $reason ->
    [full] { $count ->
        [one] One rat finds no room near { $region }.
       *[other] { $count } rats find no room near { $region }.
      }
   *[supply] { $count ->
        [one] One rat is missing: the supply is empty.
       *[other] { $count } rats are missing: the supply is empty.
      }
  }
event-ravage-began = { $final ->
    [yes] The plague comes to { $region }: { $rats ->
        [one] one rat
       *[other] { $rats } rats
      }, { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
      }.
   *[no] The plague ravages { $region }: { $rats ->
        [one] one rat
       *[other] { $rats } rats
      }, { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
      }.
  }
event-region-spared = { $reason ->
    [rats] { $region } is spared: there are no rats.
   *[cubes] { $region } is spared: there is nobody.
  }
event-plague-counted = { $counts ->
    [yes] { $seat } lets the plague count as two people in { $region }.
   *[no] { $seat } lets the plague count as nobody in { $region }.
  }
event-rat-revealed = { $outbreak ->
    [yes] A rat in { $region } shows { $face }. Population { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(the plague counts for { $neutral })
      }: outbreak!
   *[no] A rat in { $region } shows { $face }. Population { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(the plague counts for { $neutral })
      }: nothing happens.
  }
event-cube-lost = { $cause ->
    [majority] { $tied ->
        [one] Majority: { $seat } has most cubes and loses one.
       *[other] Majority: { $tied } tie for most, { $seat } loses one.
      }
    [class] { $symbol }: { $seat } holds the { $card } and loses a cube.
   *[all] All: { $seat } loses a cube.
  }
event-spared = { $seat ->
    [none] { $symbol }: nobody holds such a card.
   *[other] { $symbol }: { $seat } holds the { $card }, but has no cube here.
  }
event-ravage-ended = { $reason ->
    [rats] No rats are left in { $region }.
   *[cubes] { $region } is empty.
  } { $total ->
    [0] Nobody was lost.
    [one] One cube was lost: { $losses }.
   *[other] { $total } cubes were lost: { $losses }.
  }
event-end-triggered = { $reason ->
    [supply] The supply is empty: the final round begins.
   *[stock] { $seat } has every cube on the board: the final round begins.
  }
event-final-ravage-began = The final ravage: the plague goes through every region.
event-game-over = The game is over: { $seat } wins with { $score }.
loss = { $name } { $count }

## The ravage, step by step

ravage-title = { $final ->
    [yes] Final ravage: { $region }
   *[no] The plague in { $region }
  }
ravage-population = Population
ravage-verdict = { $outbreak ->
    [yes] Limit { $limit } ≤ population { $population }: outbreak
   *[no] Limit { $limit } > population { $population }: no outbreak
  }
ravage-sum = { $list ->
    [none] { $region }: nobody was lost
   *[other] { $region }: { $list }
  }
ravage-loss = −{ $count } { $name }
ravage-none = no loss
ravage-score = Standing

## The end

ranking-title = Who survived
ranking-place = { $place }.
ranking-won = { $seat } wins
ranking-tie = Equal on cubes: the one whose turn would have come first if the game had gone on is ahead.
ranking-detail = { $board } on the board, { $palace } in the palace
ranking-cards = Held at the end: { $cards }

## Rules that sentences refer to

rule-RAT-S5 = The plague begins in a region drawn by lot.
rule-RAT-S6 = The table says who begins.
rule-RAT-S7 = Everyone puts two cubes into one region, then two more in reverse order.
rule-RAT-S8 = The start player takes the first turn; turns go clockwise.
rule-RAT-T2 = Once a turn you may take one card, from the table or from another player. Its ability may be used at once.
rule-RAT-T3 = Once a turn you may add exactly as many cubes to a region as there are rats, or all you have left if that is fewer.
rule-RAT-T5 = A turn ends when the plague has done its work.
rule-RAT-C1 = The plague moves to a neighbouring region, and never stays.
rule-RAT-C2 = One rat in the plague region brings one new rat to its neighbours; two or three rats bring two.
rule-RAT-C3 = If rats and cubes meet in the plague region, its rats are turned over one by one, until rats or cubes run out.
rule-RAT-C4 = Where population reaches the limit of a rat, there is an outbreak. Otherwise the rat goes without effect.
rule-RAT-C5 = Outbreak: first majority, then each class, then all. A player without cubes there loses nothing.
rule-RAT-F1 = The end comes when the supply is empty, or when the player on turn has every cube on the board.
rule-RAT-F2 = Everyone but the one who had the last turn has one more, anticlockwise.
rule-RAT-F3 = In the final round only the abilities of cards may be used.
rule-RAT-F5 = At the end the plague ravages every region, one after the other.
rule-RAT-F6 = Most cubes on the board and in the palace win. A tie goes to whoever’s turn would have come first.
rule-RAT-H1 = Only the one who looked knows the face.
rule-RAT-K-PEASANT = Peasant: one more cube when adding, also without rats.
rule-RAT-K-MONK = Monk: move a rat to a neighbouring region with room.
rule-RAT-K-MERCHANT = Merchant: move one to three own cubes to a neighbouring region.
rule-RAT-K-KNIGHT = Knight: two steps for the plague; it may count as two people.
rule-RAT-K-WITCH = Witch: look at a rat, then at another, then swap them or not.
rule-RAT-K-KING = King: one own cube from a region without rats to the palace.
rule-RAT-V1 = Final round: the plague that the Knight moves ravages at once.
rule-RAT-V6 = What the Witch saw stays visible to that player.

## Seas on the map

sea-atlantic = Oceanus Atlanticus
sea-north = Mare Germanicum
sea-mediterranean = Mare Internum
sea-black = Pontus Euxinus
sea-baltic = Mare Suebicum
sea-adriatic = Mare Adriaticum
