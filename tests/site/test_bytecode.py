"""Modules compiled for the browser, by the Pyodide that runs them there."""

import shutil

import pytest

from ratskeller.core.errors import RatskellerError
from ratskeller.site import build
from ratskeller.site.node import compiled

FILES = {
    "town.py": b'"""A town."""\nRATS = {"black", "brown", "grey"}\n',
    "town/names.txt": b"Ulm",
    "town/__init__.py": b"",
}
compiles = pytest.mark.skipif(
    shutil.which("node") is None or not build.PYODIDE.is_dir(), reason="Pyodide compiles the modules in node"
)


@pytest.mark.late
@compiles
def test_each_module_is_bytecode_in_place_of_its_source():
    found = compiled(FILES, build.PYODIDE)
    assert sorted(found) == ["town.pyc", "town/__init__.pyc", "town/names.txt"]
    assert found["town/names.txt"] == b"Ulm"
    # The time of the source is 0 for all, and docstrings are left out
    assert found["town.pyc"][8:12] == bytes(4)
    assert b"A town" not in found["town.pyc"]


@pytest.mark.late
@compiles
def test_the_same_modules_give_the_same_bytecode():
    assert compiled(FILES, build.PYODIDE) == compiled(FILES, build.PYODIDE)


@compiles
def test_a_module_that_is_wrong_is_named():
    with pytest.raises(RatskellerError, match=r"wrong\.py"):
        compiled({"wrong.py": b"rats ="}, build.PYODIDE)


def test_modules_stay_as_they_are_without_node(monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert compiled(FILES, build.PYODIDE) == FILES
