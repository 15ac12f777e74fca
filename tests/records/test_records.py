"""Recorded games replay to the same events: a rule change that changes one is deliberate and raises the rules version."""

import pytest
from records.recording import RECORDED, path_of, story

from ratskeller import games


@pytest.mark.parametrize(("name", "players", "rules"), RECORDED, ids=str)
def test_a_recorded_game_happens_again_event_by_event(name, players, rules):
    path = path_of(name, players, rules)
    position = games.get(name).replay(path.read_text(encoding="utf-8"))
    assert position.over
    assert story(position) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players", "rules"), RECORDED, ids=str)
def test_a_record_is_written_as_it_was_read(name, players, rules):
    text = path_of(name, players, rules).read_text(encoding="utf-8")
    assert games.get(name).replay(text).record() + "\n" == text
