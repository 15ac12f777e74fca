### Wat alleen de terminal zegt, in elk spel. Wat ze in één spel alleen zegt, staat in de map van dat spel naast deze.

## Wat voor dit spel gekozen is

chosen-option = { $option }: { $value }

## Antwoorden lezen

prompt-hand-over = Geef door aan { $seat }: druk op Enter om het scherm leeg te maken.
prompt-taken-over = { $seat }, druk op Enter als alleen jij het scherm kunt zien.
answers-final = ! definitief
answers-help = Een nummer, het antwoord als tekst, of het begin van de woorden; scheid meerdere antwoorden met “;”. ? voor hulp.
refused-none = Geen geldig antwoord begint met “{ $text }”. Druk op Enter om te zien wat er kan, of typ ? voor hulp.
refused-several = “{ $text }” kan meerdere dingen betekenen: { $list }.
refused-number = { $text }: er { $count ->
    [one] is maar één antwoord
   *[other] zijn maar { $count } antwoorden
  }.
refused-number-later = { $text }: nummers staan voor de antwoorden die nu te zien zijn; typ latere antwoorden op een regel als tekst.
refused-after-chance = Na “{ $text }” wordt iets onthuld dat je eerst moet zien. Typ de rest van de regel daarna.
refused-after-turn = Na “{ $text }” beslist { $seat } niet meer. Er mag niets achter staan op dezelfde regel.
refused-empty = Er staat een leeg antwoord in “{ $text }”.
refused-long = Een regel mag hoogstens { $count } tekens hebben.

## Opdrachten

help-title-answers = Antwoorden
help-title-commands = Opdrachten
command-help = deze pagina
command-board = het bord nog een keer
command-log = wat er gebeurde; “log 5”: de laatste vijf zinnen
command-since = wat er sinds je laatste beurt gebeurde
command-undo = neem het laatste antwoord terug; “undo all”: de hele beurt, voor zover dat kan
command-hint = wat de sterkste tegenstander in jouw plaats zou spelen, en waarom; “hint 5”: na vijf seconden nadenken
command-chances = hoe het spel afloopt als bots het vanaf hier vaak uitspelen; “chances 10”: tien seconden lang
command-record = sla het verslag van het spel tot nu toe op in een bestand: “record BESTAND”
command-quit = verlaat het spel

undone = { $seat } neemt “{ $text }” terug.
undo-none = Er valt niets terug te nemen: er is iets onthuld, of iemand anders was aan de beurt.
hint-none = Voor dit spel is er geen bot die je een hint kan geven.
record-saved = Verslag opgeslagen: { $file }
record-secret = Alles staat erin, ook wat in het geheim bekeken is.
record-where = In welk bestand? Typ “record BESTAND”.
log-empty = Er is nog niets gebeurd.
left = Je hebt het spel verlaten.

## Plaatsen

seat-human = { $colour } { $mark }: op dit scherm
seat-computer = { $colour } { $mark }: computer ({ FORM($bot, "within") })
seat-computer-about = { $colour } { $mark }: computer ({ FORM($bot, "within") }). { $about }
thinking = { $seat } denkt na …
recap = Sinds je laatste beurt

## Wie er aan de beurt is

board-deciding = { $seat } beslist
board-chance = het toeval beslist
board-over = afgelopen

## Stellingen en verslagen

replay-title = { $game }, { $answers ->
    [one] één antwoord
   *[other] { $answers } antwoorden
  }

## Wat een zoektocht afweegt

analyse-title = Wat { $seat } kan doen, na { $simulations ->
    [one] één simulatie
   *[other] { $simulations } simulaties
  }
analyse-nobody = Hier valt niets te beslissen.
analyse-win = Kans om te winnen: { $list }.
analyse-win-of = { $seat } { $percent }%
analyse-turn = Beurt
analyse-chance = Winkans
analyse-lead = Voorsprong
analyse-visits = Geprobeerd
analyse-why = Waarom wel, of niet
analyse-wait = denkt na …
chances-title = { $playouts ->
    [one] Eén keer
   *[other] { $playouts } keer
  } uitgespeeld, met wat { $seat } weet
chances-between = { $percent }% ({ $low } tot { $high })
notes-title = Het spel, beslissing voor beslissing
notes-progress = beslissingen
notes-stopped = Gestopt na { $done } van de { $all } beslissingen.
notes-answers = Na
notes-played = Gespeeld
notes-better = Beter
notes-regret = Verloren
notes-unplayed = niet uitgespeeld
notes-luck = Geluk
turning-title = Keerpunten
turning-none = Geen. Geen enkele beslissing of trekking veranderde veel.
turning-decision = Na { $at ->
    [one] één antwoord
   *[other] { $at } antwoorden
  } verloor { $seat } { $percent } procentpunt winkans.
turning-luck = Na { $at ->
    [one] één antwoord
   *[other] { $at } antwoorden
  } had { $seat } geluk: +{ $percent } procentpunt.
