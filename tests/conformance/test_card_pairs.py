"""Every pair of class cards was used, in one hand and in two, in every round, and the page that says so is current."""

import pytest

from tools.card_pairs import CARDS, COMMAND, PAGE, ROUNDS, page, play_all


@pytest.mark.late
def test_every_pair_of_cards_is_exercised_in_every_round():
    found = play_all()
    assert len(found) == len(CARDS) * (len(CARDS) - 1)
    assert {pair: seen for pair, seen in found.items() if seen != set(ROUNDS)} == {}
    assert PAGE.read_text(encoding="utf-8") == page(found), f"write it afresh: {COMMAND}"
