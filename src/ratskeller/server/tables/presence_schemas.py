"""Who has a table open, as its sockets send it."""

import msgspec

MOST_NAMED = 50
"""Onlookers sent by name. Of the others only the number is sent."""


class Onlooker(msgspec.Struct, frozen=True):
    """Somebody who looks on."""

    person: str
    name: str


class LivePresence(msgspec.Struct, frozen=True, tag="presence", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: the seats whose players have the table open, and who looks on. `count` is how many onlookers there are in all."""

    seats: list[int]
    onlookers: list[Onlooker]
    count: int
