"""The command that plays random games between random levels: everything is counted, and it goes on from its record."""

import multiprocessing
import signal
from contextlib import closing

import msgspec
import pytest

from benchmarks.strength.cores import on_cores
from benchmarks.strength.robust import __main__ as robust
from benchmarks.strength.robust import playing
from benchmarks.strength.robust.page import figures, page
from benchmarks.strength.robust.playing import Here, Plan, Played, drawn
from ratskeller import bots, games
from ratskeller.server.bots.pool import BotReply

PLAN = Plan(["carcassonne", "rattus"], 5, 0.02, {})


class Scripted:
    """Plays the answers that it gets, then at random by the table."""

    def __init__(self, answers):
        self.answers = answers

    def think(self, _level, position, _seat):
        return BotReply(self.answers(position), None)


@pytest.fixture
def play(monkeypatch):
    """A game of the plan in which answers come from a function of the position."""

    def run(answers, number=1):
        monkeypatch.setattr(playing, "_house", lambda _described: Scripted(answers))
        return playing.play(msgspec.json.encode(PLAN), number)

    return run


def ended(number, megabytes, **more):
    """A game with nothing but its memory, or what is given."""
    usual = {"took": {"novice": [1.0, 2.0]}, "stand_ins": 0, "by_lot": 0, "illegal": 0, "crash": None, "record": None}
    kept = {"game": "rattus", "options": {"players": 2}, "levels": ["novice"] * 2, "answers": 40, "process": "1"}
    return Played(number=number, nth=number, megabytes=megabytes, **(kept | usual | more))


def test_games_are_drawn_from_the_seed_with_all_that_is_offered():
    found = [drawn(PLAN, number) for number in range(400)]
    assert found == [drawn(PLAN, number) for number in range(400)]
    for name in PLAN.games:
        mine = [(options, levels) for game, options, levels in found if game == name]
        assert {options["players"] for options, _ in mine} == set(games.get(name).players)
        assert {level for _, levels in mine for level in levels} == set(bots.levels(name))
        assert all(len(levels) == options["players"] for options, levels in mine)


def test_legal_answers_leave_nothing_to_tell(play):
    game = play(lambda position: position.legal()[:1])
    assert (game.crash, game.illegal, game.by_lot, game.stand_ins, game.record) == (None, 0, 0, 0, None)
    assert game.answers >= sum(map(len, game.took.values())) > 0
    assert game.megabytes > 1


def test_illegal_answers_and_silence_are_counted_and_the_game_goes_on(play):
    wrong = play(lambda _position: ["nonsense"])
    thoughts = sum(map(len, wrong.took.values()))
    assert (wrong.illegal, wrong.by_lot) == (thoughts, thoughts)
    assert games.get("rattus").replay(wrong.record).over
    silent = play(lambda _position: [])
    assert (silent.illegal, silent.by_lot) == (0, sum(map(len, silent.took.values())))


def test_what_breaks_is_reported_with_its_place(play):
    asked = []

    def breaking(position):
        asked.append(position)
        if len(asked) > 10:
            raise RuntimeError("out of rats")
        return position.legal()[:1]

    game = play(breaking)
    assert game.crash.startswith("RuntimeError at test_robust.py:")
    assert game.crash.endswith("out of rats")
    assert '"answers"' in game.record


def test_levels_think_with_a_share_of_their_simulations():
    position = games.get("rattus").new(players=2)
    playing.open_chance(position, 0)
    thought = Here(0.01).think("alderman", position.redeal(position.actor), position.actor)
    assert thought.answers[0] in position.legal()


def test_growing_memory_is_seen_and_steady_memory_is_not():
    steady = figures(PLAN, [ended(number, 100 + number % 2) for number in range(400)], 400)
    growing = figures(PLAN, [ended(number, 100 + number / 10) for number in range(400)], 400)
    (small,), (large,) = steady.memory, growing.memory
    assert abs(small.slope) < 1
    assert large.slope == pytest.approx(100)
    assert large.last - large.first == pytest.approx(30)


def test_all_that_went_wrong_is_in_the_table():
    late = {"novice": [1.0, 400.0, 6000.0]}
    wrong = ended(0, 90, took=late, stand_ins=1, by_lot=2, illegal=3, crash="RuntimeError at x.py:1: y")
    found = figures(PLAN, [wrong, ended(1, 90)], 2)
    assert (found.late, found.stand_ins, found.by_lot, found.illegal) == (1, 1, 2, 3)
    assert found.crashes == ["game 0 (rattus): RuntimeError at x.py:1: y"]
    assert not found.is_clean
    assert found.speeds[0].over == 2, "the novice may take 300 ms"
    assert "| random answers | 2 |" in page(found)
    assert found.memory == []


def test_it_goes_on_from_its_record(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(robust, "is_warm", lambda _game: True)
    asked = []

    def played(_plan, numbers, _cores):
        asked.append(list(numbers))
        return iter([ended(number, 90) for number in numbers])

    monkeypatch.setattr(robust, "_games", played)
    where = ["rattus", "--folder", str(tmp_path), "--seed", "5"]
    assert robust.main([*where, "--games", "3"]) == 0
    assert robust.main([*where, "--games", "5", "--json"]) == 0
    assert asked == [[0, 1, 2], [3, 4]]
    assert '"games": 5' in capsys.readouterr().out
    assert robust.main([*where, "--games", "1", "--fresh"]) == 0
    assert asked[-1] == [0]
    (tmp_path / "robust-5-1.jsonl").write_text("nonsense\n", encoding="utf-8")
    assert robust.main(where) == 2
    assert "no record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["chess"], "chess"),
        (["--games", "0"], "--games: at least 1, not 0"),
        (["--simulations-share", "2"], "--simulations-share: above 0 and at most 1, not 2"),
    ],
)
def test_wrong_arguments_are_reported(tmp_path, monkeypatch, capsys, wrong, message):
    monkeypatch.setattr(robust, "is_warm", lambda _game: True)
    assert robust.main([*wrong, "--folder", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


def test_interrupts_end_the_work_and_leave_nothing_behind():
    raised, before = [], set(multiprocessing.active_children())

    def press_at_once():
        with closing(on_cores(pow, [(2, number) for number in range(200)], 1)) as results:
            for _ in results:
                raised.append(True)
                signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        press_at_once()
    assert len(raised) == 1
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert set(multiprocessing.active_children()) == before
