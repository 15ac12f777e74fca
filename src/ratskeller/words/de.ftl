### Die Oberfläche auf Deutsch, für jedes Spiel dieselbe. Die Wörter eines Spiels liegen in seinem eigenen Ordner.

language = Deutsch
app-title = Ratskeller
app-motto = Brettspiele über die Pest, online gespielt
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
seat-deleted = Gelöschtes Konto
seat-guest = Gast
# Wer sich keinen Namen gegeben hat
unnamed-guest = Gast { $number }
unnamed-player = Spieler { $number }

## Startseite

start-play = Jetzt spielen
    .hint = Gegen den Computer, sofort und ohne Konto.
    .shared = Gemeinsam an diesem Bildschirm, sofort und ohne Konto.
    .friends = Mit einem Link für deine Freunde, ohne Konto.
start-lesson = Neu hier? Einführung in { $minutes } Minuten
start-lesson-quiet = Einführung ({ $minutes } Minuten)
start-lesson-on = Einführung fortsetzen
start-resume = Meine Tische
start-none = Noch keine Tische. Der erste ist nur einen Klick entfernt.
start-none-begin = Partie beginnen
start-your-turns = Du bist am Zug ({ $count })
start-invited = Noch eine Partie? ({ $count })
start-again = noch eine Partie?
start-paused = ruht: alle sind abwesend
start-your-turn = du bist am Zug
start-over = beendet
start-in-lesson = Einführung
start-waiting = wartet auf { FORM($seat, "accusative") }
start-open = ein Platz ist frei
start-updated = letzter Zug { $when }
start-games = Wähle ein Spiel
start-options = Wer spielt mit?
options-title = Spieloptionen
option-chosen = { $option }: { $value }.
start-players = Spielerzahl
start-first = Wer beginnt
start-first-random = zufällig
start-seat-kind = Platz { $number }, { $colour }
start-seat-change = Ändern
start-seat-computer = Der Computer
start-seat-styles = Mit eigenem Stil
start-seat-people = Menschen
advice-title = Analyse und Zufall
advice-after = Analyse nach der Partie
advice-always = Analyse jederzeit
advice-odds-off = Keine Wahrscheinlichkeiten
advice-odds-after = Wahrscheinlichkeiten nach der Partie
advice-odds-always = Wahrscheinlichkeiten jederzeit
advice-standing-hidden = Ohne Zwischenstand
start-analysis = Analyse
start-analysis-after = Nach der Partie
    .about = Ist die Partie vorbei, können alle am Tisch nachsehen, wie es stand und welche Züge die besten waren.
start-analysis-always = Jederzeit
    .about = Schon während der Partie können alle nachsehen, wie es steht und welche Züge die besten sind.
start-rating = Wertungszahlen
start-rating-counts = Gewertet
    .about = Die Partie wird gewertet, wenn mindestens zwei Personen mitspielen, alle mit Konto und auf nur einem Platz, und es die Analyse erst nach der Partie gibt.
start-rating-friendly = Freundschaftsspiel
    .about = Die Wertungszahlen ändern sich nicht.
start-thoughts = Der stärkste Gegner
start-thoughts-usual = Normale Bedenkzeit
    .about = Braucht etwa eine Sekunde pro Zug.
start-thoughts-long = Lange Bedenkzeit
    .about = Braucht ein paar Sekunden pro Zug, viermal so lange wie sonst, und denkt etwas weiter voraus.
thoughts-long = An diesem Tisch überlegt der stärkste Gegner viermal so lange wie sonst.
start-odds = Wahrscheinlichkeiten
start-odds-off = Nie
    .about = Wahrscheinlichkeiten werden nie gezeigt.
start-odds-after = Nach der Partie
    .about = Ist die Partie vorbei, lassen sich die Wahrscheinlichkeiten für jeden Moment nachschlagen.
start-odds-always = Jederzeit
    .about = Wähle etwas aus, und du siehst die genauen Wahrscheinlichkeiten. Du könntest sie auch selbst ausrechnen.
start-standing = Zwischenstand
start-standing-shown = Sichtbar
    .about = Neben jedem Namen steht auch das Ergebnis, wenn die Partie jetzt endete, oder was als Nächstes verloren gehen kann. Üblich in Freundschaftsspielen und wenn kein Platz frei ist.
start-standing-hidden = Verborgen
    .about = Alle rechnen selbst. Üblich in gewerteten Partien.
start-name = Dein Name
start-name-save = Speichern
start-name-saved = Gespeichert.
page-imprint = Impressum
page-privacy = Datenschutz
me-open = Anmelden oder Konto anlegen
me-open-account = Dein Konto
password-again = Noch einmal dein Passwort
factor-code = Code aus deiner Authenticator-App
    .hint = Sechs Ziffern, die alle 30 Sekunden wechseln.
factor-recovery = Wiederherstellungscode
    .hint = Einer der Codes, die du gespeichert hast. Jeder gilt nur einmal.
factor-use-recovery = Wiederherstellungscode verwenden
factor-use-code = App verwenden
way-open = Auf einem anderen Gerät spielen
way-title = Deine Plätze auf einem anderen Gerät
way-text = Du spielst ohne Konto, deshalb kennt dich nur dieser Browser. Ein Link öffnet alle deine Tische in einem anderen Browser. Er bringt dich auch zurück, falls dieser Browser seine Cookies verliert.
way-secret = Wer den Link hat, kann auf deinen Plätzen spielen. Halte ihn geheim. Ein neuer Link ersetzt den alten.
way-make = Link erstellen
way-link = Link zu deinen Plätzen
way-once = Er wird nur einmal gezeigt. Kopiere ihn jetzt oder öffne ihn gleich im anderen Browser.
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
kind-open = Freunde per Link
    .about = Sobald die Partie eröffnet ist, bekommst du einen Link zum Verschicken.
bot-foundling = Findelkind
    .about = Nimmt, was sofort zählt, und vergisst die Pest. Gut für die erste Partie.
    .strength = Verliert drei von vier Partien gegen den Neuling.
    .nominative = das Findelkind
    .The = Das Findelkind
    .dative = dem Findelkind
    .accusative = das Findelkind
    .article = yes
    .of = vom Findelkind
    .within = Findelkind
    .bare = Findelkind
bot-novice = Neuling
    .about = Sieht, was auf dem Tisch liegt, plant aber kaum voraus. Gut für den Anfang.
    .strength = Gewinnt drei von vier Partien gegen das Findelkind.
    .nominative = der Neuling
    .The = Der Neuling
    .dative = dem Neuling
    .accusative = den Neuling
    .article = yes
    .of = vom Neuling
    .within = Neuling
    .bare = Neuling
bot-pedlar = Krämer
    .about = Kennt den Wert von allem, plant aber nicht weit voraus.
    .strength = Gewinnt drei von vier Partien gegen den Neuling.
    .nominative = der Krämer
    .The = Der Krämer
    .dative = dem Krämer
    .accusative = den Krämer
    .article = yes
    .of = vom Krämer
    .within = Krämer
    .bare = Krämer
bot-cellarer = Kellermeister
    .about = Wägt jeden Zug sorgfältig ab, als spielte sonst niemand mit.
    .strength = Gewinnt drei von vier Partien gegen den Krämer.
    .nominative = der Kellermeister
    .The = Der Kellermeister
    .dative = dem Kellermeister
    .accusative = den Kellermeister
    .article = yes
    .of = vom Kellermeister
    .within = Kellermeister
    .bare = Kellermeister
bot-alderman = Ratsherr
    .about = Bedenkt vor jedem Zug, was die anderen antworten.
    .strength = Gewinnt etwa sieben von zehn Partien gegen den Kellermeister.
    .nominative = der Ratsherr
    .The = Der Ratsherr
    .dative = dem Ratsherrn
    .accusative = den Ratsherrn
    .article = yes
    .of = vom Ratsherrn
    .within = Ratsherr
    .bare = Ratsherr
bot-plague-doctor = Pestdoktor
    .about = Spielt im Kopf Hunderte Varianten durch. Schlägt alle im Verein.
    .strength = Gewinnt etwa sieben von zehn Partien gegen den Ratsherrn.
    .nominative = der Pestdoktor
    .The = Der Pestdoktor
    .dative = dem Pestdoktor
    .accusative = den Pestdoktor
    .article = yes
    .of = vom Pestdoktor
    .within = Pestdoktor
    .bare = Pestdoktor
