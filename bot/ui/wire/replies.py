"""The first answer to an interaction: in time, and only once.

An interaction has one first answer. ``defer_after`` may give it at any moment, so every other answer goes
through ``respond_once``, which says whether it was the first. Only this module uses
``interaction.response``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.client import INTERNAL_SERVER_ERROR, TOO_MANY_REQUESTS
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.log import get
from bot.names import shorten
from bot.pages.limits import MESSAGE_TEXT
from bot.text.numbers import escape_list_numbers
from bot.ui.wire.people import Interaction, is_private
from bot.ui.wire.rate_limits.timeouts import ANSWER, no_retry_after

log = get(__name__)

SECONDS: Final = 1.8
"""The seconds after which an interaction is acknowledged without its answer. Discord gives it up after 3
s."""
TOO_OLD: Final = 2.5
"""The age in seconds from which the bot asks Discord whether it still waits for an answer."""
ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
UNKNOWN_MESSAGE: Final = 10008
"""The error code of a deleted message, such as the hand of the last deal once there is a new one."""
INVALID_FORM_BODY: Final = 50035
"""The error code of an invalid part of a request, such as a deleted emoji or an emoji's name that is
taken."""

Response: TypeAlias = discord.InteractionResponse[Any]

Unreachable: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""The exceptions that a failed call to Discord may raise."""


def is_hiccup(error: BaseException) -> bool:
    """Whether a call to Discord failed for reasons that may be gone at the next try."""
    if isinstance(error, discord.HTTPException):
        return error.status >= INTERNAL_SERVER_ERROR or error.status == TOO_MANY_REQUESTS
    return isinstance(error, Unreachable)


_deferring: set[asyncio.Task[None]] = set()
WROTE: Final = "messages"
"""The key of an interaction's ``extras`` with the ids of the messages that answered it."""
_IS_FILLED: Final = "the deferred answer has been filled"
_UNSURE: Final = "Discord may have taken the deferral"
_PERHAPS_ANOTHERS: Final = "another process may have answered"
"""The keys of an interaction's ``extras``."""


def defer_after(interaction: Interaction) -> asyncio.TimerHandle:
    """Acknowledge an interaction when its answer takes long. Cancel the timer once it is answered."""

    def start() -> None:
        task = asyncio.get_running_loop().create_task(defer(interaction), name="defer")
        _deferring.add(task)
        task.add_done_callback(_deferring.discard)

    return asyncio.get_running_loop().call_later(SECONDS, start)


async def defer(interaction: Interaction) -> None:
    """Tell Discord that the answer follows. Does nothing if there is an answer already."""
    if is_answered(interaction):
        return
    apart = interaction.type is not discord.InteractionType.component
    try:
        with no_retry_after(ANSWER):  # until this has ended, discord.py delays the answer itself
            callback = await interaction.response.defer(ephemeral=apart, thinking=apart)
            if apart and callback is not None:
                _wrote(interaction, callback.message_id)
    except discord.InteractionResponded:
        return
    except Unreachable as error:
        interaction.extras[_UNSURE] = is_hiccup(error)
        log.info("an interaction could not be acknowledged", error=type(error).__name__)


async def still_waits(interaction: Interaction) -> bool:
    """Whether Discord still accepts an answer. It is asked only if the interaction looks old.

    The machine's clock may be wrong, and then no answer must be thrown away.
    """
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    if age < TOO_OLD or is_answered(interaction):
        return True
    try:
        with no_retry_after(ANSWER):
            await interaction.response.defer(ephemeral=True)
    except discord.NotFound:
        log.info("an interaction came too late", interaction=interaction.id)
        return False
    except Unreachable as error:
        return getattr(error, "code", None) == ALREADY_ACKNOWLEDGED
    return True


async def reply(interaction: Interaction, text: str) -> None:
    """Answer with a sentence for the person alone."""
    await send_ephemeral(interaction, content=shorten(escape_list_numbers(text), MESSAGE_TEXT))


