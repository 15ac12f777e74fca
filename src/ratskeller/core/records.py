"""Texts from outside: JSON of bounded size, and records.

A record is JSON: the game's name, the version of its rules, its options (or the position it began with), and all answers in order,
chance included, so that it replays without a random generator. A line of answers may hold several, separated by `;`.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from .errors import BadOption, BadPosition, BadRecord, IllegalAnswer, RatskellerError

if TYPE_CHECKING:
    from .game import Game
    from .position import Position

LONGEST_TEXT = 1_000_000
"""Most characters of a position or a record."""
MOST_ANSWERS = 20_000
"""Most answers of a record."""
DEEPEST = 16
"""Most levels of lists and objects within one another."""


def parse_json(text: str | bytes, error: type[RatskellerError], what: str) -> dict[str, Any]:
    """Return a JSON object. Errors: `error`, for text that is too long, no JSON, no object, or nested too deeply."""
    if not isinstance(text, str | bytes):
        raise error(f"{what} must be text, not {type(text).__name__}")
    if len(text) > LONGEST_TEXT:
        raise error(f"{what} may have at most {LONGEST_TEXT} characters; this one has {len(text)}")
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise error(f"{what} must be JSON: {problem}") from None
    if not isinstance(content, dict):
        raise error(f"{what} must be a JSON object, not a {type(content).__name__}")
    if _depth(content) > DEEPEST:
        raise error(f"{what} may have at most {DEEPEST} levels of lists and objects within one another")
    return content


def _depth(value: Any) -> int:
    """Return how deeply lists and objects are nested, looking no deeper than needed to refuse it."""
    level, depth = [value], 0
    while level and depth <= DEEPEST:
        inner = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, dict | list)]
        level = [part for items in inner for part in items]
        depth += 1
    return depth


def write_record(position: "Position") -> str:
    """Return the record of a game so far."""
    content: dict[str, Any] = {"game": position.game.name, "format": 1, "version": position.game.version}
    if position.beginning is None:
        content["options"] = position.options
    else:
        content["start"] = position.beginning
    content["answers"] = _lines(position)
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()


def _lines(position: "Position") -> list[str]:
    """Answers in lines: a new line begins whenever a seat takes over."""
    lines: list[list[str]] = []
    seat: int | str | None = None
    for actor, answer in zip(position.actors, position.answers, strict=True):
        if not lines or actor not in ("chance", seat):
            lines.append([])
        if actor != "chance":
            seat = actor
        lines[-1].append(answer)
    return ["; ".join(line) for line in lines]


def parse_record(game: "Game[Any]", text: str | bytes) -> "Position":
    """Return the position at the end of a record. Errors: BadRecord."""
    content = parse_json(text, BadRecord, "a record")
    unknown = sorted(content.keys() - {"game", "format", "version", "options", "start", "answers"})
    if unknown:
        raise BadRecord(
            f"unknown key {unknown[0][:40]!r}; a record has game, format, version, options or start, and answers"
        )
    if content.get("game") != game.name:
        raise BadRecord(f"game: must be {game.name!r}, not {str(content.get('game'))[:40]!r}")
    if content.get("format") != 1:
        raise BadRecord(f"format: must be 1, not {str(content.get('format'))[:40]}")
    if content.get("version", game.version) != game.version:
        raise BadRecord(
            f"version: these rules are version {game.version}, the record needs {str(content['version'])[:40]}"
        )
    position = _beginning(game, content)
    for number, answer in enumerate(_answers(content.get("answers")), start=1):
        try:
            position.play(answer)
        except IllegalAnswer as problem:
            raise BadRecord(f"answer {number}: {problem}") from None
    position.events = []
    return position


def _beginning(game: "Game[Any]", content: dict[str, Any]) -> "Position":
    if ("options" in content) == ("start" in content):
        raise BadRecord("a record has either 'options' (it begins with the setup) or 'start' (a position)")
    try:
        if "start" in content:
            return game.from_json(msgspec.json.encode(content["start"]))
        if not isinstance(content["options"], dict):
            raise BadRecord("options: must be an object")
        return game.new(**content["options"])
    except BadPosition as problem:
        raise BadRecord(f"start: {problem}") from None
    except BadOption as problem:
        raise BadRecord(f"options: {problem}") from None


def _answers(lines: Any) -> list[str]:
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise BadRecord("answers: must be a list of texts")
    answers = [answer for line in lines for answer in line.split(";")]
    if len(answers) > MOST_ANSWERS:
        raise BadRecord(f"answers: at most {MOST_ANSWERS}; this record has {len(answers)}")
    return answers
