"""The reasons for which accounts refuse something, each with its answer to the client."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar, Concatenate, ParamSpec, TypeVar

from ratskeller.server.accounts.notices import add_notice
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem

P = ParamSpec("P")
T = TypeVar("T")


class Refused(Unchanged):
    """Nothing was stored. Each subclass is a reason, with the parts of its `Problem`."""

    status: ClassVar[int] = 409
    code: ClassVar[str]
    message: ClassVar[str]
    field: ClassVar[str | None] = None

    def problem(self) -> Problem:
        detail = {} if self.field is None else {"field": self.field}
        return Problem(self.status, self.code, self.message, **detail)


class NameTaken(Refused):
    """Somebody else has an account of this name."""

    code, message, field = "name-taken", "This name is taken: choose another one.", "name"


class HasAccount(Refused):
    """This guest has an account already."""

    code, message = "has-account", "You already have an account."


class NoAccount(Refused):
    """A guest without an account gave a new password."""

    code, field = "no-account", "password"
    message = "You play here as a guest, without an account: leave the password out."


class WrongSignIn(Refused):
    """Nobody has this name, or the password is wrong or was changed in the meantime."""

    status, code, field = 403, "wrong-sign-in", "password"
    message = "Wrong name or password."


class Locked(Refused):
    """This account is locked."""

    status, code, message = 403, "account-locked", "The operator of this site has locked this account."


class UnknownLink(Refused):
    """The code of a link to a guest's seats was never made, or a newer one has replaced it."""

    status, code = 404, "unknown-link"
    message = "This link doesn't lead to any seats: either it is incomplete, or a newer one has replaced it."


class UsedLink(Refused):
    """The code of a link by email was never sent, was used, or was replaced or is too old."""

    status, code = 404, "used-link"
    message = (
        "This link is no longer valid: it has been used, replaced by a newer one, or it is more than ten minutes old."
    )


class FactorAsked(Refused):
    """The account has a second factor, and no code was given."""

    status, code, field = 403, "factor-asked", "factor"
    message = "This account has a second factor: give a code from its app, or a recovery code."


class WrongFactor(Refused):
    """The code is wrong."""

    status, code, field = 403, "wrong-factor", "factor"
    message = "Wrong code: it is neither the app's current code nor an unused recovery code."


class UsedFactor(Refused):
    """The code has been used already."""

    status, code, field = 403, "used-factor", "factor"
    message = "This code has already been used: wait for the next one."

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.guest = guest


class FactorOn(Refused):
    """The second factor is on already."""

    code = "factor-on"
    message = "The second factor is already on: turn it off first, or ask for new recovery codes."


class FactorOff(Refused):
    """The second factor is not on, or its setup was not started in time."""

    code = "factor-off"
    message = "The second factor is off, or its setup started more than ten minutes ago: start again."


def no_account() -> Problem:
    return Problem(409, "no-account", "You play here as a guest, without an account.")


@contextmanager
def as_problems() -> Iterator[None]:
    """Turn a `Refused` into its `Problem`."""
    try:
        yield
    except Refused as error:
        raise error.problem() from error


async def write(store: Store, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a write. Raises `Problem`, and nothing is stored; but the owner of an account gets a notice about a code that was used twice."""
    with as_problems():
        try:
            return await store.write(work, *args, **kwargs)
        except UsedFactor as error:
            guest = error.guest
            await store.write(add_notice, guest, "factor-reused", now())
            raise
