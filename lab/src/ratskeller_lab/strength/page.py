"""What came of the matches: a table in Markdown, and a picture."""

from collections.abc import Iterator, Sequence

from ratskeller.arena import LadderResult, MatchResult, svg
from ratskeller.arena.report import described, interval

from .wanted import Wanted, WantedLadder

Played = tuple[Wanted, MatchResult]
Rated = tuple[WantedLadder, LadderResult]
HEADINGS = (
    "match",
    "bots",
    "players, options",
    "games",
    "won (shared)",
    "share",
    "95 %",
    "margin",
    "ms: median, 95 %, 99 %",
    "wanted",
)
LEFT = 300


def page(played: Sequence[Played]) -> str:
    """Return a table: a row for each match, from the view of its first bot."""
    lines = [HEADINGS, ("---",) * len(HEADINGS), *(_row(match, result) for match, result in played)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _row(match: Wanted, result: MatchResult) -> tuple[str, ...]:
    bot = result.bots[0]
    what = described(result).removeprefix(f"{result.game}, ")
    return (
        match.name,
        " - ".join(other.name for other in result.bots),
        what,
        str(result.games) if result.complete else f"{result.games} of {result.wanted}",
        f"{bot.won} ({bot.shared})" if bot.shared else str(bot.won),
        f"{bot.share:.1%}",
        f"{100 * bot.low:.1f} to {100 * bot.high:.1f}",
        f"{bot.margin:+.1f} ± {bot.margin_error:.1f}",
        f"{bot.median_ms:.1f}, {bot.p95_ms:.1f}, {bot.p99_ms:.1f}",
        _wanted(match, result),
    )


def _wanted(match: Wanted, result: MatchResult) -> str:
    bot = result.bots[0]
    asked = []
    if match.share is not None:
        asked.append(f"≥ {match.share:.0%} {_mark(bot.share >= match.share)}")
    if match.margin is not None:
        asked.append(f"≥ {match.margin:+g} {_mark(bot.margin >= match.margin)}")
    return ", ".join(asked)


def ladder_page(ladder: WantedLadder, result: LadderResult) -> str:
    """Return ratings as a table, best bot first, and what everybody won against everybody."""
    head = [ladder.name, "rating", "95 %", "games", *(bot.name for bot in result.bots)]
    lines = [head, ["---"] * len(head)]
    for bot, row in zip(result.bots, result.payoffs, strict=True):
        won = [f"{payoff.share:.0%}" if payoff is not None else "" for payoff in row]
        lines.append([bot.name, f"{bot.rating:+.0f}", interval(bot, result.anchor), str(bot.games), *won])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _mark(is_reached: bool) -> str:
    return "✓" if is_reached else "missed"


def picture(played: Sequence[Played]) -> str:
    """Return the shares of the first bots with their intervals as an SVG document."""
    return svg.document("Share won by the first bot, 95 % interval over deals", len(played), _rows(played))


def _rows(played: Sequence[Played]) -> Iterator[str]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        yield svg.vertical("grid", _x(share), len(played))
        yield svg.below(_x(share), len(played), f"{share:.0%}")
    for row, (match, result) in enumerate(played):
        bot = result.bots[0]
        yield svg.name(row, match.name, LEFT)
        yield f'<circle class="bar" cx="{_x(bot.share):.1f}" cy="{svg.middle(row)}" r="{svg.BAR // 3}"/>'
        yield svg.interval(row, _x(bot.low), _x(bot.high), f"{bot.share:.1%}")


def _x(share: float) -> float:
    return LEFT + share * (svg.WIDTH - LEFT - svg.RIGHT)
