"""What every game promises by the contract of `core.game`, on random games."""

import itertools
import json
import random

import pytest
from conformance.checked_game import checks_of, games_for

from ratskeller import games, words
from ratskeller.core.errors import IllegalAnswer, UnknownSeat
from ratskeller.core.events import plain, visible_to
from ratskeller.core.position import Position
from ratskeller.core.snapshot import restore, save

GAMES = games.names()
SETS = 4
"""Games for every number of players: one with as few options as can be, the others with options drawn at random."""
KINDS = [
    pytest.param((name, players, n), marks=pytest.mark.late if checks_of(name).SHARE < 1 else ())
    for name in GAMES
    for players in games.get(name).players
    for n in range(games_for(name, SETS))
]


def some(positions: list[Position], most: int = 20) -> list[Position]:
    """So many positions of a game, evenly spread over it."""
    return positions[:: -(-len(positions) // most)]


def random_game(game, rng, **options) -> list[Position]:
    """Every position of a random game, first to last."""
    position = game.new(**options)
    positions = [position.copy()]
    while not position.over:
        chances = position.chances()
        if chances:
            position.play(rng.choices(list(chances), list(chances.values()))[0])
        else:
            position.play(rng.choice(position.legal()))
        positions.append(position.copy())
    return positions


@pytest.fixture(scope="module", params=KINDS, ids=str)
def played(request):
    name, players, number = request.param
    game, checks, rng = games.get(name), checks_of(name), random.Random(f"{players} {number}")
    options = checks.draw_options(rng, players) if number else checks.least_options(players)
    return game, random_game(game, rng, **options)


def test_answers_are_unique_sorted_and_short(played):
    _, positions = played
    for position in positions:
        legal = position.legal()
        assert legal == sorted(set(legal))
        assert all(
            (0 < len(answer) <= 60 and answer == answer.lower()) or position.actor == "chance" for answer in legal
        )
        assert bool(legal) != position.over


def test_what_is_counted_is_called_something_in_the_game_s_words(played):
    game, positions = played
    end, said = positions[-1], words.load("en", words.package_of(game), strict=True)
    answers = [answer for actor, answer in zip(end.actors, end.answers, strict=True) if isinstance(actor, int)]
    chosen = set(map(game.choice_message, answers)) - {None} if game.choice_message else set()
    assert all(said.has(choice) for choice in chosen)
    assert bool(chosen) == said.has("counted-title")


def test_chances_add_up_to_one_and_belong_to_chance_alone(played):
    _, positions = played
    for position in positions:
        chances = position.chances()
        assert bool(chances) == (position.actor == "chance")
        if chances:
            assert list(chances) == position.legal()
            assert sum(chances.values()) == pytest.approx(1)


def test_json_round_trips(played):
    game, positions = played
    for position in some(positions, 120):
        again = game.from_json(position.to_json())
        assert again.to_json() == position.to_json()
        assert again.legal() == position.legal()
        assert again.chances() == position.chances()


def test_a_position_read_from_json_plays_on_alike(played):
    game, positions = played
    for before, after in list(itertools.pairwise(positions))[::7]:
        again = game.from_json(before.to_json()).play(after.answers[-1])
        assert again.to_json() == after.to_json()


def test_h6_a_record_replays_to_the_same_position(played):
    game, positions = played
    for position in [positions[0], positions[len(positions) // 2], positions[-1]]:
        again = game.replay(position.record())
        assert again.to_json() == position.to_json()
        assert again.record() == position.record()
        assert again.answers == position.answers
        assert again.actors == position.actors


def test_a_record_that_begins_with_a_position_replays(played):
    game, positions = played
    half = len(positions) // 2
    begun = game.from_json(positions[half].to_json())
    for answer in positions[-1].answers[half : half + 20]:
        begun.play(answer)
    assert game.replay(begun.record()).to_json() == begun.to_json()


def test_a_saved_position_is_the_very_same_and_plays_on_alike(played):
    game, positions = played
    for before, after in list(itertools.pairwise(positions))[::7]:
        again = restore(game, save(before))
        assert (again.state, again.options, again.beginning) == (before.state, before.options, before.beginning)
        assert (again.answers, again.actors, again.undo_floor) == (before.answers, before.actors, before.undo_floor)
        again.play(after.answers[-1])
        assert (again.state, again.events, again.undo_floor) == (after.state, after.events, after.undo_floor)


def test_a_replayed_answer_leads_to_the_very_same_position_without_events(played):
    _, positions = played
    for before, after in list(itertools.pairwise(positions))[::7]:
        again = before.copy()
        again.replay(after.answers[-1])
        assert (again.state, again.events) == (after.state, [])
        assert (again.answers, again.actors, again.undo_floor) == (after.answers, after.actors, after.undo_floor)
        if not after.over:
            # The next answer has its events again
            answer = random.Random(1).choice(again.legal())
            assert again.play(answer).events == after.copy().play(answer).events


def test_an_answer_that_is_not_legal_is_not_replayed(played):
    _, positions = played
    again = positions[0].copy()
    with pytest.raises(IllegalAnswer):
        again.replay("no answer at all")
    assert (again.state, again.answers) == (positions[0].state, positions[0].answers)


def test_an_illegal_answer_of_a_line_undoes_the_whole_line(played):
    _, positions = played
    begun = positions[0].copy()
    with pytest.raises(IllegalAnswer, match="'no answer at all'"):
        begun.play(f"{positions[-1].answers[0]}; no answer at all")
    assert (begun.to_json(), begun.answers, begun.events) == (positions[0].to_json(), [], [])


def test_nothing_can_be_answered_when_the_game_is_over(played):
    *_, end = played[1]
    assert (end.actor, end.question, end.legal(), end.chances()) == (None, None, [], {})
    with pytest.raises(IllegalAnswer, match="the game is over"):
        end.play(end.answers[-1])


def test_stored_options_and_answers_resume(played):
    game, positions = played
    last = positions[-1]
    assert game.resume(json.loads(json.dumps(last.options)), last.answers).to_json() == last.to_json()


def test_a_copy_is_independent(played):
    _, positions = played
    for position in positions[:-1:5]:
        before = position.to_json()
        position.copy().play(position.legal()[0])
        assert position.to_json() == before


def test_back_to_any_length(played):
    _, positions = played
    for length in range(0, len(positions), max(1, len(positions) // 9)):
        assert positions[-1].back_to(length).to_json() == positions[length].to_json()


def test_h4_undo_goes_back_within_the_answers_of_one_seat_without_chance(played):
    _, positions = played
    for position in positions:
        since = position.actors[position.undo_floor :]
        assert position.actor == "chance" or set(since) <= {position.actor}


def test_h4_final_answers_are_those_after_which_nothing_is_left_to_undo(played):
    _, positions = played
    for position in positions[:-1:3]:
        if isinstance(position.actor, int):
            final = position.final_answers()
            for answer in position.legal():
                after = position.copy().play(answer)
                is_settled = after.undo_floor == len(after.answers)
                assert (answer in final) == (after.actor != position.actor or is_settled)


def test_views_are_json_and_ask_only_the_actor(played):
    _, positions = played
    seats = [None, *range(len(positions[0].scores))]
    for position in some(positions):
        for seat in seats:
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            asked = seat is not None and seat == position.actor
            assert view["legal"] == (position.legal() if asked else [])
    with pytest.raises(UnknownSeat):
        positions[0].view(len(seats) - 1)


def test_events_are_structs_with_rule_numbers_that_survive_json(played):
    _, positions = played
    for position in positions[1:]:
        for event in position.events:
            assert event.rule.split("-")[0].isupper()
            for seat in (None, 0, 1):
                assert json.dumps(plain(visible_to(event, seat)))


def test_a_redeal_leaves_the_view_of_its_seat_as_it_was(played):
    _, positions = played
    for position in some(positions):
        for seat in range(len(position.scores)):
            again = position.redeal(seat).view(seat)
            mine = position.view(seat)
            del again["length"], mine["length"]
            assert again == mine


def test_what_spectators_know_of_a_position_leaves_their_view_as_it_was_and_gives_no_seat_more(played):
    _, positions = played
    for position in some(positions):
        again, seen = position.public().view(), position.view()
        del again["length"], seen["length"]
        assert again == seen
        for seat in range(len(position.scores)):
            assert position.redeal(seat).public().to_json() == position.public().to_json()


def test_scores_and_places_fit(played):
    _, positions = played
    last = positions[-1]
    assert sorted(last.ranking) == list(range(len(last.scores)))
    assert last.places[last.ranking[0]] == 1
    assert all(position.ranking is None and position.places is None for position in positions[:-1])
    best = max(last.scores)
    assert last.scores[last.ranking[0]] == best


def test_play_chance_answers_all_open_questions_of_chance(played):
    _, positions = played
    for position in positions:
        if position.actor == "chance":
            drawn = position.copy().play_chance(random.Random(1))
            assert drawn.actor != "chance"
            assert drawn.events


def test_what_notes_are_put_on_stays_a_thing_of_its_own_until_it_is_gone(played):
    game, positions = played
    if game.notes is None:
        assert all(position.note_targets() == [] for position in positions)
        return
    for before, after in itertools.pairwise(positions):
        there = after.note_targets()
        followed = [game.notes.follow_target(after.events, thing) for thing in before.note_targets()]
        kept = [thing for thing in followed if thing is not None]
        assert len(set(kept)) == len(kept)
        assert set(kept) <= set(there)
        assert {game.notes.fallback_target(thing) for thing in there} <= set(there)
        assert all(0 < len(thing) <= 40 for thing in there)
