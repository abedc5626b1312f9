"""The wheel to take away: in an environment of its own it serves the table without Node, compiler or source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from stammtisch.engine.loading import library_name
from tests.forms import IS_COMPILED
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="its parts are those of the compiled form")


@pytest.fixture(scope="module", params=["kept", pytest.param("compiled", marks=pytest.mark.nightly)])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `make wheel` builds it: with the engine that was compiled before, or with one compiled for it."""
    folder = tmp_path_factory.mktemp("dist")
    environment = {**os.environ, "STAMMTISCH_COMPILE": "1"}
    if request.param == "compiled":
        environment["STAMMTISCH_CACHE_DIR"] = str(tmp_path_factory.mktemp("cache"))
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert ("compiled before" in done.stderr) == (request.param == "kept"), done.stderr
    return folder / done.stdout.split()[-1]


def install(python: Path, *what: str) -> None:
    """Install with whatever this environment was made with."""
    uv = shutil.which("uv")
    tool = [uv, "pip", "install"] if uv else [sys.executable, "-m", "pip", "--python", str(python), "install"]
    target = ["--python", str(python)] if uv else []
    subprocess.run([*tool, *target, "--quiet", *what], check=True, capture_output=True)


@pytest.fixture(params=["lent", pytest.param("fetched", marks=pytest.mark.nightly)])
def programs(request: pytest.FixtureRequest, wheel: Path, tmp_path: Path) -> Path:
    """The folder of programs of an environment that holds the wheel; what it depends on is lent to it, or fetched."""
    home = tmp_path / "environment"
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    if request.param == "lent":
        install(python, "--no-deps", str(wheel))
        (packages,) = home.glob("lib/python*/site-packages")
        (packages / "lent.pth").write_text(str(Path(httpx.__file__).parents[1]), encoding="utf-8")
    else:
        install(python, "--requirement", str(ROOT / "requirements" / "runtime.txt"), str(wheel))
    return home / "bin"


def test_the_wheel_holds_engine_and_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert f"stammtisch/engine/native/{library_name()}" in names
    assert "stammtisch/server/static/index.html" in names
    assert "none-any" not in wheel.name, "it holds code for one kind of machine"


def test_it_serves_the_table_without_node_compiler_or_source(programs: Path, tmp_path: Path) -> None:
    environment = {"PATH": str(programs), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    command = [str(programs / "stammtisch"), "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
            assert "the compiled engine" in server.stdout.readline()
            assert httpx.get(f"{address}/health", timeout=PATIENCE).json()["engine"] == "compiled"
            page = httpx.get(address, timeout=PATIENCE).text
            script = page.partition('src="')[2].partition('"')[0]
            assert httpx.get(f"{address}/{script.lstrip('/')}", timeout=PATIENCE).status_code == 200
            rules = httpx.get(f"{address}/api/rules/orleans/de", timeout=PATIENCE)
            assert len(rules.json()) > 50
        finally:
            server.terminate()
            server.communicate()
    assert not (tmp_path / ".cache").exists(), "nothing is left to compile"
