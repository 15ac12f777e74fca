"""Reviews at tables: made once, stored, resumed, and without anything that the viewer did not know."""

import asyncio
import hashlib
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.review.judgements import MOST_PLAYED_OUT, decisions
from ratskeller.review.worker import JudgementTask, ThinkRequest
from ratskeller.server.bots.worker_process import WorkerFailed
from ratskeller.server.errors import Problem
from ratskeller.server.review import service as review_service
from ratskeller.server.review.schemas import Review
from ratskeller.server.review.service import ReviewService, save_judgement
from ratskeller.server.tables import inspection
from ratskeller.server.tables.inspection import EarlierViews
from ratskeller.server.tables.queries import unused
from ratskeller.server.tables.session import TableSession

from .places import connected, copied, fresh, store_of
from .serving import Server
from .storing import BOT, store_game
from .test_analysis import played
from .worlds import Worlds, never_revealed

TABLE = "a-table-that-is-reviewed"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
CLOCK = {"kind": "live", "turn": 90}


class FakeWorker:
    """A worker whose judgements depend on everything that it was sent, so that a difference anywhere shows."""

    def __init__(self, most: int = 1000) -> None:
        self.asked: list[ThinkRequest] = []
        self.most = most
        self.go = asyncio.Event()

    async def ask(self, request: ThinkRequest) -> AsyncIterator[str]:
        self.asked.append(request)
        await self.go.wait()
        if len(self.asked) > self.most:
            raise WorkerFailed("IndexError at somewhere.py:1")
        task = request.task
        assert isinstance(task, JudgementTask)
        number = int(hashlib.sha256(task.position.encode()).hexdigest()[:6], 16) / 0x1000000
        players = json.loads(task.position)["options"]["players"]
        win = [number, *[(1 - number) / (players - 1)] * (players - 1)]
        note = {"seat": task.seat, "answers": "; ".join(task.answers), "best": f"{number}", "reasons": []}
        note |= {"questions": [], "best_questions": []}
        note |= {"luck": [number, *win[1:]], "win": win[::-1], "doubt": number, "loss": None}
        if task.judgement is not None:
            note["loss"] = {"pairs": 64, "win": {"mean": number, "low": number / 2, "high": 1}}
        known = games.get(task.game).from_json(task.position)
        yield json.dumps(note | {"is_private": known.public().to_json() != known.to_json()})

    async def stop(self) -> None:
        return


@asynccontextmanager
async def open_reviewer(path: Path, worker: FakeWorker | None = None) -> AsyncIterator[ReviewService]:
    """Yield a review service on a database, with a fake worker if one is given."""
    store = store_of(path)
    reviewer = ReviewService(store)
    if worker is not None:
        reviewer._worker = worker  # type: ignore[assignment]
    try:
        yield reviewer
    finally:
        await reviewer.stop()
        await store.close()


async def finished_review(
    reviewer: ReviewService, position: Position, seat: int | Literal["public"] | None = None
) -> Review:
    """Request the review until the work has ended."""
    while (found := await reviewer.review(TABLE, position, seat, 0)).state == "working":
        await asyncio.gather(*reviewer._jobs.values(), return_exceptions=True)
    return found


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, Position]]:
    """Databases with a finished game, by game, to be copied."""
    found = {}
    for game in ("rattus", "carcassonne"):
        file, position = tmp_path_factory.mktemp(game) / "over.sqlite3", played(game, None)
        fresh(file)
        store_game(file, TABLE, position, ["anna", "bert"])
        found[game] = file, position
    return found


@pytest.fixture
def rattus(tmp_path: Path, databases: dict[str, tuple[Path, Position]]) -> tuple[Path, Position]:
    """A database with a finished game of Rattus."""
    file, position = databases["rattus"]
    return copied(file, tmp_path / "over.sqlite3"), position


