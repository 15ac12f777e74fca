### Rattus in het Nederlands, gelezen door de browser en de terminal.
###
### Hoe variabelen komen: { $seat }, { $giver } zijn namen van spelers; { $region }, { $to }, { $card }, { $symbol } zijn woorden uit
### dit bestand; { $token }, { $cube }, { $link } zijn de ingevulde berichten `token`, `cube`, `link`, net als { $other } en
### { $source }, naar wat ze zijn; getallen zijn getallen. Wat niet geldt, is de tekst `none`, een waarheid is `yes` of `no`.
### Alle kaarten zijn de-woorden: “de { $card }” past dus altijd. Van de klassen is Koningshuis een het-woord.

game-title = Rattus
game-pitch = Europa, 1347. Vestig je waar de ratten zijn, want zonder ratten groeit er niets, en zorg dat je ergens anders bent als de pest komt.
game-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
  }

rules-part-minute = Zo werkt het
hint-new = Nieuw bij Rattus?
hint-turn = Als je de pest verplaatst, eindigt je beurt. Druk één keer op een kaart of regio om te zien wat er zou gebeuren, en nog eens om het te doen.
hint-ravage = Waarom gebeurde dat? Druk op het ? achter de zin: dan zie je de regel.

## Regio’s op het bord

region-anglia = Anglia
region-bulgaria = Bulgaria
region-gallia = Gallia
region-germania = Germania
region-hispania = Hispania
region-hungaria = Hungaria
region-italia = Italia
region-polonia = Polonia
region-russia = Russia
region-scandia = Scandia
region-tartaria = Tartaria
region-turcia = Turcia
palace = Paleis

# Een rattenfiche met zijn plek: de regio en het nummer daarin.
token = rat { $slot } in { $region }
    .short = { $region } { $slot }
plague-piece = pestpion

# Een blokje met zijn kleur en regio, en de toverdranken die het draagt.
cube = een blokje van { $name } in { $region }{ $potions ->
    [0] {""}
    [one] {" "}met een toverdrank
   *[other] {" "}met { $potions } toverdranken
  }
    .short = { $region }{ $potions ->
    [0] {""}
    [one] , een toverdrank
   *[other] , { $potions } toverdranken
  }

# Een grens of pijl, naar de twee regio’s die ze verbindt.
link = { $one } en { $two }
    .short = { $one } – { $two }

## Opties van een nieuw spel

option-players = Spelers
    .about = Het aantal spelers. Met minder dan vier doen sommige regio’s niet mee.
option-cards = Klassenkaarten
    .about = De zes klassenkaarten: een set met een naam, zes willekeurige, zes van je eigen keuze, of de code van een set, zoals abcdef.
option-cards-base = { set-base }
option-cards-prosperous-times = { set-prosperous-times }
option-cards-rat-control = { set-rat-control }
option-cards-europe-at-war = { set-europe-at-war }
option-cards-random = { set-random }
option-cards-one-of-each = { set-one-of-each }
option-rules = Versie van de regels
    .about = De regels van het onlinespel of de gedrukte, waar die verschillen.
option-rules-online = Online
    .about = In de laatste ronde houdt de pest van de Ridder meteen huis, toverdranken raken nooit op, en wat je met de Heks zag, blijf je zien.
    .by = Onlineregels.
option-rules-printed = Gedrukt
    .about = In de laatste ronde verplaatst de Ridder alleen de pest, er zijn tien toverdranken, en wat je met de Heks zag, moet je onthouden.
    .by = Gedrukte regels.
option-rules-letter = Gedrukt, letterlijk
    .about = Woord voor woord zoals gedrukt. Wie een toverdrank heeft, beslist of die verloren gaat of het blokje, ook in beurten van anderen; de twee mensen van de Ridder tellen bij de laatste verwoesting altijd mee; muren houden nieuwe ratten niet tegen.
    .by = Gedrukte regels, letterlijk.
option-start = Wie begint
    .about = De speler die de eerste beurt heeft.
option-chivalry = Altijd een kaart van de Ridderstand
    .about = In een willekeurige set zit altijd een kaart van de Ridderstand.
option-board = Ander bord
    .about = Een bestand met een ander bord.
option-tokens = Rattenfiches
    .about = De symbolen op de rattenfiches: een van twee sets of een eigen bestand.
option-tokens-sparse = Minder symbolen
    .about = Elke klasse staat op 14 van de 49 fiches. Hoe de gedrukte eruitzien, is niet bekend; beide sets zijn van ons.
option-tokens-dense = Meer symbolen
    .about = Elke klasse staat op 19 van de 49 fiches en hun limieten zijn lager. Hoe de gedrukte eruitzien, is niet bekend; beide sets zijn van ons.
    .by = Fiches met meer symbolen.

## De zes klassen, en de symbolen op de rattenfiches: klassen, M en A

symbol-pe = Boerenstand
symbol-bo = Burgerij
symbol-ch = Kerk
symbol-cv = Ridderstand
symbol-mg = Magie
symbol-ro = Koningshuis
symbol-m = Meerderheid
    .does = Wie de meeste blokjes in de regio heeft, verliest er een. Bij een gelijke stand verliest elk van die spelers er een.
symbol-a = Iedereen
    .does = Elke speler verliest één blokje in de regio.
symbol-class = { $symbol }: wie een kaart van deze klasse heeft, verliest een blokje.
face = limiet { $limit } ({ $symbols })

## Klassenkaarten: wat ze doen, wat er in de laatste ronde verandert, en (.note) wat je verder moet weten

card-peasant = Boer
    .does = Als je blokjes plaatst, mag je er één meer plaatsen dan er ratten zijn, ook in een regio zonder ratten.
    .final = Laatste ronde: plaats één blokje in een regio naar keuze.
card-serf = Lijfeigene
    .does = Kost een rat in jouw beurt een andere speler een blokje, dan mag je er een uit je voorraad in die regio plaatsen.
    .final = Laatste ronde: verplaats de pest één stap. De pest houdt daar meteen huis, en je mag er op dezelfde manier blokjes plaatsen.
    .note = Het blokje telt meteen mee voor de ratten die nog komen. Een toverdrank die in plaats van een blokje verloren gaat, telt niet.
card-baker = Bakker
    .does = Leg één blokje uit je voorraad op deze kaart. Wie de kaart van je afneemt, plaatst meteen alle blokjes die erop liggen in één regio.
    .final = Laatste ronde: zoals altijd. Daarna plaatst de speler links van de eigenaar alle blokjes van de kaart in één regio.
    .note = Elk blokje blijft van zijn eigenaar. Zolang het op de kaart ligt, is het niet in de voorraad en niet op het bord.
card-merchant = Koopman
    .does = Verplaats één tot drie van je blokjes van één regio naar een aangrenzende.
    .final = Laatste ronde: zoals altijd.
card-courier = Koerier
    .does = Verwissel twee blokjes van verschillende spelers in twee verschillende regio’s. Ze hoeven niet van jou te zijn.
    .final = Laatste ronde: zoals altijd.
    .note = Muren maken niet uit, en het paleis is buiten bereik. Volgens de onlineregels mogen beide van dezelfde speler zijn, als ze niet evenveel toverdranken dragen.
    .online = De twee blokjes mogen ook van dezelfde speler zijn, als ze niet evenveel toverdranken dragen.
    .printed = De twee blokjes zijn van verschillende spelers.
card-mayor = Burgemeester
    .does = In plaats van gewoon blokjes te plaatsen, mag je één blokje plaatsen in elke regio waar je er meer hebt dan ieder ander.
    .final = Laatste ronde: plaats één blokje in één zo’n regio.
    .note = Welke regio’s dat zijn, staat vast vóór het eerste blokje. Heb je daar niet genoeg blokjes voor, dan kies jij waar.
card-monk = Monnik
    .does = Verplaats één rat naar keuze naar een aangrenzende regio waar nog plaats is.
    .final = Laatste ronde: zoals altijd.
card-nun = Non
    .does = Zet de drie nonnen neer of verplaats ze, elk naar een regio naar keuze. Elke non verlaagt de bevolking van haar regio met één.
    .final = Laatste ronde: zoals altijd.
    .note = Er mogen er meerdere in één regio staan. Ze blijven staan als de kaart van eigenaar wisselt, en tellen ook bij de laatste verwoesting.
