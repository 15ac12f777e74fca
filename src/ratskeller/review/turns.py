"""What an analysis says of turns."""

import msgspec

from ratskeller.search.reasons import Reason


class Turn(msgspec.Struct, frozen=True):
    """A turn that the search compared: its answers, separated by `; `, and the question of each.

    `win` is the probability to win and `result` the expected lead in points, by seat.
    """

    answers: str
    questions: list[str]
    win: list[float]
    result: list[float]
    visits: int
    reasons: list[Reason]


class TakenTurn(msgspec.Struct, frozen=True):
    """The turn that the seat played.

    `place` is its place among the turns that were compared, from 0; null: the search had not considered it and tried it separately. `own`
    are the reasons of the bot that played it; empty if it was not a level.
    """

    place: int | None
    turn: Turn
    own: list[Reason]
