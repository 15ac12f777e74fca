"""K-WITCH, H1, and V6 in both readings. More in `scenarios/rattus/witch.txt`."""

import pytest
from positions import position, rats, region

BOARD = {"gallia": region(1, tokens=2), "italia": region(0, 1, tokens=1)}


def looking(rules="online", **more):
    return position(BOARD, cards={"witch": 0}, rules=rules, **more).play("use witch")


def faces(game, seat):
    regions = game.view(seat)["regions"]
    return {
        f"{name}.{slot}": token["face"]
        for name, entry in regions.items()
        for slot, token in enumerate(entry["tokens"], start=1)
        if "face" in token
    }


def test_h1_the_face_comes_out_by_chance_and_only_the_looker_sees_it():
    game = looking().play("gallia.2")
    assert (game.actor, game.question) == ("chance", "face")
    game.play("3 A")
    assert faces(game, 0) == {"gallia.2": "3 A"}
    for other in (None, 1, 2, 3):
        assert faces(game, other) == {}


def test_then_at_any_other_or_stop():
    game = looking().play("gallia.2; 3 A")
    assert (game.question, game.legal()) == ("witch look again", ["gallia.1", "italia.1", "stop"])
    assert game.play("stop").question == "turn"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_if_two_were_seen_swap_them_or_not(answer):
    game = looking().play("gallia.2; 3 A; italia.1; 1 Bo Ch")
    assert (game.question, game.legal()) == ("witch swap", ["no", "yes"])
    game.play(answer)
    first, second = ("1 Bo Ch", "3 A") if answer == "yes" else ("3 A", "1 Bo Ch")
    assert faces(game, 0) == {"gallia.2": first, "italia.1": second}


def test_h2_everybody_sees_which_tokens_were_looked_at_and_swapped():
    game = looking().play("gallia.2; 3 A; italia.1; 1 Bo Ch; yes")
    tokens = game.view(3)["regions"]["gallia"]["tokens"]
    assert [token["seen"] for token in tokens] == [[], [0]]
    assert [type(event).__name__ for event in game.events] == ["RatSeen", "RatSeen", "RatsSwapped"]


def test_a_face_that_somebody_saw_is_certain_for_the_next_who_looks():
    tokens = [{"origin": "supply", "face": "3 A", "seen": [2]}]
    game = position({"gallia": region(tokens=tokens)}, cards={"witch": 0}).play("use witch; gallia.1")
    assert game.chances() == {"3 A": 1.0}
    game.play("3 A")
    assert game.view(0)["regions"]["gallia"]["tokens"][0] == {"origin": "supply", "seen": [0, 2], "face": "3 A"}


def test_v6_online_it_stays_visible_until_the_token_leaves_the_board():
    game = looking().play("gallia.2; 3 A; stop; plague scandia")
    assert faces(game, 0) == {"gallia.2": "3 A"}


def test_swapping_two_rats_of_one_region_keeps_both_there():
    board = {"gallia": region(tokens=rats("3 A", "1 Bo Ch"))}
    game = position(board, cards={"witch": 0}).play("use witch; gallia.1; 3 A; gallia.2; 1 Bo Ch; yes")
    assert faces(game, 0) == {"gallia.1": "1 Bo Ch", "gallia.2": "3 A"}
