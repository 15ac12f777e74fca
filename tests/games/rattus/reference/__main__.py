"""More of what the tests do, as many as you have time for: `cd tests && uv run python -m games.rattus.reference 20000 --seed 7`."""

import argparse
import sys
import time
from collections import Counter

from .compare import KINDS, Difference, compare


def main() -> int:
    """Compare so many positions of each kind; the first difference ends it with status 1."""
    parser = argparse.ArgumentParser(description="Compare the engine with the slow reference from random positions.")
    parser.add_argument("positions", type=int, nargs="?", default=1000, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same positions")
    given = parser.parse_args()
    asked: Counter[str] = Counter()
    began = time.monotonic()
    for number in range(given.positions):
        for kind in KINDS:
            try:
                compare(kind, given.seed, number, asked)
            except Difference as difference:
                print(f"{kind} {number} of seed {given.seed}: {difference}")
                return 1
    seconds = time.monotonic() - began
    print(f"{len(KINDS) * given.positions:,} positions, {asked.total():,} questions, {seconds:,.0f} s, all alike")
    print(", ".join(f"{name} {count:,}" for name, count in asked.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
