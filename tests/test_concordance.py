"""Every sentence of the rules texts has its rule and its tests."""

import pytest

from tools.concordance import FOLDER, faults, files, read

MOST_WAITING = 0
"""So many sentences may wait for a rule or a test."""

GOOD = """
title = "A text"
[skipped]
flavour = 2
[[sentence]]
number = 1
says = "Everybody has twenty cubes."
rules = ["RAT-S2"]
reading = "all"
tests = ["games/rattus/test_setup.py::test_s2_every_player_has_twenty_cubes_in_stock"]
[[sentence]]
number = 2
says = "The Knight's piece moves and is counted at the end."
rules = ["RAT-V1"]
reading = "players: 2 or 3, rules: printed"
ruling = "R3"
tests = ["games/rattus/cards/test_knight.py::test_v1_printed_the_piece_moves_and_counts_in_the_last_ravage_if_said_so"]
"""

each_text = pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)


@each_text
def test_every_sentence_has_a_rule_a_reading_and_tests_that_exist(file):
    assert faults(file) == []


@each_text
def test_every_sentence_says_something_and_once(file):
    said = [sentence.says for sentence in read(file).sentence]
    assert [says for says in said if len(says.split()) < 3 or said.count(says) > 1] == []


def test_no_more_sentences_wait_for_a_rule_or_a_test_than_we_know_of():
    waiting = [(file.stem, number) for file in files() for number in read(file).waiting]
    assert len(waiting) <= MOST_WAITING, waiting


def test_the_folder_holds_the_five_texts_and_nothing_else():
    assert sorted(FOLDER.iterdir()) == files()
    assert [file.stem for file in files()] == ["000", "001", "002", "003", "004"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("number = 2", "number = 3", "sentence 2 is missing; 3 stands in its place"),
        ("number = 1", "number = 2", "sentence 1 is missing; 2 stands in its place"),
        ('rules = ["RAT-V1"]', "rules = []", "sentence 2: no rules"),
        ('rules = ["RAT-S2"]', 'rules = ["RAT-S99"]', "sentence 1: 'RAT-S99' is no rule of rattus.md"),
        ('rules = ["RAT-V1"]', 'rules = ["CAR-PLG1"]', "sentence 2: 'CAR-PLG1' is no rule of rattus.md"),
        ('rules = ["RAT-S2"]', 'rules = ["S2"]', "the first rule must begin with RAT or CAR"),
        ("tests = [", "tests = [] #", "sentence 1: no tests"),
        ("::test_s2_every", "::test_s2_some", "there is no test games/rattus/test_setup.py::test_s2_some_player"),
        ("test_setup.py", "test_gone.py", "there is no test games/rattus/test_gone.py::test_s2_every"),
        ('"RAT-S2"', '"RAT-S3"', "sentence 1: none of its tests cites one of its rules; they cite RAT-S2"),
        ('"R3"', '"R99"', "sentence 2: 'R99' is no ruling of rulings.md"),
        ('"R3"', '"R18"', "sentence 2: ruling R18 is about RAT-F1, not about RAT-V1"),
        ("rules: printed", "rules: by heart", "rules can be online, printed, letter, not 'by heart'"),
        ("2 or 3", "2 or 5", "reading 'players: 2 or 5': players can be 2, 3, 4, not '5'"),
        ("players: 2", "people: 2", "'people' is no option; known are players, cards, rules"),
        (', rules: printed"', ', printed"', "'printed' is no option"),
        ('reading = "all"', "", "missing required field `reading`"),
        ("says =", "say =", "unknown field `say`"),
        ('ruling = "R3"', "ruling = 3", "Expected `str | null`, got `int`"),
        ("[[sentence]]", "[[sentence]", "at line 5"),
    ],
)
def test_a_bad_file_is_refused_with_file_place_and_reason(tmp_path, old, new, message):
    file = tmp_path / "007.toml"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    (found,) = faults(file)
    assert found.startswith("007.toml: ")
    assert message in found


def test_a_good_file_has_no_fault(tmp_path):
    file = tmp_path / "007.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert faults(file) == []
    assert read(file).waiting == []


def test_a_sentence_that_waits_needs_neither_rule_nor_test_but_is_counted(tmp_path):
    file = tmp_path / "007.toml"
    rest = GOOD.partition('rules = ["RAT-V1"]')[0]
    file.write_text(f'{rest}rules = []\nreading = "all"\ntests = []\nwaiting = "a reading"\n', encoding="utf-8")
    assert faults(file) == []
    assert read(file).waiting == [2]
