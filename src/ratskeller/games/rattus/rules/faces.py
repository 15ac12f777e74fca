"""The face of a token when it comes out: exact probabilities, given all faces that are out (H5).

No seat has seen the faces of hidden tokens, so a face is drawn when it is needed. Setup tokens are the first 12 start
tokens dealt; the start tokens left over and the regular tokens that were not removed form the supply (S3, S4). Given what is out,
every hidden start face is equally likely on every hidden start token, and the same for regular ones. A hidden token from the
supply is one of `leftovers` start tokens among `hidden` tokens. Weights are whole numbers, so that chances are exact.

A Soldier may draw a token when the supply is empty (V5): it is one of the tokens used by then, or, in the online reading, of all that were
not on the board. The used ones stay listed as used, for they are public; `pool` keeps which they were.
"""

from ratskeller.core.compile.rules import rule

from ..data.board import REGIONS
from .fields import FACES, FROM_OUT, FROM_SETUP, FROM_SUPPLY, NOBODY, State


@rule
def count_hidden(s: State) -> None:
    """Recompute the counts in the state: of faces that are not out, and of hidden tokens."""
    s.unseen_start = 0
    s.unseen_regular = 0
    s.hidden_setup = 0
    s.hidden_supply = s.supply
    s.known_leftovers = 0
    for face in range(FACES):
        if face < s.start_faces:
            s.unseen_start += s.unseen[face]
        else:
            s.unseen_regular += s.unseen[face]
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if s.face[region][slot] != NOBODY:
                s.known_leftovers += is_leftover(s, region, slot)
            elif s.origin[region][slot] == FROM_SETUP:
                s.hidden_setup += 1
            elif s.origin[region][slot] == FROM_SUPPLY:
                s.hidden_supply += 1


@rule
def is_leftover(s: State, region: int, slot: int) -> int:
    """Return 1 for a token from the supply that is known to be a start token (S4), else 0."""
    return int(s.origin[region][slot] == FROM_SUPPLY and s.face[region][slot] < s.start_faces)


@rule
def take_out(s: State, region: int, slot: int, face: int) -> None:
    s.face[region][slot] = face
    if is_listed_as_used(s, region, slot):
        return
    s.unseen[face] -= 1
    s.known_leftovers += is_leftover(s, region, slot)
    if face < s.start_faces:
        s.unseen_start -= 1
    else:
        s.unseen_regular -= 1
    if s.origin[region][slot] == FROM_SETUP:
        s.hidden_setup -= 1
    elif s.origin[region][slot] == FROM_SUPPLY:
        s.hidden_supply -= 1


@rule
def is_listed_as_used(s: State, region: int, slot: int) -> bool:
    """Tell whether a token whose face is known was drawn from the used ones and is still listed among them (V5)."""
    return s.origin[region][slot] == FROM_OUT and s.pool[s.face[region][slot]] > 0


@rule
def use_up(s: State, region: int, slot: int) -> None:
    """Count a token with a known face as used; it is about to leave the board (C3)."""
    s.known_leftovers -= is_leftover(s, region, slot)
    if not is_listed_as_used(s, region, slot):
        s.gone[s.face[region][slot]] += 1
    if s.origin[region][slot] == FROM_OUT:
        for face in range(FACES):
            s.pool[face] = 0


@rule
def hidden_leftovers(s: State) -> int:
    """Return how many of the hidden tokens from the supply are start tokens (S4)."""
    left = min(s.leftover - s.known_leftovers, s.unseen_start - s.hidden_setup)
    return max(0, min(left, s.hidden_supply))


@rule
def start_weight(s: State, origin: int) -> int:
    """Return the weight of each start face that is not out, for a hidden token of this origin."""
    if origin == FROM_SETUP:
        return 1
    return hidden_leftovers(s) * max(1, s.unseen_regular)


@rule
def regular_weight(s: State, origin: int) -> int:
    """Return the weight of each regular face that is not out, for a hidden token of this origin."""
    if origin == FROM_SETUP:
        return 0
    return (s.hidden_supply - hidden_leftovers(s)) * max(1, s.unseen_start)


@rule
def set_aside(s: State) -> int:
    """Return how many tokens lie beside the game unseen (S4); of those not out, all that are not hidden on the board or in the supply."""
    return s.unseen_start + s.unseen_regular - s.hidden_setup - s.hidden_supply


@rule
def drawn_weight(s: State, face: int) -> int:
    """Return the weight of a face for a token drawn from those not on the board (V5): used ones, online also those set aside."""
    if s.printed == 1:
        return s.pool[face]
    starts = max(1, s.unseen_start)
    regulars = max(1, s.unseen_regular)
    leftovers = hidden_leftovers(s)
    if face < s.start_faces:
        aside = (s.unseen_start - s.hidden_setup - leftovers) * regulars
    else:
        aside = (s.unseen_regular - s.hidden_supply + leftovers) * starts
    return s.pool[face] * starts * regulars + s.unseen[face] * max(0, aside)


@rule
def can_be_drawn_back(s: State) -> bool:
    """Tell whether a token can be drawn from those not on the board (V5); one at a time, as the pool is that of one draw."""
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if s.origin[region][slot] == FROM_OUT:
                return False
    if s.printed == 0 and set_aside(s) > 0:
        return True
    for face in range(FACES):
        if s.gone[face] > 0:
            return True
    return False


@rule
def face_weights(s: State, region: int, slot: int, faces: list[int], weights: list[int]) -> int:
    """Write the faces that a token can show and their weights; return how many. A face that was seen is certain."""
    if s.face[region][slot] != NOBODY:
        faces[0] = s.face[region][slot]
        weights[0] = 1
        return 1
    origin = s.origin[region][slot]
    start = start_weight(s, origin)
    regular = regular_weight(s, origin)
    n = 0
    for face in range(FACES):
        weight = s.unseen[face] * (start if face < s.start_faces else regular)
        if origin == FROM_OUT:
            weight = drawn_weight(s, face)
        if weight > 0:
            faces[n] = face
            weights[n] = weight
            n += 1
    return n
