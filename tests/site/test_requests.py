"""Tables without a server, as a browser asks for them: whole games, drafts, lessons, and documents that several windows share."""

import json
import random

import msgspec
import pytest
from site_browser import Browser, legal_of, play_on

from ratskeller import bots, games
from ratskeller.core.records import RecordMetadata, read_metadata, with_metadata
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables import schemas
from ratskeller.server.tables.new_tables import branched, new_row
from ratskeller.site import requests
from ratskeller.site.schemas import Owner
from ratskeller.site.tables import OWNER, LocalTable
from ratskeller.strength.long_thoughts import LONG


@pytest.fixture
def browser():
    requests._open.clear()
    return Browser()


@pytest.mark.late
@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_against_a_bot_ends_with_its_record(browser, game):
    chance = random.Random(3)
    table = browser.open(game, "me", "novice")
    while not table["over"]:
        table = play_on(browser, table, chance)
        if chance.random() < 0.05:
            # Another window, or another day: only the document is left
            requests._open.clear()
    record = browser.ask("GET", f"/tables/{table['id']}/record")
    assert games.get(game).replay(record).over
    assert read_metadata(record).names == ["Ada", "Novice"]
    entries = browser.ask("GET", f"/tables/{table['id']}/snapshot")["entries"]
    assert [entry["ply"] for entry in entries] == list(range(1, table["ply"] + 1))
    assert browser.summaries[table["id"]]["over"]
    following = browser.ask("POST", f"/tables/{table['id']}/rematch")
    assert (following["ply"] > 0) == (following["length"] > 0)
    assert browser.ask("GET", f"/tables/{table['id']}")["rematch"]["id"] == following["id"]


def test_a_table_is_what_a_server_sends(browser):
    table = browser.open("carcassonne", "me", "hotseat", "plague-doctor")
    read = msgspec.convert(table, type=schemas.Table)
    assert (read.mine, read.seat, [seat.name for seat in read.seats]) == (
        [0, 1],
        0,
        ["Ada", "Player 2", "plague-doctor"],
    )


def test_an_answer_can_be_taken_back_until_somebody_else_is_asked(browser):
    table = browser.open("carcassonne", "me", "novice")
    placed = browser.answer(table, legal_of(browser, table)[0])["table"]
    assert [draft["length"] for draft in placed["draft"]] == [table["length"]]
    back = browser.undo(placed, table["length"])
    assert (back["table"]["length"], back["entries"][-1]["kind"]) == (table["length"], "undo")
    again = browser.ask("GET", f"/tables/{table['id']}")
    assert again == back["table"]


def test_an_answer_to_an_older_state_is_refused_and_changes_nothing(browser):
    table = browser.open("carcassonne", "me", "novice")
    kept = dict(browser.documents)
    refused = browser.answer({**table, "ply": table["ply"] - 1}, "n", 409)
    assert (refused["code"], browser.documents) == ("stale-ply", kept)


def test_an_illegal_answer_is_refused(browser):
    table = browser.open("rattus", "me", "novice")
    assert browser.answer(table, "take the whole board", 422)["code"] == "illegal-answer"


def test_another_window_has_moved_on(browser):
    """A document counts, not what is in memory."""
    table = browser.open("carcassonne", "me", "hotseat")
    before = browser.documents[table["id"]]
    browser.answer(table, legal_of(browser, table)[0])
    browser.documents[table["id"]] = before
    assert browser.ask("GET", f"/tables/{table['id']}")["ply"] == table["ply"]


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_plays_the_answers_of_others_by_itself(browser, game):
    name, lesson = next(iter(games.get(game).lessons.items()))
    players = len(games.get(game).new(**lesson.options).scores)
    seats = ["me" if seat == lesson.seat else "novice" for seat in range(players)]
    table = browser.open(game, *seats, lesson=name)
    for _ in range(3):
        table = browser.answer(table, table["lesson"]["answers"][0])["table"]
    assert table["lesson"]["step"] >= 1
    assert browser.summaries[table["id"]]["lesson"] == name


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_only_the_strongest_level_has_long_thoughts(browser, game):
    for bot, is_long, times in (("plague-doctor", True, LONG), ("plague-doctor", False, 1), ("alderman", True, 1)):
        table = browser.open(game, "me", bot, long_thoughts=is_long)
        while (found := browser.ask("GET", f"/tables/{table['id']}/bot")) is None:
            table = browser.answer(table, legal_of(browser, table)[0])["table"]
        assert (found["bot"], found["times"]) == (bot, times)


