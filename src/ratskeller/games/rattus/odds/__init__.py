"""The exact odds of the plague, from what a seat knows: where it can go, which rats it adds, and what it costs each seat."""

from fractions import Fraction
from itertools import combinations

from ratskeller.core.options import Options
from ratskeller.odds import chances_of_each

from ..data.board import REGIONS
from ..notation import Words, words_of
from ..rules.cards import ROSTER
from ..rules.fields import State
from ..rules.pieces import population
from ..schema.odds import Odds, RavageOdds, RegionOdds, SpreadOdds
from ..views.knowledge import without_faces
from ..views.view import knows
from .occasions import Occasion, begun, occasions
from .ravages import Losses, Ravage
from .spreads import reach, spread

Plan = tuple[int, ...]
"""The cards whose abilities are used."""


def odds(s: State, options: Options, seat: int | None) -> Odds:
    """Return the odds from what a seat knows about the rats (None: a spectator)."""
    words = words_of(options)
    visible = without_faces(s, lambda region, slot: knows(s, seat, region, slot))
    regions = [region for region in range(REGIONS) if s.in_play[region]]
    return Odds(
        mover=s.seat,
        reach=[words.regions[region] for region in reach(s)],
        regions={words.regions[region]: _region(visible, words, region) for region in regions},
    )


def _region(s: State, words: Words, region: int) -> RegionOdds:
    ravages: list[RavageOdds] = []
    revealed: list[str] = []
    if s.rats[region] and population(s, region):
        for occasion in occasions(s, region):
            losses, left_out = losses_by_plan(s, region, occasion)
            revealed += [ROSTER[card].id for card in left_out]
            ravages += [
                RavageOdds(occasion.when, [ROSTER[card].id for card in plan], _by_seat(chances, s.players))
                for plan, chances in losses.items()
            ]
    return RegionOdds(_spread(s, words, region), ravages, revealed)


def losses_by_plan(s: State, region: int, occasion: Occasion) -> tuple[dict[Plan, dict[Losses, Fraction]], Plan]:
    """Return the probabilities of all losses for each set of cards that the seat on turn may use in a ravage, and the cards left out."""
    plain = Ravage(begun(s, region, occasion), region, ())
    if plain.hangs_on_choice:
        return {}, ()
    found: dict[Plan, dict[Losses, Fraction]] = {(): plain.losses()}
    left_out: list[int] = []
    for count in range(1, len(plain.asked) + 1):
        for plan in combinations(sorted(plain.asked - {*left_out}), count):
            ravage = Ravage(begun(s, region, occasion), region, plan)
            if ravage.hangs_on_choice:
                left_out += plan
            else:
                found[plan] = ravage.losses()
    return found, tuple(left_out)


def _spread(s: State, words: Words, region: int) -> SpreadOdds | None:
    adds = spread(s, region)
    if adds is None:
        return None
    return SpreadOdds(adds.count, {words.regions[place]: room for place, room in adds.room.items()})


def _by_seat(losses: dict[Losses, Fraction], players: int) -> list[list[float]]:
    return [[float(chance) for chance in chances_of_each(losses, seat)] for seat in range(players)]
