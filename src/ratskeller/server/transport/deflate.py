"""Compression of WebSocket messages (RFC 7692), once for all sockets that get the same message.

Everybody with the same view of a table gets the same message. Each message is compressed by itself (no context takeover), so the result can
be shared, and no socket keeps a window of its own, which takes some 35 KiB.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

MIN_COMPRESSED = 512
"""Bytes; shorter messages are sent as they are."""
LEVEL = 1
"""The fastest: the best takes three times as long and saves a fifth."""
CACHED_MESSAGES = 64
"""Messages being sent at the same time, of some kilobytes each."""
TAIL = b"\x00\x00\xff\xff"
"""The end of every compressed message, which is not sent (RFC 7692, 7.2.1)."""


@lru_cache(CACHED_MESSAGES)
def compressed(message: bytes, window_bits: int) -> bytes:
    """Return a message compressed for clients with a window of 2 ** `window_bits` bytes."""
    compressor = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)


class SharedDeflate(PerMessageDeflate):
    """The extension of one socket, without any state."""

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or len(frame.data) < MIN_COMPRESSED:
            return frame
        data = compressed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression without context takeover."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return the parameters of the answer, and the extension. Raises `NegotiationError`."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        bits = agreed.remote_max_window_bits, agreed.local_max_window_bits
        return answer, SharedDeflate(agreed.remote_no_context_takeover, agreed.local_no_context_takeover, *bits)