def test_a_seat_that_resigns_is_played_on_by_the_weakest_level(browser):
    table = browser.open("carcassonne", "me", "hotseat", "hotseat")
    resigned = browser.ask("POST", f"/tables/{table['id']}/resign", {"seat": 0})
    weakest = bots.names("carcassonne")[0]
    assert resigned["conduct"]["played"] == [{"seat": 0, "bot": weakest, "reason": "resigned"}]
    assert not resigned["conduct"]["ended"]
    assert browser.ask("GET", f"/tables/{table['id']}/bot")["bot"] == weakest
    assert browser.answer(table, legal_of(browser, table)[0], 409)["code"] == "played-for"
    went_on = play_on(browser, table, random.Random(1))
    assert went_on["length"] > table["length"]
    assert browser.ask("GET", f"/tables/{table['id']}/log")["entries"][-1]["stand_in"] == weakest


def test_a_game_ends_when_nobody_is_left_to_play_it(browser):
    table = browser.open("rattus", "me", "novice")
    ended = browser.ask("POST", f"/tables/{table['id']}/resign", {"seat": table["mine"][0]})
    assert ended["conduct"]["ended"]
    assert browser.ask("GET", f"/tables/{table['id']}/bot") is None
    assert browser.summaries[table["id"]]["over"]
    again = browser.ask("POST", f"/tables/{table['id']}/resign", {"seat": table["mine"][0]})
    assert again["conduct"]["places"] == [2, 1]
    shared = browser.open("rattus", "me", "hotseat", "novice")
    won = browser.ask("POST", f"/tables/{shared['id']}/resign", {"seat": 1})
    assert (won["conduct"]["ended"], won["conduct"]["places"]) == (True, [1, 3, 2])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "novice"}]
    branch = browser.ask("POST", f"/tables/{shared['id']}/branch", {"at": won["length"], "seats": seats}, expected=201)
    assert branch["length"] == won["length"]


def test_a_game_is_ended_at_once_where_nobody_else_can_vote(browser):
    table = browser.open("carcassonne", "me", "hotseat", "novice")
    ended = browser.ask("POST", f"/tables/{table['id']}/votes", {"about": None, "agreed": True})
    assert ended["conduct"]["ended"]
    assert browser.answer(table, legal_of(browser, table)[0], 409)["code"] == "game-ended"


def test_what_is_ordered_in_advance_is_answered_when_it_is_asked(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    assert (
        browser.ask(
            "POST", f"/tables/{table['id']}/orders", {"seat": 1, "question": "never", "answer": "x"}, expected=422
        )["code"]
        == "bad-order"
    )
    ordered = browser.ask("POST", f"/tables/{table['id']}/orders", {"seat": 0})
    assert ordered["conduct"]["orders"] == [{"seat": 0, "question": None, "answer": None}]
    kept = browser.ask("POST", f"/tables/{table['id']}/orders", {"seat": 0, "kept": False})
    assert kept["conduct"]["orders"] == []


def test_no_bot_is_asked_where_somebody_takes_back_what_they_have_ordered(browser):
    """The only legal answer: its seat orders it after it was given."""
    whole = games.get("carcassonne").new(players=2).play_chance(random.Random(19))
    (only,) = whole.legal()
    asked = schemas.NewBranch(1, [schemas.NewSeat("me"), schemas.NewSeat("hotseat")])
    work = branched(asked, new_row(whole, 1), whole.play(only), Owner(OWNER, ""), lambda _: [])
    branch = LocalTable.begun(run_at_once(work))
    browser.documents[branch.row.id] = branch.document()
    path = f"/tables/{branch.row.id}"
    placed = browser.answer(browser.ask("GET", path), only)["table"]
    browser.ask("POST", f"{path}/orders", {"seat": placed["view"]["actor"]})
    assert browser.undo(placed, 1)["table"]["view"]["legal"] == [only]
    assert browser.ask("GET", f"{path}/bot") is None


@pytest.fixture(scope="module")
def finished():
    """Records of finished games by game, with names."""
    return {game: with_metadata(random_game(game).record(), RecordMetadata(["Ada", "Bea"])) for game in games.names()}


def random_game(game):
    """A game of two that is over."""
    position, chance = games.get(game).new(players=2), random.Random(5)
    while not position.over:
        position.play_chance(chance)
        if not position.over:
            position.play(chance.choice(position.legal()))
    return position


@pytest.mark.parametrize("game", games.names())
def test_a_record_becomes_a_table_and_a_second_time_the_same_one(browser, finished, game):
    table = browser.ask("POST", "/records", {"record": finished[game]})
    assert (table["over"], [seat["name"] for seat in table["seats"]]) == (True, ["Ada", "Bea"])
    assert browser.ask("POST", "/records", {"record": finished[game]})["id"] == table["id"]
    assert len(browser.documents) == 1
    requests._open.clear()
    record = browser.ask("GET", f"/tables/{table['id']}/record")
    assert games.get(game).replay(record).answers == games.get(game).replay(finished[game]).answers
    assert browser.ask("GET", f"/tables/{table['id']}/view", at=3, seat=1)["at"] == 3


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda record: record[:-20], "bad-record"),
        (lambda record: record.replace('"Bea"', '""'), "bad-record"),
        (lambda record: json.dumps(json.loads(record) | {"answers": []}), "record-not-over"),
    ],
)
def test_a_damaged_record_is_refused(browser, finished, damage, code):
    assert browser.ask("POST", "/records", {"record": damage(finished["rattus"])}, 422)["code"] == code
    assert browser.documents == {}


