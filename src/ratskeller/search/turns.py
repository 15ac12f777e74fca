"""Turns: their stages, what a search finds of one, and how they are written as text and as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of

from .memory import PLAN_LENGTH, GameRules, State

# Stages, as the rule `stage` of an evaluation returns them: whether the search may compare the state with others
BETWEEN = 0
"""In the middle of a part of the turn: not comparable with other states."""
OPEN = 1
"""A part is finished; the seat may begin another."""
CLOSE = 2
"""In the last part of the turn, at a question where states are comparable."""
LOOKING = 3
"""Chance is about to show something to the seat, whose turn goes on."""
OVER = 4
"""The turn is over, or chance decides how it ends."""

POINT = 1000
"""A point of the game, as evaluations count."""


@dataclass(frozen=True)
class Candidate:
    """A turn of the seat to play, with its results in simulations; `result` and `win` are by seat, empty before the first simulation."""

    answers: tuple[int, ...]
    visits: int
    score: float  # what the seat chooses by: mean result, prior, and caution while there are few simulations
    result: tuple[float, ...]  # mean value where simulations ended, in points of the game
    win: tuple[float, ...]  # mean chance to win there


@dataclass(frozen=True)
class PlayedTurn:
    """The answers of a seat up to the next question to chance or to another seat, and the bot that gave them ("" for a person)."""

    answers: tuple[str, ...] = ()
    bot: str = ""


NO_TURN = PlayedTurn()


def answers_played(record: Position, at: int) -> tuple[str, ...]:
    """Return the turn that was played after the first `at` answers of a game; empty if it is not finished."""
    actors = [*record.actors, record.actor][at : at + PLAN_LENGTH]
    length = next((number for number, actor in enumerate(actors) if actor != actors[0]), 0)
    return () if actors[0] == "chance" else tuple(record.answers[at : at + length])


def answer_numbers(position: Position, answers: Sequence[str]) -> list[int]:
    game = position.game
    after = copy_of(position.state)
    after.logging = 0
    out, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
    numbers: list[int] = []
    for text in answers:
        count = game.rules.legal(after, out, weights)
        number = next((number for number in out[:count] if game.text(after, position.options, number) == text), None)
        if number is None:
            return numbers
        numbers.append(number)
        game.rules.apply(after, number)
    return numbers


def answer_texts(game: GameRules, options: Options, state: State, answers: Sequence[int]) -> list[str]:
    """Return the answers of a turn as texts; only the last may lead to chance or to another seat."""
    after = copy_of(state)
    texts = []
    for answer in answers:
        texts.append(game.text(after, options, answer))
        game.rules.apply(after, answer)
    return texts


def turn_text(position: Position, answers: Sequence[int]) -> str:
    return "; ".join(answer_texts(position.game, position.options, position.state, answers))


def question_names(position: Position, answers: Sequence[int]) -> list[str]:
    after = copy_of(position.state)
    names = []
    for answer in answers:
        names.append(position.game.question(after))
        position.game.rules.apply(after, answer)
    return names


def had_choice(position: Position, answers: Sequence[int]) -> bool:
    """Tell whether any question of a turn had more than one legal answer."""
    game, after = position.game, copy_of(position.state)
    after.logging = 0
    out, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
    for answer in answers:
        if game.rules.legal(after, out, weights) > 1:
            return True
        game.rules.apply(after, answer)
    return False


def is_same_turn(position: Position, first: Sequence[int], second: Sequence[int]) -> bool:
    """Tell whether two turns lead to the same state: the same parts in another order are the same turn."""
    return _state_after(position, first) == _state_after(position, second)


def _state_after(position: Position, answers: Sequence[int]) -> State:
    after: State = copy_of(position.state)
    after.logging = 0
    for answer in answers:
        position.game.rules.apply(after, answer)
    return after
