"""The levels of a game for people, weakest first, as `levels/NAME.toml` has them. A game without such a file has none.

A level looks as far as its file says, and it may be `blind`: what it does not know of a game, or makes too much of, are weights of the
evaluation that are replaced for it. It never plays at random.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadData
from ratskeller.search.config import BeamConfig, Budget, SearchConfig
from ratskeller.search.evaluations import Tuning, has_evaluation, numbers_of, tuning, weights_of
from ratskeller.search.player_weights import TABLE_OF_SETS, numbers_with, numbers_without

FOLDER = Path(__file__).with_name("levels")
LEAST = 5
"""Levels that a game with any has at least."""
NO_WEIGHTS = {"effort", TABLE_OF_SETS}
"""What stands in an evaluation's file and can't be replaced for a level."""

EFFORTS = ("wide", "next", "narrow")
"""What of a sight says how much is looked at for turns."""

Numbers = dict[str, int]


class SightNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `SearchConfig` says; what is looked at for turns as it differs from the evaluation's `[effort.compiled]`."""

    turns: int
    candidates: int
    replies: int
    explore: int
    trust: int
    scale: int
    caution: int
    steady: int
    hasty: int
    even: int
    nodes: int
    wide: Numbers = {}
    next: Numbers = {}
    narrow: Numbers = {}


