"""Somebody sets where notifications of turns go: an email address with its code, this device; and leaves by the link in an email."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, expect
from server.receiving import Mailbox, mailbox, text_of
from server.serving import Server, until

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# A browser of tests has no service of its maker's: what it would give is given instead
SERVICE = """
    const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
    window.asked = 0;
    const held = { endpoint: "https://push.example/1", options: {}, unsubscribe: async () => { window.left = true; window.on = null } };
    held.toJSON = () => ({ endpoint: held.endpoint, keys: { p256dh: "KEY", auth: "c2l4dGVlbiBieXRlcyAhIQ" } });
    const pushManager = {
        getSubscription: async () => window.on ?? null,
        subscribe: async ({ applicationServerKey }) => ((window.key = applicationServerKey), (window.on = held)),
    };
    const worker = { pushManager };
    Object.defineProperty(navigator, "serviceWorker", { value: {
        register: async () => worker, getRegistration: async () => worker, ready: Promise.resolve(worker),
    } });
    window.PushManager = class {};
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => { window.asked += 1; return (Notification.permission = window.answer ?? "granted"); };
    };
"""


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Mailbox]]:
    """A server that sends emails, and what it sends them to."""
    database: Path = tmp_path_factory.mktemp("notifying") / "tables.sqlite3"
    with mailbox() as (box, address):
        server = Server(
            database,
            site="http://tavern.test",
            mail_server=address,
            mail_security="none",
            mail_sender="post@tavern.test",
            private_addresses=True,
        ).start()
        yield server, box
        server.stop()


async def test_emails_come_once_the_code_is_there_and_end_by_a_link(
    phone: Visitor, notifying: tuple[Server, Mailbox], axe: str
) -> None:
    server, box = notifying
    await phone.page.goto(f"{server.url}/me/telling")
    await expect(phone.page).to_have_url(f"{server.url}/me/notifications")
    await phone.part("channel-mail").get_by_role("textbox").fill("anna@example.org")
    await phone.part("channel-mail").locator("[data-testid=channel-pace]").select_option("daily")
    await phone.part("channel-send").tap()
    code = phone.part("channel-mail").get_by_role("textbox")
    await expect(code).to_be_focused()
    found = re.search(r"\b\d{6}\b", text_of(box.mails[-1]))
    assert found is not None
    await code.fill(f"{(int(found[0]) + 1) % 1_000_000:06}")
    await phone.part("channel-confirm").tap()
    await expect(phone.part("channel-mail").get_by_role("alert")).to_contain_text("Wrong code")
    await code.fill(found[0])
    await phone.part("channel-confirm").tap()
    await expect(phone.part("channel")).to_contain_text("anna@example.org")
    await phone.part("channel").locator("[data-testid=channel-hour]").select_option("7")
    await expect(phone.part("channel").locator("[data-testid=channel-hour]")).to_have_value("7")
    reminder = phone.part("channel").locator("[data-testid=channel-reminder]")
    await expect(reminder).to_have_value("usual")
    async with phone.page.expect_response("**/api/me/channels/*"):
        await reminder.select_option("24")
    await phone.page.reload()
    await expect(reminder).to_have_value("24")
    await expect(phone.part("channel").locator("[data-testid=channel-hour]")).to_have_value("7")
    await leave_before_it_is_sent(phone, server)
    await phone.page.goto(f"{server.url}/me/notifications")
    await expect(reminder).to_have_value("48")
    await wide_enough(phone.page)
    assert await violations(phone, axe) == []
    await phone.page.goto(f"{server.url}/me/stop#none")
    await expect(phone.page.get_by_role("alert")).to_contain_text("incomplete")
    await phone.page.goto(f"{server.url}/me/notifications")
    await phone.part("channel-remove").tap()
    await expect(phone.part("notifications-nowhere")).to_be_visible()


async def leave_before_it_is_sent(who: Visitor, server: Server) -> None:
    """Choose another reminder, and leave the page while the network holds that back: it is stored all the same."""
    left = asyncio.Event()

    async def later(route: Route) -> None:
        await left.wait()
        await route.continue_()

    await who.page.route("**/api/me/channels/*", later)
    await who.part("channel").locator("[data-testid=channel-reminder]").select_option("48")
    await who.leave()
    left.set()
    await who.found_at(f"{server.url}/api/me/channels", lambda it: bool(it["channels"][0]["reminder"] == 48))
    await who.page.unroute("**/api/me/channels/*")


@pytest.mark.journey
async def test_a_link_by_email_signs_in_once_its_button_is_pressed(
    phone: Visitor, desk: Visitor, notifying: tuple[Server, Mailbox], axe: str
) -> None:
    server, box = notifying
    await desk.page.goto(f"{server.url}/me/notifications")
    await desk.part("channel-mail").get_by_role("textbox").fill("bert@example.org")
    await desk.part("channel-send").click()
    await expect(desk.part("channel-confirm")).to_be_visible()
    code = re.search(r"\b\d{6}\b", text_of(box.mails[-1]))
    assert code is not None
    await desk.part("channel-mail").get_by_role("textbox").fill(code[0])
    await desk.part("channel-confirm").click()
    await expect(desk.part("channel")).to_contain_text("bert@example.org")
    await phone.page.goto(f"{server.url}/me")
    await phone.part("me-mail-address").fill("bert@example.org")
    sent = len(box.mails)
    await phone.part("me-mail-go").tap()
    await expect(phone.page.get_by_text("an email is on its way")).to_be_visible()
    until(lambda: len(box.mails) > sent)
    found = re.search(r"/me/link#\S+", text_of(box.mails[-1]))
    assert found is not None
    await phone.page.goto(server.url + found[0])
    await phone.part("me-link-anew").check()
    await expect(phone.part("me-link-password")).to_be_visible()
    await wide_enough(phone.page)
    assert await violations(phone, axe) == []
    await phone.part("me-link-anew").uncheck()
    await phone.part("me-link-go").tap()
    await phone.page.wait_for_url(f"{server.url}/")
    await phone.page.goto(f"{server.url}/me/notifications")
    await expect(phone.part("channel")).to_contain_text("bert@example.org")
    await phone.page.goto(server.url + found[0])
    await phone.part("me-link-go").tap()
    await expect(phone.page.get_by_role("alert").first).to_contain_text("no longer valid")


async def wide_enough(page: Page) -> None:
    """Nothing lies beside the window, and whatever is pressed can be met by a finger."""
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = """[...document.querySelectorAll("main :is(button, input:not([type=checkbox]), label:has([type=checkbox]), select, summary)")]
        .filter((it) => it.offsetParent && it.getBoundingClientRect().height < 43.5).map((it) => it.outerHTML)"""
    assert await page.evaluate(small) == []


@pytest.mark.own_page
async def test_the_browser_is_asked_for_leave_only_after_a_press_and_a_refusal_is_explained(
    desk: Visitor, notifying: tuple[Server, Mailbox]
) -> None:
    server, _ = notifying
    page = desk.page
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    await page.add_init_script(SERVICE.replace("KEY", key))
    await page.goto(f"{server.url}/me/notifications")
    await expect(desk.part("channel-push")).to_be_enabled()
    assert await page.evaluate("asked") == 0
    await desk.part("channel-push").click()
    await expect(desk.part("channel")).to_contain_text("This device")
    assert await page.evaluate("asked") == 1
    await desk.part("channel-remove").click()
    await expect(desk.part("notifications-nowhere")).to_be_visible()
    assert await page.evaluate("left")
    await page.evaluate("answer = 'denied'")
    await desk.part("channel-push").click()
    await expect(desk.part("channel-device")).to_have_attribute("data-leave", "denied")
    await expect(desk.part("channel-device")).to_contain_text("Allow them")
    assert desk.errors == []


async def test_the_tab_shows_whose_turn_it_is(desk: Visitor, host: Server) -> None:
    await desk.open_against_bots(host.url)
    await expect(desk.page).to_have_title(re.compile("^● Your turn · "))
    await desk.until("document.querySelector('link[rel=icon]').href.endsWith('/favicon-turn.svg')")
    await desk.page.goto(host.url)
    await desk.until("document.querySelector('link[rel=icon]').href.endsWith('/favicon.svg')")
