"""The result of a ladder: ratings, and payoffs of each bot against each other."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from ratskeller.strength.statistics import mean, over_deals

from .plan import Match
from .rating import ELO, Ratings
from .result import GameResult, GamesPlayed, MatchSummary, by_deal, summary_of

ANCHOR = "random"
"""The bot whose rating is 0 if it is comparable with most others; otherwise the weakest of those that are."""
SAMPLES = 500
"""Bootstrap samples of the deals for the intervals of ratings."""


class Rated(msgspec.Struct, frozen=True):
    """A bot of a ladder: its rating with a 95 % interval over deals, its games, and the share of its seats that it won.

    `low` and `high` are None for a bot that can't be compared with the anchor, since one of them, or of those between them, always won:
    then the rating only depends on the number of games.
    """

    name: str
    rating: float
    low: float | None
    high: float | None
    games: int
    share: float


class Payoff(msgspec.Struct, frozen=True):
    """The result of a bot in its seats against another bot: the share won with its 95 % interval over deals, and the mean margin."""

    games: int
    share: float
    low: float
    high: float
    margin: float


class LadderResult(MatchSummary, frozen=True):
    """A ladder, best bot first. `payoffs[i][j]`: how bot i fared as the one against bot j (None where they did not meet).

    The rating of `anchor` is 0. `payoffs` has the order of `bots`.
    """

    anchor: str
    bots: list[Rated]
    payoffs: list[list[Payoff | None]]


def ladder_of(match: Match, played: GamesPlayed) -> LadderResult:
    games = played.games
    anchor, rated = _rated(match, games)
    order = sorted(range(len(match.bots)), key=lambda bot: -rated[bot].rating)
    return LadderResult(
        **msgspec.structs.asdict(summary_of(match, played)),
        anchor=match.bots[anchor],
        bots=[rated[bot] for bot in order],
        payoffs=[[_payoff(match, games, one, other) for other in order] for one in order],
    )


def _rated(match: Match, games: Sequence[GameResult]) -> tuple[int, list[Rated]]:
    bots = range(len(match.bots))
    model = Ratings(games, len(bots))
    together = comparable(games, len(bots))
    strengths = model.fit()[: len(bots)]
    anchor = min(bots, key=lambda bot: (-int(together[bot].sum()), match.bots[bot] != ANCHOR, strengths[bot]))
    samples = model.samples(SAMPLES, match.seed)[:, : len(bots)] if games else np.zeros((1, len(bots)))
    low, high = np.quantile(ELO * (samples - samples[:, [anchor]]), (0.025, 0.975), axis=0)
    found = []
    for bot in bots:
        seats = [(game, seat) for game in games for seat, number in enumerate(game.line_up) if number == bot]
        found.append(
            Rated(
                name=match.bots[bot],
                rating=float(ELO * (strengths[bot] - strengths[anchor])),
                low=float(low[bot]) if together[anchor, bot] else None,
                high=float(high[bot]) if together[anchor, bot] else None,
                games=sum(bot in game.line_up for game in games),
                share=mean([game.points(seat) for game, seat in seats]),
            )
        )
    return anchor, found


def _payoff(match: Match, games: Sequence[GameResult], one: int, other: int) -> Payoff | None:
    """Return the payoff of a bot against another: with two players each is the one, with more the bot that sits alone."""
    between = [
        (game, game.line_up.index(one))
        for game in games
        if set(game.line_up) == {one, other} and (match.players == 2 or game.line_up.count(one) == 1)
    ]
    if not between:
        return None
    points = [game.points(seat) for game, seat in between]
    low, high = over_deals(by_deal([game.deal for game, _ in between], points))
    return Payoff(len(between), mean(points), low, high, mean([game.margin(seat) for game, seat in between]))


def comparable(games: Sequence[GameResult], bots: int) -> NDArray[np.bool_]:
    """Return for every two bots whether each is reached from the other through bots that did not lose every game to the next."""
    reached = np.eye(bots, dtype=bool)
    for game in games:
        for one, place in zip(game.line_up, game.places, strict=True):
            for other, beside in zip(game.line_up, game.places, strict=True):
                reached[one, other] |= place <= beside
    for between in range(bots):
        reached |= np.outer(reached[:, between], reached[between])
    return np.asarray(reached & reached.T)
