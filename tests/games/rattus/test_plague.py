"""Section C: the plague moves, spreads and ravages. More in `scenarios/rattus/plague.txt`."""

import json

import pytest
from positions import RATTUS, comes_back, cubes, events_of_kind, kinds, position, rat_count, rats, region, reveal

from ratskeller.games.rattus.data.tokens import DEFAULT_TOKENS


def destinations(game):
    return {answer.removeprefix("plague ") for answer in game.legal() if answer.startswith("plague ")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c1_every_region_can_be_left_to_exactly_its_neighbours_in_play(players):
    links = {
        frozenset(pair.split("-"))
        for pair in (
            "gallia-hispania russia-tartaria anglia-gallia hispania-italia germania-italia germania-scandia gallia-germania "
            "gallia-italia germania-polonia germania-hungaria hungaria-polonia hungaria-italia anglia-scandia bulgaria-hungaria "
            "bulgaria-turcia italia-turcia polonia-russia russia-scandia bulgaria-tartaria polonia-tartaria tartaria-turcia "
            "hungaria-tartaria"
        ).split()
    }
    in_play = set(RATTUS.new(players=players).view()["regions"])
    for name in in_play:
        neighbours = {other for link in links if name in link and link <= in_play for other in link - {name}}
        assert destinations(position(players=players, plague=name)) == neighbours


@pytest.mark.parametrize(("there", "added"), [(1, 1), (2, 2), (3, 2)])
def test_c2_one_rat_adds_one_and_two_or_three_add_two(there, added):
    game = position({"gallia": region(tokens=there)}).play("plague gallia")
    for _ in range(added):
        assert (game.question, game.actor) == ("rat", 0)
        game.play("hispania")
    assert game.question == "turn"
    assert rat_count(game, "hispania") == added
    assert game.view()["supply"] == 12 - added


def test_c2_nobody_sees_the_face_of_a_new_token():
    game = position({"gallia": region(tokens=1)}).play("plague gallia; hispania")
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat)["regions"]["hispania"]["tokens"] == [{"origin": "supply", "seen": []}]


FULL, WALLED, PROTECTED = "full", "walled", "protected"


def blocked(*ways, there=2):
    """Seat 0 has moved the piece from Anglia into Gallia; its other neighbours are blocked in these ways."""
    board = {"gallia": region(tokens=there), "anglia": region(tokens=3)}
    walls, bishops = [], []
    for name, way in zip(("germania", "hispania", "italia"), ways, strict=True):
        if way == FULL:
            board[name] = region(tokens=3)
        elif way == WALLED:
            walls.append("-".join(sorted(("gallia", name))))
        elif way == PROTECTED:
            bishops.append(name)
    pieces = {"walls": walls, "bishops": bishops, "in_play": ["emperor", "bishop"]}
    return position(board, **pieces).play("plague gallia")


@pytest.mark.parametrize("ways", [(FULL, WALLED, PROTECTED), (WALLED, WALLED, PROTECTED), (PROTECTED, FULL, PROTECTED)])
def test_c2_when_every_neighbour_is_full_walled_or_protected_no_rat_is_added(ways):
    game = blocked(*ways)
    assert (game.question, game.view()["seat"]) == ("turn", 1)
    assert game.view()["supply"] == 12
    stopped = next(event for event in game.events if event.rule == "RAT-C2")
    assert (stopped.count, stopped.reason) == (2, "full")


@pytest.mark.parametrize("ways", [(None, WALLED, PROTECTED), (None, FULL, WALLED), (None, PROTECTED, FULL)])
def test_c2_what_is_left_open_among_them_can_be_chosen(ways):
    game = blocked(*ways)
    assert game.legal() == ["germania"]
    assert rat_count(game.play("germania; germania"), "germania") == 2


