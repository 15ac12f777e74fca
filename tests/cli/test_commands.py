"""What can be typed during a game."""

import json
import re

import pytest

from ratskeller.cli.commands import COMMANDS

HOT_SEAT = ("play", "--seats", "human,human", "--seed", "2")
SETTLED = ["anglia", "italia", "italia", "gallia"]


def plain(text):
    return " ".join(text.split())


def test_help_mentions_answers_and_commands(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=["?"]).out
    for word in (*COMMANDS, "card", "cards", "rats", "odds"):
        assert re.search(rf"^  {word} ", out, re.MULTILINE)


def test_the_question_says_why_it_is_asked_and_lists_answers_by_number_and_group(ratskeller):
    out = plain(ratskeller(*HOT_SEAT, lines=SETTLED).out)
    assert "R■ Red Your turn Take a card and add cubes if you like" in out
    assert "Take a card 1 take king 2 take knight" in out
    assert "Move the plague 15 plague" in out


def test_several_answers_may_be_given_in_one_line(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "t kni; add ger 1"]).out
    assert "Red takes the Knight.  RAT-T2" in out
    assert "Red adds one cube to Germania.  RAT-T3" in out


def test_since_shows_what_others_did_and_not_what_you_do(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "t kni", "since"]).out
    lines = re.findall(r"  (.*\.)  RAT-", out.rpartition("Move the plague")[2])
    assert lines == ["Blue settles in Italia with 2 cubes."] * 2


def test_undo_takes_back_one_answer_of_a_line(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "t kni; add ger 1", "undo", "log 1"]).out
    assert "Red takes back add germania 1." in out
    assert out.rstrip().splitlines()[-2].strip() == "Red takes the Knight.  RAT-T2"


def test_undo_all_goes_back_to_where_the_seat_took_over_and_no_further(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "t kni; add ger 1", "undo all", "undo", "pol"]).out
    assert "Red takes back gallia; take knight; add germania 1." in out
    assert "Nothing to undo" in out
    assert "Red settles in Polonia" in out


def test_what_a_card_asks_can_be_undone_answer_by_answer(ratskeller):
    lines = [*SETTLED, "take nun; use nun; gal; ger", "undo", "undo", "log 1"]
    out = ratskeller(*HOT_SEAT, "--cards", "rat-control", lines=lines).out
    assert "Red takes back germania." in out
    assert "Red takes back gallia." in out
    assert out.rstrip().splitlines()[-2].strip() == "Red takes the Nun.  RAT-T2"


def test_placing_the_cubes_of_a_taken_card_can_be_undone(ratskeller):
    lines = [*SETTLED, "take baker; use baker; plague sca", "1", "take baker; gallia", "undo", "undo"]
    out = ratskeller(*HOT_SEAT, "--cards", "prosperous-times", lines=lines).out
    assert "cubes in Gallia: 1 Red." in out
    assert "Blue takes back gallia." in out
    assert "Blue takes back take baker." in out


def test_what_the_witch_saw_cannot_be_undone(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "take witch; use witch; gallia.1", "undo"]).out
    assert "Nothing to undo" in out


def test_only_the_seat_that_looked_learns_the_face(ratskeller):
    lines = [*SETTLED, "take witch; use witch; gallia.1", "stop", "board", "plague sca"]
    out = ratskeller(*HOT_SEAT, lines=lines).out
    mine = [line for line in out.splitlines() if "known to you" in line]
    assert len(mine) == 2
    theirs = out[out.index("Red moves the plague") :]
    assert "known to you" not in theirs


def test_the_board_shows_cubes_rats_and_neighbours(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=["anglia"]).out
    rows = [line.split() for line in out.splitlines()]
    assert ["*", "Anglia", "?", "2", "·", "2", "Gal", "Sca"] in rows
    assert ["Stock", "18", "20"] in rows
    assert ["Region", "Rats", "R■", "B●", "People", "Neighbours"] in rows


@pytest.mark.parametrize("command", ["card knight", "card kni", "CARD Knight"])
def test_card_shows_what_a_card_does_and_costs(ratskeller, command):
    out = plain(ratskeller(*HOT_SEAT, lines=[command]).out)
    assert "Knight (Chivalry): On the table Move the plague up to two steps" in out
    assert "14 of the 49 hidden rats show it." in out


@pytest.mark.parametrize(
    ("typed", "card"), [("nun", "Nun (Church)"), ("piper", "Pied Piper (Magic)"), ("ser", "Serf (Peasantry)")]
)
def test_a_card_that_is_not_in_this_game_can_be_looked_up_too(ratskeller, typed, card):
    out = plain(ratskeller(*HOT_SEAT, lines=[f"card {typed}"]).out)
    assert f"{card}: not in this game" in out
    assert "14 of the 49 hidden rats show it." in out


def test_what_a_card_means_that_several_begin_with_is_the_one_in_this_game(ratskeller):
    assert "Witch (Magic): On the table" in ratskeller(*HOT_SEAT, lines=["card wi"]).out
    assert "“m” could mean monk, merchant, mayor." in ratskeller(*HOT_SEAT, lines=["card m"]).out


