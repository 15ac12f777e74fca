"""What people do about themselves: a name, an account, signing in and out, leaving. Whoever looks at a table of theirs is told."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from ratskeller import bots
from ratskeller.server.accounts import guests, known_browsers, login_links, notices
from ratskeller.server.accounts import queries as accounts
from ratskeller.server.accounts import roles as standings
from ratskeller.server.accounts import session_queries as devices
from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.accounts.deletion import delete_account
from ratskeller.server.accounts.errors import as_problems, no_account, written, wrong_sign_in
from ratskeller.server.accounts.guest_data import own_data
from ratskeller.server.accounts.guest_transfer import take_along
from ratskeller.server.accounts.guests import Browser, Guest, Guests, begin_session
from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.accounts.passwords import Passwords
from ratskeller.server.accounts.queries import Account
from ratskeller.server.accounts.second_factors import Proof
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.errors import Problem
from ratskeller.server.tables.manager import TableManager

# How often the database is asked about whom another process has changed something
DOORBELL_SECONDS = 0.5
# A write may be seen so much later than the moment that stands in it
LATE_DAYS = 1 / 24 / 60

T = TypeVar("T")


class AccountService:
    """All who play here, as far as they change something about themselves."""

    def __init__(self, store: Store, guests: Guests, manager: TableManager, cipher: Cipher | None = None) -> None:
        """Keep in `store` what is changed, secrets of people encrypted by `cipher`, and tell `guests` and the tables of `manager`."""
        self._store = store
        self._guests = guests
        self._manager = manager
        self._cipher = cipher or Cipher()
        self._passwords = Passwords(self._cipher)
        self._heard: dict[str, str] = {}

    async def watch(self) -> None:
        """Hear for ever of what other processes change."""
        while True:
            heard = await self._store.read(lambda connection: accounts.changes_since(connection, days_ago(LATE_DAYS)))
            if news := [guest for guest, moment in heard.items() if self._heard.get(guest) != moment]:
                await self._tell(news)
            self._heard = heard
            await asyncio.sleep(DOORBELL_SECONDS)

    async def account(self, guest: Guest) -> Account | None:
        """Return the account of a guest, None for a guest without one."""
        return await self._store.read(lambda connection: accounts.account_of(connection, guest.id))

    async def is_admin(self, guest: Guest) -> bool:
        """Tell whether somebody looks after this site."""
        return guest.account and await self._store.read(standings.has(guest.id, "admin"))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name. Raises `Problem` where somebody else has an account of this name."""
        await self._write(lambda connection: accounts.rename(connection, guest.id, name, now()), guest.id)
        return Guest(guest.id, name, guest.account)

    async def open_account(self, guest: Guest, name: str, password: str, former: str, browser: Browser) -> Guest:
        """Make an account of a guest, whose session goes on with another token. Raises `Problem`."""
        # What can't be is refused before it costs anything
        await self._read(lambda connection: accounts.check_free(connection, guest.id, name))
        hashed, moment = await self._passwords.hash_new(password), now()

        def write(connection: Connection) -> None:
            accounts.open_account(connection, guest.id, name, hashed, moment)
            devices.end_session(connection, guest.id, token_hash(former)[: devices.HANDLE], moment)
            begin_session(connection, guest.id, browser, moment)

        await self._write(write, guest.id)
        return Guest(guest.id, name, account=True)

    async def sign_in(
        self,
        given: tuple[str, str, str | None],
        former: "tuple[Guest, str] | None",
        take: bool,
        browser: Browser,
    ) -> Guest:
        """Begin a session of an account in a browser, and end the one that the browser had before.

        `given` are name, password and maybe a code of the second factor. `take`: what a guest without an account had in this browser goes
        along. Raises `Problem`, with the same words for a name that nobody has and for a wrong password.
        """
        name, password, factor = given
        account = await self._store.read(lambda connection: accounts.account_called(connection, name))
        is_right = await self._passwords.is_right(password, None if account is None else account.password)
        if account is None or not is_right:
            raise wrong_sign_in()
        renewed, moment = await self._renewed(account, password), now()

        def write(connection: Connection) -> None:
            accounts.check_password(connection, account)

            def first() -> None:
                accounts.change_password(connection, account, renewed)
                if former is not None and take and not former[0].account and former[0].id != account.guest:
                    take_along(connection, former[0].id, account.guest, moment)
                elif former is not None:
                    _end(connection, former, moment)
                _note_browser(connection, account.guest, browser, moment)

            begin_session(connection, account.guest, browser, moment, self._proof(factor), first=first)

        await self._write(write, account.guest, *([] if former is None else [former[0].id]))
        return Guest(account.guest, account.name, account=True)

    async def come_by_mail(
        self,
        code: str,
        password: str | None,
        factor: str | None,
        former: "tuple[Guest, str] | None",
        browser: Browser,
    ) -> Guest:
        """Begin a session of the guest to whom a link was sent, and end the one that the browser had before.

        With a new `password` for his account all his other sessions end. Raises `Problem`, and the link is still good, unless it was not.
        """
        hashed = None if password is None else await self._passwords.hash_new(password)
        moment = now()

        def write(connection: Connection) -> str:
            guest = login_links.meant(connection, code)
            if hashed is not None and not accounts.is_account(connection, guest):
                raise accounts.NoAccount(guest)

            def first() -> None:
                if hashed is not None:
                    accounts.set_password(connection, guest, hashed)
                    known_browsers.forget(connection, guest)
                    devices.end_all(connection, guest, moment)
                    notices.note(connection, guest, "password", moment)
                login_links.spend(connection, guest)
                if former is not None:
                    _end(connection, former, moment)

            begin_session(connection, guest, browser, moment, self._proof(factor), first=first)
            return guest

        guest = await self._write(write, *([] if former is None else [former[0].id]))
        await self._tell([guest])
        found = await self._guests.by_token(browser.token)
        assert found is not None
        return found

    async def come_back(self, code: str, factor: str | None, browser: Browser) -> Guest:
        """Give the guest to whom the code of a link leads one more session, in a browser. Raises `Problem`."""
        moment = now()

        def write(connection: Connection) -> str:
            guest = guests.linked(connection, code)
            begin_session(
                connection,
                guest,
                browser,
                moment,
                self._proof(factor),
                first=lambda: _note_browser(connection, guest, browser, moment),
            )
            return guest

        await self._tell([await self._write(write)])
        found = await self._guests.by_token(browser.token)
        assert found is not None
        return found

    async def meant_by_link(self, code: str) -> str:
        """Return the id of the guest to whom the code of a link leads. Raises `Problem`."""
        return await self._read(lambda connection: guests.linked(connection, code))

    async def meant_by_mail(self, code: str) -> str:
        """Return the id of the guest whom a link by mail signs in. Raises `Problem`."""
        return await self._read(lambda connection: login_links.meant(connection, code))

    async def change_password(self, guest: Guest, old: str, new: str, browser: Browser) -> None:
        """Change a password; all sessions end, and one begins in this browser. Raises `Problem` for a wrong old one."""
        account = await self._checked(guest, old)
        hashed, moment = await self._passwords.hash_new(new), now()

        def write(connection: Connection) -> None:
            accounts.change_password(connection, account, hashed)
            known_browsers.forget(connection, guest.id)
            devices.end_all(connection, guest.id, moment)
            notices.note(connection, guest.id, "password", moment)
            begin_session(connection, guest.id, browser, moment, goes_on=True)

        await self._write(write, guest.id)

    async def confirm(self, guest: Guest, password: str | None) -> None:
        """Make sure that the owner of an account is there himself. Raises `Problem` without his password, which guests don't have."""
        if not guest.account:
            return
        if password is None:
            raise Problem(403, "password-asked", "Give your password once more.", field="password")
        await self._checked(guest, password)

    async def devices(self, guest: Guest) -> list[devices.Device]:
        """Return in which browsers a guest is known."""
        return await self._store.read(lambda connection: devices.devices_of(connection, guest.id))

    async def sign_out(self, guest: Guest, handle: str | None) -> None:
        """End a session of an account, None: all. Raises `Problem` for a guest without one, who would lose his seats."""
        if not guest.account:
            raise no_account()
        if handle is None:
            await self._write(lambda connection: devices.end_all(connection, guest.id, now()), guest.id)
        elif not await self._write(
            lambda connection: devices.end_session(connection, guest.id, handle, now()), guest.id
        ):
            raise Problem(404, "unknown-session", "You are not signed in there any more.")

    async def delete(self, guest: Guest, password: str) -> None:
        """Delete an account; its running games go on without it. Raises `Problem` for a wrong password."""
        account = await self._checked(guest, password)

        def write(connection: Connection) -> list[str]:
            accounts.check_password(connection, account)
            return delete_account(connection, guest.id, _bot_of, now())

        for table_id in await self._write(write, guest.id):
            # Its bots are asked from now on, though nobody may look
            await self._manager.table(table_id)

    async def set_profile(self, guest: Guest, profile: str) -> None:
        """Store as JSON what is set on every device of an account. Raises `Problem` for a guest without one."""
        if not guest.account:
            raise no_account()
        await self._store.write(lambda connection: accounts.set_profile(connection, guest.id, profile))

    async def set_listed(self, guest: Guest, listed: bool) -> None:
        """Store whether an account stands in rankings and others are told of its past games. Raises `Problem` for a guest without one."""
        if not guest.account:
            raise no_account()
        await self._write(lambda connection: accounts.set_listed(connection, guest.id, listed))

    async def own_data(self, guest: Guest) -> dict[str, Any]:
        """Return all that is stored about a guest."""
        return await self._store.read_long(own_data(guest.id))

    def _proof(self, code: str | None) -> Proof | None:
        return None if code is None else Proof(code, self._cipher)

    async def _checked(self, guest: Guest, password: str) -> Account:
        account = await self.account(guest)
        if account is None:
            raise no_account()
        if not await self._passwords.is_right(password, account.password):
            raise Problem(403, "wrong-password", "The password is not the right one.", field="password")
        return account

    async def _renewed(self, account: Account, password: str) -> str:
        """Return what is to be stored of a right password: something else where the parameters have changed."""
        is_outdated = self._passwords.is_outdated(account.password)
        return await self._passwords.hash(password) if is_outdated else account.password

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with as_problems():
            return await self._store.read(work)

    async def _write(self, work: Callable[[Connection], T], *changed: str) -> T:
        """Store something and tell of the guests whom it changes. Raises `Problem`, and nothing is stored."""
        done = await written(self._store, work)
        await self._tell(changed)
        return done

    async def _tell(self, changed: Collection[str]) -> None:
        await self._guests.ask_anew(changed)
        await self._manager.people_changed(changed)


def _end(connection: Connection, former: tuple[Guest, str], moment: str) -> None:
    """End the session that a browser had."""
    devices.end_session(connection, former[0].id, token_hash(former[1])[: devices.HANDLE], moment)


def _note_browser(connection: Connection, guest: str, browser: Browser, moment: str) -> None:
    """Let the owner of an account hear of a browser in which nobody has signed in to it before."""
    if not known_browsers.is_known(connection, guest, browser.code):
        notices.note(connection, guest, "browser", moment, browser.name)


def _bot_of(game: str) -> str:
    """Return the bot that takes the seat of somebody who leaves: the one that people are offered first."""
    return bots.middle_level(game) or bots.names(game)[0]
