"""A bot about as strong as the person, on a site without a server: by the games that their browser keeps."""

import random

import pytest
from site_browser import Browser, play_on

from ratskeller import bots
from ratskeller.site import requests


@pytest.fixture
def browser():
    requests._open.clear()
    return Browser()


def strength(browser, game="rattus"):
    found = browser.ask("GET", "/me/strength", game=game)
    return found["bot"], found["games"]


def played(browser, *seats, game="rattus", **more):
    table = browser.open(game, *seats, **more)
    chance = random.Random(3)
    while not table["over"]:
        table = play_on(browser, table, chance)
    return table


def test_without_games_it_is_the_weakest_level(browser):
    assert strength(browser) == ("foundling+0", 0)
    assert browser.ask("GET", "/me/strength", expected=404, game="chess")["code"] == "unknown-bot"


def test_a_game_counts_once_it_is_over_and_in_its_own_game_alone(browser):
    table = played(browser, "me", "pedlar")
    now = strength(browser)
    assert now[1] == 1
    assert (now[0] != "foundling+0") == (table["view"]["places"][0] == 1)
    assert strength(browser, "carcassonne") == ("foundling+0", 0)
    browser.open("rattus", "me", "pedlar")
    assert strength(browser) == now


def test_a_game_with_analysis_does_not_count(browser):
    played(browser, "me", "pedlar", analysis=True)
    assert strength(browser)[1] == 0


def test_a_game_of_two_people_does_not_count(browser):
    played(browser, "me", "hotseat", "pedlar")
    assert strength(browser)[1] == 0


def test_who_gives_up_has_lost_and_who_ends_a_game_has_not(browser):
    ended = browser.open("rattus", "me", "pedlar")
    browser.ask("POST", f"/tables/{ended['id']}/votes", {"about": None, "agreed": True})
    assert strength(browser)[1] == 0
    lost = browser.open("rattus", "me", "pedlar")
    browser.ask("POST", f"/tables/{lost['id']}/resign", {"seat": 0})
    assert browser.encounters[lost["id"]]["met"] == [{"bot": "pedlar", "score": 0.0}]
    assert strength(browser)[1] == 1


def test_a_module_is_asked_for_a_level_and_both_of_them_play(browser):
    table = browser.open("rattus", "me", "foundling+50")
    assert table["seats"][1]["bot"] == "foundling+50"
    chance, asked = random.Random(3), set()
    while not table["over"]:
        found = browser.ask("GET", f"/tables/{table['id']}/bot")
        asked |= set() if found is None else {found["bot"]}
        table = play_on(browser, table, chance)
    assert asked == set(bots.levels("rattus")[:2])


def test_the_rematch_is_as_strong_as_the_person_is_then(browser):
    table = played(browser, "me", "cellarer+50")
    again = browser.ask("POST", f"/tables/{table['id']}/rematch")
    assert again["seats"][1]["bot"] == strength(browser)[0] != "cellarer+50"
