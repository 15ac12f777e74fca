"""Whatever is handed to the library, it gives an answer or an error of its own that says what was wrong and what would be right."""

import copy
import json
import math
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from carcassonne_positions import CARCASSONNE
from conformance.sample_positions import RICH
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import RATTUS

from ratskeller import arena, bots, games
from ratskeller.core.errors import (
    BadArgument,
    BadData,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAnswer,
    NotAsked,
    NothingPlayed,
    RatskellerError,
    UnknownGame,
    UnknownSeat,
)
from ratskeller.core.options import Option
from ratskeller.review import local_search

LONGEST_MESSAGE = 600
"""A message is read by a person, however long the input was."""
HUGE = 10**5000


def nested(levels: int) -> list[Any]:
    """Lists within one another."""
    made: list[Any] = []
    for _ in range(levels):
        made = [made]
    return made


ENDLESS: list[Any] = []
ENDLESS.append(ENDLESS)
ODDITIES = {
    "None": None,
    "True": True,
    "False": False,
    "-1": -1,
    "99": 99,
    "5001 digits": HUGE,
    "minus 5001 digits": -HUGE,
    "0.0": 0.0,
    "1.5": 1.5,
    "NaN": math.nan,
    "infinity": math.inf,
    "1j": 1j,
    "empty text": "",
    "'0'": "0",
    "a NUL": "a\0b",
    "a lone surrogate": "\ud800",
    "100000 characters": "x" * 100_000,
    "no bytes": b"",
    "bytes": b"0",
    "bytearray": bytearray(b"{}"),
    "empty list": [],
    "[None]": [None],
    "['']": [""],
    "list in list": [[]],
    "100000 lists in one another": nested(100_000),
    "a list in itself": ENDLESS,
    "empty dict": {},
    "keys of two types": {1: 2, "a": 3},
    "set": {1},
    "empty tuple": (),
    "object": object(),
    "class": int,
}
"""What no sane program hands over, and what a hasty one does."""


def asked() -> Any:
    """A position of Rattus in which seat 0 is asked."""
    return RATTUS.new(players=2).play("italia")


def laying() -> Any:
    """A position of Carcassonne in which seat 0 is asked."""
    return CARCASSONNE.new().play("E")


def text(**change: Any) -> str:
    """A position of Rattus as text, changed."""
    return json.dumps({"game": "rattus", "format": 1, "plague": "italia"} | change)


def record(**change: Any) -> str:
    """A record of Carcassonne as text, changed."""
    return json.dumps({"game": "carcassonne", "format": 1, "options": {}, "answers": ["E; 0,-1 r2"]} | change)


