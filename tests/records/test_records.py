"""Recorded games replay to the same events: a rule change that changes one is deliberate and raises the rules version."""

import json
from collections import Counter

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
def printed_events(recorded):
    """All events of a recorded game, as they were printed when it was recorded."""
    lines = recorded.path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("    {")]


@pytest.mark.parametrize("recorded", [it for it in RECORDED if it.game == "rattus"], ids=str)
def test_c5_the_bill_of_a_recorded_game_is_the_sum_of_what_its_ravages_took(recorded):
    bill = games.get("rattus").replay(recorded.path.read_text(encoding="utf-8")).bill()
    events = printed_events(recorded)
    lost = Counter((it["seat"], it["card"] or it["cause"]) for it in events if it["kind"] == "cube-lost")
    ended = [it["lost"] for it in events if it["kind"] == "ravage-ended"]
    for seat, own in enumerate(bill["seats"]):
        causes = {"majority": own["majority"], "all": own["all"], **{it["card"]: it["lost"] for it in own["cards"]}}
        assert all(lost[seat, cause] == count for cause, count in causes.items())
        assert sum(causes.values()) == sum(cost[seat] for cost in ended)
        parts = [ravage["losses"][seat] for ravage in bill["ravages"]]
        sums = [it["majority"] + it["all"] + sum(it["cards"].values()) for it in parts]
        assert sums == [cost[seat] for cost in ended]


@pytest.mark.parametrize("recorded", [it for it in RECORDED if it.game == "carcassonne"], ids=str)
def test_plg9_the_bill_of_a_recorded_game_is_the_difference_that_sick_figures_made(recorded):
    position = games.get("carcassonne").replay(recorded.path.read_text(encoding="utf-8"))
    bill, events = position.bill(), printed_events(recorded)
    for score, own in zip(position.scores, bill["seats"], strict=True):
        assert own["healthy"] == score + own["lost"] - own["gained"]
    lost, gained = Counter(), Counter()
    for it in events:
        if it["kind"] == "abbot-taken" and it["because"]:
            lost[it["seat"]] += 1 + it["filled"]
        if it["kind"] == "feature-scored":
            strength = Counter()
            for figure in it["figures"]:
                strength[figure["seat"]] += 2 if figure["figure"] == "large" else 1
            ahead = {seat for seat, count in strength.items() if count == max(strength.values())}
            lost.update(dict.fromkeys(ahead - {*it["winners"]}, it["value"]))
            gained.update(dict.fromkeys({*it["winners"]} - ahead, it["value"]))
    assert [(it["lost"], it["gained"]) for it in bill["seats"]] == [
        (lost[seat], gained[seat]) for seat in range(len(position.scores))
    ]


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
