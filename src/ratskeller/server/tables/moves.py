"""Playing answers on a position, and the log entries for them; also the answers of lessons. Nothing here does input or output, or waits.

The log has one entry for each answer of a seat, and one for each run of chance answers.
"""

import random
from collections.abc import Iterable

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.events import Event
from ratskeller.core.game import Game
from ratskeller.core.lessons import Lesson
from ratskeller.core.position import Chance, Position
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.tables import schemas
from ratskeller.server.tables.entry_log import EntryRow, has_secret

CHANCE = random.SystemRandom()
_EVENTS = msgspec.json.Decoder(list[msgspec.Raw])
LOT = "random"
"""The name of the bot that answers when no other does."""


class NoAnswer(Exception):
    """A bot that must be reproducible has no legal answer."""


def open_chance(position: Position, ply: int, dealer: Chance | None = None) -> list[EntryRow]:
    """Let chance answer as long as it is asked, and return the entry for it, number `ply` + 1. Returns no entry if it is not asked.

    Chance is random unless there is a `dealer`.
    """
    if position.actor != "chance":
        return []
    before = len(position.answers)
    if dealer is None:
        position.play_chance(CHANCE)
    else:
        position.deal_chance(dealer)
    return [_entry(position, ply + 1, None, "; ".join(position.answers[before:]))]


def play_on(position: Position, ply: int, lesson: Lesson | None, dealer: Chance | None = None) -> list[EntryRow]:
    if lesson is None or len(position.answers) >= len(lesson.answers):
        return open_chance(position, ply, dealer)
    entries: list[EntryRow] = []
    while (length := len(position.answers)) < len(lesson.answers) and length not in lesson.asked:
        entries.append(_recorded(position, lesson, ply + len(entries)))
    return entries


def _recorded(position: Position, lesson: Lesson, ply: int) -> EntryRow:
    actor, before = position.actor, len(position.answers)
    if isinstance(actor, int):
        return _answer(position, actor, lesson.answers[before], ply)
    events: list[Event] = []
    while position.actor == "chance" and len(position.answers) < len(lesson.answers):
        position.play(lesson.answers[len(position.answers)])
        events += position.events
    position.events = events
    return _entry(position, ply + 1, None, "; ".join(position.answers[before:]))


def append_answer(position: Position, entries: list[EntryRow]) -> None:
    """Add the last answer to the entries of a game. A run of chance is one entry."""
    actor = position.actors[-1]
    entry = _entry(position, len(entries) + 1, actor if isinstance(actor, int) else None, position.answers[-1])
    if entry.actor is None and entries and entries[-1].actor is None:
        entry = _joined(entries.pop(), entry)
    entries.append(entry)


def _joined(first: EntryRow, second: EntryRow) -> EntryRow:
    events = [*_EVENTS.decode(first.events), *_EVENTS.decode(second.events)]
    return msgspec.structs.replace(
        first,
        answer=f"{first.answer}; {second.answer}",
        length=second.length,
        events=msgspec.Raw(msgspec.json.encode(events)),
        secret=first.secret or second.secret,
    )


def play_line(
    position: Position, seat: int, line: str, ply: int, lesson: Lesson | None = None, dealer: Chance | None = None
) -> tuple[Position, list[EntryRow]]:
    """Play one or more answers of a seat, separated by `;`: all of them or none.

    Returns the position after them and the new entries, numbered from `ply` + 1. A single answer changes `position` itself, several change
    a copy. Raises `Problem` for an illegal answer, or if a lesson expects another one. Nothing has changed then.
    """
    texts = [text.strip() for text in line.split(";")]
    position = position if len(texts) == 1 else position.copy()
    entries = play_answers(position, seat, texts, ply, lesson)
    return position, entries + play_on(position, ply + len(entries), lesson, dealer)


def play_answers(
    position: Position, seat: int, texts: Iterable[str], ply: int, lesson: Lesson | None = None
) -> list[EntryRow]:
    """Play answers of a seat, but none of chance, and return the entries. Raises `Problem` as `play_line` does; some may be played then."""
    entries: list[EntryRow] = []
    for text in texts:
        # Nobody may try out what chance brings: the line must end before chance is asked
        if position.actor != seat:
            message = f"Before {text!r} somebody else is asked: send what comes before it alone."
            raise Problem(422, "illegal-answer", message, answer=text)
        check_lesson(lesson, position, text)
        entries.append(_answer(position, seat, text, ply + len(entries)))
    return entries


