"""Many finished boards quickly: the compiled engine plays whole games at random, the reference scores the last turn and the end of each."""

import random
from collections import Counter

from ratskeller.core.engine import Engine, engine
from ratskeller.core.position import Position
from ratskeller.core.steps import CHANCE, RULES

from . import random_games
from .compare import CARCASSONNE, Difference
from .table import read
from .turns import replay


def compare_end(plague: bool, seed: int, number: int, tally: Counter[str]) -> None:
    """Play one game and compare the scores, the last answer and all that it brought about included.

    Errors: Difference.
    """
    rng = random.Random(f"finished {seed} {number} {plague}")
    beginning = CARCASSONNE.new(**random_games.options(rng, number, plague))
    beginning.state.logging = 0
    fast = engine(CARCASSONNE, True)
    answers = _play(fast, beginning, rng)
    before_last = _after(fast, beginning, answers[:-1])
    text = before_last.to_json()
    last = CARCASSONNE.text(before_last.state, before_last.options, answers[-1])
    expected = replay(read(text), [last])[-1]
    found = _after(fast, beginning, answers).scores
    if found != expected:
        raise Difference(f"scores: the engine has {found}, the reference {expected} after {last}\n{text}")
    tally["finished boards"] += 1
    tally["points"] += sum(found)


def _play(fast: Engine, beginning: Position, rng: random.Random) -> list[int]:
    """The answers of a random game, in numbers."""
    states, _ = fast.room(1)
    out, weights = fast.buffers()
    fast.put(states, 0, beginning.state)
    answers: list[int] = []
    while (actor := fast.actor(states, 0)) != RULES:
        count = fast.legal(states, 0, out, weights)
        chances = weights[:count].tolist() if actor == CHANCE else None
        answers += rng.choices(out[:count].tolist(), chances)
        fast.apply(states, 0, answers[-1])
    return answers


def _after(fast: Engine, beginning: Position, answers: list[int]) -> Position:
    """The position after answers in numbers."""
    states, _ = fast.room(1)
    fast.put(states, 0, beginning.state)
    for answer in answers:
        fast.apply(states, 0, answer)
    return Position(CARCASSONNE, beginning.options, fast.get(states, 0))
