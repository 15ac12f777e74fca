"""Chances by playouts: how a position ends when it is played to its end many times, and which of two turns ends better."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Literal

from ratskeller.bots.ladder import search_config_of
from ratskeller.bots.planner import is_ready
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.core.validation import is_number, short_repr
from ratskeller.search.chances import CERTAIN
from ratskeller.search.evaluations import causes_of, has_evaluation, tuning
from ratskeller.search.memory import MOST_CAUSES, PLAN_LENGTH
from ratskeller.search.playouts import LOSSES, POINTS, SHARES, Playouts, Policy
from ratskeller.search.thought import PairSums, Question, Run, TurnPlayouts
from ratskeller.strength.statistics import wilson

from .analysis import Interval, Outcome
from .comparison import PAIRS, Difference, interval, playing_out

PolicyName = Literal["narrow", "greedy"]
"""How a seat plays on: by the narrow beam search of the levels that look ahead, or as `greedy` at a part of its effort."""
POLICIES: tuple[PolicyName, ...] = ("narrow", "greedy")
PART = 4
BLOCK = 16
"""After so many playouts it is checked whether they suffice, so that a result depends on neither time nor processor."""
MOST = 1_000_000


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
) -> Difference:
    """Return how much more of the victory `seat` wins after the first line than after the second, on the same luck.

    There are `most` pairs of playouts, or fewer if the 95 % interval leaves out 0. Else as `play_out`.
    """
    _check_count("most", most)
    known = position.determinize(seat)
    runs = _started(known, policy, seed, is_compiled)
    lines = [_numbers(known, line) for line in (first, second)]
    return Run(playing_out(known, seat, lines[0], lines[1], most), lambda asked: _pairs(runs, asked)).result


def pair_sums(asked: TurnPlayouts, most: int | None, is_timed: bool, is_compiled: bool | None) -> PairSums:
    """Return what playouts of two turns find, at `most` so many in all, within the seconds that they have if it `is_timed`."""
    runs = _started(asked.position.determinize(asked.seat), "narrow", 0, is_compiled)
    if most is None:
        most = PAIRS if runs.is_compiled else 0
    asked = replace(asked, count=max(0, min(asked.count, most - asked.first)))
    return _pairs(runs, asked, asked.seconds if is_timed else inf)


def _pairs(runs: Playouts, asked: Question, seconds: float = inf) -> PairSums:
    assert isinstance(asked, TurnPlayouts), "a comparison asks for nothing else"
    begun, count, total, squares = monotonic(), 0, 0, 0
    while count < asked.count and (count == 0 or monotonic() < begun + seconds):
        size = min(BLOCK if runs.is_compiled else 1, asked.count - count)
        rows = [runs.run(asked.first + count, size, turn) for turn in asked.turns]
        for first, second in zip(*rows, strict=True):
            gained = first[SHARES + asked.seat] - second[SHARES + asked.seat]
            total, squares = total + gained, squares + gained * gained
        count += size
    # Without a limit the time is nobody's concern: the same seed gives the same
    return PairSums(count, total, squares, 0.0 if seconds == inf else monotonic() - begun)


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
        win = [Interval(it[0] / self.count, *wilson(it[0], self.count)) for it in self._sums]
        rest = [
            [interval(total, squared, self.count) for total, squared in zip(sums[1:], squares[1:], strict=True)]
            for sums, squares in zip(self._sums, self._squares, strict=True)
        ]
        losses = [dict(zip(self._causes, it[1:], strict=True)) for it in rest]
        return Outcome(self.count, win, [it[0] for it in rest], losses)
