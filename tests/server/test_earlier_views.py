"""Earlier views over HTTP: each seat sees an earlier moment as it did then, and nothing that it did not know."""

import asyncio
import random
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from litestar.connection import ASGIConnection

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.errors import Problem
from ratskeller.server.http.rate_limits import VIEWS, RateLimits
from ratskeller.server.tables import inspection
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.inspection import STRIDE, EarlierViews
from ratskeller.server.tables.moments import Moment
from ratskeller.server.tables.new_tables import new_row
from ratskeller.server.tables.schemas import Past
from ratskeller.server.tables.session import TableSession

from .places import store_of
from .serving import Server
from .storing import store_game
from .test_analysis import played
from .test_secrets import FACES, look_at_two_rats

TABLE = "a-table-whose-past-is-looked-at"
SEATS = ["anna", "bert"]
VIEWERS = [("anna", 0), ("bert", 1), ("carla", None)]
"""The viewers and their seats; Carla is a spectator."""
Views = dict[tuple[int, int | None], Any]


@asynccontextmanager
async def at_table(path: Path) -> Any:
    store = store_of(path)
    try:
        yield TableSession(TABLE, store, lambda _: None)
    finally:
        await store.close()


def same(view: Any) -> Any:
    """Return a view as JSON and back."""
    return msgspec.json.decode(msgspec.json.encode(view))


Seat = int | Literal["public"] | None


async def past(live: TableSession, earlier: EarlierViews, guest: str, at: int | None, seat: Seat = None) -> Past:
    return await earlier.look(await inspection.moment_for(live, guest, at, seat))


async def played_and_sent(live: TableSession, rng: random.Random) -> Views:
    """Play a game to its end with some undos, and return the views that were sent, by length of the game and seat.

    One viewer is recorded at each moment, in turn, and all at the end.
    """
    sent: Views = {}
    table = await live.look("carla", None)
    while not table.over:
        actor = live.position.actor
        assert isinstance(actor, int)
        guest = SEATS[actor]
        own = await live.look(guest, None)
        if own.draft and rng.random() < 0.2:
            back = wire.Undo(own.ply, actor, own.draft[0].length)
            table = (await live.undo(guest, back)).table
            sent = {(at, seat): view for (at, seat), view in sent.items() if at <= table.length}
        else:
            answer = rng.choice(same(own.view)["legal"])
            table = (await live.answer(guest, wire.Answer(own.ply, actor, answer))).table
        for name, seat in VIEWERS if table.over else [VIEWERS[table.ply % len(VIEWERS)]]:
            # The drafts of others are hidden: they see the moment before
            view = await live.look(name, None)
            sent[view.length, seat] = same(view.view)
    return sent


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_every_earlier_view_of_a_game_is_what_was_sent_then(tmp_path: Path, game: str) -> None:
    async def compare() -> None:
        rng, earlier = random.Random(5), EarlierViews()
        store_game(tmp_path / game, TABLE, games.get(game).new(players=2).play_chance(rng), SEATS)
        async with at_table(tmp_path / game) as live:
            sent = await played_and_sent(live, rng)
            assert {seat for _, seat in sent} == {0, 1, None}
            moments = list(sent)
            rng.shuffle(moments)
            for at, seat in moments:
                name = next(name for name, own in VIEWERS if own == seat)
                found = await past(live, earlier, name, at, seat)
                assert (found.at, found.seat) == (at, seat)
                assert same(found.view) == sent[at, seat]

    asyncio.run(compare())


