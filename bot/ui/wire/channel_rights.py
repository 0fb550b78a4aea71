"""Who sees the messages of a place, as far as the gateway tells the bot."""

from __future__ import annotations

import discord

from bot.tables.model.people import Place


def may_post(channel: object) -> bool:
    """Whether a channel is one of text in which the bot may show a table."""
    if not isinstance(channel, discord.TextChannel):
        return False
    rights = channel.permissions_for(channel.guild.me)
    return rights.view_channel and rights.send_messages and rights.attach_files


def may_make_threads(channel: object) -> bool:
    """Whether a channel is one of text in which the bot may make threads and show tables there."""
    if not isinstance(channel, discord.TextChannel):
        return False
    rights = channel.permissions_for(channel.guild.me)
    return rights.create_public_threads and rights.send_messages_in_threads and rights.attach_files


def may_see(guild: discord.Guild, place: Place, reader: discord.Member | discord.Role) -> bool:
    """Whether a member, or everybody with a role, sees the messages of a place of a server.

    - The permissions follow from roles and from the server's channels. In a voice channel *Connect* is
      needed, too, as for its messages.
    - In a thread: if they see its channel and the thread is public. The gateway does not tell who is in a
      private thread, so only those who may manage threads are known to see it. The gateway does not tell
      either whether an archived thread is private: it counts as private.
    - In a channel that no longer exists: no.
    """
    channel = guild.get_channel(place.channel)
    if channel is None:
        return False
    rights = channel.permissions_for(reader)
    is_voice = isinstance(channel, discord.VoiceChannel | discord.StageChannel)
    if not rights.view_channel or (is_voice and not rights.connect):
        return False
    if place.thread is None or rights.manage_threads:
        return True
    thread = guild.get_thread(place.thread)
    return thread is not None and not thread.is_private()