bot-companion = Gefährte
    .about = Etwa so stark wie die Person, die den Tisch eröffnet hat.
    .nominative = der Gefährte
    .The = Der Gefährte
    .dative = dem Gefährten
    .accusative = den Gefährten
    .article = yes
    .of = vom Gefährten
    .within = Gefährte
    .bare = Gefährte
bot-raider = Plünderer
    .about = Führt die Pest zu deinen Würfeln und sucht sich die Karten dafür.
    .strength = So stark wie der Kellermeister.
    .nominative = der Plünderer
    .The = Der Plünderer
    .dative = dem Plünderer
    .accusative = den Plünderer
    .article = yes
    .of = vom Plünderer
    .within = Plünderer
    .bare = Plünderer
bot-collector = Sammler
    .about = Kann keine Karte liegen lassen, egal was die Ratten tun.
    .strength = So stark wie der Kellermeister.
    .nominative = der Sammler
    .The = Der Sammler
    .dative = dem Sammler
    .accusative = den Sammler
    .article = yes
    .of = vom Sammler
    .within = Sammler
    .bare = Sammler
bot-shepherd = Hirte
    .about = Bringt seine Herde in die Burg, bevor die Pest kommt.
    .strength = So stark wie der Kellermeister.
    .nominative = der Hirte
    .The = Der Hirte
    .dative = dem Hirten
    .accusative = den Hirten
    .article = yes
    .of = vom Hirten
    .within = Hirte
    .bare = Hirte
bot-farmer = Wiesenbauer
    .about = Setzt früh auf Wiesen und wartet auf die Schlusswertung.
    .strength = So stark wie der Kellermeister.
    .nominative = der Wiesenbauer
    .The = Der Wiesenbauer
    .dative = dem Wiesenbauern
    .accusative = den Wiesenbauern
    .article = yes
    .of = vom Wiesenbauern
    .within = Wiesenbauer
    .bare = Wiesenbauer
bot-builder = Baumeister
    .about = Baut Städte, lieber eine große als zwei kleine.
    .strength = So stark wie der Kellermeister.
    .nominative = der Baumeister
    .The = Der Baumeister
    .dative = dem Baumeister
    .accusative = den Baumeister
    .article = yes
    .of = vom Baumeister
    .within = Baumeister
    .bare = Baumeister
bot-hermit = Einsiedler
    .about = Mag Klöster und behält immer ein paar Meeple zurück.
    .strength = So stark wie der Kellermeister.
    .nominative = der Einsiedler
    .The = Der Einsiedler
    .dative = dem Einsiedler
    .accusative = den Einsiedler
    .article = yes
    .of = vom Einsiedler
    .within = Einsiedler
    .bare = Einsiedler
bot-strength = Stärke { $strength } von { $most }
bot-random = zufällig
bot-greedy = gierig
bot-greedy-1 = gierig (2026)
start-names = Wer spielt an diesem Bildschirm?
    .hint = Ohne Namen gilt die Farbe.
start-name-of = Name von { $colour }

## Benachrichtigungen, auf einer eigenen Seite

notifications-title = Benachrichtigungen
notifications-intro = Du bekommst eine Nachricht, wenn du am Zug bist oder eine Partie endet, während du nicht am Tisch bist. Eine Nachricht pro Zug.
notifications-off = Benachrichtigungen gibt es hier nicht. Lass die Seite offen oder sieh auf der Startseite unter „Du bist am Zug“ nach.
notifications-places = Wohin Benachrichtigungen gehen
notifications-nowhere = Noch nirgendwohin.
notifications-kind-mail = E-Mail
notifications-kind-push = Gerät
notifications-kind-webhook = Chatraum
notifications-this-device = Dieses Gerät
notifications-other-device = Ein anderes Gerät ({ $where })
notifications-remove = { $where } entfernen
    .short = Entfernen
notifications-removed = { $where } wurde entfernt.
notifications-failed = Dort ist zuletzt nichts angekommen. Entferne den Eintrag und füge ihn neu hinzu.
notifications-unconfirmed = Wartet auf den Code
notifications-push-title = Auf diesem Gerät
notifications-push-text = Dein Browser zeigt eine Benachrichtigung, auch wenn diese Seite geschlossen ist.
notifications-push-on = Dieses Gerät benachrichtigen
notifications-push-done = Dieses Gerät bekommt jetzt Benachrichtigungen.
notifications-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen des Browsers und lade die Seite neu.
notifications-push-unable = Dieser Browser kann nicht benachrichtigen, während die Seite geschlossen ist. Lege sie auf einem iPhone oder iPad auf den Home-Bildschirm und öffne sie von dort.
notifications-push-failed = Der Dienst des Browserherstellers ist gerade nicht erreichbar. Versuche es später noch einmal.
notifications-mail-title = Per E-Mail
notifications-mail-none = Dieser Server verschickt keine E-Mails.
notifications-mail-address = E-Mail-Adresse
notifications-mail-send = Code schicken
notifications-mail-code = Code aus der E-Mail an { $where }
notifications-mail-confirm = Bestätigen
notifications-mail-done = E-Mails gehen jetzt an { $where }.
notifications-pace = Wann E-Mails kommen
notifications-pace-now = Sofort
notifications-pace-daily = Einmal am Tag
notifications-reminder = Erinnerung in Partien über mehrere Tage
notifications-reminder-usual = Erinnern, wenn ein Viertel der Zeit übrig ist
notifications-reminder-hours = { $hours ->
    [24] Einen Tag vor Ablauf der Zeit erinnern
    [48] Zwei Tage vor Ablauf der Zeit erinnern
   *[other] { $hours } Stunden vor Ablauf der Zeit erinnern
  }
notifications-reminder-never = Nicht erinnern
notifications-hour = Um wie viel Uhr
notifications-hour-at = { $hour } Uhr
notifications-room-title = In einem Chatraum oder Programm
notifications-room-text = Der Webhook von Slack, Mattermost, Discord, Matrix oder einem eigenen Programm. Dort sehen alle deinen Namen und wer am Zug ist.
notifications-room-address = Adresse des Webhooks
notifications-room-whose = Wessen Züge
notifications-room-mine = Meine, an allen Tischen
notifications-room-table = Alle: { $game } mit { $who }
notifications-room-add = Hinzufügen
notifications-room-secret = Mit diesem Geheimnis werden die Nachrichten signiert. Es wird nur einmal gezeigt, und nur Programme brauchen es.
notifications-stop-title = Keine E-Mails mehr
notifications-stop-going = Einen Moment …
notifications-stop-done = Du bekommst diese E-Mails nicht mehr. Du kannst sie jederzeit wieder einschalten.
notifications-stop-set = Benachrichtigungen einstellen

## Mitspieler an einem Tisch

bot-kind = Vom Computer gespielt
bot-open = Über { FORM($bot, "accusative") } (Computer)
bot-thinks = überlegt …
bot-thinks-named = { FORM($seat, "The") } überlegt …
bot-thinks-said = { FORM($seat, "The") } überlegt noch.
bot-why = Warum?
hint-ask = Tipp
# Ein Zug, der mit nummerierten Zeichen auf dem Spielplan steht
turn-shown = Gezeigter Zug
turn-show = Zug zeigen
turn-show-both = Züge vergleichen
turn-steps = Schritt für Schritt
turn-which = { $played ->
    [yes] Gespielt:
   *[no] Analyse:
  }
bot-why-said = { $seat }: Warum dieser Zug?
bot-why-last = { $seat }: Warum der letzte Zug?
bot-why-later = Die Gründe für die Züge gibt es nach der Partie. Um sie in der nächsten Partie schon beim Spielen zu sehen, stelle „Analyse“ auf der Startseite auf „Jederzeit“.
bot-why-none = Noch wurde kein Zug gemacht.
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
daily-practise-soon = Üben kannst du diese Partie ab 6 Uhr früh (UTC). Wer rechtzeitig angefangen hat, kann sie bis dahin zu Ende spielen.
daily-practise-note = Übungspartien zählen nicht. Du kannst die Partie dieses Tages spielen, so oft du willst.
daily-rules-note = Alle ziehen dieselben Ratten und Plättchen in derselben Reihenfolge, soweit die Regeln es zulassen. Deine Schritte kannst du zurücknehmen, Aufgedecktes nie. Die Analyse gibt es erst nach deiner Partie. Du darfst gehen und wiederkommen: Was du heute anfängst, kannst du bis morgen um 6 Uhr früh (UTC) zu Ende spielen.
daily-honest = Du spielst ohne Konto, deshalb lassen sich deine Ergebnisse nicht prüfen. Die Rangliste setzt auf Fairness.
    .account = Ob du allein spielst, kann niemand prüfen. Die Rangliste setzt auf Fairness.
    .site = Eine Rangliste gibt es hier nicht, denn diese Seite kommt ohne Server aus. Die Partien ergeben sich aus dem Datum: Auf allen Seiten ohne Server sind sie gleich, auf Seiten mit Server sind es andere.
