"""Days off of accounts: all clocks of days stand still, and nobody gains more than they have."""

import secrets
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from ratskeller.server.tables.clocks import DAY, SECOND

from .places import connected
from .serving import Guest, Server
from .test_clocks import TWO, at

DAYS = {"kind": "days", "turn": 3 * 24 * 3600, "bot": "random"}


@pytest.fixture
def pair(server: Server) -> tuple[Guest, Guest]:
    anna, bea = server.guest(), server.guest()
    anna.post("/api/me/account", name=f"Anna {secrets.token_hex(4)}", password="the doctor is in")
    return anna, bea


def table_of(anna: Guest, bea: Guest, clock: Any = DAYS) -> Any:
    """Open a table at which Anna begins."""
    table = anna.post("/api/tables", game="rattus", seats=TWO, options={"start": 0}, clock=clock)
    return bea.post(at(table, "join"), seat=1)


def test_time_stands_still_at_all_tables_of_the_account(pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    tables = [table_of(anna, bea) for _ in range(2)]
    live = table_of(anna, bea, {"kind": "live", "turn": 300})
    assert anna.get("/api/me/days-off") == {"left": 30, "until": None, "planned": []}
    taken = anna.post("/api/me/days-off", days=4)
    assert taken["left"] == 26
    for table in tables:
        clock = bea.table(table)["conduct"]["clock"]
        assert clock["deadline"] - table["conduct"]["clock"]["deadline"] > 4 * DAY - 60 * SECOND
        # The others see until when
        assert clock["seats"][0]["away"] - clock["now"] > 4 * DAY - 60 * SECOND
    assert bea.table(live)["conduct"]["clock"]["deadline"] == live["conduct"]["clock"]["deadline"]
    # A table that the account comes to meanwhile waits too
    later = table_of(anna, bea)["conduct"]["clock"]
    assert later["deadline"] - later["now"] > 7 * DAY - 60 * SECOND


def test_who_comes_back_early_keeps_the_days_that_have_not_begun(server: Server, pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    table = table_of(anna, bea)
    anna.post("/api/me/days-off", days=4)
    assert anna.refused("/api/me/days-off", 409, days=1)["code"] == "no-days-off"
    # The way back from the vacation of a table does not turn days off into vacation
    assert anna.refused(at(table, "vacation"), 409, seat=0, days=0)["code"] == "no-vacation"
    back = anna.post("/api/me/days-off", days=0)
    assert back == {"left": 29, "until": None, "planned": []}
    clock = anna.table(table)["conduct"]["clock"]
    assert (clock["seats"][0]["away"], clock["seats"][0]["vacation"]) == (0, 0)
    assert clock["deadline"] - table["conduct"]["clock"]["deadline"] < 60 * SECOND
    assert anna.post("/api/me/days-off", days=0) == back


def test_there_are_thirty_days_a_year(server: Server, pair: tuple[Guest, Guest]) -> None:
    anna, _ = pair
    assert anna.refused("/api/me/days-off", 400, days=31)["code"] == "bad-request"
    anna.post("/api/me/days-off", days=30)
    anna.post("/api/me/days-off", days=0)
    refused = anna.refused("/api/me/days-off", 409, days=30)
    assert (refused["code"], refused["detail"]["days"]) == ("no-days-off", 29)
    me = anna.get("/api/me")["id"]
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE days_off SET year = year - 1 WHERE guest_id = ?", (me,))
    assert anna.get("/api/me/days-off")["left"] == 30


def in_days(count: int) -> str:
    return (datetime.now(UTC).date() + timedelta(days=count)).isoformat()


def in_year(day: str, count: int) -> list[str]:
    """Return a stretch of days that lies within one year, from a day on or from the next New Year."""
    first = date.fromisoformat(day)
    if (first + timedelta(days=count - 1)).year != first.year:
        first = date(first.year + 1, 1, 1)
    return [first.isoformat(), (first + timedelta(days=count - 1)).isoformat()]


def test_days_off_can_be_planned_seen_and_cancelled(pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    clock = table_of(anna, bea)["conduct"]["clock"]
    first, last = in_year(in_days(20), 5)
    taken = 5 if first[:4] == in_days(0)[:4] else 0
    planned = anna.post("/api/me/days-off/planned", first=first, last=last)
    assert planned == {"left": 30 - taken, "until": None, "planned": [{"first": first, "last": last}]}
    assert clock["seats"][0]["away"] == 0
    assert anna.get("/api/me/days-off") == planned
    gone = anna.http.delete(f"/api/me/days-off/planned/{first}").json()
    assert gone == {"left": 30, "until": None, "planned": []}


def test_days_across_new_year_count_in_both_years(pair: tuple[Guest, Guest]) -> None:
    anna, _ = pair
    year = date.fromisoformat(in_days(0)).year
    first, last = f"{year}-12-31", f"{year + 1}-01-02"
    if first <= in_days(0):
        first, last = f"{year + 1}-12-30", f"{year + 2}-01-02"
    found = anna.post("/api/me/days-off/planned", first=first, last=last)["planned"]
    assert [it["first"] for it in found] == [first, f"{int(first[:4]) + 1}-01-01"]
    assert [it["last"] for it in found] == [f"{first[:4]}-12-31", last]


def test_no_day_is_taken_twice_and_planned_days_count(pair: tuple[Guest, Guest]) -> None:
    anna, _ = pair
    path = "/api/me/days-off/planned"
    first = date.fromisoformat(in_year(in_days(3), 40)[0])

    def stretch(after: int, count: int) -> dict[str, str]:
        begins = first + timedelta(days=after)
        return {"first": begins.isoformat(), "last": (begins + timedelta(days=count - 1)).isoformat()}

    anna.post(path, **stretch(0, 4))
    for days in (stretch(3, 1), stretch(-1, 2), stretch(10, 27)):
        assert anna.refused(path, 409, **days)["code"] == "no-days-off"
    assert len(anna.post(path, **stretch(10, 26))["planned"]) == 2
    # Nor do days that begin now go into those that are planned
    assert (anna.http.post("/api/me/days-off", json={"days": 5}).status_code == 409) == (
        first.isoformat() <= in_days(5)
    )


@pytest.mark.parametrize(
    ("first", "last"), [(0, 1), (3, 2), (300, 400), (-5, -3)], ids=["today", "backwards", "too far ahead", "past"]
)
def test_only_days_of_the_year_ahead_can_be_planned(pair: tuple[Guest, Guest], first: int, last: int) -> None:
    anna, _ = pair
    refused = anna.refused("/api/me/days-off/planned", 422, first=in_days(first), last=in_days(last))
    assert refused["code"] == "bad-days"
    assert anna.refused("/api/me/days-off/planned", 422, first="2027-02-30", last="2027-03-01")["code"] == "bad-days"


def test_planned_days_begin_on_their_first_day_at_all_tables(server: Server, pair: tuple[Guest, Guest]) -> None:
    anna, bea = pair
    table = table_of(anna, bea)
    # They were planned some days ago, and today is the first of them
    with closing(connected(server.database)) as connection:
        connection.execute(
            "INSERT INTO planned_days_off (guest_id, first, last) VALUES (?, ?, ?)",
            (anna.get("/api/me")["id"], in_days(0), in_days(2)),
        )
    while (found := anna.get("/api/me/days-off"))["planned"]:
        pass
    assert found["until"].startswith(in_days(3))
    clock = bea.table(table)["conduct"]["clock"]
    assert clock["seats"][0]["away"] - clock["now"] > 2 * DAY
    assert clock["deadline"] - table["conduct"]["clock"]["deadline"] > 2 * DAY
    assert anna.post("/api/me/days-off", days=0)["until"] is None


def test_guests_have_no_days_off(server: Server) -> None:
    guest = server.guest()
    assert guest.refused("/api/me/days-off", 409, days=1)["code"] == "no-account"
