"""The odds of Carcassonne: exact, held against every order of small stacks and every tile that the engine can lay."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, ROAD_RING, position, sick

from ratskeller.core.state import copy_of
from ratskeller.games.carcassonne.notation import part, place_of, type_name
from ratskeller.games.carcassonne.odds.bag import Bag, draws_of
from ratskeller.games.carcassonne.odds.placement import health_after
from ratskeller.games.carcassonne.odds.places import Places
from ratskeller.games.carcassonne.rules.entries import MOST_OPTIONS
from ratskeller.games.carcassonne.rules.features import is_complete
from ratskeller.games.carcassonne.rules.numbers import DRAW, LAY
from ratskeller.games.carcassonne.rules.placement import fits_somewhere, lay, lay_options
from ratskeller.games.carcassonne.rules.stack import count_in, draw_options
from ratskeller.games.carcassonne.rules.tables import TYPES
from ratskeller.games.carcassonne.views.description import nodes_of

GAMES = (*OPTION_SETS, {"players": 2, "grace": 17}, {"players": 3, "river": True, "grace": 17, "plague_tiles": 12})


def played(seed, tiles):
    """A game of random answers in which so many tiles lie, or are out of it, and the next is to be laid."""
    rng = random.Random(seed)
    game = CARCASSONNE.new(**GAMES[seed % len(GAMES)]).play_chance(rng)
    while game.question != "lay" or game.state.tiles + game.state.discards < tiles:
        game.play(rng.choice(game.legal())).play_chance(rng)
    return game, rng


def with_few_tiles(s, rng, count):
    """The board with some of its stack: river tiles stay all out of it or come in part, like all others."""
    few = copy_of(s)
    kinds = [kind for kind in range(TYPES) for _ in range(s.stack[kind])]
    rng.shuffle(kinds)
    for kind in kinds[count:]:
        count_in(few, kind, -1)
    return few


def ways_to_lay(s, kind):
    """Every board after a tile of a type was laid, with the place."""
    out, room = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    for answer in out[: lay_options(s, kind, out, room)]:
        after = copy_of(s)
        lay(after, kind, (answer - LAY) // 4, (answer - LAY) % 4)
        yield place_of(s, (answer - LAY) // 4), after


def completes(s, root, kinds, places):
    """Whether these tiles complete a feature, in some order, laid in its open places."""
    if is_complete(s, s.root[root]):
        return True
    return any(
        completes(after, root, [*kinds[:i], *kinds[i + 1 :]], places)
        for i, kind in enumerate(kinds)
        for place, after in ways_to_lay(s, kind)
        if place in places
    )


def hands(s, draws):
    """What the draws of a seat bring, by following every order of the stack as the board lies, with the chances."""
    found: Counter[tuple[int, ...]] = Counter()

    def follow(s, number, hand, chance):
        out, weights = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
        count = draw_options(s, out, weights)
        if count == 0 or number > draws[-1]:
            found[tuple(sorted(hand))] += chance
        for answer, weight in zip(out[:count], weights[:count], strict=True) if number <= draws[-1] else ():
            kind, then = answer - DRAW, copy_of(s)
            count_in(then, kind, -1)
            then.discards += 1
            laid = fits_somewhere(s, kind)
            mine = [*hand, kind] if laid and number in draws else hand
            follow(then, number + laid, mine, chance * Fraction(weight, sum(weights[:count])))

    follow(s, 1, [], Fraction(1))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_the_chances_are_those_of_every_order_of_a_small_stack(seed):
    """BAS4, EXT1, PLG1: for features with one place open and with two, and for holes; with tiles that are set aside and some held back."""
    game, rng = played(seed, tiles=(4, 14, 30)[seed % 3])
    s = with_few_tiles(game.state, rng, 5)
    bag, places = Bag(s), Places(s)
    draws = draws_of(s, bag, rng.randrange(s.players))
    roots = [root for root in {s.root[node] for node in range(s.nodes)} if places.gaps(root).apart]
    rng.shuffle(roots)
    compared = 0
    for wanted_draws in {draws[:1], draws[:2], draws, (1,)} if draws else ():
        if not wanted_draws:
            continue
        brought = hands(s, wanted_draws)
        for root in roots[:6]:
            gaps = places.gaps(root)
            if not gaps.places:
                continue
            names = {f"{x},{y}" for x, y in gaps.places}
            exact = sum(chance for hand, chance in brought.items() if completes(s, root, list(hand), names))
            assert bag.chance(gaps.closers, wanted_draws) == exact, (part(s, root), wanted_draws)
            compared += 1
        for cell in rng.sample(s.frontier[: s.frontiers], min(3, s.frontiers)):
            fitting = places.fitting(cell)
            exact = sum(chance for hand, chance in brought.items() if fitting.intersection(hand))
            assert bag.chance((fitting,), wanted_draws) == exact
    assert compared or not draws or seed == 7, "only there all that is open needs more than two places"


@pytest.mark.parametrize("seed", range(1, 8, 2))
def test_a_tile_completes_what_the_engine_completes_with_it(seed):
    """BAS3, BAS6: every tile of the stack is laid in every way."""
    game, _ = played(seed, tiles=25 + 5 * seed)
    s = game.state
    described = {feature["id"]: feature for feature in game.odds(0)["features"]}
    done = {name: set() for name in described}
    roots = {name: next(root for root in range(s.nodes) if part(s, root) == name) for name in described}
    for kind in range(TYPES):
        for _, after in ways_to_lay(s, kind) if s.stack[kind] else ():
            for name, root in roots.items():
                if is_complete(after, after.root[root]):
                    done[name].add(type_name(kind))
    for name, feature in described.items():
        assert part(s, nodes_of(s, s.root[roots[name]])[0]) == name
        assert done[name] == (set(feature["tiles"][0]) if feature["open"] == 1 else set()), name
        assert (feature["next"] > 0) == bool(done[name])


@pytest.mark.parametrize("seed", [1, 3])
def test_what_a_way_to_lay_the_tile_leads_to_is_what_playing_it_does(seed):
    """PLG5, PLG7: who is sick after the turn; and the features of the tile need what they need once it lies."""
    game, _ = played(seed, tiles=24)
    before, odds = sick(game), game.odds(0)
    view = game.view()
    foretold = {f"{it['at']} {it['on']}": it["sick"] for it in view["forecast"]}
    assert set(odds["lays"]) == set(game.legal())
    ill: Counter[str] = Counter()
    for answer, described in odds["lays"].items():
        laid = game.copy().play(answer)
        after = {feature["id"]: feature for feature in laid.odds(0)["features"]}
        for on, needs in described["parts"].items():
            parts = {name for name in after if _same(laid.state, name, laid.state.tiles - 1, on)}
            assert [[sum(kinds.values()) for kinds in after[name]["tiles"]] for name in parts] == [needs["tiles"]]
            assert {name: after[name]["mine"] for name in parts} == dict.fromkeys(parts, needs["mine"])
        ends = health_after(laid.state)
        then = {part(laid.state, node): is_sick for node, is_sick in ends.items()}
        ill.update(name for name, is_sick in then.items() if is_sick)
        changed = {f"{it['at']} {it['on']}": it["sick"] for it in described["health"]}
        assert changed == {
            name: is_sick for name, is_sick in then.items() if is_sick != foretold.get(name, name in before)
        }
        laid.play("none")
        assert set(sick(laid)) == {name for name, is_sick in then.items() if is_sick}
    for figure in odds["plague"]:
        name = f"{figure['at']} {figure['on']}"
        assert (figure["sick"], figure["ill"], figure["of"]) == (name in before, ill[name], len(odds["lays"]))


def _same(s, name, number, on):
    """Whether a feature is that of a part of a tile."""
    nodes = [node for node in range(s.nodes) if part(s, node) == name]
    last = [node for node in range(s.base[number], s.nodes) if part(s, node).endswith(f" {on}")]
    return s.root[nodes[0]] == s.root[last[0]]


def _road(odds):
    return next(feature for feature in odds["features"] if feature["id"].endswith(" r0"))


def test_a_road_with_one_place_open_by_hand():
    """BAS6: a loop of eight without its last tile, and two of five tiles close it; the seat draws the second and the fourth of them."""
    odds = position(*ROAD_RING[:-1], stack={"U": 2, "B": 3}, tile="B").odds(0)
    road = _road(odds)
    assert (odds["tiles"], odds["fitting"], odds["draws"]) == (5, 5, 2)
    assert (road["open"], road["tiles"], road["next"]) == (1, [{"U": 2}], 0.4)
    assert road["mine"] == [0.4, pytest.approx(1 - 3 / 5 * 2 / 4)]
    assert road["ever"] == road["mine"][1]
    assert odds["cells"]["-1,0"] == {key: road[key] for key in ("next", "mine", "ever")} | {"tiles": {"U": 2}}


def test_a_road_with_two_places_open_by_hand():
    """BAS6: it takes both of the two tiles on which a road ends, and no single tile will do."""
    road = _road(position("0,0 U r1", stack={"A": 2, "B": 3}, tile="B").odds(0))
    assert (road["open"], road["tiles"], road["next"]) == (2, [{"A": 2}, {"A": 2}], 0)
    assert road["mine"] == [0, pytest.approx(1 / 10)]


def test_tiles_that_fit_nowhere_count_for_no_draw():
    """BAS4: two cities without a side that isn't one leave the game when they come, and the same player draws again."""
    odds = position(*ROAD_RING[:-1], stack={"U": 1, "C": 1, "B": 1}, tile="B").odds(1)
    assert (odds["tiles"], odds["fitting"], odds["draws"]) == (3, 2, 1)
    assert (_road(odds)["next"], _road(odds)["ever"]) == (0.5, 0.5)


