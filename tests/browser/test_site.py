"""A site without a server: a host of files, a browser, and after the first visit no network."""

import asyncio
import json
import random
import re
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urljoin

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from server.reviewed import judgements, other_turn

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.review.judgements import decisions
from ratskeller.site import build, requests, reviews

from .conftest import BUILT, DESKTOP, PLAIN, missing
from .settler import Finger, Settler
from .test_access import violations
from .visitor import ASKED, BAR, BOTS, SETTLED, Pointer, Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.late, pytest.mark.asyncio(loop_scope="session")]

WEAKEST, STRONGEST = 0, -1
"""Levels: games are played to their end against one that hardly thinks; the other thinks for a second about each turn."""
KEEPING = 120_000
"""Milliseconds in which the browser has kept the whole site."""
BEGINNING = 60_000
"""Milliseconds after which the first table is there: Python has to start."""
NOTHING = "^$"
"""An address that nobody asks for."""
MEMORY = "caches.keys().then(async ([name]) => name ? (await caches.open(name)).keys() : [])"
"""The addresses of what the browser keeps of a site that it doesn't keep as a whole: the memory of Python."""
LOOKING = 100
"""Milliseconds after which a page looks again whether something has come true."""
RUN_OUT = """async (table) => {
  if (document.querySelector("[data-testid=paused]")) return true;
  const opening = indexedDB.open(`ratskeller ${location.origin}`);
  await new Promise((done) => opening.onsuccess = done);
  const ticks = opening.result.transaction("ticks", "readwrite").objectStore("ticks");
  const reading = ticks.get(table);
  reading.onsuccess = () => {
    const { result: tick } = reading;
    if (tick) ticks.put({ ...tick, time: tick.time + 3600_000 }, table);
  };
  opening.result.close();
  return false;
}"""
"""Lets an hour pass at a table, until its time is up."""
TURN = """(path) => {
  history.pushState({ sheets: 0 }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: { sheets: 0 } }));
}"""
DAMAGE = "await (await caches.open((await caches.keys())[0])).put(it, new Response('damaged'));"
IS_MENDED = f"{MEMORY}.then(async ([it]) => it && (await (await caches.match(it)).text()) !== 'damaged')"
REVIEWING = 120_000
"""Milliseconds after which a short game is reviewed, or a turn is judged."""
PLAYED = "playedAtThisScreen4567"
"""The id of a table at which a game was played."""
SHORT = 54
"""The seed of a short game of Rattus."""


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that tells nobody what it sends. It has lost the files whose addresses match `lost`."""

    lost: ClassVar[str] = NOTHING

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        if re.search(self.lost, self.path):
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            super().do_GET()


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that has nothing but the files of a site."""
    if not BUILT.is_file():
        missing("the client is not built")
    if not build.PYODIDE.is_dir():
        missing("no Pyodide: run npm ci in web/")
    folder: Path = tmp_path_factory.mktemp("site") / "files"
    build.build(folder)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    thread.join()
    host.server_close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def regular(browser: Browser, files: str) -> AsyncIterator[Visitor]:
    """Somebody who has been to the site once, has no network now, and stays on one page: each page starts Python anew, for seconds."""
    context = await browser.new_context(**DESKTOP | {"service_workers": "allow"})
    who = await visitor(await context.new_page(), speed="off")
    await who.page.goto(files)
    await who.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=KEEPING)
    await context.set_offline(True)
    await who.page.goto(files)
    yield who
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def alone(regular: Visitor) -> Visitor:
    """Somebody on the start page of the site without a network."""
    regular.errors.clear()
    await turn_to(regular, "/")
    return regular


@pytest_asyncio.fixture(loop_scope="session")
async def new(browser: Browser) -> AsyncIterator[Visitor]:
    """Somebody who has never been to the site; the host has lost nothing afterwards."""
    context = await browser.new_context(**DESKTOP)
    yield await visitor(await context.new_page(), speed="off")
    Quiet.lost = NOTHING
    await context.close()


async def turn_to(who: Visitor, path: str) -> None:
    """Go to another page of the site without loading it."""
    await who.page.evaluate(TURN, path)


