"""Views that are ready to travel: the same as `Position.view`, with what is common to all worked out once."""

import random

import msgspec
import pytest

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.views import Views


@pytest.mark.parametrize("name", games.names())
def test_everybody_gets_what_the_view_of_their_seat_holds_at_every_moment_of_a_game(name: str) -> None:
    rng, position = random.Random(7), games.get(name).new(players=2)
    while not position.over and len(position.answers) < 60:
        views = Views(position)
        for seat in (0, None, 1, 0):
            assert msgspec.json.decode(views.encoded(seat)) == msgspec.json.decode(
                msgspec.json.encode(position.view(seat))
            )
        before = position.copy()
        if position.actor == "chance":
            position.play_chance(rng)
        else:
            position.play(rng.choice(position.legal()))
        assert not views.is_current(position)
        assert not views.is_current(before)


def test_what_all_know_is_worked_out_once_for_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("carcassonne")
    position, asked = game.new(players=4).play_chance(random.Random(1)), []
    public_view = type(game).public_view
    counted = staticmethod(lambda *given: asked.append(given) or public_view(*given))
    monkeypatch.setattr(type(game), "public_view", counted)
    views = Views(position)
    for seat in (None, 0, 1, 2, 3, 0):
        views.encoded(seat)
    assert len(asked) == 1
    assert views.is_current(position)


@pytest.mark.parametrize("name", games.names())
def test_what_can_not_be_undone_is_what_a_trial_says(name: str) -> None:
    rng, game = random.Random(3), games.get(name)
    position = game.new(players=2)
    out, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
    while not position.over and len(position.answers) < 60:
        if position.actor == "chance":
            position.play_chance(rng)
            continue
        for answer in out[: game.rules.legal(position.state, out, weights)]:
            assert game.is_final(position.state, answer) == Contract.is_final(game, position.state, answer)
        position.play(rng.choice(position.legal()))
