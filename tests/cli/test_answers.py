"""What was typed, as answers."""

import random

import pytest
from positions import position, region
from rich.console import Console

from ratskeller import games
from ratskeller.cli.answers import AnswerParser, Refused
from ratskeller.cli.renderer import words_for
from ratskeller.cli.screen import Seats

WORDS = words_for(games.get("rattus"), "en", strict=True)
READING = AnswerParser(WORDS, Seats(WORDS, 4, Console()))
LEGAL = ["add gallia 3", "add germania 1", "done", "plague gallia", "take king", "take knight"]
OFFERED = ["take king", "take knight", "add gallia 3"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("take knight", "take knight"),
        ("  TAKE   Knight ", "take knight"),
        ("t kn", "take knight"),
        ("add gal", "add gallia 3"),
        ("a gal 3", "add gallia 3"),
        ("d", "done"),
        ("2", "take knight"),
        ("p", "plague gallia"),
    ],
)
def test_a_number_a_text_or_its_beginning_is_an_answer(typed, answer):
    assert READING.one(typed, LEGAL, OFFERED) == answer


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("take k", "could mean take king, take knight"),
        ("add gallia 4", "No legal answer begins with"),
        ("take knight now", "No legal answer begins with"),
        ("knight", "No legal answer begins with"),
        ("4", "there are only 3 answers"),
        ("0", "there are only 3 answers"),
        ("9" * 5000, "there are only 3 answers"),
        ("²", "No legal answer begins with"),
        ("\x1b[2J", "No legal answer begins with “?[2J”"),
    ],
)
def test_anything_else_is_refused_with_the_reason(typed, problem):
    with pytest.raises(Refused, match=problem.replace("[", r"\[").replace("?", r"\?")):
        READING.one(typed, LEGAL, OFFERED)


def test_a_number_that_is_an_answer_means_itself():
    assert READING.one("2", ["1", "2", "3"], ["3", "2", "1"]) == "2"
    assert READING.one("3", ["1", "2", "3"], None) == "3"


@pytest.mark.parametrize(
    ("typed", "answer", "other"),
    [
        ("ga.2", "gallia.2", "gallia.1"),
        ("ga-ge", "gallia-germania", "gallia-italia"),
        ("ga/1", "gallia/1", "gallia/0"),
        ("ga/0+", "gallia/0+2", "gallia/0"),
        ("gallia/0", "gallia/0", "gallia/0+2"),
    ],
)
def test_rats_borders_and_cubes_may_be_shortened(typed, answer, other):
    assert READING.one(typed, [answer, other], []) == answer


def turn():
    return position({"gallia": region(2, tokens=2), "germania": region(1, tokens=1)}, players=2, cards={"witch": 0})


def line(text, at=None):
    at = at or turn()
    return READING.line(text, at, at.legal())


def test_a_line_is_read_answer_by_answer_and_changes_nothing():
    at = turn()
    before = at.to_json()
    assert line("t kni; add gal; ", at) == ["take knight", "add gallia 2"]
    assert at.to_json() == before


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("take knight; 1", "numbers stand for the answers shown now"),
        ("use witch; gallia.1; stop", "something is revealed that you have to see first"),
        ("take knight;; add gal", "empty answer"),
        (";", "empty answer"),
        ("take knight; bogus", "No legal answer begins with “bogus”"),
        ("x" * 3000, "at most 2,000 characters"),
        ("use witch; " * 100, "No legal answer"),
    ],
)
def test_a_line_is_refused_as_a_whole(text, problem):
    with pytest.raises(Refused, match=problem):
        line(text)


def test_nothing_follows_the_end_of_a_decision():
    at = games.get("rattus").new(players=2)
    at.play_chance(random.Random(1))
    with pytest.raises(Refused, match="no longer Red"):
        line("anglia; gallia", at)
