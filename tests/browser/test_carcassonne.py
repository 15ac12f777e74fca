"""Carcassonne in the browser: whole games by mouse, by finger and by keyboard, the draft of a turn, the plague, and the last scoring."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .pictures.drawing import reached
from .pictures.scenes import Device, Scene
from .reaching import try_tile
from .reader import Reader
from .settler import CHOOSING, Finger, Keys, Settler
from .sight import is_large_enough, is_reached_however_large
from .test_access import LOOKS, violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


STAY = 2400
"""Milliseconds for which a step of the last scoring is shown."""


async def scores_are_walked_through(who: Settler, players: int) -> None:
    """Go through the last scoring to the ranking; the points shown at its end are those of the table."""
    seen = who.visitor
    walk = seen.part("final-walk")
    if await walk.count():
        await seen.part("walk-end").click()
    await seen.part("ranking").wait_for()
    await expect(seen.part("ranking").locator("> ol > li")).to_have_count(players)
    assert await who.points() == (await table_of(who))["view"]["scores"]
    assert await seen.no_side_scroll()
    assert seen.errors == []


async def the_walk_goes_on_by_itself(seen: Visitor) -> None:
    """Show the last scoring from the ranking on, without a press between its first and its last step."""
    # The page's time stands still unless it is told to go on: no step is over before it was looked at.
    clock = seen.page.clock
    await clock.install(time=0)
    await clock.pause_at(1)
    await seen.part("walk-open").click()
    walk, pause = seen.part("final-walk"), seen.part("walk-pause")
    await pause.click()
    shown = 0
    while await pause.count():
        await expect(walk).to_have_attribute("data-step", str(shown))
        await clock.run_for(STAY)
        shown += 1
        await expect(walk).to_have_attribute("data-step", str(shown))
    assert shown > 1


async def table_of(who: Settler) -> Any:
    """The table as the server tells it."""
    address = who.page.url.replace("/t/", "/api/tables/")
    return await (await who.page.request.get(address)).json()


@pytest.mark.journey
@pytest.mark.late
@pytest.mark.own_page
async def test_a_game_of_carcassonne_is_played_by_mouse(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url, players=4)
    assert await who.play(Finger(1)) > 15
    await scores_are_walked_through(who, 4)
    await the_walk_goes_on_by_itself(desk)


@pytest.mark.journey
async def test_a_game_of_carcassonne_is_played_by_touch_on_a_phone(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=4, tap=True, river=True, abbot=True)
    assert await phone.no_side_scroll()
    assert await who.play_both_ends(Finger(2, tap=True)) > 6
    await scores_are_walked_through(who, 4)


@pytest.mark.journey
@pytest.mark.late
async def test_a_game_of_carcassonne_is_played_by_keyboard_alone(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url, players=5, inns=True, plague_tiles=12)
    assert await who.play_both_ends(Keys(3)) > 6
    await scores_are_walked_through(who, 5)


async def test_a_game_of_carcassonne_is_played_by_keyboard_on_a_small_screen(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=5, plague=False)
    assert await who.play_both_ends(Keys(4)) > 6
    await scores_are_walked_through(who, 5)


async def test_six_play_with_inns_and_cathedrals(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/?game=carcassonne")
    await desk.page.locator("[data-players='6']").click()
    await expect(desk.page.locator("[data-option=inns][data-value=true]")).to_have_attribute("aria-pressed", "true")
    await desk.part("play-now").click()
    await desk.part("board").wait_for()
    view = (await table_of(Settler(desk)))["view"]
    assert view["options"]["inns"] is True
    assert len(view["scores"]) == 6
    assert desk.errors == []


@pytest.mark.journey
async def test_options_are_chosen_and_remembered_for_the_next_visit(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    wanted = {"spread": "copy", "reach": "feature", "grace": 17, "farmers": False, "small_cities": 2}
    await who.begin(host.url, **wanted)
    options = (await table_of(who))["view"]["options"]
    assert wanted.items() <= options.items()
    await desk.page.goto(host.url)
    await expect(desk.page.locator("[data-option=spread][data-value=copy]")).to_have_attribute("aria-pressed", "true")
    await desk.page.locator("[data-game=rattus]").click()
    await desk.page.locator("[data-way=base]").wait_for()
    assert desk.errors == []


async def try_a_tile_that_takes_followers(who: Settler, hand: Finger) -> str | None:
    """Play until somebody may go onto the tile that is tried; returns the marker of that moment."""
    while await who.my_turn() is not None:
        before = await who.visitor.marker()
        await hand.try_tile(who)
        await who.visitor.until(CHOOSING)
        if await who.visitor.part("none").count():
            return before
        await hand.confirm(who)
        await who.visitor.moved_on(before)
    raise AssertionError("on every tile everything was taken")


async def test_nothing_is_laid_before_it_is_confirmed(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url)
    hand = Finger(5)
    before = await try_a_tile_that_takes_followers(who, hand)
    await expect(desk.part("confirm")).to_have_count(0)
    assert await desk.marker() == before
    # A double click chooses, as one press does
    follower = desk.page.locator("[data-answer]:not([data-testid=none])").first
    await follower.dblclick()
    await expect(desk.part("confirm")).to_be_enabled()
    assert await desk.marker() == before
    assert (await table_of(who))["view"]["tile"] is not None
    await desk.page.keyboard.press("u")
    await expect(desk.part("confirm")).to_have_count(0)
    await desk.page.keyboard.press("u")
    await expect(desk.part("ghost")).to_have_count(0)
    assert await desk.marker() == before
    await hand.try_tile(who)
    await desk.until(CHOOSING)
    await desk.part("none").click()
    await desk.moved_on(before)
    assert desk.errors == []


async def test_only_rotations_that_fit_are_shown(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    view: dict[str, Any] = {}
    # Some tiles fit everywhere beside the first one
    while not view.get("misfits"):
        await who.begin(host.url)
        assert await who.my_turn() == "lay"
        view = (await table_of(who))["view"]
    legal = set(view["legal"])
    await Finger(6).try_tile(who)
    ghost = desk.part("ghost")
    for _ in range(5):
        assert f"{await ghost.get_attribute('data-tried')} r{await ghost.get_attribute('data-r')}" in legal
        await desk.page.keyboard.press("r")
    await the_house_says_why_not_and_how_likely(desk, who)
    assert desk.errors == []


async def test_the_chronicle_says_here_until_the_places_bear_their_names(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url)
    assert await who.my_turn() == "lay"
    await who.turn(Finger(7))
    assert await who.my_turn() == "lay"
    laid = desk.part("log").locator("[data-kind=tile-laid]").first
    (at,) = [tile["at"] for tile in (await table_of(who))["view"]["board"] if tile["turn"] == 1]
    await expect(laid.locator("svg path.meadow")).not_to_have_count(0)
    link = laid.locator("button.link")
    await expect(link).to_have_text("here")
    await expect(link).to_have_accessible_name(re.compile(rf"^here: .+ of the start \({at}\)$"))
    await desk.part("names").click()
    await expect(laid).to_contain_text(f"at {at}")
    assert desk.errors == []


PLACE = """(at) => {
  const [x, y] = at.split(",").map(Number);
  const target = document.querySelector("[data-target]");
  const [left, top] = target.dataset.cell.split(",").map(Number);
  const box = target.getBoundingClientRect();
  const size = box.width / 0.95;
  const [px, py] = [box.x + box.width / 2 + (x - left) * size, box.y + box.height / 2 + (y - top) * size];
  const isBoard = document.elementFromPoint(px, py)?.closest("[data-testid=board]");
  return isBoard && !document.elementFromPoint(px, py).closest("button, [data-cell]") ? [px, py] : null;
}"""
"""Where on the page a place of the board is, if nothing lies on it."""


async def the_house_says_why_not_and_how_likely(seen: Visitor, who: Settler) -> None:
    """Press a place where the tile doesn't fit, and a feature: reasons and chances are those that the server tells."""
    for _ in range(4):
        await seen.page.keyboard.press("Escape")
    await seen.page.keyboard.press("0")
    view = (await table_of(who))["view"]
    odds = (await (await who.page.request.get(f"{who.page.url.replace('/t/', '/api/tables/')}/odds?seat=0")).json())[
        "odds"
    ]
    for at, misfit in view["misfits"].items():
        spot = await seen.page.evaluate(PLACE, at)
        if spot is None:
            continue
        await seen.page.mouse.click(*spot)
        await expect(seen.part("look").locator("[data-testid=why-not]")).to_contain_text(misfit["clashes"][0]["meets"])
        await expect(seen.part("look").locator("[data-testid=why-not] a")).to_have_attribute("href", re.compile("BAS3"))
        reply = seen.part("tile-odds").locator("[data-odds=next]")
        percent = round(100 * odds["cells"][at]["next"])
        if 0 < percent < 100:
            await expect(reply).to_contain_text(f"{percent}%")
        break
    else:
        raise AssertionError("the tile fits everywhere")
    await seen.page.keyboard.press(":")
    await expect(seen.page.locator("#text-misfits")).to_be_visible()
    await seen.page.keyboard.press("Escape")


