"""Somebody who plays in the browser: by mouse, by touch or by keyboard, using nothing but what the page offers."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urljoin

from playwright.async_api import ConsoleMessage, Locator, Page, expect

LONGEST = 300
DEALS = 60
"""Games begun in search of a situation."""
ANSWERS = 250
"""Answers given in each of them."""
Known = Callable[[dict[str, Any]], bool]
"""Tells by its view whether a table is in the situation that is looked for."""
NOTHING = "/icon.svg"
"""Where a server shows nothing of a table."""
PATIENCE = 30_000
"""Milliseconds after which something that has not happened is taken not to happen."""
FEW_CUBES = 8
FIRST = 4
"""Decisions with which a long game begins on the page, before it is left until the end is near."""
BOTS = 60
"""The longest wait for an answer of a bot, in seconds: before its first one it has to start."""
LOOKING = 0.2
"""Seconds after which somebody looks again whether what is awaited is there."""
WATCHING = 0.02
"""Seconds after which somebody asks the server again whether bots have answered."""
BAR = "document.querySelector('[data-testid=turn-bar]')"
ASKED = f"{BAR}?.dataset.question"
FRESH = "[data-fresh]"
"""The question has just changed: the page takes no presses yet."""
READING = 300
"""Milliseconds for which that is so."""
BUSY = ("[data-testid=to-now]", "[data-testid=ravage]", "[data-testid=order-stop]", "[data-sending]", FRESH)
SETTLED = f"document.querySelector('{', '.join(BUSY)}') === null"
"""Nothing is being shown, no row of open rats and no answer is on its way, and the question can have been read."""

COMPLETE = "document.querySelector('.picture > *') && document.querySelector('[data-testid=play-now]:enabled')"
"""The start page has all that it waits for."""
INVISIBLE = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}"""
"""The browser doesn't paint what is fully transparent, and painting was nearly half of its work. Layout, hit testing, focus, animations and
what Playwright calls visible stay the same. `Visitor.paint` ends it, for tests that look at colours."""
Press = Callable[[Locator], Awaitable[None]]


def is_far_on(view: dict[str, Any]) -> bool:
    """Tell whether the end of a game is near, yet some turns away: few tiles are left, half of the rats, or few cubes of one player."""
    if "left" in view:
        return bool(view["left"] <= 20)
    ends = view["until_end"]
    return ends is None or 2 * ends["rats"] <= ends["rats_at_start"] or min(ends["cubes"]) <= FEW_CUBES


