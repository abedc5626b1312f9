"""The application: routes, limits, error answers, start and end."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import stammtisch
from stammtisch.core.errors import StammtischError
from stammtisch.server import pages
from stammtisch.server.cutshort import CutShort
from stammtisch.server.guard import ClientLeft, Guard
from stammtisch.server.http import api
from stammtisch.server.messages.common import Error
from stammtisch.server.metrics import REFUSALS
from stammtisch.server.packed import GZIP_LEVEL, PACKS_ITSELF
from stammtisch.server.play import error_of
from stammtisch.server.problems import Problem, problem_of
from stammtisch.server.server import Server
from stammtisch.server.socket import talk
from stammtisch.server.wellformed import ReadableRequest, WellFormed

log = structlog.get_logger("http")

BY_STATUS = {401: "not-signed-in", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 429: "too-many"}


def answer_problem(_request: Request[Any, Any, Any], problem: Problem) -> Response[Error]:
    REFUSALS.labels(problem.code).inc()
    headers = {"WWW-Authenticate": "Bearer"} if problem.status == 401 else {}
    return Response(content=error_of(problem), status_code=problem.status, headers=headers)


def answer_refusal(request: Request[Any, Any, Any], error: StammtischError) -> Response[Error]:
    return answer_problem(request, problem_of(error))


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """What the framework refuses, in our own shape."""
    if error.status_code >= 500:
        return answer_failure(request, error)
    detail = "" if error.status_code in BY_STATUS else error.detail[:200]
    return answer_problem(request, Problem(BY_STATUS.get(error.status_code, "bad-message"), detail=detail))


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    # The path of a table is its key, so the log names the route only.
    route = request.scope.get("path_template", "")
    log.error("request failed", method=request.method, route=route, exc_info=error)
    return answer_problem(request, Problem("server-error"))


def answer_nobody(_request: Request[Any, Any, Any], _error: ClientLeft) -> Response[None]:
    """No failure of ours, so nothing is logged; the answer goes nowhere."""
    return Response(content=None, status_code=400)


def build_app(server: Server) -> ASGIApp:
    """The whole application around one server."""

    async def start(_: Litestar) -> None:
        await server.start()

    async def close(_: Litestar) -> None:
        await server.close()

    app = Litestar(
        route_handlers=[
            api(),
            talk,
            pages.health,
            pages.live,
            pages.metrics,
            pages.openapi,
            pages.index,
            pages.static_file,
        ],
        request_class=ReadableRequest,
        on_startup=[start],
        on_shutdown=[close],
        exception_handlers={
            Problem: answer_problem,
            ClientLeft: answer_nobody,
            StammtischError: answer_refusal,
            HTTPException: answer_http_error,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Stammtisch",
            version=stammtisch.__version__,
            # The framework's own pages load scripts from elsewhere; ours is `openapi` in `pages`.
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=server.settings.max_body,
        # A game's catalogue and names are most of what a first visit loads. Static files come compressed already, and
        # nothing that answers with a secret may be squeezed together with what a stranger sent.
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=GZIP_LEVEL,
            minimum_size=1_000,
            exclude=["^/api/people"],
            exclude_opt_key=PACKS_ITSELF,
        ),
        logging_config=None,
    )
    app.state.server = server
    return Guard(WellFormed(CutShort(app)), server)
