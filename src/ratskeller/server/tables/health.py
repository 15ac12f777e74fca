"""The health of a server process, as visitors, load balancers and admins see it."""

from functools import cache
from importlib.metadata import version
from typing import Literal

from ratskeller.server.http.schemas import Health
from ratskeller.server.tables.manager import TableManager


async def health_of(manager: TableManager, *, is_ending: bool) -> Health:
    """Return the health of this process. It stores something to find out whether that works."""
    store = manager.store
    await store.check()
    # Only bots use compiled rules: the server plays one answer at a time, which plain Python does fast enough
    rules: Literal["compiled", "interpreted"] = "compiled" if manager.bot_pool.compiled else "interpreted"
    storage = store.trouble.reason if store.trouble else "damaged" if store.damaged else "ok"
    status: Literal["ok", "ending", "trouble"] = "ok" if storage == "ok" else "trouble"
    return Health("ending" if is_ending else status, rules, storage, manager.bot_turns.stand_ins, _version())


@cache
def _version() -> str:
    return version("ratskeller")
