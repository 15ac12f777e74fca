"""The ways to play with the plague that are compared."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """A way to play: what it is called in the report, and its options."""

    name: str
    options: dict[str, Any]


OFF = Kind("no plague", {"plague": False})
DEFAULT = Kind("default", {})
AS_WRITTEN = Kind("as written", {"preset": "as_written"})
KINDS = (
    OFF,
    DEFAULT,
    Kind("12 tiles", {"plague_tiles": 12}),
    Kind("grace 17", {"grace": 17}),
    Kind("reach tile", {"reach": "tile"}),
    Kind("reach feature", {"reach": "feature"}),
    Kind("reach bordering", {"reach": "bordering"}),
    Kind("reach wide", {"reach": "wide"}),
    Kind("copy", {"spread": "copy"}),
    Kind("obstacles completed", {"obstacles": "completed"}),
    Kind("last step", {"last_step": True}),
    AS_WRITTEN,
    Kind("12 tiles, grace 17", {"plague_tiles": 12, "grace": 17}),
    Kind("12 tiles, reach tile", {"plague_tiles": 12, "reach": "tile"}),
    Kind("12 tiles, reach feature", {"plague_tiles": 12, "reach": "feature"}),
    Kind("copy, grace 17", {"spread": "copy", "grace": 17}),
    Kind("copy, reach tile", {"spread": "copy", "reach": "tile"}),
    Kind("as written, 12 tiles", {"preset": "as_written", "plague_tiles": 12}),
)
"""The defaults are 6 plague tiles, no grace, markers that move, reach near, no obstacles, no last step.

The first is what all others are held against.
"""