def test_a_plague_tile_that_is_held_back_can_not_come_yet():
    """PLG1: with `grace` the second tile that is drawn is another; the plague tile that ends the road comes after it for sure."""
    game = position("0,0 U", "0,-1 A", stack={"PE": 1, "B": 1}, tile="B", grace=17, turn_number=3)
    road = _road(game.odds(0))
    assert (road["tiles"], road["next"], road["ever"]) == ([{"PE": 1}], 0, 1)
    assert _road(game.odds(1))["ever"] == 0


def test_nobody_knows_more_than_another_and_who_looks_on_draws_nothing():
    game, _ = played(3, tiles=20)
    first, other, nobody = (game.odds(seat) for seat in (0, 1, None))
    assert nobody["draws"] == 0
    assert [cell["next"] for cell in first["cells"].values()] == [cell["next"] for cell in nobody["cells"].values()]
    assert first["features"][0]["tiles"] == other["features"][0]["tiles"]
    assert game.copy().odds(0) == first


def test_before_the_first_player_is_drawn_and_after_the_end_there_is_nothing_to_come():
    game = CARCASSONNE.new(players=3, start="random")
    assert game.odds(0)["draws"] == 0
    over = position("0,0 D", stack={})
    assert over.over
    assert (over.odds(0)["features"], over.odds(0)["lays"]) == ([], {})
