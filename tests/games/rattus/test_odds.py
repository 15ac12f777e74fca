"""The odds of the plague: exact, and nobody learns more by them than the view shows."""

import json
import random
from collections import Counter
from fractions import Fraction

import pytest
from every_world import losses
from positions import RATTUS, position, rats, region
from test_hidden import LOOKING, other_worlds, play_to_looks

from ratskeller.core.state import copy_of
from ratskeller.core.steps import CHANCE, askee
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.odds import losses_by_plan
from ratskeller.games.rattus.odds.occasions import Occasion, occasions
from ratskeller.games.rattus.rules.entries import MOST_OPTIONS, apply, legal
from ratskeller.games.rattus.rules.fields import FROM_OUT, NOBODY
from ratskeller.games.rattus.rules.numbers import NO, YES
from ratskeller.games.rattus.rules.pieces import population
from ratskeller.games.rattus.views.knowledge import without_faces
from ratskeller.games.rattus.views.view import knows

NOW = Occasion("now")
SETUP = {"origin": "setup"}
CARDS = (
    ["knight", "nun", "wizard", "serf", "witch", "bishop"],
    ["soldier", "peasant", "monk", "merchant", "queen", "pied-piper"],
)
SYMBOLS = ("M", "A", "Pe", "Bo", "Ch", "Cv", "Mg", "Ro")


def few_faces(folder, rng):
    """A box of some six faces, so that every shuffle of it can be counted."""
    faces = set()
    while len(faces) < 6:
        shown = rng.sample(SYMBOLS, rng.randint(1, 4))
        borne = [symbol for symbol in SYMBOLS if symbol in shown for _ in range(rng.choice([1, 1, 2]))]
        faces.add(" ".join([str(rng.randint(1, 5)), *borne]))
    start, regular = sorted(faces)[:2], sorted(faces)[2:]
    box = {"start": rng.choices(start, k=12), "regular": [*regular, *rng.choices(regular, k=33)]}
    path = folder / "tokens.toml"
    lists = "\n".join(f"{name} = {json.dumps(texts)}" for name, texts in box.items())
    path.write_text(f'version = "test"\n{lists}\n', encoding="utf-8")
    return str(path)


def as_known(game, seat):
    """The state of a game with the faces that a seat knows."""
    return without_faces(game.state, lambda place, slot: knows(game.state, seat, place, slot))


def crowded(s):
    """The region with rats in which the plague would find most cubes; NOBODY without any."""
    places = [place for place in range(REGIONS) if s.rats[place] and population(s, place)]
    return max(places, key=lambda place: (s.rats[place] > 1, population(s, place)), default=NOBODY)


def is_counted(s, place):
    """Whether brute force knows how the region's rats came there: one that was drawn back follows V5."""
    return place != NOBODY and FROM_OUT not in s.origin[place][: s.rats[place]]


