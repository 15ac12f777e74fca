"""Speed of playouts: whole games from the beginning, by how the seats play on."""

from collections.abc import Sequence

from ratskeller import games
from ratskeller.review.playouts import POLICIES, PolicyName, play_out
from ratskeller.search.evaluations import has_evaluation

from .figures import Figure, Work, figure_of, on_one_core, taking_turns
from .plan import AnyGame, plan_of

PLAYERS = (2, 4)
GAMES = 64
"""Games in one work."""


def playout_figures(names: Sequence[str], seconds: float = 1.0, rounds: int = 5) -> tuple[list[Figure], list[str]]:
    """Measure games that can be played out; return figures and no notes. All kinds take turns."""
    works = {
        f"{game.name}, playouts, {players} players, {policy}": _games(game, players, policy)
        for game in map(games.get, names)
        if has_evaluation(game.name)
        for players in PLAYERS
        for policy in POLICIES
    }
    floors = {name: floor for game in names for name, floor in plan_of(games.get(game)).playouts.items()}
    with on_one_core():
        rates = taking_turns(works, seconds, rounds)
    return [figure_of(name, found, "games/s", floors.get(name)) for name, found in rates.items()], []


def _games(game: AnyGame, players: int, policy: PolicyName) -> Work:
    position = game.new(players=players)

    def play() -> int:
        return play_out(position, None, within=1e-9, most=GAMES, policy=policy, is_compiled=True).playouts

    return play
