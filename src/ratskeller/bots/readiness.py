"""Whether compiled rules may be used at once. Those that have answered in this process may: no thought looks for their files again."""

from ratskeller.core.code_cache import is_warm

_ANSWERED: set[str] = set()
"""Games whose compiled function, which has all searches as its modes, has answered in this process."""


def is_ready(game: str) -> bool:
    """Tell whether compiled rules answer without waiting for the compiler."""
    return has_answered(game) or is_warm(game)


def has_answered(game: str) -> bool:
    """Tell whether compiled rules answer without being loaded first."""
    return game in _ANSWERED


def note_answer(game: str) -> None:
    """Note that compiled rules have answered."""
    _ANSWERED.add(game)
