"""Server processes on one database, each of which may be killed at any moment, and the mail server to which all hand their mails."""

import asyncio
import email
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiosmtpd.smtp import SMTP

from benchmarks.kills.links import Link
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of
from ratskeller.server.place import Place

SITE = "http://tavern.test"
OPTIONS = {
    "--rate": "100000",
    "--new-guests": "1000000",
    "--new-tables": "1000000",
    "--think-limit": "1",
    "--site": SITE,
    "--mail-security": "none",
    "--mail-sender": "Ratskeller <post@tavern.test>",
    "--tell-after": "0.05",
}
START_SECONDS = 60


class Mails:
    """The mails that came, as address and text."""

    def __init__(self) -> None:
        """Begin with none."""
        self.came: list[tuple[str, str]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take a mail."""
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        body = mail.get_body(("plain",))
        assert body is not None
        self.came.append((envelope.rcpt_tos[0], body.get_content()))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[tuple[Mails, str]]:
    """Run a mail server on this machine, and yield what comes there and its address."""
    mails, loop = Mails(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def serve() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(mails, loop=loop), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(serve(), loop).result(10)
    try:
        yield mails, f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class House:
    """Several server processes on one database, as a balancer has them behind it: `urls` are those that run."""

    def __init__(self, database: str, place: Place, mail: str, log: Path, nodes: int) -> None:
        """Start `nodes` processes, which write what they have to tell into a file."""
        self.place = place
        self.urls: dict[int, str] = {}
        self.log = log
        # Every server has a way of its own to a database that is not a file
        self.links = {} if isinstance(place, Path) else {node: Link(_port(database)) for node in range(nodes)}
        self._database = database
        command = [sys.executable, "-m", "ratskeller.server", "--no-browser", "--no-compile", "--private-addresses"]
        more = {"--mail-server": mail}
        self._command = [*command, *(word for pair in (OPTIONS | more).items() for word in pair)]
        self._running: dict[int, subprocess.Popen[str]] = {}
        self._ports = dict.fromkeys(range(nodes), 0)
        for node in range(nodes):
            self.start(node)

    def start(self, node: int) -> None:
        """Start a process; it listens where it did before."""
        with self.log.open("ab") as log:
            command = [*self._command, "--port", str(self._ports[node]), "--database", self._way(node)]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self._running[node] = process
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", process.stdout.readline())
        if found is None:
            raise RuntimeError(f"a server did not come up:\n{self.log.read_text()}")
        self._ports[node], self.urls[node] = int(found[1]), found[0]

    def kill(self, node: int) -> None:
        """Let a process end at once, without a word to anybody."""
        self.urls.pop(node)
        process = self._running.pop(node)
        process.kill()
        process.wait(START_SECONDS)
        if process.stdout is not None:
            process.stdout.close()

    def pause(self, node: int, seconds: float) -> None:
        """Let a process stand still for a while, as on a machine that has no time for it (not on Windows)."""
        process = self._running[node]
        process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        process.send_signal(signal.SIGCONT)

    def silence(self, node: int, seconds: float) -> None:
        """Let nothing pass between a server and its database for a while."""
        self.links[node].silent = True
        time.sleep(seconds)
        self.links[node].silent = False

    def slow(self, node: int, delay: float, seconds: float) -> None:
        """Let everything between a server and its database take longer for a while."""
        self.links[node].delay = delay
        time.sleep(seconds)
        self.links[node].delay = 0.0

    def kill_workers(self, node: int) -> int:
        """Let the processes end in which bots of a server think, and return how many there were (Linux)."""
        pids = _children(self._running[node].pid)
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        return len(pids)

    def cut_connections(self) -> int:
        """Let PostgreSQL end the connections of all servers, and return how many there were; 0 for a file."""
        if isinstance(self.place, Path):
            return 0
        with self.looked_into() as connection:
            statement = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return len(connection.execute(statement).fetchall())

    def looked_into(self) -> Any:
        """Return a connection of our own to the database, for a `with`."""
        connection: Connection = engine_of(self.place, 20).connect()
        return closing(connection)

    def any_url(self, rng: random.Random) -> str:
        """Return the address of some server that runs, as a balancer would."""
        return rng.choice(list(self.urls.values()))

    @property
    def tracebacks(self) -> int:
        """How many tracebacks the servers have logged."""
        return self.log.read_text(encoding="utf-8").count("Traceback (most recent call last)")

    def _way(self, node: int) -> str:
        if node not in self.links:
            return self._database
        return self._database.replace(f":{_port(self._database)}/", f":{self.links[node].port}/")

    def stop(self) -> None:
        """End all servers in order."""
        for process in self._running.values():
            process.send_signal(signal.SIGTERM)
        for process in self._running.values():
            process.wait(START_SECONDS)
            if process.stdout is not None:
                process.stdout.close()
        for link in self.links.values():
            link.close()


def _port(database: str) -> int:
    return urlsplit(database).port or 5432


def _children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
