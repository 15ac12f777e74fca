"""Analyses over HTTP: who may have which, and that they reveal nothing hidden."""

import asyncio
import random
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.connection import ASGIConnection

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.review.playouts import play_out
from ratskeller.review.worker import AnalysisTask, MoveRequest, ThinkRequest
from ratskeller.search.config import Budget
from ratskeller.search.turns import PlayedTurn
from ratskeller.server.bots.worker_process import WorkerEnded, WorkerProcess
from ratskeller.server.errors import Problem
from ratskeller.server.http.rate_limits import RateLimits
from ratskeller.server.review import analysis as analysis_module
from ratskeller.server.review.analysis import AnalysisService, analysed_position
from ratskeller.server.review.routes import ANALYSES, ODDS
from ratskeller.server.review.schemas import Analysis
from ratskeller.server.tables.bot_turns import let_answer
from ratskeller.server.tables.session import TableSession

from .bot_pools import open_bot_pool
from .places import store_of
from .serving import Server
from .storing import BOT, store_game
from .test_secrets import FACES, look_at_two_rats
from .worlds import LOOKING, READINGS, SETS, Worlds, fork

TABLE = "a-table-that-is-looked-at"


def played(game: str, answers: int | None, seed: int = 3) -> Position:
    """Return a random game after so many answers of seats, or at its end."""
    rng = random.Random(seed)
    position = games.get(game).new(players=2).play_chance(rng)
    while not position.over and answers != 0:
        position.play(rng.choice(position.legal())).play_chance(rng)
        answers = None if answers is None else answers - 1
    return position


@pytest.mark.late
def test_after_the_game_everybody_may_analyse_every_position(tmp_path: Path, start: Callable[..., Server]) -> None:
    position = played("rattus", None)
    at = position.actors.index(1)
    store_game(tmp_path / "over.sqlite3", TABLE, position, ["anna", "bert"])
    guest = start("over.sqlite3").guest()
    path = f"/api/tables/{TABLE}/analysis"
    found = guest.get(path, at=at)
    assert (found["at"], found["seat"], found["asked"], len(found["win"])) == (at, 1, 1, 2)
    for turn in found["turns"]:
        position.back_to(at).play(turn["answers"])
    assert found["taken"]["turn"]["answers"].startswith(position.answers[at])
    # The second request is answered from the cache
    assert guest.get(path, at=at) == found
    assert guest.get(path, at=at, seat=0)["seat"] == 0
    end = guest.get(path)
    assert (end["at"], end["asked"], end["turns"]) == (len(position.answers), None, [])
    answer = guest.http.get(path, params={"at": 9999})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-position")


