"""Signing in by a link in an email: once, for a short time, by a button, without revealing which addresses are known."""

import re
from contextlib import closing
from typing import Any

import pytest

from ratskeller.server.accounts.moderation import set_status
from ratskeller.server.db.timestamps import now, seconds_from_now

from .places import connected
from .receiving import ACCEPTED, SITE, Mailbox, text_of
from .serving import Guest, Server, until
from .test_notifications import with_mail

LINK = rf"{SITE}/me/link#(\S+)"
PASSWORD, NEW = "a long password", "another long one"


def confirmed_account(mailing_server: Server, mails: Mailbox, name: str, address: str) -> Guest:
    """Return a guest with an account and a confirmed address."""
    guest = mailing_server.guest()
    guest.post("/api/me/account", name=name, password=PASSWORD)
    with_mail(guest, mails, address, password=PASSWORD)
    return guest


def ask(guest: Guest, address: str) -> Any:
    return guest.http.post("/api/me/mail-link", json={"address": address, "language": "en"})


def code_in(mails: Mailbox, to: str) -> str:
    """Wait for the email with a link to an address, and return the link's code."""
    return mails.take(to, LINK)


def links(mails: Mailbox) -> list[str]:
    """Return to whom the emails with a link went that have come."""
    return [str(mail["To"]) for mail in mails.mails if re.search(LINK, text_of(mail))]


def test_a_link_signs_in_once_with_a_new_session(mailing_server: Server, mails: Mailbox) -> None:
    anna, visitor = confirmed_account(mailing_server, mails, "Anna Lund", "anna@lund.example"), mailing_server.guest()
    before = dict(visitor.http.cookies)
    assert ask(visitor, "anna@LUND.example").json() == {}
    code = code_in(mails, "anna@lund.example")
    assert visitor.get("/api/me")["id"] == visitor.me["id"]
    me = visitor.post("/api/me/mail-link/use", code=code)
    assert (me["id"], me["account"]) == (anna.me["id"], True)
    assert dict(visitor.http.cookies) != before
    # A token that was planted before is worth nothing
    assert mailing_server.guest(**before).me["id"] not in (anna.me["id"], visitor.me["id"])
    assert visitor.refused("/api/me/mail-link/use", 404, code=code)["code"] == "used-link"
    assert anna.get("/api/me")["id"] == me["id"]


def test_a_link_replaces_a_forgotten_password_and_ends_all_other_sessions(
    mailing_server: Server, mails: Mailbox
) -> None:
    bert, visitor = confirmed_account(mailing_server, mails, "Bert Lund", "bert@lund.example"), mailing_server.guest()
    ask(visitor, "bert@lund.example")
    code = code_in(mails, "bert@lund.example")
    assert visitor.refused("/api/me/mail-link/use", 400, code=code, password="short")["code"] == "bad-request"
    visitor.post("/api/me/mail-link/use", code=code, password=NEW)
    assert bert.http.get("/api/me/devices").status_code == 401
    late = mailing_server.guest()
    late.refused("/api/me/sign-in", 403, name="Bert Lund", password=PASSWORD)
    assert late.post("/api/me/sign-in", name="Bert Lund", password=NEW)["id"] == bert.me["id"]
    # They get a notice about the password and the browser
    until(lambda: len(first_lines(mails, "bert@lund.example")) == 2)


def test_the_answer_is_the_same_for_every_address(mailing_server: Server, mails: Mailbox) -> None:
    confirmed_account(mailing_server, mails, "Carla Lund", "carla@lund.example")
    visitor = mailing_server.guest()
    answers = [ask(visitor, address) for address in ("nobody@lund.example", "carla@lund.example")]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    # The email to Carla is the only one; the other would have been there first
    code_in(mails, "carla@lund.example")
    assert links(mails) == []


