"""What a table does besides being played: it survives reloads and restarts, undoes, explains and speaks."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .visitor import ASKED, BOTS, SETTLED, Keys, Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


RECONNECTED = 40_000
"""Milliseconds in which a page finds the server again: its longest wait between two attempts, and some more."""


async def some_decisions(who: Visitor, number: int, seed: int, kind: type[Pointer | Keys] = Pointer) -> None:
    how = kind(seed)
    for _ in range(number):
        question = await who.my_turn()
        if question is None:
            return
        before = await who.marker()
        await how.decide(who, question)
        await who.moved_on(before)
    await who.my_turn()


@pytest.mark.journey
async def test_a_reload_changes_nothing(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await some_decisions(desk, 8, seed=4)
    before = await desk.shown()
    await desk.page.reload()
    await desk.part("map").wait_for()
    await desk.my_turn()
    assert await desk.shown() == before
    assert desk.errors == []


@pytest.mark.journey
async def test_a_killed_server_changes_nothing(desk: Visitor, own_host: Server) -> None:
    await desk.open_table(own_host.url)
    await some_decisions(desk, 6, seed=5)
    before = await desk.shown()
    own_host.kill()
    await expect(desk.part("turn-bar").locator("[role=status]")).not_to_be_empty()
    await asyncio.to_thread(own_host.start)
    await expect(desk.part("turn-bar").locator("[role=status]")).to_be_empty(timeout=RECONNECTED)
    assert await desk.shown() == before
    await some_decisions(desk, 2, seed=6)
    assert await desk.shown() != before


async def test_a_step_is_undone_by_its_chip_and_by_key(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    while await desk.my_turn() == "settle":
        await some_decisions(desk, 1, seed=7)
    before = await desk.shown()
    chips = desk.page.locator("[data-undo]")
    done = await chips.count()
    for way in ("chip", "key"):
        # The first press selects and sends nothing, the second on the same commits.
        await desk.page.locator("[data-card=monk]").click()
        await expect(desk.part("confirm")).to_be_visible()
        await expect(chips).to_have_count(done)
        await desk.page.locator("[data-card=monk]").click()
        await expect(chips).to_have_count(done + 1)
        # Keys are pressed whatever the page takes
        await desk.ready()
        await (chips.last.click() if way == "chip" else desk.page.keyboard.press("u"))
        await expect(chips).to_have_count(done)
        after = await desk.shown()
        assert after["cards"] == before["cards"]
    # The odds of a step may be on their way while the step is taken back
    assert [it for it in desk.errors if "/odds?at=" not in it] == []


@pytest.mark.parametrize("kind", [Pointer, Keys])
async def test_who_is_asked_is_heard_before_the_reply_to_the_last_answer(
    desk: Visitor, host: Server, kind: type[Pointer | Keys]
) -> None:
    await desk.open_table(host.url)
    async with desk.late_replies():
        await some_decisions(desk, 12, seed=12, kind=kind)
    assert desk.errors == []


async def test_moves_are_typed_and_undone_before_the_reply_to_the_last(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    async with desk.late_replies():
        while await desk.my_turn() == "settle":
            await desk.type((await desk.legal()).split(", ")[0])
        before = await desk.marker()
        await desk.type("take monk")
        taken = await desk.marker()
        await desk.page.keyboard.press("u")
        await desk.moved_on(taken)
        assert await desk.marker() == before
    assert desk.errors == []


async def test_what_cannot_be_undone_is_asked_for_twice(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    assert await desk.my_turn() == "settle"
    length = await desk.marker()
    await desk.page.locator("[data-answer=gallia]").click()
    await expect(desk.part("preview")).to_contain_text("2 people will live there")
    await expect(desk.part("final")).to_have_count(0)
    await expect(desk.part("preview-cubes")).to_be_visible()
    assert await desk.marker() == length
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("confirm")).to_have_count(0)
    await desk.page.locator("[data-answer=gallia]").click()
    await desk.part("confirm").click()
    await desk.moved_on(length)


async def test_a_ravage_is_shown_step_by_step_and_blocks_nothing(watcher: Visitor, host: Server) -> None:
    # The page's time stands still unless it is told to go on: a ravage that is found doesn't end by itself.
    clock = watcher.page.clock
    await watcher.stop_time()
    await watcher.open_table(host.url)
    how = Pointer(8)
    ravage = watcher.part("ravage")
    counting = "document.querySelector('[data-testid=ravage] li.now')"
    # A ravage appears before its first rat counts, and the page's time may stand still in between.
    while not await watcher.page.evaluate(f"Boolean({counting})"):
        # The watcher is asked once all that has come was shown.
        await watcher.until(f"{ASKED} || !({SETTLED})", BOTS)
        while not await watcher.page.evaluate(f"Boolean({counting} || {SETTLED})"):
            await clock.run_for(100)
        if await watcher.page.evaluate(f"Boolean({ASKED} && {SETTLED})"):
            before = await watcher.marker()
            await how.decide(watcher, str(await watcher.question()))
            await watcher.moved_on(before)
    await expect(ravage).to_be_visible()
    await expect(ravage.locator("li.now")).to_have_count(1)
    await expect(watcher.part("ravage-course")).to_be_visible()
    # The bar tells what is shown, and calls the watcher by no name: what will be asked after it comes after it.
    await expect(watcher.part("question")).not_to_contain_text("Guest")
    assert await watcher.question() is None
    assert await watcher.part("turn-bar").locator("[data-group], [data-answer]").count() == 0
    await watcher.page.keyboard.press(" ")
    if await ravage.count():
        await watcher.page.keyboard.press("Escape")
    await expect(ravage).to_have_count(0)
    assert watcher.errors == []


async def test_what_a_key_leads_to_is_there_before_the_next_one(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: bool(view["question"] == "turn"), seed=12)
    await desk.my_turn()
    # The first opens what can be done, the second chooses from it, and no picture is painted in between.
    chosen = await desk.page.evaluate(
        """async () => {
          for (const key of ["1", "1"]) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
            for (let i = 0; i < 9; i++) await null;
          }
          return document.querySelectorAll("[data-testid=panel] [data-answer][aria-pressed=true]").length;
        }"""
    )
    assert chosen == 1
    assert desk.errors == []


async def test_events_are_announced(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await some_decisions(desk, 1, seed=9)
    await expect(desk.part("voice-events")).not_to_be_empty()
    await expect(desk.part("voice-hints")).not_to_be_empty()
    await letters_are_no_keys(desk)


async def letters_are_no_keys(who: Visitor) -> None:
    """Somebody who hits keys by chance turns letters off as keys; the text board is opened by its button."""
    await who.part("help").click()
    await who.page.locator("[data-letters=false]").click()
    await who.page.keyboard.press("Escape")
    await who.page.keyboard.press(":")
    await who.page.keyboard.press("?")
    await expect(who.page.locator("dialog")).to_have_count(0)
    await who.part("text-board").click()
    await expect(who.part("command")).to_be_focused()
    await who.page.keyboard.type("l")
    await who.page.keyboard.press("Enter")
    await expect(who.part("text-output")).to_contain_text("settles")


@pytest.mark.journey
@pytest.mark.own_page
async def test_a_friend_sits_down_by_link(browser: Browser, desk: Visitor, host: Server) -> None:
    """At home a page has no secure connection, and so nothing that it could copy to: the link is shown."""
    await desk.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await desk.page.goto(host.url)
    await desk.seat(1, "open")
    await desk.part("play-now").click()
    await desk.part("table-link").click()
    await expect(desk.page.get_by_text(desk.page.url)).to_be_visible()
    context = await browser.new_context(**DESKTOP)
    friend = Visitor(await context.new_page())
    await friend.page.goto(desk.page.url)
    await friend.part("sit").click()
    await desk.part("begin").click()
    await some_settling(desk)
    assert await friend.my_turn() == "settle"
    await context.close()


async def some_settling(who: Visitor) -> None:
    assert await who.my_turn() == "settle"
    before = await who.marker()
    await who.page.locator("[data-answer=gallia]").click()
    if await who.taken(before):
        await who.part("confirm").click()


@pytest.mark.journey
async def test_two_at_one_screen_are_asked_in_turn(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.page.locator("[data-seat-name='1']").fill("  Lea ")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    asked = set()
    for seed in range(6):
        await desk.my_turn()
        asked.add(await desk.part("now").inner_text())
        await some_decisions(desk, 1, seed)
    # Nobody knows a secret, and nothing has to be pressed
    assert await desk.my_turn() is not None
    assert "Now: Lea" in asked
    assert len(asked) == 2
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await expect(desk.page.locator("[data-seat-name='1']")).to_have_value("  Lea ")
    assert desk.errors == []


@pytest.mark.journey
async def test_what_the_witch_saw_is_covered_before_the_screen_is_handed_over(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.page.locator("[data-seat-name='1']").fill("Ida")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    while await desk.my_turn() == "settle":
        await desk.type("hispania")
    await desk.type("take witch; use witch; gallia.1")
    seen = desk.page.locator("[data-token='gallia.1'] .eye")
    await expect(seen).to_have_count(1)
    await desk.type("stop")
    moves = (await desk.legal()).split(", ")
    await desk.type(next(move for move in moves if move.startswith("plague")))
    while await desk.part("curtain").count() == 0:
        await desk.type((await desk.legal()).split(", ")[0])
    assert await desk.page.locator("[data-token='gallia.1'][role=button]:not([data-lit])").count() == 0
    await expect(desk.part("curtain")).to_contain_text("I am Ida")
    await desk.part("curtain").locator("button").click()
    await expect(desk.part("curtain")).to_have_count(0)
    assert await desk.my_turn() == "turn"
    assert desk.errors == []


async def test_who_moved_sees_what_it_brought_before_the_screen_is_handed_over(watcher: Visitor, host: Server) -> None:
    # The page's time stands still: the ravage is shown until somebody goes on.
    await watcher.stop_time()
    await watcher.open_situation(host.url, ends_a_turn_in_a_ravage, seed=11)
    last = watcher.part("panel").locator("[data-answer]").first
    before = await watcher.marker()
    await last.click()
    if await watcher.taken(before):
        await watcher.part("confirm").click()
    await expect(watcher.part("ravage")).to_be_visible()
    assert await watcher.part("curtain").count() == 0
    await watcher.page.keyboard.press("Escape")
    await expect(watcher.part("curtain")).to_be_visible()
    await expect(watcher.part("curtain-story")).to_contain_text("The plague ravages")
    assert watcher.errors == []


def ends_a_turn_in_a_ravage(view: dict[str, Any]) -> bool:
    """The last new rat is asked for, people live where the plague is, and a seat knows a rat elsewhere.

    The holder of the Knight is asked once more before the ravage.
    """
    if view["question"] != "rat" or view["detail"]["left"] > 1 or view["round"] != "regular":
        return False
    if view["cards"]["knight"] == view["actor"]:
        return False
    others = [region for name, region in view["regions"].items() if name != view["plague"]]
    return sum(view["regions"][view["plague"]]["cubes"]) > 0 and any(
        rat["seen"] for it in others for rat in it["tokens"]
    )


@pytest.mark.journey
async def test_the_same_table_is_opened_anew(desk: Visitor, host: Server) -> None:
    table = await desk.found(host.url, lambda view: view["question"] is None, seed=12, options={"cards": "random"})
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await a_ravage_is_shown_again(desk)
    await desk.part("again").click()
    await desk.page.wait_for_url(lambda url: not url.endswith(table["id"]))
    assert await desk.my_turn() == "settle"
    anew = await (await desk.page.request.get(desk.page.url.replace("/t/", "/api/tables/"))).json()
    assert (anew["seats"], anew["mine"]) == (table["seats"], [0, 1])
    assert anew["view"]["seat"] == anew["view"]["start_seat"] == 1
    assert desk.errors == []


async def a_ravage_is_shown_again(who: Visitor) -> None:
    """From the ranking the final ravage, from the log the one that a region's name belongs to."""
    await who.part("ravages").click()
    sheet = who.part("ravage-sheet")
    # What it was expected to cost stands beside what it cost.
    await expect(sheet.locator("[data-testid=luck-then] :is(table, [data-testid=odds-nobody])")).to_be_visible()
    await expect(who.part("luck").locator("[data-luck] path").first).to_be_attached()
    await expect(sheet.locator("a[href*='/rules/rattus']").first).to_be_visible()
    # People may be left in a single region: then the last ravage is shown at once
    later = who.part("ravage-later")
    await (later if await later.is_enabled() else who.part("ravage-earlier")).click()
    await who.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await who.part("log").locator("[data-kind=ravage-ended] button.link").first.click()
    await expect(who.part("ravage-earlier")).to_be_disabled()
    await who.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def test_back_closes_the_topmost_sheet_and_the_table_stays(phone: Visitor, host: Server) -> None:
    await phone.open_table(host.url, tap=True)
    table, sheets = phone.page.url, phone.page.locator("dialog[open]")
    await phone.part("help").tap()
    await sheets.locator("a[href='/rules/rattus']").tap()
    await expect(phone.part("rules-sheet")).to_be_visible()
    await phone.page.go_back()
    await expect(sheets).to_have_count(1)
    await phone.page.go_back()
    await expect(sheets).to_have_count(0)
    # A step forward leads to no sheet, and one that was closed by its button leaves no step behind.
    await phone.page.go_forward()
    await phone.part("book").tap()
    await sheets.get_by_role("button", name="Close").tap()
    await expect(sheets).to_have_count(0)
    await phone.part("text-board").tap()
    await expect(sheets).to_have_count(1)
    await phone.page.reload()
    await phone.part("map").wait_for()
    await expect(phone.page).to_have_url(table)
    await phone.page.go_back()
    await expect(phone.part("play-now")).to_be_visible()
    await phone.page.go_forward()
    await phone.part("map").wait_for()
    assert phone.page.url == table
    assert phone.errors == []


