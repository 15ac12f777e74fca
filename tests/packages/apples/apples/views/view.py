"""What a seat may know of Apples: the one place that decides it."""

from msgspec import Struct

from ratskeller.core.options import Options
from ratskeller.core.steps import RULES

from ..rules import entries, numbers
from ..rules.fields import APPLES, NOBODY, State


class ApplesView(Struct, frozen=True):
    """What a seat may know of Apples."""

    game: str
    options: Options
    seat: int | None
    """The seat on turn; null when the game is over."""
    over: bool
    left: dict[str, int]
    """How many apples of each kind are in the barrel, its top included."""
    looked: bool
    """The seat on turn has looked at the next apple."""
    seen: str | None
    """The apple on top, for the seat that has looked at it."""


def view(s: State, options: Options, seat: int | None) -> ApplesView:
    """Return what a seat may know: the apple on top is for who looked at it."""
    turn = seat_on_turn(s)
    knows = seat is not None and seat == turn and s.seen != NOBODY
    # Others know what lies in the barrel and on its top together
    left = [count + int(apple == s.seen) for apple, count in enumerate(s.left)]
    return ApplesView(
        game="apples",
        options=options,
        seat=turn,
        over=entries.actor(s) == RULES,
        left=dict(zip(APPLES, left, strict=True)),
        looked=has_looked(s),
        seen=APPLES[s.seen] if knows else None,
    )


def seat_on_turn(s: State) -> int | None:
    """Return the seat on turn, also while chance is asked for it; None when the game is over."""
    return next((seat for seat in s.askees[: s.depth] if seat >= 0), None)


def has_looked(s: State) -> bool:
    """Tell whether the seat on turn has looked at the next apple."""
    return numbers.ASK_KEEP in s.steps[: s.depth]
