"""Hashes of the sources that decide how a game goes: results, saved positions and compiled code of others are not those of these."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from .plugins import ENCODINGS, EVALUATIONS, GAMES, installed_folders

PACKAGE = Path(__file__).resolve().parents[1]
RULES_OF_GAMES = ("core", "games")
"""Folders of the package with the rules of games."""
PLAYERS_OF_GAMES = (*RULES_OF_GAMES, "search", "bots")
"""Folders of the package that decide how a game goes that bots play."""
OFFERED = {"games": GAMES, "search": EVALUATIONS}
"""Groups by which other packages offer what is in a folder."""
UNPLAYED = {"__pycache__", "words", "views"}
"""Folders that don't."""
RULES = {".py", ".toml"}
"""Kinds of files with rules and their data."""
COMPILED = {
    "core": {".py"},
    "games": RULES,
    "search": {".py"},
    "bots": {".py"},
    "research/encodings": {".py"},
}
"""Files that decide what compiled code does, by folder of the package. The parameters of bots are passed to it at run time."""


@cache
def fingerprint(game: str, folders: Sequence[str] = PLAYERS_OF_GAMES) -> str:
    """Return a short hash of what decides how a game goes: its rules and the bots, or what is in other `folders`.

    A folder is a name in this package, or the absolute path of one elsewhere.
    """
    offered = [installed_folders(group).get(game) for folder, group in OFFERED.items() if folder in folders]
    found = [it for folder in offered if folder is not None for it in _files(folder, folder)]
    found += sorted(it for folder in folders for it in _files((PACKAGE / folder).parent, PACKAGE / folder))
    return _hash((name, file) for name, file in found if _is_played(name.split("/"), game))[:16]


def _is_played(parts: Sequence[str], game: str) -> bool:
    of_another = parts[0] == "games" and len(parts) > 2 and parts[1] != game
    return not of_another and not UNPLAYED & set(parts)


def rules_digest(game: Path) -> str:
    return _hash(it for folder in (PACKAGE / "core", game) for it in _files(folder, folder, RULES))


@cache
def compiled_digest() -> str:
    """Return a hash of all sources and data that are compiled: the same on every machine."""
    return _hash(compiled_files())


def compiled_files() -> Iterator[tuple[str, Path]]:
    """Yield these files with their names: those of this package, and those of games of other packages and of their parts."""
    for folder, kinds in COMPILED.items():
        yield from _files(PACKAGE, PACKAGE / folder, kinds)
    for group in (GAMES, EVALUATIONS, ENCODINGS):
        for game, package in sorted(installed_folders(group).items()):
            yield from ((f"{group} {game}: {name}", file) for name, file in _files(package, package, RULES))


def _files(root: Path, folder: Path, kinds: Collection[str] | None = None) -> Iterator[tuple[str, Path]]:
    for file in sorted(it for it in folder.rglob("*") if (kinds is None or it.suffix in kinds) and it.is_file()):
        yield file.relative_to(root).as_posix(), file


def _hash(files: Iterable[tuple[str, Path]]) -> str:
    digest = sha256()
    for name, file in files:
        digest.update(name.encode() + file.read_bytes())
    return digest.hexdigest()
