"""Compiling rule files: the cache follows the sources, survives read-only places and several processes."""

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import ratskeller
from ratskeller.core import jit
from ratskeller.core.combine import each, most, one, total

PACKAGE = Path(ratskeller.__file__).parent
COUNT_REGIONS = """
from ratskeller import games
from ratskeller.core import jit
from ratskeller.core.engine import engine
from ratskeller.games.rattus.rules.setup import all_regions
fast = engine(games.get("rattus"), True)
states, raw = fast.room(1)
fast.put(states, 0, games.get("rattus").new(players=2).state)
print(jit.compiled(all_regions)(states[0], fast.buffers()[0]), jit.cache_folder())
"""
"""A rule that compiles fast."""


def run(code, tmp_path, **environment):
    env = {name: value for name, value in os.environ.items() if name != "RATSKELLER_CACHE"} | environment
    return subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=True
    ).stdout.split()


@pytest.fixture
def copied_package(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "src" / "ratskeller", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path / "src"


@pytest.mark.slow
def test_a_change_in_any_rule_or_data_file_leads_to_another_cache(copied_package, tmp_path):
    folder = "from ratskeller.core import jit; print(jit.cache_folder())"
    environment = {"PYTHONPATH": str(copied_package), "RATSKELLER_CACHE": str(tmp_path / "cache")}
    seen = set(run(folder, tmp_path, **environment))
    for name in ("games/rattus/rules/pieces.py", "games/rattus/data/board.toml", "core/decisions.py"):
        with (copied_package / "ratskeller" / name).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
        seen |= set(run(folder, tmp_path, **environment))
    assert len(seen) == 4


@pytest.mark.slow
def test_an_edited_helper_is_not_answered_from_an_old_cache(copied_package, tmp_path):
    """The compiler's own cache looks at the file of the entry alone and would answer 8 again."""
    environment = {"PYTHONPATH": str(copied_package), "RATSKELLER_CACHE": str(tmp_path / "cache")}
    first, *_ = run(COUNT_REGIONS, tmp_path, **environment)
    setup = copied_package / "ratskeller" / "games" / "rattus" / "rules" / "setup.py"
    text = setup.read_text(encoding="utf-8")
    setup.write_text(
        text.replace("if s.in_play[region] == 1:", "if s.in_play[region] == 1 and region > 0:"), encoding="utf-8"
    )
    second, *_ = run(COUNT_REGIONS, tmp_path, **environment)
    assert (first, second) == ("8", "7")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="folders can't be made read-only like this on Windows")
def test_it_works_with_a_read_only_package_and_home(copied_package, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    target = home / "file-in-the-way"
    target.write_text("")
    environment = {"PYTHONPATH": str(copied_package), "HOME": str(target), "XDG_CACHE_HOME": str(target)}
    copied_package.chmod(0o555)
    count, folder = run(COUNT_REGIONS, tmp_path, **environment, TMPDIR=str(tmp_path), PYTHONDONTWRITEBYTECODE="1")
    copied_package.chmod(0o755)
    assert count == "8"
    assert Path(folder).is_relative_to(tmp_path)


@pytest.mark.slow
def test_several_processes_may_compile_at_once(tmp_path):
    env = os.environ | {"RATSKELLER_CACHE": str(tmp_path / "cache")}
    processes = [
        subprocess.Popen([sys.executable, "-c", COUNT_REGIONS], env=env, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    results = [process.communicate(timeout=300)[0].split()[0] for process in processes]
    assert results == ["8", "8"]


def test_caches_that_nobody_used_for_long_are_removed_and_the_others_stay(tmp_path):
    code = """
import os
from ratskeller.core import jit
jit.mark_warm("rattus")
for name, age in (("long ago", 30), ("last week", 7)):
    folder = jit.cache_folder().parent / name
    folder.mkdir()
    used = folder.stat().st_mtime - age * 86400
    os.utime(folder, (used, used))
print(jit.remove_old_caches(), jit.is_warm("rattus"), jit.is_warm("chess"), len(list(jit.cache_folder().parent.iterdir())))
"""
    assert run(code, tmp_path, RATSKELLER_CACHE=str(tmp_path / "cache")) == ["1", "True", "False", "2"]


def test_rules_can_be_called_without_the_compiler(tmp_path):
    code = """
import sys
from ratskeller import games
position = games.get("rattus").new().play("italia")
print("numba" in sys.modules, position.question)
"""
    assert run(code, tmp_path) == ["False", "settle"]


@jit.rule
def double(s, seat):
    return 2 * seat


@jit.rule
def triple(s, seat):
    return 3 * seat


FUNCTIONS = {1: double, 4: triple}


def test_answers_of_several_functions_are_added():
    assert total("added", "s, seat", "{number} in s", FUNCTIONS)([1, 4], 5) == 25
    assert total("added", "s, seat", "{number} in s", FUNCTIONS)([], 5) == 0


def test_the_greatest_answer_counts_but_never_less_than_the_least():
    greatest = most("greatest", "s, seat", "{number} in s", FUNCTIONS, least=1)
    assert (greatest([1, 4], 5), greatest([1], 5), greatest([], 5)) == (15, 10, 1)


def test_one_function_is_chosen_by_number():
    chosen = one("chosen", "card, s, seat", FUNCTIONS, otherwise="-1")
    assert (chosen(1, None, 5), chosen(4, None, 5), chosen(2, None, 5)) == (10, 15, -1)


def test_each_function_is_called_in_the_highest_number_first():
    calls = []
    functions = {number: partial(lambda number, *_: calls.append(number), number) for number in (7, 2, 5)}
    each("called", "s, seat", "True", functions)(None, 0)
    assert calls == [7, 5, 2]
    assert jit.is_rule(each("called", "s, seat", "True", functions))
