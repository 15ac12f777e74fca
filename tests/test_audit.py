"""The audit of what we build on tells holes from registries that do not answer."""

import sys

import pytest

from tools import audit


@pytest.mark.parametrize(
    ("status", "said", "found"),
    [
        (0, "found 0 vulnerabilities", audit.CLEAN),
        (1, "# npm audit report\n3 vulnerabilities (1 high)", audit.HOLES),
        (1, "Found 2 known vulnerabilities in 1 package", audit.HOLES),
        (0, "werkzeug: Dependency not found and could not be audited", audit.UNKNOWN),
        (1, "npm error audit endpoint returned an error", audit.UNKNOWN),
        (1, "requests.exceptions.ConnectionError: …", audit.UNKNOWN),
    ],
)
def test_an_audit_comes_to_what_was_said(status: int, said: str, found: int) -> None:
    assert audit.outcome(status, said) == found


def test_a_tool_that_is_not_there_finds_nothing_out() -> None:
    assert audit.audit(("no-such-tool-at-all",))[0] == audit.UNKNOWN
    assert audit.audit((sys.executable, "-c", "print('found 0 vulnerabilities')"))[0] == audit.CLEAN
