"""A copy of the package in which something is added, and Python processes that find the copy, or other packages, first."""

import filecmp
import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "src" / "ratskeller"
CONTRACTS_FILE = TESTS.parent / "pyproject.toml"
"""Where the contracts stand of who may import whom."""
UNCOPIED = ["__pycache__", "static"]


def copy_package(folder: Path) -> Path:
    """Copy the package into a folder; return the copy."""
    copy = folder / PACKAGE.name
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns(*UNCOPIED))
    return copy


def changed(copy: Path) -> list[str]:
    """The files and folders that the copy has more than the package, or otherwise; none may be missing."""
    found, folders = [], [filecmp.dircmp(PACKAGE, copy, ignore=UNCOPIED)]
    while folders:
        here = folders.pop()
        assert here.left_only == []
        found += [str(Path(here.right, name).relative_to(copy)) for name in here.right_only + here.diff_files]
        folders += here.subdirs.values()
    return sorted(found)


def run_python(folder: Path, *arguments: str, paths: Iterable[Path] = (), given: str | None = None) -> str:
    """Run Python with the packages in `folder`, the tests and more `paths` in front; return what it printed, and show all if it fails."""
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join(map(str, (folder, TESTS, *paths))),
        "RATSKELLER_CACHE": str(folder / "cache"),
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        env=env,
        cwd=TESTS.parent,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lint_imports(folder: Path, contracts: Path = CONTRACTS_FILE) -> str:
    """Hold the package in `folder` against contracts; return what is said of it."""
    run = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", run, "--config", str(contracts), "--no-cache", "--no-logo"],
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "300"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def in_a_new_python(body: Callable[[], None]) -> Callable[..., None]:
    """Make a test of a function that is run in a Python that finds what is in the folder of the fixture `package` first."""
    module = body.__module__

    @functools.wraps(body)
    def test(package: Path) -> None:
        here = Path(body.__code__.co_filename).parent
        run_python(package, "-c", f"import {module} as here; here.{body.__name__}.body()", paths=[here])

    del test.__wrapped__  # pytest would ask it for fixtures
    test.body = body  # type: ignore[attr-defined]
    return test