LONE = {"game": "carcassonne", "format": 1, "board": [{"at": "0,0", "tile": "D"}]}
"""A position of the start tile alone."""
CALLS: list[tuple[str, Callable[[], Any], type[RatskellerError], str]] = [
    ("a game's name", lambda: games.get("chess"), UnknownGame, "unknown game 'chess'; there are carcassonne, rattus"),
    ("no name", lambda: games.get(["rattus"]), UnknownGame, r"unknown game \['rattus'\]; there are carc"),  # type: ignore[arg-type]
    ("bots of no game", lambda: bots.names("chess"), UnknownGame, "unknown game 'chess'; there are carcassonne"),
    ("levels of no game", lambda: bots.levels("chess"), UnknownGame, "unknown game 'chess'; there are carcassonne"),
    ("a seat too many", lambda: asked().view(7), UnknownSeat, "no seat 7; seats are the numbers 0 to 1, or None for a sp"),
    ("a seat as text", lambda: asked().view("0"), UnknownSeat, "no seat '0'; seats are the numbers 0 to 1"),
    ("a seat as truth", lambda: asked().view(True), UnknownSeat, "no seat True; seats are the numbers 0 to 1"),
    ("a seat as fraction", lambda: asked().view(0.0), UnknownSeat, r"no seat 0\.0; seats are the numbers 0 to 1"),
    ("a seat below", lambda: laying().view(-1), UnknownSeat, "no seat -1; seats are the numbers 0 to 1"),
    ("a huge seat", lambda: laying().view(HUGE), UnknownSeat, "type int that is too large to be written; seats are"),
    ("redealt for nobody", lambda: asked().redeal(9), UnknownSeat, "no seat 9; seats are the numbers 0 to 1$"),
    ("redealt for None", lambda: laying().redeal(None), UnknownSeat, "no seat None; seats are the numbers 0 to 1$"),
    ("back too far", lambda: asked().back_to(5), BadArgument, "length: must be a number from 0 to 1, .*not 5"),
    ("back by truth", lambda: asked().back_to(True), BadArgument, "length: must be a number from 0 to 1, .*not True"),
    ("nothing to pop", lambda: games.get("rattus").new().pop(), NothingPlayed, "nothing to take back: no line was played"),
    ("no generator", lambda: asked().play_chance(7), BadArgument, r"rng: must be .*random\.Random\(1\), not 7"),
    ("no text", lambda: asked().play(7), IllegalAnswer, "an answer must be text, not 7"),
    ("bytes", lambda: asked().play(b"gallia"), IllegalAnswer, "an answer must be text, not b'gallia'"),
    ("nothing", lambda: asked().play(""), IllegalAnswer, r"an empty answer .* to 'settle' \(seat 0\); legal: anglia"),
    ("nothing after ;", lambda: CARCASSONNE.new().play("E;"), IllegalAnswer, "';' stands only between two .*'lay'.*legal: 0,-1"),
    ("nothing before ;", lambda: CARCASSONNE.new().play(";E"), IllegalAnswer, "';' stands only between two answers.*'draw'"),
    ("too long a line", lambda: asked().play("x" * 2001), IllegalAnswer, "at most 2000 characters; this one has 2001"),
    ("an option", lambda: RATTUS.new(colour="red"), BadOption, "unknown option 'colour'; known are players, cards"),
    ("its value", lambda: RATTUS.new(players=5), BadOption, r"players: must be 2, 3 or 4 \(RAT-S1\), not 5"),
    ("truth for 1", lambda: CARCASSONNE.new(grace=False), BadOption, r"grace: must be 0 or 17 \(CAR-PLG1\), not False"),
    ("0 for off", lambda: CARCASSONNE.new(river=0), BadOption, r"river: must be true or false \(CAR-EXT1\), not 0"),
    ("a seat to start", lambda: RATTUS.new(start=True), BadOption, "start: must be 'random' or a seat from 0 to 3"),
    ("NaN players", lambda: RATTUS.new(players=math.nan), BadOption, "players: must be 2, 3 or 4 .*not nan"),
    ("a card", lambda: RATTUS.new(cards=["monk", 7]), BadOption, r"cards\[1\]: unknown card 7; known are peasant, monk"),
    ("a path", lambda: RATTUS.new(board=""), BadOption, "board: must be the path of a data file, not ''"),
    ("a long path", lambda: RATTUS.new(board="x" * 9999), BadOption, "board: must be the path of a data file, not 'xxx"),
    ("a file", lambda: RATTUS.new(tokens="nowhere.toml"), BadData, r"nowhere\.toml: no such file"),
    ("no position", lambda: RATTUS.from_json(None), BadPosition, "a position must be text, not NoneType"),  # type: ignore[arg-type]
    ("no JSON", lambda: RATTUS.from_json("{"), BadPosition, "a position must be JSON: "),
    ("NaN in JSON", lambda: RATTUS.from_json('{"seat": NaN}'), BadPosition, "a position must be JSON: "),
    ("a list", lambda: RATTUS.from_json("[]"), BadPosition, "a position must be a JSON object, not a list"),
    ("an empty one", lambda: RATTUS.from_json("{}"), BadPosition, "game: must be 'rattus'; it is missing"),
    ("of another game", lambda: RATTUS.from_json(text(game="go")), BadPosition, "game: must be 'rattus', not 'go'"),
    ("without format", lambda: RATTUS.from_json('{"game": "rattus"}'), BadPosition, "format: must be 1; it is missing"),
    ("format 1.0", lambda: RATTUS.from_json(text(format=1.0)), BadPosition, r"format: must be 1, not 1\.0"),
    ("a record", lambda: RATTUS.from_json(text(answers=[])), BadPosition, "answers: a position has none; .* by replay"),
    ("neutral 2.0", lambda: RATTUS.from_json(text(final_neutral=2.0)), BadPosition, r"final_neutral: .* 0 or 2 .*not 2\.0"),
    ("a figure due on the start tile", lambda: CARCASSONNE.from_json(json.dumps(LONE | {"pending": ["follower"]})), BadPosition,
     "pending: a figure is due only after a tile was laid.*'turn_number'"),
    ("over on the start tile", lambda: CARCASSONNE.from_json(json.dumps(LONE | {"over": True})), BadPosition,
     "over: a game is over only after a tile was laid.*'turn_number'"),
    ("turn 0", lambda: CARCASSONNE.from_json(json.dumps(LONE | {"turn_number": 0})), BadPosition, "turn_number: turns are numbered from 1"),
    ("no record", lambda: CARCASSONNE.replay(7), BadRecord, "a record must be text, not int"),  # type: ignore[arg-type]
    ("an empty one", lambda: CARCASSONNE.replay("{}"), BadRecord, "game: must be 'carcassonne'; it is missing"),
    ("a position", lambda: RATTUS.replay(asked().to_json()), BadRecord, "unknown key 'baker'; a record has game, .* read by from_json"),
    ("its format", lambda: CARCASSONNE.replay(record(format=True)), BadRecord, "format: must be 1, not True"),
    ("its version", lambda: CARCASSONNE.replay(record(version=2)), BadRecord, "version: these rules are version 1, .* needs 2"),
    ("version true", lambda: CARCASSONNE.replay(record(version=True)), BadRecord, "version: .* version 1, .* needs True"),
    ("two beginnings", lambda: CARCASSONNE.replay(record(start={})), BadRecord, "either 'options' .* or 'start'"),
    ("its beginning", lambda: CARCASSONNE.replay(record(options=[])), BadRecord, r"options: must be an object, not \[\]"),
    ("its options", lambda: CARCASSONNE.replay(record(options={"players": 9})), BadRecord, "options: players: must be 2, 3"),
    ("its file", lambda: RATTUS.replay(record(game="rattus", options={"board": "x"})), BadRecord, "options: x: no such file"),
    ("its answers", lambda: CARCASSONNE.replay('{"game": "carcassonne", "format": 1, "options": {}}'), BadRecord,
     "answers: must be a list of texts; it is missing"),
    ("a text of answers", lambda: CARCASSONNE.replay(record(answers="E")), BadRecord, "answers: must be a list of texts, not 'E'"),
    ("a line", lambda: CARCASSONNE.replay(record(answers=["E", None])), BadRecord, r"answers\[1\]: must be text, .*not None"),
    ("an answer", lambda: CARCASSONNE.replay(record(answers=["E", "0,-1 r2; c0; X; 9,9 r0"])), BadRecord,
     r"answers\[1\], after 4 answers: '9,9 r0' is no legal answer to 'lay' \(seat 1\); legal: "),
    ("an empty line", lambda: CARCASSONNE.replay(record(answers=["E; 0,-1 r2", ""])), BadRecord,
     r"answers\[1\], after 2 answers: an empty answer .* to 'follower' \(seat 0\); legal: c0, f0, none"),
    ("stored answers", lambda: RATTUS.resume({}, "italia"), BadArgument, "answers: must be a list of texts, not 'italia'"),
    ("stored options", lambda: RATTUS.resume([], []), BadOption, r"options: must be a dict by name, not \[\]"),  # type: ignore[arg-type]
    ("a bot", lambda: bots.choose("godly", "rattus", asked().to_json(), 0), bots.UnknownBot, "no bot 'godly' plays rattus; there are"),
    ("a bot's seed", lambda: bots.make_planner("random", "rattus", -1), BadArgument, "seed: must be a number from 0 to .*not -1"),
    ("a bot's time", lambda: bots.improving("random", "rattus", asked().to_json(), 0, -1), BadArgument, "seconds: must be a number from 0"),
    ("a bot's game", lambda: bots.choose("random", "chess", asked().to_json(), 0), UnknownGame, "unknown game 'chess'"),
    ("a bot's position", lambda: bots.choose("random", "rattus", "{}", 0), BadPosition, "game: must be 'rattus'; it is missing"),
    ("a bot's seat", lambda: bots.choose("random", "rattus", asked().to_json(), 2), UnknownSeat, "no seat 2; seats are the numbers 0 to 1"),
    ("false for seat 0", lambda: bots.choose("random", "rattus", asked().to_json(), False), UnknownSeat, "no seat False"),
    ("a bot not asked", lambda: bots.choose("random", "rattus", asked().to_json(), 1), NotAsked, "seat 1 is not asked; asked is 0"),
    ("while chance is", lambda: bots.choose("random", "rattus", RATTUS.new().to_json(), 0), NotAsked, "not asked; asked is chance"),
    ("after the end", lambda: bots.choose("random", "carcassonne", json.dumps(LONE), 0), NotAsked, "seat 0 is not asked; the game is over"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "error", "message"), [case[1:] for case in CALLS], ids=[case[0] for case in CALLS])
