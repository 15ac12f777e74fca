"""Where the search carries the weights in its table, and after them what is worked out on the way."""

from collections.abc import Mapping
from typing import Any

from ratskeller.bots.chances import CHANCE_WEIGHTS, chance_weights
from ratskeller.bots.strengths import scales_of
from ratskeller.games.rattus.rules.cards import NUMBERS
from ratskeller.games.rattus.rules.fields import CARDS, FROM_OUT, SEATS

TERMS = ("palace", "board", "rats", "losses", "baker", "cards")
PALACE, BOARD, RATS, LOSSES, BAKER, HOLDING = range(len(TERMS))
"""What a seat's strength is made of."""

NAMES = (
    "safe",
    "far",
    "near",
    "end_begins",
    "leader",
    "field",
    "victory",
    "look",
    "potion",
    "open",
    "waiting",
    "leading",
    "majority",
)
(
    SAFE,
    FAR,
    NEAR,
    END_BEGINS,
    LEADER,
    FIELD,
    VICTORY,
    LOOK,
    POTION,
    OPENNESS,
    WAITING,
    LEADING,
    MAJORITY,
) = range(len(NAMES))
"""Places of the weights in the table; those of the cards follow, by number, then those of the chances to win."""
CARD_WEIGHTS = len(NAMES)
WIN_WEIGHTS = CARD_WEIGHTS + CARDS
SCALES = WIN_WEIGHTS + CHANCE_WEIGHTS
"""Place of the scales of the terms, in percent."""
WEIGHTS = SCALES + len(TERMS)
CUBE = 1000
WHOLE = 4096
"""Certainty: chances are whole parts of it, so that compiled and interpreted code agree to the last bit."""

# What is worked out for a search: chances of faces, by origin, symbol and population
FACE_CHANCES = WEIGHTS
SYMBOLS = 8
MOST_PEOPLE = 9
"""No limit is higher, so that more population makes no difference."""
COLUMNS = MOST_PEOPLE + 1
CLASSES = 6

# For one state: cards of a class that a seat holds, then for one region cubes that outlive its rats, and what is lost of them
HELD = FACE_CHANCES + (FROM_OUT + 1) * SYMBOLS * COLUMNS
LEFT = HELD + SEATS * CLASSES
LOST = LEFT + SEATS
STEPS = LOST + SEATS
"""Place of how far the seat after the one on turn can lead the plague (C1)."""
PARTS = STEPS + 1
"""Place of the terms of the first seat; those of the others follow."""

STRENGTH = PARTS + SEATS * len(TERMS)
"""Place of what every seat has, all terms together."""


def weights(content: Mapping[str, Any]) -> list[int]:
    """Return the weights of a file in the order of their places in the table."""
    found = [0] * WEIGHTS
    found[: len(NAMES)] = [int(content[name]) for name in NAMES]
    for card, worth in content["cards"].items():
        found[CARD_WEIGHTS + NUMBERS[card]] = worth
    found[WIN_WEIGHTS:SCALES] = chance_weights(content)
    found[SCALES:] = scales_of(content, TERMS)
    return found
