"""On phones all that may be pressed for an answer is in sight, or a counted arrow leads there; so is a running clock."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.async_api import Browser

from ratskeller import games

from .pictures.drawing import Easel, reached
from .pictures.questions import Moment, moments, named
from .pictures.scenes import SCENES, Scene
from .reaching import asked, shown
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = ((390, 844), (360, 640), (844, 390))
FEWEST = 0.75
"""The share of a button or a clock that has to be in sight, since a pill fills no more of its box; of a place on a board, any part that a
finger can hit."""
ROUND = ("right", "down", "left", "up", "right", "down")
FEW = 15
"""Questions for which no further phone is opened."""
MOST = 24
"""Presses that lead from one end to the other."""
FAULTS = """async ({ fewest, round, most }) => {
  const picture = () => new Promise(requestAnimationFrame);
  // What a press or another size changes may take three pictures
  const pictured = async (holds = () => false) => {
    for (let n = 0; n < 3; n++) {
      await picture();
      if (holds()) return;
    }
  };
  const of = (...boxes) => boxes.map((it) => `[data-testid=${it}] button:enabled`);
  const is = (it) => document.querySelector(`[data-testid=${it}]`) !== null;
  const sought = () => {
    const clock = "[data-testid=turn-bar] [data-testid=clock]";
    // A ravage stands before everything else; what is tried is confirmed or taken back first
    const places = is("confirm") ? [] : ["[data-lit]", "[data-target]"];
    return [clock, ...(is("ravage") ? of("ravage") : [...of("turn-bar", "panel", "final-walk"), ...places])].join();
  };
  const shares = [0.04, 0.15, 0.3, 0.5, 0.7, 0.85, 0.96];
  const fromMiddle = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
  // Most places on a board are hit in their middle
  const spots = shares.flatMap((x) => shares.map((y) => [x, y])).sort((one, other) => fromMiddle(one) - fromMiddle(other));
  const isSeen = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    let wanted = it instanceof SVGElement ? 1 : Math.ceil(fewest * spots.length);
    for (const [at, [x, y]] of spots.entries()) {
      if (it.contains(document.elementFromPoint(left + width * x, top + height * y))) wanted -= 1;
      if (wanted === 0) return true;
      if (wanted >= spots.length - at) return false;
    }
    return false;
  };
  const isMeant = (it) => it.checkVisibility({ visibilityProperty: true }) && getComputedStyle(it).pointerEvents !== "none";
  const nameOf = (it) => {
    const data = Object.entries({ ...it.dataset }).map((pair) => pair.join("=")).join(" ");
    return `${data} ${it.textContent.trim().replace(/\\s+/g, " ").slice(0, 24)}`.trim();
  };
  const outOfSight = (selector, among = () => true) =>
    [...document.querySelectorAll(selector)].filter((it) => among(it) && isMeant(it) && !isSeen(it)).map(nameOf);
  const arrows = (side = "") =>
    [...document.querySelectorAll(`[data-beyond${side && `=${side}`}]`)].filter((it) => it.checkVisibility());

  // Once all stays the same: parts of a panel come late
  let now, before;
  await picture();
  do {
    if (now) await pictured();
    before = JSON.stringify(now);
    now = {
      lost: outOfSight(sought()),
      cut: outOfSight("[data-beyond]"),
      arrows: arrows().map(({ dataset }) => [dataset.beyond, Number(dataset.count)]),
    };
  } while (JSON.stringify(now) !== before);
  const lost = new Set(now.lost);
  const faults = now.cut.map((it) => `cut: ${it}`);
  const counted = now.arrows.reduce((sum, [, count]) => sum + count, 0);
  if (counted < lost.size) faults.push(`${counted} counted of ${lost.size}: ${[...lost].sort().slice(0, 5).join(", ")}`);

  // Along the arrows around the board and to the ends of the lists
  for (const side of round) {
    for (let presses = 0; presses < most && lost.size > 0; presses++) {
      const ways = arrows(side);
      if (ways.length === 0) break;
      for (const way of ways) way.click();
      await pictured(() => {
        const still = new Set(outOfSight(sought(), (it) => lost.has(nameOf(it))));
        const found = [...lost].filter((it) => !still.has(it));
        for (const it of found) lost.delete(it);
        return found.length > 0;
      });
    }
  }
  return [...faults, ...[...lost].sort().slice(0, 5).map((it) => `never in sight: ${it}`)];
}"""
"""What is out of sight and not counted, and what no arrow brings into sight."""


async def faults(easel: Easel) -> list[str]:
    """Look at a phone in every size; return what nobody would find, and what the page reports."""
    found = []
    for wide, high in SIZES:
        await easel.who.page.set_viewport_size({"width": wide, "height": high})
        lost: list[str] = await easel.who.page.evaluate(FAULTS, {"fewest": FEWEST, "round": ROUND, "most": MOST})
        found += [f"{easel.scene} {wide}x{high}: {fault}" for fault in lost]
    return found + easel.faults


@pytest.mark.parametrize("game", games.names())
async def test_every_kind_of_question_is_put_to_somebody_in_the_recorded_games(game: str) -> None:
    to_players, to_chance = moments(game)
    assert {moment.question for moment in to_players} | to_chance == named(game)


async def walked(browser: Browser, questions: Iterator[Moment]) -> list[str]:
    """Put questions to somebody with a live clock, while there are any; return what nobody would find."""
    found = []
    for moment in questions:

        async def reach(who: Visitor, length: int = moment.length) -> None:
            await who.until(f"document.querySelector('[data-testid=turn-bar][data-length=\"{length}\"]')")
            await asked(who)
            await who.page.locator("[data-testid=turn-bar] [data-testid=clock]").wait_for(state="attached")

        scene = Scene(str(moment), moment.record, moment.length, moment.seat, reach, "phone", hurried=True)
        async with reached(browser, scene) as easel:
            found += await faults(easel)
    return found


@pytest.mark.parametrize("game", games.names())
async def test_all_that_may_be_pressed_and_the_clock_are_in_sight_or_counted_whatever_is_asked(
    browser: Browser, game: str
) -> None:
    questions = moments(game)[0]
    rest = iter(questions)
    # Most of a walk is waiting for pictures, so some go side by side
    async with asyncio.TaskGroup() as group:
        walks = [group.create_task(walked(browser, rest)) for _ in range(1 + len(questions) // FEW)]
    assert [fault for walk in walks for fault in walk.result()] == []


@pytest.mark.parametrize("scene", [it for it in SCENES if it.device == "phone" and not it.path], ids=str)
async def test_what_happens_is_tried_and_has_ended_leaves_all_that_may_be_pressed_in_sight(
    browser: Browser, scene: Scene
) -> None:
    # Beside a live clock a ravage goes on by itself, and would be over before it is walked
    async with reached(browser, replace(scene, hurried=scene.more == 0)) as easel:
        assert await faults(easel) == []


@pytest.mark.parametrize("game", games.names())
async def test_the_way_back_from_a_stand_in_is_in_sight(browser: Browser, game: str) -> None:
    first, way = moments(game)[0][0], shown("[data-testid=take-back]")
    scene = Scene("relieved", first.record, first.length, first.seat, way, "phone", hurried=True, relieved=True)
    async with reached(browser, scene) as easel:
        assert await faults(easel) == []
