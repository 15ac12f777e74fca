"""What strengths are made of, in words."""

import json

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from positions import RATTUS, position, region
from records.recording import FOLDER as RECORDS
from search.test_evaluator import GAMES, positions_of_a_game, rules_and_table

from ratskeller import games, words
from ratskeller.review.judgements import known_decisions
from ratskeller.review.local_search import AnalysisConfig, analyse_position, judge_attempt, judge_decision, settle
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import package_of, term_names, tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.reasons import Reason, ReasonValues, main_reasons, reasons, reasons_against, reasons_for

START = RATTUS.new(players=2)


def terms_of(game, state, viewer):
    return Evaluator(game, tuning(game.name).weights).terms(state, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_of_every_seat_add_up_to_its_strength(name):
    for game in positions_of_a_game(name, 3, seed=5, every=11):
        evaluation, state, table = rules_and_table(game)
        evaluation.judge(state, 0, table, [0] * 3)
        first = evaluation.layout.STRENGTH
        assert [sum(terms.values()) for terms in terms_of(game.game, state, 0)] == table[first : first + 3]


def test_explaining_leaves_the_position_as_it_was():
    game = position({"gallia": region(2, 1, tokens=2)}, players=2)
    before = game.to_json()
    terms_of(RATTUS, game.state, 0)
    assert game.to_json() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("gains", ["yes", "no"])
def test_every_term_has_words_for_and_against_and_for_the_others(name, gains):
    evaluation = package_of(name)
    said = words.load("en", evaluation, strict=True)
    for term in term_names(name):
        for message in (f"reason-{term}", f"reason-{term}.others"):
            assert "1.2" in said.text(message, gains=gains, amount=1.2)


@pytest.mark.parametrize("language", words.languages("ratskeller"))
@pytest.mark.parametrize("name", GAMES)
def test_there_are_words_for_terms_alone(name, language):
    file = words._folder(package_of(name)) / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    named = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert named == [f"reason-{term}" for term in term_names(name)]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_fewer_rats_beside_ones_cubes_are_a_reason():
    few, many = (position({"gallia": region(5, 3, tokens=rats)}, players=2, plague="gallia") for rats in (1, 3))
    losses = said_of("reason-losses.in", few, many)
    assert (losses.gains, losses.place) == ("yes", "region-gallia")
    said = words.load("en", package_of("rattus"), strict=True)
    assert (
        said.text("reason-losses.in", gains="yes", amount=losses.amount, place="Gallia")
        == f"{losses.amount} fewer cubes likely to be lost in Gallia"
    )
    assert said_of("reason-losses.in", many, few).gains == "no"


def said_of(reason, chosen, other):
    found = reasons(chosen, terms_of(RATTUS, chosen.state, 0), terms_of(RATTUS, other.state, 0), 0)
    return next(it.values for it in found if it.id == reason)


def test_losses_are_placed_where_one_region_has_half_of_the_change():
    """Of three regions with the same rats no one is named; nor is one whose change goes the other way."""
    chosen, other = (
        position(
            {name: region(5, 0, tokens=rats) for name in ("gallia", "italia", "anglia")}, players=2, plague="scandia"
        )
        for rats in (1, 3)
    )
    assert said_of("reason-losses", chosen, other).place == ""
    one, three = ({"tokens": rats} for rats in (1, 3))
    here, there = (
        position({"gallia": region(3, 2, **here), "italia": region(6, 4, **there)}, players=2, plague="italia")
        for here, there in ((three, one), (one, three))
    )
    assert said_of("reason-losses.in", here, there).place == "region-italia"


def test_what_others_lose_speaks_for_a_position():
    chosen = [{"board": 5000}, {"board": 1000}, {"board": 2000}]
    other = [{"board": 4000}, {"board": 3000}, {"board": 2000}]
    assert reasons(START, chosen, other, 0) == [
        Reason("reason-board", ReasonValues("yes", 1.0)),
        Reason("reason-board.others", ReasonValues("yes", 1.0)),
    ]
    assert reasons(START, chosen, chosen, 0) == []
    assert json.loads(msgspec.json.encode(main_reasons(START, chosen, other, 1)))[0]["values"] == {
        "gains": "no",
        "amount": 2.0,
        "place": "",
    }


def test_a_turn_is_compared_with_the_first_that_it_has_an_advantage_over():
    chosen = [{"board": 5000, "palace": 1000}, {"board": 0, "palace": 0}]
    better = [{"board": 6000, "palace": 1000}, {"board": 0, "palace": 0}]
    worse = [{"board": 2000, "palace": 3000}, {"board": 0, "palace": 0}]
    assert reasons_for(START, chosen, [better, chosen, worse], 0) == [Reason("reason-board", ReasonValues("yes", 3.0))]
    assert reasons_for(START, chosen, [better, chosen], 0) == []
    assert reasons_against(START, chosen, worse, 0) == [Reason("reason-palace", ReasonValues("no", 2.0))]


@pytest.mark.parametrize(("game", "least"), [("rattus", 300), ("carcassonne", 1000)])
def test_no_reason_is_given_that_is_worth_too_little(game, least):
    start = games.get(game).new(players=2)
    nothing = [{"palace": 0}, {"palace": 0}]
    assert reasons(start, [{"palace": least - 60}, {"palace": 0}], nothing, 0) == []
    assert [it.values.amount for it in reasons(start, [{"palace": least}, {"palace": 0}], nothing, 0)] == [least / 1000]


@pytest.mark.late
@pytest.mark.parametrize(
    ("record", "is_compiled"),
    [
        ("rattus-base-2-online", True),
        ("rattus-base-3-letter", True),
        ("carcassonne-plague-2", False),
    ],
)
def test_no_reason_speaks_against_the_verdict_on_a_recorded_decision(record, is_compiled):
    """In hints and analyses, where the first turn is the best; in reviews and mistakes; and in the solutions of these."""
    game = games.get(record.partition("-")[0])
    played = game.replay((RECORDS / f"{record}.json").read_text(encoding="utf-8"))
    config = AnalysisConfig(Budget(simulations=60 if is_compiled else 6), 0, 1, is_compiled)
    every = list(known_decisions(played))[:: 5 if is_compiled else 25]
    verdicts = set()
    for known in every:
        seat, before = known.decision.seat, known.before
        found = analyse_position(before, seat, config)
        for place, turn in enumerate(found.turns):
            assert speaks(turn.reasons) <= {"no" if place else "yes"}, (known.decision, turn)
        judged = judge_decision(known, config)
        if judged.best == judged.answers:
            assert speaks(judged.reasons) <= {"yes"}, (known.decision, judged)
        elif judged.doubt and (settled := settle(known, judged, config)).regret:
            assert speaks(settled.reasons) <= {"no"}, (known.decision, settled)
            best, answers = judged.best.split("; "), known.decision.answers
            assert speaks(judge_attempt(before, seat, answers, best, answers, config).reasons) <= {"yes"}
            verdicts.add("mistake")
        verdicts.add("best" if judged.best == judged.answers else "other")
    assert verdicts >= ({"mistake", "other"} if is_compiled else {"other"})


def speaks(found):
    return {reason.values.gains for reason in found}