@pytest.mark.parametrize("seed", range(8))
def test_the_odds_are_those_of_every_shuffle_counted_one_by_one(seed, tmp_path):
    """C3 to C5, H5: by brute force in random games with few faces, before every kind of ravage."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    options = {"players": players, "cards": CARDS[seed % 2], "rules": ("online", "printed", "letter")[seed % 3]}
    game = RATTUS.new(**options, tokens=few_faces(tmp_path, rng)).play_chance(rng)
    compared, every = Counter(), set()
    while not game.over and compared.total() < 12:
        eager = [text for text in game.legal() if text.startswith(("add", "use", "take")) or text in ("yes", "gallia")]
        game.play(rng.choice(eager if eager and rng.random() < 0.7 else game.legal())).play_chance(rng)
        known = as_known(game, seat := rng.randrange(players))
        place = crowded(known)
        if game.over or not is_counted(known, place) or rng.random() < 0.7:
            continue
        for occasion in occasions(known, place):
            found_odds, left_out = losses_by_plan(known, place, occasion)
            assert left_out == ()
            for plan, found in found_odds.items():
                assert found == losses(known, place, occasion, plan), (game.answers, seat, plan)
                compared[occasion.when, plan] += 1
                every |= set(found)
    assert compared.total() > 3
    assert len(every) > 3


def played_out(s, place, uses):
    """The chances of what is lost in a region until the turn is over, by following all that chance can do; no face is taken for another."""
    found: Counter[tuple[int, ...]] = Counter()
    mover, cubes = s.seat, s.cubes[place]

    def follow(s, chance):
        if s.seat != mover:
            found[tuple(before - after for before, after in zip(cubes, s.cubes[place], strict=True))] += chance
            return
        out, weights = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
        count = legal(s, out, weights)
        if askee(s) != CHANCE:
            assert out[:count] == [NO, YES]
            count, out, weights = 1, [YES if uses else NO], [1]
        for answer, weight in zip(out[:count], weights[:count], strict=True):
            then = copy_of(s)
            apply(then, answer)
            follow(then, chance * Fraction(weight, sum(weights[:count])))

    follow(s, Fraction(1))
    return dict(found)


def test_they_are_what_comes_of_really_leading_the_plague_there():
    """C1 to C5 with all 49 tokens: the Knight's two more, a nun, a potion, M, A and classes."""
    game = position(
        {"gallia": region(2, 1, 2, tokens=[SETUP, *rats(None)], potions={2: [1]}), "hispania": region(0, 1)},
        cards={"knight": 0, "monk": 1, "king": 1, "witch": 2, "nun": 3, "wizard": 2},
        nuns=["gallia"],
    )
    place = 1
    assert game.odds(0)["reach"][:1] == ["gallia"]
    found_odds, left_out = losses_by_plan(as_known(game, 0), place, NOW)
    assert (list(found_odds), left_out) == ([(), (3,)], ())
    s = game.play("plague gallia; hispania; hispania").state
    assert found_odds == {(): played_out(s, place, uses=False), (3,): played_out(s, place, uses=True)}
    # Once the piece is there, nothing has changed for that region, and as long as the Knight is asked
    assert losses_by_plan(as_known(game, 0), place, NOW)[0] == found_odds


def test_a_single_rat_by_hand():
    """C4, C5: of the twelve start faces one of limit 2 shows Chivalry, one of limit 3, and of the six of limit 4, which show M, one."""
    regions = {"gallia": region(2, tokens=[SETUP])}
    ravages = position(regions, cards={"knight": 0}).odds(0)["regions"]["gallia"]["ravages"]
    assert [(found_odds["when"], found_odds["cards"], found_odds["lost"]) for found_odds in ravages] == [
        ("now", [], [[11 / 12, 1 / 12], [1.0], [1.0], [1.0]]),
        ("now", ["knight"], [[4 / 12, 7 / 12, 1 / 12], [1.0], [1.0], [1.0]]),
    ]
    ravages = position(regions).odds(0)["regions"]["gallia"]["ravages"]
    assert [(found_odds["cards"], found_odds["lost"][0]) for found_odds in ravages] == [([], [1.0])]


def test_a_rat_that_the_seat_saw_is_known_to_it_alone():
    """V6, H1: with the face seen there is no doubt; everybody else counts all faces. Printed, nobody is reminded."""
    seen = {"gallia": region(3, 2, tokens=[{"origin": "setup", "face": "4 M Ch", "seen": [1]}])}
    for rules, doubts in (("online", [0, 2, 3, None]), ("printed", [0, 1, 2, 3, None])):
        game = position(seen, cards={"monk": 1}, rules=rules)
        chances = {seat: game.odds(seat)["regions"]["gallia"]["ravages"][0]["lost"] for seat in (0, 1, 2, 3, None)}
        assert [seat for seat, lost in chances.items() if lost[0] == [0.5, 0.5]] == doubts
    assert position(seen, cards={"monk": 1}).odds(1)["regions"]["gallia"]["ravages"][0]["lost"][:2] == [[0, 1], [0, 1]]


def test_where_there_is_no_rat_or_no_cube_nothing_is_to_be_lost():
    found_odds = position({"gallia": region(2), "italia": region(0, tokens=2)}).odds(0)["regions"]
    assert found_odds["gallia"]["ravages"] == found_odds["italia"]["ravages"] == []


