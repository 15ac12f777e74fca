"""Playouts: a position played to its end by bots on luck that every line shares, until its chances are as sure as one asks for."""

import random
from collections import Counter

import pytest
from positions import position, region
from some_positions import asked

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.ladder import search_config_of
from ratskeller.core.dice import next_word
from ratskeller.core.errors import BadArgument, IllegalAnswer, UnknownSeat
from ratskeller.core.position import Position
from ratskeller.review.analysis import Interval
from ratskeller.review.playouts import compare_lines, play_out
from ratskeller.search.chances import CERTAIN
from ratskeller.search.evaluations import causes_of, tuning
from ratskeller.search.memory import MOST_CAUSES
from ratskeller.search.playouts import LOSSES, POINTS, RESULT, SHARES, Playouts, Policy
from ratskeller.search.strengths import mixed

GAMES = {"rattus": {"players": 3, "cards": "random"}, "carcassonne": {"players": 2, "preset": "as_written"}}
SEED = 1347


def rows(known, count, is_compiled=False, answers=()):
    """The results of playouts of a position as a seat knows it, the first seat by a wider search than the others."""
    narrow = search_config_of(known.game.name).for_players(len(known.scores)).narrow
    weights = tuple(tuning(known.game.name).weights)
    runs = Playouts(known.game, is_compiled)
    others = [Policy(narrow, weights)] * (len(known.scores) - 1)
    runs.start(
        known.state, [Policy(narrow.capped(tuning(known.game.name).interpreted.reduced(3)), weights), *others], SEED
    )
    return runs.run(5, count, answers)


def by_hand(known, beams, luck):
    """What one playout gives when bots play it, answer by answer, and its events are read."""
    game, words = known.game, [luck]
    played = Position(game, known.options, known.copy().state)
    out, weights = [0] * game.rules.MOST_OPTIONS, [0] * game.rules.MOST_OPTIONS
    while game.rules.deal(played.state, out, weights, next_word(words, 0)):
        pass
    lost, seat, turn = Counter(), played.actor, 0
    words = [mixed(luck, 0)]
    while not played.over:
        if played.actor == "chance":
            plan = [game.rules.draw(played.state, out, weights, next_word(words, 0))]
        else:
            if played.actor != seat:
                seat, turn = played.actor, turn + 1
                words = [mixed(luck, turn)]
            plan = GreedyBot(is_compiled=False, beam=beams[seat]).plan(game, played.state, seat)
        for answer in plan:
            played.play(game.text(played.state, played.options, answer))
            lost.update((it.seat, it.cause) for it in played.events if type(it).__name__ == "CubeLost")
    return played, lost


