"""The layout of the table: the weights, and after them what the evaluation computes."""

from pathlib import Path

from ratskeller.games.carcassonne.rules.fields import CELLS, FIGURES, SEATS
from ratskeller.games.carcassonne.rules.tables import NODES, TYPES
from ratskeller.search.chances import CHANCE_WEIGHTS, chance_weights
from ratskeller.search.learned_facts import ROW, Layout, facts_of, read_learned, starts_of
from ratskeller.search.player_weights import SETS, Numbers, sets_of
from ratskeller.search.strengths import scales_of

TERMS = ("points", "cities", "roads", "monasteries", "fields", "hand", "returning", "chance", "learned")
POINTS, CITIES, ROADS, MONASTERIES, FIELDS, IN_HAND, RETURNING, OPPORTUNITY, LEARNT = range(len(TERMS))

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
"""Indices of the weights in the table."""
HAND = 16
"""Index of the values of the first figure in hand and the further ones."""
HANDS = 8
WIN_WEIGHTS = HAND + HANDS
"""Index of the weights of the chances to win; the weights before it may depend on the number of players."""
SCALES = WIN_WEIGHTS + CHANCE_WEIGHTS
"""Index of the scales of the terms, in percent."""
KNOWS = SCALES + len(TERMS)
"""Index of the largest number of players with learned facts."""
WORTHS = KNOWS + 1
"""Index of the values of facts."""

PHASES = 7
"""Phases of a game, by the remaining turns of each seat."""
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
"""The learned facts of a seat, with the coordinates of each, in this order. `later` is how many seats have their turn before it:

- `feature`, for each with figures of the seat: kind (city, road, field, monastery), role (scores alone, shares, gets nothing), chance to be
  completed, expected points, phase; `together`: kind, role, figures of the seat in it
- `health`, for each figure: kind of its feature, chances to be healthy soon, and at the end
- `held`: followers in hand, phase, later; `farmers`: figures on fields, phase; `tempo`: players, later, phase
"""
FEATURE, TOGETHER, HEALTH_OF, HELD, FARMERS, TEMPO = starts_of(FACTS)
BY_PLAYERS = WORTHS + facts_of(FACTS)
"""Index of the sets of weights by number of players."""
WEIGHTS = BY_PLAYERS + SETS * WIN_WEIGHTS

# Computed once per search: the remaining tile types, and which of them fit each cell
KINDS = WEIGHTS
KIND_LIST = KINDS + 1
FORBIDS = KIND_LIST + TYPES
CITY_FITS = FORBIDS + CELLS
ROAD_FITS = CITY_FITS + CELLS
# Computed per state: by root the chance of completion and the missing tiles, by figure its health, by seat its strength
CHANCES = ROAD_FITS + CELLS
MISSING = CHANCES + NODES
SOON = MISSING + NODES
LATE = SOON + FIGURES
STRENGTH = LATE + FIGURES
PARTS = STRENGTH + SEATS
"""Index of the terms, seat by seat."""
SHARE = PARTS + SEATS * len(TERMS)
COUNT = SHARE + SEATS
MEMBERS = COUNT + SEATS
HEALTH = MEMBERS + FIGURES
PLACES = HEALTH + FIGURES
MOST_PLACES = 24
"""Most open places of a feature that are considered."""
NOTED = PLACES + MOST_PLACES
"""Index of the facts, `ROW` entries per seat."""
SAVED = NOTED + SEATS * ROW
"""Index of the saved markers while their next steps are played out: for each step, each marker's tile and when a marker last left it."""
MOST_MOVING = 16
"""Most markers that can move: no box has more plague tiles."""

POINT = 1000
WHOLE = 1000
UNKNOWN = -1


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
    found[HAND : HAND + len(content["hand"])] = content["hand"]
    return found
