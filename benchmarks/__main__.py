"""Everything that has a figure to hold: `python -m benchmarks`; or one: `python -m benchmarks engine 50`."""

import pkgutil
import runpy
import sys
from pathlib import Path

LONG = {"crowd"}
"""Take minutes, so they run only when they are named."""


def main() -> None:
    """Run the benchmarks beside this file, or the one that is named, with what follows its name."""
    found = [
        module.name
        for module in pkgutil.iter_modules([str(Path(__file__).parent)])
        if module.name != "__main__"
    ]
    chosen = sys.argv[1:2] or sorted(set(found) - LONG)
    if not set(chosen) <= set(found):
        sys.exit(f"there is no benchmark {chosen[0]}; there are: {', '.join(sorted(found))}")
    del sys.argv[1:2]
    for name in chosen:
        print(f"== {name}")
        runpy.run_module(f"benchmarks.{name}", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
