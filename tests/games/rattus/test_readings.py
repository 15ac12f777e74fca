"""V1, V5 and V6: what the printed and the online reading do differently. V2 to V4 and V7 are scenarios, `scenarios/rattus/potions.txt`.

More in `scenarios/rattus/readings.txt`.
"""

import json

import pytest
from positions import RATTUS, comes_back, events_of_kind, final, position, rats, region, reveal

from ratskeller.core.errors import BadPosition

BOTH = pytest.mark.parametrize("rules", ["online", "printed"])
START = "2 Bo Cv, 2 Ch Ro, 2 Pe Mg, 3 Bo Mg, 3 Ch Cv, 3 Pe Ro, 4 M Pe, 4 M Bo, 4 M Ch, 4 M Cv, 4 M Mg, 4 M Ro".split(
    ", "
)
REGULAR = [text for text in RATTUS.new().view()["hidden"] if text not in START]


def test_v1_online_the_knights_region_is_ravaged_at_once_and_printed_only_in_f5():
    board = {"gallia": region(0, 2, tokens=rats("4 M A Ch"))}
    at_once = final(board, "knight", players=2).play("use knight; gallia; yes")
    assert at_once.view()["ravage"]["region"] == "gallia"
    assert reveal(at_once, "4 M A Ch").scores == [0, 0]
    later = final(board, "knight", players=2, rules="printed").play("use knight; gallia; yes")
    assert (later.view()["ravage"], later.scores) == (None, [0, 2])
    assert later.play("done").view()["ravage"]["neutral"] == 2


def test_v1_printed_the_count_is_about_the_region_to_which_the_piece_has_moved():
    game = final({"gallia": region(0, 2, tokens=1)}, "knight", rules="printed").play("use knight; gallia")
    assert (game.question, game.view()["detail"]) == ("count", {"region": "gallia"})
    game.play("yes")
    assert [(event["region"], event["counts"]) for event in events_of_kind(game, "plague-counted")] == [
        ("gallia", True)
    ]


@BOTH
@pytest.mark.parametrize("counts", ["yes", "no"])
def test_v1_both_decisions_come_back_from_json(rules, counts):
    game = final({"gallia": region(0, 2, tokens=1)}, "knight", players=2, rules=rules).play("use knight")
    for answer in ("gallia", counts):
        assert comes_back(game)
        game.play(answer)
    assert comes_back(game)


def drawing(rules, used, *, board=None, players=4, **more):
    """Seat 0's final turn with the Soldier and an empty supply."""
    return final(board or {}, "soldier", rules=rules, used=list(used), supply=0, players=players, **more)


def chances_of_drawn(game):
    """The chances of the face of the rat that lies drawn in Gallia."""
    while game.question == "turn":
        game.play("done")
    assert game.view()["ravage"]["region"] == "gallia"
    return game.play("gallia.1").chances()


CUBE_THERE = {"gallia": region(0, 1)}


def test_v5_printed_the_rat_is_drawn_from_the_used_tokens_each_as_likely():
    game = drawing("printed", ["3 A", "1 Bo Ch", "4 M Pe"], board=CUBE_THERE).play("use soldier; gallia")
    (added,) = events_of_kind(game, "rat-added")
    assert (added["drawn"], added["left"], added["rule"]) == (True, 0, "RAT-K-SOLDIER")
    assert game.view()["regions"]["gallia"]["tokens"] == [{"origin": "drawn", "seen": []}]
    assert chances_of_drawn(game) == pytest.approx(dict.fromkeys(["1 Bo Ch", "3 A", "4 M Pe"], 1 / 3))


def test_v5_printed_without_a_used_token_there_is_no_rat():
    assert "use soldier" not in drawing("printed", []).legal()
    assert "use soldier" in drawing("printed", ["3 A"]).legal()


def crowded(players, used):
    """A board on which every token of the game lies, but the used ones: three rats a region, Gallia short of one or more."""
    names = list(RATTUS.new(players=players).view()["regions"])
    on_board = {2: 37, 3: 43, 4: 49}[players] - used
    board = {}
    for place, name in enumerate(names):
        more = min(2, max(0, (on_board - len(names)) - 2 * place))
        board[name] = region(tokens=[{"origin": "setup"}, *rats(*[None] * more)])
    assert sum(len(entry["tokens"]) for entry in board.values()) == on_board
    return board


