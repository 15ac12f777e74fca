"""What the routes work with, kept in the application's state."""

from dataclasses import dataclass
from typing import Any, cast

from litestar.connection import ASGIConnection

from ratskeller.server.domain.guests import Guests
from ratskeller.server.http.guessing import Guessing
from ratskeller.server.http.limits import Limits
from ratskeller.server.http.watching import Watching
from ratskeller.server.live.almanac import Almanac
from ratskeller.server.live.analysing import Analyst
from ratskeller.server.live.hall import Hall
from ratskeller.server.live.ladders import Ladders
from ratskeller.server.live.lobby import Lobby
from ratskeller.server.live.looking_back import Lookback
from ratskeller.server.live.overseeing import Overseer
from ratskeller.server.live.people import People
from ratskeller.server.live.post.carrier import Carrier
from ratskeller.server.live.reckoning import Reckoner
from ratskeller.server.live.reviewing import Reviewer
from ratskeller.server.live.second_factors import SecondFactors
from ratskeller.server.live.statistics import Statistician


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
