"""What a game is played with, in words."""

from collections.abc import Sequence

from ratskeller.core.options import Option, Options, Value, words_of, words_of_value
from ratskeller.words import Words


def unusual(declared: Sequence[Option], chosen: Options, words: Words) -> list[str]:
    """Return a line with the switches and choices that are not the usual ones; no line if all are."""
    differing = [option for option in declared if option.kind in ("switch", "choice")]
    values = [(option, chosen.get(option.name, option.usual)) for option in differing]
    told = [_told(option, value, words) for option, value in values if value is not None and value != option.usual]
    return [" · ".join(told)] if told else []


def _told(option: Option, value: Value, words: Words) -> str:
    said = words.text(words_of_value(option, value))
    if option.kind == "switch":
        return said
    return words.text("chosen-option", option=words.text(words_of(option)), value=said)