card-bishop = Bisschop
    .does = Zet een van de twee bisschoppen in een regio naar keuze, of verplaats er een als ze allebei op het bord staan. In een regio met een bisschop komt geen rat binnen.
    .final = Laatste ronde: zoals altijd.
    .note = Ratten die er al zijn, blijven. Bisschoppen blijven staan als de kaart van eigenaar wisselt.
card-knight = Ridder
    .does = Verplaats de pest maximaal twee stappen, en beslis of de pest voor twee extra mensen telt.
    .final = Laatste ronde: verplaats de pest maximaal twee stappen. Volgens de onlineregels houdt de pest daar meteen huis; volgens de gedrukte regels telt die regio bij de laatste verwoesting voor twee extra mensen, als je wilt.
    .online = In de laatste ronde houdt de pest meteen huis waar die komt.
    .printed = In de laatste ronde verplaats je de pest alleen: die houdt niet meteen huis. Als je wilt, telt de regio waar de pest eindigt bij de laatste verwoesting voor twee extra mensen.
    .letter = In de laatste ronde verplaats je de pest alleen: die houdt niet meteen huis. De regio waar de pest eindigt, telt bij de laatste verwoesting altijd voor twee extra mensen.
card-crusader = Kruisvaarder
    .does = Verplaats de pest maximaal twee stappen. Waar de pest huishoudt, mag je alle ratten tegelijk omdraaien en de volgorde kiezen waarin ze worden afgehandeld.
    .final = Laatste ronde: verplaats de pest maximaal twee stappen, draai daar alle ratten om en kies meteen de volgorde waarin ze worden afgehandeld.
    .note = Ze gaan allemaal uit het spel, ook de ratten die nog over zijn als het laatste blokje weg is.
card-soldier = Soldaat
    .does = Verplaats de pest maximaal twee stappen. Brengt de pest minstens één nieuwe rat, dan mag je er nog een bij leggen.
    .final = Laatste ronde: leg één rat in een regio naast de pest.
    .note = Is de rattenvoorraad leeg, dan wordt de rat willekeurig getrokken: uit alle ratten die niet op het bord liggen, of volgens de gedrukte regels uit de omgedraaide.
    .online = Is de rattenvoorraad leeg: een willekeurige rat die niet op het bord ligt.
    .printed = Is de rattenvoorraad leeg: een willekeurige omgedraaide rat, of geen als die er niet zijn.
card-witch = Heks
    .does = Bekijk een rat naar keuze, dan een tweede, en verwissel die twee of laat ze liggen.
    .final = Laatste ronde: zoals altijd.
    .online = Je blijft zien wat je gezien hebt, tot de rat van het bord gaat.
    .printed = Je ziet de ratten alleen terwijl je de Heks gebruikt. Onthoud ze, of schrijf ze op.
card-pied-piper = Rattenvanger
    .does = Verplaats een van je blokjes naar een aangrenzende regio, en neem zoveel ratten mee als daar passen.
    .final = Laatste ronde: zoals altijd.
    .note = Is er niet voor alle plaats, dan kies jij de ratten. Staat er een bisschop of zijn er al drie ratten, dan gaat er geen rat mee.
card-wizard = Tovenaar
    .does = Geef een van je blokjes in een regio een toverdrank. Zou de pest je daar een blokje kosten, dan gaat er een toverdrank verloren in plaats van het blokje.
    .final = Laatste ronde: zoals altijd.
    .note = Een blokje kan er meerdere dragen en neemt ze mee. Het blokje met de meeste verliest er het eerst een. Volgens de gedrukte regels zijn er in totaal tien.
    .online = Toverdranken raken nooit op.
    .printed = Er zijn tien toverdranken. Staan ze allemaal op het bord, dan kun je de Tovenaar niet gebruiken.
    .letter = Er zijn tien toverdranken. Zou je een blokje verliezen, dan beslis jij of je in plaats daarvan een toverdrank verliest, en van welk blokje.
card-king = Koning
    .does = Verplaats een van je blokjes uit een regio zonder ratten naar het paleis. Daar is het veilig en telt het aan het einde mee.
    .final = Laatste ronde: zoals altijd.
    .note = Heb je meerdere blokjes in die regio, dan gaat het blokje met de minste toverdranken naar het paleis, en het verliest ze.
card-queen = Koningin
    .does = Als je blokjes plaatst, mag je er tot twee extra plaatsen, ook zonder ratten, als jouw grootste groep verbonden regio’s groter is dan die van ieder ander.
    .final = Laatste ronde: is dat zo, plaats dan twee blokjes in één regio.
    .note = Een groep bestaat uit regio’s met jouw blokjes, verbonden door grenzen en pijlen. Muren delen een groep niet.
card-emperor = Keizer
    .does = Zet de drie muren neer of verplaats ze, elk op een grens of pijl zonder muur. Niets komt door een muur: geen rat, geen blokje, zelfs de pest niet.
    .final = Laatste ronde: zoals altijd.
    .note = Muren blijven staan als de kaart van eigenaar wisselt.
    .online = Ook nieuwe ratten komen niet door een muur.
    .printed = Ook nieuwe ratten komen niet door een muur.
    .letter = Nieuwe ratten worden gelegd en niet verplaatst, dus een muur houdt ze niet tegen.

card-price = Prijs: elke uitbraak met { $class } kost je een blokje, als je er daar een hebt.
card-risk = Prijs: elke uitbraak met { $class } kost je een blokje, als je er daar een hebt. { $count ->
    [0] Geen van de { $total } verborgen ratten heeft
    [one] Eén van de { $total } verborgen ratten heeft
   *[other] { $count } van de { $total } verborgen ratten hebben
  } dat symbool.
card-in-play = in dit spel
card-free = Op tafel
card-held = Bij { $seat }
card-used = deze beurt gebruikt

## De kaarten opzoeken

book-title = De kaarten
book-open = Kaarten opzoeken
book-filter = Welke kaarten
book-in-play = In dit spel
book-all = Alle { $count }
book-shown = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
  }

## De zes kaarten kiezen

set-title = Welke kaarten
set-ways = Hoe de kaarten worden gekozen
set-base = Basisspel
    .about = Zes kaarten om mee te beginnen.
set-prosperous-times = Voorspoed
    .about = Er komen snel blokjes bij, en ratten ook.
set-rat-control = Rattenbestrijding
    .about = Ratten worden verplaatst, ingemuurd en buitengehouden.
set-europe-at-war = Europa in oorlog
    .about = De pest reist ver, en nergens is het veilig.
set-random = Zes willekeurige
    .about = Zes van alle { $count }, getrokken als het spel begint.
set-one-of-each = Van elke klasse één
    .about = Eén kaart uit elk van de zes klassen, getrokken als het spel begint.
set-own = Mijn eigen zes
    .about = Zes naar keuze uit alle { $count }, ook meerdere van één klasse. Elke kaart kost je een blokje bij elke uitbraak van zijn klasse, als je er daar een hebt.
set-chosen = { $count } van { $all } gekozen
set-missing = { $count ->
    [0] Ze zijn alle zes gekozen.
    [one] Kies nog één kaart.
   *[other] Kies nog { $count } kaarten.
  }
set-clear = Alles wissen
set-cards = De zes kaarten
set-look = Kies een kaart om te lezen wat hij doet.
set-by-lot = willekeurig
set-chivalry = Altijd een kaart van de { $class } erbij
set-chivalry-always = Er zit altijd een kaart van de { $class } bij
set-advice = Bij deze zes zit geen kaart van de { $class }. Met minder dan { $count } spelers kun je er beter wel een nemen: anders gaat de pest maar één stap per keer, en is het grootste deel van het bord veilig.
set-advice-lot = Misschien zit er geen kaart van de { $class } bij. Met minder dan { $count } spelers kun je er beter wel een nemen: anders gaat de pest maar één stap per keer, en is het grootste deel van het bord veilig.
set-code = Code van deze set
    .hint = Zes letters die voor deze zes kaarten staan. Typ een andere code om de kaarten daarvan te kiezen.
    .none = Willekeurige kaarten hebben nog geen code. Typ er een om die kaarten te kiezen.
