### Wat alleen de terminal over Carcassonne zegt.

## Het bord

table-line = { $game } · { $turn } · { $who } · { $left }
supply-of = heeft { $list }
chart-part = Te zien: x { $left } tot { $right } van { $west } tot { $east }, y { $top } tot { $bottom } van { $north } tot { $south }. “look all” toont het hele bord, “look north” verschuift het beeld naar het noorden.

sign-city = { $sign } stad
sign-road = { $sign } weg
sign-river = { $sign } rivier
sign-monastery = { $sign } klooster
sign-garden = { $sign } tuin
sign-pennant = { $sign } wapenschild
sign-cathedral = { $sign } kathedraal
sign-inn = { $sign } herberg
sign-large = { $sign } grote horige
sign-abbot = { $sign } abt
sign-sick = { $sign } is ziek
sign-marker = { $sign } pestfiche 1, dat straks naar het oosten gaat
sign-dead = { $sign } hier past niets meer
sign-last = { $sign } de laatste tegel

## Opdrachten

command-look = het bord rond een plek of de laatste tegel: “look 3,-1”, “look last”; helemaal: “look all”; verschoven: “look north”
command-at = alles over een plek: “at 3,-1”
command-tile = hoe een tegel eruitziet: “tile D”; alleen “tile”: die in je hand
command-tiles = de resterende tegels, en de tegels die uit het spel zijn
command-holes = vrije plekken en hoeveel van de resterende tegels er passen: “holes”, “holes all”, “holes 3,-1”
command-claims = elk gebied met een horige erop: wat het waard is, en wie daar meetelt
command-plague = elk fiche met zijn volgende stap, zieke horigen, en wat die stap verandert
command-scores = de punten in detail, en wat iedereen nu zou krijgen
command-odds = de kans dat gebieden met horigen voltooid worden, en welke tegels er op een plek passen, en wanneer: “odds”, “odds 3,-1”

odds-feature = Gebied
odds-fits = Passende tegels
odds-fits-tiles = { $count ->
    [0] geen van de
    [one] één van de
   *[other] { $count } van de
  } { $tiles } tegels
odds-fits-lost = onmogelijk
odds-fits-more = nog { $open } nodig
odds-nowhere = Geen enkele horige staat in een gebied dat nog af kan komen.

look-which = Waar wil je kijken? “look 3,-1”, “look last”, “look all”, “look north”, “look east”, “look south”, “look west”.
place-which = Welke plek? Typ x en y met een komma: “at 3,-1”.
place-none = { $at }: dit is geen vrije plek naast een tegel.
tile-unknown = Die tegel is er niet. De resterende tegels: { $list }.
stack-count = { $tile } ×{ $count }
stack-none = geen
holes-more = … en nog { $count }: “holes all”
claims-none = Er staan geen horigen op het bord.
feature-at = { feature } op { $at }
sick-there = Ziek daar: { $list }

## Punten

source-before = Eerder
all-sick = hier is iedereen ziek