COLOURS = """(() => {
  const canvas = document.querySelector("[data-testid=board] canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
})()"""
"""How many colours are painted on the board."""


async def test_the_plague_and_the_tiles_that_are_left_can_be_looked_at(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url, plague_tiles=12)
    hand = Finger(7)
    while not await desk.page.locator("[data-marker]").count():
        assert await who.my_turn() is not None, "no plague tile was drawn in the whole game"
        await who.turn(hand)
    await who.my_turn()
    view = (await table_of(who))["view"]
    await expect(desk.page.locator("[data-marker]")).to_have_count(len(view["markers"]))
    await desk.page.locator("[data-marker='1']").hover()
    await expect(desk.part("look")).to_contain_text("Plague marker 1")
    await expect(desk.page.locator("path.zone").first).to_be_attached()
    assert await desk.page.evaluate(COLOURS) > 3
    for steps, then in enumerate(view["ahead"], 1):
        await desk.part("look").locator("[data-testid=ahead] button").nth(steps).click()
        for number, at in enumerate(then["markers"], 1):
            await expect(desk.page.locator(f"[data-marker='{number}']")).to_have_attribute("data-at", at)
    # The board says that this is to come, until somebody tries something
    await expect(desk.part("then")).to_be_visible()
    await hand.try_tile(who)
    await expect(desk.part("then")).to_have_count(0)
    for marker in view["markers"]:
        await expect(desk.page.locator(f"[data-marker='{marker['number']}']")).to_have_attribute(
            "data-at", marker["at"]
        )
    await desk.page.keyboard.press("u")
    await expect(desk.part("ghost")).to_have_count(0)
    await desk.unfold("pieces")
    foretold = desk.part("forecast").locator("li")
    await expect(foretold).to_have_count(len(view["forecast"]))
    await expect(desk.part("board").locator("[data-soon]")).to_have_count(len(view["forecast"]))
    await desk.part("remaining").click()
    await expect(desk.part("left-count")).to_contain_text(str(view["left"]))
    await desk.page.keyboard.press("Escape")
    await desk.part("points").click()
    await expect(desk.part("score-sheet")).to_be_visible()
    await desk.page.keyboard.press("Escape")
    assert desk.errors == []


