"""K-PIPER. Regions with two rats, with three or with a bishop are Q7 in `scenarios/rattus/examples.txt`.

More in `scenarios/rattus/pied_piper.txt`.
"""

import pytest
from positions import comes_back, cubes, events_of_kind, kinds, position, rat_count, region


def piping(board, **more):
    return position(board, cards={"pied-piper": 0}, **more).play("use pied-piper")


def lying(game, name):
    """The faces of the tokens in a region, as seat 0 knows them."""
    return [token.get("face") for token in game.view(0)["regions"][name]["tokens"]]


def test_an_own_cube_moves_to_a_neighbouring_region_and_all_rats_come_along():
    game = piping({"gallia": region(2, 3, tokens=3), "polonia": region(0, 1)})
    assert (game.question, game.actor, game.legal()) == ("piper from", 0, ["gallia"])
    game.play("gallia")
    assert (game.question, game.legal()) == ("piper to", ["anglia", "germania", "hispania", "italia"])
    assert game.view()["detail"] == {"region": "gallia"}
    game.play("italia")
    assert (cubes(game, "gallia"), cubes(game, "italia")) == ([1, 3, 0, 0], [1, 0, 0, 0])
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (0, 3)
    assert game.question == "turn"


def test_the_events_name_the_pipers_rule():
    game = piping({"gallia": region(1, tokens=2)}).play("gallia; italia")
    assert {event["rule"] for event in events_of_kind(game, "rat-moved") + events_of_kind(game, "cubes-moved")} == {
        "RAT-K-PIPER"
    }
    assert kinds(game).count("rat-moved") == 2


def test_when_not_all_fit_the_player_picks_which():
    board = {"gallia": region(1, tokens=3), "italia": region(tokens=1)}
    game = piping(board).play("gallia; italia")
    assert (game.question, game.actor) == ("piper rat", 0)
    assert game.legal() == ["gallia.1", "gallia.2", "gallia.3"]
    assert game.view()["detail"] == {"region": "gallia", "to": "italia", "left": 2}
    game.play("gallia.2")
    assert game.legal() == ["gallia.1", "gallia.2"]
    assert game.view()["detail"]["left"] == 1
    game.play("gallia.1")
    assert game.question == "turn"
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (1, 3)


def test_the_picked_tokens_move_with_all_that_is_known_of_them():
    seen = [{"origin": "supply", "face": face, "seen": [0]} for face in ("3 A", "1 Bo Ch", "6 M Cv Mg")]
    game = piping({"gallia": region(1, tokens=seen), "italia": region(tokens=1)}).play(
        "gallia; italia; gallia.2; gallia.2"
    )
    assert lying(game, "gallia") == ["3 A"]
    assert lying(game, "italia") == [None, "1 Bo Ch", "6 M Cv Mg"]


@pytest.mark.parametrize(("cube", "left", "gone"), [("gallia/0", {"0": [1]}, {}), ("gallia/0+1", {}, {"0": [1]})])
def test_k7_the_player_chooses_among_cubes_that_differ_in_potions(cube, left, gone):
    board = {"gallia": region(2, potions={0: [1]})}
    game = piping(board, in_play=["wizard"]).play("gallia; italia")
    assert (game.question, game.legal()) == ("which cube", ["gallia/0", "gallia/0+1"])
    assert {"region": "gallia", "to": "italia", "left": 1}.items() <= game.view()["detail"].items()
    game.play(cube)
    regions = game.view()["regions"]
    assert (regions["gallia"]["potions"], regions["italia"]["potions"]) == (left, gone)


def test_k7_which_cube_is_asked_first_and_then_which_rat():
    board = {"gallia": region(2, potions={0: [1]}, tokens=2), "italia": region(tokens=2)}
    game = piping(board, in_play=["wizard"]).play("gallia; italia")
    asked = []
    while game.question != "turn":
        assert comes_back(game)
        asked.append(game.question)
        game.play(game.legal()[-1])
    assert asked == ["which cube", "piper rat"]
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (1, 3)
    assert game.view()["regions"]["italia"]["potions"] == {"0": [1]}
