"""The engine against a second implementation that was written from the rules text alone, on random games.

What is compared after every answer: who is asked what, all legal answers, the chances, and the scores. But for the kinds `plague` and
`plain`, which are whole games over all combinations of options, also the table, all features with figures and what they are worth, which
markers make whom sick, the next step of every marker, supplies, how many tiles fit where, and what events tell of scoring,
abbots, health and steps; now and then what the asked seat knows about each of its answers.
More by `cd tests && uv run python -m games.carcassonne.reference 1000 --seed 7`.
"""

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from . import mutations, random_games
from .compare import CARCASSONNE, KINDS, Comparison, Difference, compare
from .scenes import content
from .table import new, picture, read
from .turns import replay

RECORDS = Path(__file__).parents[3] / "records"

SHARE = {"whole": 1, "short": 12, "strewn": 60, "plague": 10, "plain": 8}
"""Random games of each kind in every run of the tests."""

SCORED = {"final city", "final road", "final field", "final monastery", "complete city", "complete road"}
SICK = {"nobody healthy", "set among sick ones", "set where it is sick"}
STEPS = {"marker stays", "marker copied", "marker returns"}
EXPECTED = {
    "whole": {"draw", "lay", "follower", "looked ahead", "fell sick"},
    "short": SCORED | SICK | STEPS | {"looked ahead", "fell sick", "recovered", "start seat", "strong", "discarded"},
    "strewn": SCORED
    | SICK
    | STEPS
    | {"tie", "some sick", "fell sick", "crossed twice", "inn or cathedral", "looked ahead"},
    "plague": SCORED | STEPS | {"nobody healthy", "tie", "abbot taken", "complete monastery", "start seat"},
    "plain": SCORED | {"tie", "abbot taken", "complete monastery", "final garden", "small city", "strong"},
}
"""What comes up in every share, or the games have grown poor."""


def compare_share(kind):
    """Compare a share; returns what came up."""
    tally: Counter[str] = Counter()
    for number in range(SHARE[kind]):
        compare(kind, 1, number, tally)
    return set(+tally)


@pytest.mark.late
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_reference_agree_on_every_answer(kind):
    assert EXPECTED[kind] - compare_share(kind) == set()


@pytest.mark.late
@pytest.mark.parametrize("rule", mutations.BREAKS)
def test_a_reference_with_a_broken_rule_is_found_out(rule, monkeypatch):
    """Most are within 4 games, all but two within 13; sick abbots that bring points take 20, monasteries reached from beside 34."""
    monkeypatch.setattr(*mutations.BREAKS[rule])
    with pytest.raises(Difference, match=r"asked: .*answers so far: "):
        compare_share("strewn")


def test_every_combination_of_options_can_be_played():
    assert len(random_games.COMBINATIONS) == 32 * (1 + 2 * 2 * 2 * 3)
    for number in range(0, len(random_games.COMBINATIONS), 7):
        options = random_games.options(random.Random(number), number)
        assert picture(read(CARCASSONNE.new(**options).to_json())) == picture(new(**options))


def scripted(answers, tiles, **more):
    """A comparison from a hand-made position in which these answers were given."""
    text = json.dumps(content(tiles, **more))
    game = Comparison(CARCASSONNE.from_json(text), read(text), Counter())
    for answer in answers:
        game.play(answer)
    return game


# The worked examples of the rules, in both


def test_plg9_one_healthy_and_two_sick_followers_in_a_city_of_four_tiles():
    tiles = {"0,0": "E r1", "0,1": "B", "1,1": "B", "2,1": "E", "2,0": "N r2"}
    figures = {"0,0": "0 c0", "2,0": "1 c0", "2,1": "1 c0"}
    game = scripted(["1,0 r0", "none"], tiles, figures=figures, markers={"2,1": 1}, tile="G")
    assert game.engine.scores == [8, 0, 0]
    assert [game.table.supply(seat)["follower"] for seat in (0, 1)] == [7, 7]


def test_plg9_only_sick_followers_in_a_road():
    road = {"0,0": "D", "-1,0": "W"}
    game = scripted(["1,0 r0", "none"], road, figures={"0,0": "0 r0"}, markers={"0,0": 1}, tile="W")
    assert (game.engine.scores, game.table.figures()) == ([0, 0, 0], {})


def test_plg2_a_plague_tile_completes_the_city_of_its_neighbour():
    game = scripted(["0,-1 r2", "none"], {"0,0": "D"}, figures={"0,0": "1 c0"}, tile="PB")
    assert (game.engine.scores, game.table.figures()) == ([0, 0, 0], {})


