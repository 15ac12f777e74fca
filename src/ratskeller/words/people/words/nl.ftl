### De pagina over jezelf: account, apparaten, eigen gegevens. De browser haalt ze op als die pagina wordt geopend.

me-guest = Je bent gast
    .about = Je speelt hier als { $name }, en alleen deze browser kent je. Met een account vind je je tafels in elke browser.
me-made = Je hebt nu een account. Al je tafels zijn nog van jou.
me-admin = Deze site beheren

## Een account maken

me-new = Maak een account
    .about = Je tafels blijven van jou, ook partijen die nog bezig zijn.
    .stored = We bewaren je naam, een hash van je wachtwoord, je partijen, wat je aan tafels schrijft, en in welke browsers je bent aangemeld. Onder “Jouw gegevens” zie je alles en kun je het account verwijderen.
me-new-go = Maak het account
me-name = Naam
    .hint = Zo zien anderen je. De naam van een account kan niemand anders hebben.
me-password = Wachtwoord
me-password-new = Nieuw wachtwoord
    .hint = { $count } tekens of meer. Een paar woorden achter elkaar is goed.
me-strength-0 = Zwak: makkelijk te raden
me-strength-1 = Matig
me-strength-2 = Goed
me-strength-3 = Sterk
me-password-short = { $count } tekens of meer, alsjeblieft.
me-password-show = Toon
me-password-show-of = Toon: { $field }

## Aanmelden

me-in = Aanmelden
me-in-go = Aanmelden
me-take = { $count ->
    [one] Neem de tafel van deze browser mee
   *[other] Neem de { $count } tafels van deze browser mee
  }
    .along = De gast in deze browser gaat op in je account.
    .left = Ze blijven waar ze zijn, maar deze browser raakt ze kwijt: wil je er later naar terug, maak dan eerst een link op de startpagina.
me-forgotten = Wachtwoord vergeten? Niemand kan je een nieuw sturen. In een browser waarin je nog bent aangemeld speel je verder, en een eerder gemaakte link brengt je ook terug.

## Per mail

me-mail = Zonder wachtwoord
    .about = Laat een link sturen naar het adres waarop je van je beurten hoort. Daarmee meld je je aan, en je kunt een nieuw wachtwoord instellen.
me-mail-address = Mailadres
me-mail-go = Link sturen
me-mail-sent = Als iemand hier dit adres heeft bevestigd, is er een mail onderweg.
me-link = Aanmelden met je link
    .about = De link in de mail werkt één keer. Druk op de knop, en deze browser kent je.
me-link-anew = Een nieuw wachtwoord voor mijn account instellen
me-link-other = Op een andere manier aanmelden

## Je eigen account

me-name-change = Jouw naam
me-password-change = Jouw wachtwoord
    .about = Met een nieuw wachtwoord ben je overal elders afgemeld.
me-password-old = Huidig wachtwoord
me-password-change-go = Wijzig het
me-password-changed = Gewijzigd.
me-devices = Waar je bent aangemeld
me-device-here = Deze browser
me-device-unknown = Een browser
me-device-seen = Laatst gebruikt: { $when }
me-out = Afmelden
me-out-of = Afmelden: { $device }
me-out-done = Afgemeld: { $device }
me-out-here = Hier afmelden
me-out-everywhere = Overal afmelden
    .about = Overal: in alle browsers, ook in deze, en links naar je plaatsen gelden niet meer.
me-listed = Mij in de rangschikking tonen, en anderen mijn partijen laten zien
    .about = Anders sta je op geen lijst, en je naam leidt nergens heen. In partijen die anderen met jou hebben gespeeld blijft hij staan.

## De tweede factor

me-factor = Tweede factor
    .about = Daarmee komt niemand binnen met alleen een gestolen wachtwoord: bij het aanmelden is ook een code nodig die een app op je telefoon toont.
me-factor-go = Aanzetten
me-factor-scan = Scan dit beeld met een authenticator-app. Typ daarna de code die de app toont.
me-factor-picture = QR-code voor je authenticator-app
me-factor-key = Of typ deze sleutel in de app:
me-factor-app = Een app op dit apparaat openen
me-factor-confirm = Aanzetten
me-factor-cancel = Annuleren
me-factor-codes = Je herstelcodes
    .about = Als je je telefoon kwijtraakt, kun je je met elk van deze codes één keer aanmelden. Bewaar ze nu: ze worden alleen deze keer getoond.
me-factor-copy = Codes kopiëren
me-factor-copied = De codes zijn gekopieerd.
me-factor-saved = Ik heb ze bewaard
me-factor-since = Hij staat aan, sinds { $when }.
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
    .about = Een programma kan voor je spelen, meekijken of praten, met een sleutel die je hier maakt. Wat programma’s kunnen vragen, staat in de documentatie.
me-program-name = Hoe het programma heet
me-scopes = Wat het mag
me-scope-read = Kijken
    .about = aan tafels, zoals jij ze ziet
me-scope-play = Spelen
    .about = tafels openen, gaan zitten en voor je antwoorden
me-scope-chat = Praten
    .about = aan tafels, onder jouw naam
me-program-go = Sleutel maken
me-program-once = Hij wordt maar één keer getoond: kopieer hem nu. Wie hem heeft, kan dit alles in jouw naam doen.
me-program-copied = De sleutel is gekopieerd.
me-program-used = laatst gebruikt: { $when }
me-program-unused = nooit gebruikt
me-program-end = Intrekken
me-program-end-of = Intrekken: { $program }

## Eigen gegevens, en het einde

me-data = Jouw gegevens
    .about = Alles wat hier over jou is opgeslagen: namen, browsers, tafels en je antwoorden, als JSON-bestand.
me-data-go = Sla je gegevens op
me-leave = Verwijder het account
    .about = Je naam en je wachtwoord worden voorgoed verwijderd. Afgelopen partijen blijven, onder “Verwijderde speler”. In partijen die anderen met je spelen neemt een computer je plaats in, en partijen die alleen jij speelt worden verwijderd.
me-leave-go = Voorgoed verwijderen
