"""A match as a table for people."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .result import BotResult, MatchResult
from .sprt import SprtResult

BAR = 48
"""Characters of a full bar."""
POINTS = ("0", "½", "1", "1½", "2")
"""What a deal of two games can bring."""


def report(result: MatchResult) -> Group:
    """Return the result of a match, to be printed by Rich."""
    table = Table(title=_title(result), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("bot")
    for heading in ("won", "share", "95 %", "margin", "% by seat", "ms", "ms p95"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        table.add_row(*_row(bot))
    parts = [_bars(result), *_deals(result.bots[0]), *_test(result), _note(result)]
    return Group(table, *map(Text, parts))


def _title(result: MatchResult) -> str:
    return f"{described(result.game, result.players, result.options)}, {result.games} games of {result.deals} deals"


def described(game: str, players: int, options: Mapping[str, Any]) -> str:
    """Return what was played: the game, the number of players, and other options."""
    chosen = [f"{name} {_spelled(value)}" for name, value in options.items()]
    return ", ".join([game, f"{players} players", *chosen])


def _spelled(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _row(bot: BotResult) -> Sequence[str]:
    return (
        bot.name,
        f"{bot.won}/{bot.seats}" + (f" ({bot.shared})" if bot.shared else ""),
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


def _deals(bot: BotResult) -> list[str]:
    """How the deals of two players came out."""
    if bot.by_points is None:
        return []
    counts = "   ".join(f"{points}: {count}" for points, count in zip(POINTS, bot.by_points, strict=True))
    return [f"Deals by points of {bot.name}:   {counts}\n"]


def _test(result: MatchResult) -> list[str]:
    if result.sprt is None:
        return []
    test = result.sprt
    verdict = {
        None: "open",
        "lower": f"{test.lower:.4g} is accepted: {result.bots[0].name} is no better",
        "upper": f"{test.upper:.4g} is accepted: {result.bots[0].name} is at least about as good",
    }[test.accepted]
    return [
        f"Test of the share {test.lower:.4g} against {test.upper:.4g} (errors {test.alpha:g}, {test.beta:g}): "
        f"{standing(test)} after {test.deals} deals; {verdict}.\n"
    ]


def standing(test: SprtResult) -> str:
    """Return how a test stands."""
    return f"log likelihood ratio {test.ratio:+.2f} in ({test.bounds[0]:.2f}, {test.bounds[1]:.2f})"


def _note(result: MatchResult) -> str:
    rules = "Compiled" if result.compiled else "Interpreted"
    lines = [
        "Every deal is played from every seat. share: of its seats won, a shared victory",
        "(their number in brackets) in parts; 95 %: its interval over deals; margin: points",
        "more than the best other seat, ± standard error over deals; ms: for a thought,",
        "median and 95th percentile ('-': does not think).",
        f"{rules} rules, seed {result.seed}, {result.seconds:.1f} s.",
    ]
    if not result.complete:
        lines.append(f"Interrupted: {result.games} of {result.wanted} games were played.")
    return "\n".join(lines)
