"""Bots answer by their level whatever else is installed and whatever else the machine does: nobody stands in for them."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from copied import copy_package

from ratskeller import bots
from ratskeller.bots.warmup import warm_up
from ratskeller.core.compile.code_cache import cache_folder

from .serving import Server

pytestmark = [pytest.mark.late, pytest.mark.timeout(300)]

GAME = "rattus"
ANSWERS = 4
"""So many answers are given to a bot."""


@pytest.fixture(autouse=True)
def compiled_rules() -> None:
    """What the servers find in the cache."""
    warm_up(lambda *_: None, [GAME])


def who_answered(server: Server) -> list[str | None]:
    """Play against the strongest level; return who stood in for each of its answers."""
    guest = server.guest()
    table = guest.open([{"kind": "me"}, {"kind": "bot", "bot": bots.levels(GAME)[-1]}], GAME)
    guest.play_on(table, random.Random(7), ANSWERS)
    stand_ins = [entry["stand_in"] for entry in guest.log(table) if entry["actor"] == 1]
    assert guest.get("/api/health")["stand_ins"] == 0
    return stand_ins


def answered_itself(server: Server) -> bool:
    found = who_answered(server)
    return len(found) > 1 and set(found) == {None}


def installation(place: Path) -> list[str]:
    """Where a Python that looks for the package there finds it, and whether it finds compiled rules."""
    code = (
        "import ratskeller; from ratskeller.core.compile.code_cache import is_warm; "
        f"print(*ratskeller.__path__, is_warm({GAME!r}), sep='\\n')"
    )
    env = os.environ | {"PYTHONPATH": str(place)}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    ).stdout.split("\n")


def test_bots_of_two_installations_of_one_version_share_the_compiled_rules(start: Any, tmp_path: Path) -> None:
    """Bots of both find the code, and neither adds to it: nobody waits for the compiler. However long they take is no matter here."""
    copy = copy_package(tmp_path / "elsewhere")
    assert installation(copy.parent)[:2] == [str(copy), "True"]
    compiled = {file.name: file.stat().st_mtime_ns for file in cache_folder().glob("*.nb?")}
    here = start(think_limit=600)
    there = start("elsewhere.sqlite3", python_path=tmp_path / "elsewhere", think_limit=600)
    assert answered_itself(there)
    assert answered_itself(here)
    assert {file.name: file.stat().st_mtime_ns for file in cache_folder().glob("*.nb?")} == compiled


@contextmanager
def all_cores_busy() -> Iterator[None]:
    working = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in working:
            process.kill()
            process.wait()


def test_on_a_busy_machine_bots_answer_by_their_level(start: Any) -> None:
    """In the time that everybody gets: to have some answer takes a bot a small part of it, even with a small part of a core."""
    server = start()
    with all_cores_busy():
        assert answered_itself(server)
