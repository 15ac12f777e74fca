"""The arithmetic of clocks, for any order of events."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller.server.db.schema.tables import SeatTime
from ratskeller.server.tables.clocks import DAY, MOST_COUNTED, MOST_SHOWN, Clock, Display, ServerClock, counted

SEATS = 3
TURN, RESERVE, VACATION = 45_000, 300_000, 10 * DAY
asked = st.one_of(st.none(), st.integers(0, SEATS - 1))
pauses = st.integers(0, 400_000)


def clock(reserve: int = RESERVE, vacation: int = 0) -> Clock:
    return Clock.new("live", TURN, None, SEATS, SeatTime(reserve, vacation))


@given(st.lists(st.tuples(asked, pauses), max_size=30))
def test_time_beyond_a_turn_is_taken_from_the_reserve_and_nobody_gains_any(
    course: list[tuple[int | None, int]],
) -> None:
    now, it = 0, clock()
    for seat, pause in course:
        before, went_on = it, seat == it.asked
        it = it.asking(seat, now)
        for number, (had, has) in enumerate(zip(before.seats, it.seats, strict=True)):
            beyond = max(0, now - before.began - TURN) if number == before.asked and not went_on else 0
            assert has.reserve == max(0, had.reserve - beyond)
        assert (it.asked, it.began) == (seat, before.began if went_on else now)
        assert it.deadline == (None if seat is None else it.began + TURN + it.seats[seat].reserve)
        now += pause


@given(pauses)
def test_time_runs_out_after_turn_and_reserve_and_not_before(pause: int) -> None:
    it = clock(reserve=60_000).asking(1, 7)
    assert it.is_up(7 + pause) == (pause >= TURN + 60_000)
    assert not it.asking(None, 7 + pause).is_up(10**12)


@given(st.integers(0, TURN), st.integers(1, 10), st.integers(0, 20 * DAY), st.booleans())
def test_a_vacation_costs_no_time_and_unused_days_remain(thought: int, days: int, later: int, begins: bool) -> None:
    """The player thinks, goes away, and comes back earlier or later; or the turn begins during the vacation."""
    it = clock(vacation=VACATION)
    span = days * DAY
    if begins:
        it = it.asking(0, 0).leaving(0, span, thought)
        left = TURN - thought
    else:
        it, left = it.leaving(0, span, thought).asking(0, thought), TURN
    assert it.deadline == thought + span + left + RESERVE
    assert it.seats[0].vacation == VACATION - span
    returned = it.back(0, thought + later)
    used = min(later, span)
    assert returned.seats[0] == SeatTime(RESERVE, VACATION - used)
    assert returned.deadline == thought + used + left + RESERVE


@given(st.lists(st.tuples(asked, pauses, st.integers(0, 20_000)), max_size=30))
def test_no_time_is_taken_while_boards_show_what_has_happened(course: list[tuple[int | None, int, int]]) -> None:
    """Everybody watches to the end before they answer: what they think beyond that is all that they pay."""
    now, it = 0, clock()
    for seat, thought, shown in course:
        before, went_on = it, seat is not None and seat == it.asked
        it = it.showing(seat, Display(own=shown, others=shown), now).asking(seat, now)
        assert it.shown == max(now, before.shown) + shown or not shown
        if seat is not None and not went_on:
            assert it.began == max(now, it.shown)
        elif went_on:
            assert it.began == before.began + shown
        now = max(now, it.shown) + thought


def test_a_turn_begins_at_most_half_a_minute_after_the_answer_before_it() -> None:
    it = clock().showing(None, Display(others=25_000), 0).asking(None, 0).showing(1, Display(others=25_000), 1000)
    assert it.asking(1, 1000).began == 1000 + MOST_SHOWN


def test_only_live_clocks_wait_for_what_boards_show() -> None:
    days = Clock.new("days", DAY, None, SEATS, SeatTime(0)).asking(0, 0)
    assert days.showing(1, Display(own=5000, others=5000), 0) == days


def test_a_vacation_has_a_limit_and_two_do_not_overlap() -> None:
    it = clock(vacation=2 * DAY)
    for span in (0, -DAY, 3 * DAY):
        with pytest.raises(ValueError, match="can't be away"):
            it.leaving(0, span, 0)
    with pytest.raises(ValueError, match="can't be away"):
        it.leaving(0, DAY, 0).leaving(0, DAY, DAY - 1)
    assert it.leaving(0, DAY, 0).leaving(0, DAY, DAY).seats[0].vacation == 0


@given(st.lists(st.integers(-(10**9), 10**9), max_size=20))
def test_server_time_never_runs_backwards_and_counts_little_of_an_interruption(passed: list[int]) -> None:
    served = 0
    for pause in passed:
        after = counted(served, pause)
        assert after - served == min(max(0, pause), MOST_COUNTED)
        served = after


@given(st.lists(st.tuples(st.floats(0, 100), st.integers(0, 10**6)), max_size=20))
def test_a_process_follows_the_stored_server_time(steps: list[tuple[float, int]]) -> None:
    wall = [0.0]
    served = ServerClock(lambda: wall[0])
    last = 0
    for pause, stored in steps:
        wall[0] += pause
        assert last <= served.now() <= last + MOST_COUNTED
        last = served.now()
        served.synchronize(stored)
        assert served.now() == max(last, stored)
        last = served.now()


@given(st.lists(st.floats(0, 100), max_size=20), st.integers(0, 10**6))
def test_reading_the_stored_time_repeatedly_does_not_advance_it(pauses: list[float], stored: int) -> None:
    """No clock runs while tables are opened, so nothing is counted: a player who begins then has lost no time."""
    wall = [0.0]
    served = ServerClock(lambda: wall[0])
    for pause in pauses:
        wall[0] += pause
        served.synchronize(stored)
        assert served.now() <= stored + MOST_COUNTED