async def begin(who: Visitor, game: str, level: int) -> None:
    """From the start page to a table against a level, by its number: 0 is the weakest."""
    await who.page.locator(f"[data-game={game}]").click()
    await who.choose_players(2, lambda button: button.click())
    await who.seat(1, f"bot:{bots.levels(game)[level]}")
    await who.part("play-now").click()
    await who.part("turn-bar").wait_for(timeout=BEGINNING)


def no_errors(who: Visitor) -> bool:
    return [it for it in who.errors if "ERR_INTERNET_DISCONNECTED" not in it] == []


async def test_a_game_of_rattus_is_played_to_its_end(alone: Visitor, tmp_path: Path) -> None:
    await go_on(alone, tmp_path / "games.json", finished("rattus", SHORT).at(100))
    assert await alone.play(Pointer(1)) > 2
    await expect(alone.part("ranking")).to_be_visible()
    assert no_errors(alone)


async def test_a_game_of_carcassonne_is_played_to_its_end(alone: Visitor, tmp_path: Path) -> None:
    await go_on(alone, tmp_path / "games.json", finished("carcassonne", 1).at(207))
    assert await Settler(alone).play(Finger(1)) > 2
    await expect(alone.page.locator("[data-testid=final-walk], [data-testid=ranking]").first).to_be_visible()
    assert no_errors(alone)


async def test_a_table_against_the_strongest_is_there_after_a_reload_and_in_the_list(alone: Visitor) -> None:
    await begin(alone, "carcassonne", STRONGEST)
    await Settler(alone).play(Finger(2), 2)
    await Settler(alone).my_turn()
    tiles = await Settler(alone).tiles()
    await alone.unfold("notes")
    await alone.part("notes-text").fill("the north")
    await alone.part("notes-text").press("Enter")
    await expect(alone.part("notes-change")).to_contain_text("the north")
    table = alone.page.url.rpartition("/")[2]
    await alone.page.reload()
    await alone.part("board").wait_for(timeout=BEGINNING)
    await Settler(alone).my_turn()
    assert await Settler(alone).tiles() == tiles
    await expect(alone.part("notes-change")).to_contain_text("the north")
    await turn_to(alone, "/")
    await expect(alone.page.locator(f"[data-table='{table}']")).to_be_visible()
    assert no_errors(alone)


async def test_two_windows_show_one_table_against_the_strongest(alone: Visitor) -> None:
    await begin(alone, "rattus", STRONGEST)
    await alone.my_turn()
    other = await visitor(await alone.page.context.new_page(), speed="off")
    await other.page.goto(alone.page.url)
    await other.part("map").wait_for(timeout=BEGINNING)
    await other.my_turn()
    await alone.play(Pointer(1), 3)
    await alone.my_turn()
    await other.until(f"{BAR}.dataset.length === '{await alone.marker()}'")
    await other.page.close()
    assert no_errors(alone)


async def test_a_site_without_https_plays_and_keeps_the_table(new: Visitor, files: str) -> None:
    await new.page.goto(files.replace("127.0.0.1", PLAIN))
    assert not await new.page.evaluate("isSecureContext")
    await begin(new, "rattus", STRONGEST)
    assert await new.play(Pointer(1), 2) == 2
    await new.my_turn()
    length = await new.marker()
    table = new.page.url.rpartition("/")[2]
    # A host of files alone doesn't know the addresses of tables
    await new.page.goto(urljoin(new.page.url, "/"))
    await new.page.locator(f"[data-table='{table}']").click()
    await new.part("map").wait_for(timeout=BEGINNING)
    await new.my_turn()
    assert await new.marker() == length
    assert no_errors(new)


async def test_a_bot_says_during_a_game_what_it_is_up_to(alone: Visitor) -> None:
    await alone.page.locator("[data-game=rattus]").click()
    await alone.choose_players(2, lambda button: button.click())
    await alone.choose("analysis", "true")
    await alone.seat(1, f"bot:{bots.levels('rattus')[WEAKEST]}")
    await alone.part("play-now").click()
    await alone.part("turn-bar").wait_for(timeout=BEGINNING)
    while await alone.my_turn() and await alone.part("why-last").count() == 0:
        await alone.play(Pointer(1), 1)
    await alone.page.locator("[data-bot]").first.click()
    await expect(alone.part("bot-intent-text")).to_contain_text("The foundling ", timeout=BEGINNING)
    await alone.page.keyboard.press("Escape")
    await turn_to(alone, "/")
    await alone.choose("analysis", "false")
    assert no_errors(alone)


