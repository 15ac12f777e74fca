"""What random games of Rattus begin with, and what holds after every answer of them."""

import random
from pathlib import Path
from typing import Any

from ratskeller.core.position import Position
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.rules import fields as f
from ratskeller.games.rattus.rules.cards import NUMBERS
from ratskeller.games.rattus.rules.fields import State

__all__ = ["FULL_EVERY", "SHARE", "check_state", "check_view", "draw_options", "least_options"]

MOST_EVENTS = 48
"""Far more than one answer should cause, and well below what the log holds."""
SHARE, FULL_EVERY = 1.0, 1
REPEATING = Path(__file__).with_name("repeating.toml")
"""Tokens, some of them with a symbol several times."""


def least_options(players: int) -> dict[str, Any]:
    """A game without any option."""
    return {"players": players}


def draw_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Any six cards, chosen by us or by chance in one of its ways (S10), in either reading."""
    options: dict[str, Any] = {"players": players, "rules": rng.choice(["online", "printed", "letter"])}
    options["start"] = rng.choice(["random", rng.randrange(players)])
    if rng.random() < 0.2:
        options["tokens"] = str(REPEATING)
    way = rng.choice(["ours", "ours", "ours", "random", "one-of-each"])
    if way == "ours":
        return options | {"cards": rng.sample(sorted(NUMBERS), 6)}
    return options | {"cards": way, "chivalry": rng.random() < 0.5}


def check_state(s: State) -> None:
    """Twenty cubes a seat, three rats at most, tokens conserved, faces counted rightly, pieces where they can be, one question open."""
    for seat in range(s.players):
        on_board = sum(s.cubes[r][seat] for r in range(REGIONS))
        assert on_board + s.palace[seat] + s.baker[seat] + s.stock[seat] == 20
        assert min(s.stock[seat], s.palace[seat], s.baker[seat]) >= 0
    assert all(0 <= count <= 3 for count in s.rats)
    assert all(cubes >= 0 for line in s.cubes for cubes in line)
    assert all(s.in_play[r] or (not s.rats[r] and not any(s.cubes[r])) for r in range(REGIONS))
    _check_tokens(s)
    _check_pieces(s)
    assert 0 < s.depth <= 6
    assert s.logged <= MOST_EVENTS
    assert all(holder in (f.ABSENT, *range(-1, s.players)) for holder in s.holder)
    assert (s.plague >= 0 and s.in_play[s.plague]) or s.round == f.SETUP


def _check_tokens(s: State) -> None:
    """H3, H5, V5: every face is counted once: used, known on the board, or hidden."""
    places = [(r, slot) for r in range(REGIONS) for slot in range(s.rats[r])]
    drawn = [place for place in places if s.origin[place[0]][place[1]] == f.FROM_OUT]
    assert len(drawn) <= 1
    known = [0] * f.FACES
    for r, slot in places:
        face = s.face[r][slot]
        if face >= 0 and not ((r, slot) in drawn and s.pool[face]):
            known[face] += 1
    assert s.unseen == [copies - gone - n for copies, gone, n in zip(s.copies, s.gone, known, strict=True)]
    assert min(s.unseen) >= 0
    assert all(n <= gone for n, gone in zip(s.pool, s.gone, strict=True))
    assert drawn or not any(s.pool)
    tokens = [(s.origin[r][slot], s.face[r][slot]) for r, slot in places]
    assert s.unseen_start == sum(s.unseen[: s.start_faces])
    assert s.unseen_regular == sum(s.unseen[s.start_faces :])
    assert s.hidden_setup == tokens.count((f.FROM_SETUP, f.NOBODY))
    assert s.hidden_supply == s.supply + tokens.count((f.FROM_SUPPLY, f.NOBODY))
    assert s.known_leftovers == sum(o == f.FROM_SUPPLY and 0 <= face < s.start_faces for o, face in tokens)


def _check_pieces(s: State) -> None:
    """Pieces come with their card alone, and lie where there is a place for them, the lowest numbers first."""
    for name, card in (("walls", "emperor"), ("nuns", "nun"), ("bishops", "bishop")):
        pieces = getattr(s, name)
        placed = [place for place in pieces if place != f.NOBODY]
        assert pieces[: len(placed)] == placed
        assert not placed or s.holder[NUMBERS[card]] >= 0
    assert sum(s.baker) == 0 or s.holder[NUMBERS["baker"]] >= 0
    ways = s.around[:]
    for a, b in (divmod(link, REGIONS) for link in s.walls if link != f.NOBODY):
        assert a < b
        assert ways[a] >> b & 1, "a wall stands where nothing joins two regions, or two stand on one border"
        ways[a] ^= 1 << b
        ways[b] ^= 1 << a
    assert s.ways == ways
    assert all(s.in_play[r] for r in (*s.nuns, *s.bishops) if r != f.NOBODY)


def check_view(position: Position, view: dict[str, Any]) -> None:
    """H3: for every viewer, every face that may still lie hidden is counted, and none that is used or known."""
    assert all(count > 0 for count in view["hidden"].values())
    known = [token["face"] for region in view["regions"].values() for token in region["tokens"] if "face" in token]
    drawn = [token for region in view["regions"].values() for token in region["tokens"] if token["origin"] == "drawn"]
    hidden = f.FACES - len(view["used"]) - len(known)
    # A drawn token whose face is known may be one of the used
    assert hidden <= sum(view["hidden"].values()) <= hidden + len(drawn)
