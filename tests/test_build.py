"""The client is built wherever the package is installed from its sources."""

import json
import re
from pathlib import Path

SCRIPTS = json.loads((Path(__file__).parents[1] / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]


def test_the_build_of_the_client_needs_no_npm_on_the_path() -> None:
    """Where a host has no Node, its wheel brings one, but an `npm` that does not run: `hatch_build.py` starts it through Node."""
    assert not re.search(r"\bnpm\b|\bnpx\b", SCRIPTS["build"])
