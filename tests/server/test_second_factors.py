"""The second factor of accounts: every way to sign in needs it, every code works once, and attempts are limited."""

import asyncio
import json
from base64 import b32decode
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from commandline import CommandLine
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from ratskeller.cli.moderation import act_on_guest
from ratskeller.server.accounts import second_factors
from ratskeller.server.accounts.crypto import Cipher, WrongKey, new_token
from ratskeller.server.accounts.errors import FactorOff, UsedFactor, WrongFactor
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.passwords import Passwords
from ratskeller.server.accounts.queries import open_account
from ratskeller.server.accounts.second_factors import Proof
from ratskeller.server.database_location import Address
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.store import Store
from ratskeller.server.settings import BadSetting, Settings

from .places import all_rows, connected, fresh, place_of, store_of
from .receiving import Mailbox, text_of
from .serving import Guest, Server, until
from .test_accounts import PASSWORD, account, sign_in
from .test_mail_links import ask, code_in, first_lines
from .test_notifications import with_mail

STEP = 30
OLD_KEY, NEW_KEY = "an old key of thirty-two characters", "a new key of thirty-two characters"


def code_of(key: str, at: datetime | None = None, later: int = 0) -> str:
    """Return what an app shows for a key at a moment, or some half minutes later."""
    moment = (at or datetime.now(UTC)).timestamp() + STEP * later
    return TOTP(b32decode(key), 6, SHA1(), STEP).generate(int(moment)).decode()


def turn_on(server: Server, guest: Guest) -> tuple[str, list[str]]:
    """Turn somebody's second factor on; return the key of the app and the recovery codes. The present code can be used once more."""
    key = guest.post("/api/me/second-factor/begin", password=PASSWORD)["key"]
    codes = guest.post("/api/me/second-factor", factor=code_of(key))["codes"]
    with closing(connected(server.database)) as connection:
        connection.execute("UPDATE second_factors SET step = 0 WHERE guest_id = ?", (guest.me["id"],))
    return key, codes


def sign_in_refused(guest: Guest, owner: Guest, **more: Any) -> str:
    refused = guest.refused("/api/me/sign-in", 403, name=owner.me["name"], password=PASSWORD, **more)
    return str(refused["code"])


def test_signing_in_needs_a_code_and_accepts_each_once(server: Server) -> None:
    owner, other = account(server), server.guest()
    key, codes = turn_on(server, owner)
    assert owner.get("/api/me")["second_factor"] is True
    assert sign_in_refused(other, owner) == "factor-asked"
    assert sign_in_refused(other, owner, factor="000 000") == "wrong-factor"
    assert other.get("/api/me") == other.me
    code = code_of(key)
    assert sign_in(other, owner, factor=f"{code[:3]} {code[3:]}")["id"] == owner.me["id"]
    late = server.guest()
    assert sign_in_refused(late, owner, factor=code) == "used-factor"
    assert sign_in(late, owner, factor=code_of(key, later=1))["id"] == owner.me["id"]
    # So is a recovery code, however it is typed
    assert sign_in(server.guest(), owner, factor=codes[0].upper().replace("-", " "))["id"] == owner.me["id"]
    assert sign_in_refused(server.guest(), owner, factor=codes[0]) == "wrong-factor"
    assert owner.get("/api/me/second-factor")["codes"] == len(codes) - 1


def test_a_wrong_password_is_refused_before_a_code_is_asked_for(server: Server) -> None:
    owner, other = account(server), server.guest()
    key, _ = turn_on(server, owner)
    wrong = {"name": owner.me["name"], "password": "not this one"}
    assert other.refused("/api/me/sign-in", 403, **wrong)["code"] == "wrong-sign-in"
    assert other.refused("/api/me/sign-in", 403, **wrong, factor=code_of(key))["code"] == "wrong-sign-in"
    # Which has not used the code up
    sign_in(other, owner, factor=code_of(key))


