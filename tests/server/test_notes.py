"""Private notes: where they are, who gets them, and when they end."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from ratskeller.server.notes.queries import MOST_NOTES
from ratskeller.server.notes.schemas import LONGEST_NOTE

from .places import all_rows
from .serving import Guest, Server, received
from .test_accounts import PASSWORD, account, sign_in
from .test_api_tokens import program, refusal, token

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat", "name": "Bert"}]
OPEN = [{"kind": "me"}, {"kind": "open"}]
TEXT = "the-rat-here-is-a-four"


def path(table: Any, note: str = "") -> str:
    return f"/api/tables/{table['id']}/notes{note and '/'}{note}"


def writes(who: Guest, table: Any, note: str = "note-one", status: int = 200, **body: Any) -> Any:
    answer = who.http.put(path(table, note), json={"text": TEXT} | body)
    assert answer.status_code == status, answer.text
    return answer.json()


def pins(who: Guest, table: Any, thing: str | None, **more: Any) -> Any:
    return writes(who, table, pin={"thing": thing, "ply": table["ply"]}, **more)


def places(notes: Any) -> dict[str, tuple[str | None, bool]]:
    return {note["id"]: (note["thing"], note["gone"]) for note in notes["notes"]}


def plays(who: Guest, table: Any, *answers: str) -> Any:
    for answer in answers:
        table = who.answer(table, answer)["table"]
    return table


def turn_of(who: Guest, table: Any) -> Any:
    """Settle, and go on until the Monk's card is taken."""
    while "take monk" not in table["view"]["legal"]:
        table = plays(who, table, table["view"]["legal"][0])
    return plays(who, table, "take monk")


def moved(who: Guest, table: Any, rat: str) -> tuple[Any, str]:
    """Move a rat with the Monk and return its new name."""
    table = plays(who, table, "use monk", rat)
    to = table["view"]["legal"][0]
    table = plays(who, table, to)
    return table, f"{to}.{len(table['view']['regions'][to]['tokens'])}"


def test_a_note_on_a_rat_moves_with_it_and_one_on_a_region_or_the_table_stays(guest: Guest) -> None:
    table = turn_of(guest, guest.open(HOTSEAT, cards="base"))
    assert guest.get(path(table)) == {"notes": [], "things": guest.get(path(table))["things"], "ply": table["ply"]}
    rat = next(thing for thing in guest.get(path(table))["things"] if "." in thing)
    pins(guest, table, rat, note="on-a-rat")
    pins(guest, table, rat.partition(".")[0], note="on-a-region")
    writes(guest, table, note="on-the-table")
    table, there = moved(guest, table, rat)
    others = {"on-a-region": (rat.partition(".")[0], False), "on-the-table": (None, False)}
    assert places(guest.get(path(table))) == {"on-a-rat": (there, False)} | others
    # A new text leaves it on the rat
    assert places(writes(guest, table, note="on-a-rat", text="a five?"))["on-a-rat"] == (there, False)
    assert [note["text"] for note in guest.get(path(table))["notes"]] == ["a five?", TEXT, TEXT]


def test_a_note_moves_back_when_the_move_of_its_rat_is_undone(guest: Guest) -> None:
    before = turn_of(guest, guest.open(HOTSEAT, cards="base"))
    rat = next(thing for thing in guest.get(path(before))["things"] if "." in thing)
    pins(guest, before, rat, note="before-it")
    table, there = moved(guest, before, rat)
    pins(guest, table, there, note="after-it")
    seat = table["view"]["actor"]
    undone = guest.post(f"/api/tables/{table['id']}/undo", ply=table["ply"], seat=seat, to=before["length"])["table"]
    # Nothing says which rat the later note was on, only in which region
    assert places(guest.get(path(undone))) == {"before-it": (rat, False), "after-it": (there.partition(".")[0], False)}


def test_a_note_is_gone_with_its_rat(guest: Guest) -> None:
    table = turn_of(guest, guest.open(HOTSEAT, cards="base"))
    for thing in guest.get(path(table))["things"]:
        if "." in thing:
            pins(guest, table, thing, note=f"note-{thing.replace('.', '-')}")
    while not any(note["gone"] for note in guest.get(path(table))["notes"]):
        legal = table["view"]["legal"]
        table = plays(guest, table, next((it for it in legal if it.startswith("add")), legal[-1]))
    revealed = [it for entry in guest.log(table) for it in entry["events"] if it["kind"] == "rat-revealed"]
    found = guest.get(path(table))
    assert sum(note["gone"] for note in found["notes"]) <= len(revealed)
    assert all(note["gone"] == (note["thing"] is None) for note in found["notes"])


