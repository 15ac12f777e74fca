"""Leads of reviews: who may lead, who is shown the moment, and how a lead ends."""

import random
from typing import Any

import pytest

from .serving import Guest, Server, received

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Bert"}]
ANNA, CARL = "a" * 32, "c" * 32


@pytest.fixture(scope="module")
def played(shared_server: Server) -> tuple[dict[str, str], Any]:
    """The session of a guest, and their finished game."""
    anna = shared_server.guest()
    return dict(anna.http.cookies), anna.play_on(anna.open(HOTSEAT), random.Random(3), 10_000)


@pytest.fixture
def over(server: Server, played: tuple[dict[str, str], Any]) -> tuple[Guest, Any]:
    """The player, and the table."""
    cookies, table = played
    return server.guest(**cookies), table


def shown(lead: str, at: int, eyes: Any = "all", within: int = 0) -> dict[str, Any]:
    return {"lead": lead, "at": at, "within": within, "eyes": eyes}


def test_everybody_at_the_table_is_shown_the_moment_until_the_leader_leaves(
    server: Server, over: tuple[Guest, Any]
) -> None:
    (anna, table), carl = over, server.guest()
    path = f"/api/tables/{table['id']}/lead"
    message = {"type": "lead", "name": anna.me["name"], "seat": 0} | shown(ANNA, 7, 1, 2)
    with carl.live(table, table["ply"]) as watching:
        received(watching)
        with anna.live(table, table["ply"]) as own:
            received(own)
            assert anna.post(path, **shown(ANNA, 7, 1, 2)) == message
            assert received(watching) == received(own) == message
            with carl.live(table, table["ply"]) as late:
                assert [received(late)["type"], received(late)] == ["entries", message]
            # Another window of the leader closes, and the lead goes on
            with anna.live(table, table["ply"]) as other:
                received(other)
            anna.post(path, **shown(ANNA, 8))
            assert received(watching)["at"] == 8
        assert received(watching) == {"type": "lead-over", "lead": ANNA}


def test_only_one_person_leads_and_a_player_may_take_over_from_a_spectator(
    server: Server, over: tuple[Guest, Any]
) -> None:
    (anna, table), carl, dora = over, server.guest(), server.guest()
    path = f"/api/tables/{table['id']}/lead"
    with anna.live(table, table["ply"]) as socket, carl.live(table), dora.live(table):
        received(socket)
        carl.post(path, **shown(CARL, 1, "public"))
        assert received(socket)["seat"] is None
        assert dora.refused(path, 409, **shown("d" * 32, 1))["code"] == "led"
        anna.post(path, **shown(ANNA, 2))
        assert received(socket)["lead"] == ANNA
        assert carl.refused(path, 409, **shown(CARL, 1))["detail"] == {"name": anna.me["name"]}
        # Nobody can end the lead of another guest
        carl.post(f"{path}/end", lead=ANNA)
        anna.post(f"{path}/end", lead=CARL)
        anna.post(path, **shown(ANNA, 3))
        assert received(socket)["at"] == 3
        anna.post(f"{path}/end", lead=ANNA)
        assert received(socket) == {"type": "lead-over", "lead": ANNA}


def test_an_impossible_moment_is_refused_and_sent_to_nobody(server: Server, over: tuple[Guest, Any]) -> None:
    anna, table = over
    path, running = f"/api/tables/{table['id']}/lead", anna.open(HOTSEAT)
    assert anna.refused(path, 409, **shown(ANNA, 1))["code"] == "not-looking"
    with anna.live(table, table["ply"]) as socket, anna.live(running):
        received(socket)
        assert anna.refused(f"/api/tables/{running['id']}/lead", 409, **shown(ANNA, 0))["code"] == "game-not-over"
        assert anna.refused(path, 422, **shown(ANNA, table["length"] + 1))["code"] == "no-position"
        assert anna.refused(path, 403, **shown(ANNA, 1, 2))["code"] == "wrong-seat"
        assert anna.refused(path, 400, **shown("Anna", 1))["code"] == "bad-request"
        assert anna.refused(path, 400, **shown(ANNA, 1, "Anna"))["code"] == "bad-request"
        anna.post(path, **shown(ANNA, 5))
        assert received(socket)["at"] == 5
    anna.http.cookies.clear()
    assert anna.refused(path, 401, **shown(ANNA, 1))["code"] == "no-session"
