"""A bot about as strong as a guest: it follows their games against bots, and those alone."""

import random
from contextlib import closing
from typing import Any

import pytest

from ratskeller.server.tables.results import Finish, Line, note

from .places import connected
from .serving import Guest, Server, until
from .storing import MOMENT
from .test_ratings import step

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "foundling+0"}]


def strength(guest: Guest) -> tuple[str, int]:
    found = guest.get("/api/me/strength", game="rattus")
    return found["bot"], found["games"]


def ended(server: Server, guest: Guest, place: int = 1, bot: str = "foundling", **more: Any) -> Any:
    """A game of a guest against a bot that has ended with them in this place."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    table = guest.post("/api/tables", game="rattus", seats=seats, **more)
    lines = [Line(0, guest.get("/api/me")["id"], place, 10), Line(1, None, 3 - place, 10, bot)]
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE tables SET over = 1 WHERE id = ?", (table["id"],))
        note(connection, Finish(table["id"], "rattus", MOMENT, False, lines))
    return table


def test_a_guest_without_results_gets_the_weakest_level(server: Server) -> None:
    guest = server.guest()
    assert strength(guest) == ("foundling+0", 0)
    assert guest.http.get("/api/me/strength", params={"game": "chess"}).status_code == 404


def test_it_follows_wins_and_losses_of_the_guest_alone(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    ended(server, guest)
    once = strength(guest)
    assert once[0].startswith("foundling+")
    assert once[1] == 1
    assert once[0] != "foundling+0"
    ended(server, guest, bot="novice")
    assert strength(guest)[0].startswith("novice+")
    for _ in range(4):
        ended(server, guest, place=2, bot="foundling")
    assert strength(guest) == ("foundling+0", 6)
    assert strength(other) == ("foundling+0", 0)


@pytest.mark.parametrize("more", [{"analysis": True}, {"long_thoughts": True}])
def test_a_game_with_help_or_against_a_bot_with_more_time_does_not_count(server: Server, more: dict[str, Any]) -> None:
    guest = server.guest()
    ended(server, guest, **more)
    assert strength(guest) == ("foundling+0", 0)


def test_who_gives_up_has_lost(server: Server) -> None:
    guest = server.guest()
    ended(server, guest, bot="novice")
    before = strength(guest)
    table = guest.post("/api/tables", game="rattus", seats=SEATS)
    guest.post(f"/api/tables/{table['id']}/resign", seat=0)
    assert guest.table(table)["conduct"]["ended"]
    after = strength(guest)
    assert after[1] == before[1] + 1
    assert after[0] != before[0]


def test_a_name_that_is_not_between_two_levels_is_refused(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice+100"}]
    assert server.guest().refused("/api/tables", 422, game="rattus", seats=seats)["code"] == "unknown-bot"


def test_a_whole_game_counts_for_no_bot_and_the_rematch_is_as_strong_as_the_guest_is_then(server: Server) -> None:
    guest = server.guest()
    for _ in range(3):
        ended(server, guest, bot="pedlar")
    table = guest.post("/api/tables", game="rattus", seats=SEATS)
    assert table["seats"][1]["bot"] == "foundling+0"
    rng = random.Random(3)
    until(lambda: step(table, rng, guest), 60)
    now = strength(guest)
    assert now[1] == 4
    again = guest.post(f"/api/tables/{table['id']}/rematch")
    assert again["seats"][1]["bot"] == now[0] != "foundling+0"
    assert not [it for it in guest.get("/api/ladder", game="rattus")["bots"] if it["bot"] == "foundling"]
