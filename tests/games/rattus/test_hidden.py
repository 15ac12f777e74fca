"""Section H: worlds that differ only in what a seat can't know give that seat the same views and events."""

import json
import random

import pytest
from positions import RATTUS, final, position, rats, region

from ratskeller.core.events import plain, visible_to

SEATS = (None, 0, 1, 2, 3)


def seen_by(game, seat):
    """Everything that a seat gets, as bytes."""
    events = [plain(visible_to(event, seat)) for event in game.events]
    return json.dumps([game.view(seat), events], sort_keys=True).encode()


LOOKING = ["witch", "pied-piper", "monk", "crusader", "soldier", "courier"]
"""Cards by which faces come out, and rats move that somebody knows."""


def play_to_looks(seed, cards):
    """A random game up to a position in which faces on the board are known to somebody."""
    rng = random.Random(seed)
    game = RATTUS.new(players=4, rules=("online", "printed")[seed % 2], cards=cards)
    while not game.over:
        looked = any("face" in t for seat in range(4) for r in game.view(seat)["regions"].values() for t in r["tokens"])
        if looked and isinstance(game.actor, int) and rng.random() < 0.2:
            return game
        if game.actor == "chance":
            game.play_chance(rng)
        else:
            eager = [answer for answer in game.legal() if "witch" in answer]
            game.play(rng.choice(eager or game.legal()))
    return game


def open_to_all(content):
    """The tokens that a Crusader has revealed."""
    ravage = content["ravage"] or {}
    return content["regions"][ravage["region"]]["tokens"][: ravage.get("opened", 0)] if ravage else []


def other_worlds(game, seat, rng):
    """Worlds with other faces on the tokens that `seat` did not see."""
    content = json.loads(game.to_json())
    tokens = [t for r in content["regions"].values() for t in r["tokens"] if "face" in t]
    shown = [id(t) for t in open_to_all(content)]
    hidden = [t for t in tokens if seat not in t.get("seen", []) and t["origin"] != "drawn" and id(t) not in shown]
    known = {t["face"] for t in tokens if t not in hidden}
    free = {"setup": [], "supply": []}
    for text in set(RATTUS.new().view()["hidden"]) - set(content["used"]) - known:
        probe = {"origin": "setup", "face": text}
        try:
            position({"gallia": region(tokens=[probe])})
            free["setup"].append(text)
        except ValueError:
            free["supply"].append(text)
    for _ in range(3):
        for origin, texts in free.items():
            faces = rng.sample(sorted(texts), len(texts))
            for token in hidden:
                if token["origin"] == origin:
                    token["face"] = faces.pop()
        yield RATTUS.from_json(json.dumps(content))


@pytest.mark.parametrize("cards", ["base", LOOKING], ids=["base", "others"])
@pytest.mark.parametrize("seed", range(30))
def test_h1_a_view_holds_nothing_of_faces_that_the_seat_did_not_see(seed, cards):
    game = play_to_looks(seed, cards)
    rng = random.Random(seed)
    for seat in SEATS:
        for world in other_worlds(game, seat, rng):
            mine, theirs = game.view(seat), world.view(seat)
            del mine["length"], theirs["length"]
            assert json.dumps(mine) == json.dumps(theirs)


@pytest.mark.parametrize("face", ["3 A", "1 Bo Ch", "6 M Cv Mg"])
def test_h1_events_of_a_look_are_the_same_for_everybody_else(face):
    def look(text):
        return position({"gallia": region(1, tokens=2)}, cards={"witch": 1}, seat=1).play(
            f"use witch; gallia.2; {text}"
        )

    for seat in (None, 0, 2, 3):
        assert seen_by(look(face), seat) == seen_by(look("2 M Pe Cv"), seat)
    assert seen_by(look(face), 1) != seen_by(look("2 M Pe Cv"), 1)


def test_h1_a_dictated_face_that_nobody_saw_is_in_no_view():
    game = position({"gallia": region(1, tokens=rats("3 A"))})
    other = position({"gallia": region(1, tokens=rats("1 Bo Ch"))})
    for seat in SEATS:
        assert seen_by(game, seat) == seen_by(other, seat)


def test_h1_an_error_does_not_reveal_a_face():
    game = position({"gallia": region(1, tokens=rats("3 A"))}).play("plague gallia; hispania; gallia.1")
    assert game.view(0)["legal"] == []
    tokens = [{"origin": "supply", "face": "3 A", "seen": [2]}]
    turn = position({"gallia": region(1, tokens=tokens)})
    with pytest.raises(ValueError, match="no legal answer") as refused:
        turn.play("3 A")
    assert "legal: add" in str(refused.value)