class Visitor:
    """A page with a table on it. Errors that the page reports are kept in `errors`."""

    is_watched = False
    """A person sees the browser, or it records pictures: everything is painted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.still = False
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        """Note an error, with the address that was asked for in vain."""
        if message.type == "error":
            self.errors.append(f"{message.text} {message.location['url']}")

    def part(self, name: str) -> Locator:
        return self.page.locator(f"[data-testid={name}]")

    async def paint(self) -> None:
        """Paint the page from now on, until it loads another one."""
        await self.page.evaluate("document.adoptedStyleSheets.forEach((sheet) => { sheet.disabled = true; })")

    async def open_table(self, url: str, players: int = 2, tap: bool = False) -> None:
        """From the start page to a table against bots."""
        await self.page.goto(url)
        press = by_finger if tap else Locator.click
        await self.choose_players(players, press)
        await press(self.part("play-now"))
        await self.part("map").wait_for()

    async def choose(self, option: str, value: str) -> None:
        """Choose a condition of a new table on the start page, which may be folded."""
        button = self.page.locator(f"[data-option={option}][data-value={value}]")
        await button.wait_for(state="attached")
        if not await button.is_visible():
            await self.page.locator("details", has=button).locator("summary").click()
        await button.click()
        await expect(button).to_have_attribute("aria-pressed", "true")

    async def choose_players(self, players: int, press: Press) -> None:
        """Press a number of players on the start page, as soon as nothing that comes late can move the button away from a finger."""
        await self.until(f"{COMPLETE} && document.fonts.status === 'loaded'")
        number = self.page.locator(f"[data-players='{players}']")
        await press(number)
        await expect(number).to_have_attribute("aria-pressed", "true")

    async def unfold(self, name: str) -> None:
        """Open a part that stands behind a tab or can be folded, unless it is open: the page remembers some of them."""
        tab = self.page.locator(f"[data-tab={name}]")
        fold = self.part(name)
        await tab.or_(fold).first.wait_for()
        if await tab.count():
            await tab.click()
            return
        if await fold.get_attribute("open") is None:
            await fold.locator("summary").click()

    async def seat(self, seat: int, sitter: str) -> None:
        """Choose on the start page who sits on a seat: `me`, `hotseat`, `open`, or a bot such as `bot:novice`."""
        row = self.page.locator(f"[data-seat-kind='{seat}']")
        await row.click()
        await self.page.locator(f"[data-seat-option='{sitter}']").click()
        await expect(row).to_have_attribute("data-kind", sitter)

    async def open_situation(self, url: str, wanted: Known, players: int = 2, seed: int = 0, **options: Any) -> Any:
        """Go to a table where all seats are the visitor's and something is so, found by playing at random; returns its view."""
        table = await self.found(url, wanted, players, seed, options)
        await self.page.goto(f"{url}/t/{table['id']}")
        await self.part("map").wait_for()
        # Where one of the seats has seen a rat, the screen is handed over first.
        await self.until(f"document.querySelector('[data-testid=curtain]') || {ASKED}")
        if await self.part("curtain").count():
            await self.part("curtain").locator("button").click()
        await self.my_turn()
        return table["view"]

    async def open_against_bots(
        self, url: str, players: int = 2, begun: Known = lambda _view: True, **options: Any
    ) -> None:
        """Go to a table against bots with options of one's own, as soon as its game has come so far (at once unless told)."""
        await self.page.request.get(f"{url}/api/me")
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
        body = {"game": "rattus", "seats": seats, "options": {"players": players} | options}
        table = await self.post(f"{url}/api/tables", body)
        await self.advance(f"{url}/api/tables/{table['id']}", begun)
        await self.page.goto(f"{url}/t/{table['id']}")
        await self.part("map").wait_for()

    async def skip(self, begun: Known = is_far_on) -> None:
        """Leave the page, let the game come so far without a look at it, and come back."""
        address = await self.leave()
        await self.advance(address.replace("/t/", "/api/tables/"), begun)
        await self.page.goto(address)
        await self.part("turn-bar").wait_for()

    async def leave(self) -> str:
        """Leave the page, which would show every answer, and return its address."""
        address = self.page.url
        await self.page.goto(urljoin(address, NOTHING))
        return address

    async def advance(self, here: str, begun: Known) -> None:
        """Answer at random for the first seat of a table, until its game has come so far."""
        table = await (await self.page.request.get(here)).json()
        rng = random.Random(table["view"]["options"]["players"])
        while not begun(table["view"]):
            assert not table["over"], "the game ended before it had come so far"
            if table["view"]["legal"]:
                answer = {"ply": table["ply"], "seat": 0, "answer": eager(table["view"]["legal"], rng)}
                table = (await self.post(f"{here}/answers", answer))["table"]
            else:
                await asyncio.sleep(WATCHING)
                table = await (await self.page.request.get(here)).json()

    async def found(
        self,
        url: str,
        wanted: Known,
        players: int = 2,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        game: str = "rattus",
    ) -> Any:
        """Play games at random, with all seats, until something is so; returns the table. The server deals each game in another way."""
        rng = random.Random(seed)
        await self.page.request.get(f"{url}/api/me")
        for _ in range(DEALS):
            table = await self._found(url, wanted, players, rng, options or {}, game)
            if table is not None:
                return table
        raise AssertionError("the situation did not come up")

    async def _found(
        self, url: str, wanted: Known, players: int, rng: random.Random, options: dict[str, Any], game: str
    ) -> Any:
        """Play one game until something is so; None if that does not come."""
        seats = [{"kind": "me"}] + [{"kind": "hotseat"}] * (players - 1)
        body = {"game": game, "seats": seats, "options": {"players": players} | options, "analysis": True}
        table = await self.post(f"{url}/api/tables", body)
        for _ in range(ANSWERS):
            view = table["view"]
            if table["over"] or wanted(view):
                break
            answer = {"ply": table["ply"], "seat": view["actor"], "answer": eager(view["legal"], rng)}
            table = (await self.post(f"{url}/api/tables/{table['id']}/answers", answer))["table"]
        return table if wanted(table["view"]) else None

    async def found_at(self, url: str, wanted: Known) -> None:
        """Wait until the server answers with something."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not wanted(await (await self.page.request.get(url)).json()):
                await asyncio.sleep(WATCHING)

    async def post(self, url: str, body: dict[str, Any]) -> Any:
        answer = await self.page.request.post(url, data=body)
        assert answer.ok, await answer.text()
        return await answer.json()

    async def question(self) -> str | None:
        """What the visitor is asked now."""
        return await self.part("turn-bar").get_attribute("data-question")

    async def my_turn(self) -> str | None:
        """Wait until the visitor is asked something, and return it; None: the game is over."""
        over = "document.querySelector('[data-testid=ranking]')"
        mine = f"({ASKED} || {over}) && {SETTLED}"
        while not await self.page.evaluate(f"Boolean({mine})"):
            if self.still and await self.page.locator(FRESH).count():
                await self.page.clock.run_for(READING)
                continue
            # Bots may answer many times before; each of them has time of its own.
            before = await self.marker()
            await self.until(f"{mine} || {BAR}.dataset.length !== '{before}'", BOTS)
        return await self.question()

    async def shown(self) -> dict[str, Any]:
        """All that the table shows, to compare with later, but risks, which come when the server has worked them out."""
        await self.until("document.querySelector('[data-seat]') && document.querySelector('[data-testid=log]')")
        state: dict[str, Any] = await self.page.evaluate(
            """() => ({
              regions: [...document.querySelectorAll('[data-region]')].map((it) => it.getAttribute('aria-label')),
              cards: [...document.querySelectorAll('[data-card]')].map((it) => it.textContent),
              seats: [...document.querySelectorAll('[data-seat]')].map((it) => {
                const seat = it.cloneNode(true);
                for (const risk of seat.querySelectorAll('[data-risk]')) risk.remove();
                return seat.textContent;
              }),
              log: [...document.querySelectorAll('[data-testid=log] li')].map((it) => it.textContent),
              question: document.querySelector('[data-testid=turn-bar]').dataset.question,
              chips: [...document.querySelectorAll('[data-undo]')].map((it) => it.textContent),
            })"""
        )
        return state

    async def legal(self) -> str:
        """What may be answered, as the text board lists it."""
        await self.page.keyboard.press(":")
        await self.until("document.querySelector('[data-testid=legal]')?.textContent")
        listed = await self.part("legal").inner_text()
        await self.leave_board()
        return listed

    async def type(self, line: str) -> None:
        """Answer through the command line of the text board."""
        before = await self.marker()
        await self.page.keyboard.press(":")
        await self.part("command").fill(line)
        await self.part("command").press("Enter")
        await self.moved_on(before)
        # Where the screen is handed over the text board closes by itself
        await self.until("document.querySelector('[data-testid=curtain], [data-testid=command]')")
        if not await self.part("curtain").count():
            await self.leave_board()

    async def leave_board(self) -> None:
        """Close the text board: as long as it is open, no key gets to the table."""
        await self.part("command").press("Escape")
        await self.part("command").wait_for(state="detached")

    async def no_side_scroll(self) -> bool:
        """Whether the page is nowhere wider than the window; `innerWidth` grows with it on a phone, which makes the page smaller."""
        return bool(
            await self.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        )

    async def play(self, how: "Pointer | Keys", most: int | None = None, seconds: float = LONGEST) -> int:
        """Play to the ranking, or so many decisions; returns how many were made."""
        until = time.monotonic() + seconds
        decisions = 0
        while decisions != most and (question := await self.my_turn()) is not None:
            assert time.monotonic() < until, f"not over after {decisions} decisions"
            before = await self.marker()
            await how.decide(self, question)
            await self.moved_on(before)
            decisions += 1
        return decisions

    async def play_both_ends(self, how: "Pointer | Keys") -> int:
        """Play the first decisions and the last ones; returns how many were made."""
        decisions = await self.play(how, FIRST)
        await self.skip()
        return decisions + await self.play(how)

    async def marker(self) -> str | None:
        """Something that changes with every answer."""
        return await self.part("turn-bar").get_attribute("data-length")

    async def moved_on(self, before: str | None) -> None:
        await self.until(f"{BAR}.dataset.length !== '{before}'")

    async def ready(self) -> None:
        """Wait until the page takes presses."""
        await self.until(SETTLED)

    async def read(self, _mark: Locator) -> None:
        """Let the time pass in which a new question is read, where the page's time stands still; else it passes by itself."""
        if self.still:
            await self.page.clock.run_for(READING)

    async def taken(self, before: str | None) -> bool:
        """Wait until the page has taken what was pressed, and return whether it has to be confirmed."""
        await self.pictured()
        confirm = "document.querySelector('[data-testid=confirm]')"
        is_taken = f"{BAR}.dataset.sending || {BAR}.dataset.length !== '{before}'"
        await self.until(f"{confirm} || {is_taken}")
        # A button that was there before may be on its way out
        return bool(await self.page.evaluate(f"() => !({is_taken}) && Boolean({confirm})"))

    async def opened(self, group: str | None) -> None:
        """Wait until the answers of one of the things of a turn are listed."""
        await self.pictured()
        await self.page.locator(f"[data-testid=panel][data-focus='{group}']").wait_for()

    async def stop_time(self) -> None:
        """Let the page's time stand still unless it is told to go on."""
        await self.page.clock.install(time=0)
        await self.page.clock.pause_at(1)
        self.still = True

    async def let_time_pass(self) -> None:
        """Let the page's time go on, if it stands still."""
        if self.still:
            await self.page.clock.resume()
            self.still = False

    async def pictured(self) -> None:
        """Let the pictures come that follow a press, where the page's time stands still."""
        if self.still:
            await self.page.clock.run_for(50)

    async def until(self, true: str, seconds: float = 30) -> None:
        await until(self.page, true, seconds)


