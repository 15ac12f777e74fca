"""Lets each call fail in turn, and the power go at moments of chance, and looks what is left."""

import errno
import logging
import os
import random
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.storage import shim
from benchmarks.storage.losses import Disk
from benchmarks.storage.scenes import Scene, copied_to

ERRORS = (errno.EIO, errno.ENOSPC)
DONE = "done"


class DidNotHoldError(Exception):
    """What did not hold, and where."""


@contextmanager
def _begun(scene: Scene) -> Iterator[tuple[Path, Path]]:
    """Yield a folder as the scene finds it, and another one for what is done."""
    with tempfile.TemporaryDirectory() as name:
        template, folder = Path(name) / "template", Path(name) / "folder"
        template.mkdir()
        folder.mkdir()
        scene.begin(template)
        yield template, folder


def errors(scene: Scene, most: int, chosen: Callable[[int], bool] = lambda _nth: True) -> dict[str, int]:
    """Let each of the first `most` calls of a scene fail, with each error; return how many failed. Raises `DidNotHoldError`."""
    done: Counter[str] = Counter()
    with _begun(scene) as (template, folder):
        for number in ERRORS:
            for nth in range(1, most + 1):
                if not chosen(nth):
                    continue
                _empty(folder)
                copied_to(template, folder)
                notes, calls = _apart(scene, folder, nth, number)
                if calls < nth:
                    break
                _check(scene, folder, notes, f"{errno.errorcode[number]} at call {nth}")
                done[errno.errorcode[number]] += 1
    return dict(done)


def losses(scene: Scene, count: int, seed: int) -> int:
    """Let the power go `count` times while a scene goes on; return how many changes it may go between. Raises `DidNotHoldError`."""
    rng = random.Random(seed)
    with _begun(scene) as (template, folder):
        copied_to(template, folder)
        before = Disk(folder)
        with (folder.parent / "log").open("w+b") as log:
            _apart(scene, folder, 0, 0, log.fileno())
            log.seek(0)
            found = shim.changes(log.read())
        for number in range(count):
            _empty(folder)
            disk = before.copy()
            cut = rng.randint(0, len(found))
            notes = disk.after(found, cut, rng)
            disk.put(folder)
            _check(
                scene, folder, [it for it in notes if it != DONE], f"loss {number} of seed {seed}, before change {cut}"
            )
    return len(found)


def _check(scene: Scene, folder: Path, notes: list[str], where: str) -> None:
    try:
        scene.holds(folder, notes)
    except Exception as error:
        raise DidNotHoldError(f"{scene.name}, {where}: {error!r}") from error


def _apart(scene: Scene, folder: Path, nth: int, error: int, log: int = -1) -> tuple[list[str], int]:
    """Do a scene in a process of its own, and return what was acknowledged and how many calls there were. Raises `DidNotHoldError`."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        _do(scene, folder, nth, error, log, writer)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as output:
        lines = output.read().splitlines()
    _, status = os.waitpid(pid, 0)
    if status != 0 or not lines or not lines[-1].startswith(DONE):
        raise DidNotHoldError(f"{scene.name}, call {nth}: ended with {status}:\n" + "\n".join(lines))
    return lines[:-1], int(lines[-1].split()[1])


def _do(scene: Scene, folder: Path, nth: int, error: int, log: int, writer: int) -> None:
    """Be the other process. It never returns."""
    status = 1
    try:
        # A crash prints a traceback and counts as a failure
        logging.getLogger().handlers = [_Tracebacks(writer)]
        shim.arm(folder, log, nth, error)

        def note(text: str) -> None:
            shim.note(text)
            os.write(writer, f"{text}\n".encode())

        scene.do(folder, note)
        os.write(writer, f"{DONE} {shim.counted()}\n".encode())
        status = 0
    except BaseException:
        os.write(writer, traceback.format_exc().encode())
    finally:
        os._exit(status)


class _Tracebacks(logging.Handler):
    """Ends the process where a log would hold a traceback."""

    def __init__(self, writer: int) -> None:
        super().__init__()
        self._writer = writer

    def emit(self, record: logging.LogRecord) -> None:
        """Take a line of the log."""
        if record.exc_info:
            os.write(self._writer, f"{logging.Formatter().format(record)}\n".encode())
            os._exit(3)


def _empty(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
