"""Games of other packages: found by entry point, and refused with the package and the remedy where they can't be used."""

import subprocess
import sys
from pathlib import Path

import pytest
from packages.installed import describe, install

LISTED = """
from ratskeller import games
print(games.names())
for name in {names}:
    try:
        print(games.get(name).name)
    except games.UnknownGame as problem:
        print(problem)
"""


def listed(folder: Path, *names: str) -> tuple[list[str], str]:
    """Return what a Python that finds the packages in a folder prints about games, and what it logs."""
    done = subprocess.run(
        [sys.executable, "-c", LISTED.format(names=names)],
        env=install(folder, "apples"),
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines(), done.stderr


def offer(folder: Path, package: str, name: str, value: str, code: str | None = None) -> None:
    """Install a package that offers a game."""
    describe(folder, package, "2.0", {"ratskeller.games": {name: value}})
    if code is not None:
        (folder / f"{package}.py").write_text(code, encoding="utf-8")


def test_a_game_is_found_by_its_module_as_well(tmp_path: Path) -> None:
    code = "import apples\nGAME = type('Pears', (type(apples.GAME),), {'name': 'pears'})()\n"
    offer(tmp_path, "pears", "pears", "pears", code)
    assert listed(tmp_path, "pears") == (["['apples', 'carcassonne', 'pears', 'rattus']", "pears"], "")


@pytest.mark.parametrize(
    ("value", "code", "reason"),
    [
        ("pears:GAME", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("pears:GAME", "", "AttributeError: module 'pears' has no attribute 'GAME'"),
        ("no_such_module:GAME", None, "ModuleNotFoundError: No module named 'no_such_module'"),
        ("pears:GAME", "GAME = 3", "pears:GAME is neither a Game nor a module with a GAME"),
        ("pears", "", "pears is neither a Game nor a module with a GAME"),
        ("apples:GAME", None, "its game is called 'apples', and its entry point must be as well"),
    ],
)
def test_a_game_that_can_t_be_used_stops_no_other(tmp_path: Path, value: str, code: str | None, reason: str) -> None:
    offer(tmp_path, "pears", "pears", value, code)
    warning = (
        f"'pears' of the package pears can't be used: {reason}. Update the package, or remove it: pip uninstall pears"
    )
    printed, logged = listed(tmp_path, "pears", "apples", "rattus")
    assert printed == ["['apples', 'carcassonne', 'rattus']", warning, "apples", "rattus"]
    assert logged == f"{warning}\n"


def test_no_other_package_replaces_a_game_of_ours(tmp_path: Path) -> None:
    offer(tmp_path, "pears", "rattus", "apples:GAME")
    printed, logged = listed(tmp_path, "rattus")
    assert printed == ["['apples', 'carcassonne', 'rattus']", "rattus"]
    assert logged == (
        "'rattus' of the package pears can't be used: Ratskeller has a game of that name, so it needs another one. "
        "Update the package, or remove it: pip uninstall pears\n"
    )


def test_of_two_packages_with_a_game_of_one_name_neither_is_used(tmp_path: Path) -> None:
    offer(tmp_path, "pears", "apples", "pears:GAME", "")
    printed, logged = listed(tmp_path, "apples")
    assert printed == ["['carcassonne', 'rattus']", "unknown game 'apples'; there are carcassonne, rattus"]
    assert logged == "'apples' is offered by apples and pears, so neither is used: uninstall one of them\n"


def test_wrong_options_of_another_package_cost_only_their_flags(tmp_path: Path) -> None:
    around = install(tmp_path, "apples")
    (tmp_path / "apples" / "options.toml").write_text("option = 3", encoding="utf-8")
    run = [sys.executable, "-m", "ratskeller", "play", "--help"]
    done = subprocess.run(run, env=around, capture_output=True, text=True, check=True)
    assert "--cards" in done.stdout
    assert "--barrel" not in done.stdout
    assert (
        "'apples' of the package apples can't be used: its options or their words are wrong: Expected `array`"
        in done.stderr
    )


def test_a_bot_that_can_t_be_used_stops_no_other(tmp_path: Path) -> None:
    around = install(tmp_path, "last_bot")
    describe(tmp_path, "lost-bot", "2.0", {"ratskeller.bots": {"lost": "no_such_module:Lost"}})
    run = [sys.executable, "-c", "from ratskeller import bots; print(bots.plugin_names('rattus'))"]
    done = subprocess.run(run, env=around, capture_output=True, text=True, check=True)
    assert done.stdout == "['last']\n"
    assert done.stderr == (
        "'lost' of the package lost-bot can't be used: ModuleNotFoundError: No module named 'no_such_module'. "
        "Update the package, or remove it: pip uninstall lost-bot\n"
    )


def test_an_evaluation_that_can_t_be_used_is_none(tmp_path: Path) -> None:
    around = install(tmp_path, "apples")
    (tmp_path / "apples" / "evaluation" / "__init__.py").write_text("TERMS = ()", encoding="utf-8")
    run = [sys.executable, "-c", "from ratskeller import bots; print('greedy' in bots.names('apples'))"]
    done = subprocess.run(run, env=around, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
    assert (
        "'apples' of the package apples can't be used: apples.evaluation must be a module that has weights"
        in done.stderr
    )