daily-next = Nächste Partie in { $hours ->
    [0] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
      }
   *[other] { $hours } Std. { $minutes } Min.
  }
daily-result = { $place }. von { $seats }, { $lead ->
    [ahead] { $amount } vorn
    [behind] { $amount } zurück
   *[level] gleichauf
  }
daily-course = Während der Partie: { $ahead ->
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
    [0] Noch keine Serie
    [one] Ein Tag
   *[other] { $count } Tage in Folge
  }
daily-streak-longest = Längste: { $count }
daily-streak-won = Siege in Folge: { $count }
daily-streak-wins = Siege insgesamt: { $count }
daily-ranking = Rangliste
daily-ranking-none = Diese Partie hat noch niemand beendet.
daily-ranking-players = { $count ->
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
  }
daily-ranking-rank = Rang
daily-ranking-name = Name
daily-ranking-result = Ergebnis
daily-ranking-score = Punkte
daily-ranking-note = Es zählt zuerst die Platzierung, dann der Vorsprung, dann die Punktzahl. Gleiche Ergebnisse teilen sich einen Rang.
daily-last = { $game } am { $date }: erster Platz für { $names }.
daily-last-others = { $names } und { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
}
daily-past = Die letzten dreißig Tage und die kommende Woche
daily-ahead = { $date }: { $game }
daily-past-none = { $date }: { $game }, nicht gespielt.
daily-past-open = { $date }: { $game }, angefangen, aber nicht beendet.
daily-past-place = { $date }: { $game }, { $place }. Platz.
daily-place = { $place }.
daily-copied = Kopiert.
daily-today = Die heutige Partie
daily-loading = Die Partie wird geladen …
daily-unknown = Für diesen Tag gibt es keine Partie. Du kannst die letzten dreißig Tage ansehen.
daily-at-table = Deine tägliche Pest

# Zeit für einen neuen Tisch: wie lange ein Zug dauern darf, und was mit dem geschieht, der länger braucht.
start-time = Zeit
start-time-none = Ohne Zeitlimit
    .about = Es läuft keine Uhr.
start-time-quick = Schnell
    .about = 45 Sekunden pro Zug, dazu 5 Minuten Reserve für die ganze Partie.
start-time-relaxed = Gemütlich
    .about = 2 Minuten pro Zug, dazu 15 Minuten Reserve für die ganze Partie.
start-time-days = Über mehrere Tage
    .about = 3 Tage pro Zug. Jede Person darf insgesamt 14 Tage freinehmen.
start-overtime = Wenn die Zeit abläuft
start-overtime-bot = Ein Bot springt ein
    .about = Es spielt { FORM($bot, "nominative") }, bis die Person den Platz wieder übernimmt.
start-overtime-lost = Die Partie ist verloren
    .about = Wer die Zeit überschreitet, belegt den letzten Platz. Für die anderen spielt der schwächste Bot weiter.

## Beweisbar fair

start-fair = Zufall
start-fair-lot = Zufällig
    .about = Der Server zieht zufällig, wie aus einem gut gemischten Beutel.
start-fair-proof = Beweisbar fair
    .about = Der Server legt sich auf ein Geheimnis fest, bevor ein Browser eine eigene Zahl dazugibt. Daraus ergibt sich jede zufällige Ziehung, und nach der Partie können alle sie nachrechnen.
fair-title = Beweisbar fair
fair-bound = Der Server hat sein Geheimnis festgelegt. Nach der Partie kannst du es damit prüfen: { $commitment }
fair-numbers = { $count ->
    [one] Eine Person hat eine Zahl dazugegeben.
   *[other] { $count } Personen haben Zahlen dazugegeben.
  }
proof-title = Nachweis der Fairness
proof-text = Hier rechnet dein Browser jede zufällige Ziehung eines Partieprotokolls nach: aus dem Geheimnis, auf das der Server sich festgelegt hat, und den Zahlen der Mitspielenden. Einen Server braucht er dafür nicht.
proof-record = Partieprotokoll: Füge es hier ein oder ziehe eine Datei irgendwo auf diese Seite
proof-file = Datei wählen
proof-go = Nachrechnen
proof-back = Zurück zum Tisch
proof-working = Wird nachgerechnet …
proof-not-over = Die Partie läuft noch. Bis zum Ende bleibt das Geheimnis geheim.
proof-no-crypto = Öffne diese Seite mit https://, um die Partie hier nachzurechnen. Im Terminal tut ratskeller proof dasselbe.
proof-ok = { $count ->
    [one] Die eine zufällige Ziehung stimmt mit der Festlegung überein.
   *[other] Alle { $count } zufälligen Ziehungen stimmen mit der Festlegung überein.
  }
proof-known = Der Server hat sich festgelegt, bevor er deine Zahl kannte, und deine Zahl ist dabei. Dieser Browser hat beides gespeichert.
proof-unknown = Dieser Browser hat den Anfang der Partie nicht gesehen. Vergleiche die Festlegung des Servers mit dem, was die Mitspielenden gesehen haben.
proof-rules = Ob die Möglichkeiten und ihre Gewichte den Regeln entsprechen, prüft ratskeller proof im Terminal.
proof-no-record = Dieses Partieprotokoll ist nicht lesbar.
proof-no-proof = Dieses Protokoll enthält keinen Nachweis. Den haben nur beweisbar faire Tische.
proof-seed = Stimmt nicht überein: Das Geheimnis in diesem Protokoll ist nicht das, auf das der Server sich festgelegt hat.
proof-commitment = Stimmt nicht überein: Zu Beginn der Partie hatte der Server sich auf etwas anderes festgelegt.
proof-number = Stimmt nicht überein: Die Zahl, die dieser Browser dazugegeben hat, fehlt.
proof-answer = Stimmt nicht überein: Ziehung { $place } in diesem Protokoll müsste „{ $due }“ sein, ist aber „{ $given }“.

## Eine beendete Partie auf Papier

print-open = Partie drucken
print-go = Drucken
print-title = { $game }: die Partie auf Papier
print-not-over = Diese Partie läuft noch. Drucken kannst du sie, sobald sie vorbei ist.
print-none = Diese Partie lässt sich nicht drucken.

## Wer an einen Tisch kommen darf: Gaststube, Türen, Einladungen und die nächste Partie

lobby-entry = Mit anderen spielen
start-server = Auf dem Server spielen
history-entry = Partien und Rangliste
lobby-title = Die Gaststube
lobby-quick = Jetzt mit anderen spielen
    .about = Du setzt dich zu jemandem, der mit derselben Bedenkzeit wartet, oder wartest an einem neuen Tisch für zwei.
lobby-filter = Nach Spiel filtern
lobby-all = Alle Spiele
lobby-open = Tische mit einem freien Platz
lobby-open-none = Gerade wartet niemand. Wähle oben ein Spiel: Wer als Nächstes kommt, spielt mit dir.
lobby-running = Partien zum Zuschauen
lobby-running-none = Gerade läuft keine öffentliche Partie.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-act = { $act }: { $game }, eröffnet von { $host }
lobby-host = eröffnet von { $host } · letzter Zug { $when }
door-title = Wer mitspielen darf
door-public = Alle
    .about = Der Tisch steht in der Gaststube, und alle können sich dazusetzen.
door-link = Per Link
    .about = Nur wer den Link hat, findet den Tisch.
door-password = Mit Passwort
    .about = Außer dem Link braucht man das Passwort, das du weitergibst.
