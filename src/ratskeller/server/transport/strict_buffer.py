"""Strict reading of the heads of requests (RFC 9112).

h11 accepts some that a proxy in front may read in another way, so that one of them sees a request that the other doesn't.
"""

from h11 import LocalProtocolError
from h11._receivebuffer import ReceiveBuffer

LONGEST_HEAD = 16 * 1024
"""Bytes, as h11 itself allows while the end of a head has not come."""
END = b"\r\n\r\n"


class StrictBuffer(ReceiveBuffer):
    """What a connection has received, from which h11 takes the lines of heads and trailers."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """Return the lines up to an empty one, None before it has come. h11 answers `LocalProtocolError` with a refusal."""
        received = bytes(self)
        if not received.startswith(b"\r\n"):
            head, _, _ = received.partition(END)
            if len(head) > LONGEST_HEAD:
                raise LocalProtocolError("the head is too long", error_status_hint=431)
            # The end of a line without CR (2.2), or a line that continues the one before (5.2)
            if head.count(b"\n") > head.count(b"\r\n") or b"\n " in head or b"\n\t" in head:
                raise LocalProtocolError("a line ends without CR, or continues the one before")
        lines = super().maybe_extract_lines()
        _check_length(lines or [])
        return lines


def _check_length(lines: list[bytearray]) -> None:
    """Refuse a head that has more than one way to tell where its body ends (6.1 to 6.3)."""
    fields = [(name.lower(), value) for name, _, value in (line.partition(b":") for line in lines)]
    lengths = [value for name, value in fields if name == b"content-length"]
    codings = [name for name, _ in fields if name == b"transfer-encoding"]
    if len(lengths) + len(codings) > 1 or any(b"," in value for value in lengths):
        raise LocalProtocolError("more than one length")
    if codings and lines[0].endswith(b"HTTP/1.0"):
        raise LocalProtocolError("HTTP/1.0 has no transfer codings")
