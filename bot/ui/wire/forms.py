"""Forms with one field. The submitted text arrives as a press of the custom id, also after a restart."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.names import shorten
from bot.pages.limits import MODAL_LABEL
from bot.ui.wire.items import data_of
from bot.ui.wire.people import Interaction
from bot.ui.wire.rate_limits.timeouts import ANSWER, no_retry_after
from bot.ui.wire.replies import respond_once

FIELD: Final = "words"
"""The id of the field."""
_PATIENCE: Final = 600
"""The seconds for which discord.py keeps a form. A later one still arrives."""


class _Form(ui.Modal):
    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do nothing: the press answers."""


async def ask(
    interaction: Interaction,
    custom_id: str,
    title: str,
    label: str,
    *,
    longest: int,
    default: str | None = None,
    required: bool = True,
) -> bool:
    """Answer with a form. The handler of the verb in ``custom_id`` must expect the text of the form.

    A form can only be the first answer: False after any other one.
    """
    form = _Form(title=shorten(title, MODAL_LABEL), custom_id=custom_id, timeout=_PATIENCE)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, default=default, required=required, max_length=longest
    )
    form.add_item(ui.Label(text=shorten(label, MODAL_LABEL), component=field))
    with no_retry_after(ANSWER):
        return await respond_once(interaction, lambda response: response.send_modal(form))


def is_submitted(interaction: Interaction) -> bool:
    """Whether an interaction is a submitted form."""
    return interaction.type is discord.InteractionType.modal_submit


def text_of(interaction: Interaction) -> str:
    """The text of a submitted form. It is unchecked, since interactions can be forged."""
    return next((str(value) for name, value in _fields(data_of(interaction)) if name == FIELD), "")


def _fields(part: Any) -> list[tuple[str, object]]:  # noqa: ANN401 - plain data from Discord
    if isinstance(part, list):
        return [field for one in part for field in _fields(one)]
    if not isinstance(part, dict):
        return []
    own = [(str(part["custom_id"]), part["value"])] if "custom_id" in part and "value" in part else []
    return [*own, *_fields(part.get("components")), *_fields(part.get("component"))]