door-looking = Zuschauer
door-spectators = Willkommen
door-closed = Keine
door-with-spectators = mit Zuschauern
door-without-spectators = ohne Zuschauer
door-gone = Dieser Tisch ist geschlossen
invited-title = Eine Einladung
invited-by = { $host } lädt dich zu einer Partie { $game } ein.
invited-nobody = In einer Partie { $game } ist ein Platz für dich frei.
invited-fair = Dieser Tisch ist beweisbar fair: Dein Browser gibt eine eigene Zufallszahl dazu.
invited-friendly = Das ist ein Freundschaftsspiel: Die Wertungszahlen ändern sich nicht.
invited-rated = Diese Partie wird gewertet, wenn mindestens zwei Personen mitspielen, alle mit Konto und auf nur einem Platz.
# Die Uhr eines Tischs, bevor man sich setzt: $turn und $reserve wie 2:00, $count ganze Tage
pace-live = { $turn } pro Zug, { $reserve } in Reserve
pace-days = { $count ->
    [one] Ein Tag pro Zug
   *[other] { $count } Tage pro Zug
  }
pace-bot = Ist die Zeit um, springt ein Bot ein.
pace-lost = Ist die Zeit um, ist die Partie verloren.
invited-seats = An diesem Tisch
invited-password = Passwort
invited-enter = Eintreten
invited-full = Alle Plätze sind besetzt.
invited-watch = Nur zuschauen
invited-open = Einladung lesen
invited-no-spectators = An diesem Tisch gibt es keine Zuschauer. Nur wer mitspielt, sieht die Partie.
seat-reserved = Freigehalten für { $name }
seat-somebody = Jemand
glimpse-live = Hier wird gespielt: { $names }
glimpse-ended = Vor Kurzem gespielt: { $names }
invite-friends = Freunde einladen
invite-friends-about = Du bekommst einen Link. Die Partie beginnt, wenn du es sagst.
invite-friends-go = Link erstellen
waiting-title = Warten auf Mitspielende
waiting-sit = Hier sitzen
waiting-move = Hierher wechseln
waiting-who = Wer spielt { $colour }?
waiting-friend = Jemand, den du einlädst
waiting-onlookers = Auch hier: { $names }
waiting-begin = Beginnen
waiting-reserved = Freigehalten für { $name }
waiting-decline = Nein, danke
waiting-open = { $count ->
    [one] Ein Platz ist noch frei. Warte, oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei. Warte, oder gib sie Bots.
  }
waiting-open-guest = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
waiting-for-host = Alle sind da. { $host } beginnt die Partie.
invite-open = Jemanden einladen
invite-seats = An diesem Tisch
invite-title = Jemanden einladen
invite-public = Dieser Tisch steht in der Gaststube. Du kannst auch seinen Link verschicken.
invite-link = Wer diesen Link hat, kann sich dazusetzen.
invite-password = Wer diesen Link hat und das Passwort kennt, kann sich dazusetzen.
invite-address = Link zu diesem Tisch
invite-share = Teilen …
invite-qr = Der Link als QR-Code
invite-close = Diesen Tisch schließen
invite-close-sure = Der Tisch verschwindet für alle, endgültig.
seat-list-remove = { $name } entfernen
seat-list-release = Nicht mehr für { $name } freihalten
seat-list-bot = Platz einem Bot geben
seat-list-open = Platz wieder freigeben
seat-list-stand-up = Aufstehen
seat-list-note = Du kannst alle entfernen, die noch keinen Zug gemacht haben. Sie können nicht an diesen Tisch zurück.
rematch-go = Zur nächsten Partie
rematch-before = Zur Partie davor
rematch-note = { $host } hat noch eine Partie eröffnet.
    .me = Du hast noch eine Partie eröffnet.
rematch-sit = Wieder Platz nehmen
rematch-watch = Zuschauen
table-reserved-note = { $colour } ist für { $name } freigehalten.

## Wo nichts ist

nothing-page = Seite nicht gefunden
    .about = Vielleicht ist die Adresse falsch geschrieben. Die Startseite führt zu beiden Spielen und zu deinen Tischen.
nothing-table = Tisch nicht gefunden
    .about = Vielleicht ist die Adresse unvollständig: Lass dir den Link noch einmal schicken. Deine eigenen Tische stehen auf der Startseite.

## Zugleiste

bar-label = Zugleiste
bar-yours = Dein Zug
bar-undo = Rückgängig
bar-undo-to = „{ $step }“ und alles danach zurücknehmen
bar-undo-steps = { $count } Schritte rückgängig machen?
bar-reset = Zug von vorn
bar-cancel = Abbrechen
bar-steps = Bisher in diesem Zug
bar-locked = { $step }: endgültig
bar-locked-steps = Lässt sich nicht zurücknehmen, weil danach etwas aufgedeckt wurde oder andere gespielt haben: { $list }
bar-yours-now = Du bist am Zug
bar-now = Jetzt: { $seat }
bar-ended = Partie vorzeitig beendet
bar-won = { FORM($seat, "The") } gewinnt
    .me = Du gewinnst
bar-waiting = Warten, bis jemand Platz nimmt
bar-watching = Du siehst zu
bar-on-turn = { FORM($seat, "The") } ist am Zug
    .me = Die Folgen deines Zugs
bar-choices = Möglichkeiten

## Tisch

table-title = { $game }: Tisch
link-copy = Link kopieren
link-copied = Link kopiert.
link-by-hand = Dieser Browser kann den Link nicht selbst kopieren. Kopiere ihn von hier:
table-open-note = { $colour } ist noch frei.
table-sit = Als { $colour } Platz nehmen
table-log = Chronik
table-log-empty = Noch ist nichts passiert.
tabs-label = Nachsehen
tab-notes = Notizen
tab-rules = Regeln
ranking-own = Platz { $place } für dich: { $score }
table-undone = { FORM($seat, "The") } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
  } zurück.
table-stand-in = Die Zeit { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } ist um. Die nächsten Schritte werden zufällig gewählt.
table-stand-in-level = Die Zeit { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  } ist um. Es spielt { FORM($bot, "nominative") }.
table-rule = Regel { $rule }
table-players = Wer spielt
table-cards = Karten
table-map = Spielplan
table-loading = Der Tisch wird geladen …
table-lost = Verbindung wird wiederhergestellt …
table-start = Startseite
table-again = Noch einmal
table-record = Protokoll speichern
table-details = Details
table-close = Schließen
table-now = Überspringen
more-here = { $count } weitere
brief-less = Weniger zeigen
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-zoom-fit = Alles zeigen
table-speed = Tempo
    .normal = 1×
    .fast = 2×
    .off = Aus
table-next = Weiter
table-skip = Alles überspringen
table-ravage-hint = Leertaste: weiter. Esc: überspringen.

## Zeit, und was neben der Partie gewünscht wird

conduct-title = Aufgeben, beenden, pausieren
conduct-open = Aufgeben oder beenden …
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
clock-until = bis { $when }
clock-up = Zeit abgelaufen
clock-away = abwesend bis { $when }
clock-away-until = { FORM($seat, "The") } ist bis { $when } abwesend.
clock-away-left = { $count ->
    [0] keine freien Tage mehr an diesem Tisch
    [one] noch ein freier Tag an diesem Tisch
   *[other] noch { $count } freie Tage an diesem Tisch
  }
played-time = Die Zeit von { $seat } ist um. Es spielt { FORM($bot, "nominative") }.
played-absent = { FORM($seat, "The") } ist abwesend. Es spielt { FORM($bot, "nominative") }.
played-lost = { FORM($seat, "The") } hat durch Zeitüberschreitung verloren und belegt den letzten Platz. Es spielt { FORM($bot, "nominative") } weiter.
played-resigned = { FORM($seat, "The") } hat aufgegeben und belegt den letzten Platz. Es spielt { FORM($bot, "nominative") } weiter.
left-lost = { FORM($seat, "The") } hat durch Zeitüberschreitung verloren und belegt den letzten Platz.
left-resigned = { FORM($seat, "The") } hat aufgegeben und belegt den letzten Platz.
played-back = { $seat } wieder übernehmen
conduct-ended = Die Partie wurde einvernehmlich beendet.
conduct-left = Die Partie ist zu Ende: Alle haben aufgegeben oder die Zeit überschritten.
conduct-won = Die Partie ist zu Ende: { FORM($seat, "The") } gewinnt.
    .me = Die Partie ist zu Ende: Du gewinnst.
conduct-paused = Die Partie ruht, weil alle abwesend sind. Sie geht weiter, sobald jemand einen Platz wieder übernimmt.
play-on = Gegen einen Bot weiterspielen (wird nicht gewertet)
vote-end = { $count ->
    [one] 1 von { $needed } will die Partie hier beenden.
   *[other] { $count } von { $needed } wollen die Partie hier beenden.
  }
