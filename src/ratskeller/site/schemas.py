"""What the browser asks Python for, and what it gets, at a table without a server."""

from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from ratskeller.server.daily.days import Attempt
from ratskeller.server.db.schema.features import NoteRow
from ratskeller.server.http.schemas import LAST_SEAT, MOST
from ratskeller.server.tables import schemas
from ratskeller.site import daily
from ratskeller.site.encounters import Encounter
from ratskeller.site.tables import OWNER, Tick

T = TypeVar("T")
At = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=LAST_SEAT)]


class Request(msgspec.Struct, frozen=True):
    """A request: its path without `/api`, its query, its body, the document of its table (null: there is none), and who asks.

    `bots` are the names of the bots by game, and `review` is what is stored of the review of its game. `attempts` are those at the Daily
    Plague, one for a day, and `encounters` the games against bots, where these are needed. `tick` is the last time of a table with a clock,
    and `watched` says that this worker has had the table open since then.
    """

    method: str
    path: str
    query: dict[str, str] = {}
    body: msgspec.Raw = msgspec.Raw(b"{}")
    document: str | None = None
    name: str = ""
    bots: dict[str, list[str]] = {}
    review: str | None = None
    attempts: list[Attempt] = []
    encounters: list[Encounter] = []
    tick: Tick | None = None
    watched: bool = False

    @property
    def owner(self) -> "Owner":
        return Owner(OWNER, self.name)

    @property
    def name_in_path(self) -> str:
        return self.path.rpartition("/")[2]

    def read(self, kind: type[T]) -> T:
        """Return the body. Raises `DecodeError`."""
        return msgspec.json.decode(self.body, type=kind)

    def known_bots(self, game: str) -> list[str]:
        return self.bots.get(game, [])


class Stored(msgspec.Struct, frozen=True):
    """The document of a table to be stored before the reply is handed on, and what a list shows of it.

    It may count for a day, or for how strong the person is.
    """

    id: str
    document: str
    summary: schemas.Summary
    attempt: daily.OwnAttempt | None = None
    encounter: Encounter | None = None


class Reply(msgspec.Struct, frozen=True):
    """A reply: its status, its body as JSON or text, and the documents to be stored, the review, and the time of a table with a clock.

    With status 202 the body asks for searches: what was found is to be sent to `/thoughts`.
    """

    status: int
    body: Any
    stored: list[Stored] = []
    review: str | None = None
    tick: Tick | None = None


class Query(msgspec.Struct, frozen=True):
    """The parameters of all requests."""

    at: At | None = None
    since: At = 0
    answers: str = ""
    seat: SeatNumber | Literal["public"] | None = None

    @property
    def own(self) -> int | None:
        """The seat to look from, None where none is given."""
        return self.seat if isinstance(self.seat, int) else None


class NewContinuation(msgspec.Struct, frozen=True):
    """A game in play that comes from another device, as the text of its link."""

    continuation: str


class BotTurn(msgspec.Struct, frozen=True):
    """The turn that a bot found, as numbers of answers, for the position after entry `ply`."""

    ply: int
    seat: int
    answers: list[int]


class AskedBot(msgspec.Struct, frozen=True):
    """A bot that is asked: its name, the bytes of what it knows, for the module of its game, and the seed of its search (null: any).

    It has `times` the usual time and simulations of its level.
    """

    game: str
    ply: int
    seat: int
    bot: str
    state: bytes
    seed: int | None
    times: int


class News(msgspec.Struct, frozen=True):
    """What a window lacks, and all notes: it is to read them when they have changed."""

    update: schemas.LiveEntries
    notes: list[NoteRow]


class Owner(NamedTuple):
    """The person at this browser."""

    id: str
    name: str


class Copied(msgspec.Struct, frozen=True):
    """A table from a file: its id and its document."""

    id: str
    document: str
