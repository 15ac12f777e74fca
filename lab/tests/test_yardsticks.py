"""The yardsticks are bots of another package: found by name, and played like any other."""

import pytest
from some_positions import asked

from ratskeller import bots
from ratskeller.search.turns import turn_text
from ratskeller_lab.yardsticks import plain_bot, turn_bot

PLANNERS = {
    "plain-search": lambda game: plain_bot.PlainBot(plain_bot.recipes()[game], 3),
    "turn-search": lambda game: turn_bot.TurnBot(turn_bot.recipes()[game], 3),
}


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
@pytest.mark.parametrize("name", PLANNERS)
@pytest.mark.late
def test_a_yardstick_is_found_by_name_and_plays_as_its_planner(name, game):
    assert name in bots.plugin_names(game)
    position = asked(game, 5, 12)
    known = position.redeal(position.actor)
    plan = PLANNERS[name](game).plan(known.game, known.state, known.actor)
    assert str(bots.make(name, seed=3).play(position)) == turn_text(known, plan)