def sick_of(view: dict[str, Any]) -> int:
    return sum(it["sick"] for laid in view["board"] for it in laid["followers"])


async def test_what_happened_last_is_in_sight_on_a_laptop_however_many_are_sick(desk: Visitor, host: Server) -> None:
    table = await desk.found(
        host.url,
        lambda view: view["question"] == "lay" and sick_of(view) == 5,
        players=4,
        seed=3,
        options={"plague": True},
        game="carcassonne",
    )
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.my_turn()
    await expect(desk.part("log").locator("li").last).to_be_in_viewport(ratio=1)
    await desk.unfold("pieces")
    await expect(desk.part("sick").locator("li")).to_have_count(5)
    await desk.part("sick").locator("button").last.focus()
    await expect(desk.part("sick").locator("button").last).to_be_in_viewport(ratio=1)
    assert desk.errors == []


OVERLAPS = """(which) => {
  const boxes = [...document.querySelectorAll(which)].map((it) => it.getBoundingClientRect());
  const cut = ([a, b], [c, d]) => Math.min(b, d) - Math.max(a, c) > 1;
  const isOn = (a, b) => cut([a.left, a.right], [b.left, b.right]) && cut([a.top, a.bottom], [b.top, b.bottom]);
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => isOn(a, b))).length;
}"""
"""How many pairs of these elements lie on each other."""
TOO_SMALL = """[...document.querySelectorAll("button[data-kind], [data-answer]")].filter(
  (it) => it.scrollWidth > it.clientWidth).length"""
"""How many buttons are smaller than what they say."""
CUT = """[...document.querySelectorAll("[data-testid=turn-bar] .clause")].filter(
  (it, _, [first]) => it.offsetTop === first.offsetTop).map((it) => it.scrollWidth > it.clientWidth)"""
