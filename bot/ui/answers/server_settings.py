"""What a server has set, in sentences."""

from __future__ import annotations

from bot.store.rows import GuildSettings
from bot.tables.decisions.quiet_hours import HOUR
from bot.text.catalogue import Voice
from bot.ui.answers.context import RequestContext
from bot.ui.answers.daily.digests import digest_text
from bot.ui.answers.person.time_settings import clock


async def settings_lines(context: RequestContext, settings: GuildSettings) -> list[str]:
    """Every setting of a server, a sentence each."""
    voice = context.voice
    return [
        channels_text(voice, settings),
        limits_text(voice, settings),
        await language_text(context, settings),
        hands_text(voice, settings),
        tricks_text(voice, settings),
        puzzle_text(voice, settings),
        digest_text(voice, settings),
        day_text(voice, settings),
    ]


def channels_text(voice: Voice, settings: GuildSettings) -> str:
    """In which channels tables may be opened."""
    names = voice.join([f"<#{channel}>" for channel in settings.channels])
    return voice("admin-channels-some", channels=names) if names else voice("admin-channels-all")


def limits_text(voice: Voice, settings: GuildSettings) -> str:
    """How many tables may be open at once."""
    usual = voice("admin-limit-usual")
    person, channel, server = (
        usual if number is None else number
        for number in (settings.per_person, settings.per_channel, settings.per_server)
    )
    return voice("admin-limits", person=person, channel=channel, server=server)


async def language_text(context: RequestContext, settings: GuildSettings) -> str:
    """The language of tables."""
    language = (await context.bot.choices.public_voice(settings.guild)).language
    key = "admin-language-auto" if settings.language is None else "admin-language-set"
    return context.voice(key, value=context.voice(f"choice-language-{language}"))


def hands_text(voice: Voice, settings: GuildSettings) -> str:
    """Where cards go for people who have not chosen themselves."""
    return voice(f"admin-hands-{settings.hands}")


def tricks_text(voice: Voice, settings: GuildSettings) -> str:
    """How new tables show their tricks."""
    return voice(f"admin-tricks-{settings.tricks}")


def puzzle_text(voice: Voice, settings: GuildSettings) -> str:
    """Where and when a message about each daily puzzle is posted."""
    if settings.puzzle_channel is None:
        return voice("admin-puzzle-off")
    where, when = f"<#{settings.puzzle_channel}>", clock(settings.puzzle_hour * HOUR)
    return voice("admin-puzzle-on", channel=where, time=when, zone=settings.zone or "UTC")


def day_text(voice: Voice, settings: GuildSettings) -> str:
    """Whether and where deals of the day are told of, and whether other servers see this one's result."""
    if settings.deal_channel is None:
        sentence = voice("admin-day-off")
    else:
        sentence = voice(
            "admin-day-on",
            channel=f"<#{settings.deal_channel}>",
            time=clock(settings.deal_hour * HOUR),
            zone=settings.zone or "UTC",
        )
    return f"{sentence} {voice('admin-day-compared' if settings.deal_listed else 'admin-day-not-compared')}"
