"""Analyses and reviews whose searches run on the viewer's device: they say the same, and it learns nothing that the seat can't know."""

import random
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from searched import SEARCH, searched

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.review.analysis import analysing
from ratskeller.review.judgements import (
    Judgement,
    KnownDecision,
    decisions,
    judging,
    known_decisions,
    seconds_each,
    settling,
)
from ratskeller.review.local_search import analyse_position, judge_attempt, judge_decision, settle
from ratskeller.search.turns import PlayedTurn
from ratskeller.server.review import device
from ratskeller.wasm.searches import Effort

from .places import connected, fresh
from .reviewed import judgements, store_review
from .serving import Guest, Server
from .storing import store_game
from .test_analysis import known_in, played
from .test_secrets import FACES
from .worlds import never_revealed

EFFORT = Effort(1000, 1.0)


@pytest.fixture(scope="module", params=games.names())
def over(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Position]]:
    """A server with a game that is over, at a table with the name of the game, where it is reviewed, and at one where it isn't."""
    file, position = fresh(tmp_path_factory.mktemp(request.param) / "tables.sqlite3"), played(request.param, None)
    for table in (request.param, unreviewed(request.param)):
        store_game(file, table, position, ["anna", "bert"])
    store_review(file, request.param, position, {})
    server = Server(file).start()
    yield server, position
    server.stop()


def unreviewed(game: str) -> str:
    """Return the name of the table whose game of that kind nobody has reviewed."""
    return f"{game}-unreviewed"


def asked_to_the_end(guest: Guest, game: str, path: str, seconds: float, **query: Any) -> tuple[Any, int]:
    """Run all searches that a path asks for; return its last answer, and how many steps it took. A whole search has so many `seconds`."""
    found: list[Any] = []
    while (reply := post(guest, path, found, **query))["searches"]:
        found.append([searched(game, it, round(seconds / it["seconds"])) for it in reply["searches"]])
    return reply, len(found)


def post(
    guest: Guest, path: str, found: Any, status: int = 200, body: Mapping[str, Any] = MappingProxyType({}), **query: Any
) -> Any:
    answer = guest.http.post(path, params=query, json={"found": found, **body})
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.late
def test_an_analysis_says_the_same_wherever_its_searches_run(over: tuple[Server, Position]) -> None:
    server, position = over
    guest, game = server.guest(), position.game.name
    decision = decisions(position)[-1]
    reply, _ = asked_to_the_end(guest, game, f"/api/tables/{game}/analysis", EFFORT.seconds, at=decision.at)
    before = position.back_to(decision.at).redeal(decision.seat)
    expected = analyse_position(before, decision.seat, SEARCH, PlayedTurn(decision.answers))
    found = reply["analysis"]
    assert (found["seat"], found["simulations"], found["win"]) == (decision.seat, expected.simulations, expected.win)
    assert [it["answers"] for it in found["turns"]] == [it.answers for it in expected.turns]
    assert found["taken"]["turn"]["answers"] == "; ".join(decision.answers)


@pytest.mark.late
def test_a_turn_that_is_tried_is_judged_the_same_wherever_its_searches_run(over: tuple[Server, Position]) -> None:
    server, position = over
    guest, game = server.guest(), position.game.name
    decision = next(it for it in decisions(position) if len(position.back_to(it.at).legal()) > 1)
    before = position.back_to(decision.at).redeal(decision.seat)
    other = another_turn(before, decision.answers)
    query = {"at": decision.at, "answers": "; ".join(other)}
    reply, steps = asked_to_the_end(guest, game, f"/api/tables/{game}/attempt", 1, **query)
    expected = judge_attempt(before, decision.seat, other, decision.answers, decision.answers, SEARCH)
    assert reply["attempt"]["lost"] == expected.lost
    assert (reply["attempt"]["is_good"], reply["attempt"]["gained"]) == (expected.is_good, expected.gained)
    assert 0 < steps < 25, "playouts are asked for in blocks"


@pytest.mark.late
def test_a_decision_is_judged_the_same_wherever_its_searches_run(over: tuple[Server, Position]) -> None:
    server, position = over
    game, count = position.game.name, len(decisions(position))
    known = [it for it in known_decisions(position) if len(it.before.legal()) > 1][-1]
    path = f"/api/tables/{unreviewed(game)}/judgement"
    reply, _ = asked_to_the_end(server.guest(), game, path, seconds_each(count), at=known.decision.at)
    assert reply["judgement"] == msgspec.to_builtins(judge_decision(known, SEARCH))
    answer = post(server.guest(), path, [WRONG["a turn that is not legal"]], 422, at=known.decision.at)
    assert answer["code"] == "wrong-results"


