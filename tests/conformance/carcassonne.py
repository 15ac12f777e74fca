"""What random games of Carcassonne begin with, what holds after every answer of them, and what views have to show."""

import random
from collections import Counter
from typing import Any

from ratskeller.core.position import Position
from ratskeller.games.carcassonne.rules import fields as f
from ratskeller.games.carcassonne.rules.fields import State
from ratskeller.games.carcassonne.rules.tables import FEATURES
from ratskeller.games.carcassonne.views.catalogue import catalogue

__all__ = ["FULL_EVERY", "SHARE", "check_state", "check_view", "draw_options", "least_options"]

MOST_EVENTS = 160
"""Far more rows than one answer should cause, and below what the log holds."""
SHARE, FULL_EVERY = 1 / 10, 3
"""The table is compared tile by tile."""
CHOICES: dict[str, list[Any]] = {
    "plague": [True, True, True, False],
    "plague_tiles": [6, 12],
    "grace": [0, 17],
    "spread": ["move", "move", "copy"],
    "reach": ["near", "near", "tile", "feature", "bordering", "wide"],
    "obstacles": ["none", "completed"],
    "last_step": [False, True],
    "farmers": [True, False],
    "small_cities": [4, 2],
    "river": [False, True],
    "inns": [False, True],
    "abbot": [False, True],
}


def least_options(players: int) -> dict[str, Any]:
    """A game without any option, as far as so many can play it: six need Inns & Cathedrals (BAS1)."""
    return {"players": players} | ({"inns": True} if players == 6 else {})


def draw_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Any options."""
    drawn = {name: rng.choice(values) for name, values in CHOICES.items()}
    return drawn | least_options(players) | {"start": rng.choice(["random", rng.randrange(players)])}


def check_state(s: State) -> None:
    """Figures and tiles are conserved, what is counted ahead is counted rightly, and no room for counting was left untidy."""
    assert s.left == sum(s.stack)
    assert min(s.stack) >= 0
    assert s.tiles + s.frontiers == s.cells
    assert s.logged <= MOST_EVENTS
    assert not any((*s.noted, *s.ailing, *s.strength))
    assert s.nodes == sum(FEATURES[kind] for kind in s.type[: s.tiles])
    assert [s.marker[s.site[number]] for number in range(1, s.markers + 1)] == list(range(1, s.markers + 1))
    assert sum(number > 0 for number in s.marker) == s.markers
    _check_figures(s)
    _check_features(s)


def _check_figures(s: State) -> None:
    exist = (f.FOLLOWERS, s.large, s.abbots)
    for seat in range(s.players):
        for kind in range(f.FIGURE_KINDS):
            on_board = sum((s.owner[i], s.figure[i]) == (seat, kind) for i in range(s.figures))
            assert on_board + s.supply[seat * f.FIGURE_KINDS + kind] == exist[kind]
    assert min(s.supply) >= 0
    assert s.node[: s.figures] == sorted(s.node[: s.figures])


def _check_features(s: State) -> None:
    """Every node is in the ring of its root, and the root counts its nodes and its figures."""
    claims = Counter(s.root[s.node[i]] for i in range(s.figures))
    members: dict[int, list[int]] = {}
    for node in range(s.nodes):
        members.setdefault(s.root[node], []).append(node)
    for root, nodes in members.items():
        ring, node = [root], s.next[root]
        while node != root:
            ring.append(node)
            node = s.next[node]
        assert sorted(ring) == nodes
        assert (s.size[root], s.claims[root]) == (len(nodes), claims[root])


def check_view(position: Position, view: dict[str, Any]) -> None:
    """The stack is listed by type, as in the catalogue: nothing tells which tile is next."""
    assert list(view["stack"]) == [tile.id for tile in catalogue().tiles if tile.id in view["stack"]]
