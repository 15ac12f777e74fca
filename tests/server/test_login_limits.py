"""Attempts at passwords are limited, and strangers can't lock an owner out of a known browser."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from ratskeller.cli.moderation import act_on_guest
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.queries import open_account
from ratskeller.server.accounts.session_queries import remember_browser
from ratskeller.server.errors import Problem
from ratskeller.server.security_log import network

from .places import fresh, place_of, store_of
from .serving import Server, until
from .test_accounts import PASSWORD, account, sign_in

NAME, OWN, ATTEMPTS, PLACES, SECONDS = "Anna", "a code of her own", 10_000, 100, 2.0
WRONG = Problem(403, "wrong-sign-in", "wrong")
MOST = 40


class ManualClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.at = datetime(2026, 11, 24, tzinfo=UTC)

    def __call__(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@pytest.mark.late
def test_ten_thousand_attempts_of_strangers_are_limited_and_lock_no_owner_out(tmp_path: Path) -> None:
    clock = ManualClock()

    async def attempt(limiter: LoginLimiter, place: str, code: str, *, right: bool = False) -> bool:
        with suppress(Problem):
            async with limiter.password(place, NAME, code):
                if not right:
                    raise WRONG
                return True
        return False

    async def run() -> tuple[int, list[bool]]:
        store = store_of(fresh(tmp_path / "tables.sqlite3"))
        guest = await Guests(store).create(new_token())
        await store.write(lambda connection: open_account(connection, guest.id, NAME, "a hash", clock()))
        await store.write(lambda connection: remember_browser(connection, guest.id, OWN, clock()))
        limiter, compared, signed_in = LoginLimiter(store, MOST, clock), 0, []
        for number in range(ATTEMPTS):
            clock.at += timedelta(seconds=SECONDS)
            place = f"192.0.2.{number % PLACES}"
            with suppress(Problem):
                async with limiter.password(place, NAME, "a stranger's code"):
                    compared += 1
                    raise WRONG
            if number % 1000 == 999:
                # The owner mistypes it once, at an address that strangers use too
                signed_in += [await attempt(limiter, place, OWN), await attempt(limiter, place, OWN, right=True)]
        await store.close()
        return compared, signed_in

    compared, signed_in = asyncio.run(run())
    assert signed_in == [False, True] * 10
    hours = ATTEMPTS * SECONDS / 3600
    assert compared <= 2 * MOST * (hours + 1)


def test_while_strangers_guess_owners_can_sign_in_only_in_known_browsers(
    start: Callable[..., Server],
) -> None:
    server = start(passwords=3)
    owner, stranger = account(server, "Anna"), server.guest()
    owner.post("/api/me/sign-out")
    # An account was made at this address as well
    for _ in range(2):
        stranger.refused("/api/me/sign-in", 403, name="anna", password="a guess")
    assert stranger.refused("/api/me/sign-in", 429, name="Anna", password=PASSWORD)["code"] == "too-many-passwords"
    for _ in range(5):
        # Right passwords are not counted
        sign_in(owner, owner)
        owner.post("/api/me/sign-out")
    # The cookie of a known browser does not allow guessing either
    for _ in range(3):
        owner.refused("/api/me/sign-in", 403, name="Anna", password="a guess")
    assert owner.refused("/api/me/sign-in", 429, name="Anna", password=PASSWORD)["code"] == "too-many-passwords"


def test_a_session_can_change_its_password_while_strangers_guess(start: Callable[..., Server]) -> None:
    server = start(passwords=3)
    owner, stranger = account(server, "Anna"), server.guest()
    for _ in range(4):
        stranger.http.post("/api/me/sign-in", json={"name": "Anna", "password": "a guess"})
    assert owner.post("/api/me/password", old=PASSWORD, password="another long one")["account"]


def test_the_security_log_has_sign_ins_and_failures_and_no_secrets(start: Callable[..., Server]) -> None:
    server = start()
    owner, other = account(server, "Anna"), server.guest()
    other.refused("/api/me/sign-in", 403, name="Anna", password="a guess")
    other.refused("/api/me/sign-in", 403, name="Nobody of all", password="a guess")
    sign_in(other, owner)
    lines = [line for line in server.logged("ratskeller.security") if line["message"] != "refused"]
    events = [(line["message"], line["guest"], line["network"]) for line in lines]
    anna = owner.me["id"]
    assert events == [
        ("account-made", anna, "127.0.0.0/24"),
        ("signed-in", anna, "127.0.0.0/24"),
        ("password-wrong", anna, "127.0.0.0/24"),
        ("password-wrong", None, "127.0.0.0/24"),
        ("signed-in", anna, "127.0.0.0/24"),
    ]
    log = server.log.read_text(encoding="utf-8")
    assert not [it for it in ("Anna", "Nobody", "a guess", PASSWORD, *other.http.cookies.values()) if it in log]


def test_every_refusal_is_in_the_security_log_up_to_a_rate(start: Callable[..., Server]) -> None:
    server = start()
    guest = server.guest()
    guest.http.get("/api/admin/house")
    guest.http.post("/api/me/account", json={"name": "Anna", "password": "short"})
    guest.http.request("PUT", "/api/me/sign-in", json={})
    with httpx.Client(base_url=server.url) as stranger:
        stranger.get("/api/tables")
        stranger.get("/api/games", headers={"Host": "elsewhere.example"})

    def refused() -> list[Any]:
        return [line for line in server.logged("ratskeller.security") if line["message"] == "refused"]

    # A line may be written after the answer has gone
    lines = until(lambda: found if len(found := refused()) >= 5 else None)
    owner = guest.me["id"]
    assert [(it["status"], it["route"], it["code"], it["guest"]) for it in lines] == [
        (403, "getHouse", "not-admin", owner),
        (400, "openAccount", "bad-request", None),
        (405, "unknown", "method-not-allowed", None),
        (401, "listTables", "no-session", None),
        (421, "unknown", "unknown-host", None),
    ]
    assert {it["network"] for it in lines} == {"127.0.0.0/24"}
    for _ in range(100):
        guest.http.get("/api/admin/house")
    until(lambda: len(refused()) >= 60)
    assert len(refused()) < 100


def test_access_to_private_data_is_in_the_security_log(start: Callable[..., Server]) -> None:
    server = start()
    owner = account(server, "Anna")
    act_on_guest(place_of(server.database), "Anna", "make-admin")
    owner.get("/api/me/data")
    owner.get("/api/admin/people")
    events = [line["message"] for line in server.logged("ratskeller.security") if line["guest"] == owner.me["id"]]
    assert events[-2:] == ["data-read", "people-listed"]


@pytest.mark.parametrize(
    ("place", "shown"),
    [("192.0.2.77", "192.0.2.0/24"), ("2001:db8:1:2::/64", "2001:db8:1::/48"), ("whatever a proxy says", "")],
)
def test_only_the_network_of_an_address_is_logged(place: str, shown: str) -> None:
    assert network(place) == shown
