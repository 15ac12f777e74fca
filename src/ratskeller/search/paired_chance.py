"""Lots for paired deals: what chance brings is set by the deal, not by the answers, as far as the positions allow it.

Every answer that chance can give to a question has a clock of its own. It strikes after random waiting times that the deal sets, and
runs as fast as the answer is likely: by its weight. When chance is asked, the clocks of the legal answers run until one of them
strikes. That answer comes, and its clock is wound up for its next waiting time; the others stop where they are and go on from there
when their answers are legal again. (The random time change of jump processes, known from simulation as common reaction paths.)

The chances are exactly those of the weights, whatever came before. Waiting times are exponential, and such a time has no memory: what
is left of it, when it has not ended yet, is as long as a new one. So before every question the times left on all clocks are independent
and exponential, and of such clocks one strikes first with the share of its speed in all speeds. Weights may depend on the past in any
way, and answers may come and go: a fixed order of all answers would not do, for an answer that was passed over would then be more
likely the next time.

And games of one deal stay together: as long as the weights of some answers keep their proportions among each other, these answers come
in the same order in all games, however many others come between. Hidden tokens of one sort are such answers, tiles of a stack, cards.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.decisions import CHANCE
from ratskeller.core.dice import below, next_word
from ratskeller.core.engine import actor, apply, bare, legal, step
from ratskeller.core.jit import rule

MOST_SEATS = 8
HASH = MOST_SEATS
"""Place of the generator that makes numbers of keys; the places before it are generators of seats that answer at random."""
SPARE = HASH + 1
"""Place of the generator of waiting times for which there is no clock."""
FIRST = SPARE + 1
CLOCKS = 1021
"""A prime number, several times as many as any game of ours has answers of chance."""
MOST_PROBES = 32
ROOM = FIRST + CLOCKS
NO_CLOCK = -1

LOT = np.dtype([("key", np.int64), ("word", np.uint64), ("left", np.int64)])
"""A clock: the question and answer that it belongs to (0: none yet), its generator, and how long it has to run until it strikes."""

BITS = 24
"""Binary places of a waiting time; its mean is 1 / ln 2. What is rounded off moves a chance by less than one in a million."""
ONE = 30
"""Binary places of the numbers whose logarithm is taken."""


def lots_of(seed: int, deal: int) -> NDArray[Any]:
    """Return the lots of a deal, an array of `LOT`. A game changes them: every game of the deal needs lots of its own."""
    lots = np.zeros(ROOM, dtype=LOT)
    lots["word"][:FIRST] = np.random.SeedSequence([seed, deal]).generate_state(FIRST, dtype=np.uint64)
    lots["key"][HASH] = lots["word"][HASH] >> 1
    return lots


@rule
def waiting_time(word: int) -> int:
    """Return an exponential waiting time, made of 63 random bits: minus the binary logarithm of a number from 0 to 1."""
    number = (word >> 1) + 1
    zeros = 0
    while number < 1 << 62:
        number <<= 1
        zeros += 1
    # A bit of the logarithm is whether the square is 2 or more
    number >>= 62 - ONE
    places = 0
    for _ in range(BITS):
        number = (number * number) >> ONE
        places <<= 1
        if number >= 2 << ONE:
            number >>= 1
            places += 1
    return (zeros << BITS) - places


@rule
def clock_of(lots: Any, question: int, answer: int) -> int:
    """Return the place of an answer's clock, wound up if it is new; NO_CLOCK when there is no room for it."""
    words = lots["word"]
    key = (question << 32) + answer + 1
    words[HASH] = int(lots[HASH]["key"]) ^ key
    word = next_word(words, HASH)
    for probe in range(MOST_PROBES):
        place = FIRST + (word % CLOCKS + probe) % CLOCKS
        if lots[place]["key"] == key:
            return place
        if lots[place]["key"] == 0:
            lots[place]["key"] = key
            words[place] = word
            lots[place]["left"] = waiting_time(next_word(words, place))
            return place
    return NO_CLOCK


@rule
def drawn(lots: Any, question: int, out: Any, weights: Any, count: int) -> int:
    """Return one of the `count` answers in `out`, with the chances of `weights` (below 2**31). `out` is overwritten.

    An answer for which there is no clock gets a new waiting time every time: its chance is right, games just do not share it.
    """
    if count == 1:
        return out[0]  # type: ignore[no-any-return]
    chosen, place, soonest, weight = 0, 0, 0, 0
    for i in range(count):
        clock = clock_of(lots, question, out[i])
        left = int(lots[clock]["left"]) if clock != NO_CLOCK else waiting_time(next_word(lots["word"], SPARE))
        if i == 0 or left * weight < soonest * weights[i]:
            chosen, place, soonest, weight = out[i], clock, left, weights[i]
        out[i] = clock
    for i in range(count):
        if out[i] != NO_CLOCK:
            lots[out[i]]["left"] -= weights[i] * soonest // weight
    if place != NO_CLOCK:
        lots[place]["left"] = waiting_time(next_word(lots["word"], place))
    return chosen


@rule
def play_on(states: Any, lots: Any, at_random: Any, out: Any, weights: Any) -> int:
    """Let chance and the seats marked in `at_random` answer, until another seat is asked or the game is over; return who is asked."""
    s = states[0]
    lots = bare(lots)
    out = bare(out)
    weights = bare(weights)
    asked = actor(s)
    while asked == CHANCE or (asked >= 0 and at_random[asked] == 1):
        count = legal(s, out, weights)
        if asked == CHANCE:
            apply(s, drawn(lots, step(s), out, weights, count))
        else:
            apply(s, out[below(lots["word"], asked, count)])
        asked = actor(s)
    return asked  # type: ignore[no-any-return]
