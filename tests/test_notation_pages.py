"""The pages of the notation: what they say of positions, views, questions and events is what random games of both games hold."""

import copy
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from carcassonne_positions import OPTION_SETS, tile
from carcassonne_positions import position as carcassonne_position
from conformance.sample_positions import RICH
from positions import final, position, rats, region
from records.recording import FOLDER

from ratskeller import games
from ratskeller.core.events import plain
from ratskeller.core.position import Position
from ratskeller.games.carcassonne.rules.numbers import STEP_NAMES as CARCASSONNE_STEPS
from ratskeller.games.carcassonne.serialization import board as carcassonne_board
from ratskeller.games.carcassonne.serialization import reader as carcassonne_reader
from ratskeller.games.rattus.notation import step_name
from ratskeller.games.rattus.rules.cards import QUESTIONS
from ratskeller.games.rattus.serialization import reader as rattus_reader
from tools.made_tables import filled
from tools.rule_coverage import DOCS

GAMES = games.names()
BY_NAME = {
    "rattus": {
        "regions": "REGION",
        "cards": "CARD",
        "regions.REGION.potions": "SEAT",
        "hidden": "FACE",
        "regions.REGION.spread.room": "REGION",
        "ravages[].losses[].cards": "CARD",
    },
    "carcassonne": {
        "stack": "TILE",
        "cells[].wants": "SIDE",
        "lays": "ANSWER",
        "lays.ANSWER.followers": "ANSWER",
        "lays.ANSWER.refused": "FEATURE",
        "misfits": "PLACE",
        "followers": "ANSWER",
        "refused": "FEATURE",
        # of the odds
        "features[].tiles[]": "TILE",
        "cells": "PLACE",
        "cells.PLACE.tiles": "TILE",
        "lays.ANSWER.parts": "FEATURE",
    },
}
"""Where the keys are names, and what the pages write in their place."""
FORMS = {
    "rattus": {
        "REGION": "[a-z]+",
        "CARD": "[a-z-]+",
        "TOKEN": r"[a-z]+\.[1-3]",
        "FACE": r"[1-9](?: M)?(?: A)?(?: (?:Pe|Bo|Ch|Cv|Mg|Ro))*",
        "LINK": "[a-z]+-[a-z]+",
        "CUBE": r"[a-z]+/[0-3](?:\+\d+)?",
        "COUNT": "[1-7]",
        "SEAT": "[0-3]",
    },
    "carcassonne": {
        "PLACE": r"-?\d+,-?\d+",
        "TURNED": "r[0-3]",
        "TILE": "[A-Z]+(?:-garden)?",
        "FEATURE": r"[crfmg]\d",
        "SEAT": "[0-5]",
    },
}
"""What the words in capitals stand for."""
CARD_SETS = (
    ("witch", "emperor", "nun", "bishop", "wizard", "baker"),
    ("crusader", "soldier", "mayor", "queen", "serf", "knight"),
    ("pied-piper", "merchant", "monk", "courier", "king", "peasant"),
    ("wizard", "merchant", "pied-piper", "soldier", "crusader", "serf"),
)
LOOK_EVERY = 7
MOST = 6
"""Lists and objects with so many entries are no example."""
LEAST = {
    "rattus": {"game": "rattus", "format": 1, "plague": "italia"},
    "carcassonne": {"game": "carcassonne", "format": 1, "board": [{"at": "0,0", "tile": "D"}]},
}
"""Positions from which nothing can be left out."""


# What the pages say


def section(game: str, title: str) -> str:
    """A section of a page."""
    text = filled((DOCS / f"{game}_notation.md").read_text(encoding="utf-8"))
    return re.split(r"^## ", text.partition(f"\n## {title}\n")[2], flags=re.MULTILINE)[0]


def rows(game: str, title: str) -> dict[str, list[str]]:
    """The first table of a section: the cells of each row by what stands in the first one, in every spelling of it."""
    found: dict[str, list[str]] = {}
    table = re.search(r"(?:^\|.*\n)+", section(game, title), flags=re.MULTILINE)
    assert table
    for line in table[0].splitlines()[2:]:
        first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        found |= dict.fromkeys(quoted(first), cells)
    return found


def quoted(cell: str) -> list[str]:
    """What stands in a cell between backquotes."""
    return re.findall("`([^`]+)`", cell)


# What games hold


