"""What a class card declares about itself."""

from dataclasses import dataclass

from ..fields import CARD_STEPS, STEPS_OF_A_CARD

Memory = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Question:
    """A question of a card: its name, and what it remembers of earlier answers, as pairs of a name for views and a kind.

    Kinds: `region`; `token` (region * 3 + slot); `shown`, a token whose face the asked seat is being shown.
    """

    name: str
    memory: Memory = ()


@dataclass(frozen=True)
class Card:
    """A class card: its id, its class (a number of `tokens.CLASSES`) and the questions that it asks, at most four.

    The file of a card holds `NUMBER` (its place in a state, never reused), `CARD`, and functions that the rules call if they are there:

    - `can_use(s, seat)`: may the holder, on turn, use the ability now?
    - `use(s, seat)`: begin using it, as a rule by putting a first question on the stack
    - `options(s, step, out)`: write the legal answers to its question number `step`, return how many
    - `answer(s, step, answer)`: carry one out
    - hooks, named as in `hooks.py`
    """

    id: str
    cls: int
    questions: tuple[Question, ...] = ()


def step_of(number: int, question: int) -> int:
    """Return the step number of a card's question."""
    return CARD_STEPS + number * STEPS_OF_A_CARD + question
