"""The options of a new game of Rattus, checked and completed (S1, S6, S9, S10)."""

from pathlib import Path
from typing import Any

from ratskeller.core.errors import BadOption
from ratskeller.core.game import Options, check_known

from .board import DEFAULT_BOARD, IN_PLAY
from .cards import NUMBERS, SETS
from .tokens import DEFAULT_TOKENS

KNOWN = ("players", "cards", "rules", "start", "board", "tokens")
RULES = ("online", "printed")
CARDS_IN_PLAY = 6


def complete(options: Options) -> Options:
    """Return all options with their values, JSON-ready. Errors: BadOption naming the option and what would be right."""
    check_known(options, KNOWN)
    players = options.get("players", 4)
    if not _is_number(players) or players not in IN_PLAY:
        raise BadOption(f"players: must be 2, 3 or 4 (RAT-S1), not {_shown(players)}")
    rules = options.get("rules", "online")
    if rules not in RULES:
        raise BadOption(f"rules: must be 'online' or 'printed' (section V), not {_shown(rules)}")
    checked = {
        "players": players,
        "cards": _cards(options.get("cards", "base")),
        "rules": rules,
        "start": _start(options.get("start", 0), players),
    }
    files = {"board": DEFAULT_BOARD, "tokens": DEFAULT_TOKENS}
    return checked | {name: _path(name, options[name]) for name in files if options.get(name) is not None}


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def _cards(value: Any) -> list[str]:
    if isinstance(value, str):
        if value not in SETS:
            raise BadOption(f"cards: must be a set ({', '.join(SETS)}) or a list of six ids, not {_shown(value)}")
        return list(SETS[value])
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadOption(f"cards: must be the name of a set or a list of six ids, not {_shown(value)}")
    for name in value:
        if name not in NUMBERS:
            raise BadOption(f"cards: unknown card {_shown(name)}; known are {', '.join(NUMBERS)}")
    if len(value) != CARDS_IN_PLAY or len(set(value)) != CARDS_IN_PLAY:
        raise BadOption(f"cards: six different cards are in play (RAT-S9), not {_shown(list(value))}")
    return list(value)


def _start(value: Any, players: int) -> int | str:
    if value == "random" or (_is_number(value) and 0 <= value < players):
        start: int | str = value
        return start
    raise BadOption(f"start: must be 'random' or a seat from 0 to {players - 1} (RAT-S6), not {_shown(value)}")


def _path(name: str, value: Any) -> str:
    if not isinstance(value, str | Path) or not str(value) or "\0" in str(value):
        raise BadOption(f"{name}: must be the path of a data file, not {_shown(value)}")
    return str(value)
