"""JSON of chat."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.db.schema.features import Room
from ratskeller.server.http.schemas import Request

LONGEST_LINE = 500
"""Characters of a line."""

Phrase = Literal["hello", "your-turn", "moment", "thanks", "well-played", "good-game"]
"""Phrases that clients translate."""
Silence = Literal["none", "mute", "block"]
"""`none`: read everything; `mute`: nothing at this table; `block`: neither reads the other anywhere."""
Person = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
"""The id of a person at this table; it differs at every table."""
LineNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]


class NewLine(Request, frozen=True):
    """A new line, either `text` or a `phrase`.

    The client chooses `key`: a line that is sent again with the same key is stored once.
    """

    key: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)] | None = None
    phrase: Phrase | None = None


class LineBack(Request, frozen=True):
    """The line to take back."""

    room: Room
    number: LineNumber


class NewSilence(Request, frozen=True):
    """What to read of a person."""

    person: Person
    silence: Silence


class Line(msgspec.Struct, frozen=True):
    """A line. The numbers of a room begin at 1.

    `seat` is that of the author at that time, null for a spectator; `name` is the author's current name. `ply` is that of the table at that
    time. If both `text` and `phrase` are null, the line was taken back.
    """

    room: Room
    number: int
    person: str
    name: str
    seat: int | None
    text: str | None
    phrase: Phrase | None
    ply: int
    at: str


class Silenced(msgspec.Struct, frozen=True):
    """A person whom the reader has silenced."""

    person: str
    name: str
    silence: Literal["mute", "block"]


class Silences(msgspec.Struct, frozen=True):
    """Everybody whom the reader has silenced."""

    silenced: list[Silenced]


class Talk(msgspec.Struct, frozen=True):
    """A page of the lines of a room, without those of silenced people; `more`: there are older ones.

    `rooms` are those that the reader may read, `own` is the one where they write, and `me` is the `person` of their lines.
    """

    room: Room
    lines: list[Line]
    more: bool
    rooms: list[Room]
    own: Room
    me: str
    silenced: list[Silenced]


class LiveTalk(msgspec.Struct, frozen=True, tag="talk", tag_field="type", forbid_unknown_fields=True):
    """Socket message: lines that are new or were taken back. If `news` is false, it is the first one, with the last line of each room."""

    lines: list[Line]
    news: bool
