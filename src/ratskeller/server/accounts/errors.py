"""What accounts don't allow, as error answers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ratskeller.server.accounts import guests, login_links, notices, second_factors
from ratskeller.server.accounts import queries as accounts
from ratskeller.server.accounts import roles as standings
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store, Unchanged
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem

T = TypeVar("T")


@contextmanager
def as_problems() -> Iterator[None]:
    """Say as a `Problem` what accounts don't allow."""
    try:
        yield
    except tuple(REFUSALS) as error:
        raise REFUSALS[type(error)]() from error


async def written(store: Store, work: Callable[[Connection], T]) -> T:
    """Store something. Raises `Problem`, and nothing is stored; but the owner of an account hears of a code that came twice."""
    with as_problems():
        try:
            return await store.write(work)
        except second_factors.UsedFactor as error:
            used = error.guest
            await store.write(lambda connection: notices.note(connection, used, "factor-reused", now()))
            raise


def wrong_sign_in() -> Problem:
    """Nobody has this name, or the password is not the right one."""
    return Problem(403, "wrong-sign-in", "There is no account of this name with this password.", field="password")


def no_account() -> Problem:
    """A guest has no account."""
    return Problem(409, "no-account", "You play here as a guest, without an account.")


REFUSALS: dict[type[Unchanged], Callable[[], Problem]] = {
    accounts.NameTaken: lambda: Problem(409, "name-taken", "Somebody has an account of this name.", field="name"),
    accounts.HasAccount: lambda: Problem(409, "has-account", "You have an account already."),
    accounts.PasswordChanged: wrong_sign_in,
    accounts.NoAccount: lambda: Problem(
        409, "no-account", "You play here as a guest, without an account: leave the password out.", field="password"
    ),
    standings.Locked: lambda: Problem(403, "account-locked", "Whoever runs this site has locked this account."),
    guests.UnknownLink: lambda: Problem(
        404,
        "unknown-link",
        "This link doesn't lead to any seats: either it is incomplete, or a newer one has replaced it.",
    ),
    login_links.UsedLink: lambda: Problem(
        404, "used-link", "This link is good no longer: it was used, or is older than ten minutes."
    ),
    second_factors.FactorAsked: lambda: Problem(
        403,
        "factor-asked",
        "This account has a second factor: give a code of its app, or a recovery code.",
        field="factor",
    ),
    second_factors.WrongFactor: lambda: Problem(
        403,
        "wrong-factor",
        "This is no code of the app that is right now, and no recovery code that is left.",
        field="factor",
    ),
    second_factors.UsedFactor: lambda: Problem(
        403, "used-factor", "This code has been used already: wait for the next one.", field="factor"
    ),
    second_factors.FactorOn: lambda: Problem(
        409, "factor-on", "The second factor is on already: turn it off first, or ask for new recovery codes."
    ),
    second_factors.FactorOff: lambda: Problem(
        409,
        "factor-off",
        "The second factor is not on, or its setup was begun more than ten minutes ago: begin again.",
    ),
}
"""The answer for each reason for which nothing was stored."""
