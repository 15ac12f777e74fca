"""Write the files of a site that needs no server: the client, the Python that answers it, the modules in which bots think.

All that changes with a version is in one folder, whose name has a hash of it, and the page names that folder. The service worker keeps one
version as a whole. So files of two versions never meet.
"""

import hashlib
import json
import re
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.server.app.page import rendered_page
from ratskeller.server.catalogue.game_list import all_games
from ratskeller.server.settings import STATIC
from ratskeller.site import package
from ratskeller.site.node import compiled
from ratskeller.wasm.description import as_json, describe
from ratskeller.wasm.modules import make_module

PROJECT = Path(__file__).parents[3]
PYODIDE = PROJECT / "web" / "node_modules" / "pyodide"
WORKER = "site-worker.js"
"""What the service worker does, beside the names of what it keeps."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
STANDARD = "python_stdlib.zip"
PACKAGES = "pyodide-lock.json"
MODULES = "python.pack"
COUNTED = ("pyodide/pyodide.asm.wasm", f"pyodide/{STANDARD}", MODULES)
"""The files whose bytes are counted while they are loaded: nearly all that Python needs to start."""
UNUSED = re.compile(
    r"(_collections_abc|_pydatetime|_pyio|_pyrepl|abc|argparse|bdb|cProfile|cmd|code|codecs|compileall|concurrent/interpreters|"
    r"configparser|csv|ctypes|difflib|doctest|email/(?!__init__)\w+|fileinput|ftplib|genericpath|getpass|gettext|html|http|imaplib|io|ipaddress|"
    r"logging/(?!__init__)\w+|mailbox|mimetypes|modulefinder|multiprocessing|netrc|ntpath|optparse|os|pdb|pickletools|platform|plistlib|poplib|"
    r"posixpath|pprint|profile|pstats|pyclbr|pydoc|pyodide/console|shelve|site|smtplib|socketserver|sqlite3|stat|statistics|symtable|tabnanny|"
    r"tarfile|timeit|trace|tracemalloc|unittest|urllib/re\w+|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp|zipimport)(\.py$|/)|"
    r"encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|utf_)"
)
"""Modules of the standard library that nothing here imports, or that Python has built in; they are half of it."""
WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
WHEEL_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
INDEX = "index.html"
NOT_OURS = ("board", "worker.js", WORKER, "preload.json", INDEX)
"""What a server needs, and what is written anew."""


def build(folder: Path, prefix: str = "", pyodide: Path = PYODIDE, wheel: Path | None = None) -> Path:
    """Write a site into an empty or new folder, and return the folder in it that has the version.

    `prefix` is the path that all addresses of the site begin with, such as `/games`. `wheel` is that of msgspec for Pyodide; by default pip
    fetches it. Errors: RatskellerError naming what is missing; MissingPackage without numba.
    """
    if folder.exists() and any(folder.iterdir()):
        raise RatskellerError(f"{folder}: is not empty")
    if not (STATIC / INDEX).is_file():
        raise RatskellerError("the browser client is not built: cd web && npm ci && npm run build")
    content = _content(pyodide, wheel)
    site = f"site-{_digest(content)}"
    files = {f"{site}/{name}": body for name, body in content.items()} | _client()
    page = rendered_page((STATIC / INDEX).read_bytes(), prefix, "", site=site)
    # Hosts of static files send it for addresses that they don't know, such as those of tables
    files |= {INDEX: page, "404.html": page}
    files["worker.js"] = _worker(files).encode()
    for name, body in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder / site


@cache
def _content(pyodide: Path, wheel: Path | None) -> dict[str, bytes]:
    content = _data() | _runtime(pyodide)
    modules = package.modules(fetched_wheel() if wheel is None else _checked(wheel))
    content[MODULES] = package.packed(compiled(modules, pyodide))
    content["sizes.json"] = msgspec.json.encode({name: len(content[name]) for name in COUNTED})
    return content


def fetched_wheel() -> Path:
    """Return the wheel of msgspec for Pyodide, which pip fetches. Errors: RatskellerError with what pip says."""
    target = Path(tempfile.gettempdir()) / "ratskeller-wheels"
    if not (target / WHEEL).is_file():
        name, version, python, abi, platform = WHEEL.removesuffix(".whl").split("-")
        pip = [sys.executable, "-m", "pip"] if find_spec("pip") else ["uv", "tool", "run", "pip"]
        wanted = ["--platform", platform, "--implementation", "cp", "--python-version", python[2:], "--abi", abi]
        command = [*pip, "download", f"{name}=={version}", "--no-deps", "--only-binary", ":all:", *wanted]
        try:
            ended = subprocess.run(  # noqa: S603
                [*command, "--quiet", "--dest", str(target)], capture_output=True, text=True, check=False
            )
        except FileNotFoundError as error:
            raise RatskellerError(f"{error.filename} is not installed; give the wheel {WHEEL} by --msgspec") from error
        if ended.returncode:
            *_, reason = ended.stderr.strip().splitlines() or ["it ended without a reason"]
            raise RatskellerError(f"pip can't fetch {WHEEL}: {reason}")
    return _checked(target / WHEEL)


def _checked(wheel: Path) -> Path:
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != WHEEL_HASH:
        raise RatskellerError(f"{wheel}: is not {WHEEL}, or damaged")
    return wheel


def _runtime(pyodide: Path) -> dict[str, bytes]:
    if not (pyodide / RUNTIME[0]).is_file():
        raise RatskellerError(
            f"{pyodide}: has no Pyodide; npm install pyodide@314.0.7 puts it into node_modules/pyodide, to be given by --pyodide"
        )
    content = {f"pyodide/{name}": (pyodide / name).read_bytes() for name in RUNTIME}
    standard = package.used(content[f"pyodide/{STANDARD}"], UNUSED)
    # Pyodide reads a list of its packages, and none is loaded
    listed = msgspec.json.decode((pyodide / PACKAGES).read_bytes()) | {"packages": {}}
    return content | {
        f"pyodide/{STANDARD}": package.zipped(compiled(standard, pyodide)),
        f"pyodide/{PACKAGES}": msgspec.json.encode(listed),
    }


def _data() -> dict[str, bytes]:
    """Return what is the same for everybody: the games, what can be chosen, and the modules in which bots think."""
    own = [game for game in all_games().games if game.name in package.own_games()]
    # Only levels think in modules
    listed = [msgspec.structs.replace(game, bots=game.levels, plugins=[]) for game in own]
    found = {"games.json": msgspec.json.encode({"games": listed})}
    for game in listed:
        module = make_module(game.name)
        found[f"catalogue/{game.name}.json"] = msgspec.json.encode(games.get(game.name).catalogue())
        found[f"{game.name}.json"] = as_json(describe(module, game.name))
        found[module.name] = module.content
    return found


def _client() -> dict[str, bytes]:
    files = (file for file in STATIC.rglob("*") if file.is_file() and file.suffix not in (".br", ".map"))
    names = {file.relative_to(STATIC).as_posix(): file for file in files}
    return {
        name: file.read_bytes()
        for name, file in names.items()
        if name.partition("/")[0] not in NOT_OURS and not name.startswith(".")
    }


def _worker(files: dict[str, bytes]) -> str:
    """Return the code of the service worker, which keeps all files: the page under the address of the site."""
    kept = sorted(f"/{name}" for name in files if name not in (INDEX, "404.html", "preview.png"))
    values = {"VERSION": _digest(files), "FILES": ["/", *kept]}
    lines = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
    return lines + (STATIC / WORKER).read_text(encoding="utf-8")


def _digest(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\n{len(files[name])}\n".encode() + files[name])
    return digest.hexdigest()[:12]
