"""Phase C: the plague piece moves (C1), rats spread (C2), the plague ravages (C3) token by token (C4, C5)."""

from ratskeller.core.decisions import CHANCE, RULES, askee, drop, memo, push, remember, replace
from ratskeller.core.jit import rule
from ratskeller.core.log import emit

from . import hooks
from .board import REGIONS
from .cards import CARD_SPACE, CLASS_OF
from .faces import take_out, use_up
from .fields import (
    ALL_BIT,
    ASK_FACE,
    ASK_NEXT_TOKEN,
    ASK_RAT,
    BY_ALL,
    BY_CLASS,
    BY_MAJORITY,
    EV_CUBE_LOST,
    EV_PLAGUE_MOVED,
    EV_RAT_ADDED,
    EV_RAT_REVEALED,
    EV_RAT_SEEN,
    EV_RAVAGE_BEGAN,
    EV_RAVAGE_ENDED,
    EV_REGION_SPARED,
    EV_SPARED,
    EV_SPREAD_STOPPED,
    EVALUATING,
    FACE,
    FOR_LOOK,
    FOR_RAVAGE,
    MAJORITY_BIT,
    NOBODY,
    PLAGUE,
    RAVAGE,
    RAVAGING,
    REGION,
    SEATS,
    SLOTS,
    STAY,
    TOKEN,
    State,
)
from .pieces import draw_rat, lift_rat, may_cross, population, rats_may_enter, reaches, remove_cube

plague_steps = hooks.plague_steps
before_ravage = hooks.before_ravage

MOST_RATS_ADDED = 2
LIMITS = 16
"""A face is limit + LIMITS * symbol bits."""
CLASS_COUNT = 6


@rule
def destinations(s: State, seat: int, out: list[int], n: int) -> int:
    """C1: write where the plague piece may end after the first `n` answers; STAY where it can't move. Return how many there are then."""
    first = n
    steps = plague_steps(s, seat)
    for region in range(REGIONS):
        if reaches(s, s.plague, region, steps) > 0:
            out[n] = PLAGUE + region
            n += 1
    if n == first:
        out[n] = STAY
        n += 1
    return n


@rule
def move_plague(s: State, seat: int, region: int, most: int, final: int) -> None:
    """Put the plague piece into a region."""
    steps = reaches(s, s.plague, region, most)
    emit(s, EV_PLAGUE_MOVED, seat, s.plague, region, steps, final)
    s.plague = region


@rule
def begin_plague(s: State, answer: int) -> None:
    """Move the piece, then put ravage and spread on the stack, the spread on top (C1 to C3)."""
    if answer == STAY:
        emit(s, EV_PLAGUE_MOVED, s.seat, s.plague, s.plague, 0, 0)
        return
    region = answer - PLAGUE
    move_plague(s, s.seat, region, plague_steps(s, s.seat), 0)
    push(s, RAVAGING, RULES, region)
    push(s, ASK_RAT, s.seat, min(s.rats[region], MOST_RATS_ADDED), region)
    stop_spread_if_done(s)


@rule
def has_room_beside(s: State, region: int) -> bool:
    """Tell whether a rat can be added next to a region (C2)."""
    for i in range(s.degree[region]):
        to = s.beside[region][i]
        if may_cross(s, region, to) and rats_may_enter(s, to):
            return True
    return False


@rule
def stop_spread_if_done(s: State) -> None:
    """C2: no question is asked when all rats are added, the supply is empty, or no neighbour has room."""
    left = memo(s, 0)
    region = memo(s, 1)
    if left == 0:
        drop(s)
    elif s.supply == 0 or not has_room_beside(s, region):
        drop(s)
        emit(s, EV_SPREAD_STOPPED, region, left, int(s.supply == 0))


@rule
def rat_options(s: State, out: list[int]) -> int:
    """C2: neighbours of the plague region with room."""
    n = 0
    region = memo(s, 1)
    for i in range(s.degree[region]):
        to = s.beside[region][i]
        if may_cross(s, region, to) and rats_may_enter(s, to):
            out[n] = REGION + to
            n += 1
    return n


@rule
def rat_answer(s: State, answer: int) -> None:
    """C2: lay one new token there, face down."""
    region = answer - REGION
    slot = draw_rat(s, region)
    emit(s, EV_RAT_ADDED, askee(s), region, slot, s.supply)
    remember(s, 0, memo(s, 0) - 1)
    stop_spread_if_done(s)


@rule
def ravage(s: State) -> None:
    """C3: begin to ravage the region in memo 0 of the top step, if it holds cubes and rats."""
    region = memo(s, 0)
    final = int(s.round == RAVAGE)
    if s.rats[region] == 0 or population(s, region) == 0:
        drop(s)
        emit(s, EV_REGION_SPARED, region, int(s.rats[region] > 0), final)
        return
    s.ravaged = region
    s.neutral = s.final_neutral if final == 1 and region == s.plague else 0
    replace(s, EVALUATING, RULES, region)
    cubes = s.cubes[region]
    emit(s, EV_RAVAGE_BEGAN, region, s.rats[region], cubes[0], cubes[1], cubes[2], cubes[3], final)
    if final == 0:
        before_ravage(s, s.seat, region)


