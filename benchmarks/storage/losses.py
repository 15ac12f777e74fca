"""What a disk may hold after a loss of power: what was synced, and of all else what chance has left.

Names (new, removed and renamed files) and lengths are kept in their order by file systems with a journal, and all of them with the
next sync; content that was not synced is kept or lost page by page.
"""

import random
from pathlib import Path

from benchmarks.storage.shim import CUT, LINK, MAKE, NOTE, REMOVE, RENAME, SYNC, WRITE, Change

PAGE = 4096


class Disk:
    """Files by their numbers, and names of them."""

    def __init__(self, folder: Path) -> None:
        """Begin with what lies in a folder."""
        self.names: dict[str, int] = {}
        self.files: dict[int, bytearray] = {}
        for path in folder.iterdir():
            self.names[str(path)] = path.stat().st_ino
            self.files[path.stat().st_ino] = bytearray(path.read_bytes())

    def copy(self) -> "Disk":
        """Return a disk that holds the same."""
        other = Disk.__new__(Disk)
        other.names = dict(self.names)
        other.files = {node: bytearray(file) for node, file in self.files.items()}
        return other

    def after(self, log: list[Change], cut: int, rng: random.Random) -> list[str]:
        """Let the power go before change number `cut`, and return what had been acknowledged."""
        synced = max((at for at in range(cut) if log[at].what == SYNC), default=0)
        named = rng.randint(synced, cut)
        last = {log[at].node: at for at in range(cut) if log[at].what == SYNC}
        chance = rng.choice((0.0, 0.5, 1.0))
        noted = []
        for at, change in enumerate(log[:cut]):
            if change.what == NOTE:
                noted.append(change.data.decode())
            elif change.what == WRITE:
                kept = 1.0 if at < last.get(change.node, -1) else chance
                self._write(change, kept, rng)
            elif at < named:
                self._name(change)
        return noted

    def put(self, folder: Path) -> None:
        """Write it into a folder, under the names that files had in theirs."""
        for name, node in self.names.items():
            (folder / Path(name).name).write_bytes(self.files.get(node, b""))

    def _write(self, change: Change, chance: float, rng: random.Random) -> None:
        file, at = self.files.setdefault(change.node, bytearray()), change.offset
        end = at + len(change.data)
        while at < end:
            size = min(PAGE - at % PAGE, end - at)
            if rng.random() < chance:
                file.extend(bytes(max(0, at + size - len(file))))
                start = at - change.offset
                file[at : at + size] = change.data[start : start + size]
            at += size

    def _name(self, change: Change) -> None:
        one, other = change.names if change.what != CUT else ("", "")
        if change.what == CUT:
            file = self.files.setdefault(change.node, bytearray())
            del file[change.offset :]
            file.extend(bytes(change.offset - len(file)))
        elif change.what == MAKE:
            self.names[one] = change.node
            self.files[change.node] = bytearray()
        elif change.what == REMOVE:
            self.names.pop(one, None)
        elif change.what == RENAME and one in self.names:
            self.names[other] = self.names.pop(one)
        elif change.what == LINK and one in self.names:
            self.names[other] = self.names[one]
