"""What is left before the game ends (F1, ruling R18)."""

from ..rules.fields import FINAL, IDLE_ROUNDS, State
from ..setup import supply_at_start


def until_end(s: State) -> dict[str, object] | None:
    """Return what is left before each trigger of the end; None from the final round on.

    `rats` is the supply, out of `rats_at_start`; `cubes` by seat are those not on the board, including those on the Baker card; `turns`
    without a new rat or cube, this one included, would end the game.
    """
    if s.round >= FINAL:
        return None
    return {
        "rats": s.supply,
        "rats_at_start": supply_at_start(s.players, sum(s.in_play)),
        "cubes": [s.stock[seat] + s.baker[seat] for seat in range(s.players)],
        "turns": IDLE_ROUNDS * s.players - s.idle,
    }
