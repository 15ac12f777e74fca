"""How long a server takes to review a game that is over: `python -m benchmarks.review` prints a table.

Games between two are played at random and reviewed as a server does it: the outline, which is there at once, and then every decision.
Seconds are those of the processor, which other work on the machine does not change much; those of the clock stand beside them. Compiled
rules are loaded before, as by the first review that a server makes.
"""

import argparse
import random
import time
from dataclasses import dataclass

from ratskeller import games
from ratskeller.bots import judges
from ratskeller.bots.analysis import AnalysisConfig
from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.review.effort import MOST_SIMULATIONS, SEARCHES, SECONDS, SIMULATIONS
from ratskeller.search.config import Budget


@dataclass(frozen=True)
class Took:
    """Seconds of the processor and of the clock."""

    processor: float
    clock: float

    def __str__(self) -> str:
        return f"{self.processor:.2f} ({self.clock:.2f})"


class Watch:
    """Runs from its making on."""

    def __init__(self) -> None:
        self._processor, self._clock = time.process_time(), time.perf_counter()

    def took(self) -> Took:
        """Return how long it has run."""
        return Took(time.process_time() - self._processor, time.perf_counter() - self._clock)


def main() -> None:
    """Review games of every kind, and print what they took."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2, help="games of each kind")
    given = parser.parse_args()
    print("| game | decisions | outline, s (by the clock) | all, s (by the clock) |\n|---|---|---|---|")
    for name in games.names():
        records = [played(name, seed) for seed in range(given.games)]
        next(judges.judge_all(records[0], AnalysisConfig(Budget(simulations=1), 0, 1, None)))
        for record in records:
            decisions, outline, whole = reviewed(record)
            print(f"| {name} | {decisions} | {outline} | {whole} |", flush=True)


def played(name: str, seed: int) -> Position:
    """Return a game that was played at random."""
    rng, position = random.Random(seed), games.get(name).new(players=2)
    while not position.over:
        if position.actor == "chance":
            position.play_chance(rng)
        else:
            position.play(rng.choice(position.legal()))
    return position


def reviewed(record: Position) -> tuple[int, Took, Took]:
    """Return how many decisions a game had, and what its outline and all of its review took."""
    watch = Watch()
    count = len(game_review.overview(record, None).decisions)
    outline = watch.took()
    limit = Budget(min(MOST_SIMULATIONS, -(-SIMULATIONS // count)), SECONDS / (SEARCHES * count))
    for _ in judges.judge_all(record, AnalysisConfig(limit, 0, 1, None)):
        pass
    return count, outline, watch.took()


if __name__ == "__main__":
    main()
