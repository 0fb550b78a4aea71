"""The installed command ``briscola``.

The processes that the bot starts import the script of the command once more, and need none of the command
line: it is imported when it is called.
"""

from __future__ import annotations


def main() -> int:
    """Run the command line; see ``bot.__main__``."""
    from bot.__main__ import main as run  # noqa: PLC0415 - see above

    return run()
