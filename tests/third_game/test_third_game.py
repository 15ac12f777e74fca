"""A third game: Apples, with an option, chance and a secret, is a package of its own. All that serves games takes it as it is.

It is installed into a folder, with the bot `last` of another package. Tests marked `in_a_new_python` run in a Python that finds that folder
first. What is checked of Apples alone lies in `conformance/apples.py`, as for every game.
"""

import json
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from copied import PACKAGE, TESTS, in_a_new_python, lint_imports, run_python
from packages.installed import HERE as PACKAGES
from packages.installed import install

from ratskeller import games

pytestmark = pytest.mark.late

HERE = Path(__file__).parent
PYTEST = ("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A folder with the packages of Apples and of the bot `last`."""
    folder = tmp_path_factory.mktemp("third")
    install(folder, "apples", "last_bot")
    return folder


def ratskeller(package, *arguments, given=None):
    """Run a command with Apples installed; return what it printed."""
    return run_python(package, "-m", "ratskeller.cli", *arguments, given=given)


def refused(package, *arguments):
    """Run a command with Apples installed that must be refused; return what it complained about."""
    program = (
        f"import sys; from ratskeller.cli import run; sys.stderr = sys.stdout; print('STATUS', run({list(arguments)}))"
    )
    said = run_python(package, "-c", program)
    assert "STATUS 2" in said
    return said


def test_nothing_but_its_folder_is_touched(package):
    reply = run_python(
        package, "-c", "import apples, ratskeller; print(apples.__file__, ratskeller.__file__, sep='\\n')"
    )
    assert reply.splitlines() == [str(package / "apples" / "__init__.py"), str(PACKAGE / "__init__.py")]
    assert not [path for path in PACKAGE.rglob("*.py") if "apples" in path.read_text(encoding="utf-8").split()]


def test_the_other_games_know_nothing_of_it():
    assert "apples" not in games.names()
    with pytest.raises(games.UnknownGame):
        games.get("apples")


@in_a_new_python
def test_apl2_what_was_looked_at_is_for_who_looked():
    game = games.get("apples").new(players=2).play("look; rotten")
    assert game.view(0)["seen"] == "rotten"
    assert [game.view(seat)["seen"] for seat in (1, None)] == [None, None]
    assert game.view(1)["left"] == {"sound": 8, "rotten": 4}
    assert game.redeal(1).play("take").chances() == {"rotten": pytest.approx(1 / 3), "sound": pytest.approx(2 / 3)}
    assert game.play("throw").view(1)["left"] == {"sound": 8, "rotten": 3}


@in_a_new_python
def test_apl3_a_rotten_apple_costs_all_points():
    game = games.get("apples").new(players=2).play("take; sound; take; sound; take; rotten")
    assert (game.scores, game.actor) == ([0, 1], 1)


def test_it_fulfils_what_every_game_promises(package):
    tests = [TESTS / "conformance" / name for name in ("test_games.py", "test_random_games.py")]
    run_python(package, *PYTEST, *map(str, tests), "-k", "apples", paths=[HERE])


def test_compiled_it_does_what_it_does_interpreted(package):
    speeds = TESTS / "conformance" / "test_two_speeds.py"
    run_python(package, *PYTEST, str(speeds), "-k", "apples", paths=[HERE])


def test_no_file_that_serves_every_game_names_it(package):
    run_python(package, *PYTEST, str(TESTS / "test_architecture.py"), "-k", "apples")


def test_a_long_run_takes_it(package):
    said = run_python(package, "-m", "tools.long_run", "apples", "--answers", "300", paths=[HERE])
    assert "no fault" in said


def test_its_options_are_flags_of_the_command_line_with_their_words(package):
    said = " ".join(ratskeller(package, "play", "--help").replace("│", " ").split())
    assert "A new game of Apples" in said
    assert "--barrel CHOICE How many apples lie in the barrel. By default 12. [choices: 12, 24]" in said
    assert "unknown option 'plague'" in refused(package, "play", "apples", "--plague", "on")
    reply = ratskeller(package, "play", "apples", "--seats", "human,random", "--barrel", "24", given="")
    assert "barrel 24" in reply


def test_the_contracts_of_its_package_hold_for_it(package):
    contracts = PACKAGES / "apples" / "pyproject.toml"
    assert "0 broken" in lint_imports(package, contracts)
    entries = package / "apples" / "rules" / "entries.py"
    sound = entries.read_text(encoding="utf-8")
    try:
        entries.write_text(f"{sound}\nimport json\n", encoding="utf-8")
        broken = lint_imports(package, contracts)
    finally:
        entries.write_text(sound, encoding="utf-8")
    assert "apples.rules.entries -> json" in broken


@in_a_new_python
def test_a_guest_and_bots_play_it_over_http():
    from server.serving import Server, received, until

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.sqlite3").start()
        try:
            guest = server.guest()
            offered = {game["name"]: game for game in guest.get("/api/games")["games"]}
            apples = offered["apples"]
            assert (apples["name"], apples["players"], apples["bots"]) == (
                "apples",
                [2, 3],
                ["greedy", "last", "random"],
            )
            barrel = apples["options"][1]
            assert (barrel["name"], barrel["values"], barrel["usual"]) == ("barrel", [12, 24], 12)
            assert guest.get("/api/games/apples/catalogue") == {}
            assert (apples["odds"], apples["lessons"]) == (False, [])
            bot = {"kind": "bot", "bot": "random"}
            table = guest.open([{"kind": "me"}, bot, bot], "apples", barrel=24)
            with guest.live(table) as socket:
                entries = received(socket)["entries"]
                last = guest.play_on(table, random.Random(3), 500)
                until(lambda: guest.table(table)["over"])
                while len(entries) < guest.table(table)["ply"]:
                    entries += received(socket)["entries"]
            seen = [event for entry in entries for event in entry["events"] if event["kind"] == "apple-seen"]
            assert {event["seat"] for event in seen} > {0}
            assert all((event["apple"] is None) == (event["seat"] != 0) for event in seen)
            assert guest.get(f"/api/tables/{last['id']}/notes")["things"] == []
            assert guest.http.get(f"/api/tables/{last['id']}/odds").json()["code"] == "unknown-odds"
            record = guest.http.get(f"/api/tables/{last['id']}/record").text
            assert games.get("apples").replay(record).over
            refused = guest.refused(
                "/api/tables", 422, game="apples", seats=[{"kind": "me"}, bot], options={"barrel": 13}
            )
            assert "barrel" in refused["message"]
            with closing(sqlite3.connect(server.database)) as database:
                assert database.execute("SELECT DISTINCT game FROM tables").fetchall() == [("apples",)]
        finally:
            server.stop()


@in_a_new_python
def test_greedy_plays_it_by_the_evaluation_that_it_brings():
    from ratskeller.bots.greedy import GreedyBot
    from ratskeller.core.sources import compiled_files

    game = games.get("apples")
    for is_compiled in (False, True):
        greedy = GreedyBot(is_compiled=is_compiled)
        for seen, then in ("", "look"), ("; look; sound", "take"), ("; look; rotten", "throw"):
            position = game.new(players=2).play(f"take; sound; take; sound{seen}")
            assert [game.text(position.state, {}, it) for it in greedy.plan(game, position.state, 0)] == [then]
    assert "ratskeller.evaluations apples: __init__.py" in dict(compiled_files())


@in_a_new_python
def test_its_events_are_exported_beside_those_of_the_others_and_change_none():
    from ratskeller.server import export

    written = json.loads((TESTS.parent / "web" / export.EVENTS).read_text(encoding="utf-8"))
    described = json.loads(export.events())
    assert {"ApplesEvent", "AppleSeen"} <= described["$defs"].keys()
    assert {name: described["$defs"][name] for name in written["$defs"]} == written["$defs"]


def test_it_is_played_in_the_terminal(package, tmp_path):
    record = tmp_path / "apples.json"
    answers = "look\ntake\n" * 30
    options = ("--seats", "human,random", "--seed", "1", "--record", str(record))
    said = ratskeller(package, "play", "apples", *options, given=answers)
    assert "take an apple, or look at it first?" in said
    assert "Red looks at an apple." in said
    assert "Who has most apples" in said
    reply = ratskeller(package, "replay", str(record))
    assert "takes a rotten apple and has 0." in reply


def test_bots_play_it_in_the_arena(package):
    played = json.loads(ratskeller(package, "arena", "apples", "--bots", "random,random", "--games", "20", "--json"))
    assert (played["game"], played["games"], len(played["bots"])) == ("apples", 20, 2)
