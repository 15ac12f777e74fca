"""The view of a table, as structs. Regions, tokens, cards, faces and links are written as in the notation."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ratskeller.core.options import Options

from ..rules.fields import Origin, Round


class Turn(Struct, frozen=True):
    """What the seat on turn has done."""

    taken: bool
    """It took a card."""
    added: bool
    """It added cubes."""
    used: list[str]
    """The cards whose ability it used."""


class Token(Struct, frozen=True):
    """A rat token in a region."""

    origin: Origin
    """Where it came from: `setup`, `supply`, or `drawn` from the used tokens."""
    seen: list[int]
    """The seats that have looked at it (K-WITCH)."""
    face: str | UnsetType = UNSET
    """Its face; absent unless the viewer may know it."""


class Region(Struct, frozen=True):
    """A region in play."""

    cubes: list[int]
    """By seat."""
    tokens: list[Token]
    """By slot."""
    potions: dict[str, list[int]]
    """By seat: the potions on each cube that carries any, in descending order."""


class UntilEnd(Struct, frozen=True):
    """What is left before each trigger of the end (F1, ruling R18)."""

    rats: int
    """The rats in the supply."""
    rats_at_start: int
    """The rats in the supply when the game began."""
    cubes: list[int]
    """Cubes that are not on the board, by seat, including those on the Baker card."""
    turns: int
    """Turns without a new rat or cube, this one included, that would end the game."""


class Ravage(Struct, frozen=True):
    """The ravage that goes on."""

    region: str
    population: int
    """What limits are compared with."""
    neutral: int
    """Neutral cubes that count."""
    nuns: int
    """Nuns that count."""
    ordered: bool
    """The rats are open, and the seat on turn chooses their order (K-CRUSADER)."""
    lost: list[int]
    """Cubes lost so far, by seat."""
    final: bool
    """It belongs to the last ravage (F5)."""


class Detail(Struct, frozen=True):
    """What the open question is about; all of it is public."""

    region: str | UnsetType | None = UNSET
    to: str | UnsetType = UNSET
    regions: list[str] | UnsetType = UNSET
    token: str | UnsetType | None = UNSET
    other: str | UnsetType | None = UNSET
    cube: str | UnsetType | None = UNSET
    link: str | UnsetType | None = UNSET
    card: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    """The number of a wall, nun or bishop, from 1."""
    left: int | UnsetType = UNSET
    """How many of the same are left to be chosen, this one included."""
    steps: int | UnsetType = UNSET
    """How many steps the plague piece may take."""
    most: int | UnsetType = UNSET
    """How many cubes may go to the region that is asked for (K-MERCHANT)."""
    together: bool | UnsetType = UNSET
    """All of them go to the same region."""


class RattusView(Struct, frozen=True):
    """What a seat may know."""

    game: Literal["rattus"]
    options: Options
    code: str | None
    """The short code of the six cards; null until all are chosen."""
    advice: list[str]
    """What speaks against this choice of cards (S10)."""
    round: Round
    seat: int
    """The seat on turn."""
    start_seat: int | None
    """Null until it is drawn."""
    last_seat: int | None
    """The seat that plays last, once the end has been triggered."""
    detail: Detail
    turn: Turn
    regions: dict[str, Region]
    palace: list[int]
    """Cubes in the palace, by seat."""
    stock: list[int]
    """Cubes in stock, by seat."""
    cards: dict[str, int | None]
    """The cards in play with their holders."""
    plague: str | None
    """The region of the plague piece; null before it is placed."""
    supply: int
    """Rats in the supply."""
    until_end: UntilEnd | None
    """Null from the final round on."""
    used: list[str]
    """The faces of the used tokens (H3)."""
    hidden: dict[str, int]
    """How many tokens of each face are neither used nor visible to the viewer (H3)."""
    walls: list[str]
    """The links with a wall, in the order of the walls' numbers."""
    nuns: list[str]
    """The regions of the nuns, in the order of their numbers."""
    bishops: list[str]
    """The regions of the bishops, in the order of their numbers."""
    baker: list[int]
    """Cubes on the Baker card, by seat."""
    potions_left: int | None
    """Null if there is no limit."""
    ravage: Ravage | None
