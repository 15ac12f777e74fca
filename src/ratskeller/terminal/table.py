"""What the parts of a session share."""

from dataclasses import dataclass
from pathlib import Path

from ratskeller.core.position import Position

from . import files
from .journal import Journal
from .players import HUMAN


@dataclass
class Table:
    """A game, who plays it, what happened, and where the record goes."""

    position: Position
    kinds: list[str]
    journal: Journal
    record: Path | None = None

    @property
    def people(self) -> list[int]:
        """The seats at this screen."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def save(self, path: Path) -> None:
        """Write the record of the game so far. Errors: BadFile."""
        files.write_record(path, self.position)
