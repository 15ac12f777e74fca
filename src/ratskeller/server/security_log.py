"""The security log: sign-ins, refusals and changes of accounts.

It contains ids of guests, never names, passwords or email addresses, and only the network of an address.
"""

import logging
from ipaddress import ip_network
from typing import Literal

LOGGER = "ratskeller.security"
NETWORKS = {4: 24, 6: 48}

Event = Literal[
    "signed-in",
    "signed-out",
    "password-wrong",
    "passwords-refused",
    "password-changed",
    "account-made",
    "account-deleted",
    "mail-changed",
    "token-made",
    "link-made",
    "factor-on",
    "factor-off",
    "factor-wrong",
    "factor-reused",
    "factors-refused",
    "recovery-codes-made",
    "data-read",
    "people-listed",
]

log = logging.getLogger(LOGGER)


def note(event: Event, address: str, guest: str | None = None) -> None:
    """Log an event from an address. `guest` is the id of the account, if there is one."""
    log.info("%s", event, extra={"guest": guest, "network": network(address)})


def note_refusal(address: str, guest: str | None, route: str, status: int, code: str) -> None:
    more = {"guest": guest, "network": network(address), "route": route, "status": status, "code": code}
    log.info("refused", extra=more)


def network(address: str) -> str:
    """Return the network of an address, "" if it is malformed."""
    try:
        found = ip_network(address)
    except ValueError:
        return ""
    wide = min(found.prefixlen, NETWORKS[found.version])
    return str(found.supernet(new_prefix=wide))
