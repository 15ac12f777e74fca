"""Server processes on one database, each of which may be killed at any moment, and the mail server to which all hand their emails."""

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
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
from aiosmtpd.smtp import SMTP

from benchmarks.forking import Forked, can_fork
from benchmarks.kills.links import Link
from ratskeller.server.database_location import Place
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of

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
LOAD_SECONDS = 20
STACK_SECONDS = 2.0
PORTS = re.compile(r"(?<=:)\d+(?=[,/?]|$)")


class Mails:
    """The emails that came, as address and text."""

    def __init__(self) -> None:
        """Begin with none."""
        self.came: list[tuple[str, str]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """Take an email."""
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
        """Start `nodes` processes, which write what they have to tell into a file. An address of a database names its port or ports."""
        self.place = place
        self.urls: dict[int, str] = {}
        self.log = log
        # Every server has ways of its own to a database that is not a file, one to each host
        self.links: dict[int, list[Link]] = {}
        if not isinstance(place, Path):
            self.links = {node: [Link(port) for port in ports(database)] for node in range(nodes)}
        self._database = database
        more = {"--mail-server": mail}
        self._arguments = ["--no-browser", "--no-compile", "--private-addresses"]
        self._arguments += [word for pair in (OPTIONS | more).items() for word in pair]
        self._running: dict[int, subprocess.Popen[str] | Forked] = {}
        self._at = dict.fromkeys(range(nodes), 0)
        # What the processes are called in the database, as far as that is known, and which names were there before each was started
        self._names: dict[int, str] = {}
        self._earlier: dict[int, set[str]] = {}
        try:
            for node in range(nodes):
                self.start(node)
                self._wait_for_name(node)
        except BaseException:
            self.stop()
            raise

    def start(self, node: int) -> None:
        """Start a process; it listens where it did before."""
        with self.looked_into() as connection:
            self._earlier[node] = self._rows(connection)
        process = self._begun([*self._arguments, "--port", str(self._at[node]), "--database", self._way(node)])
        self._running[node] = process
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", process.stdout.readline())
        if found is None:
            raise RuntimeError(f"a server did not come up:\n{self.log.read_text()}")
        self._at[node], self.urls[node] = int(found[1]), found[0]

    def _begun(self, arguments: list[str]) -> subprocess.Popen[str] | Forked:
        if can_fork():
            return Forked(arguments, self.log)
        command = [sys.executable, "-m", "ratskeller.server", *arguments]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)

    def load(self, node: int, paths: list[str], client: httpx.Client) -> None:
        """Ask a process for many tables at once, and return when it has loaded the first: it still loads others then."""
        asking = ThreadPoolExecutor(len(paths) or 1)
        url = self.urls[node]
        asked = [asking.submit(client.get, url + path) for path in paths]
        wait(asked, LOAD_SECONDS, FIRST_COMPLETED)
        asking.shutdown(wait=False)

    def name(self, node: int, connection: Connection) -> str | None:
        """Return what a process is called in the database; None where that is not clear."""
        rows = self._rows(connection)
        # One that the others have missed takes another name
        self._names = {one: name for one, name in self._names.items() if name in rows}
        for one in self.urls:
            free = rows - set(self._names.values()) - self._earlier[one]
            if one not in self._names and len(free) == 1:
                self._names[one] = free.pop()
        return self._names.get(node)

    def _rows(self, connection: Connection) -> set[str]:
        return {name for (name,) in connection.execute("SELECT id FROM nodes")}

    def _wait_for_name(self, node: int) -> None:
        end = time.monotonic() + START_SECONDS
        with self.looked_into() as connection:
            while self.name(node, connection) is None and time.monotonic() < end:
                time.sleep(0.02)

    def kill(self, node: int) -> None:
        """Let a process end at once, without a word to anybody."""
        self.urls.pop(node)
        self._names.pop(node, None)
        process = self._running.pop(node)
        process.send_signal(signal.SIGKILL)
        process.wait(START_SECONDS)
        if process.stdout is not None:
            process.stdout.close()

    @contextmanager
    def paused(self, node: int) -> Iterator[None]:
        """Let a process stand still, as on a machine that has no time for it (not on Windows)."""
        process = self._running[node]
        process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            process.send_signal(signal.SIGCONT)

    def silence(self, node: int, seconds: float) -> None:
        """Let nothing pass between a server and its database for a while."""
        for link in self.links[node]:
            link.silent = True
        time.sleep(seconds)
        for link in self.links[node]:
            link.silent = False

    def slow(self, node: int, delay: float, seconds: float) -> None:
        """Let everything between a server and its database take longer for a while."""
        for link in self.links[node]:
            link.delay = delay
        time.sleep(seconds)
        for link in self.links[node]:
            link.delay = 0.0

    def cut(self, node: int) -> None:
        """End all connections between a server and its database."""
        for link in self.links[node]:
            link.cut()

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

    def waits_for(self, tables: list[str]) -> str:
        """Return the seats that unfinished games wait for, to find out why nothing happens."""
        statement = (
            "SELECT tables.game, tables.ply, tables.public_ply, tables.actor, seats.kind, stand_ins.bot FROM tables"
            " LEFT JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
            " LEFT JOIN stand_ins ON stand_ins.table_id = tables.id AND stand_ins.seat = tables.actor"
            " WHERE tables.id = ? AND tables.over = 0"
        )
        with self.looked_into() as connection:
            rows = [row for table in tables for row in connection.execute(statement, (table,)).fetchall()]
        return "; ".join(
            f"{row[0]}, entry {row[1]} (shown up to {row[2]}): seat {row[3]}, {row[5] or row[4]}" for row in rows
        )

    def state(self) -> str:
        """Return which servers run and what they have claimed, and let each write where it waits into the log."""
        for process in self._running.values():
            if isinstance(process, Forked):
                process.write_stacks()
        # They need a moment for it
        time.sleep(STACK_SECONDS)
        ends = {node: process.poll() for node, process in self._running.items()}
        with self.looked_into() as connection:
            nodes = connection.execute("SELECT id, beat FROM nodes").fetchall()
            claims = connection.execute("SELECT job, step, node_id FROM claims").fetchall()
        return f"exit status by server (None: it runs) {ends}, names {self._names}, in the database {nodes}, claims {claims}"

    def _way(self, node: int) -> str:
        return way(self._database, self.links.get(node, []))

    def stop(self) -> None:
        """End all servers in order, those that still run."""
        running, self._running = self._running, {}
        for process in running.values():
            process.send_signal(signal.SIGTERM)
        for process in running.values():
            process.wait(START_SECONDS)
            if process.stdout is not None:
                process.stdout.close()
        for links in self.links.values():
            for link in links:
                link.close()


def ports(database: str) -> list[int]:
    """Return the ports of the hosts in an address. Raises `ValueError` where there is none."""
    found = [int(port) for port in PORTS.findall(database)]
    if not found:
        raise ValueError(
            "the address of the database needs the port of each host, as in postgresql://name@host:5432/database"
        )
    return found


def way(database: str, links: list[Link]) -> str:
    """Return an address that leads to the hosts of another one over links."""
    left = iter(links)
    return PORTS.sub(lambda _: str(next(left).port), database) if links else database


def _children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
