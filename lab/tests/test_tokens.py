"""What a game is like with each set of rat tokens."""

import csv

from ratskeller_lab import tokens


def test_games_are_played_with_both_sets_and_their_losses_add_up(tmp_path):
    file = tmp_path / "tokens.csv"
    assert tokens.main(["--bot", "random", "--games", "3", "--cores", "1", "--file", str(file)]) == 0
    with file.open(encoding="utf-8", newline="") as content:
        head, *rows = csv.reader(content)
    assert head[1:] == ["2 players, sparse", "2 players, dense", "4 players, sparse", "4 players, dense"]
    assert [row[0] for row in rows] == list(tokens.ROWS.values())
    game = tokens.play("dense", 2, "random", deal=1)
    assert game == tokens.play("dense", 2, "random", deal=1)
    assert 0 < game["majority"] + game["everybody"] <= 100
