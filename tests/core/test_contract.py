"""The contract of a game: what a game owes, and what it may lack."""

import types

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.game import Game
from ratskeller.core.views import Views
from ratskeller.games.rattus.game import Rattus


def without(module: types.ModuleType, name: str) -> types.SimpleNamespace:
    """The functions of a module, except one."""
    return types.SimpleNamespace(**{key: value for key, value in vars(module).items() if key != name})


def test_a_game_that_owes_something_is_refused_by_what_it_owes() -> None:
    with pytest.raises(
        TypeError, match=r"^Empty lacks name, version, OPTIONS, EVENTS, rules, question, .* of the contract of a game$"
    ):
        type("Empty", (Game,), {})


@pytest.mark.parametrize(
    ("part", "name"),
    [("rules", "deal"), ("rules", "STATE"), ("notes", "follow_target"), ("chance_costs", "chance_cost")],
)
def test_a_part_of_a_game_that_lacks_a_function_is_refused_by_its_name(part: str, name: str) -> None:
    with pytest.raises(TypeError, match=f"^Less lacks {part}.{name} of the contract of a game$"):
        type("Less", (Rattus,), {part: without(getattr(Rattus, part), name)})


def test_a_game_without_optional_parts_is_served_plainly() -> None:
    class Bare(Rattus):
        odds = chance_costs = bill = notes = news = choice_message = premoves = public_view = None
        catalogue, is_settled, dealer = Game.catalogue, Game.is_settled, Game.dealer

    position = Bare().new(players=2, seed=1)
    assert position.odds(0) == position.bill() == position.premoves() == {}
    assert msgspec.json.encode(position.game.catalogue()) == b"{}"
    assert position.note_targets() == []
    assert Views(position).encoded(0) == Views(games.get("rattus").new(players=2, seed=1)).encoded(0)
