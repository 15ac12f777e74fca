"""Each reason of an evaluation has a sentence that says what a bot is up to."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ratskeller.search.evaluations import term_names
from ratskeller.site.package import own_games

from .word_files import SOURCES

COMMON = SOURCES / "words" / "intents" / "words" / "en.ftl"


@pytest.mark.parametrize("game", own_games())
def test_every_term_has_a_sentence_about_its_seat_and_one_about_the_others(game):
    files = (COMMON, SOURCES / "games" / game / "intents" / "words" / "en.ftl")
    found = {
        message.id.name: {attribute.id.name for attribute in message.attributes}
        for file in files
        for message in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(message, fluent.Message)
    }
    assert {f"intent-{term}": found.get(f"intent-{term}") for term in term_names(game)} == {
        f"intent-{term}": {"others"} for term in term_names(game)
    }
