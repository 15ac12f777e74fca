"""The options of a new game of Carcassonne: all that is to be checked is in their declaration (BAS1, BAS7, BAS9, EXT, PLG)."""

from pathlib import Path

from ratskeller.core.options import read_options

OPTIONS = read_options(Path(__file__).with_suffix(".toml"))
