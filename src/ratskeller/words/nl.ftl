### De interface in het Nederlands, voor elk spel dezelfde. De woorden van een spel staan in zijn eigen map.

language = Nederlands
app-title = Ratskeller
app-motto = De tafel voor pestspellen
# Dingen op een rij: het laatste in $last, de andere in $others, met komma’s ertussen.
list-together = { $others } en { $last }

## Spelers per plaats

seat-0 = Rood
    .letter = R
    .shape = vierkant
seat-1 = Blauw
    .letter = B
    .shape = cirkel
# Geel en Groen beginnen met dezelfde letter: Geel krijgt zijn tweede
seat-2 = Geel
    .letter = E
    .shape = driehoek
seat-3 = Groen
    .letter = G
    .shape = ruit
seat-4 = Paars
    .letter = P
    .shape = ster
seat-5 = Turquoise
    .letter = T
    .shape = kruis
seat-mark = { $colour }, { $shape }
seat-named = { $name } ({ $colour })
seat-me = { $name } (jij)
seat-open = Vrije plaats
seat-deleted = Verwijderde speler
seat-guest = gast
# Wie zichzelf geen naam heeft gegeven
unnamed-guest = Gast { $number }
unnamed-player = Speler { $number }

## Startpagina

start-play = Speel nu
    .hint = Meteen een tafel tegen de computer. Zonder account.
    .shared = Meteen een tafel voor iedereen aan dit scherm. Zonder account.
    .friends = Een tafel met een link voor je vrienden. Zonder account.
start-lesson = Nieuw hier? Leer het in { $minutes } minuten
start-lesson-quiet = De les, in { $minutes } minuten
start-lesson-on = Verder met de les
start-resume = Mijn tafels
start-none = Nog geen tafels. De eerste is maar één klik weg.
start-none-begin = Begin een spel
start-your-turn = jouw beurt
start-over = afgelopen
start-in-lesson = les
start-waiting = wacht op { $seat }
start-open = er is een plaats vrij
start-updated = laatste zet { $when }
start-games = Kies een spel
start-options = Wie er meespeelt
options-title = Spelopties
option-chosen = { $option }: { $value }.
start-players = Spelers
start-first = Wie begint
start-first-random = door het lot
start-seat-kind = Plaats { $number }, { $colour }
start-seat-change = Wijzig
start-seat-computer = De computer
start-seat-people = Mensen
advice-title = Raad en toeval
advice-after = Het huis oordeelt na het spel
advice-always = Het huis oordeelt altijd
advice-odds-off = Geen kansen
advice-odds-after = Kansen na het spel
advice-odds-always = Kansen altijd
start-analysis = Wat het huis denkt
start-analysis-after = Na het spel
    .about = Als het spel voorbij is, kan iedereen aan tafel vragen hoe het ervoor stond en welke beurten de beste waren.
start-analysis-always = Altijd
    .about = Spelers kunnen ook tijdens het spel vragen hoe het ervoor staat en welke beurten de beste zijn.
start-rating = Rangschikking
start-rating-counts = Telt mee
    .about = De partij telt mee voor de rangschikking als iedereen met een account speelt en het huis pas na afloop oordeelt.
start-rating-friendly = Vriendschappelijk
    .about = Wie er ook wint: niemands plaats verandert erdoor.
start-thoughts = De sterkste tegenstander
start-thoughts-usual = Denkt zoals gewoonlijk
    .about = Hij doet ongeveer een seconde over een beurt.
start-thoughts-long = Denkt langer na
    .about = Hij doet enkele seconden over een beurt, vier keer zo lang als gewoonlijk, en ziet iets meer.
thoughts-long = De sterkste tegenstander heeft aan deze tafel vier keer zoveel tijd als gewoonlijk.
start-odds = De kansen
start-odds-off = Nooit
    .about = Niemand krijgt de kansen te zien.
start-odds-after = Na het spel
    .about = Als het spel voorbij is, zijn de kansen van elk moment op te zoeken.
start-odds-always = Altijd
    .about = Bekijk iets en je ziet de exacte kansen: niets wat je niet ook zelf kunt uitrekenen.
start-name = Jouw naam
start-name-save = Opslaan
start-name-saved = Opgeslagen.
page-imprint = Colofon
page-privacy = Privacy
me-open = Aanmelden of een account maken
me-open-account = Jouw account
password-again = Je wachtwoord, nog een keer
factor-code = Code uit je authenticator-app
    .hint = Zes cijfers; om de 30 seconden zijn er nieuwe.
factor-recovery = Herstelcode
    .hint = Een van de codes die je hebt bewaard. Elke code werkt één keer.
factor-use-recovery = Herstelcode gebruiken
factor-use-code = App gebruiken
way-open = Verder in een andere browser
way-title = Jouw plaatsen in een andere browser
way-text = Deze browser kent je zonder account. Met een link kent een andere browser je ook, met al je tafels, of deze opnieuw als zijn cookies weg zijn.
way-secret = Wie de link heeft, kan op jouw plaatsen spelen: bewaar hem dus als een sleutel. Een nieuwe link vervangt de vorige.
way-make = Maak een link
way-link = De link naar jouw plaatsen
way-once = Hij wordt maar één keer getoond: kopieer hem nu, of open hem meteen in de andere browser.
return-title = Terug naar je plaatsen
return-text = Met deze link krijgt deze browser dezelfde plaatsen en tafels als de browser waarin hij is gemaakt.
return-left = Deze browser heeft nu zelf { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }. Die blijven bestaan, maar deze browser raakt ze kwijt: wil je er later naar terug, maak dan eerst een link op de startpagina.
return-go = Neem deze plaatsen over
kind-me = Jij
    .about = In deze browser.
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-hotseat = Aan dit scherm
    .about = Samen op dit apparaat, om de beurt.
kind-open = Een vriend, via een link
    .about = Je krijgt een link om te versturen zodra je begonnen bent.
bot-novice = De novice
    .within = de novice
    .bare = novice
    .about = Ziet wat er ligt, weinig van wat eraan komt. Goed om mee te leren.
    .strength = Verliest bijna altijd van alle anderen.
bot-pedlar = De marskramer
    .within = de marskramer
    .bare = marskramer
    .about = Weet wat alles waard is en denkt aan een paar dingen tegelijk.
    .strength = Wint bijna altijd van de novice.
bot-cellarer = De keldermeester
    .within = de keldermeester
    .bare = keldermeester
    .about = Weegt zijn eigen beurten zorgvuldig af, alsof verder niemand speelt.
    .strength = Wint drie van de vier keer van de marskramer.
bot-alderman = De raadsheer
    .within = de raadsheer
    .bare = raadsheer
    .about = Kijkt wat de anderen terug zullen doen voor hij beslist.
    .strength = Wint zo’n zeven van de tien keer van de keldermeester.
bot-plague-doctor = De pestdokter
    .within = de pestdokter
    .bare = pestdokter
    .about = Speelt in gedachten honderden keren door. Verslaat iedereen op de club.
    .strength = Wint zo’n zeven van de tien keer van de raadsheer.
