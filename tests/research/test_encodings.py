"""Games as arrays: actions keep their numbers, observations stay in their range and hold nothing that the seat can't know."""

import json
import random

import numpy as np
import pytest
from games.rattus.test_hidden import LOOKING, other_worlds, play_to_looks

from ratskeller import games
from ratskeller.core.errors import UnknownGame
from ratskeller.games.carcassonne.data.tiles import ROAD
from ratskeller.games.carcassonne.rules.tables import ALL
from ratskeller.research.batch import Batch
from ratskeller.research.encodings import encoding
from ratskeller.research.encodings.layout import FRESH

OPTIONS = [
    ("rattus", {"players": 2}),
    ("rattus", {"players": 3, "cards": "rat-control", "rules": "printed"}),
    ("rattus", {"players": 4, "cards": "random", "rules": "letter", "start": "random"}),
    ("rattus", {"players": 4, "cards": LOOKING}),
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 3, "plague": False, "farmers": False, "small_cities": 2}),
    ("carcassonne", {"players": 6, "river": True, "inns": True, "abbot": True, "plague_tiles": 12, "start": "random"}),
    ("carcassonne", {"players": 4, "preset": "as_written", "spread": "copy"}),
]
FINGERPRINTS = {"carcassonne": "ce873532c4abb31a", "rattus": "69b3e59d9d2b1ff3"}


@pytest.mark.parametrize("game", games.names())
def test_actions_keep_their_numbers(game):
    """A changed fingerprint breaks everything that was learnt: give the environments a new version instead."""
    assert encoding(game).fingerprint() == FINGERPRINTS[game]


@pytest.mark.parametrize("game", games.names())
def test_every_action_has_one_number(game):
    texts = encoding(game).texts(games.get(game).new().options)
    assert len(texts) == encoding(game).actions
    named = [text for text in texts if text]
    assert len(set(named)) == len(named)


def random_games(game, options, seed):
    """Every position of a random game in which a seat is asked."""
    rng = random.Random(seed)
    position = games.get(game).new(**options)
    while not position.over:
        if position.actor == "chance":
            position.play_chance(rng)
            continue
        yield position
        position.play(rng.choice(position.legal()))


@pytest.mark.late
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_actions_stand_for_the_legal_answers(game, options):
    coded = encoding(game)
    out, weights = ([0] * games.get(game).rules.MOST_OPTIONS for _ in range(2))
    for position in random_games(game, options, 5):
        state = position.state
        texts = coded.texts(position.options)
        answers = out[: position.game.rules.legal(state, out, weights)]
        actions = [coded.rules.action_of(state, answer) for answer in answers]
        assert [coded.rules.answer_of(state, action) for action in actions] == answers
        named = [texts[action] for action in actions]
        meant = [position.game.text(state, position.options, answer) for answer in answers]
        assert [text for text in named if not text.startswith("outside")] == [
            meant[i] for i, text in enumerate(named) if not text.startswith("outside")
        ]
        assert len(set(actions)) == len(actions)


def road_to_the_east(tiles):
    """Tiles in a row from 1,0 on, turned so that one road leads through all of them."""
    board = []
    for x, name in enumerate(tiles, 1):
        edges = next(tile for tile in ALL if tile.id == name).edges
        turned = next(r for r in range(4) if edges[(1 - r) % 4] == edges[(3 - r) % 4] == ROAD)
        board.append({"at": f"{x},0", "tile": name, "r": turned})
    return board


def test_placements_outside_the_window_have_numbers_in_order():
    """Tiles laid in a row reach beyond the window: nothing that is legal is missing."""
    coded = encoding("carcassonne")
    content = {"game": "carcassonne", "format": 1, "options": {"players": 2}, "seat": 0, "tile": "U"}
    content["board"] = road_to_the_east("DDDDWWWWXUUUUUUU")
    position = games.get("carcassonne").from_json(json.dumps(content))
    out, weights = ([0] * position.game.rules.MOST_OPTIONS for _ in range(2))
    answers = out[: position.game.rules.legal(position.state, out, weights)]
    actions = [coded.rules.action_of(position.state, answer) for answer in answers]
    assert [coded.rules.answer_of(position.state, action) for action in actions] == answers
    texts = coded.texts(position.options)
    pairs = zip(actions, answers, strict=True)
    named = {texts[action]: position.game.text(position.state, position.options, answer) for action, answer in pairs}
    outside = [named[text] for text in sorted(named) if text.startswith("outside")]
    assert outside == ["16,-1 r1", "17,0 r1", "16,1 r1"]
    row = np.zeros(coded.layout.length, np.int16)
    coded.rules.observe(position.state, 0, row, FRESH)
    assert coded.layout.named(row)["state.outside"] == 1
    assert np.count_nonzero(coded.layout.named(row)["board.tile"]) == 15


