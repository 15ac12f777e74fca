"""How often passwords may be tried, whichever server process of several is asked: few enough that nobody can guess one."""

from math import ceil

from ratskeller.server.db.store import Store
from ratskeller.server.domain import tries
from ratskeller.server.domain.clock import now
from ratskeller.server.domain.names import name_key
from ratskeller.server.domain.tries import Allowance
from ratskeller.server.http.limits import GUESTS_AN_ADDRESS, HOUR, Connection, address, refuse

# Of tables: enough to mistype, too few to guess
TABLE_PASSWORDS = 30.0


class Guessing:
    """What may be tried in an hour for each name, by each guest and from each address."""

    def __init__(self, store: Store, passwords: float) -> None:
        """Count in `store`, and allow so many passwords of people an hour."""
        self._store = store
        self._passwords = passwords

    async def password(self, connection: Connection, name: str) -> None:
        """Count that a password is tried for a name, or set. Raises `Problem` when there were too many for it, or from the same address."""
        counted = (
            _an_hour("password for", name_key(name), self._passwords),
            _an_hour("password from", address(connection), self._passwords),
        )
        await self._count("passwords", "Too many passwords have been tried for this name or from your address", counted)

    async def table_password(self, connection: Connection, guest: str) -> None:
        """Count that a table's password is tried. Raises `Problem` when a guest has tried too many, or all at the same address have."""
        counted = (
            _an_hour("table by", guest, TABLE_PASSWORDS),
            _an_hour("table from", address(connection), GUESTS_AN_ADDRESS * TABLE_PASSWORDS),
        )
        await self._count("table-passwords", "Too many passwords have been tried by you or from your address", counted)

    async def _count(self, what: str, why: str, counted: tuple[Allowance, ...]) -> None:
        try:
            await self._store.write(tries.count(counted, now()))
        except tries.TooOften as error:
            refuse(what, why, ceil(error.seconds))


def _an_hour(kind: str, who: str, number: float) -> Allowance:
    return Allowance(kind, who, number / HOUR, max(1.0, number))
