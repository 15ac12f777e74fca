"""The value of positions for a seat: one package here for each game, with the name of the game.

A game of another package brings one by an entry point `ratskeller.evaluations`. An evaluation has the rules `prepare`, `stage`, `evaluate`
and `fingerprint` (`search.beam` says what each does), and more for searches, training and explanations:

- `judge(s, viewer, table, out)`: write into `out[seat]` the value of the state for every seat, as `evaluate` has it, as far as the seat
  `viewer` knows it
- `terms(s, viewer, table, out)`: write the terms of the strength of every seat, one seat after the other, in the order of `TERMS`; the
  folder `words` beside it has a text for each (`search.reasons`)
- `win_chances(s, viewer, table, out)`: write the chance of every seat to win, in parts of `search.chances.CERTAIN`; exact when the game
  is over
- `progress(s)`, `mover(s)`: how far the game is, up to `search.chances.PROGRESS`, and which seat has the next turn
- `facts(s, viewer, table, out)`: write the facts that hold for every seat, as `viewer` knows the state, in `search.learned_facts.ROW`
  numbers each: how many, then their numbers in the layout `FACTS`. Optional; without it nothing is learned for the evaluation
- `points(s, seat)`, and optionally `count_losses(s, out, first)` with the names of the `CAUSES`: what a playout counts (`search.playouts`)
- `parts_by_place(s, viewer, table)`: return the terms whose places on the board are known, each with a number by place and
  seat. Optional, with `place_names(options)`, the ids of messages that name the places
- `LEAST_REASON`: how many points a reason is worth that is given for a turn; 0.1 without it
- `DETAILS`: names of questions whose answers are details of a turn, so that an analysis lists turns that differ only in them once. Optional

The function `weights` returns the numbers that the search copies to the beginning of `table`. The TOML file with the name of the game,
beside the package, has the width of the search, compiled and interpreted (`[effort.compiled]`, `[effort.interpreted]`), and what `weights`
reads; tables such as `[players.4]` replace numbers with more players. Where it names a file as `learned`, facts have the worths in that
file, in games of up to `learned_players`. Files such as `rattus.greedy-1.toml` keep the numbers of former opponents as yardsticks: they
never change.
"""

import tomllib
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol, cast

from ratskeller.core.compile.rules import Bindings, rule
from ratskeller.core.errors import UnknownGame
from ratskeller.core.game import Parts
from ratskeller.core.options import Options
from ratskeller.core.plugins import EVALUATIONS
from ratskeller.search.config import BeamConfig
from ratskeller.search.player_weights import NewNumbers, Numbers

NEEDED = ("prepare", "stage", "evaluate", "judge", "terms", "win_chances", "progress", "mover", "fingerprint", "points")


@rule
def no_losses(_state: object, _out: list[int], _first: int) -> None:
    """Count nothing, in a game whose evaluation knows no causes of losses."""


OPTIONAL = {"count_losses": no_losses}
RULES = (*NEEDED, "facts", *OPTIONAL)


class EvaluationModule(Protocol):
    """The package of a game's evaluation."""

    TERMS: tuple[str, ...]
    __file__: str

    def weights(self, content: Numbers) -> list[int]:
        """Return the weights that a file contains."""


@dataclass(frozen=True)
class Tuning:
    """All numbers of an evaluation."""

    weights: Sequence[int]  # in the order of the table
    compiled: BeamConfig
    interpreted: BeamConfig

    def beam(self, is_compiled: bool) -> BeamConfig:
        return self.compiled if is_compiled else self.interpreted


_EVALUATIONS: Parts[EvaluationModule] = Parts(EVALUATIONS, __name__, ("TERMS", "weights", *NEEDED))
package_of = _EVALUATIONS.package_of
"""Returns the name of the package of a game's evaluation, which has its words in a folder; None for a game without an evaluation."""


def has_evaluation(game: str) -> bool:
    return package_of(game) is not None


def module_of(game: str) -> EvaluationModule:
    """Return the package of a game's evaluation. Errors: UnknownGame for a game that has none."""
    module = _EVALUATIONS.get(game)
    if module is None:
        raise UnknownGame(f"{game} has no evaluation")
    return module


def rule_of(game: str, name: str) -> Callable[..., int]:
    return cast(Callable[..., int], getattr(module_of(game), name))


def term_names(game: str) -> tuple[str, ...]:
    return module_of(game).TERMS


def causes_of(game: str) -> Sequence[str]:
    """Return the causes of losses that playouts of a game tell apart."""
    return getattr(module_of(game), "CAUSES", ())


def detail_questions(game: str) -> Sequence[str]:
    return getattr(module_of(game), "DETAILS", ())


def least_reason(game: str) -> float:
    return getattr(module_of(game), "LEAST_REASON", 0.1)


def parts_by_place(game: str, state: object, viewer: int, table: list[int]) -> Mapping[str, Sequence[Sequence[float]]]:
    module = module_of(game)
    return module.parts_by_place(state, viewer, table) if hasattr(module, "parts_by_place") else {}


def place_names(game: str, options: Options) -> Sequence[str]:
    module = module_of(game)
    return module.place_names(options) if hasattr(module, "place_names") else ()


def evaluation(game: str) -> Bindings:
    module = module_of(game)
    found = {name: getattr(module, name, OPTIONAL.get(name)) for name in RULES}
    return tuple((name, each) for name, each in found.items() if each is not None)


def is_tuned(game: str, name: str = "") -> bool:
    """Tell whether a game has an evaluation, and numbers for it that are kept under a name."""
    return has_evaluation(game) and tuning_file(game, name).is_file()


def tuning_file(game: str, name: str = "") -> Path:
    """Return the file with the numbers of a game's evaluation: the current ones, or those kept under a name."""
    return Path(module_of(game).__file__).parents[1] / (f"{game}.{name}.toml" if name else f"{game}.toml")


@cache
def tuning(game: str, name: str = "") -> Tuning:
    """Return the numbers of a game's evaluation: the current ones, or those kept under a name."""
    content = numbers_of(game, name)
    beams = {speed: BeamConfig(**numbers) for speed, numbers in content["effort"].items()}
    return Tuning(weights_of(game, content), beams["compiled"], beams["interpreted"])


def numbers_of(game: str, name: str = "") -> NewNumbers:
    """Return the content of the file of an evaluation: the current one, or the one kept under a name."""
    return tomllib.loads(tuning_file(game, name).read_text(encoding="utf-8"))


def weights_of(game: str, content: Numbers) -> Sequence[int]:
    """Return the weights of a file's content, in the order of the table; packed, because they are copied at every turn."""
    return array("q", module_of(game).weights(content))
