"""The lobby, its options and its invitations, as pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.rules.cards import Pack
from bot.rules.errors import ImpossibleRules
from bot.rules.variant import PLAYERS, TARGETS, TEAMS, PointsShown, Rules, Teams, Tie
from bot.rules.variants import OFF, options_of, rules_from
from bot.tables.events import Access, Seating
from bot.tables.people import Computer, Member, Person
from bot.tables.requests import Change
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.text.names import markdown, shown
from bot.ui.ids import Verb, custom_id
from bot.ui.page import Button, Choice, Folks, Line, Menu, Page, Part, Row, Style, Text

FELT: Final = 0x1F6B45
SHORT: Final = 16
"""Digits of a commitment that stand on the lobby: 64 bits are enough to hold the bot to its word."""
_NONCES: Final = 12
CLOCKS: Final = (15, 30, 60, 120, 300, 3600, 86400)
"""The turn clocks that the menu offers, in seconds; a command takes any."""


def lobby_page(voice: Voice, table: TableView) -> Page:
    """A table that waits for its players."""
    full = len(table.members) >= table.rules.players
    computers = any(isinstance(member.player, Computer) for member in table.members)
    table_id = table.id

    def button(verb: Verb, style: Style = Style.PLAIN, *, enabled: bool = True) -> Button:
        return Button(custom_id(verb, table_id), voice(f"ui-button-{verb}"), style, enabled)

    parts: list[Part] = [
        Text(f"## {narrate.game_line(voice, table.rules)}\n{_terms(voice, table)}"),
        Line(),
        Text(_members(voice, table)),
        Text(_fairness(voice, table)),
        Row(
            (
                button(Verb.JOIN, Style.PRIMARY, enabled=not full),
                button(Verb.LEAVE),
                button(Verb.START, Style.GOOD, enabled=full),
                button(Verb.OPTIONS),
                button(Verb.RULES),
            )
        ),
        Row((button(Verb.ADD, enabled=not full), button(Verb.DROP, enabled=computers), button(Verb.SHUFFLE))),
        Folks(custom_id(Verb.INVITE, table_id), voice("ui-invite-hint")),
    ]
    return Page(tuple(parts), accent=FELT)


def _terms(voice: Voice, table: TableView) -> str:
    """What is played for, and whatever differs from how the game is played when nothing is chosen."""
    rules = table.rules
    terms = [voice("ui-target", target=rules.target), clock_text(voice, rules.turn_clock)]
    if table.rated:
        terms.append(voice("ui-rated"))
    if table.access is Access.INVITED:
        terms.append(voice("ui-access-invited"))
    lines = [" · ".join(terms)]
    different = narrate.differences(voice, rules)
    if different:
        lines.append(voice("ui-differences", what=voice.listed(different)))
    return "\n".join(lines)


def clock_text(voice: Voice, seconds: int | None) -> str:
    """How long a turn may take."""
    return voice("ui-clock-off") if seconds is None else voice("ui-clock", span=narrate.span(voice, seconds))


def _members(voice: Voice, table: TableView) -> str:
    """Who is there, in the teams as they would be."""
    rules = table.rules
    lines = [voice("ui-members", count=len(table.members), players=rules.players)]
    fixed = rules.teams is not Teams.NONE and table.seating is not Seating.RANDOM
    for place in range(rules.players):
        member = table.members[place] if place < len(table.members) else None
        name = voice("ui-free-place") if member is None else _member(voice, table, member)
        team = f" · {voice('ui-team', number=rules.side_of(place) + 1)}" if fixed else ""
        lines.append(f"{place + 1}. {name}{team}")
    if rules.teams is not Teams.NONE:
        how = table.seating.replace("_", "-")
        lines.append(f"-# {voice(f'ui-seating-{how}-note')}")
    if table.invited:
        invited = voice.listed([markdown(guest.name) for guest in table.invited])
        lines.append(f"-# {voice('ui-invited', names=invited)}")
    return "\n".join(lines)


def _member(voice: Voice, table: TableView, member: Member) -> str:
    player = member.player
    if isinstance(player, Computer):
        return f"🤖 {markdown(player.name)} · {voice(f'ui-level-{player.level}')}"
    host = f" 👑 {voice('ui-host')}" if player.id == table.host.id else ""
    return f"**{markdown(player.name)}**{host}"


def _fairness(voice: Voice, table: TableView) -> str:
    """Fine print 37: the commitment before anybody sits, and every nonce as it is given."""
    lines = [f"-# {voice('ui-commitment', match=table.match, digits=table.commitment[:SHORT])}"]
    given = [
        f"{markdown(member.player.name)} `{member.nonce[-_NONCES:]}`"
        for member in table.members
        if isinstance(member.player, Person) and member.nonce is not None
    ]
    if given:
        lines.append(f"-# {voice('ui-nonces', nonces=' · '.join(given))}")
    return "\n".join(lines)


def invitation_page(voice: Voice, table: TableView, guest: Person, *, again: bool = False) -> Page:
    """Somebody is asked to sit down, in public; only they are notified."""
    host = markdown(table.host.name)
    key = "ui-rematch-call" if again else "ui-invitation"
    words = voice(key, person=f"<@{guest.id}>", host=host, game=narrate.game_line(voice, table.rules))
    row = Row(
        (
            Button(custom_id(Verb.ACCEPT, table.id), voice("ui-button-accept"), Style.GOOD),
            Button(custom_id(Verb.DECLINE, table.id), voice("ui-button-decline")),
        )
    )
    return Page((Text(words), row), mentions=(guest.id,))


# Options ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setting:
    """One menu of the options: its verb, the option it sets, and what may be chosen."""

    verb: Verb
    name: str
    choices: tuple[str, ...]


def settings_of(rules: Rules) -> tuple[Setting, ...]:
    """The menus that make sense for a table, each with the choices that make a game."""
    teams = TEAMS[rules.players]
    ties = [tie for tie in Tie if tie is not Tie.LAST_TRICK_WINS or rules.two_sided]
    menus = [
        Setting(Verb.SET_PLAYERS, "players", tuple(str(number) for number in PLAYERS[rules.variant])),
        Setting(Verb.SET_TEAMS, "teams", tuple(teams)) if len(teams) > 1 else None,
        Setting(Verb.SET_SEATING, "seating", tuple(Seating)) if rules.teams is not Teams.NONE else None,
        Setting(Verb.SET_TARGET, "target", tuple(str(number) for number in TARGETS)),
        Setting(Verb.SET_TIE, "tie", tuple(ties)),
        Setting(Verb.SET_PACK, "pack", tuple(Pack)),
        Setting(Verb.SET_POINTS, "points_shown", tuple(PointsShown)),
        Setting(Verb.SET_CLOCK, "turn_clock", (*(str(seconds) for seconds in CLOCKS), OFF)),
        Setting(Verb.SET_ACCESS, "access", _ACCESS),
    ]
    return tuple(menu for menu in menus if menu is not None)


class _AccessChoice(StrEnum):
    """Who may come, and whether the match is rated: one menu for both."""

    OPEN = "open"
    INVITED = "invited"
    OPEN_RATED = "open-rated"
    INVITED_RATED = "invited-rated"


_ACCESS: Final = tuple(_AccessChoice)


def _now(table: TableView, setting: Setting) -> str:
    """What is chosen now, as one of the menu's values."""
    match setting.name:
        case "seating":
            return table.seating
        case "access":
            return f"{table.access}-rated" if table.rated else str(table.access)
        case name:
            value = getattr(table.rules, name)
            return OFF if value is None else str(value)