bot-strength = Sterkte { $strength } van { $most }
bot-random = willekeurig
bot-greedy = gretig
bot-greedy-1 = gretig van 2026
bot-plain-search = eenvoudig zoeken
start-names = Wie er aan dit scherm speelt
    .hint = Zonder naam wordt de kleur gebruikt.
start-name-of = Naam van { $colour }

## Waar iemand van zijn beurten wil horen, op een eigen pagina

telling-title = Laat het me weten
telling-intro = Als jij aan de beurt bent of een partij is afgelopen, en je niet aan tafel zit. Elke beurt wordt één keer gemeld.
telling-off = Deze server meldt niemand iets buiten zijn pagina’s. Wie hem beheert, zou moeten zeggen wat zijn adres is.
telling-places = Waar je het hoort
telling-nowhere = Nog nergens.
telling-kind-mail = Mail
telling-kind-push = Apparaat
telling-kind-webhook = Chatruimte
telling-this-device = Dit apparaat
telling-other-device = Een ander apparaat ({ $where })
telling-remove = { $where } verwijderen
    .short = Verwijderen
telling-removed = { $where }: verwijderd.
telling-failed = Daar is de laatste tijd niets aangekomen.
telling-unconfirmed = Wacht op de code
telling-push-title = Op dit apparaat
telling-push-text = Je browser toont een melding, ook als deze pagina dicht is.
telling-push-on = Meld het op dit apparaat
telling-push-done = Dit apparaat laat het je nu weten.
telling-push-denied = Je browser laat deze site niets melden. Sta meldingen toe in de instellingen van de browser, en laad deze pagina opnieuw.
telling-push-unable = Deze browser kan niets melden als de pagina dicht is. Zet de pagina op een iPhone of iPad op het beginscherm, en open haar vanaf daar.
telling-push-failed = De dienst van de maker van je browser is nu niet te bereiken. Probeer het later nog eens.
telling-mail-title = Per mail
telling-mail-none = Deze server verstuurt geen mails.
telling-mail-address = Mailadres
telling-mail-send = Stuur me een code
telling-mail-code = Code uit de mail aan { $where }
telling-mail-confirm = Bevestigen
telling-mail-done = Mails komen nu op { $where }.
telling-pace = Wanneer mails komen
telling-pace-now = Meteen
telling-pace-daily = Eén keer per dag
telling-hour = Op welk uur
telling-hour-at = { $hour }:00 uur
telling-room-title = In een chatruimte of programma
telling-room-text = De webhook van Slack, Mattermost, Discord, Matrix of een eigen programma. Iedereen daar leest jouw naam en wie er aan de beurt is.
telling-room-address = Adres van de webhook
telling-room-whose = Wiens beurten worden gemeld
telling-room-mine = Die van mij, aan alle tafels
telling-room-table = Van iedereen: { $game } met { $who }
telling-room-add = Toevoegen
telling-room-secret = Met dit geheim zijn de berichten ondertekend. Het wordt maar één keer getoond, en alleen een programma heeft het nodig.
telling-stop-title = Geen mails meer
telling-stop-going = Een ogenblik …
telling-stop-done = Deze mails zijn gestopt. Je kunt ze altijd weer instellen.
telling-stop-set = Waar ik het hoor

## Tegenstanders aan tafel

bot-kind = Gespeeld door de computer
bot-open = { $bot }, de computer: wie dat is
bot-thinks = denkt na …
bot-thinks-named = { $seat } denkt na …
bot-thinks-said = { $seat } denkt nog na.
bot-why = Waarom?
bot-why-said = { $seat }: waarom deze beurt?
bot-why-last = { $seat }: waarom de vorige beurt?
bot-why-later = Waarom hij zo speelt, hoor je als het spel voorbij is. Aan een andere tafel kan het altijd: zet op de startpagina “Wat het huis denkt” op “Altijd”.
bot-why-none = Hij heeft nog geen beurt gehad.
text-players = Wie er meespeelt
text-player = { $colour }: { $name }.
text-player-bot = { $colour }: { $name }, de computer. { $about }

## De pest van de dag

daily-title = De pest van de dag
daily-entry = De pest van de dag
daily-pitch = Eén partij per dag, voor iedereen dezelfde: dezelfde ratten, dezelfde tegels, dezelfde tegenstanders. Je mag het één keer proberen.
daily-against = Tegen { $rivals }
daily-bots = { $count ->
    [one] { FORM($name, "within") }
   *[other] { $count } × { FORM($name, "bare") }
  }
daily-play = Speel de partij van vandaag
daily-go-on = Verder met je partij
daily-look = Bekijk je partij
daily-practise = Oefen met deze partij
daily-practise-soon = Oefenen met deze partij kan vanaf zes uur ’s ochtends, UTC. Wie op tijd begonnen is, mag die tot dan afmaken.
daily-practise-note = Oefenen telt niet mee: dezelfde partij als op die dag, zo vaak je wilt.
daily-rules-note = Het geluk is voor iedereen hetzelfde, voor zover de regels dat toelaten. Wat je aan het uitproberen bent, kun je terugnemen, wat aan het licht is gekomen nooit; een analyse is er pas als je partij voorbij is. Je mag weggaan en terugkomen. Wat je vandaag begint, mag je afmaken tot zes uur ’s ochtends, UTC.
daily-honest = Deze browser kent je, zonder account: wie vals wil spelen, kan dat. De ranglijst is er voor wie dat niet doet.
    .account = Niemand controleert of je alleen speelt: wie vals wil spelen, kan dat. De ranglijst is er voor wie dat niet doet.
daily-next = De volgende partij komt over { $hours ->
    [0] { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
      }
   *[other] { $hours } u { $minutes } min
  }.
daily-result = { $place }e van { $seats }, { $lead ->
    [ahead] { $amount } voor
    [behind] { $amount } achter
   *[level] gelijk
  }
daily-course = In de loop van het spel: { $ahead ->
    [0] nooit
    [one] één keer
   *[other] { $ahead } keer
  } voor, { $level ->
    [0] nooit
    [one] één keer
   *[other] { $level } keer
  } gelijk, { $behind ->
    [0] nooit
    [one] één keer
   *[other] { $behind } keer
  } achter.
daily-yours = Jouw resultaat
daily-share = Ratskeller · De pest van de dag, { $date }
daily-share-copy = Kopieer om te delen
daily-share-send = Deel …
daily-share-text = Wat je deelt. Er wordt niets mee verklapt.
daily-streak = Jouw reeks
daily-streak-days = { $count ->
    [0] Nog geen dagen op rij
    [one] Eén dag
   *[other] { $count } dagen op rij
  }
daily-streak-longest = Langste: { $count }
daily-streak-won = Op rij gewonnen: { $count }
daily-streak-wins = In totaal gewonnen: { $count }
daily-ranking = Ranglijst
daily-ranking-none = Nog niemand heeft deze partij uitgespeeld.
daily-ranking-players = { $count ->
    [one] Eén speler is klaar.
   *[other] { $count } spelers zijn klaar.
  }
