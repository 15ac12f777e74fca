"""Random turns: they are whole and legal, the best of them is taken, and more of them are never worse."""

import pytest
from some_positions import asked

from ratskeller.core.engine import engine
from ratskeller.search import memory, random_turns
from ratskeller.search.config import write_table
from ratskeller.search.evaluations import evaluation, rule_of, tuning
from ratskeller.search.memory import generators
from ratskeller.search.tree_search import new_buffers, new_weights

GAMES = {"rattus": {"players": 3, "cards": "random"}, "carcassonne": {"players": 3}}


class Turns:
    """Random turns from a position, made by interpreted rules."""

    def __init__(self, position):
        self.game, self.seat = position.game, position.actor
        self.made = engine(self.game, is_compiled=False)
        self.best = self.made.bind(random_turns.best_random_turn, evaluation(self.game.name))
        self.states, self.raw = self.made.room(memory.ROOT + 1)
        self.made.put(self.states, memory.ROOT, position.redeal(self.seat).state)
        self.b = new_buffers(1, is_compiled=False)[0]
        write_table(self.b, tuning(self.game.name).weights, is_compiled=False)

    def best_of(self, attempts, seed=7):
        """The best of so many turns, the state after it, and what that is worth."""
        words = generators(1, is_compiled=False)
        words[0] = seed
        slot = self.best(self.states, self.raw, self.b, words, new_weights(is_compiled=False), self.seat, attempts)
        state = self.states[slot]
        turn = self.b.plan[slot][: self.b.length[slot]]
        return turn, state, rule_of(self.game.name, "evaluate")(state, self.seat, self.b.table)


@pytest.mark.parametrize("attempts", [1, 2, 9])
@pytest.mark.parametrize("answers", [0, 12, 40])
@pytest.mark.parametrize("game", GAMES)
def test_a_random_turn_is_legal_and_ends_where_chance_or_another_seat_comes_in(game, answers, attempts):
    position = asked(game, 3 + answers, answers, **GAMES[game])
    seat = position.actor
    turn, state, _ = Turns(position).best_of(attempts)
    assert turn
    for answer in turn:
        assert position.actor == seat
        position.play(position.game.text(position.state, position.options, answer))
    assert position.actor != seat
    assert position.game.rules.actor(state) == position.game.rules.actor(position.state)


@pytest.mark.parametrize("game", GAMES)
def test_one_more_random_turn_is_never_worse(game):
    """With the same random words the first turns are the same."""
    turns = Turns(asked(game, 8, 20, **GAMES[game]))
    values = [turns.best_of(attempts)[2] for attempts in range(1, 25)]
    assert values == sorted(values)
    assert values[-1] > values[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_words_make_the_same_turn_and_others_another(game):
    turns = Turns(asked(game, 8, 20, **GAMES[game]))
    one, again, other = (turns.best_of(1, seed)[0] for seed in (1, 1, 2))
    assert one == again != other


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_keeps_the_first_answers_of_its_model(game):
    turns = Turns(asked(game, 8, 20, **GAMES[game]))
    make = turns.made.bind(random_turns.make_random_turn, evaluation(game))
    words = generators(1, is_compiled=False)
    words[0] = 5
    memory = (turns.states, turns.raw, turns.b, words, new_weights(is_compiled=False))
    make(*memory, 1, 0, 0)
    model = turns.b.plan[1][: turns.b.length[1]]
    assert len(model) > 1
    for reused in range(len(model)):
        make(*memory, 0, 1, reused)
        assert turns.b.plan[0][:reused] == model[:reused]
