"""Matches: every deal from every seat, the same luck for all, the same games again from the same seed."""

import json

import msgspec
import pytest

from ratskeller import arena
from ratskeller.arena import table
from ratskeller.arena.plot import plot
from ratskeller.bots import UnknownBot
from ratskeller.cli.arena import arena as command
from ratskeller.core.errors import BadOption

pytestmark = pytest.mark.late

RANDOMS = ["random", "random"]


def play(bots, games, players, seed=1, is_compiled=True, **more):
    """A match and its games, without the times that they took."""
    kept = []
    result = arena.match(
        bots, game="rattus", games=games, players=players, seed=seed, is_compiled=is_compiled, keep=kept.append, **more
    )
    return result, [msgspec.structs.replace(game, took=[]) for game in kept]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_played_from_every_seat(players):
    result, games = play(RANDOMS, 4 * players, players)
    assert (result.games, result.deals, result.complete) == (4 * players, 4, True)
    for deal in range(4):
        line_ups = [game.line_up for game in games if game.deal == deal]
        assert sorted(line_up.index(0) for line_up in line_ups) == list(range(players))
        assert all(line_up.count(0) == 1 for line_up in line_ups)
    assert result.bots[0].seats_by_seat == [4] * players


def test_games_are_rounded_up_to_whole_deals():
    result, _ = play(RANDOMS, 5, 4)
    assert (result.wanted, result.games) == (8, 8)