set-code-wrong = Geen set heeft deze code. Een code bestaat uit { $count } verschillende letters van { $first } tot { $last }.
set-link = Link kopiëren
set-with = Kaarten: { $set }.
set-from-link = Dit zijn de kaarten uit de link.
set-link-wrong = De link noemt een set die niet bestaat: “{ $code }”.

## Waarom iets niet gekozen kan worden

why-used = Die heb je deze beurt al gebruikt.
why-idle = Deze kaart doet nu niets.
why-final = In de laatste ronde kun je alleen kaarten gebruiken.
why-taken = Je hebt deze beurt al een kaart genomen.
why-added = Je hebt deze beurt al blokjes geplaatst.
why-stock = Je hebt geen blokjes meer in je voorraad.
why-no-rats = Hier kun je geen blokjes plaatsen: er zijn geen ratten.
why-stay = De pest kan hier niet blijven.
why-far = Zo ver komt de pest deze beurt niet.
why-wall = Er staat een muur tussen de pest en deze regio.
why-full = Hier zijn al drie ratten.
why-bishop = Een bisschop houdt de ratten buiten.
why-first = Beantwoord eerst: { $question }
why-asked = Dit kun je nu niet kiezen. { $why }
why-no-rat = Hier is geen rat.
why-no-cube = Je hebt hier geen blokje.
why-rats-here = Er zijn hier ratten.
why-not-beside = Deze regio grenst niet aan { $region }.
why-wall-between = Er staat een muur tussen { $region } en deze regio.
why-not-next = Deze regio ligt niet naast de pest.

## De versie van de regels kiezen

rules-title = Welke regels
rules-details = Verschillen

## Vragen: wat er gevraagd wordt, en waarom

question-plague-start = Waar begint de pest?
    .why = De regio wordt willekeurig bepaald.
question-start-seat = Wie begint?
    .why = Dat wordt willekeurig bepaald.
question-settle = Plaats twee blokjes
    .why = Iedereen vestigt zich twee keer, de tweede keer in omgekeerde volgorde. Elke regio mag, ook nog eens dezelfde.
question-turn = { $round ->
    [spent] Laatste ronde: beëindig je beurt
    [final] Laatste ronde: gebruik je kaarten
   *[regular] Jij bent aan de beurt
  }
    .why = { $round ->
    [spent] Je hebt geen kaart die je nu kunt gebruiken. Is iedereen klaar, dan treft de pest elke regio.
    [final] Nu gebruik je alleen nog je kaarten, elk één keer. Daarna treft de pest elke regio.
   *[regular] Neem een kaart en plaats blokjes als je wilt, gebruik je kaarten en verplaats dan de pest. Daarmee eindigt je beurt.
  }
question-monk-from = Monnik: welke rat verplaatsen?
    .why = Kies een rat waarvoor plaats is in een aangrenzende regio.
question-monk-to = Monnik: waarheen?
    .why = Kies een aangrenzende regio met minder dan drie ratten.
question-merchant-from = Koopman: uit welke regio?
    .why = Kies een regio met jouw blokjes.
question-merchant-to = Koopman: naar welke regio?
    .why = Kies hoeveel blokjes naar welke aangrenzende regio gaan.
question-merchant-count = Koopman: hoeveel blokjes?
    .why = Verplaats één tot drie van je blokjes tegelijk.
question-king = Koning: welk blokje gaat naar het paleis?
    .why = Het moet uit een regio zonder ratten komen. In het paleis is het veilig en telt het aan het einde mee.
question-witch-look = Heks: welke rat bekijken?
    .why = Alleen jij ziet hem. Wat je daarvoor deed, kun je dan niet meer terugnemen.
question-witch-look-again = Heks: nog een bekijken?
    .why = Heb je er twee gezien, dan mag je ze verwisselen.
question-witch-swap = Heks: deze twee verwisselen?
    .why = Jij hebt ze allebei gezien. Verder niemand.
question-courier-first = Koerier: welk blokje?
    .why = Elk blokje in een regio mag. Het ruilt van plaats met een blokje in een andere regio. Muren maken niet uit.
question-courier-second = Koerier: met welk blokje ruilen?
    .why = De twee ruilen van plaats, met hun toverdranken.
    .about = Het eerste: { $cube }.
question-mayor-where = { $left ->
    [one] Burgemeester: waar gaat het blokje heen?
   *[other] Burgemeester: { $left } blokjes. Waar gaat het volgende heen?
  }
    .why = Naar een regio waar je meer blokjes hebt dan ieder ander.
question-emperor-wall =
    .about = { $link ->
    [none] Muur { $number } staat nog niet op het bord.
   *[other] Muur { $number } staat tussen { $link }.
  }
question-emperor-wall-1 = Keizer: waar komt de eerste muur?
    .why = { -why-wall }
question-emperor-wall-2 = Keizer: waar komt de tweede muur?
    .why = { -why-wall }
question-emperor-wall-3 = Keizer: waar komt de derde muur?
    .why = { -why-wall }
-why-wall = Op een grens of pijl zonder muur. Geen rat, blokje of pest komt erdoor, en de muur blijft staan als de kaart van eigenaar wisselt.
question-nun =
    .about = { $region ->
    [none] Non { $number } staat nog niet op het bord.
   *[other] Non { $number } staat in { $region }.
  }
question-nun-1 = Non: waar gaat de eerste non heen?
    .why = { -why-nun }
question-nun-2 = Non: waar gaat de tweede non heen?
    .why = { -why-nun }
question-nun-3 = Non: waar gaat de derde non heen?
    .why = { -why-nun }
-why-nun = Elke regio mag. Elke non verlaagt de bevolking daar met één als de pest komt.
question-bishop-from = Bisschop: welke verplaatsen?
    .why = Ze staan allebei op het bord, dus verplaats je er één.
question-bishop = Bisschop: naar welke regio?
    .why = In een regio met een bisschop komt geen rat binnen. Ratten die er al zijn, blijven.
    .about = { $region ->
    [none] Nieuw op het bord.
   *[other] Uit { $region }.
  }
question-baker-all-to = Waar gaan de blokjes van de Bakker heen?
    .why = Alle blokjes van de kaart gaan naar één regio. Elk blijft van zijn eigenaar.
question-piper-from = Rattenvanger: uit welke regio?
    .why = Eén van jouw blokjes gaat naar een aangrenzende regio, met zoveel ratten als daar passen.
question-piper-to = Rattenvanger: naar welke regio?
    .why = Kies een aangrenzende regio. Er passen hoogstens drie ratten, en waar een bisschop staat, komt er geen bij.
    .about = Uit { $region }.
question-piper-rat = { $left ->
    [one] Rattenvanger: welke rat gaat mee?
   *[other] Rattenvanger: er gaan { $left } ratten mee. Welke is de volgende?
  }
    .why = Er is niet voor alle ratten plaats.
    .about = Van { $region } naar { $to }.
question-which-cube = Welk blokje?
    .why = Ze dragen niet evenveel toverdranken, en die gaan mee met hun blokje.
    .about = { $to ->
    [none] In { $region }.
   *[other] Van { $region } naar { $to }.
  }
question-wizard = Tovenaar: welk blokje krijgt een toverdrank?
    .why = Een van je blokjes in een regio. Het mag er meerdere dragen. Zou je het verliezen, dan verlies je in plaats daarvan een toverdrank.
    .about = { $potions ->
    [none] {""}
    [one] De laatste toverdrank van het spel.
   *[other] Er zijn nog { $potions } toverdranken.
  }
question-rat = { $round ->
    [final] Soldaat: waar komt de rat?
   *[regular] { $left ->
        [one] Waar komt de nieuwe rat?
       *[other] { $left } nieuwe ratten: waar komt de volgende?
      }
  }
    .why = { $round ->
    [final] In een regio naast de pest waar nog plaats is.
   *[regular] De pest verspreidt zich: nieuwe ratten komen in de regio’s ernaast, hoogstens drie in elke.
  }
question-extra-rat = { $left ->
    [one] Soldaat: waar komt de extra rat?
   *[other] Soldaat: nog { $left } ratten. Waar komt de volgende?
  }
    .why = In een regio naast de pest waar nog plaats is.
