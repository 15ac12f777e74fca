"""Lessons: what every file of a lesson owes to its player, and what is refused in one."""

import json
import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from lesson_words import words

from ratskeller import games
from ratskeller.core.errors import BadLesson
from ratskeller.core.lessons import Lesson, read_lesson
from tools import rule_coverage

WORDS_A_MINUTE = 150
SECONDS_AN_ANSWER = 6
LESSONS = [
    pytest.param(name, lesson, id=f"{name} {lesson.name}")
    for name in games.names()
    for lesson in games.get(name).lessons.values()
]


def test_every_game_has_a_lesson():
    assert all(games.get(name).lessons for name in games.names())


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_every_answer_is_legal_where_it_stands_and_the_learner_gives_their_own(name: str, lesson: Lesson):
    position = games.get(name).new(**lesson.options)
    begins = {step.begins: step for step in lesson.steps}
    for place, answer in enumerate(lesson.answers):
        if place in begins:
            # To take back what the lesson itself has answered would lead to where nobody is asked for anything
            assert position.undo_floor == place or place - 1 in lesson.asked
            step = begins[place]
            there = json.dumps([position.view(lesson.seat), step.answers])
            assert [lit for lit in step.light if lit.partition(" ")[2] not in there] == []
        if place in lesson.asked:
            assert position.actor == lesson.seat
        position.play(answer)
    assert position.over or position.actor == lesson.seat


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_all_that_is_said_has_words_and_all_words_are_said(name: str, lesson: Lesson):
    said = [text for step in lesson.steps for text in step.says]
    assert len(said) == len(set(said))
    written = words(name)
    assert {text for text in written if text.startswith(f"{lesson.name}-")} == set(said)
    assert max(len(written[text]) for text in said) <= 300


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_it_pauses_at_events_that_lead_to_the_step_in_their_order(name: str, lesson: Lesson):
    position = games.get(name).new(**lesson.options)
    happened: list[list[str]] = []
    for answer in lesson.answers:
        position.play(answer)
        happened.append([msgspec.to_builtins(event)["kind"] for event in position.events])
    for before, step in pairwise(lesson.steps):
        led = iter(kind for kinds in happened[before.begins : step.begins] for kind in kinds)
        assert [pause.at for pause in step.pauses if pause.at not in led] == []


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_rat_that_is_one_of_several_is_named_as_the_table_names_it(language: str):
    for lesson in games.get("rattus").lessons.values():
        position, said = games.get("rattus").new(**lesson.options), words("rattus", language)
        steps = {step.begins + i: step for step in lesson.steps for i in range(len(step.answers))}
        for place, answer in enumerate(lesson.answers):
            region, _, slot = answer.partition(".")
            rivals = [other for other in position.legal() if other.startswith(f"{region}.")]
            if place in steps and slot.isdigit() and len(rivals) > 1:
                name = {"en": "rat", "de": "Ratte", "nl": "rat"}[language]
                text = said[steps[place].says[-1]]
                assert f"{name} {slot} in {region.title()}" in text
            position.play(answer)


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_the_rules_that_it_names_are_rules_of_the_game(name: str, lesson: Lesson):
    known = {rule for game in rule_coverage.GAMES if game.name == name for rule in game.rules()}
    named = {re.sub(r"^[A-Z]{3}-", "", rule) for step in lesson.steps for rule in step.rules}
    assert named <= known


@pytest.mark.parametrize(("name", "lesson"), LESSONS)
def test_it_takes_as_long_as_it_says(name: str, lesson: Lesson):
    written = words(name)
    read = sum(len(written[text].split()) for step in lesson.steps for text in step.says)
    minutes = read / WORDS_A_MINUTE + len(lesson.asked) * SECONDS_AN_ANSWER / 60
    assert abs(minutes - lesson.minutes) < 1
    assert 5 <= minutes <= 10


HEAD = "seat = 0\nminutes = 5\n[options]\n"
FIRST = '[[step]]\nsay = ["one"]\nplay = "a"\n'
LAST = '[[step]]\nsay = ["end"]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seat = ", "wrong.toml: Invalid value"),
        (HEAD + FIRST, "wrong.toml: Expected `array` of length >= 2 - at `$.step`"),
        (HEAD + FIRST + LAST + 'lit = "x"\n', "wrong.toml: Object contains unknown field `lit` - at `$.step[1]`"),
        (HEAD + LAST + LAST, "wrong.toml: step[0] (end): 'play' is missing"),
        (HEAD + FIRST + FIRST, "wrong.toml: step[1] (one): the last step says goodbye"),
        (
            HEAD + FIRST + FIRST + "leap = true\npauses = [{ at = 'x' }]\n" + LAST,
            "step[1] (one): 'pauses' explain what is",
        ),
        (
            HEAD + FIRST + FIRST + "pauses = [{ at = 'x' }]\n" + LAST,
            "'pauses' take 1 texts of 1: at least one must be left",
        ),
        (HEAD + FIRST + "[[step]]\nsay = []\n", "wrong.toml: Expected `array` of length >= 1 - at `$.step[1].say`"),
    ],
)
def test_a_mistake_is_reported_with_its_file_and_place(tmp_path: Path, text: str, message: str):
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(BadLesson, match=re.escape(message)):
        read_lesson(file)
