"""Templates are modes of one compiled function, and a rule is compiled once, with whatever integers it is called."""

from inspect import signature

import numpy as np
import pytest

from ratskeller import games
from ratskeller.core.compile.modes import Modes
from ratskeller.core.compile.rules import compile_entry, compile_inner, rule
from ratskeller.core.engine import engine, random_answer
from ratskeller.core.errors import BadArgument
from ratskeller.core.state import dtype_of, number, record, row
from ratskeller.search.beam import best_turn


@rule
def total(values, count):
    found = 0
    for i in range(count):
        found += values[i]
    return found


@rule
def twice(amount):
    return 2 * amount


@pytest.mark.late
def test_every_template_has_its_parameters_and_one_function_serves_them_all():
    modes = Modes("small", (total, twice), (), {"values": np.zeros(0, dtype=np.int64)})
    assert modes.caller(total)(np.arange(10), 5) == 10
    assert modes.caller(twice)(amount=21) == 42
    assert modes.serves(twice, ())
    assert not modes.serves(random_answer, ())
    assert len(modes.function.signatures) == 1


@pytest.mark.late
def test_a_prepared_call_keeps_its_arguments_until_they_are_replaced():
    modes = Modes("small", (total, twice), (), {"values": np.zeros(0, dtype=np.int64)})
    values = np.arange(10)
    call = modes.prepare(total, {"values": values, "count": 5})
    assert call() == 10
    values[0] = 7
    assert call() == 17
    call.replace(count=2)
    assert call() == 8
    call.replace(values=np.array([-3, 1]))
    assert call() == -2
    assert modes.prepare(twice, {"amount": 21})() == 42


@pytest.mark.late
@pytest.mark.parametrize(
    "values", [np.zeros(3, np.int32), np.zeros((3, 3), np.int64), np.zeros(6, np.int64)[::2], [1, 2]]
)
def test_a_prepared_call_refuses_an_array_of_another_type(values):
    modes = Modes("small", (total, twice), (), {"values": np.zeros(0, dtype=np.int64)})
    with pytest.raises(BadArgument, match="values: must be an array to write to, of int64 with 1 dimensions"):
        modes.prepare(total, {"values": values, "count": 2})


@pytest.mark.parametrize("name", games.names())
def test_what_bots_search_with_is_a_mode_of_their_game(name):
    fast = engine(games.get(name), is_compiled=True)
    assert fast.modes.serves(best_turn, ())
    assert signature(fast.bind(best_turn)).parameters.keys() == signature(best_turn).parameters.keys()


@record
class Mixed:
    """A state with fields of several widths."""

    small: list[int] = row(2, most=9)
    middle: int = number(most=1000)
    wide: int = number()


@rule
def plus(a, b=1):
    return a + b


@rule
def several_sums(states):
    s = states[0]
    return plus(s.small[1]) + plus(s.middle, s.small[0]) + plus(s.wide, 4) + plus(5)


@pytest.mark.late
@pytest.mark.usefixtures("empty_cache")
def test_a_rule_is_compiled_once_for_all_integers():
    states = np.zeros(1, dtype=dtype_of(Mixed))
    states["small"][0], states["middle"][0], states["wide"][0] = (3, 9), 1000, 2**40
    assert compile_entry(several_sums, "small")(states) == 10 + 1003 + 2**40 + 4 + 6
    assert len(compile_inner(plus, {}).signatures) == 1
