"""The state of the shutdown, which the health check reports while the server still drains its connections."""

from dataclasses import dataclass


@dataclass
class Shutdown:
    """Whether the server has been told to stop."""

    begun: bool = False
