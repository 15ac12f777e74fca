"""The record of a match: whole deals, from which a match goes on, and no other."""

import json

import msgspec
import pytest

from ratskeller import arena
from ratskeller.arena import plan as matches

BOTS = ["random", "random"]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.jsonl"


def play(path, games=12, bots=BOTS, seed=3, **more):
    """A match on interpreted rules: its result and its games, without the times that they took."""
    kept = []
    result = arena.match(
        bots, game="rattus", games=games, players=2, seed=seed, is_compiled=False, keep=kept.append, record=path, **more
    )
    return result, [msgspec.structs.replace(game, took=[]) for game in kept]


def stop_after(games):
    def stop(done, _wanted):
        if done == games:
            raise KeyboardInterrupt

    return stop


def test_an_interrupted_match_goes_on_from_its_record(path):
    whole = play(None)
    assert play(path, progress=stop_after(6))[0].games == 6
    assert len(path.read_bytes().splitlines()) == 7
    result, games = play(path)
    assert games == whole[1]
    assert (result.games, result.complete, result.bots) == (12, True, whole[0].bots)
    assert len(path.read_bytes().splitlines()) == 13


def test_a_match_that_is_in_its_record_is_not_played_again(path, monkeypatch):
    _, games = play(path)
    monkeypatch.setattr("ratskeller.arena.runner.play_units", None)
    assert play(path, games=8)[1] == games[:8]


def test_a_record_can_be_made_longer(path):
    play(path, games=4)
    assert play(path, games=8, cores=2)[1] == play(None, games=8)[1]


@pytest.mark.parametrize("cut", [1, 30, 400, 1100])
def test_what_was_half_written_is_dropped_up_to_the_last_whole_deal(path, cut):
    play(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert play(path)[1] == play(None)[1]
    assert [msgspec.json.decode(line) | {"took": 0} for line in path.read_bytes().splitlines()] == [
        msgspec.json.decode(line) | {"took": 0} for line in whole.splitlines()
    ]


def test_games_are_written_deal_by_deal(path):
    seen = []
    play(path, progress=lambda done, _wanted: seen.append((done, path.read_bytes().count(b"\n"))))
    assert seen == [(done, 1 + done) for done in range(2, 14, 2)]


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        ({"seed": 4}, "seed 3 there, 4 here"),
        ({"bots": ["random", "greedy"]}, "random, random there, random, greedy here"),
        ({"options": {"cards": "random"}}, "options {} there, {'cards': 'random'} here"),
        ({"seconds": 1.0}, "seconds None there, 1.0 here"),
    ],
)
def test_the_record_of_another_match_is_refused(path, other, problem):
    play(path)
    before = path.read_bytes()
    with pytest.raises(arena.BadMatch) as refused:
        play(path, **other)
    assert f"is the record of another match ({problem}); name another file" in str(refused.value)
    assert path.read_bytes() == before


def test_a_record_of_other_rules_or_bots_is_refused(path, monkeypatch):
    play(path)
    monkeypatch.setattr(matches, "fingerprint", lambda _game: "another")
    with pytest.raises(arena.BadMatch, match="rules or bots have changed since"):
        play(path)


@pytest.mark.parametrize(
    "content", [b"nothing of this kind\n", b"half a line", b'{"game": "rattus"}\n', b"\xff\n", b"\n"]
)
def test_a_file_that_is_something_else_is_refused_and_kept(path, content):
    path.write_bytes(content)
    with pytest.raises(arena.BadMatch, match="is not a match record; name another file"):
        play(path)
    assert path.read_bytes() == content


def test_lines_that_are_no_games_or_out_of_order_are_named(path):
    play(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], b'{"deal": 1}\n', *lines[5:]]))
    with pytest.raises(arena.BadMatch, match="line 5 is not a game"):
        play(path)
    path.write_bytes(b"".join([*lines[:3], *lines[5:]]))
    with pytest.raises(arena.BadMatch, match="line 4 is not the game that comes next"):
        play(path)


def test_everything_of_a_game_is_in_its_line(path):
    play(path, games=2)
    game = json.loads(path.read_bytes().splitlines()[1])
    assert set(game) == {"deal", "line_up", "scores", "places", "answers", "options", "took"}
    assert game["options"]["cards"]
