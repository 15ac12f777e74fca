"""Chance by a key: the same for everybody however they play, and with the chances of the rules."""

import random
from collections import Counter

import pytest

from ratskeller import games
from ratskeller.core.fairness import Dealer, Key
from ratskeller.core.position import Position
from ratskeller.core.steps import memo
from ratskeller.games.rattus.notation import words_of
from ratskeller.games.rattus.rules.fields import FROM_SETUP, NOBODY

KEY = Key(b"a secret of the tests")
UNLIKELY = 26.1
"""Chi squared with 8 degrees of freedom exceeds this once in a thousand times; the keys are fixed, so it never changes."""


def play(game: str, key: Key, seed: int, most: int = 2000, **options: object) -> Position:
    """Play at random, with chance by a key."""
    position = games.get(game).new(**options)
    dealer, rng = games.get(game).dealer(key), random.Random(seed)
    while not position.over and len(position.answers) < most:
        position.deal_chance(dealer)
        if not position.over:
            position.play(rng.choice(position.legal()))
    return position


def by_chance(position: Position) -> list[str]:
    return [text for who, text in zip(position.actors, position.answers, strict=True) if who == "chance"]


@pytest.mark.parametrize("game", games.names())
def test_the_same_answers_lead_to_the_same_game(game):
    assert play(game, KEY, 1, most=60).answers == play(game, KEY, 1, most=60).answers
    assert by_chance(play(game, KEY, 1, most=60)) != by_chance(play(game, KEY.under("other"), 1, most=60))


@pytest.mark.parametrize("game", games.names())
def test_a_dealer_who_comes_later_goes_on_as_the_first_one_would(game):
    position = play(game, KEY, 3, most=150)
    half = next(n for n in range(70, 150) if position.actors[n] == "chance")
    later = games.get(game).dealer(KEY).catch_up(position.back_to(half))
    assert later.answer(position.back_to(half)) == position.answers[half]


def test_tiles_come_in_the_same_order_however_they_are_laid():
    tiles = [by_chance(play("carcassonne", KEY, seed, players=2, river=True)) for seed in (1, 2)]
    assert tiles[0] == tiles[1]
    assert len(tiles[0]) > 60


def first_faces(position: Position) -> dict[str, str]:
    """The face of the rat that starts in a region, by region, as far as it was turned over before any rat was moved."""
    again, found = position.back_to(0), {}
    for text in position.answers:
        s, is_face = again.state, again.question == "face"
        region, slot = memo(s, 0), memo(s, 1)
        if is_face and s.origin[region][slot] == FROM_SETUP and s.face[region][slot] == NOBODY:
            found.setdefault(words_of(again.options).regions[region], text)
        if any(type(event).__name__ in ("RatMoved", "RatsSwapped") for event in again.play(text).events):
            break
    return found


def test_the_rat_that_starts_in_a_region_shows_the_same_face_whenever_it_is_turned_over():
    seen = [first_faces(play("rattus", KEY, seed, players=4)) for seed in range(20)]
    by_region = {region: {faces[region] for faces in seen if region in faces} for region in seen[0]}
    assert len(by_region) > 4
    assert all(len(faces) == 1 for faces in by_region.values())
    assert len({face for faces in by_region.values() for face in faces}) > 2


@pytest.mark.parametrize("cards", ["base", "abcdij", "random"])
def test_tokens_of_every_set_are_dealt_to_the_end(cards):
    options = {"players": 3, "cards": cards} if cards != "abcdij" else {"players": 2, "cards": "one-of-each"}
    for seed in range(12):
        key = KEY.under(f"{cards} {seed}")
        assert play("rattus", key, seed, **options).over
        assert play("rattus", key, seed, **(options | {"rules": "printed"})).over


def faces_by(dealer: Dealer, number: int) -> list[str]:
    """The first ten faces of a game that is played at random."""
    position, rng = games.get("rattus").new(players=2), random.Random(number)
    faces: list[str] = []
    while len(faces) < 10 and not position.over:
        is_face = position.question == "face"
        position.play(dealer.answer(position) if position.actor == "chance" else rng.choice(position.legal()))
        faces += position.answers[-1:] if is_face else []
    return faces


def test_chances_are_those_of_the_rules():
    """The faces of many games are the same on the whole, dealt as tokens or drawn one by one (H5)."""
    games_of = range(60)
    dealt = Counter(it[0] for n in games_of for it in faces_by(games.get("rattus").dealer(KEY.under(f"{n}")), n))
    drawn = Counter(it[0] for n in games_of for it in faces_by(Dealer(KEY.under(f"lot {n}")), n))
    both = [(dealt[limit], drawn[limit]) for limit in {*dealt, *drawn}]
    assert sum((a - b) ** 2 / (a + b) for a, b in both) < UNLIKELY