def test_unconfirmed_addresses_get_no_link_and_a_newer_link_replaces_an_older_one(
    mailing_server: Server, mails: Mailbox
) -> None:
    dora, visitor = confirmed_account(mailing_server, mails, "Dora Lund", "dora@lund.example"), mailing_server.guest()
    dora.post("/api/me/channels/mail", address="other@lund.example", language="en", password=PASSWORD)
    until(lambda: first_lines(mails, "other@lund.example"))
    mails.mails.clear()
    ask(visitor, "other@lund.example")
    ask(visitor, "dora@lund.example")
    first = code_in(mails, "dora@lund.example")
    ask(visitor, "dora@lund.example")
    second = code_in(mails, "dora@lund.example")
    assert visitor.refused("/api/me/mail-link/use", 404, code=first)["code"] == "used-link"
    # A stranger who asks for more links locks nobody out: the newest reaches the owner too
    ask(mailing_server.guest(), "dora@lund.example")
    third = code_in(mails, "dora@lund.example")
    assert visitor.refused("/api/me/mail-link/use", 404, code=second)["code"] == "used-link"
    assert visitor.post("/api/me/mail-link/use", code=third)["id"] == dora.me["id"]
    assert visitor.refused("/api/me/mail-link/use", 404, code=third)["code"] == "used-link"


def test_an_old_link_is_no_longer_valid(mailing_server: Server, mails: Mailbox) -> None:
    confirmed_account(mailing_server, mails, "Gerd Lund", "gerd@lund.example")
    visitor = mailing_server.guest()
    ask(visitor, "gerd@lund.example")
    second = code_in(mails, "gerd@lund.example")
    with closing(connected(mailing_server.database)) as connection:
        assert second not in str(connection.execute("SELECT * FROM mail_links").fetchall())
        connection.execute("UPDATE mail_links SET sent = ?", (seconds_from_now(-601),))
    assert visitor.refused("/api/me/mail-link/use", 404, code=second)["code"] == "used-link"


def test_a_guest_signs_in_by_email_and_can_t_set_a_password(mailing_server: Server, mails: Mailbox) -> None:
    guest, visitor = mailing_server.guest(), mailing_server.guest()
    with_mail(guest, mails, "erik@lund.example")
    ask(visitor, "erik@lund.example")
    code = code_in(mails, "erik@lund.example")
    assert visitor.refused("/api/me/mail-link/use", 409, code=code, password=NEW)["code"] == "no-account"
    assert visitor.post("/api/me/mail-link/use", code=code)["id"] == guest.me["id"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("channels/mail", {"address": "thief@lund.example", "language": "en"}),
        ("tokens", {"name": "a thief's bot", "scopes": ["read"]}),
        ("link", {}),
    ],
)
def test_a_session_alone_can_t_add_another_way_into_an_account(
    mailing_server: Server, mails: Mailbox, path: str, body: dict[str, Any]
) -> None:
    ida = mailing_server.guest()
    ida.post("/api/me/account", name=f"Ida {path}", password=PASSWORD)
    at = f"/api/me/{path}"
    assert ida.refused(at, 403, **body)["code"] == "password-asked"
    assert ida.refused(at, 403, **body, password="a guess")["code"] == "wrong-password"
    assert mails.mails == []
    ida.post(at, **body, password=PASSWORD)
    # A guest has no password
    mailing_server.guest().post(at, **body)


def first_lines(mails: Mailbox, to: str) -> list[str]:
    """Return the first line of each email that has come for an address."""
    return sorted(text_of(mail).splitlines()[0] for mail in mails.mails if mail["To"] == to)


def test_the_owner_gets_emails_about_new_browsers_passwords_and_addresses(
    mailing_server: Server, mails: Mailbox
) -> None:
    jans = "jan@lund.example"
    jan, elsewhere = confirmed_account(mailing_server, mails, "Jan Lund", jans), mailing_server.guest()
    elsewhere.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    for _ in range(2):
        elsewhere.post("/api/me/sign-in", name="Jan Lund", password=PASSWORD)
    signed_in = "Jan Lund signed in with a new browser: Firefox, Linux."
    assert until(lambda: first_lines(mails, jans)) == [signed_in]
    mails.mails.clear()
    jan.post("/api/me/password", old=PASSWORD, password=NEW)
    assert until(lambda: first_lines(mails, jans)) == ["The password for Jan Lund has been changed."]
    mails.mails.clear()
    with_mail(jan, mails, "new@lund.example", password=NEW)
    assert until(lambda: first_lines(mails, jans)) == ["The email addresses for Jan Lund have been changed."]


