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

    def away(self, seat: int) -> tuple[int, int]:
        """Return between which numbers of answers others had their turns: since a seat answered last, before what it answers now."""
        actors = self.position.actors
        until = len(actors)
        while until and actors[until - 1] == seat:
            until -= 1
        since = until
        while since and actors[since - 1] != seat:
            since -= 1
        return since, until

    def save(self, path: Path) -> None:
        """Write the record of the game so far. Errors: BadFile."""
        files.write_record(path, self.position)
