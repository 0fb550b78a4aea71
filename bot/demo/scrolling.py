"""Keeps the page of the demonstration scrolled to its newest message.

The preview decides again where to scroll while its pictures load. If a channel grows meanwhile, it seems as
if the visitor had scrolled up, and their cards are out of sight. With these two changes it decides only when
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
"""The replacements in the preview's script."""
Serve: TypeAlias = Callable[[Any], Coroutine[Any, Any, Any]]


def staying(serve: Serve) -> Serve:
    """``serve``, which answers requests for the preview's files, with the changed script."""

    async def serve_with_changes(request: Any) -> Any:  # noqa: ANN401 - aiohttp comes with the preview
        response = await serve(request)
        if request.path == PATH:
            response.text = with_changes(response.text)
        return response

    return serve_with_changes


def with_changes(script: str) -> str:
    """The script with its changes. Changes that no longer fit are left out."""
    for before, after in CHANGES.items():
        if before not in script:
            log.warning("the page's script cannot be changed", reason=before)
        script = script.replace(before, after)
    return script
