"""The state of a session: the game, who plays which seat (people at this screen, and bots), and a journal of its events."""

from dataclasses import dataclass
from pathlib import Path

from ratskeller import bots
from ratskeller.core.errors import BadOption
from ratskeller.core.events import Event, visible_to
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.search.turns import answer_texts
from ratskeller.strength.mixture import is_mixture

from . import files

HUMAN = "human"
DEFAULT_PLAYERS = 2
MOST_NAMED = 20
MOST_SECONDS = 5.0
"""How long a bot may think about a turn."""


def seat_kinds(game: Game[object], seats: str | None, players: int | None) -> list[str]:
    """Return who plays each seat, from a list such as `human,novice`; by default a person against bots.

    Every bot can be named, levels or not. Errors: BadOption for an unknown kind, or if the list and the number of players differ.
    """
    if seats is None:
        count = DEFAULT_PLAYERS if players is None else players
        return [HUMAN] + [bots.middle_level(game.name) or bots.names(game.name)[0]] * (count - 1)
    kinds = [kind.strip().lower() for kind in seats.split(",")]
    choices = {HUMAN, *bots.names(game.name)}
    for kind in kinds[:MOST_NAMED]:
        if kind not in choices and not is_mixture(kind, game.name):
            raise BadOption(f"seats: {kind[:40]!r} is not one of {', '.join([HUMAN, *offered(game.name)])}")
    if players is not None and len(kinds) != players:
        raise BadOption(f"seats: {len(kinds)} are named, but {players} play")
    return kinds


def offered(game: str) -> list[str]:
    """Return the bots to choose from: the levels, weakest first, then the styles; or all bots of a game without levels."""
    return [*bots.levels(game), *bots.styles(game)] or bots.names(game)


class Opponents:
    """The bots of a game, one for each of their seats."""

    def __init__(self, game: Game[object], kinds: list[str], seed: int | None, options: Options) -> None:
        """Create the bots for a game with these options. With a seed they always play the same in the same positions."""
        self._is_seeded = seed is not None
        self._bots = {
            seat: bots.make_planner(
                kind, game.name, None if seed is None else seed * len(kinds) + seat, options=options
            )
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }

    def answers(self, position: Position, seat: int) -> list[str]:
        """Return the answers of a seat, from what the seat knows.

        It takes no longer than people like to wait, unless a seed demands that it always plays the same.
        """
        visible = position.redeal(seat)
        visible.state.logging = 0
        bot = self._bots[seat]
        if self._is_seeded:
            plan = bot.plan(position.game, visible.state, seat)
        else:
            *_, plan = bot.plans(position.game, visible.state, seat, MOST_SECONDS)
        return answer_texts(position.game, visible.options, visible.state, plan)


@dataclass(frozen=True)
class Entry:
    """The events of one or more answers; `length` is the number of answers of the game after them."""

    length: int
    events: tuple[Event, ...]


class Journal:
    """All events of a game."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def note(self, position: Position) -> None:
        self._entries.append(Entry(len(position.answers), tuple(position.events)))

    def cut(self, length: int) -> None:
        self._entries = [entry for entry in self._entries if entry.length <= length]

    def visible_to(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Event]:
        """Return the events after the first `since` answers, up to answer `until`, as a seat may see them (None: a spectator)."""
        entries = [it for it in self._entries if it.length > since and (until is None or it.length <= until)]
        return [visible_to(event, seat) for entry in entries for event in entry.events]

    def everything(self) -> list[Event]:
        return [event for entry in self._entries for event in entry.events]

    @property
    def entries(self) -> list[Entry]:
        return self._entries[:]


@dataclass
class Table:
    """A game, who plays it, its events, and the file of its record."""

    position: Position
    kinds: list[str]
    journal: Journal
    record: Path | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    def away(self, seat: int) -> tuple[int, int]:
        actors = self.position.actors
        until = len(actors)
        while until and actors[until - 1] == seat:
            until -= 1
        since = until
        while since and actors[since - 1] != seat:
            since -= 1
        return since, until

    def save(self, path: Path) -> None:
        """Write the record of the game so far. Errors: BadFile."""
        files.write_record(path, self.position)


def journal_of(position: Position) -> Journal:
    journal = Journal()
    earlier = position.back_to(0)
    for answer in position.answers:
        journal.note(earlier.play(answer))
    return journal
