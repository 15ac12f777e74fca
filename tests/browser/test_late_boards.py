"""Late boards can be read: what lies there is large enough, stays where it is, and covers nothing else. Recorded games, no server."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect

from tools.gallery.late import CrowdedScene

from .conftest import DESKTOP, PHONE
from .pictures.drawing import reached
from .pictures.scenes import CARCASSONNE, RANKING, RATTUS, Device, Scene
from .reaching import asked, shown, try_tile
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TOWERS = "carcassonne-twelve-plague-tiles-4"
"""A game with many markers, after 76 tiles, on the turn of the seat that watches."""
LAY, SEAT = 226, 3
TARGET = "[data-cell][data-target]"
SMALLEST = 39.5
"""Pixels of a tile, without the gap around a place."""


SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}


@asynccontextmanager
async def late_board(browser: Browser, device: Device, size: dict[str, Any] | None = None) -> AsyncIterator[Visitor]:
    """Open the late board where a tile is to be laid."""
    async with reached(browser, Scene("late-board", TOWERS, LAY, SEAT, asked, device), size) as easel:
        yield easel.who


async def box_of(thing: Locator) -> dict[str, float]:
    box = await thing.bounding_box()
    assert box is not None
    return dict(box)


@pytest.mark.parametrize("device", ["phone", "desktop"])
async def test_tiles_of_a_late_board_are_forty_pixels_wide_and_pieces_smaller_than_half_of_one(
    browser: Browser, device: Device
) -> None:
    async with late_board(browser, device) as who:
        tile = (await box_of(who.page.locator(TARGET).first))["width"] / 0.95
        assert tile >= SMALLEST
        for pieces, most in ((".figure", 0.7), ("[data-marker]", 0.45)):
            for piece in await who.page.locator(f"[data-testid=board] {pieces}").all():
                box = await box_of(piece)
                assert max(box["width"], box["height"]) <= most * tile


async def test_no_marker_of_a_late_board_covers_a_figure(browser: Browser) -> None:
    async with late_board(browser, "desktop") as who:
        figures = [await box_of(it) for it in await who.page.locator("[data-testid=board] .figure").all()]
        for marker in await who.page.locator("[data-marker]").all():
            box = await box_of(marker)
            for figure in figures:
                across = min(box["x"] + box["width"], figure["x"] + figure["width"]) - max(box["x"], figure["x"])
                down = min(box["y"] + box["height"], figure["y"] + figure["height"]) - max(box["y"], figure["y"])
                covered = max(0, across) * max(0, down) / (figure["width"] * figure["height"])
                assert covered < 0.3


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize(
    ("game", "length"), [("rattus-europe-at-war-2-letter", 115), (RATTUS, 214)], ids=["cubes", "rats"]
)
async def test_the_bar_of_a_phone_says_without_a_cut_that_the_end_is_near(
    browser: Browser, game: str, length: int, language: str
) -> None:
    async with reached(browser, Scene("late-bar", game, length, 0, asked, "phone"), language=language) as easel:
        said = easel.who.page.locator("[data-testid=turn-bar] .clause").first
        assert re.search("end|einde", await said.inner_text(), re.IGNORECASE)
        assert await said.evaluate("(it) => it.scrollWidth <= it.clientWidth")


async def test_nothing_moves_under_the_mouse_when_a_tile_is_tried(browser: Browser) -> None:
    async with late_board(browser, "desktop") as who:
        targets = who.page.locator(TARGET)
        before = await box_of(targets.nth(4))
        await targets.nth(9).dispatch_event("click")
        await who.part("ghost").wait_for()
        await who.paint()
        assert await box_of(targets.nth(4)) == before


@pytest.mark.parametrize("device", ["phone", "desktop"])
async def test_steps_of_a_turn_are_offered_once_they_can_be_pressed_and_the_bar_stays_as_high(
    browser: Browser, device: Device
) -> None:
    async with late_board(browser, device) as who:
        bar, board = await box_of(who.part("turn-bar")), await box_of(who.part("board"))
        for step in ("undo", "confirm"):
            await expect(who.part(step)).to_have_count(0)
        await who.page.locator(TARGET).first.dispatch_event("click")
        await expect(who.part("undo")).to_be_enabled()
        await who.page.locator("[data-testid=panel] [data-answer]:not([data-testid=none])").first.dispatch_event(
            "click"
        )
        await expect(who.part("confirm")).to_be_enabled()
        assert (await box_of(who.part("turn-bar")), await box_of(who.part("board"))) == (bar, board)


@pytest.mark.parametrize("height", [844, 640])
@pytest.mark.parametrize(("game", "length", "seat"), [(TOWERS, LAY, SEAT), (RATTUS, 214, 0)])
async def test_a_hint_on_a_phone_covers_no_button_of_the_board(
    browser: Browser, game: str, length: int, seat: int, height: int
) -> None:
    small = PHONE | {"viewport": {"width": 390, "height": height}}
    async with reached(browser, Scene("hinted", game, length, seat, asked, "phone"), small, language="de") as easel:
        who = easel.who
        await who.page.evaluate("localStorage['ratskeller-hints'] = '[]'")
        await who.page.reload()
        await asked(who)
        await who.part("hint").wait_for()
        bar = await box_of(who.part("turn-bar"))
        for button in await who.page.locator("main .board .zoom button").all():
            box = await box_of(button)
            assert box["y"] + box["height"] <= bar["y"]


async def test_a_row_of_answers_on_a_phone_fades_where_there_are_more(browser: Browser) -> None:
    async with reached(browser, Scene("settling", RATTUS, 12, 3, asked, "phone")) as easel:
        row = easel.who.page.locator("[data-testid=panel] .options")
        await expect(row).to_have_attribute("data-after", "")
        await expect(row).not_to_have_css("mask-image", "none")
        await row.evaluate("(it) => it.scrollTo({ left: it.scrollWidth })")
        await expect(row).not_to_have_attribute("data-after", "")
        await expect(row).to_have_attribute("data-before", "")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_headings_of_the_odds_lie_beside_each_other_on_a_phone(browser: Browser, language: str) -> None:
    async with reached(browser, Scene("odds", RATTUS, 214, 0, asked, "phone"), language=language) as easel:
        await easel.who.page.locator("[data-testid=map] [data-region=gallia]").dispatch_event("click")
        await easel.who.part("brief").locator(".pull").dispatch_event("click")
        heading = easel.who.page.locator("[data-testid=death-odds] thead th").first
        assert await heading.evaluate(
            """(it) => {
              const words = document.createRange();
              words.selectNodeContents(it);
              return words.getBoundingClientRect().width <= it.clientWidth;
            }"""
        )


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP], ids=["small", "phone", "desktop"])
async def test_cubes_on_a_card_leave_its_face_and_its_sign_in_sight(browser: Browser, size: dict[str, Any]) -> None:
    device: Device = "desktop" if size is DESKTOP else "phone"
    async with reached(browser, CrowdedScene("late-rattus-pieces", "pieces", None, 0, device=device), size) as easel:
        card = easel.who.page.locator("[data-card=baker]")
        picture, whole = await box_of(card.locator(".art")), await box_of(card)
        stacks = [await box_of(it) for it in await card.locator(".load .cubes > span").all()]
        assert len(stacks) == 2
        middle = picture["x"] + picture["width"] / 2
        for box in stacks:
            assert box["y"] >= picture["y"] + 0.6 * picture["height"]
            assert whole["x"] <= box["x"]
            assert box["x"] + box["width"] <= whole["x"] + whole["width"]
            # The sign is a third as wide as the picture
            assert abs(box["x"] + box["width"] / 2 - middle) >= picture["width"] / 6 + box["width"] / 2 - 2


async def test_a_small_phone_shows_everybodys_points_above_the_board(browser: Browser) -> None:
    async with late_board(browser, "phone", SMALL) as who:
        strip, board = await box_of(who.part("points-line")), await box_of(who.part("board"))
        assert await who.part("points-line").locator("b").all_inner_texts() == ["26", "8", "26", "10"]
        assert 24 <= strip["height"] <= 30
        assert board["height"] >= 0.48 * 640
        # Why? stands in one row with the question
        assert (await box_of(who.part("turn-bar")))["height"] < 70
        # Too low to be pressed, they open by a tool
        await who.part("points").click()
        await expect(who.page.get_by_role("dialog")).to_be_visible()


AT_END = """((it) => {
  it.scrollTo({ top: it.scrollHeight });
  return !it.hasAttribute("data-further");
})(document.querySelector("main > .side"))"""
"""Scrolls to the end of what stands beside the board; whether that is in sight."""


async def test_what_stands_beside_the_board_fades_where_it_goes_on_below_the_window(browser: Browser) -> None:
    async with late_board(browser, "desktop") as who:
        await who.page.set_viewport_size({"width": 1280, "height": 560})
        side = who.page.locator("main > .side")
        await expect(side).to_have_attribute("data-further", "")
        # What is fetched late makes it longer: then the end is further down
        await who.until(AT_END)
        # It fades without taking any room
        heights = await side.evaluate(
            "(it) => [true, false].map((on) => (it.toggleAttribute('data-further', on), it.scrollHeight))"
        )
        assert heights[0] == heights[1]


CUT = """(words) => words.filter((it) => {
  const said = document.createRange();
  said.selectNodeContents(it);
  const box = said.getBoundingClientRect();
  const button = it.closest("button").getBoundingClientRect();
  const out = [button.left - box.left, box.right - button.right, button.top - box.top, box.bottom - button.bottom];
  return Math.max(...out) > 1;
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_a_phone_says_without_a_cut_where_a_follower_could_stand_and_what_it_would_bring(
    browser: Browser, language: str, width: int
) -> None:
    size = PHONE | {"viewport": {"width": width, "height": 640}}
    scene = Scene("answers", TOWERS, LAY, SEAT, try_tile, "phone")
    async with reached(browser, scene, size, language=language) as easel:
        answers = easel.who.page.locator("[data-testid=panel] [data-answer]")
        await expect(answers).to_have_count(7)
        words = answers.locator(".title:visible, .line:visible")
        await expect(words).to_have_count(13)
        assert await words.evaluate_all(CUT) == []
        # Two rows of three are in sight, and the top of the next
        below = await box_of(answers.nth(6))
        edge = await box_of(easel.who.page.locator("[data-testid=panel] .answers"))
        assert 4 <= edge["y"] + edge["height"] - below["y"] <= 16


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (768, 1024), (1280, 800)])
async def test_seven_choices_of_a_follower_are_in_sight_at_once(browser: Browser, width: int, height: int) -> None:
    device: Device = "desktop" if width > 899 else "phone"
    size = (DESKTOP if device == "desktop" else PHONE) | {"viewport": {"width": width, "height": height}}
    async with reached(browser, Scene("answers", TOWERS, LAY, SEAT, try_tile, device), size) as easel:
        answers = easel.who.page.locator("[data-testid=panel] [data-answer]")
        await expect(answers).to_have_count(7)
        for answer in await answers.all():
            await expect(answer).to_be_in_viewport(ratio=0.99)


