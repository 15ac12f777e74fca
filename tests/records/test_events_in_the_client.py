"""What the client shows while it plays events is what the server shows after them: every event of the recorded games, for every viewer.

The client's own `advance` folds the events into the view before (`following.mjs`, with the list of what it leaves to the server).
"""

import json
import random
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from browser.conftest import missing
from conformance.checked_game import at_random, checks_of
from records.recording import RECORDED

from ratskeller import games
from ratskeller.core.events import Event, plain, visible_to
from ratskeller.core.position import Position

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
FOLLOWED = ("rattus", "carcassonne")
MET = 3
"""So many examples of every kind of event are broken."""
RICH = ("everything-6", "everything-else-2", "reach-feature-4", "as-written-2")
"""Records of Carcassonne in which every kind of event happens."""
BUNDLE = """
import { rolldown } from "rolldown";
const [input, file] = process.argv.slice(1);
await (await rolldown({ input, platform: "node" })).write({ file, format: "es" });
"""


class Entry(NamedTuple):
    """A view, and the events that led to it; None: a game begins here."""

    where: str
    view: dict[str, Any]
    events: list[dict[str, Any]] | None


Met = list[tuple[Entry, Entry, dict[str, Any]]]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's model of both games, as one module that follows games."""
    if shutil.which("node") is None or not (WEB / "node_modules" / "rolldown").is_dir():
        missing("no rolldown: run npm ci in web/")
    module = tmp_path_factory.mktemp("client") / "following.mjs"
    command = ["node", "--input-type=module", "-e", BUNDLE, str(HERE / "following.mjs"), str(module)]
    subprocess.run(command, cwd=WEB, check=True)
    return module


def viewers(whole: Position) -> tuple[int | None, ...]:
    """Return a spectator and all seats; in a game without secrets all see what the spectator sees (`test_carcassonne_view.py`)."""
    has_secrets = any(event.SECRET for event in get_args(whole.game.EVENTS))
    return (None, *range(len(whole.scores))) if has_secrets else (None,)


def entries(name: str, whole: Position, seats: Sequence[int | None]) -> list[Entry]:
    """Return a game as it is sent to each of these viewers, one after the other: an answer together with those of chance after it."""
    position = whole.at(0)
    found = {seat: [Entry(f"{name}, seat {seat}, begin", position.view(seat), None)] for seat in seats}
    events: list[Event] = []
    for number, answer in enumerate(whole.answers):
        events += position.play(answer).events
        if position.actor != "chance":
            where = f"after answer {number} ({answer})"
            for seat in seats:
                seen = [plain(visible_to(event, seat)) for event in events]
                found[seat].append(Entry(f"{name}, seat {seat}, {where}", position.view(seat), seen))
            events = []
    return [entry for seat in seats for entry in found[seat]]


def faults(client: Path, entries: list[Entry]) -> list[dict[str, Any]]:
    """Return where the client and the server differ, each with the number of its entry as `line`."""
    lines = b"\n".join(msgspec.json.encode({"view": it.view, "events": it.events}) for it in entries)
    done = subprocess.run(["node", str(client)], input=lines, capture_output=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def report(entries: list[Entry], found: Iterable[dict[str, Any]]) -> str:
    """Return the first faults in lines."""
    return "\n".join(
        f"{entries[it['line']].where}: {it.get('event', 'afterwards')} {it['path']}:"
        f" the client has {it.get('client')}, the server {it.get('server')}\n    {entries[it['line']].events}"
        for it in list(found)[:5]
    )


@pytest.mark.parametrize("recorded", RECORDED, ids=str)
def test_the_events_of_a_recorded_game_lead_the_client_from_view_to_view(client, recorded):
    whole = games.get(recorded.game).replay(recorded.path.read_text(encoding="utf-8"))
    followed = entries(str(recorded), whole, viewers(whole))
    found = faults(client, followed)
    assert not found, report(followed, found)


@pytest.mark.late
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in FOLLOWED for n in games.get(name).players])
def test_so_do_those_of_a_random_game(client, name, players, number):
    rng = random.Random(f"{name} {players} {number}")
    position = games.get(name).new(**checks_of(name).draw_options(rng, players))
    choose = at_random(rng)
    while not position.over:
        position.play(choose(position, position.legal(), list(position.chances().values())))
    followed = entries(f"{name} {players} {number}", position, viewers(position)[-2:])
    found = faults(client, followed)
    assert not found, report(followed, found) + position.record()


# What a fault in an event would look like

UNNOTICED = {
    # Of these the second implementation of the rules knows all that they say, and compares it (`reference/compare.py`)
    "rattus": {
        *("cube-lost card", "cube-lost cause", "cube-lost symbol", "cube-lost tied"),
        *("potion-lost card", "potion-lost cause", "potion-lost symbol", "potion-lost tied"),
        *("spared", "spared card", "spared region", "spared seat", "spared symbol"),
        # What the log alone says is kept by the records
        *("plague-counted", "plague-counted counts", "rats-opened", "rats-opened opened"),
        *("region-spared", "ravage-ended", "spread-stopped", "card-emptied seat"),
        # No piper or merchant of a record moves a potion
        "cubes-moved potions",
    },
    "carcassonne": {
        *("feature-scored at", "feature-scored on", "feature-scored feature", "feature-scored complete"),
        *("feature-scored tiles", "feature-scored pennants", "feature-scored filled", "feature-scored cities"),
        *("feature-scored inn", "feature-scored cathedral", "feature-scored small", "feature-scored strength"),
        *("follower-set among", "follower-fell-sick because"),
        # The turn that begins says it as well
        *("start-seat-drawn", "start-seat-drawn seat"),
        "final-scoring-began",
    },
}
"""Missing events, and fields that could be wrong, without a view's showing it."""


@pytest.fixture(scope="module", params=FOLLOWED)
def met(request: pytest.FixtureRequest) -> Met:
    """Return examples of every kind of event: the views before and after it, as the last seat is sent them, and the event."""
    found: Met = []
    tried: Counter[tuple[Any, ...]] = Counter()
    for recorded in (it for it in RECORDED if it.game == request.param and (it.game == "rattus" or it.title in RICH)):
        whole = games.get(recorded.game).replay(recorded.path.read_text(encoding="utf-8"))
        for before, after in pairwise(entries(str(recorded), whole, viewers(whole)[-1:])):
            for event in after.events or []:
                values = (event["kind"], *map(bool, event.values()))
                if tried[values] < MET:
                    tried[values] += 1
                    found.append((before._replace(events=None), after, event))
    return found


def altered(value: Any) -> Any:
    """Return another value of the same type."""
    if isinstance(value, bool):
        return not value
    return [*value, 0] if isinstance(value, list) else f"{value}x" if isinstance(value, str) else value + 1


@pytest.mark.late
def test_what_is_missing_or_wrong_in_an_event_is_noticed(client, met):
    game = met[0][1].view["game"]
    tried: list[Entry] = []
    what: list[str] = []

    def alter(name: str, before: Entry, after: Entry, event: dict[str, Any], by: list[dict[str, Any]]) -> None:
        assert after.events
        place = after.events.index(event)
        tried.extend([before, after._replace(events=after.events[:place] + by + after.events[place + 1 :])])
        what.extend([name, name])

    for before, after, event in met:
        alter(event["kind"], before, after, event, [])
        for field in (it for it in event if it not in ("kind", "rule") and event[it] is not None):
            alter(f"{event['kind']} {field}", before, after, event, [event | {field: altered(event[field])}])
    noticed = {what[it["line"]] for it in faults(client, tried)}
    assert set(what) - noticed == UNNOTICED[game]
