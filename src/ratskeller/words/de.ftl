### Die Oberfläche auf Deutsch, für jedes Spiel dieselbe. Die Wörter eines Spiels liegen in seinem eigenen Ordner.

language = Deutsch
app-title = Ratskeller
app-motto = Der Tisch für Pestspiele
# Dinge in einer Reihe: das letzte, und alle davor mit Kommas dazwischen in $others
list-together = { $others } und { $last }

## Plätze nach Farben; die Buchstaben sind verschieden, darum E für Gelb und N für Grün

seat-0 = Rot
    .letter = R
    .shape = Quadrat
seat-1 = Blau
    .letter = B
    .shape = Kreis
seat-2 = Gelb
    .letter = E
    .shape = Dreieck
seat-3 = Grün
    .letter = N
    .shape = Raute
seat-4 = Violett
    .letter = V
    .shape = Stern
seat-5 = Türkis
    .letter = T
    .shape = Kreuz
seat-mark = { $colour } { $shape }
seat-named = { $name } ({ $colour })
seat-me = { $name } (du)
seat-open = Freier Platz
seat-deleted = Gelöschter Spieler
seat-guest = Gast
# Wer sich keinen Namen gegeben hat
unnamed-guest = Gast { $number }
unnamed-player = Spieler { $number }

## Startseite

start-play = Jetzt spielen
    .hint = Ein Tisch gegen den Computer, sofort und ohne Konto.
    .shared = Ein Tisch für alle an diesem Bildschirm, sofort und ohne Konto.
    .friends = Ein Tisch mit einem Link für deine Freunde, ohne Konto.
start-lesson = Neu hier? Lerne es in { $minutes } Minuten
start-lesson-quiet = Die Lektion, { $minutes } Minuten
start-lesson-on = Lektion fortsetzen
start-resume = Meine Tische
start-none = Noch keine Tische. Der erste ist einen Klick entfernt.
start-none-begin = Partie beginnen
start-your-turn = du bist am Zug
start-over = beendet
start-in-lesson = Lektion
start-waiting = wartet auf { $seat }
start-open = ein Platz ist frei
start-updated = letzter Zug { $when }
start-games = Wähle ein Spiel
start-options = Wer spielt mit?
options-title = Spieloptionen
option-chosen = { $option }: { $value }.
start-players = Spielerzahl
start-first = Wer beginnt
start-first-random = per Los
start-seat-kind = Platz { $number }, { $colour }
start-seat-change = Ändern
start-seat-computer = Der Computer
start-seat-people = Menschen
advice-title = Rat und Zufall
advice-after = Das Haus urteilt nach der Partie
advice-always = Das Haus urteilt jederzeit
advice-odds-off = Keine Wahrscheinlichkeiten
advice-odds-after = Wahrscheinlichkeiten nach der Partie
advice-odds-always = Wahrscheinlichkeiten jederzeit
start-analysis = Was das Haus meint
start-analysis-after = Nach der Partie
    .about = Ist die Partie vorbei, können alle am Tisch nachfragen, wie es stand und welche Züge die besten waren.
start-analysis-always = Jederzeit
    .about = Schon während der Partie kann man nachfragen, wie es steht und welche Züge die besten sind.
start-rating = Wertung
start-rating-counts = Zählt
    .about = Die Partie zählt für die Wertung, wenn alle mit Konto spielen und das Haus erst danach urteilt.
start-rating-friendly = Freundschaftspartie
    .about = Wer auch gewinnt: Keine Wertung ändert sich dadurch.
start-thoughts = Der stärkste Gegner
start-thoughts-usual = Überlegt wie üblich
    .about = Er braucht etwa eine Sekunde für einen Zug.
start-thoughts-long = Überlegt länger
    .about = Er braucht einige Sekunden für einen Zug, viermal so lange wie üblich, und sieht etwas mehr.
thoughts-long = Der stärkste Gegner darf an diesem Tisch viermal so lange überlegen wie üblich.
start-odds = Wahrscheinlichkeiten
start-odds-off = Nie
    .about = Niemand bekommt Wahrscheinlichkeiten zu sehen.
start-odds-after = Nach der Partie
    .about = Ist die Partie vorbei, lassen sich die Wahrscheinlichkeiten für jeden Moment nachschlagen.
start-odds-always = Jederzeit
    .about = Sieh dir etwas an, und du siehst seine genauen Wahrscheinlichkeiten: nichts, was du nicht selbst ausrechnen könntest.
start-name = Dein Name
start-name-save = Speichern
start-name-saved = Gespeichert.
page-imprint = Impressum
page-privacy = Datenschutz
me-open = Anmelden oder Konto anlegen
me-open-account = Dein Konto
password-again = Dein Passwort, noch einmal
factor-code = Code aus deiner Authenticator-App
    .hint = Sechs Ziffern; alle 30 Sekunden gibt es neue.
factor-recovery = Wiederherstellungscode
    .hint = Einer der Codes, die du gespeichert hast. Jeder gilt einmal.
factor-use-recovery = Wiederherstellungscode verwenden
factor-use-code = App verwenden
way-open = In einem anderen Browser weiterspielen
way-title = Deine Plätze in einem anderen Browser
way-text = Dieser Browser kennt dich ohne Konto. Mit einem Link kennt dich auch ein anderer Browser samt allen deinen Tischen – oder dieser hier von Neuem, falls seine Cookies verloren gehen.
way-secret = Wer den Link hat, kann auf deinen Plätzen spielen. Hüte ihn wie einen Schlüssel. Ein neuer Link ersetzt den alten.
way-make = Link erstellen
way-link = Der Link zu deinen Plätzen
way-once = Er wird nur einmal gezeigt: Kopiere ihn jetzt, oder öffne ihn gleich im anderen Browser.
return-title = Zurück zu deinen Plätzen
return-text = Mit diesem Link bekommt dieser Browser dieselben Plätze und Tische wie der Browser, in dem er erstellt wurde.
return-left = Dieser Browser hat im Moment { $count ->
    [one] einen eigenen Tisch. Der bleibt
   *[other] { $count } eigene Tische. Die bleiben
  } erhalten, doch dieser Browser verliert den Zugang dazu. Wenn du später dorthin zurückwillst, erstelle erst auf der Startseite einen Link.
return-go = Diese Plätze übernehmen
kind-me = Du
    .about = In diesem Browser.
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-hotseat = An diesem Bildschirm
    .about = Mehrere teilen sich dieses Gerät und spielen abwechselnd.
kind-open = Jemand per Link
    .about = Sobald du angefangen hast, bekommst du einen Link zum Verschicken.
bot-novice = Neuling
    .about = Sieht, was daliegt, und wenig von dem, was kommt. Gut für den Anfang.
    .strength = Verliert fast immer gegen alle anderen.
    .nominative = der Neuling
    .accusative = den Neuling
    .within = Neuling
    .bare = Neuling
bot-pedlar = Krämer
    .about = Weiß, was alles wert ist, und denkt an wenige Dinge zugleich.
    .strength = Schlägt den Neuling fast immer.
    .nominative = der Krämer
    .accusative = den Krämer
    .within = Krämer
    .bare = Krämer
bot-cellarer = Kellermeister
    .about = Wägt die eigenen Züge sorgfältig ab, als spielte sonst niemand.
    .strength = Gewinnt drei von vier Partien gegen den Krämer.
    .nominative = der Kellermeister
    .accusative = den Kellermeister
    .within = Kellermeister
    .bare = Kellermeister
