"""Where the search carries the weights in its table, and after them what is worked out on the way."""

from pathlib import Path

from ratskeller.games.rattus.rules.cards import NUMBERS
from ratskeller.games.rattus.rules.fields import CARDS, FROM_OUT, SEATS, SLOTS, SYMBOLS
from ratskeller.search.chances import CHANCE_WEIGHTS, chance_weights
from ratskeller.search.learned_facts import Layout, facts_of, read_learned, starts_of
from ratskeller.search.player_weights import SETS, Numbers, sets_of
from ratskeller.search.strengths import scales_of

TERMS = ("palace", "board", "rats", "losses", "baker", "cards", "learned")
PALACE, BOARD, RATS, LOSSES, BAKER, HOLDING, LEARNT = range(len(TERMS))
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
"""Places of the weights in the table; those of the cards follow, by number, then those of the chances to win.

Those before the chances to win may be others with more players.
"""
CARD_WEIGHTS = len(NAMES)
WIN_WEIGHTS = CARD_WEIGHTS + CARDS
SCALES = WIN_WEIGHTS + CHANCE_WEIGHTS
"""Place of the scales of the terms, in percent."""
KNOWS = SCALES + len(TERMS)
"""Place of the most players with whom facts are noted."""
WORTHS = KNOWS + 1
"""Place of what facts are worth."""

PHASES = 3
"""Quarters of a game, by its progress, for which something is learned; in the last one what comes can be weighed by its chances."""
MOST_GROUP, MOST_SHARE, REACHES, RIVALS = 4, 4, 3, 4
MOST_HOLDING, MOST_REGIONS, MOST_STOCK, MOST_SAFE, CROWDS = 7, 13, 20, 10, 4
FACTS: Layout = {
    "region": (MOST_GROUP, MOST_SHARE, REACHES, RIVALS, SEATS, PHASES),
    "rats": (MOST_GROUP, SLOTS + 1, RIVALS, PHASES),
    "card": (CARDS, SEATS, PHASES),
    "crowd": (CARDS, CROWDS),
    "stock": (MOST_STOCK, SEATS),
    "holding": (MOST_HOLDING, PHASES),
    "regions": (MOST_REGIONS, PHASES),
    "palace": (MOST_SAFE, PHASES),
    "tempo": (SEATS, SEATS, PHASES),
    "growth": (SLOTS + 1, SEATS, PHASES),
}
"""What is learned about a seat. Numbers of a fact, in this order; `later` is how many seats are on turn before it:

- `region`, for each with cubes of the seat: cubes, part of them that rats are expected to take, whether the plague piece can come (1) or is
  there (2), how many cubes others have (none, fewer, as many, more), later, phase
- `rats`, for the same: cubes, rats, cubes of others, phase
- `card`: card, later, phase; `crowd`: card, cubes of the seat on the board; `holding`: cards, phase
- `stock`: cubes left to place, later; `regions`: with cubes of the seat, phase; `palace`: cubes there, phase
- `tempo`: players, later, phase; `growth`: most rats in a region, later, phase
"""
REGION, RATS_OF, CARD, CROWD, STOCK, HOLDS, SPREAD, SAFE_NOW, TEMPO, GROWTH = starts_of(FACTS)
BY_PLAYERS = WORTHS + facts_of(FACTS)
"""Place of the sets of weights by number of players."""
WEIGHTS = BY_PLAYERS + SETS * WIN_WEIGHTS
CUBE = 1000
WHOLE = 4096
"""Certainty: chances are whole parts of it, so that compiled and interpreted code agree to the last bit."""

# What is worked out for a search: chances of faces, by origin, symbol and population
FACE_CHANCES = WEIGHTS
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
REACH_OF_MOVER = STEPS + 1
"""Place of how far the seat that leads the plague next can lead it."""
CROWD_OF = REACH_OF_MOVER + 1
"""Place of how many cubes the first seat has on the board, as facts have it; those of the others follow."""
PARTS = CROWD_OF + SEATS
"""Place of the terms of the first seat; those of the others follow."""

STRENGTH = PARTS + SEATS * len(TERMS)
"""Place of what every seat has, all terms together."""
NOTED = STRENGTH + SEATS
"""Place of the facts noted about the first seat, in `ROW` places; those about the others follow."""


def weights(content: Numbers) -> list[int]:
    """Return the weights of a file in the order of their places in the table."""
    found = [0] * WEIGHTS
    found[:WIN_WEIGHTS] = _usual(content)
    found[BY_PLAYERS:] = sets_of(content, _usual)
    found[WIN_WEIGHTS:SCALES] = chance_weights(content)
    found[SCALES:KNOWS] = scales_of(content, TERMS)
    if content.get("learned"):
        found[KNOWS] = content.get("learned_players", SEATS)
        found[WORTHS:BY_PLAYERS] = read_learned(Path(__file__).parent.parent / content["learned"], FACTS)
    return found


def _usual(content: Numbers) -> list[int]:
    """Return the weights that come first in the table."""
    found = [0] * WIN_WEIGHTS
    found[: len(NAMES)] = [int(content[name]) for name in NAMES]
    for card, worth in content["cards"].items():
        found[CARD_WEIGHTS + NUMBERS[card]] = worth
    return found
