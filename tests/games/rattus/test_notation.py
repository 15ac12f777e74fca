"""Positions, records and answers as texts: what is accepted, and how the rest is refused."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutated import places, refused_or_played
from positions import RATTUS, RICH, comes_back, position, rats, region, six

from ratskeller.core.errors import BadPosition, BadRecord

VALID = json.loads(
    position({"gallia": region(1, 2, tokens=2)}, cards={"witch": 0}).play("use witch; gallia.1").to_json()
)
RAT = [{"step": "ravaging", "memory": [5, 0, 0]}, {"step": "rat", "memory": [1, 5, 0]}]
RAVAGE = [{"step": "end of turn"}, {"step": "evaluating", "memory": [1, 0, 0]}]
NEXT = {"step": "next token", "memory": [1, 0, 0]}
LOOK = {"step": "face", "memory": [1, 0, 1]}
FINAL = [{"step": "final turns", "memory": [1, 0, 0]}, {"step": "turn"}]
CROWDED = {"gallia": {"cubes": [20, 0, 0, 0]}}
FEW = {"gallia": {"cubes": [1, 1, 0, 0], "tokens": [{}]}}
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
        ({"pending": [{"step": "turn"}, {"step": "monk to", "memory": [40, 0, 0]}]}, "doesn't hold"),
        (
            {"cards": {"monk": 0}, "pending": [{"step": "turn"}, {"step": "monk to", "memory": [40, 0, 0]}]},
            "of a rat on the board",
        ),
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
        ({"regions": FEW, "ravage": {"region": "gallia", "lost": [0, 20, 0, 0]}, "pending": [*RAVAGE, NEXT]}, "RAT-C5"),
        (
            {"round": "final", "last_seat": 1, **USED, "pending": [*FINAL, {"step": "extra", "memory": [1, 0, 4095]}]},
            "stock of seat 0",
        ),
        ({"round": "ravage", "last_seat": 1}, "pending"),
        ({"turn": {"moved": True}}, r"turn\.moved.*RAT-K4"),
        ({"ravage": {"region": "gallia", "acting": ["knight"]}}, r"ravage\.acting.*RAT-K4"),
        (
            {"regions": FEW, "ravage": {"region": "gallia", "ordered": True, "opened": 1}},
            r"ravage\.opened.*RAT-K-CRUSADER",
        ),
        ({"regions": FEW, "ravage": {"region": "gallia", "opened": 1}}, r"ravage\.opened"),
        ({"regions": FEW, "ravage": {"region": "gallia", "neutral": 1}}, r"ravage\.neutral.*RAT-K-KNIGHT"),
    ],
    ids=lambda value: json.dumps(value)[:60] if isinstance(value, dict) else "",
)
def test_a_position_that_breaks_a_rule_is_refused_by_place_and_rule(change, message):
    content = {"game": "rattus", "format": 1, "plague": "italia", "supply": 12} | change
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))


def test_a_position_with_every_piece_says_in_its_view_what_it_was_given():
    game = RATTUS.from_json(json.dumps(RICH))
    assert comes_back(game)
    view = game.view()
    for name in ("walls", "nuns", "bishops", "baker", "palace", "supply", "used"):
        assert view[name] == RICH[name]
    assert view["stock"] == [16, 12, 17]
    assert view["regions"]["gallia"]["potions"] == {"0": [2, 1], "1": [1]}
    assert view["potions_left"] == 6
    content = json.loads(game.to_json())
    assert {name: content[name] for name in ("walls", "nuns", "bishops", "baker")} == {
        name: RICH[name] for name in ("walls", "nuns", "bishops", "baker")
    }


def test_pieces_keep_their_numbers():
    game = RATTUS.from_json(json.dumps(RICH)).play("use emperor; keep")
    assert game.view()["detail"] == {"number": 2, "link": "anglia-scandia"}


def pieces(**change):
    """A position of four in which every card that brings a piece is in play, and what is changed of it."""
    cards = ["emperor", "nun", "bishop", "wizard", "baker", "knight"]
    gallia = {"gallia": {"cubes": [2, 0, 0, 0]}}
    return {"options": {"cards": cards}, "cards": {"baker": 1}, "regions": gallia} | change


def carrying(potions, rules="online"):
    """The same with potions in Gallia, where seat 0 has two cubes."""
    cards = ["emperor", "nun", "bishop", "wizard", "baker", "knight"]
    gallia = {"gallia": {"cubes": [2, 0, 0, 0], "potions": potions}}
    return {"options": {"cards": cards, "rules": rules}, "regions": gallia}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (pieces(walls=["gallia-polonia"]), r"walls\[0\].*gallia-polonia.*RAT-K-EMPEROR"),
        (pieces(walls=["italia-gallia"]), r"walls\[0\].*RAT-K-EMPEROR"),
        (pieces(walls=["gallia-italia", "gallia-italia"]), r"walls\[1\].*already.*RAT-K-EMPEROR"),
        (pieces(walls=["gallia"]), r"walls\[0\].*RAT-K-EMPEROR"),
        (pieces(walls=[7]), r"walls\[0\].*RAT-K-EMPEROR"),
        (pieces(walls=["anglia-gallia", "gallia-italia", "gallia-hispania", "anglia-scandia"]), "walls.*RAT-K-EMPEROR"),
        (
            {"options": {"players": 2, "cards": six("emperor")}, "walls": ["russia-tartaria"]},
            "walls.*RAT-K-EMPEROR",
        ),
        (pieces(nuns=["gallia"] * 4), "nuns.*RAT-K-NUN"),
        (pieces(nuns=["utopia"]), r"nuns\[0\].*not in play.*RAT-S1"),
        (pieces(nuns="gallia"), "nuns"),
        (pieces(bishops=["gallia"] * 3), "bishops.*RAT-K-BISHOP"),
        (pieces(bishops=["gallia", None]), r"bishops\[1\].*RAT-S1"),
        (pieces(baker=[1, 0, 0, 0], cards={}), "baker.*nobody holds.*RAT-K-BAKER"),
        (pieces(baker=[19, 0, 0, 0]), "21 cubes.*RAT-S2"),
        (pieces(baker=[-1, 0, 0, 0]), r"baker\[0\]"),
        (pieces(baker=[1, 0]), "baker"),
        (carrying({"0": [1, 1, 1]}), r"regions\.gallia\.potions\.0.*RAT-K-WIZARD"),
        (carrying({"1": [1]}), r"regions\.gallia\.potions\.1.*RAT-K-WIZARD"),
        (carrying({"0": [0]}), r"regions\.gallia\.potions\.0"),
        (carrying({"4": [1]}), r"regions\.gallia\.potions: '4' is no seat"),
        (carrying([1]), r"regions\.gallia\.potions"),
        (carrying({"0": [6, 5]}, "printed"), "10 potions.*RAT-V3"),
        ({"walls": ["gallia-italia"]}, "walls.*not in play.*RAT-K-EMPEROR"),
        ({"nuns": ["gallia"]}, "nuns.*not in play.*RAT-K-NUN"),
        ({"bishops": ["gallia"]}, "bishops.*not in play.*RAT-K-BISHOP"),
        ({"baker": [1, 0, 0, 0]}, "baker.*not in play.*RAT-K-BAKER"),
        ({"regions": carrying({"0": [1]})["regions"]}, "potions.*not in play.*RAT-K-WIZARD"),
        ({"round": "setup", "plague": None, "options": {"cards": "random"}, "chosen": [["monk"]]}, "chosen.*RAT-S10"),
        (pieces(ravage={"region": "gallia", "acting": [["nun"]]}), r"ravage\.acting.*RAT-K4"),
        (
            {
                "options": {"rules": "printed"},
                **{"round": "final", "last_seat": 1, "supply": 0},
                "regions": {"gallia": region(1, 0, 0, 0, tokens=[{"origin": "drawn"}])},
            },
            "drawn_from.*RAT-V5",
        ),
    ],
    ids=lambda value: json.dumps(value)[:80] if isinstance(value, dict) else "",
)
def test_a_position_with_a_piece_that_cannot_be_there_is_refused_by_place_and_rule(change, message):
    content = {"game": "rattus", "format": 1, "plague": "italia", "supply": 12} | change
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))


def waiting(position, **change):
    """The JSON of a position whose last pending step is changed."""
    content = json.loads(position.to_json())
    content["pending"][-1] |= change
    return content


def ordering():
    """A Crusader's holder is about to pick the next token."""
    board = {"gallia": region(0, 2, tokens=rats("3 A", "6 M Cv Mg"))}
    game = position(board, cards={"crusader": 0}).play("plague gallia; hispania; hispania; yes; 3 A; 6 M Cv Mg")
    assert game.question == "order"
    return game


