"""The options page of a lobby for its host: first an option is chosen, then its value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.names import display_name
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.option_choices import OPTION_NAMES, SECTIONS, value_name, value_now, values_of
from bot.pages.page import Button, Choice, Menu, Page, Part, Row, Style, Text
from bot.pages.play.talk import gesture_parts
from bot.rules.games import Variant
from bot.rules.notation.option_code import code_to_open
from bot.rules.options import Teams
from bot.tables.model.events import Seating
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice, capital
from bot.text.game.names import game_label
from bot.text.game.options import option_name

PICK: Final = "pick-"
SET: Final = "set-"
PICKING: Final = tuple(f"{PICK}{section}" for section in SECTIONS)
"""The verbs of the menus in which an option is chosen."""


def set_verb(option: str) -> str:
    """The verb of the menu in which an option's value is chosen."""
    return SET + option.replace("_", "-")


OPTION_OF: Final = {set_verb(option): option for option in OPTION_NAMES}
"""The options by the verbs of their menus."""


def options_page(
    voice: Voice, table: TableView, notice: str | None = None, option: str | None = None
) -> Page:
    """The host's menus. A choice takes effect at once. ``option`` is the one whose values are offered."""
    code = voice("ui-code", code=code_to_open(table.rules))
    title = f"### {voice('ui-options-title')}\n{notice or voice('ui-options-help')}\n{code}"
    parts: list[Part] = [Text(title)]
    for section in SECTIONS:
        parts += _section(voice, table, section, option)
    parts += gesture_parts(voice, table)
    guests = [
        m.player for m in table.members if isinstance(m.player, Person) and m.player.id != table.host.id
    ]
    if guests:
        choices = tuple(Choice(str(guest.id), display_name(guest.name)) for guest in guests)
        parts.append(Menu(custom_id(Verb.REMOVE, table.id), voice("ui-remove-hint"), choices))
    if _may_arrange(table):
        parts.append(_team_menu(voice, table))
    back = Button(custom_id(Verb.LOBBY, table.id), voice("ui-button-to-lobby"))
    close = Button(custom_id(Verb.END, table.id), voice("ui-button-close"), Style.DANGER)
    parts.append(Row((back, close)))
    return Page(tuple(parts))


def _section(voice: Voice, table: TableView, section: str, option: str | None) -> list[Part]:
    """The menu of a section's options that leave a choice, with their present values; nothing if none does.

    Below it are the values of ``option`` if it is one of them. Discord then shows its name in the section's
    menu, so the section's name stands above.
    """
    choices = tuple(
        Choice(option, capital(option_name(voice, option)), note=_now(voice, table, option))
        for option in SECTIONS[section]
        if values_of(table.rules, option)
    )
    if not choices:
        return []
    hint = voice(f"ui-pick-{section}")
    menu = Menu(custom_id(f"{PICK}{section}", table.id), hint, choices)
    if option is None or option not in {choice.value for choice in choices}:
        return [menu]
    name = capital(option_name(voice, option))
    return [Text(f"-# {hint.removesuffix('…')}"), menu, Text(f"**{name}**"), _values(voice, table, option)]


def _values(voice: Voice, table: TableView, option: str) -> Menu:
    """The menu of an option's values, with the present one selected. Games show their numbers of players."""
    now = value_now(table, option)
    choices = tuple(
        Choice(value, _value(voice, table, option, value), chosen=value == now)
        for value in values_of(table.rules, option)
    )
    return Menu(custom_id(set_verb(option), table.id), _now(voice, table, option), choices)


def _value(voice: Voice, table: TableView, option: str, value: str) -> str:
    if option == "variant":
        return game_label(voice, Variant(value))
    return capital(value_name(voice, table.rules, option, value))


def _now(voice: Voice, table: TableView, option: str) -> str:
    return capital(value_name(voice, table.rules, option, value_now(table, option)))


def _may_arrange(table: TableView) -> bool:
    """Whether the host may make teams, which needs all players to be there."""
    rules = table.rules
    full = len(table.members) == rules.players
    return full and rules.teams is not Teams.NONE and table.seating is Seating.HOST


def _team_menu(voice: Voice, table: TableView) -> Menu:
    rules = table.rules
    size = rules.players // 2
    choices = tuple(
        Choice(str(place), display_name(member.player.name), chosen=rules.side_of(place) == 0)
        for place, member in enumerate(table.members)
    )
    return Menu(custom_id(Verb.TEAM, table.id), voice("ui-team-hint", count=size), choices, size, size)


def team_order(table: TableView, first_team: Sequence[str]) -> tuple[int, ...]:
    """The order of the members with the chosen ones in the first team: every other seat (R-21, R-22)."""
    places = range(len(table.members))
    first = [place for place in places if str(place) in first_team]
    second = [place for place in places if str(place) not in first_team]
    if len(first) != len(second):
        return ()
    return tuple(place for pair in zip(first, second, strict=True) for place in pair)
