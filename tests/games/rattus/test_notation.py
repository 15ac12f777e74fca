"""Positions, records and answers as texts: what is accepted, and how the rest is refused."""

import copy
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from positions import RATTUS, position, rats, region

from ratskeller.core.errors import BadPosition, BadRecord, RatskellerError

VALID = json.loads(
    position({"gallia": region(1, 2, tokens=2)}, cards={"witch": 0}).play("use witch; gallia.1").to_json()
)
RAT = [{"step": "ravaging", "memory": [5, 0, 0]}, {"step": "rat", "memory": [1, 5, 0]}]
RAVAGE = [{"step": "end of turn"}, {"step": "evaluating", "memory": [1, 0, 0]}]
NEXT = {"step": "next token", "memory": [1, 0, 0]}
LOOK = {"step": "face", "memory": [1, 0, 1]}
FINAL = [{"step": "final turns", "memory": [1, 0, 0]}, {"step": "turn"}]
CROWDED = {"gallia": {"cubes": [20, 0, 0, 0]}}
FEW = {"gallia": {"cubes": [1, 0, 0, 0], "tokens": [{}]}}
USED = {"regions": CROWDED, "cards": {"peasant": 0}, "turn": {"used": ["peasant"]}}
EXAMPLE = """
{"game": "rattus", "format": 1,
 "options": {"players": 4, "cards": ["peasant", "monk", "merchant", "knight", "witch", "king"], "rules": "online"},
 "round": "regular", "seat": 0, "start_seat": 0, "last_seat": null,
 "turn": {"taken": false, "added": false, "used": []},
 "regions": {"gallia": {"cubes": [0, 2, 1, 0], "tokens": [{"origin": "setup"}, {"origin": "supply", "face": "3 A", "seen": [2]}]}},
 "palace": [0, 0, 1, 0], "cards": {"knight": 2}, "plague": "italia",
 "supply": 12, "used": ["1 Bo Ch"], "walls": [], "nuns": [], "bishops": [], "baker": [0, 0, 0, 0],
 "pending": []}
"""


def test_the_example_of_the_notation_is_read():
    game = RATTUS.from_json(EXAMPLE)
    assert (game.actor, game.question) == (0, "turn")
    assert game.scores == [0, 2, 2, 0]
    assert game.view(2)["regions"]["gallia"]["tokens"][1]["face"] == "3 A"


