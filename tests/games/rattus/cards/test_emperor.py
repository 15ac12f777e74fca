"""K-EMPEROR. More in `scenarios/rattus/emperor.txt`."""

import pytest
from positions import events_of_kind, final, position, region

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


def test_k_monk_moves_no_rat_across():
    game = walled({"anglia": region(tokens=1)}, "anglia-gallia", cards={"monk": 0}).play("use monk; anglia.1")
    assert game.legal() == ["scandia"]
    assert "use monk" not in walled({"anglia": region(tokens=1)}, *AROUND_ANGLIA, cards={"monk": 0}).legal()


def test_k_merchant_moves_no_cube_across():
    game = walled({"anglia": region(1)}, "anglia-gallia", cards={"merchant": 0}).play("use merchant; anglia")
    assert game.legal() == ["scandia"]
    assert "use merchant" not in walled({"anglia": region(1)}, *AROUND_ANGLIA, cards={"merchant": 0}).legal()


def test_final_round_walls_stop_the_plague_piece_too():
    game = final({}, "knight", walls=AROUND_ANGLIA, in_play=["emperor"]).play("use knight")
    assert game.legal() == ["anglia"]
    assert "use serf" not in final({}, "serf", walls=AROUND_ANGLIA, in_play=["emperor"]).legal()
