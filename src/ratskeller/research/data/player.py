"""Playing the games of a plan, with everything that a row of data needs."""

import random
from functools import cache
from typing import NamedTuple

import msgspec

from ratskeller import bots as all_bots
from ratskeller import games
from ratskeller.bots.planner import Planner
from ratskeller.core.position import MOST_SEED, Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator

from ..encodings import encoding
from .plan import Plan

CHANCE = -1
"""Chance among the actors of a game."""


class GameRow(NamedTuple):
    """A game, in the order of the columns of `schema.GAMES`."""

    number: int
    players: int
    bots: list[str]
    options: str
    answers: list[str]
    actors: list[int]
    scores: list[int]
    places: list[int]
    shares: list[float]


class DecisionRow(NamedTuple):
    """An answer of a seat, in the order of the columns of `schema.DECISIONS`."""

    number: int
    ply: int
    seat: int
    bot: str
    question: str
    position: str
    legal: list[str]
    actions: list[int]
    answer: str
    action: int
    chances: list[float]
    share: float


class PlayedGame(NamedTuple):
    """A game with its decisions."""

    game: GameRow
    decisions: list[DecisionRow]


class Player:
    """Plays games of a plan. A game follows from the plan and its number alone."""

    def __init__(self, plan: Plan) -> None:
        """Prepare the evaluation. Errors: UnknownGame."""
        self._plan = plan
        self._game = games.get(plan.game)
        self._action_of = encoding(plan.game).rules.action_of
        self._evaluator = Evaluator(self._game, tuning(plan.game).weights)
        self._out = [0] * self._game.rules.MOST_OPTIONS
        self._weights = [0] * self._game.rules.MOST_OPTIONS

    def play(self, number: int) -> PlayedGame:
        """Play a game to its end. Errors: IllegalAnswer of a bot of another package."""
        rng = random.Random(f"{self._plan.seed} {number}")
        bots = self._plan.line_up(number)
        position = Position(self._game, *self._game.start(self._plan.options))
        planners = [self._planner(name, rng, position) for name in bots]
        decisions: list[DecisionRow] = []
        while not position.over:
            if (seat := position.actor) == "chance":
                position.play_chance(rng)
                continue
            assert isinstance(seat, int)
            for answer in planners[seat].plan(self._game, self._game.redeal(position.state, seat), seat):
                decisions.append(self._decide(position, number, seat, bots[seat], answer))
                position.play(decisions[-1].answer)
        shares = shares_of(position.places)
        return PlayedGame(
            self._finish(position, number, bots, shares),
            [decision._replace(share=shares[decision.seat]) for decision in decisions],
        )

    def _planner(self, bot: str, rng: random.Random, position: Position) -> Planner:
        seed, compiled = rng.randrange(MOST_SEED), self._plan.compiled
        return all_bots.make_planner(bot, self._game.name, seed, compiled, options=position.options)

    def _decide(self, position: Position, number: int, seat: int, bot: str, answer: int) -> DecisionRow:
        state = position.state
        count = self._game.rules.legal(state, self._out, self._weights)
        legal = dict(sorted((self._game.text(state, position.options, it), it) for it in self._out[:count]))
        return DecisionRow(
            number=number,
            ply=len(position.answers),
            seat=seat,
            bot=bot,
            question=position.question or "",
            position=position.to_json(),
            legal=list(legal),
            actions=[self._action_of(state, it) for it in legal.values()],
            answer=self._game.text(state, position.options, answer),
            action=self._action_of(state, answer),
            chances=self._evaluator.win_chances(self._game.redeal(state, seat), seat),
            share=0.0,
        )

    def _finish(self, position: Position, number: int, bots: list[str], shares: list[float]) -> GameRow:
        drawn = self._game.dump(position.state, position.options)["options"]
        return GameRow(
            number=number,
            players=len(bots),
            bots=bots,
            options=msgspec.json.encode(drawn).decode(),
            answers=list(position.answers),
            actors=[actor if isinstance(actor, int) else CHANCE for actor in position.actors],
            scores=position.scores,
            places=list(position.places or []),
            shares=shares,
        )


def shares_of(places: list[int] | None) -> list[float]:
    """Return what part of the victory each seat has: 1 for one that wins alone, 0 for one that loses."""
    winners = (places or []).count(1)
    return [1 / winners if place == 1 else 0.0 for place in places or []]


@cache
def player_of(plan: str) -> Player:
    return Player(msgspec.json.decode(plan, type=Plan))
