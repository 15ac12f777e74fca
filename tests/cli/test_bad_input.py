"""Bad input of every kind: status 2, one clear sentence on the error output, no traceback."""

import json
import random

import pytest

from ratskeller import games

RATTUS = games.get("rattus")
CARCASSONNE = games.get("carcassonne")
POSITION = {"game": "rattus", "format": 1, "options": {"players": 2}, "plague": "gallia"}
RECORD = {"game": "rattus", "format": 1, "options": {"players": 2}, "answers": ["gallia; anglia"]}


def assert_refused(done, *parts):
    assert done.status == 2
    assert done.out == ""
    assert done.err.lstrip().startswith("ratskeller: ")
    assert "Traceback" not in done.err
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["nonsense"], "don't know what to do with 'nonsense'"),
        (["--nonsense"], "--nonsense"),
        (["play", "chess"], "unknown game 'chess'"),
        (["selfplay", "chess"], "unknown game 'chess'"),
        (["selfplay", "--bots", "nobody"], "no bot 'nobody' plays rattus"),
        (["selfplay", "--bots", ""], "no bot '' plays rattus"),
        (["selfplay", "--players", "9"], "RAT-S1"),
        (["selfplay", "--games", "0"], "games: must be a number from 1"),
        (["selfplay", "--cores", "-1"], "cores: at least 1"),
        (["selfplay", "--cores", "0"], "cores: at least 1"),
        (["selfplay", "--seed", "-1"], "seed: must be a number from 0"),
        (["selfplay", "--bots", "random", "--folder", __file__], "test_bad_input.py"),
        (["selfplay", "--sample", "--games", "3"], "sample: plays games of its own"),
        (["play", "--players", "five"], 'unable to convert "five"'),
        (["play", "--players", "5"], "RAT-S1"),
        (["play", "--players", "-1"], "RAT-S1"),
        (["play", "--seats", "human,nobody"], "'nobody' is not one of human"),
        (["play", "--seats", ",".join(["human"] * 9)], "RAT-S1"),
        (["play", "--seats", ""], "is not one of"),
        (["play", "--seats", "human,human", "--players", "3"], "2 are named, but 3 play"),
        (["play", "--rules", "house"], "online"),
        (
            ["play", "--cards", "winter"],
            "must be one of base, prosperous-times, rat-control, europe-at-war, random, one-of-each",
        ),
        (["play", "--cards", "abcdefg"], "six letters in order, such as 'abcdef'"),
        (["play", "--cards", "fedcba"], "six letters in order, such as 'abcdef'"),
        (["play", "--cards", "abcdez"], "the code of a set"),
        (["play", "--cards", ""], "the code of a set"),
        (["play", "--cards", "peasant,monk"], "six different cards are in play (RAT-S9)"),
        (["play", "--cards", "nun,nun,monk,king,queen,serf"], "six different cards are in play (RAT-S9)"),
        (["play", "--cards", "nun,abbot,monk,king,queen,serf"], "unknown card 'abbot'; known are peasant, monk"),
        (["play", "--cards", "rat-control", "--chivalry"], "no Chivalry card among"),
        (["play", "--chivalry", "yes"], "'yes'"),
        (["play", "--start", "2"], "RAT-S6"),
        (["play", "--start", "first"], "RAT-S6"),
        (["play", "--board", "nowhere.toml"], "no such file"),
        (["play", "--tokens", "nowhere.toml"], "no such file"),
        (["play", "--river", "on"], "unknown option 'river'; known are players, cards"),
        (["play", "carcassonne", "--cards", "base"], "unknown option 'cards'; known are players, plague"),
        (["play", "carcassonne", "--river", "maybe"], 'Choose from: "on", "off"'),
        (["play", "carcassonne", "--river"], "--river"),
        (["play", "carcassonne", "--plague-tiles", "7"], "Choose from: 6, 12"),
        (["play", "carcassonne", "--plague-tiles", "many"], "--plague-tiles"),
        (["play", "carcassonne", "--grace", "-1"], "--grace"),
        (["play", "carcassonne", "--spread", "fly"], 'Choose from: "move", "copy"'),
        (["play", "carcassonne", "--reach", "far"], 'Choose from: "near", "tile", "feature"'),
        (["play", "carcassonne", "--small-cities", "3"], "--small-cities"),
        (["play", "carcassonne", "--players", "1"], "CAR-BAS1"),
        (["play", "carcassonne", "--players", "6"], "players: 6 needs 'inns' to be true (CAR-BAS1)"),
        (["play", "carcassonne", "--players", "7", "--inns", "on"], "CAR-BAS1"),
        (["play", "carcassonne", "--start", "2"], "start: must be 'random' or a seat from 0 to 1"),
        (["play", "carcassonne", "--seats", "human,nobody"], "'nobody' is not one of human"),
        (["play", "--load", "nowhere.json"], "No such file"),
        (["play", "--record", "nowhere/x.json"], "there is no directory"),
        (["play", "--record", "."], "not a directory"),
        (["play", "--language", "klingon"], "is not one of en"),
        (["position"], "FILE"),
        (["position", "nowhere.json"], "nowhere.json: No such file"),
        (["position", "."], "is a directory"),
        (["position", "a\0b"], "is not a file name"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
        (["serve", "--port", "70000"], "70000"),
        (["serve", "--port", "x"], "--port"),
        (["serve", "--database", "mysql://x/y"], "database"),
        (["--port", "-1"], "-1"),
        (["arena", "rattus", "--bots", "greedy,nobody"], "nobody"),
        (["arena", "rattus", "--bots", "random"], "bots"),
        (["arena", "rattus", "--bots", "random,random", "--players", "9"], "players"),
        (["arena", "rattus", "--bots", "random,random", "--games", "0"], "games"),
        (["arena", "chess", "--bots", "random,random"], "chess"),
        (["arena", "rattus", "--bots", "random,random", "--cards", "winter"], "cards: must be one of base"),
        (["arena", "carcassonne", "--bots", "random,random", "--rules", "printed"], "unknown option 'rules'"),
        (["arena", "rattus", "--bots", "random,random", "--cores", "0"], "cores: at least 1, not 0"),
        (["arena", "rattus", "--bots", "random,random", "--cores", "-2"], "cores: at least 1, not -2"),
        (["arena", "rattus", "--bots", "random,random", "--seconds", "-1"], "seconds: must be a number from 0 on"),
        (["arena", "rattus", "--bots", "random,random", "--seed", "-1"], "seed: must be a number from 0 on, not -1"),
        (["arena", "rattus", "--bots", "random,random", "--sprt", "55"], "sprt: must be two shares in percent"),
        (["arena", "rattus", "--bots", "random,random", "--sprt", "55,50"], "the lower first, not 0.55 and 0.5"),
        (["arena", "rattus", "--bots", "random,greedy", "--ladder", "--sprt", "50,55"], "can't be part of a ladder"),
        (["arena", "rattus", "--bots", "random,random", "--ladder"], "a ladder is for two or more, each named once"),
        (["arena", "rattus", "--bots", "random,random", "--record", "."], "Is a directory"),
        (["arena", "rattus", "--bots", "random,random", "--ray", "127.0.0.1:1"], "ray: no cluster at '127.0.0.1:1'"),
        (["arena", "rattus", "--bots", "random,random", "--ray", "anywhere"], "ray: no cluster at 'anywhere'"),
        (["arena"], "--bots"),
    ],
)
def test_wrong_arguments_are_refused(ratskeller, arguments, problem):
    assert_refused(ratskeller(*arguments), problem)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "must be JSON"),
        (b"\0\xff\xfe random", "must be text in UTF-8"),
        (random.Random(1).randbytes(5000), "must be text in UTF-8"),
        (b"[" * 100_000, "must be JSON"),
        (b'{"game": ' + b"[" * 50 + b"]" * 50 + b"}", "at most 16 levels"),
        (b"[]", "must be a JSON object"),
        (b'"rattus"', "must be a JSON object"),
        (b"17", "must be a JSON object"),
        (b"{}", "game: must name one of carcassonne, rattus"),
        (b'{"game": 3}', "game: must name one of carcassonne, rattus"),
        (b'{"game": ["rattus"]}', "game: must name one of carcassonne, rattus"),
        (b'{"game": "chess"}', "unknown game 'chess'"),
        (b'{"game": "rattus"}', "format"),
        (b" " * 1_000_001, "at most 1000000"),
        (b"\xef\xbb\xbf{}", "game: must name one of carcassonne, rattus"),
    ],
)
@pytest.mark.parametrize("command", [["position"], ["replay"], ["play", "--load"]])
def test_files_that_are_no_position_and_no_record_are_refused(ratskeller, tmp_path, command, content, problem):
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert_refused(ratskeller(*command, str(file)), problem)


