"""The shim that stands between this process and its disk: compiled with the C compiler of the machine, Linux only."""

import ctypes
import os
import shutil
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
WRITE, CUT, SYNC, MAKE, REMOVE, RENAME, LINK, NOTE = range(8)
HEAD = struct.Struct("=4Q")


@dataclass(frozen=True)
class Change:
    """Something that was done below the folder: what, at which file, where, and the bytes or names that go with it."""

    what: int
    node: int
    offset: int
    data: bytes

    @property
    def names(self) -> tuple[str, str]:
        """The paths of a change of names."""
        one, _, other = self.data.decode().partition("\n")
        return one, other


def run_behind() -> None:
    """Start this program again behind the shim, unless it is. Raises `RuntimeError` where that can't be done."""
    if is_there():
        return
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        raise RuntimeError("this needs Linux and a C compiler (cc)")
    library = Path(tempfile.mkdtemp(prefix="ratskeller-shim-")) / "shim.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"], check=True
    )
    command = [sys.executable, *sys.orig_argv[1:]]
    status = subprocess.run(command, check=False, env=os.environ | {"LD_PRELOAD": str(library)}).returncode
    shutil.rmtree(library.parent)
    sys.exit(status)


def is_there() -> bool:
    """Tell whether this process runs behind the shim."""
    return hasattr(ctypes.CDLL(None), "storage_shim_arm")


def arm(folder: Path, log: int = -1, nth: int = 0, error: int = 0) -> None:
    """From now on count what is written below a folder, let the `nth` call fail, and log changes."""
    ctypes.CDLL(None).storage_shim_arm(str(folder).encode(), log, ctypes.c_long(nth), error)


def counted() -> int:
    """Return how many calls there were that write or sync."""
    return int(ctypes.CDLL(None).storage_shim_counted())


def note(text: str) -> None:
    """Put a word between the changes: what was acknowledged after those before it."""
    ctypes.CDLL(None).storage_shim_note(text.encode())


def changes(log: bytes) -> list[Change]:
    """Read a log."""
    found, at = [], 0
    while at < len(log):
        what, node, offset, size = HEAD.unpack_from(log, at)
        at += HEAD.size
        has_data = what not in (CUT, SYNC)
        found.append(Change(what, node, offset, log[at : at + size] if has_data else b""))
        at += size if has_data else 0
    return found
