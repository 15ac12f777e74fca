"""A match as a table for people."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .result import BotResult, MatchResult

BAR = 48
"""Characters of a full bar."""


def report(result: MatchResult) -> Group:
    """Return the result of a match, to be printed by Rich."""
    table = Table(title=_title(result), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("bot")
    for heading in ("won", "share", "95 %", "margin", "% by seat", "ms", "ms p95"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        table.add_row(*_row(bot))
    return Group(table, Text(_bars(result)), Text(_note(result)))


def _title(result: MatchResult) -> str:
    return f"{described(result)}, {result.games} games of {result.deals} deals"


def described(result: MatchResult) -> str:
    """Return what was played: the game, the number of players, and other options."""
    options = [f"{name} {_spelled(value)}" for name, value in result.options.items()]
    return ", ".join([result.game, f"{result.players} players", *options])


def _spelled(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _row(bot: BotResult) -> Sequence[str]:
    return (
        bot.name,
        f"{bot.won}/{bot.seats}",
        f"{bot.share:.1%}",
        f"{100 * bot.low:.1f}-{100 * bot.high:.1f}",
        f"{bot.margin:+.1f} ± {bot.margin_error:.1f}",
        " ".join(_share(won, seats) for won, seats in zip(bot.won_by_seat, bot.seats_by_seat, strict=True)),
        f"{bot.median_ms:.2f}" if bot.thoughts else "-",
        f"{bot.p95_ms:.2f}" if bot.thoughts else "-",
    )


def _share(won: int, seats: int) -> str:
    return f"{100 * won / seats:.0f}" if seats else "-"


def _bars(result: MatchResult) -> str:
    """The shares as bars with their intervals; the mark below is where equal bots would be."""
    width = max(len(bot.name) for bot in result.bots)
    lines = [f"{bot.name:>{width}} {_bar(bot)}" for bot in result.bots]
    mark = " " * (width + 1 + round(BAR / result.players)) + f"^ equal bots ({1 / result.players:.0%})"
    return "\n".join([*lines, mark, ""])


def _bar(bot: BotResult) -> str:
    """Full as far as the interval begins, then half as far as it may reach."""
    low, high = round(bot.low * BAR), round(bot.high * BAR)
    return "█" * low + "▒" * (high - low)


def _note(result: MatchResult) -> str:
    rules = "Compiled" if result.compiled else "Interpreted"
    lines = [
        "Every deal is played from every seat. share: of its seats won; 95 %: Wilson",
        "interval; margin: points more than the best other seat, ± standard error over",
        "deals; ms: for a thought, median and 95th percentile ('-': does not think).",
        f"{rules} rules, seed {result.seed}, {result.seconds:.1f} s.",
    ]
    if not result.complete:
        lines.append(f"Interrupted: {result.games} of {result.wanted} games were played.")
    return "\n".join(lines)
