"""The command that plays the published matches: its list is right, it goes on from records, and tells everything in a table."""

import random

import pytest

from ratskeller import games
from ratskeller.arena.plan import match_of
from ratskeller.bots import levels
from ratskeller_lab.strength import __main__ as strength
from ratskeller_lab.strength import habits
from ratskeller_lab.strength.counting import Cards, Followers
from ratskeller_lab.strength.wanted import MATCHES, wanted_ladders, wanted_matches

TWO = """
[[match]]
name = "equal"
game = "rattus"
bots = ["random", "random"]
games = 6
share = 0.5
margin = 1

[[match]]
name = "three"
game = "rattus"
bots = ["random", "random", "random"]
players = 3
games = 3
options = { cards = "random" }
"""


@pytest.fixture
def play(tmp_path, capsys):
    """The command with one process and these two matches."""
    (tmp_path / "matches.toml").write_text(TWO, encoding="utf-8")

    def run(*arguments):
        where = ["--matches", str(tmp_path / "matches.toml"), "--folder", str(tmp_path / "results"), "--cores", "1"]
        status = strength.main([*arguments, *where])
        result = capsys.readouterr()
        return status, result.out, result.err

    return run


def test_every_listed_match_can_be_played():
    matches = wanted_matches(MATCHES)
    assert len(matches) > 20
    for match in matches:
        match_of(match.game, match.bots, match.players, match.seed, match.options, match.seconds, is_compiled=False)


def test_every_listed_ladder_can_be_played():
    for ladder in wanted_ladders(MATCHES):
        assert set(ladder.everybody) == {*levels(ladder.game), "greedy-1", "random"}
        match_of(
            ladder.game, ladder.everybody, ladder.players, ladder.seed, ladder.options, is_compiled=False, ladder=True
        )


