### Die Seite derer, die eine Seite betreuen: Leute, Tische, was getan wurde. Der Browser holt sie, wenn diese Seite geöffnet wird.

admin-title = Diese Seite betreuen
admin-only = Nur wer diese Seite betreut, sieht das hier. Wer sie betreibt, macht ein Konto mit „ratskeller admin promote“ dazu.
admin-factor-go = Dein Konto

## Das Haus

admin-house = Das Haus
admin-status = Zustand
    .ok = Alles in Ordnung
    .trouble = Es lässt sich nichts speichern: { $reason }
admin-version = Version
admin-rules = Bots
    .compiled = Mit kompilierten Regeln
    .interpreted = Mit interpretierten Regeln
admin-stand-ins = Aushilfen für Bots
admin-accounts = Konten
admin-guests = Leute insgesamt
admin-sessions = Browser
admin-running = Laufende Partien
admin-tables = Tische insgesamt
admin-loaded = Im Speicher
admin-waiting = Wartende Nachrichten
admin-failed = Gescheiterte Nachrichten
admin-mails = Mails
    .on = Werden verschickt
    .off = Nicht eingerichtet

## Leute

admin-people = Leute
admin-sought = Teil eines Namens
admin-find = Suchen
admin-only-accounts = Konten
admin-only-locked = Gesperrt
admin-only-muted = Stumm
admin-only-admin = Betreuung
admin-none = Niemand.
admin-account = Konto
admin-guest = Gast
admin-is-admin = Betreut die Seite
admin-is-locked = Gesperrt
admin-is-muted = Stumm
admin-seen = Hier { $when }
admin-never = Seither nicht hier
admin-plays =
    { $count ->
        [0] keine laufende Partie
        [one] eine laufende Partie
       *[other] { $count } laufende Partien
    }
admin-more = Mehr
admin-of = { $deed }: { $name }

## Was man tun kann

admin-lock = Sperren
    .ask = { $name } sperren?
    .about = Wird sofort überall abgemeldet, mit allen Programmen. Anmelden geht erst wieder, wenn entsperrt ist. Die Plätze bleiben, Uhren laufen weiter.
admin-unlock = Entsperren
    .ask = { $name } entsperren?
    .about = Wer das Passwort kennt, kann sich wieder anmelden.
admin-mute = Stumm schalten
    .ask = { $name } stumm schalten?
    .about = Spielt weiter und liest, sagt aber an keinem Tisch mehr etwas.
admin-unmute = Sprechen lassen
    .ask = { $name } wieder sprechen lassen?
    .about = Kann wieder an jedem Tisch etwas sagen.
admin-unsay = Alles Gesagte zurücknehmen
    .ask = Alles zurücknehmen, was { $name } gesagt hat?
    .about = Alle Zeilen an allen Tischen sind dann leer. Das lässt sich nicht rückgängig machen.
admin-close-table = Schließen
    .ask = Tisch { $name } schließen?
    .about = Der Tisch und seine Partie werden entfernt, wie weit sie auch ist. Wer ihn ansieht, erfährt es. Das lässt sich nicht rückgängig machen.
admin-cancel = Abbrechen
admin-done = Erledigt.

## Tische

admin-all-tables = Tische
admin-begins = Adresse eines Tischs, oder wie seine Kennung beginnt
admin-over-too = Auch beendete Partien
admin-no-tables = Keine Tische.
admin-table = Tisch { $handle }
admin-over = beendet
admin-way-public = öffentlich
admin-way-link = mit Link
admin-way-password = mit Passwort
admin-seats = { $people ->
    [one] ein Mensch
   *[other] { $people } Menschen
  }, { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
  }, { $open } frei
admin-last = zuletzt { $when }

## Was getan wurde

admin-deeds = Was getan wurde
admin-no-deeds = Noch nichts.
admin-host = Auf der Kommandozeile
admin-left = Jemand, der nicht mehr da ist
admin-did-make-admin = { $name } mit der Betreuung betraut
admin-did-unmake-admin = { $name } die Betreuung genommen
admin-did-lock = { $name } gesperrt
admin-did-unlock = { $name } entsperrt
admin-did-mute = { $name } stumm geschaltet
admin-did-unmute = { $name } wieder sprechen lassen
admin-did-unsay = zurückgenommen, was { $name } gesagt hat
admin-did-close-table = Tisch { $name } geschlossen
admin-did-reset-factor = den zweiten Faktor von { $name } ausgeschaltet
