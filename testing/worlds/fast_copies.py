"""Copies of JSON, which the simulated Discord makes of everything that goes in or out."""

import copy
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

_AS_IT_IS: Final = frozenset({str, int, bool, float, bytes, type(None)})


def deep_copy(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """A deep copy in a fifth of the time of ``copy.deepcopy``, which looks for what occurs twice."""
    kind = type(value)
    if kind in _AS_IT_IS:
        return value
    if kind is dict:
        return {key: deep_copy(inner) for key, inner in value.items()}
    if kind is list:
        return [deep_copy(inner) for inner in value]
    return copy.deepcopy(value)


def use_fast_copies() -> None:
    """Let the simulator copy in this way from now on: a twentieth of the end-to-end tests went by with it."""
    modules: tuple[ModuleType, ...] = (
        simcord.components,
        simcord.gateway,
        simcord.http.router,
        simcord.results,
    )
    for module in modules:
        how = vars(module)
        assert how.keys() & {"copy", "deepcopy"}, f"{module.__name__} copies in another way"
        how["copy"], how["deepcopy"] = SimpleNamespace(deepcopy=deep_copy), deep_copy
