"""Common random numbers for paired deals: the deal decides what chance does, not the answers, as far as the positions allow.

Every answer of chance to a question has a clock of its own. It strikes after random waiting times that the deal sets, and runs at a speed
equal to the answer's weight. When chance is asked, the clocks of the legal answers run until one strikes. That answer is given, and its
clock gets its next waiting time; the others stop and continue from there when their answers are legal again. (In the theory of jump
processes this is the random time change; in simulation, common reaction paths.)

The chances are exactly those of the weights, whatever came before. Waiting times are exponential, and the exponential distribution has no
memory: the rest of a waiting time is distributed like a new one. So before every question the times left on all clocks are independent
and exponential, and the probability that a clock strikes first is its share of all speeds. Weights may depend on the past in any way, and
answers may come and go. A fixed random order of all answers would not do: an answer that was skipped would be more likely next time.

And the games of a deal stay alike: as long as the weights of some answers keep their ratios, these answers come in the same order in all
games, however many others come between. Hidden tokens of one sort, tiles of a stack and cards are such answers.
"""

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.compile.rules import rule
from ratskeller.core.dice import below, next_word
from ratskeller.core.engine import actor, apply, legal, step
from ratskeller.core.steps import CHANCE

from .memory import Integers, States

MOST_SEATS = 8
HASH = MOST_SEATS
"""Row of the generator that hashes keys; the rows before it are generators for seats that answer at random."""
UNSHARED = HASH + 1
"""Row of the generator of waiting times for answers without a clock."""
FIRST = UNSHARED + 1
CLOCKS = 1021
"""A prime number, several times the number of answers of chance in any game."""
MOST_PROBES = 32
ROWS = FIRST + CLOCKS
NO_CLOCK = -1

CLOCK = np.dtype([("key", np.int64), ("word", np.uint64), ("left", np.int64)])
"""A clock: the question and answer that it belongs to (0: none yet), its generator, and the time until it strikes."""
Clocks = NDArray[np.void]
"""An array of `CLOCK`."""

BITS = 24
"""Binary places of a waiting time; its mean is 1 / ln 2. Rounding changes a chance by less than one in a million."""
ONE = 30
"""Binary places of the numbers whose logarithm is computed."""


def paired_chance(seed: int, deal: int) -> Clocks:
    """Return the clocks of a deal. A game changes them: every game of the deal needs clocks of its own."""
    clocks = np.zeros(ROWS, dtype=CLOCK)
    clocks["word"][:FIRST] = np.random.SeedSequence([seed, deal]).generate_state(FIRST, dtype=np.uint64)
    clocks["key"][HASH] = clocks["word"][HASH] >> 1
    return clocks


@rule
def waiting_time(word: int) -> int:
    """Return an exponential waiting time from 63 random bits: minus the binary logarithm of a number from 0 to 1."""
    number = (word >> 1) + 1
    zeros = 0
    while number < 1 << 62:
        number <<= 1
        zeros += 1
    # Each bit of the logarithm tells whether the square is 2 or more
    number >>= 62 - ONE
    bits = 0
    for _ in range(BITS):
        number = (number * number) >> ONE
        bits <<= 1
        if number >= 2 << ONE:
            number >>= 1
            bits += 1
    return (zeros << BITS) - bits


@rule
def find_clock(clocks: Clocks, question: int, answer: int) -> int:
    """Return the row of an answer's clock, which is started if it is new; NO_CLOCK if there is no room for it."""
    words = clocks["word"]
    key = (question << 32) + answer + 1
    words[HASH] = int(clocks[HASH]["key"]) ^ key
    word = next_word(words, HASH)
    for probe in range(MOST_PROBES):
        row = FIRST + (word % CLOCKS + probe) % CLOCKS
        if clocks[row]["key"] == key:
            return row
        if clocks[row]["key"] == 0:
            clocks[row]["key"] = key
            words[row] = word
            clocks[row]["left"] = waiting_time(next_word(words, row))
            return row
    return NO_CLOCK


@rule
def draw_paired(clocks: Clocks, question: int, out: list[int], weights: list[int], count: int) -> int:
    """Return one of the `count` answers in `out`, with the chances of `weights` (below 2**31). `out` is overwritten.

    An answer without a clock gets a new waiting time every time: its chance is right, but the games of a deal do not share it.
    """
    if count == 1:
        return out[0]
    chosen, row, soonest, weight = 0, 0, 0, 0
    for i in range(count):
        clock = find_clock(clocks, question, out[i])
        left = int(clocks[clock]["left"]) if clock != NO_CLOCK else waiting_time(next_word(clocks["word"], UNSHARED))
        if i == 0 or left * weight < soonest * weights[i]:
            chosen, row, soonest, weight = out[i], clock, left, weights[i]
        out[i] = clock
    for i in range(count):
        if out[i] != NO_CLOCK:
            clocks[out[i]]["left"] -= weights[i] * soonest // weight
    if row != NO_CLOCK:
        clocks[row]["left"] = waiting_time(next_word(clocks["word"], row))
    return chosen


@rule
def play_until_asked(states: States, clocks: Clocks, random_seats: Integers, out: list[int], weights: list[int]) -> int:
    """Answer for chance and for the seats marked in `random_seats` until another seat is asked or the game is over; return who is asked."""
    s = states[0]
    asked = actor(s)
    while asked == CHANCE or (asked >= 0 and random_seats[asked] == 1):
        count = legal(s, out, weights)
        if asked == CHANCE:
            apply(s, draw_paired(clocks, step(s), out, weights, count))
        else:
            apply(s, out[below(clocks["word"], asked, count)])
        asked = actor(s)
    return asked  # type: ignore[no-any-return]
