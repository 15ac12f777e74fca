"""The analysis: allowed when a table is made, asked for at the table, shown with reasons; nothing of it where it is not allowed."""

import json
import re
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Locator, Route, expect
from server.serving import Server

from .test_access import THEMES, violations
from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LONG = 300_000
"""Milliseconds that the first analysis may take: a process starts for it."""
MOST_ASKED = 12
"""Positions that are asked about: in some nothing sets the turns apart."""
REASON = {"id": "reason-losses", "values": {"gains": "yes", "amount": 1.3}}
TURN = {
    "answers": "take king; add gallia 1",
    "win": [0.6, 0.4],
    "result": [1.5, -1.5],
    "visits": 7,
    "reasons": [REASON],
}
FOUND = {"at": 0, "seat": 0, "asked": 0, "simulations": 7, "win": [0.6, 0.4], "turns": [TURN], "taken": None}
OWN = {"id": "reason-palace", "values": {"gains": "yes", "amount": 2.0}}


def switch(who: Visitor, value: str) -> Locator:
    return who.page.locator(f"[data-option=analysis][data-value={value}]")


async def open_allowed(who: Visitor, url: str, game: str = "rattus") -> None:
    """Begin a table at which the house may be asked at any time."""
    await who.page.goto(f"{url}/?game={game}")
    await who.until(COMPLETE)
    await who.choose("analysis", "true")
    await who.part("play-now").click()
    await who.part({"rattus": "map", "carcassonne": "board"}[game]).wait_for()
    await who.my_turn()


@pytest.mark.journey
@pytest.mark.usefixtures("compiled_rattus")
async def test_hints_show_turns_and_reasons_where_the_table_allows_them(desk: Visitor, host: Server) -> None:
    await open_allowed(desk, host.url)
    for _ in range(MOST_ASKED):
        await desk.part("analysis").focus()
        await desk.page.keyboard.press("Enter")
        turn = desk.page.locator("[data-analysed]").first
        await turn.wait_for(timeout=LONG)
        await expect(turn).to_contain_text("%, expected lead ")
        if answer := await desk.part("reason").all_inner_texts():
            break
        await leave(desk)
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    assert answer, "nothing ever set the turns apart"
    assert not any("reason-" in reason for reason in answer), "in words, and not by the names of messages"
    await leave(desk)
    await the_turn_of_a_bot_is_analysed(desk)
    assert desk.errors == []


async def the_turn_of_a_bot_is_analysed(desk: Visitor) -> None:
    """From the turn bar; opened again from the sheet of the bot, the same is there at once."""
    while await desk.part("why-last").count() == 0:
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    await desk.part("why-last").click()
    taken = desk.part("analysis-taken")
    await taken.wait_for(timeout=LONG)
    await expect(taken).to_contain_text("The foundling: the turn played")
    await expect(taken).to_contain_text("Chance to win before this turn: ")
    place = int(str(await taken.get_attribute("data-place")))
    marked = desk.page.locator("[data-analysed].mine")
    await expect(marked).to_have_count(0 if place < 0 else 1)
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("why-last")).to_be_focused()
    await desk.page.route("**/analysis?*", lambda route: route.abort())
    await desk.page.locator("[data-bot]").click()
    await desk.part("bot-why").click()
    await expect(taken).to_contain_text("Chance to win before this turn: ")
    await desk.page.keyboard.press("Escape")
    await expect(desk.page.locator("[data-bot]")).to_be_focused()
    await desk.page.unroute("**/analysis?*")


@pytest.mark.usefixtures("compiled_rattus")
async def test_a_hint_draws_the_best_turn_on_the_board_and_plays_nothing(desk: Visitor, host: Server, axe: str) -> None:
    await open_allowed(desk, host.url)
    before = await desk.legal()
    await desk.part("ask-hint").click()
    best = desk.page.locator("[data-hint]")
    await best.wait_for(timeout=LONG)
    assert str(await best.get_attribute("data-hint")).split("; ")[0] in before.split(", ")
    await expect(desk.page.locator("[data-testid=hint-card] p")).to_have_count(1)
    await expect(desk.page.locator("[data-sign='1']")).to_be_attached()
    assert await violations(desk, axe) == []
    assert await desk.legal() == before
    await desk.part("hint-card-close").click()
    await expect(desk.part("hint-card")).to_have_count(0)
    await expect(desk.page.locator("[data-sign]")).to_have_count(0)
    await desk.part("ask-hint").click()
    await best.wait_for()
    await desk.type(before.split(", ")[0])
    await expect(desk.part("hint-card")).to_have_count(0)
    assert desk.errors == []


