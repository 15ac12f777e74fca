"""`ratskeller analyse`: positions weighed and records annotated."""

import json
import re

import pytest
from some_positions import asked

from ratskeller.cli import analysis
from ratskeller.review.judgements import decisions

GAMES = ["rattus", "carcassonne"]


def record_of(game, answers=6):
    return asked(game, 3, answers).record().encode()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_weighed_in_words(ratskeller, game):
    pos = asked(game, 1, 12)
    result = ratskeller("analyse", "-", "--simulations", "4", raw=pos.to_json().encode())
    assert result.status == 0
    assert re.search(r"Chance to win: Red \d+%, Blue \d+%\.", result.out)
    assert "after 4 simulations" in result.out
    assert all(column in result.out for column in ("Turn", "Wins", "Lead", "Tried", "Why"))


def test_the_same_numbers_give_the_same_json(ratskeller):
    line = ("analyse", "-", "--simulations", "4", "--seed", "7", "--cores", "2", "--json")
    first, again = (ratskeller(*line, raw=record_of("rattus")).out for _ in range(2))
    assert first == again
    assert json.loads(first)["simulations"] == 4


def test_of_a_record_any_position_can_be_weighed(ratskeller):
    raw = record_of("carcassonne")
    found = json.loads(ratskeller("analyse", "-", "--at", "1", "--simulations", "2", "--json", raw=raw).out)
    assert found["asked"] == 0
    result = ratskeller("analyse", "-", "--at", "99", raw=raw)
    assert result.status == 2
    assert "at: must be a number from 0 to" in result.err


def test_a_seat_sees_what_it_knows(ratskeller):
    raw = record_of("rattus")
    found = json.loads(ratskeller("analyse", "-", "--seat", "1", "--simulations", "2", "--json", raw=raw).out)
    assert found["seat"] == 1
    assert ratskeller("analyse", "-", "--seat", "5", raw=raw).status == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_annotated_decision_by_decision(ratskeller, game):
    record = asked(game, 3, 6)
    raw = record.record().encode()
    result = ratskeller("analyse", "-", "--all", "--simulations", "2", raw=raw)
    assert result.status == 0
    assert "The game, decision by decision" in result.out
    assert "Turning points" in result.out
    found = json.loads(ratskeller("analyse", "-", "--all", "--simulations", "2", "--json", raw=raw).out)
    assert found["is_whole"]
    assert len(found["notes"]) == len(decisions(record))


def test_ctrl_c_ends_an_annotation_with_what_there_is(ratskeller, monkeypatch):
    def two_notes(record, search):
        notes = annotate(record, search)
        yield next(notes)
        yield next(notes)
        raise KeyboardInterrupt

    annotate = analysis.annotate
    monkeypatch.setattr(analysis, "annotate", two_notes)
    result = ratskeller("analyse", "-", "--all", "--simulations", "2", "--json", raw=record_of("rattus"))
    assert result.status == 130
    found = json.loads(result.out)
    assert (found["is_whole"], len(found["notes"])) == (False, 2)
    assert "Stopped after 2 of" in result.err


def test_a_position_has_nothing_to_annotate(ratskeller):
    result = ratskeller("analyse", "-", "--all", raw=asked("rattus", 1).to_json().encode())
    assert result.status == 2
    assert "--all is for a record" in result.err
