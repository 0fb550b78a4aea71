"""What commands are asked with."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main

TOKEN = "MTIz.GhIjKl.secret-part"


def usage_error(*argv: str) -> int:
    """The exit code of a command line that ends at once."""
    with pytest.raises(SystemExit) as ended:
        main(argv)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def spoil_record(file: Path, number: int) -> None:
    """Make the record on a line wrong at action 2 of its first deal."""
    lines = file.read_text(encoding="utf-8").splitlines()
    document = json.loads(lines[number])
    document["deals"][0]["actions"][2]["card"] = "Td"
    lines[number] = json.dumps(document)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