def following():
    """A Piper's holder is about to pick the rats that come along."""
    board = {"gallia": region(1, tokens=3), "italia": region(tokens=2)}
    return position(board, cards={"pied-piper": 0}).play("use pied-piper; gallia; italia")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (json.loads(ordering().to_json()) | {"ravage": {"region": "gallia"}}, "RAT-K-CRUSADER"),
        (
            json.loads(ordering().to_json()) | {"ravage": {"region": "gallia", "ordered": True, "opened": 1}},
            "RAT-K-CRUSADER",
        ),
        (waiting(following(), memory=[17, 2, 0]), "piper rat"),
        (waiting(position(cards={"nun": 0}).play("use nun"), memory=[2, -1, 0]), "nun 1"),
        (waiting(position(cards={"nun": 0}).play("use nun"), memory=[1, 3, 0]), "nun"),
        (waiting(position(cards={"emperor": 0}).play("use emperor"), memory=[1, 3, 0]), "wall"),
        (
            waiting(position(cards={"emperor": 0}).play("use emperor"), step="emperor wall 2", memory=[2, -1, 0]),
            "earlier",
        ),
        (waiting(position(cards={"bishop": 0}).play("use bishop"), memory=[1, 4, 0]), "bishop"),
        (
            waiting(
                position({"gallia": region(1)}, cards={"wizard": 0}).play("use wizard"), step="serf", memory=[1, 0, 0]
            ),
            "hold",
        ),
    ],
    ids=range(9),
)
def test_a_question_of_a_card_that_cannot_wait_there_is_refused(content, message):
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))