WAY = """() => {
  const arrow = document.querySelector("[data-mark=arrow]");
  const [, goal] = /plague ([a-z]+)/.exec(document.querySelector("[data-hint]").dataset.hint);
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [from, to] = arrow.getAttribute("d").slice(1).split("L").map((point) => point.split(" ").map(Number));
  const area = document.querySelector(`[data-region="${goal}"] path`);
  // It ends at the edge of its sign
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [0, 1].map((i) => to[i] + (21 * (to[i] - from[i])) / far);
  const inside = area.isPointInFill(new DOMPoint(x, y).matrixTransform(area.getScreenCTM().inverse()));
  const piece = middle(document.querySelector("[data-testid=plague]"));
  return { inside, far: Math.hypot(from[0] - piece[0], from[1] - piece[1]) };
}"""
"""Whether the arrow of a hint ends in the region it names, and how far from the plague piece it starts, in pixels."""
COVERED = """() => {
  const card = document.querySelector("[data-testid=hint-card]").getBoundingClientRect();
  return [...document.querySelectorAll("button, a, [data-picture]")].filter((it) => {
    const { left, right, top, bottom, width } = it.getBoundingClientRect();
    const apart = right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
    return width > 0 && !apart && !it.closest("[data-testid=hint-card]");
  }).map((it) => it.getAttribute("aria-label") ?? it.textContent);
}"""
"""What the hint covers of the map and of the buttons."""


@pytest.mark.usefixtures("compiled_rattus")
async def test_the_arrow_of_a_hint_leads_from_the_plague_into_its_region(desk: Visitor, host: Server) -> None:
    await open_allowed(desk, host.url)
    while await desk.question() != "turn":
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    for width, height in ((1280, 800), (390, 844), (844, 390)):
        await desk.page.set_viewport_size({"width": width, "height": height})
        await desk.part("ask-hint").click()
        await desk.page.locator("[data-hint]").wait_for(timeout=LONG)
        assert await desk.page.evaluate(COVERED) == []
        await expect(desk.page.locator("[data-mark=arrow]")).to_be_attached()
        way = await desk.page.evaluate(WAY)
        assert way["inside"], way
        assert way["far"] < 3
        await desk.part("hint-card-close").click()


async def test_a_hint_of_carcassonne_lays_the_tile_with_its_follower_faintly(desk: Visitor, host: Server) -> None:
    await open_allowed(desk, host.url, "carcassonne")
    await desk.part("ask-hint").click()
    best = desk.page.locator("[data-hint]")
    await best.wait_for(timeout=LONG)
    lay, _, follower = str(await best.get_attribute("data-hint")).partition("; ")
    place, _, turned = lay.rpartition(" r")
    shown, figure = desk.page.locator("[data-shown]"), desk.page.locator("[data-shown-figure]")
    await expect(shown).to_have_attribute("data-at", place)
    await expect(shown).to_have_attribute("data-r", turned)
    await expect(figure).to_have_count(0 if follower in ("", "none") else 1)
    # Its place is seen, and said only to those who don't see it
    await expect(desk.page.locator("[data-hint] .name").first).to_have_text("Place the tile")
    await expect(desk.part("commit")).to_have_count(0)
    await desk.part("hint-card-close").click()
    await expect(shown).to_have_count(0)
    assert desk.errors == []


async def leave(who: Visitor) -> None:
    """Close the sheet by keyboard; the focus goes back to where it came from."""
    await who.page.keyboard.press("Escape")
    await expect(who.part("analysis-found")).to_have_count(0)
    await expect(who.part("analysis")).to_be_focused()