question-reveal-all = Kruisvaarder: alle ratten omdraaien?
    .why = Dan kies jij in welke volgorde ze worden afgehandeld. Ze gaan allemaal uit het spel, ook de ratten die nog over zijn als het laatste blokje weg is.
question-order = Kruisvaarder: in welke volgorde worden de ratten afgehandeld?
    .why = Ze liggen allemaal open. Ze worden van links naar rechts afgehandeld: sleep ze, of kies er een en verplaats hem met de pijltjestoetsen.
question-potion = Een toverdrank in plaats van een blokje verliezen?
    .why = De pest neemt een blokje van je. In plaats daarvan kun je een toverdrank van een van je blokjes daar afstaan.
    .about = In { $region }.
question-serf = Lijfeigene: een blokje in de regio plaatsen?
    .why = Een andere speler heeft daar een blokje verloren. Dat van jou komt uit je voorraad en telt mee voor de ratten die nog komen.
question-count = Ridder: de pest voor twee mensen laten tellen?
    .why = Met twee mensen erbij veroorzaken ook ratten met een hogere limiet een uitbraak.
question-move = Waar gaat de pest heen?
    .why = In je laatste beurt verplaats je de pest één keer. Ook je andere kaarten die bij een verwoesting werken, gelden daar.
    .about = { $steps ->
    [one] { $card }: één stap.
   *[other] { $card }: tot { $steps } stappen, of geen.
  }
question-extra = { $left ->
    [one] Waar gaat het extra blokje heen?
   *[other] { $left } extra blokjes: waar gaan ze heen?
  }
    .why = Dankzij een kaart mag je meer blokjes plaatsen dan er ratten zijn. Kies waar.
    .about = { $together ->
    [yes] { $left ->
        [one] {""}
       *[other] Ze gaan allemaal naar één regio.
      }
   *[no] { $left ->
        [one] {""}
       *[other] Een voor een, in dezelfde regio of in verschillende.
      }
  }
question-card = Welke kaarten doen mee?
    .why = Ze worden willekeurig getrokken.
question-next-token = Welke rat wordt nu omgedraaid?
    .why = Dat wordt willekeurig bepaald.
question-face = Wat staat er op de rat?
    .why = Dat wordt getrokken uit alles wat nog verborgen kan zijn.
question-other = { $seat } beslist
    .why = Een beslissing in dit spel.

watch-settle = { $seat } vestigt zich
watch-turn = { $seat } denkt na
watch-monk = { $seat } gebruikt de Monnik
watch-merchant = { $seat } gebruikt de Koopman
watch-king = { $seat } gebruikt de Koning
watch-witch = { $seat } gebruikt de Heks
watch-courier = { $seat } gebruikt de Koerier
watch-mayor = { $seat } gebruikt de Burgemeester
watch-emperor = { $seat } bouwt muren
watch-nun = { $seat } zet nonnen neer
watch-bishop = { $seat } gebruikt de Bisschop
watch-baker = { $seat } plaatst de blokjes van de Bakker
watch-piper = { $seat } gebruikt de Rattenvanger
watch-wizard = { $seat } gebruikt de Tovenaar
watch-which = { $seat } kiest een blokje
watch-potion = { $seat } kiest tussen een blokje en een toverdrank
watch-rat = { $seat } kiest waar de ratten komen
watch-extra-rat = { $seat } mag een extra rat leggen
watch-reveal = { $seat } mag alle ratten omdraaien
watch-order = { $seat } kiest de volgorde van de ratten
watch-serf = { $seat } mag een blokje plaatsen
watch-count = { $seat } beslist of de pest voor twee mensen telt
watch-move = { $seat } verplaatst de pest
watch-extra = { $seat } plaatst een blokje
watch-other = { $seat } denkt na

## Antwoorden: als keuze, als knop die het vastlegt (.confirm), en wat daarna weg is (.risk)

answer-take = Neem de { $card }
    .confirm = Neem de { $card }
answer-use = Gebruik de { $card }
    .confirm = Gebruik de { $card }
answer-add = { $count ->
    [one] Plaats één blokje in { $region }
   *[other] Plaats { $count } blokjes in { $region }
  }
    .brief = { $region } +{ $count }
    .confirm = { $count ->
    [one] Plaats één blokje in { $region }
   *[other] Plaats { $count } blokjes in { $region }
  }
    .short = { $count ->
    [one] Plaats één blokje
   *[other] Plaats { $count } blokjes
  }
answer-plague = Verplaats de pest naar { $region }
    .confirm = Pest verplaatsen (einde beurt)
    .short = Verplaats de pest hierheen
answer-mayor = Burgemeester: een blokje overal waar jij de meeste hebt
    .short = Een blokje waar jij de meeste hebt
answer-plague-stay = Laat de pest staan
    .confirm = Laat de pest staan
answer-done = Beurt beëindigen
    .confirm = Beurt beëindigen
answer-settle = Vestig je in { $region }
    .confirm = Vestig je in { $region }
    .short = Vestig je hier
answer-monk-from = Verplaats { $token }
    .confirm = Verplaats { $token }
answer-monk-to = Verplaats naar { $region }
    .confirm = Verplaats naar { $region }
answer-merchant-from = Verplaats uit { $region }
    .confirm = Verplaats uit { $region }
answer-merchant-to = Verplaats naar { $region }
    .confirm = Verplaats naar { $region }
answer-merchant-count = { $count ->
    [one] Verplaats 1 blokje
   *[other] Verplaats { $count } blokjes
  }
answer-cubes = { $count ->
    [one] Verplaats één blokje naar { $region }
   *[other] Verplaats { $count } blokjes naar { $region }
  }
    .short = { answer-merchant-count }
    .confirm = { $count ->
    [one] Verplaats 1 blokje
   *[other] Verplaats { $count } blokjes
  }
answer-king = Uit { $region } naar het paleis
    .confirm = Uit { $region } naar het paleis
answer-witch-look = Bekijk { $token }
    .confirm = Bekijk (definitief)
answer-witch-look-again = Bekijk { $token }
    .confirm = Bekijk (definitief)
answer-witch-look-again-stop = Stop hier
    .confirm = Stop hier
answer-witch-swap-yes = Verwissel ze
    .confirm = Verwissel ze
answer-witch-swap-no = Laat ze liggen
    .confirm = Laat ze liggen
answer-courier-second = Ruil met { $cube }
answer-mayor-where = Plaats één blokje in { $region }
answer-emperor-wall = Bouw tussen { $link }
answer-emperor-wall-keep = Laat hem staan
answer-emperor-wall-stop = Geen muren meer
answer-nun = Zet de non in { $region }
answer-nun-keep = Laat haar staan
answer-nun-stop = Geen nonnen meer
answer-bishop-from = Verplaats de bisschop uit { $region }
answer-bishop = Zet de bisschop in { $region }
answer-baker-all-to = Plaats ze allemaal in { $region }
answer-piper-from = Verplaats een blokje uit { $region }
answer-piper-to = Verplaats naar { $region }
answer-piper-rat = Neem { $token } mee
answer-wizard = Toverdrank voor { $cube }
answer-extra-rat = Leg een rat in { $region }
answer-extra-rat-stop = Geen extra rat
answer-reveal-all-yes = Draai ze allemaal om
    .confirm = Draai ze om (definitief)
answer-reveal-all-no = Laat het aan het toeval over
answer-order = Volgende: { $token }
answer-serf-yes = Plaats een blokje
answer-serf-no = Geen blokje
answer-potion = Verlies een toverdrank: { $cube }
answer-potion-yes = Verlies een toverdrank (van het blokje met de meeste toverdranken)
    .confirm = Verlies een toverdrank
answer-potion-no = Verlies een blokje
    .confirm = Verlies een blokje
answer-rat = Leg een rat in { $region }
    .confirm = Leg een rat in { $region }
    .short = Leg hier een rat
answer-count-yes = Laat de pest voor twee mensen tellen
    .confirm = Tel als twee
answer-count-no = Laat de pest niet meetellen
    .confirm = Tel niet mee
answer-move = Verplaats de pest naar { $region }
answer-extra = Plaats één blokje in { $region }
answer-extra-stop = Geen blokjes meer
answer-region = Kies { $region }
    .confirm = Kies { $region }
answer-token = Kies { $token }
    .confirm = Kies { $token }
