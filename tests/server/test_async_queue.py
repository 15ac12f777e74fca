"""The queue of a socket: what is put in comes out in order, and nothing is lost when somebody stops waiting."""

import asyncio
from contextlib import suppress

from ratskeller.server.async_queue import UnboundedQueue


def test_what_waits_is_taken_in_the_order_in_which_it_came() -> None:
    async def take() -> list[int]:
        waiting: UnboundedQueue[int] = UnboundedQueue()
        for number in range(3):
            waiting.put_nowait(number)
        assert (len(waiting), waiting.empty()) == (3, False)
        return [await waiting.get() for _ in range(3)]

    assert asyncio.run(take()) == [0, 1, 2]


def test_who_waits_is_woken_and_takes_all_that_has_come_meanwhile() -> None:
    async def take() -> list[int]:
        waiting: UnboundedQueue[int] = UnboundedQueue()
        taking = asyncio.create_task(waiting.get())
        await asyncio.sleep(0)
        waiting.put_nowait(1)
        waiting.put_nowait(2)
        return [await taking, await waiting.get()]

    assert asyncio.run(take()) == [1, 2]


def test_what_comes_for_somebody_who_has_stopped_waiting_is_there_for_the_next() -> None:
    async def take() -> int:
        waiting: UnboundedQueue[int] = UnboundedQueue()
        taking = asyncio.create_task(waiting.get())
        await asyncio.sleep(0)
        waiting.put_nowait(1)
        taking.cancel()
        with suppress(asyncio.CancelledError):
            await taking
        return await waiting.get()

    assert asyncio.run(take()) == 1
