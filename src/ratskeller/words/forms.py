"""Forms of words that are filled into a sentence: `FORM($card, "dative")` in a Fluent file asks for one, as the browser understands it too.

The forms of a word are attributes of the message whose whole text it is: `card-knight = Ritter` with `.dative = dem Ritter`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message

NAME = "FORM"


class Forms:
    """The forms of all words of one bundle, found when they are first asked for."""

    def __init__(self) -> None:
        """Know no words yet: they are those of a bundle, which has to know its functions first."""
        self._bundle: FluentBundle | None = None
        self._messages: list[Message] = []
        self._by_attribute: dict[str, Mapping[str, str]] = {}

    def of(self, bundle: "FluentBundle", messages: "list[Message]") -> None:
        """Take forms from the attributes of these messages of a bundle."""
        self._bundle = bundle
        self._messages = messages

    def form(self, word: object, attribute: str) -> Any:
        """Return the form of a word that an attribute names; the word itself where it has none, such as the name of a person."""
        if attribute not in self._by_attribute:
            self._by_attribute[attribute] = self._found(attribute)
        return self._by_attribute[attribute].get(str(word), word)

    def _found(self, attribute: str) -> dict[str, str]:
        """Return that form of every word that has it. Of messages with the same text the first gives it."""
        found: dict[str, str] = {}
        if self._bundle is None:
            return found
        for message in self._messages:
            if not any(it.id.name == attribute for it in message.attributes):
                continue
            plain = self._bundle.get_message(message.id.name)
            if plain.value is not None:
                word, form = (self._bundle.format_pattern(it)[0] for it in (plain.value, plain.attributes[attribute]))
                found.setdefault(str(word), str(form))
        return found
