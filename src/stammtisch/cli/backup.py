"""`stammtisch backup` and `stammtisch restore`: one file for everything a server keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stammtisch.cli.files import reason_of, refuse_existing
from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import Trouble
from stammtisch.server import backup
from stammtisch.server.problems import Problem
from stammtisch.server.settings import Settings


def save(settings: Settings, file: Path, say: Speaker) -> int:
    """Write the backup; a file that is there already is never replaced."""
    refuse_existing(file, say)
    try:
        rows = asyncio.run(backup.save(settings.database_url(), file))
    except Problem as problem:
        raise Trouble(problem.sentences[say.language]) from None
    except OSError as error:
        raise Trouble(say("file.cannot_write", file=file, reason=reason_of(error, say))) from None
    print(say("saved", rows=rows, file=file))
    return 0


def restore(settings: Settings, file: Path, say: Speaker) -> int:
    """Fill an empty database."""
    try:
        rows = asyncio.run(backup.restore(settings.database_url(), file))
    except Problem as problem:
        raise Trouble(problem.sentences[say.language]) from None
    except OSError as error:
        raise Trouble(say("file.cannot_read", file=file, reason=reason_of(error, say))) from None
    print(say("restored", rows=rows, file=file))
    return 0
