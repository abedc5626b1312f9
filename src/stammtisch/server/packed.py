"""Answers that are made once and given to many: encoded, compressed and tagged beforehand."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

import msgspec
from litestar import Request, Response

GZIP_LEVEL = 6
# The mark of a handler whose answers the application must not compress once more.
PACKS_ITSELF = "packs_itself"

Kept = TypeVar("Kept")


class Packed:
    """One answer in JSON, as it is and compressed."""

    def __init__(self, content: object) -> None:
        self.plain = msgspec.json.encode(content)
        self.compressed = gzip.compress(self.plain, GZIP_LEVEL, mtime=0)
        # Weak, since both forms bear it.
        self.tag = f'W/"{hashlib.sha256(self.plain).hexdigest()[:32]}"'

    def answer(self, request: Request[Any, Any, Any], cache: str) -> Response[Any]:
        """What this request gets: the form that it takes, or word that it has the newest already."""
        headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
        if self.tag.removeprefix("W/") in known:
            return Response(content=None, status_code=304, headers=headers)
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        if "gzip" not in accepted:
            return Response(content=self.plain, media_type="application/json", headers=headers)
        headers["Content-Encoding"] = "gzip"
        return Response(content=self.compressed, media_type="application/json", headers=headers)


class Shelved(Generic[Kept]):
    """What may be a little old; however many ask, each is made at most once in so many seconds."""

    def __init__(self, seconds: float, room: int = 64) -> None:
        self.seconds = seconds
        self.room = room
        self._kept: OrderedDict[Hashable, tuple[float, asyncio.Task[Kept]]] = OrderedDict()

    def clear(self) -> None:
        """Something has changed that must be seen at once."""
        self._kept.clear()

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, Kept]]) -> Kept:
        made, task = self._kept.get(key, (0.0, None))
        has_failed = task is not None and task.done() and (task.cancelled() or task.exception() is not None)
        if task is None or has_failed or time.monotonic() - made >= self.seconds:
            task = asyncio.ensure_future(make())
            self._kept[key] = (time.monotonic(), task)
            self._kept.move_to_end(key)
            if len(self._kept) > self.room:
                self._kept.popitem(last=False)
        # Whoever goes away while it is made leaves it to the others who wait.
        return await asyncio.shield(task)