vote-about = { $count ->
    [one] Eine Person will, dass ein Bot für { $seat } spielt: { $needed } müssen zustimmen.
   *[other] { $count } wollen, dass ein Bot für { $seat } spielt: { $needed } müssen zustimmen.
  }
vote-agree = Zustimmen
vote-withdraw = Zurückziehen
resign-title = Aufgeben
resign-about = Ein Bot spielt für { $seat } zu Ende, und { $seat } belegt den letzten Platz. Das lässt sich nicht rückgängig machen.
resign-last = Die Partie endet sofort: { FORM($other, "The") } gewinnt, und { $seat } belegt den letzten Platz. Das lässt sich nicht rückgängig machen.
resign-go = Als { $seat } aufgeben
resign-sure = Wirklich aufgeben
resign-keep = Weiterspielen
end-here-title = Die Partie hier beenden
end-about = Die Partie endet ohne Ergebnis, sobald alle Mitspielenden zustimmen.
end-alone = Du spielst hier allein gegen Bots: Die Partie endet sofort, ohne Ergebnis.
end-go = Dem Ende zustimmen
absent-title = Jemand fehlt
absent-about = Ist { $seat } nicht da und hat { $time } lang nicht gezogen, kann die Mehrheit der anderen einen Bot spielen lassen, bis { $seat } wiederkommt.
absent-go = Einen Bot für { $seat } spielen lassen
away-title = Freie Tage an diesem Tisch
away-about = So lange steht deine Uhr still. Tage, die du nicht brauchst, behältst du.
away-days = Tage
away-go = Tage freinehmen
away-back = Ich bin wieder da
order-title = Für mich antworten
order-about = Wenn du nur eine Möglichkeit hast oder während fremder Züge etwas gefragt wirst, kann der Tisch für dich antworten.
order-single = Bei nur einer Möglichkeit
order-none = Mich fragen
table-ordered = { FORM($seat, "The") } hatte diese Antwort vorher festgelegt:
table-plays-for = Für { $seat } spielt { FORM($bot, "nominative") }.

## Chat am Tisch

talk-open = Chat
talk-unread = Chat, { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
  }
talk-table = Am Tisch
talk-gallery = Zuschauer
talk-empty = Noch keine Nachrichten.
talk-empty-gallery = Was hier steht, können alle, die mitspielen, lesen, sobald die Partie vorbei ist.
talk-write = Nachricht schreiben
talk-send = Senden
talk-phrases = Fertige Sätze: Alle lesen sie in ihrer eigenen Sprache
talk-new = Neu
talk-older = Frühere Nachrichten
talk-back = Löschen
talk-taken-back = Gelöscht
talk-said = { $name }: { $text }
talk-here = da
talk-away = nicht da
talk-onlookers = { $count ->
    [0] Keine Zuschauer.
    [one] Eine Person schaut zu: { $names }
   *[other] { $count } Personen schauen zu: { $names }
  }
talk-onlookers-more = { $count } weitere
talk-mute = { $name } an diesem Tisch stummschalten
talk-block = { $name } überall blockieren
talk-block-note = Dann seht ihr an keinem Tisch mehr, was die andere Person schreibt.
talk-muted = { $name }: an diesem Tisch stumm
talk-blocked = { $name }: überall blockiert
talk-lift = Wieder zulassen
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
   *[turn] Seit deinem Zug
  }
since-title = Seit deinem Zug
since-replay = Schritt für Schritt nachspielen.
replay-name = Was passiert ist
replay-past = Vergangenheit
replay-step = Schritt { $number } von { $count }
replay-first = Ausgangsstellung.
replay-previous = Zurück
replay-next = Weiter
replay-play = Abspielen
replay-pause = Pause
replay-now = Zurück zur Partie

## Der Rückblick auf eine Partie

rating-change = Wertungszahl { $points } ({ $change })
review-open = Partie durchgehen
review-none = Ansehen
review-short = Rückblick
review-leave = Zurück zum Ergebnis
review-title = Verlauf der Partie
review-curve = Siegchance
review-moment = Der gezeigte Moment
review-go = Dorthin springen:
review-begins = Die Analyse beginnt …
review-working = Entscheidungen werden analysiert: { $done } von { $count }.
review-done = Analyse abgeschlossen.
review-failed = Diese Partie konnte nicht analysiert werden.
review-progress = Analysierte Entscheidungen
review-chance = { $seat } { $percent } %
review-notes = Analyse
review-decides = { FORM($seat, "The") } ist am Zug
review-best = Die beste Wahl.
review-level = Etwa gleich gut:
review-other = Besser:
review-unplayed = Laut Analyse besser, aber nicht ausgespielt:
review-loss = Verlust: { $loss } Prozentpunkte Siegchance ({ $low } bis { $high }), aus { $count } Fortsetzungen je Zug.
review-reasons = Im Vergleich dazu bedeutet der gespielte Zug:
review-unknown = Diese Analyse beruht auf etwas, das nur { FORM($seat, "nominative") } wusste.
review-hidden = Mehr ist aus dieser Sicht nicht bekannt.
review-pending = Diese Entscheidung ist noch nicht analysiert.
review-luck-after = Danach Glück für { FORM($seat, "accusative") }: +{ $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
  }.
review-branch = Von hier weiterspielen
own-notes = Meine Notizen
review-branch-title = Von hier weiterspielen
review-branch-about = Von diesem Moment an geht es an einem neuen Tisch weiter, mit denselben Zügen bis hierher. Alles Zufällige danach wird neu gezogen.
review-branch-go = Beginnen
review-share = Diesen Moment teilen
review-server = Auf den Server hochladen
review-copy = Link kopieren
review-send = Bild teilen
review-save = Als { $kind } speichern
review-picture = Bild der Partie. { $moment }
review-picture-chances = Siegchance: { $chances }
review-no-picture = Von dieser Partie gibt es kein Bild.
review-eyes = Aus der Sicht von
review-eyes-all = Wer am Zug ist
review-eyes-public = Zuschauer
review-points = Wendepunkte, in Prozentpunkten Siegchance
review-turning-decision = { FORM($seat, "The") } hat { $percent } Prozentpunkte Siegchance verloren.
review-turning-luck = Glück für { FORM($seat, "accusative") }: +{ $percent } Prozentpunkte.
review-more = Mehr
review-skills = Glück und Können
review-skills-about = Alle Zahlen sind Prozentpunkte Siegchance. Anfang, Glück und Können ergeben zusammen das Ergebnis. Glück ist, was der Zufall gab oder nahm, Können, was die Entscheidungen aller brachten.
review-seat = Name
review-start = Anfang
review-luck = Glück
review-brought = Können
review-result = Ergebnis
review-lost = An die Pest verloren
review-lost-of = { $actual } ({ $expected } erwartet)
review-luck-good = Glück für { FORM($seat, "accusative") }: +{ $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
  }.
review-luck-bad = Pech für { FORM($seat, "accusative") }: −{ $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
  }.
review-luck-none = Glück und Pech glichen sich für { FORM($seat, "accusative") } aus.
review-skill = { FORM($seat, "The") } hat bei { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
  } { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
  } verloren.
review-skill-none = { FORM($seat, "The") } hat keine Fehler gemacht.
review-losses = An die Pest verloren: { $actual ->
    [one] ein Würfel
   *[other] { $actual } Würfel
  } ({ $expected } erwartet).
review-learn = Aus Fehlern lernen
review-learn-title = Die Fehler { FORM($seat, "article") ->
    [yes] { FORM($seat, "of") }
   *[other] von { $seat }
  }
review-learn-nth = { $seat }: Fehler { $number } von { $count }
review-learn-task = Finde einen besseren Zug als den der Partie:
review-learn-none = Keine echten Fehler gefunden. Gut gespielt!
review-learn-over = Das war der letzte Fehler.
review-learn-tried = Diesen Zug hast du ausprobiert
review-learn-judging = Dein Zug wird bewertet …
review-learn-right = Gut gesehen! { $percent ->
    [one] Ein Prozentpunkt
   *[other] { $percent } Prozentpunkte
  } besser als in der Partie{ $hasReason ->
    [yes] . Der wichtigste Grund: { $reason }
   *[no] { "" }
  }.
review-learn-wrong = Es gibt einen besseren Zug. Dieser kostet { $percent ->
    [one] einen Prozentpunkt
   *[other] { $percent } Prozentpunkte
  } Siegchance.
