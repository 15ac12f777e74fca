"""A day of the Daily Plague as clients see it, and its table."""

from collections.abc import Sequence
from datetime import date

from ratskeller.server.daily.results import Attempt, streak
from ratskeller.server.daily.schedule import PLAYER, DailySchedule
from ratskeller.server.daily.schemas import Day, DayAttempt, DayRank, Deal, PastDay
from ratskeller.server.errors import Problem
from ratskeller.server.tables.moves import open_chance
from ratskeller.server.tables.new_tables import NewGame, Opener, new_row
from ratskeller.server.tables.queries import SeatRow


def begin_table(schedule: DailySchedule, day: date, opener: Opener) -> NewGame:
    """Return a new table with the deal of a day."""
    position = schedule.begin(day)
    entries = open_chance(position, 0, schedule.dealer(day, position.game.name))
    # The same for everybody: odds at any time, analysis only after the game
    row = new_row(position, len(entries), day=day.isoformat())
    bots = enumerate(schedule.deal(day).bots, PLAYER + 1)
    seats = [
        SeatRow(PLAYER, "human", opener.id, opener.name, None),
        *(SeatRow(seat, "bot", None, "", bot) for seat, bot in bots),
    ]
    return NewGame(row, seats, [None] * len(seats), entries, position)


def day_not_closed() -> Problem:
    """Return the problem of a past day that some players may still finish."""
    message = (
        "You can no longer start this day. Players who have started may still finish; then it is open for practice."
    )
    return Problem(409, "day-not-closed", message)


def describe_day(
    schedule: DailySchedule, day: date, attempts: Sequence[Attempt], ranking: list[DayRank], players: int
) -> Day:
    """Return a day with its ranking of so many players, and the attempts and streaks of the guest."""
    mine = {it.day: DayAttempt(it.table_id, it.result) for it in attempts}
    deal = schedule.deal(day)
    return Day(
        day=day.isoformat(),
        today=day == schedule.today(),
        closed=schedule.is_closed(day),
        seconds=schedule.seconds_left(),
        deal=Deal(deal.game, deal.options, deal.bots),
        attempt=mine.get(day.isoformat()),
        players=players,
        ranking=ranking,
        streak=streak(attempts, schedule.today()),
        past=[_past(schedule, it, mine.get(it.isoformat())) for it in schedule.past()],
    )


def _past(schedule: DailySchedule, day: date, attempt: DayAttempt | None) -> PastDay:
    return PastDay(day.isoformat(), schedule.deal(day).game, schedule.is_closed(day), attempt)
