"""The measurements of a game, from a file in `plans` of the same name; by default every number of players."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.game import Game
from ratskeller.core.options import Options

AnyGame = Game[Any]
PLANS = Path(__file__).with_name("plans")


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of random games, always measured compiled.

    `interpreted`: interpreted as well, with the ratio; `to`: the name of another kind that it is compared with. Floors are in games a
    second, and in times for ratios; `floor_to_go` asks for the ratio to the peer's games.
    """

    name: str
    options: Options
    interpreted: bool = False
    floor: float | None = None
    floor_to_interpreted: float | None = None
    floor_to_go: float | None = None
    to: str | None = None
    floor_to: float | None = None


class Middle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position for measurements of answers, copies and thoughts: a random game with these options after some answers."""

    options: Options
    answers: int


class Ceilings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Most milliseconds for a turn of `greedy`."""

    compiled: float | None = None
    interpreted: float | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All measurements of a game; `server` is the floor for answers a second at sixteen tables.

    `playouts`: floors of playouts, in games a second, by the name of the figure.
    """

    middle: Middle
    random: list[Kind]
    server: float | None = None
    greedy: Ceilings = Ceilings()
    playouts: dict[str, float] = {}


def plan_of(game: AnyGame) -> Plan:
    """Return the plan of a game."""
    file = PLANS / f"{game.name}.toml"
    if not file.exists():
        return _plain(game)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plan)


def _plain(game: AnyGame) -> Plan:
    kinds = [Kind(f"{players} players", {"players": players}, interpreted=True) for players in game.players]
    return Plan(Middle({"players": max(game.players)}, answers=60), kinds)
