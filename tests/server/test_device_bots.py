"""Bots that think on the device of the only person at a table: what it gets, what it may answer, and that a game never waits for it."""

import asyncio
import random
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from ratskeller import games
from ratskeller.bots.ladder import usual_seconds
from ratskeller.core.position import Position
from ratskeller.server.tables.bot_turns import BotChannel, LiveBot
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.session import Features, TableSession
from ratskeller.strength.long_thoughts import LONG
from ratskeller.wasm.position import state_of

from .places import fresh, store_of
from .serving import Guest, Server, received, until
from .storing import BOT, store_game
from .test_secrets import FACES, look_at_two_rats
from .worlds import fork, words

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
MOST_COMPARED = 8
"""Questions to bots whose bytes are compared in a game."""
CLOCK = {"kind": "live", "turn": 60, "reserve": 60}


@pytest.fixture(scope="module")
def lending(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets bots think on devices."""
    server = Server(fresh(tmp_path_factory.mktemp("devices") / "tables.sqlite3"), bots_on_device=True).start()
    yield server
    server.stop()


def opened(guest: Guest, seats: list[dict[str, Any]] | None = None, friendly: bool = True, **more: Any) -> Any:
    """Open a table at which seat 0 begins."""
    options = {"start": 0}
    return guest.post(
        "/api/tables", game="rattus", seats=seats or SEATS, options=options, **({"friendly": friendly} | more)
    )


def heard_until_asked(guest: Guest, table: Any, socket: ClientConnection) -> list[Any]:
    """Answer until it is the turn of a bot, and return what the socket says until a bot has answered or is asked for an answer here."""
    table = guest.table(table)
    while table["view"]["actor"] == 0:
        table = guest.answer(table, table["view"]["legal"][0])["table"]
    heard = []
    while not heard or not (heard[-1]["type"] == "bot" or answered(heard[-1])):
        heard.append(received(socket))
    return heard


def answered(message: Any) -> bool:
    return message["type"] == "entries" and any(entry["actor"] == 1 for entry in message["entries"])


def asked(guest: Guest, table: Any, socket: ClientConnection) -> Any:
    """Return the question of a bot to this device."""
    message = heard_until_asked(guest, table, socket)[-1]
    assert message["type"] == "bot"
    return message


def legal_numbers(message: Any) -> list[int]:
    """Return the legal answers of a bot in the state that its device got."""
    game = games.get("rattus")
    state, most = state_of(game, b64decode(message["state"])), game.rules.MOST_OPTIONS
    out, weights = [0] * most, [0] * most
    return out[: game.rules.legal(state, out, weights)]


def give(guest: Guest, table: Any, message: Any, answers: list[int], status: int = 204) -> Any:
    body = {"ply": message["ply"], "seat": message["seat"], "answers": answers}
    reply = guest.http.post(f"/api/tables/{table['id']}/bot", json=body)
    assert reply.status_code == status, reply.text
    return None if status == 204 else reply.json()["code"]


def entries_of_bot(guest: Guest, table: Any, after: int) -> list[Any]:
    """Wait for a bot's entries after one, and return them."""
    return until(lambda: [entry for entry in guest.log(table, after) if entry["actor"] == 1])  # type: ignore[no-any-return]


def test_the_answer_of_a_device_is_the_bot_s_and_counts_once(lending: Server) -> None:
    anna = lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        question = asked(anna, table, socket)
        assert question["bot"] == "novice"
        assert question["ply"] == anna.table(table)["ply"]
        number = random.Random(1).choice(legal_numbers(question))
        give(anna, table, question, [number])
        entry = entries_of_bot(anna, table, question["ply"])[0]
        assert give(anna, table, question, [number], 409) == "stale-ply"
    game = games.get("rattus")
    state = state_of(game, b64decode(question["state"]))
    assert entry["answer"] == game.text(state, game.new(**table["view"]["options"]).options, number)
    assert entry["ply"] == question["ply"] + 1
    assert entry["stand_in"] is None


def test_a_device_has_more_time_for_the_long_thoughts_of_the_strongest_level(lending: Server) -> None:
    anna = lending.guest()
    strongest = {"kind": "bot", "bot": "plague-doctor"}
    for bot, times in ((strongest, LONG), (SEATS[1], 1)):
        table = opened(anna, [SEATS[0], bot], long_thoughts=True)
        with anna.live(table, bots=True) as socket:
            question = asked(anna, table, socket)
            assert question["times"] == times
            if times == LONG:
                assert question["seconds"] == LONG * usual_seconds("plague-doctor", "rattus")


@pytest.mark.parametrize("answers", [[10**6], [-1], []])
def test_where_the_answer_can_t_be_played_the_server_s_own_bot_answers(lending: Server, answers: list[int]) -> None:
    anna = lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        question = asked(anna, table, socket)
        if answers == [-1]:
            assert give(anna, table, question, answers, 400) == "bad-request"
            answers = legal_numbers(question)[:1] * 2 + [10**6]
        status = 422 if answers else 204
        assert give(anna, table, question, answers, status) == ("wrong-results" if answers else None)
        assert entries_of_bot(anna, table, question["ply"])


def test_a_late_answer_changes_nothing_and_a_slow_device_is_not_asked_again(lending: Server) -> None:
    anna = lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        question = asked(anna, table, socket)
        entries = entries_of_bot(anna, table, question["ply"])
        assert give(anna, table, question, legal_numbers(question)[:1], 409) == "stale-ply"
        assert entries_of_bot(anna, table, question["ply"])[: len(entries)] == entries
        until(lambda: anna.table(table)["view"]["actor"] == 0)
        assert "bot" not in [it["type"] for it in heard_until_asked(anna, table, socket)]


def test_a_device_that_goes_away_keeps_nobody_waiting(lending: Server) -> None:
    anna = lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        question = asked(anna, table, socket)
    assert entries_of_bot(anna, table, question["ply"])
    assert give(anna, table, question, legal_numbers(question)[:1], 409) == "stale-ply"


def test_nobody_else_answers_for_a_bot(lending: Server) -> None:
    anna, bert = lending.guest(), lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        question = asked(anna, table, socket)
        assert give(bert, table, question, legal_numbers(question)[:1], 403) == "wrong-seat"
        give(anna, table, question, legal_numbers(question)[:1])
    assert entries_of_bot(anna, table, question["ply"])


@pytest.mark.parametrize("more", [{"friendly": False}, {"clock": CLOCK}], ids=["rated", "clock"])
def test_the_server_answers_where_more_than_a_game_for_fun_depends_on_it(lending: Server, more: dict[str, Any]) -> None:
    anna = lending.guest()
    table = opened(anna, **more)
    with anna.live(table, bots=True) as socket:
        assert answered(heard_until_asked(anna, table, socket)[-1])


def test_the_server_answers_for_bots_among_several_people(lending: Server) -> None:
    anna, bert = lending.guest(), lending.guest()
    table = opened(anna, [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}])
    bert.post(f"/api/tables/{table['id']}/join", seat=2)
    with anna.live(table, bots=True) as socket:
        assert answered(heard_until_asked(anna, table, socket)[-1])


