"""A game as everybody uses it: new games, positions from JSON and replayed records follow from the contract."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from .contract import Contract
from .errors import BadOption, BadPosition, BadRecord, IllegalAnswer
from .options import Options
from .position import Position
from .records import Record, parse_json, parse_record

S = TypeVar("S")


class Game(Contract[S]):
    """A game. Its subclasses fulfil the contract; what is here is the same for all."""

    def new(self, **options: Any) -> Position:
        """Return a new game. Errors: BadOption (a ValueError) naming the option; BadData for a data file."""
        return Position(self, *self.start(options))

    def from_json(self, text: str | bytes) -> Position:
        """Return a position from its JSON. Errors: BadPosition naming what is wrong, where, and the rule."""
        content = parse_json(text, BadPosition, "a position")
        self._check_header(content)
        options, state = self.load(content)
        return Position(self, options, state, beginning=self.dump(state, options))

    def _check_header(self, content: dict[str, Any]) -> None:
        if content.get("game") != self.name:
            raise BadPosition(f"game: must be {self.name!r}, not {str(content.get('game'))[:40]!r}")
        if content.get("format") != 1 or content["format"] is True:
            raise BadPosition(f"format: must be 1, not {str(content.get('format'))[:40]}")

    def replay(self, text: str | bytes) -> Position:
        """Return the position at the end of a record. Errors: BadRecord naming the answer that does not fit."""
        record = parse_record(text, self.name, self.version)
        position = self._beginning(record)
        for number, answer in enumerate(record.answers, start=1):
            try:
                position.play(answer)
            except IllegalAnswer as problem:
                raise BadRecord(f"answer {number}: {problem}") from None
        position.events = []
        return position

    def _beginning(self, record: Record) -> Position:
        try:
            if "start" in record.beginning:
                return self.from_json(msgspec.json.encode(record.beginning["start"]))
            return self.new(**record.beginning["options"])
        except BadPosition as problem:
            raise BadRecord(f"start: {problem}") from None
        except BadOption as problem:
            raise BadRecord(f"options: {problem}") from None

    def resume(self, options: Options, answers: Sequence[str]) -> Position:
        """Return the position after answers that were legal when they were stored. Errors: BadOption, IllegalAnswer."""
        position = self.new(**options)
        for answer in answers:
            position.play(answer)
        return position
