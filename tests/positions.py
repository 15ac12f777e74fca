"""Building positions of Rattus for tests, in the words of the notation."""

import json
from collections.abc import Sequence
from typing import Any

from ratskeller import games
from ratskeller.core.events import plain
from ratskeller.core.position import Position

RATTUS = games.get("rattus")
BASE = ("peasant", "monk", "merchant", "knight", "witch", "king")
RICH: dict[str, Any] = {
    "game": "rattus",
    "format": 1,
    "options": {"players": 3, "cards": ["emperor", "nun", "bishop", "wizard", "baker", "soldier"], "rules": "printed"},
    "regions": {
        "gallia": {"cubes": [3, 2, 0], "tokens": [{"origin": "setup"}, {}], "potions": {"0": [2, 1], "1": [1]}},
        "turcia": {"cubes": [0, 4, 1], "tokens": [{"face": "3 A", "seen": [1]}]},
    },
    "palace": [1, 0, 2],
    "cards": {"emperor": 0, "nun": 1, "bishop": 0, "wizard": 2, "baker": 1},
    "plague": "italia",
    "supply": 12,
    "used": ["4 M Pe", "1 Bo Ch"],
    "walls": ["gallia-italia", "anglia-scandia", "bulgaria-turcia"],
    "nuns": ["gallia", "gallia", "turcia"],
    "bishops": ["polonia", "polonia"],
    "baker": [0, 2, 0],
}
"""A position of three with every piece on the board."""


def rats(*faces: str | None) -> list[dict[str, Any]]:
    """Tokens from the supply, slot by slot; a text dictates the face that will come out, None leaves it to chance."""
    return [{"origin": "supply"} | ({} if face is None else {"face": face}) for face in faces]


def region(
    *cubes: int, tokens: list[dict[str, Any]] | int = 0, potions: dict[int, list[int]] | None = None
) -> dict[str, Any]:
    """A region with cubes by seat (and, by seat, their potions) and with tokens, or a number of hidden tokens from the supply."""
    lying = rats(*[None] * tokens) if isinstance(tokens, int) else tokens
    carried = {str(seat): list(counts) for seat, counts in (potions or {}).items()}
    return {"cubes": list(cubes), "tokens": lying, "potions": carried}


def six(*wanted: str) -> list[str]:
    """Six cards: these, and as many of the base game as are missing."""
    return [*wanted, *(card for card in BASE if card not in wanted)][:6]


def position(
    regions: dict[str, Any] | None = None,
    *,
    players: int = 4,
    rules: str = "online",
    in_play: Sequence[str] = (),
    **more: Any,
) -> Position:
    """A position at the start of seat 0's turn unless `more` says otherwise.

    In play are the cards that somebody holds (`cards`), those of `in_play`, and as many of the base game as are missing.
    """
    content = {
        "game": "rattus",
        "format": 1,
        "options": {
            "players": players,
            "rules": rules,
            "cards": six(*dict.fromkeys([*more.get("cards", {}), *in_play])),
        },
        "regions": {name: dict(entry) for name, entry in (regions or {}).items()},
        "plague": "anglia",
        "supply": 12,
        **more,
    }
    for entry in content["regions"].values():
        entry["cubes"] = (entry["cubes"] + [0] * players)[:players]
    return RATTUS.from_json(json.dumps(content))


def final(regions: dict[str, Any] | None = None, *held: str, **more: Any) -> Position:
    """A position at the start of seat 0's final turn; seat 1 had the last regular one. Seat 0 holds the cards `held`."""
    cards = dict.fromkeys(held, 0) | more.pop("cards", {})
    return position(regions, round="final", last_seat=1, cards=cards, **more)


def starting_with(position: Position, word: str) -> list[str]:
    """The rest of every legal answer that begins with a word."""
    return [answer.removeprefix(f"{word} ") for answer in position.legal() if answer.startswith(f"{word} ")]


def events_of_kind(position: Position, kind: str) -> list[dict[str, Any]]:
    """What the events of a kind in the last play say."""
    return [found for event in position.events if (found := plain(event))["kind"] == kind]


def comes_back(position: Position) -> bool:
    """Whether the position is the same after JSON there and back, question and legal answers included."""
    again = RATTUS.from_json(position.to_json())
    found = (again.to_json(), again.actor, again.question, again.legal())
    return found == (position.to_json(), position.actor, position.question, position.legal())


def cubes(position: Position, name: str) -> list[int]:
    """The cubes by seat in a region."""
    found: list[int] = position.view()["regions"][name]["cubes"]
    return found


def rat_count(position: Position, name: str) -> int:
    """The number of rats in a region."""
    return len(position.view()["regions"][name]["tokens"])


def reveal(position: Position, *faces: str) -> Position:
    """Answer chance: the tokens of a ravaged region come in the order of their slots and show these faces."""
    for face in faces:
        assert position.question == "next token", position.question
        position.play(position.legal()[0])
        position.play(face)
    return position


def kinds(position: Position) -> list[str]:
    """The kinds of the events of the last play."""
    return [type(event).__struct_config__.tag for event in position.events]  # type: ignore[misc]
