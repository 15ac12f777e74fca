"""The plague ravages a region (C3), token by token (C4, C5)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, RULES, askee, drop, emit, memo, push, remember, replace

from ..data.tokens import MOST_ALIKE
from . import hooks
from .cards import CARD_SPACE, CLASS_OF
from .faces import take_out, use_up
from .fields import ALL, LIMITS, MAJORITY, NOBODY, RAVAGE, SEATS, SLOTS, SYMBOL_BITS, State
from .numbers import (
    ASK_FACE,
    ASK_NEXT_TOKEN,
    ASK_ORDER,
    ASK_POTION,
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
    NO,
    OUTBREAK,
    TOKEN,
    YES,
)
from .pieces import counted_population, lift_rat, nuns_in, population, remove_cube
from .potions import (
    bears_potions,
    change,
    cube_answer,
    cubes_with,
    fewest_potions,
    lose_potion,
    most_potions,
    potions_of_cube,
)

before_ravage = hooks.before_ravage
after_token = hooks.after_token

CLASS_COUNT = 6
ASKED = -1000
"""Returned instead of the number of a hit: below all of them, so that no later hit of the outbreak is dealt."""
KILLS = 1 << SEATS
"""Memo 2 of OUTBREAK holds the seats that M hits, as bits, then how many cubes others had lost in this ravage before the token,"""
SAID = KILLS * 128
"""and the owner's answer: none yet (0), or CUBE_GOES plus the potions of the cube that loses one."""
CUBE_GOES = 1


