"""The plague ravages a region (C3), token by token (C4, C5)."""

from ratskeller.core.decisions import CHANCE, RULES, askee, drop, memo, push, replace
from ratskeller.core.jit import rule
from ratskeller.core.log import emit

from ..data.tokens import MOST_ALIKE
from . import hooks
from .cards import CARD_SPACE, CLASS_OF
from .faces import take_out, use_up
from .fields import ALL, LIMITS, MAJORITY, NOBODY, RAVAGE, SEATS, SLOTS, SYMBOL_BITS, State
from .numbers import (
    ASK_FACE,
    ASK_NEXT_TOKEN,
    ASK_ORDER,
    BY_ALL,
    BY_CLASS,
    BY_MAJORITY,
    EV_CUBE_LOST,
    EV_POTION_LOST,
    EV_RAT_DISCARDED,
    EV_RAT_OPENED,
    EV_RAT_REVEALED,
    EV_RAT_SEEN,
    EV_RAVAGE_BEGAN,
    EV_RAVAGE_ENDED,
    EV_REGION_SPARED,
    EV_SPARED,
    EVALUATING,
    FACE,
    FOR_ALL,
    FOR_LOOK,
    FOR_RAVAGE,
    TOKEN,
)
from .pieces import counted_population, lift_rat, nuns_in, population, remove_cube
from .potions import lose_potion

before_ravage = hooks.before_ravage
after_token = hooks.after_token

CLASS_COUNT = 6


@rule
def ravage(s: State) -> None:
    """C3: begin to ravage the region in memo 0 of the top step, if it holds cubes and rats. Memo 1: cards that brought it about."""
    region = memo(s, 0)
    acting = memo(s, 1)
    final = int(s.round == RAVAGE)
    if s.rats[region] == 0 or population(s, region) == 0:
        drop(s)
        emit(s, EV_REGION_SPARED, region, int(s.rats[region] > 0), final)
        return
    s.ravaged = region
    s.acting = acting
    s.neutral = s.final_neutral if final == 1 and region == s.plague else 0
    replace(s, EVALUATING, RULES, region)
    cubes = s.cubes[region]
    emit(s, EV_RAVAGE_BEGAN, region, s.rats[region], cubes[0], cubes[1], cubes[2], cubes[3], final)
    if final == 0:
        before_ravage(s, s.seat, region)


@rule
def evaluate_next(s: State) -> None:
    """C3: go on to the next token, until no rat or no cube is left."""
    region = memo(s, 0)
    if s.ordered == 1 and s.opened < s.rats[region]:
        push(s, ASK_FACE, CHANCE, region, s.opened, FOR_ALL)
    elif s.rats[region] == 0 or population(s, region) == 0:
        end_ravage(s, region)
    elif s.ordered == 1:
        push(s, ASK_ORDER, s.seat, region)
    else:
        push(s, ASK_NEXT_TOKEN, CHANCE, region)


@rule
def end_ravage(s: State, region: int) -> None:
    """C3: the region is done with. Rats that were all revealed at once leave it, those not revealed stay (K-CRUSADER)."""
    drop(s)
    no_rats = int(s.rats[region] == 0)
    if s.ordered == 1:
        while s.rats[region] > 0:
            emit(s, EV_RAT_DISCARDED, region, 0, s.face[region][0])
            use_up(s, region, 0)
            lift_rat(s, region, 0)
    emit(s, EV_RAVAGE_ENDED, region, s.lost[0], s.lost[1], s.lost[2], s.lost[3], no_rats)
    s.ravaged = NOBODY
    s.neutral = 0
    s.ordered = 0
    s.opened = 0
    s.acting = 0
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
    """H5: the face comes out, for the seat that looks (H1) or for everybody (C4, K-CRUSADER)."""
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
    elif purpose == FOR_ALL:
        s.opened += 1
        emit(s, EV_RAT_OPENED, region, slot, face)
    else:
        reveal(s, region, slot)


@rule
def order_answer(s: State, answer: int) -> None:
    """K-CRUSADER: the token that the player picked is evaluated."""
    token = answer - TOKEN
    drop(s)
    s.opened -= 1
    reveal(s, token // SLOTS, token % SLOTS)


@rule
def reveal(s: State, region: int, slot: int) -> None:
    """C4: a token leaves the game; with population at its limit there is an outbreak."""
    face = s.face[region][slot]
    use_up(s, region, slot)
    lift_rat(s, region, slot)
    limit = s.symbols[face] % LIMITS
    people = counted_population(s, region, s.neutral)
    emit(s, EV_RAT_REVEALED, region, slot, face, limit, people, s.neutral, nuns_in(s, region))
    before = lost_by_others(s, s.seat)
    if people >= limit:
        outbreak(s, region, s.symbols[face] // LIMITS)
    if s.round != RAVAGE:
        after_token(s, s.seat, region, lost_by_others(s, s.seat) - before)


@rule
def lost_by_others(s: State, seat: int) -> int:
    """Return how many cubes the other seats lost in this ravage so far; potions are no cubes (V2)."""
    count = 0
    for other in range(s.players):
        if other != seat:
            count += s.lost[other]
    return count


@rule
def outbreak(s: State, region: int, symbols: int) -> None:
    """C5: first M, then every class symbol, then A; each as often as the token bears it."""
    if born(symbols, MAJORITY) > 0:
        hit_majority(s, region, born(symbols, MAJORITY))
    for symbol in range(CLASS_COUNT):
        for _ in range(born(symbols, symbol)):
            hit_class(s, region, symbol)
    for _ in range(born(symbols, ALL)):
        for seat in range(s.players):
            lose_cube(s, region, seat, BY_ALL, NOBODY, NOBODY, 0)


@rule
def born(symbols: int, symbol: int) -> int:
    """Return how often a token bears a symbol."""
    return (symbols >> SYMBOL_BITS * symbol) & MOST_ALIKE


@rule
def hit_majority(s: State, region: int, times: int) -> None:
    """C5: whoever has most cubes there removes one for every M; all who tie for most remove one each. Those who do are fixed before."""
    most = most_there(s, region)
    tied = 0
    for seat in range(s.players):
        tied += most >> seat & 1
    for _ in range(times):
        for seat in range(s.players):
            if most >> seat & 1 == 1:
                lose_cube(s, region, seat, BY_MAJORITY, NOBODY, NOBODY, tied)


@rule
def most_there(s: State, region: int) -> int:
    """Return the seats with most cubes in a region, as bits; none where no cube is."""
    highest = 1
    for seat in range(s.players):
        highest = max(highest, s.cubes[region][seat])
    seats = 0
    for seat in range(s.players):
        seats |= int(s.cubes[region][seat] == highest) << seat
    return seats


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
    """C5: a cube goes back to the stock, or one potion in its place (V2); a player without cubes there removes nothing."""
    if s.potions[region][seat] != 0:
        left = lose_potion(s, region, seat)
        emit(s, EV_POTION_LOST, seat, region, cause, symbol, card, tied, left)
    elif s.cubes[region][seat] > 0:
        remove_cube(s, region, seat)
        emit(s, EV_CUBE_LOST, seat, region, cause, symbol, card, tied)
