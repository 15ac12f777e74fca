"""What happens in a running server, as numbers. By default nothing counts them."""

from collections.abc import Callable, Mapping

GaugeFunctions = Mapping[str, Callable[[], float]]
"""The gauges by name. Another thread calls the functions, so they must only read."""


class Metrics:
    """Receives events and ignores them. No method may be slow, or get anything that identifies a person."""

    def count_request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request; `route` is the operation id of its endpoint, never its path."""

    def add_sockets(self, number: int) -> None:
        """Add to the number of open sockets; negative when some close."""

    def count_entries(self, number: int) -> None:
        """Count stored entries of games: answers and undos."""

    def observe_commit(self, writes: int, seconds: float) -> None:
        """Observe a commit of so many writes. The writer thread calls this."""

    def observe_bot(self, seconds: float) -> None:
        """Observe how long a bot thought."""

    def observe_block(self, seconds: float) -> None:
        """Observe for how long the event loop was blocked."""

    def add_gauges(self, gauges: GaugeFunctions) -> None:
        """Add gauges that are read on demand."""

    def close(self) -> None:
        """Stop publishing."""
