"""The yardstick: `greedy-1` plays today what it played when it was frozen.

`greedy_1/` holds whole games that it played against itself, as records; they are never made anew.
"""

import json
from pathlib import Path

import pytest

from ratskeller import bots, games
from ratskeller.search.turns import answer_texts

GAMES = sorted(Path(__file__).with_name("greedy_1").glob("*.json"))


@pytest.mark.late
@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_it_plays_the_turns_of_its_recorded_games(file):
    record = json.loads(file.read_text(encoding="utf-8"))
    game = games.get(record["game"])
    bot = bots.make_planner("greedy-1", game.name, is_compiled=True)
    position = game.new(**record["options"])
    rest = [answer for line in record["answers"] for answer in line.split("; ")]
    while rest:
        if position.actor == "chance":
            position.play(rest.pop(0))
            continue
        known = position.redeal(position.actor)
        known.state.logging = 0
        for answer in answer_texts(game, known.options, known.state, bot.plan(game, known.state, position.actor)):
            assert answer == rest.pop(0)
            position.play(answer)
    assert position.over
