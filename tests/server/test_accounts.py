"""Accounts: made by guests, used in several browsers, and deleted."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import count
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ratskeller.server.accounts import passwords
from ratskeller.server.accounts.names import clean_name, name_key
from ratskeller.server.accounts.passwords import Passwords

from .places import all_rows, connected
from .serving import Guest, Server, received, until

PASSWORD = "rats on the run"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
TWO = [{"kind": "me"}, {"kind": "open"}]
numbers = count()


def account(server: Server, name: str = "") -> Guest:
    """Somebody with an account."""
    guest = server.guest()
    guest.post("/api/me/account", name=name or f"Person {next(numbers)}", password=PASSWORD)
    guest.me = guest.get("/api/me")
    return guest


def sign_in(guest: Guest, owner: Guest, **more: Any) -> Any:
    return guest.post("/api/me/sign-in", name=owner.me["name"], password=PASSWORD, **more)


def session_cookies(guest: Guest) -> dict[str, str]:
    """The cookie of a session, without the one by which the browser is known when it is over."""
    return {name: value for name, value in guest.http.cookies.items() if "_browser_" not in name}


def token(guest: Guest) -> str:
    (value,) = session_cookies(guest).values()
    return value


def test_an_account_made_during_a_game_continues_in_another_browser(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "hotseat"}])
    table = guest.answer(table, table["view"]["legal"][0])["table"]
    before = token(guest)
    made = guest.post("/api/me/account", name="Anna Bright", password=PASSWORD)
    assert (
        made
        == guest.get("/api/me")
        == {**guest.me, "name": "Anna Bright", "account": True, "listed": True, "unnamed": None}
    )
    assert token(guest) != before
    assert other.post("/api/me/sign-in", name="anna  BRIGHT", password=PASSWORD) == made
    assert other.table(table)["mine"] == [0, 1]
    assert other.answer(other.table(table), table["view"]["legal"][0])
    persons = [seat["person"] for seat in other.table(table)["seats"]]
    # A name that somebody at the same screen has got is nobody's account
    assert persons == ["account", "guest"]


def test_every_sign_in_gets_a_new_token_and_ends_the_former_session(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    planted = token(visitor)
    sign_in(visitor, owner)
    assert token(visitor) != planted
    assert server.guest(**{next(iter(visitor.http.cookies)): planted}).me["id"] not in (
        owner.me["id"],
        visitor.me["id"],
    )


def test_signing_in_moves_everything_of_the_guest(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    shared = owner.open(TWO)
    visitor.post(f"/api/tables/{shared['id']}/join", seat=1)
    own, day = visitor.open(), visitor.post("/api/daily", day=visitor.get("/api/daily")["day"])
    elsewhere = server.guest()
    elsewhere.post("/api/me/return", code=visitor.post("/api/me/link")["code"])
    sign_in(visitor, owner)
    assert visitor.get("/api/me")["id"] == owner.me["id"]
    assert owner.table(own)["mine"] == [0]
    # One person at two seats of a table plays both
    assert owner.table(shared)["mine"] == [0, 1]
    assert owner.get("/api/daily")["attempt"]["table"] == day["id"]
    # Others who were the guest, be it by a planted link, have no part in the account
    assert elsewhere.get("/api/me")["id"] not in (visitor.me["id"], owner.me["id"])


def test_if_guest_and_account_played_a_daily_game_the_account_s_attempt_counts(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    day = owner.get("/api/daily")["day"]
    first, second = (guest.post("/api/daily", day=day) for guest in (owner, visitor))
    sign_in(visitor, owner)
    assert visitor.get("/api/daily")["attempt"]["table"] == first["id"]
    assert visitor.table(second)["mine"] == [0]


def test_a_guest_and_an_account_that_have_blocked_each_other_can_become_one(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    shared = owner.open(TWO)
    visitor.post(f"/api/tables/{shared['id']}/join", seat=1)
    talk = f"/api/tables/{shared['id']}/talk"
    for one, other in ((owner, visitor), (visitor, owner)):
        one.post(f"{talk}/silence", person=other.get(talk, room="table")["me"], silence="block")
    sign_in(visitor, owner)
    assert owner.get(talk, room="table")["silenced"] == []


def test_signing_in_moves_nothing_of_another_account(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    table = visitor.open()
    sign_in(visitor, owner, take=False)
    assert visitor.table(table)["mine"] == []


def test_sign_in_reveals_no_names_and_no_password_is_stored(server: Server) -> None:
    owner, visitor = account(server), server.guest()
    wrong = visitor.refused("/api/me/sign-in", 403, name=owner.me["name"], password="no idea at all")
    unknown = visitor.refused("/api/me/sign-in", 403, name="Nobody of all", password="no idea at all")
    assert wrong == unknown
    assert wrong["code"] == "wrong-sign-in"
    assert visitor.get("/api/me") == visitor.me
    dump = all_rows(server.database)
    data = dump + server.log.read_text(encoding="utf-8")
    assert "$argon2id$" in dump
    assert not [it for it in (PASSWORD, "no idea at all", token(owner)) if it in data]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Anna", "aNNA", True),
        ("Straße", "STRASSE", True),
        ("\uff21nna", "Anna", True),
        ("A\u030ake", "\u00c5ke", True),
        ("An\u034fna", "Anna", True),
        ("Anna\u2003Maria", "Anna Maria", True),
        ("Anna", "Anne", False),
    ],
)
def test_names_that_look_the_same_are_equal(one: str, other: str, same: bool) -> None:
    assert (name_key(one) == name_key(other)) is same


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u2800", "a\u202eb", "x" * 41])
def test_unreadable_names_are_refused(name: str) -> None:
    assert clean_name(name) is None


def test_the_name_of_an_account_is_unique(server: Server) -> None:
    owner, guest, second = account(server, "Bertha"), server.guest(), account(server)
    body = {"name": "bertha", "password": PASSWORD}
    assert guest.refused("/api/me/account", 409, **body)["code"] == "name-taken"
    for somebody in (guest, second):
        assert somebody.http.patch("/api/me", json={"name": "BERTHA"}).json()["code"] == "name-taken"
    assert second.http.patch("/api/me", json={"name": "Berthold"}).json()["name"] == "Berthold"
    # Nor does anybody at a shared screen carry it, except at the screen of its owner
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "ber\u034ftha"}]
    for somebody in (guest, second):
        assert somebody.refused("/api/tables", 409, game="rattus", seats=seats)["code"] == "name-taken"
    assert owner.open(seats)["seats"][1]["name"] == "ber\u034ftha"
    # The account itself may write it otherwise, and a name that it gave up is free
    assert owner.http.patch("/api/me", json={"name": "BertHa"}).json()["name"] == "BertHa"
    assert owner.http.patch("/api/me", json={"name": "Clara"}).status_code == 200
    assert guest.post("/api/me/account", **body)["account"]
    assert guest.refused("/api/me/account", 409, **body)["code"] == "has-account"


@pytest.mark.late
def test_of_two_people_who_take_a_name_at_once_in_two_processes_one_gets_it(start: Callable[..., Server]) -> None:
    servers = start(), start()
    guests = [server.guest() for server in servers]
    body = {"name": "Everybody's", "password": PASSWORD}
    with ThreadPoolExecutor(2) as together:
        answers = list(together.map(lambda guest: guest.http.post("/api/me/account", json=body), guests))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    # Signed out by one process, the winner is known to none
    place = [answer.status_code for answer in answers].index(200)
    winner, elsewhere = guests[place], servers[1 - place].guest()
    assert elsewhere.post("/api/me/sign-in", **body)["id"] == winner.me["id"]
    with elsewhere.live(elsewhere.open()) as socket:
        winner.post("/api/me/sign-out", everywhere=True)
        assert [message["code"] for message in all_of(socket) if message["type"] == "error"] == ["no-session"]
    assert elsewhere.http.get("/api/tables").status_code == 401


def all_of(socket: ClientConnection) -> Iterator[Any]:
    """The messages of a socket until the server closes it."""
    with suppress(ConnectionClosed):
        while True:
            yield received(socket)


def test_sessions_are_listed_and_can_be_ended(server: Server) -> None:
    owner, other = account(server), server.guest()
    other.http.headers["user-agent"] = FIREFOX
    sign_in(other, owner)
    listed = owner.get("/api/me/devices")["devices"]
    assert sorted((it["name"], it["here"]) for it in listed) == [("", True), ("Firefox, Linux", False)]
    (there,) = [it["id"] for it in listed if not it["here"]]
    # Nobody else can
    assert account(server).refused("/api/me/sign-out", 404, session=there)["code"] == "unknown-session"
    assert owner.post("/api/me/sign-out", session=there) == {"here": False}
    assert owner.refused("/api/me/sign-out", 404, session=there)["code"] == "unknown-session"
    assert other.http.get("/api/tables").status_code == 401
    assert owner.post("/api/me/sign-out") == {"here": True}
    assert not session_cookies(owner)
    assert owner.get("/api/me")["account"] is False


def test_signing_out_everywhere_ends_the_link_too(server: Server) -> None:
    owner, other, visitor = account(server), server.guest(), server.guest()
    code = owner.post("/api/me/link", password=PASSWORD)["code"]
    sign_in(other, owner)
    assert owner.post("/api/me/sign-out", everywhere=True) == {"here": True}
    assert other.http.get("/api/tables").status_code == 401
    assert visitor.refused("/api/me/return", 404, code=code)["code"] == "unknown-link"


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(server: Server) -> None:
    owner, other = account(server), server.guest()
    sign_in(other, owner)
    new = "plague on the run"
    assert owner.refused("/api/me/password", 403, old="not this one", password=new)["code"] == "wrong-password"
    assert other.get("/api/me")["account"]
    before = token(owner)
    assert owner.post("/api/me/password", old=PASSWORD, password=new)["id"] == owner.me["id"]
    assert token(owner) != before
    assert other.http.get("/api/tables").status_code == 401
    assert other.post("/api/me/sign-in", name=owner.me["name"], password=new)["id"] == owner.me["id"]


def test_settings_reach_every_device_of_an_account(server: Server) -> None:
    owner, other = account(server), server.guest()
    sound = {"volume": 0.5, "muted": ["turns"], "mine": True}
    profile = {"language": "nl", "theme": "dark", "speed": "fast", "letters": False, "sound": sound}
    assert owner.get("/api/me")["profile"] is None
    assert owner.http.put("/api/me/profile", json=profile).json() == profile
    assert sign_in(other, owner)["profile"] == profile
    assert owner.http.put("/api/me/profile", json=profile | {"sound": None}).status_code == 400


@pytest.mark.parametrize("path", ["account", "sign-out", "password", "deletion"])
def test_a_stranger_can_t_change_an_account(server: Server, path: str) -> None:
    bodies = {
        "account": {"name": "Anybody", "password": PASSWORD},
        "password": {"old": PASSWORD, "password": PASSWORD},
        "deletion": {"password": PASSWORD},
    }
    with httpx.Client(base_url=server.url) as stranger:
        answer = stranger.post(f"/api/me/{path}", json=bodies.get(path, {}))
        assert answer.json()["code"] == "no-session"
        cross = stranger.post(f"/api/me/{path}", json={}, headers={"Sec-Fetch-Site": "cross-site"})
        assert cross.json()["code"] == "cross-site"


def test_a_guest_without_an_account_can_t_change_one(server: Server) -> None:
    guest = server.guest()
    assert guest.refused("/api/me/sign-out", 409)["code"] == "no-account"
    assert guest.refused("/api/me/deletion", 409, password=PASSWORD)["code"] == "no-account"
    assert guest.refused("/api/me/password", 409, old=PASSWORD, password=PASSWORD)["code"] == "no-account"
    short = guest.refused("/api/me/account", 400, name="Anybody", password="short")
    assert short["detail"]["field"] == "password"
    assert "short" not in short["message"]


def test_people_can_download_everything_stored_about_them(server: Server) -> None:
    owner, friend = account(server), server.guest()
    table = owner.open(TWO)
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    seat = table["view"]["actor"]
    mover = owner if seat == 0 else friend
    mover.answer(mover.table(table), mover.table(table)["view"]["legal"][0])
    data = owner.get("/api/me/data")
    assert (data["name"], data["tables"][0]["id"]) == (owner.me["name"], table["id"])
    assert len(data["tables"][0]["answers"]) == (seat == 0)
    assert "argon2" not in json.dumps(data)
    assert len(friend.get("/api/me/data")["tables"][0]["answers"]) == (seat == 1)


def test_deleting_an_account_leaves_running_games_intact_and_no_name(server: Server) -> None:
    owner, friend, name = account(server), server.guest(), f"Leaver {next(numbers)}"
    owner.http.patch("/api/me", json={"name": name})
    shared, alone = owner.open(TWO), owner.open()
    friend.post(f"/api/tables/{shared['id']}/join", seat=1)
    code = owner.post("/api/me/link", password=PASSWORD)["code"]
    assert owner.refused("/api/me/deletion", 403, password="not this one")["code"] == "wrong-password"
    with friend.live(shared) as socket:
        received(socket)
        assert owner.post("/api/me/deletion", password=PASSWORD) == {"here": True}
        assert received(socket)["table"]["seats"][0]["kind"] == "bot"
    # The bot plays on, whether anybody looks or not
    until(lambda: friend.table(shared)["view"]["actor"] == 1)
    assert friend.http.get(f"/api/tables/{alone['id']}").status_code == 404
    assert friend.refused("/api/me/return", 404, code=code)
    assert friend.refused("/api/me/sign-in", 403, name=name, password=PASSWORD)
    assert owner.get("/api/me")["id"] != owner.me["id"]
    assert name not in all_rows(server.database)


@pytest.mark.late
def test_a_finished_game_stays_without_the_deleted_name(server: Server) -> None:
    owner, friend = account(server), server.guest()
    table = owner.open([{"kind": "me"}, {"kind": "hotseat", "name": "A friend"}])
    with closing(connected(server.database)) as database:
        database.execute("UPDATE tables SET over = 1 WHERE id = ?", (table["id"],))
    owner.post("/api/me/deletion", password=PASSWORD)
    seats = friend.table(table)["seats"]
    assert [(seat["name"], seat["person"]) for seat in seats] == [("", "deleted"), ("", "deleted")]


def test_passwords_are_limited_by_name_and_by_address(start: Callable[..., Server]) -> None:
    guest = start(passwords=1).guest()
    guest.refused("/api/me/sign-in", 403, name="Anna", password="x")
    assert guest.refused("/api/me/sign-in", 429, name="anna", password="x")["code"] == "too-many-passwords"
    assert guest.refused("/api/me/sign-in", 429, name="Bertha", password="x")["code"] == "too-many-passwords"


@pytest.mark.parametrize(("length", "status"), [(11, 400), (12, 200), (128, 200), (129, 400)])
def test_a_new_password_has_12_to_128_characters(guest: Guest, length: int, status: int) -> None:
    password = "".join(chr(ord("a") + 7 * at % 26) for at in range(length))
    body = {"name": f"Person {next(numbers)}", "password": password}
    assert guest.http.post("/api/me/account", json=body).status_code == status


def test_passwords_of_former_versions_are_valid_at_any_length(server: Server) -> None:
    owner = account(server)
    for password in ("8 signs!", "long " * 40):
        with closing(connected(server.database)) as database:
            hashed = PasswordHasher(time_cost=1, memory_cost=64).hash(password)
            database.execute("UPDATE accounts SET password = ? WHERE guest_id = ?", (hashed, owner.me["id"]))
        server.guest().post("/api/me/sign-in", name=owner.me["name"], password=password)


def test_invalid_characters_are_refused(guest: Guest) -> None:
    for field in ("name", "password"):
        body = {"name": "Anna", "password": PASSWORD} | {field: "123456789012\ud800"}
        text = json.dumps(body).encode()
        answer = guest.http.post("/api/me/account", content=text, headers={"content-type": "application/json"})
        assert answer.status_code == 400


def test_a_password_is_hashed_again_when_the_parameters_have_changed() -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=64).hash(PASSWORD)

    async def run() -> tuple[bool, bool, bool]:
        owner = Passwords()
        return await owner.is_right(PASSWORD, weak), owner.is_outdated(weak), owner.is_outdated(await owner.hash("x"))

    assert asyncio.run(run()) == (True, True, False)


def test_only_a_few_passwords_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MOST_WAITING", 3)

    async def run() -> list[Any]:
        owner = Passwords()
        owner._hasher = PasswordHasher(time_cost=1, memory_cost=64)
        return await asyncio.gather(*(owner.hash("x") for _ in range(5)), return_exceptions=True)

    answers = asyncio.run(run())
    assert [getattr(it, "code", "hashed") for it in answers] == ["hashed"] * 3 + ["busy"] * 2
