"""Compiling everything at once: it can be interrupted, goes on from there, and says when the cache is complete."""

import os
import subprocess
import sys

import pytest

from ratskeller import games
from ratskeller.bots import warmup
from ratskeller.core.compile import code_cache
from ratskeller.core.errors import UnknownGame

STOPPED = """
from ratskeller.bots import warmup
from ratskeller.core.compile import code_cache
from ratskeller.core.compile.rules import compile_entry
from ratskeller.core.engine import engine
from ratskeller.games.rattus.rules.setup import all_regions

def parts(game):
    rules = engine(game, True)
    states, raw = rules.room(1)
    rules.put(states, 0, game.new(players=2).state)
    yield "a small rule", lambda: compile_entry(all_regions, game.name)(states[0], rules.buffers()[0])
    yield "the rest", lambda: None

def stop(what, done, total):
    if done == 1:
        raise KeyboardInterrupt

warmup._parts = parts
try:
    warmup.warm_up(stop, ["rattus"])
except KeyboardInterrupt:
    print(code_cache.is_warm("rattus"), len(list(code_cache.cache_folder().rglob("*.nbi"))))
"""
"""A warm-up with little to compile, which is stopped after its first part."""


def compiled_and_noted(names):
    reply = []
    warmup.warm_up(lambda what, done, total: reply.append((what, done, total)), names)
    assert all(code_cache.is_warm(game) for game in names or games.names())
    total = reply[-1][2]
    assert [done for _, done, _ in reply] == list(range(total + 1))
    assert {what.split(": ")[0] for what, _, _ in reply[:-1]} == set(names or games.names())
    assert reply[-1][0] == ""


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_compiled_and_noted(game):
    compiled_and_noted([game])


def test_everything_is_compiled_and_noted():
    compiled_and_noted([])


@pytest.fixture
def stand_ins(monkeypatch):
    """Instead of what takes time: four parts for each game, the marks, and the removal of old caches."""
    done = []

    def parts(game):
        return [(f"part {i}", lambda i=i: done.append((game.name, i))) for i in range(4)]

    monkeypatch.setattr(warmup, "_parts", parts)
    monkeypatch.setattr(warmup, "mark_warm", lambda game: done.append((game, "marked")))
    monkeypatch.setattr(warmup, "remove_old_caches", lambda: 0)
    return done


def test_an_interrupt_leaves_what_is_compiled_and_no_mark(stand_ins):
    def stop(_what, number, _total):
        if number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        warmup.warm_up(stop, ["rattus"])
    assert stand_ins == [("rattus", 0), ("rattus", 1)]
    warmup.warm_up(lambda *_: None, ["rattus"])
    assert stand_ins[2:] == [("rattus", part) for part in (0, 1, 2, 3, "marked")]


def test_a_game_is_ready_before_the_next_one_is_compiled(stand_ins):
    first, second = games.names()[:2]
    warmup.warm_up(lambda *_: None)
    assert stand_ins.index((first, "marked")) < stand_ins.index((second, 0))
    assert all((game, "marked") in stand_ins for game in games.names())


def test_only_the_games_that_are_named_are_compiled(stand_ins):
    reply = []
    warmup.warm_up(lambda *progress: reply.append(progress), ["rattus"])
    assert {game for game, _ in stand_ins} == {"rattus"}
    assert reply[0] == ("rattus: part 0", 0, 4)
    with pytest.raises(UnknownGame):
        warmup.warm_up(lambda *_: None, ["chess"])


@pytest.mark.late
def test_a_process_that_is_stopped_leaves_its_work_to_the_next(tmp_path):
    env = os.environ | {"RATSKELLER_CACHE": str(tmp_path)}
    written = []
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", STOPPED], env=env, capture_output=True, text=True, timeout=300, check=True
        )
        assert run.stdout.split() == ["False", "1"]
        written.append({file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")})
    assert written[0] == written[1]
