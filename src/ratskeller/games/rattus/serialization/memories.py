"""Check the numbers in the memory of pending steps, so that the rules can rely on them."""

from collections.abc import Callable

from ..data.board import REGIONS
from ..data.tokens import MOST_ALIKE
from ..rules import fields as f
from ..rules import numbers
from ..rules.cube_moves import needs_choice
from ..rules.extras import ANYWHERE, TOGETHER
from ..rules.fields import NOBODY, SLOTS, State
from ..rules.pieces import may_cross, room_for_rats
from ..rules.potions import cubes_with, potions_of_cube, region_of_cube, seat_of_cube
from ..rules.ravage import KILLS, lost_by_others
from ..rules.setup import CARDS_IN_PLAY

MOST_HITS = MOST_ALIKE * (2 * f.SEATS + f.CARDS)


def exists(s: State, kind: str, memory: list[int], value: int) -> bool:
    """Tell whether a number is possible for a kind of memory."""
    if kind in _RANGES:
        least, most = _RANGES[kind]
        return least <= value <= most
    if kind == "settlement":
        return 0 <= value <= 2 * s.players
    if kind in _CHECKS:
        return _CHECKS[kind](s, memory, value)
    wanted = s.plague if kind == "plague" else s.ravaged
    return value == wanted != NOBODY


def _is_region(s: State, _: list[int], value: int) -> bool:
    return 0 <= value < REGIONS and s.in_play[value] == 1


def _is_slot(s: State, memory: list[int], value: int) -> bool:
    return _is_region(s, memory, memory[0]) and 0 <= value < s.rats[memory[0]]