daily-ranking-rank = Rang
daily-ranking-name = Naam
daily-ranking-result = Resultaat
daily-ranking-score = Score
daily-ranking-note = Eerst telt de betere plaats aan tafel, dan de grotere voorsprong, dan de hogere score. Gelijke resultaten delen een rang.
daily-past = De laatste dertig dagen
daily-past-none = { $date }: { $game }, niet gespeeld.
daily-past-open = { $date }: { $game }, begonnen en niet afgemaakt.
daily-past-place = { $date }: { $game }, { $place }e plaats.
daily-place = { $place }.
daily-copied = Gekopieerd.
daily-today = Partij van vandaag
daily-loading = De partij wordt opgehaald …
daily-unknown = Van deze dag is er geen partij: je kunt de laatste dertig dagen bekijken.
daily-at-table = Jouw pest van de dag

# Tijd voor een nieuwe tafel: hoelang een beurt mag duren, en wat er gebeurt met wie langer nodig heeft.
start-time = Tijd
start-time-none = Zo lang je wilt
    .about = Niemands tijd loopt.
start-time-quick = Snel
    .about = 45 seconden per beurt, en 5 minuten reserve voor de hele partij.
start-time-relaxed = Rustig
    .about = 2 minuten per beurt, en 15 minuten reserve voor de hele partij.
start-time-days = Over dagen
    .about = 3 dagen per beurt. Iedereen mag in totaal 14 dagen weg zijn.
start-overtime = Als iemands tijd om is
start-overtime-bot = Een bot valt in
    .about = Tot de eigenaar de plaats terugneemt, speelt een bot: { $bot }.
start-overtime-lost = Die verliest
    .about = Die geldt als laatste. Voor de anderen speelt de zwakste bot verder.
## Bewezen eerlijk

start-fair = Toeval
start-fair-lot = Door het lot
    .about = De server loot, zoals je fiches uit een zak trekt.
start-fair-proof = Bewezen eerlijk
    .about = De server legt zich vast op een geheim voordat iemands browser er een eigen getal aan toevoegt. Die twee samen bepalen alles wat het toeval doet, en na het spel kan iedereen het narekenen.
fair-title = Bewezen eerlijk
fair-bound = De server heeft zich vastgelegd op { $commitment }
fair-numbers = { $count ->
    [one] Eén speler heeft een getal toegevoegd.
   *[other] { $count } spelers hebben getallen toegevoegd.
  }
proof-title = Bewijs van het toeval
proof-text = Hier rekent je browser alles na wat het toeval in een verslag heeft beslist: uit het geheim waarop de server zich had vastgelegd en de getallen die spelers hebben toegevoegd. Daar komt geen server aan te pas.
proof-record = Verslag van een partij: plak het hier, of sleep een bestand ergens op deze pagina
proof-file = Kies een bestand
proof-go = Bewijs het
proof-back = Terug naar de tafel
proof-working = Bezig met rekenen …
proof-not-over = Het spel is nog niet voorbij: tot dan blijft het geheim geheim.
proof-no-crypto = Deze browser berekent controlegetallen alleen op adressen met https en op de computer van de server zelf. In een terminal doet ratskeller proof hetzelfde.
proof-ok = { $count ->
    [one] De ene uitkomst van het toeval is zoals ze vastlag.
   *[other] Alle { $count } uitkomsten van het toeval zijn zoals ze vastlagen.
  }
proof-known = De server had zich hierop vastgelegd voor hij jouw getal kende, en jouw getal zit erin: deze browser heeft beide bewaard.
proof-unknown = Deze browser weet niets van het begin van dit spel: vergelijk waarop de server zich had vastgelegd met wat de spelers zagen.
proof-rules = Dat de keuzes en hun gewichten die van de regels zijn, bewijst ratskeller proof in een terminal.
proof-no-record = Dit is geen leesbaar verslag.
proof-no-proof = Dit verslag bevat geen bewijs: dat hebben alleen tafels die als bewezen eerlijk zijn begonnen.
proof-seed = Het klopt niet: het geheim in dit verslag is niet dat waarop de server zich had vastgelegd.
proof-commitment = Het klopt niet: de server had zich op iets anders vastgelegd toen dit spel begon.
proof-number = Het klopt niet: het getal dat deze browser heeft toegevoegd, ontbreekt.
proof-answer = Het klopt niet: stap { $place } van dit verslag had “{ $due }” moeten zijn, en is “{ $given }”.

## Een gespeelde partij op papier

print-open = Druk het spel af
print-go = Afdrukken
print-title = { $game }: het spel op papier
print-not-over = Dit spel is nog niet voorbij. Afdrukken kan als het dat is.
print-none = Dit spel kan niet worden afgedrukt.

## Wie aan een tafel mag komen: de gelagkamer, deuren, uitnodigingen en de volgende partij

lobby-entry = Speel met mensen
history-entry = Partijen en rangschikking
lobby-title = De gelagkamer
lobby-quick = Nu met mensen spelen
    .about = Je schuift aan bij iemand die met dezelfde bedenktijd wacht, of wacht aan een nieuwe tafel voor twee.
lobby-filter = Toon één spel
lobby-all = Alle spellen
lobby-open = Tafels met een vrije plaats
lobby-open-none = Er wacht nu niemand. Druk hierboven op een spel, dan vindt de volgende die komt jou.
lobby-running = Partijen om naar te kijken
lobby-running-none = Er is geen openbare partij aan de gang.
lobby-join = Doe mee
lobby-watch = Kijk toe
lobby-act = { $act }: { $game }, geopend door { $host }
lobby-host = geopend door { $host } · laatste zet { $when }
door-title = Wie mag komen
door-public = Iedereen
    .about = De tafel staat in de gelagkamer, waar iedereen kan aanschuiven.
door-link = Via een link
    .about = Alleen wie de link heeft, vindt de tafel.
door-password = Met een wachtwoord
    .about = Naast de link is een wachtwoord nodig, dat jij doorgeeft.
door-looking = Toeschouwers
door-spectators = Welkom
door-closed = Geen
door-with-spectators = met toeschouwers
door-without-spectators = zonder toeschouwers
door-gone = Deze tafel is gesloten
invited-title = Een uitnodiging
invited-by = { $host } nodigt je uit voor een partij { $game }.
invited-nobody = Er is een plaats voor je vrij in een partij { $game }.
invited-fair = Aan deze tafel is het toeval controleerbaar eerlijk: met jou komt er een eigen willekeurig getal bij.
invited-friendly = Dit is een vriendschappelijke partij: ze telt nergens voor mee.
# De klok van een tafel voor je gaat zitten: $turn en $reserve als 2:00, $count hele dagen
pace-live = { $turn } per beurt, { $reserve } in reserve
pace-days = { $count ->
    [one] Eén dag per beurt
   *[other] { $count } dagen per beurt
  }
