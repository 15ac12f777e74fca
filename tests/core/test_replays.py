"""Replays: every view of a game, each as the change from the one before it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratskeller import games
from ratskeller.core.views import Replay, change, changed, replay_of, views

RECORDS = Path(__file__).parents[1] / "records"
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=12,
)


def made(name: str, seat: int | None = None) -> Replay:
    """The replay of a record among the tests."""
    text = (RECORDS / name).read_text(encoding="utf-8")
    work = replay_of(games.get(name.partition("-")[0]).replay_steps(text), ["Ann", None], seat)
    while True:
        try:
            next(work)
        except StopIteration as done:
            replay: Replay = done.value
            return replay


@given(PLAIN, PLAIN)
def test_a_change_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    assert changed(old, msgspec.json.decode(msgspec.json.encode(change(old, new)))) == new


def test_a_change_holds_only_what_is_different() -> None:
    old = {"board": [{"at": "0,0", "r": 1}, {"at": "0,1", "r": 0}], "tile": "a", "over": False}
    new = {"board": [{"at": "0,0", "r": 1}, {"at": "0,1", "r": 2}, {"at": "1,1", "r": 3}], "over": False}
    by = change(old, new)
    assert by == {"board": {"1": {"r": [2]}, "2": [{"at": "1,1", "r": 3}]}, "tile": []}
    assert changed(old, by)["board"][0] is old["board"][0]


@pytest.mark.parametrize("name", ["rattus-base-3-letter.json", "carcassonne-plague-2.json"])
def test_a_replay_holds_the_view_after_every_answer(name: str) -> None:
    replay = msgspec.json.decode(msgspec.json.encode(made(name)), type=Replay)
    game = games.get(replay.game)
    steps = game.replay_steps((RECORDS / name).read_text(encoding="utf-8"))
    expected = [msgspec.json.decode(msgspec.json.encode(position.view(None))) for position in steps]
    assert views(replay) == expected
    assert replay.names == ["Ann", None]


def test_a_replay_for_a_seat_holds_what_that_seat_saw() -> None:
    assert views(made("rattus-base-3-letter.json", 1))[0]["viewer"] == 1
    assert views(made("rattus-base-3-letter.json"))[0]["viewer"] is None
