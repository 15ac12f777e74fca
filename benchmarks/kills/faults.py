"""The kinds of faults, and in which order they happen: the same seed gives the same ones, each as often as its share."""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from benchmarks.kills.house import House
from benchmarks.kills.people import Confirmed, Guest
from benchmarks.kills.postgres import Pair
from benchmarks.kills.takeover import Takeover, aim

GOES_ON_SECONDS = 60.0
QUIET = (1, 8)
"""So many answers are given before a fault."""
AWAY = (0, 8)
"""So many answers the other servers take while one is away."""
STILL_SECONDS = (0.2, 6.0)
"""How long a process or a way stands still: some longer than a transaction may, and longer than it takes to be given up."""
SLOW_SECONDS, DELAYS = 2.0, (0.01, 0.2)
TABLES_LOADED = 12

ANYWHERE = {"servers killed": 5, "killed while tables load": 2, "bots killed": 2, "pauses": 3}
"""What can happen on every database, and how often it does beside the others."""
ON_THE_WAY = {"silent links": 3, "slow links": 2, "cut links": 3, "all connections ended": 2}
OF_A_PAIR = {"primaries killed": 2}


def dealt(rng: random.Random, kinds: dict[str, int]) -> Iterator[str]:
    """Deal kinds for ever, like cards: each comes as often as its share before the deck is shuffled again."""
    while True:
        deck = [kind for kind, share in kinds.items() for _ in range(share)]
        rng.shuffle(deck)
        yield from deck


class Aims(NamedTuple):
    """How it is measured that others take bots over."""

    share: float
    """The share of kills and pauses that come while the server lets bots think, and then wait until others have taken these over."""
    seconds: float
    """The longest that a takeover may take."""


class Faults:
    """Makes faults happen, one after the other, and counts them."""

    def __init__(
        self,
        house: House,
        pair: Pair | None,
        rng: random.Random,
        confirmed: Confirmed,
        alive: Callable[[], None],
        aims: Aims,
    ) -> None:
        """Strike the servers of `house`, and the database if it is a pair of our own. `alive` raises what has ended a player."""
        self.done = Counter[str]()
        self.aimed = 0
        self.takeovers: list[float] = []
        self._house, self._pair, self._rng, self._confirmed, self._alive, self._aims = (
            house,
            pair,
            rng,
            confirmed,
            alive,
            aims,
        )
        kinds = ANYWHERE | (ON_THE_WAY if house.links else {}) | (OF_A_PAIR if pair is not None else {})
        self._kinds = dealt(rng, kinds)

    def go_on(self, answers: int = 1) -> None:
        """Wait until so many more answers were acknowledged. Raises `AssertionError` where that takes too long."""
        wanted, end = len(self._confirmed.acknowledged) + answers, time.monotonic() + GOES_ON_SECONDS
        while len(self._confirmed.acknowledged) < wanted:
            self._alive()
            if time.monotonic() > end:
                waits, state = self._house.waits_for(self._confirmed.tables), self._house.state()
                raise AssertionError(f"nothing was acknowledged any more; games wait for: {waits}; {state}")
            time.sleep(0.01)

    def strike(self, looker: Guest) -> str:
        """Make the next fault happen, wait until play goes on, and return its kind. `looker` asks for the tables that a server loads."""
        house, rng = self._house, self._rng
        kind, node, quiet = next(self._kinds), rng.choice(sorted(house.urls)), rng.randint(*QUIET)
        seconds, delay, away = rng.uniform(*STILL_SECONDS), rng.uniform(*DELAYS), rng.randint(*AWAY)
        is_aimed = rng.random() < self._aims.share
        self.go_on(quiet)
        self.done[kind] += 1
        if kind == "servers killed":
            self._kill(node, away, is_aimed=is_aimed)
        elif kind == "killed while tables load":
            self._kill(node, 0, is_aimed=False)
            house.load(
                node, [f"/api/tables/{table}" for table in self._confirmed.tables[-TABLES_LOADED:]], looker.client
            )
            self._kill(node, away, is_aimed=is_aimed)
        elif kind == "bots killed":
            house.kill_workers(node)
        elif kind == "pauses":
            self._pause(node, seconds, is_aimed=is_aimed)
        elif kind == "silent links":
            house.silence(node, seconds)
        elif kind == "slow links":
            house.slow(node, delay, SLOW_SECONDS)
        elif kind == "cut links":
            house.cut(node)
        elif kind == "all connections ended":
            house.cut_connections()
        else:
            self._fail_over()
        self.go_on()
        return kind

    def _kill(self, node: int, away: int, *, is_aimed: bool) -> None:
        name = aim(self._house, node) if is_aimed else None
        self._house.kill(node)
        watched = None if name is None else Takeover(self._house, name, self._aims.seconds)
        if self._house.urls:
            self.go_on(away)
        self._house.start(node)
        self._note(watched)

    def _pause(self, node: int, seconds: float, *, is_aimed: bool) -> None:
        name = aim(self._house, node) if is_aimed else None
        with self._house.paused(node):
            watched = None if name is None else Takeover(self._house, name, self._aims.seconds)
            time.sleep(seconds)
        self._note(watched)

    def _fail_over(self) -> None:
        assert self._pair is not None
        self._pair.fail_over()
        self.go_on()
        self._pair.renew()

    def _note(self, watched: Takeover | None) -> None:
        if watched is not None:
            self.aimed += 1
            self.takeovers += watched.played()
