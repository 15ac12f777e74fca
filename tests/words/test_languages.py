"""Every language says all that English says, with the same values, and nothing that refers to what isn't there."""

import pytest
from fluent.syntax import ast

from .word_files import ENGLISH, FALLBACK, FOLDERS, asked, beside, body, forms, languages

TRANSLATED = [(language, folder) for language in languages() for folder in FOLDERS]
WRITTEN = [(FALLBACK, folder) for folder in FOLDERS] + TRANSLATED
each_file = pytest.mark.parametrize(("language", "folder"), WRITTEN, ids=str)
each_translation = pytest.mark.parametrize(("language", "folder"), TRANSLATED, ids=str)


def test_there_are_words_to_look_at():
    assert len(ENGLISH) == len(FOLDERS) >= 12


@each_file
def test_every_file_can_be_read(language, folder):
    assert [entry.content for entry in body(folder, language) if isinstance(entry, ast.Junk)] == []


@each_file
def test_nothing_has_two_texts(language, folder):
    named = [type(entry).__name__ + entry.id.name for entry in body(folder, language) if hasattr(entry, "id")]
    assert sorted(set(named)) == sorted(named)


@each_file
def test_no_text_refers_to_another_that_is_not_there(language, folder):
    known = {name for place in beside(folder) for name in asked(place, language)}
    assert {name: it.messages - known for name, it in asked(folder, language).items() if it.messages - known} == {}


@each_file
def test_only_forms_that_some_word_has_are_asked_for(language, folder):
    known = {name.partition(".")[2] for place in beside(folder) for name in asked(place, language)}
    assert {name: it.forms - known for name, it in asked(folder, language).items() if it.forms - known} == {}
    assert {name: it.functions for name, it in asked(folder, language).items() if it.functions - {"FORM"}} == {}


@each_translation
def test_nothing_is_missing(language, folder):
    english, own = (dict.fromkeys(asked(folder, it)) for it in (FALLBACK, language))
    assert [name for name in english if not name.startswith("-") and name not in own] == []


@each_translation
def test_nothing_is_said_that_english_does_not_say_but_forms_of_words(language, folder):
    english, grammar = asked(folder, FALLBACK), forms(language)
    more = [name for name in asked(folder, language) if name not in english and not name.startswith("-")]
    assert [name for name in more if not ("." in name and name.partition(".")[2] in grammar)] == []


@each_translation
def test_every_text_uses_the_values_that_english_uses(language, folder):
    english, own = asked(folder, FALLBACK), asked(folder, language)
    both = [name for name in english if name in own]
    unknown = {name: own[name].variables - _offered(english, name) for name in both}
    unsaid = {name: english[name].variables - own[name].variables for name in both}
    assert {name: values for name, values in unknown.items() if values} == {}
    assert {name: values for name, values in unsaid.items() if values} == {}


def _offered(english, name):
    """The values that a text may use: those of all texts of its message, for they are filled in alike, and of those to which it refers."""
    message = name.partition(".")[0]
    texts = [it for other, it in english.items() if other.partition(".")[0] == message]
    referred = [english[other] for it in texts for other in it.messages if other in english]
    return set().union(*(it.variables for it in texts + referred))
