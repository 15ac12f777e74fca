"""The report as a page in Markdown, with its pictures."""

from collections.abc import Mapping, Sequence

from .kinds import DEFAULT, KINDS, OFF
from .numbers import FEATURES, Estimate, Summary, ratio
from .picture import Column, Panel, courses, estimates

Results = Mapping[tuple[str, str], Summary]
"""Summaries by kind and bot."""
COURSES = ("default", "12 tiles", "grace 17", "copy", "as written", "reach tile", "reach feature")
"""Kinds whose course is drawn."""
REACHES = ("reach tile", "reach feature")
"""Those whose markers go as by default."""


def kept(results: Results, kind: str, bot: str) -> Estimate:
    """Return the points of a tile as a share of those without plague."""
    return ratio(results[kind, bot].per_tile, results[OFF.name, bot].per_tile)


def page(results: Results, skill: Mapping[str, tuple[int, int, float, float]], bots: Sequence[str], seed: int) -> str:
    """Return the page. `skill`: by kind the games that greedy won against random, of how many, its margin and the standard error."""
    kinds = [kind.name for kind in KINDS if all((kind.name, bot) in results for bot in bots)]
    tables = [_table(results, kinds, bot) for bot in bots]
    more = [_features(results, kinds, bots[0]), _markers(results, kinds, bots[0])]
    return "\n".join([_head(results, bots, seed), _options(kinds), *tables, *more, _skill(skill), _how()])


def _head(results: Results, bots: Sequence[str], seed: int) -> str:
    counts = sorted({summary.games for summary in results.values()})
    games = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    return f"""# What the plague does to a game

`python -m ratskeller_lab.plague` measured and wrote this page: {games} games of two players for each kind and bot (seed {seed}),
{" and ".join(f"`{bot}` against itself" for bot in bots)}. Values are means over games, ± half of the 95 % interval.

![Features that score nothing, points kept and figures sick, by kind](plague_report.svg)

![Tiles with a marker and sick figures in the course of a game](plague_turns.svg)
"""


def _options(kinds: Sequence[str]) -> str:
    rows = [f"| {kind.name} | {_spelled(kind.options)} |" for kind in KINDS if kind.name in kinds]
    return "\n".join(["| kind | options |", "|---|---|", *rows, ""])


def _spelled(options: Mapping[str, object]) -> str:
    return (
        ", ".join(f"`{name}={value!r}`" for name, value in options.items())
        or "the defaults: 6 tiles, no grace, move, near, no obstacles, no last step"
    )


def percent(it: Estimate) -> str:
    return f"{100 * it.value:.1f} ± {100 * it.half:.1f}"


def plain(it: Estimate) -> str:
    return f"{it.value:.1f} ± {it.half:.1f}"


def _table(results: Results, kinds: Sequence[str], bot: str) -> str:
    lines = [
        f"## `{bot}` against `{bot}`",
        "",
        "| kind | points a game, both seats | points a tile, % of no plague | features that score nothing, % | value lost, % "
        "| tiles with a marker, % | figures sick, % | fell sick | recovered | placed beside the sick |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for kind in kinds:
        it = results[kind, bot]
        cells = [
            kind,
            plain(it.points),
            percent(kept(results, kind, bot)) if kind != OFF.name else "100",
            *(percent(value) for value in (it.barren, it.lost, it.under, it.sick)),
            *(plain(value) for value in (it.fell_sick, it.recovered, it.joined)),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _features(results: Results, kinds: Sequence[str], bot: str) -> str:
    lines = [
        f"## Which features score nothing (`{bot}`), %",
        "",
        f"| kind | {' | '.join(FEATURES)} |",
        f"|---|{'---|' * len(FEATURES)}",
    ]
    for kind in kinds:
        if kind != OFF.name:
            found = results[kind, bot].by_feature
            lines.append(f"| {kind} | {' | '.join(percent(found[name]) for name in FEATURES)} |")
    return "\n".join([*lines, ""])


def _markers(results: Results, kinds: Sequence[str], bot: str) -> str:
    lines = [
        f"## Markers and results (`{bot}`)",
        "",
        "| kind | turns | points between the seats | tiles that ever had a marker, % | steps in which a marker stays, % "
        "| games with a marker walled in at the end, % |",
        "|---|---|---|---|---|---|",
    ]
    for kind in kinds:
        it = results[kind, bot]
        cells = [kind, *map(plain, (it.turns, it.margin)), *map(percent, (it.entered, it.stayed, it.walled_in))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _skill(skill: Mapping[str, tuple[int, int, float, float]]) -> str:
    if not skill:
        return ""
    lines = [
        "## Does skill still matter?",
        "",
        "`greedy` against `random`, every deal from both seats:",
        "",
        "| kind | games | won by greedy, including shared victories | margin in points, ± standard error |",
        "|---|---|---|---|",
        *(
            f"| {kind} | {games} | {won} | {margin:+.1f} ± {error:.1f} |"
            for kind, (won, games, margin, error) in skill.items()
        ),
        "",
    ]
    return "\n".join(lines)


def _how() -> str:
    return """## Definitions

- A feature counts if it is scored with figures in it, complete or at the end. It scores nothing if all of them are sick (PLG9).
  Value lost: the share of those features in the value of all.
- Points a tile: points of both seats divided by the tiles on the board, since the plague brings 6 or 12 extra tiles.
- Tiles with a marker, figures sick: shares at the beginning of every turn, averaged over the turns.
- Fell sick includes figures placed where they are sick at once (PLG8). Placed beside the sick: figures placed in a
  feature whose figures were all sick.
- A marker is walled in at the end if it stayed for at least the last ten steps. With `copy` a marker stays if it finds no
  tile to copy itself to.
- Shares are computed per game and averaged, without games in which no such feature was scored. Games are independent deals.
  Intervals are 1.96 standard errors; that of a ratio follows from those of its parts. All kinds and both bots use the same random
  numbers for the draws of a deal.
"""


def pictures(results: Results, bots: Sequence[str]) -> dict[str, str]:
    kinds = [kind.name for kind in KINDS if all((kind.name, bot) in results for bot in bots)]
    pairs = [(kind, bot) for kind in kinds for bot in bots]
    columns = [
        Column("features that score nothing", {pair: results[pair].barren for pair in pairs}, 1.0),
        Column("points a tile, of no plague", {(k, b): kept(results, k, b) for k, b in pairs}, 1.2, usual=1.0),
        Column("figures sick, mean over turns", {pair: results[pair].sick for pair in pairs}, 1.0),
    ]
    drawn = [kind for kind in COURSES if kind in kinds] or [DEFAULT.name]
    main = bots[0]
    panels = [
        Panel("tiles with a marker", 1.0, {k: results[k, main].under_by_turn for k in drawn if k not in REACHES}),
        Panel("figures on the board that are sick", 1.0, {kind: results[kind, main].sick_by_turn for kind in drawn}),
    ]
    return {
        "plague_report.svg": estimates("What the plague does to a game (two players)", kinds, bots, columns),
        "plague_turns.svg": courses(f"The plague in the course of a game ({main} against {main})", panels),
    }
