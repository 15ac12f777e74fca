"""New tables before they are stored: as they were asked for, branches, rematches. Nothing here does input or output."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.fairness import Seed
from ratskeller.core.game import Game
from ratskeller.core.lessons import Lesson
from ratskeller.core.options import Options, check_shared
from ratskeller.core.position import Position
from ratskeller.server.accounts.names import Unnamed, clean_name, placeholder_name
from ratskeller.server.db.schema.tables import OddsVisibility, TableRow
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.slices import Work
from ratskeller.server.tables import moves, schemas
from ratskeller.server.tables.clocks import Clock, clock_of
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.queries import SeatRow
from ratskeller.strength.mixture import is_mixture

KnownBots = Callable[[str], Sequence[str]]
"""Returns the names of the bots of a game."""


class Opener(Protocol):
    """Who opens a table."""

    @property
    def id(self) -> str:
        """Who answers for the seats that are not a bot's."""

    @property
    def name(self) -> str:
        """What their seat is called."""


class NewGame(NamedTuple):
    """A table before it is stored. `names` are the seats' own names, None where the guest's name is shown."""

    row: TableRow
    seats: list[SeatRow]
    names: Sequence[str | None]
    entries: list[EntryRow]
    position: Position
    clock: Clock | None = None
    seed: Seed | None = None


def known_game(name: str) -> Game[object]:
    """Return the game of a new table. Raises `Problem` if there is none of this name."""
    try:
        return games.get(name)
    except RatskellerError as error:
        raise Problem(422, "unknown-game", str(error), game=name) from error


def opened(asked: schemas.NewTable, opener: Opener, known: KnownBots, seed: Seed | None = None) -> NewGame:
    """Return a new table as it was asked for; chance follows from a `seed` if it has one. Raises `Problem` naming what can't be."""
    game = known_game(asked.game)
    lesson = moves.lesson_for(game, asked)
    position = _first_position(game, asked, lesson)
    seats, names = seated(asked.seats, opener, position, known)
    clock = new_clock(asked.clock, known(game.name), len(seats))
    if lesson is not None and asked.clock is not None:
        raise Problem(422, "bad-clock", "clock: a lesson has no clock.")
    if lesson is not None and seed is not None:
        raise Problem(422, "bad-fair", "fair: in a lesson nothing is left to chance.")
    entries = moves.play_on(position, 0, lesson, seed)
    row = new_row(
        position,
        len(entries),
        analysis=asked.analysis,
        odds=asked.odds,
        standing=_shows_standing(asked),
        lesson=asked.lesson,
        friendly=asked.friendly,
        long_thoughts=asked.long_thoughts,
        waiting=asked.waiting,
    )
    return NewGame(row, seats, names, entries, position, clock, seed)


def branched(
    asked: schemas.NewBranch, origin: TableRow, whole: Position, opener: Opener, known: KnownBots
) -> Work[NewGame]:
    """Return a table that goes on after some answers of a game that is over. From there on, chance is new.

    It has one entry for each answer of a seat, and one for each run of chance. Raises `Problem` naming what can't be, or where the game has
    no more answers. One that its rules have not ended also goes on after its last answer.
    """
    seats, names = seated(asked.seats, opener, whole, known)
    clock, at = new_clock(asked.clock, known(origin.game), len(seats)), asked.at
    if at >= len(whole.answers) + (not whole.over):
        message = f"at: the game has {len(whole.answers)} answers, and can go on otherwise after fewer."
        raise Problem(422, "no-position", message, length=len(whole.answers))
    position = games.get(origin.game).resume(origin.options, [])
    entries: list[EntryRow] = []
    for answer in whole.answers[:at]:
        position.play(answer)
        moves.append_answer(position, entries)
        yield
    row = gone_on(position, entries, **_passed_on(origin))
    return NewGame(row, seats, names, entries, position, clock)


def gone_on(position: Position, entries: list[EntryRow], **settings: Any) -> TableRow:
    """Let chance go on in a game from another table, whose answers can't be undone here; returns its row with these settings."""
    branched = len(position.answers)
    entries += moves.open_chance(position, len(entries))
    position.undo_floor = len(position.answers)
    return new_row(position, len(entries), branched=branched, **settings)


def rematch(table: OpenTable, seats: list[SeatRow], seed: Seed | None = None) -> NewGame:
    """Return the next game of a table, with its settings and clock, where the next seat begins unless that is random."""
    origin, game = table.row, games.get(table.row.game)
    position = game.new(**_rematch_options(game, origin.options))
    entries = moves.play_on(position, 0, None, seed)
    row = new_row(
        position,
        len(entries),
        **_passed_on(origin),
        friendly=origin.friendly,
        waiting=any(seat.kind == "open" for seat in seats),
    )
    clock = None if table.status.clock is None else table.status.clock.anew()
    return NewGame(row, seats, [None] * len(seats), entries, position, clock, seed)


