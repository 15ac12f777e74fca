"""Where in the recorded games each kind of question is put to a player."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .recorded import RECORDS, record

ASKING = "ASK_"


@dataclass(frozen=True)
class Moment:
    """A question at a moment of a recorded game, put to `seat`; there are `width` answers."""

    question: str
    record: str
    length: int
    seat: int
    width: int

    def __str__(self) -> str:
        """Its game and its question."""
        return f"{self.record.partition('-')[0]}-{self.question.replace(' ', '-')}"


def named(game: str) -> set[str]:
    """Return the questions that a game can ask a player or chance, by its numbers of decisions."""
    rules = f"ratskeller.games.{game}.rules"
    numbers = import_module(f"{rules}.numbers")
    asked = {numbers.STEP_NAMES[step] for name, step in vars(numbers).items() if name.startswith(ASKING)}
    cards = import_module(f"{rules}.cards").QUESTIONS.values() if find_spec(f"{rules}.cards") else ()
    return asked | {question.name for question in cards}


@cache
def moments(game: str) -> tuple[list[Moment], set[str]]:
    """Return for each question to players the moment with the most answers, and the questions that only chance is asked."""
    found: dict[str, Moment] = {}
    chance = set()
    for name in sorted(it.stem for it in RECORDS.glob(f"{game}-*.json")):
        whole = record(name)
        position = whole.at(0)
        for answer in whole.answers:
            question, seat = position.question, position.actor
            if not isinstance(seat, int):
                chance.add(question)
            elif question not in found or found[question].width < len(position.legal()):
                found[question] = Moment(question, name, len(position.answers), seat, len(position.legal()))
            position.play(answer)
    return list(found.values()), chance - found.keys()
