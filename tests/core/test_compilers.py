"""numba's own `njit` compiles the rules where that is asked for, or where the linker finds no internals; the games stay the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from core.random_games import play
from core.small_rules import RESULT
from numba.core.codegen import JITCodeLibrary

from ratskeller.core.compile import code_cache, linker
from ratskeller.core.compile.compilers import NJIT, compiler, is_njit_chosen, njit

TESTS = Path(__file__).parents[1]


def run(*arguments, **environment):
    env = os.environ | environment
    return subprocess.run(
        [sys.executable, *arguments], env=env, cwd=TESTS, capture_output=True, text=True, timeout=500, check=True
    )


@pytest.mark.parametrize(
    ("value", "is_chosen"), [("1", True), ("yes", True), ("", False), ("0", False), ("No", False), ("off", False)]
)
def test_a_variable_chooses_njit(monkeypatch, value, is_chosen):
    monkeypatch.setenv(NJIT, value)
    assert is_njit_chosen() == is_chosen
    assert compiler.__wrapped__().link is (njit if is_chosen else linker.link)


def test_both_ways_have_caches_of_their_own(monkeypatch):
    seen = set()
    for value in ("0", "1"):
        monkeypatch.setenv(NJIT, value)
        seen.add(code_cache.engine_hash.__wrapped__())
    assert len(seen) == 2


@pytest.mark.thorough
def test_games_are_the_same_with_the_linker_with_njit_and_interpreted(tmp_path):
    """Carcassonne, which compiles faster; `uv run poe njit` plays both games, and lets bots play."""
    printed = run("-m", "core.random_games", "carcassonne", "4", "10", **{NJIT: "1", "RATSKELLER_CACHE": str(tmp_path)})
    answers, digest = play("carcassonne", 4, 10)
    assert answers > 2000
    assert printed.stdout.split() == [str(answers), digest]


def test_an_internal_that_is_gone_leads_to_njit_and_a_warning_that_names_it(monkeypatch):
    monkeypatch.setenv(NJIT, "")
    monkeypatch.delattr(JITCodeLibrary, "get_pointer_to_function")
    with pytest.warns(
        RuntimeWarning, match=r"numba [\d.]+ lacks .*get_pointer_to_function.*njit compiles them instead"
    ):
        assert compiler.__wrapped__().link is njit


@pytest.mark.late
def test_rules_run_without_a_class_that_the_linker_imports(tmp_path):
    done = run("-m", "core.small_rules", "without", RATSKELLER_CACHE=str(tmp_path), **{NJIT: ""})
    assert done.stdout.split()[0] == str(RESULT)
    assert done.stderr.count("RuntimeWarning") == 1
    assert "JITCodeLibrary" in done.stderr
