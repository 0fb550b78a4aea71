"""The preferences of people: pages with menus, and what the menus do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast, get_args

from bot.languages import LANGUAGES
from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Button, Choice, Menu, Page, Part, Picture, Row, Text
from bot.pages.pictures.tricks import own_deck
from bot.render.decks import DECKS, Family, decks_of
from bot.render.scenes.samples import Sample, samples_scene
from bot.store.rows import Cards, Preferences
from bot.tables.parts import part_of
from bot.text.catalogue import Voice
from bot.text.play.descriptions import short
from bot.ui.answers.context import RequestContext
from bot.ui.answers.person.time_settings import quiet_text
from bot.ui.answers.routing import Buttons
from bot.ui.wire.items import chosen_value

BUTTONS: Final = Buttons()

CALENDAR: Final = "calendar"
"""The task for other processes when a person has chosen something, such as other holidays."""
AUTO: Final = "auto"
"""The value that stands for no choice."""
ON: Final = "on"
OFF: Final = "off"
MINE: Final = "me"

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "language": (AUTO, *LANGUAGES),
    "cards": (AUTO, *get_args(Cards)),
    "deck": (AUTO, *DECKS),
    "pictures": (ON, OFF),
    "reminders": (ON, OFF),
    "confirm": (ON, OFF),
    "listed": (ON, OFF),
    "badges": (ON, OFF),
}
"""The values of each preference, as a command names them."""
_SWITCHES: Final = {"pictures", "reminders", "confirm", "listed", "badges"}
_VERBS: Final[dict[str, str]] = {
    Verb.SET_LANGUAGE: "language",
    Verb.SET_CARDS: "cards",
    Verb.SET_PICTURES: "pictures",
    Verb.SET_REMINDERS: "reminders",
    Verb.SET_CONFIRM: "confirm",
    Verb.SET_LISTED: "listed",
    Verb.SET_BADGES: "badges",
}


def preferences_page(voice: Voice, preferences: Preferences, *, saved: bool = False) -> Page:
    """A person's preferences, for them alone: menus, and a sample of their cards."""
    lines = [f"## {voice('preferences-heading')}"]
    if saved:
        lines.append(voice("preferences-saved"))
    menus: list[Part] = []
    for verb, option in _VERBS.items():
        now = _value(preferences, option)
        lines.append(voice(f"preferences-{option}", value=voice(f"choice-{option}-{now}")))
        choices = tuple(Choice(one, voice(f"choice-{option}-{one}"), one == now) for one in VALUES[option])
        menus.append(Menu(custom_id(verb, MINE), voice(f"option-{option}-about"), choices))
    lines += [
        voice("preferences-deck", family=kind.value, value=_deck_name(voice, own_deck(preferences, kind)))
        for kind in Family
    ]
    lines.append(voice("preferences-zone", zone=preferences.zone))
    lines.append(voice("preferences-quiet", hours=quiet_text(preferences)))
    if preferences.dm_closed_at is not None and preferences.cards != "here":
        lines.append(f"-# {voice('preferences-dm-closed')}")
    buttons = (
        Button(custom_id(Verb.SHOW_DECKS, kind.value), voice("preferences-show-decks", family=kind.value))
        for kind in Family
    )
    return Page((Text("\n".join(lines)), *menus, Row(tuple(buttons))))


def _value(preferences: Preferences, option: str) -> str:
    """The value of a preference, as one of its ``VALUES``."""
    if option in _SWITCHES:
        return ON if getattr(preferences, option) else OFF
    return getattr(preferences, option) or AUTO