bot-alderman = Ratsherr
    .about = Überlegt erst, was die anderen antworten, und entscheidet dann.
    .strength = Gewinnt etwa sieben von zehn Partien gegen den Kellermeister.
    .nominative = der Ratsherr
    .accusative = den Ratsherrn
    .within = Ratsherr
    .bare = Ratsherr
bot-plague-doctor = Pestdoktor
    .about = Spielt im Kopf Hunderte Male weiter. Schlägt jeden im Verein.
    .strength = Gewinnt etwa sieben von zehn Partien gegen den Ratsherrn.
    .nominative = der Pestdoktor
    .accusative = den Pestdoktor
    .within = Pestdoktor
    .bare = Pestdoktor
bot-strength = Stärke { $strength } von { $most }
bot-random = zufällig
bot-greedy = gierig
bot-greedy-1 = gierig von 2026
bot-plain-search = einfache Suche
start-names = Wer spielt an diesem Bildschirm?
    .hint = Ohne Namen gilt die Farbe.
start-name-of = Name für { $colour }

## Wo jemand von seinen Zügen hören will, auf einer eigenen Seite

telling-title = Sag mir Bescheid
telling-intro = Wenn du am Zug bist oder eine Partie zu Ende ist und du nicht am Tisch bist. Jeder Zug wird einmal gemeldet.
telling-off = Dieser Server meldet niemandem etwas außerhalb seiner Seiten. Wer ihn betreibt, müsste ihm seine Adresse sagen.
telling-places = Wo du davon hörst
telling-nowhere = Noch nirgends.
telling-kind-mail = Mail
telling-kind-push = Gerät
telling-kind-webhook = Chatraum
telling-this-device = Dieses Gerät
telling-other-device = Ein anderes Gerät ({ $where })
telling-remove = { $where } entfernen
    .short = Entfernen
telling-removed = { $where }: entfernt.
telling-failed = Dort ist zuletzt nichts angekommen.
telling-unconfirmed = Wartet auf den Code
telling-push-title = Auf diesem Gerät
telling-push-text = Dein Browser zeigt eine Mitteilung, auch wenn diese Seite geschlossen ist.
telling-push-on = Auf diesem Gerät melden
telling-push-done = Dieses Gerät sagt dir jetzt Bescheid.
telling-push-denied = Dein Browser lässt diese Seite nichts mitteilen. Erlaube ihre Mitteilungen in den Einstellungen des Browsers, und lade die Seite neu.
telling-push-unable = Dieser Browser kann nichts mitteilen, während die Seite geschlossen ist. Lege sie auf einem iPhone oder iPad auf den Home-Bildschirm, und öffne sie von dort.
telling-push-failed = Der Dienst des Browserherstellers ist gerade nicht erreichbar. Versuche es später noch einmal.
telling-mail-title = Per Mail
telling-mail-none = Dieser Server verschickt keine Mails.
telling-mail-address = Mailadresse
telling-mail-send = Code schicken
telling-mail-code = Code aus der Mail an { $where }
telling-mail-confirm = Bestätigen
telling-mail-done = Mails kommen jetzt an { $where }.
telling-pace = Wann Mails kommen
telling-pace-now = Sofort
telling-pace-daily = Einmal am Tag
telling-hour = Zu welcher Stunde
telling-hour-at = { $hour } Uhr
telling-room-title = In einem Chatraum oder Programm
telling-room-text = Der Webhook von Slack, Mattermost, Discord, Matrix oder einem eigenen Programm. Alle dort lesen deinen Namen und wer am Zug ist.
telling-room-address = Adresse des Webhooks
telling-room-whose = Wessen Züge gemeldet werden
telling-room-mine = Meine, an allen Tischen
telling-room-table = Alle: { $game } mit { $who }
telling-room-add = Hinzufügen
telling-room-secret = Mit diesem Geheimnis sind die Nachrichten unterschrieben. Es wird nur einmal gezeigt, und nur ein Programm braucht es.
telling-stop-title = Keine Mails mehr
telling-stop-going = Einen Moment …
telling-stop-done = Diese Mails kommen nicht mehr. Du kannst sie jederzeit wieder einrichten.
telling-stop-set = Wo ich davon höre

## Mitspieler an einem Tisch

bot-kind = Vom Computer gespielt
bot-open = { $bot } (Computer): wer das ist
bot-thinks = überlegt …
bot-thinks-named = { $seat } überlegt …
bot-thinks-said = { $seat } überlegt noch.
bot-why = Warum?
bot-why-said = { $seat }: warum dieser Zug?
bot-why-last = { $seat }: warum der letzte Zug?
bot-why-later = Die Gründe für die Züge gibt es erst nach der Partie. Für einen anderen Tisch erlaubt „Was das Haus meint“ auf der Startseite sie jederzeit.
bot-why-none = Noch kein Zug gespielt.
text-players = Wer spielt
text-player = { $colour }: { $name }.
text-player-bot = { $colour }: { $name }, Computer. { $about }

## Die tägliche Pest

daily-title = Die tägliche Pest
daily-entry = Die tägliche Pest
daily-pitch = Jeden Tag eine Partie, für alle dieselbe: dieselben Ratten, dieselben Plättchen, dieselben Gegner. Du hast einen Versuch.
daily-against = Gegen { $rivals }
daily-bots = { $count ->
    [one] { FORM($name, "accusative") }
   *[other] { $count } × { $name }
  }
daily-play = Heutige Partie spielen
daily-go-on = Deine Partie fortsetzen
daily-look = Deine Partie ansehen
daily-practise = Diese Partie üben
daily-practise-soon = Üben lässt sich diese Partie ab sechs Uhr früh (UTC). Wer rechtzeitig angefangen hat, kann sie bis dahin zu Ende spielen.
daily-practise-note = Üben zählt nicht: dieselbe Partie wie an jenem Tag, so oft du willst.
daily-rules-note = Das Glück ist für alle gleich, soweit die Regeln es zulassen. Einen Entwurf kannst du zurücknehmen, nie aber, was ans Licht gekommen ist; eine Analyse gibt es erst nach deiner Partie. Du darfst gehen und wiederkommen. Was du heute anfängst, kannst du bis sechs Uhr früh (UTC) zu Ende spielen.
daily-honest = Man kennt dich an diesem Browser, ohne Konto: Wer schummeln will, kann es. Die Rangliste ist für alle anderen.
    .account = Niemand prüft, ob du allein spielst: Wer schummeln will, kann es. Die Rangliste ist für alle anderen.
daily-next = Die nächste Partie kommt in { $hours ->
    [0] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
      }
   *[other] { $hours } Std. { $minutes } Min
  }.
daily-result = { $place }. von { $seats }, { $lead ->
    [ahead] { $amount } vorn
    [behind] { $amount } zurück
   *[level] gleichauf
  }
daily-course = Im Lauf der Partie: { $ahead ->
    [0] nie
    [one] einmal
   *[other] { $ahead } Mal
  } vorn, { $level ->
    [0] nie
    [one] einmal
   *[other] { $level } Mal
  } gleichauf, { $behind ->
    [0] nie
    [one] einmal
   *[other] { $behind } Mal
  } zurück.
daily-yours = Dein Ergebnis
daily-share = Ratskeller · Die tägliche Pest, { $date }
daily-share-copy = Zum Teilen kopieren
daily-share-send = Teilen …
daily-share-text = Was du teilst. Es verrät nichts.
daily-streak = Deine Serie
daily-streak-days = { $count ->
    [0] Noch keine Tage in Folge
    [one] Ein Tag
   *[other] { $count } Tage in Folge
  }
