"""The built wheel, installed into an environment of its own, has all that its commands need."""

import ast
import os
import queue
import re
import subprocess
import sys
import sysconfig
import threading
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from testing.checks.sources import ROOT, trees

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def required(*requirements: str) -> set[str]:
    """The names of what is required, as the registry writes them."""
    return {re.split(r"[\[<>=~! ]", one)[0].replace("_", "-").lower() for one in requirements}


def imported(package: str) -> Iterator[tuple[str, str]]:
    """Every module of another project that a package imports, with the file that imports it."""
    for path, tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                names = [node.module]
            else:
                continue
            for name in names:
                top = name.partition(".")[0]
                if top not in sys.stdlib_module_names and top not in {"bot", "cogs"}:
                    yield top, path


def test_the_wheel_asks_for_everything_that_it_imports() -> None:
    extras = PROJECT["optional-dependencies"].values()
    declared = required(*PROJECT["dependencies"], *(one for extra in extras for one in extra))
    # What simcord brings: the demonstration works on its parts.
    declared |= required("aiohttp", "starlette", "uvicorn", "yarl")
    belongs = packages_distributions()
    for package in ("bot", "cogs"):
        for module, path in imported(package):
            owners = required(*belongs.get(module, [module]))
            assert owners & declared, f"{path} imports {module}, which nothing in pyproject.toml asks for"


@pytest.fixture(scope="module")
def briscola(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed command. Its environment has the wheel; what the wheel asks for comes from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)  # noqa: S603 - ours
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    venv.create(home)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    installer = Path(sys.executable).parent / "uv"
    subprocess.run(  # noqa: S603 - as above
        [installer, "pip", "install", "--no-config", "--offline", "--no-deps", "--python", python, wheel],
        check=True,
        capture_output=True,
    )
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    # A path file within that folder is not read again: the project's own checkout stays out of sight.
    (packages / "needed.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    return python.with_name("briscola")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where the command runs: an empty folder, and nothing that leads to the checkout."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "COV", "VIRTUAL"))
    }
    return {**kept, "HOME": str(tmp_path), "PWD": str(tmp_path)}


def run(briscola: Path, environment: dict[str, str], *arguments: str, code: int = 0) -> str:
    """What a command prints; it must end with a code."""
    done = subprocess.run(  # noqa: S603 - as above
        [briscola, *arguments],
        cwd=environment["PWD"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def test_the_installed_commands_work_in_an_empty_folder(briscola: Path, environment: dict[str, str]) -> None:
    folder = Path(environment["PWD"])
    where = [str(briscola.with_name("python")), "-c", "import bot, cogs; print(bot.__file__, cogs.__file__)"]
    found = subprocess.run(  # noqa: S603 - as above
        where, cwd=folder, env=environment, capture_output=True, text=True, check=True
    ).stdout
    assert str(ROOT) not in found
    assert run(briscola, environment, "settings") == (ROOT / ".env.example").read_text(encoding="utf-8")
    (folder / ".env").write_text(run(briscola, environment, "settings"), encoding="utf-8")
    findings = run(briscola, environment, "doctor", code=2).splitlines()
    assert [line.split()[1] for line in findings if line.startswith("fail")] == ["token"]
    record = folder / "match.jsonl"
    run(
        briscola, environment, "simulate", "--variant", "briscola", "--matches", "1", "--records", str(record)
    )
    assert "1 record, 0 wrong" in run(briscola, environment, "verify", str(record))
    run(briscola, environment, "replay", str(record), "--trick", "1", "-o", "trick.png")
    assert (folder / "trick.png").stat().st_size


def test_the_installed_demonstration_shows_its_page(briscola: Path, environment: dict[str, str]) -> None:
    demonstration = subprocess.Popen(  # noqa: S603 - as above
        [briscola, "play", "--no-browser"],
        cwd=environment["PWD"],
        # Elsewhere than in the checkout all functions would be compiled anew, for half a minute.
        env={**environment, "PYTHONUNBUFFERED": "1", "NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines: queue.Queue[str] = queue.Queue()
    output = demonstration.stdout
    assert output is not None

    def read() -> None:
        for line in output:
            lines.put(line)

    threading.Thread(target=read, daemon=True).start()
    try:
        address = None
        while address is None:
            address = re.search(r"http://[^\s]+", lines.get(timeout=60))
        with urllib.request.urlopen(address[0], timeout=60) as answer:  # noqa: S310 - our own page
            assert b"<html" in answer.read().lower()
    finally:
        demonstration.terminate()
        demonstration.wait()
        output.close()
