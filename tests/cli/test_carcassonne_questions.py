"""What is asked in Carcassonne, why, what may be answered and what it brings."""

import re

from carcassonne_positions import position, tile
from terminal_output import offered, printed, show_of, straight


def asked(pos):
    return show_of(pos).question(pos.view(pos.actor if isinstance(pos.actor, int) else None))


def picture(pos):
    return printed(pos, show_of(pos).picture(pos.view(pos.actor)))


def test_chance_is_asked_for_the_tile_and_the_start_player():
    assert asked(position("0,0 D"))[0] == "Which tile is drawn?"
    pos = position("0,0 D").game.new(players=2, start="random")
    assert asked(pos) == ("Who goes first?", "The first player is drawn at random.")
    assert offered(pos.copy().play("1; U")) != {}


def test_bas3_where_the_drawn_tile_may_lie_is_asked_for_by_how_it_is_turned():
    pos = position("0,0 D", tile="K")
    assert asked(pos)[0] == "Place tile K"
    groups = offered(pos)
    assert {head: [answer.split()[1] for answer in answers] for head, answers in groups.items()} == {
        "r0": ["r0"] * len(groups["r0"]),
        "r1": ["r1"] * len(groups["r1"]),
        "r2": ["r2"] * len(groups["r2"]),
        "r3": ["r3"] * len(groups["r3"]),
    }
    assert sorted(answer for answers in groups.values() for answer in answers) == pos.legal()


def test_the_drawn_tile_is_pictured_in_each_way_in_which_it_fits_and_no_other():
    def ways(kind):
        return picture(position("0,0 D", tile=kind)).rstrip().splitlines()[-1].split()

    assert ways("V") == ["r0", "r1", "r2", "r3"]
    assert ways("U") == ["r1"]
    assert ways("C") == ["r0"]


def test_places_are_offered_as_they_are_read_on_the_board():
    pos = position("0,0 D", "1,0 D", tile="E")
    assert list(offered(pos)["r2"]) == ["0,-1 r2", "1,-1 r2", "0,1 r2", "1,1 r2"]


def test_bas8_a_place_that_scores_says_who_gets_how_much():
    pos = position("0,0 D", tile("1,0 L", "1 r2"), tile="L")
    groups = offered(pos)
    assert groups["r0"]["-1,0 r0"] == "Blue +3 at once"
    assert groups["r2"]["0,-1 r2"] == ""


def test_bas5_a_follower_is_asked_for_with_the_supply():
    pos = position("0,0 D", tile="U").play("0,1 r1")
    title, why = asked(pos)
    assert title == "Place a follower?"
    assert why.startswith("You have 7 followers.")


ALL_OUT = [tile(f"0,{y} U r1", "0 f0") for y in range(1, 8)]
"""Seven tiles to the south of tile D, each with a farmer of Red on the field to the south of its road."""


def test_an_empty_supply_is_explained():
    pos = position("0,0 D", *ALL_OUT, tile="V").play("1,0 r0")
    _, why = asked(pos)
    assert why.startswith("You have no followers left.")
    assert list(offered(pos)[""]) == ["none"]


def test_where_nobody_can_be_set_there_is_no_picture():
    pos = position("0,0 D", *ALL_OUT, tile="V").play("1,0 r0")
    assert show_of(pos).picture(pos.view(0)) is None


def test_the_places_on_the_laid_tile_have_the_numbers_of_their_answers_in_its_picture():
    pos = position("0,0 D", tile="L").play("-1,0 r0")
    assert list(offered(pos)[""]) == ["c0", "r0", "r1", "r2", "f0", "f1", "f2", "none"]
    assert [line.split() for line in picture(pos).splitlines()] == [["5▒1▒·"], ["4═o═2"], ["7", "3", "6"]]


def test_ext2_a_place_for_several_figures_has_the_number_of_its_first_answer():
    pos = position("0,0 D", tile="L", inns=True).play("-1,0 r0")
    assert re.findall(r"\d", picture(pos)) == list("5142736")
    alone = position("0,0 D", *ALL_OUT, tile="V", inns=True).play("1,0 r0")
    assert list(offered(alone)[""])[:3] == ["large r0", "large f0", "large f1"]
    assert sorted(re.findall(r"\d", picture(alone))) == ["1", "2", "3"]


def test_answers_say_who_would_stand_where_and_what_it_is_worth():
    pos = position("0,0 D", tile="L").play("-1,0 r0")
    choices = offered(pos)[""]
    assert list(choices) == ["c0", "r0", "r1", "r2", "f0", "f1", "f2", "none"]
    assert choices["c0"] == "a knight: city (north); worth one point"
    assert choices["r1"] == "a highwayman: road (south); worth one point"
    assert choices["f1"] == "a farmer: field (east, south)"
    assert choices["none"] == "No follower"


def test_a_feature_that_is_complete_says_what_comes_at_once():
    pos = position("0,0 D", tile="E").play("0,-1 r2")
    assert offered(pos)[""]["c0"] == "a knight: city (south); Red +4 at once"


def test_plg8_the_answer_warns_where_a_follower_would_be_sick():
    pos = position(tile("0,0 D", "1 c0", marker=1), tile="N").play("0,-1 r1")
    assert straight(offered(pos)[""]["c0"]) == (
        "a knight: city (east, south); sick at once, doesn't count there; worth 2 points"
    )


def test_plg8_the_answer_says_who_else_counts_there():
    pos = position(tile("0,0 D", "1 c0", marker=1), tile("0,-1 N r1"), tile="N").play("1,-1 r2")
    assert offered(pos)[""]["c0"] == "a knight: city (south, west); worth 3 points; falls sick at the end of the turn"


def test_ext2_ext3_large_followers_and_abbots_are_offered_by_name():
    pos = position("0,0 D", tile="B", inns=True, abbot=True).play("0,1 r0")
    choices = offered(pos)[""]
    assert list(choices) == ["m0", "f0", "abbot m0", "large m0", "large f0", "none"]
    assert choices["abbot m0"].startswith("an abbot: monastery; worth 2 points")
    assert choices["large f0"].startswith("a large farmer: field")


def test_ext3_taking_the_abbot_back_says_from_where_and_for_how_much():
    pos = position("0,0 D", tile("0,1 B", "0 abbot m0"), tile="U", abbot=True).play("-1,0 r1")
    assert offered(pos)[""]["take abbot"] == "Take back the abbot at 0,1: 3 points; Red +3 at once"
    assert list(offered(pos)[""])[-2:] == ["take abbot", "none"]
