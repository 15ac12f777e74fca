### De pagina van gespeelde partijen, de rangschikking en de statistiek. De browser haalt ze op als de pagina wordt geopend.

history-title = Gespeelde partijen
    .about = Alles wat je hebt uitgespeeld. Elke partij kun je zet voor zet terugkijken.
history-filter = Eén spel tonen
history-all = Alle spellen
history-opponent = Tegen
history-opponent-go = Zoeken
history-result = Afloop
history-result-any = Elke afloop
history-result-won = Gewonnen
history-result-tied = Samen eerste
history-result-lost = Verloren
history-none-sought = Zo’n partij is er niet.
history-none = Je hebt nog geen partij uitgespeeld.
history-more = Oudere partijen tonen
history-rated = telde mee
    .about = Deze partij telde mee voor de rangschikking.
history-imported = uit een verslag
history-remove = Verwijderen
history-remove-sure = Definitief verwijderen
history-daily = Pest van de dag
history-agreed = in overleg beëindigd
history-left = door iedereen verlaten
# Behind a name: why its person did not play to the end
history-played-resigned = heeft opgegeven
history-played-lost = heeft op tijd verloren
history-played-time = tijd was om, een bot speelde uit
history-played-absent = was afwezig, een bot speelde uit
history-place = { $place ->
    [1] gewonnen
   *[other] { $place }e plaats
  }
history-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }

## Records

history-records = Verslagen
    .about = Een verslag bevat elke zet van een partij. Programma’s kunnen het lezen, en een andere Ratskeller ook.
history-save = Verslagen van al mijn partijen bewaren
history-bring = Een verslag inlezen
    .about = Een uitgespeelde partij van elders, als bestand, of meer partijen, elk op een regel. Ze worden één keer nagespeeld en tellen nergens voor mee.
history-too-long = Dit bestand is te groot voor het verslag van een partij.

## Ratings

ladder-title = Rangschikking
    .about = Partijen tussen mensen met een account tellen, elk op één plaats. Vriendschappelijke partijen, die met gasten, die van de dag en zijpaden tellen niet.
ladder-none = Nog niemand heeft een partij gespeeld die meetelt.
ladder-rank = Rang
ladder-name = Naam
ladder-points = Punten
ladder-games = Partijen
ladder-provisional = { $games } (nog weinig)
ladder-people = { $count ->
    [one] Er staat één speler op de lijst.
   *[other] Er staan { $count } spelers op de lijst.
  }
ladder-bots = Tegenstanders van het huis
    .about = Hoe de spelers van het huis het doen tegen wie er bij hen aanschuift. Geen partij met hen alleen verandert iemands plaats.
ladder-bot = Speler

## Statistics

statistics-title = Wat er is gespeeld
    .about = { $count ->
        [one] De laatste partij hier: { $length } zetten, voorsprong { $lead }.
       *[other] De laatste { $count } partijen hier: gemiddeld { $length } zetten, voorsprong { $lead }.
    }
    .none = Hier heeft nog niemand een partij uitgespeeld.
statistics-what = Gespeeld met
statistics-games = Partijen
statistics-length = Zetten
statistics-lead = Voorsprong
statistics-players = { $count } spelers
statistics-seats = Plaatsen
statistics-won = Daarvan gewonnen
statistics-choices = { $title }: hoeveel plaatsen dit in een partij minstens één keer deden, en hoeveel daarvan wonnen.

## Somebody else

player-since = Heeft een account sinds { $day }.
player-games = Openbare partijen
player-games-none = Er is nog geen openbare partij uitgespeeld.
