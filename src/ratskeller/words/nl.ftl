### De interface in het Nederlands, voor elk spel dezelfde. De woorden van een spel staan in zijn eigen map.

language = Nederlands
app-title = Ratskeller
app-motto = Bordspellen over de pest, om online te spelen
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

start-play = Nu spelen
    .hint = Tegen de computer. Zonder account.
    .shared = Samen op dit scherm. Zonder account.
    .friends = Met een link voor je vrienden. Zonder account.
start-lesson = Nieuw hier? Leer het spel in { $minutes } minuten
start-lesson-quiet = Les ({ $minutes } minuten)
start-lesson-on = Verder met de les
start-resume = Mijn tafels
start-none = Nog geen tafels. De eerste is maar één klik weg.
start-none-begin = Spel beginnen
start-your-turns = Jouw beurt ({ $count })
start-invited = Nog een partij? ({ $count })
start-again = nog een partij?
start-paused = ligt stil: iedereen is weg
start-your-turn = jouw beurt
start-over = afgelopen
start-in-lesson = les
start-waiting = wacht op { $seat }
start-open = er is een plaats vrij
start-updated = laatste zet { $when }
start-games = Kies een spel
start-options = Wie doet er mee?
options-title = Spelopties
option-chosen = { $option }: { $value }.
start-players = Aantal spelers
start-first = Wie begint
start-first-random = willekeurig
start-seat-kind = Plaats { $number }, { $colour }
start-seat-change = Wijzigen
start-seat-computer = De computer
start-seat-styles = Met een eigen stijl
start-seat-people = Mensen
advice-title = Analyse en toeval
advice-after = Analyse na het spel
advice-always = Analyse altijd mogelijk
advice-odds-off = Kansen nooit zichtbaar
advice-odds-after = Kansen na het spel
advice-odds-always = Kansen altijd zichtbaar
advice-standing-hidden = Zonder tussenstand
start-analysis = Analyse
start-analysis-after = Na het spel
    .about = Als het spel voorbij is, kan iedereen aan tafel vragen hoe het ervoor stond en welke beurten de beste waren.
start-analysis-always = Altijd
    .about = Spelers kunnen ook tijdens het spel vragen hoe het ervoor staat en welke beurten de beste zijn.
start-rating = Rating
start-rating-counts = Telt mee
    .about = De partij telt mee voor de ratings als minstens twee mensen met een account spelen, elk op één plaats, en de analyse pas na afloop komt.
start-rating-friendly = Vriendschappelijk
    .about = Ratings veranderen niet.
start-thoughts = De sterkste tegenstander
start-thoughts-usual = Gewone bedenktijd
    .about = Doet ongeveer een seconde over een beurt.
start-thoughts-long = Langere bedenktijd
    .about = Doet een paar seconden over een beurt, vier keer zo lang als normaal, en kijkt iets verder vooruit.
thoughts-long = Aan deze tafel denkt de sterkste tegenstander vier keer zo lang na als normaal.
start-odds = De kansen
start-odds-off = Nooit
    .about = De kansen worden nooit getoond.
start-odds-after = Na het spel
    .about = Als het spel voorbij is, kun je de kansen van elk moment opzoeken.
start-odds-always = Altijd
    .about = Kies iets en je ziet de exacte kansen. Je zou ze allemaal zelf kunnen uitrekenen.
start-standing = De tussenstand
start-standing-shown = Zichtbaar
    .about = Naast elke naam staat ook wat die speler zou hebben als het spel nu eindigde, of straks kan verliezen. Gebruikelijk in vriendschappelijke partijen en als er geen plaats vrij is.
start-standing-hidden = Verborgen
    .about = Iedereen rekent het zelf uit. Gebruikelijk in partijen die meetellen.
start-name = Je naam
start-name-save = Opslaan
start-name-saved = Opgeslagen.
page-imprint = Colofon
page-privacy = Privacy
me-open = Inloggen of een account maken
me-open-account = Je account
password-again = Nog een keer je wachtwoord
factor-code = Code uit je authenticator-app
    .hint = Zes cijfers die elke 30 seconden veranderen.
factor-recovery = Herstelcode
    .hint = Een van de codes die je hebt bewaard. Elke code werkt maar één keer.
factor-use-recovery = Herstelcode gebruiken
factor-use-code = App gebruiken
way-open = Op een ander apparaat spelen
way-title = Je plaatsen op een ander apparaat
way-text = Je speelt zonder account, dus alleen deze browser kent je. Een link opent al je tafels in een andere browser. Hij brengt je ook terug als deze browser zijn cookies kwijtraakt.
way-secret = Wie de link heeft, kan op jouw plaatsen spelen: houd hem dus geheim. Een nieuwe link vervangt de vorige.
way-make = Link maken
way-link = De link naar je plaatsen
way-once = Je ziet hem maar één keer. Kopieer hem nu, of open hem meteen in de andere browser.
return-title = Terug naar je plaatsen
return-text = Met deze link krijgt deze browser dezelfde plaatsen en tafels als de browser waarin hij is gemaakt.
return-left = Deze browser heeft nu zelf { $count ->
    [one] één tafel
   *[other] { $count } tafels
  }. Die blijven bestaan, maar deze browser raakt ze kwijt: wil je er later naar terug, maak dan eerst een link op de startpagina.
return-go = Deze plaatsen overnemen
kind-me = Jij
    .about = In deze browser.
kind-bot = Computer
kind-bot-named = Computer: { $bot }
kind-hotseat = Op dit scherm
    .about = Samen op dit apparaat, om de beurt.
kind-open = Een vriend, via een link
    .about = Je krijgt een link om te versturen zodra de tafel open is.
bot-foundling = De vondeling
    .within = de vondeling
    .bare = vondeling
    .about = Pakt wat meteen iets oplevert en vergeet de pest. Goed voor de eerste keer.
    .strength = Verliest drie van de vier partijen tegen de novice.
bot-novice = De novice
    .within = de novice
    .bare = novice
    .about = Ziet wat er ligt, maar weinig van wat eraan komt. Goed om te leren.
    .strength = Wint drie van de vier partijen tegen de vondeling.
bot-pedlar = De marskramer
    .within = de marskramer
    .bare = marskramer
    .about = Weet wat alles waard is, maar plant niet ver vooruit.
    .strength = Wint drie van de vier partijen tegen de novice.
bot-cellarer = De keldermeester
    .within = de keldermeester
    .bare = keldermeester
    .about = Weegt elke beurt zorgvuldig af, alsof verder niemand meespeelt.
    .strength = Wint drie van de vier partijen tegen de marskramer.
bot-alderman = De raadsheer
    .within = de raadsheer
    .bare = raadsheer
    .about = Bedenkt eerst hoe de anderen zullen reageren en beslist dan pas.
    .strength = Wint ongeveer zeven van de tien partijen tegen de keldermeester.
bot-plague-doctor = De pestdokter
    .within = de pestdokter
    .bare = pestdokter
    .about = Speelt in gedachten honderden varianten door. De clubkampioen.
    .strength = Wint ongeveer zeven van de tien partijen tegen de raadsheer.
bot-companion = De metgezel
    .within = de metgezel
    .bare = metgezel
    .about = Ongeveer even sterk als wie de tafel heeft geopend.
bot-raider = De plunderaar
    .within = de plunderaar
    .bare = plunderaar
    .about = Leidt de pest naar jouw blokjes en zoekt de kaarten die dat kunnen.
    .strength = Even sterk als de keldermeester.
bot-collector = De verzamelaar
    .within = de verzamelaar
    .bare = verzamelaar
    .about = Kan geen kaart laten liggen, wat de ratten ook doen.
    .strength = Even sterk als de keldermeester.
bot-shepherd = De herder
    .within = de herder
    .bare = herder
    .about = Brengt zijn kudde naar het paleis voordat de pest komt.
    .strength = Even sterk als de keldermeester.
