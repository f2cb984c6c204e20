"""The command ``boriken``: its words are in ``commands``, the table that ``play`` shows is in ``terminal``.

Whatever is wrong with what somebody hands us is one sentence on stderr and an exit code, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from boriken import __version__
from boriken.cli.commands import (
    admin,
    arena,
    backup,
    bench,
    compete,
    export,
    fuzz,
    load,
    play,
    replay,
    review,
    rules,
    scenario,
    serve,
    simulate,
)
from boriken.cli.helping import Command, Group, complaint, say, speak_for
from boriken.cli.output import one_line
from boriken.engine.errors import BadOptions, BorikenError
from boriken.extras import missing

BAD_INPUT: Final = 1
BAD_WORDS: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

app = typer.Typer(
    name="boriken",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve", cls=Command)(serve.serve)
app.command("load", cls=Command)(load.load)
app.command("play", cls=Command)(play.play)
app.command("simulate", cls=Command)(simulate.simulate)
app.command("export", cls=Command)(export.export)
app.command("arena", cls=Command)(arena.arena)
app.command("compete", cls=Command)(compete.compete)
app.command("replay", cls=Command)(replay.replay)
app.command("review", cls=Command)(review.review)
app.command("fuzz", cls=Command)(fuzz.fuzz)
app.command("rules", cls=Command)(rules.rules)
app.command("bench", cls=Command)(bench.bench)
app.command("scenario", cls=Command)(scenario.scenario)
app.add_typer(admin.app, name="admin")
app.command("backup", cls=Command)(backup.backup)
app.command("restore", cls=Command)(backup.restore)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"boriken {__version__} ({'compiled' if bench.is_compiled() else 'pure Python'})")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def boriken(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """The board game Puerto Rico. Without a command, start a server on this machine and open the browser."""
    if context.invoked_subcommand is None:
        raise typer.Exit(serve.serve_locally())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code."""
    _replace_what_cannot_be_shown()
    try:
        words = list(sys.argv[1:] if arguments is None else arguments)
        speak_for(words)
        code = app(words, prog_name="boriken", standalone_mode=False)
        if sys.stdout is not None:  # None: the program that started us closed it
            sys.stdout.flush()
    except typer.TyperException as error:
        return _complain(complaint(error), error.exit_code)
    except BrokenPipeError:
        return _leave_pipe()
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}")
    except UnicodeDecodeError as error:
        return _complain(say("help-no-text", detail=str(error)))
    except RecursionError:
        return _complain(say("help-too-deep"))
    except ModuleNotFoundError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        return _complain(complaint(sentence))
    except BadOptions as error:
        return _complain(complaint(error), BAD_WORDS)
    except BorikenError as error:
        return _complain(complaint(error))
    except KeyboardInterrupt:
        return _interrupted()
    if code == INTERRUPTED:  # that is how Typer hands on Ctrl-C
        return _interrupted()
    return code if isinstance(code, int) else 0


def _complain(sentence: str, code: int = BAD_INPUT) -> int:
    sentence = one_line(sentence)
    print(f"boriken: {sentence}{'' if sentence.endswith(('.', '?', '!', ')')) else '.'}", file=sys.stderr)
    return code


def _interrupted() -> int:
    print(file=sys.stderr)
    return INTERRUPTED


def _leave_pipe() -> int:
    """The program that read our output has seen enough. What is left in the buffer must not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


def _replace_what_cannot_be_shown() -> None:
    """A terminal without ×, or input that is no text, is no reason to end."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
