# A site without a server: what it loads, and what it does alone.
site-loading = Loading the games: { $loaded } of { $total } MB
site-starting = Starting the game engine …
site-failed = The games could not be loaded ({ $what }). Check your connection and try again.
site-again = Try again
site-bots-failed = The computer opponents could not be loaded ({ $what }). Try again, or play on against opponents who play at random.
shared-title = A shared game
shared-broken = This link is incomplete or damaged. Ask for it again, and copy all of it.
shared-too-long = This link is too long to be a game. Ask for it again, and copy the link and nothing else.
site-at-random = Play on against random opponents
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
site-file-bad = { $name } is not a file of saved games, or it is damaged.
site-bring = { $count ->
    [one] Upload 1 finished game to the server
   *[other] Upload { $count } finished games to the server
  }
site-bringing = The games are on their way. Those that have arrived stay on the server even if you leave.
site-brought = { $count ->
    [0] No game has reached the server.
    [one] 1 game is on the server now. It is still on this device, too.
   *[other] { $count } games are on the server now. They are still on this device, too.
  }
site-bring-unfinished = { $count ->
    [one] 1 game was ended early: it stays on this device.
   *[other] { $count } games were ended early: they stay on this device.
  }
shared-running = This game is still in play. You can play on here with a copy, at a table of your own.
shared-go-on = Play on
elsewhere-open = Play on another device
elsewhere-about = Open this link on the other device. You play on there with a copy; the game here stays as it is.
elsewhere-secrets = The link holds the whole game, hidden information included: anyone who has it can see everything.
