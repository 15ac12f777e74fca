### Carcassonne: Die Pest in English, read by the browser and by the terminal.
###
### How variables are passed: { $seat } is the name of a player, { $winners } the names of several in a row; { $at }, { $source }, { $to } are
### places as the notation writes them (`3,-1`); { $tile }, { $role }, { $roles }, { $spot } are the messages `tile`, `role-…`, `role-….many`,
### `spot` filled in, and so are { $list }, { $sick }, { $against }, by what they are; numbers are numbers. { $feature } (city, road,
### monastery, garden, field) and { $figure } (follower, large, abbot) are kinds to be selected on. Something that does not apply is the text
### `none`, a truth is `yes` or `no`. Messages that others refer to (`feature`, `kind`, `points`, `sick-cause`) take the same variables.

game-title = Carcassonne: Die Pest
game-pitch = Build a land of cities, roads and monasteries tile by tile, and claim it with your followers. The plague roams through it, and whoever is sick when points are scored counts for nothing.
game-players = { $count ->
    [one] one player
   *[other] { $count } players
  }

rules-part-minute = In a minute
hint-new = New to Carcassonne?
hint-lay = Choose an outlined place for the tile. Choose it again to turn the tile. Nothing counts until you confirm it.
hint-plague = The plague has come. It moves after every turn, and sick followers don’t count.
rules-part-plague = The plague in a minute

## What lies in the land

kind = { $feature ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
    [river] river
   *[field] field
  }
kind-city = City
    .many = Cities
kind-road = Road
    .many = Roads
kind-monastery = Monastery
    .many = Monasteries
kind-garden = Garden
    .many = Gardens
kind-field = Field
    .many = Fields
kind-river = River

# A feature with all that its value depends on: "City of 5 tiles, 2 pennants and a cathedral".
feature = { $feature ->
    [city] { $complete ->
        [yes] { $small ->
            [yes] Small city
           *[no] City
          }
       *[no] Incomplete city
      } of { tiles }{ $cathedral ->
        [yes] { $pennants ->
            [0] {" "}and a cathedral
           *[other] , { pennants } and a cathedral
          }
       *[no] { $pennants ->
            [0] {""}
           *[other] {" "}and { pennants }
          }
      }
    [road] { $complete ->
        [yes] Road
       *[no] Incomplete road
      } of { tiles }{ $inn ->
        [yes] {" "}with an inn
       *[no] {""}
      }
    [monastery] Monastery ({ filled })
    [garden] Garden ({ filled })
   *[field] Field ({ $cities ->
        [0] no complete city
        [one] one complete city
       *[other] { $cities } complete cities
      })
  }
tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }
pennants = { $pennants ->
    [one] one pennant
   *[other] { $pennants } pennants
  }
filled = { $filled ->
    [8] all 8 places around it filled
   *[other] { $filled } of 8 places around it filled
  }
points = { $points ->
    [one] one point
   *[other] { $points } points
  }

## Tiles

tile = { $plague ->
    [yes] plague tile { $id }
   *[no] { $garden ->
        [yes] tile { $id } with a garden
       *[no] tile { $id }
      }
  }
tile-looks = { $tile }: { $list }
side-N = north
side-E = east
side-S = south
side-W = west
part-city = city { $sides }{ $pennants ->
    [0] {""}
    [one] {" "}with a pennant
   *[other] {" "}with { $pennants } pennants
  }{ $cathedral ->
    [yes] {" "}with a cathedral
   *[no] {""}
  }
part-road = road { $sides }{ $inn ->
    [yes] {" "}with an inn
   *[no] {""}
  }
part-monastery = monastery
part-garden = garden
part-river = river { $sides }
part-field = { $count ->
    [one] one field
   *[other] { $count } fields
  }
tile-count = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
  }

## Figures, and what they are called where they stand

figure-follower = follower
    .many = followers
figure-large = large follower
    .many = large followers
figure-abbot = abbot
    .many = abbots
role-city = knight
    .one = a knight
    .many = knights
role-road = highwayman
    .one = a highwayman
    .many = highwaymen
role-monastery = monk
    .one = a monk
    .many = monks
role-field = farmer
    .one = a farmer
    .many = farmers
role-large-city = large knight
    .one = a large knight
    .many = large knights
role-large-road = large highwayman
    .one = a large highwayman
    .many = large highwaymen
role-large-monastery = large monk
    .one = a large monk
    .many = large monks
role-large-field = large farmer
    .one = a large farmer
    .many = large farmers
role-abbot = abbot
    .one = an abbot
    .many = abbots