def test_turning_it_on_needs_the_password_and_a_right_code(server: Server) -> None:
    owner, guest = account(server), server.guest()
    begin, on = "/api/me/second-factor/begin", "/api/me/second-factor"
    assert guest.refused(on, 409, factor="000000")["code"] == "no-account"
    assert owner.refused(on, 409, factor="000000")["code"] == "factor-off"
    assert owner.refused(begin, 403, password="a guess at it")["code"] == "wrong-password"
    made = owner.post(begin, password=PASSWORD)
    assert made["picture"].startswith("data:image/svg+xml")
    assert (made["key"] in made["address"], made["address"].startswith("otpauth://totp/Ratskeller:")) == (True, True)
    assert owner.refused(on, 403, factor="000000")["code"] == "wrong-factor"
    assert owner.get("/api/me")["second_factor"] is False
    sign_in(server.guest(), owner)
    codes = owner.post(on, factor=code_of(made["key"]))["codes"]
    assert len(set(codes)) == second_factors.RECOVERY_CODES
    assert owner.refused(begin, 409, password=PASSWORD)["code"] == "factor-on"


def test_turning_it_off_needs_the_password_and_a_code(server: Server) -> None:
    owner = account(server)
    key, codes = turn_on(server, owner)
    end, renew = "/api/me/second-factor/end", "/api/me/second-factor/recovery-codes"
    assert owner.refused(end, 403, password="a guess at it", factor=code_of(key))["code"] == "wrong-password"
    assert owner.refused(end, 403, password=PASSWORD, factor="000000")["code"] == "wrong-factor"
    fresh_codes = owner.post(renew, password=PASSWORD, factor=codes[1])["codes"]
    assert not set(fresh_codes) & set(codes)
    assert sign_in_refused(server.guest(), owner, factor=codes[2]) == "wrong-factor"
    assert owner.post(end, password=PASSWORD, factor=code_of(key)) == {"since": None, "codes": 0}
    assert sign_in(server.guest(), owner)["second_factor"] is False
    assert owner.refused(end, 409, password=PASSWORD, factor=fresh_codes[0])["code"] == "factor-off"


def test_a_link_to_the_seats_needs_a_code_too(server: Server) -> None:
    owner, other = account(server), server.guest()
    key, _ = turn_on(server, owner)
    link = owner.post("/api/me/link", password=PASSWORD)["code"]
    assert other.refused("/api/me/return", 403, code=link)["code"] == "factor-asked"
    assert other.refused("/api/me/return", 403, code=link, factor="000000")["code"] == "wrong-factor"
    assert other.get("/api/me") == other.me
    assert other.post("/api/me/return", code=link, factor=code_of(key))["id"] == owner.me["id"]


def test_changing_the_password_keeps_it_and_needs_no_code(server: Server) -> None:
    owner = account(server)
    turn_on(server, owner)
    assert owner.post("/api/me/password", old=PASSWORD, password="another long one")["second_factor"] is True
    refused = server.guest().refused("/api/me/sign-in", 403, name=owner.me["name"], password="another long one")
    assert refused["code"] == "factor-asked"


def test_codes_are_limited_and_owners_have_a_limit_of_their_own(server: Server) -> None:
    owner, stranger = account(server), server.guest()
    key, _ = turn_on(server, owner)
    answers = [
        stranger.http.post(
            "/api/me/sign-in", json={"name": owner.me["name"], "password": PASSWORD, "factor": f"{number:06}"}
        )
        for number in range(11)
    ]
    assert {answer.json()["code"] for answer in answers[:10]} <= {"wrong-factor", "used-factor"}
    assert (answers[10].status_code, answers[10].json()["code"]) == (429, "too-many-codes")
    # The right one comes too late
    refused = stranger.refused("/api/me/sign-in", 429, name=owner.me["name"], password=PASSWORD, factor=code_of(key))
    assert refused["code"] == "too-many-codes"
    owner.post("/api/me/sign-out")
    sign_in(owner, owner, factor=code_of(key))


