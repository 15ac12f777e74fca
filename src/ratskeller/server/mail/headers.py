"""The headers of emails: all are written here, and no text of a person can end one, begin another or hide characters in it.

Python's header parser decodes encoded words (RFC 2047) in what it is given, and its versions before 3.13 write out what they decoded, line
breaks too. So no text reaches it with the sign that begins such a word, and afterwards the header is read as the parser has it.
"""

from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy

ENCODED_WORD = "=?"
BROKEN = "= ?"
LONGEST_LINE = 998
"""Characters of a line at most (RFC 5322, 2.1.1)."""


class UnsafeHeader(Exception):
    """The text can't stand in this header."""


class _OneLine(UnstructuredHeader, BaseHeader):
    """A header with an address of the web, which is neither folded nor encoded (RFC 2369)."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def new_mail() -> EmailMessage:
    registry = HeaderRegistry()
    registry.map_to_type("list-unsubscribe", _OneLine)
    return EmailMessage(policy=SMTP.clone(header_factory=registry))


def write_header(mail: EmailMessage, name: str, text: str) -> None:
    """Write a header with the visible characters of a text. Raises `UnsafeHeader` if the email would have another text there."""
    cleaned = "".join(char for char in " ".join(text.split()) if char.isprintable()).replace(ENCODED_WORD, BROKEN)
    mail[name] = cleaned
    _check(mail, name, cleaned)


def write_recipient(mail: EmailMessage, address: str) -> None:
    """Write to whom an email goes. Raises `UnsafeHeader` if a mail server could read the address as another one."""
    if ENCODED_WORD in address:
        raise UnsafeHeader("To")
    mail["To"] = Address(addr_spec=address)
    _check(mail, "To", address)


def _check(mail: EmailMessage, name: str, text: str) -> None:
    read = str(mail[name])
    if read != text or not read.isprintable():
        raise UnsafeHeader(name)
    if isinstance(mail[name], _OneLine) and not (read.isascii() and len(f"{name}: {read}") <= LONGEST_LINE):
        raise UnsafeHeader(name)
