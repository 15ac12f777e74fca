"""Options of games as they are typed. Each game knows some of them and refuses the others."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

Switch = Literal["on", "off"]
CARDS = (
    "the six class cards: base, prosperous-times, rat-control or europe-at-war; random or one-of-each, drawn by lot; "
    "six names, as in peasant,monk,nun,knight,witch,king; or the code of a set, as in abcdef. By default base."
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class GameOptions:
    """What may be chosen for a new game; None is what the game takes by itself."""

    start: str | None = None
    """the start player: a seat from 0, or random."""
    cards: Annotated[str | None, Parameter(help=CARDS)] = None
    chivalry: Annotated[bool, Parameter(negative="")] = False
    """make sure that a Chivalry card is among cards drawn by lot."""
    rules: Literal["online", "printed"] | None = None
    """the online or the printed reading of the rules."""
    board: Path | None = None
    """file with another board."""
    tokens: Path | None = None
    """file with other rat tokens."""
    plague: Switch | None = None
    """with plague tiles, as by default, or without."""
    plague_tiles: Literal[6, 12] | None = None
    """how many plague tiles; by default 6."""
    grace: Literal[0, 17] | None = None
    """how many tiles come before there can be a plague tile; by default none."""
    spread: Literal["move", "copy"] | None = None
    """whether plague markers move on, as by default, or stay and are copied."""
    reach: Literal["near", "tile", "feature"] | None = None
    """how far a marker makes followers sick: to the next tile of the same feature, as by default, on its tile, or in the whole feature."""
    farmers: Switch | None = None
    """with followers on fields, as by default, or without."""
    small_cities: Literal[4, 2] | None = None
    """what a city of two tiles is worth; by default 4."""
    river: Switch | None = None
    """with the river, or without, as by default."""
    inns: Switch | None = None
    """with inns, cathedrals and large followers, or without, as by default."""
    abbot: Switch | None = None
    """with abbots and gardens, or without, as by default."""


def plain(typed: GameOptions | None) -> dict[str, Any]:
    """Return the options that were given, a seat as a number and several cards as a list; what is wrong with them the game tells."""
    given = {} if typed is None else asdict(typed)
    options = {name: value for name, value in given.items() if value is not None and value is not False}
    start, cards = options.get("start"), options.get("cards")
    if isinstance(start, str) and start.isdecimal() and len(start) < 3:
        options["start"] = int(start)
    if isinstance(cards, str):
        names = [name.strip().lower() for name in cards.split(",")]
        options["cards"] = names if len(names) > 1 else names[0]
    return options
