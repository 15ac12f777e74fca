"""Sphinx settings: `uv run poe docs`."""

import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Tables are made by tools
sys.path.insert(0, str(ROOT))

from tools.made_tables import filled  # noqa: E402

QUOTED = re.compile(r"(?<!`)`([^`]+)`(?!`)")

project = "Ratskeller"
author = "The Ratskeller authors"
version = release = metadata.version("ratskeller")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 100
html_theme = "furo"
html_title = "Ratskeller"
html_static_path = ["_static"]
html_css_files = ["versions.css"]
templates_path = ["_templates"]
# The sidebar of the theme, with the menu of versions before its end
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
        "versions.html",
    ]
}
exclude_patterns = ["conf.py", "publish.py", "_templates", "concordance", "evidence"]
myst_heading_anchors = 3


def show_code(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Show what docstrings have in single backticks as code, as Markdown does."""
    lines[:] = QUOTED.sub(r"``\1``", "\n".join(lines)).split("\n")


def fill_tables(_app: Any, _name: str, source: list[str]) -> None:
    """Put in the tables that are made from the code."""
    source[0] = filled(source[0])


def setup(app: Any) -> None:
    """Let docstrings pass through `show_code`, and pages through `fill_tables`."""
    app.connect("autodoc-process-docstring", show_code)
    app.connect("source-read", fill_tables)
