"""Emails as a mail server gets them: no text of a person changes their headers or structure."""

import email
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.policy import compat32, default
from itertools import product
from typing import Any

import pytest

from ratskeller.server.accounts.mail_link_routes import sign_in_mail
from ratskeller.server.accounts.notices import Notice, notice_mail
from ratskeller.server.mail.smtp import Mail, Mailer, Part, Rejected, mail_address
from ratskeller.server.mail.texts import languages
from ratskeller.server.notifications.messages import MessageWriter, confirmation_mail
from ratskeller.server.notifications.news import TableNews
from ratskeller.server.settings import MailServer

from .receiving import Mailbox, mailbox

SITE = "https://tavern.test"
SENDER = "Ratskeller <post@tavern.test>"
ANNA = "anna@example.org"
STOP = f"{'c' * 16}.{'5' * 32}"
USUAL = {
    *("From", "To", "Subject", "Date", "Message-ID", "Content-Language", "Auto-Submitted"),
    *("MIME-Version", "Content-Type"),
}
UNSUBSCRIBE = {"List-Unsubscribe", "List-Unsubscribe-Post"}
# What a name, an address or a text may hide: it is cleaned first, and decoded by a later layer
HOSTILE = {
    "a header by Q": "=?utf-8?q?=0d=0aReply-To:eve@evil.example?=",
    "a body by Q": "=?utf-8?q?=0d=0a=0d=0aGive_Eve_your_code?=",
    "in upper case": "=?UTF-8?Q?=0D=0ABcc:eve@evil.example?=",
    "a header by B": "=?utf-8?b?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=",
    "a B in upper case": "=?UTF-8?B?DQoNCkdpdmUgRXZlIHlvdXIgY29kZQ==?=",
    "a language": "=?utf-8*en?q?=0d=0aBcc:eve@evil.example?=",
    "two words": "=?utf-8?q?=0d=0a?= =?utf-8?q?Bcc:eve@evil.example?=",
    "an encoded encoded word": "=?utf-8?q?=3D=3Futf-8=3Fq=3F=0d=0aBcc:e=40evil.example=3F=3D?=",
    "an unfinished word": "=?utf-8?q?=0d=0aBcc:eve@evil.example",
    "within a word": "Eve=?utf-8?q?=0d=0aBcc:eve@evil.example?=Eve",
    "an override": "=?utf-8?q?=E2=80=AEeve?=",
    "a bare override": "\u202eeve\u2066",
    "line breaks": "Eve\r\nBcc: eve@evil.example\r\n\r\nGive Eve your code",
    "folded lines": "Eve\r\n =?utf-8?q?=0d=0a?=\r\n\tBcc:eve@evil.example",
    "other line breaks": "Eve\u2028Bcc: e\u2029\u0085\x0b\x0c\x1c\x1d\x1eBcc: e",
    "broken by what is removed": "=\x00?utf-8?q?=0d=0aBcc:eve@evil.example?=",
    "broken by a break": "=\u200b?utf-8?q?=0d=0aBcc:eve@evil.example?=",
    "a null": "Eve\x00\x7f\x1b[2J",
    "a long word": "x" * 300,
    "a long name": "Ev\u00e9 " * 100,
}  # fmt: skip


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, Mailer]]:
    with mailbox() as (running, address):
        host, port = address.split(":")
        yield running, Mailer(MailServer(host, int(port), "none", "", "", SENDER), SITE)


def news(kind: Any, name: str) -> TableNews:
    return TableNews("t", "carcassonne", kind, name, [name], names=["Anna", name], bot=name)


Writer = Callable[[str, str], Mail]
KINDS: Mapping[str, Writer] = {
    **{
        kind: lambda language, name, kind=kind: MessageWriter(SITE).news_mail(language, [news(kind, name)], STOP)  # type: ignore[misc]
        for kind in ("turn", "over", "reminder", "bot")
    },
    "several": lambda language, name: MessageWriter(SITE).news_mail(language, 3 * [news("turn", name)], STOP),
    "code": confirmation_mail,
    "link": lambda language, name: sign_in_mail(language, SITE, {"code": name}),
    "notice": lambda language, name: notice_mail(Notice("1", ANNA, language, "browser", name, name, 0), SITE),
    "any subject": lambda language, name: Mail(language, name, [Part([name], name, name)], name, name, name, SITE),
    "any address": lambda language, name: Mail(language, "x", [Part(["x"])], stop=SITE, one_click_stop=name),
    "any language": lambda language, name: Mail(f"{language}{name}", "x", [Part(["x"])]),
}
"""Every kind of email, with a text of a person wherever one can stand, and three with one where none stands today."""


async def sent(box: tuple[Mailbox, Mailer], mail: Mail, to: str = ANNA) -> bytes:
    await box[1].send(to, mail)
    return box[0].sent[-1]


