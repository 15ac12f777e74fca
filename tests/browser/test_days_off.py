"""Days off of an account: taken now, planned for later, seen and cancelled. And an open seat that the host gives to a bot."""

import secrets
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor, by_finger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def holiday() -> tuple[str, str]:
    """Return the first and the last of five days that lie ahead, within one year."""
    first = datetime.now(UTC).date() + timedelta(days=10)
    if (first + timedelta(days=4)).year != first.year:
        first = date(first.year + 1, 1, 1)
    return first.isoformat(), (first + timedelta(days=4)).isoformat()


@pytest.mark.journey
async def test_days_off_are_planned_and_cancelled_and_taken_at_once(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.request.get(f"{host.url}/api/me")
    account = {"name": f"Anna {secrets.token_hex(4)}", "password": "the doctor is in"}
    await phone.post(f"{host.url}/api/me/account", account)
    await phone.page.goto(f"{host.url}/me")
    section = phone.part("days-off")
    await expect(section).to_contain_text("30 days off left")

    first, last = holiday()
    await phone.part("days-off-first").fill(first)
    await phone.part("days-off-last").fill(last)
    await by_finger(phone.part("days-off-plan"))
    planned = section.locator(f"[data-planned='{first}']")
    await expect(planned).to_contain_text(first[:4])
    await expect(phone.part("days-off-first")).to_have_value("")
    # The same day can't be taken twice, and what is refused is said
    await phone.part("days-off-first").fill(last)
    await phone.part("days-off-last").fill(last)
    await by_finger(phone.part("days-off-plan"))
    await expect(section.get_by_role("alert")).to_be_visible()
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    await by_finger(planned.get_by_role("button"))
    await expect(planned).to_have_count(0)
    await expect(section).to_contain_text("30 days off left")

    await phone.part("days-off-count").fill("2")
    await by_finger(phone.part("days-off-take"))
    await expect(section).to_contain_text("You have days off until")
    await by_finger(phone.part("days-off-end"))
    # The day that has begun is used
    await expect(section).to_contain_text("29 days off left")
    # Only the day that was refused
    assert len(phone.errors) == 1
    assert "409" in phone.errors[0]


async def test_the_host_gives_an_open_seat_to_a_bot_and_the_game_goes_on(phone: Visitor, host: Server) -> None:
    await phone.page.request.get(f"{host.url}/api/me")
    body = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2, "start": 1}}
    table = await phone.post(f"{host.url}/api/tables", body)
    await phone.page.goto(f"{host.url}/t/{table['id']}")
    await by_finger(phone.part("invite"))
    await by_finger(phone.part("bot-1"))
    # The bot answers at once, and then it is the turn of the host
    await phone.until("document.querySelector('[data-testid=turn-bar][data-question]')")
    await expect(phone.part("invite")).to_have_count(0)
    seats = (await (await phone.page.request.get(f"{host.url}/api/tables/{table['id']}")).json())["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "bot"]
    assert phone.errors == []
