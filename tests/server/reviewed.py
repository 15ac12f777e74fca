"""Reviews that are in the database before anybody asks for them, so that a test need not wait for searches."""

from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec
from searched import differing

from ratskeller.core.position import Position
from ratskeller.review.judgements import Decision, Judgement, decisions
from ratskeller.search.turns import answer_numbers, question_names
from ratskeller.server.review.service import SIMULATIONS, method_of, save_judgement

from .places import connected

LOST = 0.3


def store_review(file: Path, table_id: str, record: Position, better: Mapping[int, str]) -> None:
    """Store the review of a finished game in which every decision was the best one, but for those after so many answers.

    `better` has the best turn of each of these.
    """
    with closing(connected(file)) as connection:
        for place, judgement in enumerate(judgements(record, better)):
            note = msgspec.json.encode(judgement).decode()
            save_judgement(connection, table_id, place, method_of(record.game.name, SIMULATIONS), note)


def judgements(record: Position, better: Mapping[int, str]) -> list[Judgement]:
    """Return judgements for which every decision of a finished game was the best one, but for those in `better`."""
    return [_judgement(record, decision, better.get(decision.at)) for decision in decisions(record)]


def _judgement(record: Position, decision: Decision, better: str | None) -> Judgement:
    played = "; ".join(decision.answers)
    best = played if better is None else better
    questions = [] if better is None else _questions(record, decision.at, played)
    return Judgement(
        seat=decision.seat,
        answers=played,
        questions=questions,
        best=best,
        best_questions=[] if better is None else _questions(record, decision.at, best),
        win=[1 / len(record.scores)] * len(record.scores),
        doubt=0.0 if better is None else LOST,
        is_private=False,
        loss=None if better is None else differing(LOST),
        reasons=[],
        luck=None,
    )


def _questions(record: Position, at: int, answers: str) -> list[str]:
    position = record.back_to(at)
    return question_names(position, answer_numbers(position, answers.split("; ")))


def other_turn(record: Position, at: int) -> str:
    """Return the first legal turn of the seat that decided after `at` answers, which is not the one that it played."""
    decision = next(it for it in decisions(record) if it.at == at)
    first = next(text for text in record.back_to(at).legal() if text != decision.answers[0])
    walk, answers = record.back_to(at).play(first), [first]
    while walk.actor == decision.seat:
        answers.append(walk.legal()[-1])
        walk.play(answers[-1])
    return "; ".join(answers)
