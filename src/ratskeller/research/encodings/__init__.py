"""Games as arrays: one module here for each game, with the name of the game.

A game of another package brings one by an entry point `ratskeller.encodings`. An encoding has the constants

- `LAYOUT`: the layout of an observation (`layout.Layout`)
- `ACTIONS`: how many actions there are

the function

- `action_texts(options)`: the texts of all actions, by number; "" for a number that no answer of a seat has

and the rules

- `action_of(s, answer)`: the number of the action for a legal answer of a seat
- `answer_of(s, action)`: the answer for the number of a legal action
- `observe(s, viewer, row, known)`: write what a seat may know. `row` has the length of the layout. `known` is what `observe` returned when
  it last wrote to this row in the same game, or FRESH: what has not changed since is not written again
- `has_won(s, seat)`: whether a seat has the first place, in a game that is over

An observation is one row of 16-bit integers. Seats are counted from the viewer on: 0 is the viewer, 1 the next seat clockwise, and so on.
Actions keep their numbers for ever; `fingerprint` tells whether they did.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from ratskeller import games
from ratskeller.core.compile.rules import Bindings
from ratskeller.core.errors import UnknownGame
from ratskeller.core.game import Parts
from ratskeller.core.options import Options
from ratskeller.core.plugins import ENCODINGS

from .layout import Layout

RULES = ("action_of", "answer_of", "observe", "has_won")


@dataclass(frozen=True)
class Encoding:
    """The actions and observations of one game."""

    game: str
    layout: Layout
    actions: int
    """How many actions there are."""
    texts: Callable[[Options], tuple[str, ...]]
    """Returns the texts of the actions in a game with these options."""
    rules: Any
    """The module with the rules."""

    @property
    def bindings(self) -> Bindings:
        """The rules, to be bound to a template."""
        return tuple((name, getattr(self.rules, name)) for name in RULES)

    def fingerprint(self) -> str:
        """Return a short hash of the numbers and texts of all actions, with the options that a game has by default."""
        texts = self.texts(games.get(self.game).new().options)
        listed = "\n".join(f"{number} {text}" for number, text in enumerate(texts))
        return sha256(listed.encode()).hexdigest()[:16]


_ENCODINGS: Parts[Any] = Parts(ENCODINGS, __name__, ("LAYOUT", "ACTIONS", "action_texts", *RULES))


@cache
def encoding(game: str) -> Encoding:
    """Return the encoding of a game. Errors: UnknownGame, also for a game that has none."""
    name = games.get(game).name
    module = _ENCODINGS.get(name)
    if module is None:
        raise UnknownGame(f"{name} has no encoding: it can't be played by arrays")
    return Encoding(name, module.LAYOUT, module.ACTIONS, module.action_texts, module)
