"""Chances by playouts: how a position ends when it is played to its end many times, and which of two turns ends better."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Literal

import msgspec

from ratskeller.bots.ladder import search_config_of
from ratskeller.bots.planner import is_ready
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.core.validation import is_number, short_repr
from ratskeller.search.chances import CERTAIN
from ratskeller.search.evaluations import causes_of, has_evaluation, tuning
from ratskeller.search.memory import MOST_CAUSES, PLAN_LENGTH
from ratskeller.search.playouts import LOSSES, POINTS, SHARES, Playouts, Policy
from ratskeller.strength.statistics import Z95, wilson

from .analysis import Estimate, Outcome

PolicyName = Literal["narrow", "greedy"]
"""How a seat plays on: by the narrow beam search of the levels that look ahead, or as `greedy` at a part of its effort."""
POLICIES: tuple[PolicyName, ...] = ("narrow", "greedy")
PART = 4
BLOCK = 16
"""After so many playouts it is checked whether they suffice, so that a result depends on neither time nor processor."""
PAIRS, LOOKS = 64, 16
"""A comparison is checked after a multiple of so many pairs, and at most so often."""
REPEATED = 2.63
"""Half width of the interval of a difference, in standard errors: it holds at all LOOKS together, so one may stop at any (Pocock 1977)."""
MOST = 1_000_000


class Difference(msgspec.Struct, frozen=True):
    """How much more of the victory one line wins than another on the same luck, from -1 to 1."""

    pairs: int
    win: Estimate


def play_out(
    position: Position,
    seat: int | None,
    *,
    within: float = 0.02,
    most: int = 100_000,
    line: str = "",
    policy: PolicyName | Sequence[PolicyName] = "narrow",
    seed: int = 0,
    is_compiled: bool | None = None,
    stop: Callable[[Outcome], bool] = lambda _: False,
) -> Outcome:
    """Play a position to its end again and again, from what `seat` knows (None: what everyone knows), and return how it ends.

    Playouts go on until the 95 % intervals of all chances to win reach `within` to either side, until there are `most`, or until `stop`,
    which gets the result so far after every few, returns true. They begin with the answers of a `line`. `policy` says how seats play on,
    all alike or each by its own. Playouts with the same `seed` have the same luck, whatever is played.

    Compiled rules are used if they are ready, unless `is_compiled` says otherwise. Errors: UnknownSeat, IllegalAnswer; BadArgument, also
    for a game without an evaluation.
    """
    if isinstance(within, bool) or not isinstance(within, int | float) or not 0 < within <= 1:
        raise BadArgument(f"within: must be a number above 0 and at most 1, not {short_repr(within)}")
    _check_count("most", most)
    known = position.determinize(seat)
    runs, answers = _started(known, policy, seed, is_compiled), _numbers(known, line)
    tally = _Tally(len(known.scores), causes_of(known.game.name))
    step = BLOCK if runs.is_compiled else 1
    while True:
        for row in runs.run(tally.count, min(step, most - tally.count), answers):
            tally.add(row)
        found = tally.outcome()
        is_sure = tally.count % BLOCK == 0 and all(it.high - it.low <= 2 * within for it in found.win)
        if stop(found) or is_sure or tally.count == most:
            return found


def compare_lines(
    position: Position,
    seat: int,
    first: str,
    second: str,
    *,
    most: int = 1000,
    policy: PolicyName | Sequence[PolicyName] = "narrow",
    seed: int = 0,
    is_compiled: bool | None = None,
    stop: Callable[[Difference], bool] = lambda _: False,
) -> Difference:
    """Return how much more of the victory `seat` wins after the first line than after the second, on the same luck.

    There are `most` pairs of playouts, or fewer if the 95 % interval leaves out 0. Else as `play_out`.
    """
    _check_count("most", most)
    known = position.determinize(seat)
    runs = _started(known, policy, seed, is_compiled)
    lines = [_numbers(known, line) for line in (first, second)]
    step = PAIRS if runs.is_compiled else 1
    block = PAIRS * -(-most // (PAIRS * LOOKS))
    count, total, squares = 0, 0.0, 0.0
    while True:
        size = min(step, most - count)
        for better, worse in zip(*(runs.run(count, size, answers) for answers in lines), strict=True):
            difference = (better[SHARES + seat] - worse[SHARES + seat]) / CERTAIN
            total, squares = total + difference, squares + difference * difference
        count += size
        found = Difference(count, _estimate(total, squares, count, REPEATED))
        is_clear = count % block == 0 and not found.win.low <= 0 <= found.win.high
        if stop(found) or is_clear or count == most:
            return found


def _check_count(name: str, count: int) -> None:
    if not is_number(count) or not 1 <= count <= MOST:
        raise BadArgument(f"{name}: must be a number from 1 to {MOST}, not {short_repr(count)}")


def _started(
    known: Position, policy: PolicyName | Sequence[PolicyName], seed: int, is_compiled: bool | None
) -> Playouts:
    game, players = known.game, len(known.scores)
    if not has_evaluation(game.name):
        raise BadArgument(f"game: nobody can play out {game.name}, which has no evaluation")
    names = [policy] * players if isinstance(policy, str) else list(policy)
    if len(names) != players or not set(names) <= set(POLICIES):
        raise BadArgument(
            f"policy: must be one of {', '.join(POLICIES)}, or {players} of them, not {short_repr(policy)}"
        )
    numbers = tuning(game.name)
    beams = {
        "narrow": search_config_of(game.name).for_players(players).narrow,
        "greedy": numbers.compiled.reduced(PART),
    }
    runs = Playouts(game, is_ready(game.name) if is_compiled is None else is_compiled)
    runs.start(known.state, [Policy(beams[it], tuple(numbers.weights)) for it in names], check_seed(seed))
    return runs


def _numbers(known: Position, line: str) -> list[int]:
    """Return the answers of a line as numbers. Errors: IllegalAnswer; BadArgument for too many."""
    after, found = known.copy(), []
    for answer in filter(None, map(str.strip, line.split(";"))):
        found.append(after.number_of(answer))
        after.play(answer)
    if len(found) > PLAN_LENGTH:
        raise BadArgument(f"line: must have at most {PLAN_LENGTH} answers, not {len(found)}")
    return found


class _Tally:
    """Sums over playouts."""

    def __init__(self, players: int, causes: Sequence[str]) -> None:
        self.count = 0
        self._causes = causes
        self._sums = [[0.0] * (2 + len(causes)) for _ in range(players)]
        self._squares = [[0.0] * (2 + len(causes)) for _ in range(players)]

    def add(self, row: Sequence[int]) -> None:
        self.count += 1
        points = list(row[POINTS : POINTS + len(self._sums)])
        for seat, (sums, squares) in enumerate(zip(self._sums, self._squares, strict=True)):
            others = max(points[:seat] + points[seat + 1 :])
            lost = LOSSES + seat * MOST_CAUSES
            values = (row[SHARES + seat] / CERTAIN, points[seat] - others, *row[lost : lost + len(self._causes)])
            for column, value in enumerate(values):
                sums[column] += value
                squares[column] += value * value

    def outcome(self) -> Outcome:
        win = [Estimate(it[0] / self.count, *wilson(it[0], self.count)) for it in self._sums]
        rest = [
            [_estimate(total, squared, self.count) for total, squared in zip(sums[1:], squares[1:], strict=True)]
            for sums, squares in zip(self._sums, self._squares, strict=True)
        ]
        losses = [dict(zip(self._causes, it[1:], strict=True)) for it in rest]
        return Outcome(self.count, win, [it[0] for it in rest], losses)


def _estimate(total: float, squares: float, count: int, errors: float = Z95) -> Estimate:
    mean = total / count
    half = errors * sqrt(max(0.0, squares / count - mean * mean) / max(1, count - 1))
    return Estimate(mean, mean - half, mean + half)
