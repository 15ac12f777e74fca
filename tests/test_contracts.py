"""The contracts of `pyproject.toml` see what breaks them, and speak of folders: a game that is added needs no new line."""

import tomllib

import pytest
from copied import CONTRACTS_FILE, copy_package, lint_imports

CONTRACTS = [
    contract["name"]
    for contract in tomllib.loads(CONTRACTS_FILE.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
]
BROKEN = [
    ("One way", "server/tables/schemas.py", "import ratskeller.cli.screen"),
    ("A game, from the top", "games/rattus/rules/plague.py", "from ..views import view"),
    ("The server", "server/db/store.py", "from ratskeller.server.tables import moves"),
    ("The product imports nothing of the laboratory", "arena/table.py", "import ratskeller_lab"),
    ("Games do not import each other", "games/rattus/notation.py", "from ratskeller.games import carcassonne"),
    ("Rules import no JSON", "games/carcassonne/rules/grid.py", "import random"),
    ("Other packages import a game", "cli/rattus/cards.py", "from ratskeller.games.rattus.options import OPTIONS"),
    ("Only games, evaluations", "bots/greedy.py", "from ratskeller.games.rattus.rules import numbers"),
    ("Only core.compile imports numba", "bots/greedy.py", "import numba"),
    ("Only research", "bots/greedy.py", "import gymnasium"),
    ("Only data for researchers", "arena/table.py", "import polars"),
    ("No import cycles", "core/records.py", "from .game import Game"),
]


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A folder with a copy of the package."""
    folder = tmp_path_factory.mktemp("contracts")
    copy_package(folder)
    return folder


def test_each_contract_is_broken_once_below():
    assert [next(name for name in CONTRACTS if name.startswith(begun)) for begun, _, _ in BROKEN] == CONTRACTS


def test_they_name_no_game():
    text = CONTRACTS_FILE.read_text(encoding="utf-8").partition("[tool.importlinter]")[2]
    assert "rattus" not in text
    assert "carcassonne" not in text


@pytest.mark.parametrize(("begun", "file", "line"), BROKEN, ids=[begun for begun, _, _ in BROKEN])
def test_a_contract_sees_what_breaks_it(package, begun, file, line):
    path = package / "ratskeller" / file
    sound = path.read_text(encoding="utf-8")
    try:
        path.write_text(f"{sound}\n{line}\n", encoding="utf-8")
        said = lint_imports(package)
    finally:
        path.write_text(sound, encoding="utf-8")
    assert [name for name in CONTRACTS if f"{name} BROKEN" in said and name.startswith(begun)]
