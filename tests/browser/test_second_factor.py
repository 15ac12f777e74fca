"""The second factor in the browser: turned on, asked for when somebody signs in, and turned off."""

import secrets
from base64 import b32decode
from datetime import UTC, datetime

import pytest
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PASSWORD = "rats on the run"
STEP = 30


def code_of(key: str, later: int = 0) -> str:
    """Return what an app shows, or some half minutes later."""
    moment = int(datetime.now(UTC).timestamp()) + STEP * later
    return TOTP(b32decode(key), 6, SHA1(), STEP).generate(moment).decode()


async def sign_in(who: Visitor, host: Server, name: str) -> None:
    await who.page.goto(f"{host.url}/me")
    await who.part("me-in-name").fill(name)
    await who.part("me-in-password").fill(PASSWORD)
    await who.part("me-in-go").click()


@pytest.mark.journey
async def test_it_is_turned_on_asked_for_and_turned_off(phone: Visitor, host: Server, axe: str) -> None:
    page, name = phone.page, f"Anna {secrets.token_hex(3)}"
    await page.request.get(f"{host.url}/api/me")
    await phone.post(f"{host.url}/api/me/account", {"name": name, "password": PASSWORD})
    await page.goto(f"{host.url}/me")
    await phone.part("me-factor-go").click()
    await phone.part("me-factor-password").fill(PASSWORD)
    await phone.part("me-factor-send").click()
    await expect(phone.part("me-factor-picture")).to_be_visible()
    assert await violations(phone, axe) == []
    key = (await phone.part("me-factor-key").inner_text()).replace(" ", "")
    await expect(phone.part("me-factor-code")).to_be_focused()
    await expect(phone.part("me-factor-code")).to_have_attribute("autocomplete", "one-time-code")
    await phone.part("me-factor-code").fill("000000")
    await phone.part("me-factor-send").click()
    await expect(phone.part("me-factor-code")).to_have_attribute("aria-invalid", "true")
    await phone.part("me-factor-code").fill(code_of(key))
    await phone.part("me-factor-send").click()
    await expect(phone.part("me-recovery-code")).to_have_count(10)
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    first, second, *_ = await phone.part("me-recovery-code").all_inner_texts()
    await phone.part("me-factor-saved").click()
    await expect(phone.part("me-factor")).to_have_attribute("data-on", "true")
    await phone.part("me-out-here").click()
    await phone.part("me-open").wait_for()

    await sign_in(phone, host, name)
    await expect(phone.part("me-in-factor")).to_be_focused()
    assert await violations(phone, axe) == []
    await phone.part("me-in-factor").fill(code_of(key, 1))
    await phone.part("me-in-go").click()
    await page.wait_for_url(f"{host.url}/")
    await page.goto(f"{host.url}/me")
    await phone.part("me-out-here").click()
    await phone.part("me-open").wait_for()

    await sign_in(phone, host, name)
    await phone.part("me-in-factor-swap").click()
    await phone.part("me-in-factor").fill(first)
    await phone.part("me-in-go").click()
    await page.wait_for_url(f"{host.url}/")
    await page.goto(f"{host.url}/me")
    await expect(phone.part("me-factor")).to_contain_text("9 recovery codes")
    await phone.part("me-factor-off").click()
    await phone.part("me-factor-password").fill(PASSWORD)
    await phone.part("me-factor-code-swap").click()
    await phone.part("me-factor-code").fill(second)
    await phone.part("me-factor-send").click()
    await expect(phone.part("me-factor")).to_have_attribute("data-on", "false")
    # A sign-in without the code is refused, and so is what a page still asks for while it signs out
    assert [it for it in phone.errors if "403" not in it and "401" not in it] == []
