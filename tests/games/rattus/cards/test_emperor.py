"""K-EMPEROR."""

import pytest
from positions import comes_back, cubes, events_of_kind, final, position, rat_count, region, starting_with

AROUND_ANGLIA = ["anglia-gallia", "anglia-scandia"]


def walls(game):
    return game.view()["walls"]


def building(placed=(), **more):
    return position(cards={"emperor": 0}, walls=list(placed), **more).play("use emperor")


def walled(board, *links, cards=None, **more):
    """A position with walls that some Emperor left behind."""
    return position(board, cards=cards or {}, walls=list(links), in_play=["emperor"], **more)


def test_the_three_walls_are_placed_one_after_the_other():
    game = building()
    for number, link in enumerate(("gallia-germania", "hispania-italia", "russia-tartaria"), start=1):
        assert (game.question, game.actor) == (f"emperor wall {number}", 0)
        assert game.view()["detail"] == {"number": number, "link": None}
        game.play(link)
    assert game.question == "turn"
    assert walls(game) == ["gallia-germania", "hispania-italia", "russia-tartaria"]


@pytest.mark.parametrize(("players", "links"), [(2, 12), (3, 15), (4, 22)])
def test_s1_each_on_a_border_or_arrow_between_regions_in_play(players, links):
    offered = set(building(players=players).legal()) - {"stop"}
    assert len(offered) == links
    assert all(link.split("-") == sorted(link.split("-")) for link in offered)


def test_walls_stand_on_arrows_as_well():
    assert {"anglia-gallia", "hispania-italia", "anglia-scandia", "italia-turcia", "tartaria-turcia"} <= set(
        building().legal()
    )
    game = walled({}, "anglia-gallia")
    assert starting_with(game, "plague") == ["scandia"]


def test_two_walls_never_stand_on_one_border():
    assert "gallia-germania" not in building().play("gallia-germania").legal()


def test_stop_leaves_the_others_beside_the_board():
    game = building().play("gallia-germania; stop")
    assert walls(game) == ["gallia-germania"]
    assert "use emperor" not in game.legal()


def test_a_wall_that_is_not_on_the_board_cannot_be_kept():
    game = building(["gallia-germania"])
    assert "keep" in game.legal()
    assert "keep" not in game.play("keep").legal()


def test_any_of_those_in_play_may_be_moved():
    game = building(["gallia-germania", "hispania-italia", "russia-tartaria"])
    assert game.view()["detail"] == {"number": 1, "link": "gallia-germania"}
    game.play("keep")
    assert game.view()["detail"] == {"number": 2, "link": "hispania-italia"}
    game.play("anglia-gallia; stop")
    assert walls(game) == ["gallia-germania", "anglia-gallia", "russia-tartaria"]
    assert events_of_kind(game, "wall-placed") == [
        {
            "kind": "wall-placed",
            "rule": "RAT-K-EMPEROR",
            "seat": 0,
            "link": "anglia-gallia",
            "source": "hispania-italia",
        }
    ]


def test_all_three_may_be_moved_in_one_turn():
    game = building(["gallia-germania", "hispania-italia", "russia-tartaria"])
    game.play("anglia-gallia; anglia-scandia; gallia-hispania")
    assert walls(game) == ["anglia-gallia", "anglia-scandia", "gallia-hispania"]


def test_the_border_that_a_wall_left_is_open_at_once():
    game = building(["anglia-gallia"]).play("anglia-scandia; anglia-gallia; stop")
    assert walls(game) == ["anglia-scandia", "anglia-gallia"]
    game = building(["anglia-gallia"]).play("russia-tartaria; stop")
    assert starting_with(game, "plague") == ["gallia", "scandia"]


def test_all_three_walls_may_be_kept():
    links = ["gallia-germania", "hispania-italia", "russia-tartaria"]
    game = building(links).play("keep; keep; keep")
    assert walls(game) == links
    assert game.question == "turn"


def test_c1_the_plague_piece_does_not_cross():
    assert starting_with(walled({}, "anglia-gallia"), "plague") == ["scandia"]


def test_c1_nor_with_two_steps_but_it_may_go_around():
    game = walled({}, "anglia-gallia", cards={"knight": 0})
    assert starting_with(game, "plague") == ["germania", "russia", "scandia"]
    around = walled({}, "gallia-italia", cards={"knight": 0}, plague="gallia")
    assert "italia" in starting_with(around, "plague")


