"""Build a release and try it: `uv run poe release` writes wheel, source archive and checksums into `dist/`.

The wheel is built from the source archive, so the archive is complete. It is installed into empty environments, once without and once
with its extra `all`, and used there as a newcomer would: no Node, no compiler, nothing of this checkout on the path.
"""

import hashlib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"
NEEDED = ("ratskeller/static/index.html", "ratskeller/games/rattus/data/board.toml", "ratskeller/words/de.ftl")
"""Files that a wheel must have: the built client, data of the games, sentences."""
FAST = ("numpy", "numba")
GAME = f"""
import importlib.util
import ratskeller as rk
position = rk.new("rattus", players=3, seed=1)
while not position.over:
    position.push(str(rk.bots.make("novice", seed=1).play(position)))
assert not any(importlib.util.find_spec(name) for name in {FAST!r})
print(len(position.answers))
"""
IMPORT = """
import time
began = time.perf_counter()
import ratskeller as rk
print(time.perf_counter() - began)
rk.new("rattus")
print(time.perf_counter() - began)
"""
TYPED = 1500
"""Lines that are enough for a game in the terminal, if most are refused."""
START_SECONDS = 60
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def main() -> None:
    """Build, try and sum up."""
    shutil.rmtree(DIST, ignore_errors=True)
    run("uv", "build", "--quiet", "--out-dir", str(DIST))
    (wheel,) = DIST.glob("*.whl")
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        try_library(Environment(Path(folder) / "bare", str(wheel)))
        try_site(Environment(Path(folder) / "all", f"{wheel}[all]"), Path(folder))
    sums = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in sorted(DIST.glob("ratskeller*"))
    ]
    (DIST / SUMS).write_text("\n".join(sums) + "\n", encoding="utf-8")
    print(*sums, sep="\n")


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None, typed: str = "") -> str:
    """Run a program that reads what is `typed`, and return what it printed. Exits with its output if it fails."""
    done = subprocess.run(
        command, cwd=cwd, env=env, input=typed, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_contents(wheel: Path) -> None:
    """Exit if the wheel lacks something."""
    names = set(zipfile.ZipFile(wheel).namelist())
    if missing := [name for name in NEEDED if name not in names]:
        sys.exit(f"{wheel.name} lacks {', '.join(missing)}")


class Environment:
    """An empty environment with a wheel, whose programs see nothing else of this machine."""

    def __init__(self, folder: Path, wheel: str) -> None:
        """Make it, and install the wheel with the versions of requirements.lock."""
        self.folder = folder
        tools = os.environ | {"UV_COMPILE_BYTECODE": "1"}
        run("uv", "venv", "--quiet", "--python", sys.executable, str(folder))
        limits = folder / "limits.txt"
        limits.write_text(re.sub(r" \\$|^ *--hash.*$", "", (ROOT / "requirements.lock").read_text("utf-8"), flags=re.M))
        python = str(folder / SCRIPTS / "python")
        run("uv", "pip", "install", "--quiet", "--python", python, "--constraint", str(limits), wheel, env=tools)
        self.env = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMPDIR") if name in os.environ}
        # Neither Node nor a compiler lies there
        self.env |= {"PATH": str(folder / SCRIPTS), "HOME": str(folder), "LOCALAPPDATA": str(folder)}

    def program(self, name: str) -> str:
        """Return the path of an installed program."""
        return str(self.folder / SCRIPTS / name)

    def run(self, name: str, *arguments: str, typed: str = "") -> str:
        """Run an installed program, and return what it printed."""
        return run(self.program(name), *arguments, cwd=self.folder, env=self.env, typed=typed)

    def megabytes(self, *left_out: str) -> float:
        """Return the size of what was installed, without files with some suffixes."""
        files = (file for file in self.folder.rglob("*") if file.is_file() and file.suffix not in left_out)
        return sum(file.stat().st_size for file in files) / 1e6


def try_library(bare: Environment) -> None:
    """Play games with what `pip install ratskeller` brings, in Python and in the terminal against a bot."""
    print(f"without extras: {bare.megabytes('.pyc'):.0f} MB, with compiled Python files {bare.megabytes():.0f} MB")
    print(f"a game of {bare.run('python', '-c', GAME).strip()} answers, without {' and '.join(FAST)}")
    runs = [bare.run("python", "-c", IMPORT).split() for _ in range(3)]
    imported, begun = (min(map(float, seconds)) for seconds in zip(*runs, strict=True))
    print(f"imported in {imported:.2f} s, with a new game in {begun:.2f} s")
    rng = random.Random(1)
    typed = "".join(f"{rng.randint(1, 14)}\n" for _ in range(TYPED))
    played = bare.run("ratskeller", "play", "rattus", "--seats", "human,novice", "--seed", "1", typed=typed)
    if "Final ranking" not in played:
        sys.exit(f"the game in the terminal did not end:\n{played[-2000:]}")
    print(bare.run("ratskeller", "--version").splitlines()[0])


def try_site(full: Environment, folder: Path) -> None:
    """Start the server of `pip install ratskeller[all]`, and fetch its first page and a game's catalogue."""
    with served(full, folder) as address:
        began = time.monotonic()
        page = fetched(address)
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        if script is None:
            sys.exit("the first page names no script")
        fetched(address + script[1])
        fetched(address + "/api/health")
        print(
            f"with all extras: {full.megabytes():.0f} MB; the first page came within {time.monotonic() - began:.1f} s"
        )


@contextmanager
def served(full: Environment, folder: Path) -> Iterator[str]:
    """Run the server, and yield its address."""
    command = [full.program("ratskeller"), "serve", "--no-browser", "--no-compile", "--port", "0"]
    command += ["--database", str(folder / "site.sqlite3")]
    process = subprocess.Popen(command, cwd=full.folder, env=full.env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=START_SECONDS)


def fetched(address: str) -> str:
    """Return what lies at an address. Exits unless it comes with status 200."""
    with urllib.request.urlopen(address, timeout=START_SECONDS) as answer:
        text: str = answer.read().decode()
        return text


if __name__ == "__main__":
    main()
