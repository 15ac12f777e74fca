"""A finished game of each kind is reviewed: on its board, by mouse and keys, through every seat, and played on from one of its moments."""

import random
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import expect
from server.reviewed import other_turn, store_review
from server.serving import Server

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.review.judgements import decisions

from .test_access import violations
from .visitor import Visitor, by_finger, eager

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LEA = [{"kind": "me"}, {"kind": "hotseat", "name": "Lea"}]


async def finished(who: Visitor, url: str, game: str) -> dict[str, Any]:
    """Play a game between two at one screen to its end, at random."""
    rng = random.Random(5)
    await who.page.request.get(f"{url}/api/me")
    table = await who.post(f"{url}/api/tables", {"game": game, "seats": LEA, "options": {"players": 2}})
    while not table["over"]:
        answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": eager(table["view"]["legal"], rng)}
        table = (await who.post(f"{url}/api/tables/{table['id']}/answers", answer))["table"]
    return dict(table)


async def judged(who: Visitor, host: Server, game: str) -> dict[str, Any]:
    """Play a game to its end that is reviewed already and has no mistake: nothing is searched for when its review opens."""
    table = await finished(who, host.url, game)
    store_review(host.database, table["id"], await recorded(who, host, table), {})
    return table


async def recorded(who: Visitor, host: Server, table: dict[str, Any]) -> Position:
    """The game at a table."""
    text = await (await who.page.request.get(f"{host.url}/api/tables/{table['id']}/record")).text()
    return games.get(table["game"]).replay(text)


async def step_of(who: Visitor) -> int:
    """The step that is shown, once its board is there."""
    await expect(who.part("replay")).to_have_attribute("aria-busy", "false")
    return int(await who.part("replay").get_attribute("data-step") or 0)


async def begin(who: Visitor) -> None:
    """Go to the beginning of the game, and stay there."""
    await who.page.keyboard.press("Home")
    await expect(who.part("replay")).to_have_attribute("data-step", "0")
    await step_of(who)


async def moved(who: Visitor, before: int) -> int:
    await expect(who.part("replay")).not_to_have_attribute("data-step", str(before))
    return await step_of(who)


async def looks(who: Visitor, eyes: str) -> None:
    """Look through somebody's eyes."""
    choice = who.page.locator(f"[data-eyes='{eyes}']")
    await choice.click()
    await expect(choice).to_have_attribute("aria-pressed", "true")


APART = """(it) => [...it.querySelectorAll(":scope > div")].every((part, at, all) => {
    const box = part.getBoundingClientRect()
    return part.lastElementChild.getBoundingClientRect().bottom <= box.bottom
        && (at === 0 || all[at - 1].getBoundingClientRect().bottom <= box.top)
})"""
"""Nothing is laid over anything else in a column."""


async def walk(who: Visitor) -> int:
    """Go through a game by keys, and come back to its beginning; return its last step."""
    await who.page.keyboard.press("ArrowRight")
    assert await moved(who, 0) == 1
    await who.page.keyboard.press("End")
    last = await moved(who, 1)
    await who.page.keyboard.press("PageUp")
    turn = await moved(who, last)
    assert 0 < turn < last
    await who.page.keyboard.press("Home")
    assert await moved(who, turn) == 0
    return last


async def drag(who: Visitor, last: int) -> None:
    """Drag the slider from the beginning of a game to its last step: it leads to the moments on the way. Come back by key."""
    box = await who.part("review-slider").bounding_box()
    assert box is not None
    mouse, height = who.page.mouse, box["y"] + box["height"] / 2
    await mouse.move(box["x"] + 20, height)
    await mouse.down()
    await mouse.move(box["x"] + box["width"] / 2, height, steps=4)
    half = await moved(who, 0)
    assert 0 < half < last
    await mouse.move(box["x"] + box["width"] - 3, height, steps=4)
    await expect(who.part("replay")).to_have_attribute("data-step", str(last))
    await mouse.up()
    # Let go, it is led by nobody any more
    await mouse.move(box["x"] + 20, height)
    assert await step_of(who) == last
    await who.page.keyboard.press("Home")
    assert await moved(who, last) == 0


