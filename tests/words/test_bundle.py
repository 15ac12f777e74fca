"""Texts are made as by Fluent's own runtime, which knows the numbers and plural forms of all languages."""

import pytest
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ratskeller.words.bundle import Bundle
from ratskeller.words.formats import FORMATS
from ratskeller.words.forms import NAME, Forms

from .word_files import FALLBACK, FOLDERS, SOURCES, Asked, languages, patterns

LANGUAGES = [FALLBACK, *languages()]
VALUES = (1, 1234, 1.5, "Merchant")
NUMBERS = (0, 1, -1, 2, 999, 1000, 1234567, -4321, 0.5, 1.0, 0.0005, 1.23456, -2.5, 98765.4321)


def both(folder, language):
    """A file as a bundle of ours and one of Fluent's runtime, with one function for the forms of words."""
    text = (SOURCES / folder / f"{language}.ftl").read_text(encoding="utf-8")
    forms = Forms()
    ours = Bundle(language, FALLBACK, {NAME: forms.form})
    forms.of(ours, ours.add(text))
    theirs = FluentBundle([language], functions={NAME: forms.form}, use_isolating=False)
    theirs.add_resource(FluentResource(text))
    return ours, theirs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_message_is_as_by_the_runtime_of_fluent(folder, language):
    ours, theirs = both(folder, language)
    compared = 0
    for name, pattern in patterns(folder, language):
        message, _, attribute = name.partition(".")
        if message.startswith("-"):
            continue
        asked = Asked()
        asked.visit(pattern)
        for value in VALUES if asked.variables else ("",):
            values = dict.fromkeys(asked.variables, value)
            made = theirs.get_message(message)
            wanted, errors = theirs.format_pattern(made.attributes[attribute] if attribute else made.value, values)
            found, problems = ours.text(ours.pattern(message, attribute), values)
            assert found == wanted, (name, values)
            assert len(problems) == len(errors)
            compared += 1
    assert compared


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_format(language):
    assert language in FORMATS
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource("number = { $n }"))
    for number in NUMBERS:
        wanted, _ = theirs.format_pattern(theirs.get_message("number").value, {"n": number})
        assert FORMATS[language].number(number) == wanted
        assert FORMATS[language].plural(number) == theirs._plural_form(number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("digits", [0, 1, 2])
@pytest.mark.parametrize("number", [0, 3, -3, 0.04, -0.25, 12.345, 1234])
def test_numbers_with_a_sign_are_as_in_the_cldr(language, number, digits):
    places = f"0.{'0' * digits}" if digits else "0"
    wanted = format_decimal(round(number, digits), format=f"+{places};-{places}", locale=language)
    assert FORMATS[language].signed(number, digits) == wanted