def test_a_wrong_call_is_refused_with_what_was_wrong_and_what_would_be_right(call, error, message):
    with pytest.raises(error, match=message):
        call()


def takers(name: str) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """Everything public of a game that takes a value, so that one value can be handed over."""
    game = games.get(name)
    position = game.new(players=2).play_chance(random.Random(1))
    known = position.to_json()
    for option in game.OPTIONS:
        yield f"new({option.name})", lambda value, option=option: game.new(**{option.name: value})
    yield "start", game.start
    yield "load", game.load
    yield "from_json", game.from_json
    yield "replay", game.replay
    yield "resume(options)", lambda value: game.resume(value, [])
    yield "resume(answers)", lambda value: game.resume({}, value)
    for method in (
        "play",
        "push",
        "extend",
        "replay",
        "number_of",
        "play_chance",
        "view",
        "odds",
        "redeal",
        "determinize",
        "back_to",
        "at",
    ):
        yield method, lambda value, method=method: getattr(position.copy(), method)(value)
    yield "determinize(seed)", lambda value: position.determinize(0, value)
    yield "new(seed)", lambda value: game.new(seed=value)
    yield "games.get", games.get
    yield "bots.make", lambda value: bots.make(value).play(position.copy())
    for limit in ("seed", "seconds", "simulations", "cores"):
        yield f"bots.make({limit})", lambda value, limit=limit: bots.make("greedy", **{limit: value})
    yield "arena.match(bots)", lambda value: arena.match(value, game=name, games=2, is_compiled=False)
    yield "arena.match(game)", lambda value: arena.match(["random"] * 2, game=value, games=2, is_compiled=False)
    yield "bots.names", bots.names
    yield "bots.levels", bots.levels
    yield "bots.make_planner(seed)", lambda value: bots.make_planner("random", name, value)
    yield "bots.choose(name)", lambda value: bots.choose(value, name, known, 0)
    yield "bots.choose(game)", lambda value: bots.choose("random", value, known, 0)
    yield "bots.choose(position)", lambda value: bots.choose("random", name, value, 0)
    yield "bots.choose(seat)", lambda value: bots.choose("random", name, known, value)
    if bots.levels(name):
        few = {"simulations": 1, "is_compiled": False}
        yield "analyse(game)", lambda value: local_search.analyse(value, known, 0, **few)
        yield "analyse(position)", lambda value: local_search.analyse(name, value, 0, **few)
        yield "analyse(seat)", lambda value: local_search.analyse(name, known, value, **few)
        yield "analyse(seed)", lambda value: local_search.analyse(name, known, 0, seed=value, **few)
        yield "analyse(cores)", lambda value: local_search.analyse(name, known, 0, cores=value, **few)
        yield "bots.choose(cores)", lambda value: bots.choose(bots.levels(name)[0], name, known, 0, cores=value)
    yield "bots.improving(seconds)", lambda value: next(bots.improving("random", name, known, 0, value))


