"""Actions of admins on people and tables: at the command line while servers run, and in the browser."""

import json
from collections.abc import Callable
from contextlib import closing
from importlib.metadata import version
from typing import Any

import pytest
from commandline import CommandLine

from ratskeller.server.database_location import Address

from .places import connected, place_of
from .serving import Guest, Server, received, until
from .test_accounts import PASSWORD, TWO, account, all_of

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
Admin = Callable[..., Any]


@pytest.fixture
def ratskeller(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], server: Server) -> Admin:
    """`ratskeller admin`, on the database of the shared server while that runs."""
    monkeypatch.setenv("RATSKELLER_SETTINGS", "")
    command = CommandLine(monkeypatch, capsys)
    monkeypatch.setenv("COLUMNS", "400")
    place = place_of(server.database)
    database = place.url if isinstance(place, Address) else str(place)
    return lambda *words: command("admin", *words, "--database", database)


@pytest.fixture
def admin(server: Server, ratskeller: Admin) -> Guest:
    """Somebody who looks after the site."""
    made = account(server)
    assert ratskeller("promote", made.me["name"]).status == 0
    assert made.get("/api/me")["admin"] is True
    return made


def names(listed: Any) -> set[str]:
    return {it["name"] for it in listed["people"]}


def test_locking_an_account_at_the_command_line_ends_all_its_sessions_at_once(
    server: Server, ratskeller: Admin
) -> None:
    troll = account(server, "Troll & Sons")
    secret = troll.post("/api/me/tokens", name="a program", scopes=["read"], password=PASSWORD)["secret"]
    code = troll.post("/api/me/link", password=PASSWORD)["code"]
    table = troll.open(HOTSEAT)
    with troll.live(table) as socket:
        received(socket)
        assert "locked" in ratskeller("lock", "troll & sons").out
        list(all_of(socket))
        assert socket.close_reason == "no-session"
    assert troll.http.get(f"/api/tables/{table['id']}").json()["code"] == "no-session"
    program = server.guest().http.get("/api/me", headers={"Authorization": f"Bearer {secret}"})
    assert program.json()["code"] == "unknown-token"
    other = server.guest()
    assert other.refused("/api/me/return", 404, code=code)
    wrong = other.refused("/api/me/sign-in", 403, name="Troll & Sons", password="a guess")
    assert wrong["code"] == "wrong-sign-in", "only those who know the password learn that it is locked"
    right = other.refused("/api/me/sign-in", 403, name="Troll & Sons", password=PASSWORD)
    assert right["code"] == "account-locked"
    assert other.get("/api/me") == other.me, "a refused sign-in takes nobody along"
    assert "nothing changes" in ratskeller("lock", "Troll & Sons").out
    assert ratskeller("unlock", "Troll & Sons").status == 0
    other.post("/api/me/sign-in", name="Troll & Sons", password=PASSWORD)
    assert other.table(table)["mine"] == [0, 1], "the seats have stayed"


def test_a_muted_guest_can_read_but_not_talk_and_their_lines_can_be_taken_back(
    server: Server, ratskeller: Admin
) -> None:
    host, loud = server.guest(), server.guest()
    table = host.open(TWO)
    loud.post(f"/api/tables/{table['id']}/join", seat=1)
    at = f"/api/tables/{table['id']}/talk"
    loud.post(at, key="a" * 10, text="rats!")
    with host.live(table, talk=1) as socket:
        assert ratskeller("mute", loud.me["id"]).status == 0
        assert loud.refused(at, 403, key="b" * 10, text="more rats!")["code"] == "muted"
        assert ratskeller("unsay", loud.me["id"]).status == 0
        until(lambda: received(socket).get("type") == "talk")
    assert [line["text"] for line in host.get(at, room="table")["lines"]] == [None]
    assert ratskeller("unmute", loud.me["id"]).status == 0
    loud.post(at, key="c" * 10, phrase="hello")


def test_a_table_is_closed_by_the_beginning_of_its_id_and_spectators_learn_of_it(
    server: Server, ratskeller: Admin
) -> None:
    guest = server.guest()
    table = guest.open(HOTSEAT)
    guest.answer(table, table["view"]["legal"][0])
    with guest.live(table) as socket:
        assert ratskeller("close", f"{server.url}/t/{table['id']}").status == 0
        message = until(lambda: (it := received(socket))["type"] == "error" and it)
    assert message["code"] in ("table-closed", "unknown-table")
    until(lambda: guest.http.get(f"/api/tables/{table['id']}").status_code == 404)
    refused = ratskeller("close", table["id"])
    assert (refused.status, "no table begins like this" in refused.err) == (2, True)
    # As many would begin with
    assert ratskeller("close", "").status == 2
    for hyphen in ("-nobodys", "--nobody"):
        assert "no table begins like this" in ratskeller("close", hyphen).err, (
            "an id is random: it may begin like an option"
        )


def test_the_server_s_own_secrets_can_be_replaced(server: Server, ratskeller: Admin) -> None:
    with closing(connected(server.database)) as connection:
        connection.execute("INSERT INTO server_secrets VALUES ('stop', 'an old one') ON CONFLICT DO NOTHING")
        assert "restart every server" in ratskeller("new-keys").out
        assert connection.execute("SELECT 1 FROM server_secrets WHERE secret = 'an old one'").fetchone() is None


