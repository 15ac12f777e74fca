"""A game in play goes to another device in a link, and goes on there."""

import json
import random

import pytest
from site_browser import Browser, legal_of, play_on

from ratskeller import games
from ratskeller.site import requests


@pytest.fixture
def here():
    requests._open.clear()
    return Browser()


def begun(browser, game, *seats, answers=6, **more):
    """A table whose game has come so far."""
    table, chance = browser.open(game, *seats, **more), random.Random(5)
    for _ in range(answers):
        table = play_on(browser, table, chance)
    return table


def link_of(browser, table):
    """What a link to the game holds."""
    return json.dumps(browser.ask("GET", f"/tables/{table['id']}/continuation"))


def opened(browser, link, expected=(200, 201)):
    return browser.ask("POST", "/continuations", {"continuation": link}, expected)


@pytest.mark.parametrize("game", games.names())
def test_a_game_goes_on_elsewhere_as_it_stood(here, game):
    table = begun(here, game, "me", "novice", "hotseat", analysis=True, odds="after", standing=False)
    elsewhere = Browser()
    other = opened(elsewhere, link_of(here, table))
    assert other["view"] == here.ask("GET", f"/tables/{table['id']}")["view"]
    assert [(seat["kind"], seat["bot"]) for seat in other["seats"]] == [
        ("human", None), ("bot", "novice"), ("human", None),
    ]  # fmt: skip
    assert (other["analysis"], other["odds"], other["standing"], other["mine"]) == (True, "after", False, [0, 2])
    assert other["draft"] == [], "what was played before stays"
    requests._open.clear()
    length, chance = other["length"], random.Random(1)
    for _ in range(3):
        other = play_on(elsewhere, other, chance)
    assert other["length"] > length
    assert here.ask("GET", f"/tables/{table['id']}")["ply"] == table["ply"], "the game here is another one"


def test_the_same_link_leads_to_the_same_table(here):
    link = link_of(here, begun(here, "rattus", "me", "novice"))
    elsewhere = Browser()
    assert opened(elsewhere, link)["id"] == opened(elsewhere, link)["id"]


def test_a_hidden_answer_of_a_bot_does_not_travel(here):
    """What a bot may still take back is not part of the game yet."""
    table = here.open("carcassonne", "novice", "me", options={"start": 0})
    play_on(here, table, random.Random(1))
    shown = here.ask("GET", f"/tables/{table['id']}")
    assert opened(Browser(), link_of(here, table))["length"] == shown["length"]


@pytest.mark.parametrize("damage", ["{}", "nonsense", '{"game": "rattus", "names": [], "bots": []}'])
def test_what_is_no_game_in_play_is_refused(here, damage):
    assert opened(here, damage, 422)["code"] == "bad-record"


def test_other_seats_than_those_of_the_game_are_refused(here):
    link = json.loads(link_of(here, begun(here, "rattus", "me", "novice")))
    assert opened(here, json.dumps(link | {"bots": [None]}), 422)["code"] == "bad-record"
    assert opened(here, json.dumps(link | {"bots": [None, "nobody"]}), 422)["code"] == "unknown-bot"


def test_a_game_that_has_ended_and_a_lesson_don_t_go_on(here):
    table = begun(here, "rattus", "me", "hotseat")
    here.ask("POST", f"/tables/{table['id']}/votes", {"agreed": True})
    assert here.ask("GET", f"/tables/{table['id']}/continuation", expected=409)["code"] == "game-ended"
    day = here.ask("POST", "/daily", {"day": here.ask("GET", "/daily")["day"]})
    assert here.ask("GET", f"/tables/{day['id']}/continuation", expected=409)["code"] == "plays-alone"
    assert legal_of(here, day)
