"""Read and play scenarios: a position, answers, and what must be true, as texts. `docs/tests.md` describes their form."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.events import plain
from ratskeller.core.position import Position
from tools.rule_coverage import SCENARIO

from .facts import COLOURS, PLACE, REGIONS, content_of, facts_of

HERE = Path(__file__).parent
START = re.compile(r"(rattus|carcassonne), (\d) players(.*)")
RECORD = re.compile(r"record (\S+), after (\d+) answers")
STEP = re.compile(r"(or )?(Red|Blue|Yellow|Green|Black|White|Chance): (.+)")
SET_UP = re.compile(
    rf"{PLACE.pattern}|{'|'.join(REGIONS)}|\w+ has|in play|turn|last|first|round|plague|supply|walls|nuns|bishops|used|palace|baker"
    r"|tile|scores|stack|discarded|turn_number|idle|final_neutral"
)


@dataclass(frozen=True)
class Line:
    """A line of a file, with its place for messages."""

    file: Path
    number: int
    text: str

    def wrong(self, message: str) -> AssertionError:
        """What is wrong here."""
        return AssertionError(f"{self.file.name}:{self.number}: {self.text.strip()}\n{message}")

    @property
    def fact(self) -> tuple[str, list[str]]:
        """What the line is about, and what it says, item by item."""
        name, _, said = self.text.strip().partition("  ")
        said = said.strip()
        return name, [] if said in ("", "nothing") else said.split("; " if name.startswith("may") else ", ")


@dataclass(frozen=True)
class Scenario:
    """The rules that a scenario shows, its title and its lines."""

    rules: str
    title: str
    lines: list[Line]


def scenarios(file: Path) -> Iterator[Scenario]:
    """The scenarios of a file. Errors: AssertionError for a line before the first heading."""
    found: Scenario | None = None
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        line = Line(file, number, text.rstrip())
        if heading := SCENARIO.fullmatch(line.text):
            if found:
                yield found
            found = Scenario(heading[1], heading[2], [])
        elif line.text and not line.text.startswith("#"):
            if found is None:
                raise line.wrong("right would be a heading: rule numbers, two spaces, a title")
            found.lines.append(line)
    if found:
        yield found


def check(scenario: Scenario) -> None:
    """Play a scenario. Errors: AssertionError with file, line, what was expected, and what is."""
    blocks: list[tuple[Line, list[Line]]] = []
    for line in scenario.lines:
        if not line.text.startswith(" "):
            blocks.append((line, []))
        elif blocks:
            blocks[-1][1].append(line)
    if not any(
        STEP.fullmatch(head.text) or not SET_UP.fullmatch(line.fact[0]) for head, lines in blocks for line in lines
    ):
        raise scenario.lines[-1].wrong("nothing is expected: right would be a line such as 'may not  take king'")
    readings = blocks[0][0].text.partition(" players, ")[2].split(" rules")[0].split(" or ")
    for reading in readings:
        _play(blocks, reading)


def _play(blocks: list[tuple[Line, list[Line]]], reading: str) -> None:
    position = before = None
    facts: dict[str, list[str]] = {}
    for head, lines in blocks:
        if (step := STEP.fullmatch(head.text)) and position is not None and before is not None:
            setting: list[Line] = []
            before = position = before.copy() if step[1] else position
            position = position.copy()
            _answer(position, step[2], step[3], head)
        else:
            setting = [line for line in lines if SET_UP.fullmatch(line.fact[0])] if head.text[:6] != "record" else []
            facts |= dict(line.fact for line in setting)
            position = _start(blocks[0][0] if head.text == "but" else head, facts, reading, lines)
            before = position
            if position is None:
                continue
        if not comes_back(position):
            raise head.wrong("the position is another one when it comes back from JSON")
        for line, expected, found in _expectations(position, [line for line in lines if line not in setting]):
            if expected != found:
                raise line.wrong(f"expected: {expected}\nis:       {found}")


def _start(head: Line, facts: dict[str, list[str]], reading: str, lines: list[Line]) -> Position | None:
    """The position in which a scenario begins; None: it is refused, as it must be."""
    if record := RECORD.fullmatch(head.text):
        game = "rattus" if record[1].startswith("rattus") else "carcassonne"
        text = (HERE.parent / "records" / f"{record[1]}.json").read_text(encoding="utf-8")
        return games.get(game).replay(text).at(int(record[2]))
    start = START.fullmatch(head.text)
    if start is None:
        raise head.wrong("right would be 'rattus, 4 players, online rules', 'but', 'Red: ANSWERS' or 'or Red: ANSWERS'")
    options: dict[str, Any] = {"players": int(start[2])}
    if start[1] == "rattus":
        options["rules"] = reading
    else:
        for option in filter(None, start[3].split(", ")):
            name, _, value = option.partition(" ")
            options[name] = {"on": True, "off": False}.get(value, int(value) if value.isdigit() else value)
    refused = [line for line in lines if line.fact[0] == "refused"]
    try:
        position = games.get(start[1]).from_json(json.dumps(content_of(start[1], options, facts)))
    except (RatskellerError, ValueError) as error:
        if refused and all(item in str(error) for item in refused[0].fact[1]):
            return None
        raise (refused or [head])[0].wrong(f"the position is refused: {error}") from error
    if refused:
        raise refused[0].wrong("the position is accepted")
    return position


def _answer(position: Position, who: str, answers: str, line: Line) -> None:
    events = []
    for answer in answers.split(";"):
        asked = position.actor
        if who != (COLOURS[asked] if isinstance(asked, int) else str(asked).capitalize()):
            raise line.wrong(f"expected: {who} answers {answer.strip()!r}\nis:       {facts_of(position)['asked'][0]}")
        try:
            position.play(answer)
        except RatskellerError as error:
            raise line.wrong(str(error)) from error
        events += position.events
    position.events = events


def _expectations(position: Position, lines: list[Line]) -> Iterator[tuple[Line, Any, Any]]:
    """What each line expects, and what is."""
    facts, legal = facts_of(position), position.legal()
    happened = [plain(event) for event in position.events]
    kinds = {event.__struct_config__.tag for event in get_args(position.game.EVENTS)}
    wanted = {line.fact[1][0].split(":")[0] for line in lines if line.fact[0] == "happens"}
    events = iter([event for event in happened if event["kind"] in wanted])
    for line in lines:
        name, items = line.fact
        if name == "happens":
            for item in items if ":" not in items[0] else [", ".join(items)]:
                yield line, *_event(item, next(events, {}))
        elif name == "happens only":
            yield line, items, [event["kind"] for event in happened]
        elif name == "never" and kinds.issuperset(items):
            yield line, [], [event["kind"] for event in happened if event["kind"] in items]
        elif name.startswith("may"):
            yield line, *_answers(line, legal)
        elif name == "chances":
            yield line, sorted(items), sorted(f"{it} {chance:.3f}" for it, chance in position.chances().items())
        elif name in facts:
            yield line, sorted(items), sorted(facts[name])
        else:
            words = "happens, happens only, never, may, may not, may only, may ANSWER only, chances"
            raise line.wrong(f"unknown words; right would be one of: {words}, {', '.join(facts)}; then two spaces")
    if (event := next(events, None)) is not None:
        raise next(it for it in reversed(lines) if it.fact[0] == "happens").wrong(f"this happens as well: {event}")


def _answers(line: Line, legal: list[str]) -> tuple[list[str], list[str]]:
    """The legal answers that a line names, and those that there are; `may not` names all that begin so."""
    name, items = line.fact
    if name == "may":
        return items, [item for item in items if item in legal]
    if name == "may not":
        return [], [it for it in legal for item in items if it == item or it.startswith(f"{item} ")]
    only = re.fullmatch(r"may (?:(.+) )?only", name)
    if only is None:
        raise line.wrong("right would be 'may', 'may not', 'may only' or 'may ANSWER only'")
    beginning = f"{only[1]} " if only[1] else ""
    return sorted(items), [it.removeprefix(beginning) for it in legal if it.startswith(beginning)]


def _event(item: str, event: dict[str, Any]) -> tuple[list[Any], list[Any]]:
    """What a text says of an event, and what is true of it."""
    kind, _, fields = item.partition(": ")
    pairs = [pair.split(" ", 1) for pair in fields.split(", ")] if fields else []
    return [kind, *pairs], [event.get("kind"), *([key, said(event.get(key), key)] for key, *_ in pairs)]


def said(value: Any, key: str) -> str:
    """A field of an event in words."""
    if isinstance(value, bool):
        return ("no", "yes")[value]
    if isinstance(value, list):
        return " ".join(said(it, key) for it in value)
    if value is None:
        return "none"
    return COLOURS[value] if key in ("seat", "giver", "winners") else str(value)


def comes_back(position: Position) -> bool:
    """Whether the position is the same after JSON there and back, with its question, answers and chances."""
    again = position.game.from_json(position.to_json())
    return (again.to_json(), again.actor, again.legal(), again.chances()) == (
        position.to_json(),
        position.actor,
        position.legal(),
        position.chances(),
    )
