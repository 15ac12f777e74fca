"""Translations: every text that people read comes from Fluent files (`en.ftl`), which the browser reads too.

The messages of the interface are in this folder, those of a game in the folder `words` of its package. A language is a file, such as
`de.ftl`, in each folder; messages that it lacks are shown in English. `formats` says how it writes numbers.
"""

from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

    from .bundle import Bundle

FALLBACK = "en"
INTERFACE = "ratskeller"
"""The package whose folder `words` holds the messages of the interface."""

Value = str | int | float


class MissingWords(LookupError):
    """There is no message of this name, or it uses a variable without a value."""


class Words:
    """The messages of one language, with those of the fallback. A name is `message` or `message.attribute`."""

    def __init__(self, bundles: Sequence["Bundle"], strict: bool = False) -> None:
        """Search the bundles in order. `strict`: raise MissingWords; otherwise the text of a missing message is its name."""
        self._bundles = bundles
        self._strict = strict

    def has(self, name: str) -> bool:
        return self._find(name) is not None

    def text(self, name: str, /, **values: Value) -> str:
        """Return the text of a message, with `values` for its variables."""
        found = self._find(name)
        if found is None:
            return self._missing(name, f"no words for {name!r}")
        bundle, pattern = found
        text, errors = bundle.text(pattern, values)
        if errors and self._strict:
            raise MissingWords(f"{name}: {'; '.join(errors)}")
        return text

    def first(self, names: Sequence[str], /, **values: Value) -> str:
        """Return the text of the first of these messages that exists."""
        return self.text(next(filter(self.has, names), names[-1]), **values)

    def signed(self, number: float, digits: int = 1) -> str:
        """Return a number with its sign, in the format of the language: `+1.5`."""
        return self._bundles[0].format.signed(number, digits)

    def together(self, things: Iterable[str]) -> str:
        """Return a list of things in the format of the language: `A, B and C`."""
        *others, last = [*things] or [""]
        if not others:
            return last
        return self.text("list-together", others=", ".join(others), last=last)

    def _missing(self, name: str, problem: str) -> str:
        if self._strict:
            raise MissingWords(problem)
        return name

    def _find(self, name: str) -> tuple["Bundle", "Pattern"] | None:
        message, _, attribute = name.partition(".")
        for bundle in self._bundles:
            if (pattern := bundle.pattern(message, attribute)) is not None:
                return bundle, pattern
        return None


def package_of(thing: object) -> str:
    return type(thing).__module__.rpartition(".")[0]


def load(language: str, *packages: str, strict: bool = False) -> Words:
    """Return the messages of the interface and of other packages in a language, in English where they are missing."""
    places = (INTERFACE, *packages)
    wanted = [language] if language == FALLBACK else [language, FALLBACK]
    return Words([_bundle(name, places) for name in wanted], strict)


def languages(*packages: str) -> list[str]:
    """Return the languages in which all these packages have messages, English first."""
    found = [
        {entry.name[:-4] for entry in _folder(place).iterdir() if entry.name.endswith(".ftl")} for place in packages
    ]
    return sorted(set.intersection(*found) if found else set(), key=lambda name: (name != FALLBACK, name))


def source(language: str, *folders: Traversable) -> str:
    """Return the messages of folders as they are written, in a language and then in English; of two with one name the first counts."""
    written = [folder / f"{name}.ftl" for name in dict.fromkeys((language, FALLBACK)) for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in written if file.is_file())


def choose(wishes: Iterable[str], have: Sequence[str]) -> str:
    """Return the first available language of `wishes` (such as `de_AT.UTF-8`, `de-AT`, `de`), or English."""
    for wish in wishes:
        short = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if short in have:
            return short
    return FALLBACK


def _folder(package: str) -> Traversable:
    return files(package) / "words"


def _bundle(language: str, packages: Sequence[str]) -> "Bundle":
    # Imported late: not every command reads messages
    from .bundle import Bundle
    from .forms import NAME, Forms

    forms = Forms()
    bundle = Bundle(language, FALLBACK, {NAME: forms.form})
    files_of = (_folder(package) / f"{language}.ftl" for package in packages)
    forms.of(bundle, [it for file in files_of if file.is_file() for it in bundle.add(file.read_text(encoding="utf-8"))])
    return bundle