def test_lists_are_printed_as_tables_and_as_json(server: Server, ratskeller: Admin) -> None:
    known = account(server, "Percy 100%_sure")
    table = known.open(HOTSEAT)
    (row,) = json.loads(ratskeller("people", "100%_S", "--json").out)
    assert (row["name"], row["account"], row["sessions"], row["tables"]) == ("Percy 100%_sure", True, 1, 1)
    assert "Percy 100%_sure" in ratskeller("people", "Percy").out
    assert "0 in all" in ratskeller("people", "Percy 100%_sure", "--only", "locked").out
    (head,) = json.loads(ratskeller("tables", table["id"], "--json").out)
    assert (head["handle"], head["game"], head["over"]) == (table["id"][:8], "rattus", False)
    assert table["id"] not in ratskeller("tables").out, "anyone who knows an id may watch"
    counts = json.loads(ratskeller("state", "--json").out)
    assert counts["accounts"] >= 1
    assert "sessions" in ratskeller("state").out
    assert ratskeller("mute", "Percy 100%_sure").status == 0
    done = json.loads(ratskeller("deeds", "--json").out)
    assert (done[0]["deed"], done[0]["name"], done[0]["who"]) == ("mute", "Percy 100%_sure", None)
    assert "mute" in ratskeller("deeds").out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("lock", "Nobody at all"), "nobody has an account"),
        (("promote", "GUEST"), "without an account"),
        (("lock", "ADMIN"), "take that back first"),
    ],
)
def test_refused_actions_print_a_reason_and_change_nothing(
    server: Server, ratskeller: Admin, admin: Guest, words: tuple[str, str], message: str
) -> None:
    who = {"GUEST": server.guest().me["id"], "ADMIN": admin.me["name"]}.get(words[1], words[1])
    before = ratskeller("deeds", "--json").out
    refused = ratskeller(words[0], who)
    assert (refused.status, message in refused.err) == (2, True)
    assert ratskeller("deeds", "--json").out == before


def test_an_admin_sees_numbers_and_no_secrets(server: Server, admin: Guest) -> None:
    table = admin.open(HOTSEAT)
    house = admin.get("/api/admin/house")
    assert (house["health"]["status"], house["mails"]) == ("ok", False)
    assert house["tables"] >= house["running"] >= 1
    assert house["loaded"] >= 1
    listed = admin.get("/api/admin/tables", begins=table["id"])["tables"]
    assert [it["handle"] for it in listed] == [table["id"][:8]]
    everything = json.dumps([listed, admin.get("/api/admin/people"), admin.get("/api/admin/deeds")])
    for secret in (table["id"], *admin.http.cookies.values()):
        assert secret not in everything


def test_only_admins_see_the_version(server: Server, admin: Guest) -> None:
    assert server.guest().get("/api/health")["version"] is None
    assert admin.get("/api/admin/house")["health"]["version"] == version("ratskeller")


def test_an_admin_can_lock_accounts_in_the_browser_but_not_other_admins(
    server: Server, admin: Guest, ratskeller: Admin
) -> None:
    troll, colleague = account(server), account(server)
    ratskeller("promote", colleague.me["name"])
    admin.http.post(f"/api/admin/people/{troll.me['id']}", json={"deed": "lock"}).raise_for_status()
    assert troll.http.get("/api/me/devices").json()["code"] == "no-session"
    assert names(admin.get("/api/admin/people", only="locked")) >= {troll.me["name"]}
    assert admin.refused(f"/api/admin/people/{colleague.me['id']}", 409, deed="lock")["code"] == "is-admin"
    assert admin.refused("/api/admin/people/nobody", 404, deed="mute")["code"] == "unknown-person"
    # Who is an admin is decided at the command line
    assert admin.refused(f"/api/admin/people/{troll.me['id']}", 400, deed="make-admin")
    done = admin.get("/api/admin/deeds")["deeds"][0]
    assert (done["deed"], done["who"], done["name"]) == ("lock", admin.me["name"], troll.me["name"])


def test_an_admin_closes_a_table_in_the_browser(server: Server, admin: Guest) -> None:
    guest = server.guest()
    table = guest.open(HOTSEAT)
    with guest.live(table) as socket:
        received(socket)
        admin.http.post(f"/api/admin/tables/{table['id'][:8]}/close", json={}).raise_for_status()
        assert received(socket)["code"] == "table-closed"
    assert guest.http.get(f"/api/tables/{table['id']}").status_code == 404


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "house"),
        ("GET", "people"),
        ("GET", "tables"),
        ("GET", "deeds"),
        ("POST", "people/somebody"),
        ("POST", "tables/abcdefgh/close"),
    ],
)
def test_nobody_else_can_use_the_admin_routes(server: Server, ratskeller: Admin, method: str, path: str) -> None:
    former = account(server)
    ratskeller("promote", former.me["name"])
    ratskeller("demote", former.me["name"])
    body = None if method == "GET" else {"deed": "lock"} if path.startswith("people") else {}
    for who, code in ((former, "not-admin"), (server.guest(), "not-admin")):
        refused = who.http.request(method, f"/api/admin/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, code)
    secret = former.post("/api/me/tokens", name="a program", scopes=["read", "play", "chat"], password=PASSWORD)[
        "secret"
    ]
    program = {"Authorization": f"Bearer {secret}"}
    refused = server.guest().http.request(method, f"/api/admin/{path}", json=body, headers=program)
    assert refused.json()["code"] == "not-for-programs"
