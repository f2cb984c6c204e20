"""What one does with Boriken, one command each: `python3 tasks.py play`, `python3 tasks.py test`, and so on.

Needs nothing but Python 3.11 or newer. The environment is `.venv`; it is set up on the first run and again
whenever the pinned requirements change.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "boriken-setup.txt"
PIP_LOG = VENV / "pip.log"
SOURCES = ROOT / "src"
PYPROJECT = ROOT / "pyproject.toml"
RUNTIME = ROOT / "requirements" / "runtime.txt"
DEV = ROOT / "requirements" / "dev.txt"
DIST = ROOT / "dist"
WEB = ROOT / "web"
CLIENT = SOURCES / "boriken" / "server" / "static"
CLIENT_STAMP = CLIENT / "built-from.txt"
PACKAGES_STAMP = WEB / "node_modules" / "installed-from.txt"

OLDEST_PYTHON = (3, 11)
NO_NETWORK_SIGNS = (
    "Failed to establish a new connection",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "ENOTFOUND",  # npm
    "EAI_AGAIN",
    "(from versions: none)",  # pip, when an index did not answer at all
    "dns error",
    "error sending request",
)


class TaskError(Exception):
    """Ends the run: one sentence for the person at the keyboard, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


# --- Running programs -----------------------------------------------------------------------------------


def run(command: Sequence[str | Path]) -> int:
    """Run a program in the project's directory: its exit code. Ctrl-C is the program's to answer."""
    with subprocess.Popen([str(part) for part in command], cwd=ROOT) as process:
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                continue
            return code if code >= 0 else 128 - code


def must(what: str, command: Sequence[str | Path]) -> None:
    """Run a program whose failure ends the task."""
    print(f"--- {what}", flush=True)
    code = run(command)
    if code != 0:
        raise TaskError(f"{what} failed, see above.", code)


def run_quietly(command: Sequence[str | Path], text: str = "") -> tuple[int, str]:
    """Run a program without showing what it prints: its exit code and everything it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


# --- The environment ------------------------------------------------------------------------------------


def program(name: str, venv: Path = VENV) -> Path:
    """Where an environment keeps the program of this name."""
    if os.name == "nt":
        return venv / "Scripts" / f"{name}.exe"
    return venv / "bin" / name


def check_python() -> None:
    if sys.version_info < OLDEST_PYTHON:
        have = ".".join(map(str, sys.version_info[:3]))
        raise TaskError(f"Boriken needs Python 3.11 or newer, and this is Python {have}.")


def create_venv(venv: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        raise TaskError(
            "This Python has no ensurepip, so it cannot create a virtual environment: install it"
            " (on Debian and Ubuntu: sudo apt install python3-venv) and run this again."
        )
    code, output = run_quietly([sys.executable, "-m", "venv", "--clear", venv])
    if code != 0:
        shutil.rmtree(venv, ignore_errors=True)
        raise TaskError(
            f"The virtual environment {venv.name} could not be created"
            f" (on Debian and Ubuntu, python3-venv must be installed): {last_line(output)}"
        )


def check_venv() -> None:
    """The environment that is there must have a Python new enough and pip."""
    is_too_old = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    code, _ = run_quietly([program("python"), "-c", is_too_old])
    if code != 0:
        raise TaskError("The Python in .venv is older than 3.11 or broken: delete .venv and run this again.")
    code, _ = run_quietly([program("python"), "-m", "pip", "--version"])
    if code != 0:
        raise TaskError("The environment .venv has no working pip: delete .venv and run this again.")


def setup(requirements: Path) -> None:
    """Make sure of `.venv`, of the pinned requirements in it, and of this project installed editable."""
    check_python()
    state = setup_state()
    if program("python").exists() and is_set_up(requirements, state):
        return
    if not program("python").exists():
        print("Creating the environment .venv", flush=True)
        create_venv(VENV)
    check_venv()
    STAMP.unlink(missing_ok=True)
    PIP_LOG.unlink(missing_ok=True)
    name = requirements.relative_to(ROOT).as_posix()
    print(f"Installing {name} (this can take a minute)", flush=True)
    pip_install(VENV, "--require-hashes", "-r", name)
    pip_install(VENV, "--no-deps", "--no-build-isolation", "-e", ".")
    STAMP.write_text(f"{requirements.stem} {state}\n", encoding="utf-8")


def setup_state() -> str:
    """A hash of everything the environment was made from. The path is in it: an editable install holds it."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in (PYPROJECT, RUNTIME, DEV):
        if not path.is_file():
            raise TaskError(f"The file {path.relative_to(ROOT).as_posix()} is missing from this checkout.")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_set_up(requirements: Path, state: str) -> bool:
    """Whether the last set-up still holds; the dev requirements include those to play."""
    if not STAMP.is_file():
        return False
    return STAMP.read_text(encoding="utf-8").split() in ([requirements.stem, state], [DEV.stem, state])


