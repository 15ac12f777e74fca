"""Every language says all that English says, with the same values, and nothing that refers to what isn't there."""

from collections import Counter, defaultdict

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from .word_files import ENGLISH, FALLBACK, FOLDERS, asked, beside, body, forms, languages

TRANSLATED = [(language, folder) for language in languages() for folder in FOLDERS]
WRITTEN = [(FALLBACK, folder) for folder in FOLDERS] + TRANSLATED


def faults(check, files):
    """Everything that a check finds, by language and folder."""
    return {f"{language} {folder}": found for language, folder in files if (found := check(language, folder))}


def test_there_are_words_to_look_at():
    assert len(ENGLISH) == len(FOLDERS) >= 12
    assert len(TRANSLATED) >= len(FOLDERS)


def test_every_file_can_be_read():
    def junk(language, folder):
        return [entry.content for entry in body(folder, language) if isinstance(entry, ast.Junk)]

    assert faults(junk, WRITTEN) == {}


def test_nothing_has_two_texts():
    def doubles(language, folder):
        named = [type(entry).__name__ + entry.id.name for entry in body(folder, language) if hasattr(entry, "id")]
        return sorted(name for name, count in Counter(named).items() if count > 1)

    assert faults(doubles, WRITTEN) == {}


def test_no_text_refers_to_another_that_is_not_there():
    def dangling(language, folder):
        known = {name for place in beside(folder) for name in asked(place, language)}
        return {name: it.messages - known for name, it in asked(folder, language).items() if it.messages - known}

    assert faults(dangling, WRITTEN) == {}


def test_only_forms_that_some_word_has_are_asked_for():
    def missing_forms(language, folder):
        known = {name.partition(".")[2] for place in beside(folder) for name in asked(place, language)}
        return {name: it.forms - known for name, it in asked(folder, language).items() if it.forms - known}

    def other_functions(language, folder):
        return {name: it.functions for name, it in asked(folder, language).items() if it.functions - {"FORM"}}

    assert faults(missing_forms, WRITTEN) == {}
    assert faults(other_functions, WRITTEN) == {}


def test_words_with_the_same_text_have_the_same_forms():
    def ambiguous(language, folder):
        grammar, found = forms(language), defaultdict(set)
        for entry in (it for place in beside(folder) for it in body(place, language) if isinstance(it, ast.Message)):
            for attribute in (it for it in entry.attributes if entry.value is not None and it.id.name in grammar):
                found[serialize_pattern(entry.value).strip(), attribute.id.name].add(serialize_pattern(attribute.value))
        return sorted(word for word, texts in found.items() if len(texts) > 1)

    assert faults(ambiguous, WRITTEN) == {}


def test_nothing_is_missing():
    def missing(language, folder):
        english, own = asked(folder, FALLBACK), asked(folder, language)
        return [name for name in english if not name.startswith("-") and name not in own]

    assert faults(missing, TRANSLATED) == {}


def test_nothing_is_said_that_english_does_not_say_but_forms_of_words():
    def additional(language, folder):
        english, grammar = asked(folder, FALLBACK), forms(language)
        more = [name for name in asked(folder, language) if name not in english and not name.startswith("-")]
        return [name for name in more if not ("." in name and name.partition(".")[2] in grammar)]

    assert faults(additional, TRANSLATED) == {}


def test_every_text_uses_the_values_that_english_uses():
    def unknown_values(language, folder):
        english, own = asked(folder, FALLBACK), asked(folder, language)
        unknown = {name: own[name].variables - _offered(english, name) for name in english if name in own}
        return {name: values for name, values in unknown.items() if values}

    def unused_values(language, folder):
        english, own = asked(folder, FALLBACK), asked(folder, language)
        unused = {name: english[name].variables - own[name].variables for name in english if name in own}
        return {name: values for name, values in unused.items() if values}

    assert faults(unknown_values, TRANSLATED) == {}
    assert faults(unused_values, TRANSLATED) == {}


def _offered(english, name):
    """The values that a text may use: those of all texts of its message, for they are filled in alike, and of those to which it refers."""
    message = name.partition(".")[0]
    texts = [it for other, it in english.items() if other.partition(".")[0] == message]
    referred = [english[other] for it in texts for other in it.messages if other in english]
    return set().union(*(it.variables for it in texts + referred))
