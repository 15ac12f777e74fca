"""Placeholder names are marked, so that clients show them in the reader's language."""

import pytest

from ratskeller.server.accounts.names import Unnamed, parse_placeholder, placeholder_name

from .serving import Guest


@pytest.mark.parametrize("unnamed", [Unnamed("guest", 1000), Unnamed("guest", 9999), Unnamed("player", 2)])
def test_a_placeholder_name_is_recognized(unnamed: Unnamed) -> None:
    assert parse_placeholder(placeholder_name(unnamed)) == unnamed


@pytest.mark.parametrize(
    "name", ["", "Änne", "Guest", "guest 1234", "Guest 01", "Guest 12345", "Guest 1234 ", "The Player 2"]
)
def test_other_names_are_not_placeholders(name: str) -> None:
    assert parse_placeholder(name) is None


def test_guests_and_hot_seat_players_have_placeholders_until_they_choose_a_name(guest: Guest) -> None:
    me = guest.get("/api/me")
    assert me["unnamed"] == {"kind": "guest", "number": int(me["name"].split()[-1])}
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat", "name": "Änne"}])
    player = {"kind": "player", "number": 2}
    assert [seat["unnamed"] for seat in table["seats"]] == [me["unnamed"], player, None]
    renamed = guest.http.patch("/api/me", json={"name": "Bert"}).json()
    assert renamed["unnamed"] is None
    assert [seat["unnamed"] for seat in guest.table(table)["seats"]] == [None, player, None]