def pip_install(venv: Path, *arguments: str) -> None:
    log = venv / PIP_LOG.name
    options = ["--disable-pip-version-check", "--no-input", "--quiet", "--log", str(log)]
    code, output = run_quietly([program("python", venv), "-m", "pip", *options, "install", *arguments])
    if code == 0:
        return
    raise_if_no_network(output)
    where = f" (the details are in {log.relative_to(ROOT).as_posix()})" if venv == VENV else ""
    raise TaskError(f"pip could not install {arguments[-1]}{where}: {last_line(output)}")


def raise_if_no_network(output: str) -> None:
    if any(sign in output for sign in NO_NETWORK_SIGNS):
        raise TaskError("The package index cannot be reached: check the network and run this again.")


def last_line(output: str) -> str:
    """The line that says what went wrong: the last error, or else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["it gave no reason."])[-1]


# --- The web client --------------------------------------------------------------------------------------


def npm() -> str | None:
    return shutil.which("npm")


def install_packages() -> None:
    """Install what the web client is built and tested with, if the lock file has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text(encoding="utf-8") == lock:
        return
    print("Installing the packages of the web client (this can take a minute)", flush=True)
    # Not "npm ci": it insists on the builds of other platforms, which not every registry has.
    run_npm("install the packages of the web client", "install", "--no-save", "--no-audit", "--no-fund")
    PACKAGES_STAMP.write_text(lock, encoding="utf-8")


def build_client() -> None:
    """Build the web client, if its sources have changed; without Node there is none."""
    if npm() is None:
        if not (CLIENT / "index.html").is_file():
            print("There is no Node here (npm), so the server runs without the web table.", flush=True)
        return
    sources = hashlib.sha256()
    for path in client_sources():
        sources.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    if CLIENT_STAMP.is_file() and CLIENT_STAMP.read_text(encoding="utf-8") == sources.hexdigest():
        return
    install_packages()
    print("Building the web client", flush=True)
    run_npm("build the web client", "run", "build")
    CLIENT_STAMP.write_text(sources.hexdigest(), encoding="utf-8")


def client_sources() -> list[Path]:
    folders = (
        WEB / "src",
        WEB / "public",
        SOURCES / "boriken" / "locale",
        SOURCES / "boriken" / "catalog" / "data",
    )
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    found += [path for path in WEB.iterdir() if path.is_file()]
    return sorted(path for path in found if path.suffix != ".pyc")


def run_npm(what: str, *arguments: str) -> None:
    code, output = run_quietly([npm() or "npm", "--prefix", WEB, *arguments])
    if code != 0:
        raise_if_no_network(output)
        print(output)
        raise TaskError(f"npm could not {what}, see above.", code)


# --- Wheels ---------------------------------------------------------------------------------------------

COMPILED = "compiled"
PURE = "pure Python"
TRIALS = (
    ["rules", "CAP-4"],
    ["simulate", "--games", "20", "--seed", "7", "--players", "4", "--json"],
    ["simulate", "--games", "5", "--seed", "7", "--edition", "special", "--expansions", "all", "--json"],
    ["arena", "greedy", "search@5sim", "--games", "6", "--seed", "7", "--players", "3", "--json"],
)
"""What both kinds of wheel must answer alike."""


def build_wheel(kind: str) -> Path:
    os.environ["BORIKEN_PURE"] = "1" if kind == PURE else ""
    target = DIST / kind.partition(" ")[0]
    shutil.rmtree(target, ignore_errors=True)
    options = ["--wheel", "--no-isolation", "--outdir", str(target)]
    must(f"build the {kind} wheel", [program("python"), "-m", "build", *options])
    return next(target.glob("*.whl"))


def try_wheel(kind: str, wheel: Path, venv: Path) -> list[str]:
    """What a wheel answers when it is installed, as by a user, in an environment of its own."""
    print(f"--- try the {kind} wheel", flush=True)
    create_venv(venv)
    pip_install(venv, "--require-hashes", "-r", RUNTIME.relative_to(ROOT).as_posix())
    pip_install(venv, "--no-deps", str(wheel))
    command = program("boriken", venv)
    code, version = run_quietly([command, "--version"])
    if code != 0 or not version.rstrip().endswith(f"({kind})"):
        raise TaskError(f"The {kind} wheel says of itself: {last_line(version)}")
    answers = []
    for words in TRIALS:
        code, answer = run_quietly([command, *words])
        if code != 0:
            raise TaskError(f"The {kind} wheel cannot do {' '.join(words)}: {last_line(answer)}")
        answers.append(answer)
    return answers