# Where on a tile somebody may stand, by the sides that it reaches; `none` where it reaches no side.
spot = { $sides ->
    [none] { kind }
   *[other] { kind } ({ $sides })
  }

# The same for a field by what parts it from the other fields of its tile; { $way } is one of the eight below, `none` where it is the only one.
spot-meadow = the meadow{ $way ->
    [none] {""}
   *[other] { $mark ->
        [road] {" "}{ $way } of the road
        [river] {" "}{ $way } of the river
       *[city] {" "}in the { $way }
      }
  }{ $cities ->
    [0] {""}
    [one] , one complete city
   *[other] , { $cities } complete cities
  }
# The same for a city or a road, to those who see the board: { $tiles } it would lie on with this one.
spot-part = { $tiles ->
    [one] a new { $kind ->
        [city] city
       *[road] road
      }
   *[other] the { $kind ->
        [city] city
       *[road] road
      } of { $tiles } tiles
  } ({ $sides })
way-N = north
way-NE = north-east
way-E = east
way-SE = south-east
way-S = south
way-SW = south-west
way-W = west
way-NW = north-west

supply-follower = { $count ->
    [one] one follower
   *[other] { $count } followers
  }
supply-large = { $count ->
    [one] one large follower
   *[other] { $count } large followers
  }
supply-abbot = { $count ->
    [one] an abbot
   *[other] { $count } abbots
  }
supply-empty = nobody left in the supply
supply-title = Supply

## Sickness

# Why somebody is sick. { $markers } are numbers in a row, { $count } is how many. { $where }: `own` tile, `next` tile, `feature` (reach:
# the whole feature), `beside` and `near` (reach: bordering; not on its own tile, or on both), `around` (reach: wide), `any` where it isn't
# said which of the first two.
sick-cause = { $count ->
    [one] marker { $markers } lies
   *[other] markers { $markers } lie
  } { $where ->
    [own] on its own tile
    [next] on the next tile of the same { kind }
    [beside] on a tile beside it
    [near] on its own tile or one beside it
    [around] in the same feature or on a tile beside it
    [feature] in the same { kind }
   *[any] on its own or on the next tile of the same { kind }
  }
sick-figure = { $count ->
    [one] { $seat }’s { $role }
   *[other] { $seat }’s { $count } { $roles }
  }
sick-here = { $role } of { $seat }, sick: { sick-cause }
healthy-here = { $role } of { $seat }, healthy
affected = The plague is in this { kind }.

marker = Plague marker { $number }
# To those who see the board (.seen) places are told by sides (`side-N` …), and by light
marker-next = { $to ->
    [none] { marker } at { $at } stays where it is: no free place beside it
   *[other] { marker } at { $at } goes to { $to } next
  }
    .seen = { $to ->
    [none] { marker } stays where it is: no free place beside it
   *[other] { marker } goes { $to } next
  }
marker-rests = { marker } at { $at } stays: the plague no longer spreads
    .seen = { marker } stays: the plague no longer spreads
# Why it goes there: { $free } tiles beside it have no marker, { $equal } of them are as good as the chosen one
marker-why = { $free ->
    [one] It is the only free tile beside it.
   *[other] { $fresh ->
        [yes] { $equal ->
            [one] Of the { $free } free tiles beside it, it is the only one that has never held a marker.
           *[other] { $equal } tiles beside it have never held a marker: it takes the first in the order north, east, south, west.
          }
       *[no] { $equal ->
            [one] Of the { $free } free tiles beside it, this one was left longest ago.
           *[other] { $equal } free tiles beside it were left longest ago: it takes the first in the order north, east, south, west.
          }
      }
  }

# What its next step will do, if nothing else happens before; `sick` is what somebody will be
forecast-title = { $count ->
    [0] At the next step nobody falls sick and nobody recovers.
   *[other] At the next step of the markers:
  }
forecast-ahead = { $count ->
    [0] After { $steps } steps nobody’s health would have changed, if no tile were laid.
   *[other] After { $steps } steps, if no tile were laid:
  }
# A row of buttons: the plague as it is, and some steps on
ahead-title = The plague some steps ahead
ahead-name = { $count ->
    [0] Now: the plague as it is
    [one] +1: the plague after the next step
   *[other] +{ $count }: the plague after { $count } steps
  }
ahead-step = { $count ->
    [0] Now
   *[other] +{ $count }
  }
# Above the board while it shows the plague some steps on
ahead-then = { $count ->
    [one] After the next step
   *[other] In { $count } steps
  }
