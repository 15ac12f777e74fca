"""The options of a new game of Apples: all that is to be checked is in their declaration (APL-1)."""

from pathlib import Path

from ratskeller.core.options import read_options

OPTIONS = read_options(Path(__file__).with_suffix(".toml"))
