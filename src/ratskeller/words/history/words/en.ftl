### The page of games that are over, ratings and statistics. The browser fetches these when that page is opened.

history-title = Past games
    .about = All your finished games. Replay any of them, move by move.
history-filter = Filter by game
history-all = All games
history-opponent = Against
history-opponent-go = Search
history-result = Result
history-result-any = Any result
history-result-won = Won
history-result-tied = Tied for first
history-result-lost = Lost
history-none-sought = No games found.
history-none = You haven’t finished a game yet.
history-more = Show older games
history-rated = rated
    .about = This game counted for the ratings.
history-imported = imported
history-remove = Remove
history-remove-sure = Remove for good
history-daily = Daily Plague
history-agreed = ended by agreement
history-left = everyone resigned or ran out of time
# After a name: why this player did not play to the end
history-played-resigned = resigned
history-played-lost = lost on time
history-played-time = ran out of time; a bot finished
history-played-absent = was away; a bot finished
history-place = { $place ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
history-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Records

history-records = Records
    .about = A record contains every move of a game. Programs and other Ratskeller servers can read it.
history-save = Download the records of all my games
history-bring = Import a record
    .about = Finished games from elsewhere, as a file, one game per line. They are checked by replaying them, and don’t count for ratings.
history-too-long = This file is too large: a game record has at most 15,000 characters.

## Ratings

ladder-title = Ratings
    .about = Only games between people with accounts count, with one seat each. Friendly games, games with guests, Daily Plague games and games continued from a review don’t.
ladder-none = Nobody has played a rated game yet.
ladder-rank = Rank
ladder-name = Name
ladder-points = Points
ladder-games = Games
ladder-provisional = { $games } (provisional)
ladder-people = { $count ->
    [one] One person is rated.
   *[other] { $count } people are rated.
  }
ladder-bots = Computer opponents
    .about = How the computer opponents do against people. Games against them alone don’t change ratings.
ladder-bot = Player

## Statistics

statistics-title = Statistics
    .about = { $count ->
        [one] The last game here: { $length } moves, winning margin { $lead }.
       *[other] The last { $count } games here: { $length } moves on average, winning margin { $lead }.
    }
    .none = Nobody has finished a game here yet.
statistics-what = Played with
statistics-games = Games
statistics-length = Moves
statistics-lead = Lead
statistics-players = { $count } players
statistics-seats = Seats
statistics-won = Won
statistics-choices = { $title }: the number of seats that did this at least once in a game, and how many of them won.

## Somebody else

player-since = Member since { $day }.
player-games = Public games
player-games-none = No finished public games yet.
