"""How long sessions and API tokens last. Every use checks it; the retention only tidies up."""

import msgspec

from ratskeller.server.db.timestamps import days_ago

GUEST_DAYS = 400.0
"""The lifetime of a guest's unused session, as long as browsers keep its cookie: without an account it is all that a guest has."""


class SessionLifetimes(msgspec.Struct, frozen=True, kw_only=True):
    """Days after which an account's session ends when unused (`idle`) and in any case (`most`), and an unused API token (`tokens`)."""

    idle: float = GUEST_DAYS
    most: float = GUEST_DAYS
    tokens: float = GUEST_DAYS

    def has_session_ended(self, seen: str, since: str | None, *, account: bool) -> bool:
        """Tell whether a session is over that began at `since` (None: unknown), was last used at `seen`, and may be an `account`'s."""
        if seen < days_ago(GUEST_DAYS):
            return True
        return account and (seen < days_ago(self.idle) or (since is not None and since < days_ago(self.most)))

    def has_token_ended(self, used: str) -> bool:
        """Tell whether an API token is over that was last used, or made, at a moment."""
        return used < days_ago(self.tokens)
