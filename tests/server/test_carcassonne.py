"""Tables of Carcassonne: opened with every option, played over HTTP and sockets, taken back, stored; and what nobody may know."""

import asyncio
import json
import random
import zlib
from contextlib import closing
from typing import Any

import msgspec
import pytest

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.games.carcassonne.views.catalogue import catalogue

from .bot_pools import open_bot_pool
from .places import connected
from .serving import Guest, Server, received
from .storing import store_game

GAME = games.get("carcassonne")
OPTIONS = {option.name: option for option in GAME.OPTIONS if option.kind in ("switch", "choice")}
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
BOT = {"kind": "bot", "bot": "random"}
EVERYTHING = {
    **{"plague_tiles": 12, "grace": 17, "spread": "copy", "reach": "feature", "small_cities": 2, "start": "random"},
    **{"river": True, "inns": True, "abbot": True, "farmers": False},
}


def carcassonne(guest: Guest, seats: list[dict[str, Any]] | None = None, **options: Any) -> Any:
    """Open a table, for two at one screen unless told otherwise."""
    return guest.open(seats or HOTSEAT, "carcassonne", **options)


def hotseat(count: int) -> list[dict[str, Any]]:
    return [{"kind": "me"}, *[{"kind": "hotseat"}] * (count - 1)]


def undo(guest: Guest, table: Any, to: int) -> Any:
    path = f"/api/tables/{table['id']}/undo"
    return guest.post(path, ply=table["ply"], seat=table["view"]["actor"], to=to)["table"]


# opening


def test_the_game_is_offered_with_its_players_bots_and_tiles(guest: Guest) -> None:
    offered = {game["name"]: game for game in guest.get("/api/games")["games"]}["carcassonne"]
    assert offered["players"] == [2, 3, 4, 5, 6]
    assert "random" in offered["bots"]
    assert guest.get("/api/games/carcassonne/catalogue") == msgspec.to_builtins(catalogue())


@pytest.mark.parametrize("name", OPTIONS)
def test_a_table_is_opened_with_every_value_of_every_option(guest: Guest, name: str) -> None:
    for value in OPTIONS[name].values:
        view = carcassonne(guest, **{name: value})["view"]
        chosen = {other: option.usual for other, option in OPTIONS.items()} | {name: value}
        for other, option in OPTIONS.items():
            if option.only_unusual and chosen[other] == option.usual:
                del chosen[other]
        assert view["options"] == {"players": 2, **chosen, "start": 0}


def test_bas1_six_need_inns(guest: Guest) -> None:
    refused = guest.refused("/api/tables", 422, game="carcassonne", seats=hotseat(6))
    assert (refused["code"], "needs 'inns' to be true" in refused["message"]) == ("bad-option", True)
    table = carcassonne(guest, hotseat(6), inns=True)
    assert table["view"]["supplies"] == [{"follower": 7, "large": 1}] * 6
    guest.refused("/api/tables", 422, game="carcassonne", seats=hotseat(7), options={"inns": True})


def test_a_drawn_start_player_is_announced(guest: Guest) -> None:
    table = carcassonne(guest, hotseat(5), start="random")
    events = [event for entry in guest.log(table) for event in entry["events"]]
    assert [event["kind"] for event in events] == ["start-seat-drawn", "turn-began", "tile-drawn"]
    assert events[0]["seat"] == table["view"]["actor"] == table["view"]["seat"]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"plague": "maybe"}, "plague: "),
        ({"plague_tiles": "6"}, "plague_tiles: "),
        ({"spread": None}, "spread: "),
        ({"reach": ["near"]}, "reach: "),
        ({"start": 2}, "start: "),
        ({"players": 3}, "seats: "),
        ({"cards": "base"}, "options.cards: unknown option"),
        ({"tiles": "x.toml"}, "options.tiles: unknown option"),
    ],
)
def test_options_that_can_not_be_are_refused_by_name(guest: Guest, options: dict[str, Any], named: str) -> None:
    refused = guest.refused("/api/tables", 422, game="carcassonne", seats=HOTSEAT, options=options)
    assert refused["code"] in ("bad-option", "bad-seats")
    assert refused["message"].startswith(named)
    assert guest.get("/api/tables")["tables"] == []


