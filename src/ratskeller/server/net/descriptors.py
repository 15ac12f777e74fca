"""Descriptors: what the system lets this process have open at the same time."""

import sys

MOST = 65_536

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """Return None: here the system sets no such limit."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Raise the soft limit of open descriptors to the hard one, or to 65,536, and return what it is now; None is without limit."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
            except (OSError, ValueError):
                # Some systems have a lower limit than they tell
                pass
        return None if soft == resource.RLIM_INFINITY else soft
