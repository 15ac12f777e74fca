"""Descriptors: what the system lets this process have open at the same time."""

import sys
from contextlib import suppress

# macOS tells that it has no hard limit, and allows the second
WANTED = (65_536, 10_240)

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """Return None: here the system sets no such limit."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Raise the soft limit of open descriptors to the hard one, or to 65,536, and return what it is now; None is without limit."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return None
        for wanted in WANTED:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
                return max(soft, most)
        return soft
