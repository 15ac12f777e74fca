"""The chances of all ends: followed exactly, each way once."""

from collections import Counter
from fractions import Fraction

from ratskeller.odds import chances_of_each, outcomes


def test_two_dice_are_followed_to_every_sum():
    def rolled(node):
        dice, total = node
        return {(dice + 1, total + pips): 1 for pips in range(1, 7)} if dice < 2 else {}

    sums = {total: chance for (_, total), chance in outcomes((0, 0), rolled).items()}
    assert sums == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_ways_of_different_length_and_weight_add_up_to_one():
    asked = Counter()

    def drawn(white):
        asked[white] += 1
        return {white - 1: white, "black": 3} if white != "black" and white else {}

    ends = outcomes(2, drawn)
    assert ends == {"black": Fraction(3, 5) + Fraction(2, 5) * Fraction(3, 4), 0: Fraction(2, 5) * Fraction(1, 4)}
    assert sum(ends.values()) == 1
    # Once in each round of steps in which it comes about
    assert asked == {2: 1, 1: 1, 0: 1, "black": 2}


def test_what_many_ways_lead_to_is_followed_once():
    asked = Counter()

    def step(node):
        asked[node] += 1
        count, heads = node
        return {(count + 1, heads): 1, (count + 1, heads + 1): 1} if count < 60 else {}

    assert outcomes((0, 0), step)[60, 30] == Fraction(118264581564861424, 2**60)
    assert set(asked.values()) == {1}


def test_the_chances_of_one_number_are_listed_from_none_on():
    ends = {(0, 2): Fraction(1, 4), (1, 0): Fraction(1, 4), (0, 0): Fraction(1, 2)}
    assert chances_of_each(ends, 0) == [Fraction(3, 4), Fraction(1, 4)]
    assert chances_of_each(ends, 1) == [Fraction(3, 4), 0, Fraction(1, 4)]
