"""Interpreted rules need no numpy: a browser runs them without it."""

import subprocess
import sys

import pytest

from ratskeller import games

BARE = """
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing())
"""
PLAY = """
import random

import msgspec

import ratskeller as rk
from ratskeller import words
from ratskeller.server.tables import moves, schemas, views
from ratskeller.wasm.position import state_bytes, state_of

name = {game!r}
chance = random.Random(1)
position = rk.new(name, players=3, seed=2)
while not position.over:
    seat = position.actor
    msgspec.json.encode(position.view(seat))
    position.play(chance.choice(position.legal()))
    position.play_chance(chance)
    if chance.random() < 0.02:
        position.redeal(0).determinize(0, seed=5)
state = position.state
assert state_of(position.game, state_bytes(position.game, state)) == state
assert position.game.replay(position.record()).scores == position.scores
assert words.load("en", f"ratskeller.games.{{name}}").has("list-together")
assert "numpy" not in sys.modules
print("over")
"""


def without_numpy(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that has no numpy."""
    command = [sys.executable, "-c", BARE + program]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.late
@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_is_played_interpreted(game):
    played = without_numpy(PLAY.format(game=game))
    assert played.stderr == ""
    assert played.stdout == "over\n"


def test_numpy_is_really_missing_there():
    assert "No module named 'numpy" in without_numpy("import numpy").stderr
