"""``python -m bot engine``: one request on a line, one answer on a line, until the input ends."""

from __future__ import annotations

from typing import BinaryIO, Final

import msgspec

from bot.protocol.protocol import answer

LONGEST: Final = 1 << 20
"""The bytes of a line. The longest view of any game takes a hundredth of it."""


def serve(requests: BinaryIO, answers: BinaryIO, level: str | None = None) -> None:
    """Answer every line at once. ``level`` replaces the level that requests name."""
    while line := requests.readline(LONGEST + 1):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _skip(requests)
            response = msgspec.json.encode({"error": f"a line may have {LONGEST} bytes at most"})
        else:
            response = answer(line, level)
        answers.write(response + b"\n")
        answers.flush()


def _skip(requests: BinaryIO) -> None:
    """Read to the end of a line without keeping it."""
    while (rest := requests.readline(LONGEST)) and not rest.endswith(b"\n"):
        pass