@pytest.mark.parametrize(("game", "answers"), [("rattus", 70), ("carcassonne", 120)])
def test_a_playout_is_what_bots_play_on_the_same_luck(game, answers):
    """F6, BAS10, C5: shares of the victory, points, and cubes by what they died of."""
    known = asked(game, 6, answers, **GAMES[game])
    known = known.redeal(known.actor)
    narrow = search_config_of(game).for_players(len(known.scores)).narrow
    beams = [narrow.capped(tuning(game).interpreted.reduced(3)), narrow, narrow]
    for number, row in enumerate(rows(known, 2), 5):
        played, lost = by_hand(known, beams, mixed(SEED, number))
        players = range(len(played.scores))
        winners = played.places.count(1)
        assert [row[SHARES + it] for it in players] == [CERTAIN // winners * (played.places[it] == 1) for it in players]
        assert row[POINTS : POINTS + len(players)] == played.scores
        found = {
            (seat, cause): row[LOSSES + seat * MOST_CAUSES + it]
            for seat in players
            for it, cause in enumerate(causes_of(game))
        }
        assert Counter(found) == lost
        assert game != "rattus" or lost.total()


@pytest.mark.late
@pytest.mark.parametrize("answers", [0, 25, 60])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_playouts_are_alike(game, answers):
    known = asked(game, 5 + answers, answers, **GAMES[game])
    known = known.redeal(known.actor)
    first = known.game.rules
    out, weights = [0] * first.MOST_OPTIONS, [0] * first.MOST_OPTIONS
    first.legal(known.state, out, weights)
    found = [rows(known, 3, is_compiled, out[:1]) for is_compiled in (False, True)]
    assert found[0] == found[1]
    assert {len(row) for row in found[0]} == {RESULT}


def seen(first, second, seat):
    """A game of three in which a seat has looked at two tokens (K-WITCH)."""
    rats = [{"face": face, "seen": [seat]} for face in (first, second)]
    regions = {"gallia": region(4, 3, 3, tokens=rats[:1]), "italia": region(2, 4, 3, tokens=rats[1:])}
    return position(regions, players=3, plague="italia", supply=1)


def test_h1_what_another_seat_has_seen_changes_no_figure():
    faces = ("1 Bo Ch", "6 M A Cv Ro")
    one, two = seen(*faces, seat=1), seen(*reversed(faces), seat=1)
    for viewer in (0, 1, 2, None):
        first, second = (play_out(it, viewer, most=8, is_compiled=False) for it in (one, two))
        assert (first == second) == (viewer != 1)


END = position(
    {"gallia": region(5, 4, tokens=3), "italia": region(4, 5, tokens=2)}, players=2, plague="italia", supply=1
)
"""The last turn of a game of two, before the last ravage (F5)."""
SAFE, RASH = "add gallia 3; plague hispania", "plague gallia"


def test_playouts_end_when_they_are_as_sure_as_asked():
    """The same seed gives the same, whether one watches or not."""
    watched = []
    found = play_out(END, 0, within=0.12, line=RASH, is_compiled=False, stop=watched.append)
    assert found == play_out(END, 0, within=0.12, line=RASH, is_compiled=False) == watched[-1]
    assert [it.playouts for it in watched] == list(range(1, found.playouts + 1))
    assert found.playouts % 16 == 0
    assert max(it.high - it.low for it in found.win) <= 2 * 0.12 < max(it.high - it.low for it in watched[-17].win)
    assert sum(it.mean for it in found.win) == pytest.approx(1)
    assert all(it.low <= it.mean <= it.high for it in [*found.win, *found.margin, *found.losses[0].values()])
    other = play_out(END, 0, within=0.12, line=RASH, seed=8, is_compiled=False)
    assert other.win != found.win
    assert play_out(END, 0, line=RASH, is_compiled=False, stop=lambda it: it.playouts == 32).playouts == 32
    assert play_out(END, 0, line=RASH, most=20, is_compiled=False).playouts == 20


def test_a_shared_victory_is_shared():
    """BAS10."""
    game = games.get("carcassonne").new(players=3, seed=1)
    rng = random.Random(1)
    while not game.over:
        game.push(rng.choice(game.legal_moves))
    state = game.copy().state
    state.scores[:3] = [40, 30, 40]
    tied = play_out(Position(game.game, game.options, state), None, most=16, is_compiled=False)
    assert [it.mean for it in tied.win] == [0.5, 0, 0.5]
    assert [it.mean for it in tied.margin] == [0, -10, 0]


def test_of_two_lines_the_better_wins_more_and_the_comparison_ends_as_soon_as_that_is_clear():
    better = compare_lines(END, 0, SAFE, RASH, is_compiled=False)
    worse = compare_lines(END, 0, RASH, SAFE, is_compiled=False)
    assert 0 < better.win.low <= better.win.mean
    assert worse.win.mean == -better.win.mean
    assert better.pairs == worse.pairs == 64
    assert compare_lines(END, 1, SAFE, RASH, is_compiled=False).win == worse.win


def test_a_line_wins_as_much_as_itself():
    """Both have the same luck, so no pair differs and nothing ends the comparison early."""
    same = compare_lines(END, 0, RASH, RASH, most=70, is_compiled=False)
    assert (same.pairs, same.win) == (70, Interval(0, 0, 0))


@pytest.mark.parametrize(
    ("error", "wrong"),
    [
        (BadArgument, {"within": 0}),
        (BadArgument, {"most": 0}),
        (BadArgument, {"policy": "wild"}),
        (BadArgument, {"policy": ["narrow"]}),
        (BadArgument, {"seed": -1}),
        (IllegalAnswer, {"line": "done"}),
        (UnknownSeat, {"seat": 2}),
    ],
)
def test_a_wrong_argument_is_refused(error, wrong):
    with pytest.raises(error):
        play_out(END, wrong.pop("seat", 0), is_compiled=False, **wrong)


def test_seats_play_by_their_own_policies():
    alike, other = (play_out(END, 0, most=16, policy=it, is_compiled=False) for it in ("narrow", ["greedy", "narrow"]))
    assert alike.margin != other.margin
