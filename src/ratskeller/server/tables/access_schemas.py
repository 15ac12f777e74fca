"""The part of a table's access policy that everybody may see."""

from typing import Literal

import msgspec

Way = Literal["public", "link", "password"]
"""Who may come to a table: everybody (it is in the lobby), people with its link, or people with its link and password."""


class Rematch(msgspec.Struct, frozen=True):
    """The next game after a finished one: the id of its table, and who opened it."""

    id: str
    host: str
