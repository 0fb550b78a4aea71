"""The first answer to an interaction: in time, and once.

An interaction has one first answer. ``defer_after`` may give it at any moment, so every other answer goes
through ``respond_once``, which says whether it was the first. Only this module uses ``interaction.response``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from http.client import INTERNAL_SERVER_ERROR, TOO_MANY_REQUESTS
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.log import get
from bot.names import shortened
from bot.pages.limits import MESSAGE_TEXT
from bot.ui.wire.people import Interaction, for_their_eyes
from bot.ui.wire.timeouts import ANSWER, no_retry_after

log = get(__name__)

SECONDS: Final = 1.8
"""After so long an interaction is acknowledged without its answer: Discord gives it up after 3 s."""
TOO_OLD: Final = 2.5
"""Seconds: whether Discord still waits for an interaction of this age has to be asked."""
ACKNOWLEDGED: Final = 40060
UNKNOWN: Final = 10062
NO_MESSAGE: Final = 10008
"""The message is gone, as is the hand of the last deal once there is a new one."""
BAD_FORM: Final = 50035
"""How Discord refuses a part of a request: an emoji that is gone, or one whose name is taken."""

Response: TypeAlias = discord.InteractionResponse[Any]

Unreachable: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What a call to Discord may raise when it fails."""


def is_hiccup(error: BaseException) -> bool:
    """Whether a call to Discord failed for no fault of ours, so that it may do the next time."""
    if isinstance(error, discord.HTTPException):
        return error.status >= INTERNAL_SERVER_ERROR or error.status == TOO_MANY_REQUESTS
    return isinstance(error, Unreachable)


_deferring: set[asyncio.Task[None]] = set()
WROTE: Final = "messages"
"""Where the ids of the messages stand that answered an interaction, in its ``extras``."""
_FILLED: Final = "the deferred answer has been filled"
_UNSURE: Final = "Discord may have taken the deferral"
"""Keys of an interaction's ``extras``."""


def defer_after(interaction: Interaction) -> asyncio.TimerHandle:
    """Acknowledge an interaction when its answer takes long. Cancel what comes back once it is answered."""

    def lost() -> None:
        task = asyncio.get_running_loop().create_task(defer(interaction), name="defer")
        _deferring.add(task)
        task.add_done_callback(_deferring.discard)

    return asyncio.get_running_loop().call_later(SECONDS, lost)


async def defer(interaction: Interaction) -> None:
    """Tell Discord that the answer follows; nothing happens where it has been given."""
    if is_answered(interaction):
        return
    apart = interaction.type is not discord.InteractionType.component
    try:
        with no_retry_after(ANSWER):  # until this has come to an end discord.py lets the answer itself wait
            made = await interaction.response.defer(ephemeral=apart, thinking=apart)
            if apart and made is not None:
                _wrote(interaction, made.message_id)
    except discord.InteractionResponded:
        return
    except Unreachable as error:
        interaction.extras[_UNSURE] = is_hiccup(error)
        log.info("an interaction could not be acknowledged", error=type(error).__name__)