def changed(table: TableView, verb: str, value: str) -> Change:
    """The request that a choice in a menu stands for. Raises ``ImpossibleRules`` for what makes no game."""
    before = Change(table.rules, table.access, table.seating, table.rated)
    match verb:
        case Verb.SET_SEATING if value in set(Seating):
            return replace(before, seating=Seating(value))
        case Verb.SET_ACCESS if value in set(_AccessChoice):
            return replace(
                before, access=Access(value.removesuffix("-rated")), rated=value.endswith("-rated")
            )
        case _:
            name = _NAMES.get(verb, str(verb))
            plain: object = int(value) if value.isdecimal() and value.isascii() and len(value) <= 7 else value  # noqa: PLR2004 - a week in seconds has six digits
            return replace(before, rules=with_option(table.rules, name, plain))


_NAMES: Final[dict[str, str]] = {
    Verb.SET_PLAYERS: "players",
    Verb.SET_TEAMS: "teams",
    Verb.SET_TARGET: "target",
    Verb.SET_TIE: "tie",
    Verb.SET_PACK: "pack",
    Verb.SET_POINTS: "points_shown",
    Verb.SET_CLOCK: "turn_clock",
}


def with_option(rules: Rules, name: str, value: object) -> Rules:
    """The rules with one option set; a new number of players drops what only made sense for the old one."""
    options: dict[str, object] = {**options_of(rules), name: value}
    if name != "players":
        return rules_from(options)
    options.pop("teams", None)
    try:
        return rules_from(options)
    except ImpossibleRules:
        return rules_from({key: options[key] for key in options if key not in {"removed_card", "tie"}})


def options_page(voice: Voice, table: TableView, notice: str | None = None) -> Page:
    """The host's menus; what is chosen takes effect at once."""
    parts: list[Part] = [Text(f"### {voice('ui-options-title')}\n{notice or voice('ui-options-help')}")]
    parts += [_menu(voice, table, setting) for setting in settings_of(table.rules)]
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


def _menu(voice: Voice, table: TableView, setting: Setting) -> Menu:
    now = _now(table, setting)
    values = setting.choices if now in setting.choices else (*setting.choices, now)
    choices = tuple(Choice(value, _label(voice, setting, value), chosen=value == now) for value in values)
    return Menu(custom_id(setting.verb, table.id), voice(f"ui-{setting.verb}-hint"), choices)


def _label(voice: Voice, setting: Setting, value: str) -> str:
    match setting.verb:
        case Verb.SET_PLAYERS:
            return voice("ui-players", players=int(value))
        case Verb.SET_TARGET:
            return voice("ui-target", target=int(value))
        case Verb.SET_CLOCK:
            return clock_text(voice, None if value == OFF else int(value))
        case _:
            return voice(f"ui-{setting.verb}-{value.replace('_', '-')}")


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