@pytest.mark.late
def test_a_decision_in_doubt_is_played_out_the_same_wherever_that_runs(over: tuple[Server, Position]) -> None:
    server, position = over
    game, guest = position.game.name, server.guest()
    known = [it for it in known_decisions(position) if len(it.before.legal()) > 1][-1]
    best = "; ".join(another_turn(known.before, known.decision.answers))
    doubt = msgspec.structs.replace(judge_decision(known, SEARCH), best=best, doubt=0.1)
    path, body = f"/api/tables/{unreviewed(game)}/judgement", {"judgement": msgspec.to_builtins(doubt)}
    found: list[Any] = []
    while (reply := post(guest, path, found, body=body, at=known.decision.at))["searches"]:
        found.append([searched(game, it) for it in reply["searches"]])
    expected = settle(known, doubt, SEARCH)
    assert reply["judgement"] == msgspec.to_builtins(expected)
    assert expected.loss is not None
    assert expected.loss.pairs == SEARCH.pairs
    for sums in ({"pairs": 10**6, "total": 0, "squares": 0}, {"pairs": 2, "total": 9, "squares": 1}):
        answer = post(guest, path, [[{"sums": sums | {"seconds": 1}}]], 422, body=body, at=known.decision.at)
        assert answer["code"] == "wrong-results"
    wrong = {"judgement": body["judgement"] | {"best": "something else"}}
    assert post(guest, path, [], 422, body=wrong, at=known.decision.at)["code"] == "wrong-results"


def reviewed_with(guest: Guest, table: str, own: object, first: int = 0, status: int = 200, **query: Any) -> Any:
    """Return the review of a table with the judgements of one's own device."""
    answer = guest.http.post(
        f"/api/tables/{table}/review", params=query, json={"first": first, "judgements": msgspec.to_builtins(own)}
    )
    assert answer.status_code == status, answer.text
    return answer.json()


def test_judgements_of_a_device_make_the_same_review_and_are_kept_nowhere(over: tuple[Server, Position]) -> None:
    server, position = over
    game, own, guest = position.game.name, judgements(position, {}), server.guest()
    table = unreviewed(game)
    begun = reviewed_with(guest, table, [])
    assert (begun["state"], begun["done"], len(begun["outline"])) == ("working", 0, begun["of"])
    part = reviewed_with(guest, table, own[:3], since=1)
    assert (part["state"], part["done"], [it["index"] for it in part["moments"]]) == ("working", 3, [1, 2])
    eyes: list[dict[str, Any]] = [{}, {"seat": 1}, {"seat": "public"}]
    for seat in eyes:
        assert reviewed_with(guest, table, own, **seat) == guest.get(f"/api/tables/{game}/review", **seat)
    with closing(connected(server.database)) as database:
        assert database.execute("SELECT COUNT(*) FROM reviews WHERE table_id = ?", (table,)).fetchone() == (0,)
    assert reviewed_with(guest, table, [])["done"] == 0


def test_a_stored_review_counts_more_than_what_a_device_says(over: tuple[Server, Position]) -> None:
    server, position = over
    game, own = position.game.name, judgements(position, {0: "something else"})
    whole = server.guest().get(f"/api/tables/{game}/review")
    assert reviewed_with(server.guest(), game, own) == whole
    assert reviewed_with(server.guest(), game, [], len(own)) == whole


def test_judgements_that_can_t_be_are_refused(over: tuple[Server, Position]) -> None:
    server, position = over
    guest, table, own = server.guest(), unreviewed(position.game.name), judgements(position, {})
    first, replaced = own[0], msgspec.structs.replace
    wrong = [
        (1, [own[1]]),
        (0, [own[1]]),
        (0, [*own, own[-1]]),
        (0, [replaced(first, seat=1 - first.seat)]),
        (0, [replaced(first, answers="something else")]),
        (0, [replaced(first, win=[0.5])]),
        (0, [replaced(first, luck=[0.5])]),
    ]
    for since, judged in wrong:
        assert reviewed_with(guest, table, judged, since, 422)["code"] == "wrong-results"
    answer = post(guest, f"/api/tables/{table}/judgement", [], 422, at=len(position.answers))
    assert answer["code"] == "no-position"


@pytest.mark.parametrize(("size", "status"), [(100_000, 200), (140_000, 413)])
def test_the_judgements_of_a_game_may_be_larger_than_other_bodies(
    over: tuple[Server, Position], size: int, status: int
) -> None:
    server, position = over
    path, body = (
        f"/api/tables/{unreviewed(position.game.name)}/review",
        b'{"first": 0, "judgements": []' + b" " * size + b"}",
    )
    answer = server.guest().http.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status


def test_a_turn_is_tried_beside_the_best_one_that_the_device_has_found(over: tuple[Server, Position]) -> None:
    server, position = over
    guest, decision = server.guest(), decisions(position)[-1]
    path, turn = f"/api/tables/{unreviewed(position.game.name)}/attempt", "; ".join(decision.answers)
    query = {"at": decision.at, "answers": turn}
    assert post(guest, path, [], 409, **query)["code"] == "not-reviewed"
    assert post(guest, path, [], 422, **query, best="something else")["code"] == "illegal-answer"
    assert "searches" in post(guest, path, [], **query, best=turn)