def play_bot(
    position: Position,
    seat: int,
    texts: Iterable[str],
    ply: int,
    stand_in: str | None = None,
    dealer: Chance | None = None,
    *,
    by_lot: bool = True,
) -> list[EntryRow]:
    """Play the answers of a bot as long as they are legal and the bot is asked. Without a legal one, play a random answer.

    `stand_in` names who found the answers, if it was not the bot itself; the entry is marked with it, as it is for a random answer. With
    `by_lot` false, a bot without a legal answer raises `NoAnswer`.
    """
    entries: list[EntryRow] = []
    for text in texts:
        if position.actor != seat or text not in position.legal():
            break
        entries.append(_answer(position, seat, text, ply + len(entries)))
    if not entries and not by_lot:
        raise NoAnswer(f"seat {seat} has no legal answer")
    if not entries:
        entries.append(_answer(position, seat, CHANCE.choice(position.legal()), ply))
        stand_in = LOT
    if stand_in is not None:
        entries[0] = msgspec.structs.replace(entries[0], stand_in=stand_in)
    return entries + open_chance(position, ply + len(entries), dealer)


def take_back(position: Position, settled: Position, seat: int, to: int, ply: int) -> tuple[Position, list[EntryRow]]:
    """Undo the answers after the first `to`, for the seat that is asked. Raises `Problem` if that is not allowed.

    `settled` is the position of the same game before the first answer that can be undone: the remaining answers are played again from
    there.
    """
    floor, length = position.undo_floor, len(position.answers)
    if not floor <= to < length:
        message = f"You can go back to {floor} answers at the earliest; the game has {length}."
        if floor >= length:
            message = "There is nothing that you can take back."
        raise Problem(409, "undo-barrier", message, undo_floor=floor, length=length)
    back = settled.copy()
    for answer in position.answers[len(settled.answers) : to]:
        back.play(answer)
    # The answers alone may give a lower floor
    back.events, back.undo_floor = [], floor
    return back, [EntryRow(ply + 1, "undo", seat, None, to, msgspec.Raw(b"[]"), now(), False)]


def _answer(position: Position, seat: int, text: str, ply: int) -> EntryRow:
    question = position.question
    try:
        position.play(text)
    except RatskellerError as error:
        raise Problem(422, "illegal-answer", str(error), question=question, answer=text) from error
    return _entry(position, ply + 1, seat, position.answers[-1])


def _entry(position: Position, ply: int, actor: int | None, answer: str) -> EntryRow:
    events = msgspec.Raw(msgspec.json.encode(position.events))
    return EntryRow(ply, "answer", actor, answer, len(position.answers), events, now(), has_secret(position.events))


def lessons_of(game: Game[object]) -> list[schemas.Lesson]:
    return [
        schemas.Lesson(name, len(game.new(**lesson.options).scores), lesson.seat, lesson.minutes)
        for name, lesson in game.lessons.items()
    ]


def lesson_for(game: Game[object], asked: schemas.NewTable) -> Lesson | None:
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


def current_lesson(row: TableRow, position: Position) -> Lesson | None:
    """Return the lesson of a table, as long as the game follows it; None otherwise."""
    lesson = _lesson(row)
    return lesson if lesson is not None and lesson.is_at(position.answers) else None


def unfinished_lesson(row: TableRow) -> str | None:
    """Return the name of the unfinished lesson of a table, judged by the length of the game; None if there is none."""
    lesson = _lesson(row)
    return row.lesson if lesson is not None and row.length < len(lesson.answers) else None


def check_lesson(lesson: Lesson | None, position: Position, text: str) -> None:
    """Refuse a legal answer that is not the next one of the lesson. Raises `Problem`."""
    length = len(position.answers)
    if lesson is None or length == len(lesson.answers):
        return
    expected = lesson.answers[length]
    if text != expected and text in position.legal():
        raise Problem(409, "lesson", f"In this lesson another answer comes next: {expected}.", answer=expected)


def lesson_step(row: TableRow, position: Position) -> schemas.LessonStep | None:
    """Return where the learner is, None without a lesson."""
    lesson, length = current_lesson(row, position), len(position.answers)
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
        pauses=[schemas.LessonPause(pause.at, pause.texts) for pause in step.pauses],
    )


def _lesson(row: TableRow) -> Lesson | None:
    return None if row.lesson is None else games.get(row.game).lessons.get(row.lesson)