pace-bot = Is de tijd om, dan valt een bot in.
pace-lost = Is de tijd om, dan is de partij verloren.
invited-seats = Wie hier zit
invited-password = Wachtwoord
invited-enter = Ga naar binnen
invited-full = Alle plaatsen zijn bezet.
invited-watch = Alleen toekijken
invited-open = Lees de uitnodiging
invited-no-spectators = Aan deze tafel kijkt niemand toe: alleen wie hier zit, ziet de partij.
seat-kept = Vrijgehouden voor { $name }
seat-somebody = Iemand
invite-open = Nodig iemand uit
invite-seats = Wie hier zit
invite-title = Nodig iemand uit
invite-public = Deze tafel staat in de gelagkamer. Je kunt ook de link versturen.
invite-link = Wie deze link heeft, kan aanschuiven.
invite-password = Wie deze link heeft en het wachtwoord kent, kan aanschuiven.
invite-address = Link naar deze tafel
invite-share = Deel …
invite-qr = De link als code voor een camera
invite-close = Sluit deze tafel
invite-close-sure = De tafel verdwijnt voor iedereen, voorgoed.
sitters-remove = Haal { $name } van tafel
sitters-release = Niet meer vrijhouden voor { $name }
sitters-stand-up = Sta op
sitters-note = Wie nog geen zet heeft gedaan, kun je van tafel halen. Die kan dan niet meer aan deze tafel komen.
rematch-go = Naar de volgende partij
rematch-before = Naar de partij ervoor
rematch-note = { $host } heeft nog een partij geopend.
rematch-sit = Schuif weer aan
rematch-watch = Kijk toe
table-kept-note = { $colour } wordt vrijgehouden voor { $name }.

## Waar niets is

nothing-page = Die pagina bestaat niet
    .about = Misschien staat er een typfout in het adres. De startpagina brengt je naar beide spellen, en naar je tafels.
nothing-table = Die tafel bestaat niet
    .about = Misschien is het adres niet compleet: vraag de link nog eens. Je eigen tafels staan op de startpagina.

## Beurtbalk

bar-label = Beurtbalk
bar-yours = Jouw beurt
bar-undo = Terug
bar-undo-to = Terug tot vóór “{ $step }”
bar-reset = Beurt opnieuw
bar-cancel = Annuleer
bar-steps = Deze beurt tot nu toe
bar-locked = { $step }: ligt vast
bar-locked-steps = Ligt vast, omdat daarna iets aan het licht kwam of anderen speelden: { $list }
bar-yours-now = Jij bent aan de beurt
bar-now = Nu: { $seat }
bar-waiting = Wachten tot een vriend aanschuift
bar-watching = Je kijkt toe
bar-on-turn = { $seat } is aan de beurt
    .me = Wat je beurt brengt
bar-choices = Keuzes

## Tafel

table-title = { $game }: tafel
link-copy = Kopieer de link
link-copied = Link gekopieerd.
link-by-hand = Deze browser kan hem niet voor je kopiëren. Kopieer hem hier:
table-open-note = { $colour } is nog vrij.
table-sit = Schuif aan als { $colour }
table-log = Kroniek
table-log-empty = Er is nog niets gebeurd.
table-undone = { $seat } neemt { $count ->
    [one] één stap
   *[other] { $count } stappen
  } terug.
table-stand-in = De tijd van { $seat } is om: wat volgt, is willekeurig gekozen.
table-stand-in-level = De tijd van { $seat } is om: nu antwoordt { FORM($bot, "within") }.
table-rule = Regel { $rule }
table-players = Spelers
table-cards = Kaarten
table-map = Bord
table-loading = De tafel wordt geladen …
table-lost = Opnieuw verbinden …
table-start = Startpagina
table-again = Speel opnieuw
table-record = Verslag opslaan
table-details = Details
table-close = Sluit
table-now = Overslaan
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-zoom-fit = Hele bord
table-speed = Snelheid
    .normal = 1×
    .fast = 2×
    .off = Uit
table-next = Volgende
table-skip = Sla over
table-ravage-hint = Spatie: verder. Esc: overslaan.

## Tijd, en wat naast de partij gewenst wordt

conduct-title = Tijd en afspraken
conduct-open = Opgeven, stoppen …
clock-reserve = + { $reserve }
clock-days-left = { $count ->
    [one] nog één dag
   *[other] nog { $count } dagen
  }
clock-hours-left = { $count ->
    [one] nog één uur
   *[other] nog { $count } uur
  }
clock-minutes-left = { $count ->
    [one] nog één minuut
   *[other] nog { $count } minuten
  }
clock-little = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
clock-up = tijd is om
clock-away = weg
clock-away-until = { $seat } is weg tot { $when }.
clock-away-left = { $count ->
    [0] geen vrije dagen meer
    [one] nog één vrije dag
   *[other] nog { $count } vrije dagen
  }
played-time = { $seat }: tijd is om. Nu speelt: { $bot }.
played-absent = { $seat } is afwezig. Nu speelt: { $bot }.
played-lost = { $seat } heeft op tijd verloren en geldt als laatste. Verder speelt: { $bot }.
played-resigned = { $seat } heeft opgegeven en geldt als laatste. Verder speelt: { $bot }.
played-back = { $seat } terugnemen
conduct-ended = De partij is met ieders instemming beëindigd.
conduct-left = De partij is afgelopen: iedereen heeft opgegeven of op tijd verloren.
conduct-paused = De partij ligt stil: niemand van de spelers is er. Ze gaat verder zodra iemand zijn plaats terugneemt.
vote-end = { $count ->
    [one] Eén van { $needed } wil de partij hier beëindigen.
   *[other] { $count } van { $needed } willen de partij hier beëindigen.
  }
vote-about = { $count ->
    [one] Eén van { $needed } wil dat een bot voor { $seat } speelt.
   *[other] { $count } van { $needed } willen dat een bot voor { $seat } speelt.
  }
vote-agree = Instemmen
vote-withdraw = Toch niet
resign-title = Opgeven
resign-about = Een bot speelt { $seat } voor de anderen uit, en de plaats geldt als laatste. Er is geen weg terug.
resign-go = Als { $seat } opgeven
resign-sure = Echt opgeven
resign-keep = Verder spelen
end-here-title = De partij hier beëindigen
end-about = De partij eindigt zonder winnaar zodra iedereen instemt die hier speelt.
end-alone = Je speelt hier alleen met bots: de partij eindigt meteen, zonder winnaar.
end-go = Ik wil stoppen
absent-title = Er ontbreekt iemand
absent-about = Heeft { $seat } tien minuten niet geantwoord en is { $seat } er niet, dan kan de meerderheid van de anderen een bot laten spelen tot { $seat } terug is.
absent-go = Een bot voor { $seat } laten spelen
away-title = Vrije dagen
away-about = Zo lang staat je tijd stil. Dagen die je niet gebruikt, houd je.
away-days = Dagen
away-go = Vrije dagen nemen
away-back = Ik ben terug
order-title = Voor mij antwoorden
order-about = Als je aan de beurt bent en niets anders kunt doen, of als er tussen de beurten van anderen iets wordt gevraagd, kan de tafel voor jou antwoorden.
order-single = Wat maar één antwoord heeft
order-none = Vraag mij
table-ordered = { $seat } had vooraf bepaald wat er gebeurt:
table-plays-for = { $bot } speelt voor { $seat }.

