"""Somebody with a socket who reads only when told to: a client library would read ahead."""

from __future__ import annotations

import json
import socket
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.patience import PATIENCE

SMALL = 4096  # bytes that the system takes for a reader who sleeps


class Sleeper:
    """Greets, watches, and then sleeps."""

    def __init__(self, port: int, secret: str | None, table: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", port))
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws"), max_size=None)
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        while self._protocol.handshake_exc is None and not self._protocol.events_received():
            self._protocol.receive_data(self.line.recv(1))
        self.say(type="hello", secret=secret)
        self.say(type="watch", table=table)

    def say(self, **message: Any) -> None:
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self.line.sendall(data)

    def wake(self) -> list[Any]:
        """The messages that are there, at least one; none when the connection has come to its end."""
        found: list[Any] = []
        while not found:
            data = self.line.recv(65_536)
            if not data:
                return []
            self._protocol.receive_data(data)
            frames = [event for event in self._protocol.events_received() if isinstance(event, Frame)]
            found = [json.loads(bytes(frame.data)) for frame in frames if frame.opcode is Opcode.TEXT]
            if self._protocol.close_rcvd is not None and not found:
                return []
        return found

    @property
    def close_code(self) -> int | None:
        received = self._protocol.close_rcvd
        return None if received is None else received.code

    def close(self) -> None:
        self.line.close()
