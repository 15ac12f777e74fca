### Die Seite der Admins: Leute, Tische, was getan wurde. Der Browser holt sie, wenn diese Seite geöffnet wird.

admin-title = Verwaltung
admin-only = Diese Seite sehen nur Admins. Wer den Server betreibt, macht ein Konto mit „ratskeller admin promote“ zum Admin.
admin-factor-go = Dein Konto

## Der Server

admin-house = Server
admin-status = Status
    .ok = Alles in Ordnung
    .trouble = Es lässt sich nichts speichern: { $reason }
admin-version = Version
admin-rules = Bots
    .compiled = Mit kompilierten Regeln
    .interpreted = Mit interpretierten Regeln
admin-stand-ins = Für langsame Bots gespielte Züge
admin-accounts = Konten
admin-guests = Personen insgesamt
admin-sessions = Browser
admin-running = Laufende Partien
admin-tables = Tische insgesamt
admin-loaded = Im Speicher
admin-waiting = Wartende Nachrichten
admin-failed = Fehlgeschlagene Nachrichten
admin-mails = E-Mail
    .on = Eingerichtet
    .off = Nicht eingerichtet

## Personen

admin-people = Personen
admin-sought = Teil eines Namens
admin-find = Suchen
admin-only-accounts = Konten
admin-only-locked = Gesperrt
admin-only-muted = Stumm
admin-only-admin = Admins
admin-none = Niemand.
admin-account = Konto
admin-guest = Gast
admin-is-admin = Admin
admin-is-locked = Gesperrt
admin-is-muted = Stumm
admin-seen = Zuletzt hier { $when }
admin-never = Länger nicht hier
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
    .about = Das Konto wird sofort überall abgemeldet, mit allen Programmen. Anmelden geht erst wieder nach dem Entsperren. Die Plätze bleiben, Uhren laufen weiter.
admin-unlock = Entsperren
    .ask = { $name } entsperren?
    .about = Mit dem Passwort kann man sich wieder anmelden.
admin-mute = Stummschalten
    .ask = { $name } stummschalten?
    .about = Kann weiter spielen und lesen, aber an keinem Tisch schreiben.
admin-unmute = Stummschaltung aufheben
    .ask = Stummschaltung von { $name } aufheben?
    .about = Kann wieder an jedem Tisch schreiben.
admin-unsay = Alle Nachrichten löschen
    .ask = Alle Nachrichten von { $name } löschen?
    .about = Alle Nachrichten an allen Tischen werden gelöscht. Das lässt sich nicht rückgängig machen.
admin-close-table = Schließen
    .ask = Tisch { $name } schließen?
    .about = Der Tisch und seine Partie werden entfernt, egal, wie weit sie ist. Alle am Tisch sehen einen Hinweis. Das lässt sich nicht rückgängig machen.
admin-cancel = Abbrechen
admin-done = Erledigt.

## Tische

admin-all-tables = Tische
admin-begins = Adresse eines Tischs oder Anfang seiner Kennung
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

## Adminprotokoll

admin-deeds = Adminprotokoll
admin-no-deeds = Noch nichts.
admin-host = Auf der Kommandozeile
admin-left = Jemand, der nicht mehr da ist
admin-did-make-admin = { $name } zum Admin gemacht
admin-did-unmake-admin = { $name } ist kein Admin mehr
admin-did-lock = { $name } gesperrt
admin-did-unlock = { $name } entsperrt
admin-did-mute = { $name } stummgeschaltet
admin-did-unmute = Stummschaltung von { $name } aufgehoben
admin-did-unsay = alle Nachrichten von { $name } gelöscht
admin-did-close-table = Tisch { $name } geschlossen
admin-did-reset-factor = den zweiten Faktor von { $name } ausgeschaltet
