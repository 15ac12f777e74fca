### Was nur das Terminal sagt, in jedem Spiel. Was es nur in einem Spiel sagt, steht in dessen Ordner neben diesem.

## Was für diese Partie gewählt ist

chosen-option = { $option }: { $value }

## Antworten lesen

prompt-hand-over = Weitergeben an { $seat }: Die Eingabetaste leert den Bildschirm.
prompt-taken-over = { $seat }, drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
answers-final = ! endgültig
answers-help = Eine Nummer, die Antwort als Text oder der Anfang ihrer Wörter; mehrere mit „;“ trennen. ? für Hilfe.
refused-none = Keine erlaubte Antwort beginnt mit „{ $text }“. Die Eingabetaste allein zeigt, was möglich ist, ? die Hilfe.
refused-several = „{ $text }“ könnte heißen: { $list }.
refused-number = { $text }: { $count ->
    [one] Es gibt nur eine Antwort
   *[other] Es gibt nur { $count } Antworten
  }.
refused-number-later = { $text }: Nummern stehen für die Antworten, die jetzt gezeigt sind; spätere Antworten einer Zeile tippst du als Text.
refused-after-chance = Nach „{ $text }“ wird etwas aufgedeckt, das du erst sehen musst. Tippe den Rest der Zeile danach.
refused-after-turn = Nach „{ $text }“ entscheidet nicht mehr { FORM($seat, "nominative") }. In derselben Zeile darf nichts folgen.
refused-empty = In „{ $text }“ ist eine leere Antwort.
refused-long = Eine Zeile darf höchstens { $count } Zeichen haben.

## Befehle

help-title-answers = Antworten
help-title-commands = Befehle
command-help = diese Seite
command-board = noch einmal der Spielplan
command-log = was passiert ist; „log 5“: die letzten fünf Sätze
command-since = was seit deinem letzten Zug passiert ist
command-undo = die letzte Antwort zurücknehmen; „undo all“: den ganzen Zug, soweit es geht
command-hint = was der stärkste Gegner an deiner Stelle täte und warum; „hint 5“: nach fünf Sekunden Bedenkzeit
command-chances = wie die Partie ausgeht, wenn Bots sie von hier aus oft zu Ende spielen; „chances 10“: zehn Sekunden lang
command-record = das Protokoll der Partie bis hierher in einer Datei speichern: „record DATEI“
command-quit = die Partie verlassen

undone = { FORM($seat, "The") } nimmt zurück: { $text }.
undo-none = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders war am Zug.
hint-none = Für dieses Spiel gibt es keinen Bot, der dir einen Tipp geben könnte.
record-saved = Protokoll gespeichert: { $file }
record-secret = Es enthält alles, auch was im Geheimen gesehen wurde.
record-where = In welche Datei? Tippe „record DATEI“.
log-empty = Noch ist nichts passiert.
left = Du hast die Partie verlassen.

## Plätze

seat-human = { $colour } { $mark }: an diesem Bildschirm
seat-computer = { $colour } { $mark }: Computer ({ $bot })
seat-computer-about = { $colour } { $mark }: Computer ({ $bot }). { $about }
thinking = { FORM($seat, "The") } überlegt …
recap = Seit deinem letzten Zug

## Wer am Zug ist

board-deciding = { FORM($seat, "The") } entscheidet
board-chance = der Zufall entscheidet
board-over = Endstand

## Stellungen und Protokolle

replay-title = { $game }, { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
  }

## Was eine Suche abwägt

analyse-title = Was { FORM($seat, "nominative") } tun kann, nach { $simulations ->
    [one] einer Simulation
   *[other] { $simulations } Simulationen
  }
analyse-nobody = Hier gibt es nichts zu entscheiden.
analyse-win = Siegchance: { $list }.
analyse-win-of = { $seat } { $percent } %
analyse-turn = Zug
analyse-chance = Siege
analyse-lead = Vorsprung
analyse-visits = Versuche
analyse-why = Warum, warum nicht
analyse-wait = überlegt …
chances-title = { $playouts ->
    [one] Einmal
   *[other] { $playouts } Mal
  } zu Ende gespielt, mit dem, was { $seat } weiß
chances-between = { $percent } % ({ $low } bis { $high })
notes-title = Die Partie, Entscheidung für Entscheidung
notes-progress = Entscheidungen
notes-stopped = Abgebrochen nach { $done } von { $all } Entscheidungen.
notes-answers = Nach
notes-played = Gespielt
notes-better = Besser
notes-regret = Verloren
notes-unplayed = nicht ausgespielt
notes-luck = Glück
turning-title = Wendepunkte
turning-none = Keine. Weder eine Entscheidung noch eine Ziehung hat viel geändert.
turning-decision = Nach { $at ->
    [one] einer Antwort
   *[other] { $at } Antworten
  } hat { FORM($seat, "nominative") } { $percent } Prozentpunkte Siegchance verloren.
turning-luck = Nach { $at ->
    [one] einer Antwort
   *[other] { $at } Antworten
  } hatte { FORM($seat, "nominative") } Glück: +{ $percent } Prozentpunkte.
