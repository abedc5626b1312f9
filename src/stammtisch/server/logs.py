"""Logs as lines of JSON. Secrets, names, chat and the ids of tables, which are keys, never get in."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from io import TextIOBase
from typing import Any, TextIO, cast

import structlog

HIDDEN_KEYS = {"secret", "token", "authorization", "text", "name"}
# A secret or token is 43 letters of base64, an id of a table 22.
LOOKS_SECRET = re.compile(r"(?<![\w-])[\w-]{22,}(?![\w-])")


def hide_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A last guard: whatever looks like a secret is cut."""
    for key, value in event.items():
        if key in HIDDEN_KEYS:
            event[key] = "…"
        elif isinstance(value, str):
            event[key] = LOOKS_SECRET.sub("…", value)
    return event


class Lines(TextIOBase):
    """Where logs go. On a full disk the server goes on without them: nobody is left who could be told."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        with suppress(OSError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def set_up_logs(level: str) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            hide_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=cast(TextIO, Lines(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(Lines(sys.stderr))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                structlog.processors.format_exc_info,
                hide_secrets,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ]
        )
    )
    # What the pool tells when a connection breaks is a traceback for each; `outage` tells it once.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