forecast-pending = The markers are on the move.
forecast-change = { $seat }’s { $role } at { $at } { $sick ->
    [yes] falls sick, by { $count ->
        [one] marker { $markers }
       *[other] markers { $markers }
      }
   *[no] recovers
  }
    .seen = { $seat }’s { $role } { $sick ->
    [yes] falls sick, by { $count ->
        [one] marker { $markers }
       *[other] markers { $markers }
      }
   *[no] recovers
  }
forecast-here = { $figure }; { $sick ->
    [yes] falls sick at the next step
   *[no] recovers at the next step
  }

## Who is where

strength = { $seat } with { $count }
owners = { $count ->
    [0] Nobody would score it: all followers here are sick
    [one] { $winners } would score it
   *[other] { $winners } would each score it
  }
worth-now = Worth { points } as it stands
seat-score = { $count ->
    [one] one point
   *[other] { $count } points
  }
stack-left = { $count ->
    [0] No tiles left
    [one] One tile left
   *[other] { $count } tiles left
  }
stack-title = Tiles left
discarded-title = Out of the game
cell-fits = { $fits ->
    [one] { $at }: one of { $left } tiles fits here
   *[other] { $at }: { $fits } of { $left } tiles fit here
  }
cell-dead = { $at }: none of the tiles left fits here
cell-over = { $at }: no more tiles are laid

## Choosing how to play

option-players = Players
    .about = How many play. Six need Inns & Cathedrals.
option-plague = The plague
    .about = Plague tiles are in the stack. Each brings a marker that moves after every turn and makes the followers near it sick.
option-plague-on = With the plague
    .about = Every plague tile brings a marker that moves after each turn. Sick followers don’t count.
option-plague-off = Without the plague
    .about = Plain Carcassonne.
    .idle = Without the plague this makes no difference.
option-preset = Preset
    .about = Sets several options at once.
option-preset-usual = Usual rules
    .about = The plague reaches the next tile of the same feature, nothing stops it, and it rests after the last turn.
option-preset-as_written = As written
    .about = The rules sheet of the plague by the letter: the plague reaches whole features and all tiles beside, completed tiles stop it, and it moves once more after the last turn.
option-plague-tiles = Plague tiles
    .about = How many plague tiles are shuffled into the stack.
option-plague-tiles-6 = Six
    .about = Each of the six kinds once.
option-plague-tiles-12 = Twelve
    .about = Each of the six kinds twice: the plague is soon everywhere.
option-grace = Grace period
    .about = Whether the plague may come at once.
option-grace-0 = None
    .about = A plague tile may be drawn from the first turn on.
option-grace-17 = 17 tiles
    .about = The first 17 tiles drawn bring no plague.
option-spread = Spreading
    .about = What a marker does after every turn.
option-spread-move = It moves
    .about = Every marker goes on to a neighbouring place and leaves its tile.
option-spread-copy = It multiplies
    .about = Every marker stays, and a new one comes to a neighbouring place. It gets crowded.
option-reach = Reach
    .about = How near a marker must be for a follower to be sick.
option-reach-near = Next door
    .about = On the follower’s own tile, or on a tile beside it that holds a part of the same feature.
option-reach-tile = Same tile
    .about = Only on the follower’s own tile.
option-reach-feature = Whole feature
    .about = Anywhere in the same feature.
option-reach-bordering = All around
    .about = On the follower’s own tile or on any tile beside it, whatever lies there.
option-reach-wide = Whole feature and all around
    .about = Anywhere in the same feature, or on any tile beside the follower’s own.
option-obstacles = Obstacles
    .about = Whether completed tiles stop the markers.
option-obstacles-none = None
    .about = Markers go everywhere.
option-obstacles-completed = Completed tiles
    .about = No marker enters a tile whose cities, roads and monasteries are all complete. Fields don’t count.
option-last-step = Last step
    .about = Whether the markers move once more after the last turn, before the final scoring.
option-last-step-off = No last step
    .about = The final scoring uses the markers as they lie after the last turn.
option-last-step-on = With a last step
    .about = The markers move once more, then the final scoring begins.
option-farmers = Farmers
    .about = Whether followers may be set on fields, where they stay to the end.
option-farmers-on = With farmers
    .about = At the end a field scores 3 points for each complete city that it touches.
option-farmers-off = Without farmers
    .about = Nobody stands on fields.
option-small-cities = Cities of two tiles
    .about = What a complete city of two tiles is worth.
option-small-cities-4 = Like any other
    .about = 2 points a tile and 2 a pennant: 4 for two tiles.
option-small-cities-2 = Half
    .about = 1 point a tile and 1 a pennant: 2 for two tiles.
option-river = The River
    .about = Twelve river tiles come first, from the source to the mouth.
option-river-on = With the river
    .about = The source lies first. The river must go on, and never bends the same way twice in a row.