daily-streak-longest = Längste: { $count }
daily-streak-won = Siege in Folge: { $count }
daily-streak-wins = Siege insgesamt: { $count }
daily-ranking = Rangliste
daily-ranking-none = Noch niemand hat diese Partie beendet.
daily-ranking-players = { $count ->
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
  }
daily-ranking-rank = Rang
daily-ranking-name = Name
daily-ranking-result = Ergebnis
daily-ranking-score = Punkte
daily-ranking-note = Zuerst zählt der bessere Platz am Tisch, dann der größere Vorsprung, dann die höhere Punktzahl. Gleiche Ergebnisse teilen sich einen Rang.
daily-past = Die letzten dreißig Tage
daily-past-none = { $date }: { $game }, nicht gespielt.
daily-past-open = { $date }: { $game }, angefangen und nicht beendet.
daily-past-place = { $date }: { $game }, { $place }. Platz.
daily-place = { $place }.
daily-copied = Kopiert.
daily-today = Die heutige Partie
daily-loading = Die Partie wird geholt …
daily-unknown = Für diesen Tag gibt es keine Partie: Ansehen lassen sich die letzten dreißig Tage.
daily-at-table = Deine tägliche Pest

# Zeit für einen neuen Tisch: wie lange ein Zug dauern darf, und was mit dem geschieht, der länger braucht.
start-time = Zeit
start-time-none = So lange du willst
    .about = Niemandes Zeit läuft.
start-time-quick = Schnell
    .about = 45 Sekunden für jeden Zug, und 5 Minuten Reserve für die ganze Partie.
start-time-relaxed = Gemütlich
    .about = 2 Minuten für jeden Zug, und 15 Minuten Reserve für die ganze Partie.
start-time-days = Über Tage
    .about = 3 Tage für jeden Zug. Alle dürfen insgesamt 14 Tage fort sein.
start-overtime = Wenn jemandes Zeit abläuft
start-overtime-bot = Ein Bot springt ein
    .about = Es spielt { FORM($bot, "nominative") }, bis der Besitzer den Platz zurücknimmt.
start-overtime-lost = Er verliert
    .about = Er gilt als Letzter. Für die anderen spielt der schwächste Bot weiter.
## Beweisbar fair

start-fair = Zufall
start-fair-lot = Per Los
    .about = Der Server lost, wie man Plättchen aus einem Beutel zieht.
start-fair-proof = Beweisbar fair
    .about = Der Server legt sich auf ein Geheimnis fest, bevor irgendein Browser eine eigene Zahl dazugibt. Aus beidem zusammen folgt alles, was der Zufall tut, und nach der Partie können alle es nachrechnen.
fair-title = Beweisbar fair
fair-bound = Der Server hat sich festgelegt auf { $commitment }
fair-numbers = { $count ->
    [one] Eine Person hat eine Zahl dazugegeben.
   *[other] { $count } Personen haben Zahlen dazugegeben.
  }
proof-title = Beweis des Zufalls
proof-text = Hier rechnet dein Browser jede Antwort des Zufalls aus einem Partieprotokoll noch einmal nach: aus dem Geheimnis, auf das der Server sich festgelegt hat, und den Zahlen der Mitspielenden. Er fragt dafür keinen Server.
proof-record = Partieprotokoll: füge es hier ein, oder ziehe eine Datei irgendwo auf diese Seite
proof-file = Datei wählen
proof-go = Nachrechnen
proof-back = Zurück zum Tisch
proof-working = Wird nachgerechnet …
proof-not-over = Die Partie läuft noch: Bis zum Ende bleibt das Geheimnis geheim.
proof-no-crypto = Dieser Browser berechnet Prüfsummen nur bei Adressen mit https und auf dem Rechner des Servers selbst. Im Terminal tut ratskeller proof dasselbe.
proof-ok = { $count ->
    [one] Die eine Antwort des Zufalls ist so, wie sie festgelegt war.
   *[other] Alle { $count } Antworten des Zufalls sind so, wie sie festgelegt waren.
  }
proof-known = Der Server hatte sich schon festgelegt, bevor er deine Zahl kannte, und deine Zahl ist dabei: Dieser Browser hat beides aufbewahrt.
proof-unknown = Dieser Browser weiß nichts vom Anfang dieser Partie: Vergleiche, worauf der Server sich festgelegt hat, mit dem, was die Mitspielenden gesehen haben.
proof-rules = Dass die Möglichkeiten und ihre Gewichte den Regeln entsprechen, beweist ratskeller proof im Terminal.
proof-no-record = Das ist kein lesbares Partieprotokoll.
proof-no-proof = Dieses Protokoll enthält keinen Beweis: Den haben nur Tische, die als beweisbar fair eröffnet wurden.
proof-seed = Nicht wie es sein soll: Das Geheimnis in diesem Protokoll ist nicht das, auf das der Server sich festgelegt hatte.
proof-commitment = Nicht wie es sein soll: Zu Beginn dieser Partie hatte der Server sich auf etwas anderes festgelegt.
proof-number = Nicht wie es sein soll: Die Zahl, die dieser Browser dazugegeben hat, fehlt.
proof-answer = Nicht wie es sein soll: Antwort Nummer { $place } in diesem Protokoll müsste „{ $due }“ sein und ist „{ $given }“.

## Eine beendete Partie auf Papier

print-open = Partie drucken
print-go = Drucken
print-title = { $game }: die Partie auf Papier
print-not-over = Diese Partie läuft noch. Drucken lässt sie sich, sobald sie vorbei ist.
print-none = Diese Partie lässt sich nicht drucken.

## Wer an einen Tisch kommen darf: Gaststube, Türen, Einladungen und die nächste Partie

lobby-entry = Mit Leuten spielen
history-entry = Partien und Wertung
lobby-title = Die Gaststube
lobby-quick = Jetzt mit Leuten spielen
    .about = Du setzt dich zu jemandem, der mit derselben Bedenkzeit wartet, oder wartest an einem neuen Tisch für zwei.
lobby-filter = Nur ein Spiel zeigen
lobby-all = Alle Spiele
lobby-open = Tische mit einem freien Platz
lobby-open-none = Gerade wartet niemand. Drück oben auf ein Spiel, dann findet dich, wer als Nächstes kommt.
lobby-running = Partien zum Zuschauen
lobby-running-none = Gerade läuft keine öffentliche Partie.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-act = { $act }: { $game }, eröffnet von { $host }
lobby-host = eröffnet von { $host } · letzter Zug { $when }
door-title = Wer kommen darf
door-public = Alle
    .about = Der Tisch steht in der Gaststube, und jeder kann sich dazusetzen.
door-link = Per Link
    .about = Nur wer den Link hat, findet den Tisch.
door-password = Mit Passwort
    .about = Außer dem Link braucht man ein Passwort, das du weitersagst.
door-looking = Zuschauer
door-spectators = Willkommen
door-closed = Keine
door-with-spectators = mit Zuschauern
door-without-spectators = ohne Zuschauer
door-gone = Dieser Tisch ist geschlossen
invited-title = Eine Einladung
invited-by = { $host } lädt dich zu einer Partie { $game } ein.
invited-nobody = Für dich ist ein Platz frei in einer Partie { $game }.
invited-fair = An diesem Tisch ist der Zufall nachprüfbar fair: Mit dir kommt eine eigene Zufallszahl dazu.
invited-friendly = Das ist eine Freundschaftspartie: Sie zählt für keine Wertung.
# Die Uhr eines Tischs, bevor man sich setzt: $turn und $reserve wie 2:00, $count ganze Tage
pace-live = { $turn } pro Zug, { $reserve } in Reserve
pace-days = { $count ->
    [one] Ein Tag pro Zug
   *[other] { $count } Tage pro Zug
  }