@rule
def ravage(s: State) -> None:
    """C3: begin to ravage the region in memo 0 of the top step, if it holds cubes and rats. Memo 1: the cards that caused it."""
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
    """C3: evaluate the next token, until no rat or no cube is left."""
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
    """C3: end the ravage of a region. Rats that were revealed all at once leave it, hidden ones stay (K-CRUSADER)."""
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
    token = answer - TOKEN
    replace(s, ASK_FACE, CHANCE, token // SLOTS, token % SLOTS, FOR_RAVAGE)


@rule
def face_answer(s: State, answer: int) -> None:
    """H5: set the face, for the seat that looks (H1) or for all (C4, K-CRUSADER)."""
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
    """K-CRUSADER: evaluate the token that the player chose."""
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
        symbols = s.symbols[face] // LIMITS
        most = most_there(s, region) if born(symbols, MAJORITY) > 0 else 0
        if s.letter == 1 and bears_potions(s, region):
            push(s, OUTBREAK, RULES, face, 0, most + KILLS * before)
            return
        outbreak(s, region, symbols, most, 0)
    end_token(s, region, before)


@rule
def end_token(s: State, region: int, before: int) -> None:
    """C6: finish a token; `before` it the others had lost that many cubes in this ravage."""
    if s.round != RAVAGE:
        after_token(s, s.seat, region, lost_by_others(s, s.seat) - before)


@rule
def outbreak_goes_on(s: State) -> None:
    """V2, to the letter: continue an outbreak that may ask owners of potions, with the hit in memo 1 of the top step."""
    region = s.ravaged
    packed = memo(s, 2)
    if outbreak(s, region, s.symbols[memo(s, 0)] // LIMITS, packed % KILLS, memo(s, 1)) >= 0:
        drop(s)
        end_token(s, region, packed % SAID // KILLS)


@rule
def lost_by_others(s: State, seat: int) -> int:
    """Return how many cubes the other seats have lost in this ravage; potions don't count (V2)."""
    count = 0
    for other in range(s.players):
        if other != seat:
            count += s.lost[other]
    return count


@rule
def outbreak(s: State, region: int, symbols: int, most: int, first: int) -> int:
    """C5: first M, then every class symbol, then A; each as often as the token bears it. `most`: the seats that M hits, as bits.

    The hits are numbered, and those before the `first` have been dealt. Return how many there are, or ASKED if an owner is asked.
    """
    hit = hit_majority(s, region, most, born(symbols, MAJORITY), first)
    for symbol in range(CLASS_COUNT):
        for _ in range(born(symbols, symbol)):
            hit = hit_class(s, region, symbol, hit, first)
    for _ in range(born(symbols, ALL)):
        for seat in range(s.players):
            hit = lose_cube(s, region, seat, BY_ALL, NOBODY, NOBODY, 0, hit, first)
    return hit


@rule
def born(symbols: int, symbol: int) -> int:
    return (symbols >> SYMBOL_BITS * symbol) & MOST_ALIKE


@rule
def hit_majority(s: State, region: int, most: int, times: int, first: int) -> int:
    """C5: who had most cubes there when the token was revealed removes one for every M; all who tied for most remove one each."""
    hit = 0
    tied = 0
    for seat in range(s.players):
        tied += most >> seat & 1
    for _ in range(times):
        for seat in range(s.players):
            if most >> seat & 1 == 1:
                hit = lose_cube(s, region, seat, BY_MAJORITY, NOBODY, NOBODY, tied, hit, first)
    return hit


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
def hit_class(s: State, region: int, symbol: int, hit: int, first: int) -> int:
    """C5: a holder removes one cube for each card of that class that they hold (K1)."""
    held = False
    for card in range(CARD_SPACE):
        if CLASS_OF[card] == symbol and s.holder[card] >= 0:
            held = True
            seat = s.holder[card]
            if hit >= first and s.cubes[region][seat] == 0:
                emit(s, EV_SPARED, region, symbol, seat, card)
            hit = lose_cube(s, region, seat, BY_CLASS, symbol, card, 0, hit, first)
    if held:
        return hit
    if hit >= first:
        emit(s, EV_SPARED, region, symbol, NOBODY, NOBODY)
    return hit + 1


@rule
def lose_cube(
    s: State, region: int, seat: int, cause: int, symbol: int, card: int, tied: int, hit: int, first: int
) -> int:
    """C5: a cube goes back to the stock, or one potion in its place (V2); a player without cubes there removes nothing.

    Nothing is done for a hit before the `first`. Return the number of the next one, or ASKED.
    """
    if hit < first:
        return hit + 1
    saved = 0
    if s.potions[region][seat] != 0:
        saved = most_potions(s, region, seat) if s.letter == 0 else potion_said(s, region, seat, hit)
    if saved == ASKED:
        return ASKED
    if saved > 0:
        left = lose_potion(s, region, seat, saved)
        emit(s, EV_POTION_LOST, seat, region, cause, symbol, card, tied, left)
    elif s.cubes[region][seat] > 0:
        if s.potions[region][seat] != 0:
            change(s, region, seat, fewest_potions(s, region, seat), -1)
        remove_cube(s, region, seat)
        emit(s, EV_CUBE_LOST, seat, region, cause, symbol, card, tied)
    return hit + 1


@rule
def potion_said(s: State, region: int, seat: int, hit: int) -> int:
    """V2, to the letter: how many potions the cube carries that the owner gives one of; 0 if a cube goes, ASKED if nothing is said yet."""
    said = memo(s, 2) // SAID
    if said == 0:
        remember(s, 1, hit)
        push(s, ASK_POTION, seat, region, seat)
        return ASKED
    remember(s, 2, memo(s, 2) % SAID)
    return said - CUBE_GOES


@rule
def potion_options(s: State, out: list[int]) -> int:
    """A cube goes (no), or a potion of the cube with most (yes); where cubes carry different numbers of them, any of those can be named."""
    region = memo(s, 0)
    seat = askee(s)
    out[0] = NO
    out[1] = YES
    n = 2
    for potions in range(1, most_potions(s, region, seat) + 1):
        if cubes_with(s, region, seat, potions) > 0:
            out[n] = cube_answer(region, seat, potions)
            n += 1
    return n if n > 3 else 2


@rule
def potion_answer(s: State, answer: int) -> None:
    """V2, to the letter: continue the outbreak with the owner's answer."""
    potions = 0
    if answer == YES:
        potions = most_potions(s, memo(s, 0), askee(s))
    elif answer != NO:
        potions = potions_of_cube(answer)
    drop(s)
    remember(s, 2, memo(s, 2) + SAID * (CUBE_GOES + potions))
