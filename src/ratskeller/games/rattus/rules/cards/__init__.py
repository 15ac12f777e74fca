"""The class cards, one file each. The roster finds them; nothing else lists them."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from ..fields import CARDS, NOBODY
from .card import Card, Question, step_of


def _find() -> dict[int, ModuleType]:
    modules = [import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__) if info.name != "card"]
    return {module.NUMBER: module for module in sorted(modules, key=lambda module: module.NUMBER)}


FILES: dict[int, ModuleType] = _find()
ROSTER: dict[int, Card] = {number: module.CARD for number, module in FILES.items()}
NUMBERS: dict[str, int] = {card.id: number for number, card in ROSTER.items()}
CARD_SPACE = max(ROSTER) + 1
"""Cards are numbered below this."""
CLASS_OF: tuple[int, ...] = tuple(ROSTER[number].cls if number in ROSTER else NOBODY for number in range(CARDS))
QUESTIONS: dict[int, Question] = {
    step_of(number, place): question for number, card in ROSTER.items() for place, question in enumerate(card.questions)
}

SETS: dict[str, tuple[str, ...]] = {
    "base": ("peasant", "monk", "merchant", "knight", "witch", "king"),
    "prosperous-times": ("peasant", "baker", "serf", "queen", "mayor", "soldier"),
    "rat-control": ("pied-piper", "wizard", "bishop", "nun", "monk", "emperor"),
    "europe-at-war": ("knight", "crusader", "soldier", "courier", "merchant", "pied-piper"),
}
"""Named sets of six cards (section X)."""


def functions(name: str) -> dict[int, Callable[..., Any]]:
    return {number: getattr(module, name) for number, module in FILES.items() if hasattr(module, name)}
