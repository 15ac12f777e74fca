"""Board and tokens as data: our files, and files of others with errors that say what is wrong where."""

from collections import Counter

import pytest
from positions import RATTUS

from ratskeller.core.errors import BadData
from ratskeller.games.rattus.data.board import DEFAULT_BOARD, read_board
from ratskeller.games.rattus.data.tokens import CLASSES, DEFAULT_TOKENS, NAMED, read_tokens

BOARD = DEFAULT_BOARD.read_text(encoding="utf-8")
TOKENS = DEFAULT_TOKENS.read_text(encoding="utf-8")


def linked(board, a, b):
    return tuple(sorted((board.regions.index(a), board.regions.index(b)))) in board.links


def distance(board, a, b, players):
    start, goal = board.regions.index(a), board.regions.index(b)
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {n for r in reached for n in board.neighbours(r, players)}
        steps += 1
    return steps


def test_our_board_satisfies_every_statement_of_the_rule_texts():
    board = read_board()
    assert linked(board, "gallia", "hispania")
    assert linked(board, "russia", "tartaria")
    assert linked(board, "anglia", "gallia") or linked(board, "anglia", "hispania")
    thirds = [("hispania", "italia"), ("italia", "polonia"), ("hispania", "polonia")]
    assert sum(linked(board, a, b) for a, b in thirds) == 1
    assert not linked(board, "germania", "turcia")
    assert distance(board, "italia", "scandia", 4) == 2


@pytest.mark.parametrize(("name", "each"), [("sparse", 14), ("dense", 19)])
def test_our_tokens_are_balanced(name, each):
    tokens = read_tokens(NAMED[name])
    assert (sum(tokens.start), sum(tokens.regular)) == (12, 37)
    per_class = Counter(symbol for face in tokens.faces for symbol in face.classes)
    assert per_class == dict.fromkeys(range(len(CLASSES)), each)
    assert {face.limit for face in tokens.faces} == set(range(1, 7))
    assert {"1 Bo Ch", "2 M Bo Ch"} <= set(tokens.texts)


def test_the_usual_tokens_are_not_stored_and_the_dense_ones_are_named():
    assert "tokens" not in RATTUS.new(tokens="sparse").options
    game = RATTUS.new(players=2, seed=1, tokens="dense")
    assert game.view(0)["options"]["tokens"] == "dense"
    hidden = game.view(0)["hidden"]
    assert hidden.keys() <= set(read_tokens(NAMED["dense"]).texts)
    assert sum(hidden.values()) == 49
    assert RATTUS.from_json(game.to_json()).options == RATTUS.replay(game.record()).options == game.options


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "gallia"', 'id = "Gallia"', r"region\[1\]: id must be"),
        ('id = "gallia"', 'id = "anglia"', "'anglia' is listed twice"),
        ("players = 3", "players = 2", "9 regions are in play with 2 players; RAT-S1 has 8"),
        ("players = 3", "players = 5", "players must be 2, 3 or 4"),
        ("players = 3", "players = 2.0", r"players must be 2, 3 or 4, not 2\.0"),
        ("players = 3", "players = [3]", r"players must be 2, 3 or 4, not \[3\]"),
        ("players = 3", f"players = {'9' * 5000}", "not a TOML file"),
        (
            "players = 3",
            f"players = 0x{'f' * 5000}",
            "players must be 2, 3 or 4, not a value of type int that is too large",
        ),
        ('["gallia", "hispania", "border"]', '["gallia", "hispanya", "border"]', "unknown region 'hispanya'"),
        ('["gallia", "hispania", "border"]', '["gallia", "gallia", "border"]', "can't neighbour itself"),
        ('["gallia", "hispania", "border"]', '["gallia", "hispania", "tunnel"]', "border"),
        ('["gallia", "hispania", "border"]', '["hispania", "italia", "arrow"]', "listed twice"),
        ('["gallia", "hispania", "border"]', '["gallia"]', r"links\.established\[0\]"),
        ('["anglia", "gallia", "arrow"],\n', "", "anglia|connected|reached"),
        ("[links]", "[bonds]", "unknown key 'bonds'"),
        ("[links]", "[links", "not a TOML file"),
    ],
)
def test_a_bad_board_is_refused_with_file_place_and_reason(tmp_path, old, new, message):
    path = tmp_path / "board.toml"
    text = BOARD.replace(old, new, 1)
    if message.startswith("anglia"):
        text = text.replace('  ["anglia", "scandia", "arrow"],\n', "")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=message) as refused:
        RATTUS.new(board=str(path))
    assert "board.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"2 Bo Cv"', '"2 Bo Xx"', r"start\[0\]"),
        ('"2 Bo Cv"', '"0 Bo"', r"start\[0\]"),
        ('"2 Bo Cv"', '"2 Bo Bo Bo Bo Bo Bo Bo Bo"', "up to 7 times"),
        ('"2 Bo Cv", ', "", "'start' must list 12 tokens"),
        ('"2 Bo Cv"', '"3 A"', "both a start and a regular token"),
        ('"2 Bo Cv"', "7", r"start\[0\]"),
        ("start =", "begin =", "unknown key 'begin'"),
    ],
)
def test_bad_tokens_are_refused_with_file_place_and_reason(tmp_path, old, new, message):
    path = tmp_path / "tokens.toml"
    path.write_text(TOKENS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData, match=message):
        RATTUS.new(tokens=str(path))


def test_a_missing_a_huge_and_a_binary_file_are_refused(tmp_path):
    with pytest.raises(BadData, match="no such file"):
        RATTUS.new(board=str(tmp_path / "none.toml"))
    with pytest.raises(BadData, match="no such file"):
        RATTUS.new(board=str(tmp_path))
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 200_000)
    with pytest.raises(BadData, match="larger than"):
        RATTUS.new(board=str(huge))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="must be text in UTF-8"):
        RATTUS.new(tokens=str(binary))


def test_a_corrected_neighbour_changes_the_game(tmp_path):
    path = tmp_path / "board.toml"
    path.write_text(
        BOARD.replace('["anglia", "scandia", "arrow"]', '["anglia", "hispania", "arrow"]'), encoding="utf-8"
    )
    game = RATTUS.new(board=str(path)).play("anglia")
    game.play("; ".join(["polonia"] * 8))
    assert [answer for answer in game.legal() if answer.startswith("plague")] == ["plague gallia", "plague hispania"]
    assert RATTUS.replay(game.record()).legal() == game.legal()
    assert RATTUS.from_json(game.to_json()).legal() == game.legal()


def test_several_tokens_may_show_the_same_face(tmp_path):
    path = tmp_path / "tokens.toml"
    path.write_text(TOKENS.replace('"1 Pe Cv"', '"1 Bo Ch"', 1), encoding="utf-8")
    assert RATTUS.new(tokens=str(path)).view()["hidden"]["1 Bo Ch"] == 2
