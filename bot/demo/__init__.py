"""The demonstration: the real bot on a simulated Discord, with a page in the browser.

The simulator comes with the extra ``demo``; nothing else of the bot needs it.
"""

from __future__ import annotations

import importlib.util
import sys
from typing import Final

from bot.settings import Settings

UNUSABLE: Final = 2
"""The exit code if the demonstration cannot run as requested."""


def run(settings: Settings, *, port: int | None, browser: bool, language: str | None) -> int:
    """Run until the visitor ends it (Ctrl-C, SIGTERM, or from the page). The exit code.

    Args:
        settings: those of the bot. Its database is not used: the demonstration forgets everything at its
            end.
        port: the port of the page on 127.0.0.1; None takes a free one.
        browser: whether to open the page, if there is a desktop.
        language: a code of ``bot.languages``; None takes the settings' language.
    """
    if importlib.util.find_spec("simcord") is None:
        sys.stderr.write("The demonstration needs its extra: pip install 'briscola[demo]'\n")
        return UNUSABLE
    from bot.demo.server import run_demo  # noqa: PLC0415 - only now is it known that the simulator is installed

    return run_demo(settings, port=port, browser=browser, language=language)
