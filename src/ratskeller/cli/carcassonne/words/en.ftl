### What only the terminal says of Carcassonne.

## The board

table-line = { $game } · { $turn } · { $who } · { $left }
supply-of = has { $list }
chart-part = Shown: x { $left } to { $right } of { $west } to { $east }, y { $top } to { $bottom } of { $north } to { $south }. “look all” shows the whole board, “look north” more of it.

sign-city = { $sign } city
sign-road = { $sign } road
sign-river = { $sign } river
sign-monastery = { $sign } monastery
sign-garden = { $sign } garden
sign-pennant = { $sign } pennant
sign-cathedral = { $sign } cathedral
sign-inn = { $sign } inn
sign-large = { $sign } large follower
sign-abbot = { $sign } abbot
sign-sick = { $sign } is sick
sign-marker = { $sign } plague marker 1, which goes east next
sign-dead = { $sign } nothing fits here any more
sign-last = { $sign } the last tile

## Commands

command-look = the board around a place or the last tile: “look 3,-1”, “look last”; all of it: “look all”; scrolled: “look north”
command-at = everything about a place: “at 3,-1”
command-tile = what a tile looks like: “tile D”; “tile” alone: the one in hand
command-tiles = the remaining tiles, and those out of the game
command-holes = free places, and how many of the remaining tiles fit there: “holes”, “holes all”, “holes 3,-1”
command-claims = every feature with a follower: what it is worth, and which followers count
command-plague = every marker with its next step, sick followers, and what that step will change
command-scores = the score details, and what everyone would score now
command-odds = the odds of completing features with followers, and which tiles fit a place and when: “odds”, “odds 3,-1”

odds-feature = Feature
odds-fits = Tiles that fit
odds-fits-tiles = { $count ->
    [0] none of
    [one] one of
   *[other] { $count } of
  } { $tiles } tiles
odds-fits-lost = impossible
odds-fits-more = { $open } more needed
odds-nowhere = No follower is in a feature that can still be completed.

look-which = Look where? “look 3,-1”, “look last”, “look all”, “look north”, “look east”, “look south”, “look west”.
place-which = Which place? Type x and y with a comma: “at 3,-1”.
place-none = { $at }: this is not a free place next to a tile.
tile-unknown = There is no such tile. The remaining tiles are { $list }.
stack-count = { $tile } ×{ $count }
stack-none = none
holes-more = … and { $count } more: “holes all”
claims-none = There are no followers on the board.
feature-at = { feature } at { $at }
sick-there = Sick there: { $list }

## Points

source-before = Before
all-sick = all here are sick