async def test_a_clock_goes_on_after_a_reload_and_waits_for_the_player_at_its_end(alone: Visitor) -> None:
    await alone.page.locator("[data-game=rattus]").click()
    await alone.choose_players(2, lambda button: button.click())
    await alone.seat(1, f"bot:{bots.levels('rattus')[WEAKEST]}")
    await expect(alone.page.locator("[data-option=time][data-value=days]")).to_have_count(0)
    await alone.choose("time", "relaxed")
    await alone.part("play-now").click()
    await alone.part("turn-bar").wait_for(timeout=BEGINNING)
    await alone.my_turn()
    running = alone.page.locator("[data-runs=true] b").first
    await expect(running).to_have_text(re.compile("1:[0-4].|0:.."), timeout=BEGINNING)
    await alone.page.reload()
    await expect(running).to_have_text(re.compile("1:[0-4].|0:.."), timeout=BEGINNING)
    table = alone.page.url.rpartition("/")[2]
    await becomes(alone, f"({RUN_OUT})('{table}')")
    await alone.part("take-back").click()
    await expect(alone.part("paused")).to_have_count(0)
    await alone.my_turn()
    assert no_errors(alone)


async def test_the_companion_plays_like_the_weakest_level_until_a_game_is_over(new: Visitor, files: str) -> None:
    await new.page.goto(f"{files}/?game=rattus")
    await new.choose_players(2, lambda button: button.click())
    await new.seat(1, "bot:companion")
    row = new.page.locator("[data-seat-kind='1']")
    await expect(row).to_contain_text("Like the foundling, until you have finished a game.", timeout=BEGINNING)
    await new.part("play-now").click()
    await new.part("turn-bar").wait_for(timeout=BEGINNING)
    await new.my_turn()
    sitting = new.page.locator("[data-bot]")
    assert await sitting.get_attribute("data-bot") == "foundling+0"
    await new.play(Pointer(1), 1)
    await sitting.click()
    await expect(new.part("bot-strength")).to_have_text("At this table it plays like the foundling.")
    assert no_errors(new)


async def test_the_deal_of_the_day_is_played_for_practice(alone: Visitor) -> None:
    await alone.part("daily").click()
    await expect(alone.part("daily-deal")).to_be_visible(timeout=BEGINNING)
    await expect(alone.part("daily-honest")).to_contain_text("There is no ranking")
    await expect(alone.part("daily-ranking")).to_have_count(0)
    await alone.part("daily-play").click()
    await alone.page.wait_for_url(re.compile("/t/"))
    table = alone.page.url
    await alone.part("map").or_(alone.part("board")).wait_for(timeout=BEGINNING)
    await turn_to(alone, "/daily")
    await alone.part("daily-play").get_by_text("Continue your game").click(timeout=BEGINNING)
    await alone.page.wait_for_url(table)
    assert no_errors(alone)


async def test_a_lesson_begins(alone: Visitor) -> None:
    await alone.part("lesson-offer").click()
    # That of the game that was played last
    await alone.part("map").or_(alone.part("board")).wait_for(timeout=BEGINNING)
    await expect(alone.part("lesson-text")).to_be_visible()


def finished(game: str, seed: int) -> Position:
    """A game of two, played at random to its end."""
    rng = random.Random(seed)
    position = games.get(game).new(players=2).play_chance(rng)
    while not position.over:
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position


async def load(who: Visitor, file: Path, expected: str) -> None:
    """Load games from a file on the start page."""
    await who.part("games-read").set_input_files(file)
    await expect(who.part("games-said")).to_contain_text(f"{file.name}: {expected}", timeout=BEGINNING)


async def go_on(who: Visitor, file: Path, position: Position) -> None:
    """From the start page to a table against the weakest level, whose game has come so far: its file has what another device would have."""
    game = position.game.name
    there = {"game": game, "names": ["Ada", None], "bots": [None, bots.levels(game)[WEAKEST]], "odds": "after"}
    there |= {"analysis": False, "standing": True, "long_thoughts": False, "record": json.loads(position.record())}
    asked = {"method": "POST", "path": "/continuations", "body": {"continuation": json.dumps(there)}}
    (table,) = json.loads(requests.serve(json.dumps(asked | {"bots": {game: bots.names(game)}})))["stored"]
    file.write_text(json.dumps({"format": "ratskeller-games", "version": 1, "tables": [table], "reviews": {}}))
    await load(who, file, "1 new game")
    await who.page.locator(f"[data-table='{table['id']}']").click()
    await who.part("turn-bar").wait_for(timeout=BEGINNING)


