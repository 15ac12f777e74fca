"""Error answers: a status, a code for programs and a sentence for people."""

from typing import Any

import msgspec


class Problem(Exception):
    """An error answer. It always means that nothing has changed."""

    def __init__(self, status: int, code: str, message: str, **detail: Any) -> None:
        """Make a problem with an HTTP status, a stable code and a sentence; `detail` is for programs."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.detail = detail

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the HTTP answer: `retry-after` if `detail` says for how many seconds to wait."""
        seconds = self.detail.get("seconds")
        return {} if seconds is None else {"retry-after": str(seconds)}


class Error(msgspec.Struct, frozen=True):
    """Why nothing was changed: a code for programs, a sentence for people, and what else helps."""

    code: str
    message: str
    detail: dict[str, Any]


def unknown_table() -> Problem:
    return Problem(404, "unknown-table", "There is no table with this address.")


def table_closed() -> Problem:
    return Problem(404, "table-closed", "The host has closed this table.")


def stale_ply(given: int, current: int) -> Problem:
    """Return the error for an answer to an older state of the table."""
    message = (
        f"The table has moved on: you answered after entry {given}, it now has {current}. Look again and decide anew."
    )
    return Problem(409, "stale-ply", message, ply=current)


def wrong_seat(seat: int) -> Problem:
    return Problem(403, "wrong-seat", f"You don't hold seat {seat} at this table.", seat=seat)


def not_begun() -> Problem:
    return Problem(409, "not-begun", "The host of this table hasn't begun the game yet.")
