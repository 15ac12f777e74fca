"""How many answers a second the server takes: `python benchmarks/server.py [seconds] [game]` prints the figures as JSON."""

import json
import sys

from ratskeller import games
from ratskeller.server.bench import measure

if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    chosen = sys.argv[2:] or games.names()
    print(json.dumps({game: measure(seconds, game=game) for game in chosen}, indent=1))
