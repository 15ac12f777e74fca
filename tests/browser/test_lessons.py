"""Lessons: one on a phone, begun, pointed at, refused another way, left and gone on with; a tile that is turned, and the end."""

import re
from typing import Any

import pytest
from playwright.async_api import expect
from server.serving import Server

from .learner import LIT, Learner
from .test_access import violations
from .test_presses import Presses
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def answer(who: Visitor, text: str) -> None:
    await who.part("panel").locator(f"[data-answer={text}]").tap()
    await who.part("confirm").tap()


@pytest.mark.journey
async def test_a_lesson_is_begun_left_and_gone_on_with(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.goto(host.url)
    offer, coach = phone.part("lesson-offer"), phone.part("lesson")
    await expect(offer).to_have_attribute("data-lesson", "new")
    await offer.tap()
    await expect(phone.part("lesson-text")).to_contain_text("Welcome")
    await phone.part("lesson-next").tap()
    await expect(phone.part("lesson-text")).to_contain_text("Gallia")
    assert await phone.no_side_scroll()

    # Another way is refused kindly, and this one is shown
    await answer(phone, "italia")
    await expect(phone.part("trouble")).to_contain_text("another way")
    await phone.part("trouble-close").tap()
    await expect(phone.page.locator("[data-testid=lesson-lights] path.line")).to_have_count(1)
    # It keeps to the map, and does not run on over what is asked
    lit = phone.page.locator("[data-testid=lesson-lights] clipPath rect")
    assert await lit.evaluate("it => +it.getAttribute('y') + +it.getAttribute('height')") <= await phone.page.locator(
        ".dock"
    ).evaluate("it => it.getBoundingClientRect().top")
    # In the list of answers as well, while it is in sight there
    listed, outlined = phone.part("panel").locator(".options"), phone.page.locator(".lights.docked path.line")
    for left, count in ((1000, 0), (0, 1)):
        await listed.evaluate("(list, left) => list.scrollTo({ left })", left)
        await expect(outlined).to_have_count(count)
    assert await violations(phone, axe) == []

    await answer(phone, "gallia")
    await expect(coach).to_have_attribute("data-lesson-step", "2")

    await phone.page.goto(host.url)
    await expect(offer).to_have_attribute("data-lesson", "begun")
    await offer.tap()
    await expect(phone.part("lesson-text")).to_contain_text("Germania")
    await phone.part("text-board").tap()
    await expect(phone.part("lesson-typed")).to_contain_text("germania")
    await phone.part("command").fill("germania")
    await phone.part("command").press("Enter")
    await expect(phone.part("lesson-typed")).to_have_attribute("data-lesson-step", "3")


async def begin(who: Visitor, url: str, steps: int) -> dict[str, Any]:
    """A table with the lesson of Carcassonne, with so many steps played."""
    await who.page.request.get(f"{url}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = await who.post(f"{url}/api/tables", {"game": "carcassonne", "seats": seats, "lesson": "first"})
    for _ in range(steps):
        answer = {"ply": table["ply"], "seat": 0, "answer": "; ".join(table["lesson"]["answers"])}
        table = (await who.post(f"{url}/api/tables/{table['id']}/answers", answer))["table"]
    await who.page.goto(f"{url}/t/{table['id']}")
    await who.part("lesson-next").click()
    while await who.part("lesson-next").count():
        await who.part("lesson-next").click()
    return dict(table)


async def press(who: Visitor, x: float, y: float) -> None:
    """Press the tile that is tried, so many of its widths from its corner."""
    box = await who.part("ghost").bounding_box()
    assert box is not None
    await who.page.touchscreen.tap(box["x"] + x * box["width"], box["y"] + y * box["height"])


async def test_a_tile_that_lies_the_wrong_way_is_turned_by_a_press_and_its_arrow_alone_is_lit(
    phone: Visitor, host: Server
) -> None:
    await begin(phone, host.url, 3)
    await phone.part("lesson-show").tap()
    await phone.page.locator("[data-target][data-cell='-1,0']").tap()
    ghost, lit = phone.part("ghost"), phone.page.locator(".lights path.line")
    await expect(phone.part("wrong-way")).to_be_visible()
    await expect(ghost).to_have_attribute("data-r", "0")
    await expect(lit).to_have_count(1)
    await expect(phone.page.locator(".lights.docked path.line")).to_have_count(1)
    await press(phone, 0.35, 0.35)
    await expect(ghost).to_have_attribute("data-r", "2")
    await press(phone, 0.65, 0.65)
    await expect(ghost).to_have_attribute("data-r", "3")
    # Where a figure would stand a press turns the tile, too, as long as that lies the wrong way
    await expect(phone.page.locator("[data-spot]")).to_have_count(0)
    await press(phone, 0.8, 0.5)
    await expect(ghost).to_have_attribute("data-r", "0")
    await expect(phone.part("wrong-way")).to_be_visible()
    await press(phone, 0.5, 0.21)
    await expect(ghost).to_have_attribute("data-r", "2")
    await expect(phone.part("wrong-way")).to_have_count(0)
    await expect(phone.page.locator("[data-spot]")).not_to_have_count(0)
    # Its place is lit once
    await expect(phone.part("lesson-lights").locator("path.line")).to_have_count(1)
    # What is lit on the board is seen
    shown = phone.part("lesson-lights").locator("clipPath rect").first
    await expect(shown).not_to_have_attribute("width", "0")
    assert float(str(await shown.get_attribute("width"))) > 100


async def test_what_is_looked_at_does_not_cover_where_a_lesson_leads(desk: Visitor, host: Server) -> None:
    table = await begin(desk, host.url, 4)
    wanted = desk.page.locator(f"[data-target][data-cell='{table['lesson']['answers'][0].split(' ')[0]}']")
    for at in ("0,1", "1,0", "1,2"):
        await desk.page.locator(f"[data-tile='{at}']").click(position={"x": 9, "y": 9})
        await expect(desk.part("look")).to_be_visible()
        target, look = await wanted.bounding_box(), await desk.part("look").bounding_box()
        assert target is not None
        assert look is not None
        assert look["y"] > target["y"] + target["height"] or look["y"] + look["height"] < target["y"], at


async def test_a_refusal_covers_nothing_of_the_board_and_the_final_walk_comes_before_the_result(
    watcher: Visitor, host: Server
) -> None:
    table = await begin(watcher, host.url, 8)
    place, turn = table["lesson"]["answers"][0].split(" r")
    ghost = watcher.part("ghost")
    await watcher.page.locator(f"[data-target][data-cell='{place}']").click()
    while await ghost.get_attribute("data-r") != turn:
        before = str(await ghost.get_attribute("data-r"))
        await watcher.page.keyboard.press("r")
        await expect(ghost).not_to_have_attribute("data-r", before)
    await watcher.part("none").click()
    refused, board = await watcher.part("trouble").bounding_box(), await watcher.part("board").bounding_box()
    assert refused is not None
    assert board is not None
    assert refused["y"] + refused["height"] <= board["y"]
    await watcher.part("trouble-close").click()
    await watcher.page.locator("[data-answer=r0]").click()
    await watcher.part("confirm").click()
    walk, last = watcher.part("final-walk"), watcher.part("log").locator("li").last
    # It goes on by itself
    await watcher.part("walk-pause").click()
    step = int(str(await walk.get_attribute("data-step")))
    await expect(last).to_have_attribute("data-kind", "final-scoring-began")
    await expect(watcher.part("lesson")).to_have_attribute("data-lesson-step", "9")
    # A phone has no room for what was said before
    desktop: Any = watcher.page.viewport_size
    await watcher.page.set_viewport_size({"width": 390, "height": 844})
    await expect(watcher.part("lesson")).to_be_hidden()
    await watcher.page.set_viewport_size(desktop)
    await expect(watcher.part("lesson")).to_be_visible()
    await watcher.part("walk-next").click()
    await expect(walk).to_have_attribute("data-step", str(step + 1))
    await expect(last).to_have_attribute("data-kind", "final-scoring-began")
    await watcher.part("walk-end").click()
    await expect(watcher.part("ranking")).to_be_visible()
    await expect(last).to_have_attribute("data-kind", "game-over")
    await expect(watcher.part("lesson")).to_have_attribute("data-lesson-step", "10")


MOST = 60
"""Presses that the lesson of Rattus may take, reading on among them."""
READERS = pytest.mark.parametrize("hasty", [False, True], ids=["slow", "hasty"])


async def settled(learner: Learner) -> dict[str, Any] | None:
    """Watch until one is asked, read, and have shown what is asked for; return the table, None at the end of the lesson."""
    await learner.wait()
    table = await learner.table()
    await learner.page.locator(f"[data-testid=lesson][data-lesson-step='{table['lesson']['step']}']").wait_for()
    await learner.read()
    if not table["lesson"]["answers"]:
        return None
    await learner.ask_for_light()
    return dict(table)


async def all_said(learner: Learner) -> None:
    """Every text of the lesson was seen, in its order, beside what it speaks of."""
    said = learner.checked(await learner.page.evaluate("window.seen"))
    assert said == [name for step in learner.lesson.steps for name in step.says]
    # A refused answer is an error only to the browser
    assert [error for error in learner.who.errors if "409" not in error] == []


def kind_of(answer: str) -> str:
    """What an answer is about: cubes and places count as one kind each."""
    return re.sub(r"\d+$", "N", answer).split(" ")[0] if " " in answer else re.sub(r"^[a-z]+", "place", answer)


@READERS
async def test_the_lesson_of_rattus_speaks_of_what_is_on_the_screen(
    watcher: Visitor, host: Server, hasty: bool
) -> None:
    learner, hand = Learner(watcher, "rattus", hasty), Presses(watcher)
    await learner.begin(host.url)
    astray: set[str] = set()
    while (table := await settled(learner)) is not None:
        answers = table["lesson"]["answers"]
        legal = table["view"]["legal"]
        wrong = next((it for it in legal if kind_of(it) == kind_of(answers[0]) and it != answers[0]), None)
        if not hasty and wrong is not None and kind_of(wrong) not in astray:
            astray.add(kind_of(wrong))
            await hand.try_in_vain(wrong)
            await learner.expect_refusal()
        # A button may stand for an answer and the next one
        both = "; ".join(answers[:2])
        await hand.give(both if await watcher.page.locator(f"[data-answer='{both}']").count() else answers[0])
    if hasty:
        assert hand.count + learner.read_on <= MOST
    else:
        assert astray >= {"place", "take", "add", "plague", "use"}
    await all_said(learner)


@READERS
async def test_the_lesson_of_carcassonne_speaks_of_what_is_on_the_screen(
    watcher: Visitor, host: Server, hasty: bool
) -> None:
    learner = Learner(watcher, "carcassonne", hasty)
    await learner.begin(host.url)
    page, ghost = watcher.page, watcher.part("ghost")
    while (table := await settled(learner)) is not None:
        lay, figure = table["lesson"]["answers"]
        place, turn = lay.split(" r")
        if not hasty:
            # Elsewhere: only the right place is lit, and a sentence says so before anything is sent
            other = next(it for it in table["view"]["lays"] if not it.startswith(f"{place} ")).split(" ")[0]
            await page.locator(f"[data-target][data-cell='{other}']").click()
            await expect(watcher.part("elsewhere")).to_be_visible()
            await expect(page.locator(LIT)).to_have_count(1)
        await page.locator(f"[data-target][data-cell='{place}']").click()
        await expect(watcher.part("elsewhere")).to_have_count(0)
        while await ghost.get_attribute("data-r") != turn:
            await expect(watcher.part("wrong-way")).to_be_visible()
            before = str(await ghost.get_attribute("data-r"))
            await page.keyboard.press("r")
            await expect(ghost).not_to_have_attribute("data-r", before)
        await expect(watcher.part("wrong-way")).to_have_count(0)
        if not hasty and figure != "none":
            await watcher.part("none").click()
            await learner.expect_refusal()
        if figure != "none":
            await page.locator(f"[data-testid=panel] [data-answer='{figure}']").click()
        # Where nobody can be set there is nothing to choose, only to confirm
        nobody = watcher.part("none") if figure == "none" else watcher.part("confirm")
        await nobody.or_(watcher.part("confirm")).first.click()
        await watcher.moved_on(str(table["length"]))
    await all_said(learner)
