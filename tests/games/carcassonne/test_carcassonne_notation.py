"""Answers and records as texts: how they are spelled, and how the rest is refused."""

import json
import random

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, position, random_game, tile

from ratskeller.core.errors import BadRecord, IllegalAnswer

ROTATIONS = {
    **dict.fromkeys(("B", "C", "X", "EK", "EH-garden", "PE"), 1),
    **dict.fromkeys(("F", "G", "H", "U", "EB-garden", "ED", "EE", "EI", "EQ", "H-garden", "U-garden"), 2),
    **dict.fromkeys(("A", "D", "E", "V", "W", "L", "O", "EA", "EG", "EJ", "PB", "PC", "PD", "E-garden"), 4),
}
"""How many rotations of a tile give different pictures."""
ONE_TERRAIN = ("EK", "B", "PE")
"""Tiles that show one terrain on all sides: city, field, road."""


def rotations(kind):
    """All rotations in which a tile can be laid beside a tile of any terrain."""
    found = set()
    for neighbour in ONE_TERRAIN:
        game = position(f"0,0 {neighbour}", stack={kind: 1, "B": 1}, inns=True, abbot=True, plague_tiles=12).play(kind)
        found |= {answer.split()[1] for answer in game.legal() if game.question == "lay"}
    return found


@pytest.mark.parametrize("kind", sorted(ROTATIONS))
def test_bas3_rotations_that_give_the_same_picture_are_listed_once_with_the_smallest_number(kind):
    assert rotations(kind) == {f"r{r}" for r in range(ROTATIONS[kind])}


def test_bas3_the_other_numbers_are_refused():
    game = position("0,0 B", tile="B")
    with pytest.raises(IllegalAnswer, match="'lay'"):
        game.play("1,0 r1")


def test_places_have_x_to_the_east_and_y_to_the_south():
    game = CARCASSONNE.new(plague=False).play("V; 1,0 r0; none; U")
    assert {"1,1 r0", "-1,0 r1"} <= set(game.legal())
    assert not any(answer.startswith("1,-1 r0") for answer in game.legal())


def test_a_turned_tile_is_named_by_its_quarter_turns_clockwise():
    """E has its city in the north: turned once, in the east."""
    assert position("0,0 E r1", tile="E").legal()[-1] == "1,0 r3"


def test_a_feature_is_its_id_on_the_unturned_tile():
    game = CARCASSONNE.new().play("H; 0,-1 r0")
    assert game.legal() == ["c0", "c1", "f0", "none"]
    assert game.play("c1").scores == [4, 0]
    turned = position(tile("0,0 D", "1 c0"), tile="I").play("0,-1 r2")
    assert turned.legal() == ["c1", "f0", "none"]


def test_every_question_and_every_form_of_answer():
    asked = {}
    for seed, options in enumerate(OPTION_SETS):
        for game in random_game(seed, **options):
            if not game.over:
                asked.setdefault(game.question, set()).update(game.legal())
    assert set(asked) == {"start seat", "draw", "lay", "follower"}
    assert asked["start seat"] == {"0", "1", "2"}
    assert {"D", "PA", "RB", "E-garden", "EA"} <= asked["draw"]
    forms = {answer.split()[0] if " " in answer else answer[0] for answer in asked["follower"]}
    assert forms == {"c", "r", "f", "m", "n", "large", "abbot", "take"}
    assert {"none", "take abbot", "abbot m0", "abbot g0", "large c0"} <= asked["follower"]
    for answer in asked["lay"]:
        at, r = answer.split()
        x, y = map(int, at.split(","))
        assert answer == f"{x},{y} {r}"
        assert r in ("r0", "r1", "r2", "r3")


def test_chances_are_proportional_to_what_is_in_the_stack():
    for game in random_game(4, players=3):
        if game.question == "draw":
            view = game.view()
            expected = {kind: count / view["left"] for kind, count in view["stack"].items()}
            assert game.chances() == pytest.approx(expected)
        else:
            assert game.chances() == {}


def test_chances_in_play_match_the_documented_ones():
    """A thousand draws from a small stack; the generator is fixed, so that the counts are as well."""
    rng = random.Random(8)
    drawn = [position("0,0 D", stack={"V": 3, "U": 1}).play_chance(rng).answers[0] for _ in range(1000)]
    assert 700 < drawn.count("V") < 800


@pytest.mark.parametrize(
    ("answers", "question", "legal"),
    [
        ([], "'draw' (chance)", "A, B, C"),
        (["E"], "'lay' (seat 0)", "0,-1 r2, 0,1 r1"),
        (["E", "0,-1 r2"], "'follower' (seat 0)", "c0, f0, none"),
    ],
    ids=["draw", "lay", "follower"],
)
def test_a_refusal_names_the_question_and_lists_or_counts_what_is_legal(answers, question, legal):
    game = CARCASSONNE.new()
    for answer in answers:
        game.play(answer)
    with pytest.raises(IllegalAnswer) as refused:
        game.play("castle")
    assert question in str(refused.value)
    assert f"legal: {legal}" in str(refused.value)
    if not answers:
        assert "and 18 more" in str(refused.value)


@pytest.mark.parametrize(
    "answer",
    [
        *("", " ", ";", "0,-1", "r2", "0,-1 r4", "0,-1 r-2", "0,-1r2", "0,-1  r2", "0, -1 r2", "0,-1 R2", "+0,-1 r2"),
        *("00,-1 r2", "0,-1 r2 c0", "999,999 r0", "NaN,0 r0", "0,-1 r2\n; c0;", "\uff10,-1 r2"),
    ],
)
def test_what_is_spelled_otherwise_is_refused(answer):
    game = CARCASSONNE.new().play("E")
    before = game.to_json()
    with pytest.raises(IllegalAnswer):
        game.play(answer)
    assert game.to_json() == before


@pytest.mark.parametrize("answer", ["C0", "c1", "large c0", "abbot c0", "abbot m0", "take abbot", "f0 c0", "", "null"])
def test_a_figure_that_the_game_does_not_have_is_refused(answer):
    with pytest.raises(IllegalAnswer, match="'follower'"):
        CARCASSONNE.new().play("E; 0,-1 r2").play(answer)


def test_a_record_needs_no_generator_and_may_be_written_by_hand():
    record = {
        "game": "carcassonne",
        "format": 1,
        "options": {"players": 2},
        "answers": ["E; 0,-1 r2; c0", "PF; 1,0 r0"],
    }
    game = CARCASSONNE.replay(json.dumps(record))
    assert (game.scores, game.question) == ([4, 0], "follower")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "rattus"}, "game"),
        ({"format": 2}, "format"),
        ({"version": 99}, "version"),
        ({"answers": "E"}, "answers: must be a list"),
        ({"answers": ["E; 0,-1 r1"]}, r"answers\[0\], after 1 answer: '0,-1 r1' is no legal answer to 'lay'"),
        ({"answers": ["ZZ"]}, r"answers\[0\], after 0 answers: 'ZZ' is no legal answer to 'draw'"),
        ({"options": {"players": 6}}, "options: players.*CAR-BAS1"),
        ({"options": None}, "options"),
        ({"start": {}}, "either"),
        ({"seed": 1}, "unknown key"),
    ],
    ids=str,
)
def test_a_bad_record_is_refused_by_place(change, message):
    content = {"game": "carcassonne", "format": 1, "options": {}, "answers": ["E"]} | change
    with pytest.raises(BadRecord, match=message):
        CARCASSONNE.replay(json.dumps(content))