option-river-off = Without the river
    .about = The game begins with the usual start tile.
option-inns = Inns & Cathedrals
    .about = Eighteen more tiles, and a large follower for everybody.
    .demanded = Six players need it.
option-inns-on = With inns and cathedrals
    .about = A road with an inn scores 2 a tile, a city with a cathedral 3 a tile, but nothing if they are not complete. A large follower counts as two. Up to six can play.
option-inns-off = Without inns and cathedrals
    .about = One kind of follower, up to five players.
option-abbot = The Abbot
    .about = An abbot for everybody, and gardens on some tiles.
option-abbot-on = With abbots
    .about = He may only stand in monasteries and gardens. Instead of setting a follower you may take him back and score what his place is worth by then.
option-abbot-off = Without abbots
    .about = Gardens are only decoration.
option-start = Who goes first
    .about = The player who takes the first turn.
option-start-random = At random
    .about = Drawn when the game begins.

# In the browser the options stand in groups.
options-plague = The plague
options-boxes = Expansions
options-others = Scoring
option-usual = The usual game: with the plague, without expansions.
book-open = Look at the tiles

## Questions: what is asked, and why

question-start-seat = Who goes first?
    .why = It is drawn at random.
question-draw = Which tile comes?
    .why = It is drawn from the stack. One that fits nowhere leaves the game, and another is drawn.
question-lay = Lay { $tile }
    .why = It must touch a tile along a side, and all sides that meet must match. You may turn it.
question-follower = Set a follower on the new tile?
    .why = Only where no follower stands in that feature, or only sick ones. What is complete is scored afterwards, then the plague moves.
    .about = { $count ->
    [0] You have nobody left to set.
   *[other] You have { $list }.
  }
question-other = { $seat } has to decide
    .why = A decision of the game.

watch-lay = { $seat } lays a tile
watch-follower = { $seat } may set a follower
watch-other = { $seat } is thinking

## Answers: as a choice, as a button that commits (.confirm), and as short as can be (.short)

answer-lay = At { $at }, { turned }
    .confirm = Lay it at { $at }
    .short = { $at }
turned = { $r ->
    [0] as it is
    [1] a quarter turn clockwise
    [2] turned half round
   *[3] a quarter turn anticlockwise
  }
answer-follower = { $one } on the { $spot }
    .confirm = Set { $one }
    .short = { $spot }
answer-take-abbot = Take the abbot at { $at } back: { points }
    .confirm = Take the abbot back
    .short = Abbot back
answer-none = No follower
    .confirm = Set no follower
    .short = No follower
answer-other = { $text }
    .confirm = { $text }

# What an answer brings
gain = { $seat } +{ $count } at once
stands-sick = sick at once, doesn’t count there
standing = there: { $list }
worth = worth { points }

final-turn = After this, nothing you have done so far can be undone.

## Done steps of a turn, as short as can be

chip-lay = { $at }
chip-place = Tile placed
chip-follower = { $role }
# A step of a turn that bots would play
step-follower = { $role }{ $sides ->
    [none] {""}
   *[other] {" "}({ $sides })
  }
chip-take-abbot = Abbot back
chip-none = No follower
chip-other = { $text }

## What happened: one sentence for each kind of event

# Where something happened: by the name of the place, or pointed at, where the board lights it up
place-at = at { $at }
place-here = here
event-start-seat-drawn = { $seat } goes first.
event-turn-began = Turn { $turn }: { $seat } to play.
event-tile-drawn = { $left ->
    [0] { $seat } draws { $tile }. It is the last one.
    [one] { $seat } draws { $tile }. One is left.
   *[other] { $seat } draws { $tile }. { $left } are left.
  }
event-tile-discarded = { $seat } can’t lay { $tile } anywhere: it leaves the game.
event-tile-laid = { $seat } lays { $tile } { $place }{ $r ->
    [0] .
   *[other] , { turned }.
  }
event-marker-placed = The plague breaks out { $place }: marker { $number } comes onto the tile.
event-follower-set = { $feature ->
    [city] { $seat } sets { $one } into the city { $place }.
    [road] { $seat } sets { $one } onto the road { $place }.
    [monastery] { $seat } sets { $one } into the monastery { $place }.
    [garden] { $seat } sets { $one } into the garden { $place }.
   *[field] { $seat } sets { $one } onto the field { $place }.
  }{ $among ->
    [0] {""}
    [one] {" "}The follower that stands there already is sick, so the { kind } counts as free.
   *[other] {" "}All { $among } followers that stand there already are sick, so the { kind } counts as free.
  }{ $sick ->
    [yes] {" "}The newcomer is sick at once: { sick-cause }.
   *[no] {""}
  }
