"""Somebody who sees no board: plays any game on the text board, by keyboard alone, and never leaves it."""

import random

from .visitor import Visitor

TYPING = "document.activeElement?.dataset.testid === 'command'"
"""The focus is in the command line."""
CHOOSING = "document.activeElement?.dataset.typed !== undefined"
"""The focus is on something that may be answered."""
WRITTEN = "document.querySelector('[data-testid=command]').value"
HEARD = "document.querySelector('dialog[open] [aria-live=assertive]').textContent"
"""What is said at once inside the text board: what lies behind it is not heard."""


class Reader:
    """A visitor with the text board open."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.keys = visitor.page.keyboard
        self.rng = random.Random(seed)

    async def open(self) -> None:
        """Open the text board: the focus goes into its command line."""
        await self.keys.press(":")
        await self.visitor.until(TYPING)

    async def walk(self) -> None:
        """Go to what may be answered, take something from the table there by arrow keys: it is written into the command line."""
        await self.keys.press("Tab")
        await self.keys.press("m")
        await self.visitor.until("document.activeElement?.dataset.part === 'now'")
        await self.keys.press("Tab")
        assert await self.visitor.page.evaluate(CHOOSING)
        for _ in range(self.rng.randint(0, 4)):
            await self.keys.press("ArrowDown")
            assert await self.visitor.page.evaluate(CHOOSING)
        chosen = str(await self.visitor.page.evaluate("document.activeElement.dataset.typed"))
        await self.keys.press("Enter")
        await self.visitor.until(TYPING)
        assert chosen in str(await self.visitor.page.evaluate(WRITTEN))

    async def decide(self, typed: str | None) -> None:
        """Answer: by typing, else from the table, in Carcassonne a place and then a follower."""
        before = await self.visitor.marker()
        if typed is not None:
            await self.keys.type(typed)
        else:
            await self.walk()
            if str(await self.visitor.page.evaluate(WRITTEN)).endswith("; "):
                await self.walk()
        await self.keys.press("Enter")
        await self.visitor.moved_on(before)
        assert await self.visitor.page.evaluate(TYPING)

    async def play(self, usual: str) -> int:
        """Play to the end; returns how many answers were given. Moves that begin with `usual` are typed more often than others."""
        answers = 0
        while await self.my_turn():
            legal = str(await self.visitor.part("legal").text_content()).split(", ")
            wanted = [answer for answer in legal if answer.startswith(usual)]
            typed = self.rng.choice(wanted) if wanted and self.rng.random() < 0.7 else None
            await self.decide(typed)
            await self.visitor.until(f"{HEARD} !== ''")
            answers += 1
        return answers

    async def my_turn(self) -> bool:
        """Wait until something is asked or the game is over; the text board says which."""
        await self.visitor.my_turn()
        legal = "(document.querySelector('[data-testid=legal]')?.textContent ?? '')"
        await self.visitor.until(f"{legal} !== '' || document.querySelector('[data-testid=ranking]')")
        return bool(await self.visitor.page.evaluate(f"{legal} !== ''"))
