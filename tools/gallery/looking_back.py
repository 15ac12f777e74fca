"""How scenes of games that are over are reached: their reviews, and what is opened there."""

from browser.reaching import LONG, Reach, asked
from browser.visitor import Visitor
from playwright.async_api import expect

JUDGED = "[data-testid=review-learn]:enabled"
"""Once the house has judged every decision."""
SIGN = "[data-sign]"
"""Once a turn is drawn on the board."""


def reviewed(at: int, *whats: str, then: str = "[data-testid=review-decision]", judged: bool = False) -> Reach:
    """Look back at a moment of the game of this table, press things, and wait for what comes of it."""

    async def reach(who: Visitor) -> None:
        await who.page.goto(f"{who.page.url}/review?at={at}")
        await expect(who.part("replay")).to_have_attribute("aria-busy", "false")
        if judged:
            await who.page.locator(JUDGED).wait_for(timeout=LONG)
        for what in whats:
            await who.page.locator(what).first.click()
        await who.page.locator(then).first.wait_for()

    return reach


async def hinted(who: Visitor) -> None:
    """Ask for a hint, by key: the row of its button may still be filled."""
    await asked(who)
    await who.part("ask-hint").press("Enter")
    await who.page.locator(SIGN).first.wait_for(timeout=LONG)


async def quizzed(who: Visitor) -> None:
    """See the first of the worst decisions, before anything has been tried."""
    await reviewed(0, "[data-testid=review-learn]", then="[data-testid=review-learning]", judged=True)(who)
    await expect(who.part("review-learning")).to_have_attribute("aria-busy", "false")