pace-bot = Ist die Zeit um, springt ein Bot ein.
pace-lost = Ist die Zeit um, ist die Partie verloren.
invited-seats = Wer hier sitzt
invited-password = Passwort
invited-enter = Eintreten
invited-full = Alle Plätze sind besetzt.
invited-watch = Nur zuschauen
invited-open = Einladung lesen
invited-no-spectators = An diesem Tisch gibt es keine Zuschauer: Nur wer hier sitzt, sieht die Partie.
seat-kept = Freigehalten für { $name }
seat-somebody = Jemand
invite-open = Jemanden einladen
invite-seats = Wer hier sitzt
invite-title = Jemanden einladen
invite-public = Dieser Tisch steht in der Gaststube. Du kannst auch seinen Link verschicken.
invite-link = Wer diesen Link hat, kann sich dazusetzen.
invite-password = Wer diesen Link hat und das Passwort kennt, kann sich dazusetzen.
invite-address = Link zu diesem Tisch
invite-share = Teilen …
invite-qr = Der Link als Code für eine Kamera
invite-close = Diesen Tisch schließen
invite-close-sure = Der Tisch verschwindet für alle, endgültig.
sitters-remove = { $name } vom Platz nehmen
sitters-release = Nicht mehr für { $name } freihalten
sitters-stand-up = Aufstehen
sitters-note = Wer noch nicht gezogen hat, den kannst du vom Platz nehmen. Er kann dann nicht mehr an diesen Tisch kommen.
rematch-go = Zur nächsten Partie
rematch-before = Zur Partie davor
rematch-note = { $host } hat noch eine Partie eröffnet.
rematch-sit = Wieder Platz nehmen
rematch-watch = Zuschauen
table-kept-note = { $colour } ist für { $name } freigehalten.

## Wo nichts ist

nothing-page = Diese Seite gibt es nicht
    .about = Vielleicht ist die Adresse vertippt. Die Startseite führt zu beiden Spielen und zu deinen Tischen.
nothing-table = Diesen Tisch gibt es nicht
    .about = Vielleicht ist die Adresse unvollständig: Lass dir den Link noch einmal schicken. Deine eigenen Tische stehen auf der Startseite.

## Zugleiste

bar-label = Zugleiste
bar-yours = Dein Zug
bar-undo = Zurück
bar-undo-to = Zurück bis vor „{ $step }“
bar-reset = Zug von vorn
bar-cancel = Abbrechen
bar-steps = Bisher in diesem Zug
bar-locked = { $step }: endgültig
bar-locked-steps = Lässt sich nicht zurücknehmen, weil danach etwas aufgedeckt wurde oder andere gespielt haben: { $list }
bar-yours-now = Du bist am Zug
bar-now = Jetzt: { $seat }
bar-waiting = Warten, bis jemand Platz nimmt
bar-watching = Du siehst zu
bar-on-turn = { $seat } ist am Zug
    .me = Was dein Zug bringt
bar-choices = Möglichkeiten

## Tisch

table-title = { $game }: Tisch
link-copy = Link kopieren
link-copied = Link kopiert.
link-by-hand = Dieser Browser kann ihn nicht für dich kopieren. Kopiere ihn von hier:
table-open-note = { $colour } ist noch frei.
table-sit = Als { $colour } Platz nehmen
table-log = Chronik
table-log-empty = Noch ist nichts geschehen.
table-undone = { $seat } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
  } zurück.
table-stand-in = { $seat }: Die Zeit ist um. Was folgt, ist zufällig gewählt.
table-stand-in-level = { $seat }: Die Zeit ist um. Vertretung: { $bot }.
table-rule = Regel { $rule }
table-players = Wer spielt
table-cards = Karten
table-map = Landkarte
table-loading = Der Tisch wird geladen …
table-lost = Neu verbinden …
table-start = Startseite
table-again = Noch einmal
table-record = Protokoll sichern
table-details = Details
table-close = Schließen
table-now = Überspringen
table-zoom-in = Näher heran
table-zoom-out = Weiter weg
table-zoom-fit = Ganze Karte
table-speed = Tempo
    .normal = 1×
    .fast = 2×
    .off = Aus
table-next = Weiter
table-skip = Überspringen
table-ravage-hint = Leertaste: weiter. Esc: überspringen.

## Zeit, und was neben der Partie gewünscht wird

conduct-title = Zeit und Absprachen
conduct-open = Aufgeben, beenden …
clock-reserve = + { $reserve }
clock-days-left = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
  }
clock-hours-left = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
  }
clock-minutes-left = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
  }
clock-little = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
clock-up = Zeit abgelaufen
clock-away = fort
clock-away-until = { $seat } ist fort bis { $when }.
clock-away-left = { $count ->
    [0] keine freien Tage mehr
    [one] noch ein freier Tag
   *[other] noch { $count } freie Tage
  }
played-time = { $seat }: Zeit abgelaufen. Es spielt { FORM($bot, "nominative") }.
played-absent = { $seat } ist abwesend. Es spielt { FORM($bot, "nominative") }.
played-lost = { $seat } hat nach Zeit verloren und gilt als Letzter. Es spielt weiter { FORM($bot, "nominative") }.
played-resigned = { $seat } hat aufgegeben und gilt als Letzter. Es spielt weiter { FORM($bot, "nominative") }.
played-back = { $seat } zurücknehmen
conduct-ended = Die Partie wurde einvernehmlich beendet.
conduct-left = Die Partie ist zu Ende: Alle haben aufgegeben oder nach Zeit verloren.
conduct-paused = Die Partie ruht: Niemand, der hier spielt, ist da. Sie geht weiter, sobald jemand seinen Platz zurücknimmt.
vote-end = { $count ->
    [one] Einer von { $needed } will die Partie hier beenden.
   *[other] { $count } von { $needed } wollen die Partie hier beenden.
  }
vote-about = { $count ->
    [one] Einer von { $needed } will, dass ein Bot für { $seat } spielt.
   *[other] { $count } von { $needed } wollen, dass ein Bot für { $seat } spielt.
  }
vote-agree = Zustimmen
vote-withdraw = Doch nicht
resign-title = Aufgeben
resign-about = Ein Bot spielt { $seat } für die anderen zu Ende, und der Platz gilt als Letzter. Es gibt keinen Weg zurück.
resign-go = Als { $seat } aufgeben
resign-sure = Wirklich aufgeben
resign-keep = Weiterspielen
end-here-title = Die Partie hier beenden
end-about = Die Partie endet ohne Sieger, sobald alle zustimmen, die hier spielen.
end-alone = Du spielst hier allein mit Bots: Die Partie endet sofort, ohne Sieger.
end-go = Ich will beenden
absent-title = Jemand fehlt
absent-about = Hat { $seat } zehn Minuten nicht geantwortet und ist nicht da, kann die Mehrheit der anderen einen Bot spielen lassen, bis { $seat } wiederkommt.
absent-go = Einen Bot für { $seat } spielen lassen
away-title = Freie Tage
away-about = So lange steht deine Zeit still. Tage, die du nicht brauchst, bleiben dir.
away-days = Tage
away-go = Freie Tage nehmen
away-back = Ich bin wieder da
order-title = Für mich antworten
order-about = Wenn du an der Reihe bist und nichts anderes tun kannst, oder wenn zwischen den Zügen anderer etwas gefragt wird, kann der Tisch für dich antworten.
order-single = Was nur eine Antwort hat
order-none = Frag mich
table-ordered = { $seat } hatte vorher bestimmt, was geschieht:
table-plays-for = Für { $seat } spielt { FORM($bot, "nominative") }.

