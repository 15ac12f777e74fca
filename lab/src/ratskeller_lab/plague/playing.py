"""Playing one game and counting what the plague does in it."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from ratskeller.bots import make_planner
from ratskeller.bots.planner import Planner
from ratskeller.core.steps import CHANCE, RULES, take_rows
from ratskeller.games.carcassonne import GAME
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.search.memory import GameRules
from ratskeller.search.paired_chance import draw_paired, paired_chance

PLAYERS = 2
WALLED = 10
"""A marker that has stood still for so many steps counts as walled in."""


@dataclass
class Tally:
    """What is counted in one game. `counts` holds how often something happened; the lists hold a number for every turn."""

    counts: Counter[str] = field(default_factory=Counter)
    points: int = 0
    tiles: int = 0
    under: list[float] = field(default_factory=list)
    """Share of the tiles that carry a marker, when the turn begins."""
    sick: list[float] = field(default_factory=list)
    """Share of the figures on the board that are sick then; 0 without figures."""
    turns: int = 0
    margin: int = 0
    """Points between the first seat and the last."""
    still: Counter[int] = field(default_factory=Counter)
    """How many steps every marker has stood still up to now, by its number."""
    entered: set[str] = field(default_factory=set)
    """Places of tiles that a marker has lain on."""

    def share(self, part: str, whole: str) -> float | None:
        """Return how large a part of another count a count is; None of nothing."""
        return self.counts[part] / self.counts[whole] if self.counts[whole] else None

    @property
    def is_walled_in(self) -> bool:
        """Whether a marker stood still in all of the last steps."""
        return max(self.still.values(), default=0) >= WALLED


Watch = Callable[[Any, Tally], None]
"""Looks at a position before an answer is played."""


def play(
    options: dict[str, Any],
    bot: str,
    seed: int,
    deal: int,
    is_compiled: bool | None = None,
    begin: Callable[[Any], None] | None = None,
    watch: Watch | None = None,
) -> Tally:
    """Play a deal with the same bot in all seats. What chance brings is set by the deal, as in matches.

    `begin` may change the first position.
    """
    complete, s = GAME.start({"players": PLAYERS, **options})
    s.logging = 1
    if begin:
        begin(s)
    lots = paired_chance(seed, deal)
    bots = [
        make_planner(bot, GAME.name, random.Random(f"{seed} {deal} {seat}").getrandbits(32), is_compiled)
        for seat in range(PLAYERS)
    ]
    out, weights = [0] * GAME.rules.MOST_OPTIONS, [0] * GAME.rules.MOST_OPTIONS
    tally = Tally()
    while (asked := GAME.rules.actor(s)) != RULES:
        if asked == CHANCE:
            answers = [draw_paired(lots, s.step, out, weights, GAME.rules.legal(s, out, weights))]
            look(s, tally)
        else:
            answers = thought(bots[asked], s, asked)
        for answer in answers:
            if watch:
                watch(s, tally)
            GAME.rules.apply(s, answer)
            for event in GAME.decode(s, complete, take_rows(s)):
                count(event, tally.counts)
                follow(event, tally)
    scores = GAME.scores(s)
    tally.points, tally.margin = sum(scores), max(scores) - min(scores)
    tally.tiles, tally.turns = s.tiles, s.turn
    return tally


def thought(bot: Planner, s: Any, seat: int) -> list[int]:
    """Return what a bot answers, given what its seat knows."""
    return bot.plan(cast(GameRules, GAME), GAME.redeal(s, seat), seat)


def look(s: Any, tally: Tally) -> None:
    """Note the state of the board when a turn begins; a second draw in the same turn is left out (BAS4)."""
    if len(tally.under) < s.turn:
        sick = sum(is_sick(s, s.node[i]) for i in range(s.figures))
        tally.under.append(s.markers / s.tiles)
        tally.sick.append(sick / s.figures if s.figures else 0.0)


def count(event: Any, counts: Counter[str]) -> None:
    kind = event.__struct_config__.tag
    counts[kind] += 1
    if kind == "follower-set":
        counts["set sick"] += event.sick
        counts["set beside sick"] += event.among > 0
    elif kind == "feature-scored":
        counts[f"{event.feature} scored"] += 1
        counts["value"] += event.value
        if not event.winners:
            counts["barren"] += 1
            counts[f"{event.feature} barren"] += 1
            counts["value lost"] += event.value


def follow(event: Any, tally: Tally) -> None:
    """Follow the markers: where they come, and how long they stand still."""
    kind = event.__struct_config__.tag
    if kind == "marker-placed":
        tally.entered.add(event.at)
    elif kind == "plague-spread":
        for step in event.steps:
            tally.counts["steps"] += 1
            if step.to is None:
                tally.counts["stayed"] += 1
                tally.still[step.number] += 1
            else:
                tally.still[step.number] = 0
                tally.entered.add(step.to)
