"""Mutated positions and records: whatever is in them, the answer is a picture or a clean refusal."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutated import places

from ratskeller import games

RATTUS = games.get("rattus")
CARCASSONNE = games.get("carcassonne")
NASTY = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 50),
    st.sampled_from([2**63, 2**64, -(2**63), 10**30, 1e308, 0.5]),
    st.sampled_from(
        ["", "gallia", "rattus", "3 A", "gallia.1", "knight", "chance", "face", "ravage", "final", "x" * 300, "\0\x1b"]
    ),
    st.sampled_from(["gallia-italia", "gallia/0+2", "gallia/9", "random", "abcdef", "nun 2", "drawn", "keep"]),
    st.lists(st.sampled_from(["gallia", "italia", "gallia-italia", "nun", "3 A"]), max_size=4),
    st.lists(st.integers(0, 3), max_size=5),
    st.sampled_from(
        ["carcassonne", "0,0", "3,-1", "999,-999", "3,-1 r2", "D", "PA", "E-garden", "c0", "large", "follower"]
    ),
    st.lists(st.sampled_from(["D", "0,0", "start seat"]), max_size=3),
    st.dictionaries(st.sampled_from(["gallia", "cubes", "tokens", "face"]), st.integers(0, 3), max_size=3),
)
TILES = [{"players": 2}, {"players": 4, "river": True, "inns": True, "abbot": True}, {"players": 3, "spread": "copy"}]
CARDS = [("base", 2), ("rat-control", 3), ("prosperous-times", 4), ("europe-at-war", 2), ("random", 3), ("random", 4)]
FEW = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))


def games_in_progress():
    rng = random.Random(11)
    for cards, players in CARDS:
        yield from stages(RATTUS.new(players=players, cards=cards), rng, 90 * players)
    for options in TILES:
        yield from stages(CARCASSONNE.new(**options), rng, 400)


def stages(game, rng, longest):
    for _ in range(longest):
        if game.over:
            break
        if rng.random() < 0.05:
            yield game.copy()
        game.play(rng.choice(list(game.chances()) or game.legal()))
    yield game


GAMES = list(games_in_progress())


def changed(content, path, value, removed):
    if not path:
        return value
    at = content
    for key in path[:-1]:
        at = at[key]
    if removed:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return content


def mutate(data, text):
    content = json.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        if not isinstance(content, dict | list):
            break
        path = data.draw(st.sampled_from(list(places(content))))
        content = changed(content, path, data.draw(NASTY), data.draw(st.booleans()))
    return json.dumps(content).encode()


def assert_clean(done):
    assert "Traceback" not in done.err
    if done.status:
        assert done.status == 2
        assert done.err.startswith("ratskeller: ")
        assert len(done.err) < 1500
    assert "\x1b" not in done.out + done.err


@pytest.mark.late
@FEW
@given(data=st.data())
def test_positions(ratskeller, data):
    raw = mutate(data, data.draw(st.sampled_from(GAMES)).to_json())
    assert_clean(ratskeller("position", "-", raw=raw))


@pytest.mark.late
@FEW
@given(data=st.data())
def test_records(ratskeller, data):
    raw = mutate(data, data.draw(st.sampled_from(GAMES)).record())
    assert_clean(ratskeller("replay", "-", raw=raw))


@FEW
@given(raw=st.binary(max_size=200))
def test_bytes(ratskeller, raw):
    assert_clean(ratskeller("position", "-", raw=raw or b"x"))


@pytest.mark.late
@settings(FEW, max_examples=15)
@given(lines=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), max_size=8))
def test_whatever_is_typed(ratskeller, lines):
    played = ratskeller(
        "play", "--seats", "human,human", "--seed", "1", lines=[line for line in lines if "record" not in line]
    )
    assert played.status == 0
    assert "\x1b" not in played.out + played.err


ASKED = st.sampled_from(["look", "at", "tile", "tiles", "holes", "claims", "plague", "scores", "1", "0,1", "l n"])
ABOUT = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.sampled_from(["all", "0,0", "3,-1", "999,999", "-999,-999", "n", "+", "-", "4", "D", "E-garden", "pa", "٣"]),
)


@pytest.mark.late
@settings(FEW, max_examples=15)
@given(lines=st.lists(st.tuples(ASKED, ABOUT).map(" ".join), max_size=8))
def test_whatever_is_asked_for_while_tiles_are_laid(ratskeller, lines):
    played = ratskeller("play", "carcassonne", "--seats", "human,human", "--seed", "1", lines=lines)
    assert played.status == 0
    assert "\x1b" not in played.out + played.err
    assert "Traceback" not in played.err