def test_the_outline_is_there_at_once_and_every_decision_is_judged_once(
    rattus: tuple[Path, Position],
) -> None:
    async def run() -> None:
        path, position = rattus
        worker = FakeWorker()
        async with open_reviewer(path, worker) as reviewer:
            found = await asyncio.gather(*(reviewer.review(TABLE, position, seat, 0) for seat in (None, None, 1)))
            assert {(it.state, it.done) for it in found} == {("working", 0)}
            assert all(len(it.outline) == it.of > 10 for it in found)
            worker.go.set()
            whole = await finished_review(reviewer, position)
            assert (whole.state, whole.done, len(whole.moments)) == ("done", whole.of, whole.of)
            assert len(worker.asked) == whole.of + MOST_PLAYED_OUT
            assert sum(it.loss is not None for it in whole.moments) == MOST_PLAYED_OUT
            assert [row.seat for row in whole.seats] == [0, 1]
            later = await reviewer.review(TABLE, position, None, 5)
            assert (later.moments, later.outline) == ([it for it in whole.moments if it.index >= 5 or it.loss], [])

    asyncio.run(run())


def test_judgements_are_stored_and_a_restarted_server_resumes_the_review(
    rattus: tuple[Path, Position],
) -> None:
    async def run() -> None:
        path, position = rattus
        first, second, third = FakeWorker(most=4), FakeWorker(), FakeWorker()
        for worker in (first, second, third):
            worker.go.set()
        async with open_reviewer(path, first) as reviewer:
            failed = await finished_review(reviewer, position)
            assert (failed.state, failed.done) == ("failed", 4)
            # The failure is reported once; the next request tries again
            assert (await reviewer.review(TABLE, position, None, 0)).state == "working"
        async with open_reviewer(path, second) as reviewer:
            whole = await finished_review(reviewer, position)
            assert (whole.state, len(second.asked)) == ("done", whole.of - 4 + MOST_PLAYED_OUT)
        async with open_reviewer(path, third) as reviewer:
            assert await finished_review(reviewer, position) == whole
            assert third.asked == []
            # Judgements with other weights are made again
            reviewer._simulations += 1
            assert (await finished_review(reviewer, position)).state == "done"
            assert len(third.asked) == whole.of + MOST_PLAYED_OUT
        with closing(connected(path)) as database:
            assert database.execute("SELECT COUNT(*), COUNT(DISTINCT made_by) FROM reviews").fetchone() == (whole.of, 1)

    asyncio.run(run())


def test_a_review_stops_at_once_during_a_search(rattus: tuple[Path, Position]) -> None:
    async def run() -> None:
        path, position = rattus
        worker = FakeWorker()
        async with open_reviewer(path, worker) as reviewer:
            await reviewer.review(TABLE, position, None, 0)
            while not worker.asked:
                await asyncio.sleep(0)
            await reviewer.stop()
            assert reviewer._jobs == {}

    asyncio.run(run())


def test_the_queue_of_games_is_limited(rattus: tuple[Path, Position], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_service, "MOST_WAITING", 1)

    async def run() -> None:
        path, position = rattus
        async with open_reviewer(path, FakeWorker()) as reviewer:
            await reviewer.review(TABLE, position, None, 0)
            with pytest.raises(Problem, match="Too many games") as refused:
                await reviewer.review("another", position, None, 0)
            assert (refused.value.status, refused.value.code) == (503, "busy")

    asyncio.run(run())


