"""On phones all that may be pressed for an answer is in sight, or a counted arrow leads there; so is a running clock."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from ratskeller import games

from .conftest import PATIENCE, PHONE
from .pictures.drawing import SETTINGS, reached
from .pictures.questions import moments, named
from .pictures.recorded import MOMENT, RecordedTable
from .pictures.scenes import SCENES, Scene
from .pictures.site import ORIGIN, Site
from .reaching import asked
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = ((390, 844), (360, 640), (844, 390))
FEWEST = 0.75
"""The share of a button or a clock that has to be in sight, since a pill fills no more of its box; of a place on a board, any part that a
finger can hit."""
ROUND = ("right", "down", "left", "up", "right", "down")
MOST = 24
"""Presses that lead from one end to the other."""
PRESS = """(side) => {
  const arrows = [...document.querySelectorAll(`[data-beyond=${side}]`)].filter((it) => it.checkVisibility());
  for (const arrow of arrows) arrow.click();
  return arrows.length > 0;
}"""
OUT_OF_SIGHT = """(fewest) => {
  const of = (...boxes) => boxes.map((it) => `[data-testid=${it}] button:enabled`);
  const is = (it) => document.querySelector(`[data-testid=${it}]`) !== null;
  const clock = "[data-testid=turn-bar] [data-testid=clock]";
  // A ravage stands before everything else; what is tried is confirmed or taken back first
  const places = is("confirm") ? [] : ["[data-lit]", "[data-target]"];
  const sought = [clock, ...(is("ravage") ? of("ravage") : [...of("turn-bar", "panel", "final-walk"), ...places])].join();
  const spots = [0.04, 0.15, 0.3, 0.5, 0.7, 0.85, 0.96];
  const isSeen = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const hits = spots.flatMap((x) => spots.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
    const share = hits.filter((hit) => it.contains(hit)).length / hits.length;
    return it instanceof SVGElement ? share > 0 : share >= fewest;
  };
  const isMeant = (it) => it.checkVisibility({ visibilityProperty: true }) && getComputedStyle(it).pointerEvents !== "none";
  const nameOf = (it) => {
    const data = Object.entries({ ...it.dataset }).map((pair) => pair.join("=")).join(" ");
    return `${data} ${it.textContent.trim().replace(/\\s+/g, " ").slice(0, 24)}`.trim();
  };
  const lost = [...document.querySelectorAll(sought)].filter((it) => isMeant(it) && !isSeen(it));
  const cut = [...document.querySelectorAll("[data-beyond]")].filter((it) => isMeant(it) && !isSeen(it));
  return { lost: lost.map(nameOf), cut: cut.map(nameOf) };
}"""
ARROWS = """() => [...document.querySelectorAll("[data-beyond]")]
  .filter((it) => it.checkVisibility())
  .map((it) => ({ side: it.dataset.beyond, count: Number(it.dataset.count) }))"""
DRAWN = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
GO = """(path) => {
  history.pushState({ sheets: 0 }, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: { sheets: 0 } }));
}"""
"""Go to another table without loading the page anew."""


@dataclass(frozen=True)
class Walker:
    """A phone at one table after another."""

    who: Visitor
    site: Site

    @property
    def page(self) -> Page:
        """Its page."""
        return self.who.page

    async def go(self, table: RecordedTable) -> None:
        """Go to another table."""
        self.site.table = table
        await self.page.evaluate(GO, f"/t/{table.id}")

    async def faults(self) -> list[str]:
        """Look at the table in every size; return what nobody would find."""
        found = []
        for wide, high in SIZES:
            await self.page.set_viewport_size({"width": wide, "height": high})
            await self.page.evaluate(DRAWN)
            found += [f"{wide}x{high}: {fault}" for fault in await self.faults_here()]
        return found

    async def faults_here(self) -> list[str]:
        """Return what is out of sight in this size and not counted, and what no arrow brings into sight."""
        seen, arrows = await self.settled()
        lost, faults = set(seen["lost"]), [f"cut: {it}" for it in seen["cut"]]
        counted = sum(arrow["count"] for arrow in arrows)
        if counted < len(lost):
            faults.append(f"{counted} counted of {len(lost)}: {sorted(lost)[:5]}")
        lost -= await self.led_to(lost)
        return faults + [f"never in sight: {it}" for it in sorted(lost)[:5]]

    async def settled(self) -> tuple[Any, Any]:
        """Return what is out of sight and the arrows, once both stay the same: parts of a panel come late."""
        before = None
        while True:
            now = (await self.page.evaluate(OUT_OF_SIGHT, FEWEST), await self.page.evaluate(ARROWS))
            if now == before:
                return now
            before = now
            await self.page.evaluate(DRAWN)

    async def led_to(self, lost: set[str]) -> set[str]:
        """Follow the arrows around the board and to the ends of the lists, and return what has come into sight."""
        found: set[str] = set()
        for side in ROUND:
            for _ in range(MOST):
                if not lost - found or not await self.page.evaluate(PRESS, side):
                    break
                await self.page.evaluate(DRAWN)
                found |= lost - set((await self.page.evaluate(OUT_OF_SIGHT, FEWEST))["lost"])
        return found


@asynccontextmanager
async def walking(browser: Browser) -> AsyncIterator[Walker]:
    """Open a phone for which no server is needed."""
    context = await browser.new_context(**PHONE, locale="en", timezone_id="UTC", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        await context.clock.set_fixed_time(MOMENT)
        await context.add_init_script(SETTINGS % "off")
        game = games.names()[0]
        first = moments(game)[0][0]
        site = Site(RecordedTable("first", first.record, first.length, first.seat))
        await site.serve(context)
        walker = Walker(Visitor(await context.new_page()), site)
        await walker.page.goto(f"{ORIGIN}/t/first")
        await asked(walker.who)
        yield walker
        assert walker.who.errors == []
        assert site.unknown == []
    finally:
        await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def walker(browser: Browser) -> AsyncIterator[Walker]:
    async with walking(browser) as it:
        yield it


@pytest.mark.parametrize("game", games.names())
async def test_every_kind_of_question_is_put_to_somebody_in_the_recorded_games(game: str) -> None:
    to_players, to_chance = moments(game)
    assert {moment.question for moment in to_players} | to_chance == named(game)


async def walked(walker: Walker, game: str) -> list[str]:
    """Put every kind of question of a game to somebody with a live clock; return what nobody would find."""
    faults = []
    for moment in moments(game)[0]:
        await walker.go(RecordedTable(str(moment), moment.record, moment.length, moment.seat, hurried=True))
        await walker.who.until(f"document.querySelector('[data-testid=turn-bar][data-length=\"{moment.length}\"]')")
        await asked(walker.who)
        await walker.page.locator("[data-testid=turn-bar] [data-testid=clock]").wait_for(state="attached")
        faults += [f"{moment} {fault}" for fault in await walker.faults()]
    return faults


@pytest.mark.parametrize("game", games.names())
async def test_all_that_may_be_pressed_and_the_clock_are_in_sight_or_counted_whatever_is_asked(
    walker: Walker, game: str
) -> None:
    assert await walked(walker, game) == []


@pytest.mark.parametrize("scene", [it for it in SCENES if it.device == "phone" and not it.path], ids=str)
async def test_what_happens_is_tried_and_has_ended_leaves_all_that_may_be_pressed_in_sight(
    browser: Browser, scene: Scene
) -> None:
    # Beside a live clock a ravage goes on by itself, and would be over before it is walked
    async with reached(browser, replace(scene, hurried=scene.more == 0)) as easel:
        assert await Walker(easel.who, easel.site).faults() == []


@pytest.mark.parametrize("game", games.names())
async def test_the_way_back_from_a_stand_in_is_in_sight(walker: Walker, game: str) -> None:
    first = moments(game)[0][0]
    table = RecordedTable(f"relieved-{game}", first.record, first.length, first.seat, hurried=True, relieved=True)
    await walker.go(table)
    await walker.who.part("take-back").wait_for()
    assert await walker.faults() == []
