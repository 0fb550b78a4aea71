"""The address of a database server, which is shown without its secrets."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote

URL_FORM: Final = "postgresql://USER:PASSWORD@HOST/DATABASE, special characters as %40 (@) or %2F (/)"
"""What such an address is, in words for an operator."""
_ADDRESS: Final = re.compile(r"://|^\W*postgres(ql)?:|\bpassword\s*=", re.ASCII)
"""What is in a URL of whatever kind, and in libpq's other form (``host=… password=…``). Neither is a path:
paths are shown as they are, and this one with its password."""
_ENCODED: Final = "%(?!00)[0-9a-fA-F]{2}"
_HOST: Final = rf"(\[[0-9a-fA-F:.]+\]|([\w.-]|{_ENCODED})*)(:\d*)?"
_FORM: Final = re.compile(
    rf"postgres(ql)?://(([^%@/?#\s]|{_ENCODED})*@)?{_HOST}(,{_HOST})*(/([^%@/?#\s]|{_ENCODED})*)?"
    rf"(\?([^%@#\s]|{_ENCODED})*)?",
    re.ASCII,
)
"""The form of the address. Other characters in a user or a password are percent-encoded, as in every URL:
otherwise part of a password would count as the host, and be shown. libpq repeats what is wrongly encoded."""


@dataclass(frozen=True, slots=True)
class DatabaseUrl:
    """``postgresql://user:password@host:port/database``, as libpq reads it.

    ``str()`` and ``repr()`` show neither the password nor the parameters after the question mark, which may
    contain one as well. ``secret`` returns the whole address.
    """

    _text: str

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for a text that is not such an address. The error does not repeat the text."""
        if not _FORM.fullmatch(self._text):
            raise ValueError("not the URL of a database server")

    @staticmethod
    def is_address(text: str) -> bool:
        """Whether a text is meant as the address of a server, in whatever form."""
        return _ADDRESS.search(text) is not None

    @property
    def secret(self) -> str:
        """The whole address. Use it only for connecting."""
        return self._text

    @property
    def password(self) -> str | None:
        """The password in it; None if there is none."""
        user = self._text.partition("://")[2].partition("/")[0].rpartition("@")[0]
        return unquote(user.partition(":")[2]) or None

    @property
    def name(self) -> str:
        """The name of the database, in characters that a file's name may have."""
        return re.sub(r"\W", "-", str(self).rpartition("/")[2]) or "database"

    def __str__(self) -> str:
        scheme, _, rest = self._text.partition("://")
        place, slash, path = rest.partition("?")[0].rpartition("@")[2].partition("/")
        user = rest.partition("?")[0].rpartition("@")[0].partition(":")[0]
        return f"{scheme}://{user}{'@' if user else ''}{place}{slash}{path}"

    def __repr__(self) -> str:
        return f"DatabaseUrl({str(self)!r})"