review-learn-played = Das ist der Zug aus der Partie. Versuche etwas anderes.
review-learn-solved = { $percent ->
    [one] Ein Prozentpunkt
   *[other] { $percent } Prozentpunkte
  } besser als in der Partie{ $hasReason ->
    [yes] . Der wichtigste Grund: { $reason }
   *[no] { "" }
  }.
review-learn-hint = Tipp
review-learn-hinted = Der beste Zug ist einer von diesen:
review-learn-solution = Lösung
review-learn-again = Noch einmal versuchen
review-learn-skip = Überspringen
review-learn-next = Weiter
review-learn-end = Zum Rückblick

## Die Erzählung einer Partie

tale-title = Die Geschichte dieser Partie
tale-open-sheet = Geschichte
tale-copy = Geschichte kopieren
tale-copied = Geschichte kopiert.
tale-more = Die Analyse läuft noch. Danach steht hier auch, wo sich die Partie gewendet hat.
tale-open = { $names } setzten sich zu einer Partie { $game } zusammen.
tale-phase = { $phase ->
    [early] So fing es an.
    [middle] Dann kam Bewegung in die Partie.
   *[late] Gegen Ende fiel die Entscheidung.
  }
tale-turning-decision = { $way ->
    [0] { FORM($seat, "The") } ließ { $percent } Prozentpunkte Siegchance liegen.
    [1] Dann kam ein teurer Zug: { FORM($seat, "The") } verlor { $percent } Prozentpunkte.
   *[2] Hier hätte { FORM($seat, "nominative") } um { $percent } Prozentpunkte besser spielen können.
  }
tale-turning-luck = { $way ->
    [0] Das Glück war { FORM($seat, "dative") } hold: +{ $percent } Prozentpunkte.
    [1] Der Zufall meinte es gut mit { FORM($seat, "dative") }: +{ $percent } Prozentpunkte.
   *[2] Was dann kam, war ein Geschenk für { FORM($seat, "accusative") }: +{ $percent } Prozentpunkte.
  }
tale-ahead = Inzwischen lag { FORM($seat, "nominative") } vorn, mit { $percent } % Siegchance.
tale-close = Inzwischen lag niemand deutlich vorn.
tale-lucky = Über die ganze Partie hatte { FORM($seat, "nominative") } das meiste Glück: +{ $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
  } Siegchance.
tale-even = Über die ganze Partie war das Glück gleichmäßig verteilt.
tale-exact = { $percent ->
    [0] { FORM($seat, "The") } hat keine Fehler gemacht.
    [one] { FORM($seat, "The") } hat am genauesten gespielt und nur einen Prozentpunkt Siegchance verloren.
   *[other] { FORM($seat, "The") } hat am genauesten gespielt und nur { $percent } Prozentpunkte Siegchance verloren.
  }

film-title = Zeitraffer
film-about = Die ganze Partie als animiertes Bild, zum Speichern oder Teilen.
film-make = Zeitraffer erstellen
film-working = Bild { $done } von { $count }
film-binding = Die Bilder werden zusammengefügt …
film-stop = Abbrechen
film-failed = Der Zeitraffer ließ sich nicht erstellen. Versuche es noch einmal.
film-picture = Die Partie vom Anfang bis zum Ende
film-hold = Anhalten
film-play = Abspielen

## Ein Rückblick, durch den jemand führt

lead-begin = Den anderen zeigen
lead-mine = Du zeigst den anderen die Partie.
lead-end = Nicht mehr zeigen
lead-theirs = { FORM($seat, "The") } zeigt die Partie.
lead-somebody = Jemand
lead-follow = Folgen
lead-followed = Du folgst { FORM($seat, "dative") }.
lead-free = Nicht mehr folgen
lead-name = Die Partie wird gezeigt
lead-over = Die Partie wird nicht mehr gezeigt.

## Weitergeben an einem Bildschirm

curtain-title = Weitergeben an { $seat }
curtain-text = { FORM($seat, "The") } ist am Zug. Geheimes bleibt verdeckt, bis es weitergeht.
curtain-go = Ich bin { $seat }
curtain-story = Was passiert ist

## Einstellungen und Hilfe

settings-theme = Farben
    .auto = Wie das Gerät
    .light = Pergament
    .dark = Kerzenlicht
settings-language = Sprache
settings-letters = Tastenkürzel mit einem Zeichen
    .on = An
    .off = Aus
settings-thinking = Wo analysiert wird
    .auto = Automatisch
    .here = Auf diesem Gerät
    .server = Auf dem Server
settings-thinking-bots = Auch der Computer überlegt dort, wenn du nur gegen ihn spielst. Solche Partien ändern die Wertungszahlen nicht.
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
sound-group-talk = Chat
sound-whose = Wessen Züge du hörst
sound-everybody = Züge von allen
sound-mine = Nur was dich betrifft
help-title = Hilfe und Einstellungen
help-open = Hilfe und Einstellungen
help-keys = Tasten
help-map = Zwischen Regionen wechseln
help-map-keys = Pfeiltasten
help-tab = Zwischen Spielplan, Karten und Knöpfen wechseln
help-tab-keys = Tab
help-choose = Wählen; zum Bestätigen noch einmal drücken
help-choose-keys = Eingabe
help-number = Aus der nummerierten Liste wählen
help-number-keys = 1 bis 9
help-letter = Ja, Nein, Lassen oder Aufhören wählen
help-letter-keys = Y, N, K, S
help-confirm = Bestätigen
help-confirm-keys = C
help-undo = Rückgängig
help-undo-keys = U oder Strg+Z
help-cancel = Auswahl abbrechen, Fenster schließen, vorspulen
help-cancel-keys = Esc
help-next = Nächster Schritt, wenn die Pest wütet, oder vorspulen
help-next-keys = Leertaste
help-talk = Den Chat an diesem Tisch öffnen oder dorthin springen
help-talk-keys = M
help-past = Beim Nachspielen: schrittweise, zugweise, zum Anfang, zurück zur Partie
help-past-keys = Links, rechts, Bild auf/ab, Pos1, Ende
help-command = Textansicht und Eingabezeile
help-command-keys = :
help-help = Diese Seite
help-help-keys = ?

## Analyse

analysis-title = Analyse
analysis-loading = Analyse läuft …
analysis-none = Hier gibt es nichts zu entscheiden.
analysis-chances = Siegchance
analysis-chance = { $percent } %
analysis-turns = { $seat }: die besten Züge
analysis-turn = Siegchance { $percent } %, erwarteter Vorsprung { $lead }
analysis-tried = { $visits ->
    [one] einmal versucht
   *[other] { $visits } Mal versucht
}
analysis-taken = { $seat }: der gespielte Zug
analysis-taken-mark = gespielt
analysis-place = { $place ->
    [0] Der beste aller verglichenen Züge.
    [1] Einer der verglichenen Züge ist besser.
   *[other] { $place } der verglichenen Züge sind besser.
}
analysis-place-none = Diesen Zug hatte die Analyse nicht erwogen. Er wurde eigens geprüft.
analysis-before = Siegchance vor diesem Zug: { $percent } %, mit dem besten Zug.
analysis-after = Mit dem gespielten Zug: { $percent } %, erwarteter Vorsprung { $lead }.
analysis-beside = { $best ->
    [yes] Was für ihn spricht
   *[no] Was gegen ihn spricht
}
analysis-own = Das sah { FORM($bot, "nominative") } darin
analysis-how = Grundlage: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }, von hier aus durchgespielt, nur mit dem, was { FORM($seat, "nominative") } wusste. Was { FORM($seat, "nominative") } wirklich dachte, weiß die Analyse nicht.
analysis-earlier = Früher
analysis-later = Später
analysis-at = Nach { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
}

## Textansicht

text-title = Textansicht
text-command = Züge als Text
    .hint = Trenne mehrere Züge mit Strichpunkten. Ein Buchstabe und die Eingabetaste führen zu einem Teil der Textansicht.
text-send = Spielen
text-legal = Jetzt möglich
text-typed = Als Text
text-all-typed = Das kannst du eingeben:
text-move = Zug
text-effect = Wirkung
text-none = nichts
text-places = Teile der Textansicht
text-board-parts = Der Spielplan
text-earlier = Frühere Ereignisse
text-order = Sortiert nach
text-on-turn = am Zug
text-began = hat begonnen
# Eine Antwort wurde aus einer Tabelle gewählt: Jetzt steht sie in der Eingabezeile.
text-put = { $name }: { $text }. Mit der Eingabetaste spielst du es.
text-about-none = Zu „{ $word }“ gibt es nichts zu sagen.
text-keys = Tasten der Textansicht
    .hint = In der Eingabezeile tippst du den Buchstaben und drückst die Eingabetaste. Sonst genügt in der Textansicht der Buchstabe, wenn Tastenkürzel mit einem Zeichen eingeschaltet sind.
