"""An answer that is written while it is made can fail in its midst. Then the connection is cut: whoever reads must not
take half of it for all of it."""

from __future__ import annotations

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.problems import Problem

log = structlog.get_logger("http")


class CutShort:
    """Ends an answer that cannot be finished."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def answer(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, answer)
        except Exception as error:
            if not has_begun:
                raise
            problem = problem_in(error)
            if problem is None:
                log.error("answer cut short", exc_info=error)
            else:
                log.warning("answer cut short", code=problem.code)


def problem_in(error: BaseException | None) -> Problem | None:
    """The problem that the framework has wrapped, being too late to answer with it."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if error is None or isinstance(error, Problem):
        return error
    return problem_in(error.__cause__)