def test_left_out_keys_have_their_natural_default():
    game = RATTUS.from_json('{"game": "rattus", "format": 1, "plague": "italia"}')
    assert game.view()["options"]["players"] == 4
    assert game.view()["stock"] == [20] * 4
    assert game.view()["supply"] == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: must be 'rattus'"),
        ({"format": 2}, "format: must be 1"),
        ({"format": True}, "format"),
        ({"extra": 1}, "unknown key 'extra'"),
        ({"options": {"players": 9}}, r"options\.players"),
        ({"options": []}, "options: must be an object"),
        ({"round": "last"}, "round: must be one of"),
        ({"seat": 4}, "seat: must be a number from 0 to 3"),
        ({"seat": "0"}, "seat"),
        ({"seat": True}, "seat"),
        ({"last_seat": 1}, "last_seat.*RAT-F1"),
        ({"round": "final"}, "last_seat.*RAT-F1"),
        ({"round": "final", "last_seat": 0}, "RAT-F2"),
        ({"turn": {"taken": 1}}, r"turn\.taken"),
        ({"turn": {"used": ["monk"]}}, "RAT-T4"),
        ({"regions": {"utopia": {}}}, "regions: 'utopia' is not in play.*RAT-S1"),
        ({"regions": {"gallia": {"cubes": [21, 0, 0, 0]}}}, r"regions\.gallia\.cubes\[0\]"),
        (
            {"regions": {"gallia": {"cubes": [20, 0, 0, 0]}, "italia": {"cubes": [1, 0, 0, 0]}}},
            "seat 0 has 21 cubes.*RAT-S2",
        ),
        ({"regions": {"gallia": {"cubes": [1, 1]}}}, "list of 4 numbers"),
        ({"regions": {"gallia": {"tokens": [{}] * 4}}}, "three rats.*RAT-C2"),
        ({"regions": {"gallia": {"tokens": [{"origin": "sky"}]}}}, "origin"),
        ({"regions": {"gallia": {"tokens": [{"face": "9 Zz"}]}}}, "no token shows '9 Zz'"),
        ({"regions": {"gallia": {"tokens": [{"origin": "supply", "face": "2 Bo Cv"}]}}}, "start token.*RAT-S4"),
        ({"regions": {"gallia": {"tokens": [{"origin": "setup", "face": "3 A"}]}}}, "regular token.*RAT-S3"),
        (
            {"regions": {"gallia": {"tokens": [{"face": "3 A"}, {"face": "3 A"}]}}},
            "'3 A' is there 2 times; there are 1",
        ),
        ({"used": ["3 A", "3 A"]}, "'3 A' is there 2 times"),
        ({"regions": {"gallia": {"tokens": [{"seen": [4]}]}}}, "seen"),
        ({"regions": {"gallia": {"potions": {"0": [1]}}}}, "RAT-K-WIZARD"),
        ({"cards": {"serf": 0}}, "cards: 'serf' is not in play.*RAT-S9"),
        ({"cards": {"monk": 4}}, r"cards\.monk"),
        ({"plague": "utopia"}, "plague: must be a region in play"),
        ({"plague": None}, "RAT-S5"),
        ({"supply": 50}, "supply"),
        ({"supply": 49, "used": ["3 A"]}, "more than 49.*RAT-S4"),
        ({"supply": 38}, "more than are not out.*RAT-S4"),
        ({"walls": ["gallia-italia"]}, "RAT-K-EMPEROR"),
        ({"nuns": ["gallia"]}, "RAT-K-NUN"),
        ({"bishops": ["gallia"]}, "RAT-K-BISHOP"),
        ({"baker": [1, 0, 0, 0]}, "RAT-K-BAKER"),
        ({"final_neutral": 1}, "final_neutral"),
        ({"pending": [{"step": "dance"}]}, "unknown step 'dance'"),
        ({"pending": [{"step": "rat"}]}, "can't wait"),
        ({"pending": [{"step": "turn"}, {"step": "monk to", "memory": [40, 0, 0]}]}, "does not hold"),
        ({"cards": {"monk": 0}, "pending": [{"step": "turn"}, {"step": "monk to", "memory": [40, 0, 0]}]}, "no token"),
        ({"pending": [{"step": "end of turn"}, {"step": "ravaging"}, {"step": "rat"}]}, "memory"),
        ({"pending": "now"}, "pending"),
        (
            {"supply": 0, "pending": [{"step": "end of turn"}, *RAT], "regions": {"italia": {"tokens": [{}]}}},
            "empty supply.*RAT-C2",
        ),
        ({"round": "setup"}, "plague.*RAT-S5"),
        (
            {
                "round": "setup",
                "plague": None,
                "pending": [{"step": "settling", "memory": [1, 0, 0]}, {"step": "settle"}],
            },
            "RAT-S5",
        ),
        ({"round": "setup", "pending": [{"step": "settling", "memory": [2, 0, 0]}, {"step": "settle"}]}, "RAT-S7"),
        (
            {
                "round": "setup",
                "regions": CROWDED,
                "pending": [{"step": "settling", "memory": [1, 0, 0]}, {"step": "settle"}],
            },
            "RAT-S7",
        ),
        ({"cards": {"monk": 0}, "pending": [{"step": "turn"}, {"step": "monk from"}]}, "RAT-T1"),
        ({"ravage": {"region": "gallia"}}, "ravage: is given exactly"),
        ({"regions": FEW, "ravage": {"region": "gallia"}, "pending": [*RAVAGE, LOOK]}, "the face belongs to no token"),
        ({"regions": FEW, "ravage": {"region": "gallia", "lost": [20, 0, 0, 0]}, "pending": [*RAVAGE, NEXT]}, "RAT-C5"),
        (
            {"round": "final", "last_seat": 1, **USED, "pending": [*FINAL, {"step": "extra", "memory": [1, 0, 0]}]},
            "stock of seat 0",
        ),
        ({"round": "ravage", "last_seat": 1}, "pending"),
    ],
    ids=lambda value: json.dumps(value)[:60] if isinstance(value, dict) else "",
)
def test_a_position_that_breaks_a_rule_is_refused_by_place_and_rule(change, message):
    content = {"game": "rattus", "format": 1, "plague": "italia", "supply": 12} | change
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))


