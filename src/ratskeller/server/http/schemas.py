"""JSON that several features share: strict bodies, names and numbers, and the health of the server."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.db.errors import StorageReason

MOST = 1_000_000_000
LAST_SEAT = 15
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=LAST_SEAT)]
Code = Annotated[str, msgspec.Meta(min_length=6, max_length=40)]
"""A code of an authenticator app, or a recovery code, as people type it."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends: unknown fields are refused."""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works, how the rules run for its bots, whether tables can be stored and read, and the version.

    `ending`: it works, but is shutting down, and should get no new clients. `stand_ins` tells how many answers others have given
    since the start because a bot had none in time. `version` is null for everybody but admins. With `storage` at `removed`, what was saved
    since `missing_since` (UTC) may be missing.
    """

    status: Literal["ok", "ending", "trouble"]
    rules: Literal["interpreted", "compiled"]
    storage: Literal["ok", StorageReason]
    stand_ins: int
    version: str | None
    missing_since: str | None = None
