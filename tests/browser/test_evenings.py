"""Whole evenings among friends, each in a browser of their own: from the invitation to the ranking, and on to the next game."""

import asyncio
import random
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP, PHONE
from .settler import Finger, Settler
from .test_clocks import run_out
from .visitor import LOOKING, Known, Pointer, Visitor, eager, is_far_on, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = ("Anna", "Bertha", "Carl", "Doris")
PLACES = "[data-testid=ranking] li"
OWN = " (you)"
RUNNING = "[data-testid=turn-bar] [data-runs=true]"


class Evening:
    """A table, those who play there, in the order of their seats, and somebody who looks on."""

    def __init__(self, url: str, game: str, friends: list[Visitor], onlooker: Visitor) -> None:
        self.url, self.game = url, game
        self.friends, self.onlooker = friends, onlooker
        self.address = ""
        self.rng = random.Random(len(friends))

    @property
    def host(self) -> Visitor:
        return self.friends[0]

    @property
    def everybody(self) -> list[Visitor]:
        return [*self.friends, self.onlooker]

    @property
    def api(self) -> str:
        return self.address.replace("/t/", "/api/tables/")

    @property
    def id(self) -> str:
        return self.address.rpartition("/")[2]

    async def known_to(self, who: Visitor) -> dict[str, Any]:
        """The table as somebody sees it."""
        # A connection that was idle may be ended by the server in the moment in which it is used again
        return dict(await (await who.page.request.get(self.api, max_retries=3)).json())

    async def asked(self) -> tuple[int, Visitor]:
        """The player asked, with the seat."""
        seat = (await self.known_to(self.host))["view"]["actor"]
        return seat, self.friends[seat]

    async def open(self) -> None:
        """The host invites friends from the start page, to a game with a clock, and gives a seat to a bot and back meanwhile."""
        page = self.host.page
        await page.goto(f"{self.url}/?game={self.game}")
        await self.host.part("invite-friends").click()
        await page.locator(f"[data-invite-players='{len(self.friends)}']").click()
        await page.locator("dialog [data-option=time][data-value=relaxed]").click()
        await self.host.part("invite-go").click()
        await page.wait_for_url("**/t/*")
        self.address = page.url
        await expect(self.host.part("invite-link")).to_have_value(page.url)
        last = len(self.friends) - 1
        choice, seat = self.host.part(f"waiting-bot-{last}"), page.locator(f"[data-seat='{last}']")
        for value, kind in (("novice", "bot"), ("", "open")):
            await choice.select_option(value)
            await expect(seat).to_have_attribute("data-kind", kind)

    async def come(self) -> None:
        """The others follow the link, see who invites them, say who they are and sit down; one more looks on. Then the host begins."""
        for seat, friend in enumerate(self.friends[1:], 1):
            await expect(self.host.part("begin")).to_be_disabled()
            await friend.page.goto(self.address)
            await friend.part("invited-name").fill(NAMES[seat])
            await friend.part("sit").first.click()
            await expect(friend.page.locator(f"[data-seat='{seat}']")).to_contain_text(f"{NAMES[seat]}{OWN}")
        await self.onlooker.page.goto(self.address)
        await expect(self.host.part("waiting-onlookers")).to_be_visible()
        for seat in range(1, len(self.friends)):
            for who in self.everybody:
                await expect(who.page.locator(f"[data-seat='{seat}']")).to_contain_text(NAMES[seat])
        await self.host.part("begin").click()
        for who in self.everybody:
            await who.part("turn-bar").wait_for()
        table = await self.known_to(self.onlooker)
        assert [seat["name"] for seat in table["seats"]][1:] == list(NAMES[1 : len(self.friends)])
        assert table["mine"] == []

    async def talk(self) -> None:
        """A friend says something that the host reads, and the onlooker something that no player does."""
        for who, line in ((self.friends[1], "Bring out your dead!"), (self.onlooker, "He has no idea.")):
            await who.part("talk").click()
            await who.part("talk-write").fill(line)
            await who.part("talk-write").press("Enter")
            await expect(who.part("talk-write")).to_have_value("")
            await who.part("talk").click()
        await expect(self.host.part("talk")).to_have_attribute("data-unread", "1")

    async def decide(self, who: Visitor) -> None:
        """Decide something by mouse, or lay a whole tile."""
        if self.game == "carcassonne":
            await Settler(who).turn(Finger(1))
            return
        question, before = await who.my_turn(), await who.marker()
        assert question is not None
        await Pointer(1).decide(who, question)
        await who.moved_on(before)

    async def play_unseen(self, answers: int | None = None, begun: Known = lambda _view: False) -> None:
        """Let the players asked answer so often, or until the game has come so far, or to the end, without a look at a page."""
        seat, who = await self.asked()
        # Of a draft, only its owner knows
        table = await self.known_to(who)
        while not table["over"] and answers != 0 and not begun(table["view"]):
            legal = table["view"]["legal"]
            answer = {"ply": table["ply"], "seat": seat, "answer": eager(legal, self.rng)}
            table = (await who.post(f"{self.api}/answers", answer))["table"]
            if not table["over"] and table["view"]["actor"] != seat:
                seat = table["view"]["actor"]
                who = self.friends[seat]
                table = await self.known_to(who)
            answers = None if answers is None else answers - 1

    async def meet(self) -> None:
        """All that everybody may know has come to everybody's page."""
        known = await self.known_to(self.onlooker)
        for who in self.everybody:
            await who.until(
                f"Number(document.querySelector('[data-testid=turn-bar]').dataset.length) >= {known['length']}"
            )