def test_a_note_on_a_tile_stays_there(guest: Guest) -> None:
    table = guest.open(HOTSEAT, game="carcassonne")
    thing = guest.get(path(table))["things"][0]
    pins(guest, table, thing)
    for _ in range(3):
        table = plays(guest, table, table["view"]["legal"][0])
    assert places(guest.get(path(table))) == {"note-one": (thing, False)}


def test_nobody_else_gets_a_note(server: Server) -> None:
    author, friend, onlooker = server.guest(), server.guest(), server.guest()
    table = author.open(OPEN)
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    table = author.table(table)
    writes(author, table)
    writes(onlooker, table, text="what I think")
    for other in (friend, onlooker):
        reply = [other.get(path(table)), other.table(table), other.log(table), other.get("/api/me/data")]
        assert TEXT not in json.dumps(reply)
    writes(friend, table, text="mine")
    assert [note["text"] for note in author.get(path(table))["notes"]] == [TEXT]
    assert onlooker.http.delete(path(table, "note-one")).json()["notes"] == []
    assert [note["text"] for note in friend.get(path(table))["notes"]] == ["mine"]
    assert TEXT not in server.log.read_text(encoding="utf-8")


def test_all_windows_of_the_author_hear_of_a_change_and_no_others(server: Server) -> None:
    author, friend, onlooker = server.guest(), server.guest(), server.guest()
    table = author.open(OPEN)
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    table = author.table(table)
    reply = {"type": "notes"}
    with ExitStack() as opened:
        own, other, friends, theirs = (
            opened.enter_context(it.live(table)) for it in (author, author, friend, onlooker)
        )
        for socket in (own, other, friends, theirs):
            assert received(socket)["type"] == "entries"
        writes(author, table)
        writes(author, table, text="changed")
        author.http.delete(path(table, "note-one"))
        assert [received(socket) for socket in (own, other) for _ in range(3)] == [reply] * 6
        # The first message that the others get is one for everybody
        for socket in (friends, theirs):
            author.post(f"/api/tables/{table['id']}/votes", agreed=socket is friends)
            assert received(socket)["type"] == "entries"


def test_a_new_window_hears_whether_its_guest_has_notes(guest: Guest, server: Server) -> None:
    table = guest.open(HOTSEAT)
    writes(guest, table)
    with guest.live(table) as own, server.guest().live(table, talk=1) as other:
        assert [received(own)["type"] for _ in range(2)] == ["entries", "notes"]
        assert [received(other)["type"] for _ in range(2)] == ["entries", "presence"]


def test_windows_hear_of_notes_of_another_process(start: Callable[..., Server]) -> None:
    here, there = start(), start()
    author, friend = here.guest(), here.guest()
    table = author.open(OPEN)
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    table = author.table(table)
    elsewhere = there.guest(**author.http.cookies)
    authors_program = {"additional_headers": {"Authorization": f"Bearer {token(author, 'read', 'play', 'chat')}"}}
    reply = {"type": "notes"}
    with ExitStack() as opened:
        own = [opened.enter_context(it.live(table)) for it in (author, elsewhere)]
        others = [opened.enter_context(it.live(table)) for it in (friend, there.guest())]
        address = f"{here.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
        others.append(opened.enter_context(connect(address, **authors_program)))
        for socket in (*own, *others):
            assert received(socket)["type"] == "entries"
        writes(elsewhere, table)
        assert [received(socket) for socket in own] == [reply, reply]
        writes(elsewhere, table, text="changed")
        assert [received(socket) for socket in own] == [reply, reply]
        assert [note["text"] for note in author.get(path(table))["notes"]] == ["changed"]
        author.http.delete(path(table, "note-one"))
        assert [received(socket) for socket in own] == [reply, reply]
        # The first message that the others get is one for everybody
        author.post(f"/api/tables/{table['id']}/votes", agreed=True)
        assert [received(socket)["type"] for socket in others] == ["entries"] * 3
    assert not [server for server in (here, there) if TEXT in server.log.read_text(encoding="utf-8")]