## Talk at a table

talk-open = Gesprek
talk-unread = Gesprek, { $count ->
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
  }
talk-table = Spelers
talk-gallery = Toeschouwers
talk-empty = Nog niemand heeft iets gezegd.
talk-empty-gallery = Wat toeschouwers hier zeggen, lezen de spelers zodra de partij voorbij is.
talk-write = Schrijf iets
talk-send = Versturen
talk-phrases = Met één druk gezegd; iedereen leest het in zijn eigen taal
talk-new = Nieuw
talk-older = Eerdere regels
talk-back = Terugnemen
talk-taken-back = Teruggenomen
talk-said = { $name }: { $text }
talk-here = aanwezig
talk-away = afwezig
talk-onlookers = { $count ->
    [0] Niemand kijkt toe.
    [one] Eén persoon kijkt toe: { $names }
   *[other] { $count } personen kijken toe: { $names }
  }
talk-onlookers-more = nog { $count }
talk-mute = { $name } aan deze tafel niet lezen
talk-block = { $name } overal blokkeren
talk-block-note = Jullie lezen elkaar dan aan geen enkele tafel meer.
talk-muted = { $name }: aan deze tafel niet gelezen
talk-blocked = { $name }: overal geblokkeerd
talk-lift = Weer lezen
phrase-hello = Hallo!
phrase-your-turn = Je bent aan de beurt.
phrase-moment = Een ogenblik, alsjeblieft.
phrase-thanks = Bedankt!
phrase-well-played = Goed gespeeld!
phrase-good-game = Mooie partij!

## Wat er sinds je eigen beurt is gebeurd, en nog eens stap voor stap

since-when = { $when ->
    [left] Sinds je wegging:
    [began] Sinds het begin van het spel:
    [round] In de laatste beurten:
   *[turn] Sinds je beurt:
  }
    .short = { $when ->
    [began] Tot nu toe
    [round] Onlangs
   *[turn] Intussen
  }
since-title = Sinds je beurt
since-replay = Bekijk het stap voor stap.
replay-name = Wat er gebeurde
replay-past = Het verleden
replay-step = Stap { $number } van { $count }
replay-first = Zo stond het ervoor.
replay-previous = Vorige
replay-next = Volgende
replay-play = Afspelen
replay-pause = Pauze
replay-now = Naar het spel

## Een partij die voorbij is, teruggezien

review-open = Bekijk de partij terug
review-short = Terugblik
review-leave = Naar de uitslag
review-title = Het verloop van de partij
review-curve = Kans om te winnen
review-moment = Het moment dat te zien is
review-go = Ga daarheen:
review-begins = Het huis bekijkt de partij …
review-working = Het huis beoordeelt elke beslissing: { $done } van { $count }.
review-done = Het huis heeft elke beslissing beoordeeld.
review-failed = Het huis kon deze partij niet beoordelen.
review-progress = Hoeveel beslissingen beoordeeld zijn
review-chance = { $seat } { $percent }%
review-notes = Wat het huis ervan vindt
review-decides = { $seat } beslist
review-best = Het huis had hetzelfde gespeeld.
review-level = Net zo goed als wat het huis gespeeld had.
review-other = Het huis had gespeeld: { $turn }.
review-gave = Daarmee win je op honderd partijen { $percent } keer vaker.
review-unknown = Wat het huis hiervan vindt, berust op wat alleen { $seat } wist.
review-hidden = Door deze ogen valt er niet meer over te zeggen.
review-pending = Het huis heeft deze beslissing nog niet beoordeeld.
review-luck-after = Wat daarna kwam, was geluk voor { $seat }: { $change }%.
review-branch = Speel verder vanaf hier
own-notes = Mijn notities
review-branch-title = Speel verder vanaf hier
review-branch-about = Op dit moment begint een nieuwe tafel, met dezelfde antwoorden tot hier. Wat het toeval daarna brengt, wordt opnieuw geloot.
review-branch-go = Begin
review-share = Deel dit moment
review-copy = Kopieer de link
review-send = Deel de afbeelding
review-save = Opslaan als { $kind }
review-picture = Afbeelding van het bord. { $moment }
review-picture-chances = Kans om te winnen: { $chances }
review-no-picture = Van dit bord is er geen afbeelding.
review-eyes = Met de kennis van
review-eyes-all = Wie beslist
review-eyes-public = Een toeschouwer
review-points = Keerpunten
review-turning-decision = { $seat } gaf { $percent }% weg.
review-turning-luck = Geluk voor { $seat }: +{ $percent }%.
review-skills = Geluk en kunde
review-skills-about = Alle getallen zijn honderdsten van een gewonnen partij. Geluk is wat het toeval gaf of nam; weggegeven is wat het huis beter gespeeld had.
review-seat = Speler
review-luck = Geluk
review-given = Weggegeven
review-lost = Verloren aan de pest
review-lost-of = { $actual } ({ $expected } verwacht)
review-luck-good = Het toeval gaf { $seat } { $percent ->
    [one] één honderdste
   *[other] { $percent } honderdsten
  } van een gewonnen partij.
review-luck-bad = Het toeval nam { $seat } { $percent ->
    [one] één honderdste
   *[other] { $percent } honderdsten
  } van een gewonnen partij af.
review-luck-none = Het toeval was { $seat } niet gunstig en niet ongunstig gezind.
review-skill = Met { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
  } gaf { $seat } { $percent } honderdsten weg.
review-skill-none = { $seat } gaf niets weg.
review-losses = { $actual ->
    [one] Eén blokje ging
   *[other] { $actual } blokjes gingen
  } verloren aan de pest; te verwachten: { $expected }.
review-learn = Leer van fouten
review-learn-title = De fouten van { $seat }
review-learn-nth = { $seat }: fout { $number } van { $count }
review-learn-ask = Wat zou jij hier spelen?
review-learn-none = Het huis vond geen echte fout. Goed gespeeld!
review-learn-over = Dat was alles.
review-learn-best = de keuze van het huis
review-learn-right = Ja: dat zou het huis spelen.
review-learn-level = Het huis zou een andere beurt spelen, maar deze is even goed.
review-learn-wrong = Het huis zou een andere beurt spelen: deze geeft op honderd partijen { $percent } overwinningen weg.
review-learn-skip = Sla over
review-learn-next = Verder
review-learn-end = Terug naar de terugblik

## Het verhaal van een partij

tale-title = Het verhaal van deze partij
tale-open-sheet = Het verhaal
tale-copy = Kopieer het verhaal
tale-copied = Het verhaal is gekopieerd.
tale-more = Het huis beoordeelt nog beslissingen. Als het klaar is, staat hier ook waar de partij een wending nam.
tale-open = { $names } gingen zitten voor een partij { $game }.
tale-phase = { $phase ->
    [early] Zo begon het.
    [middle] Daarna kwam er beweging in de partij.
   *[late] Tegen het einde viel de beslissing.
  }
