"""Calls that several callers share: one runs, all get its result, and a failure stays with those who waited for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from ratskeller.server.shared_calls import SharedCalls


class Source:
    """Something that takes a moment to find out, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_go_on = asyncio.Event()

    async def find(self) -> int:
        self.asked += 1
        found = self.asked
        await self.may_go_on.wait()
        return found


async def waiting(calls: SharedCalls[int], source: Source, count: int) -> list[asyncio.Task[int]]:
    found: list[Coroutine[Any, Any, int]] = [calls.result("a key", source.find) for _ in range(count)]
    tasks = [asyncio.create_task(it) for it in found]
    await asyncio.sleep(0)
    return tasks


@pytest.mark.asyncio
async def test_all_who_ask_at_once_get_the_result_of_one_call_and_later_callers_that_of_another() -> None:
    calls, source = SharedCalls[int](), Source()
    first = await waiting(calls, source, 3)
    source.may_go_on.set()
    assert await asyncio.gather(*first) == [1, 1, 1]
    assert await calls.result("a key", source.find) == 2


@pytest.mark.asyncio
async def test_a_caller_who_gives_up_ends_it_for_nobody_else() -> None:
    calls, source = SharedCalls[int](), Source()
    first, second = await waiting(calls, source, 2)
    first.cancel()
    source.may_go_on.set()
    assert await second == 1


@pytest.mark.asyncio
async def test_after_a_change_callers_get_no_result_from_before_it() -> None:
    calls, source = SharedCalls[int](), Source()
    before = await waiting(calls, source, 1)
    await asyncio.sleep(0)
    calls.forget()
    after = await waiting(calls, source, 1)
    source.may_go_on.set()
    assert await asyncio.gather(*before, *after) == [1, 2]
    # Nor does the end of the earlier one end the later one
    assert await calls.result("a key", source.find) == 3
