"""What a bot is up to: at a table with analysis its turn has reasons, and they tell nobody what their seat doesn't know."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ratskeller import bots, games
from ratskeller.core.position import Position
from ratskeller.review import local_search
from ratskeller.search.turns import PlayedTurn, answers_played
from ratskeller.server.review.analysis import AnalysedPosition, analysed_position
from ratskeller.server.tables.session import TableSession

from .places import store_of
from .storing import BOT, store_game
from .test_secrets import FACES, look_at_two_rats

TABLE, LEVEL, SIMULATIONS = "a-table-with-a-bot-1234", "cellarer", 6
SEATS = 4


def asked_in(folder: Path, position: Position, bot: int, at: int, viewer: int) -> AnalysedPosition:
    """Return what the server would have analysed for a person who asks about the turn of a bot."""

    async def run() -> AnalysedPosition:
        store = store_of(folder)
        found = await analysed_position(TableSession(TABLE, store, lambda _: None), f"guest {viewer}", at, viewer)
        await store.close()
        return found

    names = [BOT if seat == bot else f"guest {seat}" for seat in range(SEATS)]
    store_game(folder, TABLE, position, names, bot=LEVEL, analysis=True)
    return asyncio.run(run())


def reasons_in(asked: AnalysedPosition) -> Any:
    """Return what the analysis says of the turn that was played."""
    found = local_search.analyse(
        asked.position.game.name,
        asked.position.to_json(),
        asked.seat,
        simulations=SIMULATIONS,
        is_compiled=False,
        taken=asked.played,
    )
    return found["taken"]


def play(position: Position, answers: tuple[str, ...]) -> Position:
    """Give these answers, and the first ones that are legal or that chance may give until another seat is asked."""
    actor = position.actor
    for answer in answers:
        position.play(answer)
    while position.actor in ("chance", actor):
        position.play(next(iter(position.chances())) if position.actor == "chance" else position.legal()[0])
    return position


def turn_of(position: Position) -> tuple[str, ...]:
    """Return the turn that a bot wants to play."""
    return tuple(str(bots.make(LEVEL, seed=1).play(position)).split("; "))


def the_turn_of_the_bot_that_looked(position: Position) -> tuple[Position, int, int]:
    """Let the seat that looked at the faces end its turn; returns the game, its seat, and after how many answers this began."""
    at = len(position.answers)
    plague = next(text for text in position.copy().play("no").legal() if text.startswith("plague"))
    return play(position, ("no", plague)), 0, at


def the_turn_of_the_next_bot(position: Position) -> tuple[Position, int, int]:
    """Let the next seat play as a bot after the seat that looked; returns the same."""
    position, _, _ = the_turn_of_the_bot_that_looked(position)
    at = len(position.answers)
    return play(position, turn_of(position.redeal(1))), 1, at


@pytest.mark.late
@pytest.mark.parametrize("turn", [the_turn_of_the_bot_that_looked, the_turn_of_the_next_bot])
def test_faces_that_the_viewer_has_not_seen_change_no_reason_of_a_bot(
    tmp_path: Path, turn: Callable[[Position], tuple[Position, int, int]]
) -> None:
    """H1, H5: the same turn in two worlds has the same reasons for somebody who can't tell these apart."""
    viewer = 2
    one, two = (
        asked_in(tmp_path / str(place), position, bot, at, viewer)
        for place, (position, bot, at) in enumerate(turn(look_at_two_rats(faces)) for faces in FACES)
    )
    assert (one.seat, one.played) == (viewer, two.played)
    assert one.played.bot == LEVEL
    found = reasons_in(one)
    assert found["own"], "a turn without reasons would prove nothing"
    assert reasons_in(two) == found


@pytest.mark.late
def test_tiles_that_come_later_change_no_reason_of_a_bot(tmp_path: Path) -> None:
    """Carcassonne has no other secret than the order of its tiles."""
    position = games.get("carcassonne").new(players=SEATS)
    while position.actor == "chance":
        position.play(next(iter(position.chances())))
    at, bot = len(position.answers), int(position.actor or 0)
    viewer = (bot + 1) % SEATS
    for answer in turn_of(position):
        position.play(answer)
    later = sorted(position.chances())
    worlds = [position.copy().play(tile) for tile in (later[0], later[-1])]
    one, two = (asked_in(tmp_path / str(i), world, bot, at, viewer) for i, world in enumerate(worlds))
    assert one.played == two.played == PlayedTurn(answers_played(worlds[0], at), LEVEL)
    found = reasons_in(one)
    assert found["own"], "a turn without reasons would prove nothing"
    assert reasons_in(two) == found
