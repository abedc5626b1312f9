"""The command `stammtisch`: understands the command line, and turns every mishap into one line.

Exit codes: 0 done, 1 failed, 2 not understood, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from stammtisch.cli.screen import prepare_streams
from stammtisch.cli.speaker import Speaker, language_of
from stammtisch.cli.trouble import FAILED, INTERRUPTED, WRONG_USAGE, Trouble
from stammtisch.engine.beside import prefer_compiled

USAGE_ERRORS = ("unknown_edition",)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    if arguments is None:  # a process of its own, which has not touched the engine yet
        prefer_compiled()
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    say = Speaker(language_of(tokens, os.environ))
    prepare_streams()
    try:
        code = _run(tokens, say)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read our output has left; a second complaint while Python shuts down helps nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Trouble as trouble:
        return _complain(trouble.sentence, trouble.exit_code)
    except OSError as error:
        from stammtisch.cli.files import reason_of

        return _complain(say("refused", reason=reason_of(error, say)), FAILED)
    except KeyboardInterrupt:
        return _complain(say("interrupted"), INTERRUPTED)
    except Exception as error:
        # A person never sees a traceback unless they ask for it.
        from stammtisch.core.errors import BadOption, StammtischError

        if isinstance(error, StammtischError):
            is_usage = isinstance(error, BadOption) or error.code in USAGE_ERRORS
            return _complain(error.sentence(say.language), WRONG_USAGE if is_usage else FAILED)
        if os.environ.get("STAMMTISCH_TRACEBACK"):
            raise
        return _complain(say("internal", error=f"{type(error).__name__}: {error}"), FAILED)


def _run(tokens: list[str], say: Speaker) -> int:
    from cyclopts.exceptions import CycloptsError

    from stammtisch.cli.app import build_app
    from stammtisch.cli.usage import sentence_for

    app = build_app(say)
    try:
        result: object = app(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Trouble(sentence_for(error, say), WRONG_USAGE) from None
    return result if isinstance(result, int) else 0


def _complain(sentence: str, code: int) -> int:
    """One line on stderr, whatever the sentence holds."""
    print(f"stammtisch: {' '.join(sentence.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
