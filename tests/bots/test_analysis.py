"""The analysis of a position: who wins, which turns were compared, and why; and of a whole record."""

import json
import random

import pytest
from searched import differing
from some_positions import asked, known

from ratskeller import games
from ratskeller.cli import renderer
from ratskeller.core.errors import BadArgument, BadPosition, UnknownGame, UnknownSeat
from ratskeller.review import local_search
from ratskeller.review.judgements import Annotation, TurningPoint, decisions, turning_points
from ratskeller.review.local_search import analysis_config, annotate
from ratskeller.search.evaluations import rule_of
from ratskeller.search.turns import PlayedTurn, answers_played

GAMES = ["rattus", "carcassonne"]
FEW = {"simulations": 6, "is_compiled": False}


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_listed_best_first_with_their_figures(game):
    position = asked(game, 1, 12, players=3)
    found = local_search.analyse(game, known(position), position.actor, **FEW)
    assert json.loads(json.dumps(found)) == found
    assert (found["game"], found["asked"], found["simulations"]) == (game, position.actor, 6)
    assert found["win"] == found["turns"][0]["win"]
    assert 0 < sum(turn["visits"] for turn in found["turns"]) <= 6
    for turn in found["turns"]:
        assert set(turn) == {"answers", "questions", "win", "result", "visits", "reasons"}
        assert len(turn["win"]) == len(turn["result"]) == 3
        assert all(set(reason) == {"id", "values"} for reason in turn["reasons"])
        assert turn["questions"] == asked_in(position.copy(), turn["answers"])


def test_turns_that_send_only_the_rats_elsewhere_are_listed_once():
    """Where rats spread to (RAT-C2) is a detail of where the plague goes."""
    position = asked("rattus", 2, 30)
    while position.question != "turn":
        position.play(position.legal()[0])
    listed = local_search.analyse("rattus", known(position), position.actor, simulations=60, is_compiled=False)["turns"]
    pairs = [zip(turn["answers"].split("; "), turn["questions"], strict=True) for turn in listed]
    decided = [tuple(answer for answer, question in pair if question != "rat") for pair in pairs]
    assert any("rat" in turn["questions"] for turn in listed)
    assert len(decided) == len(set(decided)) > 1


def asked_in(position, answers):
    """Return the questions to which answers are given, one after the other."""
    found = []
    for answer in answers.split("; "):
        found.append(position.question)
        position.play(answer)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cores", [1, 2])
def test_the_same_seed_gives_the_same_bytes(game, cores):
    position = asked(game, 2, 12)
    found = [local_search.analyse(game, known(position), position.actor, seed=4, cores=cores, **FEW) for _ in range(2)]
    assert json.dumps(found[0]) == json.dumps(found[1])


def test_somebody_else_may_look():
    """The turns are those of the seat that is asked, as far as the one who looks knows the position."""
    position = asked("rattus", 3, 12)
    other = 1 - position.actor
    found = local_search.analyse("rattus", position.redeal(other).to_json(), other, **FEW)
    assert (found["seat"], found["asked"]) == (other, position.actor)
    position.copy().play(found["turns"][0]["answers"])


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_that_was_taken_is_found_among_those_that_were_weighed(game):
    position = asked(game, 1, 12)
    turns = local_search.analyse(game, known(position), position.actor, **FEW)["turns"]
    for place, turn in list(enumerate(turns))[1:2]:
        taken = PlayedTurn(tuple(turn["answers"].split("; ")), "novice")
        found = local_search.analyse(game, known(position), position.actor, taken=taken, **FEW)
        assert found["turns"] == turns
        assert (found["taken"]["place"], found["taken"]["turn"]) == (place, turn)
        assert all(reason["values"]["gains"] == "yes" for reason in found["taken"]["own"])


def test_a_turn_that_the_search_did_not_think_of_is_tried_by_itself():
    record = asked("rattus", 5, 20)
    for decision in decisions(record):
        at = decision.at
        then, taken = record.back_to(at), PlayedTurn(answers_played(record, at))
        assert taken.answers == decision.answers
        found = local_search.analyse("rattus", known(then), then.actor, taken=taken, **FEW)["taken"]
        if found["place"] is None:
            break
    assert found["place"] is None, "random turns are not all good ones"
    assert (found["turn"]["answers"], found["turn"]["visits"]) == ("; ".join(taken.answers), 6)
    assert found["own"] == [], "nobody's level took it"


def test_where_nothing_was_or_could_be_taken_the_log_says_nothing():
    position = asked("rattus", 1, 12)
    for answers in ((), ("settle nowhere",)):
        found = local_search.analyse("rattus", known(position), position.actor, taken=PlayedTurn(answers), **FEW)
        assert found["taken"] is None
    assert answers_played(position, len(position.answers)) == ()


