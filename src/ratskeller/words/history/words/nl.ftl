### De pagina van gespeelde partijen, de rangschikking en de statistiek. De browser haalt ze op als de pagina wordt geopend.

history-title = Gespeelde partijen
    .about = Al je uitgespeelde partijen. Je kunt elke partij zet voor zet terugkijken.
history-filter = Filter op spel
history-all = Alle spellen
history-opponent = Tegen
history-opponent-go = Zoeken
history-result = Uitslag
history-result-any = Elke uitslag
history-result-won = Gewonnen
history-result-tied = Gedeeld eerste
history-result-lost = Verloren
history-none-sought = Geen partijen gevonden.
history-none = Je hebt nog geen partij uitgespeeld.
history-more = Oudere partijen tonen
history-rated = telde mee
    .about = Deze partij telde mee voor de ratings.
history-imported = uit een verslag
history-remove = Verwijderen
history-remove-sure = Definitief verwijderen
history-daily = Dagelijkse pest
history-agreed = in overleg beëindigd
history-left = iedereen heeft opgegeven of de tijd overschreden
# Behind a name: why its person did not play to the end
history-played-resigned = heeft opgegeven
history-played-lost = heeft door tijdsoverschrijding verloren
history-played-time = tijd was om, een bot speelde verder
history-played-absent = was afwezig, een bot speelde verder
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
    .about = Een verslag bevat elke zet van een partij. Programma’s en andere Ratskellers kunnen het lezen.
history-save = Verslagen van al mijn partijen downloaden
history-bring = Verslag importeren
    .about = Uitgespeelde partijen van elders als bestand, één per regel. Ze worden ter controle nagespeeld en tellen niet mee voor de ratings.
history-too-long = Dit bestand is te groot: een verslag heeft hoogstens 15.000 tekens.

## Ratings

ladder-title = Ratings
    .about = Alleen partijen tussen mensen met een account, elk op één plaats, tellen mee. Vriendschappelijke partijen, partijen met gasten, de dagelijkse pest en partijen die je vanuit een terugblik voortzet, tellen niet mee.
ladder-none = Nog niemand heeft een partij gespeeld die meetelt.
ladder-rank = Rang
ladder-name = Naam
ladder-points = Punten
ladder-games = Partijen
ladder-provisional = { $games } (voorlopig)
ladder-people = { $count ->
    [one] Er staat één speler op de lijst.
   *[other] Er staan { $count } spelers op de lijst.
  }
ladder-bots = Computertegenstanders
    .about = Hoe de computertegenstanders het doen tegen mensen. Partijen tegen alleen bots veranderen geen rating.
ladder-bot = Speler

## Statistics

statistics-title = Statistieken
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
statistics-won = Gewonnen
statistics-choices = { $title }: op hoeveel plaatsen dit in een partij minstens één keer gebeurde, en hoeveel daarvan wonnen.

## Somebody else

player-since = Heeft een account sinds { $day }.
player-games = Openbare partijen
player-games-none = Nog geen uitgespeelde openbare partijen.
