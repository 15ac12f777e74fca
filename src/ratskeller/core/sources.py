"""The fingerprint of the sources that decide how a game goes: results of other sources are not those of these."""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .plugins import EVALUATIONS, GAMES, installed_folders

RULES_OF_GAMES = ("core", "games")
"""Folders of the package with the rules of games."""
PLAYERS_OF_GAMES = (*RULES_OF_GAMES, "search", "bots")
"""Folders of the package that decide how a game goes that bots play."""
OFFERED = {"games": GAMES, "search": EVALUATIONS}
"""Groups by which other packages offer what is in a folder."""
UNPLAYED = {"__pycache__", "words", "views"}
"""Folders that don't."""


@cache
def fingerprint(game: str, folders: Sequence[str] = PLAYERS_OF_GAMES) -> str:
    """Return a short hash of what decides how a game goes: its rules and the bots, or what is in other `folders`.

    A folder is a name in this package, or the absolute path of one elsewhere.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    offered = [installed_folders(group).get(game) for folder, group in OFFERED.items() if folder in folders]
    for installed in filter(None, offered):
        for file in sorted(file for file in installed.rglob("*") if file.is_file()):
            parts = file.relative_to(installed).parts
            if not UNPLAYED & set(parts):
                digest.update("/".join(parts).encode() + file.read_bytes())
    places = [package / folder for folder in folders]
    found = ((file.relative_to(place.parent).parts, file) for place in places for file in place.rglob("*"))
    for parts, file in sorted((parts, file) for parts, file in found if file.is_file()):
        of_another = parts[0] == "games" and len(parts) > 2 and parts[1] != game
        if not of_another and not UNPLAYED & set(parts):
            digest.update("/".join(parts).encode() + file.read_bytes())
    return digest.hexdigest()[:16]
