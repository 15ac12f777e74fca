"""Random games over random options, as many as you have time for, every answer checked (see `conformance/checked_game.py`).

`uv run poe long carcassonne --answers 1000000 --seed 1` plays whole games until so many answers were given; Ctrl+C ends it
early. With NUMBA_BOUNDSCHECK=1 before it, compiled rules look whether every index is one.
The first fault stops it: its record is written to a file, and `--record FILE` gives those answers again, with all checks.
"""

import argparse
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path

from conformance.checked_game import CheckedGame, Fault, at_random, check_record, random_game

from ratskeller import games

FAULT, INTERRUPTED = 1, 130
FULL_EVERY = 10
"""Comparing whole states, reading positions back from JSON and looking at views take longer than all other checks together."""
PROGRESS_EVERY = 10.0
"""Seconds."""


class Tally:
    """What was played so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.games = self.answers = 0
        self.asked: Counter[str] = Counter()

    def count(self, played: CheckedGame) -> None:
        """Add a game."""
        self.games += 1
        self.answers += played.answers
        self.asked += played.asked

    def __str__(self) -> str:
        seconds = time.monotonic() - self.began
        rate = self.answers / max(seconds, 0.001)
        return f"{self.games:,} games, {self.answers:,} answers, {seconds:,.0f} s, {rate:,.0f} answers/s"


def run(name: str, answers: int, seed: int, folder: Path, full_every: int = FULL_EVERY) -> int:
    """Play; return the exit status."""
    game = games.get(name)
    tally, reported_at = Tally(), 0.0
    try:
        while tally.answers < answers:
            rng = random.Random(f"{seed} {tally.games}")
            played = random_game(game, rng, full_every=full_every)
            played.play(at_random(rng))
            tally.count(played)
            if time.monotonic() - reported_at > PROGRESS_EVERY:
                reported_at = time.monotonic()
                print(tally, file=sys.stderr, flush=True)
    except Fault as fault:
        path = folder / f"fault-{name}-{seed}-{tally.games}.json"
        path.write_text(fault.record + "\n", encoding="utf-8")
        print(f"{tally}\nfault in game {tally.games} of seed {seed}: {fault}\nits record: {path}")
        return FAULT
    except KeyboardInterrupt:
        print(f"interrupted: {tally}; no fault")
        return INTERRUPTED
    print(f"{tally}; no fault\nasked: " + ", ".join(f"{name} {count:,}" for name, count in sorted(tally.asked.items())))
    return 0


def check(name: str, path: Path) -> int:
    """Give the answers of a record again; return the exit status."""
    try:
        checked = check_record(games.get(name), path.read_text(encoding="utf-8"))
    except Fault as fault:
        print(f"fault: {fault}")
        return FAULT
    print(f"{checked.answers} answers; no fault")
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Random games over random options, every answer checked.")
    parser.add_argument("game", nargs="?", default="rattus", choices=games.names())
    parser.add_argument(
        "--answers", type=int, default=1_000_000, help="stop after the game in which so many are reached"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument(
        "--full-every",
        type=int,
        default=FULL_EVERY,
        help="compare whole states, and read back from JSON, after so many answers",
    )
    parser.add_argument("--folder", type=Path, default=Path(), help="where the record of a fault goes")
    parser.add_argument("--record", type=Path, help="check this record instead")
    given = parser.parse_args()
    # In the background a shell makes its children deaf to Ctrl+C; `kill -INT` must end a long run there too
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if given.record:
        return check(given.game, given.record)
    return run(given.game, given.answers, given.seed, given.folder, given.full_every)


if __name__ == "__main__":
    sys.exit(main())