def keys(game: str, value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every key of a JSON value with what it holds, as the pages write it: `board[].followers[].seat`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            name = f"{path}.{BY_NAME[game].get(path, key)}".removeprefix(".")
            if not name.startswith("options."):
                yield name, inner
                yield from keys(game, inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(game, inner, f"{path}[]")


def beginnings(game: str) -> Iterator[Position]:
    """Games and positions from which everything comes up sooner or later."""
    new = games.get(game).new
    if game == "carcassonne":
        yield from (new(**options) for options in OPTION_SETS[1::2])
        return
    for number, cards in enumerate(CARD_SETS * 2):
        yield new(players=2 + number % 3, cards=cards, rules=("online", "printed")[number % 2], start="random")
    yield new(players=2, cards="one-of-each", chivalry=True)
    yield from (final({"gallia": region(2, 1)}, card) for card in ("peasant", "queen", "mayor", "soldier", "knight"))
    yield final({"gallia": region(2, 1, tokens=1)}, "knight", rules="printed", plague="hispania")
    for _ in range(2):
        brewed = region(0, 4, potions={1: [2, 1]}, tokens=rats("4 M A Ch"))
        yield final({"gallia": brewed}, players=2, in_play=["wizard"], rules="letter")
    yield position(cards={"emperor": 0}, walls=["anglia-gallia", "anglia-scandia"])
    yield position({"gallia": region(9), "italia": region(9)}, cards={"mayor": 0}, palace=[1, 0, 0, 0])
    carried = region(2, potions={0: [1]})
    yield position({"gallia": carried, "italia": region(1, 1)}, cards={"merchant": 0}, in_play=["wizard"])


def walk(start: Position, rng: random.Random) -> Iterator[Position]:
    """A game at random, one answer after the other; first the kind of answer is drawn, so that rare ones come up."""
    yield start
    while not start.over:
        legal = start.legal()
        kind = rng.choice(sorted({answer.split()[0] for answer in legal}))
        start.play(rng.choice([answer for answer in legal if start.actor == "chance" or answer.split()[0] == kind]))
        yield start


class Seen:
    """What came up in walks: values of positions, keys of views, answers and details by question, rules of events by kind."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.written: dict[str, set[str]] = {}
        self.views: set[str] = set()
        self.answers: dict[str, set[str]] = {}
        self.askers: dict[str, set[str]] = {}
        self.details: dict[str | None, set[str]] = {}
        self.rules: dict[str, set[str]] = {}
        self.fields: dict[str, set[str]] = {}

    def note(self, it: Position, is_looked_at: bool) -> None:
        """Note a position; what it holds and its views only now and then, and when a question is asked for the first time."""
        for event in map(plain, it.events):
            self.rules.setdefault(event["kind"], set()).add(event["rule"])
            self.fields.setdefault(event["kind"], set()).update(event)
        if it.question is not None:
            self.answers.setdefault(it.question, set()).update(it.legal())
            self.askers.setdefault(it.question, set()).add("chance" if it.actor == "chance" else "seat")
        if is_looked_at or it.question not in self.details:
            self.note_content(json.loads(it.to_json()))
            for seat in {None, it.actor} - {"chance"}:
                view = it.view(seat)
                self.views |= {key for key, _ in keys(self.game, view)}
            self.details.setdefault(it.question, set()).update(view.get("detail", ()))

    def note_content(self, content: dict[str, Any]) -> None:
        """Note what a position holds."""
        for key, value in keys(self.game, content):
            values = self.written.setdefault(key, set())
            values.add(json.dumps(value) if not isinstance(value, dict | list) or len(value) < MOST else "")


@cache
def seen(game: str) -> Seen:
    """What came up in random games, and in positions that hold all that there is."""
    found = Seen(game)
    for number, start in enumerate(beginnings(game)):
        for count, it in enumerate(walk(start, random.Random(number))):
            found.note(it, count % LOOK_EVERY == 0)
    for content in RICH[game]:
        found.note_content(json.loads(games.get(game).from_json(json.dumps(content)).to_json()))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_documents_every_key_that_positions_hold_and_no_other(game):
    assert set(seen(game).written) == set(rows(game, "Positions"))


def test_the_page_documents_every_key_of_the_odds_and_no_other():
    documented = position({"gallia": region(2, tokens=1)}, cards={"crusader": 0}).odds()
    assert {key for key, _ in keys("rattus", documented)} == set(rows("rattus", "Odds"))


def test_the_page_of_carcassonne_shows_every_key_of_its_odds_and_no_other():
    board = (tile("0,0 D", "0 r0"), tile("1,0 U r1", marker=1))
    documented = carcassonne_position(*board, tile="U", stack={"E": 3, "V": 2, "A": 2}).odds(0)
    assert {key for key, _ in keys("carcassonne", documented)} == set(rows("carcassonne", "Odds"))


@pytest.mark.parametrize("record", ["rattus-base-3-printed", "carcassonne-plague-2"])
def test_the_pages_document_every_key_of_the_bill_and_no_other(record):
    game = record.partition("-")[0]
    billed = games.get(game).replay((FOLDER / f"{record}.json").read_text(encoding="utf-8")).bill()
    assert {key for key, _ in keys(game, billed)} == set(rows(game, "The bill"))


def test_the_pages_document_every_key_that_is_read():
    for game, known in (("rattus", rattus_reader.KEYS), ("carcassonne", carcassonne_reader.KEYS)):
        assert set(known) == {key for key in rows(game, "Positions") if "." not in key and "[" not in key}
    entries = {key.removeprefix("board[].") for key in rows("carcassonne", "Positions") if key.startswith("board[].")}
    assert set(carcassonne_board.KEYS) == {key for key in entries if "." not in key and "[" not in key}


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_of_positions_are_real(game):
    for key, (_, example, _) in rows(game, "Positions").items():
        if example:
            assert json.dumps(json.loads(quoted(example)[0])) in seen(game).written[key], key


def owners(game: str, value: Any, wanted: str) -> Iterator[dict[str, Any]]:
    """The objects of a position in which a key can stand."""
    above = wanted.rpartition(".")[0]
    for path, held in [("", value), *keys(game, value)]:
        if path == above and isinstance(held, dict):
            yield held
        elif f"{path}[]" == above:
            yield from held


DEFAULTS = [
    (game, key, json.loads(quoted(cells[0])[0]))
    for game in GAMES
    for key, cells in rows(game, "Positions").items()
    if cells[0].startswith("`") and key[-1].islower()
]


@pytest.mark.parametrize(("game", "key", "default"), DEFAULTS, ids=[f"{game} {key}" for game, key, _ in DEFAULTS])
def test_a_key_that_is_left_out_has_the_value_that_the_page_says(game, key, default):
    """With the value and without it a position is read alike, or refused alike."""
    name = key.rpartition(".")[2]
    compared = 0
    for content in (*RICH[game], LEAST[game]):
        known = copy.deepcopy(content)
        for owner in owners(game, known, key):
            owner.pop(name, None)
            without = read(game, known)
            owner[name] = default
            assert read(game, known) == without
            compared += not without.startswith("refused")
    assert compared


def read(game: str, content: dict[str, Any]) -> str:
    """What a position is when it is read, or why it is refused."""
    try:
        return games.get(game).from_json(json.dumps(content)).to_json()
    except games.BadPosition as problem:
        return f"refused: {problem}"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_says_is_required_is_required(game):
    for key, (default, *_) in rows(game, "Positions").items():
        for content in RICH[game] if default == "required" else ():
            known = copy.deepcopy(content)
            for owner in owners(game, known, key):
                owner.pop(key.rpartition(".")[2], None)
            assert known == content or read(game, known).startswith("refused"), key


@pytest.mark.parametrize("game", GAMES)
def test_the_page_documents_every_key_of_views_and_no_other(game):
    assert seen(game).views == set(rows(game, "Views"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_documents_every_question_and_no_other(game):
    steps = [step_name(step) for step in QUESTIONS] if game == "rattus" else CARCASSONNE_STEPS.values()
    documented = rows(game, "Questions and answers")
    assert set(steps) <= set(documented)
    assert set(documented) == set(seen(game).answers)
    assert {question: {cells[0]} for question, cells in documented.items()} == seen(game).askers


@pytest.mark.parametrize("game", GAMES)
def test_answers_have_the_documented_forms_and_every_form_comes_up(game):
    for question, (_, documented, *_) in rows(game, "Questions and answers").items():
        forms = {
            form: re.compile(re.sub("[A-Z]{2,}", lambda word: FORMS[game][word[0]], form))
            for form in quoted(documented)
        }
        used: Counter[str] = Counter()
        for answer in seen(game).answers[question]:
            fitting = [form for form, pattern in forms.items() if pattern.fullmatch(answer)]
            assert fitting, f"{question}: {answer}"
            used[min(fitting, key=lambda form: bool(re.search("[A-Z]{2,}", form)))] += 1
        assert set(used) == set(forms), question


def test_the_page_documents_what_a_question_of_rattus_is_about():
    for question, cells in rows("rattus", "Questions and answers").items():
        assert seen("rattus").details[question] == set(quoted(cells[2])), question


@pytest.mark.parametrize("game", GAMES)
def test_events_cite_the_rules_and_have_the_fields_that_the_page_documents(game):
    documented = rows(game, "Events")
    for kind, rules in seen(game).rules.items():
        assert rules <= set(documented[kind][0].split(", ")), kind
        assert seen(game).fields[kind] == set(quoted(re.sub(r"\([^)]*\)", "", documented[kind][1]))) - values(
            documented[kind][1]
        ) | {"kind", "rule"}


def values(cell: str) -> set[str]:
    """The values among what stands in a cell of fields: they are written as JSON."""
    return {text for text in quoted(cell) if text.startswith('"')}


@pytest.mark.parametrize("game", GAMES)
def test_recorded_games_cite_the_rules_that_the_page_documents(game):
    documented = rows(game, "Events")
    cited = re.compile(r'"kind":"([^"]+)".*"rule":"([^"]+)"')
    found = {it for path in FOLDER.glob(f"{game}*.txt") for it in cited.findall(path.read_text(encoding="utf-8"))}
    assert found
    assert [(kind, rule) for kind, rule in found if rule not in documented[kind][0].split(", ")] == []