text-key-last = Letztes Ereignis wiederholen
    .keys = L
text-key-asked = Frage wiederholen
    .keys = Q
text-key-undo = Letzten Schritt dieses Zugs zurücknehmen
    .keys = U
text-key-arrows = Zwischen den Zellen einer Tabelle wechseln; drückst du auf einen Zug, steht er in der Eingabezeile
    .keys = Pfeiltasten, Pos1, Ende
text-key-about = Hinter einem Wort: alles dazu sagen
    .keys = ?

## Die Regeln zum Lesen

rules-read = Die Regeln
rules-title-of = { $title } · Ratskeller
rules-all = Alle Regeln
rules-play = Spielen oder Einführung
rules-minutes = So geht’s
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Treffer
    [one] Ein Treffer
   *[other] { $count } Treffer
  }
rules-none = Dazu gibt es keine Regel. Versuche es mit einem kürzeren Wort.
rules-here = An diesem Tisch:
rules-away = Nicht an diesem Tisch.
rules-loading = Die Regeln werden geladen …
rules-unknown = Die Regeln dieses Spiels lassen sich hier nicht lesen.
rules-more = Mehr dazu
hints-title = Ein Tipp
hints-close = Alles klar
hints-none = Tipps ausschalten

## Zum Vorlesen

say-selected = Gewählt: { $choice }. Drücke zum Bestätigen noch einmal die Eingabetaste.
say-cancelled = Auswahl abgebrochen.
say-not-now = Nichts zu bestätigen.
say-no-undo = Nichts zurückzunehmen.

## Fehler, nach dem Code, den der Server schickt

