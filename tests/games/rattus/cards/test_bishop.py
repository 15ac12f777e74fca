"""K-BISHOP."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, position, rat_count, rats, region, reveal, starting_with


def bishops(game):
    return game.view()["bishops"]


def guarding(placed=(), board=None, **more):
    return position(board, cards={"bishop": 0}, bishops=list(placed), **more)


def test_one_of_the_two_is_placed_into_any_region():
    game = guarding().play("use bishop")
    assert (game.question, game.actor, len(game.legal())) == ("bishop", 0, 12)
    assert game.view()["detail"]["region"] is None
    game.play("tartaria")
    assert bishops(game) == ["tartaria"]
    assert "use bishop" not in game.legal()


def test_the_second_one_is_placed_before_any_moves():
    game = guarding(["gallia"]).play("use bishop")
    assert (game.question, len(game.legal())) == ("bishop", 12)
    assert bishops(game.play("italia")) == ["gallia", "italia"]


def test_when_both_are_in_play_one_moves():
    game = guarding(["gallia", "italia"]).play("use bishop")
    assert (game.question, game.legal()) == ("bishop from", ["gallia", "italia"])
    game.play("italia")
    assert (game.question, game.view()["detail"]["region"]) == ("bishop", "italia")
    assert "italia" not in game.legal()
    game.play("russia")
    assert bishops(game) == ["gallia", "russia"]
    (placed,) = events_of_kind(game, "bishop-placed")
    assert (placed["region"], placed["source"], placed["rule"]) == ("russia", "italia", "RAT-K-BISHOP")


def test_both_may_stand_in_one_region():
    game = guarding(["gallia"]).play("use bishop; gallia")
    assert bishops(game) == ["gallia", "gallia"]
    game = guarding(["gallia", "gallia"]).play("use bishop")
    assert game.legal() == ["gallia"]
    assert sorted(bishops(game.play("gallia; anglia"))) == ["anglia", "gallia"]


def test_walls_do_not_stop_a_bishop():
    pieces = {"walls": ["gallia-hispania", "hispania-italia"], "in_play": ["emperor"]}
    assert bishops(guarding(["gallia", "italia"], **pieces).play("use bishop; italia; hispania")) == [
        "gallia",
        "hispania",
    ]


def test_rats_already_there_stay():
    game = guarding(board={"gallia": region(tokens=2)}).play("use bishop; gallia")
    assert rat_count(game, "gallia") == 2


def test_c2_no_rat_is_added_there():
    game = guarding(["hispania"], {"gallia": region(tokens=2)}).play("plague gallia")
    assert game.legal() == ["anglia", "germania", "italia"]


def test_c2_when_bishops_and_full_regions_leave_no_place_nothing_is_added():
    board = {"scandia": region(tokens=2), "germania": region(tokens=3)}
    game = guarding(["anglia", "russia"], board, plague="anglia").play("plague scandia")
    assert game.view()["seat"] == 1
    assert [(event["count"], event["reason"]) for event in events_of_kind(game, "spread-stopped")] == [(2, "full")]


def test_the_monk_moves_no_rat_there():
    board = {"gallia": region(tokens=1)}
    game = guarding(["italia"], board, in_play=["monk"]).play("take monk; use monk; gallia.1")
    assert game.legal() == ["anglia", "germania", "hispania"]


def test_a_rat_may_leave_a_region_with_a_bishop():
    board = {"gallia": region(tokens=1)}
    game = guarding(["gallia"], board, in_play=["monk"]).play("take monk; use monk; gallia.1; italia")
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (0, 1)


def test_a_rat_all_of_whose_neighbours_are_protected_cannot_be_moved():
    board = {"anglia": region(tokens=1)}
    game = guarding(["gallia", "scandia"], board, in_play=["monk"], plague="italia").play("take monk")
    assert "use monk" not in game.legal()


@pytest.mark.parametrize("protected", ["gallia", "italia"])
def test_the_witch_swaps_no_rat_into_it(protected):
    """A swap brings a rat into both regions, so it can only be declined where one of them is protected."""
    board = {"gallia": region(tokens=rats("3 A")), "italia": region(tokens=rats("1 Bo Ch"))}
    game = guarding([protected], board, in_play=["witch"]).play(
        "take witch; use witch; gallia.1; 3 A; italia.1; 1 Bo Ch"
    )
    assert (game.question, game.legal()) == ("witch swap", ["no"])


def test_the_witch_may_swap_two_rats_within_it_and_any_two_elsewhere():
    board = {"gallia": region(tokens=rats("3 A", "1 Bo Ch")), "italia": region(tokens=rats("6 M Cv Mg"))}
    within = guarding(["gallia"], board, in_play=["witch"]).play(
        "take witch; use witch; gallia.1; 3 A; gallia.2; 1 Bo Ch"
    )
    assert within.legal() == ["no", "yes"]
    elsewhere = guarding(["russia"], board, in_play=["witch"]).play(
        "take witch; use witch; gallia.1; 3 A; italia.1; 6 M Cv Mg"
    )
    assert elsewhere.legal() == ["no", "yes"]


def test_cubes_and_the_plague_piece_may_enter():
    board = {"anglia": region(1), "gallia": region(1)}
    game = guarding(["gallia"], board, in_play=["merchant"]).play("take merchant; use merchant; anglia; gallia; 1")
    assert cubes(game, "gallia") == [2, 0, 0, 0]
    assert "gallia" in starting_with(game, "plague")


def test_k5_the_plague_region_is_ravaged_as_any_other():
    board = {"gallia": region(2, tokens=1)}
    game = guarding(["gallia"], board).play("plague gallia; hispania")
    reveal(game, "2 M Bo Ch")
    assert cubes(game, "gallia") == [0, 0, 0, 0]


def test_k6_they_stay_no_matter_who_holds_the_card_and_the_holder_moves_them():
    game = position(cards={"bishop": 1}, bishops=["gallia", "italia"]).play("take bishop")
    assert bishops(game) == ["gallia", "italia"]
    assert bishops(game.play("use bishop; gallia; russia")) == ["russia", "italia"]


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 10), (4, 12)])
def test_s1_only_regions_in_play(players, count):
    assert len(guarding(players=players).play("use bishop").legal()) == count


def test_final_round_as_usual():
    game = final({}, "bishop").play("use bishop; gallia")
    assert bishops(game) == ["gallia"]
    assert game.legal() == ["done"]


def test_the_questions_come_back_from_json():
    assert comes_back(guarding().play("use bishop"))
    game = guarding(["gallia", "gallia"]).play("use bishop")
    assert comes_back(game)
    assert comes_back(game.play("gallia"))