"""Of each part above the question, as many as find room, whether it is cut."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
async def test_however_a_phone_is_held_nothing_of_the_draft_lies_on_anything_else(
    phone: Visitor, host: Server, size: tuple[int, int]
) -> None:
    await phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    who = Settler(phone)
    await who.begin(host.url, players=3, tap=True, inns=True)
    await try_a_tile_that_takes_followers(who, Finger(9, tap=True))
    await expect(phone.page.locator("button[data-kind]")).to_have_count(2)
    assert await phone.page.evaluate(OVERLAPS, "button[data-kind], [data-answer]") == 0
    assert await phone.page.evaluate(OVERLAPS, "[data-testid=board], [data-testid=panel], [data-testid=turn-bar]") == 0
    assert await phone.page.evaluate(TOO_SMALL) == 0
    assert await phone.page.evaluate(CUT) == [False, False]
    board = await phone.part("board").bounding_box()
    assert board is not None
    assert board["height"] > 0.57 * size[1]
    await expect(phone.part("none")).to_be_in_viewport(ratio=1)
    assert await phone.no_side_scroll()
    assert phone.errors == []


async def test_no_answer_on_a_phone_has_to_be_pushed_into_sight_sideways(phone: Visitor, host: Server) -> None:
    await phone.page.set_viewport_size({"width": 360, "height": 844})
    who = Settler(phone)
    await who.begin(host.url, players=3, tap=True, inns=True)
    await try_a_tile_that_takes_followers(who, Finger(9, tap=True))
    rows = phone.page.locator("[data-scrolls]:has(> [data-answer])")
    assert await rows.evaluate("(it) => it.scrollWidth <= it.clientWidth")
    for answer in await rows.locator("[data-answer]").all():
        box = await answer.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["height"] >= 44
    assert phone.errors == []


@pytest.mark.journey
async def test_a_game_of_carcassonne_is_played_on_the_text_board_alone(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=5)
    await phone.skip()
    await who.my_turn()
    reader = Reader(phone, seed=10)
    await reader.open()
    assert await reader.play("none") > 2
    await expect(phone.part("text-question")).to_contain_text(re.compile("wins|Shared victory"))
    assert await phone.no_side_scroll()
    await phone.leave_board()
    await scores_are_walked_through(who, 5)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_the_options_of_carcassonne_are_open_to_everybody(
    host: Server, axe: str, theme: Literal["light", "dark"], size: str, desk: Visitor, phone: Visitor
) -> None:
    seen = desk if size == "desk" else phone
    await seen.page.emulate_media(color_scheme=theme)
    await seen.page.goto(f"{host.url}/?game=carcassonne")
    await seen.page.locator("[data-option]:visible").first.wait_for()
    assert await violations(seen, axe) == []


TRIED = {
    "two kinds of figure and three ways to rotate": ("carcassonne-abbot-5", 52, 2),
    "nobody left": ("carcassonne-river-3", 73, 0),
    "one way to rotate": ("carcassonne-inns-6", 149, 1),
}
"""Recorded games at moments when a tile is placed, and the seat that places it: what the panel offers then differs."""


@asynccontextmanager
async def tile_tried(browser: Browser, state: str, device: Device) -> AsyncIterator[Visitor]:
    """Open a recorded table, and try the tile at the first place where it fits."""
    async with reached(browser, Scene("tried", *TRIED[state], try_tile, device)) as easel:
        yield easel.who


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_the_table_of_carcassonne_is_open_to_everybody(
    browser: Browser, axe: str, theme: Literal["light", "dark"], size: str
) -> None:
    device: Device = "desktop" if size == "desk" else "phone"
    async with tile_tried(browser, "two kinds of figure and three ways to rotate", device) as seen:
        await seen.page.emulate_media(color_scheme=theme)
        assert await violations(seen, axe) == []
        if device == "phone":
            await is_reached_however_large(seen)
        await seen.page.keyboard.press(":")
        await seen.part("command").wait_for()
        assert await violations(seen, axe) == []
        if device == "phone":
            await is_large_enough(seen)
            await is_reached_however_large(seen)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("state", TRIED)
async def test_every_control_beside_a_tried_tile_takes_a_finger(
    browser: Browser, state: str, size: tuple[int, int]
) -> None:
    async with tile_tried(browser, state, "phone") as seen:
        await seen.page.set_viewport_size({"width": size[0], "height": size[1]})
        await is_large_enough(seen)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
async def test_why_nobody_can_be_placed_is_read_whole_on_a_phone(browser: Browser, size: tuple[int, int]) -> None:
    async with tile_tried(browser, "nobody left", "phone") as seen:
        await seen.page.set_viewport_size({"width": size[0], "height": size[1]})
        words = seen.part("panel").locator(".words")
        await expect(words).to_contain_text("You have no followers left")
        assert await words.evaluate("(it) => it.scrollHeight <= it.clientHeight")
