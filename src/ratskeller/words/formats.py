"""How languages write numbers, and which plural form a number takes: what Fluent needs of the CLDR for the languages that there are."""

from collections.abc import Callable
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

PLACES = 3
"""Most decimal places of a number in a text."""


def one_or_other(number: float) -> str:
    """Return the plural form in English, German, Dutch and other languages where only 1 is singular."""
    return "one" if abs(number) == 1 else "other"


class Format(NamedTuple):
    """How a language writes numbers."""

    group: str
    """Between thousands."""
    point: str
    """Before decimal places."""
    plural: Callable[[float], str]
    """Returns the plural form of a number, by its name in the CLDR: zero, one, two, few, many or other."""

    def number(self, value: float) -> str:
        exact = Decimal(str(value)).quantize(Decimal(10) ** -PLACES, ROUND_HALF_EVEN)
        whole, _, places = f"{exact:,f}".partition(".")
        places = places.rstrip("0")
        return whole.replace(",", self.group) + (self.point + places if places else "")

    def signed(self, value: float, digits: int) -> str:
        return f"{round(value, digits):+.{digits}f}".replace(".", self.point)


FORMATS = {
    "de": Format(".", ",", one_or_other),
    "en": Format(",", ".", one_or_other),
    "nl": Format(".", ",", one_or_other),
}
