"""The catalogue of a game, and every way of choosing the cards (S10) over HTTP."""

import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from ratskeller import games, words
from ratskeller.games.rattus.views.catalogue import catalogue as catalogue_of_rattus
from ratskeller.server.app.assembly import make_api
from ratskeller.server.catalogue import routes
from ratskeller.server.settings import Settings

from .serving import Guest, Server, served, until

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
CATALOGUE = catalogue_of_rattus()
CLASS_OF = {card.id: card.cls for card in CATALOGUE.cards}
CLASSES = {"Pe", "Bo", "Ch", "Cv", "Mg", "Ro"}
CHURCH_AND_PEASANTRY = ["monk", "nun", "bishop", "peasant", "serf", "baker"]


def cards_of(table: Any) -> list[str]:
    """Return the six cards of a table."""
    cards: list[str] = table["view"]["options"]["cards"]
    assert len(set(cards)) == 6
    assert set(table["view"]["cards"]) == set(cards)
    return cards


def test_the_catalogue_names_all_cards_with_their_classes_and_letters(guest: Guest) -> None:
    catalogue = guest.get("/api/games/rattus/catalogue")
    assert catalogue == msgspec.to_builtins(CATALOGUE)
    assert (
        len({card["id"] for card in catalogue["cards"]}) == len({card["letter"] for card in catalogue["cards"]}) == 18
    )
    assert all(list(CLASS_OF.values()).count(name) == 3 for name in CLASSES)
    assert (catalogue["in_play"], catalogue["chivalry_advised_below"]) == (6, 4)


def test_everything_in_the_catalogue_has_words() -> None:
    english = words.load("en", words.package_of(games.get("rattus")), strict=True)
    for card in CATALOGUE.cards:
        assert all(english.has(f"card-{card.id}{part}") for part in ("", ".does", ".final"))
        assert english.has(f"symbol-{card.cls.lower()}")
    for way in [*CATALOGUE.sets, *CATALOGUE.random]:
        assert english.has(f"set-{way}")
        assert english.has(f"set-{way}.about")


def test_every_game_has_a_catalogue_and_other_names_have_none(guest: Guest) -> None:
    for game in guest.get("/api/games")["games"]:
        assert isinstance(guest.get(f"/api/games/{game['name']}/catalogue"), dict)
    for name in ("chess", "x" * 300, "%00"):
        answer = guest.http.get(f"/api/games/{name}/catalogue")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
        assert f"there are {', '.join(games.names())}" in answer.json()["message"]