# playing


def test_a_tile_and_a_figure_are_one_line(guest: Guest) -> None:
    table = carcassonne(guest)
    lay = next(text for text, lay in table["view"]["lays"].items() if len(lay["followers"]) > 1)
    figure = next(text for text in table["view"]["lays"][lay]["followers"] if text != "none")
    update = guest.answer(table, f"{lay}; {figure}")
    first, second, chance = update["entries"]
    assert ([first["answer"], second["answer"]], first["actor"], second["actor"]) == ([lay, figure], 0, 0)
    assert (chance["actor"], chance["answer"]) == ("chance", None)
    assert [event["kind"] for event in chance["events"]] == ["tile-drawn"]
    at, turned = lay.split()
    laid = update["table"]["view"]["board"][-1]
    assert (laid["at"], f"r{laid['r']}") == (at, turned)


def test_an_answer_that_is_none_changes_nothing(guest: Guest) -> None:
    table = carcassonne(guest)
    path, lay = f"/api/tables/{table['id']}/answers", table["view"]["legal"][0]
    for line in ("0,0 r0", f"{lay}; c9", f"{lay}; none; none", "none"):
        refused = guest.refused(path, 422, ply=table["ply"], seat=0, answer=line)
        assert refused["code"] == "illegal-answer"
    assert guest.table(table) == table


def test_a_laid_tile_can_be_taken_back_until_the_next_is_drawn(guest: Guest) -> None:
    table = carcassonne(guest)
    laid = guest.answer(table, table["view"]["legal"][-1])["table"]
    assert laid["view"]["question"] == "follower"
    assert [draft["answer"] for draft in laid["draft"]] == [table["view"]["legal"][-1]]
    back = undo(guest, laid, table["length"])
    assert back["view"] == table["view"]
    ended = guest.answer(back, f"{table['view']['legal'][0]}; none")["table"]
    assert ended["undo_floor"] == ended["length"]
    path = f"/api/tables/{table['id']}/undo"
    refused = guest.refused(path, 409, ply=ended["ply"], seat=ended["view"]["actor"], to=table["length"])
    assert refused["code"] == "undo-barrier"


@pytest.mark.late
def test_a_whole_game_against_bots_is_heard_stored_and_replayed(guest: Guest) -> None:
    table = carcassonne(guest, [{"kind": "me"}, BOT, BOT], **EVERYTHING)
    rng, entries = random.Random(1), []
    with guest.live(table) as socket:
        while not (message := received(socket))["table"]["over"]:
            entries += message["entries"]
            if message["table"]["view"]["legal"]:
                guest.answer(message["table"], rng.choice(message["table"]["view"]["legal"]))
    entries += message["entries"]
    last = guest.table(table)
    assert [entry["ply"] for entry in entries] == list(range(1, last["ply"] + 1))
    assert entries == guest.log(table)
    events = [event for entry in entries for event in entry["events"]]
    assert events[-1]["kind"] == "game-over"
    assert last["view"]["scores"] == events[-1]["scores"]
    position = GAME.replay(guest.http.get(f"/api/tables/{table['id']}/record").text)
    assert (position.over, position.places) == (True, last["view"]["places"])


@pytest.mark.late
def test_what_travels_stays_small(guest: Guest) -> None:
    table = carcassonne(guest, hotseat(6), **EVERYTHING | {"farmers": True})
    rng, largest, longest = random.Random(2), 0, 0
    while not table["over"]:
        longest = max(longest, *map(len, table["view"]["legal"]))
        table = guest.answer(table, rng.choice(table["view"]["legal"]))["table"]
        largest = max(largest, len(zlib.compress(json.dumps(table, separators=(",", ":")).encode())))
    assert longest <= 16
    # Packed, as it travels. Every deal is another: 8,000 to 9,600 bytes in fourteen games
    assert largest < 12_000


# what nobody may know


def late_position(seed: int, **options: Any) -> Position:
    """Return a game in which some turns have been played and a tile waits to be laid."""
    rng, position = random.Random(seed), GAME.new(players=3, **options)
    while position.question != "lay" or position.view()["turn_number"] < 20:
        if position.actor == "chance":
            position.play_chance(rng)
        else:
            position.play(rng.choice(position.legal()))
    return position


