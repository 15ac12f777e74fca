"""Who looks at a table: every socket has a bounded queue of messages that are ready to be sent."""

from ratskeller.server.async_queue import UnboundedQueue
from ratskeller.server.errors import Problem

MOST_WAITING = 64


class TooSlow(Exception):
    """The listener did not take its messages in time; it has to come back and resume."""


class Listener:
    """One socket: whose it is, which seat it asked for, and the messages that wait for it."""

    def __init__(
        self,
        guest: str,
        wanted: int | None,
        name: str = "",
        talks: bool = False,
        looks: bool = True,
        notes: bool = False,
    ) -> None:
        """Make a listener for a guest who wants to look as seat `wanted`; `talks`: and to hear who is there and what they say.

        Where he does not `look`, his window is open behind others: he hears everything, but counts as away. `notes`: he himself
        listens, no program for him, and is told of what he has noted.
        """
        self.guest = guest
        self.wanted = wanted
        self.name = name
        self.talks = talks
        self.sent_ply = -1
        """The last entry that was sent."""
        self.looks = looks
        self.notes = notes
        self.company = ""
        """What he was told last of who is there."""
        self._waiting: UnboundedQueue[str | Problem] = UnboundedQueue()
        self._lost = False

    def put(self, message: str | Problem) -> bool:
        """Queue a message and return True; False when the queue is full: this and all that follows is lost to the listener.

        A problem is the last message: why the listener has to go.
        """
        if len(self._waiting) < MOST_WAITING:
            self._waiting.put_nowait(message)
        else:
            self._lost = True
        return not self._lost

    async def get(self) -> str:
        """Return the next message. Raises `TooSlow` once some are lost, and the `Problem` for which the listener has to go."""
        if self._lost:
            raise TooSlow
        message = await self._waiting.get()
        if isinstance(message, Problem):
            raise message
        return message
