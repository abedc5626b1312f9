"""Running the server: find a port, say where it is, open the browser, end gracefully."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import uvicorn

from stammtisch.engine.beside import News
from stammtisch.engine.loading import Form
from stammtisch.server.addresses import Proxies
from stammtisch.server.app import build_app
from stammtisch.server.connections import Configuration, Patience
from stammtisch.server.door import Door, room_for_connections
from stammtisch.server.lease import DatabaseInUse, taken_over
from stammtisch.server.logs import set_up_logs
from stammtisch.server.problems import Problem
from stammtisch.server.server import CLOSING_SECONDS, Server
from stammtisch.server.settings import BadSetting, Settings

FIRST_PORT = 8080
PORTS_TRIED = 50
SEND_BUFFER = 262_144


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket: at the port that was asked for, else at the first free one from 8080."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        # Named in full, or asyncio does not recognise TCP and leaves small answers waiting for 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it. The system would keep megabytes for each reader who does not read.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if port is not None:
                raise BadSetting(
                    "cannot_listen",
                    f"Cannot listen at {host}, port {candidate}: {error.strerror}.",
                    f"An {host}, Port {candidate}, lässt sich nicht lauschen: {error.strerror}.",
                ) from None
            continue
        listener.set_inheritable(True)
        return listener
    raise BadSetting(
        "cannot_listen",
        f"No port from {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1} is free at {host}.",
        f"An {host} ist kein Port von {FIRST_PORT} bis {FIRST_PORT + PORTS_TRIED - 1} frei.",
    )


def address_of(listener: socket.socket) -> str:
    """The address as a person types it."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def collect_seldom() -> None:
    """Look through everything for garbage in cycles seldom: tables in memory live long, and everybody waits meanwhile.

    Looks at what is young stay as frequent as the interpreter has them. They are counted by what is made less what is
    dropped, so with views that replace each other seldom looks are long ones: with 20,000 in place of 700 they took up
    to 0.17 s at 1,000 tables, and no less processor in all.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 5_000)


class Uvicorn(uvicorn.Server):
    """Tells clients that the server closes before their connections are cut."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ours = server
        self.ready = ready

    def end(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.ours.say_goodbye()
        await super().shutdown(sockets)


def configuration(server: Server) -> Configuration:
    """How uvicorn serves this server."""
    settings = server.settings
    proxies = Proxies(settings.trusted_proxies)
    return Configuration(
        build_app(server),
        Door(settings.connections_per_address, room_for_connections(settings.reserved_files), proxies),
        Patience(settings.head_seconds, settings.body_seconds, settings.unread_seconds),
        timeout_keep_alive=settings.idle_seconds,
        ws_max_size=settings.max_message * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=int(CLOSING_SECONDS),
    )


async def opened(server: Server) -> None:
    """Open the database of a server; who started it is told why that does not go."""
    try:
        await server.open()
    except Problem as problem:
        await server.database.close()
        reason = str(problem.__cause__ or problem)
        why = f": {reason}" if reason else ""  # who waits in vain is not told why
        raise BadSetting(
            "no_database",
            f"The database does not answer{why}.",
            f"Die Datenbank antwortet nicht{why}.",
        ) from None
    except DatabaseInUse:
        await server.database.close()
        raise


class Announcer(Protocol):
    """Tells the person at the terminal."""

    def running(self, address: str) -> None: ...

    def engine(self, form: Form, is_building: bool) -> None:
        """With which form of the engine computers think, and whether a faster one is being built."""

    def news(self, news: News) -> None:
        """How the build goes."""


def serve(settings: Settings, *, open_browser: bool, announcer: Announcer) -> None:
    """Run until somebody ends it."""
    set_up_logs(settings.log_level)
    collect_seldom()
    listener = bind(settings.host, settings.port)
    address = address_of(listener)

    async def run() -> None:
        server = Server(settings)
        await opened(server)

        def ready() -> None:
            announcer.running(address)
            server.engine.begin_building(announcer.news)
            announcer.engine(server.engine.form, server.engine.news is not None)
            if open_browser and has_display():
                webbrowser.open(address)

        running = Uvicorn(configuration(server), server, ready)
        server.lease.when_lost = running.end
        await running.serve(sockets=[listener])
        if server.lease.is_lost:
            raise taken_over()

    # Ctrl-C is the ordinary end of a server, no mishap.
    with suppress(KeyboardInterrupt):
        if sys.platform == "win32":
            asyncio.run(run())
        else:
            import uvloop  # noqa: PLC0415 - not made for Windows

            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(run())
