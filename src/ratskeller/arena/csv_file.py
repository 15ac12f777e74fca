"""Results as comma separated values: a line for each bot."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Any

import msgspec

from .ladder import LadderResult
from .result import MatchResult


def as_csv(result: MatchResult | LadderResult) -> str:
    """Return a table with a heading. Lists are written with spaces between their values; a ladder has a column for each opponent."""
    if isinstance(result, MatchResult):
        lines = [_line(bot) for bot in result.bots]
    else:
        names = [bot.name for bot in result.bots]
        lines = [
            _line(bot)
            | {f"share against {name}": payoff and payoff.share for name, payoff in zip(names, row, strict=True)}
            for bot, row in zip(result.bots, result.payoffs, strict=True)
        ]
    out = StringIO()
    writer = csv.DictWriter(out, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return out.getvalue()


def _line(bot: msgspec.Struct) -> dict[str, Any]:
    return {name: _value(value) for name, value in msgspec.structs.asdict(bot).items()}


def _value(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else value
