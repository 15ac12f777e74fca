"""Read and write records, and JSON of limited size from outside.

A record is JSON: the game's name, the version of its rules, its options (or the position it began with), and all answers in order,
chance included, so that it replays without a random generator. A line of answers may hold several, separated by `;`.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from .errors import BadEncoding, BadRecord, RatskellerError
from .validation import decoded, is_number, short_repr

LONGEST_TEXT = 1_000_000
"""Most characters of a position or a record."""
MOST_ANSWERS = 20_000
"""Most answers of a record."""
KEYS = ("game", "format", "version", "options", "start", "answers", "proof", "names", "finished")
"""Keys of a record. It has either `options` or `start`; `proof` if its chance can be verified (`core.fairness`); `names` (by seat, null:
unknown) and `finished` if it says who played and when the game ended."""
DEEPEST = 16
"""Most levels of nested lists and objects."""


def parse_json(text: str | bytes, error: type[RatskellerError], what: str) -> dict[str, object]:
    """Return a JSON object. Errors: `error` for text that is too long, not JSON, not an object, or nested too deeply."""
    if not isinstance(text, str | bytes):
        raise error(f"{what} must be text, not {type(text).__name__}")
    if len(text) > LONGEST_TEXT:
        raise error(f"{what} may have at most {LONGEST_TEXT} characters; this one has {len(text)}")
    try:
        written = text.removeprefix("\ufeff") if isinstance(text, str) else decoded(text)
    except BadEncoding as problem:
        raise error(f"{what} {problem}") from None
    try:
        content = msgspec.json.decode(written)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise error(f"{what} must be JSON: {problem}") from None
    if not isinstance(content, dict):
        raise error(f"{what} must be a JSON object, not a {type(content).__name__}")
    if _depth(content) > DEEPEST:
        raise error(f"{what} may have at most {DEEPEST} levels of lists and objects within one another")
    return content


def _depth(value: object) -> int:
    """Return how deeply lists and objects are nested, up to the first level that is too deep."""
    level, depth = [value], 0
    while level and depth <= DEEPEST:
        inner = [item.values() if isinstance(item, dict) else item for item in level if isinstance(item, dict | list)]
        level = [part for items in inner for part in items]
        depth += 1
    return depth


def check_header(content: dict[str, object], game: str, error: type[RatskellerError]) -> None:
    """Refuse content of another game or format. Errors: `error`."""
    for name, wanted in (("game", game), ("format", 1)):
        if name not in content:
            raise error(f"{name}: must be {wanted!r}; it is missing")
        if type(content[name]) is not type(wanted) or content[name] != wanted:
            raise error(f"{name}: must be {wanted!r}, not {short_repr(content[name])}")


class Record(NamedTuple):
    """The content of a record: how the game began, `{"options": ...}` or `{"start": a position}`, and its lines of answers."""

    beginning: dict[str, object]
    lines: list[list[str]]


def write_record(
    game: str, version: int, beginning: Mapping[str, object], played: Iterable[tuple[int | str, str]]
) -> str:
    """Return a record. `beginning` is the one of `Record`; `played` are the actors with their answers."""
    content = {"game": game, "format": 1, "version": version, **beginning, "answers": _lines(played)}
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()


class RecordMetadata(msgspec.Struct, frozen=True):
    """What a record may say about a game: who played, by seat, and when it ended; None for what it does not say."""

    names: list[str | None] | None = None
    finished: str | None = None


def with_metadata(record: str, metadata: RecordMetadata) -> str:
    content = msgspec.json.decode(record) | msgspec.structs.asdict(metadata)
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()


def read_metadata(text: str | bytes) -> RecordMetadata:
    """Return the metadata of a record. Errors: BadRecord."""
    content = parse_json(text, BadRecord, "a record")
    try:
        return msgspec.convert(
            {name: content[name] for name in ("names", "finished") if name in content}, RecordMetadata
        )
    except msgspec.ValidationError as error:
        raise BadRecord(f"names or finished: {error}") from None


def _lines(played: Iterable[tuple[int | str, str]]) -> list[str]:
    lines: list[list[str]] = []
    seat: int | str | None = None
    for actor, answer in played:
        if not lines or actor not in ("chance", seat):
            lines.append([])
        if actor != "chance":
            seat = actor
        lines[-1].append(answer)
    return ["; ".join(line) for line in lines]


def parse_record(text: str | bytes, game: str, version: int) -> Record:
    """Return the content of a record without replaying it. Errors: BadRecord."""
    content = parse_json(text, BadRecord, "a record")
    unknown = sorted(content.keys() - set(KEYS))
    if unknown:
        raise BadRecord(
            f"unknown key {short_repr(unknown[0])}; a record has {', '.join(KEYS[:3])}, {' or '.join(KEYS[3:5])}, {KEYS[5]}, and maybe "
            f"{', '.join(KEYS[6:])}; "
            "a position is read by from_json"
        )
    check_header(content, game, BadRecord)
    needed = content.get("version", version)
    if not is_number(needed) or needed != version:
        raise BadRecord(f"version: these rules are version {version}, the record needs {short_repr(needed)}")
    if ("options" in content) == ("start" in content):
        raise BadRecord("a record has either 'options' (it begins with the setup) or 'start' (a position)")
    if not isinstance(content.get("options", {}), dict):
        raise BadRecord(f"options: must be an object, not {short_repr(content['options'])}")
    if "answers" not in content:
        raise BadRecord("answers: must be a list of texts; it is missing")
    beginning: dict[str, object] = {name: content[name] for name in ("options", "start") if name in content}
    return Record(beginning, _lines_of(content["answers"]))


def _lines_of(lines: object) -> list[list[str]]:
    if not isinstance(lines, list):
        raise BadRecord(f"answers: must be a list of texts, not {short_repr(lines)}")
    for index, line in enumerate(lines):
        if not isinstance(line, str):
            raise BadRecord(
                f"answers[{index}]: must be text, one answer or several separated by ';', not {short_repr(line)}"
            )
    count = sum(line.count(";") + 1 for line in lines)
    if count > MOST_ANSWERS:
        raise BadRecord(f"answers: at most {MOST_ANSWERS}; this record has {count}")
    return [line.split(";") for line in lines]
