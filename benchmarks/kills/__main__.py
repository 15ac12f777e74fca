"""Kills servers of its own on this machine and prints what came of it as JSON: `python -m benchmarks.kills --kills 50`.

The database is a file that is not there yet (by default one of its own), or the address of an empty database of PostgreSQL. The command
ends with status 1, and says why, when something did not hold; the same seed draws the same kills.
"""

import argparse
import json
import random
import sys
import tempfile
from pathlib import Path

from benchmarks.kills.killing import Plan, kill


def main() -> int:
    """Kill as often as asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", help="a new file, or postgresql://… of an empty database")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=2, help="servers on the database")
    parser.add_argument("--tables", type=int, default=4, help="tables at which is played at a time")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    print(f"seed {given.seed}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "tables.sqlite3")
        try:
            figures = kill(Plan(database, given.kills, given.seed, given.nodes, given.tables))
        except AssertionError as error:
            print(f"it did not hold: {error}", file=sys.stderr)
            return 1
    print(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
