"""A socket of a table, with a bounded queue of messages that are ready to be sent."""

from ratskeller.server.async_queue import UnboundedQueue
from ratskeller.server.errors import Problem

MOST_WAITING = 64


class TooSlow(Exception):
    """The listener did not take its messages in time. It has to connect again and resume."""


class Listener:
    """One socket: its guest, the seat they asked for, and the messages that wait for it."""

    def __init__(
        self,
        guest: str,
        wanted: int | None,
        name: str = "",
        wants_chat: bool = False,
        is_present: bool = True,
        wants_notes: bool = False,
    ) -> None:
        """Make a listener for a guest who wants to see the table from the seat `wanted`.

        `wants_chat`: also send who is present and what they say. Where it is not `is_present`, its window is behind others: it gets
        everything, but counts as away. `wants_notes`: send when the guest's own notes change; never to programs.
        """
        self.guest = guest
        self.wanted = wanted
        self.name = name
        self.wants_chat = wants_chat
        self.is_present = is_present
        self.wants_notes = wants_notes
        self.sent_ply = -1
        """The last entry that was sent."""
        self.sent_presence = ""
        """The last message about who is present."""
        self._waiting: UnboundedQueue[str | Problem] = UnboundedQueue()
        self._lost = False

    def put(self, message: str | Problem) -> bool:
        """Queue a message and return True; False when the queue is full: this message and all that follow are lost.

        A problem is the last message: why the socket is closed.
        """
        if len(self._waiting) < MOST_WAITING:
            self._waiting.put_nowait(message)
        else:
            self._lost = True
        return not self._lost

    async def get(self) -> str:
        """Return the next message. Raises `TooSlow` once some are lost, and the `Problem` for which the socket is closed."""
        if self._lost:
            raise TooSlow
        message = await self._waiting.get()
        if isinstance(message, Problem):
            raise message
        return message
