"""Where the server tells people something, for tests: a mail server, and a machine that is a webhook or a push service."""

import asyncio
import base64
import email
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .serving import Server, until

ACCEPTED = "250 OK"
SITE = "http://tavern.test"


class Mailbox:
    """A mail server: `mails` that came, their bytes as `sent`, and `says` what it answers to the next ones."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.sent: list[bytes] = []
        self.says = ACCEPTED
        self.tried = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.tried += 1
        if self.says == ACCEPTED:
            mail = email.message_from_bytes(envelope.content, policy=default)
            assert isinstance(mail, EmailMessage)
            assert envelope.rcpt_tos == [mail["To"]]
            self.sent.append(envelope.content)
            self.mails.append(mail)
        return self.says

    def take(self, to: str, pattern: str) -> str:
        """Wait for an email to an address whose text has a pattern, remove it, and return the pattern's last group.

        Emails to others may lie before and after it: notices of an earlier test come when they come.
        """

        def fitting() -> tuple[EmailMessage, re.Match[str]] | None:
            for mail in self.mails:
                if mail["To"] == to and (found := re.search(pattern, text_of(mail))):
                    return mail, found
            return None

        mail, found = until(fitting)
        self.mails.remove(mail)
        return str(found[found.re.groups])


def text_of(mail: EmailMessage) -> str:
    """What an email says, as text."""
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    """Run a mail server, and yield it with its address."""
    box, loop = Mailbox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def serve() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(serve(), loop).result(10)
    try:
        yield box, f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class Receiver:
    """A machine that takes what is posted to it: `posts` are path, headers and body; `status` is its answer to the next ones."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, Any, bytes]] = []
        self.status = 201
        self.url = ""


@contextmanager
def receiver() -> Iterator[Receiver]:
    """Run such a machine."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if found.status < 300:
                found.posts.append((self.path, self.headers, body))
            self.send_response(found.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Stay silent."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


class Device:
    """A browser that can get notifications: it alone reads what comes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes !!"

    def subscription(self) -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(public), "auth": _text(self._auth)}

    def read(self, body: bytes) -> bytes:
        read: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return read


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def notifying(database: Path, mail_server: str) -> Server:
    """A server that has yet to be started, and sends notifications without delay."""
    return Server(
        database,
        site=SITE,
        mail_server=mail_server,
        mail_security="none",
        mail_sender="Ratskeller <post@tavern.test>",
        tell_after=0.05,
        private_addresses=True,
    )
