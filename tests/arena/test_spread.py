"""A match on several processes and machines: the same games as in one, and nothing that outlives it."""

import builtins
import json
import os
import signal
import subprocess
import sys

import msgspec
import pytest

from ratskeller import arena
from ratskeller.arena import spread
from ratskeller.arena.plan import Unit, match_of
from ratskeller.arena.spread import ahead, processes, worker

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


@pytest.mark.slow
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
    assert spread.all_cores() >= 1


def test_an_interrupt_ends_the_processes_and_keeps_whole_deals_in_order(monkeypatch):
    started = []

    class Watched(processes.Worker):
        def __init__(self, match):
            super().__init__(match)
            started.append(self._process)

    def stop(done, _wanted):
        if done >= 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(processes, "Worker", Watched)
    result, games = play(cores=2, progress=stop)
    assert games == play()[1][:6]
    assert (result.games, result.complete) == (6, False)
    assert len(started) == 2
    assert all(process.poll() is not None for process in started)


def test_a_process_ends_when_whoever_asked_has_ended():
    """Its input ends then, also when the other one was killed; it may be in the middle of a game."""
    command = [sys.executable, "-m", worker.MODULE]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        match = match_of("rattus", BOTS, 3, is_compiled=False)
        process.stdin.write(msgspec.json.encode(match) + b"\n")
        for deal in range(1000):
            process.stdin.write(msgspec.json.encode(Unit(deal, [0, 1, 2])) + b"\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith(b'{"type":"games"')
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
    *told, last = endless.stdout.read().splitlines()
    games, is_complete = last.split()
    # The first was read before; the last whole deal may be counted and not yet told
    assert int(games) % 2 == 0
    assert 0 <= int(games) - (1 + len(told)) <= 2
    assert (is_complete, endless.stderr.read(), endless.wait()) == ("False", "", 0)


@needs_signals
def test_processes_end_with_one_that_is_killed(endless):
    endless.kill()
    assert endless.stderr.read() == ""
    assert endless.wait() == -signal.SIGKILL


def test_what_breaks_in_a_process_is_told():
    match = match_of("rattus", BOTS, 3, is_compiled=False)
    broken = msgspec.structs.replace(match, bots=["random", "random", "nobody"])
    with pytest.raises(arena.BadMatch, match="no bot 'nobody' plays rattus"):
        list(processes.in_processes(broken, match.units(1), 2))
    with pytest.raises(RuntimeError, match=r"deal 0: Traceback(.|\n)*IndexError"):
        list(processes.in_processes(match, [Unit(0, [0, 1, 3])], 2))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal on this system")
def test_a_process_that_is_killed_is_told():
    class Doomed(processes.Worker):
        def play(self, unit):
            self._process.kill()
            return super().play(unit)

    match = match_of("rattus", BOTS, 3, is_compiled=False)
    one = Doomed(match)
    with pytest.raises(RuntimeError, match=r"a process ended \(status -9\) while it played deal 4"):
        one.play(Unit(4, [0, 1, 2]))
    one.join()


def test_results_come_in_order_and_no_more_work_is_given_out_than_wanted():
    given = []

    def give(task):
        given.append(task)
        return task

    results = ahead.in_order(range(10), give, lambda task: task * task, ahead=3)
    assert next(results) == 0
    assert given == [0, 1, 2]
    assert list(results) == [task * task for task in range(1, 10)]
