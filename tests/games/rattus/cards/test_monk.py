"""K-MONK. More in `scenarios/rattus/monk.txt`."""

from positions import position, rats, region


def test_a_rat_whose_neighbours_are_all_full_cannot_move():
    board = {name: region(tokens=3) for name in ("anglia", "gallia", "scandia")}
    game = position(board, cards={"monk": 0}).play("use monk")
    assert not any(answer.startswith("anglia") for answer in game.legal())


def test_the_player_picks_which_token_and_what_is_known_of_it_moves_along():
    tokens = [{"origin": "supply", "face": "3 A", "seen": [0]}, *rats(None)]
    game = position({"gallia": region(tokens=tokens)}, cards={"monk": 0}).play("use monk; gallia.1; italia")
    assert game.view(0)["regions"]["italia"]["tokens"] == [{"origin": "supply", "seen": [0], "face": "3 A"}]
    assert game.view(0)["regions"]["gallia"]["tokens"] == [{"origin": "supply", "seen": []}]
    assert "face" not in game.view(1)["regions"]["italia"]["tokens"][0]
