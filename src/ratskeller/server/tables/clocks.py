"""Clocks of tables: their arithmetic, their settings, and how they are stored. Moments and spans are milliseconds of server time.

Server time is how long servers have run on this database. It is stored with the moment of its last update. Every write that affects a
clock adds the time since then, and a running server does so every two seconds while a clock runs. At most five seconds are added at once.
So clocks stand still while no server runs, a restart has nothing to repair, and a killed server costs at most these seconds.
"""

import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import asdict

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import add, scalar, scalars
from ratskeller.server.db.schema.tables import ClockKind, Clocks, ClockSeats, SeatTime
from ratskeller.server.db.timestamps import between, later
from ratskeller.server.errors import Problem
from ratskeller.server.tables.schemas import NewClock

SECOND = 1000
DAY = 24 * 3600 * SECOND
TICK = 2 * SECOND
"""How often a server updates server time while a clock runs."""
MOST_SHOWN = 30 * SECOND
"""No turn begins later than this after the answer before it, however much is shown in between."""
INTERRUPTED = TICK + SECOND
"""Where time was not updated for longer, nobody who has only just begun can say that it went on."""
MOST_COUNTED = 5 * SECOND
"""If server time was not updated for longer, no server was running: no more than this is added."""
# Wake a little after a deadline, so that it has passed
MARGIN = 5

# Seats whose time can run: a person sits there without a stand-in, no seat is open, and the game has begun
RUNNING = (
    "SELECT tables.actor FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE tables.id = ? AND tables.over = 0 AND tables.waiting = 0 AND seats.kind = 'human'"
    " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = tables.id AND others.kind = 'open')"
    " AND NOT EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = tables.id AND stand_ins.seat = seats.seat)"
)

# Until when the player of a seat has days off
DAYS_OFF = (
    "SELECT COALESCE(MAX(days_off.away), 0) FROM seats JOIN days_off ON days_off.guest_id = seats.guest_id"
    " WHERE seats.table_id = ? AND seats.seat = ?"
)

LONGEST_LIVE = 3600
A_DAY = DAY // SECOND


class Display(msgspec.Struct, frozen=True):
    """For how long boards show new entries: to the player who goes on (`own`), and to others. No live clock runs meanwhile."""

    own: int = 0
    others: int = 0


AT_ONCE = Display()


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table. `turn` is the time for each turn, `asked` the seat whose time has been running since `began`.

    `bot` plays for a seat whose time is up; None: the seat has lost. `given` is what each seat began with. Until `shown`, boards show what
    has happened.
    """

    kind: ClockKind
    turn: int
    bot: str | None
    seats: tuple[SeatTime, ...]
    given: SeatTime
    asked: int | None = None
    began: int = 0
    shown: int = 0

    @classmethod
    def new(cls, kind: ClockKind, turn: int, bot: str | None, seats: int, given: SeatTime) -> "Clock":
        return cls(kind, turn, bot, (given,) * seats, given)

    def anew(self) -> "Clock":
        """Return the clock as it was at first, for another game."""
        return Clock.new(self.kind, self.turn, self.bot, len(self.seats), self.given)

    @property
    def deadline(self) -> int | None:
        return None if self.asked is None else self.began + self.turn + self.seats[self.asked].reserve

    def is_up(self, now: int) -> bool:
        return self.deadline is not None and self.deadline <= now

    def going_on(self, seat: int | None, display: Display, now: int) -> "Clock":
        """Return the clock after a change, which boards show, and after which time runs for `seat` (None: no time runs)."""
        return self.showing(seat, display, now).asking(seat, now)

    def asking(self, seat: int | None, now: int) -> "Clock":
        """Return the clock once `seat` is asked (None: no time runs). It is unchanged if the seat was asked already.

        The seat asked before pays from its reserve for time beyond its turn. The turn of a seat on vacation begins when the vacation ends.
        """
        if seat == self.asked:
            return self
        began = now if seat is None else max(now, self.shown, self.seats[seat].away)
        return msgspec.structs.replace(self._paid(now), asked=seat, began=began)

    def showing(self, seat: int | None, display: Display, now: int) -> "Clock":
        """Return the clock once boards begin to show what led to the turn of `seat`, after what they still show.

        A turn that goes on stands still for that long. What bots do (None: no time runs) is shown before the next turn.
        """
        goes_on, before = seat is not None and seat == self.asked, max(now, self.shown)
        shown = min(before + (display.own if goes_on else display.others), now + MOST_SHOWN)
        if self.kind != "live" or shown <= before:
            return self
        return msgspec.structs.replace(self, shown=shown, began=self.began + (shown - before if goes_on else 0))

    def leaving(self, seat: int, span: int, now: int) -> "Clock":
        """Return the clock with a seat on vacation for `span`. Raises `ValueError` if it has less left, or is on vacation already."""
        had = self.seats[seat]
        if not 0 < span <= had.vacation or had.away > now:
            raise ValueError(f"seat {seat} can't be away for {span}")
        left = msgspec.structs.replace(had, vacation=had.vacation - span, away=now + span)
        return self._moved(seat, span, left)

    def back(self, seat: int, now: int) -> "Clock":
        """Return the clock with a seat back from vacation. It keeps the vacation it did not use."""
        had = self.seats[seat]
        rest = max(0, had.away - now)
        return self._moved(seat, -rest, msgspec.structs.replace(had, vacation=had.vacation + rest, away=0))

    def standing(self, seat: int, until: int, now: int) -> "Clock":
        """Return the clock with a seat whose time stands still until a moment, since its player has days off."""
        had = self.seats[seat]
        span = until - max(now, had.away)
        return self if span <= 0 else self._moved(seat, span, msgspec.structs.replace(had, away=until))

    def resumed(self, seat: int, until: int, now: int) -> "Clock":
        """Return the clock with a seat whose time would have stood still `until`, and whose player is back."""
        had = self.seats[seat]
        if had.away != until or until <= now:
            return self
        return self._moved(seat, now - until, msgspec.structs.replace(had, away=0))

    def _moved(self, seat: int, span: int, left: SeatTime) -> "Clock":
        began = self.began + span if seat == self.asked else self.began
        return msgspec.structs.replace(self._with(seat, left), began=began)

    def _paid(self, now: int) -> "Clock":
        if self.asked is None:
            return self
        had = self.seats[self.asked]
        beyond = max(0, now - self.began - self.turn)
        return self._with(self.asked, msgspec.structs.replace(had, reserve=max(0, had.reserve - beyond)))

    def _with(self, seat: int, left: SeatTime) -> "Clock":
        return msgspec.structs.replace(self, seats=(*self.seats[:seat], left, *self.seats[seat + 1 :]))


def counted(served: int, passed: int) -> int:
    """Return server time after `passed` by the wall clock, which may have been set back or may include a pause."""
    return served + min(max(0, passed), MOST_COUNTED)


def wait(deadline: int | None, now: int) -> int:
    """Return after how long somebody has to look whether time is up. Time has to be updated in between, every `TICK`."""
    return TICK if deadline is None else max(0, deadline - now) + MARGIN


class ServerClock:
    """Server time in this process. It never runs backwards, nor further ahead of the stored value than would be added."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Begin at 0; `synchronize` must follow."""
        self._monotonic = monotonic
        self._stored, self._at, self._floor = 0, monotonic(), 0

    def synchronize(self, served: int) -> None:
        """Take over a stored value, if it is newer."""
        if served > self._stored:
            self._floor = self.now()
            self._stored, self._at = served, self._monotonic()

    def now(self) -> int:
        """Return server time. Without a new stored value it stops after what would be added."""
        return max(self._floor, counted(self._stored, int((self._monotonic() - self._at) * SECOND)))