async def visitor(page: Page, speed: str) -> Visitor:
    """Return somebody on a new page who watches everything at this speed."""
    if not Visitor.is_watched:
        await page.add_init_script(INVISIBLE)
    stored = {"ratskeller": f"JSON.stringify({{speed: '{speed}'}})", "ratskeller-hints": "JSON.stringify('none')"}
    for key, value in stored.items():
        # An empty page may store nothing
        await page.add_init_script(f"if (origin !== 'null') localStorage['{key}'] ??= {value}")
    page.set_default_timeout(PATIENCE)
    who = Visitor(page)
    # Before it presses anything Playwright waits until this has gone
    await page.add_locator_handler(page.locator(f"html{FRESH}"), who.read)
    return who


async def until(page: Page, true: str, seconds: float = 30) -> None:
    """Wait until an expression holds: the page looks whenever something in it changes, and we now and then for what no element tells.

    (Playwright's own way evaluates text in the page, which the page's policy forbids; a timer of the page may stand still.)
    """
    waiting = asyncio.ensure_future(
        page.evaluate(
            f"""() => new Promise((tell) => {{
              const holds = () => Boolean({true});
              if (holds()) return tell();
              const changes = new MutationObserver(() => {{
                if (!holds()) return;
                changes.disconnect();
                tell();
              }});
              changes.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            }})"""
        )
    )
    end = time.monotonic() + seconds
    while not (await asyncio.wait({waiting}, timeout=LOOKING))[0]:
        if await page.evaluate(f"() => Boolean({true})"):
            waiting.cancel()
            return
        if time.monotonic() > end:
            waiting.cancel()
            raise AssertionError(f"never true: {true}")
    await waiting


