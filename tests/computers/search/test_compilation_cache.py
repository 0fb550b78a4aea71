"""Stored machine code is used only as long as no source has changed that it may be made of."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.computers import compiler

SCRIPT = """
import sys
from pathlib import Path
from bot.computers.search import compilation_cache
folder = Path(sys.argv[1])
compilation_cache.SOURCES = (folder,)
sys.path.insert(0, str(folder))
import use
print(use.size())
"""


@pytest.mark.skipif(not compiler.is_installed(), reason="Numba is not installed")
def test_a_constant_that_changes_in_another_file_is_compiled_anew(tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(
        "from bot.computers.search.compilation import compiled\n"
        "from layout import SIZE\n\n"
        "@compiled\n"
        "def size():\n"
        "    return SIZE\n"
    )
    for size in ("1", "22"):
        (tmp_path / "layout.py").write_text(f"SIZE = {size}\n")
        result = subprocess.run(  # noqa: S603 - our own script
            [sys.executable, "-B", "-c", SCRIPT, tmp_path], capture_output=True, text=True, check=True
        )
        assert result.stdout.strip() == size
    assert list(tmp_path.glob("__pycache__/use.size-*.nbi"))  # it was stored


def run_seven(folder: Path) -> str:
    """What a script prints that calls a compiled function of a folder, in a process of its own."""
    (folder / "use.py").write_text(
        "from bot.computers.search.compilation import compiled\n\n@compiled\ndef seven():\n    return 7\n"
    )
    os.utime(folder / "use.py", (0, 0))  # it is the same file in every run
    script = [sys.executable, "-B", "-c", SCRIPT.replace("size", "seven"), str(folder)]
    return subprocess.run(script, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - our own script


@pytest.mark.skipif(not compiler.is_installed(), reason="Numba is not installed")
@pytest.mark.parametrize("kind", ["nbi", "nbc"])
def test_a_stored_file_that_is_damaged_is_compiled_and_written_anew(kind: str, tmp_path: Path) -> None:
    assert run_seven(tmp_path) == "7"
    (stored,) = tmp_path.glob(f"__pycache__/use.seven-*.{kind}")
    whole = stored.stat().st_size
    stored.write_bytes(stored.read_bytes()[: whole // 2])
    assert run_seven(tmp_path) == "7"
    assert stored.stat().st_size >= whole


@pytest.mark.skipif(not compiler.is_installed(), reason="Numba is not installed")
def test_code_that_cannot_be_stored_is_compiled_all_the_same(tmp_path: Path) -> None:
    assert run_seven(tmp_path) == "7"
    (stored,) = tmp_path.glob("__pycache__/use.seven-*.nbi")
    stored.unlink()
    stored.mkdir()
    assert run_seven(tmp_path) == "7"
