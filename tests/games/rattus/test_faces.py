"""H5: faces are drawn when they come out, with exactly the chances of a shuffled box (S3, S4)."""

import itertools
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from positions import RATTUS, position, region
from scipy.stats import chisquare

from ratskeller.core.engine import engine
from ratskeller.games.rattus.rules import faces
from ratskeller.games.rattus.rules.entries import draw_face
from ratskeller.games.rattus.rules.fields import FROM_SETUP, FROM_SUPPLY, NOBODY

FEW_FACES = """
version = "test"
start = ["2 Pe", "2 Pe", "2 Pe", "2 Pe", "2 Pe", "3 Bo", "3 Bo", "3 Bo", "3 Bo", "3 Bo", "3 Bo", "3 Bo"]
regular = [
  "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch", "1 Ch",
  "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv",
  "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv", "4 Cv",
]
"""
START = ["2 Pe"] * 5 + ["3 Bo"] * 7
REGULAR = ["1 Ch"] * 15 + ["4 Cv"] * 22


@pytest.fixture
def few_faces(tmp_path):
    path = tmp_path / "tokens.toml"
    path.write_text(FEW_FACES, encoding="utf-8")
    return path


def shuffled_box(players, rng):
    """Deal a real box: the faces of the setup tokens and of the supply, in order."""
    start, regular = START[:], REGULAR[:]
    rng.shuffle(start)
    rng.shuffle(regular)
    in_play = {2: 8, 3: 10, 4: 12}[players]
    removed = {2: 12, 3: 6, 4: 0}[players]
    supply = regular[removed:] + start[in_play:]
    rng.shuffle(supply)
    return start[:in_play], supply


def looking_at(origins, players, tokens: Path):
    """A game in which faces come out one after the other: three setup tokens and three from the supply lie ready."""
    game = RATTUS.new(players=players, tokens=str(tokens))
    s = game.state
    for name in range(3):
        s.supply -= 1
        slot = s.rats[name]
        s.origin[name][slot] = FROM_SUPPLY
        s.face[name][slot] = NOBODY
        s.rats[name] += 1
    return s, [(place, 0 if origin == FROM_SETUP else 1) for place, origin in enumerate(origins)]


def probability_of(drawn, origins, players, tokens):
    """The chance that the engine gives a sequence of faces, exactly."""
    s, places = looking_at(origins, players, tokens)
    texts = ("2 Pe", "3 Bo", "1 Ch", "4 Cv")
    chance = Fraction(1)
    for (place, slot), text in zip(places, drawn, strict=True):
        found, weights = [0] * 160, [0] * 160
        count = faces.face_weights(s, place, slot, found, weights)
        by_text = {texts[found[i]]: weights[i] for i in range(count)}
        chance *= Fraction(by_text.get(text, 0), sum(by_text.values()))
        if chance == 0:
            return chance
        faces.take_out(s, place, slot, texts.index(text))
    return chance


@pytest.mark.late
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "origins",
    [
        (FROM_SUPPLY, FROM_SUPPLY, FROM_SUPPLY),
        (FROM_SETUP, FROM_SUPPLY, FROM_SUPPLY),
        (FROM_SUPPLY, FROM_SETUP, FROM_SUPPLY),
        (FROM_SETUP, FROM_SETUP, FROM_SUPPLY),
    ],
    ids=str,
)
def test_h5_sequences_of_faces_come_as_from_a_shuffled_box(players, origins, few_faces):
    sequences = list(itertools.product(("2 Pe", "3 Bo", "1 Ch", "4 Cv"), repeat=3))
    expected = {drawn: probability_of(drawn, origins, players, few_faces) for drawn in sequences}
    assert sum(expected.values()) == 1
    rng = random.Random(players)
    dealt = Counter()
    boxes = 20_000
    for _ in range(boxes):
        setup, supply = shuffled_box(players, rng)
        dealt[tuple(setup.pop() if origin == FROM_SETUP else supply.pop() for origin in origins)] += 1
    likely = [drawn for drawn in sequences if expected[drawn] * boxes >= 5]
    rest = boxes - sum(dealt[drawn] for drawn in likely)
    observed = [dealt[drawn] for drawn in likely] + [rest]
    wanted = [float(expected[drawn]) * boxes for drawn in likely]
    wanted.append(boxes - sum(wanted))
    if wanted[-1] < 1:
        assert rest < 20
        observed, wanted = observed[:-1], [w * (boxes - rest) / sum(wanted[:-1]) for w in wanted[:-1]]
    assert chisquare(observed, wanted).pvalue > 0.001
    assert all(dealt[drawn] == 0 for drawn in sequences if expected[drawn] == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_h5_a_setup_token_shows_every_start_face_with_equal_chances(players):
    game = position({"gallia": region(1, tokens=[{"origin": "setup"}])}, players=players)
    chances = game.play("plague gallia; hispania; gallia.1").chances()
    assert len(chances) == 12
    assert list(chances.values()) == pytest.approx([1 / 12] * 12)


def test_h5_with_four_players_the_supply_holds_the_37_regular_tokens():
    game = position({"gallia": region(1, tokens=1)}).play("plague gallia; hispania; gallia.1")
    chances = game.chances()
    assert len(chances) == 37
    assert list(chances.values()) == pytest.approx([1 / 37] * 37)


@pytest.mark.parametrize(("players", "leftover", "supply"), [(2, 4, 29), (3, 2, 33)])
def test_h5_with_fewer_players_leftover_start_tokens_are_in_the_supply(players, leftover, supply):
    board = {name: region(tokens=[{"origin": "setup"}]) for name in RATTUS.new(players=players).view()["regions"]}
    board["gallia"] = region(1, tokens=[{"origin": "setup"}, {"origin": "supply"}])
    game = position(board, players=players, supply=supply - 1).play("plague gallia; hispania; hispania; gallia.2")
    chances = game.chances()
    assert len(chances) == 49
    assert chances["2 Bo Cv"] == pytest.approx(leftover / supply / 12)
    assert chances["3 A"] == pytest.approx((supply - leftover) / supply / 37)


def test_h5_the_fast_draw_has_the_same_chances():
    """Every residue of the random word leads to a face as often as its weight says."""
    board = {name: region(tokens=[{"origin": "setup"}]) for name in RATTUS.new(players=2).view()["regions"]}
    board["gallia"] = region(1, tokens=[{"origin": "setup"}, {"origin": "supply"}])
    game = position(board, players=2, supply=28, used=[])
    s = game.state
    gallia = 1
    found, weights = [0] * 160, [0] * 160
    count = faces.face_weights(s, gallia, 1, found, weights)
    total = sum(weights[:count])
    drawn = Counter(draw_face(s, gallia, 1, word) for word in range(total))
    assert drawn == {found[i]: weights[i] for i in range(count)}


def test_h3_used_faces_do_not_come_again():
    game = position({"gallia": region(1, tokens=1)}, used=["3 A", "1 Bo Ch"])
    chances = game.play("plague gallia; hispania; gallia.1").chances()
    assert "3 A" not in chances
    assert len(chances) == 35


@pytest.mark.late
def test_the_compiled_draw_follows_the_same_chances():
    fast = engine(RATTUS, True)
    states, _ = fast.room(1)
    game = position({"gallia": region(1, tokens=1)}, used=["3 A"]).play("plague gallia; hispania; gallia.1")
    fast.put(states, 0, game.state)
    out, weights = fast.buffers()
    count = fast.legal(states, 0, out, weights)
    assert count == 36
    assert np.all(weights[:count] == weights[0])