answer-cube = Kies { $cube }
    .potions = { $potions ->
    [0] Zonder toverdrank
    [one] Met een toverdrank
   *[other] Met { $potions } toverdranken
  }
answer-link = Tussen { $link }
answer-keep = Laat staan
answer-yes = Ja
    .confirm = Ja
answer-no = Nee
    .confirm = Nee
answer-stop = Stop
    .confirm = Stop
answer-other = { $text }
    .confirm = { $text }

final-turn = Hierna kun je niets meer terugnemen van wat je hebt gedaan.
final-plague = Als je de pest verplaatst, eindigt je beurt. Dat kun je niet terugnemen.
final-look = Gezien is gezien: hierna kun je niets meer terugnemen van wat je hebt gedaan.

## Gedane stappen van een beurt, zo kort als het kan

chip-take = { $card } genomen
chip-use = { $card } gebruikt
chip-ability = { $card }: { $what }
chip-add = +{ $count } { $region }
chip-plague = Pest naar { $region }
chip-plague-stay = Pest blijft
chip-region = { $region }
chip-settled-region = Gevestigd in { $region }
chip-rat-added-region = Rat in { $region }
chip-token = { $token }
chip-cube = { $name } { $short }
chip-link = Muur: { $short }
chip-mayor = Burgemeester gebruikt
chip-keep = Blijft
chip-number = { $count ->
    [one] Eén blokje verplaatst
   *[other] { $count } blokjes verplaatst
  }
chip-yes = Ja
chip-no = Nee
# Een ja of nee naar wat het bracht: wat de Ridder, de Kruisvaarder, de Heks en de Lijfeigene deden
chip-plague-counted-yes = Ridder: +2
chip-plague-counted-no = Ridder: +0
chip-rats-opened-yes = Ratten omgedraaid
chip-rats-opened-no = Aan toeval overgelaten
chip-rats-swapped-yes = Ratten verwisseld
chip-rats-swapped-no = Niet verwisseld
chip-cubes-added-yes = Lijfeigene: +1
chip-nothing-no = Geen blokje
chip-stop = Gestopt
chip-done = Klaar
chip-other = { $text }

## Steps of a turn that bots would play: what an answer is to its question

step-take = { $card } nemen
step-use = { $card } gebruiken
step-mayor = Burgemeester gebruiken
step-number = { $count ->
    [one] Eén blokje verplaatsen
   *[other] { $count } blokjes verplaatsen
  }
step-reveal-all-yes = Alle ratten omdraaien
step-reveal-all-no = De ratten aan het toeval overlaten
step-witch-swap-yes = Ratten verwisselen
step-witch-swap-no = Ratten laten liggen
step-count-yes = Ridder: +2
step-count-no = Ridder: +0
step-serf-yes = Lijfeigene: +1
step-serf-no = Lijfeigene: +0
step-settle = Vestigen in { $region }
step-from = uit { $region }
step-to = naar { $region }
step-rat = Rat naar { $region }
step-rat-moved = met { $token }
step-rat-seen = { $token } bekijken
step-cube-saved = blokje uit { $region } naar het paleis
step-cube-added = blokje naar { $region }
step-cubes-back = blokjes terug naar { $region }
step-cube-swapped = { $cube }
step-potion = toverdrank voor { $cube }
step-nun = non naar { $region }
step-bishop = bisschop naar { $region }
step-bishop-from = bisschop uit { $region }
step-first = eerst { $token }

## Wat er van een gekozen antwoord zou komen, voor het gegeven is

preview-add = { $count ->
    [one] Je plaatst één blokje
   *[other] Je plaatst { $count } blokjes
  } in { $region }: { $total ->
    [one] er woont dan één mens
   *[other] er wonen dan { $total } mensen
  }.
preview-move = { $count ->
    [one] Er gaat één blokje
   *[other] Er gaan { $count } blokjes
  } naar { $region }: { $total ->
    [one] er woont dan één mens
   *[other] er wonen dan { $total } mensen
  }.
preview-room = { $region } { $rats } van { $most }
preview-plague = { $rats ->
    [0] De pest gaat naar { $region }: daar zijn geen ratten.
    [one] De pest gaat naar { $region }: daar is één rat.
   *[other] De pest gaat naar { $region }: daar zijn { $rats } ratten.
  }{ $rats ->
    [0] {""}
   *[other] { $rooms ->
        [none] {" "}Geen buurregio heeft nog plaats.
        [unknown] {""}
       *[other] {" "}Ratten in de buurregio’s: { $rooms }.
      }
  }
preview-more = { $there ->
    [0] +{ $count }
   *[other] { $there }+{ $count }
  }
preview-less = { $there }−{ $count }
preview-again = Bevestig, of kies iets anders.

## Wat je in een beurt kunt doen

group-take = Neem een kaart
    .hint = Kies een kaart, van de tafel of van een andere speler.
group-add = Plaats blokjes
    .hint = Kies een regio: je plaatst er zoveel blokjes als er ratten zijn.
group-use = Gebruik een kaart
    .hint = Kies een van je kaarten.
group-plague = Verplaats de pest
    .hint = Kies waar de pest heen gaat. Daarmee eindigt je beurt.

## Een regio bekijken

region-full = { $region }: { $rats }, { $cubes }{ $plague ->
    [yes] , de pest is hier
   *[no] {""}
  }{ $pieces }{ $choice ->
    [yes] . Te kiezen
   *[no] {""}
  }
region-out = { $region }: doet niet mee
region-rats = { $count ->
    [0] geen ratten
    [one] één rat
   *[other] { $count } ratten
  }
region-cubes = { $count ->
    [0] geen blokjes
    [one] één blokje: { $list }
   *[other] { $count } blokjes: { $list }
  }
region-population = Bevolking { $count }
region-known = { $known ->
    [one] { $reached ->
        [0] De rat die je hier kent, heeft een limiet boven { $limit }.
       *[other] De rat die je hier kent, heeft een limiet van { $limit } of minder.
      }
   *[other] Van de { $known } ratten die je hier kent, { $reached ->
        [0] heeft er geen
        [one] heeft er één
       *[other] hebben er { $reached }
      } een limiet van { $limit } of minder.
  }
region-odds = { $count ->
    [one] Eén van de { $total } verborgen ratten heeft
   *[other] { $count } van de { $total } verborgen ratten hebben
  } een limiet van { $limit } of minder.
## De kansen van de pest

odds-when-now = Als de pest hier huishoudt
odds-when-last = Bij de laatste verwoesting
odds-nobody = Niemand verliest een blokje.
odds-loses = verliest
odds-lost = { $count ->
    [0] geen blokje
    [one] 1 blokje
   *[other] { $count } blokjes
  }
    .short = { $count ->
        [0] geen
       *[other] { $count }
      }
odds-lost-more = { $count } blokjes of meer
    .short = { $count }+
odds-percent = { $percent }%
odds-chance = { $lost } ({ $percent }%)
odds-seat = { $seat } verliest { $list }
odds-with = { $id ->
    [knight] { $card }: twee mensen erbij
    [serf] { $card }: plaatst na elk verlies een blokje
   *[other] Met de { $card }
  }
    .short = { $id ->
        [knight] { $card } +2
        [serf] { $card } +1
       *[other] { $card }
      }
odds-open = Zonder de { $card }, die de volgorde van de ratten mag kiezen.
odds-spread = De pest brengt { $count ->
    [one] nog één rat
   *[other] nog { $count } ratten
  }. Ratten in de buurregio’s: { $list }.
region-neighbours = Grenst aan: { $list }
region-nuns = { $count ->
    [one] Een non: bevolking met één verlaagd
   *[other] { $count } nonnen: bevolking met { $count } verlaagd
  }
region-bishop = Een bisschop: er komt geen rat binnen
region-potions = Toverdranken: { $list }
region-walls = Muur tussen hier en { $list }

## Een regio in twee regels, op telefoons

brief-place = { $when ->
    [last] { $region }, laatste verwoesting
   *[other] { $region }
  }
brief-risk = { $place }: { $percent }% risico voor jou, gemiddeld { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
  }.
brief-safe = { $place }: geen risico voor jou.
brief-nobody = { $place }: niemand verliest een blokje.
brief-all = { $place }: gemiddeld { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
  } verloren.
