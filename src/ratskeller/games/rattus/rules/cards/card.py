"""What a class card declares about itself."""

from dataclasses import dataclass

from ..numbers import CARD_STEPS, STEPS_OF_A_CARD

Memory = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Question:
    """A question of a card: its name, and what it remembers of earlier answers, as pairs of a name for views and a kind.

    Kinds: `region`; `token` (region * 3 + slot); `shown`, a token whose face the asked seat is being shown; `cube` (an answer);
    `way` (region * 12 + region), shown under `region` and `to`; `number`, a small one; `some` of a seat's cubes that
    differ, rats `following` along the way before it; `regions` as bits; `wall`, `nun`, `bishop`: the place where the piece
    of the `number` before it lies, or NOBODY.
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

    `rule` is the number of its rule where that is not K- and its id; `brings` names the pieces that are there only with this card, as
    positions spell them (`walls`).
    """

    id: str
    cls: int
    questions: tuple[Question, ...] = ()
    rule: str = ""
    brings: str = ""

    @property
    def cited(self) -> str:
        """The number of its rule as it is cited: `RAT-K-KNIGHT`."""
        return f"RAT-{self.rule or 'K-' + self.id.upper()}"


def step_of(number: int, question: int) -> int:
    return CARD_STEPS + number * STEPS_OF_A_CARD + question


def card_of_step(step: int) -> int:
    return (step - CARD_STEPS) // STEPS_OF_A_CARD
