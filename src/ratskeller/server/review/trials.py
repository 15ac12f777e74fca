"""Other answers than those that a seat gave in a finished game. They are tried on a copy of the position, and change no table."""

from collections.abc import Sequence

from ratskeller.core.position import Position
from ratskeller.review.judgements import Decision, decisions
from ratskeller.search.memory import PLAN_LENGTH
from ratskeller.server.errors import Problem
from ratskeller.server.review.schemas import Trial
from ratskeller.server.tables import moves
from ratskeller.server.tables.entry_log import entry_for
from ratskeller.server.tables.schemas import Draft


def tried(position: Position, answers: Sequence[str]) -> Trial:
    """Return what the seat that is asked sees after it has given these answers in a position, which is changed.

    Raises `Problem` for an illegal answer, or where no seat is asked.
    """
    seat, at = position.actor, len(position.answers)
    if not isinstance(seat, int):
        raise no_decision(at)
    entries = moves.play_answers(position, seat, answers, at)
    return Trial(
        at=at,
        seat=seat,
        length=len(position.answers),
        view=position.view(seat),
        draft=[Draft(entry.answer or "", entry.length - 1) for entry in entries],
        entries=[entry_for(entry, position.game.name, seat) for entry in entries],
        done=position.actor != seat or len(entries) >= PLAN_LENGTH,
    )


def decision_at(record: Position, at: int) -> tuple[int, Decision]:
    """Return the decision that began after so many answers, and its number. Raises `Problem` if none began there."""
    for index, decision in enumerate(decisions(record)):
        if decision.at == at:
            return index, decision
    raise no_decision(at)


def no_decision(at: int) -> Problem:
    """Return the refusal where nobody decided."""
    return Problem(422, "no-position", f"at: nobody had a decision to make after {at} answers.")


def answers_of(line: str) -> tuple[str, ...]:
    """Return the answers of a line, separated by `;`."""
    return tuple(text.strip() for text in line.split(";")) if line else ()