bot-farmer = De boer
    .within = de boer
    .bare = boer
    .about = Trekt vroeg de weiden in en wacht op de eindtelling.
    .strength = Even sterk als de keldermeester.
bot-builder = De bouwmeester
    .within = de bouwmeester
    .bare = bouwmeester
    .about = Bouwt steden, en liever één grote dan twee kleine.
    .strength = Even sterk als de keldermeester.
bot-hermit = De kluizenaar
    .within = de kluizenaar
    .bare = kluizenaar
    .about = Houdt van kloosters en heeft altijd een paar horigen achter de hand.
    .strength = Even sterk als de keldermeester.
bot-strength = Sterkte { $strength } van { $most }
bot-random = willekeurig
bot-greedy = gretig
bot-greedy-1 = gretig (2026)
start-names = Wie speelt er op dit scherm?
    .hint = Zonder naam wordt de kleur gebruikt.
start-name-of = Naam van { $colour }

## Meldingen, op een eigen pagina

notifications-title = Meldingen
notifications-intro = Je krijgt een bericht als je aan de beurt bent of een partij is afgelopen terwijl je weg bent. Eén bericht per beurt.
notifications-off = Meldingen zijn hier niet beschikbaar. Houd de pagina open, of kijk op de startpagina bij “Jouw beurt”.
notifications-places = Waar meldingen naartoe gaan
notifications-nowhere = Nog nergens heen.
notifications-kind-mail = E-mail
notifications-kind-push = Apparaat
notifications-kind-webhook = Chatruimte
notifications-this-device = Dit apparaat
notifications-other-device = Een ander apparaat ({ $where })
notifications-remove = { $where } verwijderen
    .short = Verwijderen
notifications-removed = { $where } is verwijderd.
notifications-failed = Daar is de laatste tijd niets aangekomen. Verwijder dit en voeg het opnieuw toe.
notifications-unconfirmed = Wacht op de code
notifications-push-title = Op dit apparaat
notifications-push-text = Je browser toont een melding, ook als deze pagina gesloten is.
notifications-push-on = Meldingen op dit apparaat
notifications-push-done = Dit apparaat krijgt nu meldingen.
notifications-push-denied = Je browser staat geen meldingen van deze site toe. Sta ze toe in de instellingen van de browser en laad deze pagina opnieuw.
notifications-push-unable = Deze browser kan geen meldingen tonen als de pagina gesloten is. Heb je een iPhone of iPad? Zet de pagina dan op het beginscherm en open die daar.
notifications-push-failed = De pushdienst van je browser is nu niet te bereiken. Probeer het later nog eens.
notifications-mail-title = Per e-mail
notifications-mail-none = Deze server verstuurt geen e-mail.
notifications-mail-address = E-mailadres
notifications-mail-send = Code sturen
notifications-mail-code = Code uit de e-mail aan { $where }
notifications-mail-confirm = Bevestigen
notifications-mail-done = E-mails gaan nu naar { $where }.
notifications-pace = Wanneer e-mails komen
notifications-pace-now = Meteen
notifications-pace-daily = Eén keer per dag
notifications-reminder = Herinnering bij partijen over meerdere dagen
notifications-reminder-usual = Herinner me als er nog een kwart van de tijd over is
notifications-reminder-hours = { $hours ->
    [24] Herinner me een dag voordat de tijd om is
    [48] Herinner me twee dagen voordat de tijd om is
   *[other] Herinner me { $hours } uur voordat de tijd om is
  }
notifications-reminder-never = Herinner me niet
notifications-hour = Hoe laat
notifications-hour-at = { $hour }:00 uur
notifications-room-title = In een chatruimte of programma
notifications-room-text = De webhook van Slack, Mattermost, Discord, Matrix of een eigen programma. Iedereen daar leest jouw naam en wie er aan de beurt is.
notifications-room-address = Adres van de webhook
notifications-room-whose = Wiens beurten
notifications-room-mine = Die van mij, aan alle tafels
notifications-room-table = Die van iedereen: { $game } met { $who }
notifications-room-add = Toevoegen
notifications-room-secret = Met dit geheim worden de berichten ondertekend. Je ziet het maar één keer, en alleen programma’s hebben het nodig.
notifications-stop-title = Geen e-mails meer
notifications-stop-going = Een ogenblik …
notifications-stop-done = Je krijgt deze e-mails niet meer. Je kunt ze altijd weer aanzetten.
notifications-stop-set = Meldingen instellen

## Tegenstanders aan tafel

bot-kind = Gespeeld door de computer
bot-open = Over { $bot } (computer)
bot-thinks = denkt na …
bot-thinks-named = { $seat } denkt na …
bot-thinks-said = { $seat } denkt nog na.
bot-why = Waarom?
hint-ask = Hint
# Een beurt die met genummerde tekens op het bord staat
turn-shown = Beurt op het bord
turn-show = Op het bord tonen
turn-show-both = Op het bord vergelijken
turn-steps = Stap voor stap
turn-which = { $played ->
    [yes] Gespeeld:
   *[no] Analyse:
  }
bot-why-said = { $seat }: waarom deze beurt?
bot-why-last = { $seat }: waarom de vorige beurt?
bot-why-later = De redenen voor de beurten zie je na het spel. Wil je ze in het volgende spel al tijdens het spelen zien, zet dan “Analyse” op de startpagina op “Altijd”.
bot-why-none = Nog geen beurt gehad.
text-players = Wie er meespeelt
text-player = { $colour }: { $name }.
text-player-bot = { $colour }: { $name }, de computer. { $about }

## De dagelijkse pest

daily-title = De dagelijkse pest
daily-entry = De dagelijkse pest
daily-pitch = Elke dag één partij, voor iedereen dezelfde: dezelfde ratten, dezelfde tegels, dezelfde tegenstanders. Je krijgt één poging.
daily-against = Tegen { $rivals }
daily-bots = { $count ->
    [one] { FORM($name, "within") }
   *[other] { $count } × { FORM($name, "bare") }
  }
daily-play = Partij van vandaag spelen
daily-go-on = Verder met je partij
daily-look = Je partij bekijken
daily-practise = Met deze partij oefenen
daily-practise-soon = Oefenen met deze partij kan vanaf 6 uur ’s ochtends (UTC). Wie op tijd begonnen is, mag die tot dan afmaken.
daily-practise-note = Oefenpartijen tellen niet mee. Speel de partij van die dag zo vaak je wilt.
daily-rules-note = Iedereen trekt dezelfde ratten en tegels in dezelfde volgorde, voor zover de regels dat toelaten. Je stappen kun je terugnemen, maar nooit wat onthuld is. De analyse is er pas na je partij. Je mag weggaan en terugkomen: wat je vandaag begint, mag je afmaken tot morgenochtend 6 uur (UTC).
daily-honest = Je speelt zonder account, dus vals spelen is niet uit te sluiten. De ranglijst is er voor wie eerlijk speelt.
    .account = Of je alleen speelt, kan niemand controleren. De ranglijst is er voor wie eerlijk speelt.
    .site = Er is geen ranglijst, want deze pagina werkt zonder server. Welke partij je krijgt, hangt alleen van de datum af: op alle pagina’s zonder server is het dezelfde, op een server een andere.
daily-next = Volgende partij over { $hours ->
    [0] { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
      }
   *[other] { $hours } u { $minutes } min
  }
daily-result = { $place }e van { $seats }, { $lead ->
    [ahead] { $amount } voor
    [behind] { $amount } achter
   *[level] gelijk
  }
