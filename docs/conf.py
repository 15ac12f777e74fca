"""Sphinx settings: `uv run --group docs sphinx-build -W docs site`."""

project = "Ratskeller"
author = "The Ratskeller authors"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "Ratskeller"
exclude_patterns = ["conf.py"]
myst_heading_anchors = 3
