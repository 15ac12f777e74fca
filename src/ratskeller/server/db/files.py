"""The file of a database, and those that SQLite keeps beside it, are for one user of the machine."""

import os
from contextlib import suppress
from pathlib import Path

# Sessions lie in it only as hashes, but who plays with whom is nobody else's business
OWN_FOLDER, OWN_FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")


def make(path: Path) -> None:
    """Make an empty file that nobody else may read, unless there is a file; its folder as well. Raises `OSError`."""
    path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        # SQLite gives what it makes beside the file the same mode
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN_FILE))


def close_to_others(path: Path) -> None:
    """Take the right to read or write the files from everybody but their owner, on systems that have such rights."""
    if os.name != "posix":
        return
    for file in (path, *_beside(path)):
        # It may be gone, belong to somebody else, or lie on a disk that can't be written
        with suppress(OSError):
            mode = file.stat().st_mode & 0o777
            if mode & ~OWN_FOLDER:
                file.chmod(mode & OWN_FOLDER)


def share_mode(path: Path) -> None:
    """Give what lies beside the file the mode of the file, which somebody may have changed."""
    for file in _beside(path):
        with suppress(OSError):
            file.chmod(path.stat().st_mode & 0o777)


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in BESIDE]
