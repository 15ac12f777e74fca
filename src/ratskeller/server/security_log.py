"""The security log: who came in and who failed, and what changed about accounts.

It holds ids of guests, never names, passwords or mail addresses, and of where a request came from only the network.
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


def note(event: Event, place: str, guest: str | None = None) -> None:
    """Log an event of an account, from an address; `guest` is the id, None where no account is meant."""
    log.info("%s", event, extra={"guest": guest, "network": network(place)})


def note_refusal(place: str, guest: str | None, route: str, status: int, code: str) -> None:
    """Log that a request was refused: from an address, to a guest if one is known, by the name of what was asked."""
    more = {"guest": guest, "network": network(place), "route": route, "status": status, "code": code}
    log.info("refused", extra=more)


def network(place: str) -> str:
    """Return the network of an address, "" for what is no address."""
    try:
        found = ip_network(place)
    except ValueError:
        return ""
    wide = min(found.prefixlen, NETWORKS[found.version])
    return str(found.supernet(new_prefix=wide))