def test_a_turn_is_taken_when_it_is_answered_to_its_end():
    position = asked("carcassonne", 1, 12)
    at = len(position.answers)
    laid = position.copy().play(position.legal()[0])
    assert (laid.question, answers_played(laid, at)) == ("follower", ())
    done = laid.copy().play("none")
    assert answers_played(done, at) == tuple(done.answers[at : at + 2])


@pytest.mark.parametrize("game", GAMES)
def test_where_chance_is_asked_or_nobody_there_are_no_turns(game):
    rng = random.Random(4)
    position = games.get(game).new(players=2)
    found = local_search.analyse(game, position.redeal(0).to_json(), 0, **FEW)
    assert (found["asked"], found["turns"], len(found["win"])) == ("chance", [], 2)
    position.play_chance(rng)
    while not position.over:
        position.play(rng.choice(position.legal())).play_chance(rng)
    found = local_search.analyse(game, position.redeal(0).to_json(), 0, **FEW)
    assert (found["asked"], found["turns"]) == (None, [])
    assert found["win"][position.ranking[0]] > 0.5 or position.places == [1, 1]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seconds": -1}, "seconds: must be a number from 0 on"),
        ({"seconds": "long"}, "seconds: must be a number from 0 on"),
        ({"simulations": 0}, "simulations: must be a number from 1 to"),
        ({"simulations": 2.5}, "simulations: must be a number from 1 to"),
        ({"seed": -1}, "seed: must be a number from 0 to"),
        ({"cores": 0}, "cores: must be a number from 1 to 64"),
    ],
)
def test_limits_that_are_none_are_refused(wrong, message):
    with pytest.raises(BadArgument, match=message):
        local_search.analyse("rattus", known(asked("rattus", 1)), 0, **({"is_compiled": False} | wrong))


def test_a_position_that_is_none_is_refused():
    with pytest.raises(UnknownGame):
        local_search.analyse("ratus", "{}", 0)
    with pytest.raises(BadPosition):
        local_search.analyse("rattus", "{}", 0)
    with pytest.raises(UnknownSeat):
        local_search.analyse("rattus", known(asked("rattus", 1)), 7)


def some_record(game, seed, answers):
    position = asked(game, seed, answers)
    return games.get(game).replay(position.record())


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_record_is_judged_once(game):
    record = some_record(game, 5, 8)
    notes = list(annotate(record, analysis_config(game, 1, 0, 2, 1, False)))
    assert [(note.at, note.at + note.count) for note in notes] == [(it.at, it.end) for it in decisions(record)]
    assert sum(note.count for note in notes) == sum(actor != "chance" for actor in record.actors)
    for note in notes:
        assert note.answers == "; ".join(record.answers[note.at : note.at + note.count])
        assert not note.regret, "two simulations show nothing"
        after = note.at + note.count
        is_luck = after < len(record.actors) and record.actors[after] == "chance"
        assert (note.luck is not None) == is_luck
        record.back_to(note.at).play(note.best)


def test_what_was_best_is_no_matter_of_regret():
    position = asked("carcassonne", 6, 6)
    search = analysis_config("carcassonne", 1, 0, 6, 1, False)
    best = local_search.analyse("carcassonne", known(position), position.actor, **FEW)["turns"][0]["answers"]
    position.play(best)
    last = list(annotate(position, search))[-1]
    assert last.answers == last.best == best
    assert (last.doubt, last.loss) == (0, None)


def note(at, seat, regret, luck):
    return Annotation(
        at=at,
        count=2,
        seat=seat,
        answers="",
        questions=[],
        best="",
        best_questions=[],
        win=[],
        doubt=regret,
        is_private=False,
        loss=differing(regret),
        reasons=[],
        luck=luck,
    )


def test_turning_points_are_the_greatest_changes_in_order_of_play():
    notes = [note(0, 0, 0.02, [0.15, -0.15]), note(3, 1, 0.3, None), note(6, 0, 0.0, [-0.05, 0.05])]
    assert turning_points(notes) == [
        TurningPoint(2, "luck", 0, 0.15),
        TurningPoint(3, "decision", 1, -0.3),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_speaks_for_a_turn_has_words(game):
    said = renderer.words_for(games.get(game), "en", strict=True)
    for term in rule_of(game, "TERMS"):
        for name in (f"reason-{term}", f"reason-{term}.others"):
            message = {said.text(name, gains=gains, amount=1.5) for gains in ("yes", "no")}
            assert len(message) == 2
