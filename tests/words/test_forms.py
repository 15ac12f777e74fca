"""Words that are filled into sentences take the form that the language asks for."""

import pytest

from ratskeller import bots, words

from .word_files import FOLDERS, SOURCES

GERMAN = """
card-knight = Ritter
    .gender = m
    .dative = dem Ritter
card-nun = { -nun }
    .gender = f
    .dative = der { -nun }
-nun = Nonne
list-together = { $others } und { $last }
gives = { $seat } gibt { FORM($card, "dative") } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
  }.
whose = { FORM($card, "gender") ->
    [f] ihre
   *[m] seine
  } Karte
"""


@pytest.fixture
def german(tmp_path, monkeypatch):
    folder = tmp_path / "speaking"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "words" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return words.load("de", "speaking", strict=True)


@pytest.mark.parametrize(("card", "said"), [("Ritter", "dem Ritter"), ("Nonne", "der Nonne"), ("Anna", "Anna")])
def test_a_word_takes_the_form_that_its_own_message_names(german, card, said):
    assert german.text("gives", seat="Rot", card=card, count=1) == f"Rot gibt {said} einen Würfel."


@pytest.mark.parametrize(
    ("card", "said"), [("Ritter", "seine Karte"), ("Nonne", "ihre Karte"), ("Anna", "seine Karte")]
)
def test_a_sentence_may_depend_on_the_gender_of_a_word(german, card, said):
    assert german.text("whose", card=card) == said


@pytest.mark.parametrize(
    ("seat", "owner", "subject"),
    [
        ("Kellermeister", "vom Kellermeister", "Der Kellermeister"),
        ("Findelkind", "vom Findelkind", "Das Findelkind"),
        ("Anna", "von Anna", "Anna"),
    ],
)
def test_in_german_a_bot_acts_and_owns_things_with_its_article_and_a_person_without(seat, owner, subject):
    carcassonne = words.load("de", "ratskeller.games.carcassonne", strict=True)
    assert carcassonne.text("preview-meets", seat=seat, feature="field") == f"schließt an: Wiese {owner}"
    assert carcassonne.text("watch-lay", seat=seat) == f"{subject} legt ein Plättchen"


def test_numbers_are_written_as_in_the_language(german):
    assert german.text("gives", seat="Rot", card="Anna", count=1234.5) == "Rot gibt Anna 1.234,5 Würfel."


@pytest.mark.parametrize(
    ("things", "said"), [([], ""), (["A"], "A"), (["A", "B"], "A und B"), (["A", "B", "C"], "A, B und C")]
)
def test_things_in_a_row_are_joined_as_the_language_does_it(german, things, said):
    assert german.together(things) == said


def test_a_number_with_its_sign_is_written_as_in_the_language(german):
    assert [german.signed(number) for number in (1.25, -0.31, 0)] == ["+1,2", "-0,3", "+0,0"]
    assert german.signed(-12.4, 0) == "-12"


@pytest.mark.parametrize(
    ("language", "turned", "seats"),
    [
        ("en", "After one answer, Anna lost 5 percentage points of winning chance.", "one person, one bot, 0 open"),
        ("de", "Nach einer Antwort hat Anna 5 Prozentpunkte Siegchance verloren.", "ein Mensch, ein Bot, 0 frei"),
        ("nl", "Na één antwoord verloor Anna 5 procentpunt winkans.", "één mens, één bot, 0 vrij"),
    ],
)
def test_one_is_not_reported_as_several(language, turned, seats):
    in_terminal = words.load(language, "ratskeller.cli")
    assert in_terminal.text("turning-decision", at=1, seat="Anna", percent=5) == turned
    looking_after = words.load(language, "ratskeller.words.admin")
    assert looking_after.text("admin-seats", people=1, bots=1, open=0) == seats


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("bot", [*bots.levels("rattus"), *bots.styles("rattus"), *bots.styles("carcassonne")])
def test_what_is_said_of_an_opponent_fits_on_its_card_of_the_start_page(language, bot):
    assert len(words.load(language, "ratskeller").text(f"bot-{bot}.about")) <= 76


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_in_german_no_line_ends_between_a_number_and_its_percent_sign(folder):
    assert "} %" not in (SOURCES / folder / "de.ftl").read_text(encoding="utf-8")