daily-course = Tijdens het spel: { $ahead ->
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
daily-yours = Je resultaat
daily-share = Ratskeller · De dagelijkse pest, { $date }
daily-share-copy = Kopiëren om te delen
daily-share-send = Delen …
daily-share-text = Dit deel je. Het verklapt niets.
daily-streak = Je reeks
daily-streak-days = { $count ->
    [0] Nog geen reeks
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
daily-ranking-rank = Plaats
daily-ranking-name = Naam
daily-ranking-result = Resultaat
daily-ranking-score = Score
daily-ranking-note = Eerst telt de eindplaats in de partij, dan de voorsprong, dan de score. Spelers met gelijke resultaten delen een plaats.
daily-last = { $game } op { $date }: eerste plaats voor { $names }.
daily-last-others = { $names } en { $count ->
    [one] nog iemand
   *[other] nog { $count }
}
daily-past = De laatste dertig dagen en de komende week
daily-ahead = { $date }: { $game }
daily-past-none = { $date }: { $game }, niet gespeeld.
daily-past-open = { $date }: { $game }, begonnen maar niet afgemaakt.
daily-past-place = { $date }: { $game }, { $place }e plaats.
daily-place = { $place }.
daily-copied = Gekopieerd.
daily-today = Partij van vandaag
daily-loading = De partij wordt geladen …
daily-unknown = Van deze dag is er geen partij. Je kunt de laatste dertig dagen bekijken.
daily-at-table = Jouw dagelijkse pest

# Tijd voor een nieuwe tafel: hoelang een beurt mag duren, en wat er gebeurt met wie langer nodig heeft.
start-time = Tijd
start-time-none = Geen tijdslimiet
    .about = Er loopt geen klok.
start-time-quick = Snel
    .about = 45 seconden per beurt, plus 5 minuten reserve voor de hele partij.
start-time-relaxed = Rustig
    .about = 2 minuten per beurt, plus 15 minuten reserve voor de hele partij.
start-time-days = Over meerdere dagen
    .about = 3 dagen per beurt. Iedereen mag in totaal 14 dagen vrij nemen.
start-overtime = Als iemands tijd om is
start-overtime-bot = Een bot valt in
    .about = Een bot ({ $bot }) speelt tot de speler de plaats weer overneemt.
start-overtime-lost = Die speler verliest
    .about = Wie de tijd overschrijdt, eindigt als laatste. De zwakste bot speelt dan verder, zodat de anderen de partij kunnen afmaken.

## Bewijsbaar eerlijk

start-fair = Toeval
start-fair-lot = Willekeurig
    .about = De server trekt willekeurig, zoals uit een goed geschudde zak.
start-fair-proof = Bewijsbaar eerlijk
    .about = De server legt zich vast op een geheim voordat een browser er een eigen getal aan toevoegt. Daaruit volgt elke willekeurige trekking, en na het spel kan iedereen die narekenen.
fair-title = Bewijsbaar eerlijk
fair-bound = De server heeft zijn geheim vastgelegd. Na het spel kun je het hiermee controleren: { $commitment }
fair-numbers = { $count ->
    [one] Eén speler heeft een getal toegevoegd.
   *[other] { $count } spelers hebben getallen toegevoegd.
  }
proof-title = Bewijs van eerlijkheid
proof-text = Hier rekent je browser elke willekeurige trekking uit een verslag na, aan de hand van het geheim waarop de server zich heeft vastgelegd en de getallen die spelers hebben toegevoegd. Daar is geen server voor nodig.
proof-record = Verslag van een partij: plak het hier, of sleep een bestand ergens op deze pagina
proof-file = Bestand kiezen
proof-go = Controleren
proof-back = Terug naar de tafel
proof-working = Bezig met narekenen …
proof-not-over = Het spel is nog niet voorbij. Tot dan blijft het geheim geheim.
proof-no-crypto = Open deze pagina met https:// om de partij hier na te rekenen. In een terminal doet ratskeller proof hetzelfde.
proof-ok = { $count ->
    [one] De ene willekeurige trekking klopt met wat was vastgelegd.
   *[other] Alle { $count } willekeurige trekkingen kloppen met wat was vastgelegd.
  }
proof-known = De server legde zich vast voordat hij jouw getal kende, en jouw getal zit erin. Deze browser heeft beide bewaard.
proof-unknown = Deze browser heeft het begin van dit spel niet gezien. Vergelijk waarop de server zich heeft vastgelegd met wat de spelers zagen.
proof-rules = Of de keuzes en hun gewichten volgens de regels zijn, controleert ratskeller proof in een terminal.
proof-no-record = Dit verslag is niet leesbaar.
proof-no-proof = Dit verslag bevat geen bewijs. Dat hebben alleen bewijsbaar eerlijke tafels.
proof-seed = Klopt niet: het geheim in dit verslag is niet dat waarop de server zich had vastgelegd.
proof-commitment = Klopt niet: de server had zich op iets anders vastgelegd toen dit spel begon.
proof-number = Klopt niet: het getal dat deze browser heeft toegevoegd, ontbreekt.
proof-answer = Klopt niet: trekking { $place } van dit verslag had “{ $due }” moeten zijn, maar is “{ $given }”.

## Een gespeelde partij op papier

print-open = Partij afdrukken
print-go = Afdrukken
print-title = { $game }: de partij op papier
print-not-over = Dit spel is nog niet voorbij. Afdrukken kan zodra het voorbij is.
print-none = Dit spel kan niet worden afgedrukt.

## Wie aan een tafel mag komen: de gelagkamer, deuren, uitnodigingen en de volgende partij

lobby-entry = Met anderen spelen
start-server = Op de server spelen
history-entry = Partijen en ratings
lobby-title = De gelagkamer
lobby-quick = Nu met anderen spelen
    .about = Je schuift aan bij iemand die met dezelfde bedenktijd wacht, of je wacht aan een nieuwe tafel voor twee.
lobby-filter = Filter op spel
lobby-all = Alle spellen
lobby-open = Tafels met een vrije plaats
lobby-open-none = Er wacht nu niemand. Kies hierboven een spel, dan schuift de volgende speler bij je aan.
lobby-running = Partijen om te volgen
lobby-running-none = Er is geen openbare partij aan de gang.
lobby-join = Meedoen
lobby-watch = Toekijken
lobby-act = { $act }: { $game }, geopend door { $host }
lobby-host = geopend door { $host } · laatste zet { $when }
door-title = Wie mag meedoen
door-public = Iedereen
    .about = De tafel staat in de gelagkamer, en iedereen kan aanschuiven.
door-link = Via een link
    .about = Alleen wie de link heeft, vindt de tafel.
door-password = Met een wachtwoord
    .about = Naast de link is ook een wachtwoord nodig. Dat geef jij door.
door-looking = Toeschouwers
door-spectators = Welkom
door-closed = Geen
door-with-spectators = met toeschouwers
door-without-spectators = zonder toeschouwers
door-gone = Deze tafel is gesloten
invited-title = Een uitnodiging
invited-by = { $host } nodigt je uit voor een partij { $game }.
invited-nobody = Er is een plaats voor je vrij in een partij { $game }.
invited-fair = Deze tafel is bewijsbaar eerlijk: je browser voegt een eigen willekeurig getal toe.
invited-friendly = Dit is een vriendschappelijke partij: ratings veranderen niet.
invited-rated = Deze partij telt mee voor de ratings als minstens twee mensen met een account spelen, elk op één plaats.
# De klok van een tafel voor je gaat zitten: $turn en $reserve als 2:00, $count hele dagen
pace-live = { $turn } per beurt, { $reserve } in reserve
pace-days = { $count ->
    [one] Eén dag per beurt
   *[other] { $count } dagen per beurt
  }
pace-bot = Is de tijd om, dan valt een bot in.
pace-lost = Wie geen tijd meer heeft, verliest.
invited-seats = Aan deze tafel
invited-password = Wachtwoord
invited-enter = Naar binnen
invited-full = Alle plaatsen zijn bezet.
invited-watch = Alleen toekijken
invited-open = Uitnodiging lezen
invited-no-spectators = Aan deze tafel zijn geen toeschouwers. Alleen de spelers zien de partij.
seat-reserved = Vrijgehouden voor { $name }
seat-somebody = Iemand
glimpse-live = Nu bezig: { $names }
glimpse-ended = Onlangs gespeeld: { $names }
invite-friends = Vrienden uitnodigen
invite-friends-about = Je krijgt een link. De partij begint wanneer jij dat zegt.
invite-friends-go = Link maken
waiting-title = Wachten op spelers
waiting-sit = Hier zitten
waiting-move = Hierheen
waiting-who = Wie speelt { $colour }?
waiting-friend = Een vriend
waiting-onlookers = Ook hier: { $names }
waiting-begin = Beginnen
waiting-reserved = Gereserveerd voor { $name }
waiting-decline = Nee, bedankt
waiting-open = { $count ->
    [one] Er is nog één plaats vrij. Wacht, of geef die aan een bot.
   *[other] Er zijn nog { $count } plaatsen vrij. Wacht, of geef ze aan bots.
  }
waiting-open-guest = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
  }
waiting-for-host = Iedereen is er. { $host } begint de partij.
invite-open = Iemand uitnodigen
invite-seats = Aan deze tafel
invite-title = Iemand uitnodigen
invite-public = Deze tafel staat in de gelagkamer. Je kunt ook de link versturen.
invite-link = Wie deze link heeft, kan aanschuiven.
invite-password = Wie deze link heeft en het wachtwoord kent, kan aanschuiven.
invite-address = Link naar deze tafel
invite-share = Delen …
invite-qr = De link als QR-code
invite-close = Deze tafel sluiten
invite-close-sure = De tafel verdwijnt voor iedereen, voorgoed.
seat-list-remove = { $name } verwijderen
seat-list-release = Niet meer vrijhouden voor { $name }
seat-list-bot = Plaats aan een bot geven
seat-list-open = Plaats weer vrijgeven
seat-list-stand-up = Opstaan
seat-list-note = Je kunt spelers verwijderen die nog geen zet hebben gedaan. Ze kunnen dan niet meer aan deze tafel komen.
rematch-go = Naar de volgende partij
rematch-before = Naar de vorige partij
rematch-note = { $host } heeft nog een partij geopend.
    .me = Je hebt nog een partij geopend.
rematch-sit = Weer aanschuiven
rematch-watch = Toekijken
table-reserved-note = { $colour } wordt vrijgehouden voor { $name }.

## Waar niets is

nothing-page = Pagina niet gevonden
    .about = Misschien staat er een typfout in het adres. De startpagina brengt je naar beide spellen, en naar je tafels.
nothing-table = Tafel niet gevonden
    .about = Misschien is het adres niet compleet: vraag de link nog eens. Je eigen tafels staan op de startpagina.

## Beurtbalk

bar-label = Beurtbalk
bar-yours = Jouw beurt
bar-undo = Terugnemen
bar-undo-to = “{ $step }” en alles daarna terugnemen
bar-undo-steps = { $count } stappen terugnemen?
bar-reset = Beurt opnieuw
bar-cancel = Annuleren
bar-steps = Deze beurt tot nu toe
bar-locked = { $step }: definitief
bar-locked-steps = Definitief, omdat daarna iets is onthuld of anderen hebben gespeeld: { $list }
bar-yours-now = Jij bent aan de beurt
bar-now = Nu: { $seat }
bar-ended = Spel voortijdig beëindigd
bar-won = { $seat } wint
    .me = Jij wint
bar-waiting = Wachten tot een vriend aanschuift
bar-watching = Je kijkt toe
bar-on-turn = { $seat } is aan de beurt
    .me = De gevolgen van je beurt
bar-choices = Keuzes

## Tafel

table-title = { $game }: tafel
link-copy = Link kopiëren
link-copied = Link gekopieerd.
link-by-hand = Deze browser kan hem niet voor je kopiëren. Kopieer hem hier:
table-open-note = { $colour } is nog vrij.
table-sit = Aanschuiven als { $colour }
table-log = Kroniek
table-log-empty = Er is nog niets gebeurd.
tabs-label = Opzoeken
tab-notes = Notities
tab-rules = Regels
ranking-own = Je bent { $place }e: { $score }
table-undone = { $seat } neemt { $count ->
    [one] één stap
   *[other] { $count } stappen
  } terug.
table-stand-in = De tijd van { $seat } is om. De volgende antwoorden zijn willekeurig gekozen.
table-stand-in-level = De tijd van { $seat } is om. Nu antwoordt { FORM($bot, "within") }.
table-rule = Regel { $rule }
table-players = Spelers
table-cards = Kaarten
table-map = Bord
table-loading = De tafel wordt geladen …
table-lost = Opnieuw verbinden …
table-start = Startpagina
table-again = Nog een keer
table-record = Verslag opslaan
table-details = Details
table-close = Sluiten
table-now = Overslaan
more-here = Nog { $count }
brief-less = Minder tonen
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-zoom-fit = Hele bord
table-speed = Snelheid
    .normal = 1×
    .fast = 2×
    .off = Uit
table-next = Volgende
table-skip = Alles overslaan
table-ravage-hint = Spatie: verder. Esc: overslaan.

## Tijd, en wat naast de partij gewenst wordt

conduct-title = Opgeven, stoppen of pauzeren
conduct-open = Opgeven of stoppen …
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
clock-until = tot { $when }
clock-up = tijd is om
clock-away = weg tot { $when }
clock-away-until = { $seat } is weg tot { $when }.
clock-away-left = { $count ->
    [0] geen vrije dagen meer aan deze tafel
    [one] nog één vrije dag aan deze tafel
   *[other] nog { $count } vrije dagen aan deze tafel
  }
played-time = De tijd van { $seat } is om. Nu speelt { FORM($bot, "within") }.
played-absent = { $seat } is afwezig. Nu speelt { FORM($bot, "within") }.
played-lost = { $seat } heeft door tijdsoverschrijding verloren en eindigt als laatste. Nu speelt { FORM($bot, "within") } verder.
played-resigned = { $seat } heeft opgegeven en eindigt als laatste. Nu speelt { FORM($bot, "within") } verder.
left-lost = { $seat } heeft door tijdsoverschrijding verloren en eindigt als laatste.
left-resigned = { $seat } heeft opgegeven en eindigt als laatste.
played-back = { $seat } weer overnemen
conduct-ended = De partij is in overleg beëindigd.
conduct-left = De partij is afgelopen: iedereen heeft opgegeven of de tijd overschreden.
conduct-won = De partij is afgelopen: { $seat } wint.
    .me = De partij is afgelopen: jij wint.
conduct-paused = De partij ligt stil omdat alle spelers weg zijn. Die gaat verder zodra iemand een plaats weer overneemt.
play-on = Verder spelen tegen een bot (telt niet mee)
vote-end = { $count ->
    [one] Eén van { $needed } wil de partij hier beëindigen.
   *[other] { $count } van { $needed } willen de partij hier beëindigen.
  }
vote-about = { $count ->
    [one] Eén speler wil dat een bot voor { $seat } speelt: { $needed } moeten instemmen.
   *[other] { $count } spelers willen dat een bot voor { $seat } speelt: { $needed } moeten instemmen.
  }
vote-agree = Instemmen
vote-withdraw = Intrekken
resign-title = Opgeven
resign-about = Een bot speelt verder voor { $seat }, en { $seat } eindigt als laatste. Dit kun je niet terugdraaien.
resign-last = De partij is meteen afgelopen: { $other } wint en { $seat } eindigt als laatste. Dit kun je niet terugdraaien.
resign-go = Als { $seat } opgeven
resign-sure = Echt opgeven
resign-keep = Verder spelen
end-here-title = De partij hier beëindigen
end-about = De partij eindigt zonder winnaar zodra alle spelers instemmen.
end-alone = Je speelt hier alleen tegen bots. De partij eindigt meteen, zonder winnaar.
end-go = Instemmen met stoppen
absent-title = Er ontbreekt een speler
absent-about = Heeft { $seat } al { $time } geen zet gedaan en is { $seat } er niet, dan kan de meerderheid van de anderen een bot laten spelen tot { $seat } terug is.
absent-go = Een bot voor { $seat } laten spelen
away-title = Vrije dagen aan deze tafel
away-about = Zo lang staat je klok stil. Dagen die je niet gebruikt, houd je.
away-days = Dagen
away-go = Vrije dagen nemen
away-back = Ik ben terug
order-title = Voor mij antwoorden
order-about = Als je maar één mogelijkheid hebt, of als je tijdens de beurt van een ander iets wordt gevraagd, kan de tafel voor je antwoorden.
order-single = Bij maar één mogelijkheid
order-none = Vraag het mij
table-ordered = { $seat } had dit antwoord vooraf ingesteld:
table-plays-for = { $bot } speelt voor { $seat }.

## Chat aan tafel

talk-open = Chat
talk-unread = Chat, { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
  }
talk-table = Spelers
talk-gallery = Toeschouwers
talk-empty = Nog geen berichten.
talk-empty-gallery = Wat toeschouwers hier schrijven, kunnen de spelers lezen zodra de partij voorbij is.
talk-write = Schrijf een bericht
talk-send = Versturen
talk-phrases = Snelle berichten: iedereen leest ze in de eigen taal
talk-new = Nieuw
talk-older = Eerdere berichten
talk-back = Verwijderen
talk-taken-back = Verwijderd
talk-said = { $name }: { $text }
talk-here = aanwezig
talk-away = afwezig
talk-onlookers = { $count ->
    [0] Geen toeschouwers.
    [one] Eén toeschouwer: { $names }
   *[other] { $count } toeschouwers: { $names }
  }
talk-onlookers-more = nog { $count }
talk-mute = { $name } aan deze tafel dempen
talk-block = { $name } overal blokkeren
talk-block-note = Jullie zien elkaars berichten dan aan geen enkele tafel meer.
talk-muted = { $name }: aan deze tafel gedempt
talk-blocked = { $name }: overal geblokkeerd
talk-lift = Weer toelaten
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
    [round] Zojuist
   *[turn] Sinds je beurt
  }