def _first_position(game: Game[object], asked: schemas.NewTable, lesson: Lesson | None) -> Position:
    options = {"players": len(asked.seats)} | (asked.options if lesson is None else lesson.options)
    for name in options:
        if name not in game.shared_options:
            known = ", ".join(game.shared_options)
            raise Problem(422, "bad-option", f"options.{name}: unknown option; known are {known}.", option=name)
    try:
        check_shared(game.OPTIONS, options)
        return game.new(**options)
    except RatskellerError as error:
        raise Problem(422, "bad-option", str(error)) from error


def seated(
    asked: Sequence[schemas.NewSeat], opener: Opener, position: Position, known: KnownBots
) -> tuple[list[SeatRow], list[str | None]]:
    """Return the seats of a new table and the names that are stored with them. Raises `Problem` naming what can't be."""
    game = position.game.name
    bots = known(game)
    seats = [_seat(number, seat, opener, game, bots) for number, seat in enumerate(asked)]
    names = [_own_name(number, seat) for number, seat in enumerate(asked)]
    _check_seats(asked, position)
    return seats, names


def new_clock(asked: schemas.NewClock | None, known: Sequence[str], seats: int) -> Clock | None:
    """Return the clock of a new table, None for a game without one. Raises `Problem` that names the invalid setting."""
    return None if asked is None else clock_of(asked, known, seats)


def new_row(
    position: Position, ply: int, *, analysis: bool = False, odds: OddsVisibility = "always", **settings: Any
) -> TableRow:
    """Return the row of a new table with these settings; `ply` entries have led to its position."""
    moment, game = now(), position.game
    return TableRow(
        id=secrets.token_urlsafe(16),
        game=game.name,
        version=game.version,
        options=position.options,
        created=moment,
        updated=moment,
        ply=ply,
        length=len(position.answers),
        over=position.over,
        actor=position.actor if isinstance(position.actor, int) else None,
        analysis=analysis,
        odds=odds,
        **settings,
    )


def _passed_on(origin: TableRow) -> dict[str, Any]:
    """Return the settings of a table that those keep which follow from it."""
    return {name: getattr(origin, name) for name in ("analysis", "odds", "standing", "long_thoughts")}


def _shows_standing(asked: schemas.NewTable) -> bool:
    if asked.standing is not None:
        return asked.standing
    return asked.friendly or all(seat.kind != "open" for seat in asked.seats)


def _rematch_options(game: Game[object], options: Options) -> Options:
    moved = {
        it.name: (options[it.name] + 1) % options["players"]
        for it in game.OPTIONS
        if it.kind == "seat" and isinstance(options.get(it.name), int)
    }
    return options | moved


def _check_seats(asked: Sequence[schemas.NewSeat], position: Position) -> None:
    wanted, kinds = len(position.scores), [seat.kind for seat in asked]
    if len(kinds) != wanted:
        raise Problem(422, "bad-seats", f"seats: the game has {wanted} players, but you gave {len(kinds)} seats.")
    if kinds.count("me") > 1:
        raise Problem(422, "bad-seats", "seats: 'me' can be given once; use 'hotseat' for others at your screen.")
    if all(kind == "bot" for kind in kinds):
        raise Problem(422, "bad-seats", "seats: at least one seat must be for a person: 'me', 'hotseat' or 'open'.")


def _seat(number: int, asked: schemas.NewSeat, opener: Opener, game: str, known: Sequence[str]) -> SeatRow:
    if (asked.kind == "bot") != (asked.bot is not None):
        raise Problem(422, "bad-seats", f"seats[{number}].bot: give a bot's name exactly if kind is 'bot'.")
    if asked.bot is not None and asked.bot not in known and not is_mixture(asked.bot, game):
        message = f"seats[{number}].bot: unknown bot {asked.bot!r}; known are {', '.join(known)}."
        raise Problem(422, "unknown-bot", message, bots=known)
    if asked.kind in ("bot", "open"):
        return SeatRow(number, "bot" if asked.kind == "bot" else "open", None, "", asked.bot)
    return SeatRow(number, "human", opener.id, opener.name, None)


def _own_name(number: int, asked: schemas.NewSeat) -> str | None:
    """Return the name that is stored with the seat: only players at a shared screen have one."""
    if asked.name is not None and (name := clean_name(asked.name)) is None:
        message = f"seats[{number}].name: give 1 to 40 visible characters."
        raise Problem(422, "bad-seats", message, seat=number)
    if asked.kind != "hotseat":
        return None
    return placeholder_name(Unnamed("player", number + 1)) if asked.name is None else name