async def open_and_close(who: Visitor, address: str) -> None:
    """Take a step from the moment of an address and open a sheet at once, which goes by itself; come back by the address.

    It tells of a step only soon after that was taken: by then a sheet may lie over the page.
    """
    before = await step_of(who)
    await who.page.keyboard.press("End")
    await who.part("review-share").click()
    after = await moved(who, before)
    await expect(who.page).not_to_have_url(address)
    ended = who.page.url
    await who.page.keyboard.press("Escape")
    await expect(who.part("review-link")).to_have_count(0)
    await who.until("(history.state?.sheets ?? 0) === 0")
    assert (await step_of(who), who.page.url) == (after, ended)
    await who.page.goto(address)
    await who.part("review-notes").wait_for()
    assert await step_of(who) == before


PRESS_AT_ONCE = """key => new Promise(done => {
  const press = () => {
    if (!document.querySelector("main h1")) return requestAnimationFrame(press);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    done();
  };
  press();
})"""
"""Presses a key as soon as the table is drawn."""


async def test_a_key_that_is_pressed_as_soon_as_a_review_opens_counts(desk: Visitor, host: Server) -> None:
    table = await judged(desk, host, "rattus")
    await desk.page.goto(f"{host.url}/t/{table['id']}/review?at=0", wait_until="commit")
    await desk.page.evaluate(PRESS_AT_ONCE, "End")
    await expect(desk.page).to_have_url(f"{host.url}/t/{table['id']}/review")
    assert await step_of(desk) > 0


async def test_a_game_of_rattus_is_reviewed_by_keys_and_mouse_through_every_seat_and_played_on(
    desk: Visitor, host: Server, axe: str
) -> None:
    table = await finished(desk, host.url, "rattus")
    await desk.page.goto(host.url)
    await desk.page.locator(f"li:has([data-table='{table['id']}']) [data-testid=review]").click()
    await expect(desk.page).to_have_url(re.compile(f"/t/{table['id']}/review"))
    await desk.part("review-decision").wait_for()
    await begin(desk)

    # The curve is there at once, before anything has been searched
    await expect(desk.part("review-timeline").locator("path[d^=M]:is(.rough, .fine)").first).to_be_attached()
    slider, keys = desk.part("review-slider"), desk.page.keyboard
    await expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 0 of"))
    await expect(slider).to_have_attribute("aria-valuetext", re.compile("Lea \\d+%"))
    await drag(desk, await walk(desk))

    # A line of the chronicle leads to its moment, and the address tells of it
    await desk.page.locator("[data-line]").nth(30).click(position={"x": 3, "y": 3})
    at = await moved(desk, 0)
    await expect(desk.part("log").locator("[aria-current=step]")).to_have_count(1)
    await expect(desk.page).to_have_url(re.compile("review\\?at=\\d+$"))
    for eyes in ("public", "0", "1"):
        await looks(desk, eyes)
        assert await step_of(desk) == at
    await expect(desk.page).to_have_url(re.compile("seat=1$"))
    assert await violations(desk, axe) == []
    address = desk.page.url
    await desk.page.reload()
    await desk.part("review-notes").wait_for()
    await step_of(desk)
    await expect(desk.page.locator("[data-eyes='1']")).to_have_attribute("aria-pressed", "true")
    assert desk.page.url == address

    await open_and_close(desk, address)
    await desk.part("review-share").click()
    await expect(desk.part("review-link")).to_have_text(address)
    await expect(desk.part("review-save")).to_be_enabled()
    # The picture is drawn anew while the review still goes on
    await desk.page.wait_for_function("document.querySelector('[data-testid=review-picture]')?.naturalWidth > 300")
    # It brings the fonts along in which it is written
    await expect(desk.part("review-picture")).to_have_attribute("src", re.compile("IM%20Fell.*font%2Fwoff2%3Bbase64"))
    assert await violations(desk, axe) == []
    await keys.press("Escape")

    await desk.part("review-branch").click()
    await desk.part("branch-go").click()
    await expect(desk.page).not_to_have_url(re.compile("review"))
    assert await desk.my_turn() is not None
    assert int(await desk.marker() or 0) < table["length"]
    # A table that is begun by a press has nobody who was away
    await expect(desk.part("since")).to_contain_text("Since your turn:")
    await desk.type((await desk.legal()).split(", ")[0])
    await desk.page.go_back()
    await desk.part("review-notes").wait_for()
    await desk.part("review-leave").click()
    await expect(desk.part("ranking")).to_be_visible()
    assert desk.errors == []