# --- The tasks ------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    return boriken([])


def boriken(arguments: list[str]) -> int:
    setup(RUNTIME)
    if not arguments or arguments[0] == "serve":
        build_client()
    return run([program("boriken"), *arguments])


def bench(arguments: list[str]) -> int:
    return boriken(["bench", *arguments])


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise TaskError("The task lint takes no argument but --fix.", 2)
    setup(DEV)
    python = program("python")
    must("ruff check", [python, "-m", "ruff", "check", *arguments])
    must("ruff format", [python, "-m", "ruff", "format", *([] if arguments else ["--check"])])
    must("mypy", [python, "-m", "mypy"])
    return 0


def test(arguments: list[str]) -> int:
    setup(DEV)
    removed = remove_compiled()
    if removed:
        print(f"Removed {removed} compiled files, because this task tests the Python sources.", flush=True)
    lint([])
    run_tests("pytest", arguments)
    if not arguments:
        test_client()
        missing = play_in_browser([])
        if missing is not None:
            print(f"{missing}, so the browser tests were skipped.", flush=True)
    return 0


def test_client() -> None:
    """The web client: types, style, its pure parts, and whether it builds."""
    if npm() is None:
        print("There is no Node here (npm), so the web client was not tested.", flush=True)
        return
    install_packages()
    for what, script in (("svelte-check", "check"), ("eslint", "lint"), ("vitest", "test")):
        must(what, [npm() or "npm", "--prefix", WEB, "run", "--silent", script])
    build_client()


def test_browser(arguments: list[str]) -> int:
    setup(DEV)
    os.environ["BORIKEN_THOROUGH"] = "1"
    missing = play_in_browser(arguments)
    if missing is not None:
        raise TaskError(f"{missing}, which the browser tests need.")
    return 0


def play_in_browser(arguments: list[str]) -> str | None:
    """Whole games by clicks in a real browser, and whatever else needs one; what is missing for that."""
    if npm() is None:
        return "There is no Node here (npm)"
    browser = find_browser()
    if browser is None:
        return "There is no Chromium here"
    build_client()
    os.environ["BORIKEN_BROWSER"] = browser
    os.environ["BORIKEN_PYTHON"] = str(program("python"))
    must("browser tests", [npm() or "npm", "--prefix", WEB, "run", "--silent", "e2e", "--", *arguments])
    return None


