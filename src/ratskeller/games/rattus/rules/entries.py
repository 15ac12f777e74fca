"""The entries of the rules: who is asked, what is legal, what an answer does, and how chance answers.

Python and compiled code call the same entries, and everything that they call is a rule as well.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, RULES, askee, memo, top_step

from ..data.board import REGIONS
from . import hooks
from .cube_moves import which_answer, which_options
from .extras import extra_answer, extra_options
from .faces import face_weights, regular_weight, start_weight, take_out
from .fields import FROM_OUT, NOBODY, State
from .final_moves import move_answer, move_options
from .game_end import end_of_turn, final_ravage, final_turns
from .numbers import (
    ASK_CARD,
    ASK_EXTRA,
    ASK_FACE,
    ASK_MOVE,
    ASK_NEXT_TOKEN,
    ASK_ORDER,
    ASK_PLAGUE_START,
    ASK_POTION,
    ASK_RAT,
    ASK_SETTLE,
    ASK_START_SEAT,
    ASK_TURN,
    ASK_WHICH,
    CARD_STEPS,
    END,
    END_OF_TURN,
    EVALUATING,
    FACE,
    FINAL_TURNS,
    OUTBREAK,
    RAVAGING,
    SETTLING,
    STEPS_OF_A_CARD,
)
from .plague import rat_answer, rat_options
from .ravage import (
    evaluate_next,
    face_answer,
    next_token_answer,
    next_token_options,
    order_answer,
    outbreak_goes_on,
    potion_answer,
    potion_options,
    ravage,
)
from .setup import (
    all_regions,
    all_seats,
    card_answer,
    card_options,
    plague_start_answer,
    settle_answer,
    settling,
    start_seat_answer,
)
from .turn import turn_answer, turn_options

question_options = hooks.question_options
question_answer = hooks.question_answer

STATE = State
MOST_OPTIONS = 160
"""Most legal answers: the size of `out` and `weights`."""

step = top_step


@rule
def actor(s: State) -> int:
    """Return whom the open question asks: a seat, CHANCE, or RULES when the game is over."""
    return askee(s)


@rule
def legal(s: State, out: list[int], weights: list[int]) -> int:
    """Write the legal answers in ascending order; return how many. For chance, `weights` are proportional to the probabilities."""
    step = top_step(s)
    if askee(s) == CHANCE:
        return chance_options(s, step, out, weights)
    if step == ASK_TURN:
        return turn_options(s, out)
    if step == ASK_RAT:
        return rat_options(s, out)
    if step >= CARD_STEPS:
        place = step - CARD_STEPS
        count: int = question_options(place // STEPS_OF_A_CARD, s, place % STEPS_OF_A_CARD, out)
        return count
    return rare_options(s, step, out)


@rule
def rare_options(s: State, step: int, out: list[int]) -> int:
    if step == ASK_SETTLE:
        return all_regions(s, out)
    if step == ASK_MOVE:
        return move_options(s, out)
    if step == ASK_EXTRA:
        return extra_options(s, out)
    if step == ASK_ORDER:
        return next_token_options(s, out)
    if step == ASK_WHICH:
        return which_options(s, out)
    if step == ASK_POTION:
        return potion_options(s, out)
    return 0


@rule
def chance_options(s: State, step: int, out: list[int], weights: list[int]) -> int:
    if step == ASK_FACE:
        n = face_weights(s, memo(s, 0), memo(s, 1), out, weights)
        for i in range(n):
            out[i] += FACE
        return n
    if step == ASK_CARD:
        return card_options(s, out, weights)
    if step == ASK_NEXT_TOKEN:
        n = next_token_options(s, out)
    elif step == ASK_PLAGUE_START:
        n = all_regions(s, out)
    else:
        n = all_seats(s, out)
    for i in range(n):
        weights[i] = 1
    return n


@rule
def draw(s: State, out: list[int], weights: list[int], word: int) -> int:
    """Return an answer of chance, drawn by a random `word` (63 bits) with the probabilities of `legal`; `out` and `weights` are buffers."""
    step = top_step(s)
    if step == ASK_FACE:
        return FACE + face_drawn(s, memo(s, 0), memo(s, 1), out, weights, word)
    n = chance_options(s, step, out, weights)
    return out[picked(weights, n, word)] if step == ASK_CARD else out[word % n]


@rule
def face_drawn(s: State, region: int, slot: int, out: list[int], weights: list[int], word: int) -> int:
    """Return the face of a token, drawn by a random word (H5); `out` and `weights` are buffers."""
    if s.origin[region][slot] == FROM_OUT:
        return out[picked(weights, face_weights(s, region, slot, out, weights), word)]
    return draw_face(s, region, slot, word)


@rule
def picked(weights: list[int], n: int, word: int) -> int:
    """Return an index below `n`, drawn by a random word in proportion to the weights."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = word % total
    place = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