since-title = Sinds je beurt
since-replay = Bekijk het stap voor stap.
replay-name = Wat er gebeurde
replay-past = Het verleden
replay-step = Stap { $number } van { $count }
replay-first = Beginopstelling.
replay-previous = Vorige
replay-next = Volgende
replay-play = Afspelen
replay-pause = Pauze
replay-now = Terug naar nu

## Een partij die voorbij is, teruggezien

rating-change = Rating { $points } ({ $change })
review-open = Partij terugkijken
review-none = Bekijken
review-short = Terugblik
review-leave = Terug naar de uitslag
review-title = Het verloop van de partij
review-curve = Kans om te winnen
review-moment = Het getoonde moment
review-go = Ga daarheen:
review-begins = De analyse begint …
review-working = Beslissingen worden geanalyseerd: { $done } van { $count }.
review-done = Analyse voltooid.
review-failed = Deze partij kon niet worden geanalyseerd.
review-progress = Geanalyseerde beslissingen
review-chance = { $seat } { $percent }%
review-notes = Analyse
review-decides = { $seat } is aan de beurt
review-best = De beste keuze.
review-level = Ongeveer even goed:
review-other = Beter:
review-unplayed = Volgens de analyse beter, maar niet uitgespeeld:
review-loss = Verlies: { $loss } procentpunt winkans ({ $low } tot { $high }), uit { $count } voortzettingen van elke beurt.
review-reasons = Vergeleken daarmee levert de gespeelde beurt dit op:
review-unknown = Deze analyse berust op iets wat alleen { $seat } wist.
review-hidden = Meer is vanuit dit gezichtspunt niet bekend.
review-pending = Deze beslissing is nog niet geanalyseerd.
review-luck-after = Daarna geluk voor { $seat }: +{ $percent ->
    [one] 1 procentpunt
   *[other] { $percent } procentpunt
  }.
