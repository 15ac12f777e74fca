"""Faces with the same effect in a region: one of them represents all, so that fewer cases have to be followed.

The rules themselves compute what each symbol takes from each seat, in a region with enough cubes. Faces with the same limit that take the
same number of cubes from each seat are equivalent, and so are all that take more than a seat has there. Majority (M) depends on the cubes
that are left and is treated separately. A seat without cubes gets none later, except by a card of the player on turn.
"""

from ratskeller.core.state import copy_of

from ..rules.fields import CUBES, FACES, LIMITS, MAJORITY, NOBODY, SEATS, SLOTS, SYMBOL_BITS, SYMBOLS, State
from ..rules.pieces import counted_population
from ..rules.potions import BITS, FULL
from ..rules.ravage import born, most_there, outbreak

Effect = tuple[int, tuple[int, ...]]
"""How often a face shows M, and how many cubes its other symbols call for, by seat."""
NOTHING: Effect = (0, ())


class Effects:
    """What every face does in a region."""

    def __init__(self, s: State, region: int, grows: bool) -> None:
        """Ask the rules. `grows`: the player on turn may add cubes there."""
        self._region = region
        full = copy_of(s)
        if grows:
            full.cubes[region][s.seat] += SLOTS
        losses = _losses_by_symbol(full, region)
        self._calls = [(born(symbols // LIMITS, MAJORITY), _calls(symbols // LIMITS, losses)) for symbols in s.symbols]
        self._most = [self.now(full, face) for face in range(FACES)]

    def now(self, s: State, face: int) -> Effect:
        if s.symbols[face] % LIMITS > counted_population(s, self._region, s.neutral):
            return NOTHING
        majority, calls = self._calls[face]
        cubes, potions = s.cubes[self._region], s.potions[self._region]
        needed = tuple(min(call, cubes[seat] + _potions(potions[seat])) for seat, call in enumerate(calls))
        return (majority, needed) if majority or any(needed) else NOTHING

    def with_one_for_all(self, s: State) -> State:
        """Return a copy in which one face stands for all that do the same, whatever comes before them."""
        merged = copy_of(s)
        stands: dict[tuple[bool, bool, int, Effect], int] = {}
        chosen = list(range(FACES))
        for face, effect in enumerate(self._most):
            limit = 0 if effect == NOTHING else s.symbols[face] % LIMITS
            # Chances tell start faces from regular ones, and those among which a token was drawn back
            other = chosen[face] = stands.setdefault((face < s.start_faces, s.pool[face] > 0, limit, effect), face)
            if other != face:
                for counts in (merged.unseen, merged.pool):
                    counts[other] += counts[face]
                    counts[face] = 0
        tokens = merged.face[self._region]
        tokens[:] = [face if face == NOBODY else chosen[face] for face in tokens]
        return merged


def _calls(symbols: int, losses: list[list[int]]) -> tuple[int, ...]:
    borne = [(symbol, born(symbols, symbol)) for symbol in range(SYMBOLS) if symbol != MAJORITY]
    return tuple(sum(losses[symbol][seat] * times for symbol, times in borne) for seat in range(SEATS))


def _losses_by_symbol(s: State, region: int) -> list[list[int]]:
    """Return how many cubes an outbreak with one symbol alone takes of every seat, by symbol (C5)."""
    rich = copy_of(s)
    rich.cubes[region] = [CUBES * (count > 0) for count in s.cubes[region]]
    rich.potions[region] = [0] * SEATS
    return [_taken(rich, region, symbol) for symbol in range(SYMBOLS)]


def _taken(s: State, region: int, symbol: int) -> list[int]:
    trial = copy_of(s)
    outbreak(trial, region, 1 << SYMBOL_BITS * symbol, most_there(trial, region), 0)
    return [before - after for before, after in zip(s.cubes[region], trial.cubes[region], strict=True)]


def _potions(packed: int) -> int:
    """Return how many potions there are at most with cubes that carry some."""
    count, potions = 0, 1
    while packed:
        count += (packed & FULL) * potions
        packed >>= BITS
        potions += 1
    return count