def refusal(call: Callable[[], object]) -> str | None:
    """What the library says against a call, or None."""
    try:
        call()
    except RatskellerError as refused:
        return str(refused)
    return None


each_game = pytest.mark.parametrize("name", games.names())


@pytest.mark.parametrize("value", ODDITIES.values(), ids=ODDITIES)
@each_game
def test_no_value_brings_another_error_than_one_of_the_library_that_can_be_read(name, value):
    for taker, call in takers(name):
        message = refusal(partial(call, value))
        assert message is None or 0 < len(message) <= LONGEST_MESSAGE, taker


@pytest.mark.parametrize(
    "text", ["", "[]", "7", "nonsense", "{", '{"game": "GAME"', "\ud800", b"\xff\xfe", "[" * 100_000]
)
@each_game
def test_what_is_no_json_object_is_refused(name, text):
    text = text if isinstance(text, bytes) else text.replace("GAME", name)
    with pytest.raises(BadPosition):
        games.get(name).from_json(text)
    with pytest.raises(BadRecord):
        games.get(name).replay(text)


@each_game
def test_what_is_too_long_or_nested_too_deeply_is_refused(name):
    game = games.get(name)
    with pytest.raises(BadPosition, match="at most 1000000 characters"):
        game.from_json(" " * 1_000_001)
    with pytest.raises(BadPosition, match="levels"):
        game.from_json(json.dumps({"game": name, "format": 1, "options": nested(50)}))
    with pytest.raises(IllegalAnswer, match="at most 2000 characters"):
        game.new().play("x" * 3000)


