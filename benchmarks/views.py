"""What it costs to show a position of Carcassonne to the seat that places a tile: `python -m benchmarks.views` prints a table.

Games are played at random; in their last third every position in which a tile is to be laid is shown to its player, as a server does it
for a table that it has not shown yet. The milliseconds are those of the processor. Once some are warm, every position counts with the
least of `--runs` times: other work on the machine makes them only more.
"""

import argparse
import random
import time
from statistics import quantiles
from typing import Any

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.core.views import Views

GAME = games.get("carcassonne")
LARGE = {"players": 6, "inns": True, "abbot": True, "river": True, "plague_tiles": 12}
TABLES: dict[str, dict[str, Any]] = {
    "2 players (at most 2 and 4 ms)": {"players": 2},
    "4 players": {"players": 4},
    "6 players, every option": LARGE,
    "6 players, every option, markers that copy themselves": LARGE | {"spread": "copy"},
}


def main() -> None:
    """Measure every kind of table, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=4, help="games of each kind")
    parser.add_argument("--runs", type=int, default=5, help="how often every position is shown")
    given = parser.parse_args()
    print("| table | positions | median, ms | 99 of 100, ms |\n|---|---|---|---|")
    for name, options in TABLES.items():
        found = late_positions(options, given.games)
        took = [min(shown(position) for _ in range(given.runs)) for position in found]
        cuts = quantiles(took, n=100)
        print(f"| {name} | {len(found)} | {cuts[49]:.2f} | {cuts[98]:.2f} |")


def late_positions(options: dict[str, Any], count: int) -> list[Position]:
    """Return the positions of the last third of some games at which a tile is to be laid."""
    found = []
    for seed in range(count):
        rng, position, met = random.Random(seed), GAME.new(**options), []
        while not position.over:
            if position.question == "lay":
                met.append(position.copy())
            position.play(rng.choice(position.legal()))
        found += met[2 * len(met) // 3 :]
    return found


def shown(position: Position) -> float:
    """Return the milliseconds that it takes to show a position to the seat that is asked."""
    began = time.process_time()
    Views(position).encoded(position.actor if isinstance(position.actor, int) else None)
    return 1000 * (time.process_time() - began)


if __name__ == "__main__":
    main()