@rule
def draw_face(s: State, region: int, slot: int, word: int) -> int:
    """H5: draw first whether it is a start or a regular token, then which of those that are not out."""
    if s.face[region][slot] != NOBODY:
        return s.face[region][slot]
    origin = s.origin[region][slot]
    starts = start_weight(s, origin)
    regulars = regular_weight(s, origin)
    in_start = starts * s.unseen_start
    place = word % (in_start + regulars * s.unseen_regular)
    if place < in_start:
        place //= starts
        face = 0
    else:
        place = (place - in_start) // regulars
        face = s.start_faces
    while place >= s.unseen[face]:
        place -= s.unseen[face]
        face += 1
    return face


@rule
def deal(s: State, out: list[int], weights: list[int], word: int) -> int:
    """Draw the face of one token that a seat has looked at but whose face was removed (H1, H5); return 0 when there is none."""
    for region in range(REGIONS):
        for slot in range(s.rats[region]):
            if s.seen[region][slot] != 0 and s.face[region][slot] == NOBODY:
                take_out(s, region, slot, face_drawn(s, region, slot, out, weights, word))
                return 1
    return 0


@rule
def apply(s: State, answer: int) -> None:
    """Apply a legal answer, and everything that follows from it up to the next question."""
    step = top_step(s)
    if step == ASK_TURN:
        turn_answer(s, answer)
    elif step == ASK_NEXT_TOKEN:
        next_token_answer(s, answer)
    elif step == ASK_FACE:
        face_answer(s, answer)
    elif step == ASK_RAT:
        rat_answer(s, answer)
    elif step >= CARD_STEPS:
        place = step - CARD_STEPS
        question_answer(place // STEPS_OF_A_CARD, s, place % STEPS_OF_A_CARD, answer)
    else:
        apply_rare(s, step, answer)
    go_on(s)


@rule
def apply_rare(s: State, step: int, answer: int) -> None:
    if step == ASK_SETTLE:
        settle_answer(s, answer)
    elif step == ASK_MOVE:
        move_answer(s, answer)
    elif step == ASK_EXTRA:
        extra_answer(s, answer)
    elif step == ASK_ORDER:
        order_answer(s, answer)
    elif step == ASK_WHICH:
        which_answer(s, answer)
    elif step == ASK_POTION:
        potion_answer(s, answer)
    elif step == ASK_CARD:
        card_answer(s, answer)
    elif step == ASK_PLAGUE_START:
        plague_start_answer(s, answer)
    elif step == ASK_START_SEAT:
        start_seat_answer(s, answer)


@rule
def go_on(s: State) -> None:
    while askee(s) == RULES:
        step = top_step(s)
        if step == END:
            return
        if step == EVALUATING:
            evaluate_next(s)
        elif step == RAVAGING:
            ravage(s)
        elif step == END_OF_TURN:
            end_of_turn(s)
        elif step == SETTLING:
            settling(s)
        elif step == FINAL_TURNS:
            final_turns(s)
        elif step == OUTBREAK:
            outbreak_goes_on(s)
        else:
            final_ravage(s)
