"""What all tests share: the order in which they run, and the second try that a test in the browser may have."""

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler.loadscope import LoadScopeScheduling

import ratskeller.bots  # noqa: F401 - adds its templates, so that all tests share one compiled function of each game

ONE_BY_ONE = (
    "tests/bots/test_warmup.py::test_a_game_is_compiled",
    "tests/games/rattus/test_nineteenth_card.py::test_compiled",
    "tests/browser/",
    "tests/conformance/test_card_pairs.py",
    "tests/conformance/test_random_games.py",
    "tests/conformance/test_two_speeds.py",
    "tests/games/carcassonne/reference/test_engine_and_reference.py",
    "tests/games/rattus/reference/",
    "tests/arena/test_match.py",
    "tests/bots/",
    "tests/search/",
    "tests/server/test_crash.py",
    "tests/cli/test_carcassonne_games.py",
)
"""Where tests are so dear that each goes by itself to whichever process is free; all others go file by file.

They run first, in this order: the rules of each game are compiled before others would have to, and no process is left alone with a long
test at the end. After them come files in which tests are marked as late, those with most of them first. To send every test by itself would
keep the process busy that sends them.
"""
TOGETHER = ("tests/browser/test_site.py", "tests/browser/test_offline_site.py")
"""Files whose tests all go to one process: they need a site, which two processes would make at the same time."""
LOWEST_PRIORITY = 19
MOST_GARBAGE = 10_000
"""Objects after which Python looks for garbage; it would after 700."""
SECOND_TRIES = Path(__file__).parent.parent / "test-results" / "second-tries.txt"


def pytest_configure(config: pytest.Config) -> None:
    """Run all of a file that is named. Let programs that tests start hear Ctrl+C in the background too, and keep what Python compiles.

    Without paths, `uv run pytest` leaves out what is marked as late. With paths, all of their tests run.

    Without bytecode, each of the hundreds of programs that tests start compiles the package, and every run rewrites all assertions.

    Everything runs at the lowest priority. Servers lower that of searches and compilers, which got a fiftieth of a busy machine and
    missed their time limits; below the lowest there is none.
    """
    given = config.invocation_params.args
    is_named = config.args_source is config.ArgsSource.ARGS and not any(it.startswith("-m") for it in given)
    # Workers of xdist are given paths in any case, and the marks that this process has chosen
    if is_named and not hasattr(config, "workerinput"):
        config.option.markexpr = "not thorough"
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Use one process more than there are processors: tests with servers wait for a third of their time, for disks, timers and replies."""
    return (yield) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected, and never look through those again: that took a quarter of a process's time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(MOST_GARBAGE, *gc.get_threshold()[1:])
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the dearest to the front, then files with many late tests; in the browser all but journeys are late and get a second try."""
    late = Counter(item.path for item in items if item.get_closest_marker("late"))
    items.sort(key=lambda item: (_place(item.nodeid), -late[item.path]))
    for item in items:
        if not item.get_closest_marker("browser"):
            continue
        if not item.get_closest_marker("journey"):
            item.add_marker(pytest.mark.late)
        if "RATSKELLER_SLOW_ANSWERS" not in os.environ:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _place(nodeid: str) -> int:
    return next((place for place, file in enumerate(ONE_BY_ONE) if nodeid.startswith(file)), len(ONE_BY_ONE))


class Scheduling(LoadScopeScheduling):
    """Sends tests to processes: the dear ones one by one, the others file by file."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(TOGETHER):
            return TOGETHER[0]
        return nodeid if _place(nodeid) < len(ONE_BY_ONE) else nodeid.partition("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    """Let xdist use ours, unless the command line asks for another `--dist`."""
    return Scheduling(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Note which tests in the browser needed a second try, and why the first one failed; a run without any leaves the last note."""
    reports = [it for them in terminalreporter.stats.values() for it in them if isinstance(it, pytest.TestReport)]
    tries = {report.nodeid: report for report in reports if report.outcome == "rerun"}
    if any("browser" in report.keywords for report in reports):
        SECOND_TRIES.unlink(missing_ok=True)
    if tries:
        SECOND_TRIES.parent.mkdir(exist_ok=True)
        reasons = [f"{name}\n\n{report.longreprtext}\n" for name, report in tries.items()]
        SECOND_TRIES.write_text("\n".join([*tries, "", *reasons]), encoding="utf-8")
        terminalreporter.section("needed a second try")
        for name, report in tries.items():
            terminalreporter.write_line(f"{name}\n{_errors(report.longreprtext)}")
        terminalreporter.write_line(f"in full: {SECOND_TRIES}")


def _errors(text: str) -> str:
    """Return where a test failed and with what: the lines that pytest marks, without those of other packages."""
    own = [line for line in text.splitlines() if line.startswith(("E ", ">", "tests"))]
    return "\n".join(f"  {line}" for line in own)
