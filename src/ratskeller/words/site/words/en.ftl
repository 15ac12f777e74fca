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
