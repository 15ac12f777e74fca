"""The Daily Plague of practice: without a server, the deals of a day are the same in every browser, and the first game of a day counts."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from site_browser import Browser, play_on

from ratskeller import games
from ratskeller.server.daily.schedule import DailySchedule, read_deals
from ratskeller.site import daily, requests

TODAY = "2026-11-26"
"""A Thursday."""
NOON = datetime(2026, 11, 26, 12, tzinfo=UTC)


@pytest.fixture
def clock(monkeypatch):
    """The time, which a test may set: new tables are of today, and days close by it."""
    moments = [NOON]
    deals = read_deals(Path(games.__path__[0]) / "daily.toml")
    schedule = DailySchedule(daily.KEY, deals, lambda: moments[0])
    monkeypatch.setattr(daily, "schedule", lambda: schedule)
    stamp = lambda: moments[0].isoformat(timespec="milliseconds")  # noqa: E731
    for module in ("tables.new_tables", "tables.moves"):
        monkeypatch.setattr(f"ratskeller.server.{module}.now", stamp)
    requests._open.clear()
    yield moments
    requests._open.clear()


def dealt(browser, table):
    """What chance has answered at a table, in order."""
    position = requests._table(table["id"], browser.documents[table["id"]]).position
    return [answer for who, answer in zip(position.actors, position.answers, strict=True) if who == "chance"]


def play_to_the_end(browser, table):
    chance = random.Random(4)
    while not table["over"]:
        table = play_on(browser, table, chance)
    return table


@pytest.mark.parametrize("day", ["2026-11-24", "2026-11-25", TODAY])
def test_the_same_answers_meet_the_same_luck_in_every_browser(clock, day):
    clock[0] = datetime.fromisoformat(f"{day}T12:00:00+00:00")
    found = []
    for is_read_anew in (False, True):
        browser, chance = Browser(), random.Random(2)
        table = browser.ask("POST", "/daily", {"day": day})
        assert (table["day"], table["mine"], table["odds"]) == (day, [0], "always")
        for _ in range(40):
            if is_read_anew:
                requests._open.clear()
            table = play_on(browser, table, chance)
        found.append((dealt(browser, table), table["view"]["actor"]))
    assert found[0] == found[1]
    assert len(found[0][0]) > 2, "chance was asked on the way"


def test_another_day_brings_another_deal(clock):
    browser = Browser()
    # A week apart the same game is played with the same options
    first, second = (browser.ask("POST", "/daily", {"day": day}) for day in ("2026-11-16", "2026-11-23"))
    assert (first["game"], first["view"]["options"]) == (second["game"], second["view"]["options"])
    assert dealt(browser, first) != dealt(browser, second)


def test_a_day_is_described_with_its_deal_and_the_days_before(clock):
    day = Browser().ask("GET", "/daily")
    assert (day["day"], day["today"], day["closed"], day["attempt"]) == (TODAY, True, False, None)
    assert (day["seconds"], day["ranking"], day["players"], len(day["past"])) == (12 * 60 * 60, [], 0, 30)
    assert Browser().ask("GET", "/daily", day="2026-11-24")["closed"]


@pytest.mark.late
def test_the_first_game_of_a_day_counts(clock):
    browser = Browser()
    practice = browser.ask("POST", "/daily", {"day": "2026-11-24"})
    assert browser.first_attempts() == []
    table = browser.ask("POST", "/daily", {"day": TODAY})
    assert browser.ask("GET", "/daily")["attempt"] == {"table": table["id"], "result": None}
    ended = play_to_the_end(browser, table)
    result = browser.ask("GET", "/daily")["attempt"]["result"]
    assert result["score"] == ended["view"]["scores"][0]
    clock[0] += timedelta(minutes=1)
    again = browser.ask("POST", "/daily", {"day": TODAY})
    play_to_the_end(browser, again)
    play_to_the_end(browser, practice)
    day = browser.ask("GET", "/daily")
    assert day["attempt"] == {"table": table["id"], "result": result}
    assert (day["streak"]["days"], day["streak"]["longest"]) == (1, 1)
    # A note changes the document once the day is closed
    clock[0] += timedelta(days=2)
    browser.ask(
        "PUT",
        f"/tables/{table['id']}/notes/a-note-of-one",
        {"text": "Well played.", "pin": {"thing": None, "ply": ended["ply"]}},
    )
    assert browser.ask("GET", "/daily", day=TODAY)["attempt"]["result"] == result
    brought = Browser()
    brought.ask("POST", "/documents", {"id": table["id"], "document": browser.documents[table["id"]]})
    assert brought.ask("GET", "/daily", day=TODAY)["attempt"]["result"] == result


@pytest.mark.late
def test_a_game_that_ends_after_its_day_has_no_result(clock):
    browser = Browser()
    table = browser.ask("POST", "/daily", {"day": TODAY})
    clock[0] += timedelta(days=2)
    play_to_the_end(browser, table)
    assert browser.ask("GET", "/daily", day=TODAY)["attempt"] == {"table": table["id"], "result": None}


@pytest.mark.parametrize(
    ("day", "status", "code"),
    [
        ("2026-11-27", 404, "unknown-day"),
        ("2026-10-01", 404, "unknown-day"),
        ("2026-11-31", 400, "bad-request"),
        ("2026-11-25", 409, "day-not-closed"),
    ],
)
def test_days_that_cannot_be_played_are_refused(clock, day, status, code):
    # Until six in the morning, yesterday's games may be finished
    clock[0] = NOON.replace(hour=5)
    assert Browser().ask("POST", "/daily", {"day": day}, status)["code"] == code


def test_the_bots_of_a_day_search_with_the_same_seeds(clock):
    seeds = []
    for day in (TODAY, TODAY, "2026-11-24"):
        browser, chance = Browser(), random.Random(2)
        table = browser.ask("POST", "/daily", {"day": day})
        while (asked := browser.ask("GET", f"/tables/{table['id']}/bot")) is None:
            table = play_on(browser, table, chance)
        seeds.append(asked["seed"])
    assert seeds[0] == seeds[1] != seeds[2]
    ordinary = Browser()
    table = ordinary.open("rattus", "novice", "me")
    while (asked := ordinary.ask("GET", f"/tables/{table['id']}/bot")) is None:
        table = play_on(ordinary, table, random.Random(2))
    assert asked["seed"] is None
