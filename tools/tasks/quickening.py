"""The compiled engine for people who just play: made in the background, and used from the next start on.

It lies in `build/quick`; the sources stay as they are. A folder there looks like `src`, with links to all
that is there and the extensions between them. Its name is a hash of everything it was made from, so that no
source that has changed is ever run with an engine that is not its own.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.compile import BUILD_VARIABLE, modules_to_compile
from tools.tasks import environment
from tools.tasks.environment import create_venv, pip_install, program
from tools.tasks.places import COMPILER, DEV, ROOT, SOURCES, name
from tools.tasks.running import TaskError

PURE = "--pure"
VARIABLE = "BORIKEN_PURE"
"""If this is set in the environment, nothing is compiled, and nothing compiled is used."""
QUICK = ROOT / "build" / "quick"
TOOLS = QUICK / "compiler"
"""An environment with mypyc, where `.venv` has none."""
WORK = QUICK / "work"
"""Not where those compile who develop, perhaps at the same time."""
READY = "ready"
LOG = QUICK / "log.txt"
RUNNING = QUICK / "running.txt"
FAILED = QUICK / "failed.txt"
"""What could not be compiled: it is not tried again."""
NICEST = 19
KEPT = 2
"""A game that still runs may need the extensions it was started with."""
TRIAL = ["-m", "boriken", "simulate", "--games", "3", "--seed", "7", "--jobs", "1", "--json"]
BEGUN = (
    "The engine is being compiled in the background: from the next start on, bots think several times"
    f" as fast. ({PURE} or {VARIABLE}=1 against it.)"
)


def quickened(may_compile: bool) -> dict[str, str] | None:
    """The environment in which the compiled engine runs, if there is one; None: as it is. If there is none,
    it may be begun."""
    if os.environ.get(VARIABLE) or not can_compile() or has_extensions():
        return None
    folder = QUICK / key()
    if (folder / READY).is_file():
        rest = [path for path in [os.environ.get("PYTHONPATH")] if path]
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *rest])}
    if may_compile and not is_running() and not has_failed(folder.name):
        begin(folder.name)
        print(BEGUN, flush=True)
    return None


def make_quick() -> dict[str, str]:
    """The environment in which the compiled engine runs; it is compiled now if it is not there."""
    if has_extensions() or not can_compile():
        raise TaskError("This needs a C compiler, and sources not compiled in place: tasks.py clean.")
    folder = QUICK / key()
    if not (folder / READY).is_file():
        print("--- compile", flush=True)
        compile_quietly(folder.name)
    if not (folder / READY).is_file():
        raise TaskError("The engine could not be compiled, see above.")
    return {**os.environ, "PYTHONPATH": str(folder)}


def can_compile() -> bool:
    """With links and priorities, as on Linux and macOS, and with a C compiler."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cl")[0]
    return os.name == "posix" and shutil.which(compiler) is not None


def has_extensions() -> bool:
    """Whether somebody has compiled the sources in place."""
    return any((SOURCES / "boriken" / "engine").glob("*.so"))


def key() -> str:
    """A hash of what is compiled, and of what compiles it."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {ROOT}".encode())
    for path in sorted(modules_to_compile(SOURCES)):
        digest.update(path.as_posix().encode() + b"\0" + (SOURCES / path).read_bytes())
    for path in (ROOT / "tools" / "compile.py", COMPILER, *folder_listing()):
        digest.update(path.read_bytes() if path.is_file() else str(path).encode())
    return digest.hexdigest()[:16]


def folder_listing() -> list[Path]:
    """What lies beside the compiled modules: it is linked one by one, so another file is another folder."""
    folders = {(SOURCES / path).parent for path in modules_to_compile(SOURCES)}
    return sorted(
        path.relative_to(SOURCES) for folder in folders for path in folder.iterdir() if is_linked(path)
    )


def is_linked(path: Path) -> bool:
    return path.name != "__pycache__" and path.suffix not in (".so", ".pyc")


def is_running() -> bool:
    """Whether a process that compiles is still there."""
    try:
        os.kill(int(RUNNING.read_text(encoding="ascii")), 0)
    except (OSError, ValueError):
        return False
    return True


def has_failed(key: str) -> bool:
    return FAILED.is_file() and FAILED.read_text(encoding="ascii").strip() == key


def begin(key: str) -> None:
    """Compile in a process that lasts longer than this one, and stands behind everybody else."""
    QUICK.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        command = [sys.executable, "-m", "tools.tasks.quickening", key]
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    RUNNING.write_text(str(process.pid), encoding="ascii")


# --- In the background ------------------------------------------------------------------------------------


def compile_quietly(key: str) -> None:
    """Compile, try it, and only then say that it is ready."""
    target = QUICK / key
    try:
        remove_old(target)
        link(SOURCES / "boriken", target / "boriken")
        link_to(ROOT / "docs" / "rules", target / "boriken" / "rulebook_data")
        python = compiler_python()
        call([str(python), "tools/compile.py", str(target)], {**os.environ, BUILD_VARIABLE: str(WORK)})
        try_out(target)
        (target / READY).touch()
    except (OSError, TaskError) as error:
        print(error, flush=True)
        FAILED.write_text(key, encoding="ascii")
        shutil.rmtree(target, ignore_errors=True)
    finally:
        RUNNING.unlink(missing_ok=True)


def remove_old(target: Path) -> None:
    """This one, if it was begun before, and all but the last ones that are ready."""
    shutil.rmtree(target, ignore_errors=True)
    ready = sorted(QUICK.glob(f"*/{READY}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in ready[KEPT - 1 :]:
        shutil.rmtree(path.parent, ignore_errors=True)


def link(source: Path, target: Path) -> None:
    """Folders without anything compiled as they are, the others file by file."""
    if not any((SOURCES / path).is_relative_to(source) for path in modules_to_compile(SOURCES)):
        link_to(source, target)
        return
    target.mkdir(parents=True)
    for path in source.iterdir():
        if path.is_dir() and is_linked(path):
            link(path, target / path.name)
        elif is_linked(path):
            link_to(path, target / path.name)


def link_to(source: Path, target: Path) -> None:
    target.symlink_to(source, target_is_directory=source.is_dir())


def compiler_python() -> Path:
    """A Python that has mypyc: that of `.venv` where one develops, else one in an environment of its own."""
    if DEV.stem in environment.already_set_up(environment.setup_state()):
        return program("python")
    if not (TOOLS / READY).is_file():
        create_venv(TOOLS)
        pip_install(TOOLS, "--require-hashes", "-r", name(COMPILER))
        (TOOLS / READY).touch()
    return program("python", TOOLS)


def try_out(target: Path) -> None:
    """It must load, be compiled, and play the same games."""
    plain = {**os.environ, "PYTHONPATH": str(SOURCES)}
    quick = {**os.environ, "PYTHONPATH": str(target)}
    if "(compiled)" not in call([str(program("python")), "-m", "boriken", "--version"], quick):
        raise TaskError("What was compiled is not used.")
    first, second = (json.loads(call([str(program("python")), *TRIAL], env)) for env in (plain, quick))
    if first != second:
        raise TaskError("What was compiled plays other games.")


def call(command: list[str], variables: dict[str, str] | None = None) -> str:
    """What a program prints; a complaint if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=variables,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise TaskError(f"{' '.join(command)} failed ({done.returncode}).")
    return done.stdout


if __name__ == "__main__":
    os.nice(NICEST)
    compile_quietly(sys.argv[1])
