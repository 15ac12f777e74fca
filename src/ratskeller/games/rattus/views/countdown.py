"""How far the end of the game is: everybody sees it (F1, ruling R18)."""

from ..rules.fields import FINAL, IDLE_ROUNDS, State
from ..setup import supply_at_start


def until_end(s: State) -> dict[str, object] | None:
    """Return what is left before each thing that triggers the end; None from the final round on.

    `rats` in the supply of the `rats_at_start`, `cubes` that are not on the board by seat, those on the Baker card included, and the
    `turns` in which, this one with them, neither a rat nor a cube would have to come to the board.
    """
    if s.round >= FINAL:
        return None
    return {
        "rats": s.supply,
        "rats_at_start": supply_at_start(s.players, sum(s.in_play)),
        "cubes": [s.stock[seat] + s.baker[seat] for seat in range(s.players)],
        "turns": IDLE_ROUNDS * s.players - s.idle,
    }
