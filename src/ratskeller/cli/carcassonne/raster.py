"""A tile as a grid of characters of odd width and height. Spots on it are told as in the data files: 0 to 1, x to the right, y down."""

from dataclasses import dataclass

Cell = tuple[int, int]
"""Column and row of a character."""
Spot = tuple[float, float]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""One character further, by side."""


@dataclass(frozen=True)
class Size:
    """How many characters wide and high a tile is; both are odd."""

    width: int
    height: int

    @property
    def centre(self) -> Cell:
        """The middle character."""
        return self.width // 2, self.height // 2

    def middle_of(self, side: int) -> Cell:
        """Return the character in the middle of a side."""
        across, down = self.centre
        return ((across, 0), (self.width - 1, down), (across, self.height - 1), (0, down))[side]

    def spot(self, cell: Cell) -> Spot:
        """Return where a character is, from 0 to 1."""
        return (cell[0] + 0.5) / self.width, (cell[1] + 0.5) / self.height

    def cells(self) -> list[Cell]:
        """Return all characters, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]


def beside(cell: Cell, side: int) -> Cell:
    """Return the character next to one, towards a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
