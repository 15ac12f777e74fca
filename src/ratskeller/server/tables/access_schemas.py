"""What everybody is told of the door of a table."""

from typing import Literal

import msgspec

Way = Literal["public", "link", "password"]
"""Who may come to a table: whoever finds it in the lobby, whoever knows its address, whoever knows the password as well."""


class Rematch(msgspec.Struct, frozen=True):
    """The table at which a game that is over is followed by another: its id, and by whom it was opened."""

    id: str
    host: str
