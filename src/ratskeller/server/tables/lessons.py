"""Lessons at a table: which ones there are, where the learner is, and which answer comes next. `moves` plays the other seats."""

from typing import Any

from ratskeller import games
from ratskeller.core.game import Game
from ratskeller.core.lessons import Lesson
from ratskeller.core.position import Position
from ratskeller.server.errors import Problem
from ratskeller.server.tables import schemas
from ratskeller.server.tables.queries import TableRow


def offered(game: Game[Any]) -> list[schemas.Lesson]:
    """Return the lessons of a game."""
    return [
        schemas.Lesson(name, len(game.new(**lesson.options).scores), lesson.seat, lesson.minutes)
        for name, lesson in game.lessons.items()
    ]


def wanted(game: Game[Any], asked: schemas.NewTable) -> Lesson | None:
    """Return the lesson for a new table, None for an ordinary game. Raises `Problem` if the lesson can't be played like that."""
    if asked.lesson is None:
        return None
    lesson = game.lessons.get(asked.lesson)
    if lesson is None:
        known = ", ".join(game.lessons) or "none"
        raise Problem(422, "unknown-lesson", f"lesson: unknown lesson {asked.lesson!r}; there are: {known}.")
    if asked.options:
        raise Problem(422, "bad-option", "options: a lesson brings its own; give none.")
    for number, seat in enumerate(asked.seats):
        if seat.kind != ("me" if number == lesson.seat else "bot"):
            message = f"seats[{number}]: in this lesson seat {lesson.seat} is 'me', and every other one a 'bot'."
            raise Problem(422, "bad-seats", message, seat=number)
    return lesson


def going_on(row: TableRow, position: Position) -> Lesson | None:
    """Return the lesson of a table, as long as the game follows it; None otherwise."""
    lesson = _lesson(row)
    return lesson if lesson is not None and lesson.is_at(position.answers) else None


def unfinished(row: TableRow) -> str | None:
    """Return the name of the unfinished lesson of a table, judged by the length of the game; None if there is none."""
    lesson = _lesson(row)
    return row.lesson if lesson is not None and row.length < len(lesson.answers) else None


def check(lesson: Lesson | None, position: Position, text: str) -> None:
    """Refuse a legal answer that is not the next one of the lesson. Raises `Problem`."""
    length = len(position.answers)
    if lesson is None or length == len(lesson.answers):
        return
    expected = lesson.answers[length]
    if text != expected and text in position.legal():
        raise Problem(409, "lesson", f"In this lesson another answer comes next: {expected}.", answer=expected)


def step_of(row: TableRow, position: Position) -> schemas.LessonStep | None:
    """Return where the learner is, None without a lesson."""
    lesson, length = going_on(row, position), len(position.answers)
    if lesson is None:
        return None
    place = lesson.step_after(length)
    step = lesson.steps[place]
    return schemas.LessonStep(
        name=lesson.name,
        step=place + 1,
        steps=len(lesson.steps),
        says=list(step.says),
        light=list(step.light),
        rules=list(step.rules),
        answers=list(step.answers[length - step.begins :]),
        leaps=step.leaps,
    )


def _lesson(row: TableRow) -> Lesson | None:
    return None if row.lesson is None else games.get(row.game).lessons.get(row.lesson)
