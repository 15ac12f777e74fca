"""The file with the deals of the Daily Plague, which repeat from a Monday on."""

from pathlib import Path

import msgspec

from ratskeller import bots, games
from ratskeller.core.errors import RatskellerError
from ratskeller.server.daily.schedule import Deal, game_options, read_deals
from ratskeller.server.settings import BadSetting


def read_calendar(path: Path) -> list[Deal]:
    """Return the deals of a file, after a check that they can be played. Raises `BadSetting`."""
    try:
        deals = read_deals(path)
        for deal in deals:
            players = len(games.get(deal.game).new(**game_options(deal)).scores)
            unknown = [bot for bot in deal.bots if bot not in bots.names(deal.game)]
            if unknown or players != len(deal.bots) + 1:
                raise BadSetting(
                    f"{deal.game} has no bot {unknown[0]}" if unknown else f"{deal.game}: wrong number of bots"
                )
    except (RatskellerError, msgspec.ValidationError) as error:
        raise BadSetting(f"daily: {path}: {error}") from error
    return deals
