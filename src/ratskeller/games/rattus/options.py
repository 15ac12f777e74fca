"""The options of a new game of Rattus, checked and completed (S1, S6, S9, S10)."""

from collections.abc import Sequence
from pathlib import Path

from ratskeller.core import options
from ratskeller.core.errors import BadOption
from ratskeller.core.options import Options, read_options
from ratskeller.core.validation import short_repr

from .data.tokens import CHIVALRY
from .rules.cards import NUMBERS, ROSTER, SETS
from .rules.setup import CARDS_IN_PLAY
from .setup import RANDOM_WAYS

OPTIONS = read_options(Path(__file__).with_suffix(".toml"))
CHIVALRY_ADVISED_BELOW = 4
"""With fewer players a set without a Chivalry card is discouraged (S10)."""


def complete(given: Options) -> Options:
    """Return all options with their values, JSON-ready; `chivalry` only where it is true and chance chooses the cards.

    Errors: BadOption naming the option and what would be right.
    """
    checked = options.complete(OPTIONS, given)
    cards = checked["cards"] = _cards(checked["cards"])
    if checked["chivalry"] and not isinstance(cards, str) and not has_chivalry(cards):
        raise BadOption(f"chivalry: there is no Chivalry card among {', '.join(cards)} (RAT-S10)")
    if not checked["chivalry"] or not isinstance(cards, str):
        del checked["chivalry"]
    return checked


def _cards(value: object) -> str | list[str]:
    if isinstance(value, str):
        if value in RANDOM_WAYS:
            return value
        return list(SETS[value]) if value in SETS else _decoded(value)
    if not isinstance(value, list | tuple):
        raise BadOption(f"cards: must be {_CARDS_FORMS}, not {short_repr(value)}")
    for index, name in enumerate(value):
        if not isinstance(name, str) or name not in NUMBERS:
            raise BadOption(f"cards[{index}]: unknown card {short_repr(name)}; known are {', '.join(NUMBERS)}")
    if len(value) != CARDS_IN_PLAY or len(set(value)) != CARDS_IN_PLAY:
        raise BadOption(f"cards: six different cards are in play (RAT-S9), not {short_repr(list(value))}")
    return list(value)


_CARDS_FORMS = f"one of {', '.join([*SETS, *RANDOM_WAYS])}, a list of six ids or the code of a set"


def code_of(cards: Sequence[str]) -> str:
    """Return the short code of a set: a letter for every card, in alphabetical order. `abcdef` is the base game."""
    return "".join(sorted(letter_of(NUMBERS[card]) for card in cards))


def letter_of(number: int) -> str:
    return chr(ord("a") + number)


def _decoded(code: str) -> list[str]:
    """Return the cards of a code. Letters must be in order, so that a mistyped name is not taken for a code."""
    letters = {letter_of(number): card.id for number, card in ROSTER.items()}
    cards = [letters[letter] for letter in code.lower() if letter in letters]
    if len(set(cards)) != CARDS_IN_PLAY or code_of(cards) != code.lower():
        raise BadOption(
            f"cards: must be {_CARDS_FORMS} (six letters in order, such as 'abcdef'), not {short_repr(code)}"
        )
    return cards


def has_chivalry(cards: Sequence[str]) -> bool:
    return any(ROSTER[NUMBERS[card]].cls == CHIVALRY for card in cards)


def advice(players: int, cards: Sequence[str]) -> list[str]:
    """Return what speaks against a choice of cards: `no-chivalry`, since parts of the board would be safe from the plague (S10)."""
    return ["no-chivalry"] if players < CHIVALRY_ADVISED_BELOW and not has_chivalry(cards) else []
