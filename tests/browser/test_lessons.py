"""A lesson on a phone: offered to whoever has not played, pointed at, refused another way, left, and gone on with."""

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]


async def answer(who: Visitor, text: str) -> None:
    await who.part("panel").locator(f"[data-answer={text}]").tap()
    await who.part("confirm").tap()


async def test_a_lesson_is_begun_left_and_gone_on_with(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.goto(host.url)
    offer, coach = phone.part("lesson-offer"), phone.part("lesson")
    await expect(offer).to_have_attribute("data-lesson", "new")
    await offer.tap()
    await expect(phone.part("lesson-text")).to_contain_text("Welcome")
    for _ in range(2):
        await phone.part("lesson-next").tap()
    await expect(phone.part("lesson-text")).to_contain_text("Gallia")
    assert await phone.no_side_scroll()

    # Another way is refused kindly, and this one is shown
    await answer(phone, "italia")
    await expect(phone.part("trouble")).to_contain_text("another way")
    await phone.part("trouble-close").tap()
    await expect(phone.page.locator("[data-testid=lesson-lights] path.line")).to_have_count(1)
    # It keeps to the map, and does not run on over what is asked
    lit = phone.page.locator("[data-testid=lesson-lights] clipPath rect")
    assert await lit.evaluate("it => +it.getAttribute('y') + +it.getAttribute('height')") <= await phone.page.locator(
        ".dock"
    ).evaluate("it => it.getBoundingClientRect().top")
    # In the list of answers as well, while it is in sight there
    listed, outlined = phone.part("panel").locator(".options"), phone.page.locator(".lights.docked path.line")
    for left, count in ((1000, 0), (0, 1)):
        await listed.evaluate("(list, left) => list.scrollTo({ left })", left)
        await expect(outlined).to_have_count(count)
    assert await violations(phone, axe) == []

    await answer(phone, "gallia")
    await expect(coach).to_have_attribute("data-lesson-step", "2")

    await phone.page.goto(host.url)
    await expect(offer).to_have_attribute("data-lesson", "begun")
    await offer.tap()
    await expect(phone.part("lesson-text")).to_contain_text("Germania")
    await phone.part("text-board").tap()
    await expect(phone.part("lesson-typed")).to_contain_text("germania")
    await phone.part("command").fill("germania")
    await phone.part("command").press("Enter")
    await expect(phone.part("lesson-typed")).to_have_attribute("data-lesson-step", "3")
