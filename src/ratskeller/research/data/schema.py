"""The columns of the data, with what they mean."""

from typing import NamedTuple

import polars as pl

from .player import DecisionRow, GameRow

TEXTS = pl.List(pl.String)


class Column(NamedTuple):
    """A column: its name, its type, and what it holds."""

    name: str
    type: pl.DataType | type[pl.DataType]
    meaning: str


GAMES = (
    Column("number", pl.Int64, "the number of the game in its set"),
    Column("players", pl.Int8, "how many seats play"),
    Column("bots", TEXTS, "the bot in each seat"),
    Column("options", pl.String, "the options as JSON, as chance drew them"),
    Column("answers", TEXTS, "all answers in order, those of chance included"),
    Column("actors", pl.List(pl.Int8), "who gave each answer: a seat, or -1 for chance"),
    Column("scores", pl.List(pl.Int32), "the final score of each seat"),
    Column("places", pl.List(pl.Int8), "the place of each seat: 1 won, equal numbers are shared"),
    Column("shares", pl.List(pl.Float32), "what part of the victory each seat has: 1 won alone, 0 lost"),
)
"""One row for each game. `game` and `set` come from the names of the folders."""

DECISIONS = (
    Column("number", pl.Int64, "the number of the game in its set"),
    Column("ply", pl.Int32, "how many answers were given before"),
    Column("seat", pl.Int8, "the seat that is asked"),
    Column("bot", pl.String, "the bot in that seat"),
    Column("question", pl.String, "the name of the question"),
    Column("position", pl.String, "the whole position as JSON, with what the seat can't know"),
    Column("legal", TEXTS, "the legal answers, sorted"),
    Column("actions", pl.List(pl.Int32), "their numbers in the environments, in the same order"),
    Column("answer", pl.String, "the answer that the bot gave"),
    Column("action", pl.Int32, "its number"),
    Column(
        "chances",
        pl.List(pl.Float32),
        "the chance of each seat to win, as the evaluation sees it with what the seat knows",
    ),
    Column("share", pl.Float32, "what part of the victory the seat had in the end"),
)
"""One row for each answer of a seat, in the order of play. `game` and `set` come from the names of the folders."""

TABLES = {"games": GAMES, "decisions": DECISIONS}


def frame_of(columns: tuple[Column, ...], rows: list[GameRow] | list[DecisionRow]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema={column.name: column.type for column in columns}, orient="row")


def as_markdown(columns: tuple[Column, ...]) -> str:
    rows = [f"| `{it.name}` | {_typed(it.type)} | {it.meaning} |" for it in columns]
    return "\n".join(["| column | type | what it holds |", "|---|---|---|", *rows]) + "\n"


def _typed(kind: object) -> str:
    if isinstance(kind, pl.List):
        return f"list of {_typed(kind.inner)}"
    return {"String": "text"}.get(str(kind), str(kind).lower())
