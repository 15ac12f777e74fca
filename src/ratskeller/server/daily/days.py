"""A day of the Daily Plague as clients see it, its table, and its results."""

from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.daily.schedule import PLAYER, DailySchedule
from ratskeller.server.daily.schemas import (
    Day,
    DayAhead,
    DayAttempt,
    DayRank,
    DayResult,
    DayStreak,
    Deal,
    LastDay,
    PastDay,
)
from ratskeller.server.errors import Problem
from ratskeller.server.tables.moves import open_chance
from ratskeller.server.tables.new_tables import NewGame, Opener, new_row
from ratskeller.server.tables.queries import SeatRow

LONGEST = 12
"""The most signs in the course of a game."""


class Attempt(msgspec.Struct, frozen=True):
    """An attempt at a day, with its result if it was finished in time."""

    day: str
    table_id: str
    result: DayResult | None


def result_of(position: Position) -> DayResult:
    assert position.places is not None
    scores = position.scores
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return DayResult(position.places[PLAYER], scores[PLAYER] - best, scores[PLAYER], course(position))


def course(position: Position) -> str:
    """Return how the player stood after each twelfth of their turns, or after every turn if there are fewer."""
    again, signs = position.back_to(0), ""
    for who, text in zip(position.actors, position.answers, strict=True):
        again.play(text)
        if who == PLAYER and again.actor != PLAYER:
            signs += _sign(again.scores)
    signs = signs[:-1] + _sign(position.scores)
    count = min(LONGEST, len(signs))
    return "".join(signs[(part + 1) * len(signs) // count - 1] for part in range(count))


def _sign(scores: list[int]) -> str:
    best = max(score for seat, score in enumerate(scores) if seat != PLAYER)
    return "=" if scores[PLAYER] == best else "+" if scores[PLAYER] > best else "-"


def streak(attempts: Sequence[Attempt], today: date) -> DayStreak:
    """Return the streaks of a guest. Today, and yesterday while it can be finished, break none."""
    played = {date.fromisoformat(it.day) for it in attempts if it.result is not None}
    won = {date.fromisoformat(it.day) for it in attempts if it.result is not None and it.result.place == 1}
    rows = [_run_length(played, day) for day in played if day + timedelta(days=1) not in played]
    last = max(played, default=None)
    is_going_on = last is not None and last >= today - timedelta(days=1)
    return DayStreak(
        days=_run_length(played, last) if last is not None and is_going_on else 0,
        longest=max(rows, default=0),
        won=_run_length(won, last) if last is not None and is_going_on else 0,
        wins=len(won),
    )


def _run_length(days: set[date], last: date) -> int:
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count


def begin_table(schedule: DailySchedule, day: date, opener: Opener) -> NewGame:
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
    message = (
        "You can no longer start this day. Players who have started may still finish; then it is open for practice."
    )
    return Problem(409, "day-not-closed", message)


def describe_day(
    schedule: DailySchedule,
    day: date,
    attempts: Sequence[Attempt],
    ranking: list[DayRank],
    players: int,
    first: list[DayRank],
) -> Day:
    """Return a day with its ranking of so many players, the attempts and streaks of the guest, and who was first on the last closed day."""
    last = schedule.last_closed()
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
        past=[
            PastDay(it.isoformat(), schedule.deal(it).game, schedule.is_closed(it), mine.get(it.isoformat()))
            for it in schedule.past()
        ],
        ahead=[DayAhead(it.isoformat(), schedule.deal(it).game) for it in schedule.ahead()],
        last=LastDay(last.isoformat(), schedule.deal(last).game, first) if first else None,
    )
