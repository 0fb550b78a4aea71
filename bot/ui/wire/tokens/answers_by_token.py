"""Requests with an interaction's token after the answer, given only the token (V-8).

discord.py makes them only with an ``Interaction`` object, which ends with its process. These requests are
not counted.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

_APPLICATION: Final = 3
"""The type of webhook that an interaction's token belongs to."""


async def edit(client: discord.Client, token: str, message: int | None, **changes: Any) -> None:  # noqa: ANN401 - the arguments of discord.py's calls
    """Edit a message of an interaction. ``message`` None means Discord's ``@original``.

    That is the message with which the interaction was answered or, after a deferred edit, the message whose
    component was used.
    """
    webhook, adapter = _webhook(client, token), async_context.get()
    edit_message = (
        adapter.edit_original_interaction_response
        if message is None
        else partial(adapter.edit_webhook_message, message_id=message, with_components=True)
    )
    with handle_message_parameters(**changes) as form:
        await edit_message(
            webhook.id,
            token,
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=form.payload,
            multipart=form.multipart,
            files=form.files,
        )


async def send(client: discord.Client, token: str, **message: Any) -> int:  # noqa: ANN401 - as for edit
    """Send a further ephemeral answer. Returns the id of the message."""
    answer = await _webhook(client, token).send(ephemeral=True, wait=True, **message)
    return answer.id


async def remove(client: discord.Client, token: str, message: int | None) -> None:
    """Delete a message of an interaction; None as for ``edit``."""
    webhook = _webhook(client, token)
    if message is not None:
        await webhook.delete_message(message)
        return
    await async_context.get().delete_original_interaction_response(
        webhook.id, token, session=webhook.session, proxy=webhook.proxy, proxy_auth=webhook.proxy_auth
    )


def _webhook(client: discord.Client, token: str) -> discord.Webhook:
    data: Any = {"id": client.application_id, "type": _APPLICATION, "token": token}
    return discord.Webhook.from_state(data, client._connection)  # noqa: SLF001 - as Interaction.followup