def test_the_start_page_gets_all_that_it_shows_in_one_answer(guest: Guest) -> None:
    table = guest.open(game="rattus")
    page = guest.get("/api/start", game="rattus")
    assert page["me"] == guest.get("/api/me")
    assert page["games"] == guest.get("/api/games")["games"]
    assert page["tables"] == guest.get("/api/tables")["tables"]
    assert [it["id"] for it in page["tables"]] == [table["id"]]
    assert page["catalogue"] == guest.get("/api/games/rattus/catalogue")
    assert guest.get("/api/start", game="chess")["catalogue"] is None


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server at which nobody has played."""
    yield from served(tmp_path)


def test_the_start_page_gets_a_public_game_to_watch_that_runs_or_else_has_ended(own_server: Server) -> None:
    player, stranger = own_server.guest(), own_server.guest()

    def shown() -> list[tuple[str, bool]]:
        found = stranger.get("/api/start", game="rattus")["public_games"]
        return [(it["table"]["id"], it["running"]) for it in found]

    ended = player.post("/api/tables", game="rattus", seats=HOTSEAT, way="public")
    player.play_on(ended, random.Random(0), 10_000)
    until(lambda: shown() == [(ended["id"], False)])
    begun = player.post("/api/tables", game="rattus", seats=HOTSEAT, way="public")
    private = player.post("/api/tables", game="rattus", seats=HOTSEAT)
    for table in (begun, private):
        player.play_on(table, random.Random(0), 5)
    until(lambda: shown() == [(begun["id"], True)])


def test_the_start_page_makes_a_stranger_a_guest_once(server: Server) -> None:
    with httpx.Client(base_url=server.url) as stranger:
        first = stranger.get("/api/start", params={"game": "rattus"}).json()["me"]
        assert stranger.get("/api/start", params={"game": "rattus"}).json()["me"] == first
        assert stranger.get("/api/me").json() == first
        assert stranger.get("/api/start").status_code == 400
    elsewhere = httpx.get(f"{server.url}/api/start?game=rattus", headers={"Origin": "https://evil.example"})
    assert elsewhere.status_code == 403


def test_the_words_of_a_game_come_in_a_language_and_then_in_english(guest: Guest) -> None:
    german = guest.get("/api/games/carcassonne/words/de")
    pitches = [line for line in german["messages"].splitlines() if line.startswith("game-pitch =")]
    assert german["language"] == "de"
    assert [pitch[:20] for pitch in pitches] == ["game-pitch = Baue Pl", "game-pitch = Build a"]
    for other in ("en", "xx", "%2e%2e"):
        english = guest.get(f"/api/games/rattus/words/{other}")
        names = {line.partition(" =")[0] for line in english["messages"].splitlines()}
        assert english["language"] == "en"
        assert {"game-title", "first-welcome"} <= names, "those of the lessons too"
    answer = guest.http.get("/api/games/chess/words/en")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


def test_a_large_response_is_compressed_if_the_client_accepts_gzip(guest: Guest) -> None:
    address = "/api/games/carcassonne/catalogue"
    packed = guest.http.get(address, headers={"Accept-Encoding": "gzip"})
    plain = guest.http.get(address, headers={"Accept-Encoding": "gzip;q=0, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert 4 * int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["cache-control"] == "no-store"


def test_a_table_and_the_response_to_an_answer_are_compressed_too(guest: Guest) -> None:
    table = guest.open(HOTSEAT)
    path = f"/api/tables/{table['id']}"
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    for found in (guest.http.get(path), guest.http.post(f"{path}/answers", json=answer)):
        assert found.headers["content-encoding"] == "gzip"
        assert 2 * int(found.headers["content-length"]) < len(found.content)
        assert found.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in guest.http.get("/api/me").headers, "it is small"


def test_responses_that_never_change_are_built_once() -> None:
    asked: Any = SimpleNamespace(app=make_api(Settings()))
    for make in (
        routes.list_games.fn,
        lambda: routes.get_catalogue.fn("carcassonne").content,
        lambda: routes.get_openapi.fn(asked),
    ):
        assert make() is make()


@pytest.mark.parametrize("name", sorted(CATALOGUE.sets))
def test_a_table_is_opened_with_a_named_set(guest: Guest, name: str) -> None:
    assert sorted(cards_of(guest.open(HOTSEAT, cards=name))) == sorted(CATALOGUE.sets[name])


def test_a_table_is_opened_with_random_cards(guest: Guest) -> None:
    drawn = {tuple(sorted(cards_of(guest.open(HOTSEAT, cards="random")))) for _ in range(8)}
    assert len(drawn) > 1


def test_the_draw_is_shown_card_by_card(guest: Guest) -> None:
    table = guest.open(HOTSEAT, cards="random")
    events = [event for entry in guest.log(table) for event in entry["events"]]
    cards = [event["card"] for event in events if event["kind"] == "card-chosen"]
    assert sorted(cards) == sorted(cards_of(table))
    assert {event["rule"] for event in events if event["kind"] == "card-chosen"} == {"RAT-S10"}


@pytest.mark.parametrize("chivalry", [False, True])
def test_a_table_is_opened_with_one_card_of_each_class(guest: Guest, chivalry: bool) -> None:
    cards = cards_of(guest.open(HOTSEAT, cards="one-of-each", chivalry=chivalry))
    assert {CLASS_OF[card] for card in cards} == CLASSES


def test_a_chivalry_card_can_be_forced_into_the_draw(guest: Guest) -> None:
    for _ in range(8):
        table = guest.open(HOTSEAT, cards="random", chivalry=True)
        assert any(CLASS_OF[card] == "Cv" for card in cards_of(table))
        assert table["view"]["advice"] == []


def test_a_table_is_opened_with_any_six_cards_also_several_of_one_class(guest: Guest) -> None:
    table = guest.open(HOTSEAT, cards=CHURCH_AND_PEASANTRY)
    assert cards_of(table) == CHURCH_AND_PEASANTRY
    assert table["view"]["code"] == "abmnop"


def test_a_table_is_opened_with_the_code_of_another_table(guest: Guest) -> None:
    code = guest.open(HOTSEAT, cards="random")["view"]["code"]
    again = guest.open(HOTSEAT, cards=code)
    assert again["view"]["code"] == code


def test_too_few_players_without_chivalry_get_an_advice(guest: Guest) -> None:
    assert guest.open(HOTSEAT, cards="rat-control")["view"]["advice"] == ["no-chivalry"]
    assert guest.open(HOTSEAT, cards="base")["view"]["advice"] == []
    four = [{"kind": "me"}, *[{"kind": "hotseat"}] * 3]
    assert guest.open(four, cards="rat-control")["view"]["advice"] == []


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"cards": "none"}, "cards: "),
        ({"cards": ""}, "cards: "),
        ({"cards": "abcdez"}, "'abcdez'"),
        ({"cards": "aabcde"}, "'aabcde'"),
        ({"cards": "abcde"}, "'abcde'"),
        ({"cards": ["monk"]}, "six different cards"),
        ({"cards": ["monk"] * 6}, "six different cards"),
        ({"cards": [*CHURCH_AND_PEASANTRY, "king"]}, "six different cards"),
        ({"cards": [*CHURCH_AND_PEASANTRY[:5], "jester"]}, "'jester'"),
        ({"cards": 6}, "cards: "),
        ({"cards": None}, "cards: "),
        ({"cards": "random", "chivalry": "yes"}, "chivalry: "),
        ({"cards": "rat-control", "chivalry": True}, "chivalry: "),
    ],
)
def test_an_impossible_set_is_refused_with_its_field(guest: Guest, options: dict[str, Any], named: str) -> None:
    problem = guest.refused("/api/tables", 422, game="rattus", seats=HOTSEAT, options=options)
    assert problem["code"] == "bad-option"
    assert named in problem["message"]
    assert guest.get("/api/tables")["tables"] == []
