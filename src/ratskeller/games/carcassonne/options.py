"""The options of a new game of Carcassonne, checked and completed (BAS1, BAS7, BAS9, EXT, PLG)."""

from typing import Any

from ratskeller.core.errors import BadOption
from ratskeller.core.options import Options, check_known
from ratskeller.core.reading import is_number, shown

from .rules.fields import REACH_NAMES, SPREAD_NAMES

CHOICES: dict[str, tuple[Any, ...]] = {
    "plague": (True, False),
    "plague_tiles": (6, 12),
    "grace": (0, 17),
    "spread": SPREAD_NAMES,
    "reach": REACH_NAMES,
    "farmers": (True, False),
    "small_cities": (4, 2),
    "river": (False, True),
    "inns": (False, True),
    "abbot": (False, True),
}
"""What each option can be, the default first."""
RULES = {
    "plague": "CAR-PLG12",
    "plague_tiles": "CAR-PLG1",
    "grace": "CAR-PLG1",
    "spread": "CAR-PLG6",
    "reach": "CAR-PLG4",
    "farmers": "CAR-BAS9",
    "small_cities": "CAR-BAS7",
    "river": "CAR-EXT1",
    "inns": "CAR-EXT2",
    "abbot": "CAR-EXT3",
}
KNOWN = ("players", *CHOICES, "start")
PLAYERS = (2, 3, 4, 5)
WITH_INNS = (*PLAYERS, 6)
"""Six can play with Inns & Cathedrals (BAS1)."""
SWITCH = {"on": True, "off": False}


def complete(options: Options) -> Options:
    """Return all options with their values, JSON-ready.

    Errors: BadOption naming the option and what would be right.
    """
    check_known(options, KNOWN)
    checked: Options = {"players": 0}
    checked |= {name: _choice(name, options.get(name, CHOICES[name][0])) for name in CHOICES}
    checked["players"] = _players(options.get("players", 2), checked["inns"])
    checked["start"] = _start(options.get("start", 0), checked["players"])
    return checked


def _players(value: Any, inns: bool) -> int:
    possible = WITH_INNS if inns else PLAYERS
    if not is_number(value) or value not in possible:
        more = "" if inns else ", or 6 with Inns & Cathedrals"
        raise BadOption(f"players: must be 2 to {possible[-1]}{more} (CAR-BAS1), not {shown(value)}")
    players: int = value
    return players


def _choice(name: str, value: Any) -> Any:
    possible = CHOICES[name]
    if isinstance(possible[0], bool) and isinstance(value, str):
        value = SWITCH.get(value, value)
    # True == 1 and False == 0: types have to agree as well
    if not any(type(value) is type(choice) and value == choice for choice in possible):
        names = " or ".join(repr(choice).lower() if isinstance(choice, bool) else repr(choice) for choice in possible)
        raise BadOption(f"{name}: must be {names} ({RULES[name]}), not {shown(value)}")
    return value


def _start(value: Any, players: int) -> int | str:
    if value == "random" or (is_number(value) and 0 <= value < players):
        start: int | str = value
        return start
    raise BadOption(f"start: must be 'random' or a seat from 0 to {players - 1}, not {shown(value)}")
