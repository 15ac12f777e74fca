"""Positions out of random games, for tests of bots."""

import random

from ratskeller import games


def asked(game, seed, answers=0, **options):
    """A position of a random game in which a seat is asked, after about so many random answers of seats."""
    rng = random.Random(seed)
    position = games.get(game).new(**({"players": 2} | options)).play_chance(rng)
    for _ in range(answers):
        position.play(rng.choice(position.legal())).play_chance(rng)
    return position


def known(position):
    """What the seat that is asked may know of a position, as text."""
    return position.redeal(position.actor).to_json()
