"""Sphinx settings: `uv run --group docs sphinx-build -W docs site`."""

import re
from importlib import metadata
from typing import Any

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
exclude_patterns = ["conf.py", "publish.py", "_templates"]
myst_heading_anchors = 3


def show_code(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Show what docstrings have in single backticks as code, as Markdown does."""
    lines[:] = QUOTED.sub(r"``\1``", "\n".join(lines)).split("\n")


def setup(app: Any) -> None:
    """Let docstrings pass through `show_code`."""
    app.connect("autodoc-process-docstring", show_code)
