"""Tables with every choice of cards: opened, stored, replayed, played by bots in worker processes, taken back step by step."""

import asyncio
import random
from contextlib import closing
from typing import Any

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.games.rattus.views.catalogue import catalogue

from .bot_pools import open_bot_pool
from .places import connected
from .serving import Guest, Server, until
from .storing import store_game
from .worlds import READINGS, choose, lies_open, words

RATTUS = games.get("rattus")
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
NAMED = list(catalogue().sets)
WAYS = [*NAMED, *catalogue().random]
SIX = ["nun", "wizard", "serf", "queen", "crusader", "courier"]


@pytest.mark.parametrize("way", [*WAYS, "blopqr", SIX])
def test_s10_a_table_shows_its_six_cards_however_they_were_chosen(guest: Guest, way: Any) -> None:
    view = guest.open(HOTSEAT, cards=way)["view"]
    assert len(view["options"]["cards"]) == 6
    assert sorted(view["cards"]) == sorted(view["options"]["cards"])
    assert view["code"] == "".join(sorted(_letters()[card] for card in view["cards"]))
    has_chivalry = {"knight", "crusader", "soldier"} & set(view["cards"])
    assert view["advice"] == ([] if has_chivalry else ["no-chivalry"])


def _letters() -> dict[str, str]:
    return {card.id: card.letter for card in catalogue().cards}


def test_s10_a_code_opens_the_same_cards_again(guest: Guest) -> None:
    view = guest.open(HOTSEAT, cards="random")["view"]
    again = guest.open(HOTSEAT, cards=view["code"])["view"]
    assert sorted(again["cards"]) == sorted(view["cards"])


def test_s10_a_chivalry_card_is_forced_in(guest: Guest) -> None:
    for _ in range(12):
        view = guest.open(HOTSEAT, cards="random", chivalry=True)["view"]
        assert view["advice"] == []
        assert {"knight", "crusader", "soldier"} & set(view["cards"])


def test_s10_drawn_cards_are_announced_and_the_answers_of_chance_are_not(guest: Guest) -> None:
    table = guest.open(HOTSEAT, cards="one-of-each")
    (entry,) = guest.log(table)
    chosen = [event["card"] for event in entry["events"] if event["kind"] == "card-chosen"]
    assert sorted(chosen) == sorted(table["view"]["options"]["cards"])
    assert entry["answer"] is None
    assert table["undo_floor"] == table["length"]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"cards": "winter"}, "base, prosperous-times, rat-control, europe-at-war, random, one-of-each"),
        ({"cards": "abcdeg "}, "the code of a set"),
        ({"cards": "fedcba"}, "six letters in order"),
        ({"cards": SIX[:5]}, "RAT-S9"),
        ({"cards": SIX[:5] + SIX[:1]}, "RAT-S9"),
        ({"cards": [*SIX[:5], "abbot"]}, "unknown card 'abbot'; known are peasant"),
        ({"cards": 6}, "cards: must be one of base"),
        ({"cards": None}, "cards: must be one of base"),
        ({"chivalry": "yes"}, "chivalry: must be true or false"),
        ({"chivalry": 1}, "chivalry: must be true or false"),
        ({"chivalry": True, "cards": "rat-control"}, "chivalry: there is no Chivalry card among"),
    ],
)
def test_a_choice_that_can_not_be_is_refused(guest: Guest, options: dict[str, Any], named: str) -> None:
    problem = guest.refused("/api/tables", 422, game="rattus", seats=HOTSEAT, options=options)
    assert problem["code"] == "bad-option"
    assert named in problem["message"]