def test_v5_online_with_four_players_all_tokens_not_on_the_board_are_the_used_ones():
    """Of the 49 tokens none is set aside (S4), so both readings draw alike."""
    used = REGULAR[:14]
    board = crowded(4, 14)
    board["tartaria"]["cubes"] = [1]
    for rules in ("online", "printed"):
        game = drawing(rules, used, board=board, plague="russia").play(
            "use soldier; tartaria; done; done; done; tartaria.3"
        )
        assert game.view()["regions"]["tartaria"]["tokens"][2]["origin"] == "drawn"
        assert game.chances() == pytest.approx(dict.fromkeys(used, 1 / 14))


def test_v5_online_with_two_players_the_twelve_set_aside_are_among_them():
    """26 tokens are not on the board: 14 used ones and 12 set aside, which show any of the 23 regular faces that are not out.

    Four of the start tokens are in the supply (S4), so that none of those set aside is one.
    """
    used = REGULAR[:14]
    board = crowded(2, 14)
    board["scandia"]["cubes"] = [1]
    game = drawing("online", used, board=board, players=2).play("use soldier; scandia; done; scandia.3")
    assert game.view()["regions"]["scandia"]["tokens"][2]["origin"] == "drawn"
    expected = dict.fromkeys(used, 1 / 26) | dict.fromkeys(REGULAR[14:], 12 / 26 / 23)
    assert game.chances() == pytest.approx(expected)


def test_v5_online_a_rat_can_be_drawn_though_none_is_used():
    game = drawing("online", [], board=CUBE_THERE, players=2).play("use soldier; gallia")
    chances = chances_of_drawn(game)
    assert sum(chances.values()) == pytest.approx(1)
    assert len(chances) == 49


def test_v5_tokens_used_after_the_draw_are_not_among_those_it_was_drawn_from():
    board = {"gallia": region(0, 1), "scandia": region(0, 1, tokens=rats("6 M Cv Mg"))}
    game = drawing("printed", ["3 A", "1 Bo Ch"], board=board, cards={"serf": 3}).play("use soldier; gallia; done")
    game.play("use serf; scandia")
    reveal(game, "6 M Cv Mg")
    assert set(game.view()["used"]) == {"3 A", "1 Bo Ch", "6 M Cv Mg"}
    assert comes_back(game)
    assert chances_of_drawn(game) == pytest.approx({"1 Bo Ch": 0.5, "3 A": 0.5})


def test_v5_h5_once_the_drawn_face_is_out_the_other_hidden_rats_show_others():
    board = {"gallia": region(0, 2), "italia": region(0, 1, tokens=1)}
    game = drawing("online", ["3 A"], board=board).play("use soldier; gallia; done; done; done; gallia.1; 6 M Cv Mg")
    assert game.view()["ravage"]["region"] == "italia"
    chances = game.play("italia.1").chances()
    assert {"3 A", "6 M Cv Mg"} & set(chances) == set()


@BOTH
def test_v5_with_rats_in_the_supply_the_soldiers_comes_from_there(rules):
    game = final({}, "soldier", rules=rules, used=["3 A"], supply=1).play("use soldier; gallia")
    assert game.view()["regions"]["gallia"]["tokens"][0]["origin"] == "supply"
    assert not events_of_kind(game, "rat-added")[0]["drawn"]


@BOTH
def test_v5_h1_a_witch_who_looks_at_the_drawn_rat_sees_a_used_face(rules):
    game = final({}, "soldier", "witch", rules=rules, used=["3 A"], supply=0).play(
        "use soldier; gallia; use witch; gallia.1"
    )
    assert "3 A" in game.chances()
    game.play("3 A")
    assert game.view(0)["regions"]["gallia"]["tokens"][0]["face"] == "3 A"
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert view["used"] == ["3 A"]
        assert "3 A" not in view["hidden"]
    assert comes_back(game)


@BOTH
def test_v5_h3_a_drawn_rat_that_a_crusader_reveals_is_public_and_counted_once(rules):
    board = {"gallia": region(0, 1, tokens=rats("6 M Cv Mg"))}
    game = final(board, "soldier", "crusader", rules=rules, used=["3 A"], supply=0).play("use soldier; gallia")
    game.play("use crusader; gallia; 6 M Cv Mg; 3 A")
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert [token["face"] for token in view["regions"]["gallia"]["tokens"]] == ["6 M Cv Mg", "3 A"]
        assert view["used"] == ["3 A"]
        assert set(view["hidden"].values()) == {1}
        assert {"3 A", "6 M Cv Mg"} & set(view["hidden"]) == set()
    game.play("gallia.2; gallia.1")
    assert game.view()["used"] == ["3 A", "6 M Cv Mg"]


