"""Carcassonne as written, chosen by one press on the start page: what the page foretells of the plague comes true to the last step."""

import random
import re
from typing import Any

import pytest
from playwright.async_api import expect
from server.serving import Server

from ratskeller import games
from ratskeller.core.position import Position

from .settler import Settler
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CARCASSONNE = games.get("carcassonne")
WRITTEN = {"reach": "wide", "obstacles": "completed", "last_step": True}
LAST_TURNS = 8
"""The turns that are played on the page; those before them are given to the server at once."""
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
Health = dict[str, bool]
"""Whether the figures on the board are sick, by their places and parts."""
Sites = dict[str, str]
"""Where markers lie, by their numbers."""


async def table_at(who: Visitor, address: str) -> Any:
    return await (await who.page.request.get(address)).json()


async def play_most(who: Visitor, address: str, rng: random.Random) -> None:
    """Play at random until few turns are left."""
    table = await table_at(who, address)
    while table["view"]["left"] >= LAST_TURNS:
        answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": rng.choice(table["view"]["legal"])}
        table = (await who.post(f"{address}/answers", answer))["table"]


def answers_of(entry: dict[str, Any]) -> list[str]:
    """The answers of an entry; those of chance are named by what they brought."""
    if entry["answer"] is not None:
        return [entry["answer"]]
    return [event["tile"] for event in entry["events"] if event["kind"] == "tile-drawn"]


async def follow(who: Visitor, address: str, game: Position) -> None:
    """Let the same game, played by the rules alone, catch up with its table."""
    snapshot = await table_at(who, f"{address}/snapshot")
    answers = [answer for entry in snapshot["entries"] for answer in answers_of(entry)]
    for answer in answers[len(game.answers) :]:
        game.play(answer)


def health_of(game: Position) -> Health:
    board = game.view()["board"]
    return {f"{laid['at']} {figure['on']}": figure["sick"] for laid in board for figure in laid["followers"]}


def sites_of(game: Position, then: bool = False) -> Sites:
    """Where the markers lie, or will lie after the next step."""
    markers = game.view()["markers"]
    return {str(it["number"]): (then and it["next"]) or it["at"] for it in markers}


async def foretold_sites(who: Visitor) -> Sites:
    """Where every marker lies after the next step, as the page says."""
    found = {}
    for marker in await who.page.locator("[data-marker]").all():
        at, said = str(await marker.get_attribute("data-at")), str(await marker.get_attribute("aria-label"))
        side = re.search(r"goes (north|east|south|west) next", said)
        assert side or "stays" in said, said
        x, y = map(int, at.split(","))
        east, south = SIDES[side[1]] if side else (0, 0)
        found[str(await marker.get_attribute("data-marker"))] = f"{x + east},{y + south}"
    return found


async def foretold_health(who: Visitor) -> Health:
    """Whose health the next step changes, as the board shows it."""
    figures = await who.part("board").locator("[data-soon]").all()
    return {str(await it.get_attribute("data-on")): await it.get_attribute("data-soon") == "sick" for it in figures}


async def lay(who: Visitor, address: str, answer: str, seat: int) -> Health:
    """Lay a tile and set nobody; return whose health this changes beyond what was foretold, as the page says before it is confirmed."""
    at, r = answer.split(" r")
    ghost = who.part("ghost")
    await who.page.locator(f"[data-target][data-cell='{at}']").dispatch_event("click")
    while await ghost.get_attribute("data-r") != r:
        before = str(await ghost.get_attribute("data-r"))
        await who.page.keyboard.press("r")
        await expect(ghost).not_to_have_attribute("data-r", before)
    odds = (await table_at(who, f"{address}/odds?seat={seat}"))["odds"]
    lines = who.part("panel").locator("[data-health]")
    await expect(lines).to_have_count(len(odds["lays"][answer]["health"]))
    changes = {
        str(await it.get_attribute("data-health")): await it.get_attribute("data-sick") == "true"
        for it in await lines.all()
    }
    length = await who.marker()
    await who.page.keyboard.press("n")
    await who.moved_on(length)
    return changes


async def test_a_game_as_written_is_chosen_by_one_press_and_does_what_the_page_foretells(
    desk: Visitor, host: Server
) -> None:
    who, rng = Settler(desk), random.Random(2)
    await desk.page.goto(f"{host.url}/?game=carcassonne")
    await desk.choose_players(2, lambda it: it.click())
    await desk.seat(1, "hotseat")
    await desk.page.locator("[data-option=preset][data-value=as_written]").click()
    await desk.part("play-now").click()
    await desk.part("board").wait_for()
    address = desk.page.url.replace("/t/", "/api/tables/")
    options = (await table_at(desk, address))["view"]["options"]
    assert WRITTEN.items() <= options.items()
    table = await desk.leave()
    await play_most(desk, address, rng)
    await desk.page.goto(table)

    game = CARCASSONNE.new(**options)
    turns = foreseen = changed = 0
    while await who.my_turn() is not None:
        await follow(desk, address, game)
        assert isinstance(game.actor, int)
        now, sites, health = health_of(game), await foretold_sites(desk), await foretold_health(desk)
        assert sites == sites_of(game, then=True)
        answer = rng.choice(game.legal())
        with_tile = sites_of(game.copy().play(answer), then=True)
        health |= await lay(desk, address, answer, game.actor)
        await follow(desk, address, game)
        after = health_of(game)
        # The tile may open or close ways, then the page's first word is no longer its last
        assert sites_of(game) == with_tile
        foreseen += sum(sites[number] == with_tile.get(number) for number in sites)
        assert after == {figure: (now | health)[figure] for figure in after}
        changed += sum(now[figure] != after[figure] for figure in after)
        turns += 1
    assert turns >= LAST_TURNS - 2
    assert foreseen > turns
    assert changed > 0
    assert game.over
    assert desk.errors == []