event-abbot-taken = { $ill ->
    [yes] { $seat } takes the abbot back from the { kind } { $place }, for no points, because he is sick.
   *[no] { $seat } takes the abbot back from the { kind } { $place } ({ filled }): { points }.
  }
event-feature-scored = { feature } { $place }: { $outcome ->
    [sick] nobody scores, because all followers here are sick
    [nothing] worth nothing
    [shared] { points } each for { $winners }
   *[alone] { points } for { $winners }
  }{ $against ->
    [none] {""}
   *[other] {" "}({ $against })
  }{ $outcome ->
    [sick] : { $sick }.
   *[other] { $ill ->
        [0] .
        [one] ; { $sick } is sick and doesn’t count.
       *[other] ; { $sick } are sick and don’t count.
      }
  }
event-follower-fell-sick = { $seat }’s { $role } falls sick { $place }: { sick-cause }.
event-follower-recovered = { $seat }’s { $role } recovers { $place }: there is no marker near any more.
event-plague-spread = The plague moves on: { $list }.
event-final-scoring-began = The last turn is over. Now everything left on the board is scored, and the plague stays where it is.
event-game-over = { $count ->
    [one] The game is over: { $winners } wins with { points }.
   *[other] The game is over: { $winners } share the victory with { points } each.
  }

## What happened since one's own turn, in short

digest-own = You scored { $count ->
    [one] one point
   *[other] { $count } points
  }.
digest-sick = { $count ->
    [one] One of your followers fell sick.
   *[other] { $count } of your followers fell sick.
  }
digest-others = Others scored: { $list }.
digest-plague = The plague moved on.
digest-laid = { $count ->
    [one] One tile was laid.
   *[other] { $count } tiles were laid.
  }

# The steps of the markers, and who counts how much in a majority
step = { $to ->
    [none] { $number } stays at { $source }
   *[other] { $new ->
        [none] { $number } goes from { $source } to { $to }
       *[other] { $number } stays at { $source }, and { $new } comes to { $to }
      }
  }
    .seen = { $to ->
    [none] { $number } stays where it is
   *[other] { $new ->
        [none] { $number } goes { $to }
       *[other] { $number } stays where it is, and { $new } comes { $to } of it
      }
  }

# Markers that find no free place, where they are too many to be told one by one
steps-stay = { $count ->
    [one] one stays where it is
   *[other] { $count } stay where they are
  }

## The end

ranking-title = Final scores
ranking-place = { $place }.
ranking-won = { $seat } wins
ranking-shared = A shared victory
ranking-tie = The most points win; equal scores share the place.
final-title = The final scoring, feature by feature
source-abbot = Abbots taken back
source-final = At the end
source-game = During the game
source-total = Total

## Rules that sentences refer to

rule-CAR-BAS1 = Everybody has seven followers. The start tile lies open, the others are shuffled.
rule-CAR-BAS2 = A turn: draw and lay a tile, set a follower if you like, score what is complete; then the plague moves.
rule-CAR-BAS3 = A tile must touch another one along a side, and sides that meet must match. If it fits anywhere, it has to be laid.
rule-CAR-BAS4 = A tile that fits nowhere leaves the game, and the same player draws again.
rule-CAR-BAS5 = One follower a turn may be set on the new tile, in a feature where nobody stands, or only the sick.
rule-CAR-BAS6 = A road is complete when both its ends are closed or it is a loop, a city when it has no gap, a monastery when all eight places around it are filled.
rule-CAR-BAS7 = When complete, a road scores 1 point a tile, a city 2 a tile and 2 a pennant, a monastery 9. A tile counts once.
rule-CAR-BAS8 = Whoever has the most followers there takes all the points; if several tie, each of them does. Then all followers go home.
rule-CAR-BAS9 = At the end incomplete roads and cities score 1 a tile and 1 a pennant, monasteries 1 plus 1 for each filled place, fields 3 for each complete city.
rule-CAR-BAS10 = The most points win. Equal points share the victory.
rule-CAR-EXT1 = The river comes first: source, course, mouth. It must go on, and never bends the same way twice in a row.
rule-CAR-EXT2 = A road with an inn scores 2 a tile, a city with a cathedral 3 a tile and pennant, and nothing if incomplete. A large follower counts as two.
rule-CAR-EXT3 = An abbot may only stand in monasteries and gardens. Instead of setting a follower you may take him back and score what his place is worth.
rule-CAR-PLG1 = Six plague tiles, or twelve, are shuffled into the stack.
rule-CAR-PLG2 = A plague tile brings a marker at once, before a follower is set and before anything is scored.
rule-CAR-PLG3 = Markers have numbers in the order in which they came, and never leave the board.
rule-CAR-PLG4 = A follower is sick while a marker lies on its tile, or on a tile beside it that holds a part of the same feature.
rule-CAR-PLG5 = After every turn each marker goes to a neighbouring tile without one: to one that has never held a marker, else to the one left longest ago; ties in the order north, east, south, west.
rule-CAR-PLG6 = If the plague multiplies, a marker stays and a new one comes to the neighbouring tile.
rule-CAR-PLG7 = A follower recovers as soon as no marker is near. Nobody dies.
rule-CAR-PLG8 = A feature whose followers are all sick counts as free. You may even set a follower where it is sick at once.
rule-CAR-PLG9 = Only healthy followers count when a feature is scored. If there are none, nobody scores it.
rule-CAR-PLG10 = A sick large follower counts for nothing, and a sick abbot brings nothing.
rule-CAR-PLG11 = After the last turn the plague stays: the final scoring uses the markers as they lie.
rule-CAR-PLG12 = Without the plague it is plain Carcassonne.

