"""Keeps the page of the demonstration at its newest message, where its visitor left it.

The preview decides anew where it stands while its pictures load: a channel that grows meanwhile looks as if
its visitor had scrolled up, and their cards are out of sight. With these two changes it decides only while
the page is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, TypeAlias

from bot.log import get

log = get(__name__)

PATH: Final = "/timeline.js"
CHANGES: Final[Mapping[str, str]] = {
    'if (!state.ready && state.scrollIntent?.policy === "target") return;': "if (!state.ready) return;",
    'state.ready = false;\n      if (state.scrollIntent?.policy !== "target")': (
        "const complete = state.ready;\n      state.ready = false;\n"
        '      if (complete && state.scrollIntent?.policy !== "target")'
    ),
}
"""What is replaced in the preview's script, and by what."""
Serve: TypeAlias = Callable[[Any], Coroutine[Any, Any, Any]]


def staying(serve: Serve) -> Serve:
    """``serve``, which answers requests for the preview's files, with the changed script."""

    async def served(request: Any) -> Any:  # noqa: ANN401 - aiohttp comes with the preview
        response = await serve(request)
        if request.path == PATH:
            response.text = changed(response.text)
        return response

    return served


def changed(script: str) -> str:
    """The script with its changes; without one that has no place in it any more."""
    for before, after in CHANGES.items():
        if before not in script:
            log.warning("the page's script cannot be changed", reason=before)
        script = script.replace(before, after)
    return script