DOUBLE_TAP = 500
"""Milliseconds after which no browser takes two taps for one."""


async def by_finger(thing: Locator, position: Any = None) -> int:
    """Press something with a finger, and wait for the click: a browser makes it only after the finger was lifted.

    Return how many quick taps on one spot the browser has counted.
    """
    await thing.page.evaluate(
        """() => {
          window.pressed = new Promise((pressed) => addEventListener("click", pressed, { capture: true, once: true }));
        }"""
    )
    await thing.tap(position=position)
    return int(await thing.page.evaluate("async () => (await window.pressed).detail"))


def eager(legal: list[str], rng: random.Random) -> str:
    """An answer at random, rather one that does something; a card or an ability before what ends the turn."""
    for verb in ("take", "use", "mayor", "add"):
        found = [answer for answer in legal if answer.startswith(verb)]
        if found and rng.random() < 0.7:
            return rng.choice(found)
    moves = [answer for answer in legal if answer not in ("stop", "keep", "no")]
    plague = [answer for answer in moves if answer.startswith("plague")]
    return rng.choice(plague or moves or legal)


class Pointer:
    """Plays with the mouse or a finger, at random, preferring the other steps of a turn to ending it."""

    def __init__(self, seed: int, tap: bool = False) -> None:
        self.rng = random.Random(seed)
        self.press: Callable[..., Awaitable[int | None]] = by_finger if tap else Locator.click

    async def decide(self, who: Visitor, question: str) -> None:
        page = who.page
        before = await who.marker()
        lit = await page.locator("[data-region][data-lit]").all()
        if question in {"settle", "rat"} and lit and self.rng.random() < 0.5:
            await self.on_map(page, str(await self.rng.choice(lit).get_attribute("data-region")))
        else:
            if question == "turn":
                await self.open_group(who)
            offered = page.locator("[data-answer]")
            await self.answer(offered.nth(self.rng.randrange(await offered.count())))
        if await who.taken(before):
            await self.press(who.part("confirm"))

    async def answer(self, offered: Locator) -> None:
        """Press an answer. The second of two quick taps on one spot is dropped, since it was meant for what has gone: press again."""
        taps = await self.press(offered)
        if taps is not None and taps > 1 and await offered.count():
            await offered.page.wait_for_timeout(DOUBLE_TAP)
            await self.press(offered)

    async def on_map(self, page: Page, region: str) -> None:
        """Press a region on its own ground: the middle of its box may belong to a neighbour or to the sea."""
        await self.press(page.locator("[data-testid=map]"), position=await self.spot_on_map(page, region))

    async def spot_on_map(self, page: Page, region: str) -> Any:
        """Where a region is pressed, from the corner of the map."""
        await page.locator("[data-testid=map]").scroll_into_view_if_needed()
        spot = await page.evaluate(
            """(id) => {
              const board = document.querySelector('[data-testid=map]').getBoundingClientRect();
              const path = document.querySelector(`[data-region="${id}"] path`);
              const box = path.getBoundingClientRect();
              for (let y = 1; y < 12; y++) for (let x = 1; x < 12; x++) {
                const at = [box.left + (box.width * x) / 12, box.top + (box.height * y) / 12];
                const hit = document.elementFromPoint(...at);
                if (hit?.closest(`[data-region="${id}"]`)) return { x: at[0] - board.left, y: at[1] - board.top };
              }
              return null;
            }""",
            region,
        )
        assert spot is not None, f"{region} is covered"
        return spot

    async def open_group(self, who: Visitor) -> None:
        groups = [await it.get_attribute("data-group") for it in await who.page.locator("[data-group]").all()]
        others = [group for group in groups if group != "plague"]
        if groups:
            group = self.rng.choice(others if others and self.rng.random() < 0.7 else groups)
            await self.press(who.page.locator(f"[data-group={group}]"))
            await who.opened(group)


class Keys:
    """Plays with the keyboard alone: Tab, arrows, Enter and digits."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    async def decide(self, who: Visitor, question: str) -> None:
        board = who.page.keyboard
        before = await who.marker()
        if question in {"settle", "rat"} and await self.walk_to_lit(who):
            await board.press("Enter")
        else:
            if question == "turn":
                await self.open_group(who)
            offered = await who.page.locator("[data-answer]").count()
            await board.press(str(self.rng.randint(1, min(9, offered))))
        if await who.taken(before):
            await board.press("c")

    async def open_group(self, who: Visitor) -> None:
        groups = [await it.get_attribute("data-group") for it in await who.page.locator("[data-group]").all()]
        last = "plague" in groups and self.rng.random() < 0.4
        if groups:
            number = len(groups) if last else self.rng.randint(1, len(groups))
            await who.page.keyboard.press(str(number))
            await who.opened(groups[number - 1])

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
