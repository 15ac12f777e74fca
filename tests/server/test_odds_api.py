"""Odds over HTTP: who may have which, and that they reveal nothing hidden."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.db.schema.tables import OddsVisibility
from ratskeller.server.errors import Problem
from ratskeller.server.review import analysis
from ratskeller.server.review.analysis import OddsKey, OddsService, odds_position
from ratskeller.server.tables.session import TableSession

from .places import store_of
from .serving import Server
from .storing import store_game
from .test_analysis import played
from .test_secrets import look_at_two_rats

WORLDS = (("4 M Ch", "2 Bo Cv"), ("3 Pe Ro", "4 M Ro"))
"""Faces of a rat where there are cubes, and of another; M takes one whatever else is there."""
TABLE = "a-table-that-tells-odds"


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_players_get_the_odds_of_their_seat_and_spectators_those_of_everybody(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.post("/api/tables", game="rattus", seats=seats)
    path = f"/api/tables/{table['id']}/odds"
    assert table["odds"] == "always"
    mine, public = anna.get(path), bert.get(path)
    assert (mine["at"], mine["seat"], public["seat"]) == (table["length"], 0, None)
    assert set(mine["odds"]["regions"]) == set(table["view"]["regions"])
    assert mine["odds"] == public["odds"], "nobody has seen a rat"
    assert anna.get(path, at=1)["at"] == 1
    assert anna.get(path, seat="public") == public
    assert refused(anna.http.get(path, params={"seat": 1})) == (403, "wrong-seat")
    assert refused(bert.http.get(path, params={"seat": 0})) == (403, "wrong-seat")
    assert refused(anna.http.get(path, params={"at": 9999})) == (422, "no-position")


def test_who_may_have_the_odds_may_have_chances_by_playouts(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    table = anna.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{table['id']}/chances"
    mine, public = anna.get(path), bert.get(path)
    assert (mine["at"], mine["seat"], public["seat"]) == (table["length"], 0, None)
    assert mine["outcome"]["playouts"] > 0
    for win in mine["outcome"]["win"]:
        assert 0 <= win["low"] <= win["mean"] <= win["high"] <= 1
    assert [set(lost) for lost in mine["outcome"]["losses"]] == [{"majority", "class", "all"}] * 2
    assert refused(anna.http.get(path, params={"seat": 1})) == (403, "wrong-seat")


def test_a_table_without_odds_refuses_them(server: Server) -> None:
    anna = server.guest()
    for odds in ("off", "after"):
        table = anna.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "open"}], odds=odds)
        assert table["odds"] == odds
        for asked in ("odds", "chances"):
            assert refused(anna.http.get(f"/api/tables/{table['id']}/{asked}")) == (409, "no-odds")
    kinds = [{"kind": "me"}, {"kind": "open"}]
    wrong = anna.http.post("/api/tables", json={"game": "rattus", "seats": kinds, "odds": "maybe"})
    assert wrong.status_code in (400, 422)


@pytest.mark.parametrize(
    ("other", "settings", "shown"),
    [
        ("open", {}, False),
        ("open", {"friendly": True}, True),
        ("open", {"standing": True}, True),
        ("hotseat", {}, True),
        ("hotseat", {"friendly": True, "standing": False}, False),
    ],
)
def test_the_standing_is_shown_where_the_game_is_friendly_or_no_seat_is_open_unless_a_table_says_otherwise(
    server: Server, other: str, settings: dict[str, bool], shown: bool
) -> None:
    anna = server.guest()
    seats = [{"kind": "me"}, {"kind": other}]
    table = anna.post("/api/tables", game="carcassonne", seats=seats, **settings)
    assert table["standing"] is shown
    assert anna.get(f"/api/tables/{table['id']}")["standing"] is shown


def test_after_the_game_everybody_may_have_the_odds_of_every_seat_unless_the_table_has_none(
    tmp_path: Path,
) -> None:
    async def run(odds: OddsVisibility) -> list[int | None]:
        store_game(tmp_path / odds, TABLE, position, ["anna", "bert"], odds=odds)
        store = store_of(tmp_path / odds)
        live = TableSession(TABLE, store, lambda _: None)
        try:
            return [(await odds_position(live, "a stranger", at, seat))[0][3] for seat in (None, 0)]
        finally:
            await store.close()

    position = played("rattus", None)
    at = position.actors.index(1)
    assert asyncio.run(run("after")) == [1, 0]
    with pytest.raises(Problem) as refusal:
        asyncio.run(run("off"))
    assert (refusal.value.status, refusal.value.code) == (409, "no-odds")


def odds_in(folder: Path, faces: tuple[str, str], seat: int | None) -> bytes:
    """Return the odds that a seat gets when seat 0 has looked at these faces."""

    async def run() -> bytes:
        store = store_of(folder)
        live = TableSession(TABLE, store, lambda _: None)
        key, position = await odds_position(live, f"guest {seat}", None, seat)
        found = await OddsService().odds(key, position)
        await store.close()
        return msgspec.json.encode(found)

    position = look_at_two_rats(faces)
    store_game(folder, TABLE, position, [f"guest {it}" for it in range(4)])
    return asyncio.run(run())


@pytest.mark.parametrize("seat", [1, 3, None])
def test_faces_that_another_seat_has_seen_change_no_odds(tmp_path: Path, seat: int | None) -> None:
    """H1: both worlds return the same bytes."""
    one, two = (odds_in(tmp_path / str(place), faces, seat) for place, faces in enumerate(WORLDS))
    assert one == two


def test_the_odds_of_the_seat_that_looked_use_the_face(tmp_path: Path) -> None:
    one, two = (odds_in(tmp_path / str(place), faces, 0) for place, faces in enumerate(WORLDS))
    assert one != two


def test_simultaneous_requests_calculate_the_odds_once_and_the_queue_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def odds(_self: Position, seat: int | None) -> dict[str, Any]:
        asked.append(seat)
        return {"seat": seat}

    async def ask(*keys: OddsKey) -> list[Any]:
        service = OddsService()
        found = await asyncio.gather(*(service.odds(key, position) for key in keys), return_exceptions=True)
        return [*found, await service.odds(keys[0], position)]

    monkeypatch.setattr(Position, "odds", odds)
    monkeypatch.setattr(analysis, "MOST_WAITING_FOR_ODDS", 3)
    position = games.get("rattus").new()
    same, other = OddsKey("table", 5, 4, 1), OddsKey("table", 5, 4, None)
    found = asyncio.run(ask(same, same, other, OddsKey("table", 6, 4, 1)))
    busy = found.pop(3)
    assert isinstance(busy, Problem)
    assert (busy.status, busy.code) == (503, "busy")
    assert [(it.at, it.seat, it.odds) for it in found] == [(4, seat, {"seat": seat}) for seat in (1, 1, None, 1)]
    assert asked == [1, None]