@pytest.mark.late
def test_a_stored_game_keeps_the_way_and_goes_on_after_a_restart(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    cookies = dict(guest.http.cookies)
    tables = [
        guest.play_on(guest.open(HOTSEAT, cards=way, **options), random.Random(8), 40)
        for way, options in (("random", {"chivalry": True}), ("one-of-each", {}), ("rat-control", {"rules": "printed"}))
    ]
    with closing(connected(server.database)) as database:
        rows = dict(database.execute("SELECT id, options FROM tables").fetchall())
    stored = [msgspec.json.decode(rows[table["id"]]) for table in tables]
    assert [options["cards"] for options in stored[:2]] == ["random", "one-of-each"]
    assert stored[0]["chivalry"]
    server.kill()
    server.start()
    again = server.guest()
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    for table in tables:
        assert again.table(table) == table
        assert again.play_on(table, random.Random(9), 2000)["over"]
        position = RATTUS.replay(again.http.get(f"/api/tables/{table['id']}/record").text)
        assert sorted(position.view()["cards"]) == sorted(table["view"]["cards"])


def undo(guest: Guest, table: Any, to: int) -> Any:
    path = f"/api/tables/{table['id']}/undo"
    return guest.post(path, ply=table["ply"], seat=table["view"]["actor"], to=to)["table"]


def test_h4_each_answer_to_a_card_can_be_taken_back_by_itself(guest: Guest) -> None:
    table = at_turn(guest, cards="rat-control")
    line = ["take emperor", "use emperor", "anglia-gallia", "gallia-germania", "stop"]
    line += [f"add {next(text for text in table['view']['legal'] if text.startswith('add'))[4:]}"]
    shown = [table]
    for answer in line:
        shown.append(guest.answer(shown[-1], answer)["table"])
    assert [draft["answer"] for draft in shown[-1]["draft"]][-len(line) :] == line
    for before in reversed(shown[:-1]):
        table = undo(guest, shown[-1] if before is shown[-2] else table, before["length"])
        assert table["view"] == before["view"]


def test_h4_placing_the_cubes_of_a_taken_card_can_be_taken_back_with_the_taking(guest: Guest) -> None:
    table = guest.answer(at_turn(guest, cards="prosperous-times"), "take baker; use baker")["table"]
    seat = table["view"]["actor"]
    while table["view"]["question"] != "turn" or table["view"]["actor"] == seat:
        legal = table["view"]["legal"]
        moves = [text for text in legal if text.startswith("plague")]
        table = guest.answer(table, (moves or legal)[0])["table"]
    before = table
    asked = guest.answer(before, "take baker")["table"]
    assert (asked["view"]["question"], asked["view"]["actor"]) == ("baker all to", 1 - seat)
    placed = guest.answer(asked, asked["view"]["legal"][0])["table"]
    assert sum(placed["view"]["baker"]) == 0
    assert undo(guest, placed, asked["length"])["view"] == asked["view"]
    assert undo(guest, guest.table(placed), before["length"])["view"] == before["view"]


def at_turn(guest: Guest, **options: Any) -> Any:
    """Return a table whose first turn has just begun."""
    table = guest.open(HOTSEAT, **options)
    while table["view"]["question"] != "turn":
        table = guest.answer(table, table["view"]["legal"][0])["table"]
    return table


def test_h4_a_reveal_is_a_barrier_and_the_order_after_it_is_none(start: Any) -> None:
    game = _opened()
    server: Server = start()
    store_game(server.database, "opened", game, ["me"] * len(game.scores))
    guest = server.guest()
    guest.http.cookies.clear()
    guest.http.cookies.set("ratskeller_session", "me")
    table = guest.table({"id": "opened"})
    assert table["undo_floor"] == table["length"]
    path = "/api/tables/opened/undo"
    refused = guest.refused(path, 409, ply=table["ply"], seat=table["view"]["actor"], to=table["length"] - 1)
    assert refused["code"] == "undo-barrier"
    first = guest.answer(table, table["view"]["legal"][1])["table"]
    assert first["view"]["question"] == "order"
    assert undo(guest, first, table["length"])["view"] == table["view"]


def _opened() -> Position:
    """Return a game in which several rats lie open, their order is asked, and the first that counts asks nobody else."""
    for seed in range(500):
        rng, game = random.Random(seed), RATTUS.new(players=2, cards="europe-at-war")
        while not game.over:
            if lies_open(game) and game.copy().play(game.legal()[1]).question == "order":
                return game
            if game.actor == "chance":
                game.play_chance(rng)
            else:
                game.play(choose(game, game.legal(), rng, words("take crusader", "yes")))
    raise AssertionError("no rats were opened")


@pytest.mark.late
@pytest.mark.parametrize("way", WAYS)
def test_bots_play_every_set_against_a_person(guest: Guest, way: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = guest.play_on(guest.open(seats, cards=way, rules="printed"), random.Random(3), 12)
    table = until(lambda: (now := guest.table(table))["view"]["legal"] and now)
    assert {entry["actor"] for entry in guest.log(table)} == {0, 1, 2, "chance"}


@pytest.mark.late
@pytest.mark.parametrize("rules", READINGS)
def test_every_bot_answers_every_question_of_every_card(rules: str) -> None:
    """In worker processes, which get the position as JSON: in the middle of every question that cards ask."""
    asked = {"random": _questions(rules, 200), "greedy": _questions(rules, 1)}
    asked |= {"alderman": asked["greedy"]}

    async def run() -> None:
        async with open_bot_pool(30) as bot_pool:
            for name, positions in asked.items():
                for position in positions.values():
                    seat = position.actor
                    assert isinstance(seat, int)
                    answers = (await bot_pool.think(name, seat, position.redeal(seat))).answers
                    assert answers, (name, position.question)
                    position.copy().play("; ".join(answers))

    asyncio.run(run())


def _questions(rules: str, seed: int) -> dict[str, Position]:
    """Return a position for each question that is met in some games over all sets."""
    found: dict[str, Position] = {}
    for number in range(12):
        rng = random.Random(seed + number)
        game = RATTUS.new(players=2 + number % 3, cards=WAYS[number % len(WAYS)], rules=rules)
        while not game.over:
            if game.actor == "chance":
                game.play_chance(rng)
                continue
            found.setdefault(str(game.question), game.copy())
            game.play(choose(game, game.legal(), rng, words("use", "take")))
    assert len(found) > 25
    return found
