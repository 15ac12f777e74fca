"""The levels of a game for people, weakest first, and its styles, from `levels/NAME.toml`. A game without such a file has none.

The file says how far a level searches. It may also make the level `blind`: it replaces weights of the evaluation, so that the level
ignores or overrates something. No level plays at random.

A style is a bot that searches like a level and is about as strong, but likes to win in its own way: terms of the evaluation count more or
less for it, or cards.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadData
from ratskeller.search.config import BeamConfig, Budget, SearchConfig
from ratskeller.search.evaluations import Tuning, has_evaluation, numbers_of, term_names, tuning, weights_of
from ratskeller.search.player_weights import (
    TABLE_OF_SETS,
    NewNumbers,
    Numbers,
    numbers_for,
    numbers_with,
    numbers_without,
)
from ratskeller.search.strengths import TABLE_OF_SCALES
from ratskeller.strength.mixture import mixture

FOLDER = Path(__file__).with_name("levels")
LEAST = 5
"""Fewest levels of a game that has any."""
OTHER_KEYS = {"effort", TABLE_OF_SETS}
"""Keys of an evaluation's file that a level cannot replace."""

BEAMS = ("wide", "next", "narrow")
"""The beam searches of a tree search."""

BeamNumbers = dict[str, int]


class SearchNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a `SearchConfig`; beams have only what differs from the `[effort.compiled]` of the evaluation."""

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
    fair: int
    tolerance: int
    attempts: int
    nodes: int
    wide: BeamNumbers = {}
    next: BeamNumbers = {}
    narrow: BeamNumbers = {}


class SearchSection(SearchNumbers, frozen=True, forbid_unknown_fields=True):
    """The table `[sight]`, with replacements by number of players in tables such as `[sight.players.4]`."""

    players: dict[Annotated[str, msgspec.Meta(pattern="^[2-6]$")], dict[str, int | BeamNumbers]] = {}


class LevelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table `[[level]]`: the name of the level, how wide it searches, for how long, and what it is blind to.

    With `simulations` it looks ahead until they are run or the time is over; without them it plays the turn with the best evaluation.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
    seconds: Annotated[float, msgspec.Meta(gt=0, le=60)]
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1 << 30)] | None = None
    effort: BeamNumbers = {}
    sight: NewNumbers = {}
    blind: NewNumbers = {}


class StyleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table `[[style]]`: the name of the style, the level that it is a style of, and what it weighs in another way.

    `scales` are percentages of the terms of the evaluation, `weights` replace its weights; both add to what the level is blind to.
    `players` has other weights in place of `weights`, by number of players.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=40)]
    level: str
    scales: dict[str, Annotated[int, msgspec.Meta(ge=0, le=1000)]] = {}
    weights: NewNumbers = {}
    players: dict[Annotated[str, msgspec.Meta(pattern="^[2-6]$")], NewNumbers] = {}


class LevelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of levels."""

    sight: SearchSection
    level: list[LevelFile]
    style: list[StyleFile] = []


class Level(msgspec.Struct, frozen=True):
    """How a level plays a game."""

    id: str
    numbers: Tuning
    budget: Budget
    search: SearchConfig | None
    """None: it only looks at its own turn."""


class Opponents(msgspec.Struct, frozen=True):
    """What a file of levels contains."""

    levels: tuple[Level, ...]
    styles: Mapping[str, Level]
    """By id."""
    bases: Mapping[str, str]
    """The level of each style."""


def levels(game: str) -> list[str]:
    """Return the ids of the levels of a game, weakest first; [] if it has none. Errors: UnknownGame, BadData."""
    games.get(game)
    return [level.id for level in ladder(game)]


def styles(game: str) -> list[str]:
    """Return the ids of the styles of a game, in the order of their file; [] if it has none. Errors: UnknownGame, BadData."""
    games.get(game)
    return list(_contents(game).styles)


def level_of_style(name: str, game: str) -> str | None:
    """Return the level that a bot is a style of; None for other bots."""
    return _contents(game).bases.get(name)


def find_level(name: str, game: str) -> Level | None:
    """Return how a level or a style plays a game; None for other bots."""
    found = _contents(game)
    return next((level for level in found.levels if level.id == name), found.styles.get(name))


def usual_seconds(name: str, game: str) -> float:
    """Return how many seconds a level thinks at a table at most. Raises `KeyError` if the game has no such level."""
    return {level.id: level.budget.seconds or 0.0 for level in ladder(game)}[name]


def level_below(name: str, game: str) -> str | None:
    """Return the level below a level, or below a bot between two of them; None for the weakest and for other bots."""
    known = levels(game)
    if (mixed := mixture(name, game)) is not None:
        return mixed.lower
    place = known.index(name) if name in known else 0
    return known[place - 1] if place else None


