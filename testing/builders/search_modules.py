"""The search compiled and pure, side by side in one process."""

import importlib
import sys
from functools import cache
from types import ModuleType, SimpleNamespace

import pytest

_PACKAGE = "bot.computers.search"
_NAMES = (
    "compilation",
    "rng",
    "board",
    "heuristic_policy",
    "solver",
    "rollout_policy",
    "rollout_weights",
    "bid_inference",
    "sampling",
    "rollout",
    "determinize",
    "rewards",
    "evaluate",
)


@cache
def search_modules(*, fast: bool) -> SimpleNamespace:
    """The modules of the search by their names, as they are with Numba or where it is not installed."""
    if fast:
        pytest.importorskip("numba")
        return SimpleNamespace(**{name: importlib.import_module(f"{_PACKAGE}.{name}") for name in _NAMES})
    mine: dict[str, ModuleType | None] = {
        name: module for name, module in sys.modules.items() if name.startswith(_PACKAGE)
    }
    mine["numba"] = sys.modules.get("numba")
    try:
        for name in mine:
            sys.modules.pop(name, None)
        sys.modules["numba"] = None  # type: ignore[assignment] # what cannot be imported
        modules = {name: importlib.import_module(f"{_PACKAGE}.{name}") for name in _NAMES}
    finally:
        for name in [*sys.modules]:
            if name.startswith(_PACKAGE) or name == "numba":
                del sys.modules[name]
        sys.modules.update({name: module for name, module in mine.items() if module is not None})
        if _PACKAGE in sys.modules:
            sys.modules["bot.computers"].search = sys.modules[_PACKAGE]  # type: ignore[attr-defined]
    return SimpleNamespace(**modules)


COMPILED_AND_PURE = pytest.mark.parametrize("fast", [False, True], ids=["pure", "compiled"])
