"""Recorded games replay to the same events: a rule change that changes one is deliberate and raises the rules version."""

import pytest
from records.recording import FOLDER, RECORDED, story

from ratskeller import games
from ratskeller.games.rattus.views.catalogue import catalogue


@pytest.mark.parametrize("recorded", RECORDED, ids=str)
def test_a_recorded_game_happens_again_event_by_event(recorded):
    position = games.get(recorded.game).replay(recorded.path.read_text(encoding="utf-8"))
    assert position.over
    assert story(position) == recorded.path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("recorded", RECORDED, ids=str)
def test_a_record_is_written_as_it_was_read(recorded):
    text = recorded.path.read_text(encoding="utf-8")
    assert games.get(recorded.game).replay(text).record() + "\n" == text


def test_every_file_is_that_of_a_recorded_game():
    assert {recorded.path for recorded in RECORDED} == set(FOLDER.glob("*.json"))


def test_there_is_a_record_of_every_named_set_in_each_reading():
    chosen = {(it.options["cards"], it.options["rules"]) for it in RECORDED if it.game == "rattus"}
    sets = catalogue().sets
    assert {(cards, rules) for cards in sets for rules in ("online", "printed", "letter")} <= chosen


def test_there_is_a_record_of_every_value_of_every_option_and_of_every_number_of_players():
    game = games.get("carcassonne")
    played = [it.options for it in RECORDED if it.game == "carcassonne"]
    for option in (it for it in game.OPTIONS if it.kind in ("switch", "choice")):
        assert {options.get(option.name, option.usual) for options in played} == set(option.values), option.name
    assert {options["players"] for options in played} == set(game.players)
    assert {options.get("start", 0) for options in played} == {0, 1, "random"}


def test_potions_are_given_and_stay_in_the_printed_reading():
    output = "".join(
        it.path.with_suffix(".txt").read_text(encoding="utf-8")
        for it in RECORDED
        if it.options.get("rules") == "letter"
    )
    assert " potion: yes" in output
    assert " potion: no" in output


def test_the_plague_did_in_them_what_it_can_do():
    output = "".join(it.path.with_suffix(".txt").read_text(encoding="utf-8") for it in RECORDED)
    rules = "BAS3 BAS5 BAS7 BAS9 BAS10 EXT2 EXT3 PLG2 PLG4 PLG5 PLG6 PLG7 PLG8 PLG9".split()
    assert [rule for rule in rules if f'"CAR-{rule}"' not in output] == []
