"""Mutated positions and records: whatever is in them, the answer is a picture or a clean refusal."""

import json
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ratskeller import games

RATTUS = games.get("rattus")
NASTY = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 50),
    st.sampled_from([2**63, 2**64, -(2**63), 10**30, 1e308, 0.5]),
    st.sampled_from(
        ["", "gallia", "rattus", "3 A", "gallia.1", "knight", "chance", "face", "ravage", "final", "x" * 300, "\0\x1b"]
    ),
    st.lists(st.integers(0, 3), max_size=5),
    st.dictionaries(st.sampled_from(["gallia", "cubes", "tokens", "face"]), st.integers(0, 3), max_size=3),
)
FEW = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def games_in_progress():
    rng = random.Random(11)
    for players in (2, 3, 4):
        game = RATTUS.new(players=players)
        for _ in range(60 * players):
            if game.over:
                break
            if rng.random() < 0.1:
                yield game.copy()
            game.play(rng.choice(list(game.chances()) or game.legal()))
        yield game


GAMES = list(games_in_progress())


def places(value, path=()):
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


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


@FEW
@given(data=st.data())
def test_positions(ratskeller, data):
    raw = mutate(data, data.draw(st.sampled_from(GAMES)).to_json())
    assert_clean(ratskeller("position", "-", raw=raw))


@FEW
@given(data=st.data())
def test_records(ratskeller, data):
    raw = mutate(data, data.draw(st.sampled_from(GAMES)).record())
    assert_clean(ratskeller("replay", "-", raw=raw))


@FEW
@given(raw=st.binary(max_size=200))
def test_bytes(ratskeller, raw):
    assert_clean(ratskeller("position", "-", raw=raw or b"x"))


@settings(FEW, max_examples=25)
@given(lines=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), max_size=8))
def test_whatever_is_typed(ratskeller, lines):
    played = ratskeller(
        "play", "--seats", "human,human", "--seed", "1", lines=[line for line in lines if "record" not in line]
    )
    assert played.status == 0
    assert "\x1b" not in played.out + played.err
