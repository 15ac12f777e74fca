"""Scenarios are played and hold; what is wrong in one is named with its file and line."""

import pytest
from records.recording import FOLDER
from scenarios.export import export
from scenarios.reader import HERE, check, scenarios

from ratskeller import games

EVERY = [(f"{file.parent.name}: {it.title}", it) for file in sorted(HERE.glob("*/*.txt")) for it in scenarios(file)]
GOOD = """C3  A region without cubes is spared
rattus, 4 players, online rules
  gallia  rat ?
Red: plague gallia; hispania
  happens  region-spared: region gallia, reason cubes
  turn     Blue
"""


def faults(folder, text):
    file = folder / "some.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError) as error:
        [check(it) for it in scenarios(file)]
    return str(error.value)


@pytest.mark.parametrize("scenario", [it for _, it in EVERY], ids=[name for name, _ in EVERY])
def test_a_scenario_holds(scenario):
    check(scenario)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("turn     Blue", "turn     Green", "some.txt:6: turn     Green\nexpected: ['Green']\nis:       ['Blue']"),
        ("reason cubes", "reason rats", "some.txt:5: happens  region-spared: region gallia, reason rats\nexpected:"),
        ("happens", "never", "some.txt:5: never  region-spared: region gallia, reason cubes\nunknown words"),
        ("happens  region-spared: region gallia, reason cubes", "never  region-spared", "is:       ['region-spared']"),
        (
            "happens  region-spared: region gallia, reason cubes",
            "happens only  region-spared",
            "is:       ['plague-moved', ",
        ),
        ("turn     Blue", "may not  take", "is:       ['take king'"),
        ("turn     Blue", "turm     Blue", "some.txt:6: turm     Blue\nunknown words; right would be one of: happens"),
        (
            "rat ?",
            "rats",
            "some.txt:2: rattus, 4 players, online rules\nthe position is refused: 'rats': right would be",
        ),
        ("Red: plague", "Blue: plague", "expected: Blue answers 'plague gallia'\nis:       Red turn"),
        (
            "plague gallia",
            "plague turcia",
            "some.txt:4: Red: plague turcia; hispania\n'plague turcia' is no legal answer",
        ),
        ("Red: plague gallia; hispania", "Roed: stop", "some.txt:4: Roed: stop\nright would be"),
        ("C3  A", "A", "some.txt:1: A region without cubes is spared\nright would be a heading"),
        (GOOD.partition("Red:")[2], " done", "some.txt:4: Red: done\nnothing is expected: right would be"),
        ("  turn     Blue", "but\n  refused  RAT-V3", "some.txt:7: refused  RAT-V3\nthe position is accepted"),
    ],
)
def test_what_is_wrong_is_named_with_file_line_and_what_would_be_right(tmp_path, old, new, message):
    assert message in faults(tmp_path, GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("name", "after"),
    [("rattus-one-of-each-4-online", 90), ("rattus-base-3-letter", 75), ("carcassonne-everything-6", 41)],
)
def test_a_scenario_written_from_a_record_holds(tmp_path, name, after):
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    file = tmp_path / "some.txt"
    file.write_text(export(games.get(name.partition("-")[0]).replay(text), after), encoding="utf-8")
    (scenario,) = scenarios(file)
    check(scenario)


@pytest.mark.parametrize(
    ("name", "after", "message"),
    [
        ("rattus-base-3-letter", 4, "--after 4: no scenario begins in the setup, so choose a later answer"),
        ("rattus-base-3-letter", 9999, "--after 9999: the game has"),
    ],
)
def test_a_moment_that_no_scenario_can_show_is_named(name, after, message):
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=message):
        export(games.get("rattus").replay(text), after)
