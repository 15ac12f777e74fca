"""K-BISHOP. More in `scenarios/rattus/bishop.txt`."""

import pytest
from positions import events_of_kind, position, rats, region


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


@pytest.mark.parametrize("protected", ["gallia", "italia"])
def test_the_witch_swaps_no_rat_into_it(protected):
    """A swap brings a rat into both regions, so it can only be declined where one of them is protected."""
    board = {"gallia": region(tokens=rats("3 A")), "italia": region(tokens=rats("1 Bo Ch"))}
    game = guarding([protected], board, in_play=["witch"]).play(
        "take witch; use witch; gallia.1; 3 A; italia.1; 1 Bo Ch"
    )
    assert (game.question, game.legal()) == ("witch swap", ["no"])


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 10), (4, 12)])
def test_s1_only_regions_in_play(players, count):
    assert len(guarding(players=players).play("use bishop").legal()) == count
