"""That a server has been told to end: whoever sends it people is told so while it still serves those who are there."""

from dataclasses import dataclass


@dataclass
class Ending:
    """Whether the server has been told to end."""

    begun: bool = False