async def test_a_lost_connection_is_noticed_and_what_was_missed_is_caught_up(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.part("play-now").click()
    assert await desk.my_turn() == "settle"
    bar, way = desk.part("turn-bar"), desk.part("turn-bar").locator("[role=status]")
    await desk.page.context.set_offline(True)
    await expect(way).not_to_be_empty()
    high = await bar.bounding_box()
    await desk.page.locator("[data-answer=gallia]").click()
    await desk.part("confirm").click()
    await expect(desk.part("trouble")).to_be_visible()
    assert await bar.bounding_box() == high
    await desk.part("trouble-close").click()
    await expect(desk.part("trouble")).to_have_count(0)
    before = await desk.marker()
    address = desk.page.url.replace("/t/", "/api/tables/")
    table = await (await desk.page.request.get(address)).json()
    await desk.post(f"{address}/answers", {"ply": table["ply"], "seat": 0, "answer": "italia"})
    assert await desk.marker() == before
    await desk.page.context.set_offline(False)
    await expect(way).to_be_empty()
    await desk.moved_on(before)
    await expect(desk.page.locator("[data-region=italia]")).to_have_attribute("aria-label", re.compile("2 Red"))


async def test_a_card_stays_where_it_was_pressed(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await expect(desk.part("end-ring")).to_have_attribute("data-left", "29")
    await desk.part("end-ring").click()
    await expect(desk.part("end-sheet").locator("a[href*='#F1']").first).to_be_visible()
    await expect(desk.part("end-sheet").locator("a[href*='#F6']").first).to_be_visible()
    await desk.page.keyboard.press("Escape")
    while await desk.my_turn() == "settle":
        await some_decisions(desk, 1, seed=13)
    card = desk.page.locator("[data-card=monk]")
    before = await card.bounding_box()
    await card.click()
    await expect(desk.page.locator("[data-answer='take monk']")).to_be_visible()
    assert await card.bounding_box() == before


@pytest.mark.parametrize("size", ["desk", "phone"])
async def test_no_region_lies_under_a_button_of_the_map(host: Server, size: str, desk: Visitor, phone: Visitor) -> None:
    who = desk if size == "desk" else phone
    await who.open_table(host.url, players=4)
    covered = """() => [...document.querySelectorAll(".zoom button")].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const spots = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]));
      return spots.flatMap(([x, y]) => document.elementsFromPoint(x, y).filter((it) => it.closest("[data-region]")));
    }).length"""
    await expect(who.page.locator(".zoom button")).to_have_count(2)
    board, room = await who.part("map").bounding_box(), who.page.viewport_size
    assert board is not None
    assert room is not None
    assert board["height"] > 0.6 * room["height"]
    await who.part("map").scroll_into_view_if_needed()
    assert await who.page.evaluate(covered) == 0


async def test_the_focus_is_seen_whole_on_the_map(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await desk.page.locator("[data-region]").first.focus()
    await desk.page.keyboard.press("ArrowRight")
    # What comes later in a picture is painted over what comes before.
    above = """() => [...document.querySelectorAll("[data-region]")].every((region) =>
      region.compareDocumentPosition(document.querySelector("[data-testid=ring]")) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    assert await desk.page.evaluate(above)
    ring = await desk.part("ring").get_attribute("d")
    assert await desk.page.evaluate("document.activeElement.querySelector('path').getAttribute('d')") == ring


async def test_the_focus_is_seen_whole_on_a_rat_among_rats(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: bool(view["question"] == "witch look"), seed=14)
    rats = desk.page.locator("[data-spot]")
    await desk.page.locator("[data-spot][tabindex='0']").focus()
    await desk.page.keyboard.press("ArrowRight")
    await expect(desk.part("spot-ring")).to_have_count(1)
    above = """(rats) => rats.every((rat) =>
      rat.compareDocumentPosition(document.querySelector("[data-testid=spot-ring]")) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    assert await rats.evaluate_all(above)
    await desk.page.locator("[data-region]").first.focus()
    await expect(desk.part("spot-ring")).to_have_count(0)


async def test_the_map_stays_in_sight_while_a_witch_looks_on_a_phone(phone: Visitor, host: Server) -> None:
    await phone.open_situation(host.url, lambda view: bool(view["question"] == "witch look"), seed=14)
    panel, map_ = await phone.part("panel").bounding_box(), await phone.part("map").bounding_box()
    assert panel is not None
    assert map_ is not None
    assert panel["y"] - map_["y"] > 0.65 * map_["height"]
    await phone.part("panel").locator("[data-answer]").first.tap()
    await expect(phone.part("final")).to_contain_text("unsee a rat")
    await phone.part("confirm").tap()
    await expect(phone.part("witch").locator("svg").first).to_be_visible()


async def test_what_happened_last_is_in_sight_on_a_laptop(desk: Visitor, host: Server) -> None:
    await desk.open_situation(host.url, lambda view: bool(view["question"] == "turn"), players=4, seed=15)
    await expect(desk.part("log").locator("li").last).to_be_in_viewport(ratio=1)


async def test_a_tablet_on_its_side_leaves_most_of_its_width_to_the_board(desk: Visitor, host: Server) -> None:
    await desk.page.set_viewport_size({"width": 1024, "height": 768})
    await desk.open_against_bots(host.url)
    board = await desk.part("map").bounding_box()
    assert board is not None
    assert board["width"] > 0.58 * 1024
    assert await desk.no_side_scroll()


async def test_the_result_marks_who_of_them_is_you(desk: Visitor, host: Server) -> None:
    await desk.open_against_bots(host.url, begun=lambda view: view["round"] == "over")
    ranking = desk.part("ranking")
    await expect(ranking.locator("[data-seat='0']")).to_contain_text("(you)")
    await expect(ranking.locator("[data-seat='1']")).to_contain_text("Computer: random")
    await expect(ranking.locator("[data-seat='1']")).not_to_contain_text("(you)")
    winner = int(str(await ranking.locator("li").first.get_attribute("data-seat")))
    await expect(desk.part("question")).to_have_text("You win" if winner == 0 else "random wins")


async def test_a_missing_table_is_said_plainly(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/t/nothing-here")
    await expect(desk.page.locator("main")).to_contain_text("Table not found")


async def test_the_note_of_the_last_ravage_leaves_hispania_in_sight(desk: Visitor, host: Server) -> None:
    table = await desk.found(host.url, lambda view: bool(view["round"] == "over"), seed=3)
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    note = await desk.part("ravage-losses").bounding_box()
    hispania = await desk.page.locator("[data-region=hispania]").bounding_box()
    assert note is not None
    assert hispania is not None
    assert note["x"] > hispania["x"] + hispania["width"]


async def test_a_panel_that_is_cut_off_fades_where_it_goes_on(phone: Visitor, host: Server) -> None:
    await phone.page.set_viewport_size({"width": 844, "height": 390})
    await phone.open_situation(host.url, lambda view: bool(view["question"] == "turn"), players=4)
    await Pointer(0).on_map(phone.page, "germania")
    panel = phone.part("panel")
    await expect(panel).to_have_attribute("data-below", "")
    assert "24px" in await panel.evaluate("(it) => getComputedStyle(it).maskImage")
    await panel.evaluate("(it) => { it.scrollTop = it.scrollHeight; }")
    await expect(panel).not_to_have_attribute("data-below", "")
    assert phone.errors == []
