"""Stages of a turn, and which states a search treats as equal."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import CHANCE, askee, memo, top_step
from ratskeller.games.rattus.data.board import REGIONS
from ratskeller.games.rattus.rules.cards import CARD_SPACE
from ratskeller.games.rattus.rules.cards.emperor import ASK_WALL
from ratskeller.games.rattus.rules.cards.mayor import ASK_WHERE
from ratskeller.games.rattus.rules.cards.nun import ASK_NUN
from ratskeller.games.rattus.rules.cards.soldier import ASK_EXTRA_RAT
from ratskeller.games.rattus.rules.fields import BISHOPS, NOBODY, NUNS, WALLS, State
from ratskeller.games.rattus.rules.numbers import ASK_EXTRA, ASK_FACE, ASK_RAT, ASK_TURN, FOR_LOOK
from ratskeller.games.rattus.rules.pieces import nuns_in
from ratskeller.search.strengths import mixed
from ratskeller.search.turns import BETWEEN, CLOSE, LOOKING, OPEN, OVER

DETAILS = ("rat", "extra rat")
"""Questions whose answers are details of a turn: to people, turns that differ only in them are one turn."""


@rule
def stage(s: State, seat: int) -> int:
    asked = askee(s)
    step = top_step(s)
    if asked == CHANCE:
        return LOOKING if step == ASK_FACE and memo(s, 2) == FOR_LOOK else OVER
    if asked != seat:
        return OVER
    if s.ravaged != NOBODY or step in (ASK_RAT, ASK_EXTRA_RAT):
        return CLOSE
    return OPEN if step == ASK_TURN or asks_one_of_many(step) else BETWEEN


@rule
def asks_one_of_many(step: int) -> bool:
    """Tell whether a question is one of several similar ones in a row, which the search handles one by one to limit combinations."""
    if step in (ASK_EXTRA, ASK_WHERE):
        return True
    return ASK_WALL <= step < ASK_WALL + WALLS or ASK_NUN <= step < ASK_NUN + NUNS


@rule
def fingerprint(s: State) -> int:
    """Return a hash of everything a turn changes. Unknown rats of one region are equal, and so are walls and nuns."""
    key = ((s.plague * 2 + s.taken) * 2 + s.added) * 2 + s.moved
    for region in range(REGIONS):
        tokens = s.rats[region]
        for slot in range(s.rats[region]):
            tokens += (s.origin[region][slot] + 2) * (s.face[region][slot] + 2) * 16
        key = mixed(key, tokens * 4 + nuns_in(s, region))
        for seat in range(s.players):
            key = mixed(mixed(key, s.cubes[region][seat]), s.potions[region][seat])
    for card in range(CARD_SPACE):
        key = mixed(key, s.holder[card] * 2 + s.used[card])
    for seat in range(s.players):
        key = mixed(key, s.palace[seat] * 32 + s.baker[seat])
    walls = 0
    for wall in range(WALLS):
        walls += (s.walls[wall] + 2) ** 3
    bishops = 0
    for bishop in range(BISHOPS):
        bishops += (s.bishops[bishop] + 2) ** 3
    key = mixed(mixed(key, walls), bishops)
    top = s.depth - 1
    key = mixed(key, (top_step(s) * 32 + s.depth) * 1000 + s.memos[top][0])
    key = mixed(key, s.memos[top][1] * 50 + s.neutral)
    return mixed(key, ((s.acting * 4 + s.opened) * 2 + s.ordered) * 8 + s.final_neutral)
