"""The command that measures whether a bot agrees with itself: what counts as a difference, what it prints, how it goes on."""

import pytest
from positions import position, region

from ratskeller.search.turns import answer_numbers
from ratskeller_lab.strength import agreement


def kind(game, line):
    return agreement.kind_of(game, answer_numbers(game, line.split("; ")))


def board():
    return position({"gallia": region(1, 1, tokens=2), "italia": region(2, 0, tokens=1)}, players=2, plague="germania")


def test_the_same_parts_in_another_order_are_of_one_kind():
    assert kind(board(), "take merchant; add gallia 2") == kind(board(), "add gallia 2; take merchant")


def test_where_the_plague_goes_makes_no_difference_in_kind():
    assert kind(board(), "add gallia 2; plague gallia") == kind(board(), "add gallia 2; plague polonia")


@pytest.mark.parametrize(
    "other", ["add italia 1", "add gallia 1", "take king; add gallia 2", "take witch; add gallia 2"]
)
def test_cards_and_places_of_cubes_do(other):
    assert kind(board(), f"{other}; plague gallia") != kind(board(), "take merchant; add gallia 2; plague gallia")


def seen(*kinds):
    turns = [" ".join(it) for it in kinds]
    return agreement.Seen(0, [agreement.Asked(3, turns, [tuple(it) for it in kinds], 0.4)])


def test_a_decision_differs_if_one_seed_does():
    rows = agreement.page([seen("a", "a", "a", "b")]).splitlines()
    assert rows[2].startswith("| decisions that differ in kind | 100.0% | ")
    assert rows[4].startswith("| two seeds differ in kind | 50.0% | ")
    assert rows[-1].endswith("processor time of a thought: mean 100 ms, median 100 ms, 95 % 100 ms")


def test_decisions_are_measured_and_the_record_is_gone_on_from(tmp_path, capsys):
    called = ["--bot", "novice", "--player", "random", "--decisions", "4", "--seeds", "2", "--cores", "1"]
    called += ["--folder", str(tmp_path)]
    assert agreement.main(called) == 0
    printed = capsys.readouterr().out
    assert "| decisions that differ in kind | " in printed
    assert "\n4 decisions of 1 games; processor time of a thought: mean " in printed
    (record,) = tmp_path.iterdir()
    first = record.read_bytes()
    assert agreement.main(called) == 0
    assert capsys.readouterr().out == printed
    assert record.read_bytes() == first


def test_the_record_of_another_measurement_is_refused(tmp_path, capsys):
    (tmp_path / "agreement-rattus-2-novice-2.jsonl").write_text('{"game": "chess"}\n', encoding="utf-8")
    assert agreement.main(["--bot", "novice", "--seeds", "2", "--folder", str(tmp_path)]) == 2
    assert "is no record of decisions" in capsys.readouterr().err


def test_what_is_wrong_is_named(tmp_path, capsys):
    assert agreement.main(["--bot", "nobody", "--folder", str(tmp_path)]) == 2
    assert "no bot 'nobody' plays rattus" in capsys.readouterr().err
    assert agreement.main(["--seeds", "1", "--folder", str(tmp_path)]) == 2
    assert "at least 2 seeds" in capsys.readouterr().err