review-branch = Vanaf hier verder spelen
own-notes = Mijn notities
review-branch-title = Vanaf hier verder spelen
review-branch-about = Je krijgt een nieuwe tafel, met dezelfde zetten tot hier. Alles wat daarna toeval is, wordt opnieuw getrokken.
review-branch-go = Beginnen
review-share = Dit moment delen
review-server = Uploaden naar de server
review-copy = Link kopiëren
review-send = Afbeelding delen
review-save = Opslaan als { $kind }
review-picture = Afbeelding van het bord. { $moment }
review-picture-chances = Kans om te winnen: { $chances }
review-no-picture = Van dit bord is er geen afbeelding.
review-eyes = Gezien door
review-eyes-all = Wie aan de beurt is
review-eyes-public = Toeschouwer
review-points = Keerpunten, in procentpunt winkans
review-turning-decision = { $seat } verloor { $percent } procentpunt winkans.
review-turning-luck = Geluk voor { $seat }: +{ $percent } procentpunt.
review-more = Meer
review-skills = Geluk en kunde
review-skills-about = Alle getallen zijn procentpunt winkans. Begin, geluk en kunde vormen samen de uitslag. Geluk is wat het toeval gaf of nam, kunde wat de beslissingen van alle spelers opleverden.
review-seat = Speler
review-start = Begin
review-luck = Geluk
review-brought = Kunde
review-result = Uitslag
review-lost = Verloren aan de pest
review-lost-of = { $actual } ({ $expected } verwacht)
review-luck-good = Geluk voor { $seat }: +{ $percent ->
    [one] 1 procentpunt
   *[other] { $percent } procentpunt
  }.
review-luck-bad = Pech voor { $seat }: −{ $percent ->
    [one] 1 procentpunt
   *[other] { $percent } procentpunt
  }.
review-luck-none = Geluk en pech hielden elkaar voor { $seat } in evenwicht.
review-skill = { $seat } verloor { $percent ->
    [one] één procentpunt
   *[other] { $percent } procentpunt
  } door { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
  }.
review-skill-none = { $seat } maakte geen fouten.
review-losses = Verloren aan de pest: { $actual ->
    [one] één blokje
   *[other] { $actual } blokjes
  } ({ $expected } verwacht).
review-learn = Leren van fouten
review-learn-title = De fouten van { $seat }
review-learn-nth = { $seat }: fout { $number } van { $count }
review-learn-task = Zoek een betere beurt dan die uit de partij:
review-learn-none = Geen echte fouten gevonden. Goed gespeeld!
review-learn-over = Dat was de laatste fout.
review-learn-tried = Deze beurt heb je geprobeerd
review-learn-judging = Je beurt wordt beoordeeld …
review-learn-right = Goed gevonden! { $percent ->
    [one] Eén procentpunt
   *[other] { $percent } procentpunt
  } beter dan in de partij{ $hasReason ->
    [yes] . De belangrijkste reden: { $reason }
   *[no] { "" }
  }.
review-learn-wrong = Er is een betere beurt. Deze kost { $percent ->
    [one] één procentpunt
   *[other] { $percent } procentpunt
  } winkans.
review-learn-played = Dat is de beurt uit de partij. Probeer iets anders.
review-learn-solved = { $percent ->
    [one] Eén procentpunt
   *[other] { $percent } procentpunt
  } beter dan in de partij{ $hasReason ->
    [yes] . De belangrijkste reden: { $reason }
   *[no] { "" }
  }.
