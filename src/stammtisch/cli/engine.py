"""What a person at a terminal is told of an engine that is compiled beside play."""

from __future__ import annotations

from stammtisch.cli.speaker import Speaker
from stammtisch.engine.beside import News

STEP = 20  # per cent between two lines


def sentence_for(news: News, say: Speaker) -> str:
    """A piece of news as a sentence; empty where it is not worth one."""
    if news.folder is not None:
        return say("engine.ready")
    if news.reason is not None:
        return say("engine.failed", reason=news.reason[say.language])
    if news.is_waiting:
        return say("engine.waiting")
    percent = 100 * news.done // news.of // STEP * STEP if news.of else 0
    return say("engine.progress", percent=percent) if percent else ""
