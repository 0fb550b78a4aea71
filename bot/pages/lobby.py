"""The pages of a lobby and its invitations."""

from __future__ import annotations

from typing import Final

from bot.computers import personalities
from bot.computers.personalities import Personality
from bot.pages.computers import level_choices, level_hint, personality_menu
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.fairness import shuffle_line
from bot.pages.option_choices import clock_text
from bot.pages.page import Button, Choice, Menu, Page, Part, Row, Style, Text, UserMenu
from bot.pages.pictures.results import lobby_picture
from bot.rules.notation.option_code import code_to_open
from bot.rules.options import Teams
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Computer, Member, Person, newest_computer, people_without_nonce
from bot.tables.view import TableView
from bot.text.catalogue import Voice, capital
from bot.text.game.options import differences, goal
from bot.text.game.rulebook import game_line
from bot.text.names import markdown
from bot.text.players import level_name, personality_text

FELT: Final = 0x1F6B45
EVEN: Final = "even"
"""What the menu of levels sends for an even opponent: the level nearest to the person's own rating."""


def lobby_page(voice: Voice, table: TableView) -> Page:
    """The page of a lobby (V-15): the next step, the game and its options, and the players."""
    full = _full(table)
    waited_for = people_without_nonce(table.members)
    heading = [f"### {game_line(voice, table.rules)}", _now(voice, table), _terms(voice, table)]
    # Nobody else can sit down in direct messages (V-20).
    alone = table.place.private and table.member(table.host.id) is not None
    buttons = [
        *([] if alone else [_button(voice, table, Verb.JOIN, Style.PRIMARY, enabled=not full)]),
        _button(voice, table, Verb.START, Style.GOOD, enabled=full and not waited_for),
        # The button is here only while the sentence above asks for it; otherwise it is behind *More…*.
        *([_button(voice, table, Verb.SHUFFLE, Style.PRIMARY)] if waited_for else []),
        _button(voice, table, Verb.ADD, enabled=not full),
        _button(voice, table, Verb.MORE),
    ]
    parts: list[Part] = [
        Text("\n".join(heading)),
        *_there(voice, table),
        shuffle_line(voice, table),
        Row(tuple(buttons)),
    ]
    return Page(tuple(parts), accent=FELT)


def lobby_more_page(
    voice: Voice,
    table: TableView,
    person: int,
    notice: str | None = None,
    personality: Personality | None = None,
) -> Page:
    """What else a person may do in a lobby, for them alone: as host, player, guest or onlooker.

    ``notice`` says what the last choice on this page did. ``personality`` is the one chosen for the next
    computer.
    """
    member = table.member(person)
    host = member is not None and table.host.id == person
    machines = any(isinstance(one.player, Computer) for one in table.members)
    verbs = [
        *([Verb.LEAVE] if member is not None else []),
        *([Verb.DECLINE] if any(guest.id == person for guest in table.invited) else []),
        *([Verb.OPTIONS] if host else []),
        Verb.RULES,
        *([Verb.SHUFFLE] if member is not None and not member.shuffled else []),
        *([Verb.DROP] if host and machines else []),
    ]
    words = [notice or voice("ui-more"), f"-# {voice('ui-code', code=code_to_open(table.rules))}"]
    parts: list[Part] = [
        Text("\n".join(words)),
        Row(tuple(_button(voice, table, verb) for verb in verbs)),
        *(_computer_menus(voice, table, personality) if host and (machines or not _full(table)) else []),
    ]
    if member is not None and not table.place.private:
        parts.append(UserMenu(custom_id(Verb.INVITE, table.id), voice("ui-invite-hint")))
    return Page(tuple(parts))


def _full(table: TableView) -> bool:
    return len(table.members) >= table.rules.players


def _button(
    voice: Voice, table: TableView, verb: Verb, style: Style = Style.PLAIN, *, enabled: bool = True
) -> Button:
    return Button(custom_id(verb, table.id), voice(f"ui-button-{verb}"), style, enabled)


