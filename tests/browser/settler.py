"""Somebody who plays Carcassonne in the browser: by mouse, by touch or by keyboard, using nothing but what the page offers."""

import random
from typing import Any, Protocol

from playwright.async_api import Locator

from .visitor import ASKED, BAR, BOTS, FIRST, SETTLED, Visitor, by_finger

ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
READY = "document.querySelector('[data-testid=confirm]:not([disabled])') !== null"
"""A tile is tried and what becomes of a follower is chosen."""
CHOOSING = f"({READY} || document.querySelector('[data-answer]') !== null)"
"""A tile is tried."""

FREE = """[...document.querySelectorAll("[data-target]")].filter((it) => {
  const box = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((it) => it.dataset.cell)"""
"""Places where the tile fits that no button of the board covers."""


class Hand(Protocol):
    """A way to play."""

    async def try_tile(self, who: "Settler") -> None:
        """Put the drawn tile onto some place where it fits."""

    async def choose_follower(self, who: "Settler") -> None:
        """Choose what becomes of a follower."""

    async def confirm(self, who: "Settler") -> None:
        """Confirm both."""


class Settler:
    """A visitor at a table of Carcassonne."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    async def begin(self, url: str, players: int = 2, tap: bool = False, **options: Any) -> None:
        """From the start page, where options are pressed, to a table against bots."""
        press = by_finger if tap else Locator.click
        await self.page.goto(f"{url}/?game=carcassonne")
        await self.visitor.choose_players(players, press)
        for name, value in options.items():
            wanted = str(value).lower() if isinstance(value, bool) else str(value)
            await press(self.page.locator(f"[data-option={name}][data-value='{wanted}']"))
        await press(self.visitor.part("play-now"))
        await self.visitor.part("board").wait_for()

    async def my_turn(self) -> str | None:
        """Wait until the visitor is asked something, and return it; None: the game is over and the last scoring was walked through."""
        mine = f"({ASKED} || document.querySelector('[data-testid=final-walk], [data-testid=ranking]')) && {SETTLED}"
        while not await self.page.evaluate(f"Boolean({mine})"):
            before = await self.visitor.marker()
            await self.visitor.until(
                f"{mine} || document.querySelector('[data-testid=turn-bar]').dataset.length !== '{before}'", BOTS
            )
        return await self.visitor.question()

    async def turn(self, hand: Hand) -> None:
        """Lay a tile, decide about a follower and confirm."""
        before = await self.visitor.marker()
        await hand.try_tile(self)
        await self.visitor.until(CHOOSING)
        # Without a follower the tile is laid at once
        laid = f"({BAR}.dataset.sending || {BAR}.dataset.length !== '{before}')"
        if not await self.page.evaluate(READY):
            await hand.choose_follower(self)
            await self.visitor.until(f"{READY} || {laid}")
        if not await self.page.evaluate(f"Boolean({laid})"):
            await hand.confirm(self)
        await self.visitor.moved_on(before)

    async def play(self, hand: Hand, most: int | None = None) -> int:
        """Play to the last scoring, or so many turns; returns how many were had."""
        turns = 0
        while turns != most and await self.my_turn() is not None:
            await self.turn(hand)
            turns += 1
        return turns

    async def play_both_ends(self, hand: Hand) -> int:
        """Play the first turns and the last ones; returns how many were had."""
        turns = await self.play(hand, FIRST)
        await self.visitor.skip()
        return turns + await self.play(hand)

    async def tiles(self) -> int:
        """How many tiles lie on the board that is shown."""
        return await self.page.locator("[data-tile]").count()

    async def points(self) -> list[int]:
        """The points of the players, as they are shown."""
        shown = await self.page.locator("[data-score]").all()
        return [int(str(await it.get_attribute("data-score"))) for it in shown]


class Finger:
    """Plays with the mouse or a finger, at random; some tiles are turned first, and some followers set on the board itself."""

    def __init__(self, seed: int, tap: bool = False) -> None:
        self.rng = random.Random(seed)
        self.press = by_finger if tap else Locator.click

    async def try_tile(self, who: Settler) -> None:
        await who.page.locator("[data-target]").first.wait_for()
        await who.visitor.until(f"({FREE}).length > 0")
        chosen = self.rng.choice(await who.page.evaluate(FREE))
        await self.press(who.page.locator(f"[data-target][data-cell='{chosen}']"))
        await who.visitor.part("ghost").wait_for()
        turn = who.visitor.part("rotate")
        if await turn.count() and self.rng.random() < 0.4:
            await self.press(turn.first)

    async def choose_follower(self, who: Settler) -> None:
        spots = who.page.locator("[data-spot]")
        offered = who.page.locator("[data-answer]")
        if await spots.count() and self.rng.random() < 0.3:
            await self.press(spots.nth(self.rng.randrange(await spots.count())))
        else:
            await self.press(offered.nth(self.rng.randrange(await offered.count())))

    async def confirm(self, who: Settler) -> None:
        await self.press(who.visitor.part("confirm"))


class Keys:
    """Plays with the keyboard alone."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    async def try_tile(self, who: Settler) -> None:
        keys = who.page.keyboard
        await who.page.locator("[data-target]").first.wait_for()
        for _ in range(self.rng.randint(1, 5)):
            await keys.press(self.rng.choice(ARROWS))
        await keys.press("Enter")
        await who.visitor.part("ghost").wait_for()
        if self.rng.random() < 0.4:
            await keys.press("r")

    async def choose_follower(self, who: Settler) -> None:
        offered = await who.page.locator("[data-answer]").count()
        number = self.rng.randint(1, min(9, offered))
        await who.page.keyboard.press("n" if number == offered else str(number))

    async def confirm(self, who: Settler) -> None:
        await who.page.keyboard.press("c")
