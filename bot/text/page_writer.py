"""Writes generated pages into a folder of the repository, and checks that they are up to date."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def behind(documents: Mapping[str, str], folder: Path) -> list[str]:
    """The paths below ``folder`` of pages that are missing, out of date, or no longer generated."""
    there = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.md")}
    return sorted(name for name in documents.keys() | there.keys() if documents.get(name) != there.get(name))


def write(documents: Mapping[str, str], folder: Path) -> None:
    """Write every page that is out of date, and remove those that are no longer generated."""
    for name in behind(documents, folder):
        path = folder / name
        if name not in documents:
            path.unlink()
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(documents[name], "utf-8")


def main(documents: Mapping[str, str], folder: Path, arguments: Sequence[str]) -> int:
    """Write the pages, or with ``--check`` print those that are out of date. Returns the exit code."""
    if "--check" not in arguments:
        write(documents, folder)
        return 0
    late = behind(documents, folder)
    sys.stdout.writelines(f"{name}\n" for name in late)
    return 1 if late else 0
