"""The rules of Apples: who is asked, what is legal, what an answer does, and how chance decides."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, RULES, askee, drop, emit, memo, nothing_to_deal, push, replace, top_step

from .fields import NOBODY, ROTTEN, SOUND, State
from .numbers import (
    APPLE,
    ASK_APPLE,
    ASK_KEEP,
    ASK_TURN,
    END,
    EV_OVER,
    EV_SEEN,
    EV_TAKEN,
    EV_THROWN,
    EV_TURN,
    LOOK,
    TAKE,
    THROW,
)

STATE = State
MOST_OPTIONS = 2
"""Room that `out` of `legal` needs."""

step = top_step
deal = nothing_to_deal


@rule
def actor(s: State) -> int:
    """Return whom the open question asks: a seat, CHANCE, or RULES when the game is over."""
    return askee(s)


@rule
def legal(s: State, out: list[int], weights: list[int]) -> int:
    """Write the legal answers in ascending order; return how many. For chance, `weights` are proportional to the probabilities."""
    step = top_step(s)
    if step == END:
        return 0
    if step == ASK_APPLE:
        n = 0
        for apple in range(2):
            if s.left[apple] > 0:
                out[n] = APPLE + apple
                weights[n] = s.left[apple]
                n += 1
        return n
    out[0] = TAKE
    out[1] = THROW if step == ASK_KEEP else LOOK
    return 2


@rule
def draw(s: State, out: list[int], weights: list[int], word: int) -> int:
    """Return an answer of chance, picked by a random `word` (63 bits) with the exact chances of `legal`."""
    return APPLE + SOUND if word % (s.left[SOUND] + s.left[ROTTEN]) < s.left[SOUND] else APPLE + ROTTEN


@rule
def apply(s: State, answer: int) -> None:
    """Carry out a legal answer, up to the next question."""
    if top_step(s) == ASK_APPLE:
        apple_answer(s, answer - APPLE)
    elif s.seen == NOBODY:
        # Chance is asked on top of the question that was answered, and remembers who wants what
        push(s, ASK_APPLE, CHANCE, askee(s), answer)
    else:
        finish(s, askee(s), answer)


@rule
def apple_answer(s: State, apple: int) -> None:
    """The next apple came up, for a player who looks at it, takes it or throws it away."""
    seat = memo(s, 0)
    answer = memo(s, 1)
    s.left[apple] -= 1
    s.seen = apple
    drop(s)
    if answer == LOOK:
        emit(s, EV_SEEN, seat, apple)
        replace(s, ASK_KEEP, seat)
    else:
        finish(s, seat, answer)


@rule
def finish(s: State, seat: int, answer: int) -> None:
    """APL-2, APL-3: the apple is taken or thrown away: a sound one is a point for who takes it, a rotten one costs all points."""
    if answer == TAKE:
        s.scores[seat] = s.scores[seat] + 1 if s.seen == SOUND else 0
        emit(s, EV_TAKEN, seat, s.seen, s.scores[seat])
    else:
        emit(s, EV_THROWN, seat, s.seen)
    s.seen = NOBODY
    drop(s)
    end_turn(s, seat)


@rule
def end_turn(s: State, seat: int) -> None:
    """APL-4: the next player is on turn, unless the barrel is empty."""
    if s.left[SOUND] + s.left[ROTTEN] == 0:
        push(s, END, RULES)
        emit(s, EV_OVER)
    else:
        begin_turn(s, (seat + 1) % s.players)


@rule
def begin_turn(s: State, seat: int) -> None:
    """APL-2: a seat is on turn."""
    push(s, ASK_TURN, seat)
    emit(s, EV_TURN, seat)
