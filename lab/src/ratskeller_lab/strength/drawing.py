"""Pictures of how bots play, several bots beside each other. SVG, drawn by hand, in the colours of the other pictures of `docs/`."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from ..plague.picture import COLOURS, DASHES, STYLE
from .counting import Cards, Followers, Habits

WIDTH, TOP, BOTTOM, ROW = 760, 76, 64, 30
NAMES = 120
"""Where the names of cards end, and bars begin."""
BARS_END, SHARES, SHARES_END = 400, 470, 730
CHART, LEFT, RIGHT = 200, 60, 735
"""Height, left and right end of a chart."""
FOLLOWERS = 7


def picture(game: str, found: Mapping[str, Habits]) -> str:
    """Return an SVG document."""
    games = ", ".join(f"{name} {habits.games}" for name, habits in found.items())
    heading = f"{game.capitalize()}, each bot against itself (games: {games})"
    if cards := {name: habits for name, habits in found.items() if isinstance(habits, Cards)}:
        first = next(iter(cards.values()))
        rows = sorted(set().union(*(bot.in_play for bot in cards.values())), key=lambda card: -first.often(card))
        return _document(heading, list(found), TOP + ROW * len(rows) + BOTTOM, _cards(cards, rows))
    followers = {name: habits for name, habits in found.items() if isinstance(habits, Followers)}
    return _document(heading, list(found), TOP + 2 * CHART + 2 * BOTTOM, _followers(followers))


def _document(heading: str, names: Sequence[str], height: int, parts: Iterator[str]) -> str:
    opening = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
        f"<title>{escape(heading)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>',
        f'<text class="title" x="16" y="24">{escape(heading)}</text>',
    ]
    return "\n".join([*opening, *_key(names, height - 14), *parts, "</svg>"]) + "\n"


def _key(names: Sequence[str], y: float) -> Iterator[str]:
    """Tell whose colour is whose."""
    x = 16
    for number, name in enumerate(names):
        yield f'<rect x="{x}" y="{y - 10}" width="12" height="12" {_fill(number)}/>'
        yield f'<text x="{x + 18}" y="{y}">{escape(name)}</text>'
        x += 42 + 8 * len(name)


def _colour(number: int) -> str:
    return f"var(--{COLOURS[number % len(COLOURS)]})"


def _fill(number: int) -> str:
    """The first bot is filled, the others are outlined: colours are not all that tells them apart."""
    inside = _colour(number) if number == 0 else "var(--paper)"
    return f'style="fill:{inside};stroke:{_colour(number)};stroke-width:1.6"'


def _cards(cards: Mapping[str, Cards], rows: Sequence[str]) -> Iterator[str]:
    """Bars: how often a card is taken; dots with intervals: what its taker won where nobody else took it."""
    bottom = TOP + ROW * len(rows)
    yield f'<text class="soft" x="{NAMES}" y="{TOP - 24}">taken in a game by each seat, where in play</text>'
    yield f'<text class="soft" x="{SHARES}" y="{TOP - 24}">won by the only one who took it</text>'
    for share in (0, 0.5, 1):
        x = SHARES + share * (SHARES_END - SHARES)
        kind = "base" if share == 0.5 else "grid"
        yield f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'
        yield f'<text class="small soft" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{share:.0%}</text>'
    most = max(0.01, *(bot.often(card) for bot in cards.values() for card in rows))
    thick = (ROW - 6) / len(cards)
    for row, card in enumerate(rows):
        top = TOP + ROW * row + 3
        yield f'<text x="{NAMES - 12}" y="{top + ROW / 2 + 1}" text-anchor="end">{card.replace("-", " ")}</text>'
        for number, bot in enumerate(cards.values()):
            y = top + number * thick
            yield from _bar(number, y, thick - 3, bot.often(card), (BARS_END - NAMES) / most)
            yield from _share(number, y + thick / 2 - 1.5, bot.share(card))


def _bar(number: int, y: float, high: float, value: float, wide: float) -> Iterator[str]:
    long = value * wide
    yield f'<rect class="bar" x="{NAMES}" y="{y:.1f}" width="{long:.1f}" height="{high:.1f}" {_fill(number)}/>'
    yield f'<text class="small" x="{NAMES + long + 6:.1f}" y="{y + high / 2 + 4:.1f}">{value:.1f}</text>'


def _share(number: int, y: float, share: tuple[float, float, float] | None) -> Iterator[str]:
    if share is None:
        return
    value, low, high = (SHARES + part * (SHARES_END - SHARES) for part in share)
    colour = _colour(number)
    yield f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" style="stroke:{colour};stroke-width:1.6"/>'
    yield f'<circle cx="{value:.1f}" cy="{y:.1f}" r="3.6" {_fill(number)}/>'


def _followers(bots: Mapping[str, Followers]) -> Iterator[str]:
    """Above: the mean in hand by turn; below: the share of turns with none."""
    turns = max((len(bot.means()) for bot in bots.values()), default=1)
    held = [[mean / FOLLOWERS for mean, _ in bot.means()] for bot in bots.values()]
    none = [[share for _, share in bot.means()] for bot in bots.values()]
    hands = {str(count): count / FOLLOWERS for count in range(FOLLOWERS + 1)}
    yield from _chart("followers in hand before a turn", held, turns, TOP, hands)
    shares = {f"{share:.0%}": share for share in (0.0, 0.25, 0.5, 0.75, 1.0)}
    yield from _chart("turns with none in hand", none, turns, TOP + CHART + BOTTOM, shares)
    y = TOP + 2 * CHART + BOTTOM + 20
    for turn in (1, *range(5, turns + 1, 5)):
        yield f'<text class="small soft" x="{_x(turn, turns):.1f}" y="{y}" text-anchor="middle">{turn}</text>'
    yield f'<text class="soft" x="{(LEFT + RIGHT) / 2}" y="{y + 20}" text-anchor="middle">turn</text>'


def _x(turn: int, turns: int) -> float:
    return LEFT + (turn - 1) * (RIGHT - LEFT) / max(1, turns - 1)


def _chart(
    title: str, lines: Sequence[Sequence[float]], turns: int, top: int, marks: Mapping[str, float]
) -> Iterator[str]:
    """A line for each bot through parts of the height, with marks at the left."""
    yield f'<text class="soft" x="{LEFT}" y="{top - 16}">{title}</text>'
    for text, part in marks.items():
        y = top + (1 - part) * CHART
        yield f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="small soft" x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{text}</text>'
    for number, parts in enumerate(lines):
        points = " ".join(f"{_x(turn, turns):.1f},{top + (1 - part) * CHART:.1f}" for turn, part in enumerate(parts, 1))
        how = f'style="stroke:{_colour(number)}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        yield f'<polyline class="course" points="{points}" {how}/>'
