"""How a game changes ratings: the model of Weng and Lin, pair by pair.

Everybody in a game has met everybody else, and a shared place is half a win for both. People are rated by games against people. Bots have
a list of their own, by every game they sat in, and never change the rating of a person. A person counts in the rating of bots with their
own rating if the game is rated, and as unknown otherwise.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec
from openskill.models import BradleyTerryFull

MILLION = 1_000_000
PROVISIONAL = 10
"""A rating by fewer games is provisional."""
SURE = 3
"""The rating shown is the skill less this many standard deviations: people with few games rank low."""
FIRST, POINT = 1000, 40
"""The points of a player without games, and the points per unit of skill."""
MODEL = BradleyTerryFull()


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: skill and its standard deviation (`doubt`), in millionths, after so many games."""

    skill: int = round(MODEL.mu * MILLION)
    doubt: int = round(MODEL.sigma * MILLION)
    games: int = 0

    @property
    def sure(self) -> int:
        """The lower bound of the skill, in millionths."""
        return self.skill - SURE * self.doubt

    @property
    def points(self) -> int:
        return points_of(self.sure)

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


class Participant(msgspec.Struct, frozen=True):
    """A seat of a game and its place: a bot, or a person (`bot` None) with their rating before the game."""

    bot: str | None
    place: int
    rating: Rating = Rating()


def points_of(sure: int) -> int:
    return FIRST + round(POINT * sure / MILLION)


def rate_people(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    guests = sorted(places)
    ratings = [before.get(guest, Rating()) for guest in guests]
    teams = [[MODEL.rating(it.skill / MILLION, it.doubt / MILLION)] for it in ratings]
    after = MODEL.rate(teams, ranks=[float(places[guest]) for guest in guests])
    return {
        guest: Rating(round(team[0].mu * MILLION), round(team[0].sigma * MILLION), rating.games + 1)
        for guest, rating, team in zip(guests, ratings, after, strict=True)
    }


def rate_bots(before: Mapping[str, Rating], participants: Sequence[Participant]) -> dict[str, Rating]:
    """Return the ratings of bots after a game. A bot meets everybody but itself; if it had several seats, their mean counts."""
    bots = {it.bot for it in participants if it.bot is not None}
    ratings: dict[str | None, Rating] = {bot: before.get(bot, Rating()) for bot in bots}
    found = {}
    for bot in bots:
        others = [it for it in participants if it.bot != bot]
        ends = [_against(ratings[bot], it.place, others, ratings) for it in participants if it.bot == bot]
        skill, doubt = (round(fmean(values)) for values in zip(*ends, strict=True))
        found[bot] = Rating(skill, doubt, ratings[bot].games + 1)
    return found


def _against(
    own: Rating, place: int, others: Sequence[Participant], bots: Mapping[str | None, Rating]
) -> tuple[float, float]:
    ratings = [own, *(bots.get(it.bot, it.rating) for it in others)]
    teams = [[MODEL.rating(it.skill / MILLION, it.doubt / MILLION)] for it in ratings]
    after = MODEL.rate(teams, ranks=[float(place), *(float(it.place) for it in others)])[0][0]
    return after.mu * MILLION, after.sigma * MILLION