def check_structure(content: bytes, with_stop: bool) -> EmailMessage:
    """Check that an email has our headers once each and our two parts, and that no reader finds a control character in a header."""
    mail = email.message_from_bytes(content, policy=default)
    plain = email.message_from_bytes(content, policy=compat32)
    head = content.partition(b"\r\n\r\n")[0]
    assert head.isascii()
    assert all(len(line) <= 998 for line in content.split(b"\r\n"))
    assert b"\r" not in content.replace(b"\r\n", b"")
    assert b"\n" not in content.replace(b"\r\n", b"")
    names = [line.partition(b":")[0].decode() for line in head.split(b"\r\n") if line[:1] not in (b" ", b"\t")]
    assert sorted(names) == sorted(USUAL | (UNSUBSCRIBE if with_stop else set()))
    for name, folded in plain.items():
        text = "".join(folded.splitlines())
        for read in (str(mail[name]), str(make_header(decode_header(text))), decoded_often(text)):
            assert not [char for char in read if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")], name
    assert [part.get_content_type() for part in mail.walk()] == ["multipart/alternative", "text/plain", "text/html"]
    assert mail.defects == []
    assert isinstance(mail, EmailMessage)
    return mail


def decoded_often(text: str) -> str:
    """Return what a reader sees who decodes what was decoded until nothing changes."""
    while (read := str(make_header(decode_header(text)))) != text:
        text = read
    return text


@pytest.mark.asyncio
@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
async def test_nothing_can_be_injected_into_the_headers_of_an_email(box: tuple[Mailbox, Mailer], hostile: str) -> None:
    for write, language in product(KINDS.values(), languages()):
        content = write(language, hostile)
        try:
            came = await sent(box, content)
        except Rejected:
            assert write is KINDS["any address"]
            assert not hostile.isascii()
            continue
        mail = check_structure(came, content.one_click_stop is not None)
        assert (mail["From"], mail["To"]) == (SENDER, ANNA)


@pytest.mark.asyncio
async def test_a_subject_shows_a_name_as_it_is_but_for_the_sign_of_encoded_words(box: tuple[Mailbox, Mailer]) -> None:
    for name, shown in {
        "Bert\u00e9 <b>": "Bert\u00e9 <b>",
        "\u05d0\u05d1 \u4e2d\u6587 \U0001f400": "\u05d0\u05d1 \u4e2d\u6587 \U0001f400",
        "a=b? yes": "a=b? yes",
        "=?utf-8?q?=41?=": "= ?utf-8?q?=41?=",
    }.items():
        mail = check_structure(await sent(box, KINDS["turn"]("en", name)), with_stop=True)
        assert mail["Subject"] == f"Your turn: Carcassonne: The Plague with {shown}"


@pytest.mark.asyncio
async def test_email_programs_find_the_address_that_unsubscribes_on_one_line(box: tuple[Mailbox, Mailer]) -> None:
    """RFC 2369 has no encoded words there, and RFC 8058 asks for exactly this second header."""
    lines = (await sent(box, KINDS["turn"]("en", "Bert"))).split(b"\r\n")
    assert f"List-Unsubscribe: <{SITE}/api/stop/{STOP}>".encode() in lines
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    # RFC 5322 2.1.1, RFC 2047 2: other lines stay short, also those with encoded words
    mail = await sent(box, KINDS["turn"]("en", "\u00e9" * 400))
    assert all(len(line) <= 78 for line in mail.split(b"\r\n\r\n")[0].split(b"\r\n") if b"/api/stop/" not in line)


@pytest.mark.parametrize(
    "address",
    ["anna", "anna@", "anna@example", "a b@example.org", "anna@example.org\r\nBcc: eve@example.org", "anna@example.org, eve@example.org",
     "<anna@example.org>", "anna@-x.org", "anna\u0000@example.org", "a" * 250 + "@example.org",
     "=?utf-8?q?=0d=0aBcc=3Aeve=40evil.example?=@example.org", "anna=?utf-8?b?DQo=?=@example.org", "a=?b@example.org"],
)  # fmt: skip
@pytest.mark.asyncio
async def test_invalid_addresses_are_refused(box: tuple[Mailbox, Mailer], address: str) -> None:
    assert mail_address(address) is None
    # Nor is anything sent to one that an earlier version has stored
    if "?" in address:
        before = box[0].tried
        with pytest.raises(Rejected):
            await sent(box, KINDS["code"]("en", "123456"), address)
        assert box[0].tried == before


def test_addresses_are_kept_with_their_domain_in_ascii() -> None:
    assert mail_address("anna@b\u00fccher.example") == "anna@xn--bcher-kva.example"
    assert mail_address("a=b?c+d@EXAMPLE.org") == "a=b?c+d@example.org"
