"""What is said at a table."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.http.schemas import Request

LONGEST_LINE = 500
"""Characters of a line."""

Room = Literal["table", "gallery"]
"""Where something is said: by those who play, or by those who look on."""
Phrase = Literal["hello", "your-turn", "moment", "thanks", "well-played", "good-game"]
"""What can be said by one press; everybody reads it in his own language."""
Silence = Literal["none", "mute", "block"]
"""What somebody reads of another: everything, nothing at this table, nothing anywhere, and the other nothing of him."""
Person = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
"""Who somebody is at this table; at another one it is another text."""
LineNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]


class NewLine(Request, frozen=True):
    """Something to be said, either as `text` or as a `phrase`.

    `key` is the client's own: whoever sends a line again under the same key, because he heard no answer, has said it once.
    """

    key: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)] | None = None
    phrase: Phrase | None = None


class LineBack(Request, frozen=True):
    """The line that somebody takes back."""

    room: Room
    number: LineNumber


class NewSilence(Request, frozen=True):
    """What is to be read of a person from now on."""

    person: Person
    silence: Silence


class Line(msgspec.Struct, frozen=True):
    """Something that was said. Lines of a room are in the order of their numbers, from 1.

    `seat` is where its author sat, null for an onlooker; `name` is the author's now. `ply`: how many entries the table's stream had.
    Where both `text` and `phrase` are null it was taken back.
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
    """Somebody whose lines the reader doesn't want."""

    person: str
    name: str
    silence: Literal["mute", "block"]


class Silences(msgspec.Struct, frozen=True):
    """All whose lines the reader doesn't want."""

    silenced: list[Silenced]


class Talk(msgspec.Struct, frozen=True):
    """A page of what was said in one room, without the lines of those who are silenced; `more`: there are older ones.

    `rooms` are those that the reader may read, `own` is the one in which he speaks. `me` is who he is, in `person` of his lines.
    """

    room: Room
    lines: list[Line]
    more: bool
    rooms: list[Room]
    own: Room
    me: str
    silenced: list[Silenced]


class LiveTalk(msgspec.Struct, frozen=True, tag="talk", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: lines that are new, or were taken back. Where `news` is false they are the last of each room, as a beginning."""

    lines: list[Line]
    news: bool
