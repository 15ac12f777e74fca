"""What travels over sockets is packed for clients that accept it, once for all who get the same (RFC 7692)."""

from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from ratskeller.server.transport.deflate import MIN_COMPRESSED, SharedDeflateFactory, compressed

from .serving import Guest

MESSAGE = b"the same again, " * 200


def agreed(**wanted: Any) -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """Let a client that wants something and the server agree; return what each then uses."""
    offered = ClientPerMessageDeflateFactory(**wanted)
    answered, served = SharedDeflateFactory().process_request_params(list(offered.get_request_params()), [])
    return served, offered.process_response_params(answered, [])


@pytest.mark.parametrize("wanted", [{}, {"client_max_window_bits": True}, {"server_max_window_bits": 10}])
def test_a_client_reads_every_packed_message_by_itself_whatever_window_it_has(wanted: dict[str, Any]) -> None:
    server, client = agreed(**wanted)
    for message in (MESSAGE, MESSAGE[::-1], MESSAGE):
        travelled = server.encode(Frame(Opcode.TEXT, message))
        assert travelled.rsv1
        assert len(travelled.data) < len(message) / 5
        assert bytes(client.decode(travelled).data) == message


def test_no_socket_keeps_a_window_in_memory() -> None:
    server, _ = agreed()
    server.encode(Frame(Opcode.TEXT, MESSAGE))
    assert not {"encoder", "decoder"} & vars(server).keys()


def test_a_message_to_many_is_compressed_once() -> None:
    compressed.cache_clear()
    for server, _ in (agreed() for _ in range(5)):
        server.encode(Frame(Opcode.TEXT, MESSAGE))
    assert (compressed.cache_info().misses, compressed.cache_info().hits) == (1, 4)


def test_small_messages_and_pings_travel_as_they_are() -> None:
    server, _ = agreed()
    small, ping = Frame(Opcode.TEXT, bytes(MIN_COMPRESSED - 1)), Frame(Opcode.PING, bytes(100))
    assert (server.encode(small), server.encode(ping)) == (small, ping)


def watched(guest: Guest, table: Any, compression: str | None) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    address = f"{guest.url.replace('http', 'ws')}/api/tables/{table['id']}/live?since=0"
    return connect(address, additional_headers={"Cookie": cookies}, compression=compression)  # type: ignore[arg-type]


def test_compressed_and_plain_connections_get_the_same_messages(guest: Guest) -> None:
    table = guest.open()
    with watched(guest, table, "deflate") as packing, watched(guest, table, None) as plain:
        assert (len(packing.protocol.extensions), len(plain.protocol.extensions)) == (1, 0)
        assert packing.recv(10) == plain.recv(10)