async def save(who: Visitor, file: Path) -> dict[str, Any]:
    """Save all games to a file from the start page; returns its content."""
    async with who.page.expect_download() as saved:
        await who.part("games-save").click()
    await (await saved.value).save_as(file)
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


async def answer_first_mistake(who: Visitor, record: Position) -> None:
    """Answer the first question about mistakes with another turn, and wait for what it is worth."""
    await who.part("review-learn").press("Enter")
    await expect(who.part("review-learning")).to_contain_text("Find a better turn")
    await expect(who.part("talk")).to_have_count(0)
    for answer in other_turn(record, int(await who.marker() or 0)).split("; "):
        await who.type(answer)
    await expect(who.part("review-learn-reply")).to_be_visible(timeout=REVIEWING)


async def test_a_game_from_a_record_is_reviewed_and_taken_to_another_browser_with_its_review(
    alone: Visitor, new: Visitor, files: str, tmp_path: Path
) -> None:
    record, file, copy = finished("rattus", SHORT), tmp_path / "record.json", tmp_path / "games.json"
    file.write_text(record.record(), encoding="utf-8")
    await load(alone, file, "1 new game")
    before = await save(alone, copy)
    await load(alone, file, "no new games, 1 already here")
    assert await save(alone, copy) == before
    await alone.part("review").first.click()
    await expect(alone.part("review-timeline")).to_contain_text("Analysis complete", timeout=REVIEWING)
    await answer_first_mistake(alone, record)

    await alone.part("review-learn-end").click()
    await alone.page.go_back()
    saved = await save(alone, copy)
    assert len(saved["reviews"]) > len(before["reviews"])
    await new.page.goto(files)
    await load(new, copy, f"{len(saved['tables'])} new game")
    await new.part("review").first.click()
    await expect(new.part("review-timeline")).to_contain_text("Analysis complete", timeout=BEGINNING)
    assert no_errors(alone)
    assert new.errors == []


def reviewed(record: Position) -> tuple[str, str]:
    """The id of a table at which a game was played, and a file with it and a review that has found one mistake."""
    asked = {"method": "POST", "path": "/records", "body": {"record": record.record()}, "name": "Ada"}
    (table,) = json.loads(requests.serve(json.dumps(asked)))["stored"]
    at = next(it.at for it in decisions(record) if it.seat == 0 and it.at > 4)
    found = reviews.StoredReview(reviews.method_of(record.game.name), judgements(record, {at: other_turn(record, at)}))
    review = msgspec.json.encode(found).decode()
    content = {"format": "ratskeller-games", "version": 1, "tables": [table], "reviews": {table["id"]: review}}
    # A table at which somebody has played has an id of its own, not that of the game
    return PLAYED, json.dumps(content).replace(table["id"], PLAYED)


async def test_a_mistake_of_carcassonne_is_answered_and_played_on_from_by_a_link(
    alone: Visitor, tmp_path: Path
) -> None:
    record, file = finished("carcassonne", 1), tmp_path / "games.json"
    table, content = reviewed(record)
    file.write_text(content, encoding="utf-8")
    await load(alone, file, "1 new game")
    await alone.page.locator(f"li:has([data-table='{table}']) [data-testid=review]").click()
    await expect(alone.part("review-learn")).to_be_enabled(timeout=BEGINNING)
    await answer_first_mistake(alone, record)
    await alone.part("review-learn-end").click()

    await alone.part("review-share").click()
    await expect(alone.part("review-link")).to_contain_text("&at=")
    assert await alone.part("review-copy").evaluate("(it) => it.getBoundingClientRect().bottom < innerHeight / 2")
    link = await alone.part("review-link").inner_text()
    await alone.page.keyboard.press("Escape")
    await alone.page.go_back()
    await alone.part("play-now").wait_for()
    # What comes after the # is all that changes: the page stays
    await alone.page.evaluate("(link) => { location.href = link; }", link)
    await alone.part("shared-look").click()
    # People who open their own link are at the table that they have
    await expect(alone.page).to_have_url(re.compile(f"/t/{table}/review"))
    await alone.page.go_back()
    await alone.part("shared-play").click()
    await alone.part("branch-go").click()
    await alone.part("board").wait_for(timeout=BEGINNING)
    await Settler(alone).turn(Finger(1))
    assert no_errors(alone)


