"""More of what the tests do, as many as you have time for: `cd tests && uv run python -m games.carcassonne.reference 1000 --seed 7`.

Ctrl+C ends it early. For the kinds `finished-plague` and `finished-plain` the engine is compiled, and only the scores at the end are
compared: thousands of games take minutes.
"""

import argparse
import signal
import sys
import time
from collections import Counter
from functools import partial

from .compare import KINDS, Difference, compare
from .last_turns import compare_end

PROGRESS_EVERY = 10.0
"""Seconds."""
EVERY_KIND = {kind: partial(compare, kind) for kind in KINDS}
EVERY_KIND |= {"finished-plague": partial(compare_end, True), "finished-plain": partial(compare_end, False)}


def main() -> int:
    """Compare so many games of each kind; the first difference ends it with status 1."""
    parser = argparse.ArgumentParser(description="Compare the engine with the slow reference on random games.")
    parser.add_argument("games", type=int, nargs="?", default=100, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--kinds", nargs="+", choices=EVERY_KIND, default=list(EVERY_KIND), help="only these kinds")
    given = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    tally: Counter[str] = Counter()
    try:
        run(given.games, given.seed, given.kinds, tally)
    except Difference as difference:
        print(f"{summary(tally)}\n{difference}")
        return 1
    except KeyboardInterrupt:
        print("interrupted")
    print(f"{summary(tally)}\nall alike")
    return 0


def run(games: int, seed: int, kinds: list[str], tally: Counter[str]) -> None:
    """Compare; from time to time tell how far it is.

    Errors: Difference.
    """
    reported_at = time.monotonic()
    for number in range(games):
        for kind in kinds:
            EVERY_KIND[kind](seed, number, tally)
            tally[f"games {kind}"] += 1
        if time.monotonic() - reported_at > PROGRESS_EVERY:
            reported_at = time.monotonic()
            print(f"{number + 1:,} of {games:,} of each kind", file=sys.stderr, flush=True)


def summary(tally: Counter[str]) -> str:
    """What was compared so far."""
    return ", ".join(f"{name} {count:,}" for name, count in sorted((+tally).items()))


if __name__ == "__main__":
    sys.exit(main())
