"""A match on several processes and machines: the same games as in one, and nothing that outlives it."""

import builtins
import json
import os
import pickle
import signal
import subprocess
import sys
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ratskeller import arena
from ratskeller.arena import executors
from ratskeller.arena.plan import Unit, match_of
from ratskeller.arena.runner import play_units
from ratskeller.arena.table import table_of

BOTS = ["random", "random", "random"]


def play(**more):
    """A match of random bots on interpreted rules: its games without the times that they took."""
    kept = []
    result = arena.match(BOTS, game="rattus", games=18, players=3, seed=5, is_compiled=False, keep=kept.append, **more)
    return result, [msgspec.structs.replace(game, took=[]) for game in kept]


def test_the_games_do_not_depend_on_the_number_of_processes():
    one, two = play(cores=1), play(cores=2)
    assert one[1] == two[1]
    assert len({tuple(game.scores) for game in one[1]}) > 3
    assert one[0].bots == two[0].bots


@pytest.mark.late
def test_nor_do_they_on_ray():
    """In a process of its own, for Ray leaves threads and warnings behind."""
    if os.environ.get("RATSKELLER_REQUIRE_ALL") != "1":
        pytest.importorskip("ray")
    program = """
import msgspec, sys
from ratskeller import arena
kept = []
arena.match(sys.argv[1:], game="rattus", games=18, players=3, seed=5, is_compiled=False, keep=kept.append, ray="local")
print("GAMES", msgspec.json.encode(kept).decode())
"""
    command = [sys.executable, "-c", program, *BOTS]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    games = json.loads(done.stdout.rpartition("GAMES")[2])
    assert [game | {"took": []} for game in games] == msgspec.to_builtins(play()[1])


def test_ray_that_is_not_installed_is_named(monkeypatch):
    imported = builtins.__import__

    def without_ray(name, *more, **others):
        if name == "ray":
            raise ImportError(name)
        return imported(name, *more, **others)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(arena.BadMatch, match=r"ray: is not installed; pip install 'ratskeller\[ray\]'"):
        play(ray="local")


def test_fewer_than_one_core_is_refused():
    with pytest.raises(arena.BadMatch, match="cores: at least 1, not 0"):
        play(cores=0)
    assert executors.all_cores() >= 1


def test_an_interrupt_ends_the_processes_and_keeps_whole_deals_in_order(monkeypatch):
    started = []

    class Watched(executors.Worker):
        def __init__(self):
            super().__init__()
            started.append(self._process)

    def stop(done, _wanted):
        if done >= 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(executors, "Worker", Watched)
    result, games = play(cores=2, progress=stop)
    assert games == play()[1][:6]
    assert (result.games, result.complete) == (6, False)
    assert len(started) == 2
    assert all(process.poll() is not None for process in started)


def play_unit(match, unit):
    return table_of(match).play(unit)


def test_a_worker_ends_when_its_input_ends():
    """That is how it learns that the process that started it is gone; it may be in the middle of a game."""
    command = [sys.executable, "-m", executors.WORKER]
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        work = partial(play_unit, match_of("rattus", BOTS, 3, is_compiled=False))
        for deal in range(1000):
            pickle.dump(pickle.dumps((work, Unit(deal, [0, 1, 2]))), process.stdin)
        process.stdin.flush()
        assert [len(games) for games in [pickle.load(process.stdout).result]] == [3]
        process.stdin.close()
        assert process.wait(timeout=60) == 0


ENDLESS = """
from ratskeller import arena
def tell(game):
    print(game.deal, flush=True)
result = arena.match(["random", "random"], game="rattus", games=10**7, is_compiled=False, cores=2, keep=tell)
print(result.games, result.complete)
"""


@pytest.fixture
def endless():
    """A match on two processes that has begun, in a session of its own; its pipes close when the last process of it ends."""
    command = [sys.executable, "-c", ENDLESS]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, start_new_session=True, text=True, **pipes) as process:
        assert process.stdout.readline() == "0\n"
        yield process
        process.kill()


needs_signals = pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals to a group of processes are for POSIX")


@needs_signals
def test_ctrl_c_ends_a_match_with_what_there_is(endless):
    """It reaches all processes of a terminal at once."""
    os.killpg(endless.pid, signal.SIGINT)
    *counts, last = endless.stdout.read().splitlines()
    games, is_complete = last.split()
    # The first was read before; the last whole deal may be counted and not yet told
    assert int(games) % 2 == 0
    assert 0 <= int(games) - (1 + len(counts)) <= 2
    assert (is_complete, endless.stderr.read(), endless.wait()) == ("False", "", 0)


@needs_signals
def test_processes_end_with_one_that_is_killed(endless):
    endless.kill()
    assert endless.stderr.read() == ""
    assert endless.wait() == -signal.SIGKILL


def test_an_error_in_a_process_is_raised_here():
    match = match_of("rattus", BOTS, 3, is_compiled=False)
    broken = msgspec.structs.replace(match, bots=["random", "random", "nobody"])
    with pytest.raises(arena.BadMatch, match="no bot 'nobody' plays rattus"):
        list(play_units(broken, match.units(1), 2))
    with pytest.raises(RuntimeError, match=r"deal 0: Traceback(.|\n)*IndexError"):
        list(play_units(match, [Unit(0, [0, 1, 3])], 2))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal on this system")
def test_a_process_that_is_killed_is_an_error():
    worker = executors.Worker()
    worker.kill()
    with pytest.raises(RuntimeError, match=r"a process ended \(status -9\) while it played deal 4"):
        worker.call(str, Unit(4, [0, 1, 2]))
    worker.join()


def test_results_come_in_order_and_no_more_tasks_are_submitted_than_wanted():
    submitted = []

    class Here:
        ahead = 3

        def submit(self, work, task):
            submitted.append(task)
            future = Future()
            future.set_result(executors.attempt(work, task))
            return future

    results = executors.in_order(Here(), lambda task: task * task, range(10))
    assert next(results) == 0
    assert submitted == [0, 1, 2]
    assert list(results) == [task * task for task in range(1, 10)]