def test_a_worker_process_judges_the_remaining_decisions(
    databases: dict[str, tuple[Path, Position]],
) -> None:
    """The last two decisions of a game, with the real search; the others are judged already."""

    async def run() -> None:
        path, position = databases["carcassonne"]
        async with open_reviewer(path) as reviewer:
            reviewer._simulations = 1
            made_by = review_service.method_of("carcassonne", 1)
            for place, decision in enumerate(decisions(position)[:-2]):
                note = {"seat": decision.seat, "answers": "; ".join(decision.answers), "best": "", "luck": None}
                note |= {"win": [0.5, 0.5], "questions": [], "best_questions": []}
                judged = json.dumps(note | {"doubt": 0, "is_private": False, "loss": None, "reasons": []})
                await reviewer._store.write(save_judgement, TABLE, place, made_by, judged)
            whole = await finished_review(reviewer, position)
        assert whole.state == "done"
        for moment in whole.moments[-2:]:
            assert sum(moment.win) == pytest.approx(1, abs=0.001)
            assert moment.answers == "; ".join(position.answers[moment.at : moment.at + moment.count])
            assert moment.best is not None
            position.back_to(moment.at).play(moment.best)

    asyncio.run(run())


def test_only_finished_games_are_reviewed(server: Server) -> None:
    anna = server.guest()
    table = anna.open()
    refused = anna.http.get(f"/api/tables/{table['id']}/review")
    assert (refused.status_code, refused.json()["code"]) == (409, "game-not-over")
    assert anna.refused(f"/api/tables/{table['id']}/branch", 409, at=0, seats=SEATS)["code"] == "game-not-over"


@pytest.fixture(scope="module")
def tables(
    databases: dict[str, tuple[Path, Position]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, dict[str, Position]]]:
    """A server with a finished table of each game, named like the game."""
    file = fresh(tmp_path_factory.mktemp("over") / "tables.sqlite3")
    positions = {game: position for game, (_, position) in databases.items()}
    for game, position in positions.items():
        store_game(file, game, position, ["anna", "bert"])
    server = Server(file).start()
    yield server, positions
    server.stop()


def test_everybody_who_may_watch_the_table_may_see_its_review(tables: tuple[Server, dict[str, Position]]) -> None:
    server, positions = tables
    guest = server.guest()
    found = guest.get("/api/tables/rattus/review")
    assert (found["state"], found["length"]) == ("working", len(positions["rattus"].answers))
    assert found["outline"][0]["at"] < found["outline"][1]["at"]
    assert guest.get("/api/tables/rattus/review", seat=1)["of"] == found["of"]
    assert guest.get("/api/tables/rattus/review", seat="public")["of"] == found["of"]
    assert guest.http.get("/api/tables/rattus/review", params={"seat": 2}).json()["code"] == "wrong-seat"


@pytest.fixture(scope="module")
def worlds() -> Worlds:
    """Two worlds that differ only in a face that one seat has seen and that is never revealed."""
    return never_revealed()


Viewer = int | Literal["public"]
VIEWERS: list[Viewer] = ["public", 0, 1, 2]
STRIDE = 6


def everything_sent(file: Path, position: Position) -> dict[Viewer, list[bytes]]:
    """Return the bytes for each viewer: earlier views, and the review last."""

    async def run() -> dict[Viewer, list[Any]]:
        worker = FakeWorker()
        worker.go.set()
        store_game(file, TABLE, position, ["anna", BOT, BOT])
        async with open_reviewer(file, worker) as reviewer:
            live, earlier = TableSession(TABLE, reviewer._store, lambda _: None), EarlierViews()
            found: dict[Viewer, list[Any]] = {viewer: [] for viewer in VIEWERS}
            for at in range(len(position.answers), -1, -STRIDE):
                for viewer in VIEWERS:
                    found[viewer].append(await earlier.look(await inspection.moment_for(live, "carla", at, viewer)))
            for viewer in VIEWERS:
                found[viewer].append(
                    await finished_review(reviewer, (await inspection.finished(live, viewer))[1], viewer)
                )
            return found

    found = asyncio.run(run())
    return {viewer: [msgspec.json.encode(it) for it in sent] for viewer, sent in found.items()}


