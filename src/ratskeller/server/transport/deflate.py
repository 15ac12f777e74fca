"""Packed messages for sockets (RFC 7692), at the price of one for all who are told the same.

Whoever looks at a table from the same side gets the same message. So each message is packed by itself, without what went before it: then it
need not be packed anew for every socket, and no socket has a window of its own in memory, which would be some 35 KiB.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

WORTH_PACKING = 512
"""Bytes; what is smaller travels as it is."""
LEVEL = 1
"""The quickest: the best takes three times as long for a fifth less."""
MOST_KEPT = 64
"""Messages on their way at the same time; each has some kilobytes."""
END = b"\x00\x00\xff\xff"
"""What every packed message ends with, and what does not travel (RFC 7692, 7.2.1)."""


@lru_cache(MOST_KEPT)
def packed(message: bytes, window_bits: int) -> bytes:
    """Return a message as it travels to clients that look back 2 ** `window_bits` bytes."""
    packing = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


class SharedDeflate(PerMessageDeflate):
    """The extension of one socket, which keeps nothing."""

    def encode(self, frame: Frame) -> Frame:
        """Return what travels of a whole message."""
        if frame.opcode in CTRL_OPCODES or len(frame.data) < WORTH_PACKING:
            return frame
        data = packed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """What is agreed on with clients that take packed messages: that each is packed by itself."""

    def __init__(self) -> None:
        """Ask for that on both sides."""
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return what is answered to a client, and the extension. Raises `NegotiationError` where there is none of it."""
        answered, agreed = super().process_request_params(params, accepted_extensions)
        bits = agreed.remote_max_window_bits, agreed.local_max_window_bits
        return answered, SharedDeflate(agreed.remote_no_context_takeover, agreed.local_no_context_takeover, *bits)
