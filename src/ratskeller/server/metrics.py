"""What a server tells of itself while it works, as numbers. Usually nobody listens."""

from collections.abc import Callable, Mapping

State = Mapping[str, Callable[[], float]]
"""Numbers by what they tell, to be asked for when somebody wants them, in another thread: reading must be all that they do."""


class Metrics:
    """Hears what happens in a server, and keeps nothing of it. No method may be slow, or be told who somebody is."""

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered; `route` is the name of what answered, never an address."""

    def opened(self, sockets: int) -> None:
        """So many sockets more are open; less, below 0."""

    def stored(self, entries: int) -> None:
        """So many entries of games, answers and what was taken back, are on disk."""

    def committed(self, writes: int, seconds: float) -> None:
        """So many writes came to an end with one commit, which took so long; told by the thread that writes."""

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""

    def held(self, seconds: float) -> None:
        """Something has held the event loop for so long: nobody was served meanwhile."""

    def follow(self, state: State) -> None:
        """From now on these numbers can be asked for."""

    def close(self) -> None:
        """Nobody listens any more."""
