"""Where the search carries the weights in its table, and after them what is worked out on the way."""

from pathlib import Path

from ratskeller.games.carcassonne.rules.fields import CELLS, FIGURES, SEATS
from ratskeller.games.carcassonne.rules.tables import NODES, TYPES
from ratskeller.search.chances import CHANCE_WEIGHTS, chance_weights
from ratskeller.search.learned_facts import ROW, Layout, facts_of, read_learned, starts_of
from ratskeller.search.player_weights import SETS, Numbers, sets_of
from ratskeller.search.strengths import scales_of

TERMS = ("points", "cities", "roads", "monasteries", "fields", "hand", "returning", "chance", "learned")
POINTS, CITIES, ROADS, MONASTERIES, FIELDS, IN_HAND, RETURNING, OPPORTUNITY, LEARNT = range(len(TERMS))
"""What a seat's strength is made of."""

NAMES = (
    "patience",
    "each_more",
    "around",
    "contested",
    "settled",
    "busy",
    "back",
    "large",
    "abbot",
    "steps",
    "copied",
    "leader",
    "field",
    "victory",
    "haste",
)
(
    PATIENCE,
    EACH_MORE,
    AROUND_HALF,
    CONTESTED,
    SETTLED,
    BUSY,
    BACK,
    LARGE_WORTH,
    ABBOT_WORTH,
    STEPS,
    COPIED,
    LEADER,
    REST,
    VICTORY,
    HASTE,
) = range(15)
"""Places of the weights in the table."""
HAND = 16
"""Place of what the first figure in hand is worth; those of the further ones follow."""
HANDS = 8
WIN_WEIGHTS = HAND + HANDS
"""Place of the weights of the chances to win; those before it may be others with more players."""
SCALES = WIN_WEIGHTS + CHANCE_WEIGHTS
"""Place of the scales of the terms, in percent."""
KNOWS = SCALES + len(TERMS)
"""Place of the most players with whom facts are noted."""
WORTHS = KNOWS + 1
"""Place of what facts are worth."""

PHASES = 7
"""Parts of a game, by the turns that every seat still has."""
PHASE_OF = (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6)
KINDS_OF_FEATURE, ROLES, CHANCE_STEPS, VALUE_STEPS = 4, 3, 6, 6
VALUE_OF = (0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5)
MOST_HELD, MOST_TOGETHER, MOST_FARMERS, HEALTHS = 9, 3, 6, 4
FACTS: Layout = {
    "feature": (KINDS_OF_FEATURE, ROLES, CHANCE_STEPS, VALUE_STEPS, PHASES),
    "together": (KINDS_OF_FEATURE, ROLES, MOST_TOGETHER),
    "health": (KINDS_OF_FEATURE, HEALTHS, HEALTHS),
    "held": (MOST_HELD, PHASES, SEATS),
    "farmers": (MOST_FARMERS, PHASES),
    "tempo": (SEATS, SEATS, PHASES),
}
"""What is learned about a seat. Numbers of a fact, in this order; `later` is how many seats are on turn before it:

- `feature`, for each with figures of the seat: kind (city, road, field, monastery), role (scores alone, shares, gets nothing), chance to be
  completed, expected points, phase; `together`: kind, role, figures of the seat in it
- `health`, for each figure: kind of its feature, chances to be healthy soon, and at the end
- `held`: followers in hand, phase, later; `farmers`: figures on fields, phase; `tempo`: players, later, phase
"""
FEATURE, TOGETHER, HEALTH_OF, HELD, FARMERS, TEMPO = starts_of(FACTS)
BY_PLAYERS = WORTHS + facts_of(FACTS)
"""Place of the sets of weights by number of players."""
WEIGHTS = BY_PLAYERS + SETS * WIN_WEIGHTS

# What is worked out: for a search the types of tiles that are left, and what was found out about cells
KINDS = WEIGHTS
KIND_LIST = KINDS + 1
FORBIDS = KIND_LIST + TYPES
CITY_FITS = FORBIDS + CELLS
ROAD_FITS = CITY_FITS + CELLS
# For one state: by root how likely a city or road is completed and how many tiles that takes, by figure its health, by seat its strength
CHANCES = ROAD_FITS + CELLS
MISSING = CHANCES + NODES
SOON = MISSING + NODES
LATE = SOON + FIGURES
STRENGTH = LATE + FIGURES
PARTS = STRENGTH + SEATS
"""Place of the terms of the first seat; those of the others follow."""
SHARE = PARTS + SEATS * len(TERMS)
COUNT = SHARE + SEATS
MEMBERS = COUNT + SEATS
HEALTH = MEMBERS + FIGURES
PLACES = HEALTH + FIGURES
MOST_PLACES = 24
"""Open places of a feature that are looked at."""
NOTED = PLACES + MOST_PLACES
"""Place of the facts noted about the first seat, in `ROW` places; those about the others follow."""
SAVED = NOTED + SEATS * ROW
"""Where the markers are noted while their next steps are played through: step by step each one's tile, and when one last left that tile."""
MOST_MOVING = 16
"""Markers that can be on the board when they move: no box brings more plague tiles."""

POINT = 1000
WHOLE = 1000
UNKNOWN = -1


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
    found[HAND : HAND + len(content["hand"])] = content["hand"]
    return found
