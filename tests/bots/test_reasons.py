"""What strengths are made of, in words."""

import json

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from positions import RATTUS, position, region
from search.test_evaluator import GAMES, positions_of_a_game, rules_and_table

from ratskeller import games, words
from ratskeller.review.reasons import Reason, ReasonValues, main_reasons, reasons
from ratskeller.search.evaluations import package_of, tuning
from ratskeller.search.evaluator import Evaluator


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
    for term in terms_of(games.get(name), games.get(name).new(players=2).state, 0)[0]:
        for message in (f"reason-{term}", f"reason-{term}.others"):
            assert "1.2" in said.text(message, gains=gains, amount=1.2)


@pytest.mark.parametrize("language", words.languages("ratskeller"))
@pytest.mark.parametrize("name", GAMES)
def test_there_are_words_for_terms_alone(name, language):
    file = words._folder(package_of(name)) / f"{language}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    named = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    terms = terms_of(games.get(name), games.get(name).new(players=2).state, 0)[0]
    assert named == [f"reason-{term}" for term in terms]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


def test_fewer_rats_beside_ones_cubes_are_a_reason():
    few, many = (position({"gallia": region(3, 0, tokens=rats)}, players=2, plague="gallia") for rats in (1, 3))
    reply = reasons(terms_of(RATTUS, few.state, 0), terms_of(RATTUS, many.state, 0), 0)
    losses = next(reason for reason in reply if reason.id == "reason-losses")
    assert losses.values.gains == "yes"
    said = words.load("en", package_of("rattus"), strict=True).text(losses.id, **msgspec.structs.asdict(losses.values))
    assert said == f"{losses.values.amount} fewer cubes likely to be lost"
    reply = reasons(terms_of(RATTUS, many.state, 0), terms_of(RATTUS, few.state, 0), 0)
    assert next(reason for reason in reply if reason.id == "reason-losses").values.gains == "no"


def test_what_others_lose_speaks_for_a_position():
    chosen = [{"board": 5000}, {"board": 1000}, {"board": 2000}]
    other = [{"board": 4000}, {"board": 3000}, {"board": 2000}]
    assert reasons(chosen, other, 0) == [
        Reason("reason-board", ReasonValues("yes", 1.0)),
        Reason("reason-board.others", ReasonValues("yes", 1.0)),
    ]
    assert reasons(chosen, chosen, 0) == []
    assert json.loads(msgspec.json.encode(main_reasons(chosen, other, 1)))[0]["values"] == {
        "gains": "no",
        "amount": 2.0,
    }