@pytest.mark.parametrize("command", ["position", "replay"])
def test_standard_input_is_read_and_bounded(ratskeller, command):
    assert_refused(ratskeller(command, "-", raw=b"x" * 1_000_002), "at most 1000000")
    assert_refused(ratskeller(command, "-", raw=b"{"), "must be JSON")


BOARD = {"game": "carcassonne", "format": 1, "options": {"players": 2}, "board": [{"at": "0,0", "tile": "D"}]}


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (POSITION | {"regions": {"gallia": {"cubes": [21, 0]}}}, "regions.gallia.cubes[0]"),
        (POSITION | {"regions": {"russia": {}}}, "RAT-S1"),
        (POSITION | {"regions": []}, "regions: must be an object"),
        (POSITION | {"options": {"players": 2, "cards": "winter"}}, "must be one of base"),
        (POSITION | {"options": {"players": "2"}}, "RAT-S1"),
        (POSITION | {"options": {"board": "nowhere.toml"}}, "no such file"),
        (POSITION | {"surprise\x1b[2J": 1}, "unknown key"),
        (BOARD | {"board": [{"at": "0,0", "tile": "D", "followers": [{"seat": 0, "on": "m0"}]}]}, "followers[0]"),
        (BOARD | {"tile": "EA"}, "tile"),
        (BOARD | {"options": {"river": "maybe"}}, "CAR-EXT1"),
        (BOARD | {"surprise\x1b[2J": 1}, "unknown key"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_with_the_place(ratskeller, content, problem):
    """`test_notation.py` and `test_carcassonne_positions.py` have the rules."""
    done = ratskeller("position", "-", raw=json.dumps(content).encode())
    assert_refused(done, problem)
    assert "\x1b" not in done.err


TILES = {"game": "carcassonne", "format": 1, "options": {"players": 2}}


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (RECORD | {"answers": ["gallia; atlantis"]}, "answers[0], after 1 answer: 'atlantis' is no legal answer to"),
        (TILES | {"answers": ["Z"]}, "answers[0], after 0 answers: 'Z' is no legal answer to 'draw' (chance)"),
        (
            TILES | {"answers": ["U", "0,0 r0"]},
            "answers[1], after 1 answer: '0,0 r0' is no legal answer to 'lay' (seat 0)",
        ),
        (TILES | {"answers": ["U", "1,0 r1; c0"]}, "answers[1], after 2 answers: "),
    ],
)
def test_a_record_that_breaks_a_rule_is_refused_with_the_place(ratskeller, record, problem):
    assert_refused(ratskeller("replay", "-", raw=json.dumps(record).encode()), problem)


