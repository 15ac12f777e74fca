"""Majorities: the chance of each seat to score a feature (BAS8, PLG9)."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.rules.features import is_complete
from ratskeller.games.carcassonne.rules.fields import State
from ratskeller.games.carcassonne.rules.figures import weight
from ratskeller.games.carcassonne.rules.sickness import is_sick

from .chances import chance_soon
from .health import overruns
from .layout import COUNT, HEALTH, LATE, MEMBERS, SHARE, SOON, WHOLE

UNCERTAIN = 4
"""Most figures of a feature with uncertain health; further ones take their more likely state."""


@rule
def list_members(s: State, table: list[int], root: int, chance: int) -> int:
    """Write the figures in a feature and the chance of each to be healthy when it is scored; return their number.

    `chance` is the chance of completion, which would be soon; otherwise the feature is scored at the end.
    """
    complete = is_complete(s, root)
    if overruns(s) and not complete:
        chance = chance_soon(s, table, root)
    count = 0
    for i in range(s.figures):
        if s.root[s.node[i]] == root:
            health = (chance * table[SOON + i] + (WHOLE - chance) * table[LATE + i]) // WHOLE
            if complete:
                health = 0 if is_sick(s, s.node[i]) else WHOLE
            table[MEMBERS + count] = i
            table[HEALTH + count] = health
            count += 1
    return count


@rule
def write_shares(s: State, table: list[int], count: int) -> None:
    """Write the chance of every seat to score the feature whose figures are listed (BAS8, PLG9)."""
    uncertain = 0
    for n in range(count):
        if 0 < table[HEALTH + n] < WHOLE:
            uncertain += 1
            if uncertain > UNCERTAIN:
                table[HEALTH + n] = WHOLE if 2 * table[HEALTH + n] > WHOLE else 0
    for seat in range(s.players):
        table[SHARE + seat] = 0
    for outcome in range(1 << min(uncertain, UNCERTAIN)):
        add_outcome(s, table, count, outcome)


@rule
def add_outcome(s: State, table: list[int], count: int, outcome: int) -> None:
    """Add one outcome to the shares, by its chance; each bit of it tells whether an uncertain figure is healthy."""
    chance = WHOLE
    for seat in range(s.players):
        table[COUNT + seat] = 0
    for n in range(count):
        i = table[MEMBERS + n]
        health = table[HEALTH + n]
        is_healthy = health == WHOLE
        if 0 < health < WHOLE:
            is_healthy = outcome & 1 == 1
            chance = chance * (health if is_healthy else WHOLE - health) // WHOLE
            outcome >>= 1
        if is_healthy:
            table[COUNT + s.owner[i]] += weight(s.figure[i])
    most = 1
    for seat in range(s.players):
        most = max(most, table[COUNT + seat])
    for seat in range(s.players):
        if table[COUNT + seat] == most:
            table[SHARE + seat] += chance