## Talk at a table

talk-open = Gespräch
talk-unread = Gespräch, { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
  }
talk-table = Spieler
talk-gallery = Zuschauer
talk-empty = Noch hat niemand etwas gesagt.
talk-empty-gallery = Was Zuschauer hier sagen, lesen die Spieler, sobald die Partie vorbei ist.
talk-write = Schreib etwas
talk-send = Senden
talk-phrases = Mit einem Druck gesagt; alle lesen es in ihrer Sprache
talk-new = Neu
talk-older = Frühere Zeilen
talk-back = Zurücknehmen
talk-taken-back = Zurückgenommen
talk-said = { $name }: { $text }
talk-here = da
talk-away = nicht da
talk-onlookers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu: { $names }
   *[other] { $count } Personen schauen zu: { $names }
  }
talk-onlookers-more = { $count } weitere
talk-mute = { $name } an diesem Tisch nicht lesen
talk-block = { $name } überall blockieren
talk-block-note = Ihr lest euch dann gegenseitig an keinem Tisch mehr.
talk-muted = { $name }: an diesem Tisch nicht gelesen
talk-blocked = { $name }: überall blockiert
talk-lift = Wieder lesen
phrase-hello = Hallo!
phrase-your-turn = Du bist dran.
phrase-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-game = Schöne Partie!

## Was seit dem eigenen Zug geschah, und das Nachspielen

since-when = { $when ->
    [left] Während du weg warst:
    [began] Seit Beginn der Partie:
    [round] In den letzten Zügen:
   *[turn] Seit deinem Zug:
  }
    .short = { $when ->
    [began] Bisher
    [round] Zuletzt
   *[turn] Inzwischen
  }
since-title = Seit deinem Zug
since-replay = Schritt für Schritt nachspielen.
replay-name = Was geschehen ist
replay-past = Vergangenheit
replay-step = Schritt { $number } von { $count }
replay-first = So stand es.
replay-previous = Zurück
replay-next = Weiter
replay-play = Abspielen
replay-pause = Pause
replay-now = Zurück zur Partie

## Der Rückblick auf eine Partie

review-open = Partie durchgehen
review-short = Rückblick
review-leave = Zum Ergebnis
review-title = Verlauf der Partie
review-curve = Siegchance
review-moment = Der gezeigte Moment
review-go = Dorthin:
review-begins = Das Haus sieht sich die Partie an …
review-working = Das Haus beurteilt jede Entscheidung: { $done } von { $count }.
review-done = Das Haus hat jede Entscheidung beurteilt.
review-failed = Das Haus konnte diese Partie nicht beurteilen.
review-progress = Wie viele Entscheidungen beurteilt sind
review-chance = { $seat } { $percent } %
review-notes = Was das Haus dazu meint
review-decides = { $seat } entscheidet
review-best = Das Haus hätte dasselbe gespielt.
review-level = So gut wie das, was das Haus gespielt hätte.
review-other = Das Haus hätte gespielt: { $turn }.
review-gave = Damit hätte man von hundert Partien { $percent } mehr gewonnen.
review-unknown = Was das Haus dazu meint, beruht auf etwas, das nur { $seat } wusste.
review-hidden = Mit diesen Augen lässt sich nicht mehr dazu sagen.
review-pending = Diese Entscheidung hat das Haus noch nicht beurteilt.
review-luck-after = Was dann kam, war Glück für { $seat }: { $change } %.
review-branch = Von hier weiterspielen
own-notes = Meine Notizen
review-branch-title = Von hier weiterspielen
review-branch-about = Ein neuer Tisch beginnt in diesem Moment, mit denselben Antworten bis hierher. Was der Zufall danach bringt, wird neu gelost.
review-branch-go = Beginnen
review-share = Diesen Moment teilen
review-copy = Link kopieren
review-send = Bild teilen
review-save = Als { $kind } speichern
review-picture = Bild des Spielplans. { $moment }
review-picture-chances = Siegchance: { $chances }
review-no-picture = Von diesem Spielplan gibt es kein Bild.
review-eyes = Was weiß …
review-eyes-all = wer gerade entscheidet
review-eyes-public = wer zusieht
review-points = Wendepunkte
review-turning-decision = { $seat } hat { $percent } % verschenkt.
review-turning-luck = Glück für { $seat }: +{ $percent } %.
review-skills = Glück und Können
review-skills-about = Alle Zahlen sind Hundertstel einer gewonnenen Partie. Glück ist, was der Zufall gab oder nahm; verschenkt ist, was das Haus besser gespielt hätte.
review-seat = Name
review-luck = Glück
review-given = Verschenkt
review-lost = An die Pest verloren
review-lost-of = { $actual } ({ $expected } erwartet)
review-luck-good = Der Zufall gab { $seat } { $percent ->
    [one] ein Hundertstel
   *[other] { $percent } Hundertstel
  } einer gewonnenen Partie.
review-luck-bad = Der Zufall nahm { $seat } { $percent ->
    [one] ein Hundertstel
   *[other] { $percent } Hundertstel
  } einer gewonnenen Partie.
review-luck-none = Der Zufall war zu { $seat } weder gut noch schlecht.
review-skill = Mit { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
  } hat { $seat } { $percent } Hundertstel verschenkt.
review-skill-none = { $seat } hat nichts verschenkt.
review-losses = { $actual ->
    [one] Ein Würfel ging
   *[other] { $actual } Würfel gingen
  } an die Pest verloren, { $expected } waren zu erwarten.
review-learn = Aus Fehlern lernen
review-learn-title = Die Fehler von { $seat }
review-learn-nth = { $seat }: Fehler { $number } von { $count }
review-learn-ask = Was würdest du hier spielen?
review-learn-none = Das Haus hat keinen echten Fehler gefunden. Gut gespielt!
review-learn-over = Das war alles.
review-learn-best = die Wahl des Hauses
review-learn-right = Ja: Das würde das Haus spielen.
review-learn-level = Das Haus würde anders spielen, aber dieser Zug ist genauso gut.
review-learn-wrong = Das Haus würde anders spielen: Dieser Zug verschenkt { $percent } von hundert Partien.
review-learn-skip = Auslassen
review-learn-next = Weiter
review-learn-end = Zurück zum Rückblick

## Die Erzählung einer Partie

tale-title = Die Erzählung dieser Partie
tale-open-sheet = Erzählung
tale-copy = Erzählung kopieren
tale-copied = Die Erzählung ist kopiert.
tale-more = Das Haus beurteilt noch Entscheidungen. Ist es damit fertig, steht hier auch, wo sich die Partie gewendet hat.
tale-open = { $names } setzten sich zu einer Partie { $game } zusammen.
tale-phase = { $phase ->
    [early] So fing es an.
    [middle] Dann kam Bewegung in die Partie.
   *[late] Gegen Ende fiel die Entscheidung.
  }