@pytest.mark.parametrize(
    "text", ["", "[]", "7", "nonsense", "{", '{"game": "rattus"', "\ud800", b"\xff\xfe", "[" * 100_000]
)
def test_what_is_no_json_object_is_refused(text):
    with pytest.raises(BadPosition):
        RATTUS.from_json(text)
    with pytest.raises(BadRecord):
        RATTUS.replay(text)


def test_what_is_too_long_is_refused_before_it_is_read():
    with pytest.raises(BadPosition, match="at most 1000000 characters"):
        RATTUS.from_json(" " * 1_000_001)


def test_what_is_nested_too_deeply_is_refused():
    text = '{"game": "rattus", "format": 1, "options": ' + "[" * 50 + "]" * 50 + "}"
    with pytest.raises(BadPosition, match="levels"):
        RATTUS.from_json(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game"),
        ({"format": 3}, "format"),
        ({"version": 99}, "version: these rules are version 1"),
        ({"answers": "italia"}, "answers: must be a list"),
        ({"answers": [1]}, "answers"),
        ({"answers": ["italia", "utopia"]}, "answer 2: 'utopia' is no legal answer to 'settle'"),
        ({"answers": ["italia"] * 20_001}, "at most 20000"),
        ({"options": {"players": 7}}, "options: players"),
        ({"options": 5}, "options: must be an object"),
        ({"start": {}}, "either"),
        ({"other": 1}, "unknown key"),
    ],
)
def test_a_bad_record_is_refused_by_place(change, message):
    content = {"game": "rattus", "format": 1, "options": {"players": 2}, "answers": ["italia"]} | change
    with pytest.raises(BadRecord, match=message):
        RATTUS.replay(json.dumps(content))


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "gallia", "3 A", "turn", "face"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["step", "memory", "face", "x"]), inner, max_size=2)
    ),
    max_leaves=6,
)


def places(value, path=()):
    """All places inside a JSON value."""
    yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inner, (*path, key))


PLACES = [path for path in places(VALID) if path]


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(PLACES), JSON_VALUES), min_size=1, max_size=3))
def test_a_mutated_position_is_refused_cleanly_or_can_be_played(changes):
    content = copy.deepcopy(VALID)
    for path, value in changes:
        target = content
        try:
            for key in path[:-1]:
                target = target[key]
            target[path[-1]] = value
        except (KeyError, IndexError, TypeError):
            continue
    try:
        game = RATTUS.from_json(json.dumps(content))
    except RatskellerError:
        return
    assert RATTUS.from_json(game.to_json()).to_json() == game.to_json()
    for _ in range(30):
        if game.over:
            break
        game.view(0)
        game.play(game.legal()[0])


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=80) | st.binary(max_size=80).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_refused_cleanly_as_an_answer(text):
    game = RATTUS.new(players=2)
    before = game.to_json()
    try:
        game.play(text)
    except RatskellerError:
        assert game.to_json() == before


def test_tokens_cubes_and_regions_are_spelled_as_the_notation_says():
    game = position({"gallia": region(1, tokens=rats(None, None))}, cards={"monk": 0, "merchant": 0})
    assert {"add gallia 2", "take king", "use monk", "use merchant", "plague scandia"} <= set(game.legal())
    assert game.play("use monk").legal() == ["gallia.1", "gallia.2"]
