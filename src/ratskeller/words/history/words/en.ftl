### The page of games that are over, ratings and statistics. The browser fetches these when that page is opened.

history-title = Past games
    .about = Everything you have played to its end. Look at a game again, move by move.
history-filter = Show one game
history-all = All games
history-opponent = Against
history-opponent-go = Search
history-result = How it ended
history-result-any = However it ended
history-result-won = Won
history-result-tied = First together
history-result-lost = Lost
history-none-sought = No game is like that.
history-none = You haven’t finished a game yet.
history-more = Show older games
history-rated = counted
    .about = This game counted for the ratings.
history-imported = from a record
history-remove = Remove
history-remove-sure = Remove for good
history-daily = Daily Plague
history-agreed = ended by agreement
history-left = everybody left
# Behind a name: why its person did not play to the end
history-played-resigned = resigned
history-played-lost = lost on time
history-played-time = ran out of time, a bot finished
history-played-absent = was away, a bot finished
history-place = { $place ->
    [1] won
   *[other] place { $place }
  }
history-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Records

history-records = Records
    .about = A record holds every move of a game. Programs can read it, and so can another Ratskeller.
history-save = Save the records of all my games
history-bring = Bring in a record
    .about = A game from elsewhere that is over, as a file, or several, each in a line. They are played through once, and count for nothing.
history-too-long = This file is too large for the record of a game.

## Ratings

ladder-title = Ratings
    .about = Games between people with an account count, from one seat each. Friendly ones, those with guests, by a day’s deal or from a branch don’t.
ladder-none = Nobody has played a game that counts yet.
ladder-rank = Rank
ladder-name = Name
ladder-points = Points
ladder-games = Games
ladder-provisional = { $games } (few yet)
ladder-people = { $count ->
    [one] One person is rated.
   *[other] { $count } people are rated.
  }
ladder-bots = Opponents of the house
    .about = How the house’s own players do against whoever sits down with them. No game with them alone changes anybody’s rating.
ladder-bot = Player

## Statistics

statistics-title = What was played
    .about = { $count ->
        [one] The last game here: { $length } moves, won by { $lead }.
       *[other] The last { $count } games here: { $length } moves on average, won by { $lead }.
    }
    .none = Nobody has played one to its end here yet.
statistics-what = Played with
statistics-games = Games
statistics-length = Moves
statistics-lead = Lead
statistics-players = { $count } players
statistics-seats = Seats
statistics-won = Of these won
statistics-choices = { $title }: how many seats did so at least once in a game, and how many of these won it.

## Somebody else

player-since = Has an account since { $day }.
player-games = Public games
player-games-none = No public game is over yet.
