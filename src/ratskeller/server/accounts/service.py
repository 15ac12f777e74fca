"""What guests do to their own account: name it, open it, sign in and out, change and delete it."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec, TypeVar

from ratskeller.server.accounts import queries
from ratskeller.server.accounts.crypto import Cipher, new_token
from ratskeller.server.accounts.errors import NoAccount, WrongSignIn, as_problems, no_account, write
from ratskeller.server.accounts.guest_data import delete_account, move_guest
from ratskeller.server.accounts.guests import Deletion, Guest, Guests
from ratskeller.server.accounts.login_links import (
    delete_mail_links,
    guest_of_mail_link,
    guest_of_seat_link,
    replace_seat_link,
)
from ratskeller.server.accounts.moderation import has_status
from ratskeller.server.accounts.notices import add_notice
from ratskeller.server.accounts.own_data import OwnData, own_data
from ratskeller.server.accounts.passwords import Passwords
from ratskeller.server.accounts.queries import Account
from ratskeller.server.accounts.schemas import Return, SignIn, UseMailLink
from ratskeller.server.accounts.second_factors import Proof
from ratskeller.server.accounts.session_queries import (
    Browser,
    StoredSession,
    begin_session,
    end_all_sessions,
    end_session,
    forget_browsers,
    is_known_browser,
    session_handle,
    sessions_of,
)
from ratskeller.server.accounts.sessions import Session
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.errors import Problem

# How often the database is asked for the changes of other processes
POLL_SECONDS = 0.5
# A write may become visible this long after its moment
LATE_DAYS = 1 / 24 / 60

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountHooks:
    """What the rest of the server does when accounts change; handed in when the server is put together."""

    on_change: Callable[[Collection[str]], Awaitable[None]]
    """After a change of these guests was stored: show it at their tables."""
    leave_tables: Callable[[Connection, str, str], Collection[str]]
    """When an account is deleted, in the same write: free the guest's seats at a moment, and return the tables that go on."""
    resume_tables: Callable[[Collection[str]], Awaitable[None]]
    """After an account was deleted: let the bots on its seats play."""
    deletions: Sequence[Deletion] = ()
    """When an account is deleted, in the same write: delete what features store about the guest."""


