"""Tables at which a lesson is played: opened, refused, taken back, gone on with after a restart, and free at the end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ratskeller import games
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.errors import Problem
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.moves import play_line, play_on

from .places import fresh, store_of
from .serving import Guest

LEARNER = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]


def begin(guest: Guest, game: str, **more: Any) -> Any:
    return guest.post("/api/tables", **({"game": game, "seats": LEARNER, "lesson": "first"} | more))


def follow(guest: Guest, table: Any, steps: int) -> Any:
    """Give the answers of so many steps, each as one line."""
    for _ in range(steps):
        table = guest.answer(table, "; ".join(table["lesson"]["answers"]))["table"]
    return table


def test_a_lesson_is_offered_with_its_length(guest: Guest) -> None:
    offered = {game["name"]: game["lessons"] for game in guest.get("/api/games")["games"]}
    assert offered["rattus"] == [{"name": "first", "players": 2, "seat": 0, "minutes": 10}]
    assert [lesson["name"] for lesson in offered["carcassonne"]] == ["first"]


def test_what_is_recorded_is_drawn_and_answered_for_the_others(guest: Guest) -> None:
    table = begin(guest, "carcassonne")
    assert table["view"]["tile"] == "E"
    assert table["lesson"]["says"][0] == "first-welcome"
    assert table["lesson"]["answers"] == ["0,-1 r2", "c0"]
    table = follow(guest, table, 1)
    assert (table["lesson"]["step"], table["view"]["tile"]) == (2, "B")
    assert [entry["actor"] for entry in guest.log(table)] == ["chance", 0, 0, "chance", 1, 1, "chance"]
    assert guest.get("/api/tables")["tables"][0]["lesson"] == "first"


def test_another_answer_than_the_recorded_one_is_refused_and_changes_nothing(guest: Guest) -> None:
    table = begin(guest, "rattus")
    path = f"/api/tables/{table['id']}/answers"
    body = {"ply": table["ply"], "seat": 0}
    refused = guest.refused(path, 409, answer="italia", **body)
    assert (refused["code"], refused["detail"]) == ("lesson", {"answer": "gallia"})
    assert "gallia" in refused["message"]
    assert guest.refused(path, 422, answer="utopia", **body)["code"] == "illegal-answer"
    assert guest.table(table) == table


def test_steps_can_be_taken_back(guest: Guest) -> None:
    table = follow(guest, begin(guest, "rattus"), 4)
    assert table["lesson"]["answers"] == ["plague scandia"]
    undone = guest.post(f"/api/tables/{table['id']}/undo", ply=table["ply"], seat=0, to=table["undo_floor"])["table"]
    assert (undone["lesson"]["step"], undone["lesson"]["answers"]) == (2, ["germania"])


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    fresh(path)

    async def run() -> None:
        store = store_of(path)
        guest = await Guests(store).create(new_token())
        seats = [wire.NewSeat("me"), wire.NewSeat("bot", bot="novice")]
        live = await TableManager(store, BotPool(20), 300).open(guest, wire.NewTable("rattus", seats, lesson="first"))
        before = (await live.answer(guest.id, wire.Answer(live.row.ply, 0, "gallia"))).table
        await store.close()
        store = store_of(path)
        again = await TableManager(store, BotPool(20), 300).table(live.id)
        assert await again.look(guest.id, None) == before
        after = (await again.answer(guest.id, wire.Answer(before.ply, 0, "germania"))).table
        assert after.lesson is not None
        assert after.lesson.step == 3
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", games.names())
def test_at_its_end_the_lesson_takes_leave(guest: Guest, game: str) -> None:
    table = begin(guest, game)
    steps = table["lesson"]["steps"]
    table = follow(guest, table, steps - 1)
    assert table["over"]
    assert (table["lesson"]["step"], table["lesson"]["answers"]) == (steps, [])
    listed = guest.get("/api/tables")["tables"][0]
    assert (listed["lesson"], listed["taught"]) == (None, True)


def test_after_the_record_the_game_is_free() -> None:
    """No lesson of ours ends before its game does; one that did would leave the learner's own game."""
    lesson = replace(games.get("rattus").lessons["first"], answers=("anglia", "gallia"), asked=frozenset({1}))
    position = games.get("rattus").new(**lesson.options)
    play_on(position, 0, lesson)
    with pytest.raises(Problem, match="another answer"):
        play_line(position, 0, "italia", 1, lesson)
    play_line(position, 0, "gallia", 1, lesson)
    assert lesson.is_at(position.answers)
    _, entries = play_line(position, 1, "italia", 2, lesson)
    assert [entry.answer for entry in entries] == ["italia"]
    assert not lesson.is_at(position.answers)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"lesson": "second"}, "unknown-lesson"),
        ({"options": {"cards": "random"}}, "bad-option"),
        ({"seats": [{"kind": "me"}, {"kind": "hotseat"}]}, "bad-seats"),
        ({"seats": LEARNER[::-1]}, "bad-seats"),
        ({"seats": [*LEARNER, LEARNER[1]]}, "bad-seats"),
    ],
)
def test_a_lesson_has_its_own_seats_and_options(guest: Guest, change: dict[str, Any], code: str) -> None:
    body = {"game": "rattus", "seats": LEARNER, "lesson": "first"} | change
    assert guest.refused("/api/tables", 422, **body)["code"] == code
