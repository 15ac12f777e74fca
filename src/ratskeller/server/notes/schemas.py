"""What travels as JSON of what somebody notes at a table for himself alone."""

from typing import Annotated

import msgspec

from ratskeller.server.http.schemas import MOST, Request

LONGEST_NOTE = 200
"""Characters of a note."""

NOTE_ID = "^[A-Za-z0-9_-]{8,40}$"
"""The client's own: whoever sends a note again under the same id has one note."""
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A thing of the game, as the game names it after a certain entry: a region, a rat, a tile."""


class Pin(Request, frozen=True):
    """Where a note goes: on a thing as it is named after entry `ply`; null: on the table as a whole."""

    thing: Thing | None
    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class NewNote(Request, frozen=True):
    """A note as it is from now on. Without a `pin` it stays where it is, and a new one is on the table as a whole."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NOTE)]
    pin: Pin | None = None


class Note(msgspec.Struct, frozen=True):
    """A note. `thing` is where it is at the moment that is told of, null: on the table as a whole, or on what was not there, `gone`."""

    id: str
    text: str
    thing: str | None
    gone: bool
    at: str


class Notes(msgspec.Struct, frozen=True):
    """What the guest has noted at a table, the oldest first, and nobody else is told; `things` can be noted on after entry `ply`.

    At an earlier moment there are none of these.
    """

    notes: list[Note]
    things: list[str]
    ply: int


class LiveNotes(msgspec.Struct, frozen=True, tag="notes", tag_field="type", forbid_unknown_fields=True):
    """Over the socket, only to whoever has noted something at the table: his notes are there to be read, or have changed."""
