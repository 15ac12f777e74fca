"""Every numbered rule is shown by a test that cites its number."""

import re
from pathlib import Path

import pytest

from tools.rule_coverage import GAMES

SOURCES = Path(__file__).parent.parent / "src" / "ratskeller" / "games"

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_every_rule_is_shown_by_a_test(game):
    cited = {rule for test in game.every_test() for rule in test.cites}
    assert [rule for rule in game.rules() if rule not in cited] == []


@each_game
def test_no_test_cites_a_rule_that_does_not_exist(game):
    known = set(game.rules())
    unknown = {f"{test.file} {test.name}": sorted(test.cites - known) for test in game.every_test()}
    assert {test: numbers for test, numbers in unknown.items() if numbers} == {}


@each_game
def test_a_test_that_cites_a_rule_says_what_must_be(game):
    assert [f"{test.file} {test.name}" for test in game.every_test() if test.cites and not test.asserts] == []


@each_game
def test_every_rule_that_the_game_cites_exists(game):
    cited = set()
    for file in (SOURCES / game.name).rglob("*.py"):
        cited |= set(re.findall(rf"\b{game.code}-({game.number})\b", file.read_text(encoding="utf-8")))
    assert cited
    assert cited - set(game.rules()) == set()


@each_game
def test_no_number_stands_for_two_rules(game):
    found = game.rules()
    assert found
    assert len(found) == len(set(found))


def test_every_game_with_numbered_rules_is_looked_at():
    assert {game.name for game in GAMES} == {folder.name for folder in SOURCES.iterdir() if (folder / "data").is_dir()}
