"""The Python of a site: everything that it imports is there, and nothing that a browser lacks."""

import ast
import gzip
import json
import subprocess
import sys
import zipfile
from importlib.machinery import FrozenImporter

import pytest

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.plugins import EXTRAS
from ratskeller.site import build, package

PLAY = """
import json
import random
import sys

sys.path[:] = [{folder!r}, *(it for it in sys.path if {source!r} not in it and "__editable__" not in it)]


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path[:] = [Missing(), *(it for it in sys.meta_path if "editable" not in repr(it))]
from ratskeller import games
from ratskeller.site import requests

assert requests.__file__.startswith({folder!r}), requests.__file__
for game in {games!r}:
    document, chance = None, random.Random(1)

    def ask(method, path, body=None):
        global document
        request = {{"method": method, "path": path, "body": body or {{}}, "document": document, "name": "Ada"}}
        reply = json.loads(requests.serve(json.dumps(request)))
        assert reply["status"] < 300, reply
        document = reply["stored"][0]["document"] if reply["stored"] else document
        return reply["body"]

    table = ask("POST", "/tables", {{"game": game, "seats": [{{"kind": "me"}}, {{"kind": "hotseat"}}]}})
    here = f"/tables/{{table['id']}}"
    for _ in range(30):
        legal = requests._open[table["id"]][1].position.legal()
        answer = {{"ply": table["ply"], "seat": table["view"]["actor"], "answer": chance.choice(legal)}}
        table = ask("POST", f"{{here}}/answers", answer)["table"]
    ask("GET", f"{{here}}/odds")
    position = games.get(game).new(players=2).play_chance(chance)
    while not position.over:
        position.play(chance.choice(position.legal())).play_chance(chance)
    here = f"/tables/{{ask('POST', '/records', {{'record': position.record()}})['id']}}"
    assert ask("GET", f"{{here}}/review")["state"] == "working"
    assert ask("POST", f"{{here}}/review")["searches"][0]["states"]
    print(game)
"""


@pytest.mark.late
def test_the_packed_modules_play_both_games_alone(tmp_path):
    """Python as it is in a browser: no numpy, no modules of extras, of this package only what is packed."""
    root = package.ROOT.parent
    for file in package.files():
        target = tmp_path / file.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    missing = {"numpy", "fluent", "babel", "rich", "cyclopts", *(it for modules in EXTRAS.values() for it in modules)}
    program = PLAY.format(folder=str(tmp_path), source=str(root), missing=missing, games=package.own_games())
    played = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert played.stderr == ""
    assert played.stdout.split() == package.own_games()


def test_the_package_is_small_and_always_the_same(tmp_path):
    wheel = tmp_path / "msgspec.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("msgspec/__init__.py", "")
    packed = package.packed(package.modules(wheel))
    assert packed == package.packed(package.modules(wheel))
    assert len(packed) < 400_000
    names = [name for name, _ in json.loads(gzip.decompress(packed).partition(b"\n")[0])]
    assert "msgspec/__init__.py" in names
    assert not [name for name in names if name.endswith(".ftl") or "/cli/" in name or "/bots/" in name]


def test_files_lie_behind_each_other_in_the_order_of_their_list():
    head, _, body = gzip.decompress(package.packed({"b": b"two\nlines", "a": b"1"})).partition(b"\n")
    assert json.loads(head) == [["a", 1], ["b", 9]]
    assert body == b"1two\nlines"


def test_the_browser_has_all_of_the_standard_library_that_our_modules_import():
    modules = [it.read_text(encoding="utf-8") for it in package.files() if it.suffix == ".py"]
    nodes = [node for text in modules for node in ast.walk(ast.parse(text))]
    imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
    imported |= {it.name for node in nodes if isinstance(node, ast.Import) for it in node.names}
    assert "json" in imported or "datetime" in imported
    left_out = {name for name in imported if build.UNUSED.match(f"{name.replace('.', '/')}.py")}
    assert [name for name in left_out if FrozenImporter.find_spec(name) is None] == []


def test_all_games_of_the_package_are_in_it():
    assert set(package.own_games()) <= set(games.names())
    assert {"rattus", "carcassonne"} <= set(package.own_games())


def test_a_folder_that_holds_something_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").write_text("precious")
    with pytest.raises(RatskellerError, match="is not empty"):
        build.build(tmp_path)
    assert [it.name for it in tmp_path.iterdir()] == ["mine.txt"]


def test_a_wheel_that_is_another_is_refused(tmp_path):
    wheel = tmp_path / build.WHEEL
    wheel.write_bytes(b"something else")
    with pytest.raises(RatskellerError, match="damaged"):
        build._checked(wheel)
