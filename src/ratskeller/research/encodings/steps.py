"""Steps of many games at once: templates that are compiled with the rules and the encoding of a game.

Every game has a slot in `states`, and a row with the same number in every other array; the slot `start` holds the beginning of a game.
`chosen` lists the games that a call works on, from its place `first` up to `last`.

- `rows`, `masks`, `counts`, `choices`: what the asked seat may know, 1 for each action that is legal, how many are legal, and their numbers
- `seats`: the asked seat; NOBODY in a game that is over
- `rewards`: by seat; zero until the game is over
- `ended`: 1 if the last step ended a game
- `finals`: the observation at the end of the last game, where games begin again at once
- `learners`: the seat that is asked, while all others answer at random; NOBODY to ask all of them
- `known`: what `observe` returned for the row
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.compile.rules import placeholder, rule
from ratskeller.core.dice import below
from ratskeller.core.engine import actor, apply, copy_state, legal, random_answer
from ratskeller.core.steps import CHANCE, RULES

from .layout import FRESH

States = Any
Bytes = Any
Integers = NDArray[np.int64]
Words = NDArray[np.uint64]
NOBODY = -1

SAME_STEP, NEXT_STEP, NEVER = range(3)
"""When a game that is over begins again: in the step that ended it, in the next one, or by `begin_games` only."""

action_of = placeholder("action_of")
answer_of = placeholder("answer_of")
observe = placeholder("observe")
has_won = placeholder("has_won")


@rule
def first_refused(
    chosen: Integers, first: int, last: int, autoreset: int, actions: Integers, masks: NDArray[np.int8], ended: Integers
) -> int:
    """Return the number of the first game, plus 1, whose action is not legal; 0 if there is none."""
    for k in range(first, last):
        i = chosen[k]
        if ended[i] == 1 and autoreset == NEXT_STEP:
            continue
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i + 1  # type: ignore[no-any-return]
    return 0


@rule
def step_games(
    states: States,
    raw: Bytes,
    chosen: Integers,
    first: int,
    last: int,
    start: int,
    autoreset: int,
    actions: Integers,
    rows: NDArray[np.int16],
    masks: NDArray[np.int8],
    choices: NDArray[np.int32],
    counts: Integers,
    rewards: NDArray[np.float32],
    seats: Integers,
    ended: Integers,
    finals: NDArray[np.int16],
    learners: Integers,
    known: Integers,
    words: Words,
    out: Integers,
    weights: Integers,
) -> int:
    """Play a legal action in each game, and what follows until a seat is asked. Return as `first_refused`; then nothing is played."""
    refused = first_refused(chosen, first, last, autoreset, actions, masks, ended)
    if refused != 0:
        return refused
    for k in range(first, last):
        i = chosen[k]
        if ended[i] == 1:
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
        if ended[i] == 1 and autoreset == NEXT_STEP:
            begin(states, raw, i, start, learners, known, words, out, weights)
        else:
            apply(states[i], answer_of(states[i], int(actions[i])))
            go_on(states, i, learners[i], words, out, weights)
        ended[i] = 0
        if actor(states[i]) == RULES:
            ended[i] = 1
            pay(states[i], rewards[i])
            viewer = learners[i] if learners[i] != NOBODY else seats[i]
            if autoreset == SAME_STEP:
                observe(states[i], viewer, finals[i], FRESH)
                begin(states, raw, i, start, learners, known, words, out, weights)
            else:
                known[i] = observe(states[i], viewer, rows[i], known[i])
        show(states, i, rows, masks, choices, counts, seats, known, out, weights)
    return 0


@rule
def begin_games(
    states: States,
    raw: Bytes,
    chosen: Integers,
    first: int,
    last: int,
    start: int,
    rows: NDArray[np.int16],
    masks: NDArray[np.int8],
    choices: NDArray[np.int32],
    counts: Integers,
    rewards: NDArray[np.float32],
    seats: Integers,
    ended: Integers,
    learners: Integers,
    known: Integers,
    words: Words,
    out: Integers,
    weights: Integers,
) -> int:
    """Begin games anew, up to the first question to a seat."""
    for k in range(first, last):
        i = chosen[k]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        ended[i] = 0
        begin(states, raw, i, start, learners, known, words, out, weights)
        show(states, i, rows, masks, choices, counts, seats, known, out, weights)
    return 0


@rule
def begin(
    states: States,
    raw: Bytes,
    i: int,
    start: int,
    learners: Integers,
    known: Integers,
    words: Words,
    out: Integers,
    weights: Integers,
) -> None:
    """Set a game to its beginning, and let chance and seats at random answer."""
    copy_state(states, raw, i, start)
    known[i] = FRESH
    go_on(states, i, learners[i], words, out, weights)


@rule
def go_on(states: States, i: int, learner: int, words: Words, out: Integers, weights: Integers) -> None:
    """Let chance answer, and all seats but the learner at random, until a seat is asked or the game is over."""
    s = states[i]
    who = actor(s)
    while who == CHANCE or is_random(who, learner):
        apply(s, random_answer(s, words, i, out, weights))
        who = actor(s)


@rule
def is_random(who: int, learner: int) -> bool:
    """Tell whether a seat answers at random, because only the learner is asked."""
    if who == RULES or learner == NOBODY:
        return False
    return who != learner


@rule
def pay(s: Any, rewards: NDArray[np.float32]) -> None:
    """Write the rewards of a game that is over: their sum is zero, a seat that wins alone gets 1."""
    winners = 0
    for seat in range(s.players):
        winners += int(has_won(s, seat))
    for seat in range(s.players):
        share = s.players / winners if has_won(s, seat) else 0.0
        rewards[seat] = (share - 1.0) / (s.players - 1)


@rule
def show(
    states: States,
    i: int,
    rows: NDArray[np.int16],
    masks: NDArray[np.int8],
    choices: NDArray[np.int32],
    counts: Integers,
    seats: Integers,
    known: Integers,
    out: Integers,
    weights: Integers,
) -> None:
    """Write what the asked seat may know and do. In a game that is over nothing is legal, and the observation stays."""
    s = states[i]
    for j in range(counts[i]):
        masks[i, choices[i, j]] = 0
    counts[i] = 0
    who = actor(s)
    if who == RULES:
        seats[i] = NOBODY
        return
    seats[i] = who
    known[i] = observe(s, who, rows[i], known[i])
    count = legal(s, out, weights)
    counts[i] = count
    for j in range(count):
        action = action_of(s, out[j])
        choices[i, j] = action
        masks[i, action] = 1


@rule
def observe_game(states: States, place: int, viewer: int, rows: NDArray[np.int16]) -> int:
    return observe(states[place], viewer, rows[0], FRESH)  # type: ignore[no-any-return]


@rule
def pick_actions(
    chosen: Integers,
    first: int,
    last: int,
    actions: Integers,
    choices: NDArray[np.int32],
    counts: Integers,
    words: Words,
) -> int:
    """Write a random legal action of each game that is not over; 0 for one that is."""
    for k in range(first, last):
        i = chosen[k]
        actions[i] = choices[i, below(words, i, counts[i])] if counts[i] > 0 else 0
    return 0


TEMPLATES = (step_games, begin_games, observe_game, pick_actions)
