"""What a position is worth to a seat: one module of this package for each game, named as the game, or a package of that name.

It holds the rules `prepare`, `stage`, `evaluate` and `fingerprint` (`bots.turns` says what each has to give) and a function
`weights`, whose numbers the search hands to them at the beginning of `table`. The file of the same name that ends in `.toml` says how
much the search looks at, compiled and interpreted (`[effort.compiled]`, `[effort.interpreted]`), beside whatever `weights` reads.
"""

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ratskeller.bots.effort import Effort
from ratskeller.core.jit import Bindings

RULES = ("prepare", "stage", "evaluate", "fingerprint")


def has_evaluation(game: str) -> bool:
    """Tell whether there is an evaluation of a game."""
    return find_spec(f"{__name__}.{game}") is not None


def evaluation(game: str) -> Bindings:
    """Return the rules of a game's evaluation, to be bound to a template."""
    module: Any = import_module(f"{__name__}.{game}")
    return tuple((name, getattr(module, name)) for name in RULES)


def weights(game: str) -> list[int]:
    """Return the weights of a game's evaluation."""
    module: Any = import_module(f"{__name__}.{game}")
    found: list[int] = module.weights()
    return found


def efforts(game: str) -> dict[str, Effort]:
    """Return how much the search looks at, `compiled` and `interpreted`."""
    content = tomllib.loads(Path(__file__).with_name(f"{game}.toml").read_text(encoding="utf-8"))
    return {name: Effort(**numbers) for name, numbers in content["effort"].items()}
