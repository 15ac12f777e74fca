"""The Daily Plague: one deal for everybody, one attempt, nothing to guess, a ranking, streaks and practice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games
from ratskeller.core.fairness import Key
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.app.lifespan import features
from ratskeller.server.bots.pool import BotPool, BotReply
from ratskeller.server.daily import queries
from ratskeller.server.daily.days import Attempt, streak
from ratskeller.server.daily.schedule import DailySchedule
from ratskeller.server.daily.schemas import DayResult, DayStreak
from ratskeller.server.daily.service import DailyService, read_calendar
from ratskeller.server.errors import Problem
from ratskeller.server.settings import CALENDAR, BadSetting, Settings
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.bot_turns import let_answer
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import unused
from ratskeller.server.tables.session import TableSession

from .places import connected, fresh, store_of
from .serving import Server

CALENDAR_OF_ONE = """
[[day]]
game = "rattus"
bots = ["random"]
options = { start = "random" }
"""
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
TODAY = NOON.date()


class House:
    """A table manager without worker processes: its bots take the first legal answer, and its clock is set by hand."""

    def __init__(self, path: Path, calendar: Path) -> None:
        self.moment = NOON
        self.store = store_of(path)
        self.guests = Guests(self.store)
        self.calendar = calendar

    async def open(self) -> None:
        secret = await self.store.read(queries.secret)
        self.schedule = DailySchedule(secret, read_calendar(self.calendar), lambda: self.moment)
        self.daily = DailyService(self.schedule)
        self.manager = self.new_manager()

    def new_manager(self) -> TableManager:
        manager = TableManager(self.store, BotPool(1), 300, features(self.daily, Settings()))
        manager._changed = lambda _: None  # type: ignore[method-assign, assignment]
        return manager

    async def open_day(self, guest: Guest, day: date) -> TableSession:
        return await self.daily.open(self.manager, guest, day)

    async def guest(self) -> Guest:
        return await self.guests.create(new_token())

    async def finish(self, guest: Guest, live: TableSession, seed: int = 1) -> None:
        """Play to the end: the guest at random, the bot its first answer."""
        rng = random.Random(seed)
        while not live.position.over:
            if live.table.asked() is not None:
                await let_answer(live, first_answer)
                continue
            answer = rng.choice(live.position.legal())
            await live.answer(guest.id, wire.Answer(live.row.ply, 0, answer))


async def first_answer(_bot: str, _seat: int, position: Any) -> BotReply:
    return BotReply([position.legal()[0]])


@pytest.fixture
def in_house(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    """Run a test with a new manager."""
    path, calendar = tmp_path / "tables.sqlite3", tmp_path / "daily.toml"
    fresh(path)
    calendar.write_text(CALENDAR_OF_ONE, encoding="utf-8")

    def run(story: Callable[[House], Awaitable[None]]) -> None:
        async def whole() -> None:
            house = House(path, calendar)
            await house.open()
            await story(house)
            await house.manager.stop()
            await house.store.close()

        asyncio.run(whole())

    return run


def chance_of(live: TableSession) -> list[str]:
    answers = zip(live.position.actors, live.position.answers, strict=True)
    return [text for who, text in answers if who == "chance"]


def test_everybody_gets_the_same_deal_and_the_next_day_another_one(in_house):
    async def story(house: House) -> None:
        anna, ben = await house.guest(), await house.guest()
        first, second = [await house.open_day(who, TODAY) for who in (anna, ben)]
        assert first.position.answers == second.position.answers != []
        await house.finish(anna, first)
        await house.finish(ben, second)
        assert first.position.answers == second.position.answers
        house.moment += timedelta(days=1)
        other = await house.open_day(anna, TODAY + timedelta(days=1))
        await house.finish(anna, other)
        assert chance_of(other) != chance_of(first)

    in_house(story)


def test_a_day_can_be_resumed_but_not_begun_twice(in_house):
    async def story(house: House) -> None:
        anna = await house.guest()
        live = await house.open_day(anna, TODAY)
        again = house.new_manager()
        assert (await house.daily.open(again, anna, TODAY)).id == live.id
        await house.finish(anna, live)
        assert (await house.open_day(anna, TODAY)).id == live.id
        assert [it.day for it in await house.store.read(queries.attempts_of, anna.id)] == [TODAY.isoformat()]

    in_house(story)


def test_chance_continues_the_same_in_another_process(in_house):
    async def story(house: House) -> None:
        anna, ben = await house.guest(), await house.guest()
        whole, broken = [await house.open_day(who, TODAY) for who in (anna, ben)]
        await house.finish(anna, whole)
        for answer, who in list(zip(whole.position.answers, whole.position.actors, strict=True))[:25]:
            if who == 0 and not broken.position.over:
                await broken.answer(ben.id, wire.Answer(broken.row.ply, 0, answer))
            while broken.table.asked() is not None:
                await let_answer(broken, first_answer)
        elsewhere = house.new_manager()
        live = await elsewhere.table(broken.id)
        for answer, who in list(zip(whole.position.answers, whole.position.actors, strict=True))[25:]:
            if who == 0:
                await live.answer(ben.id, wire.Answer(live.row.ply, 0, answer))
            while live.table.asked() is not None:
                await let_answer(live, first_answer)
        assert live.position.answers == whole.position.answers

    in_house(story)


def test_nobody_else_sees_a_table_before_its_day_is_closed(in_house):
    async def story(house: House) -> None:
        anna, ben = await house.guest(), await house.guest()
        live = await house.open_day(anna, TODAY)
        await house.finish(anna, live)
        assert (await house.manager.visited(live.id, anna.id)) is live
        for look in (house.manager.visited(live.id, ben.id), house.manager.log(live.id, ben.id, None, 0)):
            with pytest.raises(Problem, match="once the day is closed") as refused:
                await look
            assert (refused.value.status, refused.value.code) == (403, "day-not-closed")
        house.moment = datetime(2026, 11, 23, 6, tzinfo=UTC)
        assert (await house.manager.visited(live.id, ben.id)) is live

    in_house(story)


def test_a_day_can_be_finished_until_six_and_practised_afterwards(in_house):
    async def story(house: House) -> None:
        anna, ben, cleo = await house.guest(), await house.guest(), await house.guest()
        early, late = await house.open_day(anna, TODAY), await house.open_day(ben, TODAY)
        house.moment = datetime(2026, 11, 23, 5, 59, tzinfo=UTC)
        assert (await house.open_day(anna, TODAY)).id == early.id
        with pytest.raises(Problem, match="You can no longer start this day"):
            await house.open_day(cleo, TODAY)
        await house.finish(anna, early)
        house.moment = datetime(2026, 11, 23, 6, tzinfo=UTC)
        await house.finish(ben, late)
        ranking, players = await house.store.read(queries.ranking, TODAY, anna.id)
        assert ([line.guest for line in ranking], players) == ([anna.id], 1)
        practice = await house.open_day(cleo, TODAY)
        assert practice.position.answers == early.position.answers[: len(practice.position.answers)]
        await house.finish(cleo, practice)
        assert await house.store.read(queries.attempts_of, cleo.id) == []

    in_house(story)


@pytest.mark.parametrize("days", [1, -31])
def test_future_days_and_old_days_are_refused(in_house, days):
    async def story(house: House) -> None:
        with pytest.raises(Problem, match="there are the days from 2026-10-23 to 2026-11-22"):
            await house.open_day(await house.guest(), TODAY + timedelta(days=days))

    in_house(story)


def test_a_result_is_stored_with_the_last_answer_and_survives_the_cleanup(in_house):
    async def story(house: House) -> None:
        anna = await house.guest()
        live = await house.open_day(anna, TODAY)
        await house.finish(anna, live)
        (attempt,) = await house.store.read(queries.attempts_of, anna.id)
        mine, other = live.position.scores
        assert attempt.result is not None
        assert (attempt.result.score, attempt.result.margin) == (mine, mine - other)
        assert live.position.places is not None
        assert attempt.result.place == live.position.places[0]
        assert 0 < len(attempt.result.course) <= 12
        assert attempt.result.course[-1] == ("+" if mine > other else "-" if mine < other else "=")
        begun = await house.open_day(await house.guest(), TODAY)
        assert await house.store.read(unused, "", 10, "9999") == [(id_, False) for id_ in sorted((live.id, begun.id))]

    in_house(story)


def test_the_best_comes_first_and_equal_results_share_a_rank(in_house):
    async def story(house: House) -> None:
        results = {"won": (1, 3, 9), "close": (1, 1, 12), "same": (1, 1, 12), "lost": (2, -1, 20)}
        people = {name: await house.guest() for name in results}
        for name, (place, margin, score) in results.items():
            live = await house.open_day(people[name], TODAY)
            result = DayResult(place, margin, score, "=")
            await house.store.write(lambda c, it=live.id, r=result: queries.finish_attempt(c, it, r, "2026"))
        ranking, players = await house.store.read(queries.ranking, TODAY, people["lost"].id)
        assert players == 4
        assert [line.rank for line in ranking] == [1, 2, 2, 4]
        assert {line.guest for line in ranking[1:3]} == {people["close"].id, people["same"].id}
        assert ranking[3].guest == people["lost"].id
        # An unlisted account sees itself, and nobody else does
        hide = "INSERT INTO accounts (guest_id, name_key, password, created, listed) VALUES (?, 'close', '', '', 0)"
        await house.store.write(lambda connection: connection.execute(hide, (people["close"].id,)))
        for who, ranks in (("lost", [1, 2, 3]), ("close", [1, 2, 2, 4])):
            ranking, players = await house.store.read(queries.ranking, TODAY, people[who].id)
            assert ([line.rank for line in ranking], players) == (ranks, 4)

    in_house(story)


def test_daily_bots_wait_instead_of_answering_differently(in_house):
    async def story(house: House) -> None:
        anna = await house.guest()
        live = await house.open_day(anna, TODAY)

        async def nothing(_bot: str, _seat: int, _position: Any) -> BotReply:
            return BotReply([])

        while live.table.asked() is None:
            await live.answer(anna.id, wire.Answer(live.row.ply, 0, live.position.legal()[0]))
        before = live.position.answers[:]
        with pytest.raises(Exception, match="has no legal answer"):
            await let_answer(live, nothing)
        assert (await live.look(anna.id, None)).length == len(before)

    in_house(story)


def day(number: int, place: int | None) -> Attempt:
    result = None if place is None else DayResult(place, 0, 0, "=")
    return Attempt((TODAY - timedelta(days=number)).isoformat(), str(number), result)


@pytest.mark.parametrize(
    ("attempts", "days", "longest", "won", "wins"),
    [
        ([], 0, 0, 0, 0),
        ([day(0, 1), day(1, 1), day(2, 2), day(4, 1)], 3, 3, 2, 3),
        ([day(0, None), day(1, 2), day(2, 1)], 2, 2, 0, 1),
        ([day(2, 1), day(3, 1)], 0, 2, 0, 2),
    ],
)
def test_streaks_count_days_in_a_row_that_were_finished(attempts, days, longest, won, wins):
    assert streak(attempts, TODAY) == DayStreak(days, longest, won, wins)


def test_the_calendar_repeats_from_a_monday_on():
    schedule = DailySchedule(b"", read_calendar(CALENDAR))
    monday = date(2026, 11, 23)
    week = [schedule.deal(monday + timedelta(days=n)) for n in range(7)]
    assert week == read_calendar(CALENDAR)
    assert schedule.deal(monday + timedelta(days=7)) == week[0]
    assert {deal.game for deal in week} == {"rattus", "carcassonne"}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[[day]]\ngame = 'chess'\nbots = ['random']", "unknown game"),
        ("[[day]]\ngame = 'rattus'\nbots = ['nobody']", "no bot nobody"),
        ("[[day]]\ngame = 'rattus'\nbots = ['random', 'random', 'random', 'random']", "players"),
        ("day = []", "length"),
        ("[[day]]\ngame = 'rattus'\nbots = ['random']\ncolour = 1", "colour"),
    ],
)
def test_an_impossible_calendar_is_refused_at_the_start(tmp_path, text, wrong):
    path = tmp_path / "daily.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting, match=wrong):
        read_calendar(path)


def test_a_day_is_played_over_the_network_and_others_learn_nothing(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    calendar = tmp_path / "daily.toml"
    calendar.write_text(CALENDAR_OF_ONE, encoding="utf-8")
    server = start(daily=calendar)
    anna, ben = server.guest(), server.guest()
    reply = anna.get("/api/daily")
    assert (reply["deal"]["game"], reply["deal"]["bots"], reply["attempt"]) == ("rattus", ["random"], None)
    assert [reply["ranking"], reply["players"], len(reply["past"]), reply["last"]] == [[], 0, 30, None]
    week = [(date.fromisoformat(reply["day"]) + timedelta(days=days)).isoformat() for days in range(7)]
    assert reply["ahead"] == [{"day": day, "game": "rattus"} for day in week]
    table = anna.post("/api/daily", day=reply["day"])
    assert (table["day"], table["analysis"], table["mine"]) == (reply["day"], False, [0])
    assert ben.post("/api/daily", day=reply["day"])["view"]["regions"] == table["view"]["regions"]
    for path in ("", "/log", "/record", "/odds", "/analysis", "/view?at=1"):
        assert ben.http.get(f"/api/tables/{table['id']}{path}").json()["code"] == "day-not-closed"
    assert ben.refused(f"/api/tables/{table['id']}/join", 403, seat=0)["code"] == "day-not-closed"
    late = (date.fromisoformat(reply["day"]) + timedelta(days=2)).isoformat()
    assert anna.refused("/api/daily", 404, day=late)["code"] == "unknown-day"
    assert anna.refused("/api/daily", 400, day="2026-13-01")["code"] == "bad-request"
    anna.play_on(table, random.Random(1), 1000)
    after = anna.get("/api/daily")
    assert after["attempt"]["table"] == table["id"]
    assert after["ranking"] == [
        {"rank": 1, "name": anna.me["name"], "me": True, "unnamed": anna.me["unnamed"]}
        | {name: after["attempt"]["result"][name] for name in ("place", "margin", "score")}
    ]
    assert after["streak"]["days"] == 1
    # Once its day is closed, everybody hears who was first
    closed = next(it["day"] for it in after["past"] if it["closed"])
    with closing(connected(server.database)) as database:
        database.execute("UPDATE daily_attempts SET day = ?", (closed,))
    first = after["ranking"][0] | {"me": False}
    assert ben.get("/api/daily")["last"] == {"day": closed, "game": "rattus", "first": [first]}


def test_a_daily_bot_always_answers_the_same_whatever_the_time_limit() -> None:
    async def story() -> None:
        bot_pool = BotPool(1e-9)
        position = games.get("rattus").new(players=2)
        position.deal_chance(games.get("rattus").dealer(Key(b"day")))
        known = position.redeal(0)
        try:
            for bot in ("pedlar", "random"):
                first, second = [await bot_pool.think_reproducibly(bot, 0, known, 5) for _ in range(2)]
                assert first == second
                assert first.answers[0] in known.legal()
                assert first.stand_in is None
        finally:
            await bot_pool.stop()

    asyncio.run(story())
