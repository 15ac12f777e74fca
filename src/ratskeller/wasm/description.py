"""The description of a module: how its entry is called, what lies where in states and search buffers, and the numbers of the levels.

docs/webassembly.md explains it; `web/packages/engine` reads it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from ratskeller import games
from ratskeller.bots.ladder import Level, all_levels
from ratskeller.core.game import Game
from ratskeller.core.state import CHANGING, FIXED, dtype_of, layout_of
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search import memory, playouts, tree
from ratskeller.search.chances import CERTAIN
from ratskeller.search.config import BeamConfig, SearchConfig
from ratskeller.search.evaluations import has_evaluation
from ratskeller.search.tree_search import BEAM_SEED, STREAM_STRIDE
from ratskeller.search.turns import POINT

from .binary import STACK_END
from .modules import Module, module_hash
from .templates import modes_in

FORMAT = 1
CONTROL = (
    "viewer",
    "turns",
    "candidates",
    "replies",
    "explore",
    "trust",
    "scale",
    "seed",
    "simulations",
    "node_count",
    "hasty",
    "steady",
    "even",
    "streams",
    "stream",
    "fair",
    "expected",
    "tolerance",
    "settled",
    "attempts",
)
"""Names of the numbers in the control block of a tree search; `search.tree` has their places."""


class Struct(msgspec.Struct, frozen=True, rename="camel"):
    """A part of the description."""


class File(Struct, frozen=True):
    """The file of the module."""

    name: str
    bytes: int
    integrity: str
    """Subresource Integrity: sha384."""
    is_checked: bool
    has_simd: bool


class Parameter(Struct, frozen=True):
    """A parameter of the entry after the mode: an int64 if `bytes` is 0, else an array."""

    name: str
    bytes: int = 0
    """Size of an item."""
    columns: int = 0
    """Length of a row of an array with two dimensions; 0 for one dimension."""
    is_row_apart: bool = False
    """Whether rows are further apart than their length: those of `raw` are at the begin of each state."""


class Mode(Struct, frozen=True):
    """What the entry does: the first argument is the place of a mode in its list."""

    name: str
    parameters: Sequence[str]


class Record(Struct, frozen=True):
    """The layout of a record. All numbers are signed and little-endian."""

    bytes: int
    fields: dict[str, tuple[int, int, Sequence[int]]]
    """By name: offset, size of a number, and shape, [] for a number."""


class StateRecord(Record, frozen=True):
    """The layout of a state: bytes up to `changing` are copied by a search, those up to `fixed` are the same in all states."""

    changing: int
    fixed: int


class Playouts(Struct, frozen=True):
    """Columns of playouts."""

    generators: int
    """Length of `words`."""
    control: dict[str, int]
    """Numbers in `control`, by name: the `seed`, the number of the `first` playout, and from `policy` on for each seat its buffer."""
    results: dict[str, int]
    """First columns of a result: `shares` and `points` have one for each seat, `losses` `causes` for each. `end` is behind the last."""


class Search(Struct, frozen=True):
    """Layout and sizes of the searches."""

    buffers: Record
    root: int
    """Place of the state for a beam search."""
    slots: int
    """States that a beam search needs."""
    start: int
    """Place of the state for a tree search."""
    tree_slots: int
    """States that a tree search needs."""
    most_options: int
    """Room for answers and weights."""
    path: int
    """Length of `path`."""
    seats: int
    """Length of `values` and `luck`."""
    control: Sequence[str]
    """Names of the numbers in `control`, in their order."""
    stats: dict[str, int]
    """First columns of the statistics of a turn, by name: `sums`, `values` and `wins` have one for each seat."""
    turn_length: int
    """Column of a turn with the number of its answers, which come before it."""
    root_rows: int
    """Rows of turns and their statistics for the first node."""
    node_rows: int
    """The same for every other node."""
    point: int
    """A point of the game in the values of evaluations."""
    certain: int
    """A chance of 1."""
    stream_stride: int
    """Distance between the seeds of parallel searches."""
    beam_seed: int
    """Seed of the beam searches in a tree search, whatever its own seed."""
    playouts: Playouts


class Actors(Struct, frozen=True):
    """Who is asked instead of a seat."""

    chance: int
    over: int
    """Nobody: the game is over."""


class LevelNumbers(Struct, frozen=True):
    """How a level plays. Without `search` it plays the best turn of a beam search."""

    id: str
    seconds: float | None
    simulations: int | None
    weights: int
    """Which of the `weights` of the description it has."""
    beam: dict[str, int | list[int]]
    search: dict[str, Any] | None
    """Settings of the tree search with beams `wide`, `next` and `narrow`; those in `players` replace all of them, by number of players."""


class Description(Struct, frozen=True):
    """Everything that a caller of a module has to know."""

    format: int
    game: str
    rules: str
    """Hash of rules, searches, data and compiler."""
    players: Sequence[int]
    file: File
    stack: int
    """Memory from here on is free for the caller."""
    modes: Sequence[Mode]
    parameters: Sequence[Parameter]
    state: StateRecord
    most_options: int
    actors: Actors
    search: Search | None
    weights: Sequence[Sequence[int]]
    levels: Sequence[LevelNumbers]


def describe(module: Module, name: str) -> Description:
    """Return the description of the module of a game. Errors: UnknownGame, MissingPackage."""
    game = games.get(name)
    chosen = modes_in(game)
    weights = list(dict.fromkeys(tuple(level.numbers.weights) for level in all_levels(name)))
    return Description(
        FORMAT,
        name,
        module_hash(),
        list(game.players),
        File(module.name, len(module.content), module.integrity, module.kind.is_checked, module.kind.has_simd),
        STACK_END,
        [Mode(*template) for template in chosen.templates],
        [_parameter(it, blank) for it, blank in chosen.blanks.items()],
        _state(game),
        game.rules.MOST_OPTIONS,
        Actors(CHANCE, RULES),
        _search() if has_evaluation(name) else None,
        weights,
        [_level(level, weights.index(tuple(level.numbers.weights))) for level in all_levels(name)],
    )


def as_json(description: Description) -> bytes:
    return msgspec.json.encode(description)


def _parameter(name: str, blank: object) -> Parameter:
    import numpy as np

    if not isinstance(blank, np.ndarray):
        return Parameter(name)
    return Parameter(name, blank.itemsize, blank.shape[1] if blank.ndim > 1 else 0, not blank.flags.c_contiguous)


def _fields(declaration: type) -> dict[str, tuple[int, int, Sequence[int]]]:
    found: dict[str, tuple[int, int, Sequence[int]]] = {}
    fields = dtype_of(declaration).fields
    assert fields is not None
    for name in fields:
        kind, offset = fields[name][:2]
        found[name] = (offset, kind.base.itemsize, list(kind.shape))
    return found


def _state(game: Game[Any]) -> StateRecord:
    declaration = game.rules.STATE
    ends = layout_of(declaration).ends
    return StateRecord(dtype_of(declaration).itemsize, _fields(declaration), ends[CHANGING], ends[FIXED])


def _search() -> Search:
    return Search(
        buffers=Record(dtype_of(memory.SearchBuffers).itemsize, _fields(memory.SearchBuffers)),
        root=memory.ROOT,
        slots=memory.SLOTS,
        start=tree.START,
        tree_slots=tree.TREE_SLOTS,
        most_options=memory.MOST_OPTIONS,
        path=2 * tree.PATH_LENGTH,
        seats=memory.MOST_SEATS,
        control=sorted(CONTROL, key=lambda name: int(getattr(tree, name.upper()))),
        stats={name: getattr(memory, name.upper()) for name in ("tries", "prior", "sums", "values", "wins")},
        turn_length=memory.LENGTH,
        root_rows=memory.MOST_CANDIDATES,
        node_rows=memory.MOST_REPLIES,
        point=POINT,
        certain=CERTAIN,
        stream_stride=STREAM_STRIDE,
        beam_seed=BEAM_SEED,
        playouts=Playouts(
            playouts.GENERATORS,
            {name: getattr(playouts, name.upper()) for name in ("seed", "first", "policy")},
            {name: getattr(playouts, name.upper()) for name in ("shares", "points", "losses")}
            | {"causes": memory.MOST_CAUSES, "end": playouts.RESULT},
        ),
    )


def _level(level: Level, weights: int) -> LevelNumbers:
    budget = level.budget
    search = None if level.search is None else _search_numbers(level.search)
    return LevelNumbers(level.id, budget.seconds, budget.simulations, weights, level.numbers.compiled.fields(), search)


def _search_numbers(config: SearchConfig) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in config.__dataclass_fields__:
        value = getattr(config, name)
        found[name] = value.fields() if isinstance(value, BeamConfig) else value
    by_players = found.pop("by_players")
    if by_players:
        found["players"] = {str(players): _search_numbers(it) for players, it in by_players.items()}
    return found