async def test_a_game_of_carcassonne_is_reviewed_on_a_phone_by_touch(phone: Visitor, host: Server, axe: str) -> None:
    table = await judged(phone, host, "carcassonne")
    await phone.page.emulate_media(color_scheme="dark")
    await phone.page.goto(f"{host.url}/t/{table['id']}")
    await by_finger(phone.part("review"))
    await phone.part("review-decision").wait_for()
    await begin(phone)
    tiles = phone.page.locator("[data-tile]")
    await expect(tiles).to_have_count(1)

    box = await phone.part("review-slider").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    await phone.part("review-slider").tap(position={"x": box["width"] / 2, "y": 50})
    half = await moved(phone, 0)
    laid = await tiles.count()
    assert 10 < laid < len(table["view"]["board"]) - 10
    for eyes in ("public", "0", "1", "all"):
        await looks(phone, eyes)
        assert await step_of(phone) == half
        assert await tiles.count() == laid
    assert await phone.no_side_scroll()
    assert await violations(phone, axe) == []
    await by_finger(phone.part("replay-next"))
    assert await moved(phone, half) == half + 1
    await phone.page.go_back()
    await expect(phone.part("ranking")).to_be_visible()
    await expect(tiles).to_have_count(len(table["view"]["board"]))
    assert phone.errors == []


@dataclass(frozen=True)
class Question:
    """A mistake of a finished game: where its decision began, what was played, and what would have been better."""

    table: str
    at: int
    played: str
    better: str

    def route(self, host: Server) -> str:
        return f"{host.url}/t/{self.table}/review?at={self.at}"


async def asked_about(who: Visitor, host: Server, game: str) -> Question:
    """Finish a game whose review holds one mistake of the first seat, in the middle of the game."""
    table = await finished(who, host.url, game)
    position = await recorded(who, host, table)
    own = [it for it in decisions(position) if it.seat == 0 and len(it.answers) > 1 and it.at > 4]
    beginning = {"rattus": "add ", "carcassonne": ""}[game]
    # Now and then a tile fits in one way only
    turns = [(it, other_turn(position, it.at)) for it in own if len(position.back_to(it.at).legal()) > 1]
    decision, better = next(it for it in turns if it[1].startswith(beginning) and "; " in it[1])
    store_review(host.database, table["id"], position, {decision.at: better})
    return Question(table["id"], decision.at, "; ".join(decision.answers), better)


async def type_turn(who: Visitor, answers: str) -> None:
    """Give the answers of a turn by the command line of the text board."""
    for answer in answers.split("; "):
        await who.type(answer)


async def learn(who: Visitor, question: Question, host: Server) -> None:
    """Ask about the mistake, which is on the board then."""
    await who.page.goto(question.route(host))
    # By key, which every device has
    await who.part("review-learn").press("Enter")
    await expect(who.part("turn-bar")).to_have_attribute("data-length", str(question.at))
    await expect(who.part("board").or_(who.part("map")).first).to_be_in_viewport()


async def test_a_mistake_is_answered_by_laying_the_tile_on_the_board(desk: Visitor, host: Server) -> None:
    question = await asked_about(desk, host, "carcassonne")
    await learn(desk, question, host)
    learning, lay = desk.part("review-learning"), question.better.partition(" ")[0]
    await expect(learning).to_contain_text("Find a better turn")

    # The solution is the tile as it lies there, beside the turn of the game, by numbered signs
    await desk.part("review-learn-solution").click()
    shown = desk.part("board").locator("[data-shown]")
    await expect(shown.first).to_have_attribute("data-at", lay)
    await expect(shown.last).to_have_attribute("data-at", question.played.partition(" ")[0])
    await expect(desk.part("review-marks").locator("[data-sign]").first).to_be_attached()
    await expect(desk.part("review-learn-solved")).to_have_attribute("aria-busy", "false", timeout=300_000)
    await desk.part("review-learn-solution").click()
    await expect(shown).to_have_count(0)

    # What was played is no answer; the draft goes back to its beginning
    await type_turn(desk, question.played)
    await expect(desk.part("question")).to_have_text("You tried this turn")
    reply = desk.part("review-learn-reply")
    await expect(reply).to_have_attribute("data-good", "false", timeout=300_000)
    await expect(reply).to_contain_text("the turn from the game")
    await desk.part("review-learn-again").click()
    await expect(desk.part("turn-bar")).to_have_attribute("data-length", str(question.at))

    # Tile and follower are laid as in play, by mouse, and judged as a whole
    await desk.page.locator(f"[data-cell='{lay}']").click()
    follower = question.better.partition("; ")[2]
    await desk.page.locator(f"[data-answer='{follower}']").first.click()
    # Without a follower nothing is left to confirm
    if follower != "none":
        await desk.part("confirm").click()
    await expect(reply).to_be_visible(timeout=300_000)

    # Back in the review nothing is left of it
    await desk.part("review-learn-end").click()
    await expect(desk.part("replay")).to_be_visible()
    await expect(desk.part("review-learn")).to_be_visible()
    await expect(desk.part("turn-bar")).to_have_count(0)
    assert desk.errors == []