## Browser

round-setup = Before the game
round-turn = Turn { $turn }
round-end = Turn { $turn } · { $near ->
    [yes] { $count ->
        [0] the last tile: then the most points win
        [one] one left · the end is near, the most points win
       *[other] { $count } left · the end is near, the most points win
      }
   *[no] { $count } tiles left · then the most points win
  }
round-final = Final scoring
round-over = Game over

# The tile in hand: where it goes, how it is turned, who goes on it
# Over the picture of the tile; while what the others did is shown
draft-lay = { $plague ->
    [yes] Lay your plague tile
   *[no] Lay your tile
  }
draft-soon = You are next
draft-where = { $count ->
    [one] There is one place for it.
   *[other] There are { $count } places for it: choose one of those outlined.
  }
draft-ways = { $count ->
    [one] It fits here only this way.
   *[other] Way { $number } of the { $count } in which it fits here.
  }
draft-turn = Turn it
# In a lesson, where the tile lies in the right place the wrong way round
draft-turn-on = Not this way round: turn it by the round arrow, or by pressing its place once more.
draft-told = About this tile
draft-who = Who goes on it?
draft-nobody = Nobody can go on it
draft-kind = Which follower
draft-none-left = You have nobody left in your supply: the tile is laid without a follower.
draft-all-taken = Everything on it is taken: it is laid without a follower.
draft-choose-place = Choose a place first.
draft-choose-follower = Choose a follower or “No follower” first.
draft-confirm-lay = Lay it
draft-confirm-follower = Confirm
draft-confirm = { $choice } and lay it
draft-tried = { $at }, { turned }.
draft-steps = Tried so far
draft-back = Back to before “{ $step }”

preview-now = +{ $points } now
preview-other = { $seat } +{ $points } now
preview-worth = worth { $points ->
    [one] one point
   *[other] { $points } points
  } so far
preview-against = { $mine } against { $theirs }
preview-own = extends your { kind }
preview-joins = joins { $seat }’s { kind }: { $mine } against { $theirs }
preview-meets = joins { $seat }’s { kind }
preview-ill = joins a { kind } in which everybody is sick
preview-marker = brings a plague marker: whoever is near falls sick
preview-soon = falls sick as the turn ends
preview-sick = would stand sick at once: doesn’t count

# Looking at something on the board
look-close = Close
look-open = { $open ->
    [0] { $feature ->
        [city] No gap is left.
       *[other] No end is open.
      }
    [one] { $feature ->
        [city] One side is still open.
       *[other] One end is still open.
      }
   *[other] { $feature ->
        [city] { $open } sides are still open.
       *[other] { $open } ends are still open.
      }
  }
look-empty = Nobody is here.
look-strength = Who counts: { $list }
look-marker = { $count ->
    [0] Nobody is sick because of it.
    [one] One follower is sick because of it:
   *[other] { $count } followers are sick because of it:
  }
look-hole = An empty place
    .fits = { $fits ->
    [0] Nothing fits here any more: none of the { $left } tiles left{ $hand ->
        [yes] , the one in hand included
       *[no] {""}
      }.
   *[other] Fits here: { $fits } of { $left }{ $hand ->
        [yes] , the one in hand included
       *[no] {""}
      }.
  }

# Why the tile can't be laid there: { $side } is `side-N` …, { $list } are messages `why-clash` or `why-want`
why-clash = { $shows ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
  } would meet { $meets ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
  } in the { $side }
why-want = { $meets ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
  } in the { $side }
