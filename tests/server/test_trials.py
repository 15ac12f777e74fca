"""Other answers that are tried in a finished game: what the seat sees then, and what the whole turn is worth."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ratskeller.core.position import Position
from ratskeller.review.judgements import decisions
from ratskeller.server.errors import Problem
from ratskeller.server.review.service import ReviewService

from .places import fresh
from .serving import Guest, Server
from .storing import store_game
from .test_analysis import played
from .test_reviews import TABLE, FakeWorker, finished_review, open_reviewer

GAMES = ["rattus", "carcassonne"]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Guest, dict[str, Position]]]:
    """Somebody who has no seat, and a finished game of each kind."""
    file = fresh(tmp_path_factory.mktemp("trials") / "tables.sqlite3")
    positions = {game: played(game, None) for game in GAMES}
    for game, position in positions.items():
        store_game(file, game, position, ["anna", "bert"])
    server = Server(file).start()
    yield server.guest(), positions
    server.stop()


def whole_turn(position: Position, at: int) -> list[str]:
    """Return the first legal answers of the seat that is asked, up to the end of its turn."""
    walk = position.back_to(at)
    seat, answers = walk.actor, []
    while walk.actor == seat:
        answers.append(walk.legal()[-1])
        walk.play(answers[-1])
    return answers


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_tried_one_by_one_and_change_nothing(tables: tuple[Guest, dict[str, Position]], game: str) -> None:
    guest, positions = tables
    position, path = positions[game], f"/api/tables/{game}/trial"
    at = decisions(position)[2].at
    before = guest.get(path, at=at)
    assert (before["seat"], before["length"], before["draft"], before["done"]) == (position.actors[at], at, [], False)
    assert before["view"]["legal"] == position.back_to(at).legal()
    turn = whole_turn(position, at)
    for count in range(1, len(turn) + 1):
        found = guest.get(path, at=at, answers="; ".join(turn[:count]))
        assert [step["answer"] for step in found["draft"]] == turn[:count]
        assert [step["length"] for step in found["draft"]] == list(range(at, at + count))
        assert [entry["answer"] for entry in found["entries"]] == turn[:count]
        assert (found["length"], found["done"]) == (at + count, count == len(turn))
        assert found["view"]["length"] == at + count
    assert guest.get(path, at=at) == before


def test_what_can_not_be_tried_is_refused(tables: tuple[Guest, dict[str, Position]]) -> None:
    guest, positions = tables
    position = positions["rattus"]
    at = decisions(position)[2].at
    turn = whole_turn(position, at)
    path = "/api/tables/rattus/trial"

    def refused(**query: Any) -> tuple[int, str]:
        answer = guest.http.get(path, params=query)
        return answer.status_code, answer.json()["code"]

    assert refused(at=at, answers="nonsense") == (422, "illegal-answer")
    # Nobody may try out what chance brings
    assert refused(at=at, answers="; ".join([*turn, turn[0]])) == (422, "illegal-answer")
    assert refused(at=position.actors.index("chance")) == (422, "no-position")
    assert refused(at=len(position.answers)) == (422, "no-position")
    assert refused(at=9999) == (422, "no-position")


def test_only_finished_games_are_tried(server: Server) -> None:
    guest = server.guest()
    table = guest.post("/api/tables", game="rattus", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    for what in ("trial", "attempt"):
        answer = guest.http.get(f"/api/tables/{table['id']}/{what}", params={"at": 0, "answers": "x"})
        assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")


def test_a_whole_turn_is_judged_beside_the_best_and_the_played_one_of_the_review(tmp_path: Path) -> None:
    position = played("rattus", None)
    file = fresh(tmp_path / "over.sqlite3")
    store_game(file, TABLE, position, ["anna", "bert"])
    decision = next(it for it in decisions(position)[3:] if len(whole_turn(position, it.at)) > 1)
    turn = tuple(whole_turn(position, decision.at))

    async def ask(reviewer: ReviewService, at: int, answers: tuple[str, ...]) -> Any:
        return await reviewer.attempt(TABLE, position, at, answers)

    async def run() -> None:
        worker = FakeWorker()
        worker.go.set()
        async with open_reviewer(file, worker) as reviewer:
            with pytest.raises(Problem, match="not been reviewed"):
                await ask(reviewer, decision.at, turn)
            review = await finished_review(reviewer, position)
            request = await ask(reviewer, decision.at, turn)
            asked = request.task
            known = position.back_to(decision.at).redeal(decision.seat)
            assert json.loads(asked.position) == json.loads(known.to_json())
            moment = next(it for it in review.moments if it.at == decision.at)
            assert (asked.tried, asked.played) == (turn, decision.answers)
            assert "; ".join(asked.best) == moment.best
            assert request.budget.simulations == worker.asked[0].budget.simulations
            with pytest.raises(Problem, match="more is asked"):
                await ask(reviewer, decision.at, turn[:-1])
            with pytest.raises(Problem, match="nobody had a decision"):
                await ask(reviewer, position.actors.index("chance"), turn)

    asyncio.run(run())
