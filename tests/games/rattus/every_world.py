"""Brute force for the odds of Rattus: every way in which the box can have been shuffled and the rats be turned over, counted one by one.

It knows of chances nothing but what the rules say of the box: every start token is as likely as any other in every region and among those
left over, and the supply is shuffled (S3, S4). How a ravage with known faces ends is played by the rules.
"""

import itertools
import math
from collections import Counter
from fractions import Fraction

from ratskeller.core.state import copy_of
from ratskeller.core.steps import askee, take_rows, top_step
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.odds.occasions import begun
from ratskeller.games.rattus.rules.cards.card import card_of_step
from ratskeller.games.rattus.rules.entries import apply
from ratskeller.games.rattus.rules.fields import FROM_SETUP, FROM_SUPPLY, NOBODY, SLOTS
from ratskeller.games.rattus.rules.numbers import ASK_NEXT_TOKEN, ASK_POTION, END, EV_RAVAGE_ENDED, FACE, NO, TOKEN, YES


def losses(known, region, occasion, plan=()):
    """The chances of all losses by seat, in a state that holds no face that the seat doesn't know."""
    found, whole = Counter(), 0
    for faces, ways in worlds(known, region):
        for order in itertools.permutations(range(known.rats[region])):
            found[ravaged(known, region, occasion, faces, order, plan)] += ways
            whole += ways
    return {lost: Fraction(ways, whole) for lost, ways in found.items()}


def worlds(s, region):
    """The faces that the rats of a region can show, slot by slot, each with the number of ways in which all hidden tokens can lie then."""
    left = Counter({face: count for face, count in enumerate(s.copies) if count})
    hidden = Counter()
    left.subtract({face: count for face, count in enumerate(s.gone) if count})
    for place in range(REGIONS):
        for slot in range(s.rats[place]):
            if s.face[place][slot] == NOBODY:
                hidden[s.origin[place][slot]] += 1
            else:
                left[s.face[place][slot]] -= 1
    starts = sum(count for face, count in left.items() if face < s.start_faces)
    regulars = left.total() - starts
    # Of the hidden start tokens, those that lie in no region since the setup are somewhere in the supply
    leftovers, pile = starts - hidden[FROM_SETUP], hidden[FROM_SUPPLY] + s.supply
    slots = range(s.rats[region])
    for faces in itertools.product(*(possible(s, region, slot, left) for slot in slots)):
        drawn = [(s.origin[region][slot], faces[slot]) for slot in slots if s.face[region][slot] == NOBODY]
        picks = math.prod(math.perm(left[face], count) for face, count in Counter(face for _, face in drawn).items())
        from_pile = [face for origin, face in drawn if origin == FROM_SUPPLY]
        mixed_in = sum(face < s.start_faces for face in from_pile)
        if mixed_in > leftovers:
            continue
        # Where the other start tokens lie in the pile, and then every token of each sort in every place for its sort
        places = math.comb(pile - len(from_pile), leftovers - mixed_in)
        all_starts = sum(face < s.start_faces for _, face in drawn)
        rest = math.factorial(starts - all_starts) * math.factorial(regulars - len(drawn) + all_starts)
        if ways := picks * places * rest:
            yield faces, ways


def possible(s, region, slot, left):
    """The faces that a token can show at all."""
    if s.face[region][slot] != NOBODY:
        return [s.face[region][slot]]
    is_setup = s.origin[region][slot] == FROM_SETUP
    return [face for face, count in left.items() if count and (face < s.start_faces or not is_setup)]


def ravaged(known, region, occasion, faces, order, plan):
    """What everybody loses when the rats show these faces and are turned over in this order; cards of the plan are used."""
    s = copy_of(known)
    s.face[region][: len(faces)] = faces
    s = begun(s, region, occasion)
    left = list(order)
    while top_step(s) != END:
        if askee(s) >= 0:
            apply(s, YES if top_step(s) == ASK_POTION or card_of_step(top_step(s)) in plan else NO)
        elif top_step(s) == ASK_NEXT_TOKEN:
            token = left.pop(0)
            left = [slot - (slot > token) for slot in left]
            turned = s.face[region][token]
            apply(s, TOKEN + region * SLOTS + token)
        else:
            apply(s, FACE + turned)
    return next(tuple(row[2:6]) for row in take_rows(s) if row[0] == EV_RAVAGE_ENDED)
