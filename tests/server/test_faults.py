"""Faults drawn by a seed: calls of the disk that fail, and losses of power. The whole sweep is run by hand (`benchmarks/README.md`)."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def compiler() -> None:
    """Skip where there is no C compiler, or fail where everything is required."""
    if shutil.which("cc") is None:
        missing = pytest.fail if os.environ.get("RATSKELLER_REQUIRE_ALL") == "1" else pytest.skip
        missing("no C compiler (cc)")


@pytest.mark.late
@pytest.mark.skipif(sys.platform != "linux", reason="calls of the disk are caught on Linux only")
@pytest.mark.usefixtures("compiler")
def test_nothing_acknowledged_is_lost_when_calls_of_the_disk_fail_or_the_power_goes() -> None:
    command = [sys.executable, "-m", "benchmarks.storage", "--every", "60", "--losses", "25", "--seed", "1"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    reply = json.loads(done.stdout)
    for scene in ("start", "play", "backup", "restore"):
        assert reply[scene]["errors"].keys() == {"EIO", "ENOSPC"}, scene