why-sides = The tile in hand doesn’t fit here, however it is turned. At best { $list }.
why-away = The river doesn’t come here, and a river tile must go on with it.
why-dead = No tile that is left shows all of this: { $list }. This place stays empty.
why-wants = A tile must show { $list }.

# Why nobody can be set on a part of the tile; { $spot } is a message `spot`
why-not-title = Why not elsewhere?
why-held = { $spot }: { $seats } stands there already.
    .many = { $spot }: { $seats } stand there already.
why-river = { $spot }: nobody stands on a river.
why-farmers = { $spot }: nobody stands on fields in this game.
why-supply = { $spot }: you have nobody in hand who may stand there.
why-abbot = { $spot }: only an abbot stands in a garden, and yours is not in hand.

# Why a figure of one's own stays where it is
stays-complete = It comes back to you when this is finished, healthy or sick.
stays-end = Farmers stay to the end of the game.
stays-abbot = In your turn you may take your abbot back instead of setting somebody.

## The odds of the tiles to come, as the board lies

# What it takes: { $count } of { $tiles } tiles in the stack
odds-finish = { $count ->
    [0] No tile in the stack finishes it at once.
    [one] One of { $tiles } tiles in the stack finishes it.
   *[other] { $count } of { $tiles } tiles in the stack finish it.
  }
odds-finish-both = It takes two more tiles: { $one } of { $tiles } in the stack for one place, { $other } for the other.
odds-finish-hang = It takes two more tiles, and the second one depends on the first.
odds-finish-many = It takes at least { $open } more tiles.
odds-lost = It can’t be finished any more: nothing that is left fits into its open place.
odds-hole = { $count ->
    [0] No tile in the stack fits here.
    [one] One of { $tiles } tiles in the stack fits here.
   *[other] { $count } of { $tiles } tiles in the stack fit here.
  }
odds-more = and { $count } more
odds-title = Chances as the board lies
    .about = Each chance counts what can still be drawn while everything else stays as it is. Tiles that fit nowhere are set aside.
odds-next = Next tile
    .about = The next tile that is laid, whoever draws it
odds-mine = { $count ->
    [one] Your next turn
   *[other] Your next { $count } turns
  }
odds-ever = { $count ->
    [one] Your last turn
   *[other] All your { $count } turns
  }
odds-percent = { $percent }%
# In one line, in words
odds-said = { $name }: { $percent }%
odds-short = { $count ->
    [one] { $percent }% to finish next turn
   *[other] { $percent }% to finish in { $count } turns
  }
odds-short-lost = can never be finished
odds-health = { $seat }’s { $role } will be { $sick ->
    [yes] sick
   *[no] well
  } after this turn
odds-hanging = { $count ->
    [one] It depends on where the tile goes:
   *[other] They depend on where the tile goes:
  }
odds-hangs = { $seat }’s { $role }: sick after { $ill } of { $of } ways to lay it

# On the button of the stack when nobody has more than two turns left
stack-near = { $count ->
    [0] None left
    [one] One left
   *[other] { $count } left
  }

# Buttons beside the board
tool-fields = Fields
    .hint = Who owns the fields
tool-plague = Plague
    .hint = Markers, their next steps, and who is sick
tool-dead = Holes
    .hint = Places where nothing fits any more
tool-names = Names
    .hint = The names of the places, as in the chronicle
tool-last = Last tile
tool-left = Tiles left
tool-scores = Points
tool-board = What the board shows

plague-title = The plague
plague-none = No marker lies on the board yet.
plague-step = {" "}→ { $to }
plague-stays = {" "}stays
plague-to-come = { $count ->
    [0] No plague tile is left in the stack.
    [one] One plague tile is still in the stack.
   *[other] { $count } plague tiles are still in the stack.
  }
plague-sick = { $count ->
    [0] Nobody is sick.
    [one] One follower is sick and doesn’t count:
   *[other] { $count } followers are sick and don’t count:
  }
plague-ill = { $seat }’s { $role }, { $count ->
    [one] by marker { $markers }
   *[other] by markers { $markers }
  }

seat-points = { $seat }: { points }
seat-now-sick = { $count ->
    [one] one sick
   *[other] { $count } sick
  }

# Where points come from
score-title = Where the points come from
score-sum = { $feature ->
    [city] { $pennants ->
        [0] { tiles } × { $each } = { $value }
       *[other] { tiles } × { $each } + { pennants } × { $each } = { $value }
      }
    [road] { tiles } × { $each } = { $value }
    [field] { $cities ->
        [0] no complete city = 0
        [one] one complete city × 3 = { $value }
       *[other] { $cities } complete cities × 3 = { $value }
      }
   *[monastery] 1 + { $filled } around it = { $value }
  }