async def still_waits(interaction: Interaction) -> bool:
    """Whether Discord still takes an answer; asks only when the interaction looks old.

    It may only look so: the machine's clock may be wrong, and then nothing must be thrown away.
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
        return getattr(error, "code", None) == ACKNOWLEDGED
    return True


async def reply(interaction: Interaction, text: str) -> None:
    """A sentence to whoever acts, and to nobody else."""
    await send_ephemeral(interaction, content=shortened(text, MESSAGE_TEXT))


async def send_ephemeral(interaction: Interaction, **message: Any) -> int | None:  # noqa: ANN401 - the arguments of discord.py's calls
    """A message to whoever acts only; as the answer, or after it where one has been given.

    Returns the message's id; None where it is the answer itself, which its token knows by name.
    """
    message.setdefault("allowed_mentions", discord.AllowedMentions.none())
    answered: list[int | None] = []

    async def answer(response: Response) -> None:
        answered.append((await response.send_message(ephemeral=True, **message)).message_id)

    with no_retry_after(ANSWER):
        if _on_a_public_message(interaction):
            # The token of a deferred edit edits the public message, too, and costs no counted request (V-8).
            await respond_once(interaction, lambda response: response.defer())
        elif await respond_once(interaction, answer):
            _wrote(interaction, *answered)
            return None
        return await _after(interaction, message)


async def open_answer(interaction: Interaction, **message: Any) -> int | None:  # noqa: ANN401 - as for fresh
    """A message that everybody sees, as the answer; returns its id. None where another answer came first."""
    found: list[int | None] = []

    async def answer(response: Response) -> None:
        found.append((await response.send_message(**message)).message_id)

    with no_retry_after(ANSWER):
        if not await respond_once(interaction, answer):
            return None
        # The message may have arrived without Discord's word of it, which has its id.
        known = (found[0] if found else None) or (await interaction.original_response()).id
        _wrote(interaction, known)
        return known


async def edit_answer(interaction: Interaction, **message: Any) -> None:  # noqa: ANN401 - as for fresh
    """Edit the message that a press came from, as the answer; or the message that the answer is already."""
    with no_retry_after(ANSWER):
        if not await respond_once(interaction, lambda response: response.edit_message(**message)):
            await _fill(interaction, message)


async def respond_once(interaction: Interaction, answer: Callable[[Response], Awaitable[object]]) -> bool:
    """Give the first answer where none has been given; False where there is another already.

    ``answer`` is called with the interaction's response. Raises what Discord's refusal of the answer raises.
    """
    if is_answered(interaction):
        return False
    try:
        await answer(interaction.response)
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        # Another answer came first. Or this very one had arrived, and only Discord's word of it was lost.
        return not (is_answered(interaction) or interaction.extras.get(_UNSURE, False))
    return True


def is_answered(interaction: Interaction) -> bool:
    """Whether the first answer has been given, if only to say that the answer follows."""
    return interaction.response.is_done()


def is_answered_apart(interaction: Interaction) -> bool:
    """Whether the first answer is a message of its own, which whoever acts alone can see."""
    return interaction.response.type in {
        discord.InteractionResponseType.channel_message,
        discord.InteractionResponseType.deferred_channel_message,
    }


def edits_the_pressed_message(interaction: Interaction) -> bool:
    """Whether the first answer edits the message that was pressed, so that its token edits it further."""
    return interaction.response.type in {
        discord.InteractionResponseType.deferred_message_update,
        discord.InteractionResponseType.message_update,
    }


async def _after(interaction: Interaction, message: dict[str, Any]) -> int | None:
    _rewind(message)
    deferred = interaction.response.type is discord.InteractionResponseType.deferred_channel_message
    if deferred and not interaction.extras.get(_FILLED, False):
        message["attachments"] = message.pop("files", [])
        await _fill(interaction, message)
        return None
    with no_retry_after(0):  # it has no nonce: sent again, it might stand there twice
        sent = await interaction.followup.send(ephemeral=True, wait=True, **message)
    _wrote(interaction, sent.id)
    return sent.id


def _on_a_public_message(interaction: Interaction) -> bool:
    """Whether a component of a message was used that others see."""
    component = interaction.type is discord.InteractionType.component
    return component and interaction.message is not None and not for_their_eyes(interaction)


def _wrote(interaction: Interaction, *messages: int | None) -> None:
    interaction.extras.setdefault(WROTE, []).extend(one for one in messages if one is not None)


async def _fill(interaction: Interaction, message: dict[str, Any]) -> None:
    """Put something into the message that the answer is; a further message must not take its place."""
    _rewind(message)
    await interaction.edit_original_response(**message)
    interaction.extras[_FILLED] = True


def _rewind(message: dict[str, Any]) -> None:
    """Files that were read for another request are read from their beginning again."""
    for file in (*message.get("files", ()), *message.get("attachments", ())):
        file.reset()
