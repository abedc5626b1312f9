"""Logs as lines of JSON. Secrets, names, chat and the ids of tables, which are keys, never get in."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

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
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
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
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
