"""Whether what is measured is what people play against: with interpreted rules bots look at far less."""

import sys
from collections.abc import Iterable

from ratskeller.bots.planner import is_ready


def warn_of_interpreted(names: Iterable[str]) -> None:
    """Say on standard error which of these games will be played with interpreted rules, and what to do about it."""
    for name in dict.fromkeys(names):
        if not is_ready(name):
            print(
                f"the rules of {name} are not compiled, so bots look at far less here than at a table; "
                "`ratskeller warmup` compiles them",
                file=sys.stderr,
            )