async def send_ephemeral(interaction: Interaction, **message: Any) -> int | None:  # noqa: ANN401 - the arguments of discord.py's calls
    """Send a message to the person alone: as the answer, or after it if one has been given.

    The result is the message's id; None if it is the answer itself, which the token knows by name.
    """
    message.setdefault("allowed_mentions", discord.AllowedMentions.none())
    message_ids: list[int | None] = []

    async def answer(response: Response) -> None:
        message_ids.append((await response.send_message(ephemeral=True, **message)).message_id)

    with no_retry_after(ANSWER):
        if _is_on_public_message(interaction):
            # The token of a deferred edit can edit the public message too, and costs no counted request
            # (V-8).
            await respond_once(interaction, lambda response: response.defer())
        elif await respond_once(interaction, answer):
            _wrote(interaction, *message_ids)
            return None
        return await _after(interaction, message)


async def open_answer(interaction: Interaction, **message: Any) -> int | None:  # noqa: ANN401 - the arguments of discord.py's calls
    """Answer with a message that everybody sees. Returns its id; None if another answer came first."""
    message_ids: list[int | None] = []

    async def answer(response: Response) -> None:
        message_ids.append((await response.send_message(**message)).message_id)

    with no_retry_after(ANSWER):
        if not await respond_once(interaction, answer):
            return None
        # The message may have arrived although Discord's reply, which has its id, was lost.
        message_id = message_ids[0] if message_ids else None
        if message_id is None:
            original = await interaction.original_response()
            if original.flags.ephemeral:  # the process that had the table until now was faster, and refused
                return None
            message_id = original.id
        _wrote(interaction, message_id)
        return message_id


async def edit_answer(interaction: Interaction, **message: Any) -> None:  # noqa: ANN401 - the arguments of discord.py's calls
    """Edit the message of a press, as the answer; or the message that already is the answer."""
    with no_retry_after(ANSWER):
        first = await respond_once(interaction, lambda response: response.edit_message(**message))
        # What another process has answered does not show this page.
        if not first or interaction.extras.pop(_PERHAPS_ANOTHERS, False):
            await _fill(interaction, message)


async def respond_once(interaction: Interaction, answer: Callable[[Response], Awaitable[object]]) -> bool:
    """Give the first answer if none has been given. False if there is one already.

    ``answer`` is called with the interaction's response. Raises Discord's refusal of the answer.
    """
    if is_answered(interaction):
        return False
    try:
        await answer(interaction.response)
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        # Another answer came first. Or this very one had arrived, and only Discord's reply was lost.
        interaction.extras[_PERHAPS_ANOTHERS] = True
        return not (is_answered(interaction) or interaction.extras.get(_UNSURE, False))
    return True


def is_answered(interaction: Interaction) -> bool:
    """Whether the first answer has been given, even if only to say that the answer follows."""
    return interaction.response.is_done()


def is_answered_apart(interaction: Interaction) -> bool:
    """Whether the first answer is a message of its own that only the person can see."""
    return interaction.response.type in {
        discord.InteractionResponseType.channel_message,
        discord.InteractionResponseType.deferred_channel_message,
    }


def edits_the_pressed_message(interaction: Interaction) -> bool:
    """Whether the first answer edits the pressed message, so that its token can edit it again."""
    return interaction.response.type in {
        discord.InteractionResponseType.deferred_message_update,
        discord.InteractionResponseType.message_update,
    }


async def _after(interaction: Interaction, message: dict[str, Any]) -> int | None:
    _rewind(message)
    is_deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if is_deferred and not interaction.extras.get(_IS_FILLED, False):
        message["attachments"] = message.pop("files", [])
        await _fill(interaction, message)
        return None
    with no_retry_after(0):  # it has no nonce, so a second try might send it twice
        followup = await interaction.followup.send(ephemeral=True, wait=True, **message)
    _wrote(interaction, followup.id)
    return followup.id


def _is_on_public_message(interaction: Interaction) -> bool:
    """Whether a component of a message was used that others see."""
    component = interaction.type is discord.InteractionType.component
    return component and interaction.message is not None and not is_private(interaction)


def _wrote(interaction: Interaction, *messages: int | None) -> None:
    interaction.extras.setdefault(WROTE, []).extend(one for one in messages if one is not None)


async def _fill(interaction: Interaction, message: dict[str, Any]) -> None:
    """Fill the message that the answer is. A further message must not take its place."""
    _rewind(message)
    await interaction.edit_original_response(**message)
    interaction.extras[_IS_FILLED] = True


def _rewind(message: dict[str, Any]) -> None:
    """Rewind files that were read for another request."""
    for file in (*message.get("files", ()), *message.get("attachments", ())):
        file.reset()