def find_browser() -> str | None:
    """Chromium, installed if this is a Debian whose packages we may install."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests", flush=True)
        for command in (
            ["apt-get", "update"],
            ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
        ):
            code, output = run_quietly(command)
            if code != 0:
                print(f"Chromium could not be installed: {last_line(output)}", flush=True)
                return None
        found = shutil.which("chromium")
    return found


def compile_(arguments: list[str]) -> int:
    setup(DEV)
    must("compile with mypyc", [program("python"), "tools/compile.py"])
    return 0


def test_compiled(arguments: list[str]) -> int:
    compile_([])
    run_tests("pytest on the compiled build", arguments)
    print("The tests passed on the compiled build. `python3 tasks.py clean` goes back to the Python sources.")
    return 0


def run_tests(what: str, arguments: list[str]) -> None:
    must(what, [program("python"), "-m", "pytest", "-n", "auto", *arguments])


def torture(arguments: list[str]) -> int:
    setup(DEV)
    return run([program("python"), "tools/torture.py", *arguments])


def clean(arguments: list[str]) -> int:
    print(f"Removed {remove_compiled()} compiled files: the Python sources are used again.")
    return 0


def remove_compiled() -> int:
    """Remove what the compiler made; how many files beside the sources went."""
    compiled = list(compiled_files())
    try:
        for path in compiled:
            path.unlink()
        for directory in (ROOT / "build", SOURCES / "build"):
            if directory.is_dir():
                shutil.rmtree(directory)
    except OSError as error:
        raise TaskError(f"{error.filename} cannot be removed; is a game still running?") from None
    return len(compiled)


def compiled_files() -> Iterator[Path]:
    for pattern in ("*.so", "*.pyd", "*.c"):
        yield from SOURCES.rglob(pattern)


def wheels(arguments: list[str]) -> int:
    setup(DEV)
    answers = {}
    with tempfile.TemporaryDirectory() as directory:
        for kind in (COMPILED, PURE):
            wheel = build_wheel(kind)
            if kind == COMPILED and wheel.name.endswith("-none-any.whl"):
                print("The engine could not be compiled here, so there is only the pure wheel.", flush=True)
            else:
                answers[kind] = try_wheel(kind, wheel, Path(directory) / wheel.stem)
    if len(answers) == 2 and answers[COMPILED] != answers[PURE]:
        raise TaskError("The compiled wheel and the pure one give different answers.")
    print(f"The wheels below {DIST.name} do what they should.")
    return 0


def lock(arguments: list[str]) -> int:
    """Pin the requirements anew, with uv in an environment of its own: `.venv` may be what needs repair."""
    check_python()
    import tomllib

    build_requires = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    with tempfile.TemporaryDirectory() as directory:
        venv = Path(directory) / "uv"
        create_venv(venv)
        pip_install(venv, "uv")
        pin(venv, DEV, ["--extra", "dev", *arguments])
        # The same versions to play as to test; the build requirements, because `-e .` builds in `.venv`.
        constraint = DEV.relative_to(ROOT).as_posix()
        pin(venv, RUNTIME, ["-", "--constraints", constraint, *arguments], "\n".join(build_requires))
    return 0


def pin(venv: Path, target: Path, arguments: list[str], extra_requirements: str = "") -> None:
    """Resolve pyproject.toml for every platform into a file of names, versions and hashes."""
    name = target.relative_to(ROOT).as_posix()
    print(f"Pinning {name}", flush=True)
    options = ["--quiet", "--no-config", "--universal", "--python-version", "3.11", "--generate-hashes"]
    header = ["--custom-compile-command", "python3 tasks.py lock"]
    uv_pip_compile = [str(program("python", venv)), "-m", "uv", "pip", "compile", *options, *header]
    target.parent.mkdir(exist_ok=True)
    code, output = run_quietly(
        [*uv_pip_compile, "--output-file", name, PYPROJECT.name, *arguments], extra_requirements
    )
    if code != 0:
        raise_if_no_network(output)
        raise TaskError(f"uv could not pin {name}: {last_line(output)}")
    if "://" in target.read_text(encoding="utf-8"):
        raise TaskError(f"{name} holds an address, and only names, versions and hashes belong there.")


# --- The command line -----------------------------------------------------------------------------------

TASKS: dict[str, tuple[Callable[[list[str]], int], str]] = {
    "play": (play, "play: starts a server on this machine and opens the browser"),
    "run": (boriken, "the command boriken; the arguments are its words"),
    "test": (test, "style, types, tests, client and browser; with arguments only pytest, which gets them"),
    "test-browser": (
        test_browser,
        "the browser tests thoroughly: all games and languages, both sizes; arguments go to vitest",
    ),
    "lint": (lint, "ruff and mypy alone; with --fix, repair what ruff can"),
    "compile": (compile_, "compile engine, rules and catalog with mypyc, beside their sources"),
    "test-compiled": (test_compiled, "compile, then the tests on the compiled build; arguments go to pytest"),
    "bench": (bench, "measure the speed; arguments go to boriken bench"),
    "torture": (torture, "the server's hard promises, at length; arguments go to tools/torture.py"),
    "wheels": (wheels, "build a compiled and a pure wheel into dist, install both and try them"),
    "lock": (lock, "pin the requirements anew; arguments go to uv pip compile, such as --upgrade"),
    "clean": (clean, "remove what compile made, so that the Python sources are used again"),
}
WITHOUT_ARGUMENTS = ("play", "compile", "wheels", "clean")


def parser() -> argparse.ArgumentParser:
    listing = "\n".join(f"  {name:<15}{meaning}" for name, (_, meaning) in TASKS.items())
    result = argparse.ArgumentParser(
        prog="tasks.py",
        usage="python3 tasks.py TASK [argument ...]",
        description="Set up the environment .venv when needed, then do one task.",
        epilog=f"tasks:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("task", metavar="TASK", choices=TASKS, help="one of the tasks below")
    return result


def main(argv: list[str]) -> int:
    arguments = argv[1:]
    task_name = parser().parse_args(argv[:1]).task
    try:
        if arguments and task_name in WITHOUT_ARGUMENTS:
            raise TaskError(f"The task {task_name} takes no arguments.", 2)
        task, _ = TASKS[task_name]
        return task(arguments)
    except TaskError as error:
        print(f"tasks.py: {error}", file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"tasks.py: {error.filename or 'The system'}: {error.strerror or error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