def middle_level(game: str) -> str | None:
    """Return the level that is offered first; None if there are no levels."""
    known = levels(game)
    return known[len(known) // 2] if known else None


def ladder(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first. Errors: BadData naming the file, the level and what is wrong there."""
    return _contents(game).levels


def all_levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first, then its styles. Errors: BadData."""
    found = _contents(game)
    return (*found.levels, *found.styles.values())


@cache
def _contents(game: str) -> Opponents:
    file = FOLDER / f"{game}.toml"
    if not (has_evaluation(game) and file.is_file()):
        return Opponents((), {}, {})
    return read_levels(game, file.read_text(encoding="utf-8"), f"levels/{game}.toml")


def search_config_of(game: str) -> SearchConfig:
    """Return the search of the strongest level that looks ahead. Errors: BadData if no level does."""
    for level in reversed(ladder(game)):
        if level.search is not None:
            return level.search
    raise BadData(f"levels/{game}.toml: no level looks ahead, so nothing says how far to look")


def read_levels(game: str, text: str, place: str) -> Opponents:
    """Return the levels and styles in the text of a file; `place` is its name in errors. Errors: BadData."""
    try:
        content = msgspec.convert(tomllib.loads(text), type=LevelsFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadData(f"{place}: {error}") from error
    ids = [*(it.id for it in content.level), *(it.id for it in content.style)]
    if len(content.level) < LEAST:
        raise BadData(f"{place}: a game has at least {LEAST} levels; here are {len(content.level)}")
    for name in ids:
        if ids.count(name) > 1:
            raise BadData(f"{place}: {name} is the id of {ids.count(name)} opponents")
    found = {it.id: _level(game, content, it, f"{place}: {it.id}") for it in content.level}
    styled = {it.id: _style(game, content, it, found, f"{place}: {it.id}") for it in content.style}
    return Opponents(tuple(found.values()), styled, {it.id: it.level for it in content.style})


def _level(game: str, content: LevelsFile, given: LevelFile, place: str) -> Level:
    usual = tuning(game)
    if given.simulations is None and given.sight:
        raise BadData(f"{place}: sight is for levels with simulations")
    compiled = _beam(usual.compiled, given.effort, f"{place}.effort")
    weights = weights_of(game, _blinded(game, given.blind, f"{place}.blind")) if given.blind else usual.weights
    numbers = Tuning(weights, compiled, compiled.capped(usual.interpreted))
    search = None if given.simulations is None else _search(content.sight, given.sight, compiled, place)
    return Level(given.id, numbers, Budget(given.simulations, given.seconds), search)


def _style(game: str, content: LevelsFile, given: StyleFile, found: Mapping[str, Level], place: str) -> Level:
    base = found.get(given.level)
    if base is None:
        raise BadData(f"{place}.level: there is no level {given.level}; there are {', '.join(found)}")
    for term in given.scales:
        if term not in (terms := term_names(game)):
            raise BadData(f"{place}.scales: there is no term {term}; there are {', '.join(terms)}")
    blind = next(it.blind for it in content.level if it.id == given.level)
    numbers = _blinded(game, blind | given.weights, f"{place}.weights")
    for players, weights in given.players.items():
        other = _blinded(game, blind | weights, f"{place}.{TABLE_OF_SETS}.{players}")
        numbers = numbers_for(numbers, int(players), numbers_with(other, int(players)))
    all_weights = weights_of(game, numbers | {TABLE_OF_SCALES: given.scales})
    return msgspec.structs.replace(base, id=given.id, numbers=replace(base.numbers, weights=all_weights))


def _search(usual: SearchSection, changed: Numbers, beam: BeamConfig, place: str) -> SearchConfig:
    try:
        given = msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(usual) | dict(changed), type=SearchSection))
        sets = {int(players): numbers_with(given, int(players)) for players in given[TABLE_OF_SETS]}
        del given[TABLE_OF_SETS]
    except msgspec.ValidationError as error:
        raise BadData(f"{place}.sight: {error}") from error
    by_players = {it: _one_search(numbers, beam, f"{place}.sight.{TABLE_OF_SETS}.{it}") for it, numbers in sets.items()}
    return replace(_one_search(given, beam, f"{place}.sight"), by_players=by_players)


def _one_search(given: Numbers, beam: BeamConfig, place: str) -> SearchConfig:
    try:
        numbers = msgspec.convert(given, type=SearchNumbers)
        beams = {name: _beam(beam, getattr(numbers, name), f"{place}.{name}") for name in BEAMS}
        return SearchConfig(**(msgspec.to_builtins(numbers) | beams))
    except (msgspec.ValidationError, ValueError) as error:
        raise BadData(str(error) if isinstance(error, BadData) else f"{place}: {error}") from error


def _beam(usual: BeamConfig, changed: BeamNumbers, place: str) -> BeamConfig:
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


def _blinded(game: str, blind: Numbers, place: str) -> NewNumbers:
    """Return the numbers of a game's evaluation with some of them replaced, for every number of players."""
    return _replaced(numbers_without(numbers_of(game), blind), blind, place)


def _replaced(usual: Numbers, changed: Numbers, place: str) -> NewNumbers:
    found = dict(usual)
    for name, value in changed.items():
        there = f"{place}.{name}"
        if name not in usual or name in OTHER_KEYS:
            raise BadData(f"{place}: there is no weight {name}; there are {', '.join(set(usual) - OTHER_KEYS)}")
        if isinstance(usual[name], dict) and isinstance(value, dict):
            found[name] = _replaced(usual[name], value, there)
        elif _kind(usual[name]) != _kind(value):
            raise BadData(f"{there}: must be {_kind(usual[name])}, not {_kind(value)}")
        else:
            found[name] = value
    return found


def _kind(value: object) -> str:
    if isinstance(value, list):
        return f"a list of {len(value)} numbers"
    if isinstance(value, dict):
        return "a table"
    is_finite = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
    return "a number" if is_finite else "something that is no number"