@pytest.fixture(scope="module")
def sent(worlds: Worlds, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Everything that is sent in the two worlds."""
    folder = tmp_path_factory.mktemp("worlds")
    files = [fresh(folder / name) for name in ("first", "second")]
    return [everything_sent(*it) for it in zip(files, (worlds.first, worlds.second), strict=True)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_h1_a_review_and_its_moments_contain_nothing_that_the_seat_did_not_know(
    sent: Any, worlds: Worlds, viewer: Viewer
) -> None:
    one, two = sent
    assert (one[viewer] == two[viewer]) == (viewer != worlds.looker)


@pytest.mark.parametrize("is_seat", [True, False])
def test_h1_decisions_with_hidden_knowledge_have_no_judgement_for_other_seats(
    sent: Any, worlds: Worlds, is_seat: bool
) -> None:
    stranger: Viewer = (worlds.looker + 1) % 3 if is_seat else "public"
    moments = msgspec.json.decode(sent[0][stranger][-1], type=Review).moments
    looked = next(at for at, (one, two) in enumerate(zip(*both_answers(worlds), strict=True)) if one != two)
    hidden = [moment for moment in moments if moment.regret is None]
    assert min(moment.at for moment in hidden if moment.seat == worlds.looker) >= looked
    assert stranger not in {moment.seat for moment in hidden}
    assert all(moment.luck is moment.best is None for moment in hidden)
    assert all(not moment.reasons for moment in hidden)


def both_answers(worlds: Worlds) -> tuple[list[str], list[str]]:
    return worlds.first.answers, worlds.second.answers


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_a_branch_begins_like_the_game_and_can_be_played_to_the_end(
    tables: tuple[Server, dict[str, Position]], game: str
) -> None:
    server, positions = tables
    guest, position, path = server.guest(), positions[game], f"/api/tables/{game}/branch"
    assert guest.post(path, at=0, seats=[SEATS[0], {"kind": "open"}], clock=CLOCK)["conduct"]["clock"]["turn"] == 90_000
    # During a late decision of the guest
    actors = position.actors
    at = next(at for at in range(3 * len(actors) // 4, len(actors)) if actors[at - 1] == actors[at] == 0)
    table = guest.post(path, at=at, seats=SEATS)
    assert (table["length"], table["over"], table["mine"], table["undo_floor"]) == (at, False, [0], at)
    before = position.back_to(at)
    assert table["view"] == msgspec.json.decode(msgspec.json.encode(before.view(0)))
    assert [entry["answer"] for entry in guest.log(table) if entry["answer"]] == [
        text for who, text in zip(before.actors, before.answers, strict=True) if who != "chance"
    ]
    undone = guest.refused(f"/api/tables/{table['id']}/undo", 409, ply=table["ply"], seat=0, to=at - 1)
    assert undone["code"] == "undo-barrier"
    assert is_unused(server.database, table["id"])
    assert guest.play_on(table, random.Random(1), 400)["over"]
    assert not is_unused(server.database, table["id"])
    record = games.get(game).replay(guest.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.answers[:at] == before.answers


def is_unused(file: Path, table_id: str) -> bool:
    """Return whether nobody has answered at a table since it was branched."""
    with closing(connected(file)) as database:
        return dict(unused(database, "", 100, "9999"))[table_id]


def test_an_impossible_branch_is_refused_with_its_field(
    tables: tuple[Server, dict[str, Position]],
) -> None:
    server, positions = tables
    guest, length = server.guest(), len(positions["rattus"].answers)
    wrong: list[tuple[dict[str, Any], int, str]] = [
        ({"at": length}, 422, "no-position"),
        ({"seats": SEATS[:1]}, 422, "bad-seats"),
        ({"seats": [SEATS[0], {"kind": "bot", "bot": "nobody"}]}, 422, "unknown-bot"),
        ({"clock": CLOCK | {"vacation": 3}}, 422, "bad-clock"),
        ({"at": -1}, 400, "bad-request"),
        ({"options": {}}, 400, "bad-request"),
    ]
    for change, status, code in wrong:
        body = {"at": 3, "seats": SEATS} | change
        assert guest.refused("/api/tables/rattus/branch", status, **body)["code"] == code
