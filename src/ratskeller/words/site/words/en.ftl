# A site without a server: what it loads, and what it does alone.
site-loading = Loading the games: { $loaded } of { $total } MB
site-starting = Starting Python …
site-failed = The games could not be loaded ({ $what }). Check your connection and try again.
site-again = Try again
site-bots-failed = The computer opponents could not be loaded ({ $what }). Try again, or play on against opponents who answer at random.
shared-title = A shared game
shared-broken = This link is incomplete or damaged. Ask for it again, and copy all of it.
shared-too-long = This link is too long to be a game.
site-at-random = Play on against random moves
site-save = Save all games
site-read = Load games
site-file-read = { $name }: { $added ->
    [0] no new games
    [one] 1 new game
   *[other] { $added } new games
  }{ $known ->
    [0] {""}
   *[other] , { $known } already here
  }.
site-file-damaged = { $count ->
    [one] 1 game is damaged and was left out.
   *[other] { $count } games are damaged and were left out.
  }
site-file-bad = { $name } is not a file of games, or it is damaged.
