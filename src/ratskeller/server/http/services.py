"""What the routes work with, kept in the application's state."""

from dataclasses import dataclass
from typing import Any, cast

from litestar.connection import ASGIConnection

from ratskeller.server.accounts.guests import Guests
from ratskeller.server.accounts.login_limits import Guessing
from ratskeller.server.accounts.second_factor_service import SecondFactors
from ratskeller.server.accounts.service import People
from ratskeller.server.admin.service import Overseer
from ratskeller.server.daily.schedule import Almanac
from ratskeller.server.history.ladders import Ladders
from ratskeller.server.history.statistics import Statistician
from ratskeller.server.http.rate_limits import Limits
from ratskeller.server.http.socket_limits import Watching
from ratskeller.server.lobby.service import Lobby
from ratskeller.server.notifications.sender import Carrier
from ratskeller.server.review.analysis import Analyst
from ratskeller.server.review.earlier_views import Lookback
from ratskeller.server.review.odds import Reckoner
from ratskeller.server.review.service import Reviewer
from ratskeller.server.tables.manager import Hall


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parts of a running server."""

    guests: Guests
    people: People
    factors: SecondFactors
    hall: Hall
    lobby: Lobby
    almanac: Almanac
    analyst: Analyst
    reckoner: Reckoner
    lookback: Lookback
    reviewer: Reviewer
    limits: Limits
    guessing: Guessing
    watching: Watching
    carrier: Carrier
    overseer: Overseer
    statistician: Statistician
    ladders: Ladders
    house: str
    """The name of the database, which is in the name of its cookies."""
    admins_need_factor: bool
    """Whether admins need a second factor to look after the site."""
    prefix: str
    """What all addresses begin with, as in `/games/ratskeller`, "" for nothing."""


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the parts of the server that got this request."""
    return cast(Services, connection.app.state.services)