def server_time(connection: Connection) -> int:
    """Return server time as of its last update."""
    found: int = connection.execute("SELECT served FROM server_time").fetchone()[0]
    return found


def tick(connection: Connection, moment: str, *, anew: bool = False) -> int:
    """Add the time up to a moment, and return server time. `anew`: add nothing, since no server was running."""
    while True:
        before, at = connection.execute("SELECT served, at FROM server_time").fetchone()
        then: int = before if anew else counted(before, between(at, moment))
        statement = "UPDATE server_time SET served = ?, at = ? WHERE served = ? AND at = ?"
        if connection.execute(statement, (then, moment, before, at)).rowcount == 1:
            return then


def begin(connection: Connection, moment: str, others: bool) -> int:
    """Update server time at the start of a server, and return it. Time has passed only if other servers were running.

    `others`: the database lists some. A killed server stays listed for a while, but a running one has updated server time within `TICK`.
    """
    at: str = connection.execute("SELECT at FROM server_time").fetchone()[0]
    return tick(connection, moment, anew=not others or between(at, moment) > INTERRUPTED)


def insert(connection: Connection, table_id: str, clock: Clock, moment: str) -> None:
    """Store the clock of a new table, and start the time of the seat that is asked. The seats must be stored already."""
    row = Clocks(
        table_id=table_id, kind=clock.kind, turn=clock.turn, bot=clock.bot, reserve=clock.given.reserve,
        vacation=clock.given.vacation, began=clock.began,
    )  # fmt: skip
    add(connection, row)
    times = [asdict(it) for it in clock.seats]
    add(connection, *(ClockSeats(table_id=table_id, seat=seat, **it) for seat, it in enumerate(times)))
    follow(connection, table_id, moment)


def read(connection: Connection, table_id: str) -> Clock | None:
    statement = "SELECT kind, turn, bot, reserve, vacation, asked, began, shown FROM clocks WHERE table_id = ?"
    row = connection.execute(statement, (table_id,)).fetchone()
    if row is None:
        return None
    statement = "SELECT reserve, vacation, away FROM clock_seats WHERE table_id = ? ORDER BY seat"
    seats = tuple(SeatTime(*it) for it in connection.execute(statement, (table_id,)))
    kind, turn, bot, reserve, vacation, asked, began, shown = row
    return Clock(kind, turn, bot, seats, SeatTime(reserve, vacation), asked, began, shown)


