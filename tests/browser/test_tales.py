"""A finished game has a story and is shown to others: one leads through its review, and followers may break free."""

import re

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .test_access import violations
from .test_review import judged, looks, moved, step_of
from .visitor import Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def shows(who: Visitor, step: int) -> None:
    """Wait for a step, and its board."""
    await expect(who.part("replay")).to_have_attribute("data-step", str(step))
    assert await step_of(who) == step


async def test_a_spectator_follows_a_review_breaks_free_and_comes_back(
    desk: Visitor, browser: Browser, host: Server, axe: str
) -> None:
    table = await judged(desk, host, "rattus")
    context = await browser.new_context(**DESKTOP)
    other = await visitor(await context.new_page(), speed="off")
    await other.page.request.get(f"{host.url}/api/me")
    await other.page.goto(f"{host.url}/t/{table['id']}")
    await expect(other.part("ranking")).to_be_visible()
    await desk.page.goto(f"{host.url}/t/{table['id']}/review?at=40")
    await desk.part("review-more").click()
    await desk.part("lead-begin").click()
    at = await step_of(desk)

    # People who look at the result are asked along
    await expect(other.part("lead-offer")).to_be_visible()
    assert await violations(other, axe) == []
    await other.part("lead-follow").click()
    await shows(other, at)
    await expect(other.part("lead")).to_have_attribute("data-following", "true")
    await looks(desk, "1")
    await desk.page.keyboard.press("End")
    last = await moved(desk, at)
    await shows(other, last)
    await expect(other.page.locator("[data-eyes='1']")).to_have_attribute("aria-pressed", "true")
    await desk.page.keyboard.press("ArrowLeft")
    await shows(other, last - 1)

    await other.page.keyboard.press("Home")
    await shows(other, 0)
    await expect(other.part("lead")).to_have_attribute("data-following", "false")
    await desk.page.keyboard.press("ArrowRight")
    await shows(desk, last)
    await shows(other, 0)
    await other.part("lead-follow").click()
    await shows(other, last)

    # The story is shown; the time-lapse that is being made passes nobody by, and is called off without a trace
    await desk.part("tale-open").click()
    await expect(desk.part("tale").locator("p").first).to_contain_text("Lea")
    assert await violations(desk, axe) == []
    await desk.part("film-make").click()
    await desk.until("+document.querySelector('[data-testid=film] progress')?.value > 1")
    await desk.part("film-stop").click()
    await expect(desk.part("film-make")).to_be_visible()
    await desk.page.keyboard.press("Escape")
    await shows(desk, last)
    await shows(other, last)

    await desk.part("review-leave").click()
    await expect(other.part("lead")).to_have_count(0)
    await expect(other.page).to_have_url(re.compile("/review"))
    assert desk.errors == other.errors == []
    await context.close()