def test_a_card_that_there_is_not_is_refused_with_those_that_there_are(ratskeller):
    for line, message in (("card rat", "There is no card with that name."), ("card", "Which card?")):
        out = plain(ratskeller(*HOT_SEAT, lines=[line]).out)
        assert f"{message} This game has peasant, monk, merchant, knight, witch, king; the others are crusader" in out


def test_cards_all_shows_eighteen_cards(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=["cards all"]).out
    assert len(re.findall(r"hidden rats show", plain(out))) == 18
    assert len(re.findall(r": On the table$", out, re.MULTILINE)) == 6
    assert len(re.findall(r": not in this game$", out, re.MULTILINE)) == 12


def test_cards_and_rats_show_everything_that_is_public(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=["cards", "rats"]).out
    assert all(f"{card} (" in out for card in ("Peasant", "Monk", "Merchant", "Knight", "Witch", "King"))
    assert "Nun (" not in out
    assert "Revealed (0)" in out
    assert "Still hidden (49)" in out


def test_record_saves_the_game_so_far(ratskeller, tmp_path):
    file = tmp_path / "so far.json"
    played = ratskeller(*HOT_SEAT, lines=["anglia", f"record {file}", f"record {file}", "record", "quit"])
    assert json.loads(file.read_text())["answers"]
    assert "exists already" in played.err
    assert "Type “record FILE”" in played.out


def test_quit_leaves(ratskeller):
    played = ratskeller(*HOT_SEAT, lines=["quit", "anglia"])
    assert played.status == 0
    assert "Red settles" not in played.out


def test_the_same_without_colours_and_with_plain_characters(ratskeller, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in ratskeller(*HOT_SEAT, lines=SETTLED).out


@pytest.mark.parametrize("width", ["80", "60"])
@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("base", "cards"),
        ("rat-control", "take emp; use emp; anglia-gallia; hun-ita"),
        ("rat-control", "take nun; use nun"),
    ],
)
def test_a_narrow_terminal_shows_every_line_in_full(ratskeller, monkeypatch, width, cards, line):
    monkeypatch.setenv("COLUMNS", width)
    lines = [*["anglia"] * 8, line, "board"]
    out = ratskeller("play", "--seats", "human,human,human,human", "--cards", cards, "--seed", "1", lines=lines).out
    assert max(map(len, out.splitlines())) <= int(width)
    assert "…" not in out


def test_a_hint_shows_what_could_be_done_and_leaves_the_game_as_it_was(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "hint 0", "t kni", "log 1"]).out
    assert re.search(r"Chance to win: Red \d+%, Blue \d+%\.", out)
    assert "What Red can do, after one simulation" in out
    assert out.rstrip().splitlines()[-2].strip() == "Red takes the Knight.  RAT-T2"


def test_chances_show_how_often_each_seat_wins_when_bots_play_on(ratskeller):
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "chances 0", "t kni", "log 1"]).out
    assert re.search(r"Played to the end (once|\d+ times), using only what Red knows", out)
    assert re.search(r"Red +\d+% \(\d+ to \d+\) +[+-]?\d", plain(out))
    assert re.search(r"Blue +\d+% \(\d+ to \d+\) +[+-]?\d", plain(out))
    assert out.rstrip().splitlines()[-2].strip() == "Red takes the Knight.  RAT-T2"


def test_the_odds_show_what_may_be_lost_where_and_where_rats_would_go(ratskeller):
    """Four red cubes in Anglia and four blue ones in Italia; half of the start faces show M, one of three Chivalry, one both."""
    out = ratskeller(
        *HOT_SEAT, lines=["anglia", "italia", "italia", "anglia", "t kni", "odds", "odds ang", "odds pol"]
    ).out
    assert re.search(r"^ *Italia +Blue +50% +50% +· +· *$", out, re.MULTILINE)
    assert re.search(r"^ *Anglia, Knight +Red +33% +58% +8% +· *$", out, re.MULTILINE)
    assert len(re.findall(r"^ *Anglia +Red +33% +58% +8% +· *$", out, re.MULTILINE)) == 2
    assert "Anglia: The plague brings one more rat. Rats next door: Gallia 1 of 3, Scandia 1 of 3." in plain(out)
    assert "No player can lose a cube there." in out


def test_where_nobody_plays_by_levels_there_is_no_hint(ratskeller, monkeypatch):
    monkeypatch.setattr("ratskeller.bots.levels", lambda _game: [])
    out = ratskeller(*HOT_SEAT, lines=[*SETTLED, "hint", "chances"]).out
    assert out.count("There is no bot for this game that could give you a hint.") == 2


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_opponents_are_called_by_name_and_by_default_of_the_middle_level(ratskeller, game):
    out = ratskeller("play", game, "--seats", "novice,human,random", "--seed", "1", lines=["quit"]).out
    assert "computer (the novice). Sees the board" in out
    assert "computer (random)\n" in out
    out = ratskeller("play", game, "--seed", "1", lines=["quit"]).out
    assert "computer (the cellarer)" in out


def test_an_unknown_opponent_is_refused_with_the_levels_weakest_first(ratskeller):
    result = ratskeller("play", "--seats", "human,hal")
    assert result.status == 2
    assert "'hal' is not one of human, foundling, novice, pedlar, cellarer, alderman, plague-doctor" in result.err