@pytest.mark.parametrize("game", [RATTUS, CARCASSONNE], ids=lambda game: game.name)
def test_a_record_is_no_position_and_the_other_way_round(ratskeller, game):
    assert_refused(ratskeller("position", "-", raw=game.new(players=2).record().encode()), "`ratskeller replay`")
    assert_refused(ratskeller("replay", "-", raw=game.new(players=2).to_json().encode()), "`ratskeller position`")


@pytest.mark.parametrize("to", ["-1", "3", "99999999999999999999"])
def test_replay_stops_only_where_there_are_answers(ratskeller, to):
    assert_refused(ratskeller("replay", "-", "--to", to, raw=json.dumps(RECORD).encode()), "from 0 to 2")


def test_a_seat_that_there_is_not_is_refused(ratskeller):
    assert_refused(ratskeller("position", "-", "--seat", "2", raw=json.dumps(POSITION).encode()), "seats are 0 to 1")


def test_a_record_file_is_not_overwritten(ratskeller, tmp_path):
    file = tmp_path / "precious.json"
    file.write_text("precious")
    assert_refused(ratskeller("play", "--record", str(file)), "exists already")
    assert file.read_text() == "precious"


def test_options_of_a_new_game_do_not_go_with_a_loaded_one(ratskeller, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert_refused(ratskeller("play", "--load", str(file), "--rules", "printed"), "rules: can't be chosen with --load")
    assert_refused(ratskeller("play", "--load", str(file), "--cards", "random"), "cards: can't be chosen with --load")
    assert_refused(ratskeller("play", "--load", str(file), "--chivalry"), "chivalry: can't be chosen with --load")
    assert_refused(ratskeller("play", "--load", str(file), "--players", "3"), "the game in the file has 2")
    assert_refused(ratskeller("play", "--load", str(file), "--plague", "off"), "plague: can't be chosen with --load")
    assert_refused(ratskeller("play", "carcassonne", "--load", str(file)), "a game of rattus, not of carcassonne")
