"""The layout of the table: the weights, and after them what the evaluation computes."""

from pathlib import Path

from ratskeller.games.rattus.rules.cards import NUMBERS
from ratskeller.games.rattus.rules.fields import CARDS, FROM_OUT, SEATS, SLOTS, SYMBOLS
from ratskeller.search.chances import CHANCE_WEIGHTS, chance_weights
from ratskeller.search.learned_facts import Layout, facts_of, read_learned, starts_of
from ratskeller.search.player_weights import SETS, Numbers, sets_of
from ratskeller.search.strengths import scales_of

TERMS = ("palace", "board", "rats", "losses", "baker", "cards", "learned")
PALACE, BOARD, RATS, LOSSES, BAKER, HOLDING, LEARNT = range(len(TERMS))

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
"""Indices of the weights in the table; then follow those of the cards, by number, and those of the chances to win.

The weights before the chances to win may depend on the number of players.
"""
CARD_WEIGHTS = len(NAMES)
WIN_WEIGHTS = CARD_WEIGHTS + CARDS
SCALES = WIN_WEIGHTS + CHANCE_WEIGHTS
"""Index of the scales of the terms, in percent."""
KNOWS = SCALES + len(TERMS)
"""Index of the largest number of players with learned facts."""
WORTHS = KNOWS + 1
"""Index of the values of facts."""

PHASES = 3
"""Phases with learned facts: quarters of a game by progress, without the last, where the exact chances suffice."""
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
"""The learned facts of a seat, with the coordinates of each, in this order. `later` is how many seats have their turn before it:

- `region`, for each region with cubes of the seat: cubes, the share that rats are expected to take, whether the plague piece can come (1)
  or is there (2), cubes of others (none, fewer, as many, more), later, phase
- `rats`, for the same: cubes, rats, cubes of others, phase
- `card`: card, later, phase; `crowd`: card, cubes of the seat on the board; `holding`: cards, phase
- `stock`: cubes left to place, later; `regions`: with cubes of the seat, phase; `palace`: cubes there, phase
- `tempo`: players, later, phase; `growth`: most rats in a region, later, phase
"""
REGION, RATS_OF, CARD, CROWD, STOCK, HOLDS, SPREAD, SAFE_NOW, TEMPO, GROWTH = starts_of(FACTS)
BY_PLAYERS = WORTHS + facts_of(FACTS)
"""Index of the sets of weights by number of players."""
WEIGHTS = BY_PLAYERS + SETS * WIN_WEIGHTS
CUBE = 1000
WHOLE = 4096
"""Certainty: chances are integer parts of it, so that compiled and interpreted code agree to the last bit."""

# Computed once per search: chances of faces, by origin, symbol and population
FACE_CHANCES = WEIGHTS
MOST_PEOPLE = 9
"""The highest limit: more population makes no difference."""
COLUMNS = MOST_PEOPLE + 1
CLASSES = 6

# Computed per state: each seat's cards by class, then for one region the surviving cubes and the lost ones by seat
HELD = FACE_CHANCES + (FROM_OUT + 1) * SYMBOLS * COLUMNS
LEFT = HELD + SEATS * CLASSES
LOST = LEFT + SEATS
STEPS = LOST + SEATS
"""Index of the steps that the next seat in order can move the plague (C1)."""
REACH_OF_MOVER = STEPS + 1
"""Index of the steps that the next seat to move the plague can move it."""
CROWD_OF = REACH_OF_MOVER + 1
"""Index of each seat's cubes on the board, as a coordinate of facts."""
PARTS = CROWD_OF + SEATS
"""Index of the terms, seat by seat."""

STRENGTH = PARTS + SEATS * len(TERMS)
"""Index of the strength of each seat, the sum of its terms."""
NOTED = STRENGTH + SEATS
"""Index of the facts, `ROW` entries per seat."""


def weights(content: Numbers) -> list[int]:
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
    found = [0] * WIN_WEIGHTS
    found[: len(NAMES)] = [int(content[name]) for name in NAMES]
    for card, worth in content["cards"].items():
        found[CARD_WEIGHTS + NUMBERS[card]] = worth
    return found