score-pending = On the board now
    .hint = What everybody would score if the game ended now.

left-title = Tiles left
left-end = The game ends when the last tile has been laid. What is incomplete then scores less, and the most points win.
left-count = × { $count }
left-filter = Show
left-all = All
left-set-base = Base game
left-set-plague = Plague
left-set-river = River
left-set-inns = Inns & Cathedrals

walk-open = Walk through the final scoring
walk-step = { $number } of { $count }
walk-nothing = There was nothing left to score.
walk-back = Back
walk-next = Next
walk-end = To the result
walk-play = Play by itself
walk-pause = Pause
walk-hint = Space: next. Esc: to the result.

ranking-detail = { $during } during the game, { $final } at the end
ranking-kind = { $name } { $points }

# Text board
text-cell = Place
text-lies = As it would lie
text-follower = Follower
text-features = Features
text-misfits = Places where the tile doesn’t fit
text-why = Why not
text-board-tiles = The board
text-tile = Tile
text-figures = Followers
text-supplies = Players
text-holes = Empty places
text-needs = Around it
text-fits = { $hand ->
    [yes] Fitting tiles, the one in hand included
   *[no] Fitting tiles
  }
text-count = Left
text-tile-now = In hand: { $tile }
text-free = Free ones too
text-column-feature = Feature
text-column-open = Open
text-column-who = Who is in it
text-column-worth = Worth
text-column-where = Places
text-column-player = Player
text-column-points = Points
text-column-supply = Supply
text-column-sick = On the board
text-column-standing = Standing
text-order-kind = kind
text-order-size = size
text-order-open = open ends
text-order-worth = worth
text-order-place = Sorted by place
text-start = the start
# A place by its way from the start: "2 east, 1 north of the start"; { $at } is the place as it is typed
text-way = { $count } { $side }
text-where = { $list } of the start
text-place = { $where } ({ $at })
text-edge = { $edge ->
    [city] city
    [road] road
    [river] river
   *[field] field
  } { $side }
text-lay = { $place }, { turned }
# A place was chosen for the tile: what becomes of a follower is chosen next
text-then = { $name }; then choose a follower
text-gain = up to +{ $points } at once with a follower
text-claim = a follower on it could stand for { points }
text-set = { $where ->
    [none] { $one }, { kind }
   *[other] { $one }, { $feature ->
        [field] { $where }
       *[other] { kind } { $where }
      }
  }
text-worth = { points }: { $count ->
    [0] nobody would score
    [one] { $winners } would score
   *[other] { $winners } would each score
  }
text-placed = { $sick ->
    [0] { $count ->
        [one] one figure
       *[other] { $count } figures
      }
   *[other] { $count ->
        [one] one figure
       *[other] { $count } figures
      }, { $sick } sick
  }
text-at = { $what }: { $place }
text-discarded = Out of the game: { $list }
text-fits-of = { $fits } of { $left }

# Keys
help-cell-keys = Arrow keys
help-cell = Go from one possible place to the next
help-lay-keys = Enter
help-lay = Try the tile there; when everything is chosen, press again to lay it
help-turn-keys = R
help-turn = Turn the tile
help-figure-keys = 1 to 9
help-figure = Choose a place for a follower
help-kind-keys = K
help-kind = Another kind of follower, if there are several
help-nobody-keys = N
help-nobody = No follower
help-fields-keys = F
help-fields = Who owns the fields
help-plague-keys = P
help-plague = The plague: markers and their steps
help-names-keys = G
help-names = The names of the places
help-last-keys = L
help-last = Go to the last tile
help-fit-keys = 0
help-fit = Whole board
help-move-keys = W A S D, + −
help-move = Move the board, zoom
help-left-keys = T
help-left = Tiles left
help-points-keys = B
help-points = Where the points come from
help-parts-keys = Tab
help-parts = Move between board, buttons and chronicle
help-walk-keys = Space
help-walk = Next step of the final scoring

## Board

board-title = Board
board-mini = Small map of the board
board-turn = Turn the tile
board-confirm = Confirm
board-target = { $at }: the tile fits here
board-tile = { $at }: { $tile }
board-spot-sick = { $name } (sick at once: doesn’t count)
tilebook-title = The tiles
tilebook-here = In this game
tilebook-shown = { $types ->
    [one] One kind of tile
   *[other] { $types } kinds of tiles
  }, { $count } tiles in all
tilebook-count = { $count ->
    [one] once
   *[other] { $count } times
  }
tilebook-left = { $count }, { $left } left

## Statistics

counted-title = Figures set
