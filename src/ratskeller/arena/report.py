"""Matches and ladders as tables for people, and as comma-separated values."""

import csv
from collections.abc import Sequence
from io import StringIO

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .ladder import LadderResult, Payoff, Rated
from .result import BotResult, MatchResult, MatchSummary
from .sprt import SprtResult

BAR = 48
"""Characters of a full bar."""
POINTS = ("0", "½", "1", "1½", "2")
"""Points that a deal of two games can bring."""


def report(result: MatchResult | LadderResult) -> Group:
    return _match(result) if isinstance(result, MatchResult) else _ladder(result)


def described(result: MatchSummary) -> str:
    options = [
        f"{name} {', '.join(map(str, value)) if isinstance(value, list | tuple) else value}"
        for name, value in result.options.items()
    ]
    return ", ".join([result.game, f"{result.players} players", *options])


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=bool(number))
    return table


def _title(result: MatchSummary) -> str:
    return f"{described(result)}, {result.games} games of {result.deals} deals"


def _end(result: MatchSummary) -> list[str]:
    """Return the last lines below a table: what it was played with, and whether it was interrupted."""
    rules = "Compiled" if result.compiled else "Interpreted"
    lines = [f"{rules} rules, seed {result.seed}, {result.seconds:.1f} s."]
    if not result.complete:
        lines.append(f"Interrupted: {result.games} of {result.wanted} games were played.")
    return lines


# Matches


def _match(result: MatchResult) -> Group:
    table = _table(_title(result), "bot", "won", "share", "95 %", "margin", "% by seat", "ms", "ms p95")
    for bot in result.bots:
        table.add_row(*_row(bot))
    return Group(table, *map(Text, [_bars(result), *_deals(result.bots[0]), *_test(result), _note(result)]))


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
    """Return the shares as bars with their intervals; the mark below is the share of equal bots."""
    width = max(len(bot.name) for bot in result.bots)
    lines = [f"{bot.name:>{width}} {_bar(bot)}" for bot in result.bots]
    mark = " " * (width + 1 + round(BAR / result.players)) + f"^ equal bots ({1 / result.players:.0%})"
    return "\n".join([*lines, mark, ""])


def _bar(bot: BotResult) -> str:
    """Return a bar that is full up to the lower end of the interval, and half up to the upper end."""
    low, high = round(bot.low * BAR), round(bot.high * BAR)
    return "█" * low + "▒" * (high - low)


def _deals(bot: BotResult) -> list[str]:
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
    return f"log likelihood ratio {test.ratio:+.2f} in ({test.bounds[0]:.2f}, {test.bounds[1]:.2f})"


def _note(result: MatchResult) -> str:
    return "\n".join(
        [
            "Every deal is played from every seat. share: of its seats won, a shared victory",
            "(their number in brackets) in parts; 95 %: its interval over deals; margin: points",
            "more than the best other seat, ± standard error over deals; ms: for a thought,",
            "median and 95th percentile ('-': doesn't think).",
            *_end(result),
        ]
    )


# Ladders


def _ladder(result: LadderResult) -> Group:
    table = _table(_title(result), "bot", "rating", "95 %", "games", "share")
    for bot in result.bots:
        table.add_row(bot.name, f"{bot.rating:+.0f}", interval(bot, result.anchor), str(bot.games), f"{bot.share:.1%}")
    return Group(table, _matrix(result), Text(_ladder_note(result)))


def interval(bot: Rated, anchor: str) -> str:
    if bot.name == anchor:
        return "anchor"
    return "no bound" if bot.low is None or bot.high is None else f"{bot.low:+.0f} to {bot.high:+.0f}"


def _matrix(result: LadderResult) -> Table:
    """Return what every bot wins against every other: it may be that A beats B, B beats C, and C beats A."""
    table = Table(title="% won, row against column", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for bot in result.bots:
        table.add_column(bot.name, justify="right")
    for bot, row in zip(result.bots, result.payoffs, strict=True):
        table.add_row(bot.name, *map(_payoff, row))
    return table


def _payoff(payoff: Payoff | None) -> str:
    return "" if payoff is None else f"{100 * payoff.share:.1f} [{100 * payoff.low:.0f}-{100 * payoff.high:.0f}]"


def _ladder_note(result: LadderResult) -> str:
    against = "the other" if result.players == 2 else f"{result.players - 1} copies of the other"
    played_with, *interrupted = _end(result)
    lines = [
        f"Each of two bots sits against {against}, every deal from every seat, with the same deals",
        f"for all. rating: 400 points for ten times the chance to win, {result.anchor} is 0; 95 %: its",
        "interval over deals; brackets: 95 % intervals over deals.",
        played_with,
    ]
    if any(bot.low is None for bot in result.bots):
        lines.append("no bound: always won or always lost; the rating only depends on the number of games.")
    return "\n".join([*lines, *interrupted])


# Comma-separated values


def as_csv(result: MatchResult | LadderResult) -> str:
    """Return a line for each bot, with a heading. Lists are written with spaces; a ladder has a column for each opponent."""
    lines = [{name: _cell(value) for name, value in msgspec.structs.asdict(bot).items()} for bot in result.bots]
    if isinstance(result, LadderResult):
        for line, row in zip(lines, result.payoffs, strict=True):
            for bot, payoff in zip(result.bots, row, strict=True):
                line[f"share against {bot.name}"] = payoff and payoff.share
    out = StringIO()
    writer = csv.DictWriter(out, list(lines[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return out.getvalue()


def _cell(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list) else value
