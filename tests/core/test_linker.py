"""Rules are linked once into the entry that calls them, and nothing else is linked, stored or called."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from core.small_rules import RESULT, call, shared
from llvmlite.binding import parse_bitcode
from numba.core.codegen import JITCodeLibrary
from numba.core.errors import TypingError

from ratskeller.core.compile import linker
from ratskeller.core.compile.rules import compile_entry, compile_inner, rule

TESTS = Path(__file__).parents[1]


def plain(amount):
    return amount


@rule
def calls_no_rule(values):
    return plain(values[0])


@pytest.fixture(scope="module")
def both(empty_cache):
    """The compiled form of `both_ways`, which was called once."""
    entry, result = call()
    assert result == RESULT
    return entry


def defined(module):
    """Names of the functions with code in a module of LLVM, as text."""
    return re.findall(r"^define [^@]*@\"?([^\"(]+)", module, re.MULTILINE)


@pytest.mark.late
def test_a_rule_that_two_others_call_is_linked_once(both):
    [module] = both.inspect_llvm().values()
    assert sum("shared" in name for name in defined(module)) == 1


@pytest.mark.late
def test_only_rules_that_may_be_inlined_are_inlined(both):
    [module] = both.inspect_llvm().values()
    assert not [name for name in defined(module) if "one_way" in name or "other_way" in name]


@pytest.mark.late
def test_other_code_can_link_the_entry_alone(both):
    [compiled] = both.overloads.values()
    _, kind, (_, names) = compiled.library.serialize_using_object_code()
    shown = [function.name for function in parse_bitcode(names).functions]
    assert kind == "object"
    assert shown
    assert all("both_ways" in name for name in shown)


@pytest.mark.late
@pytest.mark.usefixtures("both")
def test_a_rule_alone_has_no_machine_code_and_refuses_calls_from_python():
    linked = compile_inner(shared, {})
    [compiled] = linked.overloads.values()
    assert compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name) == 0
    with pytest.raises(TypeError, match="shared is for calls from compiled code"):
        linked(3)


@pytest.mark.late
def test_what_is_no_rule_is_not_linked_and_the_error_names_it():
    with pytest.raises(TypingError, match="plain"):
        compile_entry(calls_no_rule, "small")(np.zeros(1, dtype=np.int64))


def test_an_internal_of_numba_that_is_gone_is_named(monkeypatch):
    linker.check_internals()
    monkeypatch.delattr(JITCodeLibrary, "get_pointer_to_function")
    with pytest.raises(AttributeError, match="get_pointer_to_function"):
        linker.check_internals()


COMPILED, LOADED = [str(RESULT), "1", "0", "1"], [str(RESULT), "0", "1", "0"]
"""What `core.small_rules` prints where the cache is empty, and afterwards."""


def run(cache):
    env = os.environ | {"RATSKELLER_CACHE": str(cache)}
    return subprocess.run(
        [sys.executable, "-m", "core.small_rules"], env=env, cwd=TESTS, capture_output=True, text=True, check=True
    ).stdout.split()


@pytest.mark.late
def test_an_entry_from_the_cache_needs_no_rule(tmp_path):
    assert run(tmp_path) == COMPILED
    assert run(tmp_path) == LOADED


@pytest.mark.late
@pytest.mark.parametrize(("kind", "length"), [("nbi", 0), ("nbc", 100)])
def test_a_file_that_was_cut_short_is_compiled_again(tmp_path, kind, length):
    run(tmp_path)
    [file] = tmp_path.rglob(f"*.{kind}")
    os.truncate(file, length)
    assert run(tmp_path) == COMPILED
    assert run(tmp_path) == LOADED
