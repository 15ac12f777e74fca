"""The file of a database, and those that SQLite keeps beside it, are for one user of the machine."""

import os
import stat
from contextlib import suppress
from pathlib import Path

# Sessions lie in it only as hashes, but who plays with whom is nobody else's business
OWN_FOLDER, OWN_FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")


def make(path: Path) -> None:
    """Make an empty file that nobody else may read, unless there is a file; its folder as well. Raises `OSError`.

    What an administrator makes belongs to the owner of the folder it lies in: a server may run as somebody else.
    """
    _make_folder(path.parent)
    with suppress(FileExistsError):
        # SQLite gives what it makes beside the file the same mode
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWN_FILE))
        _give_to_owner_of(path.parent, path)


def copy_rights(old: Path, new: Path) -> None:
    """Give a file the owner and the mode of another one, on systems that have these. Raises `OSError` where the owner can't be kept."""
    if os.name != "posix":
        return
    wanted, given = old.stat(), new.stat()
    if given.st_uid != wanted.st_uid:
        os.chown(new, wanted.st_uid, wanted.st_gid)
    elif given.st_gid != wanted.st_gid:
        # Nobody can give a file to a group that they are not in; its owner can use it all the same
        with suppress(PermissionError):
            os.chown(new, -1, wanted.st_gid)
    new.chmod(stat.S_IMODE(wanted.st_mode))


def sync_names(folder: Path) -> None:
    """Let the names of the files in a folder outlast a loss of power, where systems leave that to us. Raises `OSError`."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


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


def _make_folder(folder: Path) -> None:
    if folder.exists():
        return
    _make_folder(folder.parent)
    with suppress(FileExistsError):
        folder.mkdir(mode=OWN_FOLDER)
        _give_to_owner_of(folder.parent, folder)


def _give_to_owner_of(folder: Path, made: Path) -> None:
    if os.name == "posix" and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(made, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + end) for end in BESIDE]
