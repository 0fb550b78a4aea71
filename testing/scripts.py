"""Runs the scripts of a folder, all of them or the one that is named."""

import pkgutil
import runpy
import sys
from collections.abc import Set as AbstractSet
from pathlib import Path


def run_scripts(folder: Path, long: AbstractSet[str]) -> None:
    """Run the scripts of a folder except the long ones, or only the one that is named, with its arguments."""
    names = {module.name for module in pkgutil.iter_modules([str(folder)])} - {"__main__"}
    names_to_run = sys.argv[1:2] or sorted(names - long)
    if not set(names_to_run) <= names:
        sys.exit(f"{folder.name} has no {names_to_run[0]}; there are: {', '.join(sorted(names))}")
    del sys.argv[1:2]
    for name in names_to_run:
        print(f"== {name}")
        runpy.run_module(f"{folder.name}.{name}", run_name="__main__", alter_sys=True)