trouble-title = Was schiefging
error-other = { $message }
error-stale-ply = Die Partie ist inzwischen weitergegangen. So steht es jetzt.
# { $answer }, wie es getippt oder geschickt wurde
error-illegal-answer = Das geht jetzt nicht und hat nicht gezählt: { $answer }.
error-not-your-turn = Du bist nicht am Zug: Das hat nicht gezählt.
error-no-server = Dafür braucht es einen Server, und den hat diese Website nicht.
error-network = Der Tisch ist gerade nicht erreichbar. Es ist nichts verloren.
error-unknown-table = Diesen Tisch gibt es nicht.
error-bad-request = Damit konnte der Server nichts anfangen. Lade diese Seite neu: Vielleicht ist sie älter als der Server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = Das ist zu lang: Höchstens 16.000 Zeichen sind möglich.
error-bad-option = Mit diesen Optionen lässt sich kein Tisch eröffnen: { $message }
error-bad-seats = Mit dieser Besetzung lässt sich kein Tisch eröffnen: { $message }
error-bad-fair = Der beweisbar faire Tisch ließ sich nicht eröffnen. Versuche es noch einmal.
error-unknown-bot = Diesen Gegner gibt es auf diesem Server nicht. Wähle einen anderen.
error-unknown-game = Dieses Spiel gibt es auf diesem Server nicht.
error-no-engine = Das Regelpaket für andere Programme ist hier noch nicht fertig. Versuche es später noch einmal.
error-unknown-lesson = Diese Einführung gibt es auf diesem Server nicht.
error-unknown-day = { daily-unknown }
error-no-session = Dein Browser hat das Cookie von Ratskeller blockiert. Erlaube Cookies für diese Website und lade die Seite neu: Deine Tische sind wieder da, wenn es das Cookie noch gibt.
error-wrong-seat = Das ist nicht dein Platz.
error-not-over = Das Protokoll lässt sich lesen, sobald die Partie vorbei ist.
# { $host }: der Name in der Adresse der Seite
error-unknown-host = Diese Adresse („{ $host }“) ist nicht für Ratskeller eingerichtet. Bitte die Person, die sie geschickt hat, um einen anderen Link.
error-cross-site = Diese Anfrage kam von einer anderen Website, und die darf nicht für dich handeln.
error-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert: Versuche es noch einmal.
error-too-many = Bitte etwas langsamer.
error-too-many-sockets = In zu vielen Fenstern sind Tische offen. Schließe ein paar davon.
error-too-many-connections = Aus deinem Netz sind zu viele Seiten offen. Bitte warte einen Moment.
error-too-many-guests = Zu viele neue Gäste aus deinem Netz. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-tables = Von dir oder aus deinem Netz sind zu viele Tische eröffnet worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-links = Es sind zu viele Links erstellt oder ausprobiert worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-table-passwords = Es sind zu viele Passwörter ausprobiert worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-analyses = Es sind zu viele Analysen angefordert worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-odds = Die Wahrscheinlichkeiten wurden zu oft abgefragt. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-views = Du hast dir zu viele frühere Momente angesehen. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-played-for = Für diesen Platz spielt ein Bot. Übernimm zuerst den Platz wieder.
error-game-ended = Die Partie wurde einvernehmlich beendet.
error-plays-alone = Du spielst hier allein und hast alle Zeit der Welt.
error-no-voice = Abstimmen darf nur, wer mitspielt.
error-not-absent = Diese Person ist noch nicht lange genug weg, um ersetzt zu werden.
error-bad-days = Freie Tage beginnen frühestens morgen und enden innerhalb eines Jahres.
error-no-days-off = So viele freie Tage hast du nicht mehr, oder du hast dir einen dieser Tage schon freigenommen.
error-no-vacation = So viele Tage kannst du nicht freinehmen, oder du bist schon abwesend.
error-bad-clock = Mit dieser Uhr lässt sich kein Tisch eröffnen: { $message }
error-bad-order = Das lässt sich nicht vorher festlegen.
error-too-many-wishes = Zu viele Anfragen auf einmal. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-no-odds = Dieser Tisch zeigt die Wahrscheinlichkeiten erst nach der Partie oder gar nicht.
error-unknown-odds = Für dieses Spiel lassen sich hier keine Wahrscheinlichkeiten berechnen.
error-unknown-commitment = Die Festlegung des Servers für diesen Tisch ist abgelaufen. Versuche es noch einmal.
error-day-not-closed = Dieser Tag läuft noch. Ansehen kannst du seine Partien, sobald er abgeschlossen ist.
error-wrong-results = Dein Gerät hat Ergebnisse geschickt, die nicht zu dieser Stellung passen. Versuche es noch einmal.
error-too-many-steps = { error-too-many-analyses }
error-no-analysis = An diesem Tisch lassen sich Stellungen erst nach der Partie analysieren.
error-no-levels = Dieses Spiel lässt sich hier nicht analysieren.
error-not-reviewed = Diese Entscheidung ist noch nicht bewertet.
error-search-ended = Diese Suche ist beendet. Versuche es noch einmal.
error-busy = Dafür hat der Server gerade zu viel zu tun. Versuche es gleich noch einmal.
error-unknown-link = Dieser Link führt zu keinen Plätzen. Er ist unvollständig, oder ein neuerer hat ihn ersetzt.
error-not-for-programs = Programme können das nicht: Kein Token erlaubt es.
error-scope-missing = Dieses Token erlaubt das nicht.
error-unknown-token = Dieses Token gibt es nicht. Vielleicht ist es abgelaufen oder wurde widerrufen.
error-tokens-full = Du hast { $most } Tokens, mehr sind nicht möglich. Widerrufe zuerst eines.
error-too-many-tokens = Du hast zu viele Tokens erstellt. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
error-has-account = Du hast schon ein Konto.
error-no-account = Du spielst hier als Gast, ohne Konto.
error-wrong-sign-in = Name oder Passwort falsch.
error-account-locked = Wer diese Seite betreibt, hat dieses Konto gesperrt.
error-muted = Wer diese Seite betreibt, hat dich stummgeschaltet. Spielen und lesen kannst du weiter.
error-not-admin = Das können nur Admins.
error-is-admin = Bei einem Admin geht das nicht.
error-used-link = Dieser Link gilt nicht mehr. Er wurde schon benutzt, durch einen neueren ersetzt oder ist älter als zehn Minuten.
error-password-asked = Gib bitte dein Passwort noch einmal ein.
error-common-password = Dieses Passwort ist zu verbreitet und leicht zu erraten. Nimm bitte ein anderes.
error-wrong-password = Falsches Passwort.
error-factor-asked = Dieses Konto hat einen zweiten Faktor. Gib zum Anmelden seinen Code ein.
error-wrong-factor = Falscher Code. Wenn er aus deiner App ist, nimm den, den sie jetzt zeigt, und prüfe, ob die Uhr deines Telefons richtig geht.
error-used-factor = Dieser Code wurde schon benutzt. Warte auf den nächsten.
error-factor-on = Der zweite Faktor ist schon eingeschaltet.
error-factor-off = Das hat länger als zehn Minuten gedauert, oder der zweite Faktor ist nicht eingeschaltet. Beginne bitte von vorn.
error-factor-needed = Auf dieser Seite brauchen Admins einen zweiten Faktor. Schalte ihn zuerst auf deiner Kontoseite ein.
error-too-many-codes = Für dieses Konto wurden zu viele Codes ausprobiert. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-unknown-session = Dort bist du nicht mehr angemeldet.
error-too-many-passwords = Für diesen Namen oder aus deinem Netz wurden zu viele Passwörter ausprobiert. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-copies = Du hast deine Daten zu oft abgerufen. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-bad-address = Diese Adresse geht nicht. Eine E-Mail-Adresse sieht aus wie anna@example.org; ein Webhook beginnt mit https:// und führt ins offene Internet.
error-channels-full = Deine Benachrichtigungen gehen schon an { $most } Stellen. Entferne zuerst eine.
error-mail-not-sent = An diese Adresse ließ sich keine E-Mail schicken. Prüfe sie oder versuche es später noch einmal.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-no-notifications = { notifications-off }
error-old-code = Dieser Code gilt nicht mehr. Lass dir einen neuen schicken.
error-unknown-channel = Das wurde schon entfernt. Lade diese Seite neu.
error-unknown-stop = Dieser Link ist unvollständig, deshalb hat sich nichts geändert. Kopiere ihn ganz aus der E-Mail.
error-webhook-not-taken = Auf die Testnachricht kam keine Antwort. Prüfe die Adresse.
error-wrong-code = Falscher Code. Sieh noch einmal in der E-Mail nach; nach fünf falschen Versuchen brauchst du einen neuen.
error-too-many-channels = Du hast deine Benachrichtigungen zu oft geändert. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-mails = Es sind zu viele Codes verschickt worden. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-stops = Zu viele Versuche aus deinem Netz. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
-unsaved-move = Hast du gerade gezogen, lass diese Seite offen: Dein Zug wird so lange erneut geschickt, bis er gespeichert ist.
error-storage-full = Gerade lässt sich nichts speichern: Die Festplatte des Servers ist voll. { -unsaved-move }
error-storage-read-only = Gerade lässt sich nichts speichern: Der Server darf nicht in seine Datei schreiben. { -unsaved-move }
error-storage-locked = Gerade lässt sich nichts speichern: Ein anderes Programm benutzt die Datei des Servers. { -unsaved-move }
error-storage-failed = Gerade lässt sich nichts speichern: Die Festplatte des Servers streikt. { -unsaved-move }
error-storage-removed = Das lässt sich nicht speichern: Eine Datei des Servers wurde gelöscht oder ersetzt. Eure letzten Züge fehlen vielleicht. Wer den Server betreibt, muss die Datei zurücklegen.
error-storage-unreachable = Gerade lässt sich nichts speichern: Der Server erreicht seine Datenbank nicht. { -unsaved-move }
error-storage-damaged = Das lässt sich nicht lesen: Die Datei des Servers ist teilweise beschädigt. Wer den Server betreibt, muss eine Sicherung einspielen.
error-bad-record = Dieses Partieprotokoll passt nicht: { $reason }
error-record-from-middle = Dieses Partieprotokoll beginnt mitten in einer Partie. Importieren lassen sich nur ganze Partien.
error-record-not-over = Diese Partie ist nicht zu Ende. Importieren lassen sich nur beendete Partien.
error-unknown-player = Es gibt kein Konto mit diesem Namen.
# Chat
error-closed-room = Was in diesem Chat steht, können alle, die mitspielen, lesen, sobald die Partie vorbei ist.
error-unknown-line = Diese Nachricht gibt es nicht mehr.
error-not-your-line = Diese Nachricht ist nicht von dir.
error-line-too-old = Diese Nachricht ist zu alt zum Löschen.
error-unknown-person = Diese Person ist nicht mehr an diesem Tisch.
error-too-many-lines = Zu viele Nachrichten auf einmal. Bitte etwas langsamer.
error-game-over = Die Partie ist vorbei.
error-led = { $name } zeigt diese Partie schon.
error-not-looking = Die Verbindung zum Tisch ist unterbrochen. Sie wird wiederhergestellt …
error-notes-full = An einem Tisch kannst du höchstens { $most } Notizen haben. Entferne zuerst eine.
error-unknown-thing = Das liegt nicht mehr auf dem Tisch. Wähle neu, wohin die Notiz soll.
error-too-many-notes = Du hast zu viele Notizen geschrieben. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-too-many-leads = Du hast zu viele Momente gezeigt. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
error-game-not-over = Diese Partie ist noch nicht vorbei. Durchgehen kannst du sie, sobald sie vorbei ist.
error-seat-taken = Auf diesem Platz sitzt schon jemand anders.
error-bad-door = Ein Passwort kannst du nur festlegen, wenn „Mit Passwort“ gewählt ist.
error-password-needed = Dieser Tisch braucht ein Passwort.
error-wrong-table-password = Falsches Passwort für diesen Tisch.
error-no-spectators = An diesem Tisch gibt es keine Zuschauer. Nur wer mitspielt, sieht die Partie.
error-sent-away = Wer diesen Tisch eröffnet hat, hat dich vom Tisch entfernt.
error-table-closed = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.
error-seat-played = Von diesem Platz aus wurde schon gezogen. Er lässt sich nicht mehr freigeben.
error-table-begun = Die Partie hat begonnen: Dieser Tisch lässt sich nicht mehr schließen.
error-not-embeddable = Partien dieser Website lassen sich nicht in andere Websites einbetten.
error-not-public = Diese Partie läuft noch, und ihr Tisch ist nicht öffentlich.
error-too-many-frames = Aus deinem Netz wurden zu viele eingebettete Partien geöffnet. Bitte warte eine Weile.
error-not-begun = Die Partie hat noch nicht begonnen. Warte auf die Person, die den Tisch eröffnet hat.
error-seats-open = Ein Platz ist noch frei. Gib ihn einem Bot, oder warte noch.
error-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
error-not-a-player = Noch einmal spielen kann nur, wer mitgespielt hat.
error-undo-barrier = Das lässt sich nicht mehr rückgängig machen: Seitdem wurde etwas aufgedeckt.
error-old-rules = An diesem Tisch galten ältere Regeln. Er lässt sich nur noch ansehen.
error-nothing-typed = Gib erst einen Zug ein.
error-retry = Noch einmal versuchen
piece-missing = Dieser Teil der Seite ließ sich nicht laden.
piece-reload = Seite neu laden
error-lesson = Dieser Zug ist erlaubt, aber die Einführung geht anders weiter. Der nächste Zug ist dick gestrichelt umrandet.

## Ohne Server

alone-title = Der Server ist nicht erreichbar
alone-text = Ratskeller braucht seinen Server, und der antwortet gerade nicht. Vielleicht bist du offline, vielleicht steht er still. Sobald er wieder da ist, geht es hier weiter.
alone-stored = Es ist nichts verloren. Jeder bestätigte Zug ist auf dem Server gespeichert, und deine Tische warten auf dich.
alone-play = Ohne Server spielen
alone-play-about = Die Spiele sind auf diesem Gerät: Du kannst gegen den Computer spielen oder mit anderen an einem Bildschirm. Beendete Partien kannst du später auf den Server hochladen.
alone-play-open = Auf diesem Gerät spielen
alone-play-later = Wenn du das nächste Mal online bist, öffne mit „?“ die Einstellungen und lade die Spiele auf dieses Gerät. Dann kannst du ohne Server spielen.
alone-read = Was du inzwischen lesen kannst

# Eine Lektion am Tisch
lesson-title = Einführung
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeige es mir
lesson-hide = Alles klar
lesson-typed = Tippe:
lesson-fold = Einführung einklappen
lesson-open = Einführung aufklappen
lesson-done = Einführung schließen
lesson-watch = Sieh, was passiert …
