"""Emails that tell the owner of an account what happened to it: stored in the same transaction, and sent until a mail server takes them.

A notice may arrive twice if a process ends while it sends, but none is lost.
"""

import secrets
from collections.abc import Iterable

import msgspec
from msgspec.structs import astuple

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, scalar
from ratskeller.server.db.schema.features import Notice, NoticeKind, Notices
from ratskeller.server.mail.smtp import Mail, Part
from ratskeller.server.mail.texts import words_for

MOST_AT_ONCE = 20
OWNER = "SELECT guests.name FROM accounts JOIN guests ON guests.id = accounts.guest_id WHERE accounts.guest_id = ?"
CLAIM = (
    "UPDATE notices SET holder = :holder, lease = :lease WHERE id IN (SELECT id FROM notices WHERE due <= :moment"  # noqa: S608
    f" AND (lease IS NULL OR lease < :moment) ORDER BY due, id LIMIT {MOST_AT_ONCE})"
    " AND (lease IS NULL OR lease < :moment)"
)


class Address(msgspec.Struct, frozen=True):
    """An email address, and the language of the emails to it."""

    target: str
    language: str


ADDRESSES = Rows(Address, "channels")
NOTICES = Rows(Notice, "notices")


def mail_addresses(connection: Connection, guest: str) -> list[Address]:
    return ADDRESSES.all(
        connection, "WHERE guest_id = ? AND kind = 'mail' AND confirmed = 1 ORDER BY created, id", (guest,)
    )


def add_notice(
    connection: Connection,
    guest: str,
    kind: NoticeKind,
    moment: str,
    browser: str = "",
    to: Iterable[Address] | None = None,
) -> None:
    """Store a notice for each address of an account, or for those in `to`; guests without an account get none."""
    name = scalar(connection, OWNER, (guest,))
    if name is None:
        return
    addresses = mail_addresses(connection, guest) if to is None else to
    for it in addresses:
        notice = Notice(secrets.token_hex(8), it.target, it.language, kind, name, browser)
        add(connection, Notices(*astuple(notice), guest_id=guest, due=moment))


def claim_notices(connection: Connection, worker: str, moment: str, lease: str) -> list[Notice]:
    connection.execute(CLAIM, {"holder": worker, "moment": moment, "lease": lease})
    return NOTICES.all(connection, "WHERE holder = ? ORDER BY due, id", (worker,))


def has_due_notices(connection: Connection, moment: str) -> bool:
    statement = "SELECT 1 FROM notices WHERE due <= :moment AND (lease IS NULL OR lease < :moment) LIMIT 1"
    return scalar(connection, statement, {"moment": moment}) is not None


def delete_notice(connection: Connection, notice: str) -> None:
    connection.execute("DELETE FROM notices WHERE id = ?", (notice,))


def retry_notice(connection: Connection, notice: str, due: str) -> None:
    statement = "UPDATE notices SET holder = NULL, lease = NULL, due = ?, attempts = attempts + 1 WHERE id = ?"
    connection.execute(statement, (due, notice))


def delete_old_notices(connection: Connection, before: str) -> None:
    """Delete the notices from before a moment, which no mail server took."""
    connection.execute("DELETE FROM notices WHERE due < ?", (before,))


def notice_mail(notice: Notice, site: str) -> Mail:
    """Return the email of a notice, with a link to the account's page on the site with this address."""
    words = words_for(notice.language)
    browser = notice.browser or words.text("post-notice-somewhere")
    happened = words.text(f"post-notice-{notice.kind}", name=notice.name, browser=browser)
    part = Part([happened, words.text("post-notice-not")], f"{site}/me", words.text("post-notice-go"))
    return Mail(notice.language, words.text("post-notice-subject"), [part])
