"""Tables of the documentation that its build makes from the code: a comment in a page names the tool and what it is asked for."""

import re
from importlib import import_module

MARK = re.compile(r"^<!-- made by (tools\.\w+)((?: \w+)*) -->$", re.MULTILINE)


def filled(page: str) -> str:
    """Return a page with its tables."""
    return MARK.sub(lambda mark: str(import_module(mark[1]).tables(*mark[2].split())).strip("\n"), page)