@pytest.mark.late
def test_wrong_passwords_with_codes_tell_no_names_and_use_up_no_codes(start: Callable[..., Server]) -> None:
    server = start(passwords=60)
    owner, plain, stranger = account(server), account(server), server.guest()
    key, codes = turn_on(server, owner)

    def guess(name: str, factor: str) -> tuple[int, Any]:
        """Return the answer to a wrong password, without how long to wait."""
        answer = stranger.http.post(
            "/api/me/sign-in", json={"name": name, "password": "a guess at one", "factor": factor}
        )
        return answer.status_code, {**answer.json(), "detail": None}

    def counted() -> int:
        with closing(connected(server.database)) as connection:
            return int(connection.execute("SELECT COUNT(*) FROM login_limits").fetchone()[0])

    names, before = (owner.me["name"], plain.me["name"], "Nobody of all"), counted()
    guesses = [[guess(name, factor) for factor in 7 * ("000000", codes[1])] for name in names]
    # More than the ten codes of an hour, and all alike
    assert guesses[0] == guesses[1] == guesses[2]
    assert {(status, content["code"]) for status, content in guesses[0]} == {(403, "wrong-sign-in")}
    # For each name what is counted for a password: the name, and the name from this address
    assert counted() == before + 2 * len(names)
    # Neither the right password nor a recovery code of the owner is kept out, in a browser that nobody knows
    assert sign_in(server.guest(), owner, factor=code_of(key))["id"] == owner.me["id"]
    assert sign_in(server.guest(), owner, factor=codes[1])["id"] == owner.me["id"]


def test_wrong_passwords_of_a_session_use_up_no_codes(server: Server) -> None:
    owner = account(server)
    _, codes = turn_on(server, owner)
    for number in range(12):
        body = {"password": "a guess at one", "factor": f"{number:06}"}
        for path in ("recovery-codes", "end"):
            assert owner.http.post(f"/api/me/second-factor/{path}", json=body).json()["code"] == "wrong-password"
    assert len(owner.post("/api/me/second-factor/recovery-codes", password=PASSWORD, factor=codes[0])["codes"]) == 10


def test_keys_and_codes_are_never_logged_and_recovery_codes_are_hashed(
    start: Callable[..., Server],
) -> None:
    server = start(log_level="debug")
    owner = account(server)
    key, codes = turn_on(server, owner)
    code = code_of(key)
    sign_in(server.guest(), owner, factor=code)
    sign_in_refused(server.guest(), owner, factor=code)
    data = owner.get("/api/me/data")
    assert data["account"]["second_factor"]["codes"] == len(codes)
    outside = server.log.read_text(encoding="utf-8") + json.dumps([data, owner.get("/api/me/second-factor")])
    assert not [secret for secret in (key, code, *codes) if secret in outside]
    rows = all_rows(server.database)
    assert not [code for code in codes if code in rows or code.replace("-", "") in rows]
    events = [line["message"] for line in server.logged("ratskeller.security") if line["guest"] == owner.me["id"]]
    assert [it for it in events if "factor" in it] == ["factor-on", "factor-reused"]


def test_deleting_an_account_deletes_its_second_factor(server: Server) -> None:
    owner = account(server)
    turn_on(server, owner)
    owner.post("/api/me/deletion", password=PASSWORD)
    with closing(connected(server.database)) as connection:
        for table in ("second_factors", "recovery_codes", "notices"):
            rows = connection.execute(f"SELECT 1 FROM {table} WHERE guest_id = ?", (owner.me["id"],))
            assert rows.fetchall() == []


def test_admins_need_it_if_the_settings_say_so(start: Callable[..., Server]) -> None:
    server = start(second_factor="admins")
    admin = account(server, "Agnes")
    act_on_guest(place_of(server.database), "Agnes", "make-admin")
    refused = admin.http.get("/api/admin/house")
    assert (refused.status_code, refused.json()["code"]) == (403, "factor-needed")
    assert "/me" in refused.json()["message"]
    turn_on(server, admin)
    assert admin.get("/api/admin/house")["accounts"] == 1
    # Others are asked for nothing
    assert account(server, "Bert").get("/api/me")["second_factor"] is False