def test_the_server_answers_where_its_owner_does_not_let_devices(server: Server) -> None:
    anna = server.guest()
    table = opened(anna)
    with anna.live(table, bots=True) as socket:
        assert answered(heard_until_asked(anna, table, socket)[-1])
    body = {"ply": anna.table(table)["ply"], "seat": 1, "answers": [0]}
    assert anna.refused(f"/api/tables/{table['id']}/bot", 409, **body)["code"] == "stale-ply"


def test_a_window_in_the_background_is_not_asked(lending: Server) -> None:
    anna = lending.guest()
    table = opened(anna)
    with anna.live(table, bots=True, away=True) as socket:
        assert answered(heard_until_asked(anna, table, socket)[-1])


def sent(folder: Path, position: Position, person: int, **more: Any) -> LiveBot | None:
    """Return what is sent to the device of a person when a bot at their table is asked; `more` holds fields of the table."""

    async def run() -> LiveBot | None:
        store = store_of(folder)
        session = TableSession("table", store, features=Features(channels=[BotChannel]))
        await session.load()
        session.listeners.add(Listener("anna", None, thinks=True))
        actor = session.position.actor
        assert isinstance(actor, int)
        visible = session.position.redeal(actor)
        question = session.channel(BotChannel).question(session.seats[actor], session.row.ply, visible, 1.0)
        await store.close()
        return None if question is None else question.message

    holders = ["anna" if seat == person else BOT for seat in range(len(position.scores))]
    store_game(fresh(folder), "table", position, holders, bot="novice", friendly=True, **more)
    return asyncio.run(run())


@pytest.mark.parametrize("more", [{"day": "2026-11-24"}, {"lesson": "first"}, {}], ids=["day", "lesson", "neither"])
def test_a_lesson_and_the_daily_plague_never_ask_a_device(tmp_path: Path, more: dict[str, str]) -> None:
    position = games.get("rattus").new(players=2, start=0)
    while position.actor != 1:
        position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
    assert (sent(tmp_path / "game", position, person=0, **more) is None) == bool(more)


def test_h1_what_only_a_bot_has_seen_never_leaves_the_server(tmp_path: Path) -> None:
    """H1, H5: seat 0 has looked at two rats and is asked."""
    assert sent(tmp_path / "game", look_at_two_rats(FACES[0]), person=1) is None


def test_h1_a_bot_on_the_device_does_not_know_what_its_person_has_seen(tmp_path: Path) -> None:
    """H1, H5: seat 0, the person's, has looked; a bot is asked. It plays the same in both worlds."""
    both = []
    for place, faces in enumerate(FACES):
        position = look_at_two_rats(faces).play("no")
        while position.actor in {0, "chance"}:
            position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
        both.append(sent(tmp_path / str(place), position, person=0))
    assert both[0] is not None
    assert both[0] == both[1]


@pytest.mark.parametrize("seed", range(3))
def test_h1_over_random_games_a_device_gets_the_same_in_two_worlds(tmp_path: Path, seed: int) -> None:
    """H1, H5: the worlds differ in what a seat has seen that the person hasn't; at every question of every bot the same bytes are sent."""
    rng, eager = random.Random(seed), words("witch", "use", "take")
    found = (fork(seed + 100 * nth, eager, players=2 + seed % 3, cards="random") for nth in range(20))
    worlds = next(filter(None, found))
    person = next(seat for seat in worlds.others() if seat is not None)
    kinds: list[tuple[bool, bool]] = []
    for nth in range(100):
        actor = worlds.first.actor
        if isinstance(actor, int) and actor != person:
            pair = [sent(tmp_path / f"{nth}-{at}", it, person) for at, it in enumerate((worlds.first, worlds.second))]
            assert pair[0] == pair[1]
            kinds.append((actor == worlds.looker, pair[0] is None))
        if len(kinds) == MOST_COMPARED or not worlds.step(rng, eager):
            break
    assert kinds
    assert (True, False) not in kinds, "the bot that has looked knows more than the person as long as the worlds differ"
