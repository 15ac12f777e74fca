"""Reading a folder of data: lazily as data frames, and row by row as positions and arrays."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.core.errors import BadArgument, BadPosition, IllegalAnswer
from ratskeller.core.position import Position
from ratskeller.core.sources import RULES_OF_GAMES, fingerprint

from ..encodings import encoding
from ..encodings.layout import FRESH
from .folder import DataFolder
from .plan import Plan
from .schema import TABLES

Row = Mapping[str, Any]
"""A row of a table by column, as `row(0, named=True)` and `iter_rows(named=True)` of polars return it."""
Arrays = dict[str, NDArray[Any]]
ROWS = 256
"""Rows that are read at once."""


class Dataset:
    """A folder of data. `games` and `decisions` are lazy data frames of polars; `sets` has the plan of each set by its name."""

    def __init__(self, folder: DataFolder, plans: list[Plan]) -> None:
        """Take a folder with the plans that it has; `open_data` checks them."""
        self.sets = {plan.name: plan for plan in plans}
        self._files = folder

    @property
    def games(self) -> pl.LazyFrame:
        return self._scan("games")

    @property
    def decisions(self) -> pl.LazyFrame:
        """A row for each answer of a seat."""
        return self._scan("decisions")

    def _scan(self, table: str) -> pl.LazyFrame:
        folders = pl.Schema({"game": pl.String, "set": pl.String})
        files = self._files.files(table)
        if not files:
            columns = {column.name: column.type for column in TABLES[table]} | dict(folders)
            return pl.LazyFrame(schema=columns)
        return pl.scan_parquet(files, hive_partitioning=True, hive_schema=folders)

    def position(self, row: Row) -> Position:
        """Return the position of a decision, without its history. Errors: BadPosition when these rules don't know it."""
        position = games.get(row["game"]).from_json(row["position"])
        if position.actor != row["seat"] or position.legal() != list(row["legal"]):
            raise BadPosition(
                f"decision {row['ply']} of game {row['number']} in {row['set']}: these rules ask something else"
            )
        return position

    def observation(self, row: Row) -> NDArray[np.int16]:
        """Return what the asked seat may know at a decision, as the environments have it. Errors: BadPosition."""
        coded = encoding(row["game"])
        observed = np.zeros(coded.layout.length, np.int16)
        coded.rules.observe(self.position(row).state, row["seat"], observed, FRESH)
        return observed

    def mask(self, row: Row) -> NDArray[np.int8]:
        """Return the action mask of a decision: 1 for each legal action."""
        mask = np.zeros(encoding(row["game"]).actions, np.int8)
        mask[row["actions"]] = 1
        return mask

    def replay(self, row: Row) -> Position:
        """Return a game at its end; `at` returns it after any of its answers.

        Errors: BadPosition when these rules refuse an answer, or come to another result.
        """
        plan = self.sets[row["set"]]
        try:
            position = games.get(plan.game).resume(plan.options, list(row["answers"]))
        except IllegalAnswer as problem:
            raise BadPosition(f"game {row['number']} in {plan.name}: {problem}") from None
        if position.scores != list(row["scores"]) or position.places != list(row["places"]):
            raise BadPosition(f"game {row['number']} in {plan.name}: these rules come to another result")
        return position

    def arrays(self, decisions: pl.LazyFrame, size: int = ROWS) -> Iterator[Arrays]:
        """Yield decisions of one game as arrays, `size` rows at a time.

        `observation`, `action_mask` and `action` are those of the environments. `share` is what part of the victory the seat had in the
        end, `chance` its chance to win as the evaluation saw it.
        Errors: BadArgument; BadPosition.
        """
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise BadArgument(f"size: must be a number from 1 on, not {size!r}")
        names = decisions.select(pl.col("game").unique()).collect().to_series().to_list()
        if len(names) > 1:
            raise BadArgument(f"decisions: arrays are of one game; filter one of {', '.join(sorted(names))}")
        for frame in decisions.collect_batches(chunk_size=size, maintain_order=True):
            for part in frame.iter_slices(size):
                yield self._as_arrays(list(part.iter_rows(named=True)))

    def _as_arrays(self, rows: list[dict[str, Any]]) -> Arrays:
        return {
            "observation": np.stack([self.observation(row) for row in rows]),
            "action_mask": np.stack([self.mask(row) for row in rows]),
            "action": np.array([row["action"] for row in rows], np.int64),
            "share": np.array([row["share"] for row in rows], np.float32),
            "chance": np.array([row["chances"][row["seat"]] for row in rows], np.float32),
        }


def open_data(folder: str | Path, *, strict: bool = True) -> Dataset:
    """Return the data in a folder.

    Data of other rules is refused. Without `strict` only the numbers of actions must be the same, and positions are checked one by one.
    Errors: BadArgument for a folder without data, or with data that doesn't fit the rules of this Ratskeller.
    """
    data = DataFolder(Path(folder))
    plans = data.plans()
    for plan in plans:
        coded = encoding(plan.game).fingerprint()
        if plan.actions != coded:
            raise BadArgument(
                f"{folder}: in {plan.name} actions have other numbers (fingerprint {plan.actions}, here {coded})"
            )
        rules = fingerprint(plan.game, RULES_OF_GAMES)
        if strict and plan.rules != rules:
            raise BadArgument(
                f"{folder}: {plan.name} was played by other rules, those of Ratskeller {plan.package} (fingerprint {plan.rules}, here "
                f"{rules}); with strict=False each position is checked on its own"
            )
    return Dataset(data, plans)


def options_of(row: Row) -> dict[str, Any]:
    """Return the options of a game as chance drew them."""
    found: dict[str, Any] = msgspec.json.decode(row["options"])
    return found
