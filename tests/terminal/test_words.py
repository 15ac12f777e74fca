"""The words: complete, unique, and with English behind every other language."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from ratskeller import games, words
from ratskeller.core.events import Event
from ratskeller.games.rattus.cards import QUESTIONS, ROSTER
from ratskeller.games.rattus.events import RattusEvent
from ratskeller.games.rattus.fields import ROUND_NAMES
from ratskeller.terminal import shows

RATTUS = games.get("rattus")
PACKAGES = ("ratskeller", "ratskeller.terminal", "ratskeller.games.rattus")

ASKED = ["plague start", "start seat", "settle", "turn", "rat", "next token", "face", "move", "extra"]


@pytest.fixture(scope="module")
def english():
    return shows.words_for(RATTUS, "en", strict=True)


def test_no_file_has_junk_and_no_two_messages_have_the_same_name():
    names = []
    for package in PACKAGES:
        parsed = FluentParser().parse((files(package) / "words" / "en.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        names += [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


def test_a_game_brings_its_own_words():
    assert words.package_of(RATTUS) == "ratskeller.games.rattus"


@pytest.mark.parametrize("kind", [event.__struct_config__.tag for event in RattusEvent.__args__])
def test_every_kind_of_event_has_a_sentence(english, kind):
    assert english.has(f"event-{kind}")
    assert issubclass(RattusEvent.__args__[0], Event)


@pytest.mark.parametrize("card", [card.id for card in ROSTER.values()])
def test_every_card_has_a_name_an_effect_and_a_final_effect(english, card):
    assert all(english.has(f"card-{card}{part}") for part in ("", ".does", ".final"))


def test_every_round_and_every_question_has_words(english):
    assert all(english.has(f"round-{name}") for name in ROUND_NAMES)
    for question in ASKED + [question.name for question in QUESTIONS.values()]:
        assert english.has(f"question-{question.replace(' ', '-')}")
        assert english.has(f"question-{question.replace(' ', '-')}.why")


def test_missing_words_are_a_clear_error_in_strict_use_and_the_name_itself_otherwise(english):
    with pytest.raises(words.MissingWords, match="no words for 'nonsense'"):
        english.text("nonsense")
    with pytest.raises(words.MissingWords, match="seat-mark"):
        english.text("seat-mark", colour="Red")
    assert words.load("en").text("nonsense") == "nonsense"


def test_another_language_falls_back_to_english(tmp_path, monkeypatch):
    folder = tmp_path / "elsewhere"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "words" / "de.ftl").write_text("seat-0 = Rot\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    german = words.load("de", "elsewhere", strict=True)
    assert german.text("seat-0") == "Rot"
    assert german.text("seat-1") == "Blue"
    assert words.languages("elsewhere") == ["de"]


def test_no_isolating_marks_are_put_around_what_is_filled_in(english):
    assert english.text("seat-mark", colour="Red", shape="square") == "Red square"


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [(["de_AT.UTF-8"], "de"), (["de-CH"], "de"), (["DE"], "de"), (["fr", "nl"], "nl"), (["C"], "en"), ([], "en")],
)
def test_the_language_is_the_first_wish_that_there_is(wishes, chosen):
    assert words.choose(wishes, ["en", "de", "nl"]) == chosen