def test_an_admin_turns_it_off_for_somebody_who_has_lost_it(
    start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start()
    owner = account(server, "Anna")
    turn_on(server, owner)
    monkeypatch.setenv("RATSKELLER_SETTINGS", "")
    place = place_of(server.database)
    ratskeller = CommandLine(monkeypatch, capsys)

    def reset(who: str) -> Any:
        database = place.url if isinstance(place, Address) else str(place)
        return ratskeller("admin", "reset-factor", who, "--database", database)

    assert "no second factor any more" in reset("anna").out
    until(lambda: owner.http.get("/api/tables").status_code == 401)
    assert sign_in(owner, owner)["second_factor"] is False
    assert "nothing changes" in reset("Anna").out
    assert "nobody has an account" in reset("Somebody else").err


def test_a_link_by_email_needs_a_code_and_stays_valid_until_it_is_given(mailing_server: Server, mails: Mailbox) -> None:
    owner, visitor = account(mailing_server, "Anna Lund"), mailing_server.guest()
    with_mail(owner, mails, "anna@lund.example", password=PASSWORD)
    key, codes = turn_on(mailing_server, owner)
    until(lambda: first_lines(mails, "anna@lund.example"))
    mails.mails.clear()
    ask(visitor, "anna@lund.example")
    link, use = code_in(mails, "anna@lund.example"), "/api/me/mail-link/use"
    new = {"password": "another long one"}
    assert visitor.refused(use, 403, code=link, **new)["code"] == "factor-asked"
    assert visitor.refused(use, 403, code=link, **new, factor="000000")["code"] == "wrong-factor"
    assert owner.get("/api/me")["account"], "nothing has changed"
    assert visitor.post(use, code=link, **new, factor=codes[0])["id"] == owner.me["id"]
    assert visitor.refused(use, 404, code=link, factor=code_of(key))["code"] == "used-link"


def test_the_owner_gets_emails_about_changes_of_it(mailing_server: Server, mails: Mailbox) -> None:
    owner = account(mailing_server, "Bert Lund")
    with_mail(owner, mails, "bert@lund.example", password=PASSWORD)

    def heard() -> str:
        (line,) = until(lambda: first_lines(mails, "bert@lund.example"))
        assert not [secret for secret in (key, *codes) if secret in "".join(map(text_of, mails.mails))]
        mails.mails.clear()
        return str(line)

    key, codes = turn_on(mailing_server, owner)
    assert heard().startswith("The second factor for Bert Lund was turned on")
    code = code_of(key)
    sign_in(owner, owner, factor=code)
    assert sign_in_refused(owner, owner, factor=code) == "used-factor"
    assert heard().startswith("Someone tried to use a two-factor code for Bert Lund a second time")
    sign_in(owner, owner, factor=codes[0])
    assert heard() == "A recovery code for Bert Lund was used. It is no longer valid."
    owner.post("/api/me/second-factor/end", password=PASSWORD, factor=code_of(key, later=1))
    assert heard().startswith("The second factor for Bert Lund was turned off")
    turn_on(mailing_server, owner)
    heard()
    act_on_guest(place_of(mailing_server.database), "Bert Lund", "reset-factor")
    assert heard().startswith("The operator of this site has turned off the second factor for Bert Lund")


class Watch:
    """The second factor of an account, and a clock that a test turns."""

    def __init__(self, store: Store, guest: str, cipher: Cipher) -> None:
        self.at = datetime(2026, 11, 24, 12, tzinfo=UTC)
        self.store, self.guest, self.cipher = store, guest, cipher
        self.key = second_factors.new_key()

    def moment(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    async def begin(self) -> None:
        stored = self.cipher.encrypt(self.key)
        await self.store.write(lambda it: second_factors.begin(it, self.guest, stored, self.moment()))

    async def turn_on(self) -> list[str]:
        proof = Proof(code_of(self.key, self.at), self.cipher)
        return await self.store.write(lambda it: second_factors.turn_on(it, self.guest, proof, self.moment()))

    async def check(self, code: str) -> type[Unchanged] | None:
        """Return why a code is refused, None if it is right."""

        def write(connection: Connection) -> None:
            second_factors.check(connection, self.guest, Proof(code, self.cipher), self.moment())

        try:
            await self.store.write(write)
        except (WrongFactor, UsedFactor) as error:
            return type(error)
        return None


def watched(tmp_path: Path, run: Callable[[Watch], Any], cipher: Cipher | None = None) -> Any:
    """Return what comes of somebody's second factor."""

    async def whole() -> Any:
        store = store_of(fresh(tmp_path / "tables.sqlite3"))
        guest = await Guests(store).create(new_token())
        await store.write(lambda it: open_account(it, guest.id, "Anna", "a hash", "2026-01-01T00:00:00.000Z"))
        found = await run(Watch(store, guest.id, cipher or Cipher()))
        await store.close()
        return found

    return asyncio.run(whole())


def test_a_code_is_valid_for_its_half_minute_and_one_before_and_after(tmp_path: Path) -> None:
    async def run(watch: Watch) -> list[Any]:
        await watch.begin()
        await watch.turn_on()
        watch.at += timedelta(hours=1)
        found = [await watch.check(code_of(watch.key, watch.at, later)) for later in (-2, 2, -1, 0, 1, 0)]
        watch.at += timedelta(seconds=STEP)
        return [
            *found,
            await watch.check(code_of(watch.key, watch.at)),
            await watch.check(code_of(watch.key, watch.at, 1)),
        ]

    assert watched(tmp_path, run) == [WrongFactor, WrongFactor, None, None, None, UsedFactor, UsedFactor, None]


def test_a_setup_that_takes_too_long_has_to_start_again(tmp_path: Path) -> None:
    async def run(watch: Watch) -> int:
        await watch.begin()
        watch.at += timedelta(seconds=second_factors.SETUP_SECONDS + 1)
        with pytest.raises(FactorOff):
            await watch.turn_on()
        await watch.begin()
        return len(await watch.turn_on())

    assert watched(tmp_path, run) == second_factors.RECOVERY_CODES


def test_of_two_requests_with_one_code_at_once_one_is_accepted(tmp_path: Path) -> None:
    async def run(watch: Watch) -> list[Any]:
        await watch.begin()
        codes = await watch.turn_on()
        watch.at += timedelta(hours=1)
        code = code_of(watch.key, watch.at)
        return await asyncio.gather(*(watch.check(it) for it in (code, code, codes[0], codes[0])))

    first, second, third, fourth = watched(tmp_path, run)
    assert {first, second} == {None, UsedFactor}
    assert {third, fourth} == {None, WrongFactor}


def test_the_key_in_the_settings_encrypts_stored_keys_and_can_be_replaced(tmp_path: Path) -> None:
    async def run(watch: Watch) -> list[Any]:
        await watch.begin()
        await watch.turn_on()
        stored = await watch.store.read(lambda it: it.execute("SELECT key FROM second_factors").fetchone()[0])
        assert watch.key not in stored
        watch.at += timedelta(hours=1)
        watch.cipher = Cipher([NEW_KEY, OLD_KEY])
        found = [await watch.check(code_of(watch.key, watch.at))]
        watch.cipher = Cipher([NEW_KEY])
        with pytest.raises(WrongKey):
            await watch.check(code_of(watch.key, watch.at, 1))
        return found

    assert watched(tmp_path, run, Cipher([OLD_KEY])) == [None]


def test_hashes_of_passwords_are_encrypted_with_the_newest_key_at_the_next_sign_in() -> None:
    async def run() -> None:
        plain, old, both = Passwords(), Passwords(Cipher([OLD_KEY])), Passwords(Cipher([NEW_KEY, OLD_KEY]))
        stored = [await plain.hash(PASSWORD), await old.hash(PASSWORD), await both.hash(PASSWORD)]
        assert ["argon2" in it for it in stored] == [True, False, False]
        assert [await both.is_right(PASSWORD, it) for it in stored] == [True, True, True]
        assert not await both.is_right("another one", stored[1])
        assert [both.is_outdated(it) for it in stored] == [True, True, False]
        assert [plain.is_outdated(stored[0]), old.is_outdated(stored[0])] == [False, True]
        with pytest.raises(WrongKey):
            await plain.is_right(PASSWORD, stored[1])

    asyncio.run(run())


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"second_factor": "everybody"}, "second_factor: 'everybody' is not one of offered, admins"),
        ({"secret_key": f"{OLD_KEY},short"}, "secret_key: every key needs 32 characters or more"),
    ],
)
def test_invalid_settings_are_refused_without_printing_a_key(settings: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetting) as refused:
        Settings.checked(**settings)
    assert str(refused.value) == message
