"""The Python that a site runs in the browser: of this package what answers requests, and msgspec.

What `site/requests.py` imports comes along; so do the games with their data. Words do not: the client has them.
"""

import ast
import gzip
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ratskeller import games
from ratskeller.search import evaluations
from ratskeller.strength import points

ENTRIES = (
    "ratskeller.site.requests",
    "ratskeller.site.reviews",
    "ratskeller.review.analysis",
)
ROOT = Path(__file__).parents[1]
EVALUATIONS = Path(evaluations.__path__[0])
BY_GAME = (games.__name__, evaluations.__name__)
"""Packages that have one of their own for each game."""
LEFT_OUT = {"words", "book", "__pycache__"}
"""Folders of games with what the client has, or nobody reads there."""
NATIVE = {"llvmlite", "numba", "numpy"}
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of all files, so that the same content gives the same bytes."""


def modules(wheel: Path) -> dict[str, bytes]:
    content = {file.relative_to(ROOT.parent).as_posix(): file.read_bytes() for file in files()}
    with zipfile.ZipFile(wheel) as archive:
        return content | {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", "/"))}


def packed(content: dict[str, bytes]) -> bytes:
    """Return files as a browser unpacks them without Python: by gzip, a line of JSON with names and sizes, then what is in them."""
    names = sorted(content)
    head = json.dumps([[name, len(content[name])] for name in names]).encode()
    return gzip.compress(b"\n".join([head, b"".join(content[name] for name in names)]), 9, mtime=0)


def used(archive: bytes, unused: re.Pattern[str]) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as read:
        return {name: read.read(name) for name in read.namelist() if not name.endswith("/") and not unused.match(name)}


def zipped(content: dict[str, bytes]) -> bytes:
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(content):
            archive.writestr(zipfile.ZipInfo(name, MOMENT), content[name], zipfile.ZIP_DEFLATED, 9)
    return written.getvalue()


def files() -> list[Path]:
    found = {
        _file(name)
        for name in _reached([*ENTRIES, *(f"{package}.{name}" for package in BY_GAME for name in own_games())])
    }
    for name in own_games():
        folder = Path(games.__path__[0]) / name
        found |= {it for it in folder.rglob("*") if it.is_file() and not LEFT_OUT & set(it.relative_to(folder).parts)}
        found |= {it for it in EVALUATIONS.glob(f"{name}.*") if it.name in (f"{name}.toml", f"{name}.learned.json")}
    found |= {Path(games.__path__[0]) / "daily.toml", points.FILE}
    return sorted(found)


def own_games() -> list[str]:
    return sorted(it.parent.name for it in Path(games.__path__[0]).glob("*/game.py"))


def _reached(begin: list[str]) -> set[str]:
    found: set[str] = set()
    waiting = [*begin]
    while waiting:
        name = waiting.pop()
        if name in found or not name.startswith("ratskeller"):
            continue
        parent = name.rpartition(".")[0]
        imported = set(_imported(name))
        if imported & NATIVE and name.startswith("ratskeller.core.") and _needs_native(name):
            # Only compiled rules call it
            continue
        found.add(name)
        waiting += [parent, *imported] if parent else [*imported]
    return found


def _needs_native(name: str) -> bool:
    tree = ast.parse(_file(name).read_text(encoding="utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return any(it.partition(".")[0] in NATIVE for node in imports for it in _names(node, name))


def _imported(module: str) -> Iterator[str]:
    """Yield the names of the modules that a module imports, not for types alone; those of a function only in core and in games."""
    waiting: list[ast.AST] = [ast.parse(_file(module).read_text(encoding="utf-8"))]
    is_followed = module.startswith(("ratskeller.core", "ratskeller.games"))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_followed:
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from _names(node, module)
        waiting += ast.iter_child_nodes(node)


def _names(node: ast.Import | ast.ImportFrom, module: str) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (it.name for it in node.names)
        return
    package = module if _file(module).name == "__init__.py" else module.rpartition(".")[0]
    for _ in range(node.level - 1):
        package = package.rpartition(".")[0]
    base = node.module or ""
    if node.level:
        base = f"{package}.{base}" if base else package
    yield base
    if base.partition(".")[0] == "ratskeller":
        # A name may be a module
        yield from (name for it in node.names if _exists(name := f"{base}.{it.name}"))


def _exists(module: str) -> bool:
    path = ROOT.parent.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def _file(module: str) -> Path:
    path = ROOT.parent.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