def _is_token(s: State, _: list[int], value: int) -> bool:
    return 0 <= value < REGIONS * SLOTS and value % SLOTS < s.rats[value // SLOTS]


def _is_cube(s: State, _: list[int], value: int) -> bool:
    if not numbers.CUBE <= value < numbers.ANSWERS:
        return False
    return cubes_with(s, region_of_cube(value), seat_of_cube(value), potions_of_cube(value)) > 0


def _is_some(s: State, memory: list[int], value: int) -> bool:
    """How many of a seat's cubes still have to be told apart (K7)."""
    return 1 <= value < s.cubes[memory[0] // REGIONS][s.seat] and needs_choice(s, s.seat, memory[0] // REGIONS, value)


def _is_following(s: State, memory: list[int], value: int) -> bool:
    """How many rats still come along: they have room, but not all of them (K-PIPER)."""
    return 1 <= value <= room_for_rats(s, memory[0] % REGIONS) and value < s.rats[memory[0] // REGIONS]


def _is_outbreak(s: State, _: list[int], value: int) -> bool:
    """The seats that M hits, and how many cubes the others had lost before; nothing has been said yet."""
    kills, most = divmod(value, KILLS)
    return 0 <= most < 1 << s.players and 0 <= kills <= lost_by_others(s, s.seat)


def _is_set(s: State, memory: list[int], value: int) -> bool:
    """Regions in play as bits: more of them than cubes (memory 0), which the stock holds."""
    in_play = sum(1 << region for region in range(REGIONS) if s.in_play[region])
    return value & ~in_play == 0 and value.bit_count() > memory[0] <= s.stock[s.seat]


_RANGES = {
    "zero": (0, 0),
    "flag": (0, 1),
    "choice": (numbers.ANY_SIX, numbers.ONE_OF_EACH),
    "drawn": (0, CARDS_IN_PLAY - 1),
    "rats": (1, 2),
    "added": (0, 1),
    "purpose": (numbers.FOR_RAVAGE, numbers.FOR_ALL),
    "steps": (1, 2),
    "follows": (numbers.MUST_MOVE, numbers.ONLY_MOVES),
    "cubes": (1, 3),
    "extra regions": (1, ANYWHERE | TOGETHER),
    "region number": (0, REGIONS),
    "hits": (0, MOST_HITS),
}
_CHECKS: dict[str, Callable[[State, list[int], int], bool]] = {
    "region": _is_region,
    "slot": _is_slot,
    "token": _is_token,
    "shown": _is_token,
    "cube": _is_cube,
    "way": lambda s, _, value: 0 <= value < REGIONS * REGIONS and may_cross(s, value // REGIONS, value % REGIONS),
    "number": lambda _, __, value: 1 <= value <= f.CUBES,
    "some": _is_some,
    "following": _is_following,
    "turn": lambda s, _, value: value == (s.last_seat - s.seat) % s.players,
    "used face": lambda s, _, value: 0 <= value < f.FACES and s.gone[value] > 0,
    "owner": lambda s, memory, value: 0 <= value < s.players and s.potions[memory[0]][value] != 0,
    "outbreak": _is_outbreak,
    "card": lambda s, _, value: 0 <= value < f.CARDS and s.holder[value] == s.seat,
    "regions": _is_set,
    "wall": lambda s, memory, value: 1 <= memory[0] <= f.WALLS and s.walls[memory[0] - 1] == value,
    "nun": lambda s, memory, value: 1 <= memory[0] <= f.NUNS and s.nuns[memory[0] - 1] == value,
    "bishop": lambda s, memory, value: 1 <= memory[0] <= f.BISHOPS and s.bishops[memory[0] - 1] == value,
}

MEANINGS = {
    "zero": "0, since it remembers nothing there",
    "settlement": "how many times somebody was asked to settle",
    "drawn": f"how many cards were drawn, 0 to {CARDS_IN_PLAY - 1}",
    "choice": "0 for any six cards, 1 for one of each class",
    "flag": "1 where a Chivalry card is forced in, else 0",
    "rats": "how many rats are still to be added, 1 or 2",
    "plague": "the number of the region of the plague piece",
    "added": "1 when a rat was added already, else 0",
    "ravaged": "the number of the region that is ravaged",
    "region": "the number of a region in play",
    "region number": "the number of the next region to be ravaged, or of regions when there is none",
    "slot": "the place of a rat in that region, from 0",
    "purpose": "0 for a rat of a ravage, 1 for a look, 2 for all rats at once",
    "token": f"region * {SLOTS} + slot (from 0) of a rat on the board",
    "shown": f"region * {SLOTS} + slot (from 0) of a rat on the board, whose face is being shown",
    "cube": f"{numbers.CUBE} + (region * {f.SEATS} + seat) * {f.LEVELS} + potions of a cube on the board",
    "way": f"region * {REGIONS} + neighbouring region, which can be reached from it",
    "number": "a number of pieces or cubes, from 1",
    "some": "how many of the seat's cubes still have to be told apart",
    "following": "how many rats still come along",
    "steps": "how many steps the plague piece may take, 1 or 2",
    "follows": "0 where the piece has to move, 1 where it may stay, 2 where staying is a pass, 3 where nothing follows",
    "card": "the number of a card that the seat holds",
    "cubes": "how many cubes may still be added, 1 to 3",
    "extra regions": f"regions as bits, and {TOGETHER} where all cubes go into one",
    "regions": "regions in play as bits, more of them than cubes that are left",
    "used face": "the number of the face that is evaluated, in the order of the table of faces",
    "hits": "how many cubes or potions it has called for before",
    "outbreak": f"the seats that M hits, as bits, and {KILLS} for each cube that others had lost before in this ravage",
    "owner": "the seat that is asked",
    "turn": "how many final turns there were, the one that goes on included",
    "wall": f"region * {REGIONS} + region of that wall, or -1 where it is not on the board",
    "nun": "the number of the region of that nun, or -1 where it is not on the board",
    "bishop": "the number of the region of that bishop, or -1 where it is not on the board",
}
"""What the kinds of numbers mean. Regions and cards have numbers in the order of the board file and of the catalogue, from 0."""
