"""`uv run poe words` prints every message once."""

import pytest

from tools.message_list import in_order

from .word_files import FOLDERS, languages, patterns


@pytest.mark.parametrize("language", ["en", *languages()])
def test_every_message_is_printed_once(language: str) -> None:
    printed = [message for _, stage in in_order(language) for message in stage]
    written = [(name, pattern) for folder in FOLDERS for name, pattern in patterns(folder, language)]
    assert len(printed) == len(written)
    assert sorted(name for name, _ in printed) == sorted(name for name, _ in written)
