"""`ratskeller position`, `replay` and `arena` with games of Carcassonne."""

import json
import re

import pytest
from carcassonne_positions import CARCASSONNE, position, random_game, tile

CITY = (tile("0,0 D", "0 c0", marker=1), "0,-1 N r1")


@pytest.fixture(scope="module")
def finished():
    *_, game = random_game(7, players=3, river=True)
    return game


def test_position_shows_the_board_the_question_and_the_answers(ratskeller):
    pos = position(*CITY, tile="U")
    result = ratskeller("position", "-", raw=pos.to_json().encode())
    assert result.status == 0
    assert "Carcassonne: The Plague · Turn 30 · Red decides · 2 tiles left" in result.out
    assert "R■!" in result.out
    assert "Place tile U" in result.out
    assert all(answer in result.out for answer in pos.legal())


def test_position_shows_all_of_a_board_that_is_wider_than_the_terminal(ratskeller):
    """Nobody can scroll there."""
    kinds = ["U r1"] * 7 + ["D"] * 2 + ["W"] * 4 + ["L"] * 3 + ["X"]
    pos = position(*(f"{x},0 {kind}" for x, kind in enumerate(kinds)), stack={"B": 2})
    shown = ratskeller("position", "-", raw=pos.to_json().encode()).out
    rims = [line.split() for line in shown.splitlines() if re.fullmatch(r" {3}[ \d-]+", line)]
    assert [int(number) for rim in rims[::2] for number in rim] == list(range(-1, 18))


def test_position_of_a_seat_shows_the_answers_to_nobody_else(ratskeller):
    raw = position(*CITY, tile="U").to_json().encode()
    assert "Place tile U" in ratskeller("position", "-", "--seat", "0", raw=raw).out
    assert "Place tile U" not in ratskeller("position", "-", "--seat", "1", raw=raw).out


def test_position_shows_chances_where_chance_is_asked(ratskeller):
    result = ratskeller("position", "-", raw=position("0,0 D", stack={"B": 2, "U": 6}).to_json().encode()).out
    assert "chance decides" in result
    assert "Which tile is drawn?" in result
    assert "B (25.0%)" in result
    assert "U (75.0%)" in result


def test_position_of_a_game_that_is_over_shows_who_won(ratskeller):
    result = ratskeller("position", "-", raw=position("0,0 D", stack={}, scores=[3, 5]).to_json().encode())
    assert result.status == 0
    assert "1.  B● Blue  5 points" in result.out


def test_position_as_json_is_complete_and_stays_the_same(ratskeller):
    raw = b'{"game": "carcassonne", "format": 1, "board": [{"at": "0,0", "tile": "D"}], "stack": {"B": 1}}'
    first = ratskeller("position", "-", "--json", raw=raw)
    assert first.status == 0
    assert json.loads(first.out)["scores"] == [0, 0]
    assert ratskeller("position", "-", "--json", raw=first.out.encode()).out == first.out


def test_replay_shows_what_happened_and_who_won(ratskeller, finished):
    result = ratskeller("replay", "-", raw=finished.record().encode())
    assert result.status == 0
    assert result.out.startswith("Carcassonne: The Plague, ")
    for part in ("With the river", "The plague breaks out at", "The last turn is over.", "The game is over"):
        assert part in result.out
    for title in ("Final scores", "Final scoring by feature", "Score details"):
        assert title in result.out
    assert " ".join(map(str, finished.scores)) in " ".join(result.out.split("Total")[-1].split())


def test_replay_stops_after_some_answers_and_shows_the_position(ratskeller, finished):
    raw = finished.record().encode()
    result = ratskeller("replay", "-", "--to", "4", raw=raw).out
    assert "· Turn 2 · Blue decides ·" in result
    assert "Final scores" not in result
    assert "Final scores" in ratskeller("replay", "-", "--to", str(len(finished.answers)), raw=raw).out


def test_replay_as_json_holds_answers_events_result_and_position(ratskeller, finished):
    result = json.loads(ratskeller("replay", "-", "--json", raw=finished.record().encode()).out)
    assert [step["answer"] for step in result["log"]] == finished.answers
    assert result["log"][0]["events"][-1]["kind"] == "tile-drawn"
    assert result["ranking"] == finished.ranking
    assert result["position"]["over"] is True


def test_arena_plays_with_options(ratskeller, tmp_path):
    record = tmp_path / "games.jsonl"
    options = ("--plague-tiles", "12", "--farmers", "off")
    arguments = ("--bots", "random,random", "--games", "2", "--json", "--record", str(record), *options)
    result = ratskeller("arena", "carcassonne", *arguments)
    assert result.status == 0
    assert json.loads(result.out)["games"] == 2
    for line in record.read_text().splitlines():
        played = json.loads(line)["options"]
        assert (played["plague_tiles"], played["farmers"]) == (12, False)


def test_the_game_is_found_by_the_name_in_the_file(ratskeller):
    result = ratskeller("position", "-", raw=CARCASSONNE.new(players=5, abbot=True).to_json().encode())
    assert "With abbots" in result.out
    assert "G◆ Green" in result.out
    assert "has 7 followers, an abbot" in result.out