@each_game
@settings(max_examples=150, deadline=None)
@given(
    st.text(max_size=80)
    | st.binary(max_size=80).map(lambda raw: raw.decode("latin-1"))
    | st.from_regex(r"-?\d{1,3},-?\d{1,3} r\d", fullmatch=True)
)
def test_any_text_is_refused_cleanly_as_an_answer_or_is_one(name, text):
    position = games.get(name).new(players=2).play_chance(random.Random(1))
    before, legal = position.to_json(), position.legal()
    if refusal(partial(position.play, text)) is not None:
        assert position.to_json() == before
    else:
        assert text.split(";")[0].strip() in legal


def is_value_of(option: Option, value: Any) -> bool:
    """Whether one of the oddities is a value that an option can have."""
    if option.kind == "file":
        return value is None
    return (option.kind == "switch" and isinstance(value, bool)) or any(value is one for one in option.values)


@each_game
def test_an_option_takes_no_odd_value_for_one_of_its_own(name):
    game = games.get(name)
    for option in game.OPTIONS:
        taken = [
            called for called, value in ODDITIES.items() if refusal(partial(game.new, **{option.name: value})) is None
        ]
        assert taken == [called for called, value in ODDITIES.items() if is_value_of(option, value)], option.name


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """All places inside a JSON value but the whole."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*path, key)
            yield from places(inner, (*path, key))


def spelled(path: tuple[str | int, ...]) -> str:
    """A place as messages name it: `board[0].followers[1]`."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


@pytest.mark.parametrize(
    ("game", "number"), [(game, i) for game, contents in RICH.items() for i in range(len(contents))]
)
def test_a_message_about_a_position_names_the_place_and_counts_from_0_in_every_list(game, number):
    """A value that can stand nowhere is put into every place of positions that have everything."""
    content = RICH[game][number]
    wrong = []
    for path in places(content):
        broken = copy.deepcopy(content)
        inner = broken
        for part in path[:-1]:
            inner = inner[part]
        inner[path[-1]] = {"": 1.5}
        message = "nothing was refused"
        try:
            games.get(game).from_json(json.dumps(broken))
        except BadPosition as error:
            message = str(error)
        if not message.startswith(spelled(path)):
            wrong.append(f"{spelled(path)}: {message}")
    assert wrong == []
