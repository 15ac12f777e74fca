"""JSON of private notes."""

from typing import Annotated

import msgspec

from ratskeller.server.http.schemas import MOST, Request

LONGEST_NOTE = 200
"""Characters of a note."""

NOTE_ID = "^[A-Za-z0-9_-]{8,40}$"
"""Chosen by the client: sending a note again with the same id makes no second note."""
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A thing of the game by its name after an entry: a region, a rat, a tile."""


class Pin(Request, frozen=True):
    """Where to put a note: on a thing, by its name after entry `ply`, or on the table as a whole (null)."""

    thing: Thing | None
    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class NewNote(Request, frozen=True):
    """A new or changed note. Without a `pin` it stays where it is, or is on the table as a whole if it is new."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NOTE)]
    pin: Pin | None = None


class Note(msgspec.Struct, frozen=True):
    """A note. `thing` is where it is at this moment; null: on the table as a whole, or on something that is not there (`gone`)."""

    id: str
    text: str
    thing: str | None
    gone: bool
    at: str


class Notes(msgspec.Struct, frozen=True):
    """The guest's notes at a table, the oldest first, and the `things` that can have notes after entry `ply`, none at an earlier moment."""

    notes: list[Note]
    things: list[str]
    ply: int


class LiveNotes(msgspec.Struct, frozen=True, tag="notes", tag_field="type", forbid_unknown_fields=True):
    """Socket message, only to the author of notes: there are notes, or they have changed."""
