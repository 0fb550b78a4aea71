"""The address of a database server, which is shown without what it keeps secret."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

_SCHEME: Final = re.compile(r"\w+://", re.ASCII)
_HOST: Final = r"(\[[0-9a-fA-F:.]+\]|[\w.%-]*)(:\d*)?"
_FORM: Final = re.compile(
    rf"postgres(ql)?://([^@/?#\s]*@)?{_HOST}(,{_HOST})*(/[^@/?#\s]*)?(\?[^@#\s]*)?", re.ASCII
)
"""What else there may be in a user or a password is written with per cent signs, as in every URL. Otherwise
part of a password would pass for a host, and be shown."""


@dataclass(frozen=True, slots=True)
class DatabaseUrl:
    """``postgresql://user:password@host:port/database``, as libpq reads it.

    ``str()`` and ``repr()`` give neither the password nor the parameters after the question mark, among which
    there may be one as well; ``secret`` gives all of it.
    """

    _text: str

    def __post_init__(self) -> None:
        """Raise ``ValueError``, which does not repeat it, for a text that is no such address."""
        if not _FORM.fullmatch(self._text):
            raise ValueError("not the URL of a database server")

    @staticmethod
    def is_meant(text: str) -> bool:
        """Whether a text is meant as a URL of some kind."""
        return _SCHEME.match(text) is not None

    @property
    def secret(self) -> str:
        """The whole address, for connecting only."""
        return self._text

    @property
    def password(self) -> str | None:
        """The password in it, None where there is none."""
        user = self._text.partition("://")[2].partition("/")[0].rpartition("@")[0]
        return unquote(user.partition(":")[2]) or None

    def __str__(self) -> str:
        scheme, _, rest = self._text.partition("://")
        place, slash, path = rest.partition("?")[0].rpartition("@")[2].partition("/")
        user = rest.partition("?")[0].rpartition("@")[0].partition(":")[0]
        return f"{scheme}://{user}{'@' if user else ''}{place}{slash}{path}"

    def __repr__(self) -> str:
        return f"DatabaseUrl({str(self)!r})"
