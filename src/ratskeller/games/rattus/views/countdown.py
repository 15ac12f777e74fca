"""What is left before the game ends (F1, ruling R18)."""

from ..rules.fields import FINAL, IDLE_ROUNDS, State
from ..schema.view import UntilEnd
from ..setup import supply_at_start


def until_end(s: State) -> UntilEnd | None:
    """Return what is left before each trigger of the end; None from the final round on."""
    if s.round >= FINAL:
        return None
    return UntilEnd(
        rats=s.supply,
        rats_at_start=supply_at_start(s.players, sum(s.in_play)),
        cubes=[s.stock[seat] + s.baker[seat] for seat in range(s.players)],
        turns=IDLE_ROUNDS * s.players - s.idle,
    )