@pytest.mark.parametrize(("card", "answers"), [("serf", "gallia.1; 1 Bo Ch"), ("knight", ""), ("crusader", "")])
def test_t1_a_question_of_a_card_that_waits_twice_is_refused(card, answers):
    board = {"gallia": region(0, 3, tokens=rats("1 Bo Ch", None))}
    game = position(board, cards={card: 0, "monk": 1}).play("plague gallia; hispania; hispania")
    if answers:
        game.play(answers)
    content = json.loads(game.to_json())
    content["pending"] += content["pending"][-1:]
    with pytest.raises(BadPosition, match="pending"):
        RATTUS.from_json(json.dumps(content))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game"),
        ({"format": 3}, "format"),
        ({"version": 99}, "version: these rules are version 1"),
        ({"answers": "italia"}, "answers: must be a list of texts"),
        ({"answers": [1]}, r"answers\[0\]: must be text"),
        ({"answers": ["italia", "utopia"]}, r"answers\[1\], after 1 answer: 'utopia' is no legal answer to 'settle'"),
        ({"answers": ["italia"] * 20_001}, "at most 20000"),
        ({"options": {"players": 7}}, "options: players.*RAT-S1"),
        ({"options": 5}, "options: must be an object"),
        ({"start": {}}, "either 'options'"),
        ({"other": 1}, "unknown key 'other'"),
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


PLACES = [path for path in places(VALID) if path]


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(PLACES), JSON_VALUES), min_size=1, max_size=3))
def test_a_mutated_position_is_refused_cleanly_or_can_be_played(changes):
    refused_or_played(RATTUS, VALID, changes, answers=30)


def test_tokens_cubes_and_regions_are_spelled_as_the_notation_says():
    game = position({"gallia": region(1, tokens=rats(None, None))}, cards={"monk": 0, "merchant": 0})
    assert {"add gallia 2", "take king", "use monk", "use merchant", "plague scandia"} <= set(game.legal())
    assert game.play("use monk").legal() == ["gallia.1", "gallia.2"]
