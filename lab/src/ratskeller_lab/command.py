"""The command `ratskeller-lab`: train an evaluation, and measure speed."""

import sys
from typing import Annotated

from cyclopts import App, Parameter

from ratskeller import cli

from .training.command import train

app = App(name="ratskeller-lab", help="Train and measure Ratskeller.", help_format="plaintext")
app.command(train)


@app.command
def bench(part: str | None = None, /, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Measure the speed of playouts, decisions and bots on this machine.

    Args:
        part: what to measure: rules, playouts, start, server or research (environments); by default everything.
        json: print JSON instead of a table.
    """
    from .bench import run

    return run(part=part, json=json)


def main() -> None:
    """Run the command line and exit with its status."""
    sys.exit(cli.run(sys.argv[1:], app))
