"""Whole games, played through a pipe."""

import json
import random
import re

import pytest

from ratskeller import games

ENOUGH = 1500


def numbers(seed):
    rng = random.Random(seed)
    return [str(rng.randint(1, 14)) for _ in range(ENOUGH)]


@pytest.mark.late
@pytest.mark.parametrize(
    ("seats", "rules", "cards"),
    [
        ("human,human", "online", "base"),
        ("human,human,human", "printed", "prosperous-times"),
        ("human,human,human,human", "online", "europe-at-war"),
        ("human,random", "printed", "rat-control"),
        ("random,human,human,random", "online", "one-of-each"),
        ("random,random,random", "printed", "random"),
        ("human,human", "online", "courier,wizard,baker,crusader,soldier,serf"),
    ],
)
def test_a_game_is_played_to_its_end_and_its_record_replays(ratskeller, tmp_path, seats, rules, cards):
    seed = len(seats)
    file = tmp_path / "game.json"
    played = ratskeller(
        "play",
        "rattus",
        "--seats",
        seats,
        "--rules",
        rules,
        "--cards",
        cards,
        "--seed",
        str(seed),
        "--record",
        str(file),
        lines=numbers(seed),
    )
    assert played.status == 0
    assert "Final ranking" in played.out
    position = games.get("rattus").replay(file.read_text())
    assert position.over
    assert position.options["rules"] == rules
    assert len(position.scores) == seats.count(",") + 1
    assert f"wins with {position.scores[position.ranking[0]]} cube" in played.out.replace("one cube", "1 cube")
    refused = re.findall(r"^\d+: there (?:are only \d+ answers|is only one answer)\.$", played.err, re.MULTILINE)
    assert set(played.err.splitlines()) <= set(refused)


@pytest.mark.late
def test_a_person_plays_against_the_middle_level_by_default(ratskeller):
    played = ratskeller("play", "--seed", "4", lines=["1"] * 60)
    assert played.status == 0
    assert "Blue B●: computer (the cellarer)" in played.out
    assert "Blue moves the plague" in played.out


@pytest.mark.late
def test_the_same_seed_and_answers_give_the_same_game(ratskeller):
    first, second = (ratskeller("play", "--seats", "human,random", "--seed", "9", lines=numbers(5)) for _ in range(2))
    assert first.out == second.out
    assert ratskeller("play", "--seats", "human,random", "--seed", "10", lines=numbers(5)).out != first.out


def test_the_end_of_input_leaves_politely_and_saves(ratskeller, tmp_path):
    file = tmp_path / "game.json"
    played = ratskeller("play", "--seats", "human,human", "--seed", "1", "--record", str(file), lines=["anglia"])
    assert played.status == 0
    assert "You have left the game." in played.out
    assert json.loads(file.read_text())["answers"][1] == "anglia"


@pytest.mark.late
def test_a_saved_game_goes_on(ratskeller, tmp_path):
    file, rest = tmp_path / "game.json", tmp_path / "rest.json"
    ratskeller("play", "--seats", "human,human", "--seed", "1", "--record", str(file), lines=["1"] * 40)
    before = games.get("rattus").replay(file.read_text())
    again = ratskeller(
        "play", "--load", str(file), "--seats", "human,random", "--record", str(rest), lines=["log", *numbers(3)]
    )
    assert again.status == 0
    assert "The plague starts in" in again.out
    after = games.get("rattus").replay(rest.read_text())
    assert after.over
    assert after.answers[: len(before.answers)] == before.answers


def test_a_position_is_played_on(ratskeller, tmp_path):
    file, record = tmp_path / "position.json", tmp_path / "record.json"
    position = games.get("rattus").new(players=3)
    position.play_chance(random.Random(3))
    for _ in range(12):
        position.play(position.legal()[0]).play_chance(random.Random(3))
    file.write_text(position.to_json())
    played = ratskeller(
        "play", "--load", str(file), "--seats", "random,random,random", "--seed", "1", "--record", str(record)
    )
    assert played.status == 0
    assert games.get("rattus").replay(record.read_text()).over


def test_a_loaded_record_may_be_saved_into_the_same_file(ratskeller, tmp_path):
    file = tmp_path / "game.json"
    ratskeller("play", "--seats", "human,human", "--seed", "1", "--record", str(file), lines=["1"])
    answers = len(games.get("rattus").replay(file.read_text()).answers)
    ratskeller("play", "--load", str(file), "--seats", "human,human", "--record", str(file), lines=["1"])
    assert len(games.get("rattus").replay(file.read_text()).answers) == answers + 1