tale-turning-decision = { $way ->
    [0] { $seat } ließ { $percent } % Siegchance liegen.
    [1] Dann kam ein teurer Zug: { $seat } verschenkte { $percent } %.
   *[2] Hier hätte { $seat } besser spielen können, um { $percent } %.
  }
tale-turning-luck = { $way ->
    [0] Das Glück lachte { $seat }: +{ $percent } %.
    [1] Der Zufall meinte es gut mit { $seat }: +{ $percent } %.
   *[2] Was dann kam, war ein Geschenk für { $seat }: +{ $percent } %.
  }
tale-ahead = Inzwischen sah das Haus { $seat } vorn, mit einer Siegchance von { $percent } %.
tale-close = Inzwischen sah das Haus niemanden deutlich vorn.
tale-lucky = Über die ganze Partie meinte es der Zufall am besten mit { $seat }: Er gab { $percent ->
    [one] ein Hundertstel
   *[other] { $percent } Hundertstel
  } einer gewonnenen Partie.
tale-even = Über die ganze Partie bevorzugte der Zufall niemanden.
tale-exact = { $percent ->
    [0] In den Augen des Hauses hat { $seat } nichts verschenkt.
   *[other] In den Augen des Hauses hat { $seat } am wenigsten verschenkt: { $percent } Hundertstel einer gewonnenen Partie.
  }

film-title = Zeitraffer
film-about = Der Spielplan durch die ganze Partie als bewegtes Bild, zum Behalten oder Teilen.
film-make = Zeitraffer machen
film-working = Bild { $done } von { $count }
film-binding = Die Bilder werden zusammengefügt …
film-stop = Abbrechen
film-failed = Der Zeitraffer ließ sich nicht machen. Versuche es noch einmal.
film-picture = Der Spielplan durch die ganze Partie, vom Anfang bis zum Ende
film-hold = Anhalten
film-play = Abspielen

## Ein Rückblick, durch den jemand führt

lead-begin = Den anderen zeigen
lead-mine = Du zeigst den anderen die Partie.
lead-end = Nicht mehr zeigen
lead-theirs = { $seat } zeigt die Partie.
lead-somebody = Jemand
lead-follow = Folgen
lead-followed = Du siehst, was { $seat } zeigt.
lead-free = Selbst weitersehen
lead-name = Die Partie wird gezeigt
lead-over = Niemand zeigt die Partie mehr.

## Weitergeben an einem Bildschirm

curtain-title = Weitergeben: { $seat }
curtain-text = { $seat } ist am Zug. Geheimes bleibt verdeckt, bis es weitergeht.
curtain-go = Ich bin { $seat }
curtain-story = Was geschehen ist

## Einstellungen und Hilfe

settings-theme = Farben
    .auto = Wie das Gerät
    .light = Pergament
    .dark = Kerzenlicht
settings-language = Sprache
settings-letters = Buchstaben und Ziffern als Tasten
    .on = An
    .off = Aus
settings-hints = Tipps
    .on = An
    .off = Aus
sound-title = Klänge
sound-on = An
sound-off = Aus
sound-volume = Lautstärke
sound-loud = { $percent } %
sound-groups = Was du hörst
sound-group-turn = Dein Zug
sound-group-moves = Züge
sound-group-plague = Die Pest
sound-group-points = Punkte und Ende
sound-group-talk = Gespräch
sound-whose = Wessen Züge du hörst
sound-everybody = Alle
sound-mine = Nur was mich betrifft
help-title = Hilfe und Einstellungen
help-open = Hilfe und Einstellungen
help-keys = Tasten
help-map = Von Region zu Region gehen
help-map-keys = Pfeiltasten
help-tab = Zwischen Landkarte, Karten und Knöpfen wechseln
help-tab-keys = Tab
help-choose = Wählen; noch einmal drücken bestätigt
help-choose-keys = Eingabe
help-number = Aus der nummerierten Liste wählen
help-number-keys = 1 bis 9
help-letter = Ja, nein, lassen, aufhören – wo es angeboten wird
help-letter-keys = Y, N, K, S
help-confirm = Bestätigen
help-confirm-keys = C
help-undo = Zurücknehmen
help-undo-keys = U oder Strg+Z
help-cancel = Auswahl abbrechen, Fenster schließen, Gezeigtes überspringen
help-cancel-keys = Esc
help-next = Nächster Schritt, wenn die Pest wütet, oder Gezeigtes überspringen
help-next-keys = Leertaste
help-talk = Das Gespräch an diesem Tisch öffnen oder dorthin gehen
help-talk-keys = M
help-past = In der Vergangenheit: schrittweise, zugweise, zum Anfang, zurück zur Partie
help-past-keys = ← →, Bild auf/ab, Pos1, Ende
help-command = Textbrett und Eingabezeile
help-command-keys = :
help-help = Diese Seite
help-help-keys = ?

## Was das Haus abwägt

weigh-title = Was das Haus meint
weigh-loading = Das Haus überlegt …
weigh-none = Hier gibt es nichts zu entscheiden.
weigh-chances = Siegchance
weigh-chance = { $percent } %
weigh-turns = { $seat }: die besten Züge
weigh-turn = gewinnt zu { $percent } %, erwarteter Vorsprung { $lead }
weigh-tried = { $visits ->
    [one] einmal versucht
   *[other] { $visits } Mal versucht
}
weigh-taken = { $seat }: der gespielte Zug
weigh-taken-mark = gespielt
weigh-place = { $place ->
    [0] Von allen Zügen, die das Haus verglichen hat, sieht dieser am besten aus.
    [1] Einer der Züge, die das Haus verglichen hat, gefällt ihm besser.
   *[other] { $place } der Züge, die das Haus verglichen hat, gefallen ihm besser.
}
weigh-place-none = An diesen Zug hat das Haus nicht gedacht: Es hat ihn eigens ausprobiert.
weigh-before = Siegchance vor diesem Zug: { $percent } %, mit dem besten.
weigh-after = Mit dem gespielten: { $percent } %, erwarteter Vorsprung { $lead }.
weigh-beside = Im Vergleich zum besten anderen Zug
weigh-own = Das sah { FORM($bot, "nominative") } darin
weigh-how = Das Haus hat von hier aus { $count ->
    [one] einmal
   *[other] { $count } Mal
  } im Kopf weitergespielt und wusste dabei nur, was { $seat } damals wusste. Was { $seat } wirklich gedacht hat, steht hier nicht.
weigh-earlier = Früher
weigh-later = Später
weigh-at = Nach { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
}

## Textbrett

text-title = Textbrett
text-command = Züge als Text
    .hint = Trenne mehrere Züge mit Strichpunkten. Ein Buchstabe und die Eingabetaste führen zu einem Teil des Bretts.
text-send = Spielen
text-legal = Jetzt möglich
text-typed = So getippt
text-all-typed = Eines davon lässt sich tippen:
text-move = Zug
text-effect = Was daraus wird
text-none = nichts
text-places = Teile des Textbretts
text-board-parts = Das Brett
text-earlier = Früheres
text-order = Sortiert nach
text-on-turn = am Zug
text-began = hat begonnen
# Eine Antwort wurde aus einer Tabelle gewählt: Jetzt steht sie in der Eingabezeile.
text-put = { $name }: { $text }. Die Eingabetaste spielt es.
text-about-none = Zu „{ $word }“ gibt es nichts zu sagen.
text-keys = Tasten des Textbretts
    .hint = In der Eingabezeile tippst du den Buchstaben und drückst die Eingabetaste; sonst genügt auf dem Textbrett der Buchstabe allein, solange Buchstaben Tasten sind.
