"""Break rules and guards on purpose, one at a time, and see which test notices: `uv run poe breaks`.

`breaks.toml` lists them. Each is applied to a checkout of HEAD in a temporary folder, so commit what it shall see. First its own tests run,
and where they don't notice it all that the README's command runs. A test counts only if it passes without the break.

What was found is in `test-results/breaks.json`; the next run goes on from there, also after Ctrl+C.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("breaks.toml")
README, CI = "README", ".ci/run"
COMMANDS = {README: "not thorough and not late", CI: "late and not thorough"}
"""Which tests a command runs first, by their marks; those of the client are none of the README's."""
ALL = {README: "not thorough"}
"""The same at a commit that has no mark for late ones."""
NOBODY = "nobody"
NONE_SELECTED = 5
STATIC = "src/ratskeller/static"
FAILED = re.compile(r"^ *(?:FAILED|ERROR|FAIL) +(?:\|\w+\| )?(.+?)(?: - .*)?$", re.MULTILINE)


class Break(NamedTuple):
    """A change of one file: `old`, which it has exactly once, becomes `new`. `means`: what players would have of it."""

    name: str
    file: str
    old: str
    new: str
    means: str
    tests: list[str]


class Found(NamedTuple):
    """By which command and by which test a break was noticed, and after how many seconds."""

    command: str
    test: str
    seconds: float


def breaks() -> list[Break]:
    return [Break(**it) for it in tomllib.loads(LIST.read_text(encoding="utf-8"))["break"]]


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """Check out a commit into a temporary folder, with the built client and what it is built with."""
    with tempfile.TemporaryDirectory(prefix="breaks-") as above:
        folder = Path(above, "checkout")
        run = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*run, "add", "--quiet", "--detach", str(folder), commit], check=True)
        try:
            (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
            _take_client(folder)
            yield folder
        finally:
            subprocess.run([*run, "remove", "--force", str(folder)], check=True)


def _take_client(folder: Path) -> None:
    """Take over the client as it was built from what is not broken."""
    shutil.rmtree(folder / STATIC, ignore_errors=True)
    shutil.copytree(ROOT / STATIC, folder / STATIC)


@contextmanager
def broken(folder: Path, it: Break) -> Iterator[None]:
    file = folder / it.file
    text = file.read_text(encoding="utf-8")
    if text.count(it.old) != 1:
        raise SystemExit(f"{it.name}: {it.file} has its text {text.count(it.old)} times")
    file.write_text(text.replace(it.old, it.new), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(text, encoding="utf-8")


def _run(folder: Path, command: Sequence[str], below: str = ".") -> tuple[int, str]:
    # What is imported is in the folder, not what is installed
    env = os.environ | {"PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=folder / below, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def _failed(folder: Path, tests: Sequence[str], marks: str) -> str | None:
    """Return the first test that failed, None if all passed or none was selected. Without `marks`: tests of the client."""
    if marks:
        one = [] if tests == ["tests"] else ["-n", "0"]
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-p", "no:cacheprovider", "-m", marks, *one]
        code, output = _run(folder, [*command, *tests])
    else:
        files = [test.removeprefix("web/") for test in tests]
        code, output = _run(folder, ["npx", "vitest", "run", "--bail=1", *files], "web")
    if code in (0, NONE_SELECTED):
        return None
    found = FAILED.search(output)
    if found is None:
        raise SystemExit(output)
    return found[1]


def _build(folder: Path) -> None:
    """Build the client; one that can't be built would be noticed by everybody."""
    code, output = _run(folder, ["npm", "run", "--silent", "build"], "web")
    if code:
        raise SystemExit(output)


def noticed(folder: Path, it: Break, *, whole: bool) -> Found:
    """Return what notices a break. `whole`: run all tests of the README's command where its own tests don't."""
    began = time.monotonic()
    own = [test for test in it.tests if (folder / test).exists()]
    for_client = [test for test in own if test.endswith(".ts")]
    for_python = [test for test in own if not test.endswith(".ts")]
    commands = COMMANDS if '"late:' in (folder / "pyproject.toml").read_text(encoding="utf-8") else ALL
    runs = [(CI, for_client, "")] if for_client else []
    if for_python:
        runs += [(command, for_python, marks) for command, marks in commands.items()]
    if whole and it.file.startswith("src/"):
        runs.append((README, ["tests"], commands[README]))
    is_built = it.file.startswith("web/") and bool(for_python)
    with broken(folder, it):
        if is_built:
            _build(folder)
        tried = ((*run, _failed(folder, run[1], run[2])) for run in runs)
        command, tests, marks, failed = next((it for it in tried if it[3]), (NOBODY, [], "", None))
    seconds = round(time.monotonic() - began, 1)
    if is_built:
        _take_client(folder)
    # Without the break it has to pass
    if failed is not None and (still := _failed(folder, [failed] if marks else tests, marks)) is not None:
        raise SystemExit(f"{still} fails without the break as well")
    return Found(command, failed or "", seconds)


def table(found: dict[str, Found], others: dict[str, Found]) -> str:
    """Return what was found as a table of a page; `others`: by the tests of another commit."""
    lines = ["| broken | noticed by | run by | before |", "|---|---|---|---|"]
    for name in (it.name for it in breaks() if it.name in found):
        command, test, _ = found[name]
        if parts := re.fullmatch(r".*/(.*?)(?:::| > )(?:.* > )?(?:test_)?([^\[]*).*", test):
            test = f"`{parts[1]}`: {parts[2].replace('_', ' ')}"
        lines.append(f"| {name} | {test} | {command} | {others[name].command if name in others else ''} |")
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", help="only breaks with one of these texts in their names")
    arguments.add_argument("--commit", default="HEAD", help="whose tests are tried")
    arguments.add_argument("--sample", type=int, help="only so many, chosen by the same seed every time")
    arguments.add_argument("--own", action="store_true", help="run no tests but those that are named")
    arguments.add_argument("--table", action="store_true", help="print what was found as a table, and run nothing")
    asked = arguments.parse_args()
    results = ROOT / "test-results"
    name = "breaks.json" if asked.commit == "HEAD" else f"breaks-{asked.commit}.json"
    found = _read(results / name)
    if asked.table:
        earlier = [_read(file) for file in sorted(results.glob("breaks-*.json"))]
        print(table(found, earlier[0] if earlier else {}))
        return
    chosen = [it for it in breaks() if not asked.names or any(text in it.name for text in asked.names)]
    if asked.sample:
        chosen = random.Random(60).sample(chosen, asked.sample)
    left = [it for it in chosen if it.name not in found or found[it.name].command == NOBODY]
    results.mkdir(exist_ok=True)
    with checkout(asked.commit) as folder:
        for number, it in enumerate(left, 1):
            print(f"{number}/{len(left)} {it.name}: ", end="", flush=True)
            found[it.name] = noticed(folder, it, whole=not asked.own)
            print(*found[it.name], flush=True)
            (results / name).write_text(json.dumps(found, indent=1), encoding="utf-8")
    missed = [it.name for it in chosen if found[it.name].command == NOBODY]
    print(f"{len(chosen) - len(missed)} of {len(chosen)} are noticed", *missed, sep="\n")
    sys.exit(bool(missed))


def _read(file: Path) -> dict[str, Found]:
    return {name: Found(*it) for name, it in json.loads(file.read_text()).items()} if file.exists() else {}


if __name__ == "__main__":
    main()
