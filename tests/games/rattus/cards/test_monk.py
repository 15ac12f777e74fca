"""K-MONK."""

from positions import cubes, position, rat_count, rats, region


def test_any_one_rat_to_a_neighbouring_region():
    game = position({"gallia": region(tokens=2), "turcia": region(tokens=1)}, cards={"monk": 0}).play("use monk")
    assert (game.question, game.legal()) == ("monk from", ["gallia.1", "gallia.2", "turcia.1"])
    game.play("turcia.1")
    assert (game.question, game.legal()) == ("monk to", ["bulgaria", "italia", "tartaria"])
    game.play("italia")
    assert (rat_count(game, "turcia"), rat_count(game, "italia")) == (0, 1)


def test_before_cubes_are_added_or_after():
    board = {"gallia": region(tokens=3), "italia": region(tokens=1)}
    after = position(board, cards={"monk": 0}).play("add gallia 3; use monk; gallia.1; italia")
    assert (cubes(after, "gallia")[0], rat_count(after, "gallia")) == (3, 2)
    before = position(board, cards={"monk": 0}).play("use monk; gallia.1; italia")
    assert {"add gallia 2", "add italia 2"} <= set(before.legal())


def test_not_into_a_region_with_three_rats():
    game = position({"gallia": region(tokens=1), "italia": region(tokens=3)}, cards={"monk": 0})
    assert "italia" not in game.play("use monk; gallia.1").legal()


def test_a_rat_whose_neighbours_are_all_full_cannot_move():
    board = {name: region(tokens=3) for name in ("anglia", "gallia", "scandia")}
    game = position(board, cards={"monk": 0}).play("use monk")
    assert not any(answer.startswith("anglia") for answer in game.legal())


def test_it_can_not_be_used_where_no_rat_can_move():
    assert "use monk" not in position(cards={"monk": 0}).legal()


def test_the_player_picks_which_token_and_what_is_known_of_it_moves_along():
    tokens = [{"origin": "supply", "face": "3 A", "seen": [0]}, *rats(None)]
    game = position({"gallia": region(tokens=tokens)}, cards={"monk": 0}).play("use monk; gallia.1; italia")
    assert game.view(0)["regions"]["italia"]["tokens"] == [{"origin": "supply", "seen": [0], "face": "3 A"}]
    assert game.view(0)["regions"]["gallia"]["tokens"] == [{"origin": "supply", "seen": []}]
    assert "face" not in game.view(1)["regions"]["italia"]["tokens"][0]


def test_final_round_as_usual():
    game = position({"gallia": region(tokens=1)}, round="final", seat=0, last_seat=1, cards={"monk": 0})
    assert rat_count(game.play("use monk; gallia.1; anglia"), "anglia") == 1
