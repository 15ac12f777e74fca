"""Read positions from JSON, and check every rule."""

from ratskeller.core.errors import BadOption, BadPosition
from ratskeller.core.options import Options, complete
from ratskeller.core.validation import (
    as_choice,
    as_entries,
    as_flag,
    as_int,
    as_list,
    as_object,
    check_keys,
    fill,
    is_number,
    short_repr,
)

from ..data.tiles import deck
from ..notation import known_type, type_name
from ..options import OPTIONS
from ..rules import numbers
from ..rules.fields import MOST_POINTS, MOST_TURNS, NOBODY, State
from ..rules.placement import fits_somewhere
from ..rules.scoring import score_the_end
from ..rules.stack import count_in
from ..rules.tables import TILES
from ..setup import empty_state
from .board import load_board, types_on_board

KEYS = (
    "game",
    "format",
    "options",
    "seat",
    "turn_number",
    "tile",
    "board",
    "stack",
    "discarded",
    "scores",
    "pending",
    "over",
)
PENDING = ("start seat", "follower")


def load(content: dict[str, object]) -> tuple[Options, State]:
    """Return options and state of a position. Errors: BadPosition naming the place, what would be right, and the rule."""
    check_keys("the position", as_object("the position", content), KEYS)
    given = as_object("options", content.get("options", {}))
    check_keys("options", given, tuple(option.name for option in OPTIONS))
    try:
        options = complete(OPTIONS, given)
    except BadOption as problem:
        raise BadPosition(f"options.{problem}") from None
    s = empty_state(options)
    _load_turn(s, content)
    _load_stack(s, content)
    _check_counts(s, options, types_on_board(content))
    load_board(s, content, is_waiting_for_figure="follower" in _pending(content))
    _load_question(s, options, content)
    return options, s


def _load_turn(s: State, content: dict[str, object]) -> None:
    s.seat = as_int("seat", content.get("seat", 0), 0, s.players - 1)
    fill("scores", s.scores, content.get("scores"), s.players, MOST_POINTS)
    if content.get("turn_number") is not None:
        s.turn = as_int("turn_number", content["turn_number"], 0, MOST_TURNS)
    else:
        s.turn = _natural_turn(content)


def _natural_turn(content: dict[str, object]) -> int:
    """Return the turn after that of the last tile, or the same one if a question is pending or the game is over."""
    entries = as_list("board", content.get("board", []), TILES)
    turns = [_turn_of(entry, number) for number, entry in enumerate(entries)]
    is_same_turn = bool(content.get("over")) or bool(_pending(content))
    return max(turns, default=0) + int(not is_same_turn)


def _turn_of(entry: object, number: int) -> int:
    turn = entry.get("turn", number) if isinstance(entry, dict) else number
    return turn if is_number(turn) and 0 <= turn < MOST_TURNS else number


def _load_stack(s: State, content: dict[str, object]) -> None:
    for name, count in as_object("stack", content.get("stack", {})).items():
        count_in(s, _type("stack", name), as_int(f"stack.{name}", count, 0, TILES))
    for place, entry in as_entries("discarded", content.get("discarded", []), TILES):
        s.discarded[s.discards] = _type(place, entry)
        s.discards += 1
    if content.get("tile") is not None:
        s.tile = _type("tile", content["tile"])


def _type(place: str, name: object) -> int:
    kind = known_type(name)
    if kind is None:
        raise BadPosition(f"{place}: there is no tile {short_repr(name)}")
    return kind


def _check_counts(s: State, options: Options, on_board: list[int]) -> None:
    counts = s.stack[:]
    for kind in (*on_board, *s.discarded[: s.discards], *([] if s.tile == NOBODY else [s.tile])):
        counts[kind] += 1
    exist = deck(options)
    for kind, count in enumerate(counts):
        name = type_name(kind)
        if count > exist.get(name, 0):
            raise BadPosition(
                f"board, stack, discarded and tile: {name!r} is there {count} times; this game has {exist.get(name, 0)} (CAR-BAS1)"
            )


def _pending(content: dict[str, object]) -> list[str]:
    entries = as_entries("pending", content.get("pending", []), 1)
    return [PENDING[as_choice(place, name, PENDING)] for place, name in entries]


def _turn_needed(content: dict[str, object], pending: list[str]) -> str:
    """Return why the present turn can't be 0, which is the turn of the start tile."""
    if content.get("turn_number") is not None:
        return "turn_number: turns are numbered from 1, not from 0 (CAR-BAS2)"
    key, needed = ("pending", "a figure is due") if pending else ("over", "a game is over")
    return (
        f"{key}: {needed} only after a tile was laid, and what is on the board lies there since before turn 1 (CAR-BAS2); "
        "give the number of the turn as 'turn_number'"
    )


def _load_question(s: State, options: Options, content: dict[str, object]) -> None:
    over, pending = bool(as_flag("over", content.get("over", False))), _pending(content)
    _check_question(s, over, pending)
    if pending == ["start seat"]:
        if options["start"] != "random" or s.tiles > 1 or s.turn:
            raise BadPosition(
                "pending: the start player is drawn before turn 1, and only with start 'random' (CAR-BAS2)"
            )
        s.step = numbers.ASK_START_SEAT
    elif s.turn == 0:
        raise BadPosition(_turn_needed(content, pending))
    elif pending:
        s.step = numbers.ASK_FOLLOWER
    elif s.tile != NOBODY:
        s.step = numbers.ASK_LAY
    elif s.left:
        s.step = numbers.ASK_DRAW
    else:
        if not over:
            score_the_end(s)
        s.step = numbers.OVER


def _check_question(s: State, over: bool, pending: list[str]) -> None:
    if s.tile != NOBODY and (over or pending):
        raise BadPosition("tile: a tile waits to be placed only while nothing else is asked (CAR-BAS2)")
    if s.tile != NOBODY and not fits_somewhere(s, s.tile):
        raise BadPosition(f"tile: {type_name(s.tile)!r} fits nowhere; it would have left the game (CAR-BAS4)")
    if over and (s.left or pending):
        raise BadPosition("over: the game is over when the stack is empty and nothing is asked (CAR-BAS9)")
