"""What a new table begins with: its game, its first position, its seats and its row. Nothing here does input or output."""

import secrets
from collections.abc import Sequence
from typing import Protocol

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.lessons import Lesson
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.server.accounts.names import Unnamed, clean_name, placeholder_name
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.slices import Work
from ratskeller.server.tables import moves, schemas
from ratskeller.server.tables.clocks import Clock, clock_of
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.strength.mixture import is_mixture


class Opener(Protocol):
    """Who opens a table."""

    @property
    def id(self) -> str:
        """Who answers for the seats that are not a bot's."""

    @property
    def name(self) -> str:
        """What their seat is called."""


def known_game(name: str) -> Game[object]:
    """Return the game of a new table. Raises `Problem` if there is none of this name."""
    try:
        return games.get(name)
    except RatskellerError as error:
        raise Problem(422, "unknown-game", str(error), game=name) from error


def begin(game: Game[object], asked: schemas.NewTable, lesson: Lesson | None) -> Position:
    """Return the first position of a new table. Raises `Problem` naming the option that can't be."""
    options = {"players": len(asked.seats)} | (asked.options if lesson is None else lesson.options)
    for name in options:
        if name not in game.shared_options:
            known = ", ".join(game.shared_options)
            raise Problem(422, "bad-option", f"options.{name}: unknown option; known are {known}.", option=name)
    try:
        return game.new(**options)
    except RatskellerError as error:
        raise Problem(422, "bad-option", str(error)) from error


def seated(
    asked: Sequence[schemas.NewSeat], guest: Opener, position: Position, known: Sequence[str]
) -> tuple[list[SeatRow], list[str | None]]:
    """Return the seats of a new table and the names that are stored with them; `known` are the names of the game's bots.

    Raises `Problem` naming what can't be.
    """
    game = position.game.name
    seats = [_seat(number, seat, guest, game, known) for number, seat in enumerate(asked)]
    names = [_own_name(number, seat) for number, seat in enumerate(asked)]
    _check_seats(asked, position)
    return seats, names


def new_clock(
    asked: schemas.NewClock | None, known: Sequence[str], seats: int, lesson: Lesson | None = None
) -> Clock | None:
    """Return the clock of a new table, None for a game without one; `known` are the names of the game's bots.

    Raises `Problem` that names the invalid setting.
    """
    if asked is None:
        return None
    clock = clock_of(asked, known, seats)
    if lesson is not None:
        raise Problem(422, "bad-clock", "clock: a lesson has no clock.")
    return clock


def new_row(
    position: Position,
    ply: int,
    *,
    analysis: bool = False,
    odds: schemas.OddsVisibility = "always",
    lesson: str | None = None,
    friendly: bool = False,
    long_thoughts: bool = False,
    waiting: bool = False,
    branched: int | None = None,
) -> TableRow:
    """Return the row of a new table; `ply` entries have led to its position."""
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
        lesson=lesson,
        branched=branched,
        friendly=friendly,
        long_thoughts=long_thoughts,
        waiting=waiting,
    )


def branched(at: int, origin: TableRow, whole: Position) -> Work[tuple[TableRow, list[EntryRow], Position]]:
    """Replay the first `at` answers of a game that is over for a new table, where chance is new from there on.

    Returns its row, its entries (one for each answer of a seat, and one for each run of chance) and its position. Raises `Problem` where
    the game has no more answers. One that its rules have not ended also goes on after its last answer.
    """
    if at >= len(whole.answers) + (not whole.over):
        message = f"at: the game has {len(whole.answers)} answers, and can go on otherwise after fewer."
        raise Problem(422, "no-position", message, length=len(whole.answers))
    position = games.get(origin.game).resume(origin.options, [])
    entries: list[EntryRow] = []
    for answer in whole.answers[:at]:
        position.play(answer)
        moves.append_answer(position, entries)
        yield
    entries += moves.open_chance(position, len(entries))
    # Answers of the other table can't be undone
    position.undo_floor = len(position.answers)
    row = new_row(
        position,
        len(entries),
        analysis=origin.analysis,
        odds=origin.odds,
        branched=at,
        long_thoughts=origin.long_thoughts,
    )
    return row, entries, position


def rematch_options(game: Game[object], options: Options) -> Options:
    """Return the options of the rematch: the next seat begins."""
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


def _seat(number: int, asked: schemas.NewSeat, guest: Opener, game: str, known: Sequence[str]) -> SeatRow:
    if (asked.kind == "bot") != (asked.bot is not None):
        raise Problem(422, "bad-seats", f"seats[{number}].bot: give a bot's name exactly if kind is 'bot'.")
    if asked.bot is not None and asked.bot not in known and not is_mixture(asked.bot, game):
        message = f"seats[{number}].bot: unknown bot {asked.bot!r}; known are {', '.join(known)}."
        raise Problem(422, "unknown-bot", message, bots=known)
    if asked.kind in ("bot", "open"):
        return SeatRow(number, "bot" if asked.kind == "bot" else "open", None, "", asked.bot)
    return SeatRow(number, "human", guest.id, guest.name, None)


def _own_name(number: int, asked: schemas.NewSeat) -> str | None:
    """Return the name that is stored with the seat: only players at a shared screen have one."""
    if asked.name is not None and (name := clean_name(asked.name)) is None:
        message = f"seats[{number}].name: give 1 to 40 visible characters."
        raise Problem(422, "bad-seats", message, seat=number)
    if asked.kind != "hotseat":
        return None
    return placeholder_name(Unnamed("player", number + 1)) if asked.name is None else name
