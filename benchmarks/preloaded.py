"""What every server would import, look up and search for garbage at its start: done once, in the process from which they fork."""

import gc
import importlib

from ratskeller import bots, games
from ratskeller.server.app.assembly import make_api
from ratskeller.server.settings import Settings

for module in (
    "anyio._backends._asyncio",
    "ratskeller.server.transport.uvicorn_server",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
):
    importlib.import_module(module)
for game in games.names():
    bots.names(game)
make_api(Settings())
gc.collect()
# A fork copies the pages of what its own search for garbage touches
gc.freeze()