tale-turning-decision = { $way ->
    [0] { $seat } liet { $percent }% winkans liggen.
    [1] Toen kwam een dure beurt: { $seat } gaf { $percent }% weg.
   *[2] Hier had { $seat } beter kunnen spelen, wel { $percent }%.
  }
tale-turning-luck = { $way ->
    [0] Het geluk lachte { $seat } toe: +{ $percent }%.
    [1] Het toeval was { $seat } goed gezind: +{ $percent }%.
   *[2] Wat daarna kwam, was een geschenk voor { $seat }: +{ $percent }%.
  }
tale-ahead = Intussen zag het huis { $seat } voorop, met een winkans van { $percent }%.
tale-close = Intussen zag het huis niemand duidelijk voorop.
tale-lucky = Over de hele partij was het toeval { $seat } het best gezind: het gaf { $percent ->
    [one] één honderdste
   *[other] { $percent } honderdsten
  } van een gewonnen partij.
tale-even = Over de hele partij trok het toeval niemand voor.
tale-exact = { $percent ->
    [0] In de ogen van het huis gaf { $seat } niets weg.
   *[other] In de ogen van het huis gaf { $seat } het minst weg: { $percent } honderdsten van een gewonnen partij.
  }

film-title = Timelapse
film-about = Het bord door de hele partij heen als bewegend beeld, om te bewaren of te delen.
film-make = Maak de timelapse
film-working = Beeld { $done } van { $count }
film-binding = De beelden worden samengevoegd …
film-stop = Stop
film-failed = De timelapse kon niet gemaakt worden. Probeer het nog eens.
film-picture = Het bord door de hele partij heen, van begin tot eind
film-hold = Stilzetten
film-play = Afspelen

## Een terugblik waarin iemand de weg wijst

lead-begin = Laat het de anderen zien
lead-mine = Je laat de partij aan de anderen zien.
lead-end = Stop met laten zien
lead-theirs = { $seat } laat de partij zien.
lead-somebody = Iemand
lead-follow = Volg
lead-followed = Je ziet wat { $seat } laat zien.
lead-free = Kijk zelf verder
lead-name = De partij wordt getoond
lead-over = Niemand laat de partij nog zien.

## Doorgeven aan één scherm

curtain-title = Geef door aan { $seat }
curtain-text = { $seat } is aan de beurt. Geheimen blijven bedekt tot je verdergaat.
curtain-go = Ik ben { $seat }
curtain-story = Wat er gebeurde

## Instellingen en hulp

settings-theme = Kleuren
    .auto = Zoals je apparaat
    .light = Perkament
    .dark = Kaarslicht
settings-language = Taal
settings-letters = Letters en cijfers als toetsen
    .on = Aan
    .off = Uit
settings-hints = Tips
    .on = Aan
    .off = Uit
sound-title = Geluid
sound-on = Aan
sound-off = Uit
sound-volume = Volume
sound-loud = { $percent }%
sound-groups = Wat je hoort
sound-group-turn = Jouw beurt
sound-group-moves = Zetten
sound-group-plague = De pest
sound-group-points = Punten en het einde
sound-group-talk = Gesprek
sound-whose = Wiens zetten je hoort
sound-everybody = Die van iedereen
sound-mine = Alleen wat mij aangaat
help-title = Hulp en instellingen
help-open = Hulp en instellingen
help-keys = Toetsen
help-map = Van regio naar regio
help-map-keys = Pijltjestoetsen
help-tab = Tussen bord, kaarten en knoppen
help-tab-keys = Tab
help-choose = Kies; nog een keer om te bevestigen
help-choose-keys = Enter
help-number = Kies uit de genummerde lijst
help-number-keys = 1 tot 9
help-letter = Ja, nee, houden, stoppen, als dat kan
help-letter-keys = Y, N, K, S
help-confirm = Bevestig
help-confirm-keys = C
help-undo = Stap terugnemen
help-undo-keys = U of Ctrl+Z
help-cancel = Annuleer een keuze, sluit een paneel, sla over wat te zien is
help-cancel-keys = Esc
help-next = De volgende stap als de pest huishoudt, of overslaan wat te zien is
help-next-keys = Spatie
help-talk = Het gesprek aan deze tafel openen of ernaartoe gaan
help-talk-keys = M
help-past = In het verleden: per stap, per beurt, naar het begin, terug naar het spel
help-past-keys = ← →, Page up/down, Home, End
help-command = Tekstbord en opdrachtregel
help-command-keys = :
help-help = Deze pagina
help-help-keys = ?

## Wat het huis afweegt

weigh-title = Wat het huis denkt
weigh-loading = Het huis denkt na …
weigh-none = Hier valt niets te beslissen.
weigh-chances = Kans om te winnen
weigh-chance = { $percent }%
weigh-turns = { $seat }: de beste beurten
weigh-turn = wint { $percent }%, verwachte voorsprong { $lead }
weigh-tried = { $visits ->
    [one] één keer geprobeerd
   *[other] { $visits } keer geprobeerd
}
weigh-taken = { $seat }: de gespeelde beurt
weigh-taken-mark = gespeeld
weigh-place = { $place ->
    [0] Van alle beurten die het huis vergeleek, ziet deze er het beste uit.
    [1] Van de beurten die het huis vergeleek, vindt het er één beter.
   *[other] Van de beurten die het huis vergeleek, vindt het er { $place } beter.
}
weigh-place-none = Het huis had niet aan deze beurt gedacht: het heeft die apart geprobeerd.
weigh-before = Kans om te winnen vóór deze beurt: { $percent }%, met de beste.
weigh-after = Met wat gespeeld is: { $percent }%, verwachte voorsprong { $lead }.
weigh-beside = Vergeleken met de beste andere beurt
weigh-own = Dit zag { FORM($bot, "within") } erin
weigh-how = Het huis heeft vanaf hier { $count ->
    [one] één keer
   *[other] { $count } keer
  } in gedachten doorgespeeld en wist daarbij alleen wat { $seat } toen wist. Wat { $seat } echt dacht, staat hier niet.
weigh-earlier = Eerder
weigh-later = Later
weigh-at = Na { $count ->
    [one] één stap
   *[other] { $count } stappen
}

## Tekstbord

text-title = Tekstbord
text-command = Zetten als tekst
    .hint = Scheid meerdere zetten met puntkomma’s. Een letter en Enter brengt je naar een deel van het bord.
text-send = Speel
text-legal = Nu mogelijk
text-typed = Zo typ je het
text-all-typed = Een hiervan kun je typen:
text-move = Zet
text-effect = Wat ervan komt
text-none = niets
text-places = Delen van het tekstbord
text-board-parts = Het bord
text-earlier = Wat eerder gebeurde
text-order = Gesorteerd op
text-on-turn = aan de beurt
text-began = begon
# Er is een antwoord uit een tabel gekozen: het staat nu op de opdrachtregel.
text-put = { $name }: { $text }. Met Enter speel je het.
text-about-none = Over “{ $word }” valt niets te vertellen.
text-keys = Toetsen van het tekstbord
    .hint = Op de opdrachtregel typ je de letter en druk je op Enter; elders op het tekstbord is de letter genoeg, zolang letters als toetsen gelden.
