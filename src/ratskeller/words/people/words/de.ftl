### Die Kontoseite: Konto, Geräte, eigene Daten. Der Browser holt sie, wenn diese Seite geöffnet wird.

me-guest = Du spielst als Gast
    .about = Du spielst hier als { $name }, und nur dieser Browser kennt dich. Mit einem Konto findest du deine Tische in jedem Browser.
me-made = Du hast jetzt ein Konto, mit allen deinen Tischen.
me-admin = Diese Seite verwalten

## Ein Konto anlegen

me-new = Konto anlegen
    .about = Deine Tische bleiben deine, auch laufende Partien.
    .stored = Gespeichert werden dein Name, ein Hash deines Passworts, deine Partien, was du an Tischen schreibst, und in welchen Browsern du angemeldet bist. Unter „Deine Daten“ siehst du alles und kannst das Konto löschen.
me-new-go = Konto anlegen
me-name = Name
    .hint = Diesen Namen sehen die anderen. Jeden Kontonamen gibt es nur einmal.
me-password = Passwort
me-password-new = Neues Passwort
    .hint = Mindestens { $count } Zeichen. Mehrere Wörter hintereinander sind gut.
me-strength-0 = Schwach: leicht zu erraten
me-strength-1 = Mäßig
me-strength-2 = Gut
me-strength-3 = Stark
me-password-short = Bitte mindestens { $count } Zeichen.
me-password-show = Zeigen
me-password-show-of = Zeigen: { $field }

## Anmelden

me-in = Anmelden
me-in-go = Anmelden
me-take = { $count ->
    [one] Den Tisch dieses Browsers mitnehmen
   *[other] Die { $count } Tische dieses Browsers mitnehmen
  }
    .along = Der Gast in diesem Browser geht in deinem Konto auf.
    .left = Sie bleiben erhalten, aber dieser Browser verliert den Zugang dazu. Wenn du später zu ihnen zurückwillst, erstelle vorher auf der Startseite einen Link.
me-forgotten = Passwort vergessen? Niemand kann es für dich zurücksetzen. In einem Browser, in dem du noch angemeldet bist, kannst du weiterspielen, und ein früher erstellter Link bringt dich auch zurück.

## Per E-Mail

me-mail = Ohne Passwort
    .about = Lass dir einen Link an die Adresse schicken, an die deine Benachrichtigungen gehen. Er meldet dich an, und du kannst ein neues Passwort setzen.
me-mail-address = E-Mail-Adresse
me-mail-go = Link schicken
me-mail-sent = Wenn diese Adresse hier bestätigt ist, ist eine E-Mail unterwegs.
me-link = Mit deinem Link anmelden
    .about = Der Link in der E-Mail gilt einmal. Drücke auf den Knopf, um dich anzumelden.
me-link-anew = Ein neues Passwort für mein Konto setzen
me-link-other = Anders anmelden

## Das eigene Konto

me-name-change = Dein Name
me-password-change = Dein Passwort
    .about = Mit einem neuen Passwort bist du überall sonst abgemeldet.
me-password-old = Aktuelles Passwort
me-password-change-go = Ändern
me-password-changed = Geändert.
me-devices = Wo du angemeldet bist
me-device-here = Dieser Browser
me-device-unknown = Ein Browser
me-device-seen = Zuletzt benutzt: { $when }
me-out = Abmelden
me-out-of = Abmelden: { $device }
me-out-done = Abgemeldet: { $device }
me-out-here = Hier abmelden
me-out-everywhere = Überall abmelden
    .about = In allen Browsern, auch in diesem. Links zu deinen Plätzen gelten dann nicht mehr.
me-days = Freie Tage
    .about = In allen Partien über mehrere Tage steht deine Uhr still, und die anderen sehen, bis wann. Du hast dreißig Tage im Jahr. Kommst du früher zurück, behältst du die Tage, die noch nicht begonnen haben.
me-days-left = { $count ->
    [one] Du hast dieses Jahr noch einen freien Tag.
   *[other] Du hast dieses Jahr noch { $count } freie Tage.
  }
me-days-until = Du hast frei bis { $when }.
me-days-count = Tage
me-days-take = Tage freinehmen
me-days-end = Ich bin wieder da
me-days-plan = Freie Tage planen
me-days-first = Von
me-days-last = Bis einschließlich
me-days-planned = { $first } bis { $last }
me-days-cancel = Streichen
    .label = { $first } bis { $last } streichen
me-listed = Mich in der Rangliste zeigen und andere meine Partien sehen lassen
    .about = Sonst stehst du in keiner Liste und hast keine öffentliche Seite. In Partien, die andere mit dir gespielt haben, bleibt dein Name stehen.

## Der zweite Faktor

me-factor = Zweiter Faktor
    .about = Damit reicht ein gestohlenes Passwort nicht mehr: Zum Anmelden braucht man auch einen Code aus einer App auf deinem Telefon.
me-factor-go = Einschalten
me-factor-scan = Scanne dieses Bild mit einer Authenticator-App. Tippe dann den Code, den die App zeigt.
me-factor-picture = QR-Code für deine Authenticator-App
me-factor-key = Oder tippe diesen Schlüssel in die App:
me-factor-app = Eine App auf diesem Gerät öffnen
me-factor-confirm = Einschalten
me-factor-cancel = Abbrechen
me-factor-codes = Deine Wiederherstellungscodes
    .about = Wenn du dein Telefon verlierst, meldet dich jeder von ihnen einmal an. Speichere sie jetzt: Du siehst sie nur dieses eine Mal.
me-factor-copy = Codes kopieren
me-factor-copied = Codes kopiert.
me-factor-saved = Ich habe sie gespeichert
me-factor-since = Eingeschaltet seit { $when }.
me-factor-left = { $count ->
    [0] Du hast keine Wiederherstellungscodes mehr: Lass dir neue geben.
    [one] Du hast noch einen Wiederherstellungscode.
   *[other] Du hast noch { $count } Wiederherstellungscodes.
  }
me-factor-renew = Neue Wiederherstellungscodes
    .about = Die bisherigen Codes gelten dann nicht mehr.
me-factor-off = Ausschalten
me-factor-ended = Der zweite Faktor ist ausgeschaltet.

## Programs that act for oneself

me-programs = Programme
    .about = Ein Programm kann für dich spielen, zusehen oder chatten, mit einem Token, das du hier erstellst. Was Programme können, steht in der Dokumentation.
me-program-name = Name des Programms
me-scopes = Was es darf
me-scope-read = Zusehen
    .about = an Tischen, so wie du sie siehst
me-scope-play = Spielen
    .about = Tische eröffnen, sich setzen und für dich antworten
me-scope-chat = Chatten
    .about = an Tischen, unter deinem Namen
me-program-go = Token erstellen
me-program-once = Es wird nur einmal gezeigt: Kopiere es jetzt. Wer es hat, kann all das in deinem Namen tun.
me-program-copied = Token kopiert.
me-program-used = zuletzt benutzt: { $when }
me-program-unused = nie benutzt
me-program-end = Widerrufen
me-program-end-of = Widerrufen: { $program }

## Eigene Daten, und das Ende

me-data = Deine Daten
    .about = Alles, was hier über dich gespeichert ist: Namen, Browser, Tische und deine Antworten, als JSON-Datei.
me-data-go = Daten herunterladen
me-leave = Konto löschen
    .about = Dein Name und dein Passwort werden endgültig gelöscht. Beendete Partien bleiben, unter „Gelöschtes Konto“. In Partien mit anderen übernimmt ein Bot deinen Platz, und Partien, die nur du spielst, werden gelöscht.
me-leave-go = Endgültig löschen
