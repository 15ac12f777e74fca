"""The command that holds every level against the one below in every mode: its list is right, it tells everything in a table."""

from itertools import pairwise

import pytest

from ratskeller import bots, games
from ratskeller.arena.plan import match_of
from ratskeller_lab.strength import modes, readiness

ONE = """
[[mode]]
name = "printed rules"
game = "rattus"
players = [2]
options = { rules = "printed" }
"""


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_every_level_meets_the_one_below_with_every_number_of_players(game):
    steps = list(modes.steps_of(game, modes.wanted_modes(modes.MODES), []))
    for step in steps:
        match_of(game, [step.level, step.below], step.players, options=step.mode.options, is_compiled=False)
    assert {step.players for step in steps} == set(games.get(game).players)
    assert {(step.below, step.level) for step in steps} == set(pairwise(bots.levels(game)))
    assert len({step.file for step in steps}) == len(steps)


def test_a_step_is_played_and_reported_and_continues_from_its_record(tmp_path, capsys):
    (tmp_path / "modes.toml").write_text(ONE, encoding="utf-8")
    where = ["--modes", str(tmp_path / "modes.toml"), "--folder", str(tmp_path / "records"), "--cores", "1"]
    called = ["rattus", "--levels", "pedlar", "--games", "2", *where]
    assert modes.main(called) == 0
    heading, _, row = capsys.readouterr().out.strip().splitlines()
    assert heading == "| rattus | equal | pedlar - novice |"
    assert row.startswith("| printed rules, 2 players | 50% | ")
    assert row.endswith(" (2) |")
    (record,) = (tmp_path / "records").iterdir()
    first = record.read_bytes()
    assert modes.main(called) == 0
    assert record.read_bytes() == first


def test_measuring_with_interpreted_rules_prints_a_warning(capsys, monkeypatch):
    monkeypatch.setattr(readiness, "is_ready", lambda game: game == "rattus")
    readiness.warn_of_interpreted(["rattus", "carcassonne", "carcassonne"])
    (warning,) = capsys.readouterr().err.splitlines()
    assert warning.startswith("the rules of carcassonne are not compiled")
    assert "`ratskeller warmup`" in warning


def test_what_is_wrong_is_named(tmp_path, capsys):
    assert modes.main(["chess", "--folder", str(tmp_path)]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err
    assert modes.main(["rattus", "--levels", "foundling", "--folder", str(tmp_path)]) == 2
    assert "foundling is none above another in rattus; there are novice, pedlar, cellarer" in capsys.readouterr().err
    (tmp_path / "modes.toml").write_text(ONE.replace("players", "player"), encoding="utf-8")
    with pytest.raises(modes.BadMatch, match="unknown field `player`"):
        modes.wanted_modes(tmp_path / "modes.toml")