@pytest.mark.parametrize("cards", [{}, {"knight": 0, "crusader": 0, "soldier": 0}])
def test_c1_ruling_walled_in_the_piece_stays_and_nothing_spreads_or_is_ravaged(cards):
    board = {"anglia": region(1, 2, tokens=2)}
    game = walled(board, *AROUND_ANGLIA, cards=cards)
    assert starting_with(game, "plague") == ["stay"]
    game.play("plague stay")
    assert (game.view()["seat"], game.question) == (1, "turn")
    assert game.view()["plague"] == "anglia"
    assert cubes(game, "anglia") == [1, 2, 0, 0]
    assert rat_count(game, "anglia") == 2
    assert game.view()["supply"] == 12
    assert [(event["region"], event["to"]) for event in events_of_kind(game, "plague-moved")] == [("anglia", "anglia")]


def test_c1_to_stay_is_no_choice_where_the_piece_can_move():
    assert "plague stay" not in walled({}, "anglia-gallia").legal()


def test_f1_the_end_is_triggered_also_by_a_turn_in_which_the_piece_stays():
    game = walled({"italia": region(20)}, *AROUND_ANGLIA).play("plague stay")
    assert game.view()["round"] == "final"


def test_c1_the_holder_may_wall_the_piece_in_before_it_moves():
    game = position(cards={"emperor": 0}).play("use emperor; anglia-gallia; anglia-scandia; stop")
    assert starting_with(game, "plague") == ["stay"]


def test_c2_no_rat_is_added_across():
    game = walled({"gallia": region(tokens=2)}, "gallia-hispania", "gallia-italia").play("plague gallia")
    assert game.legal() == ["anglia", "germania"]


def test_c2_where_walls_leave_no_neighbour_nothing_is_added():
    board = {"hispania": region(tokens=2), "gallia": region(tokens=3)}
    game = walled(board, "hispania-italia", plague="gallia").play("plague hispania")
    assert [(event["count"], event["reason"]) for event in events_of_kind(game, "spread-stopped")] == [(2, "full")]


def test_c3_the_plague_ravages_between_walls_as_anywhere():
    board = {"hispania": region(1, tokens=1)}
    game = walled(board, "hispania-italia", plague="gallia").play("plague hispania; gallia")
    assert game.question == "next token"


def test_k_monk_moves_no_rat_across():
    game = walled({"anglia": region(tokens=1)}, "anglia-gallia", cards={"monk": 0}).play("use monk; anglia.1")
    assert game.legal() == ["scandia"]
    assert "use monk" not in walled({"anglia": region(tokens=1)}, *AROUND_ANGLIA, cards={"monk": 0}).legal()


def test_k_merchant_moves_no_cube_across():
    game = walled({"anglia": region(1)}, "anglia-gallia", cards={"merchant": 0}).play("use merchant; anglia")
    assert game.legal() == ["scandia"]
    assert "use merchant" not in walled({"anglia": region(1)}, *AROUND_ANGLIA, cards={"merchant": 0}).legal()


def test_what_crosses_no_border_is_not_stopped():
    """The King's cube, new cubes and the Witch's look."""
    board = {"anglia": region(2), "hispania": region(tokens=1)}
    game = walled(board, *AROUND_ANGLIA, cards={"king": 0, "peasant": 0, "witch": 0})
    assert {"use king", "add anglia 1", "use witch"} <= set(game.legal())


def test_k6_walls_stay_no_matter_who_holds_the_card_and_the_holder_moves_them():
    game = position(cards={"emperor": 1}, walls=["anglia-gallia"]).play("take emperor")
    assert walls(game) == ["anglia-gallia"]
    assert walls(game.play("use emperor; russia-tartaria; stop")) == ["russia-tartaria"]


def test_final_round_as_usual():
    game = final({}, "emperor").play("use emperor; anglia-gallia; stop")
    assert walls(game) == ["anglia-gallia"]
    assert game.legal() == ["done"]


def test_final_round_walls_stop_the_plague_piece_too():
    game = final({}, "knight", walls=AROUND_ANGLIA, in_play=["emperor"]).play("use knight")
    assert game.legal() == ["anglia"]
    assert "use serf" not in final({}, "serf", walls=AROUND_ANGLIA, in_play=["emperor"]).legal()


def test_every_question_comes_back_from_json():
    game = building(["gallia-germania"])
    for answer in ("hispania-italia", "gallia-germania", "anglia-gallia"):
        assert comes_back(game)
        game.play(answer)
    assert comes_back(game)