class AccountService:
    """Everything that guests change about themselves."""

    def __init__(self, store: Store, guests: Guests, hooks: AccountHooks, cipher: Cipher | None = None) -> None:
        """Store changes in `store`, secrets encrypted by `cipher`, and pass them on to `guests` and `hooks`."""
        self._store = store
        self._guests = guests
        self._hooks = hooks
        self._cipher = cipher or Cipher()
        self._passwords = Passwords(self._cipher)
        self._changes: dict[str, str] = {}

    async def watch_changes(self) -> None:
        """Pass on, as long as the server runs, what other processes change."""
        while True:
            changes = await self._store.read(queries.changes_since, days_ago(LATE_DAYS))
            if new := [guest for guest, moment in changes.items() if self._changes.get(guest) != moment]:
                await self._notify(new)
            self._changes = changes
            await asyncio.sleep(POLL_SECONDS)

    async def account(self, guest: Guest) -> Account | None:
        return await self._store.read(queries.account_of, guest.id)

    async def is_admin(self, guest: Guest) -> bool:
        return guest.account and await self._store.read(has_status, guest.id, "admin")

    async def sessions(self, guest: Guest) -> list[StoredSession]:
        return await self._store.read(sessions_of, guest.id)

    async def own_data(self, guest: Guest) -> OwnData:
        return await self._store.read_long(own_data, guest.id)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Rename a guest. Raises `Problem` if somebody else has an account of this name."""
        await self._write(lambda connection: queries.rename(connection, guest.id, name, now()), guest.id)
        return Guest(guest.id, name, guest.account)

    async def open_account(self, guest: Guest, name: str, password: str, *, former: Session, browser: Browser) -> Guest:
        """Make an account for a guest, whose session continues with another token. Raises `Problem`."""
        # Hashing a password is expensive: refuse earlier if possible
        await self._read(queries.check_name_free, guest.id, name)
        hashed, moment = await self._passwords.hash_new(password), now()

        def work(connection: Connection) -> None:
            queries.open_account(connection, guest.id, name, hashed, moment)
            end_session(connection, guest.id, session_handle(former.token), moment)
            begin_session(connection, guest.id, browser, moment)

        await self._write(work, guest.id)
        return Guest(guest.id, name, account=True)

    async def account_of_sign_in(self, name: str, password: str) -> Account:
        """Return the account of a name and its right password. Raises `Problem`, the same one for unknown names and wrong passwords."""
        account = await self._store.read(queries.account_by_name, name)
        is_right = await self._passwords.is_right(password, None if account is None else account.password)
        if account is None or not is_right:
            raise WrongSignIn().problem()
        return account

    async def sign_in(self, account: Account, data: SignIn, former: Session | None, browser: Browser) -> Guest:
        """Begin a session of an account, whose password was checked, in a browser, and end its former one.

        With `data.take`, everything of a guest without an account moves into the account. Raises `Problem`.
        """
        hashed, moment = await self._current_hash(account, data.password), now()

        def work(connection: Connection) -> None:
            queries.check_password(connection, account)

            def before() -> None:
                queries.change_password(connection, account, hashed)
                if former and data.take and not former.guest.account and former.guest.id != account.guest:
                    move_guest(connection, former.guest.id, account.guest, moment)
                elif former:
                    _end(connection, former, moment)
                _notify_of_new_browser(connection, account.guest, browser, moment)

            begin_session(connection, account.guest, browser, moment, self._proof(data.factor), before=before)

        await self._write(work, account.guest, *([former.guest.id] if former else []))
        return Guest(account.guest, account.name, account=True)

    async def use_mail_link(self, data: UseMailLink, former: Session | None, browser: Browser) -> Guest:
        """Begin a session of the guest that a link was sent to, and end the browser's former one.

        With a new password for the account all its other sessions end. Raises `Problem`, and a valid link stays valid.
        """
        hashed = None if data.password is None else await self._passwords.hash_new(data.password)
        moment = now()

        def work(connection: Connection) -> str:
            guest = guest_of_mail_link(connection, data.code)
            if hashed is not None and not queries.is_account(connection, guest):
                raise NoAccount(guest)

            def before() -> None:
                if hashed is not None:
                    queries.set_password(connection, guest, hashed)
                    _end_after_password_change(connection, guest, moment)
                delete_mail_links(connection, guest)
                if former:
                    _end(connection, former, moment)

            begin_session(connection, guest, browser, moment, self._proof(data.factor), before=before)
            return guest

        guest = await self._write(work, *([former.guest.id] if former else []))
        return await self._signed_in(guest, browser)

    async def make_seat_link(self, guest: Guest) -> str:
        """Return the code of a new link to a guest's seats, which replaces an older one."""
        code = new_token()
        await self._store.write(replace_seat_link, guest.id, code)
        return code

    async def use_seat_link(self, data: Return, browser: Browser) -> Guest:
        """Begin a session of the guest that a link to seats belongs to. Raises `Problem`."""
        moment = now()

        def work(connection: Connection) -> str:
            guest = guest_of_seat_link(connection, data.code)
            begin_session(
                connection,
                guest,
                browser,
                moment,
                self._proof(data.factor),
                before=lambda: _notify_of_new_browser(connection, guest, browser, moment),
            )
            return guest

        return await self._signed_in(await self._write(work), browser)

    async def guest_of_seat_link(self, code: str) -> str:
        """Return the id of the guest that a link to seats belongs to. Raises `Problem`."""
        return await self._read(guest_of_seat_link, code)

    async def guest_of_mail_link(self, code: str) -> str:
        """Return the id of the guest that a link by email signs in. Raises `Problem`."""
        return await self._read(guest_of_mail_link, code)

    async def change_password(self, guest: Guest, old: str, new: str, browser: Browser) -> None:
        """Change a password; all sessions end, and one begins in this browser. Raises `Problem` if the old one is wrong."""
        account = await self._checked(guest, old)
        hashed, moment = await self._passwords.hash_new(new), now()

        def work(connection: Connection) -> None:
            queries.change_password(connection, account, hashed)
            _end_after_password_change(connection, guest.id, moment)
            begin_session(connection, guest.id, browser, moment, is_continuation=True)

        await self._write(work, guest.id)

    async def confirm(self, guest: Guest, password: str | None) -> None:
        """Check the password of a guest who has an account. Raises `Problem`."""
        if not guest.account:
            return
        if password is None:
            raise Problem(403, "password-asked", "Give your password again.", field="password")
        await self._checked(guest, password)

    async def sign_out(self, guest: Guest, handle: str | None) -> None:
        """End a session of an account, None: all. Raises `Problem` for a guest without one, who would lose their seats."""
        if not guest.account:
            raise no_account()
        if handle is None:
            await self._write(lambda connection: end_all_sessions(connection, guest.id, now()), guest.id)
        elif not await self._write(lambda connection: end_session(connection, guest.id, handle, now()), guest.id):
            raise Problem(404, "unknown-session", "You are no longer signed in there.")

    async def delete(self, guest: Guest, password: str) -> None:
        """Delete an account; its running games go on without it. Raises `Problem` if the password is wrong."""
        account = await self._checked(guest, password)

        def work(connection: Connection) -> Collection[str]:
            queries.check_password(connection, account)
            moment = now()
            tables = self._hooks.leave_tables(connection, guest.id, moment)
            delete_account(connection, guest.id, moment, self._hooks.deletions)
            return tables

        await self._hooks.resume_tables(await self._write(work, guest.id))

    async def set_profile(self, guest: Guest, profile: str) -> None:
        """Store the settings on all devices of an account, as JSON. Raises `Problem` for a guest without one."""
        if not guest.account:
            raise no_account()
        await self._store.write(queries.set_profile, guest.id, profile)

    async def set_listed(self, guest: Guest, listed: bool) -> None:
        """Store whether an account appears in rankings and others may see its past games. Raises `Problem` for a guest without one."""
        if not guest.account:
            raise no_account()
        await self._write(lambda connection: queries.set_listed(connection, guest.id, listed))

    def _proof(self, code: str | None) -> Proof | None:
        return None if code is None else Proof(code, self._cipher)

    async def _checked(self, guest: Guest, password: str) -> Account:
        account = await self.account(guest)
        if account is None:
            raise no_account()
        if not await self._passwords.is_right(password, account.password):
            raise Problem(403, "wrong-password", "Wrong password.", field="password")
        return account

    async def _current_hash(self, account: Account, password: str) -> str:
        """Return the hash of a right password: a new one if the parameters or keys have changed."""
        is_outdated = self._passwords.is_outdated(account.password)
        return await self._passwords.hash(password) if is_outdated else account.password

    async def _signed_in(self, guest: str, browser: Browser) -> Guest:
        await self._notify([guest])
        found = await self._guests.by_token(browser.token)
        assert found is not None
        return found

    async def _read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with as_problems():
            return await self._store.read(work, *args, **kwargs)

    async def _write(self, work: Callable[[Connection], T], *changed: str) -> T:
        """Run a write and pass on which guests it changes. Raises `Problem`, and nothing is stored."""
        result = await write(self._store, work)
        await self._notify(changed)
        return result

    async def _notify(self, changed: Collection[str]) -> None:
        await self._guests.refresh(changed)
        await self._hooks.on_change(changed)


def _end(connection: Connection, session: Session, moment: str) -> None:
    end_session(connection, session.guest.id, session_handle(session.token), moment)


def _end_after_password_change(connection: Connection, guest: str, moment: str) -> None:
    forget_browsers(connection, guest)
    end_all_sessions(connection, guest, moment)
    add_notice(connection, guest, "password", moment)


def _notify_of_new_browser(connection: Connection, guest: str, browser: Browser, moment: str) -> None:
    if not is_known_browser(connection, guest, browser.code):
        add_notice(connection, guest, "browser", moment, browser.name)
