"""Somebody who plays in the browser: by mouse, by touch or by keyboard, using nothing but what the page offers."""

import asyncio
import random
import time
from typing import Any

from playwright.async_api import Locator, Page

LONGEST = 120
SETTLED = "document.querySelector('[data-testid=to-now], [data-testid=ravage]') === null"


class Visitor:
    """A page with a table on it. Errors that the page reports are kept in `errors`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-testid={name}]")

    async def open_table(self, url: str, players: int = 2, tap: bool = False) -> None:
        """From the start page to a table against bots."""
        await self.page.goto(url)
        press = Locator.tap if tap else Locator.click
        await press(self.page.locator(f"[data-players='{players}']"))
        await press(self.part("play-now"))
        await self.part("map").wait_for()

    async def question(self) -> str | None:
        """What the visitor is asked now."""
        return await self.part("turn-bar").get_attribute("data-question")

    async def my_turn(self) -> str | None:
        """Wait until the visitor is asked something, and return it; None: the game is over."""
        asked = "document.querySelector('[data-testid=turn-bar]')?.dataset.question"
        over = "document.querySelector('[data-testid=ranking]')"
        await self.until(f"({asked} || {over}) && {SETTLED}")
        return await self.question()

    async def shown(self) -> dict[str, Any]:
        """All that the table shows, to compare with later."""
        state: dict[str, Any] = await self.page.evaluate(
            """() => ({
              regions: [...document.querySelectorAll('[data-region]')].map((it) => it.getAttribute('aria-label')),
              cards: [...document.querySelectorAll('[data-card]')].map((it) => it.textContent),
              seats: [...document.querySelectorAll('[data-seat]')].map((it) => it.textContent),
              log: [...document.querySelectorAll('[data-testid=log] li')].map((it) => it.textContent),
              question: document.querySelector('[data-testid=turn-bar]').dataset.question,
              chips: [...document.querySelectorAll('[data-undo]')].map((it) => it.textContent),
            })"""
        )
        return state

    async def legal(self) -> str:
        """What may be answered, as the text board lists it."""
        await self.page.keyboard.press(":")
        listed = await self.part("legal").inner_text()
        await self.page.keyboard.press("Escape")
        return listed

    async def type(self, line: str) -> None:
        """Answer through the command line of the text board."""
        before = await self.marker()
        await self.page.keyboard.press(":")
        await self.part("command").fill(line)
        await self.page.keyboard.press("Enter")
        await self.moved_on(before)
        await self.page.keyboard.press("Escape")

    async def no_side_scroll(self) -> bool:
        """Whether the page is nowhere wider than the window."""
        return bool(await self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    async def play(self, how: "Pointer | Keys", seconds: float = LONGEST) -> int:
        """Play to the ranking; returns how many decisions were made."""
        until = time.monotonic() + seconds
        decisions = 0
        while (question := await self.my_turn()) is not None:
            assert time.monotonic() < until, f"not over after {decisions} decisions"
            before = await self.marker()
            await how.decide(self, question)
            await self.moved_on(before)
            decisions += 1
        return decisions

    async def marker(self) -> str | None:
        """Something that changes with every answer."""
        return await self.part("turn-bar").get_attribute("data-length")

    async def moved_on(self, before: str | None) -> None:
        await self.until(f"document.querySelector('[data-testid=turn-bar]').dataset.length !== '{before}'")

    async def until(self, true: str, seconds: float = 20) -> None:
        """Wait until an expression holds. (Playwright's own way evaluates text in the page, which the page's policy forbids.)"""
        end = time.monotonic() + seconds
        while not await self.page.evaluate(f"Boolean({true})"):
            assert time.monotonic() < end, f"never true: {true}"
            await asyncio.sleep(0.02)


class Pointer:
    """Plays with the mouse or a finger, at random, preferring the other steps of a turn to ending it."""

    def __init__(self, seed: int, tap: bool = False) -> None:
        self.rng = random.Random(seed)
        self.press = Locator.tap if tap else Locator.click

    async def decide(self, who: Visitor, question: str) -> None:
        page = who.page
        lit = await page.locator("[data-region][data-lit]").all()
        if question in {"settle", "rat"} and lit and self.rng.random() < 0.5:
            await self.on_map(page, str(await self.rng.choice(lit).get_attribute("data-region")))
        else:
            if question == "turn":
                await self.open_group(who)
            offered = page.locator("[data-answer]")
            await self.press(offered.nth(self.rng.randrange(await offered.count())))
        confirm = who.part("confirm")
        if await confirm.count():
            await self.press(confirm)

    async def on_map(self, page: Page, region: str) -> None:
        """Press a region on its own ground: the middle of its box may belong to a neighbour or to the sea."""
        spot = await page.evaluate(
            """(id) => {
              const path = document.querySelector(`[data-region="${id}"] path`);
              const box = path.getBoundingClientRect();
              for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) {
                const at = [box.left + (box.width * x) / 12, box.top + (box.height * y) / 12];
                const hit = document.elementFromPoint(...at);
                if (hit?.closest(`[data-region="${id}"]`)) return at;
              }
              return null;
            }""",
            region,
        )
        assert spot is not None, f"{region} is covered"
        if self.press is Locator.tap:
            await page.touchscreen.tap(*spot)
        else:
            await page.mouse.click(*spot)

    async def open_group(self, who: Visitor) -> None:
        groups = [await it.get_attribute("data-group") for it in await who.page.locator("[data-group]").all()]
        others = [group for group in groups if group != "plague"]
        if groups:
            group = self.rng.choice(others if others and self.rng.random() < 0.7 else groups)
            await self.press(who.page.locator(f"[data-group={group}]"))


class Keys:
    """Plays with the keyboard alone: Tab, arrows, Enter and digits."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    async def decide(self, who: Visitor, question: str) -> None:
        board = who.page.keyboard
        if question in {"settle", "rat"} and await self.walk_to_lit(who):
            await board.press("Enter")
        else:
            if question == "turn":
                groups = await who.page.locator("[data-group]").count()
                last = await who.page.locator("[data-group=plague]").count() and self.rng.random() < 0.4
                if groups:
                    await board.press(str(groups if last else self.rng.randint(1, groups)))
            offered = await who.page.locator("[data-answer]").count()
            await board.press(str(self.rng.randint(1, min(9, offered))))
        if await who.part("confirm").count():
            await board.press("c")

    async def walk_to_lit(self, who: Visitor) -> bool:
        """Tab to the map and go by arrows until a region that may be chosen has the focus."""
        board = who.page.keyboard
        focused = "document.activeElement?.dataset.region"
        for _ in range(80):
            if await who.page.evaluate(focused):
                break
            await board.press("Tab")
        for _ in range(60):
            if await who.page.evaluate("document.activeElement?.dataset.lit === 'yes'"):
                return True
            await board.press(self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        return False