def test_plg11_a_marker_leaves_a_farmer_before_the_final_scoring():
    tiles = {"0,0": "D", "0,-1": "E r2", "1,0": "U r1", "2,0": "U r1"}
    more = {"figures": {"0,0": "1 f0"}, "markers": {"1,0": 1}, "tile": "V", "stack": {"V": 1}}
    game = scripted(["0,1 r0", "none"], tiles, **more)
    assert game.table.markers() == {1: (2, 0)}
    for answer in ("V", "0,2 r1", "none"):
        game.play(answer)
    assert (game.engine.over, game.engine.scores) == (True, [0, 3, 0])
    assert game.table.markers() == {1: (2, 0)}


def test_plg5_four_markers_in_a_block_and_a_fifth_tile():
    block = {"0,0": "B", "1,0": "B", "0,1": "B", "1,1": "B"}
    markers = {"0,0": 1, "1,0": 2, "0,1": 3, "1,1": 4}
    game = scripted(["2,0 r0", "none"], block, markers=markers, tile="E")
    assert game.table.markers() == {1: (0, 0), 2: (2, 0), 3: (0, 1), 4: (1, 0)}


def test_plg8_two_players_in_a_city_after_its_knight_recovered():
    tiles = {"-1,0": "E r1", "0,0": "F", "0,-1": "B"}
    game = scripted(["1,0 r0", "c0"], tiles, figures={"-1,0": "1 c0"}, markers={"0,0": 1}, tile="F")
    (city,) = game.engine.view()["features"]
    assert city["strength"] == [1, 1, 0]


# What random games seldom have


def test_ext3_an_abbot_is_taken_from_a_monastery_that_was_just_completed():
    ring = {"1,0": "U", "1,1": "V r1", "0,1": "U r1", "-1,1": "V r2", "-1,0": "U", "-1,-1": "V r3", "0,-1": "U r1"}
    more = {"figures": {"0,0": "0 abbot m0"}, "tile": "V", "options": {"abbot": True}}
    assert scripted(["1,-1 r0", "take abbot"], {"0,0": "B"} | ring, **more).engine.scores == [9, 0, 0]
    assert scripted(["1,-1 r0", "none"], {"0,0": "B"} | ring, **more).engine.scores == [9, 0, 0]
    sick = scripted(["1,-1 r0", "take abbot"], {"0,0": "B"} | ring, **more, markers={"0,0": 1})
    assert sick.engine.scores == [0, 0, 0]
    assert sick.table.supply(0)["abbot"] == 1


def test_bas4_the_last_tile_fits_nowhere():
    """PLG11: then no marker moves any more."""
    gates = {"0,0": "D", "0,-1": "E r2"}
    game = scripted(["C"], gates, figures={"0,0": "0 r0"}, markers={"0,-1": 1}, stack={"C": 1})
    assert (game.engine.over, game.engine.scores) == (True, [1, 0, 0])


def test_bas7_a_road_and_a_city_that_cross_a_tile_twice():
    """The road comes back to the village where it began; the city has two sides of one tile."""
    village = {"0,0": "W", "1,0": "V", "1,1": "V r1"}
    assert scripted(["0,1 r2", "r0"], village, tile="V").engine.scores == [4, 0, 0]
    walls = {"0,0": "EH", "0,-1": "M r1", "1,-1": "N r2"}
    more = {"tile": "Q", "options": {"inns": True}, "figures": {"0,0": "1 c1"}}
    game = scripted(["1,0 r3", "none"], walls, **more)
    assert game.engine.scores == [0, 0, 0]
    (city,) = game.engine.view()["features"]
    assert (city["tiles"], city["pennants"], city["open"], city["value"]) == (4, 2, 1, 6)


# Records


@pytest.mark.late
@pytest.mark.parametrize("path", sorted(RECORDS.glob("carcassonne-*.json")), ids=lambda path: path.stem)
def test_records_are_scored_alike_after_every_answer(path):
    text = path.read_text(encoding="utf-8")
    record = json.loads(text)
    position = CARCASSONNE.replay(text).back_to(0)
    answers = [answer for line in record["answers"] for answer in line.split("; ")]
    expected = [position.play(answer).scores for answer in answers]
    table = new(**record["options"])
    assert replay(table, answers) == expected
    assert table.over is position.over
