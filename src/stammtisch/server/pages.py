"""The browser client as files, the state of health, and figures for Prometheus."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import stammtisch
from stammtisch.server.packed import PACKS_ITSELF, Packed
from stammtisch.server.server import Server

AnyRequest = Request[Any, Any, AppState]

FOREVER = "public, max-age=31536000, immutable"
# Better compressed first.
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
# The framework adds the character set to texts.
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stammtisch</title>
<h1>Stammtisch</h1>
<p>The server runs, but the browser client has not been built. Build it with
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>client</code>, then load this page again.</p>
<p lang="de">Der Server läuft, aber die Oberfläche ist noch nicht gebaut: im Ordner <code>client</code>
<code>npm ci &amp;&amp; npm run build</code> aufrufen, dann diese Seite neu laden.</p>
<p><a href="/api/openapi.json">/api/openapi.json</a></p>
</html>
"""


def static_folder(setting: str) -> Path:
    if setting:
        return Path(setting).expanduser().resolve()
    return Path(str(files("stammtisch.server").joinpath("static"))).resolve()


def find_file(folder: Path, name: str) -> Path | None:
    """The file of this name inside the folder; nothing outside it, and nothing hidden."""
    if "\0" in name or any(part.startswith(".") for part in name.split("/")):
        return None
    try:
        path = (folder / name.lstrip("/")).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (OSError, ValueError):
        return None


def answer_with(path: Path, request: AnyRequest, cache: str) -> Response[bytes]:
    """A file, in a compressed form if there is one that the browser takes."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    body = path
    for encoding, ending in ENCODINGS:
        packed = path.with_name(path.name + ending)
        if encoding in accepted and packed.is_file():
            body = packed
            headers["Content-Encoding"] = encoding
            break
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content=body.read_bytes(), media_type=kind, headers=headers)


def _server(request: AnyRequest) -> Server:
    server = request.app.state.server
    assert isinstance(server, Server)
    return server


@get("/", include_in_schema=False, opt={PACKS_ITSELF: True})
async def index(request: AnyRequest) -> Response[bytes]:
    path = find_file(static_folder(_server(request).settings.static_dir), "index.html")
    if path is None:
        return Response(content=MISSING.encode(), media_type="text/html", headers={"Cache-Control": "no-cache"})
    return answer_with(path, request, "no-cache")


@get("/{path:path}", include_in_schema=False, opt={PACKS_ITSELF: True})
async def static_file(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the client. What bears the hash of its content in its name never changes; all else is asked for anew,
    above all the service worker and the manifest, by which a browser learns of a new version.
    """
    found = find_file(static_folder(_server(request).settings.static_dir), path)
    if found is None:
        raise NotFoundException
    return answer_with(found, request, FOREVER if path.lstrip("/").startswith("assets/") else "no-cache")


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether people can play: what the last trial write found, which the lease makes every few seconds."""
    server = _server(request)
    status = "ok"
    if server.hub.is_closing:
        status = "closing"
    elif server.lease.is_lost:
        status = "taken-over"
    elif server.database.outage.is_on:
        status = "no-database"
    content = {
        "status": status,
        "version": stammtisch.__version__,
        "engine": server.engine.form,
        "sockets": len(server.sockets),
        "tables": len(server.live_tables()),
    }
    return Response(content=content, status_code=200 if status == "ok" else 503)


@get("/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """Whether the process serves; nobody else is asked."""
    return {"status": "ok"}


@get("/api/openapi.json", include_in_schema=False, opt={PACKS_ITSELF: True})
async def openapi(request: AnyRequest) -> Response[bytes]:
    state = request.app.state
    if "openapi" not in state:  # it stays the same as long as the server runs
        state["openapi"] = Packed(request.app.openapi_schema.to_schema())
    found = state["openapi"]
    assert isinstance(found, Packed)
    return found.answer(request, "no-cache")


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    address = request.client.host if request.client else ""
    if address not in _server(request).settings.metrics_addresses:
        raise NotFoundException
    return Response(content=generate_latest(), media_type=CONTENT_TYPE_LATEST)
