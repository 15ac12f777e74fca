"""What reviews call a mistake is checked by playouts: `python -m ratskeller_lab.strength.annotations`."""

from pathlib import Path

import pytest

from ratskeller.core.errors import RatskellerError
from ratskeller_lab.strength import annotations
from ratskeller_lab.strength.annotations import Called, Plan, PlayedOut, Record, Records, ReviewedGame, page

PLAN = Plan("rattus", ["novice", "pedlar"])
CALLED = [
    Called(0, 4, 0, "novice", "take king", "take monk", 0.12),
    Called(0, 9, 1, "pedlar", "pass", "take nun", 0.3),
    Called(1, 2, 0, "pedlar", "pass", "take monk", 0.11),
]
DIFFERENCES = [[1.0, 0.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0], [-1.0, 0.0, 0.0, 0.0]]


@pytest.fixture
def records(tmp_path: Path) -> Records:
    """Two games with three decisions, all of them played out."""
    found = Records(PLAN, tmp_path)
    for called, differences in zip(CALLED, DIFFERENCES, strict=True):
        found.playouts.add(PlayedOut(called.number, called.at, called.answers, called.best, differences))
    found.reviews.add(ReviewedGame(0, 20, 5, CALLED[:2], 8.0))
    found.reviews.add(ReviewedGame(1, 20, 1, CALLED[2:], 12.0))
    return found


def test_a_decision_is_confirmed_if_the_better_turn_won_more_of_the_playouts(records: Records) -> None:
    assert [it.gained for it in records.checked()] == [0.5, 0.75, -0.25]
    lines = page(records).splitlines()
    assert lines[0] == (
        "rattus, 2 players: 2 games reviewed, 40 decisions, 6 of them mistakes (15.0%); a review took 10.0 s, 12.0 at most"
    )
    rows = {line.split(" | ")[0].strip("| "): line for line in lines[2:] if line}
    assert "| 3 | 67% | 21% to 94% | 17.7% | 33.3%" in rows["0% or more"]
    assert "| 2 | 50% |" in rows["10% to 15%"]
    assert "| 1 | 100% |" in rows["25% to 100%"]
    assert "| 2 | 50% |" in rows["pedlar"]


def test_the_command_goes_on_from_its_records_and_cuts_off_half_a_line(records: Records, tmp_path: Path) -> None:
    with (tmp_path / "playouts_rattus_2.jsonl").open("ab") as file:
        file.write(b'{"number":7,')
    again = Records(PLAN, tmp_path)
    assert again.checked() == records.checked()
    assert list(annotations.work(again, 3, 1)) == [3], "nothing is left to do"


def test_records_of_other_games_are_refused(records: Records, tmp_path: Path) -> None:
    with pytest.raises(RatskellerError, match="other games or reviews"):
        Record(tmp_path / "playouts_rattus_2.jsonl", Plan("rattus", ["novice", "alderman"]), PlayedOut)
    (tmp_path / "playouts_rattus_2.jsonl").write_bytes(b"{}\n")
    with pytest.raises(RatskellerError, match="no record of this command"):
        Records(PLAN, tmp_path)
