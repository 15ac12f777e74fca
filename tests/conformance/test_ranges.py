"""Every number of a state stays within the range that its field declares: compiled code would wrap it in silence."""

import random

import pytest
from conformance.checked_game import checks_of, games_for

from ratskeller import games
from ratskeller.core.engine import engine, random_answer
from ratskeller.core.state import out_of_range
from ratskeller.core.steps import RULES

GAMES_EACH = 40
"""Random games, over random options, for every game and number of players."""


@pytest.mark.late
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.names() for n in games.get(name).players])
def test_no_random_game_leaves_the_ranges_of_its_fields(name, players):
    game, rng, rules = games.get(name), random.Random(f"ranges {name} {players}"), engine(games.get(name), False)
    pick, words, room = rules.bind(random_answer), rules.generators(players, 1), rules.buffers()
    for _ in range(games_for(name, GAMES_EACH)):
        state = game.new(**checks_of(name).draw_options(rng, players)).state
        while game.rules.actor(state) != RULES:
            rules.apply([state], 0, pick(state, words, 0, *room))
            assert out_of_range(state) == ""
