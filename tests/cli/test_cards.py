"""Choosing the six cards of a game at the command line (S10)."""

import json

import pytest

from ratskeller import games
from ratskeller.games.rattus.views.catalogue import catalogue

ADVICE = "These six include no Chivalry card."


def chosen(ratskeller, tmp_path, *arguments):
    """What a game begins with: its options' cards, those that are drawn, and what is said."""
    file = tmp_path / "game.json"
    result = ratskeller("play", "--seats", "human,human", "--seed", "5", "--record", str(file), *arguments)
    assert result.status == 0
    record = json.loads(file.read_text())
    return games.get("rattus").replay(file.read_text()).view()["options"]["cards"], record["options"], result.out


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("base", "abcdef"),
        ("prosperous-times", "ahjkmn"),
        ("rat-control", "blopqr"),
        ("europe-at-war", "cdghiq"),
        ("blopqr", "blopqr"),
        ("pied-piper,wizard,bishop,nun,monk,emperor", "blopqr"),
        (" Monk, NUN ,bishop,King,queen,emperor", "bfklop"),
    ],
)
def test_s10_named_sets_codes_and_own_sixes(ratskeller, tmp_path, cards, code):
    six, _, out = chosen(ratskeller, tmp_path, "--cards", cards)
    assert f"code {code}" in out
    assert len(set(six)) == 6
    again = tmp_path / "again"
    again.mkdir()
    assert chosen(ratskeller, again, "--cards", code)[0] == sorted(six, key=list(_letters()).index)


def _letters():
    return {card.id: card.letter for card in catalogue().cards}


@pytest.mark.parametrize("way", ["random", "one-of-each"])
def test_s10_cards_are_drawn_at_random_and_announced(ratskeller, tmp_path, way):
    six, options, out = chosen(ratskeller, tmp_path, "--cards", way)
    assert options["cards"] == way
    assert out.count("is in the game.  RAT-S10") == 6
    assert f"code {''.join(sorted(_letters()[card] for card in six))}" in out


@pytest.mark.parametrize("seed", range(6))
def test_s10_a_chivalry_card_is_forced_in(ratskeller, seed):
    result = ratskeller("play", "--seats", "human,human", "--cards", "random", "--chivalry", "--seed", str(seed))
    assert any(f"The {card} is in the game." in result.out for card in ("Knight", "Crusader", "Soldier"))
    assert ADVICE not in result.out


@pytest.mark.parametrize(("players", "is_advised"), [(2, True), (3, True), (4, False)])
def test_s10_fewer_than_four_are_refused_for_lack_of_a_chivalry_card(ratskeller, players, is_advised):
    seats = ",".join(["human"] * players)
    result = ratskeller("play", "--seats", seats, "--cards", "rat-control")
    assert (ADVICE in result.out) == is_advised
    assert ADVICE not in ratskeller("play", "--seats", seats, "--cards", "base").out


def test_a_saved_game_with_drawn_cards_goes_on(ratskeller, tmp_path):
    file = tmp_path / "game.json"
    ratskeller("play", "--seats", "human,human", "--cards", "random", "--record", str(file), lines=["anglia"])
    result = ratskeller("play", "--load", str(file), "--seats", "human,human")
    assert result.status == 0
    assert "Cards: " in result.out
    assert games.get("rattus").replay(file.read_text()).view()["code"] in result.out
