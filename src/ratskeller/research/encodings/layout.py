"""The layout of an observation: named planes and scalars within one row of 16-bit integers.

A row consists of blocks. A block has a shape, such as (12,) for twelve regions or (31, 31) for a board, and for each of its places the same
columns. A column is a plane: a named array of the shape of its block. The columns of a block without a shape are scalars.
"""

import json
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.int16]
FRESH = -1
"""Given to `observe` for a row that may hold anything."""


class Column(NamedTuple):
    """A plane or scalar: its name, its least and greatest value, the rule that it is about, and what it holds."""

    name: str
    least: int
    most: int
    rule: str
    meaning: str


@dataclass(frozen=True)
class Block:
    """Planes of one shape. `axes` names what each axis of the shape counts."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    columns: tuple[Column, ...]

    @property
    def size(self) -> int:
        return prod(self.shape) * len(self.columns)

    def place(self, name: str) -> int:
        return [column.name for column in self.columns].index(name)


class Plane(NamedTuple):
    """A plane or scalar as the table of a layout lists it."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    least: int
    most: int
    rule: str
    meaning: str


@dataclass(frozen=True)
class Layout:
    """All blocks of an observation, in order."""

    blocks: tuple[Block, ...]

    @cached_property
    def length(self) -> int:
        return sum(block.size for block in self.blocks)

    @cached_property
    def starts(self) -> dict[str, int]:
        ends = np.cumsum([block.size for block in self.blocks]).tolist()
        return {block.name: end - block.size for block, end in zip(self.blocks, ends, strict=True)}

    @property
    def planes(self) -> tuple[Plane, ...]:
        """All planes and scalars in order."""
        return tuple(
            Plane(f"{block.name}.{it.name}", block.shape, block.axes, it.least, it.most, it.rule, it.meaning)
            for block in self.blocks
            for it in block.columns
        )

    @cached_property
    def bounds(self) -> tuple[Row, Row]:
        least = [it.least for block in self.blocks for _ in range(prod(block.shape)) for it in block.columns]
        most = [it.most for block in self.blocks for _ in range(prod(block.shape)) for it in block.columns]
        return np.array(least, np.int16), np.array(most, np.int16)

    def split(self, rows: Row) -> dict[str, Row]:
        """Return the blocks of one or many rows as views, by name: the shape of the rows, that of the block, then the columns."""
        outer = rows.shape[:-1]
        return {
            block.name: rows[..., self.starts[block.name] : self.starts[block.name] + block.size].reshape(
                *outer, *block.shape, len(block.columns)
            )
            for block in self.blocks
        }

    def named(self, rows: Row) -> dict[str, Row]:
        """Return every plane and scalar of one or many rows as a view, by its full name such as `regions.rats`."""
        blocks = self.split(rows)
        return {
            f"{block.name}.{column.name}": blocks[block.name][..., place]
            for block in self.blocks
            for place, column in enumerate(block.columns)
        }

    def as_json(self, row: Row) -> str:
        """Return an observation as JSON: an object of every plane and scalar by name."""
        content: dict[str, Any] = {name: values.tolist() for name, values in self.named(row).items()}
        return json.dumps(content)

    def as_text(self, row: Row) -> str:
        """Return an observation as text: a line for each plane and scalar, zeros left out of planes."""
        lines = []
        for name, values in self.named(row).items():
            if values.ndim == 0:
                lines.append(f"{name} {values}")
                continue
            places = ["[" + ",".join(map(str, place)) + f"]={values[tuple(place)]}" for place in np.argwhere(values)]
            lines.append(f"{name} {' '.join(places) or '-'}")
        return "\n".join(lines) + "\n"


def by_seat(count: int, name: str, most: int, rule: str, meaning: str) -> tuple[Column, ...]:
    """Return a column for every seat from the viewer on: `name_0` for the viewer, `name_1` for the next seat."""
    whose = ("the viewer", "the next seat", *(f"the seat {n} after the viewer" for n in range(2, count)))
    return tuple(Column(f"{name}_{n}", 0, most, rule, f"{meaning} of {whose[n]}") for n in range(count))
