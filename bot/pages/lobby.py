"""The lobby, its options and its invitations, as pages."""

from __future__ import annotations

from typing import Final

from bot import computers
from bot.pages.ids import Verb, custom_id
from bot.pages.option_choices import clock_text
from bot.pages.page import Button, Choice, Menu, Page, Part, Row, Style, Text, UserMenu
from bot.pages.pictures.results import lobby_picture
from bot.rules.code import code_to_open
from bot.rules.options import Teams
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Computer, Member, Person, silent
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.text.names import markdown

FELT: Final = 0x1F6B45


def lobby_page(voice: Voice, table: TableView) -> Page:
    """A table that waits for its players."""
    full = len(table.members) >= table.rules.players
    ready = full and not silent(table.members)
    machines = any(isinstance(member.player, Computer) for member in table.members)
    table_id = table.id

    def button(verb: Verb, style: Style = Style.PLAIN, *, enabled: bool = True) -> Button:
        return Button(custom_id(verb, table_id), voice(f"ui-button-{verb}"), style, enabled)

    parts: list[Part] = [
        Text(f"## {narrate.game_line(voice, table.rules)}\n{_terms(voice, table)}"),
        lobby_picture(voice, table),
        Text(_members(voice, table)),
        Text(_fairness(voice, table)),
        Row(
            (
                button(Verb.JOIN, Style.PRIMARY, enabled=not full),
                button(Verb.LEAVE),
                button(Verb.START, Style.GOOD, enabled=ready),
                button(Verb.OPTIONS),
                button(Verb.RULES),
            )
        ),
        Row((button(Verb.ADD, enabled=not full), button(Verb.DROP, enabled=machines), button(Verb.SHUFFLE))),
        *([] if full else [_levels(voice, table_id)]),
        UserMenu(custom_id(Verb.INVITE, table_id), voice("ui-invite-hint")),
    ]
    return Page(tuple(parts), accent=FELT)


def _levels(voice: Voice, table_id: str) -> Menu:
    """How well the computer plays that is to sit down."""
    choices = tuple(Choice(level, voice(f"ui-level-{level}")) for level in computers.LEVELS)
    return Menu(custom_id(Verb.LEVEL, table_id), voice("ui-level-hint"), choices)


def _terms(voice: Voice, table: TableView) -> str:
    """What is played for, and whatever differs from how the game is played when nothing is chosen."""
    rules = table.rules
    terms = [narrate.goal(voice, rules.match, rules.target), clock_text(voice, rules.turn_clock)]
    if table.rated:
        terms.append(voice("ui-rated"))
    if table.access is Access.INVITED:
        terms.append(voice("ui-access-invited"))
    lines = [" · ".join(terms)]
    different = narrate.differences(voice, rules, told=("target", "turn_clock"))
    if different:
        lines.append(voice("ui-differences", what="; ".join(different)))
    lines.append(f"-# {voice('ui-code', code=code_to_open(rules))}")
    return "\n".join(lines)


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
    given = [
        f"{markdown(member.player.name)} `{member.nonce}`"
        for member in table.members
        if isinstance(member.player, Person) and member.nonce is not None
    ]
    if any(isinstance(member.player, Computer) for member in table.members):
        given.append(voice("ui-nonce-computers"))
    missing = [markdown(person.name) for person in silent(table.members)]
    lines = [voice("ui-silent", names=voice.listed(missing))] if missing else []
    lines.append(f"-# {voice('ui-commitment', match=table.match, commitment=table.commitment)}")
    if given:
        lines.append(f"-# {voice('ui-nonces', nonces=' · '.join(given))}")
    lines.append(f"-# {voice('ui-how-checked')}")
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
