"""The second factor of an account: set up, replaced and turned off."""

from ratskeller.server.accounts import notices, second_factors
from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.accounts.errors import no_account, written
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.second_factors import Factor, Proof
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now

ISSUER = "Ratskeller"
"""What an app calls the site."""


class SecondFactors:
    """The second factors of all accounts. Passwords are asked for elsewhere."""

    def __init__(self, store: Store, cipher: Cipher) -> None:
        """Keep them in `store`, their keys encrypted by `cipher`."""
        self._store = store
        self._cipher = cipher

    async def of(self, guest: Guest) -> Factor | None:
        """Return the second factor of an account, None where it is not on."""
        return await self._store.read(lambda connection: second_factors.factor_of(connection, guest.id))

    async def begin(self, guest: Guest) -> tuple[str, str]:
        """Return a new key for an app, and the address by which the app takes it over. Raises `Problem`."""
        if not guest.account:
            raise no_account()
        key, moment = second_factors.new_key(), now()
        stored = self._cipher.encrypt(key)
        await written(self._store, lambda connection: second_factors.begin(connection, guest.id, stored, moment))
        return key, second_factors.address_of(key, guest.name, ISSUER)

    async def turn_on(self, guest: Guest, code: str) -> list[str]:
        """Turn the second factor on by a first code, and return recovery codes. Raises `Problem`."""
        proof, moment = self._proof(guest, code), now()
        return await written(
            self._store, lambda connection: second_factors.turn_on(connection, guest.id, proof, moment)
        )

    async def renew_recovery_codes(self, guest: Guest, code: str) -> list[str]:
        """Return new recovery codes. Raises `Problem`."""
        proof, moment = self._proof(guest, code), now()

        def write(connection: Connection) -> list[str]:
            _check(connection, guest, proof, moment)
            return second_factors.new_recovery_codes(connection, guest.id)

        return await written(self._store, write)

    async def turn_off(self, guest: Guest, code: str) -> None:
        """Let an account have no second factor any more. Raises `Problem`."""
        proof, moment = self._proof(guest, code), now()

        def write(connection: Connection) -> None:
            _check(connection, guest, proof, moment)
            second_factors.turn_off(connection, guest.id)
            notices.note(connection, guest.id, "factor-off", moment)

        await written(self._store, write)

    def _proof(self, guest: Guest, code: str) -> Proof:
        if not guest.account:
            raise no_account()
        return Proof(code, self._cipher)


def _check(connection: Connection, guest: Guest, proof: Proof, moment: str) -> None:
    """Make sure that an account has a second factor, and that the code is right."""
    if second_factors.factor_of(connection, guest.id) is None:
        raise second_factors.FactorOff(guest.id)
    second_factors.check(connection, guest.id, proof, moment)
