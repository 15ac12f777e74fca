"""The options of a new game of Carcassonne; their declaration contains all checks (BAS1, BAS7, BAS9, EXT, PLG)."""

from pathlib import Path

from ratskeller.core.options import read_options

OPTIONS = read_options(Path(__file__).with_suffix(".toml"))