text-key-last = Vertel nog eens wat er het laatst gebeurde
    .keys = L
text-key-asked = Vertel nog eens wat er gevraagd wordt
    .keys = Q
text-key-undo = Neem de laatste stap van deze beurt terug
    .keys = U
text-key-arrows = Loop langs de cellen van een tabel; druk op een zet en hij staat op de opdrachtregel
    .keys = Pijltjestoetsen, Home, End
text-key-about = Achter een woord: vertel daar alles over
    .keys = ?

## De regels om te lezen

rules-read = De regels
rules-title-of = { $title } · Ratskeller
rules-all = Alle regels
rules-play = Spelen, of aan tafel leren
rules-minutes = In een minuut
rules-contents = Inhoud
rules-find = Zoek in de regels
rules-found = { $count ->
    [0] Niets gevonden
    [one] Op één plek gevonden
   *[other] Op { $count } plekken gevonden
  }
rules-none = Geen enkele regel noemt dat. Probeer een korter woord.
rules-here = Aan deze tafel:
rules-away = Niet aan deze tafel.
rules-loading = De regels worden geladen …
rules-unknown = De regels van dit spel zijn hier niet te lezen.
rules-more = Meer hierover
hints-title = Een tip
hints-close = Begrepen
hints-none = Geen tips meer

## Voorlezen

say-choices = { $question } { $options }
say-selected = Gekozen: { $choice }. Druk nog eens op Enter of op Bevestig.
say-cancelled = Keuze geannuleerd.
say-not-now = Er valt niets te bevestigen.
say-no-undo = Er is niets terug te nemen.

## Problemen, volgens de code die de server stuurt