@pytest.mark.usefixtures("compiled_rattus")
async def test_a_mistake_of_rattus_is_answered_by_finger_on_a_phone(phone: Visitor, host: Server, axe: str) -> None:
    question = await asked_about(phone, host, "rattus")
    await learn(phone, question, host)
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()

    # A hint draws the best turn among others, each with its letter
    await by_finger(phone.part("review-learn-hint"))
    hints = phone.part("review-learning").locator("[data-hint]")
    await expect(phone.page.locator(f'[data-hint="{question.better}"]')).to_have_count(1, timeout=300_000)
    assert await hints.count() <= 3
    await expect(phone.part("review-marks").locator("[data-mark]").first).to_be_attached()

    # A step of the turn is a chip that can be taken back
    first, _, last = question.better.partition("; ")
    assert first.startswith("add ")
    await by_finger(phone.page.locator("[data-group=add]"))
    await by_finger(phone.page.locator(f"[data-testid=panel] [data-answer='{first}']"))
    await expect(phone.part("turn-bar")).to_have_attribute("data-length", str(question.at + 1))
    await by_finger(phone.part("undo"))
    await expect(phone.part("turn-bar")).to_have_attribute("data-length", str(question.at))
    await type_turn(phone, f"{first}; {last}")
    reply = phone.part("review-learn-reply")
    await expect(reply).to_have_attribute("data-good", "true", timeout=300_000)
    await expect(reply).to_contain_text("percentage point")
    await by_finger(phone.part("review-learn-next"))
    await expect(phone.part("review-learning")).to_contain_text("the last mistake")
    await by_finger(phone.part("review-learn-end"))
    await expect(phone.part("review-learn")).to_be_visible()
    assert phone.errors == []


@pytest.mark.usefixtures("compiled_rattus")
async def test_luck_and_skill_and_the_worst_mistakes_can_be_read_by_everybody(
    phone: Visitor, host: Server, axe: str
) -> None:
    table = await finished(phone, host.url, "rattus")
    await phone.page.goto(f"{host.url}/t/{table['id']}/review?at=turning")
    # Every decision is judged before anything is said of all of them
    await expect(phone.part("review-learn")).to_be_enabled(timeout=300_000)
    first = phone.page.locator("[data-point]").first
    await expect(phone.page).to_have_url(re.compile(f"at={await first.get_attribute('data-point')}$"))
    await expect(first.locator(".played")).not_to_be_empty()
    # Three things to do are in sight, and the button behind which the others are
    await expect(phone.part("review-notes").locator(".acts button")).to_have_count(4)
    await by_finger(phone.part("review-more"))
    await by_finger(phone.part("review-skill"))
    skill = phone.part("review-seats")
    await expect(skill.locator("tbody tr")).to_have_count(2)
    assert await violations(phone, axe) == []
    # Nothing of a figure is cut off
    assert await skill.evaluate("(it) => it.scrollWidth <= it.parentElement.clientWidth")
    await phone.page.keyboard.press("Escape")

    # Beside the board there is less room than a decision takes in full
    await phone.page.set_viewport_size({"width": 1280, "height": 700})
    await phone.page.locator("[data-point]").first.click()
    await expect(phone.part("review-decision").locator("li").first).to_be_attached()
    assert await phone.part("review-notes").evaluate("(it) => it.scrollHeight > it.clientHeight")
    assert await phone.part("review-notes").evaluate(APART)
    await phone.page.set_viewport_size({"width": 390, "height": 844})

    assert phone.errors == []
