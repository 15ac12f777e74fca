"""The account that the checks rely on notices what is left out, told twice or told wrongly."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from conformance.carcassonne_event_account import EventAccount
from records.recording import FOLDER

from ratskeller import games
from ratskeller.core.events import Event
from ratskeller.core.position import Position

GAME = games.get("carcassonne")
RECORDS = ("everything-6", "everything-else-2", "reach-feature-4", "as-written-2", "reach-bordering-3")
KINDS = {struct.__struct_config__.tag: struct for struct in GAME.EVENTS.__args__}
WRONG = {
    "start-seat-drawn": {},
    "turn-began": {"turn": 999},
    "tile-drawn": {"left": 99},
    "tile-discarded": {"tile": "A"},
    "tile-laid": {"at": "40,40"},
    "marker-placed": {"number": 99},
    "follower-set": {"among": 9},
    "abbot-taken": {"points": 99},
    "feature-scored": {"points": 99},
    "follower-fell-sick": {"because": []},
    "follower-recovered": {"feature": "river"},
    "plague-spread": {"steps": []},
    "final-scoring-began": {"rule": "CAR-BAS3"},
    "game-over": {"scores": []},
}
"""What is wrong about an event of each kind; nothing else follows from who begins."""


def steps(name: str) -> Iterator[tuple[dict[str, Any], list[Event], dict[str, Any]]]:
    """Of every answer of a recorded game: the position before, the events, the position after."""
    played = GAME.replay((FOLDER / f"carcassonne-{name}.json").read_text(encoding="utf-8"))
    position = played.back_to(0)
    before = content(position)
    for answer in played.answers:
        position.play(answer)
        after = content(position)
        yield before, position.events, after
        before = after


def content(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(position.to_json())
    return found


@pytest.fixture(scope="module")
def met() -> dict[str, list[Any]]:
    """By kind of event, some answers of recorded games that caused one."""
    found: dict[str, list[Any]] = {kind: [] for kind in KINDS}
    for name in RECORDS:
        for step in steps(name):
            for kind in {event.__struct_config__.tag for event in step[1]}:
                if len(found[kind]) < 5:
                    found[kind].append(step)
    return found


def place_of(events: list[Event], kind: str) -> int:
    return [event.__struct_config__.tag for event in events].index(kind)


def notices(before: dict[str, Any], events: list[Event], after: dict[str, Any]) -> bool:
    try:
        EventAccount(before).follow(events, after)
    except (AssertionError, KeyError, ValueError):
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_it_agrees_with_what_happened(met, kind):
    assert met[kind]
    assert not any(notices(*step) for step in met[kind])


@pytest.mark.parametrize("kind", KINDS)
def test_it_notices_what_is_left_out(met, kind):
    for before, events, after in met[kind]:
        place = place_of(events, kind)
        assert notices(before, events[:place] + events[place + 1 :], after)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if WRONG[kind]])
def test_it_notices_a_wrong_sentence(met, kind):
    for before, events, after in met[kind]:
        place = place_of(events, kind)
        wrong = msgspec.structs.replace(events[place], **WRONG[kind])
        assert notices(before, [*events[:place], wrong, *events[place + 1 :]], after)


@pytest.mark.parametrize("name", ["scores", "discarded", "tile", "board", "seat", "turn_number", "stack"])
def test_it_notices_a_position_that_differs(met, name):
    before, events, after = met["tile-laid"][0]
    other = after | {name: "another"}
    assert notices(before, events, other)