text-key-last = Letztes Ereignis noch einmal sagen
    .keys = L
text-key-asked = Noch einmal sagen, was gefragt ist
    .keys = Q
text-key-undo = Letzten Schritt dieses Zugs zurücknehmen
    .keys = U
text-key-arrows = Von Zelle zu Zelle einer Tabelle gehen; ein Druck auf einen Zug schreibt ihn in die Eingabezeile
    .keys = Pfeiltasten, Pos1, Ende
text-key-about = Hinter ein Wort getippt: alles darüber sagen
    .keys = ?

## Die Regeln zum Lesen

rules-read = Die Regeln
rules-title-of = { $title } · Ratskeller
rules-all = Alle Regeln
rules-play = Spielen, oder am Tisch lernen
rules-minutes = In einer Minute
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
  }
rules-none = Davon spricht keine Regel. Versuche es mit einem kürzeren Wort.
rules-here = An diesem Tisch:
rules-away = Nicht an diesem Tisch.
rules-loading = Die Regeln werden geladen …
rules-unknown = Die Regeln dieses Spiels lassen sich hier nicht lesen.
rules-more = Mehr dazu
hints-title = Ein Tipp
hints-close = Alles klar
hints-none = Keine Tipps mehr

## Zum Vorlesen

say-choices = { $question } { $options }
say-selected = Gewählt: { $choice }. Drücke noch einmal die Eingabetaste oder Bestätigen.
say-cancelled = Auswahl abgebrochen.
say-not-now = Nichts zu bestätigen.
say-no-undo = Nichts zurückzunehmen.

## Ärger, nach dem Code, den der Server schickt

