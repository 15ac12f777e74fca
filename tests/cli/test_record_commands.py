"""`ratskeller position`, `replay` and `arena` with good input."""

import json
import os
import random

import msgspec
import pytest
from positions import position, region

from ratskeller import games
from ratskeller.core.views import Replay, views

RATTUS = games.get("rattus")


@pytest.fixture(scope="module")
def finished():
    rng = random.Random(7)
    game = RATTUS.new(players=3, cards="rat-control")
    while not game.over:
        if game.actor == "chance":
            game.play_chance(rng)
        else:
            game.play(rng.choice(game.legal()))
    return game


def test_position_shows_the_board_the_question_and_the_answers(ratskeller):
    pos = position({"gallia": region(2, tokens=2)}, players=2)
    result = ratskeller("position", "-", raw=pos.to_json().encode())
    assert result.status == 0
    assert "Main game · Red decides" in result.out
    assert "add gallia 2" in result.out
    assert "* the plague piece is in Anglia" in result.out


def test_position_shows_chances_where_chance_is_asked(ratskeller):
    result = ratskeller("position", "-", raw=RATTUS.new(players=2).to_json().encode())
    assert "chance decides" in result.out
    assert "anglia (12.5%)" in result.out


def test_position_shows_faces_of_the_file_but_to_a_seat_only_what_it_knows(ratskeller):
    tokens = [{"origin": "supply", "face": "3 A", "seen": [1]}]
    raw = position({"gallia": region(2, tokens=tokens)}, players=2).to_json().encode()
    assert "limit 3 (All)" in ratskeller("position", "-", raw=raw).out
    assert "limit 3 (All)" in ratskeller("position", "-", "--seat", "1", raw=raw).out
    assert "limit 3 (All)" not in ratskeller("position", "-", "--seat", "0", raw=raw).out


def test_position_shows_cards_their_code_and_every_piece(ratskeller):
    pieces = {"walls": ["gallia-germania"], "nuns": ["gallia"], "bishops": ["italia"], "baker": [0, 2]}
    in_play = ["emperor", "nun", "bishop", "baker", "wizard", "serf"]
    board = {"gallia": region(2, tokens=1, potions={0: [3]})}
    pos = position(board, players=2, in_play=in_play, cards={"baker": 1}, **pieces)
    result = ratskeller("position", "-", raw=pos.to_json().encode()).out
    assert "Cards: Emperor, Serf, Baker, Nun, Bishop, Wizard · code lmnopr" in result
    assert "These six include no Chivalry card." in result
    for line in ("[ ] Walls: Gallia", "N a nun", "B a bishop", "+ Potions: Gallia: Red 3"):
        assert line in result
    assert ["Baker", "·", "2"] in [line.split() for line in result.splitlines()]


def test_position_asks_every_question_of_a_card(ratskeller):
    pos = position({"gallia": region(2, 1)}, players=2, cards={"courier": 0, "emperor": 0})
    result = ratskeller("position", "-", raw=pos.copy().play("use emperor").to_json().encode()).out
    assert "Emperor: where does the first wall go?" in result
    assert "anglia-gallia" in result


def test_position_shows_what_chance_may_draw_for_a_game(ratskeller):
    result = ratskeller("position", "-", raw=RATTUS.new(players=2, cards="one-of-each").to_json().encode()).out
    assert "Which cards are in the game?" in result
    assert "pied-piper (33.3%)" in result or "serf (33.3%)" in result


def test_position_as_json_is_complete_and_stays_the_same(ratskeller):
    first = ratskeller(
        "position", "-", "--json", raw=b'{"game": "rattus", "format": 1, "options": {"players": 2}, "plague": "gallia"}'
    )
    assert first.status == 0
    assert json.loads(first.out)["cards"] == {}
    assert ratskeller("position", "-", "--json", raw=first.out.encode()).out == first.out


def test_replay_shows_what_happened_and_who_won(ratskeller, finished):
    result = ratskeller("replay", "-", raw=finished.record().encode())
    assert result.status == 0
    assert "Cards: Monk, Emperor, Nun, Bishop, Pied Piper, Wizard · code blopqr" in result.out
    assert "The plague starts in" in result.out
    assert "places a bishop in" in result.out
    assert "The game is over" in result.out
    assert "Final ranking" in result.out
    bill = " ".join(result.out[result.out.index("Lost to the plague") :].split())
    for name, own in zip(("Red", "Blue", "Yellow"), finished.bill()["seats"], strict=True):
        lost = own["majority"] + own["all"] + sum(it["lost"] for it in own["cards"])
        assert f"{name} {'one cube' if lost == 1 else f'{lost} cubes'} " in bill