brief-others = Risico voor anderen: { $list }.
brief-seat = { $seat } { $percent }%
brief-lies = { $rats ->
    [0] Geen ratten
    [one] Eén rat
   *[other] { $rats } ratten
  }, bevolking { $count }.
count-of = { $count } { $name }
potions-of = { $name } { $list }

token-hidden = { $token }, gedekt
token-known = { $token }, bekend bij jou: { $face }
token-open = { $token }, open: { $face }
token-known-others = { $token }, gedekt, gezien door { $seats }
token-choose = { $name }. Te kiezen
palace-full = Paleis: { $list }
palace-empty = Paleis: leeg
cube-choose = blokjes van { $name } in { $region }, { $count }. Te kiezen
wall = Muur { $number }, tussen { $link }
link-choose = De verbinding tussen { $link }. Te kiezen
nun = Non { $number }, in { $region }
bishop = Bisschop { $number }, in { $region }
card-cubes = Op de kaart: { $list }
plague-at = De pestpion staat in { $region }

supply = Rattenvoorraad
supply-short = { $count ->
    [one] nog één rat
   *[other] nog { $count } ratten
  }
supply-left = { $count ->
    [0] Geen ratten meer in de voorraad
    [one] Nog één rat in de voorraad
   *[other] Nog { $count } ratten in de voorraad
  }
supply-low = { $count ->
    [0] Het einde is er · rattenvoorraad leeg
    [one] Het einde is nabij · nog één rat
   *[other] Het einde is nabij · nog { $count } ratten
  }
end-likely = { $count ->
    [one] Einde dreigt deze ronde · nog één rat
   *[other] Einde dreigt deze ronde · nog { $count } ratten
  }

## Hoe ver het einde weg is, en hoe je wint

end-open = Hoe het spel eindigt: { $near }
end-title = Hoe het spel eindigt
end-brings = Wat het spel beëindigt
end-rats = De voorraad ratten raakt op: { $count ->
    [0] hij is leeg
    [one] er is nog één van de { $all }
   *[other] er zijn nog { $count } van de { $all }
  }.
end-cubes = Een speler beëindigt een beurt met alle blokjes op het bord. Nog te gaan: { $list }.
    .near = { $count ->
    [0] Het einde is nabij · { $seat } heeft alle blokjes op het bord
    [one] Het einde is nabij · { $seat } heeft nog één blokje
   *[other] Het einde is nabij · { $seat } heeft nog { $count } blokjes
  }
end-turns = Er komt vijf rondes lang geen rat of blokje bij: { $count ->
    [one] nog één zo’n beurt te gaan
   *[other] nog { $count } zulke beurten te gaan
  }.
    .near = { $count ->
    [one] Het einde is nabij · na nog één beurt zonder nieuwe rat of nieuw blokje
   *[other] Het einde is nabij · na nog { $count } beurten zonder nieuwe rat of nieuw blokje
  }
end-here = Het einde is er: { $round }.
end-follows = Wat er dan volgt
end-wins = Wie wint
end-standing = Stand: { $list }.
end-count = { $seat } ({ $count })

used-title = Ratten
used-limit = Limiet { $limit }
used-legend-hidden = nog verborgen
used-legend-known = bekend bij jou
used-legend-used = omgedraaid
used-face = { $face }: { $state ->
    [used] omgedraaid
    [known] bekend bij jou
   *[hidden] nog verborgen
  }

seat-cubes = { $board } op het bord, { $palace } in het paleis, { $stock } in voorraad
seat-board = Bord
seat-palace = Paleis
seat-stock = Voorraad
seat-risk = Gevaar
    .about = Gemiddeld verlies bij de volgende verwoesting, als de pest komt waar dat het meest kost: { $count }
    .final = Gemiddeld verlies bij de laatste verwoesting: { $count }
strip-stock = { $count } over
seat-score = { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }
seat-no-cards = geen kaarten

round-setup = Vestigen
round-regular = Gewone ronde
round-final = Laatste ronde
round-ravage = Laatste verwoesting
round-over = Spel voorbij

## De twee blikken van de Heks

witch-first = Eerste rat
witch-second = Tweede rat
witch-choose = Kies een rat op het bord
witch-secret = Alleen jij ziet dit.
witch-not-yet = Nog niet

## De volgorde van open ratten, met de hand gelegd

order-rats = Ratten in de volgorde waarin ze worden afgehandeld
order-rat = Rat { $place } van { $count }: { $face }
    .keys = Verplaatsen met de pijltjestoetsen
order-earlier = Naar voren
order-later = Naar achteren
order-go = { $count ->
    [one] Handel hem af
   *[other] Handel ze zo af
  }
order-stop = Wijzig de volgorde
order-going = Ze worden van links naar rechts afgehandeld …
order-first = wordt als eerste afgehandeld
order-last = wordt als laatste afgehandeld

## Wat er gebeurde: één zin voor elk soort gebeurtenis

event-plague-started = De pest begint in { $region }.
event-start-seat-drawn = { $seat } begint.
event-settled = { $count ->
    [one] { $seat } vestigt zich in { $region } met één blokje.
   *[other] { $seat } vestigt zich in { $region } met { $count } blokjes.
  }
event-turn-began = { $final ->
    [yes] Laatste ronde: { $seat } is aan de beurt.
   *[no] { $seat } is aan de beurt.
  }
event-card-taken = { $giver ->
    [none] { $seat } neemt de { $card }.
   *[other] { $seat } neemt de { $card } van { $giver } af.
  }
event-cubes-added = { $count ->
    [one] { $seat } plaatst één blokje in { $region }{ $extra ->
        [0] .
       *[other] , dankzij een kaart.
      }
   *[other] { $seat } plaatst { $count } blokjes in { $region }{ $extra ->
        [0] .
        [one] , waarvan één dankzij een kaart.
       *[other] , waarvan { $extra } dankzij kaarten.
      }
  }
event-card-chosen = De { $card } doet mee.
event-rat-moved = { $seat } verplaatst { $token } naar { $to }.
event-cubes-moved = { $count ->
    [one] { $seat } verplaatst een blokje van { $region } naar { $to }.
   *[other] { $seat } verplaatst { $count } blokjes van { $region } naar { $to }.
  }{ $potions ->
    [0] {""}
    [one] {" "}Er gaat een toverdrank mee.
   *[other] {" "}Er gaan { $potions } toverdranken mee.
  }
event-cubes-swapped = { $seat } verwisselt { $cube } en { $other }.
event-wall-placed = { $source ->
    [none] { $seat } bouwt een muur tussen { $link }.
   *[other] { $seat } verplaatst een muur: die stond tussen { $source } en staat nu tussen { $link }.
  }
event-nun-placed = { $source ->
    [none] { $seat } zet een non in { $region }.
   *[other] { $seat } verplaatst een non van { $source } naar { $region }.
  }
event-bishop-placed = { $source ->
    [none] { $seat } zet een bisschop in { $region }.
   *[other] { $seat } verplaatst een bisschop van { $source } naar { $region }.
  }
event-cube-on-card = { $count ->
    [one] { $seat } legt een blokje op de { $card }.
   *[other] { $seat } legt een blokje op de { $card }; er liggen er nu { $count }.
  }
event-card-emptied = { $seat } plaatst de blokjes van de { $card } in { $region }: { $cubes }.
event-potion-placed = { $seat } brouwt een toverdrank en heeft nu { $cube }.
event-cube-saved = { $seat } brengt een blokje van { $region } naar het paleis.
event-rat-seen = { $seat } bekijkt { $token }.
event-rats-swapped = { $swapped ->
    [yes] { $seat } verwisselt { $token } en { $other }.
   *[no] { $seat } laat { $token } en { $other } liggen.
  }
event-plague-moved = { $still ->
    [yes] { $seat } laat de pest in { $to } staan.
   *[no] { $steps ->
        [one] { $seat } verplaatst de pest van { $region } naar { $to }.
       *[other] { $seat } verplaatst de pest { $steps } stappen, van { $region } naar { $to }.
      }
  }
event-rat-added = { $drawn ->
    [yes] { $seat } legt een rat in { $region }, getrokken uit de ratten die niet op het bord lagen.
   *[no] { $left ->
        [0] { $seat } legt de laatste rat in { $region }.
       *[other] { $seat } legt een nieuwe rat in { $region }.
      }
  }
