"""What people choose for themselves, as a page with menus; and what the menus do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast, get_args

from bot.render.decks import DECKS
from bot.store.base import Cards, Preferences
from bot.text.catalogue import LANGUAGES, Voice
from bot.ui.ids import Press, custom_id
from bot.ui.items import on_press, values
from bot.ui.page import Choice, Menu, Page, Part, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.showing import turn

AUTO: Final = "auto"
"""The value that stands for no choice."""
MINE: Final = "me"
SET_LANGUAGE: Final = "set-my-language"
SET_CARDS: Final = "set-my-cards"
SET_DECK: Final = "set-my-deck"

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "language": (AUTO, *LANGUAGES),
    "cards": get_args(Cards),
    "deck": (AUTO, *DECKS),
}
"""What each preference may be."""
_VERBS: Final = {SET_LANGUAGE: "language", SET_CARDS: "cards", SET_DECK: "deck"}


def preferences_page(voice: Voice, preferences: Preferences, *, saved: bool = False) -> Page:
    """Somebody's preferences, for their eyes only, with a menu each."""
    lines = [f"## {voice('preferences-heading')}"]
    if saved:
        lines.append(voice("preferences-saved"))
    menus: list[Part] = []
    for verb, option in _VERBS.items():
        now = getattr(preferences, option) or AUTO
        lines.append(voice(f"preferences-{option}", value=voice(f"choice-{option}-{now}")))
        choices = tuple(Choice(one, voice(f"choice-{option}-{one}"), one == now) for one in VALUES[option])
        menus.append(Menu(custom_id(verb, MINE), voice(f"option-{option}-about"), choices))
    if preferences.dm_closed_at is not None and preferences.cards != "here":
        lines.append(f"-# {voice('preferences-dm-closed')}")
    return Page((Text("\n".join(lines)), *menus))


def chosen(preferences: Preferences, option: str, value: str) -> Preferences:
    """The preferences with one of them changed; an unknown value changes nothing."""
    if value not in VALUES.get(option, ()):
        return preferences
    wish = None if value == AUTO else value
    match option:
        case "language":
            return replace(preferences, language=wish)
        case "deck":
            return replace(preferences, deck=wish)
        case _:
            return replace(preferences, cards=cast("Cards", value))


@on_press(*_VERBS)
async def _choose(interaction: Asking, pressed: Press) -> None:
    parlour = parlour_of(interaction)
    now = await parlour.choices.of(interaction.user.id)
    wanted = chosen(now, _VERBS[pressed.verb], next(iter(values(interaction)), ""))
    await parlour.choices.choose(wanted)
    page = preferences_page(await voice_of(interaction), wanted, saved=True)
    await turn(interaction, page, parlour.painter)