def decks_page(voice: Voice, preferences: Preferences, family: Family, *, saved: bool = False) -> Page:
    """The decks of a family as a picture, with a menu to choose one."""
    now = own_deck(preferences, family)
    keys = [deck.key for deck in decks_of(family)]
    scene = samples_scene([Sample(key, _deck_name(voice, key), key == now) for key in keys])
    names = voice.join([_deck_name(voice, key) for key in keys])
    chosen_now = voice("preferences-deck", family=family.value, value=_deck_name(voice, now))
    lines = [f"## {voice('preferences-decks', family=family.value)}"]
    if saved:
        lines.append(voice("preferences-saved"))
    lines += [voice("preferences-decks-help"), chosen_now]
    choices = tuple(
        Choice(one, _deck_name(voice, one), one == (now if now in DECKS else AUTO)) for one in (AUTO, *keys)
    )
    return Page(
        (
            Text("\n".join(lines)),
            Picture(scene, short(voice("preferences-decks-alt", family=family.value, decks=names))),
            Menu(custom_id(Verb.SET_DECK, family.value), voice("option-deck-about"), choices),
            Row((Button(custom_id(Verb.SHOW_PREFERENCES, MINE), voice("preferences-back")),)),
        )
    )


def _deck_name(voice: Voice, key: str | None) -> str:
    """The name of a deck. A deck that no longer exists counts as none."""
    return voice(f"choice-deck-{key if key in DECKS else AUTO}")


def with_choice(preferences: Preferences, option: str, value: str) -> Preferences:
    """The preferences with one of them changed. An unknown value changes nothing.

    A deck is chosen for its own family and leaves the other family's choice; AUTO resets both.
    """
    if value not in VALUES.get(option, ()):
        return preferences
    if option == "language":
        return replace(preferences, language=None if value == AUTO else value)
    if option in _SWITCHES:
        return replace(preferences, **{option: value == ON})  # type: ignore[arg-type]  # all of them are bools
    if option == "cards":
        return replace(preferences, cards=None if value == AUTO else cast("Cards", value))
    if value == AUTO:
        return replace(preferences, italian_deck=None, french_deck=None)
    return with_deck(preferences, DECKS[value].family, value)


def with_deck(preferences: Preferences, family: Family, value: str) -> Preferences:
    """The preferences with another deck for a family, or none (AUTO).

    A deck of the other family changes nothing.
    """
    if value not in {AUTO, *(deck.key for deck in decks_of(family))}:
        return preferences
    wish = None if value == AUTO else value
    if family is Family.ITALIAN:
        return replace(preferences, italian_deck=wish)
    return replace(preferences, french_deck=wish)


async def store_preferences(
    context: RequestContext, preferences: Preferences, before: Preferences
) -> RequestContext:
    """Store what a person changed of their preferences, and update the hands that they see.

    The result is their context in the language that they have now. Raises ``StoreError``.
    """
    bot = context.bot
    await bot.choices.choose(preferences, before)
    for table in await bot.tables.tables_of(preferences.person):
        part = part_of(table.place.guild, table.id)
        if bot.tables.holding.holds(part):
            bot.calendars.notice(table.id)
            bot.publisher.notice(table.id)
        else:
            await bot.tables.holding.ask(CALENDAR, [part], preferences.person)
    return await context.in_chosen_language()


def _family(press: Press) -> Family:
    return Family(press.subject) if press.subject in set(Family) else Family.ITALIAN


@BUTTONS.on(*_VERBS)
async def _choose(context: RequestContext, press: Press) -> None:
    value, before = chosen_value(context.interaction), await context.preferences()
    preferences = with_choice(before, _VERBS[press.verb], value)
    context = await store_preferences(context, preferences, before)
    await context.replace_page(preferences_page(context.voice, preferences, saved=True))


@BUTTONS.on(Verb.SET_DECK)
async def _choose_deck(context: RequestContext, press: Press) -> None:
    kind, value = _family(press), chosen_value(context.interaction)
    before = await context.preferences()
    preferences = with_deck(before, kind, value)
    context = await store_preferences(context, preferences, before)
    await context.replace_page(decks_page(context.voice, preferences, kind, saved=True))


@BUTTONS.on(Verb.SHOW_DECKS)
async def _show_decks(context: RequestContext, press: Press) -> None:
    await context.replace_page(decks_page(context.voice, await context.preferences(), _family(press)))


@BUTTONS.on(Verb.SHOW_PREFERENCES)
async def _show_preferences(context: RequestContext, _: Press) -> None:
    await context.replace_page(preferences_page(context.voice, await context.preferences()))
