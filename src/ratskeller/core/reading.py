"""Reading values of positions and options: each is checked, and an error names its place and what would be right."""

from typing import Any

from .errors import BadPosition


def check_keys(place: str, content: dict[str, Any], known: tuple[str, ...]) -> None:
    """Refuse unknown keys."""
    unknown = sorted(content.keys() - set(known))
    if unknown:
        raise BadPosition(f"{place}: unknown key {unknown[0][:40]!r}; known are {', '.join(known)}")


def as_object(place: str, value: Any) -> dict[str, Any]:
    """Return an object."""
    if not isinstance(value, dict):
        raise BadPosition(f"{place}: must be an object, not {shown(value)}")
    return value


def as_list(place: str, value: Any, most: int) -> list[Any]:
    """Return a list of at most `most` entries."""
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {shown(value)}")
    if len(value) > most:
        raise BadPosition(f"{place}: at most {most} entries; here are {len(value)}")
    return value


def as_int(place: str, value: Any, least: int, most: int) -> int:
    """Return a number from `least` to `most`."""
    if not is_number(value) or not least <= value <= most:
        raise BadPosition(f"{place}: must be a number from {least} to {most}, not {shown(value)}")
    return int(value)


def as_flag(place: str, value: Any) -> int:
    """Return 1 for true and 0 for false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{place}: must be true or false, not {shown(value)}")
    return int(value)


def as_choice(place: str, value: Any, names: tuple[str, ...]) -> int:
    """Return the place of a name among those that are possible."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: must be one of {', '.join(names)}, not {shown(value)}")
    return names.index(value)


def fill(place: str, target: list[int], values: Any, players: int, most: int) -> None:
    """Write a number up to `most` for every seat; None leaves them 0."""
    if values is None:
        return
    if not isinstance(values, list) or len(values) != players:
        raise BadPosition(f"{place}: must be a list of {players} numbers, one for each seat")
    for seat, value in enumerate(values):
        target[seat] = as_int(f"{place}[{seat}]", value, 0, most)


def shown(value: Any) -> str:
    """Return a value as text, cut short."""
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


def is_number(value: Any) -> bool:
    """Tell whether a value is a whole number; a truth value is none."""
    return isinstance(value, int) and not isinstance(value, bool)
