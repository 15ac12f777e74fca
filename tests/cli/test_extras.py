"""The bare install has rules, the terminal and interpreted bots. What needs an extra names the command that installs it."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from ratskeller.core.errors import MissingPackage
from ratskeller.core.plugins import EXTRAS, missing_package

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BARE = f"""
import sys

MISSING = {sorted({module for modules in EXTRAS.values() for module in modules})!r}


class Bare:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in MISSING else self.finder.find_spec(name, path, target)

    def __getattr__(self, name):
        return getattr(self.finder, name)


sys.meta_path[:] = [Bare(finder) for finder in sys.meta_path]
"""


def bare(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python without the modules of any extra."""
    return subprocess.run(
        [sys.executable, "-c", BARE + program], capture_output=True, text=True, timeout=300, check=False
    )


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `ratskeller` in a bare install."""
    return bare(f"from ratskeller.cli import run\nsys.exit(run({list(arguments)!r}))")


@pytest.mark.late
def test_every_bot_plays_in_the_bare_library():
    played = bare(
        "import ratskeller as rk\n"
        "for game in rk.games.names():\n"
        "    for name in rk.bots.names(game):\n"
        "        position = rk.new(game, players=2, seed=1)\n"
        "        position.push(str(rk.bots.make(name, seed=1).play(position)))\n"
        "        assert position.answers, name\n"
        "    print(game)\n"
    )
    assert played.stderr == ""
    assert played.stdout == "carcassonne\nrattus\n"


@pytest.mark.late
def test_the_bare_terminal_plays():
    program = (
        "from ratskeller.cli import run\nsys.exit(run(['play', 'rattus', '--seats', 'random,random', '--seed', '1']))"
    )
    played = bare(program)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--no-browser"], "server"),
        (["settings"], "server"),
        (["admin", "check"], "server"),
        (["warmup"], "fast"),
        (["wasm", "rattus"], "fast"),
        (["site", "build", "nowhere"], "fast"),
    ],
    ids=" ".join,
)
def test_a_command_that_needs_an_extra_names_it(arguments, extra):
    refused = command(*arguments)
    assert refused.returncode == 2
    assert re.fullmatch(
        rf"ratskeller: \w+ is not installed: pip install 'ratskeller\[{extra}\]'", refused.stderr.strip()
    )


def test_other_missing_modules_are_not_explained_away():
    assert missing_package(ModuleNotFoundError("No module named 'chess'", name="chess")) is None
    found = missing_package(ModuleNotFoundError("No module named 'numba.core'", name="numba.core"))
    assert isinstance(found, MissingPackage)


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_the_modules_of_an_extra_are_those_of_its_packages(extra):
    packages = {
        re.split(r"[\[<>=,]", line)[0].lower().replace("-", "_") for line in PROJECT["optional-dependencies"][extra]
    } - {"ratskeller"}
    of_package = {
        module: {name.lower().replace("-", "_") for name in names} for module, names in packages_distributions().items()
    }
    known = {module for modules in EXTRAS.values() for module in modules}
    for package in packages:
        assert any(package in of_package.get(module, ()) for module in known), package


def test_the_extra_all_has_what_the_commands_of_the_readme_need():
    assert PROJECT["optional-dependencies"]["all"] == ["ratskeller[fast,postgres,server]"]
