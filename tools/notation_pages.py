"""Tables of the pages `docs/NAME_notation.md`, made from the code."""

import re
import types
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ratskeller import games
from ratskeller.core.events import Event
from ratskeller.games.carcassonne.schema.catalogue import TileFeature
from ratskeller.games.carcassonne.views.catalogue import catalogue as tiles_and_boxes
from ratskeller.games.rattus.data.board import read_board
from ratskeller.games.rattus.data.tokens import read_tokens
from ratskeller.games.rattus.notation import step_id
from ratskeller.games.rattus.rules.cards import QUESTIONS, ROSTER
from ratskeller.games.rattus.rules.cards.card import card_of_step
from ratskeller.games.rattus.rules.numbers import STEP_NAMES
from ratskeller.games.rattus.serialization.memories import MEANINGS
from ratskeller.games.rattus.serialization.pending_steps import KINDS
from ratskeller.games.rattus.views.catalogue import catalogue as cards_and_sets

PLAIN = {int: "number", str: "text", bool: "true or false", type(None): "null"}
PLURAL = {int: "numbers", str: "texts"}
CITED = re.compile(r"(?P<rules>(?:[A-Z]+\d+|K-[A-Z]+)(?:, (?:[A-Z]+\d+|K-[A-Z]+))*): (?P<said>.*)", re.DOTALL)
"""How the docstring of an event begins: with the rules that it can cite."""
LETTERS = {"rattus": "RAT", "carcassonne": "CAR"}


def tables(game: str, name: str) -> str:
    """Return a table of a page."""
    return TABLES[game][name]()


def table_of(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a table."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *([str(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def events_of(game: str) -> dict[str, type[Event]]:
    """Return the events that a game can tell, by kind, in their order."""
    return {event.__struct_config__.tag: event for event in get_args(games.get(game).EVENTS)}  # type: ignore[misc]


def rules_of(game: str, event: type[Event]) -> list[str]:
    """Return the numbers of the rules that an event can cite, as it cites them."""
    return [f"{LETTERS[game]}-{rule}" for rule in _cited(event)["rules"].split(", ")]


def _cited(event: type[Event]) -> re.Match[str]:
    cited = CITED.fullmatch(event.__doc__ or "")
    assert cited, f"{event.__name__}: the docstring has to begin with the rules that the event can cite"
    return cited


def _events(game: str) -> str:
    rows = [
        (f"`{kind}`", ", ".join(rules_of(game, event)), _fields(event), _in_json(_said(event)))
        for kind, event in events_of(game).items()
    ]
    return table_of(("kind", "rule", "fields", "what happened"), rows)


def _fields(struct: type[msgspec.Struct]) -> str:
    fields = [field for field in msgspec.structs.fields(struct) if field.name != "rule"]
    return ", ".join(f"`{field.name}` {spelled(field.type)}" for field in fields)


def _said(event: type[Event]) -> str:
    said = [_sentence(_cited(event)["said"])]
    said += [
        f"Each of `{field.name}`: {inner.__doc__}"
        for field in msgspec.structs.fields(event)
        for inner in get_args(field.type)
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct)
    ]
    if event.SECRET:
        said.append(f"Secret: {', '.join(f'`{name}`' for name in event.SECRET)}.")
    return " ".join(said)


def _sentence(text: str) -> str:
    """Return what a docstring says as one line that begins with a capital."""
    said = " ".join(text.split())
    return said[0].upper() + said[1:]


def _in_json(text: str) -> str:
    """Return a text with the values of Python as JSON has them."""
    return re.sub(r"\bNone\b", "null", text).replace("False", "false")


def spelled(kind: Any) -> str:
    """Return a type as JSON has it."""
    if kind in PLAIN:
        return PLAIN[kind]
    arguments = get_args(kind)
    if get_origin(kind) is Annotated:
        return spelled(arguments[0])
    if get_origin(kind) is Literal:
        return " or ".join(f'`"{value}"`' for value in arguments)
    if get_origin(kind) in (Union, types.UnionType):
        return " or ".join(map(spelled, arguments))
    if get_origin(kind) is list:
        (inner,) = arguments
        return f"list of {PLURAL[inner]}" if inner in PLURAL else f"list of objects ({_fields(inner)})"
    raise TypeError(f"no words for {kind}")


def _regions() -> str:
    board = read_board()
    rows = [
        (number, f"`{name}`", least)
        for number, (name, least) in enumerate(zip(board.regions, board.players, strict=True))
    ]
    return table_of(("number", "region", "in play from so many players on"), rows)


def _cards() -> str:
    cards = {card.id: card for card in cards_and_sets().cards}
    asked: dict[int, list[str]] = {number: [] for number in ROSTER}
    for step, question in QUESTIONS.items():
        asked[card_of_step(step)].append(f"`{question.name}`")
    rows = [
        (number, f"`{card.id}`", cards[card.id].cls, cards[card.id].letter, ", ".join(asked[number]))
        for number, card in ROSTER.items()
    ]
    return table_of(("number", "card", "class", "letter", "questions of its own"), rows)


def _faces() -> str:
    tokens = read_tokens()
    sorts = (("start", tokens.start), ("regular", tokens.regular))
    rows = [
        (name, ", ".join(_times(text, count) for text, count in zip(tokens.texts, counts, strict=True) if count))
        for name, counts in sorts
    ]
    return table_of(("tokens", "their faces"), rows)


def _times(text: str, count: int) -> str:
    return f"`{text}`" if count == 1 else f"`{text}` ({count} times)"


def _steps() -> str:
    """The steps that can wait, and what each remembers."""
    steps = {step_id(step): [MEANINGS[kind] for kind in KINDS.get(step, [])] for step in STEP_NAMES}
    for step, question in QUESTIONS.items():
        steps[step_id(step)] = [f"`{name}`: {MEANINGS[kind]}" for name, kind in question.memory]
    rows = [(f"`{name}`", "; ".join(numbers) or "nothing") for name, numbers in steps.items()]
    return table_of(("step", "its memory, number by number"), rows)


def _tiles() -> str:
    rows = [
        (
            f"`{tile.id}`",
            tile.set,
            tile.count,
            tile.count_with_abbot,
            " ".join(tile.edges),
            "; ".join(_feature(feature) for feature in tile.features),
        )
        for tile in tiles_and_boxes().tiles
    ]
    return table_of(("tile", "box", "how many", "with the Abbot", "sides N E S W", "features"), rows)


def _feature(feature: TileFeature) -> str:
    """Return a feature with what tells it from others: `c0` N E, 1 pennant."""
    reached = " ".join(feature.edges or feature.half)
    marks = [name for name in ("inn", "cathedral") if getattr(feature, name)]
    marks += [f"{feature.pennants} pennant{'s' * (feature.pennants > 1)}"] if feature.pennants else []
    return ", ".join([f"`{feature.id}` {reached}".rstrip(), *marks])


TABLES: dict[str, dict[str, Callable[[], str]]] = {
    "rattus": {
        "regions": _regions,
        "cards": _cards,
        "faces": _faces,
        "steps": _steps,
        "events": lambda: _events("rattus"),
    },
    "carcassonne": {"tiles": _tiles, "events": lambda: _events("carcassonne")},
}
"""The tables of each page, by name."""
