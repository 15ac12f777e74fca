"""Grammatical forms of values in messages: `FORM($card, "dative")` in a Fluent file, here and in the browser.

The forms of a word are attributes of the message with that text: `card-knight = Ritter` with `.dative = dem Ritter`.
"""

from collections.abc import Mapping
from typing import Any

from fluent.syntax.ast import Message

from .bundle import Bundle

NAME = "FORM"


class Forms:
    """The forms of all words of one bundle, looked up on first use."""

    def __init__(self) -> None:
        """Start without words: a bundle needs its functions before it has messages."""
        self._bundle: Bundle | None = None
        self._messages: list[Message] = []
        self._by_attribute: dict[str, Mapping[str, str]] = {}

    def of(self, bundle: Bundle, messages: list[Message]) -> None:
        self._bundle = bundle
        self._messages = messages

    def form(self, word: object, attribute: str) -> Any:
        """Return a form of a word, or the word itself if it has none, such as a person's name."""
        if attribute not in self._by_attribute:
            self._by_attribute[attribute] = self._found(attribute)
        return self._by_attribute[attribute].get(str(word), word)

    def _found(self, attribute: str) -> dict[str, str]:
        """Return a form of all words that have it. Of several messages with the same text the first one counts."""
        found: dict[str, str] = {}
        if self._bundle is None:
            return found
        for message in self._messages:
            form = next((it.value for it in message.attributes if it.id.name == attribute), None)
            if message.value is not None and form is not None:
                found.setdefault(self._bundle.text(message.value, {})[0], self._bundle.text(form, {})[0])
        return found
