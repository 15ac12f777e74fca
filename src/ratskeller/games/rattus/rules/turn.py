"""A player's turn: taking a card (T2), adding cubes (T3), using abilities (T1), then the plague; and turns of the final round (F3)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import RULES, drop, emit, push, replace

from . import hooks
from .cards import CARD_SPACE, functions
from .fields import ABSENT, FINAL, NOBODY, State
from .numbers import ADD, ASK_TURN, DONE, END_OF_TURN, EV_CARD_TAKEN, EV_TURN_BEGAN, PLACE, TAKE, USE
from .placement import TOTALS, add, add_options
from .plague import begin_plague, destinations

can_use = hooks.can_use
use = hooks.use
can_place = hooks.can_place
place = hooks.place
extra_cubes = hooks.extra_cubes
when_taken = hooks.when_taken

PLACING = sum(1 << card for card in functions("can_place"))
"""Cards that offer another way to add cubes, as bits."""


@rule
def begin_turn(s: State, seat: int) -> None:
    """Begin the turn of a seat (S8, F2)."""
    s.seat = seat
    clear_turn(s)
    push(s, ASK_TURN, seat)
    emit(s, EV_TURN_BEGAN, seat, int(s.round == FINAL))


@rule
def clear_turn(s: State) -> None:
    s.taken = 0
    s.added = 0
    s.moved = 0
    for card in range(CARD_SPACE):
        s.used[card] = 0


@rule
def turn_options(s: State, out: list[int]) -> int:
    """T1 to T4 in a regular turn, F3 in a final one."""
    n = 0
    if s.round == FINAL:
        out[n] = DONE
        n += 1
    else:
        n = destinations(s, s.seat, out, n)
        if s.added == 0:
            n = add_options(s, s.seat, out, n)
        if s.taken == 0:
            n = take_options(s, out, n)
    cards = cards_of(s, s.seat)
    n = use_options(s, cards, out, n)
    if s.round != FINAL and s.added == 0:
        n = place_options(s, cards & PLACING, out, n)
    return n


@rule
def take_options(s: State, out: list[int], n: int) -> int:
    """T2: any card in play that the player doesn't hold."""
    for card in range(CARD_SPACE):
        out[n] = TAKE + card
        n += int(s.holder[card] != ABSENT) & int(s.holder[card] != s.seat)
    return n


@rule
def cards_of(s: State, seat: int) -> int:
    cards = 0
    for card in range(CARD_SPACE):
        cards |= int(s.holder[card] == seat) << card
    return cards


@rule
def use_options(s: State, cards: int, out: list[int], n: int) -> int:
    """T1: every card held (bits) whose ability was not used this turn and can be used now."""
    card = 0
    while cards >> card != 0:
        if cards >> card & 1 and s.used[card] == 0 and can_use(card, s, s.seat):
            out[n] = USE + card
            n += 1
        card += 1
    return n


@rule
def place_options(s: State, cards: int, out: list[int], n: int) -> int:
    """T3: those of some cards (bits) that offer another way to add cubes now."""
    card = 0
    while cards >> card != 0:
        if cards >> card & 1 and can_place(card, s, s.seat):
            out[n] = PLACE + card
            n += 1
        card += 1
    return n


@rule
def turn_answer(s: State, answer: int) -> None:
    if answer >= PLACE:
        s.added = 1
        s.used[answer - PLACE] = 1
        place(answer - PLACE, s, s.seat, extra_cubes(s, s.seat))
    elif answer >= USE:
        s.used[answer - USE] = 1
        use(answer - USE, s, s.seat)
    elif answer >= TAKE:
        take(s, answer - TAKE)
    elif answer >= ADD:
        add(s, s.seat, (answer - ADD) // TOTALS, (answer - ADD) % TOTALS)
    elif answer == DONE:
        drop(s)
    else:
        replace(s, END_OF_TURN, RULES)
        begin_plague(s, answer)


@rule
def take(s: State, card: int) -> None:
    """T2: take a card from the table or from another player."""
    giver = s.holder[card]
    s.holder[card] = s.seat
    s.taken = 1
    emit(s, EV_CARD_TAKEN, s.seat, card, giver)
    if giver != NOBODY:
        when_taken(card, s, s.seat)
