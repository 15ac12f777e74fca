"""Random games over random options, every answer checked in every way; more of them by `uv run poe long`."""

import random

import pytest
from conformance import checked_game
from conformance.checked_game import Fault, at_random, check_record, checks_of, games_for, random_game

from ratskeller import games
from tools import long_run

pytestmark = pytest.mark.late

GAMES_EACH = 8
"""Random games for every game and number of players."""


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in games.names() for n in games.get(name).players])
def test_every_answer_of_random_games_is_right_as_far_as_we_can_tell(name, players):
    for number in range(games_for(name, GAMES_EACH)):
        rng = random.Random(f"{name} {players} {number}")
        played = random_game(games.get(name), rng, players, checks_of(name).FULL_EVERY)
        played.play(at_random(rng))
        assert played.position.over


@pytest.fixture
def breaks(monkeypatch):
    """An invariant that is broken after the sixtieth answer of every game."""
    right = checked_game.CheckedGame._read_back

    def wrong(self, content):
        right(self, content)
        if self.answers == 60:
            raise RuntimeError("broken")

    monkeypatch.setattr(checked_game.CheckedGame, "_read_back", wrong)


def test_a_fault_is_reported_with_a_record_that_reproduces_it(breaks):
    rng = random.Random(1)
    with pytest.raises(Fault) as first:
        random_game(games.get("rattus"), rng).play(at_random(rng))
    assert len(games.get("rattus").replay(first.value.record).answers) == 60
    with pytest.raises(Fault) as second:
        check_record(games.get("rattus"), first.value.record)
    assert second.value.record == first.value.record
    assert str(second.value) == str(first.value)


def test_a_long_run_stops_at_the_first_fault_and_keeps_its_record(breaks, tmp_path, capsys):
    assert long_run.run("rattus", 1000, 5, tmp_path) == long_run.FAULT
    [record] = tmp_path.iterdir()
    assert str(record) in capsys.readouterr().out
    assert long_run.check("rattus", record) == long_run.FAULT


def test_a_long_run_ends_with_the_game_in_which_its_answers_are_reached(tmp_path, capsys):
    assert long_run.run("rattus", 300, 5, tmp_path) == 0
    assert "no fault" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_a_long_run_can_be_interrupted(tmp_path, capsys, monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(long_run, "random_game", interrupted)
    assert long_run.run("rattus", 300, 5, tmp_path) == long_run.INTERRUPTED
    assert "interrupted" in capsys.readouterr().out