class SightFile(SightNumbers, frozen=True, forbid_unknown_fields=True):
    """`[sight]`, and what is otherwise with so many players, as in `[sight.players.4]`."""

    players: dict[Annotated[str, msgspec.Meta(pattern="^[2-6]$")], dict[str, int | Numbers]] = {}


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[level]]`: its name, what it looks at, for how long, and what it is blind to.

    With `simulations` it looks ahead, until these are made or the time is over; without it takes the turn that looks best at once.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
    seconds: Annotated[float, msgspec.Meta(gt=0, le=60)]
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)] | None = None
    effort: Numbers = {}
    sight: dict[str, Any] = {}
    blind: dict[str, Any] = {}


class LevelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    sight: SightFile
    level: list[LevelFile]


class Level(msgspec.Struct, frozen=True):
    """How a level plays its game."""

    id: str
    numbers: Tuning
    budget: Budget
    sight: SearchConfig | None
    """None: it looks at its own turn alone."""


def levels(game: str) -> list[str]:
    """Return the ids of the levels of a game, weakest first; none where there is no file of them. Errors: UnknownGame, BadData."""
    games.get(game)
    return [level.id for level in ladder(game)]


def level_below(name: str, game: str) -> str | None:
    """Return the level below a level, None below the weakest and below what is none."""
    known = levels(game)
    place = known.index(name) if name in known else 0
    return known[place - 1] if place else None


def middle_level(game: str) -> str | None:
    """Return the level that is offered first, None where there are none."""
    known = levels(game)
    return known[len(known) // 2] if known else None


@cache
def ladder(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first. Errors: BadData naming the file, the level and what is wrong there."""
    file = FOLDER / f"{game}.toml"
    if not (has_evaluation(game) and file.is_file()):
        return ()
    return read_levels(game, file.read_text(encoding="utf-8"), f"levels/{game}.toml")


def sight_of(game: str) -> SearchConfig:
    """Return how far the strongest level looks that looks ahead. Errors: BadData when there is none."""
    for level in reversed(ladder(game)):
        if level.sight is not None:
            return level.sight
    raise BadData(f"levels/{game}.toml: no level looks ahead, so nothing says how far to look")


def read_levels(game: str, text: str, place: str) -> tuple[Level, ...]:
    """Return the levels that stand in a file called `place`. Errors: BadData."""
    try:
        content = msgspec.convert(tomllib.loads(text), type=LevelsFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{place}: {error}") from error
    ids = [level.id for level in content.level]
    if len(ids) < LEAST:
        raise BadData(f"{place}: a game has at least {LEAST} levels; here are {len(ids)}")
    for name in ids:
        if ids.count(name) > 1:
            raise BadData(f"{place}: {name} is the id of {ids.count(name)} levels")
    return tuple(_level(game, content, it, f"{place}: {it.id}") for it in content.level)


def _level(game: str, content: LevelsFile, given: LevelFile, place: str) -> Level:
    usual = tuning(game)
    if given.simulations is None and given.sight:
        raise BadData(f"{place}: sight is for levels with simulations")
    compiled = _effort(usual.compiled, given.effort, f"{place}.effort")
    weights = _blinded(game, given.blind, f"{place}.blind") if given.blind else usual.weights
    numbers = Tuning(weights, compiled, compiled.capped(usual.interpreted))
    sight = None if given.simulations is None else _sight(content.sight, given.sight, compiled, place)
    return Level(given.id, numbers, Budget(given.simulations, given.seconds), sight)


def _sight(usual: SightFile, changed: Mapping[str, Any], effort: BeamConfig, place: str) -> SearchConfig:
    try:
        given = msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(usual) | dict(changed), type=SightFile))
        sets = {int(players): numbers_with(given, int(players)) for players in given[TABLE_OF_SETS]}
        del given[TABLE_OF_SETS]
    except msgspec.ValidationError as error:
        raise BadData(f"{place}.sight: {error}") from error
    by_players = {
        it: _one_sight(numbers, effort, f"{place}.sight.{TABLE_OF_SETS}.{it}") for it, numbers in sets.items()
    }
    return replace(_one_sight(given, effort, f"{place}.sight"), by_players=by_players)


def _one_sight(given: Mapping[str, Any], effort: BeamConfig, place: str) -> SearchConfig:
    """Return a sight by its numbers, without those for other numbers of players."""
    try:
        numbers = msgspec.convert(given, type=SightNumbers)
        efforts = {name: _effort(effort, getattr(numbers, name), f"{place}.{name}") for name in EFFORTS}
        return SearchConfig(**(msgspec.to_builtins(numbers) | efforts))
    except (msgspec.ValidationError, ValueError) as error:
        raise BadData(str(error) if isinstance(error, BadData) else f"{place}: {error}") from error


def _effort(usual: BeamConfig, changed: Numbers, place: str) -> BeamConfig:
    known = asdict(usual)
    for name, number in changed.items():
        if name not in known:
            raise BadData(f"{place}: unknown key {name}; known are {', '.join(known)}")
        if number < 0:
            raise BadData(f"{place}.{name}: must be a number from 0, not {number}")
    try:
        return replace(usual, **changed)
    except ValueError as error:
        raise BadData(f"{place}: {error}") from error


def _blinded(game: str, blind: Mapping[str, Any], place: str) -> Sequence[int]:
    """Return the weights of a game's evaluation with some of them replaced, with every number of players."""
    return weights_of(game, _replaced(numbers_without(numbers_of(game), blind), blind, place))


def _replaced(usual: Mapping[str, Any], changed: Mapping[str, Any], place: str) -> dict[str, Any]:
    found = dict(usual)
    for name, value in changed.items():
        there = f"{place}.{name}"
        if name not in usual or name in NO_WEIGHTS:
            raise BadData(f"{place}: there is no weight {name}; there are {', '.join(set(usual) - NO_WEIGHTS)}")
        if isinstance(usual[name], dict) and isinstance(value, dict):
            found[name] = _replaced(usual[name], value, there)
        elif _kind(usual[name]) != _kind(value):
            raise BadData(f"{there}: must be {_kind(usual[name])}, not {_kind(value)}")
        else:
            found[name] = value
    return found


def _kind(value: object) -> str:
    """Say what kind of weight a value is."""
    if isinstance(value, list):
        return f"a list of {len(value)} numbers"
    if isinstance(value, dict):
        return "a table"
    is_finite = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return "a number" if is_finite else "something that is no number"
