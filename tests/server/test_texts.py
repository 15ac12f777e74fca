"""Texts of people: one filter for all of them, wherever they are written. `tests/texts.json` has the texts, also for the client."""

import json
from pathlib import Path
from typing import Any

import pytest

from ratskeller.core.plain_text import plain_text, readable
from ratskeller.server.accounts.names import clean_name, name_key
from ratskeller.server.errors import Problem
from ratskeller.server.history.imports import replay_record
from ratskeller.server.slices import run_at_once

from .serving import Guest

TEXTS = json.loads((Path(__file__).parents[1] / "texts.json").read_text(encoding="utf-8"))
RECORD = json.loads(
    (Path(__file__).parents[1] / "records" / "carcassonne-small-cities-2.json").read_text(encoding="utf-8")
)
HALF = "a\ud83db"
"""Half of a character, which no JSON in UTF-8 can hold."""


def texts(where: bool | None = None) -> Any:
    """All texts, or those that names may have, or may not."""
    return pytest.mark.parametrize(
        "row", [it for it in TEXTS if where in (None, it["name"])], ids=lambda it: it["what"]
    )


@texts()
def test_every_place_stores_of_a_text_what_can_be_seen_and_refuses_names_with_more(guest: Guest, row: Any) -> None:
    text, shown, is_name = row["text"], row["shown"], row["name"]
    renamed = guest.http.patch("/api/me", json={"name": text})
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": text}]
    opened = guest.http.post("/api/tables", json={"game": "rattus", "seats": seats})
    token = guest.http.post("/api/me/tokens", json={"name": text, "scopes": ["read"]})
    if is_name:
        assert [it["name"] for it in opened.json()["seats"]] == [shown] * 2
        assert (renamed.json()["name"], token.json()["token"]["name"]) == (shown, shown)
    else:
        assert [it.status_code for it in (renamed, opened, token)] == [400, 422, 400]
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    said = guest.http.post(f"/api/tables/{table['id']}/talk", json={"key": "a-good-key", "text": text})
    noted = guest.http.put(f"/api/tables/{table['id']}/notes/a-good-note", json={"text": text})
    if shown:
        assert (said.json()["text"], noted.json()["notes"][0]["text"]) == (shown, shown)
    else:
        assert [it.status_code for it in (said, noted)] == [400, 400]


@texts()
def test_records_name_their_players_by_the_same_filter(row: Any) -> None:
    replay = replay_record(json.dumps(RECORD | {"names": ["Ada", row["text"]]}))
    if row["name"]:
        assert run_at_once(replay).names == ["Ada", row["shown"]]
    else:
        with pytest.raises(Problem, match=r"names\[1\]"):
            run_at_once(replay)


@texts()
def test_what_is_filtered_stays_as_it_is(row: Any) -> None:
    assert plain_text(row["text"]) == plain_text(plain_text(row["text"])) == row["shown"]


@texts(True)
def test_a_terminal_writes_texts_of_people_as_they_are(row: Any) -> None:
    assert readable(row["shown"]) == row["shown"]


def test_halves_of_characters_are_no_text() -> None:
    assert plain_text(HALF) == "ab"
    assert readable(HALF) == "a?b"
    assert clean_name(HALF) is None


def test_a_joiner_makes_no_second_name() -> None:
    assert name_key("An\u200cna") == name_key("Anna")
    assert name_key("\U0001f468\u200d\U0001f469") == name_key("\U0001f468\U0001f469")
