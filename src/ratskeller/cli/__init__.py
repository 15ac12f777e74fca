"""The command line: commands to run a server and to look after it, and the table of every game in a terminal.

The terminal draws and asks; the rules decide which answers are legal. No module names a game except the packages that draw one
(`cli/NAME`), which are found by the name of the game.
"""

from .app import main, run

__all__ = ["main", "run"]
