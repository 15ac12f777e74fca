### Was nur das Terminal von Carcassonne sagt.

## Das Brett

table-line = { $game } · { $turn } · { $who } · { $left }
supply-of = hat { $list }
chart-part = Gezeigt: x { $left } bis { $right } von { $west } bis { $east }, y { $top } bis { $bottom } von { $north } bis { $south }. „look all“ zeigt das ganze Spielfeld, „look north“ mehr davon.

sign-city = { $sign } Stadt
sign-road = { $sign } Straße
sign-river = { $sign } Fluss
sign-monastery = { $sign } Kloster
sign-garden = { $sign } Garten
sign-pennant = { $sign } Wappen
sign-cathedral = { $sign } Kathedrale
sign-inn = { $sign } Wirtshaus
sign-large = { $sign } großer Meeple
sign-abbot = { $sign } Abt
sign-sick = { $sign } ist krank
sign-marker = { $sign } Pestmarker 1, der als Nächstes nach Osten zieht
sign-dead = { $sign } hier passt nichts mehr
sign-last = { $sign } das letzte Plättchen

## Befehle

command-look = das Spielfeld rund um ein Feld oder das letzte Plättchen: „look 3,-1“, „look last“; ganz: „look all“; verschoben: „look north“
command-at = alles über ein Feld: „at 3,-1“
command-tile = wie ein Plättchen aussieht: „tile D“; „tile“ allein: das in der Hand
command-tiles = welche Plättchen übrig sind und welche aus dem Spiel
command-holes = freie Felder und wie viele der übrigen Plättchen dort passen: „holes“, „holes all“, „holes 3,-1“
command-claims = jedes Gebiet mit einem Meeple darin: was es wert ist, wer dort zählt
command-plague = jeder Marker mit seinem nächsten Schritt, wer krank ist und was dieser Schritt ändert
command-scores = die Punkte im Einzelnen und was alle jetzt bekämen
command-odds = die Chancen, dass Gebiete mit Meeple fertig werden, und was wann auf ein Feld passt: „odds“, „odds 3,-1“

odds-feature = Gebiet
odds-fits = Passende Plättchen
odds-fits-tiles = { $count ->
    [0] keines
    [one] eines
   *[other] { $count }
  } von { $tiles } Plättchen
odds-fits-lost = unmöglich
odds-fits-more = noch { $open } nötig
odds-nowhere = Kein Meeple steht in einem Gebiet, das noch fertig werden kann.

look-which = Wohin schauen? „look 3,-1“, „look last“, „look all“, „look north“, „look east“, „look south“, „look west“.
place-which = Welches Feld? Tippe x und y mit einem Komma: „at 3,-1“.
place-none = { $at }: Das ist kein freies Feld neben einem Plättchen.
tile-unknown = Dieses Plättchen gibt es nicht. Übrig sind { $list }.
stack-count = { $tile } ×{ $count }
stack-none = keine
holes-more = … und { $count } weitere: „holes all“
claims-none = Auf dem Spielfeld sind keine Meeple.
feature-at = { feature } auf { $at }
sick-there = Krank dort: { $list }

## Punkte

source-before = Davor
all-sick = alle hier sind krank
