"""Mails: what they are made of, and how they get to the server of the settings."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid
from html import escape

import msgspec

from ratskeller.server.mail.errors import NotSent, Unsure, Unwanted
from ratskeller.server.settings import MailServer

SECONDS = 20.0
LONGEST_ADDRESS = 254
LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL_ADDRESS = re.compile(rf"{LOCAL}@({LABEL}\.)+{LABEL}")
PAGE = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><body style="margin:0;background:#f3ead4">'
    '<div style="max-width:34rem;margin:0 auto;padding:1.5rem;font:16px/1.5 Georgia,serif;color:#2a2118">'
    "{parts}</div></body></html>"
)
BUTTON = (
    '<p><a href="{link}" style="display:inline-block;padding:.7rem 1.1rem;background:#7a1f1f;color:#fff;'
    'text-decoration:none;border-radius:.4rem">{text}</a></p>'
)
SMALL = '<p style="font-size:13px;color:#6b5d4a">{text}</p>'


class Part(msgspec.Struct, frozen=True):
    """A part of a mail: sentences, and maybe a link with its text."""

    sentences: list[str]
    link: str | None = None
    link_text: str = ""


class Letter(msgspec.Struct, frozen=True):
    """What a mail says. `stop` is the page that ends such mails, `stop_at_once` where a mail program may say so itself (RFC 8058)."""

    language: str
    subject: str
    parts: list[Part]
    foot: str = ""
    stop: str | None = None
    stop_text: str = ""
    stop_at_once: str | None = None


def mail_address(text: str) -> str | None:
    """Return an address as it is stored, with its domain in lower case and in ASCII; None for what is no address."""
    local, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{local}@{domain.encode('idna').decode('ascii').lower()}"
    except UnicodeError:
        return None
    return plain if len(plain) <= LONGEST_ADDRESS and MAIL_ADDRESS.fullmatch(plain) else None


class Mailer:
    """Hands mails to a server, in a thread: the standard library speaks SMTP, and there are never many at a time."""

    def __init__(self, server: MailServer) -> None:
        """Send through this server."""
        self._server = server

    async def send(self, to: str, letter: Letter) -> None:
        """Send a mail. Raises `NotSent`, `Unwanted`, `Unsure`."""
        await asyncio.to_thread(self._send, message(self._server.sender, to, letter))

    def _send(self, mail: EmailMessage) -> None:
        try:
            session = self._open()
        except (OSError, smtplib.SMTPException, ssl.SSLError) as error:
            raise NotSent(f"mail server: {type(error).__name__}") from error
        try:
            session.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            _refused(max(code for code, _ in error.recipients.values()), error)
        except smtplib.SMTPResponseException as error:
            _refused(error.smtp_code, error)
        except (OSError, smtplib.SMTPException) as error:
            raise Unsure(f"mail server: {type(error).__name__}") from error
        finally:
            _leave(session)

    def _open(self) -> smtplib.SMTP:
        """Connect and prove who we are."""
        server, trusted = self._server, ssl.create_default_context()
        session: smtplib.SMTP
        if server.security == "tls":
            session = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=trusted)
        else:
            session = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        try:
            if server.security == "starttls":
                session.starttls(context=trusted)
            if server.user:
                session.login(server.user, server.password)
        except BaseException:
            session.close()
            raise
        return session


def message(sender: str, to: str, letter: Letter) -> EmailMessage:
    """Return a mail with a text and a page. Its headers are made by the library, which lets no line end into them."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = sender
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = " ".join(letter.subject.split())
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip("> ") or None)
    for name, value in _headers(letter).items():
        mail[name] = value
    mail.set_content(_as_text(letter))
    mail.add_alternative(_as_page(letter), subtype="html")
    return mail


def _headers(letter: Letter) -> Mapping[str, str]:
    # Nobody's answer "I am on holiday" is wanted
    headers = {"Content-Language": letter.language, "Auto-Submitted": "auto-generated"}
    if letter.stop_at_once is None:
        return headers
    return headers | {
        "List-Unsubscribe": f"<{letter.stop_at_once}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }


def _as_text(letter: Letter) -> str:
    parts = ["\n".join([*part.sentences, *([part.link] if part.link else [])]) for part in letter.parts]
    foot = [letter.foot] if letter.foot else []
    foot += [f"{letter.stop_text}: {letter.stop}"] if letter.stop else []
    return "\n\n".join([*parts, *(["-- \n" + "\n".join(foot)] if foot else [])]) + "\n"


def _as_page(letter: Letter) -> str:
    made = ""
    for part in letter.parts:
        made += "".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)
        if part.link:
            made += BUTTON.format(link=escape(part.link), text=escape(part.link_text))
    if letter.foot:
        made += SMALL.format(text=escape(letter.foot))
    if letter.stop:
        made += SMALL.format(text=f'<a href="{escape(letter.stop)}">{escape(letter.stop_text)}</a>')
    return PAGE.format(language=escape(letter.language), parts=made)


def _refused(code: int, error: Exception) -> None:
    """Tell what a refusal means: from 500 on it is for good."""
    raise (Unwanted if code >= 500 else NotSent)(f"mail server: {code}") from error


def _leave(session: smtplib.SMTP) -> None:
    try:
        session.quit()
    except (OSError, smtplib.SMTPException):
        session.close()