@pytest.mark.late
def test_during_a_game_players_may_analyse_for_their_own_seats_if_the_table_allows_it(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    closed = anna.post("/api/tables", game="carcassonne", seats=seats)
    refused = anna.http.get(f"/api/tables/{closed['id']}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "no-analysis")
    table = anna.post("/api/tables", game="carcassonne", seats=seats, analysis=True)
    assert (closed["analysis"], table["analysis"]) == (False, True)
    path = f"/api/tables/{table['id']}/analysis"
    found = anna.get(path)
    assert (found["seat"], found["asked"]) == (0, 0)
    assert found["turns"]
    assert anna.http.get(path, params={"seat": 1}).status_code == 403
    assert bert.http.get(path).status_code == 403


def known_in(folder: Path, faces: tuple[str, str], seat: int) -> tuple[str, int, Position]:
    """Return the position that is sent to the search for a seat when another seat has looked at these faces."""

    async def run() -> tuple[int, int, Position, PlayedTurn]:
        store = store_of(folder)
        live = TableSession(TABLE, store, lambda _: None)
        found = await analysed_position(live, f"guest {seat}", None, seat)
        await store.close()
        return found

    store_game(folder, TABLE, look_at_two_rats(faces), [f"guest {it}" for it in range(4)], analysis=True)
    _, whose, position, _ = asyncio.run(run())
    return position.to_json(), whose, position


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_faces_that_another_seat_has_seen_change_no_figure(tmp_path: Path, seat: int) -> None:
    """H1, H5: table, process and search return the same bytes for both worlds."""

    async def lines(worker: WorkerProcess, request: ThinkRequest) -> list[str]:
        async with aclosing(worker.ask(request)) as found:
            return [line async for line in found]

    async def analysis_of(position: str) -> list[str]:
        worker = WorkerProcess(0)
        try:
            task = AnalysisTask("rattus", position, seat)
            return await lines(worker, ThinkRequest(task, Budget(simulations=4), is_compiled=False))
        finally:
            await worker.stop()

    one, two = (known_in(tmp_path / str(place), faces, seat) for place, faces in enumerate(FACES))
    assert one[:2] == two[:2]
    assert asyncio.run(analysis_of(one[0])) == asyncio.run(analysis_of(two[0]))


def swapped(count: int) -> list[tuple[Worlds, int]]:
    """Return moments of random games in two worlds: a seat is asked that doesn't know which of two faces another seat has seen."""
    found: list[tuple[Worlds, int]] = []
    for seed in range(10 * count):
        rng = random.Random(seed)
        worlds = fork(seed, LOOKING, players=2 + seed % 3, cards=SETS[seed % len(SETS)], rules=READINGS[seed // 4 % 2])
        while worlds is not None and worlds.step(rng, LOOKING):
            asked = worlds.first.actor
            if isinstance(asked, int) and asked != worlds.looker and worlds.first.state != worlds.second.state:
                found.append((worlds, asked))
                break
        if len(found) == count:
            break
    return found


@pytest.mark.late
def test_in_200_positions_faces_that_another_seat_has_seen_change_no_answer_and_no_figure() -> None:
    """H1, H5: the worker process of a table answers and analyses alike in both worlds; the seat that looked gets other figures."""
    moments = swapped(200)
    assert len(moments) == 200

    async def replies(worker: WorkerProcess, position: Position, asked: int, seat: int) -> list[str]:
        known = position.redeal(seat).to_json()
        analysis = ThinkRequest(AnalysisTask("rattus", known, seat), Budget(simulations=8), is_compiled=True)
        move = MoveRequest("plague-doctor@8", "rattus", known, seat, None, is_compiled=True, seed=1)
        found: list[str] = []
        for request in (analysis, move) if seat == asked else (analysis,):
            async with aclosing(worker.ask(request)) as lines:
                found += [line async for line in lines]
        return found

    async def compare() -> tuple[list[int], list[int]]:
        """Return the moments in which the seat that is asked, and the one that looked, get other replies in the other world."""
        worker = WorkerProcess(0)
        asking: list[int] = []
        looking: list[int] = []
        try:
            for number, (worlds, asked) in enumerate(moments):
                for seat, found in ((asked, asking), (worlds.looker, looking)):
                    one, two = [await replies(worker, it, asked, seat) for it in (worlds.first, worlds.second)]
                    if one != two:
                        found.append(number)
        finally:
            await worker.stop()
        return asking, looking

    asking, looking = asyncio.run(compare())
    assert asking == []
    assert looking


@pytest.mark.late
def test_in_200_positions_faces_that_another_seat_has_seen_change_no_playout() -> None:
    """H1, H5: the seat that looked gets other outcomes in the other world; the one that is asked and spectators get the same."""
    moments = swapped(200)

    def differ(worlds: Worlds, seat: int | None) -> bool:
        one, two = (play_out(it, seat, most=16, is_compiled=True) for it in (worlds.first, worlds.second))
        return one != two

    assert not any(differ(worlds, seat) for worlds, asked in moments for seat in (asked, None))
    assert any(differ(worlds, worlds.looker) for worlds, _ in moments)


def answered_in(folder: Path, faces: tuple[str, str], bot: str) -> list[str | None]:
    """Return what a bot at the table answers after another seat has looked at these faces."""

    async def run() -> list[str | None]:
        store = store_of(folder)
        live = TableSession(TABLE, store, lambda _: None)
        await live.load()
        async with open_bot_pool(60) as bot_pool:
            entries = await let_answer(live, bot_pool.think)
        await store.close()
        return [entry.answer for entry in entries or [] if entry.actor == 1]

    position = look_at_two_rats(faces).play("no")
    position.play(next(text for text in position.legal() if text.startswith("plague")))
    while position.actor != 1:
        position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
    store_game(folder, TABLE, position, ["looker", BOT, "other", "other"], bot=bot)
    return asyncio.run(run())


@pytest.mark.late
@pytest.mark.parametrize("bot", ["novice", "cellarer"])
def test_a_bot_at_the_table_answers_the_same_whatever_another_seat_has_seen(tmp_path: Path, bot: str) -> None:
    one, two = (answered_in(tmp_path / str(place), faces, bot) for place, faces in enumerate(FACES))
    assert one
    assert one == two


def test_the_analysis_of_the_seat_that_looked_uses_the_face(tmp_path: Path) -> None:
    one, two = (known_in(tmp_path / str(place), faces, 0) for place, faces in enumerate(FACES))
    assert one[0] != two[0]


class FakeWorker:
    """A worker that returns an empty analysis, or fails."""

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.asked = 0
        self.go = asyncio.Event()

    async def ask(self, _request: ThinkRequest) -> Any:
        self.asked += 1
        await self.go.wait()
        if self.error is not None:
            raise self.error
        yield '{"game": "rattus", "seat": 0, "asked": 0, "simulations": 1, "win": [0.5, 0.5], "turns": [], "taken": null}'

    async def stop(self) -> None:
        self.go.set()


def test_the_queue_is_limited_and_a_cached_analysis_needs_no_search() -> None:
    async def run() -> tuple[int, list[Any], Analysis]:
        analyst, worker = AnalysisService(0.1), FakeWorker()
        analyst._worker = worker  # type: ignore[assignment]
        known = [played("rattus", answers) for answers in range(analysis_module.MOST_WAITING + 1)]
        waiting = [asyncio.create_task(analyst.analyse(0, 0, position)) for position in known]
        await asyncio.sleep(0)
        worker.go.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        again = await analyst.analyse(7, 0, known[0])
        return worker.asked, found, again

    asked, found, again = asyncio.run(run())
    assert asked == analysis_module.MOST_WAITING
    refused = found.pop()
    assert isinstance(refused, Problem)
    assert (refused.status, refused.code) == (503, "busy")
    assert all(isinstance(each, Analysis) for each in found)
    assert again.at == 7


def test_a_failed_search_is_reported_as_busy_and_retried_on_request() -> None:
    async def run() -> int:
        analyst, worker = AnalysisService(0.1), FakeWorker(WorkerEnded("status -9"))
        analyst._worker = worker  # type: ignore[assignment]
        worker.go.set()
        for _ in range(2):
            with pytest.raises(Problem, match="try again"):
                await analyst.analyse(0, 0, played("rattus", 1))
        return worker.asked

    assert asyncio.run(run()) == 2


@pytest.mark.parametrize(
    ("limit", "message", "code"),
    [(ANALYSES, "Too many analyses", "too-many-analyses"), (ODDS, "too often", "too-many-odds")],
)
def test_analyses_and_odds_are_limited_per_guest_and_hour(limit: Any, message: str, code: str) -> None:
    three = msgspec.structs.replace(limit, guest=3)
    scope: Any = {"type": "http", "client": ("127.0.0.1", 1), "headers": []}
    connection: Any = ASGIConnection(scope)
    limited = RateLimits(100, 100)
    for _ in range(3):
        limited.count(three, connection, "anna")
    with pytest.raises(Problem, match=message) as refused:
        limited.count(three, connection, "anna")
    assert refused.value.code == code
    limited.count(three, connection, "bert")