def test_a_ladder_is_printed_with_ratings(play, tmp_path):
    listed = tmp_path / "matches.toml"
    same = '[[ladder]]\nname = "few"\ngame = "rattus"\ngames = 2\nbots = ["random", "greedy"]\noptions = { cards = "base" }\n'
    listed.write_text(TWO + same, encoding="utf-8")
    status, out, _ = play("few", "--games", "2")
    assert status == 0
    heading, _, *rows = out.strip().splitlines()
    assert heading == "| few | rating | 95 % | games | greedy | random |"
    assert [row.split(" | ")[0] for row in rows] == ["| greedy", "| random"]
    assert (tmp_path / "results" / "few.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len((tmp_path / "results" / "few.jsonl").read_text(encoding="utf-8").splitlines()) == 3


def test_matches_are_shown_in_a_table_with_their_goals(play, tmp_path):
    status, out, _ = play()
    assert status == 0
    heading, _, equal, three = out.splitlines()
    assert heading.startswith("| match | bots |")
    assert equal.startswith("| equal | random - random | 2 players | 6 | ")
    assert "| 50.0% | " in equal
    assert equal.endswith("| ≥ 50% ✓, ≥ +1 missed |")
    assert three.startswith("| three | random - random - random | 3 players, cards random | 3 | ")
    assert (tmp_path / "results" / "strength.svg").read_text(encoding="utf-8").count("<circle ") == 2


def test_it_goes_on_from_records_and_throws_them_away_when_asked(play, tmp_path):
    record = tmp_path / "results" / "equal.jsonl"
    play("equal")
    first = record.read_bytes()
    play("eq", "--games", "8")
    assert record.read_bytes().startswith(first)
    assert len(record.read_bytes().splitlines()) == 9
    play("equal", "--fresh")
    assert len(record.read_bytes().splitlines()) == 7


def test_an_interrupt_shows_what_there_is(play, monkeypatch):
    match = strength.match

    def interrupted(*arguments, progress, **more):
        def stop(done, wanted):
            progress(done, wanted)
            if done == 4:
                raise KeyboardInterrupt

        return match(*arguments, progress=stop, **more)

    monkeypatch.setattr(strength, "match", interrupted)
    status, out, _ = play()
    assert status == 130
    assert "| 4 of 6 |" in out
    assert "three" not in out
    monkeypatch.setattr(strength, "match", match)
    assert play()[0] == 0


def test_what_is_wrong_is_named(play, tmp_path):
    assert play("chess")[0::2] == (2, "strength: no match begins with 'chess'; there are equal, three\n")
    listed = tmp_path / "matches.toml"
    listed.write_text(TWO.replace("three", "equal"), encoding="utf-8")
    assert "every match has a name of its own" in play()[2]
    listed.write_text(TWO.replace("games = 6", "gams = 6"), encoding="utf-8")
    assert "unknown field `gams`" in play()[2]
    listed.write_text(TWO.replace("rattus", "chess"), encoding="utf-8")
    assert "unknown game 'chess'" in play()[2]


def test_cards_that_bots_take_are_counted_and_drawn(tmp_path, capsys):
    assert habits.main(["rattus", "--bots", "random", "--games", "2", "--cores", "1", "--folder", str(tmp_path)]) == 0
    heading, _, *cards = capsys.readouterr().out.splitlines()
    assert heading == "| card | random: taken in a game, by each seat | random: won by its only taker |"
    assert 6 <= len(cards) <= 12
    drawn = (tmp_path / "habits_rattus.svg").read_text(encoding="utf-8")
    assert drawn.count('class="bar"') == len(cards), "a bar for each card"


def test_a_card_won_what_its_only_taker_won():
    position, rng, counted = games.get("rattus").new(players=2), random.Random(5), Cards()
    while not position.over:
        position.play_chance(rng) if position.actor == "chance" else position.play(rng.choice(position.legal()))
    counted.finish(position)
    takers = {
        card: {
            actor for actor, answer in zip(position.actors, position.answers, strict=True) if answer == f"take {card}"
        }
        for card in counted.in_play
    }
    assert set(counted.in_play.values()) == {2}
    for card, seats in takers.items():
        assert counted.alone[card] == (len(seats) == 1)
        assert counted.won[card] == (seats == {position.places.index(1)})


def test_bots_that_met_different_cards_stand_beside_each_other():
    one, other = Cards(), Cards()
    one.in_play.update(king=2, witch=2)
    other.in_play.update(knight=2, witch=4)
    other.taken.update(witch=1)
    rows = habits.page({"one": one, "other": other}).splitlines()[2:]
    assert rows == ["| king | 0.00 |  | - |  |", "| witch | 0.00 | 0.25 | - | - |", "| knight |  | 0.00 |  | - |"]


def test_counts_of_several_games_add_up():
    one, other = habits.play("carcassonne", "random", 1), habits.play("carcassonne", "random", 2)
    sums = Followers()
    sums.add(one)
    sums.add(other)
    assert sums.games == 2
    assert sums.means()[0] == (7.0, 0.0)
    assert sums.turns == one.turns + other.turns


def test_followers_in_hand_are_counted_turn_by_turn(tmp_path, capsys):
    where = ["--cores", "1", "--folder", str(tmp_path)]
    assert habits.main(["carcassonne", "--bots", "random", "--games", "1", *where]) == 0
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert rows[0][0] == "| 1 to 6"
    assert float(rows[0][1]) > float(rows[-1][1]) >= 0
    assert (tmp_path / "habits_carcassonne.svg").read_text(encoding="utf-8").count("<polyline ") == 2
    assert habits.main(["carcassonne", "--bots", "nobody", "--games", "1", *where]) == 2


def test_the_first_half_of_the_turns_has_a_row_of_its_own():
    seen = Followers()
    seen.turns.update({0: 2, 1: 2, 2: 2, 3: 2, 4: 2})
    seen.held.update({0: 14, 1: 4, 2: 2})
    seen.none.update({1: 1, 3: 2})
    assert list(seen.rows()) == [("1 to 6", "2.00", "30.0 %"), ("first half", "4.50", "25.0 %")]
