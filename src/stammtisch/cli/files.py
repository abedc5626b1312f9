"""Reading and writing files so that every mishap becomes one sentence, and no interruption loses a game."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from pathlib import Path
from typing import Final

from stammtisch.cli.speaker import Speaker
from stammtisch.cli.trouble import Trouble
from stammtisch.core.plain import Json

_REASONS: Final = {
    errno.ENOENT: "file.missing",
    errno.EACCES: "file.forbidden",
    errno.EPERM: "file.forbidden",
    errno.EROFS: "file.forbidden",
    errno.EISDIR: "file.folder",
    errno.ENOTDIR: "file.no_folder",
    errno.ENOSPC: "file.full",
    errno.EEXIST: "file.exists",
    errno.ENAMETOOLONG: "file.long_name",
}


def reason_of(error: OSError, say: Speaker) -> str:
    """Why the system refused, in the person's language where we know the words."""
    key = _REASONS.get(error.errno or 0)
    return say(key) if key else error.strerror or str(error)


def read_text(path: Path, say: Speaker) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(say("file.cannot_read", file=path, reason=reason_of(error, say))) from None
    except ValueError:  # not UTF-8, or a name with a zero byte
        raise Trouble(say("file.not_text", file=path)) from None


def parse_json(text: str, path: Path, say: Speaker) -> Json:
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble(say("file.not_json", file=path)) from None
    return value


def write_safely(path: Path, text: str, say: Speaker) -> None:
    """Replace the file in one step: whoever reads it finds the old content or the new, never a part."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:80]}.", dir=path.parent)
        try:
            with open(handle, "w", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except OSError as error:
        raise Trouble(say("file.cannot_write", file=path, reason=reason_of(error, say))) from None
    except ValueError:  # a name with a zero byte
        raise Trouble(say("file.cannot_write", file=path, reason=say("file.missing"))) from None


def refuse_existing(path: Path, say: Speaker) -> None:
    """A new file never replaces one that is there."""
    try:
        is_there = path.exists()
    except (OSError, ValueError):
        return  # writing will say what is wrong with it
    if is_there:
        raise Trouble(say("file.cannot_write", file=path, reason=say("file.exists")))


def _sync_folder(folder: Path) -> None:
    """Make the new name of a file last, on systems that allow it."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
