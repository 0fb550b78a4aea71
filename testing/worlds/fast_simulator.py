"""What makes the simulated Discord faster and changes nothing that it does."""

import asyncio
import marshal
import sys
from contextlib import suppress
from contextvars import Context
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import simcord._dpy_internals as internals
import simcord._runtime
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
import simcord.results
from simcord._runtime import _BOT_SCOPE, _CallbackRecord, _selected_env

from testing.shared_json import shared_parts


def deep_copy(value: Any) -> Any:  # noqa: ANN401 - any JSON
    """A deep copy in a tenth of the time of ``copy.deepcopy``. What is shared (``share``) stays shared."""
    if shared_parts(value) is not None:
        return list(value)
    try:
        return marshal.loads(marshal.dumps(value))  # noqa: S302 - what this process itself has written
    except ValueError:  # an enumeration is in it
        pass
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except (ValueError, TypeError, OverflowError):  # what only a forger sends
        return _copy(value)


def walk_components(components: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - any JSON
    """Every component in the order of simcord's function of this name, which nests generators."""
    found: list[dict[str, Any]] = []
    _collect((components,) if isinstance(components, dict) else components, found)
    return found


def _collect(components: Any, found: list[dict[str, Any]]) -> None:  # noqa: ANN401 - as above
    for component in components:
        if not isinstance(component, dict):
            continue
        found.append(component)
        children = component.get("components")
        if isinstance(children, list):
            _collect(children, found)
        for key in ("accessory", "component"):
            child = component.get(key)
            if isinstance(child, dict):
                _collect((child,), found)


class _LastValidation:
    """``validate_components``, which simcord calls twice for each message: the second call only copies."""

    def __init__(self) -> None:
        self._validate = simcord.components.validate_components
        self._flags = 0
        self._valid: list[dict[str, Any]] | None = None

    def __call__(self, components: Any, *, flags: int = 0) -> list[dict[str, Any]]:  # noqa: ANN401 - as simcord
        if components is self._valid and flags == self._flags:
            self._valid = None
            copied: list[dict[str, Any]] = deep_copy(components)
            return copied
        self._valid = valid = self._validate(components, flags=flags)
        self._flags = flags
        return valid


class _Invocation:
    """A callback of the bot, which the simulator has among its own until it is called.

    simcord's is a function that holds its record, which holds its handle, which holds the function: as many
    cycles as there are steps of the loop, and half of what there is to collect.
    """

    __slots__ = ("__simcord_original_callback__", "_record", "_record_error", "_work")

    def __init__(self, callback: Any, work: Any, record: _CallbackRecord, record_error: Any) -> None:  # noqa: ANN401 - as simcord
        self.__simcord_original_callback__ = callback
        self._work = work
        self._record: _CallbackRecord | None = record
        self._record_error = record_error

    @property
    def called(self) -> bool:
        """Whether it was called."""
        return self._record is None

    def __call__(self, *args: object) -> None:
        record, self._record = self._record, None
        if record is not None:
            if record.real_handle is not None:
                record.real_handle.cancel()
            if record.handle is not None:
                with suppress(ValueError):
                    self._work.callbacks.remove(record)
                record.handle = None  # here the circle ends
        try:
            self.__simcord_original_callback__(*args)
        except BaseException as error:
            self._record_error(error)
            raise


def track_callback(
    work: Any,  # noqa: ANN401 - as simcord
    original: Any,  # noqa: ANN401 - as simcord
    callback: Any,  # noqa: ANN401 - as simcord
    args: tuple[Any, ...],
    *,
    identity: tuple[Any, int],
    loop: asyncio.AbstractEventLoop,
    context_for_scope: Any,  # noqa: ANN401 - as simcord
    record_error: Any,  # noqa: ANN401 - as simcord
    schedule_timer: Any,  # noqa: ANN401 - as simcord
    context: Context | None,
    when: float | None,
    schedule_args: tuple[Any, ...] = (),
) -> asyncio.Handle:
    """As simcord's function of this name, without circles, and with a context copied only to change it."""
    scope: Any
    handle: asyncio.Handle
    bound_task = getattr(callback, "__self__", None)
    if isinstance(bound_task, asyncio.Task):
        if when is None and bound_task in work.tasks:
            # The step of a task that the simulator looks at anyway: it is at work until its last step.
            handle = original(*schedule_args, callback, *args, context=context)
            return handle
        owner = work.tasks.get(bound_task)
        if owner is not None:
            scope = (identity[0], owner.generation)
        else:
            scope = context.get(_BOT_SCOPE) if context is not None else None
    else:
        scope = _BOT_SCOPE.get()
        if context is not None:
            held = context.get(_BOT_SCOPE)
            if scope is None:
                scope = held
            if held is not scope:
                context = context_for_scope(context, scope)
    if scope is None or scope != identity:
        handle = original(*schedule_args, callback, *args, context=context)
        return handle
    label = getattr(callback, "__qualname__", None) or getattr(callback, "__name__", type(callback).__name__)
    record = _CallbackRecord(None, when, str(label))
    invocation = _Invocation(callback, work, record, record_error)
    if when is None:
        handle = original(*schedule_args, invocation, *args, context=context)
    else:
        handle = asyncio.TimerHandle(when, invocation, args, loop, context=context)
        schedule_timer(record, callback, args, context)
    if not invocation.called:
        record.handle = handle
        work.callbacks.append(record)
    return handle


def _copy(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, dict):
        return {name: _copy(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(map(_copy, value))
    return value  # nothing else in JSON can be changed


def _monotonic() -> float:
    """The time of whoever asks: the bot's own, or this machine's, as the loop asks between any two steps."""
    env = None if _BOT_SCOPE.get() is None else _selected_env(driver=False)
    return internals.real_monotonic() if env is None else env.backend.clock.elapsed


def speed_up_simulator() -> None:
    """Let the simulator copy with ``deep_copy`` from now on, and find its timers by identity.

    It copies all JSON that goes in or out. It removes each finished callback from a list, and the records
    in it, which are never equal to one another, would be compared field by field. It also looks for timers
    on the real clock whenever it waits; ``Simulated`` has none. It walks over components by nested
    generators, and validates those of a message before and after it has put in the addresses of files.
    """
    simcord._runtime._track_callback = track_callback
    internals._clock_monotonic = _monotonic
    simcord.env._virtualize_recognized_waits = lambda *_: None  # type: ignore[attr-defined]
    _CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]  # a dataclass without eq=False
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
    walk = simcord.components.walk_components
    walking = [
        module
        for name, module in sys.modules.items()
        if name.startswith("simcord.") and vars(module).get("walk_components") is walk
    ]
    for module in walking:
        module.walk_components = walk_components  # type: ignore[attr-defined]  # it is there
    simcord.components.validate_components = _LastValidation()