def test_c2_f1_a_supply_that_runs_out_in_the_middle_of_a_spread_ends_the_round_after_the_ravage():
    game = position({"gallia": region(1, tokens=2)}, supply=1).play("plague gallia; hispania")
    assert rat_count(game, "hispania") == 1
    assert [event.reason for event in game.events if event.rule == "RAT-C2" and hasattr(event, "reason")] == ["supply"]
    assert (game.view()["round"], game.question) == ("regular", "next token")
    assert reveal(game, "6 M Cv Mg", "5 Bo Pe").view()["round"] == "final"


def test_c2_if_the_supply_runs_out_what_there_is_is_added():
    game = position({"gallia": region(tokens=2)}, supply=1).play("plague gallia; hispania")
    assert game.view()["supply"] == 0
    assert any(kind == "spread-stopped" for kind in kinds(game))


def test_c2_c3_the_spread_comes_before_the_ravage():
    game = position({"gallia": region(1, tokens=1)}).play("plague gallia; hispania")
    assert kinds(game)[:3] == ["plague-moved", "rat-added", "ravage-began"]
    assert game.question == "next token"


@pytest.mark.parametrize(("count", "limit", "outbreak"), [(1, 2, False), (2, 2, True), (3, 2, True), (5, 6, False)])
def test_c4_an_outbreak_needs_a_population_of_at_least_the_limit(count, limit, outbreak):
    face = {2: "2 Pe Mg", 6: "6 A Pe Cv"}[limit]
    tokens = [{"origin": "setup" if limit == 2 else "supply"}]
    game = position({"gallia": region(count, tokens=tokens)}, cards={"peasant": 0}).play("plague gallia; hispania")
    reveal(game, face)
    revealed = next(event for event in game.events if event.rule == "RAT-C4")
    assert (revealed.outbreak, revealed.population, revealed.limit) == (outbreak, count, limit)
    assert cubes(game, "gallia")[0] == count - outbreak


def test_c5_a_card_that_nobody_holds_costs_nothing():
    game = position({"gallia": region(1, 3, tokens=1)}).play("plague gallia; hispania")
    reveal(game, "1 Bo Ch")
    assert cubes(game, "gallia") == [1, 3, 0, 0]
    assert [event.seat for event in game.events if type(event).__name__ == "Spared"] == [None, None]


def test_c5_a_holder_without_cubes_there_removes_nothing():
    game = position({"gallia": region(1, tokens=1), "polonia": region(0, 4)}, cards={"monk": 1})
    game.play("plague gallia; hispania")
    reveal(game, "1 Bo Ch")
    assert cubes(game, "polonia") == [0, 4, 0, 0]
    spared = [event for event in game.events if type(event).__name__ == "Spared"]
    assert [(event.symbol, event.seat, event.card) for event in spared] == [
        ("Bo", None, None),
        ("Ch", 1, "monk"),
    ]


def test_c5_a_takes_one_from_each_player_after_the_others():
    game = position({"gallia": region(3, 1, 1, 1, tokens=1)}, cards={"monk": 1}).play("plague gallia; hispania")
    reveal(game, "4 M A Ch")
    assert cubes(game, "gallia") == [1, 0, 0, 0]
    causes = [(event.seat, event.cause) for event in game.events if type(event).__name__ == "CubeLost"]
    assert causes == [(0, "majority"), (1, "class"), (0, "all"), (2, "all"), (3, "all")]


def test_c6_destination_spread_count_reveal():
    game = position({"gallia": region(2, tokens=2)}, cards={"knight": 0})
    asked = []
    for answer in ("plague gallia", "hispania", "hispania", "no", "gallia.1"):
        asked.append(game.question)
        game.play(answer)
    assert [*asked, game.question] == ["turn", "rat", "rat", "count", "next token", "face"]