review-learn-hint = Hint
review-learn-hinted = De beste beurt is een van deze:
review-learn-solution = Oplossing
review-learn-again = Opnieuw proberen
review-learn-skip = Overslaan
review-learn-next = Verder
review-learn-end = Naar de terugblik

## Het verhaal van een partij

tale-title = Het verhaal van deze partij
tale-open-sheet = Het verhaal
tale-copy = Verhaal kopiëren
tale-copied = Het verhaal is gekopieerd.
tale-more = De analyse loopt nog. Daarna staat hier ook waar de partij een wending nam.
tale-open = { $names } gingen zitten voor een partij { $game }.
tale-phase = { $phase ->
    [early] Zo begon het.
    [middle] Daarna kwam er beweging in de partij.
   *[late] Tegen het einde viel de beslissing.
  }
tale-turning-decision = { $way ->
    [0] { $seat } liet { $percent } procentpunt winkans liggen.
    [1] Toen kwam een dure beurt: { $seat } verloor { $percent } procentpunt.
   *[2] Hier had { $seat } { $percent } procentpunt beter kunnen spelen.
  }
tale-turning-luck = { $way ->
    [0] Het geluk lachte { $seat } toe: +{ $percent } procentpunt.
    [1] Het toeval was { $seat } goed gezind: +{ $percent } procentpunt.
   *[2] Wat daarna kwam, was een geschenk voor { $seat }: +{ $percent } procentpunt.
  }
tale-ahead = Intussen stond { $seat } voor, met { $percent }% winkans.
tale-close = Intussen stond niemand duidelijk voor.
tale-lucky = Over de hele partij had { $seat } het meeste geluk: +{ $percent ->
    [one] 1 procentpunt
   *[other] { $percent } procentpunt
  } winkans.
tale-even = Over de hele partij was het geluk gelijk verdeeld.
tale-exact = { $percent ->
    [0] { $seat } maakte geen fouten.
    [one] { $seat } speelde het nauwkeurigst en verloor maar één procentpunt winkans.
   *[other] { $seat } speelde het nauwkeurigst en verloor maar { $percent } procentpunt winkans.
  }

film-title = Timelapse
film-about = De hele partij als bewegend beeld van het bord, om op te slaan of te delen.
film-make = Timelapse maken
film-working = Beeld { $done } van { $count }
film-binding = De beelden worden samengevoegd …
film-stop = Stoppen
film-failed = De timelapse kon niet gemaakt worden. Probeer het nog eens.
film-picture = Het bord van het begin tot het einde van de partij
film-hold = Stilzetten
film-play = Afspelen

## Een terugblik waarin iemand de weg wijst

lead-begin = Aan de anderen tonen
lead-mine = Je toont de partij aan de anderen.
lead-end = Stoppen met tonen
lead-theirs = { $seat } toont de partij.
lead-somebody = Iemand
lead-follow = Volgen
lead-followed = Je volgt { $seat }.
lead-free = Niet meer volgen
lead-name = De partij wordt getoond
lead-over = Niemand toont de partij meer.

## Doorgeven aan één scherm

curtain-title = Geef door aan { $seat }
curtain-text = { $seat } is aan de beurt. Geheimen blijven verborgen tot je verdergaat.
curtain-go = Ik ben { $seat }
curtain-story = Wat er gebeurde

## Instellingen en hulp

settings-theme = Kleuren
    .auto = Zoals je apparaat
    .light = Perkament
    .dark = Kaarslicht
settings-language = Taal
settings-letters = Sneltoetsen met één teken
    .on = Aan
    .off = Uit
settings-thinking = Waar de analyse draait
    .auto = Automatisch
    .here = Op dit apparaat
    .server = Op de server
settings-thinking-bots = Speel je alleen tegen de computer, dan denkt die daar ook na. Zulke partijen veranderen je rating niet.
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
sound-group-talk = Chat
sound-whose = Wiens zetten je hoort
sound-everybody = Die van iedereen
sound-mine = Alleen wat jou raakt
help-title = Hulp en instellingen
help-open = Hulp en instellingen
help-keys = Toetsen
help-map = Van regio naar regio
help-map-keys = Pijltjestoetsen
help-tab = Tussen bord, kaarten en knoppen
help-tab-keys = Tab
help-choose = Kiezen; nog een keer om te bevestigen
help-choose-keys = Enter
help-number = Kiezen uit de genummerde lijst
help-number-keys = 1 tot 9
help-letter = Antwoorden: ja, nee, laten staan of stoppen
help-letter-keys = Y, N, K, S
help-confirm = Bevestigen
help-confirm-keys = C
help-undo = Stap terugnemen
help-undo-keys = U of Ctrl+Z
help-cancel = Een keuze annuleren, een paneel sluiten, vooruitspoelen
help-cancel-keys = Esc
help-next = De volgende stap als de pest huishoudt, of vooruitspoelen
help-next-keys = Spatie
help-talk = De chat aan deze tafel openen of ernaartoe gaan
help-talk-keys = M
help-past = Bij het terugkijken: per stap, per beurt, naar het begin, terug naar het spel
help-past-keys = Links, rechts, Page up/down, Home, End
help-command = Tekstweergave en opdrachtregel
help-command-keys = :
help-help = Deze pagina
help-help-keys = ?

## Analyse

analysis-title = Analyse
analysis-loading = De analyse loopt …
analysis-none = Hier valt niets te beslissen.
analysis-chances = Kans om te winnen
analysis-chance = { $percent }%
analysis-turns = { $seat }: de beste beurten
analysis-turn = winkans { $percent }%, verwachte voorsprong { $lead }
analysis-tried = { $visits ->
    [one] één keer geprobeerd
   *[other] { $visits } keer geprobeerd
}
analysis-taken = { $seat }: de gespeelde beurt
analysis-taken-mark = gespeeld
analysis-place = { $place ->
    [0] De beste van alle vergeleken beurten.
    [1] Eén van de vergeleken beurten is beter.
   *[other] { $place } van de vergeleken beurten zijn beter.
}
analysis-place-none = De analyse had deze beurt niet overwogen; hij is apart geprobeerd.
analysis-before = Kans om te winnen vóór deze beurt: { $percent }%, met de beste beurt.
analysis-after = Met de gespeelde beurt: { $percent }%, verwachte voorsprong { $lead }.
analysis-beside = { $best ->
    [yes] Wat ervoor pleit
   *[no] Wat ertegen pleit
}
analysis-own = Dit zag { FORM($bot, "within") } erin
analysis-how = Op basis van { $count ->
    [one] één partij
   *[other] { $count } partijen
  }, vanaf hier doorgespeeld met alleen wat { $seat } wist. Wat { $seat } echt dacht, is niet bekend.
analysis-earlier = Eerder
analysis-later = Later
analysis-at = Na { $count ->
    [one] één stap
   *[other] { $count } stappen
}

## Tekstbord

text-title = Tekstweergave
text-command = Zetten als tekst
    .hint = Scheid meerdere zetten met puntkomma’s. Met een letter en Enter ga je naar een deel van het bord.
text-send = Spelen
text-legal = Nu mogelijk
text-typed = Als tekst
text-all-typed = Dit kun je typen:
text-move = Zet
text-effect = Effect
text-none = niets
text-places = Delen van de tekstweergave
text-board-parts = Het bord
text-earlier = Wat eerder gebeurde
text-order = Gesorteerd op
text-on-turn = aan de beurt
text-began = begon
# Er is een antwoord uit een tabel gekozen: het staat nu op de opdrachtregel.
text-put = { $name }: { $text }. Met Enter speel je het.
text-about-none = Over “{ $word }” valt niets te zeggen.
text-keys = Toetsen van de tekstweergave
    .hint = Op de opdrachtregel typ je de letter en druk je op Enter. Elders in de tekstweergave is de letter genoeg, als sneltoetsen met één teken aanstaan.
