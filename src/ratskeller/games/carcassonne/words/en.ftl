### Carcassonne: The Plague in English, read by the browser and by the terminal.
###
### How variables are passed: { $seat } is the name of a player, { $winners } the names of several in a row; { $at }, { $source }, { $to } are
### places as the notation writes them (`3,-1`); { $tile }, { $role }, { $roles }, { $spot } are the messages `tile`, `role-…`, `role-….many`,
### `spot` filled in, and so are { $list }, { $sick }, { $against }, by what they are; numbers are numbers. { $feature } (city, road,
### monastery, garden, field) and { $figure } (follower, large, abbot) are kinds to be selected on. Something that does not apply is the text
### `none`, a truth is `yes` or `no`. Messages that others refer to (`feature`, `kind`, `points`, `sick-cause`) take the same variables.

game-title = Carcassonne: The Plague
game-pitch = Build a land of cities, roads and monasteries tile by tile, and claim it with your followers. But the plague roams the land, and sick followers don’t score.
game-players = { $count ->
    [one] one player
   *[other] { $count } players
  }

rules-part-minute = How it works
hint-new = New to Carcassonne?
hint-lay = Choose an outlined place for the tile. Choose it again to rotate the tile. You can change everything until you confirm.
hint-plague = The plague has come. It moves after every turn, and sick followers don’t count.
rules-part-plague = How the plague works

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

# Where on a tile a figure may stand, by the sides that it reaches; `none` where it reaches no side.
spot = { $sides ->
    [none] { kind }
   *[other] { kind } ({ $sides })
  }

