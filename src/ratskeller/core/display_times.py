"""How long a board shows what has happened: the file `display_times.json` of a game, which the server and the browser client read."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

import msgspec

from .events import Event


class DisplayTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds for which each kind of event is shown at normal speed.

    `always`: to everybody, since it happens by itself. `others`: to everybody but the player who did it. `usual`: to them, any other kind.
    """

    always: Mapping[str, int]
    others: Mapping[str, int]
    usual: int

    def total(self, events: Iterable[Event], *, own: bool) -> int:
        """Return for how long events are shown, to the player whose answer led to them (`own`) or to others."""
        if own:
            return sum(self.always.get(_kind(event), 0) for event in events)
        shown = {**self.always, **self.others}
        return sum(shown.get(_kind(event), self.usual) for event in events)


NOTHING = DisplayTimes({}, {}, 0)


@cache
def display_times(package: str) -> DisplayTimes:
    """Return the display times of the game in a package; nothing takes time in a game without the file."""
    file = resources.files(package) / "display_times.json"
    return msgspec.json.decode(file.read_bytes(), type=DisplayTimes) if file.is_file() else NOTHING


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)