text-key-last = De laatste gebeurtenis herhalen
    .keys = L
text-key-asked = De vraag herhalen
    .keys = Q
text-key-undo = De laatste stap van deze beurt terugnemen
    .keys = U
text-key-arrows = Langs de cellen van een tabel lopen; druk op een zet om hem op de opdrachtregel te zetten
    .keys = Pijltjestoetsen, Home, End
text-key-about = Achter een woord: alles erover zeggen
    .keys = ?

## De regels om te lezen

rules-read = De regels
rules-title-of = { $title } · Ratskeller
rules-all = Alle regels
rules-play = Spelen, of de les volgen
rules-minutes = Zo werkt het
rules-contents = Inhoud
rules-find = Zoeken in de regels
rules-found = { $count ->
    [0] Geen resultaten
    [one] Eén resultaat
   *[other] { $count } resultaten
  }
rules-none = Daar staat niets over in de regels. Probeer een korter woord.
rules-here = Aan deze tafel:
rules-away = Niet aan deze tafel.
rules-loading = De regels worden geladen …
rules-unknown = De regels van dit spel zijn hier niet te lezen.
rules-more = Meer hierover
hints-title = Een tip
hints-close = Begrepen
hints-none = Tips uitzetten

## Voorlezen

say-selected = Gekozen: { $choice }. Druk nog eens op Enter om te bevestigen.
say-cancelled = Keuze geannuleerd.
say-not-now = Er valt niets te bevestigen.
say-no-undo = Er is niets terug te nemen.

## Problemen, volgens de code die de server stuurt

trouble-title = Wat er misging
error-other = { $message }
error-stale-ply = Er is intussen verder gespeeld. Zo staat het er nu voor.
# { $answer } zoals het getypt of gestuurd is
error-illegal-answer = Dat kan nu niet en telde dus niet: { $answer }.
error-not-your-turn = Jij bent niet aan de beurt: dat telde niet.
error-no-server = Hiervoor is een server nodig, en die heeft deze site niet.
error-network = De tafel is even niet te bereiken. Er is niets verloren.
error-unknown-table = Die tafel bestaat niet.
error-bad-request = De server begreep dat niet. Laad deze pagina opnieuw: misschien is die ouder dan de server.
error-not-found = { error-bad-request }
error-method-not-allowed = { error-bad-request }
error-not-json = { error-bad-request }
error-no-position = { error-bad-request }
error-too-large = Dat is te lang: de limiet is 16.000 tekens.
error-bad-option = Met deze opties kan er geen tafel worden geopend: { $message }
error-bad-seats = Met deze spelers kan er geen tafel worden geopend: { $message }
error-bad-fair = De bewijsbaar eerlijke tafel kon niet worden geopend. Probeer het opnieuw.
error-unknown-bot = Deze tegenstander is er niet op deze server. Kies een andere.
error-unknown-game = Deze server heeft dat spel niet.
error-no-engine = Het regelpakket voor andere programma’s is hier nog niet klaar. Probeer het later opnieuw.
error-unknown-lesson = Deze server heeft die les niet.
error-unknown-day = { daily-unknown }
error-no-session = Je browser heeft de cookie van Ratskeller geblokkeerd. Sta cookies toe voor deze site en laad de pagina opnieuw: je tafels zijn er weer als de cookie er nog is.
error-wrong-seat = Dat is jouw plaats niet.
error-not-over = Je kunt het verslag lezen zodra het spel voorbij is.
# { $host }: de naam in het adres van de pagina
error-unknown-host = Dit adres (“{ $host }”) is niet ingesteld voor Ratskeller. Vraag degene die het stuurde om een andere link.
error-cross-site = Dit verzoek kwam van een andere site, en die mag niet namens jou handelen.
error-internal = Er ging iets mis op de server. Er is niets veranderd: probeer het opnieuw.
error-too-many = Een beetje rustiger, graag.
error-too-many-sockets = Je hebt in te veel vensters een tafel openstaan. Sluit er een paar.
error-too-many-connections = Er zijn te veel pagina’s open vanuit jouw netwerk. Wacht even.
error-too-many-guests = Te veel nieuwe gasten uit jouw netwerk. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-tables = Jij of iemand in jouw netwerk heeft te veel tafels geopend. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-links = Er zijn te veel links gemaakt of geprobeerd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-table-passwords = Er zijn te veel wachtwoorden geprobeerd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-analyses = Er zijn te veel analyses aangevraagd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-odds = De kansen zijn te vaak opgevraagd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-views = Je hebt te veel eerdere momenten bekeken. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-played-for = Voor deze plaats speelt een bot. Neem die eerst weer over.
error-game-ended = De partij is in overleg beëindigd.
error-plays-alone = Je speelt hier alleen, met alle tijd van de wereld.
error-no-voice = Alleen spelers mogen stemmen.
error-not-absent = Deze speler is nog niet lang genoeg weg om vervangen te worden.
error-bad-days = Vrije dagen beginnen op zijn vroegst morgen en eindigen binnen een jaar.
error-no-days-off = Zo veel vrije dagen heb je niet meer, of je hebt een van deze dagen al vrij.
error-no-vacation = Zo veel dagen kun je niet vrij nemen, of je bent al weg.
error-bad-clock = Met deze klok kan er geen tafel worden geopend: { $message }
error-bad-order = Dat kun je niet vooraf instellen.
error-too-many-wishes = Te veel verzoeken tegelijk. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-no-odds = Deze tafel toont de kansen pas na het spel, of helemaal niet.
error-unknown-odds = De kansen van dit spel zijn hier niet te berekenen.
error-unknown-commitment = De vastlegging van de server voor deze tafel is verlopen. Probeer het opnieuw.
error-day-not-closed = Deze dag loopt nog. Je kunt de partijen bekijken zodra hij is afgesloten.
error-wrong-results = Je apparaat stuurde resultaten die niet bij deze situatie horen. Probeer het opnieuw.
error-too-many-steps = { error-too-many-analyses }
error-no-analysis = Aan deze tafel kun je pas analyseren als het spel voorbij is.
error-no-levels = Dit spel kan hier niet worden geanalyseerd.
error-not-reviewed = Deze beslissing is nog niet beoordeeld.
error-search-ended = Deze analyse is gestopt. Probeer het opnieuw.
error-busy = De server heeft het daar nu te druk voor. Probeer het zo nog eens.
error-unknown-link = Deze link leidt niet naar plaatsen aan tafel. Hij is niet compleet, of een nieuwere heeft hem vervangen.
error-not-for-programs = Programma’s kunnen dit niet: geen enkel token staat het toe.
error-scope-missing = Dit token staat dat niet toe.
error-unknown-token = Dit token bestaat niet. Misschien is het verlopen of ingetrokken.
error-tokens-full = Je hebt { $most } tokens, meer kan niet. Trek er eerst een in.
error-too-many-tokens = Je hebt te veel tokens gemaakt. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-name-taken = Deze naam is bezet. Kies een andere.
error-has-account = Je hebt al een account.
error-no-account = Je speelt hier als gast, zonder account.
error-wrong-sign-in = Naam of wachtwoord klopt niet.
error-account-locked = De beheerder van deze site heeft dit account geblokkeerd.
error-muted = De beheerder van deze site heeft je gedempt. Spelen en lezen kun je nog wel.
error-not-admin = Dat kunnen alleen beheerders.
error-is-admin = Bij een beheerder kan dat niet.
error-used-link = Deze link werkt niet meer. Hij is al gebruikt, door een nieuwere vervangen of ouder dan tien minuten.
error-password-asked = Voer je wachtwoord nog een keer in.
error-common-password = Dit wachtwoord is te bekend en makkelijk te raden. Kies een ander.
error-wrong-password = Verkeerd wachtwoord.
error-factor-asked = Dit account heeft een tweede factor. Voer de code in om in te loggen.
error-wrong-factor = Verkeerde code. Komt hij uit je app, neem dan de code die de app nu toont, en kijk of de klok van je telefoon goed staat.
error-used-factor = Die code is al gebruikt. Wacht op de volgende.
error-factor-on = De tweede factor staat al aan.
error-factor-off = Dat duurde langer dan tien minuten, of de tweede factor staat niet aan. Begin opnieuw.
error-factor-needed = Op deze site hebben beheerders een tweede factor nodig. Zet hem eerst aan op je accountpagina.
error-too-many-codes = Voor dit account zijn te veel codes geprobeerd. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-unknown-session = Daar ben je niet meer ingelogd.
error-too-many-passwords = Voor deze naam of vanuit je netwerk zijn te veel wachtwoorden geprobeerd. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-too-many-copies = Je hebt je gegevens te vaak opgehaald. Wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }.
error-bad-address = Dit adres klopt niet. Een e-mailadres ziet eruit als anna@example.org; een webhook begint met https:// en leidt naar een openbaar adres.
error-channels-full = Je hebt al { $most } plekken voor meldingen. Verwijder er eerst een.
error-mail-not-sent = Naar dit adres kon geen e-mail worden gestuurd. Controleer het, of probeer het later nog eens.
error-no-mail = Deze server verstuurt geen e-mail.
error-no-notifications = { notifications-off }
error-old-code = Deze code geldt niet meer. Vraag een nieuwe aan.
error-unknown-channel = Dat is al verwijderd. Laad deze pagina opnieuw.
error-unknown-stop = Deze link is niet compleet, dus er is niets veranderd. Kopieer hem helemaal uit de e-mail.
error-webhook-not-taken = Op het testbericht kwam geen antwoord. Controleer het adres.
error-wrong-code = Verkeerde code. Kijk nog eens in de e-mail; na vijf verkeerde pogingen heb je een nieuwe nodig.
error-too-many-channels = Je hebt je meldingen te vaak gewijzigd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-mails = Er zijn te veel codes verstuurd. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-stops = Te veel pogingen vanuit jouw netwerk. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
-unsaved-move = Heb je net een zet gedaan, houd deze pagina dan open: je zet wordt opnieuw verstuurd tot hij is opgeslagen.
error-storage-full = Er kan nu niets worden opgeslagen: de schijf van de server is vol. { -unsaved-move }
error-storage-read-only = Er kan nu niets worden opgeslagen: de server mag niet in zijn bestand schrijven. { -unsaved-move }
error-storage-locked = Er kan nu niets worden opgeslagen: een ander programma gebruikt het bestand van de server. { -unsaved-move }
error-storage-failed = Er kan nu niets worden opgeslagen: de schijf van de server hapert. { -unsaved-move }
error-storage-removed = Dit kan niet worden opgeslagen: een bestand van de server is verwijderd of vervangen. Jullie laatste zetten ontbreken misschien. De beheerder moet het bestand terugzetten.
error-storage-unreachable = Er kan nu niets worden opgeslagen: de server kan zijn database niet bereiken. { -unsaved-move }
error-storage-damaged = Dit is niet te lezen: een deel van het bestand van de server is beschadigd. De beheerder moet een reservekopie terugzetten.
error-bad-record = Dit verslag is ongeldig: { $reason }
error-record-from-middle = Dit verslag begint midden in een partij. Alleen hele partijen kun je importeren.
error-record-not-over = Deze partij is niet uitgespeeld. Alleen uitgespeelde partijen kun je importeren.
error-unknown-player = Er is geen account met deze naam.
# Chat
error-closed-room = Wat toeschouwers schrijven, kunnen de spelers lezen zodra de partij voorbij is.
error-unknown-line = Dat bericht is er niet meer.
error-not-your-line = Dat bericht is niet van jou.
error-line-too-old = Dat bericht is te oud om te verwijderen.
error-unknown-person = Die persoon is niet meer aan deze tafel.
error-too-many-lines = Te veel berichten tegelijk. Iets langzamer, alsjeblieft.
error-game-over = Het spel is voorbij.
error-led = { $name } toont deze partij al.
error-not-looking = De verbinding met de tafel is verbroken. Opnieuw verbinden …
error-notes-full = Aan één tafel kun je hoogstens { $most } notities hebben. Verwijder er eerst een.
error-unknown-thing = Dat ligt niet meer op het bord. Kies opnieuw waar de notitie moet komen.
error-too-many-notes = Je hebt te veel notities geschreven. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-too-many-leads = Je hebt te veel momenten getoond. Wacht { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
  }.
