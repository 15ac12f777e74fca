"""What training samples of a state is the same compiled and interpreted."""

import numpy as np
import pytest
from search.test_evaluator import GAMES, positions_of_a_game
from search.test_learned_facts import with_worths

from ratskeller import games
from ratskeller.core.engine import engine
from ratskeller.search.chances import MOST_SEATS
from ratskeller.search.evaluations import evaluation
from ratskeller.search.learned_facts import ROW
from ratskeller.search.memory import TABLE_SIZE
from ratskeller_lab.training.facts import strengths_and_facts
from ratskeller_lab.training.positions import look


@pytest.mark.late
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("rule", "room"), [(look, MOST_SEATS + 2), (strengths_and_facts, MOST_SEATS * ROW)])
def test_compiled_and_interpreted_see_the_same(name, rule, room, tmp_path):
    """Terms, with chances to win, progress and who is on turn, or with facts."""
    weights, _ = with_worths(name, tmp_path)
    seen = []
    for is_compiled in (True, False):
        rules = engine(games.get(name), is_compiled)
        sample = rules.bind(rule, evaluation(name))
        found = []
        for players in (2, 3, 4):
            for game in positions_of_a_game(name, players, seed=players, every=9):
                states, _ = rules.room(1)
                known = game.redeal(0).state
                known.logging = 0
                rules.put(states, 0, known)
                table = np.zeros(TABLE_SIZE, dtype=np.int64)
                table[: len(weights)] = weights
                out, numbers = np.zeros(MOST_SEATS * 10, dtype=np.int64), np.zeros(room, dtype=np.int64)
                sample(states, 0, table, out, numbers)
                found.append((out.tolist(), numbers.tolist()))
        seen.append(found)
    assert seen[0] == seen[1]