@pytest.fixture
def stored(start: Any) -> tuple[Server, Position]:
    """A server with a game of three people, and that game."""
    position, server = late_position(5, river=True, abbot=True), start()
    store_game(server.database, "game", position, ["anna", "bert", "carl"], ["dora"])
    return server, position


def known_as(server: Server, name: str) -> Guest:
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set("ratskeller_session", name)
    return guest


def test_all_see_the_same_but_what_the_one_who_is_asked_can_do(stored: tuple[Server, Position]) -> None:
    server, position = stored
    views = {name: known_as(server, name).table({"id": "game"})["view"] for name in ("anna", "bert", "carl", "dora")}
    asked = ["anna", "bert", "carl"][position.state.seat]
    own = {"viewer", "legal", "final", "lays", "misfits"}
    assert [name for name, view in views.items() if "lays" in view] == [asked]
    assert [name for name, view in views.items() if view["legal"]] == [asked]
    shown = [{key: value for key, value in view.items() if key not in own} for view in views.values()]
    assert shown[0] == shown[1] == shown[2] == shown[3]
    assert views[asked]["lays"].keys() == set(views[asked]["legal"])


def test_a_seat_that_is_not_ones_own_shows_no_choices(stored: tuple[Server, Position]) -> None:
    server, position = stored
    for name in ("dora", ["anna", "bert", "carl"][(position.state.seat + 1) % 3]):
        for seat in (0, 1, 2):
            assert "lays" not in known_as(server, name).table({"id": "game"}, seat=seat)["view"]


def test_the_order_of_the_stack_is_nowhere(stored: tuple[Server, Position]) -> None:
    """All that is shown and stored follows from the answers so far, and the next tile is not among them."""
    server, position = stored
    again = GAME.resume(position.options, position.answers)
    for seat, name in enumerate(("anna", "bert", "carl")):
        shown = known_as(server, name).table({"id": "game"})
        assert shown["view"] == json.loads(json.dumps(again.view(seat)))
        listed = [tile.id for tile in catalogue().tiles]
        assert list(shown["view"]["stack"]) == sorted(shown["view"]["stack"], key=listed.index)
    with closing(connected(server.database)) as database:
        stored_answers = [answer for (answer,) in database.execute("SELECT answer FROM entries ORDER BY ply")]
        [(options,)] = database.execute("SELECT options FROM tables").fetchall()
    assert stored_answers == position.answers
    assert json.loads(options) == position.options


def test_what_is_drawn_is_not_decided_before(guest: Guest) -> None:
    tables = [carcassonne(guest) for _ in range(12)]
    assert len({table["view"]["tile"] for table in tables}) > 1
    assert len({json.dumps(table["view"]["board"]) for table in tables}) == 1


# storing, bots


@pytest.mark.late
def test_a_table_goes_on_after_a_restart(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    cookies = dict(guest.http.cookies)
    tables = [guest.play_on(carcassonne(guest, **options), random.Random(8), 61) for options in ({}, EVERYTHING)]
    laid = [table["view"]["question"] for table in tables]
    assert set(laid) <= {"lay", "follower"}
    server.kill()
    server.start()
    again = server.guest()
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    for table in tables:
        assert again.table(table) == table
        assert again.play_on(table, random.Random(9), 1000)["over"]


@pytest.mark.late
def test_every_bot_answers_in_worker_processes() -> None:
    position = late_position(3, inns=True, abbot=True)
    laid = position.copy().play(position.legal()[0])

    async def run() -> None:
        async with open_bot_pool(30) as bot_pool:
            # Bots of other packages would compile rules of their own first
            for name in set(bots.names("carcassonne")) - set(bots.plugin_names("carcassonne")):
                for asked in (position, laid):
                    seat = asked.actor
                    assert isinstance(seat, int)
                    answers = (await bot_pool.think(name, seat, asked.redeal(seat))).answers
                    assert answers, (name, asked.question)
                    asked.copy().play("; ".join(answers))

    asyncio.run(run())
