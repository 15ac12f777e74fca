"""One source, two speeds: compiled and interpreted rules agree on every answer of random games, number by number and event by event."""

import numpy as np
import pytest

from ratskeller import games
from ratskeller.core import dice
from ratskeller.core.decisions import RULES
from ratskeller.core.engine import engine, random_answer
from ratskeller.core.state import to_record

GAMES_EACH = 1000
"""Random games for every game and number of players; more by the command in `benchmarks/`."""
SLICES = 4


def clear_log(states, place):
    states["logged"][place] = 0
    states["log"][place] = 0


class Pair:
    """The same position twice: compiled in `states[0]`, interpreted in `lists`."""

    def __init__(self, game, players, rules):
        self.fast, self.slow = engine(game, True), engine(game, False)
        self.states, self.raw = self.fast.room(2)
        self.lists, _ = self.slow.room(1)
        first = game.new(players=players, rules=rules).state
        self.fast.put(self.states, 0, first)
        self.slow.put(self.lists, 0, first)
        self.buffers = self.fast.buffers(), self.slow.buffers()

    def options(self):
        """Legal answers and weights, checked to be equal."""
        (out, weights), (slow_out, slow_weights) = self.buffers
        weights[:] = 0
        slow_weights[:] = [0] * len(slow_weights)
        count = self.fast.legal(self.states, 0, out, weights)
        assert count == self.slow.legal(self.lists, 0, slow_out, slow_weights)
        assert out[:count].tolist() == slow_out[:count]
        assert weights[:count].tolist() == slow_weights[:count]
        return slow_out[:count]

    def apply(self, answer):
        """Answer both; states and event logs are checked to be equal, byte by byte."""
        actor = self.fast.apply(self.states, 0, answer)
        assert actor == self.slow.apply(self.lists, 0, answer)
        to_record(self.lists[0], self.states, 1)
        if not np.array_equal(self.raw[0], self.raw[1]):
            different = [
                name
                for name in self.states.dtype.names
                if not np.array_equal(self.states[name][0], self.states[name][1])
            ]
            pytest.fail(f"after answer {answer} the fields {different} differ")
        clear_log(self.states, 0)
        self.lists[0].logged = 0
        self.lists[0].log[:] = [0] * len(self.lists[0].log)
        return actor


@pytest.mark.slow
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.names() for n in games.get(name).players])
def test_compiled_equals_interpreted_on_every_answer(name, players, part, check_invariants):
    game = games.get(name)
    pick = engine(game, False).bind(random_answer)
    words = engine(game, False).generators(players * SLICES + part, 1)
    for number in range(GAMES_EACH // SLICES):
        pair = Pair(game, players, ("online", "printed")[number % 2])
        actor = pair.slow.actor(pair.lists, 0)
        while actor != RULES:
            legal = pair.options()
            answer = pick(pair.lists[0], words, 0, *pair.slow.buffers())
            assert answer in legal
            actor = pair.apply(answer)
            check_invariants[name](pair.lists[0])


def test_random_numbers_are_the_same_compiled_and_interpreted():
    from ratskeller.core.jit import compiled

    fast, slow = np.array([7], dtype=np.uint64), np.array([7], dtype=np.uint64)
    drawn = [compiled(dice.below)(fast, 0, 1000) for _ in range(50)]
    assert drawn == [dice.below(slow, 0, 1000) for _ in range(50)]
    assert len(set(drawn)) > 40


def test_playouts_end_and_are_repeated_by_their_seed():
    game = games.get("rattus")
    fast = engine(game, True)
    results = []
    for _ in range(2):
        states, raw = fast.room(2)
        fast.put(states, 0, game.new().state)
        states["logging"] = 0
        out, weights = fast.buffers()
        decisions = fast.playouts(states, raw, 5, fast.generators(11, 1), out, weights)
        results.append((decisions, raw[1].tobytes()))
    assert results[0] == results[1]
    assert 5 * 60 < results[0][0] < 5 * 400