def test_q2_the_worked_example():
    """Red moves into Gallia: three rats, two green cubes, one yellow; green and yellow lose three cubes in all."""
    red, blue, yellow, green = range(4)
    cards = {"knight": yellow, "peasant": green, "merchant": green, "monk": blue, "witch": blue, "king": blue}
    tokens = [*rats(None), {"origin": "setup"}, *rats(None)]
    game = position(
        {"gallia": region(0, 0, 1, 2, tokens=tokens), "polonia": region(4, 4)}, cards=cards, plague="germania"
    )
    game.play("plague gallia; hispania; hispania")
    game.play("gallia.1; 1 Bo Ch")
    assert cubes(game, "gallia") == [0, 0, 1, 1]
    game.play("gallia.1; 3 Bo Mg")
    assert cubes(game, "gallia") == [0, 0, 1, 1]
    game.play("gallia.1; 2 M Bo Ch")
    assert cubes(game, "gallia") == [0, 0, 0, 0]
    assert rat_count(game, "hispania") == 2
    assert (game.view()["seat"], red) == (blue, 0)
    assert cubes(game, "polonia") == [4, 4, 0, 0]


def test_tokens_are_renumbered_when_one_leaves():
    tokens = rats("1 Pe Cv", "5 Bo Pe", "6 M Cv Mg")
    game = position({"gallia": region(2, tokens=tokens)}).play("plague gallia; hispania; hispania; gallia.2")
    assert game.legal() == ["5 Bo Pe"]
    game.play("5 Bo Pe; gallia.2")
    assert game.legal() == ["6 M Cv Mg"]


def repeating(tmp_path, face, board, **held):
    """Seat 0's ravage of Gallia with one rat that shows a face with symbols several times, from a file of tokens."""
    path = tmp_path / "tokens.toml"
    path.write_text(DEFAULT_TOKENS.read_text(encoding="utf-8").replace('"1 Pe Cv"', f'"{face}"', 1), encoding="utf-8")
    content = json.loads(position({"gallia": board}, cards=held).to_json())
    content["options"]["tokens"] = str(path)
    content["regions"]["gallia"]["tokens"] = [rat | {"seen": [0]} for rat in rats(face)]
    game = RATTUS.from_json(json.dumps(content))
    assert comes_back(game)
    return game


@pytest.mark.parametrize(
    ("face", "left"),
    [
        ("1 Pe", [4, 5]),
        ("1 Pe Pe", [3, 5]),
        ("1 Pe Pe Pe Bo Bo", [2, 3]),
        ("1 A A", [3, 3]),
        ("1 A A Pe Pe Pe", [0, 3]),
        ("1 Pe Pe Pe Pe Pe Pe Pe", [0, 5]),
    ],
)
def test_c5_a_symbol_that_a_token_bears_several_times_counts_as_often(tmp_path, face, left):
    game = repeating(tmp_path, face, region(5, 5), peasant=0, merchant=1)
    (forecast,) = game.odds(0)["regions"]["gallia"]["ravages"]
    assert [chances.index(1.0) for chances in forecast["lost"][:2]] == [5 - count for count in left]
    game.play("plague gallia; hispania")
    reveal(game, face)
    assert cubes(game, "gallia")[:2] == left
    assert events_of_kind(game, "ravage-ended")[0]["lost"][:2] == [5 - count for count in left]


def test_c5_every_m_hits_those_who_had_most_when_the_token_was_turned_over(tmp_path):
    """The second M still hits seat 0, who has fewer than seat 1 by then, and who has no cube left is hit by nothing."""
    game = repeating(tmp_path, "1 M M M", region(3, 2, 2)).play("plague gallia; hispania")
    assert cubes(reveal(game, "1 M M M"), "gallia") == [0, 2, 2, 0]
    game = repeating(tmp_path, "1 M M M", region(2, 2, 1)).play("plague gallia; hispania")
    assert cubes(reveal(game, "1 M M M"), "gallia") == [0, 0, 1, 0]
    assert [event["tied"] for event in events_of_kind(game, "cube-lost")] == [2] * 4
