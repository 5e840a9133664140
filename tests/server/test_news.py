"""What is compressed once and sent to many."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from laststand.server.news import News, Shared, framed, packed_frame
from tests.server.stage import PATIENCE, Server


def unpacked(packed: bytes) -> bytes:
    return zlib.decompressobj(-15).decompress(packed + b"\x00\x00\xff\xff")


@pytest.mark.parametrize("head", [b"", b"{", b"{" + b"h" * 70_000])
@pytest.mark.parametrize("rest", [b",1}", b"state " * 200, bytes(range(256)) * 600])
def test_a_head_and_what_all_share_unpack_to_one_message(head: bytes, rest: bytes) -> None:
    shared = Shared(rest)
    assert unpacked(News(head, shared).packed) == head + rest == News(head, shared).text


def test_what_two_packets_carry_goes_as_it_is() -> None:
    assert News(b"{" * 400, Shared(b"x" * 2400)).is_short
    assert not News(b"{" * 400, Shared(b"x" * 2401)).is_short


def test_what_all_share_is_compressed_once() -> None:
    shared = Shared(b"state " * 200)
    one, two = News(b"{a", shared), News(b"{b", shared)
    assert one.packed.endswith(shared.packed)
    assert two.packed.endswith(shared.packed)
    assert shared.packed is shared.packed


@pytest.mark.parametrize(("length", "header"), [(125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_frame_says_how_long_it_is(length: int, header: int) -> None:
    assert len(framed(0x81, b"x" * length)) == header + length
    assert packed_frame(b"")[0] == 0xC1


@pytest.mark.parametrize(
    "extensions",
    [
        [],
        [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
        [ClientPerMessageDeflateFactory(server_max_window_bits=10)],
    ],
    ids=["none", "as browsers do", "a narrow window"],
)
def test_a_state_is_read_by_whoever_unpacks_it_and_whoever_does_not(
    server: Server, extensions: list[Any]
) -> None:
    table = server.lay(options={"players": 2})
    address = f"{server.address.replace('http', 'ws')}{table.path}/live"
    with connect(address, compression=None, extensions=extensions or None) as socket:
        socket.send(json.dumps({"tokens": table.tokens, "seq": None}))
        state = json.loads(socket.recv(timeout=PATIENCE))
        assert state["view"] == table.state()["view"]
        option = state["choice"]["options"][0]["notation"]
        socket.send(json.dumps({"type": "choose", "id": "1", "seq": 0, "option": option}))
        heard = {
            message["type"]: message for message in (json.loads(socket.recv(60)) for _ in "12")
        }
        assert heard["state"]["seq"] == 1
        assert heard["answer"]["ok"]