async def test_what_is_allowed_is_remembered_and_nothing_hints_at_it_elsewhere(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await desk.my_turn()
    for part in ("analysis", "ask-hint", "why-last"):
        await expect(desk.part(part)).to_have_count(0)
    await desk.page.locator("[data-bot=foundling]").click()
    await expect(desk.part("bot-sheet")).to_contain_text("Takes what pays at once")
    await expect(desk.page.get_by_role("img", name="Strength 1 of 6")).to_be_visible()
    await expect(desk.part("bot-why-not")).to_contain_text("shown after the game")
    await desk.page.keyboard.press("Escape")
    await open_allowed(desk, host.url)
    await expect(desk.part("analysis")).to_be_visible()
    await desk.page.goto(host.url)
    await desk.until(COMPLETE)
    await expect(switch(desk, "true")).to_have_attribute("aria-pressed", "true")
    await desk.choose("analysis", "false")


async def test_after_the_game_every_turn_can_be_gone_through(desk: Visitor, host: Server) -> None:
    asked = []

    async def reply(route: Route) -> None:
        asked.append(int(parse_qs(urlsplit(route.request.url).query)["at"][0]))
        taken = {"place": 0, "turn": TURN, "own": [OWN]}
        await route.fulfill(content_type="application/json", body=json.dumps(FOUND | {"at": asked[-1], "taken": taken}))

    await desk.page.route("**/analysis?*", reply)
    table = await desk.found(host.url, lambda view: bool(view["round"] == "over"))
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.part("ranking").wait_for()
    await desk.part("analysis").click()
    await desk.part("reason").wait_for()
    await expect(desk.part("analysis-later")).to_be_disabled()
    await expect(desk.part("analysis-taken")).to_have_attribute("data-place", "0")
    await expect(desk.page.locator("[data-analysed].mine")).to_contain_text("played")
    for press in ("earlier", "earlier"):
        async with desk.page.expect_response("**/analysis?*"):
            await desk.part(f"analysis-{press}").click()
        await expect(desk.page.get_by_text(f"After {asked[-1]} answer")).to_be_visible()
        await desk.part("reason").wait_for()
    last, before, earlier = asked
    assert table["length"] > last > before > earlier
    # What was shown before is shown again without asking
    await desk.part("analysis-later").click()
    await expect(desk.page.get_by_text(f"After {before} answer")).to_be_visible()
    await desk.part("reason").wait_for()
    assert len(asked) == 3


async def test_a_failure_is_shown_and_can_be_tried_again(desk: Visitor, host: Server) -> None:
    replies = [(503, {"code": "busy", "message": "", "detail": {"seconds": 5}}), (200, FOUND)]

    async def reply(route: Route) -> None:
        status, body = replies.pop(0)
        await route.fulfill(status=status, content_type="application/json", body=json.dumps(body))

    await open_allowed(desk, host.url)
    await desk.page.route("**/analysis?*", reply)
    await desk.part("analysis").click()
    await expect(desk.part("analysis-found").get_by_role("alert")).to_contain_text(
        "The server is too busy for that just now"
    )
    await desk.part("analysis-again").click()
    await expect(desk.part("reason")).to_have_text("1.3 fewer cubes likely to be lost")
    await expect(desk.page.locator("[data-analysed]")).to_contain_text("wins 60%, expected lead +1.5")


@pytest.mark.parametrize("theme", THEMES)
async def test_the_sheet_can_be_read_by_everybody(
    desk: Visitor, host: Server, axe: str, theme: Literal["light", "dark"]
) -> None:
    async def reply(route: Route) -> None:
        taken = {"place": None, "turn": TURN, "own": [OWN]}
        await route.fulfill(content_type="application/json", body=json.dumps(FOUND | {"taken": taken}))

    await open_allowed(desk, host.url)
    await desk.page.emulate_media(color_scheme=theme)
    await desk.page.route("**/analysis?*", reply)
    await desk.part("analysis").click()
    await desk.part("reason").wait_for()
    await expect(desk.part("analysis-taken")).to_contain_text("The analysis had not considered this turn")
    await expect(desk.page.locator("[data-analysed].mine")).to_have_count(0)
    assert await violations(desk, axe) == []
    assert await desk.no_side_scroll()
    await desk.page.keyboard.press("Escape")
    await desk.page.locator("[data-bot]").click()
    await desk.page.get_by_role("img", name="Strength 1 of 6").wait_for()
    assert await violations(desk, axe) == []


def region(who: Visitor, name: str) -> Locator:
    return who.page.locator(f"[data-testid=map] [data-region={name}]").first


async def test_looking_at_a_region_shows_the_odds_unless_the_table_hides_them(
    desk: Visitor, host: Server, axe: str
) -> None:
    await desk.open_table(host.url)
    while await desk.my_turn() != "turn":
        await desk.type("anglia")
    await region(desk, "anglia").focus()
    await desk.page.keyboard.press("Enter")
    mine = desk.page.locator("[data-odds=now] [data-seat='0'] td")
    # Four cubes and one rat: half of the start tokens show M
    await expect(mine.nth(0)).to_have_text("50%")
    await expect(mine.nth(1)).to_have_text("50%")
    await expect(desk.part("odds-spread")).to_contain_text("The plague brings one more rat.")
    assert await violations(desk, axe) == []
    await desk.page.keyboard.press(":")
    row = desk.page.get_by_role("row", name=re.compile("^Anglia"))
    await expect(row).to_contain_text("If the plague ravages here: ")
    await expect(row).to_contain_text("no cube (50%), 1 cube (50%)")
    await desk.leave_board()

    await desk.page.goto(host.url)
    await desk.until(COMPLETE)
    await desk.choose("odds", "off")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    await desk.my_turn()
    await desk.page.keyboard.press(":")
    await expect(desk.part("legal")).to_be_visible()
    await expect(desk.page.get_by_role("row", name=re.compile("^Anglia"))).not_to_contain_text("ravages")
    assert desk.errors == []
