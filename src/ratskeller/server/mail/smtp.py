"""Emails, and how they are handed to the mail server in the settings."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from html import escape

import msgspec

from ratskeller.server.mail.headers import ENCODED_WORD, UnsafeHeader, new_mail, write_header, write_recipient
from ratskeller.server.settings import MailServer


class NotSent(Exception):
    """It was not delivered, and may be sent again later. The text gives the reason, without any address."""


class Rejected(Exception):
    """The receiver does not accept it and never will."""


class Gone(Exception):
    """The device has unsubscribed: delete its channel."""


class Uncertain(Exception):
    """It may have been delivered. It is not sent again, so that nobody gets it twice."""


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
    """A part of an email: sentences, and optionally a link with its text."""

    sentences: list[str]
    link: str | None = None
    link_text: str = ""


class Mail(msgspec.Struct, frozen=True):
    """The content of an email. `stop` is the page to unsubscribe, `one_click_stop` the address for email programs (RFC 8058)."""

    language: str
    subject: str
    parts: list[Part]
    foot: str = ""
    stop: str | None = None
    stop_text: str = ""
    one_click_stop: str | None = None


def mail_address(text: str) -> str | None:
    """Return an email address as it is stored, with its domain in lower case and ASCII; None for an invalid one."""
    local, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{local}@{domain.encode('idna').decode('ascii').lower()}"
    except UnicodeError:
        return None
    is_address = len(plain) <= LONGEST_ADDRESS and MAIL_ADDRESS.fullmatch(plain) and ENCODED_WORD not in plain
    return plain if is_address else None


class Mailer:
    """Hands emails to a server in a thread: the standard library speaks SMTP, and there are never many at a time."""

    def __init__(self, server: MailServer | None, site: str = "") -> None:
        """Send through this server, None: not at all. Links in emails lead to the site with this address."""
        self._server = server
        self.site = site

    @property
    def is_available(self) -> bool:
        return self._server is not None

    async def send(self, to: str, mail: Mail) -> None:
        """Send an email. Raises `NotSent`, `Rejected`, `Uncertain`."""
        if self._server is None:
            raise NotSent("no mail server is set")
        await asyncio.to_thread(_send, self._server, message(self._server.sender, to, mail))


def _send(server: MailServer, mail: EmailMessage) -> None:
    try:
        session = _connect(server)
    except (OSError, smtplib.SMTPException, ssl.SSLError) as error:
        raise NotSent(f"mail server: {type(error).__name__}") from error
    try:
        session.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        _raise_refusal(max(code for code, _ in error.recipients.values()), error)
    except smtplib.SMTPResponseException as error:
        _raise_refusal(error.smtp_code, error)
    except (OSError, smtplib.SMTPException) as error:
        raise Uncertain(f"mail server: {type(error).__name__}") from error
    finally:
        _quit(session)


def _connect(server: MailServer) -> smtplib.SMTP:
    session: smtplib.SMTP
    if server.security == "tls":
        session = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=ssl.create_default_context())
    else:
        session = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        if server.security == "starttls":
            session.starttls(context=ssl.create_default_context())
        if server.user:
            session.login(server.user, server.password)
    except BaseException:
        session.close()
        raise
    return session


def message(sender: str, to: str, content: Mail) -> EmailMessage:
    """Return an email as text and HTML. Raises `Rejected` if one of its headers can't be written."""
    mail = new_mail()
    # Before the headers: it deletes those about the content, such as its language
    mail.set_content(_as_text(content))
    mail.add_alternative(_as_html(content), subtype="html")
    try:
        write_recipient(mail, to)
        for name, value in _headers(sender, content).items():
            write_header(mail, name, value)
    except UnsafeHeader as error:
        raise Rejected(f"email: the header {error} can't be written") from error
    return mail


def _headers(sender: str, mail: Mail) -> Mapping[str, str]:
    headers = {
        "From": sender,
        "Subject": mail.subject,
        "Date": format_datetime(localtime()),
        "Message-ID": make_msgid(domain=sender.rpartition("@")[2].rstrip("> ") or None),
        "Content-Language": mail.language,
        # Against automatic answers
        "Auto-Submitted": "auto-generated",
    }
    if mail.one_click_stop is None:
        return headers
    return headers | {
        "List-Unsubscribe": f"<{mail.one_click_stop}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }


def _as_text(mail: Mail) -> str:
    parts = ["\n".join([*part.sentences, *([part.link] if part.link else [])]) for part in mail.parts]
    foot = [mail.foot] if mail.foot else []
    foot += [f"{mail.stop_text}: {mail.stop}"] if mail.stop else []
    return "\n\n".join([*parts, *(["-- \n" + "\n".join(foot)] if foot else [])]) + "\n"


def _as_html(mail: Mail) -> str:
    html = ""
    for part in mail.parts:
        html += "".join(f"<p>{escape(sentence)}</p>" for sentence in part.sentences)
        if part.link:
            html += BUTTON.format(link=escape(part.link), text=escape(part.link_text))
    if mail.foot:
        html += SMALL.format(text=escape(mail.foot))
    if mail.stop:
        html += SMALL.format(text=f'<a href="{escape(mail.stop)}">{escape(mail.stop_text)}</a>')
    return PAGE.format(language=escape(mail.language), parts=html)


def _raise_refusal(code: int, error: Exception) -> None:
    """Raise what a status means: from 500 on it is permanent."""
    raise (Rejected if code >= 500 else NotSent)(f"mail server: {code}") from error


def _quit(session: smtplib.SMTP) -> None:
    try:
        session.quit()
    except (OSError, smtplib.SMTPException):
        session.close()
