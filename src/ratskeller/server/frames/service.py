"""What a frame on another site may show: the board of a public table, and whole games that are over."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadRecord, RatskellerError
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.core.records import parse_json, read_metadata
from ratskeller.core.views import Replay, replay_of
from ratskeller.server.accounts.names import clean_name
from ratskeller.server.errors import Problem
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import metadata_of

NOBODY = ""
"""The guest for whom a frame asks: nobody, without a seat and without an admission."""
MOST_CACHED = 16
"""Replays of finished tables in memory: at most a megabyte each."""


class FrameService:
    """Makes replays for frames, and remembers those of finished tables."""

    def __init__(self, hosts: Sequence[str]) -> None:
        self._hosts = hosts
        self._known: OrderedDict[str, Replay] = OrderedDict()

    def check_enabled(self) -> None:
        """Refuse where no other site may show boards. Raises `Problem`."""
        if not self._hosts:
            raise Problem(404, "not-embeddable", "This site doesn't allow its boards on other sites.")

    async def of_table(self, manager: TableManager, table_id: str, sender: str) -> Replay:
        """Return the replay of a finished table, or the present view of a public one.

        It shows what a spectator may see. Raises `Problem` if there is no such table, or a stranger may not see it.
        """
        table = await manager.visited(table_id, NOBODY)
        async with table.locked_fresh():
            names = metadata_of(table.seats, None).names or []
            row, position = table.row, table.position
            if not position.over:
                return _present(table, names)
            options, answers = row.options, list(position.answers)
        if table_id not in self._known:
            self._remember(table_id, await manager.slices.run(replay_of(_steps(row.game, options, answers)), sender))
        # Names change: accounts are renamed and deleted
        return msgspec.structs.replace(self._known[table_id], names=names)

    async def of_record(self, manager: TableManager, text: str, sender: str) -> Replay:
        """Return the replay of a record. Raises `Problem` that says what is wrong with it."""
        try:
            name = parse_json(text, BadRecord, "a record").get("game")
            if not isinstance(name, str):
                raise BadRecord("game: must be the name of a game; it is missing")
            steps = games.get(name).replay_steps(text, is_local=False)
            names = [it and clean_name(it) for it in read_metadata(text).names or []]
            return await manager.slices.run(replay_of(steps, names), sender)
        except RatskellerError as error:
            raise Problem(422, "bad-record", f"record: {error}", reason=str(error)) from error

    def _remember(self, table_id: str, replay: Replay) -> None:
        self._known[table_id] = replay
        if len(self._known) > MOST_CACHED:
            self._known.popitem(last=False)


def _present(table: TableSession, names: list[str | None]) -> Replay:
    if table.access.mode != "public":
        raise Problem(403, "not-public", "This game is still being played, and its table is not public.")
    row, position = table.visible_to([])
    return Replay(row.game, names, msgspec.to_builtins(position.view(None), str_keys=True), [])


def _steps(game: str, options: Options, answers: Sequence[str]) -> Iterator[Position]:
    position = games.get(game).resume(options, [])
    yield position
    for answer in answers:
        position.play(answer)
        yield position
