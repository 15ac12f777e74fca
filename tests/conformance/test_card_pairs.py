"""Every pair of class cards was used, in one hand and in two, in every round."""

import pytest

from tools.card_pairs import CARDS, ROUNDS, play_all


@pytest.mark.late
def test_every_pair_of_cards_is_exercised_in_every_round():
    found = play_all()
    assert len(found) == len(CARDS) * (len(CARDS) - 1)
    assert {pair: seen for pair, seen in found.items() if seen != set(ROUNDS)} == {}
