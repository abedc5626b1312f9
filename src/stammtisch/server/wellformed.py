"""What cannot even be read is refused before anybody looks at it: bytes that are no UTF-8, JSON nested too deeply.

The server that speaks HTTP below replaces such bytes or passes them on as Latin-1, and a decoder that runs out of
stack raises what looks like a mistake of ours. Here both become `bad-message`.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from stammtisch.server.guard import refuse
from stammtisch.server.metrics import REFUSALS
from stammtisch.server.problems import Problem


class ReadableRequest(Request[Any, Any, Any]):
    """A request whose body is JSON that a decoder gets to the end of."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Problem("bad-message", detail="nested too deeply") from None
        except UnicodeError:
            raise Problem("bad-message", detail="not UTF-8") from None


class WellFormed:
    """Lets through what has an address and headers of UTF-8."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and (where := unreadable_part(scope)):
            problem = Problem("bad-message", detail=f"{where}: not UTF-8")
            REFUSALS.labels(problem.code).inc()
            await refuse(problem, send)
            return
        await self.app(scope, receive, send)


def unreadable_part(scope: HTTPScope) -> str:
    """Where a request holds what is no text; empty when it is good."""
    path = unquote_to_bytes(scope["raw_path"])
    # No name of ours holds a zero byte, and a database need not be able to look for one.
    if not _is_text(path) or (b"\0" in path and path.startswith(b"/api/")):
        return "path"
    query = unquote_to_bytes(scope["query_string"])
    if not _is_text(query) or b"\0" in query:
        return "query"
    return "" if all(_is_text(value) for _, value in scope["headers"]) else "header"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
