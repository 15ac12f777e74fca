"""Every sentence of the rules texts, with its rule and its tests, for `docs/concordance.md`.

The texts themselves are not ours, so each sentence stands in `docs/concordance` in our own words.
`faults` checks a file, and tells what is wrong where.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.cli.options import typed
from ratskeller.core.options import Option
from tools.rule_coverage import DOCS, GAMES, Game, Test

FOLDER = DOCS / "concordance"
RULINGS = DOCS / "rulings.md"
ALWAYS = "all"
"""The reading of a sentence that holds whatever the options are."""


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence that states a rule.

    `rules` are numbers such as `RAT-S1`; `tests` are named from the folder `tests`, as in `games/rattus/test_setup.py::test_s1_…`.
    `reading` is `all`, or options with values: `rules: printed`, `reach: near or tile, spread: move`. `waiting` says what has to be done
    before the sentence can have a rule and tests.
    """

    number: int
    says: str
    rules: tuple[str, ...]
    reading: str
    tests: tuple[str, ...]
    ruling: str | None = None
    waiting: str | None = None


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rules text: what it is, its sentences that state a rule, and how many others there are of each kind."""

    title: str
    sentence: tuple[Sentence, ...]
    skipped: dict[str, int] = {}

    @property
    def game(self) -> Game | None:
        """The game of the text: that of its first rule."""
        codes = [rule.partition("-")[0] for sentence in self.sentence for rule in sentence.rules]
        return next((game for game in GAMES if game.code in codes[:1]), None)

    @property
    def waiting(self) -> list[int]:
        """The numbers of the sentences that wait for a rule or a test."""
        return [sentence.number for sentence in self.sentence if sentence.waiting is not None]


def files() -> list[Path]:
    """Return the file of every text, in the order of their numbers."""
    return sorted(FOLDER.glob("*.toml"))


def read(file: Path) -> Text:
    """Return what a file says.

    Errors: TOMLDecodeError, and msgspec.ValidationError for keys that are missing, unknown or of the wrong type.
    """
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Text)


def faults(file: Path) -> list[str]:
    """Return what is wrong in a file; nothing if all is well."""
    try:
        text = read(file)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        return [f"{file.name}: {error}"]
    if text.game is None:
        return [f"{file.name}: the first rule must begin with {' or '.join(game.code for game in GAMES)}"]
    found = [*_faults_of_order(text)]
    for sentence in text.sentence:
        found += [f"sentence {sentence.number}: {fault}" for fault in _faults_of(sentence, text.game)]
    return [f"{file.name}: {fault}" for fault in found]


def _faults_of_order(text: Text) -> Iterator[str]:
    for expected, sentence in enumerate(text.sentence, start=1):
        if sentence.number != expected:
            yield f"sentence {expected} is missing; {sentence.number} stands in its place"
            return


def _faults_of(sentence: Sentence, game: Game) -> Iterator[str]:
    """What is missing; if nothing is, what does not fit together."""
    missing = [*_missing(sentence, game), *_wrong_readings(sentence.reading, game)]
    yield from missing or [*_strange_ruling(sentence, game), *_strange_tests(sentence, game)]


def _missing(sentence: Sentence, game: Game) -> Iterator[str]:
    if sentence.waiting is None:
        yield from (f"no {key}" for key in ("rules", "tests") if not getattr(sentence, key))
    rules = {f"{game.code}-{rule}" for rule in game.rules()}
    yield from (f"{rule!r} is no rule of {game.page.name}" for rule in sentence.rules if rule not in rules)
    if sentence.ruling is not None and sentence.ruling not in _rulings():
        yield f"{sentence.ruling!r} is no ruling of {RULINGS.name}"
    yield from (f"there is no test {name}" for name in sentence.tests if name not in _tests(game))


def _wrong_readings(reading: str, game: Game) -> Iterator[str]:
    if reading == ALWAYS:
        return
    options: dict[str, Option] = {option.name: option for option in games.get(game.name).OPTIONS}
    for part in reading.split(", "):
        name, _, values = part.partition(": ")
        if name not in options:
            yield f"reading {part!r}: {name!r} is no option; known are {', '.join(options)}"
            continue
        known = [typed(options[name], value) for value in options[name].values]
        for value in values.split(" or "):
            if value not in known:
                yield f"reading {part!r}: {name} can be {', '.join(known)}, not {value!r}"


def _strange_ruling(sentence: Sentence, game: Game) -> Iterator[str]:
    """The heading of a ruling names the rules that it is about, so that a ruling whose number has changed is noticed."""
    heading = "" if sentence.ruling is None else _rulings()[sentence.ruling]
    about = {number[0] for number in re.finditer(rf"\b[A-Z]+-(?:{game.number})", heading)}
    if about and sentence.rules and not about & set(sentence.rules):
        yield f"ruling {sentence.ruling} is about {', '.join(sorted(about))}, not about {', '.join(sentence.rules)}"


def _strange_tests(sentence: Sentence, game: Game) -> Iterator[str]:
    """A test that cites none of the rules of a sentence is about something else."""
    cited = {f"{game.code}-{rule}" for name in sentence.tests for rule in _tests(game)[name].cites}
    if sentence.rules and sentence.tests and not cited & set(sentence.rules):
        yield f"none of its tests cites one of its rules; they cite {', '.join(sorted(cited)) or 'none'}"


@cache
def _tests(game: Game) -> dict[str, Test]:
    """The tests that may show a rule of a game, as a sentence names them."""
    return {f"{test.file}::{test.name}": test for test in game.every_test()}


@cache
def _rulings() -> dict[str, str]:
    """The heading of every ruling by its number."""
    text = RULINGS.read_text(encoding="utf-8")
    return {heading.split()[0]: heading for heading in re.findall(r"^## (R\d+ .+)$", text, flags=re.MULTILINE)}


def tables() -> str:
    """Return how much there is, and a table for each text."""
    texts = {file.stem: read(file) for file in files()}
    summary = [_row("text", "what it is", "sentences that state a rule", "others", "still without rule or test")]
    summary += ["|---|---|---|---|---|"]
    summary += [
        _row(f"[{name}](#text-{name})", text.title, len(text.sentence), sum(text.skipped.values()), len(text.waiting))
        for name, text in texts.items()
    ]
    sections = [line for name, text in texts.items() for line in _section(name, text)]
    return "\n".join([*summary, *sections]) + "\n"


def _section(name: str, text: Text) -> Iterator[str]:
    yield from ("", f"## Text {name}", "", f"{text.title}.", "")
    if text.skipped:
        others = ", ".join(f"{kind} {count}" for kind, count in text.skipped.items())
        yield from (f"Other sentences: {others}.", "")
    yield from (_row("", "the text says", "rules", "reading", "ruling", "tests"), "|---|---|---|---|---|---|")
    for sentence in text.sentence:
        rules = ", ".join(_rule_link(rule) for rule in sentence.rules)
        reading = sentence.reading if sentence.reading == ALWAYS else f"`{sentence.reading}`"
        tests = f"waiting: {sentence.waiting}" if sentence.waiting else _tests_linked(sentence.tests)
        yield _row(sentence.number, sentence.says, rules, reading, _ruling_link(sentence.ruling), tests)


def _row(*cells: Any) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _rule_link(rule: str) -> str:
    """Return a rule as a link to its section."""
    code, _, number = rule.partition("-")
    game = next(game for game in GAMES if game.code == code)
    section = next(section for section in game.sections() if number in section.rules)
    return f"[{number}]({game.page.name}#{_anchor(section.title)})"


def _ruling_link(ruling: str | None) -> str:
    return "" if ruling is None else f"[{ruling}]({RULINGS.name}#{_anchor(_rulings()[ruling])})"


def _anchor(heading: str) -> str:
    """Return the anchor of a heading, as GitHub and MyST make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _tests_linked(tests: Iterable[str]) -> str:
    found = (test.partition("::") for test in tests)
    return "<br>".join(f"[`{name}`](../tests/{file})" for file, _, name in found)