@pytest.mark.parametrize("game", games.names())
def test_a_finished_game_goes_on_from_a_moment_at_a_new_table(browser, finished, game):
    origin = browser.ask("POST", "/records", {"record": finished[game]})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    branch = browser.ask("POST", f"/tables/{origin['id']}/branch", {"at": 12, "seats": seats})
    assert (branch["over"], branch["mine"], branch["undo_floor"]) == (False, [0], branch["length"])
    answers = games.get(game).replay(finished[game]).answers
    requests._open.clear()
    assert requests._table(branch["id"], browser.documents[branch["id"]]).position.answers[:12] == answers[:12]
    play_on(browser, branch, random.Random(1))
    body = {"at": 9999, "seats": seats}
    assert browser.ask("POST", f"/tables/{origin['id']}/branch", body, 422)["code"] == "no-position"


def test_a_game_that_is_not_over_has_no_branches(browser):
    table = browser.open("rattus", "me", "novice")
    body = {"at": 1, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    assert browser.ask("POST", f"/tables/{table['id']}/branch", body, 409)["code"] == "game-not-over"


def test_a_table_from_a_file_goes_on(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    played = browser.answer(table, legal_of(browser, table)[0])["table"]
    document = browser.documents.pop(table["id"])
    summary = browser.summaries.pop(table["id"])
    requests._open.clear()
    browser.ask("POST", "/documents", {"id": table["id"], "document": document})
    assert (browser.documents[table["id"]], browser.summaries[table["id"]]) == (document, summary)
    assert browser.ask("GET", f"/tables/{table['id']}") == played


def test_a_damaged_table_from_a_file_is_refused_and_one_of_older_rules_is_stored(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    browser.answer(table, legal_of(browser, table)[0])
    document = browser.documents.pop(table["id"])
    requests._open.clear()
    damaged = document.replace(legal_played(document), "an answer of yore")
    for id_, text in ((table["id"], damaged), (table["id"], document[:-9]), ("other", document)):
        assert not browser.reply("POST", "/documents", {"id": id_, "document": text})["stored"]
    older = json.loads(damaged)
    older["row"]["version"] -= 1
    browser.ask("POST", "/documents", {"id": table["id"], "document": json.dumps(older)})
    assert browser.ask("GET", f"/tables/{table['id']}", expected=409)["code"] == "old-rules"


def test_news_are_the_entries_that_a_window_lacks(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    browser.answer(table, legal_of(browser, table)[0])
    news = browser.ask("GET", f"/tables/{table['id']}/live", since=table["ply"])
    update = news["update"]
    assert (update["type"], [entry["ply"] for entry in update["entries"]]) == ("entries", [table["ply"] + 1])
    assert news["notes"] == []


def test_earlier_moments_and_odds_are_those_of_a_seat(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    table = browser.answer(table, legal_of(browser, table)[0])["table"]
    past = browser.ask("GET", f"/tables/{table['id']}/view", at=1)
    assert (past["at"], past["seat"]) == (1, 0)
    assert browser.ask("GET", f"/tables/{table['id']}/odds", at=1, seat=0)["odds"]
    assert browser.ask("GET", f"/tables/{table['id']}/bill", at=1)["bill"]["features"] == []
    missing = browser.ask("GET", f"/tables/{table['id']}/view", expected=422, at=99)
    assert missing["code"] == "no-position"


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/tables/nowhere", "unknown-table"),
        ("GET", "/lobby", "no-server"),
        ("POST", "/tables/nowhere/talk", "no-server"),
    ],
)
def test_what_is_not_there_is_said(browser, method, path, code):
    assert browser.ask(method, path, expected=404)["code"] == code


def test_seats_for_others_need_a_server(browser):
    body = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert browser.ask("POST", "/tables", body, 422)["code"] == "no-server"


def test_a_game_of_older_rules_is_refused_not_lost(browser):
    table = browser.open("carcassonne", "me", "hotseat")
    browser.answer(table, legal_of(browser, table)[0])
    document = browser.documents[table["id"]]
    browser.documents[table["id"]] = document.replace(legal_played(document), "an answer of yore")
    assert browser.ask("GET", f"/tables/{table['id']}", expected=409)["code"] == "old-rules"


def legal_played(document):
    """The last answer of a seat in a document."""
    return next(entry["answer"] for entry in reversed(json.loads(document)["entries"]) if entry["actor"] is not None)