def test_an_unchanged_note_sends_no_message(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with guest.live(table) as socket:
        assert received(socket)["type"] == "entries"
        writes(guest, table)
        assert received(socket)["type"] == "notes"
        writes(guest, table)
        guest.http.delete(path(table, "no-such-note"))
        guest.answer(table, table["view"]["legal"][0])
        assert received(socket)["type"] == "entries"


def then(who: Guest, table: Any) -> dict[str, tuple[str | None, bool]]:
    """Return where the notes were when the table was like this."""
    found = who.get(path(table), at=table["length"])
    assert found["things"] == []
    return places(found)


def test_at_an_earlier_moment_a_note_is_where_its_rat_was(guest: Guest) -> None:
    before = turn_of(guest, guest.open(HOTSEAT, cards="base"))
    rat = next(thing for thing in guest.get(path(before))["things"] if "." in thing)
    pins(guest, before, rat, note="before-it")
    after, there = moved(guest, before, rat)
    pins(guest, after, there, note="after-it")
    pins(guest, after, there.partition(".")[0], note="on-a-region")
    writes(guest, after, note="on-the-table")
    still = {"on-a-region": (there.partition(".")[0], False), "on-the-table": (None, False)}
    assert then(guest, before) == {"before-it": (rat, False), "after-it": (rat, False)} | still
    assert then(guest, after) == {"before-it": (there, False), "after-it": (there, False)} | still


def test_at_an_earlier_moment_undone_answers_do_not_count(guest: Guest) -> None:
    before = turn_of(guest, guest.open(HOTSEAT, cards="base"))
    rat = next(thing for thing in guest.get(path(before))["things"] if "." in thing)
    table, there = moved(guest, before, rat)
    pins(guest, table, there, note="taken-back")
    seat = table["view"]["actor"]
    guest.post(f"/api/tables/{table['id']}/undo", ply=table["ply"], seat=seat, to=before["length"])
    assert then(guest, before) == {"taken-back": (rat, False)}


def test_at_an_earlier_moment_a_note_on_a_tile_is_there_once_the_tile_is_placed(guest: Guest) -> None:
    first = guest.open(HOTSEAT, game="carcassonne")
    table = first
    while len(guest.get(path(table))["things"]) < 3:
        table = plays(guest, table, table["view"]["legal"][0])
    start, *_, last = guest.get(path(table))["things"]
    pins(guest, table, start, note="the-first")
    pins(guest, table, last, note="the-last")
    assert then(guest, first) == {"the-first": (start, False), "the-last": (None, True)}
    assert then(guest, table) == {"the-first": (start, False), "the-last": (last, False)}


def test_there_are_no_notes_of_a_moment_that_never_was(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    answer = guest.http.get(path(table), params={"at": table["length"] + 1})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-position")


def test_programs_can_neither_read_nor_write_notes(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    with program(guest, token(guest, "read", "play", "chat")) as asking:
        for method in ("GET", "PUT", "DELETE"):
            where = path(table, "" if method == "GET" else "note-one")
            body = {"json": {"text": TEXT}} if method == "PUT" else {}
            assert refusal(asking.request(method, where, **body)) == (403, "not-for-programs")


def test_an_impossible_note_is_refused_and_not_stored(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    here = {"thing": None, "ply": table["ply"]}
    assert pins(guest, table, "atlantis", status=422)["code"] == "unknown-thing"
    assert writes(guest, table, status=409, pin=here | {"ply": table["ply"] + 1})["code"] == "stale-ply"
    assert writes(guest, table, status=400, text=" \u200b ")["code"] == "bad-request"
    assert writes(guest, table, status=400, text="x" * (LONGEST_NOTE + 1))["code"] == "bad-request"
    assert writes(guest, table, status=400, note="short")["code"] == "bad-request"
    assert guest.get(path(table))["notes"] == []


def test_the_number_of_notes_is_limited(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    for number in range(MOST_NOTES):
        writes(guest, table, note=f"note-{number:03}")
    refused = writes(guest, table, status=409)
    assert (refused["code"], refused["detail"]) == ("notes-full", {"most": MOST_NOTES})
    writes(guest, table, note="note-000", text="changed")
    assert guest.http.delete(path(table, "note-001")).status_code == 200
    assert len(writes(guest, table)["notes"]) == MOST_NOTES


def test_notes_move_into_an_account_and_end_with_it(server: Server) -> None:
    known, visitor, elsewhere = account(server), server.guest(), server.guest()
    table = visitor.open(HOTSEAT)
    text = "until-they-leave"
    writes(visitor, table, text=text)
    sign_in(visitor, known)
    sign_in(elsewhere, known)
    assert [note["text"] for note in elsewhere.get(path(table))["notes"]] == [text]
    (own,) = elsewhere.get("/api/me/data")["notes"]
    assert (own["table"], own["text"], own["thing"]) == (table["id"], text, None)
    writes(known, server.guest().open(HOTSEAT), text=text)
    known.post("/api/me/deletion", password=PASSWORD)
    assert text not in all_rows(server.database)
