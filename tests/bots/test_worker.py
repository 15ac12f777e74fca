"""The process that thinks for others: what it reads and writes."""

import subprocess
import sys

import msgspec
import pytest

from ratskeller import bots, games
from ratskeller.bots.worker import Answers, Compile, Done, Reply, Request, Think, replies


def replies_to(*requests: Request) -> list[Reply]:
    """What a worker writes for requests, whose input ends when it has replied to the last."""
    command = [sys.executable, "-m", "ratskeller.bots.worker", "0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        written = []
        for request in requests:
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
            while not isinstance(reply := msgspec.json.decode(process.stdout.readline(), type=Answers | Done), Done):
                written.append(reply)
            written.append(reply)
        process.stdin.close()
        assert process.wait(10) == 0
    return written


@pytest.mark.slow
def test_it_answers_one_request_after_the_other_until_its_input_ends() -> None:
    known = games.get("rattus").new(players=2).play("italia").redeal(0).to_json()
    request = Think("greedy", "rattus", known, 0, seconds=60, is_compiled=False)
    *plans, done, failed = replies_to(request, Think("hal", "rattus", known, 0, seconds=1))
    assert plans == [Answers(line) for line in bots.improving("greedy", "rattus", known, 0, 60, is_compiled=False)]
    assert done == Done()
    assert isinstance(failed, Done)
    assert failed.error is not None
    assert failed.error.startswith("UnknownBot at registry.py:")


@pytest.mark.parametrize(
    "request_",
    [Think("random", "rattus", '{"secret": "3 A"}', 0, seconds=1), Compile("3 A")],
)
def test_what_went_wrong_is_told_without_what_it_was_about(request_: Request) -> None:
    (done,) = replies(request_)
    assert isinstance(done, Done)
    assert done.error is not None
    assert "3 A" not in done.error
