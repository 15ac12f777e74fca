"""The terminal: playing, and looking at positions and records. It draws and asks; what is legal is decided by the rules.

Nothing here names a game, except the packages that draw one (`terminal/NAME`), found by the game's name.
"""
