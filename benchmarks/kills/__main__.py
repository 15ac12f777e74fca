"""Makes faults happen to servers of its own on this machine and reports what came of it: `python -m benchmarks.kills --kills 50`.

The database is a file that is not there yet (by default one of its own), the address of an empty database of PostgreSQL, or `postgres`: a
primary and a standby of its own, which takes over. The command ends with status 1, and says why, when something did not hold; the same
seed gives the same faults.
"""

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks.kills.faults import Aims
from benchmarks.kills.killing import POSTGRES, Plan, kill


def main() -> int:
    """Make as many faults happen as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--database",
        help=f"a new file, postgresql://… of an empty database with its port, or {POSTGRES}: a pair of its own",
    )
    parser.add_argument("--kills", type=int, default=50, help="how many faults")
    parser.add_argument("--nodes", type=int, default=2, help="servers on the database")
    parser.add_argument("--tables", type=int, default=4, help="tables at which is played at a time")
    parser.add_argument(
        "--aimed",
        type=float,
        default=0.5,
        help="share of kills and pauses that come while bots think, and wait for their takeover",
    )
    parser.add_argument(
        "--takeover", type=float, default=10.0, help="the most seconds until others have played the turn of such a bot"
    )
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--json", action="store_true", help="for machines")
    given = parser.parse_args()
    print(f"seed {given.seed}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "tables.sqlite3")
        try:
            figures = kill(
                Plan(database, given.kills, given.seed, given.nodes, given.tables, Aims(given.aimed, given.takeover))
            )
        except AssertionError as error:
            print(f"it did not hold: {error}", *getattr(error, "__notes__", ()), sep="\n", file=sys.stderr)
            return 1
    print(json.dumps(figures) if given.json else shown(figures))
    return 0


def shown(figures: dict[str, Any]) -> str:
    """Return what came of it for people, a line for each figure."""
    faults, times = figures["faults"], figures["takeovers"]
    lines = {key: value for key, value in figures.items() if key not in ("faults", "takeovers")}
    return "\n".join(
        [
            f"{sum(faults.values())} faults: " + ", ".join(f"{count} {kind}" for kind, count in sorted(faults.items())),
            f"turns of bots that others took over: {spread(times)}",
            *(f"{key}: {value}" for key, value in lines.items()),
            "answers lost: 0; answers doubled: 0; tracebacks: 0; mails sent twice: 0",
        ]
    )


def spread(times: list[float]) -> str:
    """Return how a list of seconds is spread."""
    if not times:
        return "none"
    if len(times) == 1:
        return f"1, after {times[0]:.1f} s"
    tenths = quantiles(times, n=10, method="inclusive")
    return f"{len(times)}, least {times[0]:.1f} s, median {tenths[4]:.1f} s, 90 % {tenths[8]:.1f} s, most {times[-1]:.1f} s"


if __name__ == "__main__":
    sys.exit(main())
