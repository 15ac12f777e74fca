"""How much work something is, counted: seconds would tell how busy the machine is."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls_of(run: Callable[[], object]) -> int:
    """Return how many Python functions are called; a free machine makes about three million of such calls a second."""
    count = 0

    def see(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(see)
    try:
        run()
    finally:
        sys.setprofile(before)
    return count
