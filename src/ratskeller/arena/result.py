"""Results of games, bots and matches."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ratskeller.core.options import Options
from ratskeller.strength.statistics import mean, over_deals, quantile, standard_error, wilson

from .plan import Match
from .sprt import Sprt, SprtResult


class GameResult(msgspec.Struct, frozen=True):
    """One game: its deal, the bot in each seat (its number in the match), scores and places by seat, and its options as drawn.

    `took`: the milliseconds of every thought, by seat. Everything else is the same whenever and wherever the game is played.
    """

    deal: int
    line_up: list[int]
    scores: list[int]
    places: list[int]
    answers: int
    options: Options
    took: list[list[float]]

    def points(self, seat: int) -> float:
        """Return the points of a seat: 1 for a victory, its part of a shared one, else 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """Return the difference between the score of a seat and the best other score."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)


class BotResult(msgspec.Struct, frozen=True):
    """One bot of a match.

    `won` counts victories, `shared` those of them that were shared. `share`: the part of its seats won, a shared victory counted in
    parts; `low`, `high`: its 95 % interval over deals; `wilson_low`, `wilson_high`: what it would be if all games were independent;
    `expected`: what equal bots would win; `share_error`: its standard error over deals. `margin`: mean difference to the best other
    seat, and its standard error over deals; `won_by_seat` and `seats_by_seat` tell first seats from last ones; `by_points`, with two
    players: how many deals brought 0, half a point, 1, 1 and a half, 2; milliseconds for each thought (0 for bots that do not think).
    """

    name: str
    seats: int
    won: int
    shared: int
    share: float
    low: float
    high: float
    wilson_low: float
    wilson_high: float
    expected: float
    share_error: float
    margin: float
    margin_error: float
    won_by_seat: list[int]
    seats_by_seat: list[int]
    by_points: list[int] | None
    thoughts: int
    median_ms: float
    p95_ms: float
    p99_ms: float


class MatchSummary(msgspec.Struct, frozen=True):
    """What matches and ladders have in common: `games` played of `wanted` (fewer if it was interrupted or decided), in blocks of a deal.

    `options` beside the players; `seconds`: how long it took this time.
    """

    game: str
    players: int
    options: Options
    seed: int
    wanted: int
    games: int
    deals: int
    complete: bool
    compiled: bool
    seconds: float


class MatchResult(MatchSummary, frozen=True):
    """A match; `sprt`: its test, if it was played for one."""

    bots: list[BotResult]
    sprt: SprtResult | None = None


class GamesPlayed(NamedTuple):
    """The games of a match in order, how many were wanted, and how long they took."""

    games: list[GameResult]
    wanted: int
    seconds: float


def summary_of(match: Match, played: GamesPlayed, is_decided: bool = False) -> MatchSummary:
    """Return the common part of the result."""
    return MatchSummary(
        game=match.game,
        players=match.players,
        options=match.options,
        seed=match.seed,
        wanted=played.wanted,
        games=len(played.games),
        deals=len({game.deal for game in played.games}),
        complete=len(played.games) == played.wanted or is_decided,
        compiled=match.compiled,
        seconds=played.seconds,
    )


def match_result(match: Match, played: GamesPlayed, sprt: Sprt | None) -> MatchResult:
    summary = summary_of(match, played, is_decided=sprt is not None and sprt.accepted is not None)
    return MatchResult(
        **msgspec.structs.asdict(summary),
        bots=[summarise(match, number, played.games) for number in range(len(match.bots))],
        sprt=sprt.result() if sprt is not None else None,
    )


def summarise(match: Match, number: int, games: Sequence[GameResult]) -> BotResult:
    players = match.players
    seats = [(game, seat) for game in games for seat in range(players) if game.line_up[seat] == number]
    points = [game.points(seat) for game, seat in seats]
    deals = [game.deal for game, _ in seats]
    blocks = by_deal(deals, points)
    low, high = over_deals(blocks)
    wilson_low, wilson_high = wilson(sum(points), len(points))
    margins = by_deal(deals, [game.margin(seat) for game, seat in seats])
    took = [ms for game, seat in seats for ms in game.took[seat]]
    return BotResult(
        name=match.bots[number],
        seats=len(seats),
        won=sum(part > 0 for part in points),
        shared=sum(0 < part < 1 for part in points),
        share=mean(points),
        low=low,
        high=high,
        wilson_low=wilson_low,
        wilson_high=wilson_high,
        expected=1 / players,
        share_error=standard_error(blocks),
        margin=mean(margins),
        margin_error=standard_error(margins),
        won_by_seat=[sum(game.places[s] == 1 for game, s in seats if s == seat) for seat in range(players)],
        seats_by_seat=[sum(s == seat for _, s in seats) for seat in range(players)],
        by_points=_by_points(blocks) if players == 2 else None,
        thoughts=len(took),
        median_ms=quantile(took, 0.5),
        p95_ms=quantile(took, 0.95),
        p99_ms=quantile(took, 0.99),
    )


def by_deal(deals: Sequence[int], values: Sequence[float]) -> list[float]:
    """Return the mean of each deal: games of a deal depend on each other."""
    found: dict[int, list[float]] = {}
    for deal, value in zip(deals, values, strict=True):
        found.setdefault(deal, []).append(value)
    return [mean(group) for group in found.values()]


def _by_points(blocks: Sequence[float]) -> list[int]:
    counts = Counter(round(4 * share) for share in blocks)
    return [counts[quarters] for quarters in range(5)]