def test_h3_what_was_revealed_is_public_and_what_is_hidden_follows():
    game = position({"gallia": region(1, tokens=1)}, used=["3 A"])
    for seat in SEATS:
        view = game.view(seat)
        assert view["used"] == ["3 A"]
        assert "3 A" not in view["hidden"]
        assert sum(view["hidden"].values()) == 48


def test_h3_a_seat_that_saw_a_face_no_longer_counts_it_among_the_hidden():
    tokens = [{"origin": "supply", "face": "3 A", "seen": [2]}]
    game = position({"gallia": region(1, tokens=tokens)})
    assert "3 A" not in game.view(2)["hidden"]
    assert "3 A" in game.view(1)["hidden"]


def test_h4_a_look_a_reveal_and_a_passed_turn_end_undo():
    game = position({"gallia": region(1, tokens=2)}, cards={"witch": 0})
    game.play("take monk; add gallia 2")
    assert (game.undo_floor, game.back_to(1).view()["turn"]["taken"]) == (0, True)
    game.play("use witch; gallia.1; 3 A")
    assert game.undo_floor == 5
    game.play("stop; plague scandia")
    assert game.undo_floor == len(game.answers)


@pytest.mark.parametrize(
    "board", [{"gallia": region(1, tokens=1)}, {"gallia": region(1)}], ids=["rats", "nothing to ravage"]
)
@pytest.mark.parametrize("rules", ["online", "printed"])
def test_h4_once_the_final_plague_phase_has_started_the_move_cannot_be_reset(board, rules):
    """F5: what the last of the final turns did can be taken back until it is over, and nothing after that."""
    game = final({"italia": region(2)} | board, "king", "merchant", rules=rules, players=2)
    game.play("use king; italia; use merchant; italia; gallia; 1")
    assert (game.undo_floor, game.final_answers()) == (0, ["done"])
    game.play("done")
    assert game.view()["round"] in ("ravage", "over")
    assert game.undo_floor == len(game.answers)


def test_h4_a_spread_can_be_undone_and_the_same_faces_stay_possible():
    game = position({"gallia": region(tokens=2)}).play("plague gallia; hispania")
    assert game.undo_floor == 0
    assert game.back_to(1).legal() == game.copy().back_to(1).legal()
    assert game.final_answers() == game.legal()


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_h4_a_rat_that_the_soldier_draws_unseen_can_be_taken_back(rules):
    game = final({}, "soldier", rules=rules, supply=0, used=["3 A", "1 Bo Ch"]).play("use soldier; gallia")
    assert game.undo_floor == 0
    earlier = game.back_to(0)
    assert "use soldier" in earlier.legal()
    assert earlier.play("use soldier; gallia").to_json() == game.to_json()


def test_h4_rats_that_a_crusader_reveals_end_undo():
    board = {"gallia": region(1, tokens=2)}
    game = position(board, cards={"crusader": 0}).play("plague gallia; hispania; hispania")
    assert game.undo_floor == 0
    game.play("yes; 3 A")
    assert game.undo_floor == len(game.answers)


def test_h4_pieces_that_are_placed_can_be_taken_back():
    game = position(cards={"emperor": 0, "nun": 0, "bishop": 0})
    game.play("use emperor; gallia-italia; stop; use nun; gallia; stop; use bishop; gallia")
    assert game.undo_floor == 0
    assert (game.back_to(0).view()["walls"], game.back_to(4).view()["nuns"]) == ([], [])


def test_a_redealt_world_keeps_what_lies_open():
    board = {"gallia": region(1, tokens=2)}
    game = position(board, cards={"crusader": 0}).play("plague gallia; hispania; hispania; yes; 3 A; 1 Bo Ch")
    for seat in range(4):
        assert game.redeal(seat).view(seat)["regions"] == game.view(seat)["regions"]


def test_a_redealt_world_has_forgotten_what_the_seat_did_not_see():
    tokens = [{"origin": "supply", "face": "3 A", "seen": [2]}, {"origin": "supply", "face": "1 Bo Ch", "seen": [0]}]
    game = position({"gallia": region(1, tokens=tokens)})
    again = game.redeal(0)
    assert again.view(0)["regions"]["gallia"]["tokens"][1]["face"] == "1 Bo Ch"
    assert '"3 A"' not in again.to_json()
    assert (
        game.redeal(0).to_json()
        == position({"gallia": region(1, tokens=[{"origin": "supply", "face": "1 Pe Cv", "seen": [2]}, tokens[1]])})
        .redeal(0)
        .to_json()
    )
