"""Help, version, and what is loaded for them."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from ratskeller.core.sources import RULES_OF_GAMES, fingerprint
from ratskeller.games import names

COMMANDS = ("serve", "play", "position", "replay", "arena", "selfplay", "warmup", "wasm")
SLOW = ("numpy", "numba", "litestar", "sqlalchemy", "babel")


def test_help_names_every_command_and_leaves_the_options_of_the_server_to_serve(ratskeller):
    result = ratskeller("--help")
    assert result.status == 0
    assert all(f" {command} " in result.out for command in COMMANDS)
    assert "--port" not in result.out
    assert "--port" in ratskeller("serve", "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_has_help(ratskeller, command):
    result = ratskeller(command, "--help")
    assert result.status == 0
    options = [line.split("│")[1] for line in result.out.splitlines() if line.startswith("│ ")]
    assert [line for line in options if len(line.split("  ", 1)[-1].strip()) <= 3] == []
    assert "--" in result.out or command == "warmup"


def test_the_version_names_the_package_and_fingerprints_of_each_game(ratskeller):
    first, *of_games = ratskeller("--version").out.strip().splitlines()
    assert first == f"ratskeller {version('ratskeller')}"
    found = dict(line.split(": ") for line in of_games)
    assert len(set(found.values())) == len(found) == 3 * len(names())
    for name in names():
        assert found[f"{name}, with the engine"] == fingerprint(name, RULES_OF_GAMES)
        assert found[f"{name}, with the bots"] == fingerprint(name)


def test_the_module_is_the_same_command():
    done = subprocess.run([sys.executable, "-m", "ratskeller", "cards"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "don't know what to do with 'cards'" in done.stderr
    done = subprocess.run([sys.executable, "-m", "ratskeller", "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Usage: ratskeller COMMAND")


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["play", "--help"]])
def test_nothing_slow_is_imported_for_help(arguments):
    program = f"import sys; from ratskeller.cli import run; run({arguments}); print('LOADED', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.rpartition("LOADED")[2].split()
    assert not set(SLOW) & set(loaded)
