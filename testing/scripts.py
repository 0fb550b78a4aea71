"""Runs the scripts of a folder and of its sub-folders, all of them or the one that is named."""

import runpy
import sys
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

_GUARD: Final = 'if __name__ == "__main__":'
"""The line that makes a module a script. The other modules are what scripts share."""


def find_scripts(folder: Path) -> dict[str, str]:
    """The modules of the scripts of a folder and of its sub-folders, by the name of the script."""
    found: dict[str, str] = {}
    for path in sorted((*folder.glob("*.py"), *folder.glob("*/*.py"))):
        if path.name != "__main__.py" and _GUARD in path.read_text(encoding="utf-8"):
            assert path.stem not in found, f"two scripts are called {path.stem}"
            found[path.stem] = ".".join(path.relative_to(folder.parent).with_suffix("").parts)
    return found


def run_scripts(folder: Path, long: AbstractSet[str]) -> None:
    """Run the scripts of a folder except the long ones, or only the one that is named, with its arguments."""
    scripts = find_scripts(folder)
    names = sys.argv[1:2] or sorted(scripts.keys() - long)
    all_names = ", ".join(sorted(scripts))
    if names[0] in {"-h", "--help"}:
        print(f"python -m {folder.name} [NAME …]; NAME --help says more. NAME: one of {all_names}")
        return
    if not set(names) <= scripts.keys():
        sys.exit(f"{folder.name} has no {names[0]}; there are: {all_names}")
    del sys.argv[1:2]
    for name in names:
        print(f"== {name}")
        runpy.run_module(scripts[name], run_name="__main__", alter_sys=True)
