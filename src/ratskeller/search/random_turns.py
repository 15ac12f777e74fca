"""Whole turns made at random: cheaper than the beam search for one turn, and good enough for seats whose turns are only simulated.

A turn is all answers of a seat until chance or another seat comes in. Every second one keeps the first answers of the best turn so far,
as a local search does, and makes the rest anew. These are templates for all games, as in `beam`.
"""

from ratskeller.core.compile.rules import rule
from ratskeller.core.dice import below
from ratskeller.core.engine import actor, apply, copy_state, random_answer

from .beam import evaluate, prepare
from .memory import NOTHING, PLAN_LENGTH, ROOT, Bytes, SearchBuffers, States, Words


@rule
def best_random_turn(
    states: States, raw: Bytes, b: SearchBuffers, words: Words, weights: list[int], seat: int, attempts: int
) -> int:
    """Return the slot of the best of some random turns from the state at ROOT, by the evaluation for the seat that is asked there."""
    prepare(states[ROOT], b.table)
    best = 0
    most = NOTHING
    for number in range(attempts):
        trial = 1 - best
        reused = below(words, 0, int(b.length[best])) if number % 2 == 1 else 0
        make_random_turn(states, raw, b, words, weights, trial, best, reused)
        value = evaluate(states[trial], seat, b.table)
        if value > most:
            most = value
            best = trial
    return best


@rule
def make_random_turn(
    states: States, raw: Bytes, b: SearchBuffers, words: Words, weights: list[int], slot: int, model: int, reused: int
) -> None:
    """Make a turn from the state at ROOT in a slot: `reused` answers of the turn in the slot `model`, then random ones."""
    copy_state(states, raw, slot, ROOT)
    s = states[slot]
    seat = actor(s)
    length = 0
    while actor(s) == seat and length < PLAN_LENGTH:
        is_reused = length < reused
        answer = int(b.plan[model][length]) if is_reused else random_answer(s, words, 0, b.options[0], weights)
        b.plan[slot][length] = answer
        apply(s, answer)
        length += 1
    b.length[slot] = length