trouble-title = Was schiefging
error-other = { $message }
error-stale-ply = Am Tisch ging es inzwischen weiter. So steht es jetzt.
# { $answer }, wie es getippt oder geschickt wurde
error-illegal-answer = Das geht jetzt nicht: { $answer }.
error-not-your-turn = Du bist nicht am Zug.
error-network = Der Tisch ist gerade nicht erreichbar. Nichts ist verloren.
error-unknown-table = Diesen Tisch gibt es nicht.
error-bad-request = Damit konnte der Server nichts anfangen. Lade diese Seite neu: Vielleicht ist sie älter als der Server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = Das ist zu lang für den Server.
error-bad-option = Mit diesen Optionen eröffnet der Server keinen Tisch.
error-bad-seats = Mit dieser Besetzung eröffnet der Server keinen Tisch.
error-bad-fair = Der Tisch ließ sich nicht als beweisbar fair eröffnen. Versuche es noch einmal.
error-unknown-bot = Dieser Gegner spielt auf diesem Server nicht. Wähle einen anderen.
error-unknown-game = Dieses Spiel hat der Server nicht.
error-unknown-lesson = Diese Lektion hat der Server nicht.
error-unknown-day = { daily-unknown }
error-no-session = Der Server kennt diesen Browser nicht. Erlaube sein Cookie, und lade diese Seite neu.
error-wrong-seat = Das ist nicht dein Platz.
error-not-over = Das Protokoll lässt sich lesen, sobald die Partie vorbei ist.
# { $host }: der Name in der Adresse der Seite
error-unknown-host = Unter dem Namen „{ $host }“ kennt der Server sich nicht. Wer ihn betreibt, muss diesen Namen erlauben.
error-cross-site = Das kam von einer anderen Website, und die darf nicht für dich handeln.
error-internal = Auf dem Server ist etwas schiefgegangen. Geändert wurde nichts.
error-too-many = Bitte etwas langsamer.
error-too-many-sockets = Zu viele Fenster hier sehen Tischen zu. Schließe ein paar davon.
error-too-many-connections = Aus deinem Netz sind zu viele Seiten offen. Warte bitte einen Moment.
error-too-many-guests = Aus deinem Netz sind zu viele neue Gäste gekommen. Warte bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-tables = Von dir oder aus deinem Netz sind zu viele Tische eröffnet worden. Warte mit dem nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-links = Es sind zu viele Links erstellt oder ausprobiert worden. Warte mit dem nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-table-passwords = Es sind zu viele Passwörter ausprobiert worden. Warte mit dem nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-analyses = Es sind zu viele Analysen verlangt worden. Warte mit der nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-odds = Zu oft nach Wahrscheinlichkeiten gefragt. Warte bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-views = Frühere Momente sind so oft angesehen worden, dass die nächsten warten müssen: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-played-for = Für diesen Platz spielt ein Bot. Nimm ihn erst zurück.
error-not-played-for = Für diesen Platz spielt niemand: Er ist deiner.
error-game-ended = Die Partie wurde einvernehmlich beendet.
error-plays-alone = Hier spielst du allein und hast alle Zeit, die du willst.
error-no-voice = Abstimmen darf nur, wer hier selbst spielt.
error-not-absent = Niemand wird ersetzt, auf den nicht lange genug gewartet wurde.
error-no-vacation = So lange kannst du nicht fort sein, oder du bist es schon.
error-bad-clock = Mit dieser Uhr eröffnet der Server keinen Tisch.
error-bad-order = Das kann man nicht vorher bestimmen.
error-too-many-wishes = Das war etwas viel auf einmal. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-no-odds = Dieser Tisch zeigt die Wahrscheinlichkeiten erst nach der Partie oder gar nicht.
error-unknown-commitment = Die Zusage des Servers für diesen Tisch gilt nicht mehr. Versuche es noch einmal.
error-day-not-closed = Das ist eine Partie von einem Tag, der noch läuft. Ansehen kann man sie, sobald der Tag abgeschlossen ist.
error-no-analysis = An diesem Tisch lassen sich Stellungen erst nach der Partie analysieren.
error-busy = Dafür hat der Server gerade zu viel zu tun. Versuche es gleich noch einmal.
error-unknown-link = Dieser Link führt zu keinen Plätzen: Entweder ist er unvollständig, oder ein neuerer hat ihn ersetzt.
error-not-for-programs = Das kann kein Programm, wofür auch immer sein Schlüssel ist.
error-scope-missing = Der Schlüssel dieses Programms ist dafür nicht gemacht.
error-unknown-token = Diesen Schlüssel gibt es nicht: Vielleicht wurde er zurückgenommen.
error-tokens-full = Du hast { $most } Schlüssel, mehr gehen nicht. Nimm zuerst einen zurück.
error-too-many-tokens = Du hast zu viele Schlüssel gemacht. Warte mit dem nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-name-taken = Jemand hat ein Konto mit diesem Namen. Wähle einen anderen.
error-has-account = Du hast schon ein Konto.
error-no-account = Du spielst hier als Gast, ohne Konto.
error-wrong-sign-in = Es gibt kein Konto mit diesem Namen und diesem Passwort.
error-account-locked = Wer diese Seite betreibt, hat dieses Konto gesperrt.
error-muted = Wer diese Seite betreibt, lässt dich nichts mehr sagen. Spielen und lesen kannst du weiter.
error-not-admin = Das können nur die, die diese Seite betreuen.
error-is-admin = Mit jemandem, der diese Seite betreut, geht das nicht.
error-used-link = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist älter als zehn Minuten.
error-password-asked = Gib bitte dein Passwort noch einmal ein.
error-common-password = Dieses Passwort haben viele, deshalb wird es zuerst geraten. Nimm bitte ein anderes.
error-wrong-password = Das ist nicht das Passwort.
error-factor-asked = Dieses Konto hat einen zweiten Faktor. Gib zum Anmelden seinen Code ein.
error-wrong-factor = Der Code stimmt nicht. Wenn er aus deiner App ist, nimm den, den sie jetzt zeigt, und prüfe, ob die Uhr deines Telefons richtig geht.
error-used-factor = Dieser Code wurde schon benutzt. Warte auf den nächsten.
error-factor-on = Der zweite Faktor ist schon eingeschaltet.
error-factor-off = Das hat länger als zehn Minuten gedauert, oder der zweite Faktor ist nicht eingeschaltet. Beginne bitte von vorn.
error-factor-needed = Auf dieser Seite braucht die Betreuung einen zweiten Faktor. Schalte ihn zuerst auf der Seite deines Kontos ein.
error-too-many-codes = Für dieses Konto sind zu viele Codes probiert worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-unknown-session = Dort bist du nicht mehr angemeldet.
error-too-many-passwords = Für diesen Namen oder aus deinem Netz sind zu viele Passwörter probiert worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-copies = Du hast deine Daten zu oft geholt. Bitte warte bis zum nächsten Mal { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-bad-address = Diese Adresse lässt sich nicht benutzen. Eine Mailadresse sieht aus wie anna@example.org; die eines Webhooks beginnt mit https:// und führt ins offene Internet.
error-channels-full = Du hörst schon an { $most } Orten davon. Entferne zuerst einen.
error-mail-not-sent = An diese Adresse ließ sich keine Mail schicken. Sieh nach, ob sie stimmt, oder versuche es später noch einmal.
error-no-mail = Dieser Server verschickt keine Mails.
error-no-telling = { telling-off }
error-old-code = Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.
error-unknown-channel = Das ist schon weg. Lade diese Seite neu.
error-unknown-stop = Dieser Link ist nicht vollständig: Er beendet keine Mails. Kopiere ihn ganz aus der Mail.
error-webhook-not-taken = Auf eine Nachricht zur Probe kam keine Antwort. Sieh nach, ob die Adresse stimmt.
error-wrong-code = Das ist nicht der Code aus der Mail. Sieh noch einmal nach; nach fünf falschen braucht es einen neuen.
error-too-many-channels = Du hast zu oft geändert, wo du davon hörst. Warte bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-mails = Es sind zu viele Codes verschickt worden. Warte mit dem nächsten bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-stops = Das ist aus deinem Netz zu oft versucht worden. Warte bitte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-storage-full = Das lässt sich gerade nicht speichern: Die Festplatte des Servers ist voll. Sobald Platz ist, geht es von selbst weiter.
error-storage-read-only = Das lässt sich gerade nicht speichern: Der Server darf seine Datei nur lesen. Sobald er schreiben darf, geht es von selbst weiter.
error-storage-locked = Das lässt sich gerade nicht speichern: Ein anderes Programm benutzt die Datei des Servers. Sobald das vorbei ist, geht es von selbst weiter.
error-storage-failed = Das lässt sich gerade nicht speichern: Die Festplatte des Servers streikt. Sobald sie wieder arbeitet, geht es von selbst weiter.
error-storage-unreachable = Das lässt sich gerade nicht speichern: Der Server erreicht seine Datenbank nicht. Sobald sie wieder da ist, geht es von selbst weiter.
error-storage-damaged = Das lässt sich nicht lesen: Die Datei des Servers ist teilweise beschädigt. Wer den Server betreibt, muss sie durch eine Sicherung ersetzen.
error-bad-record = Dieses Partieprotokoll passt nicht: { $reason }
error-record-from-middle = Dieses Partieprotokoll beginnt mitten in einer Partie. Aufbewahrt werden nur ganze Partien.
error-record-not-over = Diese Partie ist nicht zu Ende. Aufbewahrt werden nur beendete Partien.
error-unknown-player = Niemand hat ein Konto mit diesem Namen.
# Talk
error-closed-room = Was Zuschauer sagen, lesen die Spieler, sobald die Partie vorbei ist.
error-unknown-line = Diese Zeile gibt es nicht mehr.
error-not-your-line = Diese Zeile ist von jemand anderem.
error-line-too-old = Das ist zu lange her, um es zurückzunehmen.
error-unknown-person = Diese Person ist nicht mehr an diesem Tisch.
error-too-many-lines = Das war viel auf einmal. Bitte etwas langsamer.
error-game-over = Die Partie ist vorbei.
error-led = { $name } zeigt diese Partie schon.
error-not-looking = Die Verbindung zum Tisch ist unterbrochen. Sie kommt von selbst wieder.
error-notes-full = An einem Tisch kannst du { $most } Notizen haben. Entferne zuerst eine.
error-unknown-thing = Das liegt nicht mehr auf dem Plan. Sieh noch einmal nach, wohin die Notiz soll.
error-too-many-notes = Es sind so viele Notizen geschrieben worden, dass die nächsten warten müssen: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-leads = Es sind so viele Momente gezeigt worden, dass die nächsten warten müssen: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-game-not-over = Diese Partie ist noch nicht vorbei. Danach kann man auf sie zurückblicken.
error-seat-taken = Auf diesem Platz sitzt schon jemand anders.
error-bad-door = Ein Passwort gehört zu einem Tisch mit Passwort, und nur zu so einem.
error-password-needed = Dieser Tisch hat ein Passwort.
error-wrong-table-password = Das ist nicht das Passwort dieses Tisches.
error-no-spectators = An diesem Tisch gibt es keine Zuschauer: Nur wer hier sitzt, sieht die Partie.
error-sent-away = Wer diesen Tisch eröffnet hat, hat dich vom Platz genommen.
error-table-closed = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
error-seat-played = Von diesem Platz aus ist gezogen worden: Er lässt sich nicht mehr frei machen.
error-table-begun = Die Partie hat begonnen: Dieser Tisch lässt sich nicht mehr schließen.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-not-a-player = Nur wer mitgespielt hat, kann noch einmal spielen.
error-undo-barrier = Das lässt sich nicht mehr zurücknehmen: Seitdem ist etwas aufgedeckt worden.
error-old-rules = An diesem Tisch galten ältere Regeln. Er lässt sich nur noch ansehen.
error-nothing-typed = Tippe erst einen Zug.
error-retry = Nochmal versuchen
piece-missing = Dieser Teil der Seite ließ sich nicht laden.
piece-reload = Seite neu laden
error-lesson = Dieser Zug ist erlaubt, aber diese Lektion nimmt einen anderen Weg. Was als Nächstes kommt, ist gestrichelt umrandet.

## Ohne Server

alone-title = Der Server ist nicht erreichbar
alone-text = Ratskeller wird auf einem Server gespielt, und der antwortet gerade nicht: Vielleicht bist du offline, vielleicht steht er still. Sobald er wieder da ist, geht diese Seite von selbst weiter.
alone-kept = Nichts ist verloren. Jeder Zug, den der Server bestätigt hat, ist dort aufbewahrt, und deine Tische warten auf dich.
alone-read = Was du inzwischen lesen kannst

# Eine Lektion am Tisch
lesson-title = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiterlesen
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-hide = Alles klar
lesson-typed = Tippe:
lesson-fold = Lektion einklappen
lesson-open = Lektion aufklappen
lesson-done = Lektion schließen
lesson-watch = Sieh, was geschieht …
