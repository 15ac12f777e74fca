"""What is done before the browser keeps the memory of Python."""

from site_browser import Browser

from ratskeller import bots
from ratskeller.site import requests
from ratskeller.site.package import own_games
from ratskeller.site.requests import warm_up


def test_nothing_stays_of_a_warm_up():
    for game in own_games():
        warm_up(game, bots.levels(game)[0])
    assert requests._open == {}


def test_a_game_in_play_goes_on_after_a_warm_up():
    browser = Browser()
    table = browser.ask("POST", "/tables", {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    warm_up("rattus", bots.levels("rattus")[0])
    assert browser.ask("GET", f"/tables/{table['id']}")["ply"] == table["ply"]
