"""A table as a picture: SVG drawn from a view, and pixels of it.

One module here for each game, with the name of the game and a function `draw(view)` that returns SVG. A game of another package brings one
by an entry point `ratskeller.pictures`.
"""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ratskeller.core.game import Parts
from ratskeller.core.plugins import missing_package

from .svg import lines_of, outline

View = Mapping[str, Any]


class Picture(Protocol):
    """The module that draws a game."""

    def draw(self, view: View) -> str:
        """Return a view as SVG."""


_PICTURES: Parts[Picture] = Parts("ratskeller.pictures", __name__, ("draw",))
SKIPPED = frozenset({"lays", "misfits", "cells", "zones", "ahead", "forecast", "reasons", "legal", "final", "advice"})
"""Parts of views that help people to choose; the text of a table leaves them out."""


def render_text(view: View) -> str:
    return "\n".join(lines_of({name: value for name, value in view.items() if name not in SKIPPED})) + "\n"


def svg(view: View) -> str:
    """Return a view as SVG, as an outline for a game without a picture of its own."""
    picture = _PICTURES.get(view["game"])
    return outline(view) if picture is None else picture.draw(view)


def pixels(picture: str) -> NDArray[np.uint8]:
    """Return SVG as an array of height, width, and red, green, blue. Errors: MissingPackage without the extra `research`."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise missing_package(error) or error from error
    with Image.open(BytesIO(bytes(svg_to_bytes(svg_string=picture, background="#ffffff")))) as image:
        return np.asarray(image.convert("RGB"))
