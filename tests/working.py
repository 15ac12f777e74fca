"""How much work something is, counted: seconds would tell how busy the machine is."""

from collections.abc import Callable
from cProfile import Profile


def calls_of(run: Callable[[], object]) -> int:
    """Return how many Python functions are called; a free machine makes about three million of such calls a second."""
    profile = Profile(builtins=False)
    profile.runcall(run)
    return sum(entry.callcount for entry in profile.getstats())