def test_one_bot_for_each_seat_is_rotated():
    _, games = play(["random", "greedy", "random"], 3, 3)
    assert [game.line_up for game in games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_equal_bots_win_and_lose_the_same_deals():
    """The same bot in all seats: every rotation of a deal is the same game, so the pairing leaves no luck at all."""
    result, games = play(["greedy", "greedy"], 12, 2)
    for deal in range(6):
        first, second = (game for game in games if game.deal == deal)
        assert first.scores == second.scores
    assert result.bots[0].share == 0.5
    assert result.bots[0].share_error == 0.0
    assert result.bots[0].by_points == [0, 0, 6, 0, 0]


def test_a_shared_victory_counts_in_parts():
    game = arena.GameResult(0, [0, 1, 1], [7, 9, 9], [3, 1, 1], 40, {}, [])
    assert [game.points(seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [game.margin(seat) for seat in range(3)] == [-2, 0, 0]


def test_bots_may_be_given_a_time(monkeypatch):
    class Patient:
        def plans(self, game, state, seat, seconds):
            assert (seat, seconds) == (game.rules.actor(state), 0.25)
            out, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
            game.rules.legal(state, out, weights)
            yield [-1]
            yield [out[0]]

    monkeypatch.setattr(table.all_bots, "make_planner", lambda *_, **__: Patient())
    result, _ = play(["greedy", "random"], 2, 2, seconds=0.25, is_compiled=False)
    assert result.bots[0].thoughts > 10


def test_the_lots_of_a_deal_do_not_depend_on_who_sits_where(monkeypatch):
    """Every game of a deal begins with the same generators; other deals and seeds have others."""
    used = []
    paired_chance = table.paired_chance

    def noting(seed, deal):
        used.append((seed, deal, paired_chance(seed, deal).tobytes()))
        return paired_chance(seed, deal)

    monkeypatch.setattr(table, "paired_chance", noting)
    play(RANDOMS, 6, 2, seed=1)
    play(RANDOMS, 2, 2, seed=2)
    assert len(used) == 8
    assert len({lots for _, _, lots in used}) == 4
    assert len({entry[:2] for entry in used}) == 4


def test_cards_that_chance_draws_belong_to_the_deal():
    """S10: every game of a deal has the same six, other deals have others; they are part of the record."""
    result, games = play(RANDOMS, 24, 2, options={"cards": "random", "chivalry": True, "rules": "printed"})
    assert result.options == {"cards": "random", "chivalry": True, "rules": "printed"}
    sets = [{tuple(game.options["cards"]) for game in games if game.deal == deal} for deal in range(12)]
    assert all(len(cards) == 1 for cards in sets)
    assert len(set().union(*sets)) > 6
    assert all({"knight", "crusader", "soldier"} & set(game.options["cards"]) for game in games)
    assert all(game.options["rules"] == "printed" for game in games)


def test_a_named_set_is_played_and_shown():
    result, games = play(RANDOMS, 2, 2, options={"cards": "rat-control"})
    assert set(games[0].options["cards"]) >= {"pied-piper", "wizard", "emperor"}
    assert "rattus, 2 players, cards rat-control, 2 games" in plot(result)
    listed, _ = play(RANDOMS, 2, 2, options={"cards": games[0].options["cards"]})
    assert "cards pied-piper, wizard, bishop" in plot(listed)


def test_options_that_the_game_does_not_have_are_refused():
    with pytest.raises(BadOption, match="tarot"):
        play(RANDOMS, 2, 2, options={"cards": "tarot"})


def test_a_seed_repeats_a_match_compiled_and_interpreted():
    _, games = play(["greedy", "random"], 4, 2, seed=9)
    assert play(["greedy", "random"], 4, 2, seed=9)[1] == games
    assert play(["greedy", "random"], 4, 2, seed=10)[1] != games
    _, fast = play(RANDOMS, 8, 4, seed=9)
    _, slow = play(RANDOMS, 8, 4, seed=9, is_compiled=False)
    assert slow == fast


@pytest.mark.parametrize(
    ("bots", "games", "players", "message"),
    [
        (["random"], 10, 2, "name two, or one for each"),
        (["random"] * 3, 10, 2, "name two, or one for each"),
        (RANDOMS, 0, 2, "games: must be a number from 1 on, not 0"),
        (RANDOMS, 1.5, 2, "games: must be a number from 1 on, not 1.5"),
        (RANDOMS, 2, 2.0, "players: rattus is for 2, 3, 4, not 2.0"),
        (RANDOMS, 10, 5, "players: rattus is for 2, 3, 4, not 5"),
    ],
)
def test_matches_that_make_no_sense_are_refused(bots, games, players, message):
    with pytest.raises(arena.BadMatch, match=message):
        play(bots, games, players)


def test_an_unknown_bot_is_refused():
    with pytest.raises(UnknownBot):
        play(["random", "lucky"], 10, 2)


def test_an_interrupt_gives_the_result_so_far():
    def stop(done, wanted):
        assert wanted == 40
        if done == 6:
            raise KeyboardInterrupt

    result, games = play(RANDOMS, 40, 2, progress=stop)
    assert (result.games, result.complete, len(games)) == (6, False, 6)
    assert result.bots[0].seats == 6


def test_a_bot_that_cheats_on_the_rules_ends_the_match(monkeypatch):
    class Cheat:
        def plan(self, *_):
            return [0]

    monkeypatch.setattr(table.all_bots, "make_planner", lambda *_, **__: Cheat())
    with pytest.raises(arena.BadMatch, match="not legal"):
        play(["greedy", "greedy"], 2, 2)


ALMOST_ALL = 39
"""Wins out of 40: of a greedy that wins nine games of ten, chance alone brings that in one run of twelve."""


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players):
    result, _ = play(["greedy", "random"], 40, players, seed=2026)
    assert result.games == 40
    assert result.bots[0].won >= ALMOST_ALL


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_with_random_cards(players):
    """Every deal has another set of six cards."""
    result, _ = play(["greedy", "random"], 40, players, seed=2027, options={"cards": "random"})
    assert result.games == 40
    assert result.bots[0].won >= ALMOST_ALL


@pytest.mark.parametrize("options", [{}, {"plague": False}, {"river": True, "inns": True, "abbot": True}], ids=str)
def test_greedy_beats_random_in_carcassonne(options):
    """A greedy that wins nine games of ten would win all 20 in one run of eight."""
    result = arena.match(
        ["greedy", "random"], game="carcassonne", games=20, players=2, seed=2026, is_compiled=True, options=options
    )
    assert result.bots[0].won == 20


def test_the_tiles_of_a_deal_come_in_the_same_order_in_every_seating():
    """BAS2: the same bot in all seats plays the same game from every seat."""
    games = []
    arena.match(
        ["greedy", "greedy"], game="carcassonne", games=8, players=2, seed=5, is_compiled=True, keep=games.append
    )
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert (first.deal, first.scores) == (second.deal, second.scores)
    assert len({tuple(game.scores) for game in games}) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_carcassonne_is_played_by_all_numbers_of_players(players):
    options = {"inns": True, "start": "random"}
    result = arena.match(
        RANDOMS, game="carcassonne", games=players, players=players, seed=3, is_compiled=True, options=options
    )
    assert (result.games, result.deals) == (players, 1)


def test_the_command_prints_json_and_writes_files(tmp_path, capsys):
    picture, lines, games = tmp_path / "plot.svg", tmp_path / "bots.csv", tmp_path / "games.jsonl"
    assert (
        command("rattus", bots="random,random", games=4, cores=1, json=True, plot=picture, csv=lines, record=games) == 0
    )
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["games"], result["complete"]) == ("rattus", 4, True)
    assert picture.read_text(encoding="utf-8").startswith("<svg ")
    assert lines.read_text(encoding="utf-8").count("\nrandom,4,") == 2
    first, *kept = games.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["bots"] == RANDOMS
    assert [json.loads(line)["deal"] for line in kept] == [0, 0, 1, 1]


def test_the_command_prints_a_table(capsys):
    assert command("rattus", bots="random,random", games=4, players=4, cores=1) == 0
    printed = capsys.readouterr().out
    assert "equal bots (25%)" in printed
    assert "4 games of 1 deals" in printed


def test_an_interrupted_command_says_so(monkeypatch, capsys):
    def stop(done, _wanted):
        raise KeyboardInterrupt

    interrupted, _ = play(RANDOMS, 4, 2, progress=stop)
    monkeypatch.setattr(arena, "match", lambda *_, **__: interrupted)
    assert command("rattus", bots="random,random", games=4) == 130
    assert "Interrupted: 2 of 4 games" in capsys.readouterr().out


def test_the_plot_shows_every_bot():
    result, _ = play(["greedy", "random"], 4, 2)
    picture = plot(result)
    assert picture.count('class="bar"') == picture.count('class="interval"') == 2
    assert ">greedy</text>" in picture