def test_a_review_on_the_device_waits_for_the_end_of_the_game(server: Server) -> None:
    anna = server.guest()
    table = anna.open()
    assert post(anna, f"/api/tables/{table['id']}/judgement", [], 409, at=0)["code"] == "game-not-over"
    assert reviewed_with(anna, table["id"], [], status=409)["code"] == "game-not-over"


def another_turn(before: Position, answers: tuple[str, ...]) -> tuple[str, ...]:
    """Return another turn than this one: the last legal answer to each question."""
    tried, seat = before.copy(), before.actor
    while tried.actor == seat:
        tried.play(next(it for it in reversed(tried.legal()) if tried.answers or it != answers[0]))
    return tuple(tried.answers)


def test_the_end_of_a_game_needs_no_search(over: tuple[Server, Position]) -> None:
    server, position = over
    reply = post(server.guest(), f"/api/tables/{position.game.name}/analysis", [])
    assert (reply["searches"], reply["analysis"]["asked"]) == ([], None)


SOUND = {"answers": [0], "visits": 1, "score": 0.0, "result": [0.0, 0.0], "win": [0.5, 0.5]}
WRONG = {
    "nothing": [],
    "too many searches": [{"candidates": [SOUND]}, {"candidates": [SOUND]}],
    "no turn": [{"candidates": []}],
    "a turn without simulations": [{"candidates": [SOUND | {"visits": 0}]}],
    "a turn that is not legal": [{"candidates": [SOUND | {"answers": [10**6]}]}],
    "a turn without end": [{"candidates": [SOUND | {"answers": [0] * 1000}]}],
    "a turn without answers": [{"candidates": [SOUND | {"answers": []}]}],
    "results for one seat": [{"candidates": [SOUND | {"win": [0.5]}]}],
    "another question's result": [{"plans": [[0]]}],
}


@pytest.mark.parametrize("name", WRONG)
def test_results_that_can_t_be_are_refused(over: tuple[Server, Position], name: str) -> None:
    server, position = over
    game, at = position.game.name, decisions(position)[-1].at
    answer = post(server.guest(), f"/api/tables/{game}/analysis", [WRONG[name]], 422, at=at)
    assert answer["code"] == "wrong-results"
    end = post(server.guest(), f"/api/tables/{game}/analysis", [[]], at=len(position.answers))
    assert end["analysis"], "nobody needs what was sent for a question that was not asked"


def test_a_player_of_another_seat_gets_no_state(server: Server) -> None:
    anna, bert = server.guest(), server.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for allowed, who, status in ((False, anna, 409), (True, bert, 403)):
        table = anna.post("/api/tables", game="carcassonne", seats=seats, analysis=allowed)
        post(who, f"/api/tables/{table['id']}/analysis", [], status)


@pytest.mark.parametrize("seat", range(4))
def test_h1_a_device_gets_nothing_that_its_seat_can_t_know(tmp_path: Path, seat: int) -> None:
    """H1, H5: the same bytes in two worlds that differ in a face that another seat has seen, and others for that seat."""
    sent = [asked_in(tmp_path / str(place), faces, seat) for place, faces in enumerate(FACES)]
    assert (sent[0] == sent[1]) == (seat != 0)


def asked_in(folder: Path, faces: tuple[str, str], seat: int) -> object:
    _, _, position = known_in(folder, faces, seat)
    return device.step("rattus", analysing(position, seat, 0), [], EFFORT).searches


def test_h1_a_review_sends_a_device_nothing_that_the_deciding_seat_did_not_know() -> None:
    """H1, H5: the same bytes for all other seats in two worlds that differ in a face that one seat has seen."""
    worlds = never_revealed()
    pairs = zip(known_decisions(worlds.first), known_decisions(worlds.second), strict=True)
    assert {one.decision.seat for one, two in pairs if judged_by(one) != judged_by(two)} == {worlds.looker}


def judged_by(known: KnownDecision) -> object:
    """Return all that a device gets of a decision: the position before it, to search and to play out, and for luck the one after it."""
    played = "; ".join(known.decision.answers)
    doubt = Judgement(known.decision.seat, played, [], played, [], [], 0.1, False, None, [], None)
    asked = [device.step("rattus", it, [], EFFORT).searches for it in (judging(known, 0), settling(known, doubt, 1, 0))]
    return asked, known.after.to_json()


def test_a_found_turn_ends_where_another_seat_is_asked() -> None:
    start = games.get("rattus").new(players=2)
    start.play_chance(random.Random(1))
    after = start.copy().play("gallia")
    assert (start.question, after.question, after.actor != start.actor) == ("settle", "settle", True)
    own, other = start.number_of("gallia"), after.number_of("gallia")
    turns = device._Turns("rattus")
    assert [turns.are_legal(start.state, answers) for answers in ([own], [own, other])] == [True, False]