async def try_something(evening: Evening) -> None:
    """The player asked tries something, which nobody else sees, finds the game as it was after a reload, and plays on."""
    seat, who = await evening.asked()
    others = [it for it in evening.everybody if it is not who]
    seen = [await it.marker() for it in others]
    if evening.game == "carcassonne":
        await who.my_turn()
        await Finger(1).try_tile(Settler(who))
    else:
        while not await who.page.locator("[data-undo]").count():
            await evening.decide(who)
            assert (await evening.asked())[0] == seat
    assert [await it.marker() for it in others] == seen
    done = await who.marker()
    await who.page.reload()
    await who.my_turn()
    assert await who.marker() == done
    if evening.game == "rattus":
        await who.page.keyboard.press("u")
        await who.moved_on(done)
    assert [await it.marker() for it in others] == seen
    await evening.decide(who)


async def lose_the_line(evening: Evening) -> None:
    """Somebody who is not asked has no connection for a while, and has missed nothing when it is there again."""
    seat, _ = await evening.asked()
    lonely = evening.friends[seat - 1]
    way = lonely.part("turn-bar").locator("[role=status]")
    await lonely.page.context.set_offline(True)
    await expect(way).not_to_be_empty()
    before = await lonely.marker()
    while (await evening.asked())[0] == seat:
        await evening.play_unseen(1)
    assert await lonely.marker() == before
    await lonely.page.context.set_offline(False)
    await expect(way).to_be_empty()
    await evening.meet()


async def watch_the_clock(evening: Evening) -> None:
    """At every seat, and beside the table, the time of the player asked is seen to pass."""
    for who in evening.everybody:
        clock = who.page.locator(RUNNING)
        await expect(clock).not_to_have_text(await clock.inner_text())


async def all_walk_off(evening: Evening, server: Server) -> None:
    """One after the other lets the time run out, and bots play for those who are away: as long as one is there, and no longer.

    Everybody takes their seat back by one press.
    """
    for number in range(len(evening.friends)):
        seat, _ = await evening.asked()
        run_out(server.database, evening.id)
        if number == 0:
            for it in evening.everybody:
                await expect(it.part("played-for")).to_have_attribute("data-reason", "time")
        while not await someone_else_is_asked(evening, seat):
            await asyncio.sleep(LOOKING)
    for it in evening.everybody:
        await expect(it.part("paused")).to_be_visible()
    for who in evening.friends:
        await who.part("take-back").click()
    for it in evening.everybody:
        await expect(it.part("paused")).to_have_count(0)
        await expect(it.part("played-for")).to_have_count(0)


async def someone_else_is_asked(evening: Evening, seat: int) -> bool:
    """Tell whether a bot has taken over a seat, and played until somebody is asked who is there, if anybody is."""
    table = await evening.known_to(evening.host)
    conduct, away = table["conduct"], {it["seat"] for it in table["conduct"]["played"]}
    return seat in away and (conduct["paused"] or table["view"]["actor"] not in {*away, "chance"})


