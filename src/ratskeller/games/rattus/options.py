"""The options of a new game of Rattus, checked and completed (S1, S6, S9, S10)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ratskeller.core.errors import BadOption
from ratskeller.core.options import Options, check_known
from ratskeller.core.reading import is_number, shown

from .beginning import RANDOM_WAYS
from .data.board import DEFAULT_BOARD, IN_PLAY
from .data.tokens import CHIVALRY, CLASSES, DEFAULT_TOKENS
from .rules.cards import NUMBERS, ROSTER, SETS
from .rules.setup import CARDS_IN_PLAY

KNOWN = ("players", "cards", "chivalry", "rules", "start", "board", "tokens")
RULES = ("online", "printed")
CHIVALRY_ADVISED_BELOW = 4
"""With fewer players a set without a Chivalry card is discouraged (S10)."""


def complete(options: Options) -> Options:
    """Return all options with their values, JSON-ready; `chivalry` only where it is true and chance chooses the cards.

    Errors: BadOption naming the option and what would be right.
    """
    check_known(options, KNOWN)
    players = options.get("players", 4)
    if not is_number(players) or players not in IN_PLAY:
        raise BadOption(f"players: must be 2, 3 or 4 (RAT-S1), not {shown(players)}")
    rules = options.get("rules", "online")
    if rules not in RULES:
        raise BadOption(f"rules: must be 'online' or 'printed' (section V), not {shown(rules)}")
    checked = {
        "players": players,
        "cards": _cards(options.get("cards", "base")),
        "rules": rules,
        "start": _start(options.get("start", 0), players),
    }
    if _chivalry(options.get("chivalry", False), checked["cards"]):
        checked["chivalry"] = True
    files = {"board": DEFAULT_BOARD, "tokens": DEFAULT_TOKENS}
    return checked | {name: _path(name, options[name]) for name in files if options.get(name) is not None}


def _cards(value: Any) -> str | list[str]:
    if isinstance(value, str):
        if value in RANDOM_WAYS:
            return value
        return list(SETS[value]) if value in SETS else _decoded(value)
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadOption(f"cards: must be {_CARDS_FORMS}, not {shown(value)}")
    for name in value:
        if name not in NUMBERS:
            raise BadOption(f"cards: unknown card {shown(name)}; known are {', '.join(NUMBERS)}")
    if len(value) != CARDS_IN_PLAY or len(set(value)) != CARDS_IN_PLAY:
        raise BadOption(f"cards: six different cards are in play (RAT-S9), not {shown(list(value))}")
    return list(value)


_CARDS_FORMS = f"one of {', '.join([*SETS, *RANDOM_WAYS])}, a list of six ids or the code of a set"


def code_of(cards: Sequence[str]) -> str:
    """Return the short code of a set: a letter for every card, in alphabetical order. `abcdef` is the base game."""
    return "".join(sorted(letter_of(NUMBERS[card]) for card in cards))


def letter_of(number: int) -> str:
    """Return the letter of a card in codes."""
    return chr(ord("a") + number)


def _decoded(code: str) -> list[str]:
    """Return the cards of a code. Letters must be in order, so that a mistyped name is not taken for a code."""
    letters = {letter_of(number): card.id for number, card in ROSTER.items()}
    cards = [letters[letter] for letter in code.lower() if letter in letters]
    if len(set(cards)) != CARDS_IN_PLAY or code_of(cards) != code.lower():
        raise BadOption(f"cards: must be {_CARDS_FORMS} (six letters in order, such as 'abcdef'), not {shown(code)}")
    return cards


def _chivalry(value: Any, cards: str | list[str]) -> bool:
    """Tell whether a Chivalry card is to be forced into a random way (S10); sets that are chosen need none or have one."""
    if not isinstance(value, bool):
        raise BadOption(f"chivalry: must be true or false, not {shown(value)}")
    if isinstance(cards, str):
        return value
    if value and not has_chivalry(cards):
        raise BadOption(f"chivalry: there is no Chivalry card among {', '.join(cards)} (RAT-S10)")
    return False


def has_chivalry(cards: Sequence[str]) -> bool:
    """Tell whether a Chivalry card is among these."""
    return any(ROSTER[NUMBERS[card]].cls == CHIVALRY for card in cards)


def advice(players: int, cards: Sequence[str]) -> list[str]:
    """Return what speaks against a choice of cards: `no-chivalry`, since parts of the board would be safe from the plague (S10)."""
    return ["no-chivalry"] if players < CHIVALRY_ADVISED_BELOW and not has_chivalry(cards) else []


def catalogue() -> dict[str, Any]:
    """Return what there is to choose from, JSON-ready: cards with class symbol and letter, named sets."""
    return {
        "cards": [
            {"id": card.id, "class": CLASSES[card.cls], "letter": letter_of(number)} for number, card in ROSTER.items()
        ],
        "sets": {name: list(cards) for name, cards in SETS.items()},
        "random": list(RANDOM_WAYS),
        "in_play": CARDS_IN_PLAY,
        "chivalry_advised_below": CHIVALRY_ADVISED_BELOW,
    }


def _start(value: Any, players: int) -> int | str:
    if value == "random" or (is_number(value) and 0 <= value < players):
        start: int | str = value
        return start
    raise BadOption(f"start: must be 'random' or a seat from 0 to {players - 1} (RAT-S6), not {shown(value)}")


def _path(name: str, value: Any) -> str:
    if not isinstance(value, str | Path) or not str(value) or "\0" in str(value):
        raise BadOption(f"{name}: must be the path of a data file, not {shown(value)}")
    return str(value)