event-spread-stopped = { $reason ->
    [full] { $count ->
        [one] Rond { $region } is geen plaats voor nog een rat.
       *[other] Rond { $region } is geen plaats voor nog { $count } ratten.
      }
   *[supply] { $count ->
        [one] Er ontbreekt één rat: de voorraad is leeg.
       *[other] Er ontbreken { $count } ratten: de voorraad is leeg.
      }
  }
event-ravage-began = { $final ->
    [yes] De pest komt naar { $region }: { $rats ->
        [one] 1 rat
       *[other] { $rats } ratten
      }, { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
      }.
   *[no] De pest houdt huis in { $region }: { $rats ->
        [one] 1 rat
       *[other] { $rats } ratten
      }, { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
      }.
  }
event-region-spared = { $reason ->
    [rats] { $region } blijft gespaard: er zijn geen ratten.
   *[cubes] { $region } blijft gespaard: er woont niemand.
  }
event-plague-counted = { $counts ->
    [yes] { $seat } laat de pest in { $region } voor twee mensen tellen.
   *[no] { $seat } laat de pest in { $region } niet meetellen.
  }
event-rats-opened = { $opened ->
    [yes] { $seat } draait alle ratten in { $region } om.
   *[no] { $seat } laat de ratten in { $region } aan het toeval over.
  }
