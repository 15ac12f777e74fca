"""Compiling everything at once: it can be interrupted, goes on from there, and says when the cache is complete."""

import os
import subprocess
import sys

import pytest

from ratskeller.bots import warmup
from ratskeller.core import jit

STOPPED = """
from ratskeller.bots import warmup
from ratskeller.core import jit
def stop(what, done, total):
    if done == 2:
        raise KeyboardInterrupt
try:
    warmup.warm_up(stop)
except KeyboardInterrupt:
    print(jit.is_warm(), len(list(jit.cache_folder().rglob("*.nbi"))))
"""


def test_everything_is_compiled_and_noted():
    told = []
    warmup.warm_up(lambda what, done, total: told.append((what, done, total)))
    assert jit.is_warm()
    total = told[-1][2]
    assert [done for _, done, _ in told] == list(range(total + 1))
    assert all(what.startswith("rattus: ") for what, _, _ in told[:-1])
    assert told[-1][0] == ""


def test_an_interrupt_leaves_what_is_compiled_and_no_mark(monkeypatch):
    """The parts are stand-ins, so that this takes no time; the mark comes after the last of them."""
    done, marked = [], []
    monkeypatch.setattr(warmup, "_parts", lambda _game: [(f"part {i}", lambda i=i: done.append(i)) for i in range(4)])
    monkeypatch.setattr(warmup, "mark_warm", lambda: marked.append(1))
    monkeypatch.setattr(warmup, "remove_old_caches", lambda: 0)

    def stop(_what, number, _total):
        if number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        warmup.warm_up(stop)
    assert (done, marked) == ([0, 1], [])
    warmup.warm_up(lambda *_: None)
    assert (done, marked) == ([0, 1, 0, 1, 2, 3], [1])


def test_a_process_that_is_stopped_leaves_its_work_to_the_next(tmp_path):
    env = os.environ | {"RATSKELLER_CACHE": str(tmp_path)}
    written = []
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", STOPPED], env=env, capture_output=True, text=True, timeout=300, check=True
        )
        assert run.stdout.split() == ["False", "2"]
        written.append({file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.nbc")})
    assert written[0] == written[1]
