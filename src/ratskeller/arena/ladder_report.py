"""A ladder as tables for people: ratings, and who wins how much against whom."""

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .ladder import LadderResult, Payoff, Rated
from .report import described


def ladder_report(result: LadderResult) -> Group:
    """Return the result of a ladder, to be printed by Rich."""
    what = described(result.game, result.players, result.options)
    title = f"{what}, {result.games} games of {result.deals} deals"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("bot")
    for heading in ("rating", "95 %", "games", "share"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        table.add_row(bot.name, f"{bot.rating:+.0f}", interval(bot, result.anchor), str(bot.games), f"{bot.share:.1%}")
    return Group(table, _matrix(result), Text(_note(result)))


def interval(bot: Rated, anchor: str) -> str:
    """Return the interval of a rating, as far as there is one."""
    if bot.name == anchor:
        return "anchor"
    return "no bound" if bot.low is None or bot.high is None else f"{bot.low:+.0f} to {bot.high:+.0f}"


def _matrix(result: LadderResult) -> Table:
    """Who wins how much against whom: it may be that A beats B, B beats C, and C beats A."""
    table = Table(title="% won, row against column", title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("")
    for bot in result.bots:
        table.add_column(bot.name, justify="right")
    for bot, row in zip(result.bots, result.payoffs, strict=True):
        table.add_row(bot.name, *map(_payoff, row))
    return table


def _payoff(payoff: Payoff | None) -> str:
    return "" if payoff is None else f"{100 * payoff.share:.1f} [{100 * payoff.low:.0f}-{100 * payoff.high:.0f}]"


def _note(result: LadderResult) -> str:
    rules = "Compiled" if result.compiled else "Interpreted"
    against = "the other" if result.players == 2 else f"{result.players - 1} copies of the other"
    lines = [
        f"Each of two bots sits against {against}, every deal from every seat, with the same deals",
        f"for all. rating: 400 points for ten times the chance to win, {result.anchor} is 0; 95 %: its",
        "interval over deals; brackets: 95 % intervals over deals.",
        f"{rules} rules, seed {result.seed}, {result.seconds:.1f} s.",
    ]
    if any(bot.low is None for bot in result.bots):
        lines.append("no bound: always won or always lost; the rating only tells in how many games.")
    if not result.complete:
        lines.append(f"Interrupted: {result.games} of {result.wanted} games were played.")
    return "\n".join(lines)
