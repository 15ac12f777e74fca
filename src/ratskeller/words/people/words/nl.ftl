### De accountpagina: account, apparaten, eigen gegevens. De browser haalt ze op als die pagina wordt geopend.

me-guest = Je speelt als gast
    .about = Je speelt hier als { $name }, en alleen deze browser kent je. Met een account vind je je tafels in elke browser.
me-made = Je hebt nu een account, met al je tafels.
me-admin = Deze site beheren

## Een account maken

me-new = Account maken
    .about = Je tafels blijven van jou, ook partijen die nog bezig zijn.
    .stored = We bewaren je naam, een hash van je wachtwoord, je partijen, wat je aan tafels schrijft, en in welke browsers je bent ingelogd. Onder “Je gegevens” zie je alles en kun je het account verwijderen.
me-new-go = Account maken
me-name = Naam
    .hint = Anderen zien deze naam. Elke accountnaam bestaat maar één keer.
me-password = Wachtwoord
me-password-new = Nieuw wachtwoord
    .hint = Minstens { $count } tekens. Een paar woorden achter elkaar werkt goed.
me-strength-0 = Zwak: makkelijk te raden
me-strength-1 = Matig
me-strength-2 = Goed
me-strength-3 = Sterk
me-password-short = Gebruik minstens { $count } tekens.
me-password-show = Tonen
me-password-show-of = Tonen: { $field }

## Inloggen

me-in = Inloggen
me-in-go = Inloggen
me-take = { $count ->
    [one] De tafel van deze browser meenemen
   *[other] De { $count } tafels van deze browser meenemen
  }
    .along = De gast in deze browser gaat op in je account.
    .left = Ze blijven bestaan, maar deze browser raakt ze kwijt. Wil je er later naar terug, maak dan eerst een link op de startpagina.
me-forgotten = Wachtwoord vergeten? Niemand kan het voor je herstellen. In een browser waarin je nog bent ingelogd kun je verder spelen, en een eerder gemaakte link brengt je ook terug.

## Per e-mail

me-mail = Zonder wachtwoord
    .about = Laat een link sturen naar het adres waar je meldingen naartoe gaan. Daarmee kun je inloggen en een nieuw wachtwoord instellen.
me-mail-address = E-mailadres
me-mail-go = Link sturen
me-mail-sent = Als dit adres hier is bevestigd, is er een e-mail onderweg.
me-link = Inloggen met je link
    .about = De link in de e-mail werkt één keer. Druk op de knop om in te loggen.
me-link-anew = Een nieuw wachtwoord voor mijn account instellen
me-link-other = Op een andere manier inloggen

## Je eigen account

me-name-change = Je naam
me-password-change = Je wachtwoord
    .about = Met een nieuw wachtwoord word je overal elders uitgelogd.
me-password-old = Huidig wachtwoord
me-password-change-go = Wijzigen
me-password-changed = Gewijzigd.
me-devices = Waar je bent ingelogd
me-device-here = Deze browser
me-device-unknown = Een browser
me-device-seen = Laatst gebruikt: { $when }
me-out = Uitloggen
me-out-of = Uitloggen: { $device }
me-out-done = Uitgelogd: { $device }
me-out-here = Hier uitloggen
me-out-everywhere = Overal uitloggen
    .about = In alle browsers, ook in deze. Links naar je plaatsen werken dan niet meer.
me-days = Vrije dagen
    .about = In al je partijen over meerdere dagen staat je klok stil, en de anderen zien tot wanneer. Je hebt dertig dagen per jaar. Kom je eerder terug, dan houd je de dagen die nog niet begonnen zijn.
me-days-left = { $count ->
    [one] Je hebt dit jaar nog één vrije dag.
   *[other] Je hebt dit jaar nog { $count } vrije dagen.
  }
me-days-until = Je hebt vrij tot { $when }.
me-days-count = Dagen
me-days-take = Vrije dagen nemen
me-days-end = Ik ben terug
me-days-plan = Vrije dagen plannen
me-days-first = Van
me-days-last = Tot en met
me-days-planned = { $first } tot en met { $last }
me-days-cancel = Annuleren
    .label = { $first } tot en met { $last } annuleren
me-listed = Toon mij in de ranglijst en laat anderen mijn partijen zien
    .about = Anders sta je op geen lijst en heb je geen openbare pagina. In partijen die anderen met jou hebben gespeeld, blijft je naam staan.

## De tweede factor

me-factor = Tweede factor
    .about = Daarmee is een gestolen wachtwoord niet genoeg: bij het inloggen is ook een code uit een app op je telefoon nodig.
me-factor-go = Aanzetten
me-factor-scan = Scan deze afbeelding met een authenticator-app. Typ daarna de code die de app toont.
me-factor-picture = QR-code voor je authenticator-app
me-factor-key = Of typ deze sleutel in de app:
me-factor-app = Een app op dit apparaat openen
me-factor-confirm = Aanzetten
me-factor-cancel = Annuleren
me-factor-codes = Je herstelcodes
    .about = Als je je telefoon kwijtraakt, kun je met elk van deze codes één keer inloggen. Bewaar ze nu: je ziet ze alleen deze keer.
me-factor-copy = Codes kopiëren
me-factor-copied = Codes gekopieerd.
me-factor-saved = Ik heb ze bewaard
me-factor-since = Aan sinds { $when }.
me-factor-left = { $count ->
    [0] Je hebt geen herstelcodes meer: laat nieuwe maken.
    [one] Je hebt nog één herstelcode.
   *[other] Je hebt nog { $count } herstelcodes.
  }
me-factor-renew = Nieuwe herstelcodes
    .about = De vorige codes werken dan niet meer.
me-factor-off = Uitzetten
me-factor-ended = De tweede factor staat uit.

## Programs that act for oneself

me-programs = Programma’s
    .about = Een programma kan voor je spelen, toekijken of chatten met een token dat je hier maakt. Wat programma’s kunnen, staat in de documentatie.
me-program-name = Naam van het programma
me-scopes = Wat het mag
me-scope-read = Toekijken
    .about = aan tafels, zoals jij ze ziet
me-scope-play = Spelen
    .about = tafels openen, gaan zitten en voor je antwoorden
me-scope-chat = Chatten
    .about = aan tafels, onder jouw naam
me-program-go = Token maken
me-program-once = Het wordt maar één keer getoond: kopieer het nu. Wie het heeft, kan dit alles in jouw naam doen.
me-program-copied = Token gekopieerd.
me-program-used = laatst gebruikt: { $when }
me-program-unused = nooit gebruikt
me-program-end = Intrekken
me-program-end-of = Intrekken: { $program }

## Eigen gegevens, en het einde

me-data = Je gegevens
    .about = Alles wat hier over jou is opgeslagen: namen, browsers, tafels en je antwoorden, als JSON-bestand.
me-data-go = Gegevens downloaden
me-leave = Account verwijderen
    .about = Je naam en je wachtwoord worden voorgoed verwijderd. Afgelopen partijen blijven bewaard, onder “Verwijderde speler”. In partijen met anderen neemt een bot je plaats in, en partijen die alleen jij speelt worden verwijderd.
me-leave-go = Voorgoed verwijderen
