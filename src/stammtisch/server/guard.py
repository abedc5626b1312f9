"""What every HTTP request passes: limits of rate and size on the way in, security headers on the way out."""

from __future__ import annotations

from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from stammtisch.server.costs import COSTS, kind_of
from stammtisch.server.limits import payer, payer_unknown
from stammtisch.server.metrics import REFUSALS, REQUESTS
from stammtisch.server.people import secret_in
from stammtisch.server.play import error_of
from stammtisch.server.problems import Problem
from stammtisch.server.server import Server

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # a page draws the picture of a finished game from its own markup
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
METHODS = {"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"}


class ClientLeft(Exception):
    """The connection ended before its request was whole; there is nobody to answer."""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.requests = server.requests
        self.people = server.people
        self.max_body = server.settings.max_body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        is_api = scope["path"].startswith("/api/")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *HEADERS]
                if is_api and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                REQUESTS.labels(method, str(message["status"])).inc()
            await send(message)

        is_whole = False

        async def listen() -> HTTPReceiveMessage:
            nonlocal is_whole
            message = cast(HTTPReceiveMessage, await receive())
            if message["type"] == "http.disconnect" and not is_whole:
                raise ClientLeft
            is_whole = is_whole or not message.get("more_body", False)
            return message

        problem = self._problem_with(scope)
        if problem is not None:
            REFUSALS.labels(problem.code).inc()
            await refuse(problem, answer)
            return
        await self.app(scope, listen, answer)

    def _problem_with(self, scope: HTTPScope) -> Problem | None:
        kind = kind_of(scope["method"], scope["path"], scope["query_string"])
        if not self.requests.allows(self._payer_of(scope), COSTS[kind].tokens):
            return Problem("too-many")
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value[:20]) > self.max_body):
                return Problem("too-large")
        return None

    def _payer_of(self, scope: HTTPScope) -> str:
        client = scope.get("client")
        address = client[0] if client else ""
        header = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
        secret = secret_in(header.decode("latin-1"))
        if secret is None:
            return payer(None, address)
        person = self.people.known(secret)
        return payer_unknown(address) if person is None else payer(person.id, address)


async def refuse(problem: Problem, send: Send) -> None:
    body = msgspec.json.encode(error_of(problem))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