async def become_known(evening: Evening, name: str) -> None:
    """A guest makes an account in the middle of the game, and still sits there, under the name of the account."""
    who = evening.friends[-1]
    await who.page.goto(f"{evening.url}/me")
    await who.part("me-new-name").fill(name)
    await who.part("me-new-password").fill("rats on the run")
    await who.part("me-new-password").press("Enter")
    await expect(who.page.locator("h1")).to_have_text(name)
    # With an account the session of the guest ends: what the page has just asked for in the name of the guest is refused
    who.errors[:] = [it for it in who.errors if "401" not in it]
    await who.page.goto(evening.address)
    await who.part("turn-bar").wait_for()
    assert (await evening.known_to(who))["mine"] == [len(evening.friends) - 1]
    reply = (
        f"[...document.querySelectorAll('[data-player], [data-seat]')].some((it) => it.textContent.includes('{name}'))"
    )
    await evening.host.until(reply)


async def play_to_the_end(evening: Evening) -> None:
    """The game ends while somebody who looks on sees it; those who played come back, and find the same ranking, and themselves in it.

    An open page gives the only answer that is left by itself, and would be at odds with what is played unseen.
    """
    for who in evening.everybody:
        await who.page.goto(f"{evening.url}/icon.svg")
    await evening.play_unseen(begun=is_far_on)
    await evening.onlooker.page.goto(evening.address)
    await evening.onlooker.part("turn-bar").wait_for()
    await evening.play_unseen()
    for who in evening.friends:
        await who.page.goto(evening.address)
    rankings = []
    for who in evening.everybody:
        await evening_over(who)
        reply = [await it.inner_text() for it in await who.page.locator(f"{PLACES} .name, {PLACES} .name + b").all()]
        assert sum(it.endswith(OWN) for it in reply) == (who is not evening.onlooker)
        rankings.append([it.removesuffix(OWN) for it in reply])
    assert len(rankings[0]) == 2 * len(evening.friends)
    assert rankings == [rankings[0]] * len(rankings)


async def evening_over(who: Visitor) -> None:
    """Wait for the ranking; after Carcassonne the last scoring is walked through before."""
    await who.until("document.querySelector('[data-testid=final-walk], [data-testid=ranking]')")
    if await who.part("final-walk").count():
        await who.page.keyboard.press("Escape")
    await expect(who.part("ranking")).to_be_visible()


async def play_once_more(evening: Evening) -> None:
    """One press of each brings all to the next game, which has a clock as well; who looked on may look on there."""
    await evening.host.part("again").click()
    await evening.host.page.wait_for_url(lambda url: url != evening.address and "/t/" in url)
    address = evening.host.page.url
    for who in [*evening.friends[1:], evening.onlooker]:
        await who.part("rematch-sit").click()
        await who.page.wait_for_url(address)
    evening.address = address
    seats = [(await evening.known_to(who))["mine"] for who in evening.everybody]
    assert seats == [[seat] for seat in range(len(evening.friends))] + [[]]
    table = await evening.known_to(evening.host)
    assert (table["conduct"]["clock"]["turn"], table["conduct"]["clock"]["asked"]) == (120_000, table["view"]["actor"])


@pytest.mark.parametrize(("game", "players"), [("rattus", 3), ("carcassonne", 2)])
async def test_friends_play_an_evening(browser: Browser, host: Server, game: str, players: int) -> None:
    async with AsyncExitStack() as stack:
        people = []
        for number in range(players + 1):
            context = await browser.new_context(**(PHONE if number % 2 else DESKTOP))
            stack.push_async_callback(context.close)
            people.append(await visitor(await context.new_page(), speed="off"))
        evening = Evening(host.url, game, people[:-1], people[-1])
        await evening.open()
        await evening.come()
        await evening.talk()
        for _ in evening.friends:
            await evening.decide((await evening.asked())[1])
        await try_something(evening)
        await lose_the_line(evening)
        await watch_the_clock(evening)
        await all_walk_off(evening, host)
        await become_known(evening, f"Known since {evening.id[:6]}")
        await play_to_the_end(evening)
        await play_once_more(evening)
        faults = [it for who in people for it in who.errors if not re.search("ERR_INTERNET_DISCONNECTED|WebSocket", it)]
        assert faults == []