def test_no_notice_is_lost_while_the_mail_server_is_down(mailing_server: Server, mails: Mailbox) -> None:
    kai = confirmed_account(mailing_server, mails, "Kai Lund", "kai@lund.example")
    mails.says, tried = "451 later", mails.tried
    kai.post("/api/me/password", old=PASSWORD, password=NEW)
    until(lambda: mails.tried > tried)
    with closing(connected(mailing_server.database)) as connection:
        waits = "SELECT attempts, due FROM notices WHERE guest_id = ?"

        def waiting() -> Any:
            row = connection.execute(waits, (kai.me["id"],)).fetchone()
            return row if row is not None and row[0] == 1 else None

        _, due = until(waiting)
        assert seconds_from_now(30) < due < seconds_from_now(90)
        # A process that ends while it sends loses none either; after a restart another one goes on
        mails.says = ACCEPTED
        mailing_server.stop()
        connection.execute(
            "UPDATE notices SET due = ?, holder = 'gone', lease = ? WHERE guest_id = ?", (now(), now(), kai.me["id"])
        )
        mailing_server.start()
        lines = until(lambda: first_lines(mails, "kai@lund.example"))
        assert lines == ["The password for Kai Lund has been changed."]
        until(lambda: connection.execute(waits, (kai.me["id"],)).fetchone() is None)


def test_an_address_that_rejects_emails_is_tried_once(mailing_server: Server, mails: Mailbox) -> None:
    lena = confirmed_account(mailing_server, mails, "Lena Lund", "lena@lund.example")
    mails.says = "550 no such person"
    lena.post("/api/me/password", old=PASSWORD, password=NEW)
    with closing(connected(mailing_server.database)) as connection:
        until(lambda: mails.tried)
        until(lambda: connection.execute("SELECT 1 FROM notices").fetchone() is None)
    mails.says = ACCEPTED


def test_common_passwords_are_refused(mailing_server: Server) -> None:
    guest = mailing_server.guest()
    for password in ("Password2026!", "passwordpassword", "123456789012", "abababababab"):
        refused = guest.refused("/api/me/account", 400, name="Karl Lund", password=password)
        assert (refused["code"], refused["detail"]["field"]) == ("common-password", "password")
    guest.post("/api/me/account", name="Karl Lund", password=PASSWORD)
    changed = guest.refused("/api/me/password", 400, old=PASSWORD, password="!!Password!!")
    assert changed["code"] == "common-password"


def lock(mailing_server: Server, guest: Guest, *, holds: bool) -> None:
    """Lock an account in the database while the server runs, or unlock it."""
    with closing(connected(mailing_server.database)) as connection:
        set_status(connection, guest.me["id"], "locked", now(), on=holds)


def test_a_locked_account_gets_no_link_and_can_t_use_an_earlier_one(mailing_server: Server, mails: Mailbox) -> None:
    fritz, visitor = (
        confirmed_account(mailing_server, mails, "Fritz Lund", "fritz@lund.example"),
        mailing_server.guest(),
    )
    ask(visitor, "fritz@lund.example")
    code = code_in(mails, "fritz@lund.example")
    lock(mailing_server, fritz, holds=True)
    refused = visitor.refused("/api/me/mail-link/use", 403, code=code, password=NEW)
    assert refused["code"] == "account-locked"
    assert visitor.get("/api/me")["id"] == visitor.me["id"]
    ask(visitor, "fritz@lund.example")
    lock(mailing_server, fritz, holds=False)
    mailing_server.guest().post("/api/me/sign-in", name="Fritz Lund", password=PASSWORD)
    until(lambda: first_lines(mails, "fritz@lund.example"))
    mails.mails.clear()
    ask(visitor, "fritz@lund.example")
    # The one link is the last one asked for
    visitor.post("/api/me/mail-link/use", code=code_in(mails, "fritz@lund.example"))
    assert links(mails) == []


def test_confirmation_codes_sent_by_strangers_do_not_use_up_an_owner_s_links(
    mailing_server: Server, mails: Mailbox
) -> None:
    confirmed_account(mailing_server, mails, "Hanna Lund", "hanna@lund.example")
    stranger, visitor = mailing_server.guest(), mailing_server.guest()
    body = {"address": "hanna@lund.example", "language": "en"}
    while stranger.http.post("/api/me/channels/mail", json=body).status_code != 429:
        pass
    mails.mails.clear()
    assert ask(visitor, "hanna@lund.example").status_code == 200
    assert code_in(mails, "hanna@lund.example")


def test_links_are_limited_for_each_email_address(mailing_server: Server, mails: Mailbox) -> None:
    answers = [ask(mailing_server.guest(), "flood@lund.example") for _ in range(12)]
    assert answers[0].status_code == 200
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many-mails")