async def test_a_long_step_that_can_be_undone_is_read_whole_on_a_phone(browser: Browser) -> None:
    async with reached(browser, Scene("chip", RATTUS, 109, 0, device="phone")) as easel:
        chip = easel.who.page.locator("[data-undo]").last
        await expect(chip).to_have_text(re.compile(r"Merchant: Scandia \S Anglia"))
        row, box = await box_of(easel.who.page.locator("[data-testid=turn-bar] .chips")), await box_of(chip)
        assert row["x"] <= box["x"]
        assert box["x"] + box["width"] <= row["x"] + row["width"] + 0.5
        assert await chip.evaluate("(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
async def test_a_phone_says_on_ones_turn_what_happened_last(browser: Browser, width: int, height: int) -> None:
    size = PHONE | {"viewport": {"width": width, "height": height}}
    async with reached(browser, CrowdedScene("last", "base", None, 0, device="phone"), size) as easel:
        panel = easel.who.part("panel")
        await expect(panel).to_contain_text("Agnes adds 2 cubes in Anglia.")
        await expect(panel).to_be_in_viewport(ratio=1)
        cubes = easel.who.part("strip").locator(".seat")
        assert [it.split() for it in await cubes.all_inner_texts()] == [
            [letter, count, stock, "left"]
            for letter, count, stock in zip("RBYG", ("20", "13", "20", "15"), "0705", strict=True)
        ]
        said, button = await box_of(panel), await box_of(easel.who.page.locator("button[aria-label='Zoom out']"))
        assert said["x"] >= button["x"] + button["width"] or said["x"] + said["width"] <= button["x"]


async def test_four_held_cards_leave_the_name_of_their_holder_whole_on_a_phone(browser: Browser) -> None:
    async with reached(browser, CrowdedScene("late-rattus-hoard", "hoard", None, 0, device="phone"), SMALL) as easel:
        player = easel.who.page.locator("main > .side li[data-seat]").nth(1)
        await expect(player.locator(".card")).to_have_count(4)
        name = player.locator("[data-bot]")
        assert await name.evaluate("(it) => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("cards", ["pieces", "hoard"])
async def test_the_players_and_the_tray_are_in_sight_beside_the_board_of_rattus(browser: Browser, cards: str) -> None:
    async with reached(browser, CrowdedScene("beside", cards, None, 0), DESKTOP) as easel:
        await easel.who.unfold("pieces")
        for part in (easel.who.page.locator("main > .side li[data-seat]").last, easel.who.part("tray")):
            box = await box_of(part)
            assert box["y"] + box["height"] <= 800


@pytest.mark.parametrize("tried", [False, True])
async def test_the_players_are_in_sight_beside_the_board_of_carcassonne(browser: Browser, tried: bool) -> None:
    reach = try_tile if tried else asked
    async with reached(browser, Scene("beside", TOWERS, LAY, SEAT, reach)) as easel:
        box = await box_of(easel.who.page.locator("main > .side li[data-seat]").last)
        assert box["y"] + box["height"] <= 800


async def test_the_end_of_the_chronicle_stays_in_sight_when_it_gets_less_room(browser: Browser) -> None:
    high = {"viewport": {"width": 1280, "height": 1600}}
    async with reached(browser, Scene("chronicle", TOWERS, LAY, SEAT, asked), high) as easel:
        lines = "document.querySelector('[data-testid=log] .lines')"
        is_at_end = f"{lines}.scrollTop + {lines}.clientHeight > {lines}.scrollHeight - 4"
        await easel.who.part("log").locator(".lines").wait_for()
        await easel.who.until(is_at_end)
        before = await easel.who.page.evaluate(f"{lines}.clientHeight")
        await easel.who.page.set_viewport_size({"width": 1280, "height": 900})
        await easel.who.until(f"{lines}.clientHeight < {before} && {is_at_end}")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (390, 844), (768, 1024)])
