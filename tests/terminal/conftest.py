"""The command line as a fixture."""

import pytest
from commandline import CommandLine


@pytest.fixture
def ratskeller(monkeypatch, capsys):
    return CommandLine(monkeypatch, capsys)