event-rat-opened = Omgedraaid in { $region }: { $face }.
event-rat-discarded = In { $region } is niemand meer over, dus gaat de rat met { $face } uit het spel.
event-rat-revealed = { $outbreak ->
    [yes] Een rat in { $region } toont { $face }. Bevolking { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(de pest telt voor { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(één minder door de non)
       *[other] {" "}({ $nuns } minder door de nonnen)
      }: uitbraak!
   *[no] Een rat in { $region } toont { $face }. Bevolking { $population }{ $neutral ->
        [0] {""}
       *[other] {" "}(de pest telt voor { $neutral })
      }{ $nuns ->
        [0] {""}
        [one] {" "}(één minder door de non)
       *[other] {" "}({ $nuns } minder door de nonnen)
      }: er gebeurt niets.
  }
event-cube-lost = { $cause ->
    [majority] { $tied ->
        [one] Meerderheid: { $seat } heeft de meeste blokjes en verliest er een.
       *[other] Meerderheid: { $tied } spelers staan gelijk, { $seat } verliest een blokje.
      }
    [class] { $symbol }: { $seat } heeft de { $card } en verliest een blokje.
   *[all] Iedereen: { $seat } verliest een blokje.
  }
event-potion-lost = { $cause ->
    [majority] { $tied ->
        [one] Meerderheid: { $seat } heeft de meeste blokjes en verliest een toverdrank in plaats van een blokje.
       *[other] Meerderheid: { $tied } spelers staan gelijk, { $seat } verliest een toverdrank in plaats van een blokje.
      }
    [class] { $symbol }: { $seat } heeft de { $card } en verliest een toverdrank in plaats van een blokje.
   *[all] Iedereen: { $seat } verliest een toverdrank in plaats van een blokje.
  }
event-spared = { $seat ->
    [none] { $symbol }: niemand heeft zo’n kaart.
   *[other] { $symbol }: { $seat } heeft de { $card }, maar hier geen blokje.
  }
event-ravage-ended = { $reason ->
    [rats] In { $region } zijn geen ratten meer.
   *[cubes] { $region } is leeg.
  } { $total ->
    [0] Er gaan geen blokjes verloren.
   *[other] { $losses }.
  }
event-end-triggered = { $reason ->
    [supply] De rattenvoorraad is leeg. De laatste ronde begint.
    [standstill] Vijf rondes lang kwam er geen rat of blokje bij. De laatste ronde begint.
   *[stock] { $seat } heeft alle blokjes op het bord. De laatste ronde begint.
  }
event-final-ravage-began = Laatste verwoesting: de pest treft elke regio.
event-game-over = Het spel is voorbij: { $seat } wint met { seat-score }.
loss = { $name } verliest { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  }
    .sum = { $name } ({ $why })
    .why = { loss } ({ $why })
cause = { $name } { $count }

## Wat er sinds je eigen beurt is gebeurd, in het kort

digest-own = { $count ->
    [one] Jij verloor één blokje.
   *[other] Jij verloor { $count } blokjes.
  }
digest-others = { $mine ->
    [0] Verliezen
   *[other] Andere verliezen
  }: { $list }.
digest-raged = De pest hield huis in { $list }.
digest-went = De pest ging naar { $region }.
digest-settled = { $seat } vestigde zich in { $region }.
digest-card = { $seat } nam de { $card }.
befell-lost = Je verloor { $count ->
    [one] één blokje
   *[other] { $count } blokjes
  } in { $region }.
befell-taken = { $seat } nam de { $card } van je af.

## De verwoesting, stap voor stap

ravage-brief = { $region }, { $rats ->
    [one] één rat
   *[other] { $rats } ratten
  }
ravage-title = { $final ->
    [yes] Laatste verwoesting: { $region }
   *[no] De pest in { $region }
  }
ravage-population = Bevolking
ravage-nuns = { $count ->
    [one] één minder door de non
   *[other] { $count } minder door de nonnen
  }
ravage-plague = de pest telt voor { $count }
ravage-left = { $count ->
    [0] er komen geen ratten meer
    [one] er komt nog één rat
   *[other] er komen nog { $count } ratten
  }
ravage-verdict = { $outbreak ->
    [yes] { $population ->
        [one] Eén mens haalt
       *[other] { $population } mensen halen
      } de limiet van { $limit }: uitbraak
   *[no] { $population ->
        [0] Niemand haalt de limiet van { $limit }
        [one] Eén mens haalt de limiet van { $limit } niet
       *[other] { $population } mensen halen de limiet van { $limit } niet
      }: geen uitbraak
  }
ravage-times = × { $count }
ravage-held = Wacht op jou.
ravage-go-on = Verder
ravage-flow = Automatisch
ravage-course = { $final ->
    [yes] De laatste verwoesting tot nu toe
   *[no] In { $region }
  }
ravage-there = Vooraf
ravage-now-lost = Verloren
ravage-here = nu
ravage-to-come = { $list ->
    [none] Dit is de laatste regio.
   *[other] Nog te gaan: { $list }.
  }
ravage-again = Bekijk deze verwoesting nog eens
ravage-again-all = Bekijk de laatste verwoesting nog eens
ravage-earlier = Eerder
ravage-later = Later
ravage-number = Verwoesting { $number } van { $count }
ravage-before = Vooraf:
ravage-sum = { $list ->
    [none] { $region }: geen verlies
   *[other] Verloren in { $region }: { $list }
  }
ravage-loss = −{ $count } { $name }
ravage-none = geen verlies
ravage-score = Stand

## Geluk: wat de pest naar verwachting zou kosten, en wat ze kostte

luck-title = Geluk met de pest
luck-about = Verloren blokjes, verwoesting na verwoesting. Gestippeld: het verlies dat te verwachten was met wat iedereen wist. Gearceerd: wat daar nog bovenop kwam. Gekleurd: de laatste verwoesting.
luck-seat = { $seat }: { $lost ->
    [one] één blokje verloren
   *[other] { $lost } blokjes verloren
  }, { $expected } verwacht
luck-lost = { $count } verloren
luck-expected = { $count } verwacht
luck-worst = Zwaarste klap: { $region }, { $lost } verloren, { $expected } verwacht
luck-best = Mooiste ontsnapping: { $region }, { $lost } verloren, { $expected } verwacht
luck-then = De kansen vooraf
    .own = De kansen vooraf, zoals jij ze kende
luck-sum = in totaal
luck-came = De uitkomst.
luck-nobody = Niemand kon een blokje verliezen.
luck-order = De volgorde van de ratten werd daarna gekozen; dit zijn de kansen bij een willekeurige volgorde.

## Het einde

ranking-title = Eindstand
print-losses = Verloren blokjes, verwoesting na verwoesting
ranking-place = { $place }.
ranking-won = { $seat } wint
    .me = Jij wint
ranking-tie = Evenveel blokjes: wie het eerst weer aan de beurt zou zijn, staat hoger.
ranking-detail = { $board } op het bord, { $palace } in het paleis
ranking-cards = Kaarten aan het einde: { $cards }
bill-title = Verloren aan de pest
bill-card = { $name }: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }{ $gained ->
    [0] {""}
   *[other] , { $gained } gewonnen
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren
  }

## Regels waarnaar zinnen verwijzen

rule-RAT-S5 = De pest begint in een willekeurige regio.
rule-RAT-S6 = De tafelopties bepalen wie begint.
rule-RAT-S7 = Iedereen plaatst twee blokjes in één regio, en dan in omgekeerde volgorde nog eens twee.
rule-RAT-S8 = De startspeler heeft de eerste beurt; daarna gaat het met de klok mee.
rule-RAT-S10 = Met De Rattenvanger doen er zes van de achttien kaarten mee.
rule-RAT-T2 = Eén keer per beurt mag je een kaart nemen, van de tafel of van een andere speler. Je mag hem meteen gebruiken.
rule-RAT-T3 = Eén keer per beurt mag je in een regio precies zoveel blokjes plaatsen als er ratten zijn, of alles wat je nog hebt als dat minder is.
rule-RAT-T5 = Je beurt eindigt als de pest verplaatst is en heeft huisgehouden.
rule-RAT-C1 = De pest gaat naar een aangrenzende regio en blijft nooit staan.
rule-RAT-C2 = Eén rat in de pestregio brengt één nieuwe rat naar de regio’s ernaast; twee of drie ratten brengen er twee.
rule-RAT-C3 = Zijn er in de pestregio ratten én blokjes, dan worden de ratten een voor een omgedraaid, tot de ratten of de blokjes op zijn.
rule-RAT-C4 = Haalt de bevolking de limiet van een rat, dan is er een uitbraak. Anders gaat de rat zonder gevolgen uit het spel.
rule-RAT-C5 = Uitbraak: eerst meerderheid, dan elke klasse, dan iedereen. Wie er geen blokjes heeft, verliest niets.
rule-RAT-F1 = Het einde wordt ingeluid als de rattenvoorraad leeg is, of als de speler aan de beurt alle blokjes op het bord heeft.
rule-RAT-F2 = Iedereen behalve de speler van de laatste beurt is nog één keer aan de beurt, tegen de klok in.
rule-RAT-F3 = In de laatste ronde mag je alleen kaarten gebruiken.
rule-RAT-F5 = Aan het einde houdt de pest in elke regio huis, de ene na de andere.
rule-RAT-F6 = Wie de meeste blokjes op het bord en in het paleis heeft, wint. Bij gelijke stand wint wie het eerst weer aan de beurt zou zijn.
rule-RAT-F4 = Na de laatste ronde plaatst de speler links van de eigenaar van de Bakker de blokjes van die kaart.
rule-RAT-H1 = Alleen wie gekeken heeft, weet wat de rat toont.
rule-RAT-K-PEASANT = Boer: één blokje extra bij het plaatsen, ook zonder ratten.
    .name = { card-peasant }
rule-RAT-K-MONK = Monnik: verplaats een rat naar een aangrenzende regio waar plaats is.
    .name = { card-monk }
rule-RAT-K-MERCHANT = Koopman: verplaats één tot drie van je blokjes naar een aangrenzende regio.
    .name = { card-merchant }
rule-RAT-K-KNIGHT = Ridder: twee stappen voor de pest, die voor twee mensen mag tellen.
    .name = { card-knight }
rule-RAT-K-WITCH = Heks: bekijk een rat, dan een tweede, en verwissel ze of niet.
    .name = { card-witch }
rule-RAT-K-KING = Koning: een van je blokjes gaat uit een regio zonder ratten naar het paleis.
    .name = { card-king }
rule-RAT-K-CRUSADER = Kruisvaarder: twee stappen voor de pest; je mag eerst alle ratten omdraaien en kiezen in welke volgorde ze worden afgehandeld.
    .name = { card-crusader }
rule-RAT-K-SOLDIER = Soldaat: twee stappen voor de pest; komen er ratten bij, dan mag er nog een bij.
    .name = { card-soldier }
rule-RAT-K-COURIER = Koerier: twee blokjes in verschillende regio’s ruilen van plaats.
    .name = { card-courier }
rule-RAT-K-MAYOR = Burgemeester: in plaats van gewoon te plaatsen, één blokje in elke regio waar je er meer hebt dan ieder ander.
    .name = { card-mayor }
rule-RAT-K-QUEEN = Koningin: tot twee blokjes extra bij het plaatsen, als jouw grootste groep regio’s groter is dan die van ieder ander.
    .name = { card-queen }
rule-RAT-K-EMPEROR = Keizer: drie muren op grenzen en pijlen; geen rat, geen blokje en geen pest komt erdoor.
    .name = { card-emperor }
rule-RAT-K-SERF = Lijfeigene: heeft een rat een andere speler een blokje gekost, dan mag je er een plaatsen.
    .name = { card-serf }
rule-RAT-K-BAKER = Bakker: er komt een blokje op de kaart. Neemt een andere speler de kaart, dan gaan alle blokjes erop naar één regio.
    .name = { card-baker }
rule-RAT-K-NUN = Non: elk van de drie nonnen verlaagt de bevolking van haar regio met één.
    .name = { card-nun }
rule-RAT-K-BISHOP = Bisschop: in een regio met een bisschop komt geen rat binnen.
    .name = { card-bishop }
rule-RAT-K-PIPER = Rattenvanger: een van je blokjes gaat naar een aangrenzende regio, en ratten gaan mee.
    .name = { card-pied-piper }
rule-RAT-K-WIZARD = Tovenaar: een toverdrank voor een van je blokjes; je verliest die in plaats van het blokje.
    .name = { card-wizard }
rule-RAT-V1 = Laatste ronde: de pest die de Ridder verplaatst, houdt meteen huis.
rule-RAT-V2 = Je verliest een toverdrank in plaats van een blokje, en wel van het blokje met de meeste toverdranken; bij “letterlijk” beslist de eigenaar.
rule-RAT-V5 = Is de rattenvoorraad leeg, dan trekt de Soldaat uit de ratten die niet op het bord liggen.
rule-RAT-V6 = Wat de Heks zag, blijft voor die speler zichtbaar.

## Tekstbord

text-regions = Regio’s
text-column-region = Regio
text-column-people = Blokjes
text-column-rats = Ratten
text-column-pieces = Figuren
text-column-next = Grenst aan
text-column-odds = Gevaar
text-column-choose = Hier mogelijk
text-column-card = Kaart
text-column-holder = Ligt bij
text-column-does = Effect
text-column-risk = Prijs
text-column-rule = Regel
text-column-player = Speler
text-column-board = Blokjes op het bord
text-column-palace = In het paleis
text-column-stock = In voorraad
text-column-held = Kaarten
text-column-standing = Stand
text-column-face = Rat
text-column-used = Omgedraaid
text-column-known = Bekend bij jou
text-column-hidden = Nog verborgen
text-order-name = naam
text-order-people = blokjes
text-order-rats = ratten
text-order-possible = wat mogelijk is
text-card = { $card }, { $class }
text-card-rule = De { $card } in de regels
text-plague-here = De pestpion
text-rats-of = { $count } van { $most }
text-counted = Voor een uitbraak telt deze regio { $count ->
    [0] geen mensen
    [one] één mens
   *[other] { $count } mensen
  }
text-walled = { $region } (een muur ertussen)
text-next-border = Over land: { $list }
text-next-arrow = Via een pijl: { $list }
text-hidden = { $count ->
    [0] Je kent alle ratten.
    [one] Eén rat is voor jou nog onbekend.
   *[other] { $count } ratten zijn voor jou nog onbekend.
  }
text-potions = { $count ->
    [0] Er zijn geen toverdranken meer.
    [one] Er is nog één toverdrank.
   *[other] Er zijn nog { $count } toverdranken.
  }

## Zeeën op het bord

sea-atlantic = Oceanus Atlanticus
sea-north = Mare Germanicum
sea-mediterranean = Mare Internum
sea-black = Pontus Euxinus
sea-baltic = Mare Suebicum
sea-adriatic = Mare Adriaticum

## Statistics

counted-title = Genomen kaarten