# The same for a field by what parts it from the other fields of its tile; { $way } is one of the eight below, `none` where it is the only one.
spot-meadow = the field{ $way ->
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
# In as few words as can be, for buttons of a phone; { $where } by letters of the compass.
spot-brief = { $kind ->
    [city] { $tiles ->
        [one] new city
       *[other] city of { $tiles }
      }
    [road] { $tiles ->
        [one] new road
       *[other] road of { $tiles }
      }
   *[field] field
  }{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  }
way-N = north
    .letter = N
way-NE = north-east
    .letter = NE
way-E = east
    .letter = E
way-SE = south-east
    .letter = SE
way-S = south
    .letter = S
way-SW = south-west
    .letter = SW
way-W = west
    .letter = W
way-NW = north-west
    .letter = NW

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
supply-empty = no followers left in the supply
supply-title = Supply

## Sickness

# Why a figure is sick. { $markers } are numbers in a row, { $count } is how many. { $where }: `own` tile, `next` tile, `feature` (reach:
# the whole feature), `beside` and `near` (reach: bordering; not on its own tile, or on both), `around` (reach: wide), `any` where it isn't
# said which of the first two.
sick-cause = { $count ->
    [one] marker { $markers } lies
   *[other] markers { $markers } lie
  } { $where ->
    [own] on the follower’s tile
    [next] on an adjacent tile of the same { kind }
    [beside] on an adjacent tile
    [near] on the follower’s tile or an adjacent one
    [around] in the same feature or on an adjacent tile
    [feature] in the same { kind }
   *[any] on the follower’s tile or an adjacent tile of the same { kind }
  }
sick-figure = { $count ->
    [one] { $seat }’s { $role }
   *[other] { $seat }’s { $count } { $roles }
  }
sick-here = { $seat }’s { $role }, sick: { sick-cause }
healthy-here = { $seat }’s { $role }, healthy
affected = The plague has reached this { kind }.

marker = Plague marker { $number }
# To those who see the board (.seen) places are told by sides (`side-N` …), and by light
marker-next = { $to ->
    [none] { marker } at { $at } stays: no free tile beside it
   *[other] { marker } at { $at } goes to { $to } next
  }
    .seen = { $to ->
    [none] { marker } stays: no free tile beside it
   *[other] { marker } goes { $to } next
  }
marker-rests = { marker } at { $at } stays: the plague no longer spreads
    .seen = { marker } stays: the plague no longer spreads
# Why it goes there: { $free } tiles beside it have no marker, { $equal } of them are as good as the chosen one
marker-why = { $free ->
    [one] This is the only free tile beside it.
   *[other] { $fresh ->
        [yes] { $equal ->
            [one] Of the { $free } free tiles beside it, this is the only one that has never held a marker.
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
    [0] At the next step, no one falls sick or recovers.
   *[other] At the next step of the markers:
  }
forecast-ahead = { $count ->
    [0] In { $steps } steps, if no tiles are placed, no one falls sick or recovers.
   *[other] In { $steps } steps, if no tiles are placed:
  }
# A row of buttons: the plague as it is, and some steps on
ahead-title = The plague in a few steps
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
forecast-pending = The markers are moving.
forecast-change = { $seat }’s { $role } at { $at } { $sick ->
    [yes] falls sick because of { $count ->
        [one] marker { $markers }
       *[other] markers { $markers }
      }
   *[no] recovers
  }
    .seen = { $seat }’s { $role } { $sick ->
    [yes] falls sick because of { $count ->
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
    [0] Nobody would score: all followers here are sick
    [one] { $winners } would score
   *[other] { $winners } would each score
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
    [one] { $at }: one of { $left } tiles fits
   *[other] { $at }: { $fits } of { $left } tiles fit
  }
cell-dead = { $at }: none of the remaining tiles fits
cell-over = { $at }: no more tiles are placed

## Choosing how to play

option-players = Players
    .about = The number of players. Six need Inns & Cathedrals.
option-plague = The plague
    .about = Plague tiles are in the stack. Each brings a marker that moves after every turn and makes nearby followers sick.
option-plague-on = With the plague
    .about = Every plague tile brings a marker that moves after each turn. Sick followers don’t count.
option-plague-off = Without the plague
    .about = Carcassonne without the plague.
    .idle = Has no effect without the plague.
option-preset = Preset
    .about = Sets several options at once.
option-preset-usual = Usual rules
    .about = The plague reaches adjacent tiles of the same feature, nothing stops it, and it doesn’t move after the last turn.
option-preset-as_written = As written
    .about = The plague’s rules sheet, to the letter: the plague reaches whole features and all adjacent tiles, completed tiles stop it, and it moves once more after the last turn.
option-plague-tiles = Plague tiles
    .about = The number of plague tiles in the stack.
option-plague-tiles-6 = Six
    .about = Each of the six kinds once.
option-plague-tiles-12 = Twelve
    .about = Each of the six kinds twice. The plague is soon everywhere.
option-grace = Grace period
    .about = Whether the plague may come right away.
option-grace-0 = None
    .about = A plague tile may be drawn from the first turn.
option-grace-17 = 17 tiles
    .about = The first 17 tiles drawn bring no plague.
option-spread = Spreading
    .about = What a marker does after every turn.
option-spread-move = It moves
    .about = Every marker moves to an adjacent tile and leaves its own.
option-spread-copy = It multiplies
    .about = Every marker stays, and a new one appears on an adjacent tile. It gets crowded.
option-reach = Reach
    .about = How close a marker must be to make a follower sick.
option-reach-near = Next door
    .about = On the follower’s own tile, or on an adjacent tile with a part of the same feature.
option-reach-tile = Same tile
    .about = Only on the follower’s own tile.
option-reach-feature = Whole feature
    .about = Anywhere in the same feature.
option-reach-bordering = All around
    .about = On the follower’s own tile or on any adjacent tile.
option-reach-wide = Whole feature and all around
    .about = Anywhere in the same feature, or on any tile adjacent to the follower’s own.
option-obstacles = Obstacles
    .about = Whether completed tiles stop the markers.
option-obstacles-none = None
    .about = Markers go everywhere.
option-obstacles-completed = Completed tiles
    .about = No marker enters a tile whose cities, roads and monasteries are all complete. Fields don’t count.
option-last-step = Last step
    .about = Whether the markers move once more after the last turn, before final scoring.
option-last-step-off = No last step
    .about = Final scoring uses the markers where they are after the last turn.
option-last-step-on = With a last step
    .about = The markers move once more before final scoring.
option-farmers = Farmers
    .about = Whether followers may be placed on fields, where they stay until the end.
option-farmers-on = With farmers
    .about = At the end, a field scores 3 points for each completed city it touches.
option-farmers-off = Without farmers
    .about = No followers on fields.
option-small-cities = Cities of two tiles
    .about = What a completed two-tile city is worth.
option-small-cities-4 = Like any other
    .about = 2 points per tile and per pennant: 4 for two tiles.
option-small-cities-2 = Half
    .about = 1 point per tile and per pennant: 2 for two tiles.
option-river = The River
    .about = Twelve river tiles come first, from the source to the mouth.
option-river-on = With the river
    .about = The source comes first. The river must continue, and never bends the same way twice in a row.
option-river-off = Without the river
    .about = The game starts with the usual start tile.
option-inns = Inns & Cathedrals
    .about = Eighteen more tiles, and a large follower for each player.
    .demanded = Six players need it.
option-inns-on = With inns and cathedrals
    .about = A road with an inn scores 2 per tile, a city with a cathedral 3 per tile, but nothing if incomplete. A large follower counts as two. Up to six can play.
option-inns-off = Without inns and cathedrals
    .about = One kind of follower, up to five players.
option-abbot = The Abbot
    .about = An abbot for each player, and gardens on some tiles.
option-abbot-on = With abbots
    .about = Abbots may only be placed in monasteries and gardens. Instead of placing a follower you may take your abbot back and score its place as it is.
option-abbot-off = Without abbots
    .about = Gardens are only decoration.
option-start = Who goes first
    .about = The player who takes the first turn.
option-start-random = At random
    .about = Drawn when the game starts.

# In the browser the options stand in groups.
options-plague = The plague
options-boxes = Expansions
options-others = Scoring
option-usual = Standard game: with the plague, without expansions.
book-open = Browse the tiles

## Questions: what is asked, and why

question-start-seat = Who goes first?
    .why = The first player is drawn at random.
question-draw = Which tile is drawn?
    .why = It is drawn from the stack. A tile that fits nowhere leaves the game, and another one is drawn.
question-lay = Place { $tile }
    .why = It must touch a tile along a side, and all touching sides must match. You may rotate it.
question-follower = Place a follower?
    .why = Only in a feature with no followers, or with only sick ones. Then completed features are scored, and the plague moves.
    .about = { $count ->
    [0] You have no followers left.
   *[other] You have { $list }.
  }
question-other = { $seat } to decide
    .why = A decision in this game.

watch-lay = { $seat } places a tile
watch-follower = { $seat } may place a follower
watch-other = { $seat } is thinking

## Answers: as a choice, as a button that commits (.confirm), and as short as can be (.short)

answer-lay = At { $at }, { turned }
    .confirm = Place at { $at }
    .short = { $at }
turned = { $r ->
    [0] not rotated
    [1] rotated 90° clockwise
    [2] rotated 180°
   *[3] rotated 90° anticlockwise
  }
answer-follower = { $one }: { $spot }
    .confirm = Place { $one }
    .with = Place with { $one }
    .short = { $spot }
answer-take-abbot = Take back the abbot at { $at }: { points }
    .confirm = Take back the abbot
    .with = Place and take back abbot
    .short = Abbot back
answer-none = No follower
    .confirm = Place no follower
    .with = Place without a follower
    .short = No follower
answer-other = { $text }
    .confirm = { $text }

# What an answer brings
gain = { $seat } +{ $count } at once
stands-sick = sick at once, doesn’t count there
standing = there: { $list }
worth = worth { points }

final-turn = After this, you can’t undo anything you have done so far.

## Done steps of a turn, as short as can be

chip-lay = { $at }
chip-place = Tile placed
chip-follower = { $role }
# A step of a turn that bots would play
step-lay = Place the tile
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
    [0] { $seat } draws { $tile }, the last one.
    [one] { $seat } draws { $tile }. One is left.
   *[other] { $seat } draws { $tile }. { $left } are left.
  }
tile-drawn-brief = { $seat } draws { $tile }
event-tile-discarded = { $seat } can’t place { $tile } anywhere, so it leaves the game.
event-tile-laid = { $seat } places { $tile } { $place }{ $r ->
    [0] .
   *[other] , { turned }.
  }
event-marker-placed = The plague breaks out { $place }: marker { $number } is placed on the tile.
event-follower-set = { $feature ->
    [city] { $seat } places { $one } in the city { $place }.
    [road] { $seat } places { $one } on the road { $place }.
    [monastery] { $seat } places { $one } in the monastery { $place }.
    [garden] { $seat } places { $one } in the garden { $place }.
   *[field] { $seat } places { $one } on the field { $place }.
  }{ $among ->
    [0] {""}
    [one] {" "}The follower already there is sick, so the { kind } counts as free.
    [2] {" "}Both followers already there are sick, so the { kind } counts as free.
   *[other] {" "}All { $among } followers already there are sick, so the { kind } counts as free.
  }{ $sick ->
    [yes] {" "}The new follower is sick at once: { sick-cause }.
   *[no] {""}
  }
event-abbot-taken = { $ill ->
    [yes] { $seat } takes the sick abbot back from the { kind } { $place }, for no points.
   *[no] { $seat } takes the abbot back from the { kind } { $place } ({ filled }): { points }.
  }
event-feature-scored = { feature } { $place }: { $outcome ->
    [sick] nobody scores, because all followers here are sick{ $points ->
        [0] {""}
       *[other] {" "}({ points } lost)
      }
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
event-follower-recovered = { $seat }’s { $role } recovers { $place }: no marker is near any more.
event-plague-spread = The plague spreads: { $list }.
event-final-scoring-began = The last turn is over. Final scoring begins.
event-game-over = { $count ->
    [one] The game is over: { $winners } wins with { points }.
   *[other] The game is over: { $winners } share the victory with { points } each.
  }

## What happened since the player's own turn, in short

digest-own = You scored { $count ->
    [one] one point
   *[other] { $count } points
  }.
digest-sick = { $count ->
    [one] One of your followers fell sick.
   *[other] { $count } of your followers fell sick.
  }
digest-others = { $mine ->
    [0] Points
   *[other] Others scored
  }: { $list }.
digest-plague = The plague spread.
digest-laid = { $count ->
    [one] One tile was placed.
   *[other] { $count } tiles were placed.
  }

# The steps of the markers, and who counts how much in a majority
step = { $to ->
    [none] marker { $number } stays at { $source }
   *[other] { $new ->
        [none] marker { $number } moves from { $source } to { $to }
       *[other] marker { $number } stays at { $source }, and marker { $new } appears at { $to }
      }
  }
    .seen = { $to ->
    [none] marker { $number } stays
   *[other] { $new ->
        [none] marker { $number } moves { $to }
       *[other] marker { $number } stays, and marker { $new } appears { $to } of it
      }
  }

# Markers that find no free tile, where they are too many to list
steps-stay = { $count ->
    [one] one marker stays
   *[other] { $count } markers stay
  }

## The end

ranking-title = Final scores
ranking-place = { $place }.
ranking-won = { $seat } wins
ranking-shared = Shared victory
ranking-tie = Players with equal scores share a place.
final-title = Final scoring by feature
source-abbot = Abbots taken back
source-final = Final scoring
source-game = During the game
source-total = Total

## Rules that sentences refer to

rule-CAR-BAS1 = Each player has seven followers. The start tile lies face up; the others are shuffled.
rule-CAR-BAS2 = A turn: draw and place a tile, place a follower if you like, score what is complete. Then the plague moves.
rule-CAR-BAS3 = A tile must touch another one along a side, and touching sides must match. If it fits anywhere, you have to place it.
rule-CAR-BAS4 = A tile that fits nowhere leaves the game, and the same player draws again.
rule-CAR-BAS5 = You may place one follower on the new tile, in a feature with no followers, or with only sick ones.
rule-CAR-BAS6 = A road is complete when both ends are closed or it is a loop, a city when it has no gap, a monastery when all eight places around it are filled.
rule-CAR-BAS7 = When complete, a road scores 1 point per tile, a city 2 per tile and 2 per pennant, a monastery 9. A tile counts once.
rule-CAR-BAS8 = The player with the most followers in a feature takes all its points; if players tie, each gets all of them. Then all its followers return to their owners.
rule-CAR-BAS9 = At the end, incomplete roads and cities score 1 per tile and pennant, monasteries 1 plus 1 per filled place, fields 3 per completed city.
rule-CAR-BAS10 = The player with the most points wins. Tied players share the victory.
rule-CAR-EXT1 = The river comes first: source, course, mouth. It must continue, and never bends the same way twice in a row.
rule-CAR-EXT2 = A road with an inn scores 2 per tile, a city with a cathedral 3 per tile and pennant, and nothing if incomplete. A large follower counts as two.
rule-CAR-EXT3 = An abbot may only be placed in monasteries and gardens. Instead of placing a follower you may take yours back and score its place as it is.
rule-CAR-PLG1 = Six plague tiles, or twelve, are shuffled into the stack.
rule-CAR-PLG2 = A plague tile brings a marker at once, before a follower is placed and before anything is scored.
rule-CAR-PLG3 = Markers are numbered in the order in which they appear, and never leave the board.
rule-CAR-PLG4 = A follower is sick while a marker is on its tile, or on an adjacent tile with a part of the same feature.
rule-CAR-PLG5 = After every turn, each marker moves to an adjacent tile without one: to one that has never held a marker, else to the one left longest ago. Ties go in the order north, east, south, west.
rule-CAR-PLG6 = If the plague multiplies, a marker stays and a new one appears on the adjacent tile.
rule-CAR-PLG7 = A follower recovers as soon as no marker is near. Nobody dies.
rule-CAR-PLG8 = A feature with only sick followers counts as free. You may even place a follower where it is sick at once.
rule-CAR-PLG9 = Only healthy followers count when a feature is scored. If there are none, nobody scores it.
rule-CAR-PLG10 = A sick large follower counts for nothing, and a sick abbot scores nothing.
rule-CAR-PLG11 = After the last turn the plague stays where it is. Final scoring uses the markers where they are.
rule-CAR-PLG12 = Without the plague it is plain Carcassonne.

## Browser

round-setup = Before the game
round-turn = Turn { $turn }
round-end = Turn { $turn } · { $near ->
    [yes] { $count ->
        [0] the last tile
        [one] one tile left · the end is near
       *[other] { $count } tiles left · the end is near
      }
   *[no] { $count } tiles left
  }
round-over = Game over

# The tile in hand: where it goes, how it is rotated, which follower goes on it
# Over the picture of the tile; while what the others did is shown
draft-lay = { $plague ->
    [yes] Place your plague tile
   *[no] Place your tile
  }
draft-soon = You are next
draft-where = { $count ->
    [one] It fits in one place.
   *[other] It fits in { $count } places. Choose an outlined one.
  }
draft-ways = { $count ->
    [one] It fits only this way.
   *[other] Rotation { $number } of { $count }.
  }
draft-turn = Rotate
# In a lesson, where the tile lies in the right place the wrong way round
draft-turn-on = Wrong way round: rotate it with the arrow, or press its place again.
draft-elsewhere = The tile fits here, but in this lesson it goes elsewhere. “Show me” marks the place.
draft-about = About this tile
draft-who = Place a follower?
draft-nobody = Place only the tile
draft-kind = Which follower
draft-none-left = You have no followers left in your supply, so you place only the tile.
draft-all-taken = Everything on it is taken, so you place only the tile.
draft-choose-place = Choose a place first.
draft-choose-follower = Choose a follower or “Place without a follower” first.
draft-confirm-lay = Place tile
draft-confirm-follower = Confirm
draft-tried = { $at }, { turned }.
draft-steps = Tried so far

preview-now = +{ $points } now
preview-other = { $seat } +{ $points } now
preview-worth = worth { $points ->
    [one] one point
   *[other] { $points } points
  } so far
    .short = { $points ->
        [one] 1 point
       *[other] { $points } points
      }
preview-against = { $mine } against { $theirs }
preview-own = extends your { kind }
preview-joins = joins { $seat }’s { kind }: { $mine } against { $theirs }
preview-meets = joins { $seat }’s { kind }
preview-ill = joins a { kind } with only sick followers
preview-free = { $feature }: nobody’s yet
preview-marker = brings a plague marker: followers near it fall sick
preview-soon = falls sick at the end of the turn
    .short = falls sick
preview-sick = sick at once: doesn’t count
    .short = sick at once

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
look-empty = No followers here.
look-strength = Followers that count: { $list }
look-marker = { $count ->
    [0] It makes no one sick.
    [one] It makes one follower sick:
   *[other] It makes { $count } followers sick:
  }
look-hole = An empty place
    .fits = { $fits ->
    [0] Nothing fits here any more: none of the { $left } remaining tiles{ $hand ->
        [yes] , including the one in hand
       *[no] {""}
      }.
   *[other] Fits here: { $fits } of { $left }{ $hand ->
        [yes] , including the one in hand
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
  } on the { $side } side
why-want = { $meets ->
    [city] a city
    [road] a road
    [river] the river
   *[field] a field
  } on the { $side } side
why-sides = The tile in hand doesn’t fit here in any rotation. Even the best one clashes: { $list }.
why-away = The river doesn’t reach this place, and a river tile must continue it.
why-dead = None of the remaining tiles shows all of this: { $list }. This place stays empty.
why-wants = A tile must show { $list }.

# Why no follower can be placed on a part of the tile; { $spot } is a message `spot`
why-not-title = Why not elsewhere?
why-held = { $spot }: { $seats } already has a follower there.
    .many = { $spot }: { $seats } already have followers there.
why-river = { $spot }: no followers on rivers.
why-farmers = { $spot }: no followers on fields in this game.
why-supply = { $spot }: you have no suitable follower in your supply.
why-abbot = { $spot }: only an abbot may be placed in a garden, and yours is not in your supply.

# Why a player's figure stays where it is
stays-complete = Healthy or sick, it returns to you when this is complete.
stays-end = Farmers stay until the end of the game.
stays-abbot = On your turn you may take your abbot back instead of placing a follower.

## The odds of the tiles to come, as the board lies

# What it takes: { $count } of { $tiles } tiles in the stack
odds-finish = { $count ->
    [0] No tile in the stack completes it at once.
    [one] One of { $tiles } tiles in the stack completes it.
   *[other] { $count } of { $tiles } tiles in the stack complete it.
  }
odds-finish-both = It takes two more tiles: { $one } of { $tiles } in the stack fit one place, { $other } the other.
odds-finish-hang = It takes two more tiles, and the second one depends on the first.
odds-finish-many = It takes at least { $open } more tiles.
odds-lost = It can’t be completed any more: none of the remaining tiles fits.
odds-hole = { $count ->
    [0] No tile in the stack fits here.
    [one] One of { $tiles } tiles in the stack fits here.
   *[other] { $count } of { $tiles } tiles in the stack fit here.
  }
odds-more = and { $count } more
odds-title = Odds for this position
    .about = Chances with the tiles still in the stack, if nothing else on the board changes. Tiles that fit nowhere are left out.
odds-next = Next tile
    .about = The next tile placed by any player
odds-mine = { $count ->
    [one] Your next turn
   *[other] Your next { $count } turns
  }
odds-ever = { $count ->
    [one] Your last turn
   *[other] All { $count } of your turns
  }
odds-percent = { $percent }%
# In one line, in words
odds-said = { $name }: { $percent }%
odds-short = { $count ->
    [one] { $percent }% chance of completion next turn
   *[other] { $percent }% chance of completion within { $count } turns
  }
odds-short-lost = can’t be completed any more
odds-health = { $seat }’s { $role } will be { $sick ->
    [yes] sick
   *[no] healthy
  } after this turn
odds-hanging = { $count ->
    [one] Depends on the placement:
   *[other] Depends on the placement:
  }
odds-hangs = { $seat }’s { $role }: sick in { $ill } of { $of } placements

# On the button of the stack when no player has more than two turns left
stack-near = { $count ->
    [0] None left
    [one] One left
   *[other] { $count } left
  }

# Buttons beside the board
tool-fields = Fields
    .hint = Field owners
tool-plague = Plague
    .hint = Markers, their next steps, and sick followers
tool-dead = Holes
    .hint = Places where nothing fits any more
tool-names = Names
    .hint = Names of the places, as in the chronicle
tool-last = Last tile
tool-left = Stack
tool-scores = Points
tool-board = Display

plague-title = The plague
plague-none = There is no marker on the board yet.
plague-step = {" "}› { $to }
plague-stays = {" "}stays
plague-to-come = { $count ->
    [0] There are no plague tiles left in the stack.
    [one] There is one plague tile left in the stack.
   *[other] There are { $count } plague tiles left in the stack.
  }
plague-sick = { $count ->
    [0] No one is sick.
    [one] One follower is sick and doesn’t count:
   *[other] { $count } followers are sick and don’t count:
  }
plague-ill = { $seat }’s { $role }, { $count ->
    [one] because of marker { $markers }
   *[other] because of markers { $markers }
  }

seat-points = { $seat }: { points }
seat-if-ended = { $points } if the game ended now
seat-now-sick = { $count ->
    [one] 1 sick
   *[other] { $count } sick
  }

# Where points come from
score-title = Score details
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
    .hint = What everyone would score if the game ended now.

left-title = Tiles left
left-end = The game ends after the last tile. Incomplete features then score less.
left-count = × { $count }
left-filter = Show
left-all = All
left-set-base = Base game
left-set-plague = Plague
left-set-river = River
left-set-inns = Inns & Cathedrals

walk-open = Step through final scoring
walk-step = { $number } of { $count }
walk-nothing = Nothing was left to score.
walk-back = Back
walk-next = Next
walk-end = Go to the result
walk-play = Autoplay
walk-pause = Pause
walk-hint = Space: next. Esc: skip to the result.

ranking-detail = { $during } during the game, { $final } at the end
ranking-kind = { $name } { $points }
bill-title = Lost to the plague
bill-item = { $name } { $points }{ $nobody ->
    [yes] {" "}(no healthy followers)
   *[no] {""}
  }
bill-gained = { points } gained because others were sick
bill-healthy = { points } if every follower had counted

# Text board
text-cell = Place
text-lies = Rotation
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
    [yes] Tiles that fit, including the one in hand
   *[no] Tiles that fit
  }
text-count = Left
text-tile-now = In hand: { $tile }
text-free = Include unclaimed features
text-column-feature = Feature
text-column-open = Open
text-column-who = Followers
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
text-claim = a follower on it could claim { points }
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
        [one] one follower
       *[other] { $count } followers
      }
   *[other] { $count ->
        [one] one follower
       *[other] { $count } followers
      }, { $sick } sick
  }
text-at = { $what }: { $place }
text-discarded = Out of the game: { $list }
text-fits-of = { $fits } of { $left }

# Keys
help-cell-keys = Arrow keys
help-cell = Move between possible places
help-lay-keys = Enter
help-lay = Try the tile there; when everything is chosen, press again to place it
help-turn-keys = R
help-turn = Rotate the tile
help-figure-keys = 1 to 9
help-figure = Choose a place for a follower
help-kind-keys = K
help-kind = Another kind of follower, if there are several
help-nobody-keys = N
help-nobody = Place without a follower
help-fields-keys = F
help-fields = Field owners
help-plague-keys = P
help-plague = The plague: markers and their steps
help-names-keys = G
help-names = Names of the places
help-last-keys = L
help-last = Go to the last tile
help-fit-keys = 0
help-fit = Whole board
help-move-keys = W A S D, + −
help-move = Move the board, zoom
help-left-keys = T
help-left = Tiles left
help-points-keys = B
help-points = Score details
help-parts-keys = Tab
help-parts = Move between board, buttons and chronicle
help-walk-keys = Space
help-walk = Next step of final scoring

## Board

board-title = Board
board-mini = Small map of the board
board-home = Back to the action
board-turn = Rotate the tile
board-confirm = Confirm
board-beyond =
    { $count ->
        [one] One more place
       *[other] { $count } more places
    } { $side ->
        [left] to the left
        [right] to the right
        [up] above
       *[down] below
    }
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

counted-title = Followers placed
