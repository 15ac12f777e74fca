"""What all tests share: the order in which they run, and the second try that a test in the browser may have."""

import signal
from pathlib import Path

import pytest

FIRST = ("compiles", "browser", "slow")
"""Marks, in the order in which their tests run."""
SECOND_TRIES = Path(__file__).parent.parent / "test-results" / "second-tries.txt"


def pytest_configure() -> None:
    """Let programs that tests start hear Ctrl+C, also where the tests run in the background and would pass on deaf ears."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what all others would do again, then with what takes longest: so no process is left alone with that at the end."""
    items.sort(key=_place)
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _place(item: pytest.Item) -> int:
    return next((place for place, mark in enumerate(FIRST) if item.get_closest_marker(mark)), len(FIRST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Note which tests in the browser needed a second try, and why the first one failed; a run without any leaves the last note."""
    reports = [it for them in terminalreporter.stats.values() for it in them if isinstance(it, pytest.TestReport)]
    tries = {report.nodeid: report for report in reports if report.outcome == "rerun"}
    if any("browser" in report.keywords for report in reports):
        SECOND_TRIES.unlink(missing_ok=True)
    if tries:
        SECOND_TRIES.parent.mkdir(exist_ok=True)
        told = [f"{name}\n\n{report.longreprtext}\n" for name, report in tries.items()]
        SECOND_TRIES.write_text("\n".join([*tries, "", *told]), encoding="utf-8")
        terminalreporter.section("needed a second try")
        terminalreporter.write_line("\n".join([*tries, f"why: {SECOND_TRIES}"]))
