"""The cache of compiled code follows the sources wherever they lie, and survives read-only places and several processes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ratskeller

PACKAGE = Path(ratskeller.__file__).parent
COUNT_REGIONS = """
from ratskeller import games
from ratskeller.core.compile import code_cache
from ratskeller.core.compile.rules import compile_entry
from ratskeller.core.engine import engine
from ratskeller.games.rattus.rules.setup import all_regions
fast = engine(games.get("rattus"), True)
states, raw = fast.room(1)
fast.put(states, 0, games.get("rattus").new(players=2).state)
print(compile_entry(all_regions, "rattus")(states[0], fast.buffers()[0]), code_cache.cache_folder())
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


@pytest.mark.late
def test_a_change_in_any_rule_or_data_file_leads_to_another_cache(copied_package, tmp_path):
    folder = "from ratskeller.core.compile import code_cache; print(code_cache.cache_folder())"
    environment = {"PYTHONPATH": str(copied_package), "RATSKELLER_CACHE": str(tmp_path / "cache")}
    seen = set(run(folder, tmp_path, **environment))
    for name in ("games/rattus/rules/pieces.py", "games/rattus/data/board.toml", "core/steps.py"):
        with (copied_package / "ratskeller" / name).open("a", encoding="utf-8") as file:
            file.write("\n# changed\n")
        seen |= set(run(folder, tmp_path, **environment))
    assert len(seen) == 4


@pytest.mark.late
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


@pytest.mark.late
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


@pytest.mark.late
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
from ratskeller.core.compile import code_cache
folder = code_cache.cache_folder()
(folder / "some.rattus_entry-1.py311.1.nbc").touch()
code_cache.mark_warm("rattus")
for name, age in (("long ago", 30), ("last week", 7)):
    folder = code_cache.cache_folder().parent / name
    folder.mkdir()
    used = folder.stat().st_mtime - age * 86400
    os.utime(folder, (used, used))
print(code_cache.remove_old_caches(), code_cache.is_warm("rattus"), code_cache.is_warm("chess"))
print(len(list(code_cache.cache_folder().parent.iterdir())))
"""
    assert run(code, tmp_path, RATSKELLER_CACHE=str(tmp_path / "cache")) == ["1", "True", "False", "2"]


@pytest.mark.late
def test_two_installations_of_one_version_share_their_code(copied_package, tmp_path):
    """Another environment, a folder that was moved, a home that is mounted elsewhere: nothing is compiled twice."""
    shutil.copytree(copied_package, tmp_path / "elsewhere")
    written = []
    for place in (copied_package, tmp_path / "elsewhere"):
        run(COUNT_REGIONS, tmp_path, PYTHONPATH=str(place), RATSKELLER_CACHE=str(tmp_path / "cache"))
        written.append({file.name: file.stat().st_mtime_ns for file in tmp_path.glob("cache/compiled/*/*")})
    assert len(written[0]) == 2
    assert written[0] == written[1]


def test_a_mark_without_its_code_does_not_count(tmp_path):
    code = """
from ratskeller.core.compile import code_cache
folder = code_cache.cache_folder()
(folder / "some.rattus_entry-1.py311.1.nbc").touch()
code_cache.mark_warm("rattus")
before = code_cache.is_warm("rattus")
(folder / "some.rattus_entry-1.py311.1.nbc").unlink()
print(before, code_cache.is_warm("rattus"))
(folder / "ready-rattus").write_text("")
print(code_cache.is_warm("rattus"))
"""
    assert run(code, tmp_path, RATSKELLER_CACHE=str(tmp_path / "cache")) == ["True", "False", "False"]


@pytest.mark.late
def test_what_others_compile_in_the_same_process_stays_where_they_want_it(tmp_path):
    code = """
import numba
from ratskeller import games
from ratskeller.core.compile import code_cache
from ratskeller.core.engine import engine
engine(games.get("rattus"), True)
mine = numba.njit(cache=True)(lambda: 1)
print(mine._cache.cache_path == str(code_cache.cache_folder()))
"""
    script = tmp_path / "theirs.py"
    script.write_text(code, encoding="utf-8")
    assert run(f"import runpy; runpy.run_path({str(script)!r})", tmp_path) == ["False"]
