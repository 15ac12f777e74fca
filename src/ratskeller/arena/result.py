"""What came of a match."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .statistics import mean, quantile, standard_error, wilson


class GameResult(msgspec.Struct, frozen=True):
    """One game: its deal, the bot in each seat (numbers of the match's bots), scores and places by seat, and its options as drawn."""

    deal: int
    line_up: list[int]
    scores: list[int]
    places: list[int]
    answers: int
    options: dict[str, Any]


class BotResult(msgspec.Struct, frozen=True):
    """One bot of a match.

    `share` of its seats won, with the Wilson interval `low`, `high` (95 %); `expected`: what equal bots would win; `margin`: mean
    difference to the best other seat, and its standard error over deals; `won_by_seat` and `seats_by_seat` tell first seats from last
    ones; milliseconds for each time that it was asked to think (0 for bots that answer without thinking).
    """

    name: str
    seats: int
    won: int
    share: float
    low: float
    high: float
    expected: float
    share_error: float
    margin: float
    margin_error: float
    won_by_seat: list[int]
    seats_by_seat: list[int]
    thoughts: int
    median_ms: float
    p95_ms: float


class MatchResult(msgspec.Struct, frozen=True):
    """A match: `games` played of `wanted` (fewer if it was interrupted), in blocks of one deal each; `options` beside the players."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    wanted: int
    games: int
    deals: int
    complete: bool
    compiled: bool
    seconds: float
    bots: list[BotResult]


def summarise(name: str, number: int, players: int, games: Sequence[GameResult], seconds: Sequence[float]) -> BotResult:
    """Return the result of bot `number` of a match."""
    taken = [(game, seat) for game in games for seat in range(players) if game.line_up[seat] == number]
    won = [int(game.places[seat] == 1) for game, seat in taken]
    margins = [_margin(game, seat) for game, seat in taken]
    low, high = wilson(sum(won), len(won))
    deals = [game.deal for game, _ in taken]
    return BotResult(
        name=name,
        seats=len(taken),
        won=sum(won),
        share=mean(won),
        low=low,
        high=high,
        expected=1 / players,
        share_error=standard_error(_by_deal(deals, won)),
        margin=mean(margins),
        margin_error=standard_error(_by_deal(deals, margins)),
        won_by_seat=[sum(w for w, (_, s) in zip(won, taken, strict=True) if s == seat) for seat in range(players)],
        seats_by_seat=[sum(s == seat for _, s in taken) for seat in range(players)],
        thoughts=len(seconds),
        median_ms=1000 * quantile(seconds, 0.5),
        p95_ms=1000 * quantile(seconds, 0.95),
    )


def _margin(game: GameResult, seat: int) -> float:
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def _by_deal(deals: Sequence[int], values: Sequence[float]) -> list[float]:
    """Return the mean of each deal: games of one deal are not independent of one another."""
    found: dict[int, list[float]] = {}
    for deal, value in zip(deals, values, strict=True):
        found.setdefault(deal, []).append(value)
    return [mean(group) for group in found.values()]
