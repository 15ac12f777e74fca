"""The remaining tiles, and the probability that certain draws bring the tiles that a feature needs.

Everything refers to the present board: tiles that fit nowhere leave the game and don't count as draws (BAS4). All orders of the remaining
tiles are equally likely, except that river tiles come first, the mouth last of them (EXT1), and that plague tiles may be held back (PLG1).
Therefore the bag has parts.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import comb, prod

from ..rules import numbers
from ..rules.fields import State
from ..rules.placement import fits_somewhere
from ..rules.stack import drawn
from ..rules.tables import BRINGS_PLAGUE, COURSE, MOUTH, ROLE, TYPES

Counts = tuple[int, ...]
"""Number of tiles of each part of the bag."""
COURSE_PART, MOUTH_PART, PLAIN, HELD_BACK = range(4)
Wanted = tuple[frozenset[int], ...]
"""The suitable types for each place that must be filled; there are one or two places."""


class Bag:
    """The tiles of the stack that fit somewhere, in parts: the course of the river, its mouth, other tiles, and tiles held back."""

    def __init__(self, s: State) -> None:
        kinds = [kind for kind in range(TYPES) if s.stack[kind]]
        fitting = [kind for kind in kinds if fits_somewhere(s, kind)]
        self.stack = {kind: s.stack[kind] for kind in kinds}
        first = max(0, s.grace - drawn(s) - s.course - s.mouths) if s.plagued else 0
        parts = {kind: _part(kind, is_held_back=first > 0) for kind in kinds}
        self.parts = tuple(tuple(kind for kind in fitting if parts[kind] == part) for part in range(4))
        self.sizes = tuple(sum(s.stack[kind] for kind in part) for part in self.parts)
        self.total = sum(self.sizes)
        self._dead = sum(s.stack[kind] for kind in kinds if parts[kind] == PLAIN and kind not in fitting)
        self._first = min(first, self.sizes[PLAIN] + self._dead)
        self._chances: dict[object, Fraction] = {}

    def chance(self, wanted: Wanted, draws: tuple[int, ...]) -> Fraction:
        """Return the probability that these draws, counted from 1, bring a tile for each place; two places need two tiles."""
        only_one, only_other, both = _apart(wanted)
        counts = tuple(self._by_part(kinds) for kinds in (only_one, only_other, both))
        key = (len(wanted), counts, draws)
        if key not in self._chances:
            chances = (weight * self._of_hand(len(wanted), counts, hand) for hand, weight in self._hands(draws))
            self._chances[key] = sum(chances, Fraction(0))
        return self._chances[key]

    def _by_part(self, kinds: frozenset[int]) -> Counts:
        return tuple(sum(self.stack[kind] for kind in part if kind in kinds) for part in self.parts)

    def _of_hand(self, places: int, counts: Sequence[Counts], hand: Counts) -> Fraction:
        """Return the probability for a random hand with a given number of tiles from each part."""
        one, other, both = counts
        if places == 1:
            return 1 - self._none(one, hand)
        fails = self._none(_sum(one, both), hand) + self._none(_sum(other, both), hand)
        return 1 - fails + self._none(_sum(one, other, both), hand) - self._just_one(both, _sum(one, other), hand)

    def _none(self, counts: Counts, hand: Counts) -> Fraction:
        """Return the probability that none of `counts` tiles of each part is in the hand."""
        ways = zip(self.sizes, counts, hand, strict=True)
        return Fraction(prod(comb(size - count, held) for size, count, held in ways), self._ways(hand))

    def _just_one(self, counts: Counts, others: Counts, hand: Counts) -> Fraction:
        """Return the probability that exactly one of `counts` tiles is in the hand, and none of `others`."""
        found = 0
        for part, count in enumerate(counts):
            if count and hand[part]:
                rest = (size - a - b for size, a, b in zip(self.sizes, counts, others, strict=True))
                held = (n - (at == part) for at, n in enumerate(hand))
                found += count * prod(comb(size, n) for size, n in zip(rest, held, strict=True))
        return Fraction(found, self._ways(hand))

    def _ways(self, hand: Counts) -> int:
        return prod(comb(size, held) for size, held in zip(self.sizes, hand, strict=True))

    def _hands(self, draws: tuple[int, ...]) -> list[tuple[Counts, Fraction]]:
        course, mouth, plain, held_back = self.sizes
        from_course = sum(draw <= course for draw in draws)
        from_mouth = sum(course < draw <= course + mouth for draw in draws)
        late = [draw - course - mouth for draw in draws if draw > course + mouth]
        found: dict[Counts, Fraction] = {}
        for dead, first in self._dead_at_first:
            laid = self._first - dead
            early, then = sum(draw <= laid for draw in late), sum(draw > laid for draw in late)
            rest = plain - laid + held_back
            for ill in range(min(then, held_back) + 1):
                ways = comb(held_back, ill) * comb(rest - held_back, then - ill)
                if ways:
                    hand = (from_course, from_mouth, early + then - ill, ill)
                    found[hand] = found.get(hand, Fraction(0)) + first * Fraction(ways, comb(rest, then))
        return list(found.items())

    @cached_property
    def _dead_at_first(self) -> list[tuple[int, Fraction]]:
        """Numbers of tiles that may leave the game while the plague is held back, with probabilities: they count as drawn."""
        first, fitting, dead = self._first, self.sizes[PLAIN], self._dead
        ways = [(n, comb(dead, n) * comb(fitting, first - n)) for n in range(min(dead, first) + 1)]
        return [(n, Fraction(count, comb(fitting + dead, first))) for n, count in ways if count]


def draws_of(s: State, bag: Bag, seat: int | None) -> tuple[int, ...]:
    """Return which of the next draws belong to a seat, counted from 1, without the draw of the present turn; empty without a seat."""
    if seat is None or s.step not in (numbers.ASK_DRAW, numbers.ASK_LAY, numbers.ASK_FOLLOWER):
        return ()
    first = s.seat if s.step == numbers.ASK_DRAW else s.seat + 1
    return tuple(range(1 + (seat - first) % s.players, bag.total + 1, s.players))


def _part(kind: int, *, is_held_back: bool) -> int:
    if ROLE[kind] == COURSE:
        return COURSE_PART
    if ROLE[kind] == MOUTH:
        return MOUTH_PART
    return HELD_BACK if is_held_back and BRINGS_PLAGUE[kind] else PLAIN


def _apart(wanted: Wanted) -> Wanted:
    """Return the types that fit only the first place, only the second, and both."""
    one, other = (*wanted, frozenset[int]())[:2]
    return one - other, other - one, one & other


def _sum(*counts: Counts) -> Counts:
    return tuple(map(sum, zip(*counts, strict=True)))
