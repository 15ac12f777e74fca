"""The process that thinks for others: what it reads and writes."""

import subprocess
import sys

import msgspec
import pytest

from ratskeller import bots, games
from ratskeller.review.worker import STOP_LINE, CompileRequest, Done, MoveRequest, Reply, Request, Result, replies


def replies_to(*requests: Request) -> list[Reply]:
    """What a worker writes for requests, whose input ends when it has replied to the last."""
    command = [sys.executable, "-m", "ratskeller.review.worker", "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        written = []
        for request in requests:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
            while not isinstance(reply := msgspec.json.decode(process.stdout.readline(), type=Result | Done), Done):
                written.append(reply)
            written.append(reply)
        process.stdin.close()
        assert process.wait(10) == 0
    return written


@pytest.mark.late
def test_it_answers_one_request_after_the_other_until_its_input_ends() -> None:
    known = games.get("rattus").new(players=2).play("italia").redeal(0).to_json()
    request = MoveRequest("greedy", "rattus", known, 0, seconds=60, is_compiled=False)
    *plans, done, failed = replies_to(request, MoveRequest("hal", "rattus", known, 0, seconds=1))
    assert plans == [Result(line) for line in bots.improving("greedy", "rattus", known, 0, 60, is_compiled=False)]
    assert done == Done()
    assert isinstance(failed, Done)
    assert failed.error is not None
    assert failed.error.startswith("UnknownBot at registry.py:")


@pytest.mark.late
@pytest.mark.timeout(60)
def test_it_ends_quietly_when_its_parent_has_gone_before_the_reply() -> None:
    command = [sys.executable, "-m", "ratskeller.review.worker", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(msgspec.json.encode(MoveRequest("hal", "rattus", "{}", 0, seconds=1)) + b"\n")
        process.stdin.flush()
        assert (process.wait(), process.stderr.read()) == (0, b"")


ENDLESS = """
import itertools
from ratskeller import bots
from ratskeller.review import worker

bots.improving = lambda *_asked: map(str, itertools.count())
worker.main()
"""
"""A worker whose bots find a better plan for ever, and look at nothing else."""


@pytest.mark.late
@pytest.mark.timeout(60)
def test_asked_to_stop_it_ends_and_thinks_again_on_the_next_question() -> None:
    command = [sys.executable, "-c", ENDLESS, "0"]
    request = msgspec.json.encode(MoveRequest("greedy", "rattus", "{}", 0, seconds=1)) + b"\n"
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(request)
            process.stdin.flush()
            answer = [msgspec.json.decode(process.stdout.readline(), type=Result | Done) for _ in range(3)]
            assert answer == [Result("0"), Result("1"), Result("2")]
            process.stdin.write(STOP_LINE)
            process.stdin.flush()
            while isinstance(msgspec.json.decode(process.stdout.readline(), type=Result | Done), Result):
                pass
            # What comes when nobody thinks any more was meant for the thought before
            process.stdin.write(STOP_LINE)
        process.stdin.close()
        assert process.wait(10) == 0


def test_a_bot_that_does_not_look_itself_ends_between_two_plans() -> None:
    known = games.get("rattus").new(players=2).play("italia").redeal(0).to_json()
    request = MoveRequest("greedy", "rattus", known, 0, seconds=60, is_compiled=False)
    first = next(bots.improving("greedy", "rattus", known, 0, 60, is_compiled=False))
    assert list(replies(request, stop=lambda: True)) == [Result(first), Done()]


@pytest.mark.parametrize(
    "request_",
    [MoveRequest("random", "rattus", '{"secret": "3 A"}', 0, seconds=1), CompileRequest("3 A")],
)
def test_an_error_is_reported_without_the_data_it_was_about(request_: Request) -> None:
    (done,) = replies(request_)
    assert isinstance(done, Done)
    assert done.error is not None
    assert "3 A" not in done.error