def test_replay_stops_after_some_answers_and_shows_the_position(ratskeller, finished):
    result = ratskeller("replay", "-", "--to", "1", raw=finished.record().encode())
    assert "Settling · Red decides" in result.out
    assert "Final ranking" not in result.out
    assert (
        "Final ranking"
        in ratskeller("replay", "-", "--to", str(len(finished.answers)), raw=finished.record().encode()).out
    )


def test_replay_as_json_holds_answers_events_result_and_position(ratskeller, finished):
    result = json.loads(ratskeller("replay", "-", "--json", raw=finished.record().encode()).out)
    assert [step["answer"] for step in result["log"]] == finished.answers
    assert result["log"][0]["events"][0]["kind"] == "plague-started"
    assert result["ranking"] == finished.ranking
    assert result["position"]["round"] == "over"
    assert (
        json.loads(ratskeller("replay", "-", "--json", "--to", "3", raw=finished.record().encode()).out)["length"] == 3
    )


def test_replay_as_views_holds_what_a_spectator_saw_after_each_answer(ratskeller, finished):
    result = ratskeller("replay", "-", "--views", "--to", "3", raw=finished.record().encode()).out
    replay = msgspec.json.decode(result, type=Replay)
    seen = [msgspec.json.decode(msgspec.json.encode(finished.at(length).view(None))) for length in range(4)]
    assert views(replay) == seen


def test_arena_measures_bots(ratskeller, tmp_path):
    plot = tmp_path / "plot.svg"
    result = ratskeller("arena", "rattus", "--bots", "random,random", "--games", "4", "--json", "--plot", str(plot))
    assert result.status == 0
    assert json.loads(result.out)["games"] == 4
    assert plot.read_text().startswith("<svg")


def test_arena_measures_bots_with_other_cards(ratskeller, tmp_path):
    record = tmp_path / "games.jsonl"
    arguments = ("--games", "4", "--cards", "random", "--chivalry", "--rules", "printed", "--record", str(record))
    assert ratskeller("arena", "rattus", "--bots", "random,random", *arguments).status == 0
    _, *played = record.read_text().splitlines()
    assert len(played) == 4
    for line in played:
        options = json.loads(line)["options"]
        assert options["rules"] == "printed"
        assert {"knight", "crusader", "soldier"} & set(options["cards"])


def test_ctrl_c_ends_with_130_and_no_traceback(ratskeller, monkeypatch):
    def interrupted(**_settings):
        raise KeyboardInterrupt

    monkeypatch.setattr("ratskeller.server.run", interrupted)
    result = ratskeller("serve", "--no-browser")
    assert result.status == 130
    assert "Traceback" not in result.err


@pytest.fixture
def no_settings(monkeypatch):
    for name in [name for name in os.environ if name.startswith("RATSKELLER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("RATSKELLER_SETTINGS", "")


@pytest.mark.usefixtures("no_settings")
@pytest.mark.parametrize("arguments", [[], ["serve"]])
def test_the_server_starts_with_and_without_its_command(ratskeller, monkeypatch, arguments):
    given = {}
    monkeypatch.setattr("ratskeller.server.run", lambda **settings: given.update(settings))
    monkeypatch.setenv("RATSKELLER_PORT", "7000")
    monkeypatch.setenv("RATSKELLER_RATE", "12")
    assert ratskeller(*arguments, "--port", "8000", "--no-browser", "--allow-host", "a.example").status == 0
    assert given == {"port": 8000, "browser": False, "rate": 12.0, "allow_host": ["a.example"]}


@pytest.mark.usefixtures("no_settings")
def test_settings_are_printed_and_checked_by_a_command(ratskeller):
    result = ratskeller("settings", "--port", "8000", "--no-browser")
    assert result.status == 0
    assert "port" in result.out
    assert "command line" in result.out
    wrong = ratskeller("settings", "--rate", "0")
    assert wrong.status == 2
    assert "rate: 0.0 is not a number above zero" in wrong.err
    assert ratskeller("settings", "--toml").out.startswith("# Settings")
    assert json.loads(ratskeller("settings", "--json").out)["port"]["from"] == "usual"


def test_warmup_shows_how_far_it_is(ratskeller, monkeypatch):
    monkeypatch.setattr(
        "ratskeller.bots.warmup.warm_up", lambda progress: (progress("one part", 0, 1), progress("", 1, 1))
    )
    result = ratskeller("warmup")
    assert result.status == 0
    assert "1/1 one part" in result.err
    assert "ready" in result.out
