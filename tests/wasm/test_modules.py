"""Modules of WebAssembly: the same bytes every time, importing nothing, and described completely."""

import json

import pytest
from commandline import CommandLine

from ratskeller import games
from ratskeller.bots.ladder import all_levels
from ratskeller.core.engine import engine
from ratskeller.core.errors import RatskellerError, UnknownGame
from ratskeller.core.state import copy_of, out_of_range
from ratskeller.search import tree
from ratskeller.wasm import binary, description, modules
from ratskeller.wasm.position import state_bytes, state_of
from ratskeller.wasm.templates import TEMPLATES

EMITTED = [pytest.param(name, marks=pytest.mark.thorough) if name == "carcassonne" else name for name in games.names()]


@pytest.mark.late
@pytest.mark.thorough
def test_two_processes_emit_the_same_bytes(tmp_path):
    modules.emit("rattus", modules.USUAL, tmp_path / "again.wasm")
    assert (tmp_path / "again.wasm").read_bytes() == modules.make_module("rattus").content


@pytest.mark.late
@pytest.mark.parametrize("game", EMITTED)
def test_a_module_imports_nothing_and_has_no_section_for_linkers(game):
    kinds = [section.kind for section in binary.sections_of(modules.make_module(game).content)]
    assert binary.EXPORT in kinds
    assert not {binary.IMPORT, binary.CUSTOM} & set(kinds)
    assert kinds == sorted(kinds, key=lambda kind: 9.5 if kind == 12 else kind)  # the count of data comes before code


@pytest.mark.late
@pytest.mark.parametrize("game", EMITTED)
def test_a_module_stays_in_the_cache_under_a_name_with_the_hash_of_the_rules(game, monkeypatch):
    made = modules.make_module(game)
    monkeypatch.setattr(modules, "emit", lambda *_: pytest.fail("it is there"))
    assert modules.make_module(game) == modules.ready_module(game) == made
    assert made.name == f"{game}-{modules.module_hash()}.wasm"


def some_module(game):
    return modules.Module(modules.module_name(game), b"no real one", modules.USUAL)


@pytest.mark.parametrize("game", games.names())
def test_the_description_knows_every_parameter_and_level(game):
    result = json.loads(description.as_json(description.describe(some_module(game), game)))
    known = {it["name"] for it in result["parameters"]}
    assert known == {name for mode in result["modes"] for name in mode["parameters"]}
    assert [mode["name"] for mode in result["modes"]] == list(TEMPLATES)
    assert [level["id"] for level in result["levels"]] == [level.id for level in all_levels(game)]
    assert result["file"]["integrity"].startswith("sha384-")
    assert result["rules"] in result["file"]["name"]


def test_the_control_block_is_described_completely():
    assert [getattr(tree, name.upper()) for name in description._search().control] == list(range(tree.CONTROL_SIZE))


@pytest.mark.parametrize("game", games.names())
def test_the_layout_of_a_state_is_that_of_compiled_rules(game):
    result = description.describe(some_module(game), game).state
    state = games.get(game).new().state
    content = state_bytes(games.get(game), state)
    assert len(content) == result.bytes
    offset, size, shape = result.fields["players"]
    assert shape == []
    assert int.from_bytes(content[offset : offset + size], "little", signed=True) == state.players
    assert state_of(games.get(game), content) == state


def test_a_number_that_does_not_fit_is_refused():
    game = games.get("rattus")
    state = copy_of(game.new().state)
    state.round = 1000
    with pytest.raises(OverflowError, match="round holds 1000") as refused:
        state_bytes(game, state)
    assert str(refused.value) == out_of_range(state)


def test_the_states_of_an_engine_begin_with_what_searches_copy():
    game = games.get("carcassonne")
    states, raw = engine(game, is_compiled=True).room(2)
    result = description.describe(some_module("carcassonne"), "carcassonne").state
    assert raw.shape[1] == result.changing
    assert states.itemsize == result.bytes


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame, match="chess"):
        modules.make_module("chess")


def test_the_reason_a_module_can_t_be_made_is_given(monkeypatch, tmp_path):
    monkeypatch.setenv("RATSKELLER_NJIT", "1")
    with pytest.raises(RatskellerError, match=r"rattus: .*RATSKELLER_NJIT"):
        modules.emit("rattus", modules.USUAL, tmp_path / "none.wasm")
    assert not list(tmp_path.iterdir())


@pytest.fixture
def ratskeller(monkeypatch, capsys):
    return CommandLine(monkeypatch, capsys)


@pytest.mark.late
def test_the_command_writes_module_description_and_position(ratskeller, tmp_path):
    position = games.get("rattus").new(players=3)
    (tmp_path / "mine.json").write_text(position.to_json(), encoding="utf-8")
    result = ratskeller("wasm", "rattus", "--folder", str(tmp_path), "--position", str(tmp_path / "mine.json"))
    assert (result.status, result.err) == (0, "")
    described = json.loads((tmp_path / "rattus.json").read_bytes())
    assert (tmp_path / described["file"]["name"]).stat().st_size == described["file"]["bytes"]
    assert state_of(games.get("rattus"), (tmp_path / "mine.state").read_bytes()) == position.state


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "unknown game 'chess'"),
        (["rattus", "--folder", "nowhere"], "there is no folder nowhere"),
        (["rattus", "--seat", "0"], "give --position too"),
        (["rattus", "--position", "nowhere.json"], "No such file"),
    ],
)
def test_the_command_refuses(ratskeller, arguments, problem):
    result = ratskeller("wasm", *arguments)
    assert result.status == 2
    assert problem in result.err
    assert not result.out


def test_a_position_of_another_game_is_refused(ratskeller, tmp_path):
    (tmp_path / "other.json").write_text(games.get("carcassonne").new().to_json(), encoding="utf-8")
    result = ratskeller("wasm", "rattus", "--folder", str(tmp_path), "--position", str(tmp_path / "other.json"))
    assert result.status == 2
    assert "is a position of carcassonne, not of rattus" in result.err
