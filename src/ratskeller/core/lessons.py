"""Lessons: a recorded game with comments, in which the learner plays some of the recorded answers.

The lessons of a game are the files `lessons/NAME.toml` in its folder. Their words are in `lessons/words`, apart from those of the game,
because they are needed only during a lesson. `docs/write_a_lesson.md` describes the format.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import msgspec

from .errors import BadLesson
from .options import Options

FOLDER = "lessons"
MOST_MINUTES = 30

Names = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game waits at the next event of the kind `at`, while the next `texts` messages of the step explain it."""

    at: str
    texts: Annotated[int, msgspec.Meta(ge=1)] = 1


class Step(msgspec.Struct, frozen=True):
    """One step of a lesson: a text, and the answers that the learner then plays.

    `says` are the names of its messages, in order; `light` is what they are about, by the names of the interface (`region gallia`); `rules`
    are rule numbers. The step begins after `begins` answers of the game. `leaps`: so much happens before the step that only the result is
    shown. `pauses`, in order, explain what leads to the step while it is shown, by the first messages of the step; the others speak of
    the position with which it begins.
    """

    says: tuple[str, ...]
    light: tuple[str, ...]
    rules: tuple[str, ...]
    begins: int
    answers: tuple[str, ...]
    leaps: bool
    pauses: tuple[Pause, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: the options of its game, the seat of the learner, the minutes that it takes, its steps, and all answers in order.

    `asked` are the indices of the answers that the learner plays; the others are played for them.
    """

    name: str
    seat: int
    minutes: int
    options: Options
    steps: tuple[Step, ...]
    answers: tuple[str, ...]
    asked: frozenset[int]

    def is_at(self, answers: list[str]) -> bool:
        """Tell whether these answers are the first answers of the lesson."""
        return tuple(answers) == self.answers[: len(answers)]

    def step_after(self, length: int) -> int:
        """Return the index of the step that is open after `length` answers."""
        return max(place for place, step in enumerate(self.steps) if step.begins <= length or place == 0)


class _StepFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the file: `play` is the learner's answer, `then` all answers until the next step."""

    say: Names
    light: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    play: str = ""
    then: str = ""
    leap: bool = False
    pauses: tuple[Pause, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in its file: `before` are the answers before the first step."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    minutes: Annotated[int, msgspec.Meta(ge=1, le=MOST_MINUTES)]
    options: Options
    step: Annotated[tuple[_StepFile, ...], msgspec.Meta(min_length=2)]
    before: str = ""


@cache
def lessons_of(package: str) -> dict[str, Lesson]:
    """Return the lessons of the game in a package, by name. Errors: BadLesson."""
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {lesson.name: lesson for lesson in map(read_lesson, found)}


def read_lesson(file: Traversable | Path) -> Lesson:
    """Return the lesson in a file. Errors: BadLesson naming the file and the place."""
    try:
        written = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadLesson(f"{file.name}: {problem}") from problem
    answers = list(_answers(written.before))
    steps: list[Step] = []
    asked: set[int] = set()
    for place, step in enumerate(written.step):
        given = tuple(_answers(step.play))
        _check(file.name, place, step, last=place == len(written.step) - 1)
        says = tuple(f"{_stem(file)}-{name}" for name in step.say)
        steps.append(Step(says, step.light, step.rules, len(answers), given, step.leap, step.pauses))
        asked |= set(range(len(answers), len(answers) + len(given)))
        answers += [*given, *_answers(step.then)]
    return Lesson(
        name=_stem(file),
        seat=written.seat,
        minutes=written.minutes,
        options=written.options,
        steps=tuple(steps),
        answers=tuple(answers),
        asked=frozenset(asked),
    )


def _check(file: str, place: int, step: _StepFile, last: bool) -> None:
    """Refuse a step without an answer, except the last: after it the learner plays on alone; and pauses that leave it nothing to say."""
    where = f"{file}: step[{place}] ({step.say[0]})"
    if last and (step.play or step.then):
        raise BadLesson(f"{where}: the last step says goodbye and has neither 'play' nor 'then'")
    if step.leap and step.pauses:
        raise BadLesson(f"{where}: 'pauses' explain what is shown, and with 'leap' only its result is")
    if (explain := sum(pause.texts for pause in step.pauses)) >= len(step.say):
        raise BadLesson(f"{where}: 'pauses' take {explain} texts of {len(step.say)}: at least one must be left")
    if not last and not step.play:
        raise BadLesson(f"{where}: 'play' is missing: every step but the last asks for an answer")


def _answers(line: str) -> Iterator[str]:
    for part in line.replace("\n", ";").split(";"):
        if answer := part.strip():
            yield answer


def _stem(file: Traversable | Path) -> str:
    return file.name.removesuffix(".toml")