async def test_a_game_in_play_goes_on_on_another_device(alone: Visitor, new: Visitor, axe: str) -> None:
    await begin(alone, "rattus", 0)
    await alone.play(Pointer(1), 1)
    await alone.my_turn()
    await alone.part("elsewhere").click()
    await expect(alone.part("elsewhere-link")).to_contain_text("#game=")
    assert await violations(alone, axe) == []
    link, length = await alone.part("elsewhere-link").inner_text(), await alone.marker()
    await new.page.goto(link)
    await expect(new.part("shared")).to_contain_text("still in play")
    await new.part("shared-go-on").click()
    await new.part("turn-bar").wait_for(timeout=BEGINNING)
    assert await new.marker() == length
    assert await new.play(Pointer(1), 1) == 1
    assert no_errors(new)


async def test_python_that_did_not_come_is_named_and_tried_again(new: Visitor, files: str) -> None:
    Quiet.lost = "python_stdlib.zip$"
    await new.page.goto(files)
    await new.choose_players(2, lambda button: button.click())
    await new.part("play-now").click()
    failed = new.part("startup").get_by_role("alert")
    await expect(failed).to_contain_text("python_stdlib.zip: 404", timeout=BEGINNING)
    Quiet.lost = NOTHING
    await new.part("startup").get_by_role("button", name="Try again").click()
    bar = new.part("startup").get_by_role("progressbar")
    await expect(bar).to_be_visible()
    await new.part("map").wait_for(timeout=BEGINNING)
    await expect(bar).to_have_count(0)


async def test_a_later_visit_goes_on_from_the_memory_of_python_and_a_damaged_one_is_made_anew(
    new: Visitor, files: str
) -> None:
    tables = set()
    for damage in ("", DAMAGE, None):
        await new.page.goto(files)
        await new.choose_players(2, lambda button: button.click())
        await new.part("play-now").click()
        await new.part("map").wait_for(timeout=BEGINNING)
        assert await new.play(Pointer(1), 1) == 1
        if damage is not None:
            await becomes(new, f"{MEMORY}.then((it) => it.length > 0)")
            await new.page.evaluate(f"{MEMORY}.then(async ([it]) => {{ {damage} }})")
        tables.add(new.page.url)
    # The memory that is kept holds no chance
    assert len(tables) == 3
    await becomes(new, IS_MENDED)


async def becomes(who: Visitor, promised: str) -> None:
    """Wait until a promise of the page comes true, which Playwright's own wait takes for true at once."""
    looking = f"while (!(await {promised})) await new Promise((go) => setTimeout(go, {LOOKING}));"
    async with asyncio.timeout(KEEPING / 1000):
        await who.page.evaluate(f"async () => {{ {looking} }}")


async def test_bots_whose_module_did_not_come_answer_at_random(new: Visitor, files: str) -> None:
    Quiet.lost = r"/rattus-\w+\.wasm$"
    await new.page.goto(files)
    await new.choose_players(2, lambda button: button.click())
    await new.part("play-now").click()
    await new.part("map").wait_for(timeout=BEGINNING)
    failed = new.part("startup").get_by_role("alert")
    while await is_asked_before(new, "[data-testid=startup] [role=alert]"):
        await new.play(Pointer(1), 1)
    await expect(failed).to_contain_text(".wasm: 404")
    await new.part("startup").get_by_role("button", name="Play on against random opponents").click()
    await expect(failed).to_have_count(0)
    assert await new.play(Pointer(1), 1) == 1


async def is_asked_before(who: Visitor, shown: str) -> bool:
    """Wait until somebody is asked something or something is shown; whether they are asked."""
    there = f"document.querySelector('{shown}')"
    await who.until(f"{there} || {ASKED} && {SETTLED}", BOTS)
    return not await who.page.evaluate(f"Boolean({there})")
