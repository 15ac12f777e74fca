"""How many files and connections the system lets this process open."""

import sys
from contextlib import suppress

# macOS reports no hard limit, but allows only the second
TARGETS = (65_536, 10_240)

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """Return None: this system has no such limit."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Raise the soft limit of descriptors to the hard limit, at most 65,536, and return it; None means unlimited."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return None
        for wanted in TARGETS:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
                return max(soft, most)
        return soft