def follow(connection: Connection, table_id: str, moment: str, display: Display = AT_ONCE) -> None:
    """Start the time of the seat that is asked now. Call this after every change of a table, in the same transaction.

    `display`: for how long boards show the change.
    """

    def asks(clock: Clock, now: int) -> Clock:
        row = connection.execute(RUNNING, (table_id,)).fetchone()
        seat = None if row is None else row[0]
        if seat is not None and clock.kind == "days":
            clock = clock.standing(seat, scalar(connection, DAYS_OFF, (table_id, seat)), now)
        return clock.going_on(seat, display, now)

    change(connection, table_id, moment, asks)


def change(connection: Connection, table_id: str, moment: str, how: Callable[[Clock, int], Clock]) -> None:
    clock = read(connection, table_id)
    if clock is None:
        return
    after = how(clock, tick(connection, moment))
    if after == clock:
        return
    connection.execute(
        "UPDATE clocks SET asked = ?, began = ?, shown = ?, deadline = ? WHERE table_id = ?",
        (after.asked, after.began, after.shown, after.deadline, table_id),
    )
    connection.executemany(
        "UPDATE clock_seats SET reserve = ?, vacation = ?, away = ? WHERE table_id = ? AND seat = ?",
        [(it.reserve, it.vacation, it.away, table_id, seat) for seat, it in enumerate(after.seats)],
    )


def next_deadline(connection: Connection) -> int | None:
    found: int | None = connection.execute("SELECT MIN(deadline) FROM clocks").fetchone()[0]
    return found


def deadlines(connection: Connection, guest: str, moment: str) -> dict[str, str]:
    """Return by when the seat that is asked has to answer at each table of a guest with a clock of days, to the minute."""
    rows = connection.execute(
        "SELECT table_id, deadline, served, at FROM clocks CROSS JOIN server_time WHERE kind = 'days' AND deadline IS NOT NULL"
        " AND table_id IN (SELECT table_id FROM seats WHERE guest_id = ?)",
        (guest,),
    )
    return {
        table_id: later(moment, deadline - counted(served, between(at, moment)))[:16] + "Z"
        for table_id, deadline, served, at in rows
    }


def due(connection: Connection, now: int, most: int) -> list[str]:
    statement = "SELECT table_id FROM clocks WHERE deadline <= ? ORDER BY deadline LIMIT ?"
    return scalars(connection, statement, (now, most))


def claim(connection: Connection, table_id: str, now: int) -> Clock | None:
    """Return the clock of a table whose deadline has passed, and stop it. Of several processes only one gets it, the others None."""
    clock = read(connection, table_id)
    if clock is None or not clock.is_up(now):
        return None
    # The reserve is used up, and no deadline is left for others to find
    spent = clock.asking(None, now)
    statement = "UPDATE clocks SET asked = NULL, began = ?, deadline = NULL WHERE table_id = ? AND deadline = ?"
    if connection.execute(statement, (spent.began, table_id, clock.deadline)).rowcount != 1:
        return None
    seat = clock.asked
    assert seat is not None
    statement = "UPDATE clock_seats SET reserve = ? WHERE table_id = ? AND seat = ?"
    connection.execute(statement, (spent.seats[seat].reserve, table_id, seat))
    return msgspec.structs.replace(clock, seats=spent.seats)


def stop(connection: Connection, table_id: str) -> None:
    connection.execute("UPDATE clocks SET asked = NULL, deadline = NULL WHERE table_id = ?", (table_id,))


def clock_of(asked: NewClock, known: Sequence[str], seats: int) -> Clock:
    """Return the clock of a new table; `known` are the names of the game's bots. Raises `Problem` that names the invalid setting."""
    if asked.kind == "live":
        _check(asked.turn <= LONGEST_LIVE, f"clock.turn: at a live clock a turn has {LONGEST_LIVE} seconds at most.")
        _check(not asked.vacation, "clock.vacation: only at a clock of days one can be away.")
    else:
        _check(asked.turn % A_DAY == 0, f"clock.turn: give whole days, in seconds: {A_DAY} for one.")
        _check(not asked.reserve, "clock.reserve: only a live clock has one.")
    if asked.bot is not None and asked.bot not in known:
        message = f"clock.bot: unknown bot {asked.bot!r}; known are {', '.join(known)}."
        raise Problem(422, "unknown-bot", message, bots=known)
    given = SeatTime(asked.reserve * SECOND, asked.vacation * DAY)
    return Clock.new(asked.kind, asked.turn * SECOND, asked.bot, seats, given)


def given_by(clock: Clock | None) -> NewClock | None:
    """Return the settings of a clock, to open another table with it; None without a clock."""
    if clock is None:
        return None
    reserve, vacation = clock.given.reserve // SECOND, clock.given.vacation // DAY
    return NewClock(clock.kind, clock.turn // SECOND, reserve, vacation, clock.bot)


def _check(is_right: bool, message: str) -> None:
    if not is_right:
        raise Problem(422, "bad-clock", message)
