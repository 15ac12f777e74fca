"""The turns of bots that a server leaves behind when it is killed or stands still, and how long it takes until they are played."""

import threading
import time

from benchmarks.kills.house import House
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables import queries as table_queries

AIM_SECONDS = 5.0
"""The longest wait for a bot's turn before a server is struck."""
POLL_SECONDS = 0.02
CLAIMED = (
    "SELECT tables.id, tables.ply FROM tables JOIN claims ON claims.table_id = tables.id AND claims.step = tables.ply"
    " WHERE claims.job = 'turn' AND claims.node_id = ?"
)

Turns = dict[str, int]
"""Tables, and after which entry a bot is asked there."""


def aim(house: House, node: int) -> str | None:
    """Wait until a server lets a bot think, and return what the server is called; None where that is not clear in time."""
    end = time.monotonic() + AIM_SECONDS
    with house.looked_into() as connection:
        while time.monotonic() < end:
            name = house.name(node, connection)
            if name is not None and _turns(connection, name):
                return name
            time.sleep(POLL_SECONDS / 10)
        return house.name(node, connection)


class Takeover(threading.Thread):
    """Waits until every bot's turn was played that a server had when it was struck: `seconds` are how long each took."""

    def __init__(self, house: House, name: str, most: float) -> None:
        """Take what the server of this name has, which has just been struck; wait for `most` seconds."""
        super().__init__(daemon=True)
        self.seconds: list[float] = []
        self._house, self._most = house, most
        self._began = time.monotonic()
        with house.looked_into() as connection:
            self._left = _turns(connection, name)
        self.start()

    def run(self) -> None:
        """Wait."""
        with self._house.looked_into() as connection:
            while self._left and time.monotonic() < self._began + self._most:
                asked = _asked(connection)
                played = [table for table, ply in self._left.items() if asked.get(table) != ply]
                for table in played:
                    del self._left[table]
                    self.seconds.append(time.monotonic() - self._began)
                time.sleep(POLL_SECONDS)

    def played(self) -> list[float]:
        """Wait for the end. Raises `AssertionError` where a bot's turn was not played in time."""
        self.join()
        assert not self._left, f"nobody has played the turns of {len(self._left)} bots within {self._most} s"
        return self.seconds


def _turns(connection: Connection, name: str) -> Turns:
    asked = _asked(connection)
    rows = connection.execute(CLAIMED, (name,)).fetchall()
    return {table: ply for table, ply in rows if asked.get(table) == ply}


def _asked(connection: Connection) -> Turns:
    """Return the tables at which a bot is asked."""
    plies = {table: table_queries.table(connection, table) for table in table_queries.waiting_for_bots(connection)}
    return {table: row.ply for table, row in plies.items() if row is not None}
