"""The server that is measured: a process of its own, with a new database, on loopback."""

import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

# What strangers may ask for is not what is measured: they all come from one address here
LIMITS = ("rate", "new-guests", "new-tables", "sockets")
UNLIMITED = [part for name in LIMITS for part in (f"--{name}", "1000000")]
END_SECONDS = 20.0
KIB = 1024


@dataclass(frozen=True)
class House:
    """A server that runs."""

    port: int
    process: psutil.Process
    log: Path

    def processor(self) -> float:
        """Return how many seconds of a processor the server has taken so far."""
        times = self.process.cpu_times()
        return float(times.user + times.system)

    def processor_of_all(self) -> float:
        """Return how many seconds of a processor the server and the processes of its bots have taken so far."""
        family = [self.process, *self.process.children(recursive=True)]
        return float(sum(it.cpu_times().user + it.cpu_times().system for it in family))

    def memory(self) -> float:
        """Return how many KiB of memory it holds."""
        return float(self.process.memory_info().rss / KIB)


@contextmanager
def served() -> Iterator[House]:
    """Run a server with a new database as long as it is needed.

    Its database lies in the working directory, since the folder for temporary files is often no disk.
    """
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder, serving(Path(folder), *UNLIMITED) as house:
        yield house


@contextmanager
def serving(folder: Path, *options: str, before: Sequence[str] = ()) -> Iterator[House]:
    """Run a server with its database and its log in a folder as long as it is needed. The words `before` come before its command."""
    log = folder / "log"
    command = [*before, sys.executable, "-m", "ratskeller.server", "--no-browser", "--no-compile", *options]
    with log.open("ab") as errors:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        if found is None:
            raise RuntimeError(log.read_text())
        yield House(int(found[1]), psutil.Process(process.pid), log)
    finally:
        _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.communicate(timeout=END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