@rule
def evaluate_next(s: State) -> None:
    """C3: ask chance for the next token, until no rat or no cube is left."""
    region = memo(s, 0)
    no_rats = s.rats[region] == 0
    if not no_rats and population(s, region) > 0:
        push(s, ASK_NEXT_TOKEN, CHANCE, region)
        return
    drop(s)
    emit(s, EV_RAVAGE_ENDED, region, s.lost[0], s.lost[1], s.lost[2], s.lost[3], int(no_rats))
    s.ravaged = NOBODY
    s.neutral = 0
    for seat in range(SEATS):
        s.lost[seat] = 0


@rule
def next_token_options(s: State, out: list[int]) -> int:
    """C3: every token of the region is equally likely."""
    region = memo(s, 0)
    for slot in range(s.rats[region]):
        out[slot] = TOKEN + region * SLOTS + slot
    return s.rats[region]


@rule
def next_token_answer(s: State, answer: int) -> None:
    """Turn that token over."""
    token = answer - TOKEN
    replace(s, ASK_FACE, CHANCE, token // SLOTS, token % SLOTS, FOR_RAVAGE)


@rule
def face_answer(s: State, answer: int) -> None:
    """H5: the face comes out, for the seat that looks (H1) or for everybody (C4)."""
    region = memo(s, 0)
    slot = memo(s, 1)
    purpose = memo(s, 2)
    face = answer - FACE
    drop(s)
    if s.face[region][slot] == NOBODY:
        take_out(s, region, slot, face)
    if purpose == FOR_LOOK:
        seat = askee(s)
        s.seen[region][slot] = s.seen[region][slot] | (1 << seat)
        emit(s, EV_RAT_SEEN, seat, region, slot, face)
    else:
        reveal(s, region, slot)


@rule
def reveal(s: State, region: int, slot: int) -> None:
    """C4: a token leaves the game; with population at its limit there is an outbreak."""
    face = s.face[region][slot]
    use_up(s, region, slot)
    lift_rat(s, region, slot)
    limit = s.symbols[face] % LIMITS
    people = max(0, population(s, region) + s.neutral)
    emit(s, EV_RAT_REVEALED, region, slot, face, limit, people, s.neutral, int(people >= limit))
    if people >= limit:
        outbreak(s, region, s.symbols[face] // LIMITS)


@rule
def outbreak(s: State, region: int, symbols: int) -> None:
    """C5: first M, then every class symbol, then A."""
    if (symbols >> MAJORITY_BIT) & 1 == 1:
        hit_majority(s, region)
    for symbol in range(CLASS_COUNT):
        if (symbols >> symbol) & 1 == 1:
            hit_class(s, region, symbol)
    if (symbols >> ALL_BIT) & 1 == 1:
        for seat in range(s.players):
            lose_cube(s, region, seat, BY_ALL, NOBODY, NOBODY, 0)


@rule
def hit_majority(s: State, region: int) -> None:
    """C5: whoever has most cubes there removes one; all who tie for most remove one each."""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.cubes[region][seat])
    if highest == 0:
        return
    tied = 0
    for seat in range(s.players):
        if s.cubes[region][seat] == highest:
            tied += 1
    for seat in range(s.players):
        if s.cubes[region][seat] == highest:
            lose_cube(s, region, seat, BY_MAJORITY, NOBODY, NOBODY, tied)


@rule
def hit_class(s: State, region: int, symbol: int) -> None:
    """C5: a holder removes one cube for each card of that class that he holds (K1)."""
    held = False
    for card in range(CARD_SPACE):
        if CLASS_OF[card] == symbol and s.holder[card] >= 0:
            held = True
            seat = s.holder[card]
            if s.cubes[region][seat] > 0:
                lose_cube(s, region, seat, BY_CLASS, symbol, card, 0)
            else:
                emit(s, EV_SPARED, region, symbol, seat, card)
    if not held:
        emit(s, EV_SPARED, region, symbol, NOBODY, NOBODY)


@rule
def lose_cube(s: State, region: int, seat: int, cause: int, symbol: int, card: int, tied: int) -> None:
    """C5: a cube goes back to the stock; a player without cubes there removes nothing."""
    if s.cubes[region][seat] > 0:
        remove_cube(s, region, seat)
        emit(s, EV_CUBE_LOST, seat, region, cause, symbol, card, tied)


@rule
def move_options(s: State, out: list[int]) -> int:
    """The final round's move of the plague piece: up to memo 0 steps; standing still is a pass (K-KNIGHT)."""
    n = 0
    for region in range(REGIONS):
        if region == s.plague or reaches(s, s.plague, region, memo(s, 0)) > 0:
            out[n] = REGION + region
            n += 1
    return n


@rule
def move_answer(s: State, answer: int) -> None:
    """Move the piece; in the online reading the plague ravages there at once, without C2 (V1)."""
    region = answer - REGION
    seat = askee(s)
    steps = memo(s, 0)
    moved = region != s.plague
    drop(s)
    move_plague(s, seat, region, steps, 1)
    if moved and s.printed == 0:
        push(s, RAVAGING, RULES, region)