@pytest.mark.parametrize(("rules", "face"), [("printed", "3 A"), ("online", "3 A"), ("online", "5 Bo Pe")])
def test_v5_h1_who_did_not_look_at_the_drawn_rat_expects_any_face_as_before(rules, face):
    """What a Witch saw is forgotten for another seat: the chances are those of a rat at which nobody looked."""
    board = {"gallia": region(0, 1)}
    game = final(board, "soldier", "witch", rules=rules, used=["3 A", "1 Bo Ch"], supply=0, players=2)
    game.play("use soldier; gallia")
    unseen = game.copy().play("done; gallia.1").chances()
    game.play(f"use witch; gallia.1; {face}; stop")
    assert game.redeal(1).play("done; gallia.1").chances() == pytest.approx(unseen)
    assert game.redeal(0).play("done; gallia.1").chances() == {face: 1.0}


def test_v5_of_equal_faces_each_used_token_counts(tmp_path):
    """With tokens of one's own several may show one face: three of four used tokens show limit 1."""
    tokens = tmp_path / "tokens.toml"
    start, regular = ["2 Pe"] * 12, ["1 Ch"] * 15 + ["4 Cv"] * 22
    tokens.write_text(f'version = "test"\nstart = {start}\nregular = {regular}\n'.replace("'", '"'), encoding="utf-8")
    content = json.loads(drawing("printed", [], board=CUBE_THERE, players=2).to_json())
    content |= {"used": ["1 Ch", "1 Ch", "1 Ch", "4 Cv"]}
    content["options"]["tokens"] = str(tokens)
    game = RATTUS.from_json(json.dumps(content)).play("use soldier; gallia")
    assert chances_of_drawn(game) == pytest.approx({"1 Ch": 3 / 4, "4 Cv": 1 / 4})


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("monk", "use monk; gallia.1; italia"),
        ("pied-piper", "use pied-piper; gallia; italia"),
        ("witch", "use witch; gallia.1; {drawn}; italia.1; 6 M Cv Mg; yes"),
    ],
)
def test_v5_a_drawn_rat_stays_what_it_is_wherever_it_goes(card, moves):
    board = {"gallia": region(1), "italia": region(1, tokens=rats("6 M Cv Mg") if card == "witch" else 0)}
    game = final(board, "soldier", card, rules="printed", used=["3 A", "1 Bo Ch"], supply=0, players=2)
    game.play("use soldier; gallia").play(moves.format(drawn="3 A"))
    assert [token["origin"] for token in game.view()["regions"]["italia"]["tokens"]] == ["drawn"]
    assert comes_back(game)
    game.play("done")
    while game.view()["ravage"]["region"] != "italia":
        game.play(game.legal()[0])
    chances = game.play("italia.1").chances()
    assert chances == ({"3 A": 1.0} if card == "witch" else pytest.approx({"1 Bo Ch": 0.5, "3 A": 0.5}))


@BOTH
def test_v5_a_drawn_rat_comes_back_from_json_with_its_chances(rules):
    game = drawing(rules, ["3 A", "1 Bo Ch"], board=CUBE_THERE, players=2).play("use soldier; gallia")
    assert comes_back(game)
    game.play("done; gallia.1")
    again = RATTUS.from_json(game.to_json())
    assert again.chances() == game.chances()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"supply": 3}, "RAT-V5"),
        ({"round": "regular", "last_seat": None}, "RAT-V5"),
        ({"drawn_from": ["1 Bo Ch"]}, "RAT-V5"),
    ],
    ids=["supply", "round", "pool"],
)
def test_v5_a_drawn_rat_that_cannot_be_there_is_refused(change, message):
    game = drawing("printed", ["3 A"], board=CUBE_THERE).play("use soldier; gallia")
    content = json.loads(game.to_json()) | change
    with pytest.raises(BadPosition, match=message):
        RATTUS.from_json(json.dumps(content))


def test_v5_two_drawn_rats_are_refused():
    drawn = [{"origin": "drawn"}, {"origin": "drawn"}]
    with pytest.raises(BadPosition, match="RAT-V5"):
        drawing("printed", ["3 A", "1 Bo Ch"], board={"gallia": region(tokens=drawn)})


def test_v6_online_what_the_witch_saw_stays_visible_wherever_the_piper_takes_it_and_printed_it_does_not():
    seen = [{"origin": "supply", "face": "3 A", "seen": [0]}]
    for rules, shown in (("online", "3 A"), ("printed", None)):
        game = position({"gallia": region(1, tokens=seen)}, cards={"pied-piper": 0}, in_play=["witch"], rules=rules)
        game.play("use pied-piper; gallia; italia")
        assert game.view(0)["regions"]["italia"]["tokens"][0].get("face") == shown
        assert "face" not in game.view(1)["regions"]["italia"]["tokens"][0]