def _computer_menus(voice: Voice, table: TableView, personality: Personality | None) -> list[Menu]:
    """The menus of personalities and levels for a computer that is to sit down. The level seats it.

    At a full table it takes the place of the computer that came last.

    Each computer has a menu of its own. Discord keeps showing the last choice in a menu, and choosing it
    again there sends nothing.
    """
    even = Choice(personalities.named(EVEN, personality), voice("choice-level-even"))
    levels = (even, *level_choices(voice, table.rules, personality))
    if _full(table):
        _, newest = newest_computer(table.members)
        hint = level_hint(voice, personality, "ui-level-other", player=newest.name)
    else:
        hint = level_hint(voice, personality, "ui-level-hint")
    return [
        personality_menu(voice, custom_id(Verb.PERSONALITY, table.id), personality),
        Menu(custom_id(Verb.LEVEL, table.id, len(table.members)), hint, levels),
    ]


def _now(voice: Voice, table: TableView) -> str:
    """The sentence that says what the table waits for, and who can do it."""
    host = markdown(table.host.name)
    waited_for = [markdown(person.name) for person in people_without_nonce(table.members)]
    free = table.rules.players - len(table.members)
    sentences = []
    if not any(isinstance(member.player, Person) for member in table.members):
        sentences.append(voice("lobby-now-empty"))
    elif free > 0 and table.place.private:
        sentences.append(voice("lobby-now-computers", count=free))
    elif free > 0:
        sentences.append(
            voice("lobby-now-waiting", count=free, host=host, invited=table.access is Access.INVITED)
        )
    elif not waited_for:
        sentences.append(voice("lobby-now-ready", host=host))
    if waited_for:
        sentences.append(voice("lobby-now-shuffle", names=voice.join(waited_for), count=len(waited_for)))
    return " ".join(sentences)


def _terms(voice: Voice, table: TableView) -> str:
    """The length of the match, and each option that differs from the game's default."""
    rules = table.rules
    terms = [goal(voice, rules.match, rules.target), clock_text(voice, rules.turn_clock)]
    if table.rated:
        terms.append(voice("ui-rated"))
    lines = [capital(" · ".join(terms))]
    different = differences(voice, rules, omit=("target", "turn_clock"))
    if different:
        lines.append(voice("ui-differences", what=voice.series(different)))
    return "\n".join(lines)


def _there(voice: Voice, table: TableView) -> list[Part]:
    """Each player once: on the picture if it shows the teams, else in words."""
    rules, notes = table.rules, []
    if rules.teams is not Teams.NONE:
        how = table.seating.replace("_", "-")
        notes.append(f"-# {voice(f'ui-seating-{how}-note')}")
    if table.invited:
        guests = voice.join([markdown(guest.name) for guest in table.invited])
        notes.append(f"-# {voice('ui-invited', names=guests)}")
    levels = [one.player.level for one in table.members if isinstance(one.player, Computer)]
    sentences = dict.fromkeys(personality_text(voice, level) for level in levels)
    notes += [f"-# {sentence}" for sentence in sentences if sentence]
    if rules.teams is not Teams.NONE and table.seating is not Seating.RANDOM:
        picture = lobby_picture(voice, table)
        return [picture, *([Text("\n".join(notes))] if notes else [])]
    names = [_member(voice, table, member) for member in table.members]
    if table.seating is Seating.RANDOM:
        there = [" · ".join(names)] if names else []
    else:
        there = [f"{seat}. {name}" for seat, name in enumerate(names, 1)]
    lines = [*there, *notes]
    return [Text("\n".join(lines))] if lines else []


def _member(voice: Voice, table: TableView, member: Member) -> str:
    player = member.player
    if isinstance(player, Computer):
        level = level_name(voice, table.rules, player.level)
        return f"🤖 {voice('lobby-noted', player=markdown(player.name), note=level)}"
    host = " 👑" if player.id == table.host.id else ""
    return f"**{markdown(player.name)}**{host}"


def invitation_page(voice: Voice, table: TableView, guest: Person, *, again: bool = False) -> Page:
    """A public invitation. Only the guest is notified."""
    host = markdown(table.host.name)
    key = "ui-rematch-call" if again else "ui-invitation"
    words = voice(key, person=f"<@{guest.id}>", host=host, game=game_line(voice, table.rules))
    row = Row(
        (
            Button(custom_id(Verb.ACCEPT, table.id), voice("ui-button-accept"), Style.GOOD),
            Button(custom_id(Verb.DECLINE, table.id), voice("ui-button-decline")),
        )
    )
    return Page((Text(words), row), mentions=(guest.id,))
