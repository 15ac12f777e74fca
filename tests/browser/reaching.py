"""How scenes are reached: what is pressed, and what is waited for."""

from collections.abc import Awaitable, Callable

from playwright.async_api import expect

from .test_since import at_step, away
from .visitor import ASKED, SETTLED, Visitor

Reach = Callable[[Visitor], Awaitable[None]]
LONG = 120_000
"""Milliseconds that the house may think: a process starts for it, and its rules are interpreted."""
OVER = "document.querySelector('[data-testid=ranking]')"


def origin(who: Visitor) -> str:
    """Return the address of the server whose page is open."""
    scheme, _, host, *_ = who.page.url.split("/")
    return f"{scheme}//{host}"


def shown(what: str) -> Reach:
    """Wait for a thing."""

    async def reach(who: Visitor) -> None:
        await who.page.locator(what).first.wait_for()

    return reach


def pressed(*whats: str, then: str = "dialog[open]", patience: float | None = None) -> Reach:
    """Once something can be answered press things, and wait for what comes of it."""

    async def reach(who: Visitor) -> None:
        await asked(who)
        for what in whats:
            await who.page.locator(what).first.click(force=True)
        await who.page.locator(then).first.wait_for(timeout=patience)
        await who.page.locator(then).first.scroll_into_view_if_needed()

    return reach


async def asked(who: Visitor) -> None:
    """Lift the curtain if there is one, and wait for the question."""
    await who.until(f"document.querySelector('[data-testid=curtain]') || {OVER} || {ASKED}")
    if await who.part("curtain").count():
        await who.part("curtain").locator("button").click()
    await who.until(f"({ASKED} || {OVER}) && {SETTLED}")


async def ravaged(who: Visitor) -> None:
    """Let the plague come, and stop where the first rat counts."""
    await asked(who)
    await who.page.evaluate("() => localStorage.setItem('ratskeller', JSON.stringify({ speed: 'normal' }))")
    await who.page.reload()
    await asked(who)
    address = f"{origin(who)}/api/tables/{who.page.url.rsplit('/', 1)[-1]}"
    reply = await (await who.page.request.get(address)).json()
    while reply["view"]["legal"] and not await who.part("ravage").count():
        answer = next((it for it in reply["view"]["legal"] if it.startswith("plague")), reply["view"]["legal"][0])
        body = {"ply": reply["ply"], "seat": reply["view"]["actor"], "answer": answer}
        reply = (await who.post(f"{address}/answers", body))["table"]
        await who.until(f"document.querySelector('[data-testid=ravage]') || {ASKED}")


async def try_tile(who: Visitor) -> None:
    """Put the drawn tile somewhere."""
    await asked(who)
    await who.page.locator("[data-cell][data-target]").first.dispatch_event("click")
    await who.part("ghost").wait_for()


def as_a_stranger(then: str) -> Reach:
    """See a page as somebody who has never been here, and be oneself again afterwards."""

    async def reach(who: Visitor) -> None:
        cookies = await who.page.context.cookies()
        await who.page.context.clear_cookies()
        await who.page.reload()
        await who.page.locator(then).first.wait_for()
        await who.page.get_by_role("heading").last.scroll_into_view_if_needed()
        await who.page.context.clear_cookies()
        await who.page.context.add_cookies(cookies)  # type: ignore[arg-type]

    return reach


def since(game: str, replaying: bool = False) -> Reach:
    """Come back to a table at which others have played, and look back if that is wanted."""

    async def reach(who: Visitor) -> None:
        await away(who, origin(who), game, 3)
        await who.part("since").wait_for()
        if replaying:
            await who.part("since").click()
            await at_step(who, 0)
            await who.part("replay-next").click()
            await at_step(who, 1)

    return reach


def beside_bots(game: str) -> Reach:
    """Sit at a table with one bot of each strength, and ask who one of them is."""

    async def reach(who: Visitor) -> None:
        levels = next(it for it in (await _games(who)) if it["name"] == game)["levels"]
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": it} for it in levels[:3])]
        body = {"game": game, "seats": seats, "options": {"players": len(seats)}}
        table = await who.post(f"{origin(who)}/api/tables", body)
        await who.page.goto(f"{origin(who)}/t/{table['id']}")
        await asked(who)
        await who.page.locator("[data-bot]").first.click()
        await who.part("bot-sheet").wait_for()

    return reach


async def _games(who: Visitor) -> list[dict[str, object]]:
    games: list[dict[str, object]] = (await (await who.page.request.get(f"{origin(who)}/api/games")).json())["games"]
    return games


def lesson(steps: int) -> Reach:
    """Begin the lesson of the game on the start page, and read on."""

    async def reach(who: Visitor) -> None:
        await who.part("lesson-offer").click()
        await who.part("lesson-text").wait_for()
        for _ in range(steps):
            await who.part("lesson-next").click()
        await who.until(SETTLED)

    return reach


async def refused(who: Visitor) -> None:
    """Answer something else than the lesson goes on with."""
    await lesson(2)(who)
    await who.page.locator("[data-testid=panel] [data-answer]").last.click()
    await who.part("confirm").click()
    await who.part("trouble").wait_for()


async def on_paper(who: Visitor) -> None:
    """See the sheet of a finished game."""
    await who.part("print-open").click()
    await who.part("print-chronicle").wait_for()


async def alone(who: Visitor) -> None:
    """Open a page again that can't reach the server any more."""
    await who.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    await who.page.context.set_offline(True)
    await who.page.reload()
    await who.part("alone").wait_for()


async def day_begun(who: Visitor) -> str:
    """Open the table of today's deal, and return its address."""
    today = await (await who.page.request.get(f"{origin(who)}/api/daily")).json()
    table = await who.post(f"{origin(who)}/api/daily", {"day": today["day"]})
    return f"/t/{table['id']}"


async def day_over(who: Visitor) -> None:
    """Play today's deal to its end."""
    path = await day_begun(who)
    address = f"{origin(who)}/api/tables/{path.rsplit('/', 1)[-1]}"
    reply = await (await who.page.request.get(address)).json()
    while not reply["over"]:
        if reply["view"]["legal"]:
            body = {"ply": reply["ply"], "seat": 0, "answer": reply["view"]["legal"][-1]}
            reply = (await who.post(f"{address}/answers", body))["table"]
        else:
            reply = await (await who.page.request.get(address)).json()
    await who.page.goto(origin(who) + path)
    await who.part("daily-end").wait_for()


async def day_looked_back_at(who: Visitor) -> None:
    """See the page of a day that has been played."""
    await day_over(who)
    await who.part("daily-end").click()
    await who.part("daily-result").wait_for()


def searched(text: str) -> Reach:
    """Look something up in the rules."""

    async def reach(who: Visitor) -> None:
        await who.part("rules-find").fill(text)
        await expect(who.page.locator("mark").first).to_be_visible()

    return reach


def proved(record: str) -> Reach:
    """Let a record be proved."""

    async def reach(who: Visitor) -> None:
        await who.part("proof-record").fill(record)
        await who.part("proof-go").click()
        await who.part("proof-verdict").wait_for()

    return reach