async def test_the_whole_map_is_in_sight_above_the_ranking_once_the_game_is_over(
    browser: Browser, width: int, height: int
) -> None:
    size = PHONE | {"viewport": {"width": width, "height": height}}
    async with reached(browser, Scene("over", RATTUS, None, 0, shown(RANKING), "phone"), size) as easel:
        ranking = await box_of(easel.who.part("ranking"))
        for region in ("hispania", "turcia"):
            box = await box_of(easel.who.page.locator(f"[data-region={region}]"))
            assert box["y"] + box["height"] <= ranking["y"] + 1


@pytest.mark.parametrize("record", [RATTUS, CARCASSONNE])
async def test_the_text_board_of_a_finished_game_offers_nothing_to_type(browser: Browser, record: str) -> None:
    async with reached(browser, Scene("over", record, None, 0, shown(RANKING))) as easel:
        who = easel.who
        await who.page.keyboard.press(":")
        now = who.page.locator("[data-part=now]").locator("..")
        await expect(now).to_contain_text("none")
        await expect(now).not_to_contain_text("You can type")
        await expect(who.part("legal")).to_have_count(0)


async def test_a_phone_shows_how_many_potions_each_stack_has(browser: Browser) -> None:
    async with reached(browser, CrowdedScene("potions", "pieces", None, 0, device="phone")) as easel:
        flasks = easel.who.page.locator("[data-testid=map] .flasks")
        assert [await it.locator("> g").count() for it in await flasks.all()] == [3, 1, 3]