def test_what_the_piece_would_add_and_where_there_is_room():
    """C2: one for one rat, two for more; none beyond a wall, beside a bishop or where three lie, nor more than the supply holds."""
    regions = {
        "gallia": region(1, tokens=3),
        "hispania": region(tokens=2),
        "italia": region(tokens=3),
        "germania": region(tokens=1),
    }
    found_odds = position(regions, plague="germania").odds(0)["regions"]
    assert found_odds["gallia"]["spread"] == {"count": 2, "room": {"anglia": 3, "germania": 2, "hispania": 1}}
    assert found_odds["germania"]["spread"]["count"] == 1
    assert found_odds["anglia"]["spread"] == {"count": 0, "room": {}}
    pieces = {"bishops": ["anglia"], "walls": ["gallia-germania"], "in_play": ["bishop", "emperor"]}
    assert position(regions, **pieces).odds(0)["regions"]["gallia"]["spread"] == {"count": 1, "room": {"hispania": 1}}
    assert position(regions, supply=1).odds(0)["regions"]["gallia"]["spread"]["count"] == 1


def test_while_rats_are_added_only_the_number_left_is_shown():
    game = position({"gallia": region(1, tokens=2)}).play("plague gallia; hispania")
    found_odds = game.odds(0)
    assert (found_odds["reach"], found_odds["regions"]["gallia"]["spread"]["count"]) == ([], 1)
    assert {id for id, it in found_odds["regions"].items() if it["spread"] is not None} == {"gallia"}


def test_in_the_final_round_they_are_those_of_the_last_ravage_and_of_the_piece_that_a_card_moves():
    """F5, V1: the last ravage asks nobody; printed, the Knight's count holds in it."""
    regions = {"gallia": region(2, tokens=[SETUP]), "italia": region(0, 3, tokens=2)}
    final = {"round": "final", "last_seat": 1, "cards": {"knight": 0}}
    game = position(regions, **final)
    found_odds = game.odds(0)["regions"]["gallia"]["ravages"]
    assert [(it["when"], it["cards"]) for it in found_odds] == [("last", [])]
    assert game.odds(0)["regions"]["gallia"]["spread"] is None
    found_odds = game.play("use knight").odds(0)["regions"]["gallia"]["ravages"]
    assert [(it["when"], it["cards"], it["lost"][0]) for it in found_odds] == [
        ("now", [], [11 / 12, 1 / 12]),
        ("now", ["knight"], [4 / 12, 7 / 12, 1 / 12]),
        ("last", [], [11 / 12, 1 / 12]),
    ]
    printed = position(regions, **final, rules="printed").play("use knight; gallia; yes")
    assert printed.odds(0)["regions"]["gallia"]["ravages"][0] == {
        "when": "last",
        "cards": [],
        "lost": found_odds[1]["lost"],
    }


def test_an_order_that_is_chosen_when_all_rats_lie_open_is_left_out():
    """K-CRUSADER: without it the odds hold; once the rats lie open, the one who chooses saves their own."""
    regions = {"gallia": region(2, 3, tokens=rats("3 A", "4 M A Ch"))}
    game = position(regions, cards={"crusader": 0, "knight": 1})
    found_odds = game.odds(None)["regions"]["gallia"]
    assert (found_odds["open"], [it["cards"] for it in found_odds["ravages"]]) == (["crusader"], [[]])
    game.play("plague gallia; hispania; hispania; yes").play_chance(random.Random(1))
    assert game.question == "order"
    (found_odds,) = game.odds(None)["regions"]["gallia"]["ravages"]
    ends = []
    for text in game.legal():
        after = game.copy().play(text).play_chance(random.Random(1))
        while after.question == "order":
            after.play(after.legal()[0])
        ends.append(after.view()["regions"]["gallia"]["cubes"])
    best = max(ends, key=lambda cubes: (cubes[0], -sum(cubes)))
    assert [chances.index(1.0) for chances in found_odds["lost"][:2]] == [2 - best[0], 3 - best[1]]


@pytest.mark.parametrize("seed", range(6))
def test_h1_faces_that_others_have_seen_change_no_odds(seed):
    """Two worlds that look the same to a seat have the same odds for it, to the last byte."""
    game = play_to_looks(seed, LOOKING)
    rng = random.Random(seed)
    for seat in (None, seed % 4):
        found_odds = json.dumps(game.odds(seat))
        for world in list(other_worlds(game, seat, rng))[:2]:
            assert json.dumps(world.odds(seat)) == found_odds


def test_the_odds_change_no_position():
    game = play_to_looks(3, LOOKING)
    before = game.to_json()
    game.odds(0)
    assert game.to_json() == before