error-game-not-over = Dit spel is nog niet voorbij. Daarna kun je erop terugkijken.
error-seat-taken = Iemand anders heeft die plaats al.
error-bad-door = Stel alleen een wachtwoord in voor een tafel die er een nodig heeft.
error-password-needed = Voor deze tafel is een wachtwoord nodig.
error-wrong-table-password = Verkeerd wachtwoord voor deze tafel.
error-no-spectators = Aan deze tafel zijn geen toeschouwers. Alleen de spelers zien de partij.
error-sent-away = Wie deze tafel heeft geopend, heeft je van de tafel verwijderd.
error-table-closed = Wie deze tafel heeft geopend, heeft die gesloten.
error-seat-played = Vanaf deze plaats is al een zet gedaan. Hij kan niet meer worden vrijgemaakt.
error-table-begun = De partij is begonnen. Deze tafel kan niet meer worden gesloten.
error-not-embeddable = Deze site staat niet toe dat andere sites zijn borden tonen.
error-not-public = Deze partij is nog bezig en de tafel is niet openbaar.
error-too-many-frames = Vanaf jouw adres zijn te veel ingesloten borden geopend. Wacht even.
error-not-begun = De partij is nog niet begonnen. Wacht op wie de tafel heeft geopend.
error-seats-open = Er is nog een plaats vrij. Geef die aan een bot, of wacht nog even.
error-not-host = Dat kan alleen wie deze tafel heeft geopend.
error-not-a-player = Alleen wie heeft meegespeeld, kan nog een keer spelen.
error-undo-barrier = Dat kun je niet meer terugnemen: er is intussen iets onthuld.
error-old-rules = Deze tafel is volgens oudere regels gespeeld en is alleen nog te bekijken.
error-nothing-typed = Typ eerst een zet.
error-retry = Opnieuw proberen
piece-missing = Dit deel van de pagina kon niet worden geladen.
piece-reload = Pagina opnieuw laden
error-lesson = Die zet mag, maar deze les gaat anders verder. De volgende zet is omlijnd met een dikke stippellijn.

## Zonder de server

alone-title = De server is niet te bereiken
alone-text = Ratskeller heeft zijn server nodig, en die geeft nu geen antwoord. Misschien ben je offline, of ligt hij plat. Zodra hij er weer is, gaat deze pagina verder.
alone-stored = Er is niets verloren. Elke bevestigde zet is op de server bewaard, en je tafels wachten op je.
alone-play = Zonder server spelen
alone-play-about = De spellen staan op dit apparaat: speel tegen de computer of met anderen op één scherm. Afgelopen partijen kun je later uploaden naar de server.
alone-play-open = Op dit apparaat spelen
alone-play-later = Open de volgende keer dat je online bent met “?” de instellingen en download de spellen naar dit apparaat. Dan kun je zonder server spelen.
alone-read = Wat je intussen kunt lezen

# Een les aan tafel
lesson-title = Les
lesson-step = Stap { $step } van { $steps }
lesson-next = Verder
lesson-back = Vorige
lesson-show = Laat zien
lesson-hide = Begrepen
lesson-typed = Typ:
lesson-fold = Les inklappen
lesson-open = Les uitklappen
lesson-done = Les sluiten
lesson-watch = Kijk wat er gebeurt …
