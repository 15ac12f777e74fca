### Die Seite über einen selbst: Konto, Geräte, eigene Daten. Der Browser holt sie, wenn diese Seite geöffnet wird.

me-guest = Du bist Gast
    .about = Du spielst hier als { $name }, und nur dieser Browser kennt dich. Mit einem Konto findest du deine Tische in jedem Browser.
me-made = Du hast jetzt ein Konto. Alle deine Tische sind noch deine.
me-admin = Diese Seite betreuen

## Ein Konto anlegen

me-new = Konto anlegen
    .about = Deine Tische bleiben deine, auch laufende Partien.
    .stored = Gespeichert werden dein Name, ein Hash deines Passworts, deine Partien, was du an Tischen schreibst, und in welchen Browsern du angemeldet bist. Unter „Deine Daten“ siehst du alles und kannst das Konto löschen.
me-new-go = Konto anlegen
me-name = Name
    .hint = So sehen dich die anderen. Den Namen eines Kontos kann niemand sonst haben.
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
    .left = Sie bleiben, wo sie sind, aber dieser Browser verliert sie: Wenn du später zu ihnen zurückwillst, erstelle vorher auf der Startseite einen Link.
me-forgotten = Passwort vergessen? Niemand kann dir ein neues schicken. In einem Browser, in dem du noch angemeldet bist, spielst du weiter, und ein früher erstellter Link bringt dich auch zurück.

## Per Mail

me-mail = Ohne Passwort
    .about = Lass dir einen Link an die Adresse schicken, an der du von deinen Zügen hörst. Er meldet dich an, und du kannst ein neues Passwort setzen.
me-mail-address = Mailadresse
me-mail-go = Link schicken
me-mail-sent = Wenn jemand hier diese Adresse bestätigt hat, ist eine Mail unterwegs.
me-link = Mit deinem Link anmelden
    .about = Der Link in der Mail gilt einmal. Drück auf den Knopf, und dieser Browser kennt dich.
me-link-anew = Ein neues Passwort für mein Konto setzen
me-link-other = Anders anmelden

## Das eigene Konto

me-name-change = Dein Name
me-password-change = Dein Passwort
    .about = Mit einem neuen Passwort bist du überall sonst abgemeldet.
me-password-old = Bisheriges Passwort
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
    .about = Überall heißt: in allen Browsern, auch in diesem, und Links zu deinen Plätzen gelten nicht mehr.
me-listed = Mich in der Wertung zeigen, und andere meine Partien sehen lassen
    .about = Sonst stehst du in keiner Liste, und dein Name führt nirgendwohin. In Partien, die andere mit dir gespielt haben, bleibt er stehen.

## Der zweite Faktor

me-factor = Zweiter Faktor
    .about = Damit kommt niemand mit einem gestohlenen Passwort allein hinein: Beim Anmelden wird auch ein Code verlangt, den eine App auf deinem Telefon zeigt.
me-factor-go = Einschalten
me-factor-scan = Lies dieses Bild mit einer Authenticator-App ein. Tippe dann den Code, den die App zeigt.
me-factor-picture = QR-Code für deine Authenticator-App
me-factor-key = Oder tippe diesen Schlüssel in die App:
me-factor-app = Eine App auf diesem Gerät öffnen
me-factor-confirm = Einschalten
me-factor-cancel = Abbrechen
me-factor-codes = Deine Wiederherstellungscodes
    .about = Wenn du dein Telefon verlierst, meldet dich jeder von ihnen einmal an. Speichere sie jetzt: Sie werden nur dieses eine Mal gezeigt.
me-factor-copy = Codes kopieren
me-factor-copied = Die Codes sind kopiert.
me-factor-saved = Ich habe sie gespeichert
me-factor-since = Er ist eingeschaltet, seit { $when }.
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
    .about = Ein Programm kann für dich spielen, zusehen oder reden, mit einem Schlüssel, den du ihm hier machst. Was Programme fragen können, steht in der Dokumentation.
me-program-name = Wie das Programm heißt
me-scopes = Was es darf
me-scope-read = Zusehen
    .about = an Tischen, so wie du sie siehst
me-scope-play = Spielen
    .about = Tische eröffnen, sich setzen und für dich antworten
me-scope-chat = Reden
    .about = an Tischen, unter deinem Namen
me-program-go = Schlüssel machen
me-program-once = Er wird nur einmal gezeigt: Kopiere ihn jetzt. Wer ihn hat, kann all das in deinem Namen tun.
me-program-copied = Der Schlüssel ist kopiert.
me-program-used = zuletzt benutzt: { $when }
me-program-unused = nie benutzt
me-program-end = Zurücknehmen
me-program-end-of = Zurücknehmen: { $program }

## Eigene Daten, und das Ende

me-data = Deine Daten
    .about = Alles, was hier über dich gespeichert ist: Namen, Browser, Tische und deine Antworten, als JSON-Datei.
me-data-go = Daten speichern
me-leave = Konto löschen
    .about = Dein Name und dein Passwort werden endgültig gelöscht. Beendete Partien bleiben, unter „Gelöschter Spieler“. In Partien, die andere mit dir spielen, übernimmt ein Computer deinen Platz, und Partien, die nur du spielst, werden gelöscht.
me-leave-go = Endgültig löschen
