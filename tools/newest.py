"""Try the newest numba, on this Python and on the newest one: `uv run poe newest [TEST…]`.

Each trial has an environment and a cache of its own, which are removed at the end. It installs Ratskeller there with the newest numba,
even if `pyproject.toml` does not allow it yet, and runs the tests of compiled rules, or those that you name.
The status is 0 if all went well, 1 if something failed, and 2 if something could not be tried, as without a network.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TESTS = ("tests/core", "tests/conformance/test_two_speeds.py", "tests/bots/test_greedy.py")
NEEDED = ("--editable", ".[fast]", "pytest", "pytest-asyncio", "pytest-timeout", "pytest-xdist")
COMPILED = ("numba", "llvmlite")
"""What is installed in its newest version, whatever `pyproject.toml` allows, and never built from source, which needs LLVM."""
MOST_PYTHONS = 3
"""How many newer versions of Python are tried, the newest first, until one has a numba."""
WHAT = """
import platform, warnings
from importlib.metadata import version
from ratskeller.core.compile.compilers import compiler
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    used = compiler().link.__module__.rpartition(".")[2]
print(f"Python {platform.python_version()}, numba {version('numba')}, llvmlite {version('llvmlite')}: the {used} compiles")
for it in told:
    print(it.message)
"""
WORKS, FAILS, UNKNOWN = 0, 1, 2


class Step(NamedTuple):
    """A command of a trial, and what it means if it fails."""

    name: str
    command: Sequence[str]
    failure: int


class Outcome(NamedTuple):
    """What a trial came to, and in which words."""

    status: int
    text: str


def steps(python: str, folder: Path, tests: Sequence[str]) -> list[Step]:
    """Return the commands of a trial with a version of Python, in an empty folder."""
    overrides = folder / "overrides.txt"
    overrides.write_text("\n".join(COMPILED), encoding="utf-8")
    made = folder / "python"
    run = str(made / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    # The date to which pyproject.toml holds all packages would hide what is new
    install = ["uv", "pip", "install", "--quiet", "--python", str(made), "--exclude-newer", "2100-01-01"]
    install += ["--override", str(overrides), *(word for name in COMPILED for word in ("--only-binary", name)), *NEEDED]
    return [
        Step("make an environment", ("uv", "venv", "--quiet", "--no-project", "--python", python, str(made)), UNKNOWN),
        Step("install", install, UNKNOWN),
        Step("import", (run, "-c", WHAT), FAILS),
        Step("test", (run, "-m", "pytest", "-q", "-n", "0", "-o", "addopts=", "-p", "no:cacheprovider", *tests), FAILS),
    ]


def try_python(python: str, tests: Sequence[str], say: Callable[[str], None] = print) -> Outcome:
    """Try the newest numba with a version of Python; say what is done."""
    with tempfile.TemporaryDirectory(prefix="ratskeller-newest-", ignore_cleanup_errors=True) as folder:
        environment = os.environ | {"RATSKELLER_CACHE": str(Path(folder) / "cache"), "RATSKELLER_SKIP_WEB": "1"}
        environment.pop("VIRTUAL_ENV", None)
        said = ""
        for step in steps(python, Path(folder), tests):
            say(f"== Python {python}: {step.name}")
            done = subprocess.run(
                step.command,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            say(done.stdout.rstrip())
            if done.returncode:
                last = next((line for line in reversed(done.stdout.splitlines()) if line.strip()), "no output")
                return Outcome(step.failure, f"{said or f'Python {python}'}: {step.name} failed: {last.strip()}")
            if step.name == "import":
                said = done.stdout.splitlines()[0]
        return Outcome(WORKS, f"{said}; all tests passed")


def newer_pythons(listed: str, current: tuple[int, int]) -> list[str]:
    """Return the minor versions of Python in the JSON of `uv python list` that are newer than `current`, the newest first."""
    found = {
        (it["version_parts"]["major"], it["version_parts"]["minor"])
        for it in json.loads(listed)
        if it["implementation"] == "cpython" and it["variant"] == "default" and it["version"].replace(".", "").isdigit()
    }
    return [f"{major}.{minor}" for major, minor in sorted(found, reverse=True) if (major, minor) > current]


def main(tests: Sequence[str]) -> int:
    """Try this Python, then newer ones until one works; tell what came out."""
    current = sys.version_info[:2]
    listed = subprocess.run(
        ("uv", "python", "list", "--output-format", "json"), check=True, stdout=subprocess.PIPE, text=True
    )
    outcomes = [try_python(".".join(map(str, current)), tests)]
    for python in newer_pythons(listed.stdout, current)[:MOST_PYTHONS]:
        outcomes.append(try_python(python, tests))
        if outcomes[-1].status != UNKNOWN:
            break
    print("\n== What came out")
    for outcome in outcomes:
        print(outcome.text)
    # A newest Python without a numba is the usual case, as long as a later one has it
    return FAILS if any(it.status == FAILS for it in outcomes) else max(outcomes[0].status, outcomes[-1].status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or TESTS))
