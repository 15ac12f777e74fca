"""What a position is worth to a seat: one package in this one for each game, named as the game.

It holds the rules `prepare`, `stage`, `evaluate` and `fingerprint` (`bots.turns` says what each has to give), and more for searches,
training and explaining:

- `judge(s, viewer, table, out)`: write into `out[seat]` what the state is worth to every seat, as `evaluate` has it, as far as the seat
  `viewer` knows
- `terms(s, viewer, table, out)`: write what the strength of every seat is made of, one seat after the other, in the order of `TERMS`; a
  text for each is in the folder `words` beside it (`bots.reasons`)
- `win_chances(s, viewer, table, out)`: write how likely every seat wins, in parts of `bots.chances.CERTAIN`; exact when the game is over
- `progress(s)`, `mover(s)`: how far a game is, up to `bots.chances.PROGRESS`, and which seat has the next turn

- `facts(s, viewer, table, out)`: write the facts that hold of every seat, as `viewer` knows the state, in `bots.learned.ROW` places each:
  how many, then their numbers in the layout `FACTS`. An evaluation may leave this out; nothing is then learned for it

A function `weights` gives the numbers that the search hands to them at the beginning of `table`. The file of the same name that ends in
`.toml` says how much the search looks at, compiled and interpreted (`[effort.compiled]`, `[effort.interpreted]`), beside what it gives to
`weights`, and in tables like `[players.4]` what is other with more players; where it names a file as `learned`, facts are worth what stands
there, in games of up to `learned_players`. Files like
`rattus.greedy-1.toml` keep the numbers of former opponents, as yardsticks: nobody changes them.
"""

import tomllib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ratskeller.core.jit import Bindings
from ratskeller.search.beam_config import Effort

RULES = ("prepare", "stage", "evaluate", "judge", "terms", "win_chances", "progress", "mover", "fingerprint", "facts")


@dataclass(frozen=True)
class Tuning:
    """All numbers of an evaluation."""

    weights: Sequence[int]  # in the order of their places in the table
    compiled: Effort
    interpreted: Effort

    def effort(self, is_compiled: bool) -> Effort:
        """Return how much is looked at."""
        return self.compiled if is_compiled else self.interpreted


def has_evaluation(game: str) -> bool:
    """Tell whether there is an evaluation of a game."""
    return find_spec(package_of(game)) is not None


def package_of(game: str) -> str:
    """Return the name of the package of a game's evaluation; its words are in a folder of that package."""
    return f"{__name__}.{game}"


def rule_of(game: str, name: str) -> Any:
    """Return a rule of a game's evaluation, or what else it names, such as its TERMS."""
    return getattr(import_module(package_of(game)), name)


def evaluation(game: str) -> Bindings:
    """Return the rules of a game's evaluation, to be bound to a template."""
    module: Any = import_module(package_of(game))
    return tuple((name, getattr(module, name)) for name in RULES if hasattr(module, name))


def tuning_file(game: str, name: str = "") -> Path:
    """Return the file with the numbers of a game's evaluation: today's, or those kept under a name."""
    return Path(__file__).with_name(f"{game}.{name}.toml" if name else f"{game}.toml")


@cache
def tuning(game: str, name: str = "") -> Tuning:
    """Return the numbers of a game's evaluation: today's, or those kept under a name."""
    content = numbers_of(game, name)
    efforts = {what: Effort(**numbers) for what, numbers in content["effort"].items()}
    return Tuning(weights_of(game, content), efforts["compiled"], efforts["interpreted"])


def numbers_of(game: str, name: str = "") -> dict[str, Any]:
    """Return what stands in the file of an evaluation: today's, or that kept under a name."""
    return tomllib.loads(tuning_file(game, name).read_text(encoding="utf-8"))


def weights_of(game: str, content: Mapping[str, Any]) -> Sequence[int]:
    """Return the weights that stand in a file, in the order of their places in the table; packed, for they are copied at every turn."""
    module: Any = import_module(package_of(game))
    return array("q", module.weights(content))