def test_views_are_limited_to_own_seats_during_the_game_and_free_after_it(
    server: Server,
) -> None:
    anna, bert = server.guest(), server.guest()
    table = anna.open([{"kind": "me"}, {"kind": "hotseat"}], players=2)
    path = f"/api/tables/{table['id']}/view"
    table = anna.play_on(table, random.Random(2), 3)
    assert bert.get(path, at=1, seat="public")["seat"] is None
    assert anna.get(path, at=1)["seat"] is not None
    refused = bert.http.get(path, params={"seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-seat")
    end = anna.play_on(table, random.Random(2), 400)
    assert end["over"]
    for guest in (anna, bert):
        assert [guest.get(path, at=1, seat=seat)["view"]["viewer"] for seat in (0, 1)] == [0, 1]
        assert guest.get(path, at=1)["seat"] is guest.get(path, at=1, seat="public")["seat"] is None
    assert bert.get(path)["view"]["ranking"] == end["view"]["ranking"]
    refusals = [bert.http.get(path, params={"seat": 2}), anna.http.get(path, params={"at": end["length"] + 1})]
    assert [(it.status_code, it.json()["code"]) for it in refusals] == [(403, "wrong-seat"), (422, "no-position")]


def views_of(folder: Path, faces: tuple[str, str], guest: str) -> list[bytes]:
    """Return all earlier views of a guest when seat 0 has looked at these faces."""

    async def run() -> list[bytes]:
        position, earlier = look_at_two_rats(faces), EarlierViews()
        store_game(folder, TABLE, position, ["looker", "other", "both", "both"], ["spectator"])
        async with at_table(folder) as live:
            return [
                msgspec.json.encode(await past(live, earlier, guest, at)) for at in range(len(position.answers) + 1)
            ]

    return asyncio.run(run())


@pytest.mark.parametrize("guest", ["other", "both", "spectator"])
def test_h1_no_earlier_view_of_another_seat_shows_what_the_witch_saw(tmp_path: Path, guest: str) -> None:
    one, two = (views_of(tmp_path / str(place), faces, guest) for place, faces in enumerate(FACES))
    assert one == two


def test_h1_the_seat_that_looked_sees_the_face_from_that_moment_on(tmp_path: Path) -> None:
    one, two = (views_of(tmp_path / str(place), faces, "looker") for place, faces in enumerate(FACES))
    first = look_at_two_rats(FACES[0]).answers.index(FACES[0][0])
    assert [a == b for a, b in zip(one, two, strict=True)] == [at <= first for at in range(len(one))]


def counted_plays(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Count replayed answers: the function returns how many there were since its last call."""
    plays = []

    def replay(self: Position, answer: str, original: Any = Position.replay) -> None:
        plays.append(answer)
        original(self, answer)

    def count() -> int:
        found = len(plays)
        plays.clear()
        return found

    monkeypatch.setattr(Position, "replay", replay)
    return count


def test_few_answers_are_replayed_for_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    position = played("rattus", None)
    row = new_row(position, 0)
    moments = [Moment(row, position, at, 0) for at in range(len(position.answers) + 1)]
    middle, earlier, count = len(moments) // 2, EarlierViews(), counted_plays(monkeypatch)

    async def plays(at: int) -> int:
        await earlier.look(moments[at])
        return count()

    async def run() -> None:
        assert await plays(middle) == middle
        assert await plays(middle + 1) == 1
        assert await plays(middle) == 0
        assert max([await plays(at) for at in range(1, middle, 7)]) < STRIDE

    asyncio.run(run())


def test_the_queue_is_limited_and_so_are_views_per_guest_and_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[Any]:
        position = games.get("rattus").new()
        moment, earlier = Moment(new_row(position, 0), position, 0, None), EarlierViews()
        return await asyncio.gather(*(earlier.look(moment) for _ in range(3)), return_exceptions=True)

    monkeypatch.setattr(inspection, "MOST_WAITING", 2)
    *shown, busy = asyncio.run(ask())
    assert [it.at for it in shown] == [0, 0]
    assert isinstance(busy, Problem)
    assert (busy.status, busy.code) == (503, "busy")

    one = msgspec.structs.replace(VIEWS, guest=1)
    scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
    connection: Any = ASGIConnection(scope)
    limited = RateLimits(100, 100)
    limited.count(one, connection, "anna")
    with pytest.raises(Problem, match="so often") as reply:
        limited.count(one, connection, "anna")
    assert reply.value.code == "too-many-views"
