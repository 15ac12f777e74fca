"""Rules are plain Python that can be compiled, and combined from functions by number."""

import subprocess
import sys
from functools import partial

from ratskeller.core.compile.rules import each, is_rule, most, one, rule, total


def test_rules_can_be_called_without_the_compiler(tmp_path):
    code = """
import sys
from ratskeller import games
position = games.get("rattus").new().play("italia")
print("numba" in sys.modules, position.question)
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["False", "settle"]


@rule
def double(s, seat):
    return 2 * seat


@rule
def triple(s, seat):
    return 3 * seat


FUNCTIONS = {1: double, 4: triple}


def test_answers_of_several_functions_are_added():
    assert total("added", "s, seat", "{number} in s", FUNCTIONS)([1, 4], 5) == 25
    assert total("added", "s, seat", "{number} in s", FUNCTIONS)([], 5) == 0


def test_the_greatest_answer_counts_but_never_less_than_the_least():
    greatest = most("greatest", "s, seat", "{number} in s", FUNCTIONS, least=1)
    assert (greatest([1, 4], 5), greatest([1], 5), greatest([], 5)) == (15, 10, 1)


def test_one_function_is_chosen_by_number():
    chosen = one("chosen", "card, s, seat", FUNCTIONS, otherwise="-1")
    assert (chosen(1, None, 5), chosen(4, None, 5), chosen(2, None, 5)) == (10, 15, -1)


def test_each_function_is_called_in_the_highest_number_first():
    calls = []
    functions = {number: partial(lambda number, *_: calls.append(number), number) for number in (7, 2, 5)}
    each("called", "s, seat", "True", functions)(None, 0)
    assert calls == [7, 5, 2]
    assert is_rule(each("called", "s, seat", "True", functions))
