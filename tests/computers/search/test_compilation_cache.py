"""Stored machine code is used only as long as no source has changed that it may be made of."""

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
