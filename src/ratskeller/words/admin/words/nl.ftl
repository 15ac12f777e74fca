### De beheerpagina: mensen, tafels, wat er gedaan is. De browser haalt ze op als die pagina wordt geopend.

admin-title = Sitebeheer
admin-only = Alleen beheerders zien deze pagina. Wie de server draait, maakt een account beheerder met “ratskeller admin promote”.
admin-factor-go = Je account

## De server

admin-house = Server
admin-status = Status
    .ok = Alles is in orde
    .trouble = Er kan niets worden opgeslagen: { $reason }
admin-version = Versie
admin-rules = Bots
    .compiled = Met gecompileerde regels
    .interpreted = Met geïnterpreteerde regels
admin-stand-ins = Voor trage bots gespeelde beurten
admin-accounts = Accounts
admin-guests = Mensen in totaal
admin-sessions = Browsers
admin-running = Lopende partijen
admin-tables = Tafels in totaal
admin-loaded = In het geheugen
admin-waiting = Wachtende berichten
admin-failed = Mislukte berichten
admin-mails = E-mail
    .on = Ingesteld
    .off = Niet ingesteld

## Mensen

admin-people = Mensen
admin-sought = Deel van een naam
admin-find = Zoeken
admin-only-accounts = Accounts
admin-only-locked = Geblokkeerd
admin-only-muted = Gedempt
admin-only-admin = Beheerders
admin-none = Niemand.
admin-account = Account
admin-guest = Gast
admin-is-admin = Beheerder
admin-is-locked = Geblokkeerd
admin-is-muted = Gedempt
admin-seen = Laatst gezien { $when }
admin-never = Lang niet gezien
admin-plays =
    { $count ->
        [0] geen lopende partij
        [one] één lopende partij
       *[other] { $count } lopende partijen
    }
admin-more = Meer
admin-of = { $deed }: { $name }

## Wat je kunt doen

admin-lock = Blokkeren
    .ask = { $name } blokkeren?
    .about = Wordt overal meteen uitgelogd, met alle programma’s. Inloggen kan pas weer na deblokkeren. De plaatsen blijven, klokken lopen door.
admin-unlock = Deblokkeren
    .ask = { $name } deblokkeren?
    .about = Kan weer inloggen met het wachtwoord.
admin-mute = Dempen
    .ask = { $name } dempen?
    .about = Kan blijven spelen en lezen, maar aan geen tafel schrijven.
admin-unmute = Dempen opheffen
    .ask = Dempen van { $name } opheffen?
    .about = Kan weer aan elke tafel schrijven.
admin-unsay = Alle berichten verwijderen
    .ask = Alle berichten van { $name } verwijderen?
    .about = Alle berichten aan alle tafels worden verwijderd. Dat kan niet ongedaan worden gemaakt.
admin-close-table = Sluiten
    .ask = Tafel { $name } sluiten?
    .about = De tafel en de partij worden verwijderd, hoe ver die ook is. Iedereen aan tafel ziet een melding. Dat kan niet ongedaan worden gemaakt.
admin-cancel = Annuleren
admin-done = Klaar.

## Tafels

admin-all-tables = Tafels
admin-begins = Adres van een tafel, of het begin van het kenmerk
admin-over-too = Ook afgelopen partijen
admin-no-tables = Geen tafels.
admin-table = Tafel { $handle }
admin-over = afgelopen
admin-way-public = openbaar
admin-way-link = met link
admin-way-password = met wachtwoord
admin-seats = { $people ->
    [one] één mens
   *[other] { $people } mensen
  }, { $bots ->
    [one] één bot
   *[other] { $bots } bots
  }, { $open } vrij
admin-last = laatst { $when }

## Beheerlogboek

admin-deeds = Beheerlogboek
admin-no-deeds = Nog niets.
admin-host = Op de opdrachtregel
admin-left = Iemand die er niet meer is
admin-did-make-admin = { $name } beheerder gemaakt
admin-did-unmake-admin = { $name } is geen beheerder meer
admin-did-lock = { $name } geblokkeerd
admin-did-unlock = { $name } gedeblokkeerd
admin-did-mute = { $name } gedempt
admin-did-unmute = dempen van { $name } opgeheven
admin-did-unsay = alle berichten van { $name } verwijderd
admin-did-close-table = tafel { $name } gesloten
admin-did-reset-factor = de tweede factor van { $name } uitgezet
