"""What a person reads when something is refused."""

from typing import Any

from bot.tables.model.errors import Refused, TableReason
from bot.text.catalogue import voices
from bot.text.refusals import refusal

ENGLISH = voices()["en"]


def refusal_text(reason: TableReason, **facts: Any) -> str:  # noqa: ANN401 - as Refused
    """The English sentence for a refusal; ``facts`` are those of ``Refused``."""
    return refusal(ENGLISH, Refused(reason, **facts))
