"""Which pages may speak to this server from a browser. Programs name no page, and bring a secret of their own."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit


def is_welcome(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may connect: the server's own, one that is named, or no page at all."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == (host or "").lower() != ""
    except ValueError:
        return False


def is_foreign(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Whether a browser says that a page from elsewhere sends this."""
    origin = headers.get("origin")
    if not is_welcome(origin, headers.get("host"), allowed):
        return True
    return headers.get("sec-fetch-site") == "cross-site" and origin not in allowed
