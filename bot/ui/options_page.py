"""The host's menus: every option of a lobby, who leaves, and who plays with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.variant import Teams
from bot.tables.events import Seating
from bot.tables.people import Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.names import shown
from bot.ui.ids import Verb, custom_id
from bot.ui.option_choices import CLOCK, OPTIONS, option_name, value_name, value_now, values_of
from bot.ui.page import Button, Choice, Menu, Page, Part, Row, Style, Text

SET: Final = "set-"
OPTION_OF: Final = {SET + option.replace("_", "-"): option for option in OPTIONS}
"""The option that each verb of a menu sets."""
_VERB_OF: Final = {option: verb for verb, option in OPTION_OF.items()}


def options_page(voice: Voice, table: TableView, notice: str | None = None) -> Page:
    """The host's menus; what is chosen takes effect at once."""
    parts: list[Part] = [Text(f"### {voice('ui-options-title')}\n{notice or voice('ui-options-help')}")]
    parts += [menu for option in OPTIONS if (menu := _menu(voice, table, option)) is not None]
    guests = [
        m.player for m in table.members if isinstance(m.player, Person) and m.player.id != table.host.id
    ]
    if guests:
        choices = tuple(Choice(str(guest.id), shown(guest.name)) for guest in guests)
        parts.append(Menu(custom_id(Verb.REMOVE, table.id), voice("ui-remove-hint"), choices))
    if _may_arrange(table):
        parts.append(_team_menu(voice, table))
    parts.append(Row((Button(custom_id(Verb.END, table.id), voice("ui-button-close"), Style.DANGER),)))
    return Page(tuple(parts))


def _menu(voice: Voice, table: TableView, option: str) -> Menu | None:
    """One option with what it may become and what it is; None where there is nothing to choose."""
    if option == "seating" and table.rules.teams is Teams.NONE:
        return None
    values, now = values_of(table.rules, option), value_now(table, option)
    if not values:
        return None
    if now not in values and option == CLOCK:
        values = (*values, now)  # a command takes any clock
    named = option_name(voice, option)
    choices = tuple(
        Choice(
            value,
            voice("rule-set", option=named, value=value_name(voice, option, value)),
            chosen=value == now,
        )
        for value in values
    )
    return Menu(custom_id(_VERB_OF[option], table.id), named, choices)


def _may_arrange(table: TableView) -> bool:
    """The host makes teams once everybody is there."""
    rules = table.rules
    full = len(table.members) == rules.players
    return full and rules.teams is not Teams.NONE and table.seating is Seating.HOST


def _team_menu(voice: Voice, table: TableView) -> Menu:
    rules = table.rules
    size = rules.players // 2
    choices = tuple(
        Choice(str(place), shown(member.player.name), chosen=rules.side_of(place) == 0)
        for place, member in enumerate(table.members)
    )
    return Menu(custom_id(Verb.TEAM, table.id), voice("ui-team-hint", count=size), choices, size, size)


def team_order(table: TableView, chosen: Sequence[str]) -> tuple[int, ...]:
    """The order of the members with the chosen ones in the first team: every other seat (R-21, R-22)."""
    places = range(len(table.members))
    first = [place for place in places if str(place) in chosen]
    second = [place for place in places if str(place) not in chosen]
    if len(first) != len(second):
        return ()
    return tuple(place for pair in zip(first, second, strict=True) for place in pair)