@pytest.mark.late
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_observations_stay_in_their_range(game, options):
    batch = Batch(game, 2, seed=3, compiled=False, **options)
    least, most = batch.encoding.layout.bounds
    for _ in range(300):
        assert ((least <= batch.observations) & (batch.observations <= most)).all()
        batch.step(batch.random_actions())


@pytest.mark.late
@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_row_that_is_written_again_is_as_a_fresh_one(game, options):
    batch = Batch(game, 1, seed=4, compiled=False, **options)
    for _ in range(200):
        assert (batch.observations[0] == batch.observe(0, int(batch.seats[0]))).all()
        batch.step(batch.random_actions())


@pytest.mark.parametrize("cards", ["base", LOOKING], ids=["base", "others"])
@pytest.mark.parametrize("seed", range(15))
def test_h1_observations_hold_nothing_of_faces_that_the_seat_did_not_see(seed, cards):
    game = play_to_looks(seed, cards)
    rng = random.Random(seed)
    for seat in range(4):
        for world in other_worlds(game, seat, rng):
            assert (observed(game, seat) == observed(world, seat)).all()


def test_h1_an_observation_holds_what_the_seat_saw():
    differing = 0
    for seed in range(12):
        game = play_to_looks(seed, LOOKING)
        for world in other_worlds(game, 0, random.Random(seed)):
            differing += sum(not (observed(game, seat) == observed(world, seat)).all() for seat in (1, 2, 3))
    assert differing > 0


def observed(position, seat):
    coded = encoding(position.game.name)
    row = np.zeros(coded.layout.length, np.int16)
    coded.rules.observe(position.state, seat, row, FRESH)
    return row


def test_observations_agree_with_views():
    """Planes and views are made separately, and say the same."""
    for position in random_games("rattus", {"players": 4, "cards": LOOKING}, 8):
        view = position.view(1)
        planes = encoding("rattus").layout.named(observed(position, 1))
        names = list(view["regions"])
        cubes = [[int(planes[f"regions.cubes_{n}"][r]) for n in range(4)] for r in range(len(names))]
        assert cubes == [[view["regions"][name]["cubes"][(1 + n) % 4] for n in range(4)] for name in names]
        assert sum(map(int, planes["faces.hidden"])) == sum(view["hidden"].values())
        assert sum(map(int, planes["faces.used"])) == len(view["used"])
        seen = [sum("face" in token for token in view["regions"][name]["tokens"]) for name in names]
        assert [int((planes["tokens.face"][r] > 0).sum()) for r in range(len(names))] == seen
        assert int(planes["state.supply"]) == view["supply"]


def test_carcassonne_observations_agree_with_views():
    options = {"players": 3, "abbot": True, "inns": True}
    for position in random_games("carcassonne", options, 8):
        view = position.view(2)
        planes = encoding("carcassonne").layout.named(observed(position, 2))
        assert np.count_nonzero(planes["board.tile"]) + int(planes["state.outside"]) == len(view["board"])
        assert int(planes["seats.score"][0]) == view["scores"][2]
        inside = [it for it in view["board"] if max(abs(int(n)) for n in it["at"].split(",")) <= 15]
        assert planes["board.sick"].sum() == sum(figure["sick"] for it in inside for figure in it["followers"])
        assert planes["board.marker"].sum() == sum("marker" in it for it in inside)
        assert planes["types.left"].sum() == view["left"]


def test_an_observation_is_also_text_and_json():
    batch = Batch("rattus", 1, seed=1, compiled=False, players=2)
    layout = batch.encoding.layout
    content = json.loads(layout.as_json(batch.observations[0]))
    assert content["state.players"] == 2
    assert list(content) == [plane.name for plane in layout.planes]
    assert "state.players 2\n" in layout.as_text(batch.observations[0])


def test_a_game_without_an_encoding_is_named():
    with pytest.raises(UnknownGame, match="chess"):
        encoding("chess")