trouble-title = Wat er misging
error-other = { $message }
error-stale-ply = Er is intussen verder gespeeld. Zo staat het er nu voor.
# { $answer } zoals het getypt of gestuurd is
error-illegal-answer = Dat kan nu niet: { $answer }.
error-not-your-turn = Jij bent niet aan de beurt.
error-network = De tafel is even niet te bereiken. Er is niets verloren.
error-unknown-table = Die tafel bestaat niet.
error-bad-request = Daar kon de server niets mee. Laad deze pagina opnieuw: misschien is die ouder dan de server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = Dat is te lang voor de server.
error-bad-option = Met deze opties opent de server geen tafel.
error-bad-seats = Met deze spelers opent de server geen tafel.
error-bad-fair = De tafel kon niet als bewezen eerlijk worden geopend. Probeer het opnieuw.
error-unknown-bot = Deze tegenstander speelt niet op deze server. Kies een andere.
error-unknown-game = Deze server heeft dat spel niet.
error-unknown-lesson = Deze server heeft die les niet.
error-unknown-day = { daily-unknown }
error-no-session = De server kent deze browser niet. Sta zijn cookie toe en laad deze pagina opnieuw.
error-wrong-seat = Dat is jouw plaats niet.
error-not-over = Het verslag is te lezen als het spel voorbij is.
# { $host }: de naam in het adres van de pagina
error-unknown-host = De server kent zichzelf niet onder de naam “{ $host }”. Wie hem beheert, moet die naam toestaan.
error-cross-site = Dit kwam van een andere site, en die mag niet namens jou handelen.
error-internal = Er ging iets mis op de server. Er is niets veranderd.
error-too-many = Een beetje rustiger, graag.
error-too-many-sockets = Er kijken hier te veel vensters naar tafels. Sluit er een paar.
error-too-many-connections = Er zijn te veel pagina’s open vanuit jouw netwerk. Wacht even.
error-too-many-guests = Er zijn te veel nieuwe gasten uit jouw netwerk gekomen. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-tables = Jij of iemand in jouw netwerk heeft te veel tafels geopend. Wacht voor de volgende { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-links = Er zijn te veel links gemaakt of geprobeerd. Wacht voor de volgende { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-table-passwords = Er zijn te veel wachtwoorden geprobeerd. Wacht voor de volgende { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-analyses = Er zijn te veel analyses gevraagd. Wacht voor de volgende { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-odds = De kansen zijn te vaak opgevraagd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-views = Er zijn zo veel eerdere momenten bekeken dat de volgende nog even duren. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-played-for = Voor deze plaats speelt een bot. Neem die eerst terug.
error-not-played-for = Voor deze plaats speelt niemand: die is van jou.
error-game-ended = De partij is met ieders instemming beëindigd.
error-plays-alone = Hier speel je alleen, met alle tijd die je wilt.
error-no-voice = Alleen wie hier zelf speelt, heeft een stem.
error-not-absent = Niemand wordt vervangen op wie niet lang genoeg is gewacht.
error-no-vacation = Zo lang kun je niet weg zijn, of je bent het al.
error-bad-clock = Met deze klok opent de server geen tafel.
error-bad-order = Dat kan niet vooraf worden bepaald.
error-too-many-wishes = Dat was wat veel ineens. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-no-odds = Deze tafel toont de kansen pas na het spel, of helemaal niet.
error-unknown-commitment = Wat de server voor deze tafel beloofde, geldt niet meer. Probeer het opnieuw.
error-day-not-closed = Dit is een partij van een dag die nog niet voorbij is. Je kunt die bekijken zodra die dag is afgesloten.
error-no-analysis = Aan deze tafel zijn stellingen pas te analyseren als het spel voorbij is.
error-busy = De server heeft het daar nu te druk voor. Probeer het zo nog eens.
error-unknown-link = Deze link leidt niet naar plaatsen aan tafel: hij is niet compleet, of er is al een nieuwere.
error-not-for-programs = Dat kan geen programma, waarvoor zijn sleutel ook is.
error-scope-missing = De sleutel van dit programma is daar niet voor.
error-unknown-token = Deze sleutel is er niet: misschien is hij ingetrokken.
error-tokens-full = Je hebt { $most } sleutels, meer kan niet. Trek er eerst een in.
error-too-many-tokens = Je hebt te veel sleutels gemaakt. Wacht voor de volgende { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-name-taken = Iemand heeft een account met deze naam. Kies een andere.
error-has-account = Je hebt al een account.
error-no-account = Je speelt hier als gast, zonder account.
error-wrong-sign-in = Er is geen account met deze naam en dit wachtwoord.
error-account-locked = Wie deze site beheert, heeft dit account geblokkeerd.
error-muted = Wie deze site beheert, laat je niets meer zeggen. Spelen en lezen kun je nog wel.
error-not-admin = Dat kan alleen wie deze site beheert.
error-is-admin = Bij iemand die deze site beheert, kan dat niet.
error-used-link = Deze link werkt niet meer: hij is al gebruikt of ouder dan tien minuten.
error-password-asked = Geef je wachtwoord nog een keer.
error-common-password = Veel mensen hebben dit wachtwoord, dus het wordt als eerste geraden. Kies een ander.
error-wrong-password = Dat is niet het wachtwoord.
error-factor-asked = Dit account heeft een tweede factor. Voer de code in om je aan te melden.
error-wrong-factor = Die code klopt niet. Komt hij uit je app, neem dan de code die hij nu toont, en kijk of de klok van je telefoon goed staat.
error-used-factor = Die code is al gebruikt. Wacht op de volgende.
error-factor-on = De tweede factor staat al aan.
error-factor-off = Dat duurde langer dan tien minuten, of de tweede factor staat niet aan. Begin opnieuw.
error-factor-needed = Op deze site hebben beheerders een tweede factor nodig. Zet hem eerst aan op je accountpagina.
error-too-many-codes = Voor dit account zijn te veel codes geprobeerd. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-unknown-session = Daar ben je niet meer aangemeld.
error-too-many-passwords = Voor deze naam of vanuit je netwerk zijn te veel wachtwoorden geprobeerd. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-too-many-copies = Je hebt je gegevens te vaak opgehaald. Wacht tot de volgende keer { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-bad-address = Dit adres is niet te gebruiken. Een mailadres ziet eruit als anna@example.org; dat van een webhook begint met https:// en leidt naar het open internet.
error-channels-full = Je hoort het al op { $most } plekken. Verwijder er eerst een.
error-mail-not-sent = Naar dit adres kon geen mail worden gestuurd. Kijk of het klopt, of probeer het later nog eens.
error-no-mail = Deze server verstuurt geen mails.
error-no-telling = { telling-off }
error-old-code = Deze code geldt niet meer. Laat een nieuwe sturen.
error-unknown-channel = Dat is al weg. Laad deze pagina opnieuw.
error-unknown-stop = Deze link is niet compleet: hij stopt geen mails. Kopieer hem helemaal uit de mail.
error-webhook-not-taken = Op een bericht om het te proberen kwam geen antwoord. Kijk of het adres klopt.
error-wrong-code = Dat is niet de code uit de mail. Kijk nog eens; na vijf verkeerde is een nieuwe nodig.
error-too-many-channels = Je hebt te vaak veranderd waar je het hoort. Wacht even: { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-mails = Er zijn te veel codes verstuurd. Wacht met de volgende nog { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-stops = Dat is vanuit jouw netwerk te vaak geprobeerd. Wacht nog { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-storage-full = Dit kan nu niet worden opgeslagen: de schijf van de server is vol. Het spel gaat vanzelf verder zodra er weer plek is.
error-storage-read-only = Dit kan nu niet worden opgeslagen: de server mag zijn bestand alleen lezen. Het spel gaat vanzelf verder zodra hij weer mag schrijven.
error-storage-locked = Dit kan nu niet worden opgeslagen: een ander programma gebruikt het bestand van de server. Het spel gaat vanzelf verder zodra dat klaar is.
error-storage-failed = Dit kan nu niet worden opgeslagen: de schijf van de server hapert. Het spel gaat vanzelf verder zodra hij het weer doet.
error-storage-unreachable = Dit kan nu niet worden opgeslagen: de server kan zijn database niet bereiken. Het spel gaat vanzelf verder zodra dat weer lukt.
error-storage-damaged = Dit is niet te lezen: een deel van het bestand van de server is beschadigd. Wie de server beheert, moet een reservekopie terugzetten.
error-bad-record = Dit verslag past niet: { $reason }
error-record-from-middle = Dit verslag begint midden in een partij. Alleen hele partijen worden hier bewaard.
error-record-not-over = Deze partij is niet uitgespeeld. Alleen uitgespeelde partijen worden hier bewaard.
error-unknown-player = Niemand heeft een account met deze naam.
# Talk
error-closed-room = Wat toeschouwers zeggen, lezen de spelers zodra de partij voorbij is.
error-unknown-line = Die regel is er niet meer.
error-not-your-line = Die regel is van iemand anders.
error-line-too-old = Dat is te lang geleden om het terug te nemen.
error-unknown-person = Die persoon is niet meer aan deze tafel.
error-too-many-lines = Dat was veel tegelijk. Iets langzamer, alsjeblieft.
error-game-over = Het spel is voorbij.
error-led = { $name } laat deze partij al zien.
error-not-looking = De verbinding met de tafel is verbroken. Die komt vanzelf terug.
error-notes-full = Aan één tafel kun je { $most } notities hebben. Verwijder er eerst een.
error-unknown-thing = Dat ligt niet meer op het bord. Kijk nog eens waar de notitie moet komen.
error-too-many-notes = Er zijn zo veel notities geschreven dat de volgende nog even duren. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-leads = Er zijn zo veel momenten getoond dat de volgende nog even duren. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-game-not-over = Dit spel is nog niet afgelopen. Daarna kun je erop terugkijken.
error-seat-taken = Iemand anders heeft die plaats al.
error-bad-door = Een wachtwoord hoort bij een tafel met een wachtwoord, en alleen daarbij.
error-password-needed = Deze tafel heeft een wachtwoord.
error-wrong-table-password = Dat is niet het wachtwoord van deze tafel.
error-no-spectators = Aan deze tafel kijkt niemand toe: alleen wie hier zit, ziet de partij.
error-sent-away = Wie deze tafel heeft geopend, heeft je van tafel gehaald.
error-table-closed = Wie deze tafel heeft geopend, heeft die gesloten.
error-seat-played = Vanaf deze plaats is een zet gedaan: die kan niet meer worden vrijgemaakt.
error-table-begun = De partij is begonnen: deze tafel kan niet meer worden gesloten.
error-not-host = Dat kan alleen wie deze tafel heeft geopend.
error-not-a-player = Alleen wie heeft meegespeeld, kan nog een keer spelen.
error-undo-barrier = Dat kun je niet meer terugnemen: er is intussen iets aan het licht gekomen.
error-old-rules = Deze tafel is volgens oudere regels gespeeld en is alleen nog te bekijken.
error-nothing-typed = Typ eerst een zet.
error-retry = Probeer opnieuw
piece-missing = Dit deel van de pagina kon niet worden geladen.
piece-reload = Pagina opnieuw laden
error-lesson = Die zet mag, maar deze les gaat een andere kant op. Om wat er nu komt, staat een stippellijn.

## Zonder de server

alone-title = De server is niet te bereiken
alone-text = Ratskeller speel je op een server, en die geeft nu geen antwoord: misschien ben je offline, of is hij gestopt. Zodra hij er weer is, gaat deze pagina vanzelf verder.
alone-kept = Er is niets verloren. Elke zet die de server heeft bevestigd, wordt daar bewaard, en je tafels wachten op je.
alone-read = Wat je intussen kunt lezen

# Een les aan tafel
lesson-title = Les
lesson-step = Stap { $step } van { $steps }
lesson-next = Lees verder
lesson-back = Vorige
lesson-show = Wijs aan
lesson-hide = Begrepen
lesson-typed = Typ:
lesson-fold = Klap de les in
lesson-open = Open de les
lesson-done = Sluit de les
lesson-watch = Kijk wat er gebeurt …
