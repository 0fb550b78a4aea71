"""The message of a tournament, and the pages that people get of it (T-17)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Line, Page, Part, Row, Style, Text
from bot.pages.tournaments.pagination import bracket_page_picture, standings_page_picture
from bot.rules import shuffle
from bot.tables.model.people import Person
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.players import written_name
from bot.text.tournaments import (
    entry_name,
    name_of,
    named_groups,
    pairing_line,
    round_name,
    stage_name,
    stages_of,
    standing_line,
    team_halves,
    terms,
    when,
)
from bot.tournaments.decisions import arenas, boards
from bot.tournaments.decisions.entering import LATE, is_open_late
from bot.tournaments.decisions.leagues import Moves
from bot.tournaments.decisions.rounds import entries_left, needs_winner
from bot.tournaments.model.event import Event, Round, Stage
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import Phase
from bot.tournaments.order import Order

LINES: Final = 12
"""The entries of a list on the message."""
GROUPS: Final = 3
"""The groups, or divisions of a league, on the message."""
PAIRINGS: Final = 16
"""The pairings of a round on the message."""
PLACES: Final = 3
"""The places that get a medal."""
ACTS: Final = 3
"""The latest acts of the host that are shown."""


def event_page(voice: Voice, event: Event, order: Order, ahead: int, *, prized: Collection[int] = ()) -> Page:
    """What the message of a tournament shows.

    ``ahead``: how far the people's clock is ahead. ``prized``: the ids of the winners who got the role of the
    prize.
    """
    match event.stage:
        case Stage.OPEN:
            parts = _open(voice, event)
        case Stage.RUNNING:
            parts = _running(voice, event, order, ahead)
        case Stage.FINISHED:
            parts = _finished(voice, event, order, prized)
        case Stage.CANCELLED:
            parts = [Text(voice("event-cancelled"))]
    heading = f"### {event_title(voice, event)}\n"
    kind = event.format if event.seeds else event.settings.format
    head = Text(heading + terms(voice, event.settings, kind))
    return Page((head, *parts, *_acts(voice, event), *_buttons(voice, event)), accent=FELT)


def round_page(voice: Voice, event: Event, order: Order, number: int) -> Page:
    """What is left on the message of an earlier round: what came of the round, and no button.

    ``order`` is that after the round. ``number`` 0 is the message from before the first round.
    """
    shown = event_page(voice, event.after_round(number), order, 0)
    return replace(shown, parts=tuple(one for one in shown.parts if not isinstance(one, Row)))


def event_title(voice: Voice, event: Event) -> str:
    """The title of a tournament, with the season of a league."""
    title = markdown(event.settings.title)
    if event.settings.format is Format.LEAGUE:
        return voice("event-heading-season", title=title, season=event.season)
    return voice("event-heading", title=title)


def _open(voice: Voice, event: Event) -> list[Part]:
    settings = event.settings
    lines = [start_line(voice, event)]
    if event.ladder:
        lines.append(voice("event-league-carried"))
    if settings.role is not None:
        lines.append(voice("event-needs-role", role=f"<@&{settings.role}>"))
    if settings.matches:
        lines.append(voice("event-needs-matches", count=settings.matches))
    names = [_waiting(voice, event, number) for number in (one.number for one in event.entries)]
    there = [f"**{voice('event-open', count=len(names))}**", *_cut(voice, names, 2 * LINES)]
    digest = shuffle.digest(event.commitment, [one.nonce for one in event.entries])
    return [Text("\n".join(lines)), Text("\n".join(there)), Text(voice("event-lots", digest=digest))]


def start_line(voice: Voice, event: Event) -> str:
    """When an open tournament starts, or who starts it."""
    settings = event.settings
    if settings.starts is not None:
        return voice("event-starts", when=when(settings.starts))
    host = written_name(voice, event.host)
    if settings.format is Format.TEAM_MATCH:
        return voice("event-starts-by-host-teams", host=host)
    return voice("event-starts-by-host", host=host, least=settings.least_entries)


def _waiting(voice: Voice, event: Event, number: int) -> str:
    entry = event.entry(number)
    is_team = event.settings.format is Format.TEAM_MATCH
    name = f"- {', '.join(team_halves(voice, entry)) if is_team else entry_name(voice, entry)}"
    if not entry.waiting:
        return name
    missing = [markdown(one.name) for one in entry.members if getattr(one, "id", None) in entry.waiting]
    return f"{name} ({voice('event-waits-for', names=voice.join(missing))})"


def _running(voice: Voice, event: Event, order: Order, ahead: int) -> list[Part]:
    if not event.rounds:
        return [Text(voice("event-started", title=markdown(event.settings.title)))]
    current = event.rounds[-1]
    if event.format is Format.ARENA:
        return [*_arena(voice, event, current, ahead), *_order(voice, event, order)]
    lines = [] if event.format is Format.TEAM_MATCH else [f"**{round_name(voice, event, current)}**"]
    if not current.closed:
        by_post = event.settings.at_post
        until = "event-round-until-knockout" if needs_winner(event, current) else "event-round-until"
        key, style = (until, "f") if by_post else ("event-round-ready", "t")
        lines.append(voice(key, when=when(current.until + ahead, style)))
    lines += next_round_lines(voice, event, order, ahead)
    lines += _pairings(voice, event, current)
    if current.byes:
        names = voice.join([name_of(voice, event, number) for number in current.byes])
        lines.append(voice("event-bye", names=names))
    return [Text("\n".join(lines)), *_order(voice, event, order)]


def _pairings(voice: Voice, event: Event, current: Round) -> list[str]:
    """The pairings of a round, below the group, division or part of a bracket that each is of."""
    shown, count = current.pairings[:PAIRINGS], len(current.pairings)
    groups, stages = named_groups(voice, event), stages_of(event, current)
    parts = [(name, [one for one in shown if one.entries[0] in group]) for name, group in groups]
    if stages:
        parts = [
            (stage_name(voice, left), [one for one in shown if entries_left(event, one) == left])
            for left in stages
        ]
    lines: list[str] = []
    for name, pairings in parts if len(parts) > 1 else [("", shown)]:
        lines += [f"**{name}**"] if name and pairings else []
        lines += [pairing_line(voice, event, one) for one in pairings]
    return lines if count == len(shown) else [*lines, voice("event-more", count=count - len(shown))]


def next_round_lines(voice: Voice, event: Event, order: Order, ahead: int) -> list[str]:
    """When the next round begins, or the result becomes final; nothing where that is not known."""
    if event.running_round is not None or event.next_at is None:
        return []
    last = len(event.rounds) >= event.planned if order.bracket is None else order.bracket.finished
    return [voice("event-round-last" if last else "event-round-over", when=when(event.next_at + ahead))]


def _arena(voice: Voice, event: Event, current: Round, ahead: int) -> list[Part]:
    """What happens in an arena: until when, who plays whom, and who waits or rests (T-15)."""
    if current.closed:
        return [Text(voice("event-arena-over"))]
    lines = [voice("event-arena-until", when=when(current.until + ahead))]
    lines += _cut(voice, [pairing_line(voice, event, one) for one in current.undecided], PAIRINGS)
    free = arenas.free(event)
    waiting = [one.number for one in free if not one.paused]
    paused = [one.number for one in free if one.paused]
    for key, numbers in (("event-arena-waits", waiting), ("event-arena-paused", paused)):
        if numbers:
            names = _cut(voice, [name_of(voice, event, number) for number in numbers], LINES)
            lines.append(voice(key, names=", ".join(names)))
    if any(not one.people for one in event.entries):
        lines.append(voice("event-arena-computers"))
    return [Text("\n".join(lines))]


def _order(voice: Voice, event: Event, order: Order) -> list[Part]:
    """The bracket as a picture, or the standings as one and in words (T-17).

    The standings that decide who plays in a cut stay until its first round.
    """
    if order.bracket is not None and (event.format is Format.KNOCKOUT or event.rounds[-1].phase is Phase.CUT):
        return [Line(), bracket_page_picture(voice, event, order.bracket)]
    is_arena = event.format is Format.ARENA
    counted = any(
        one.closed or (is_arena and any(each.outcome is not None for each in one.pairings))
        for one in event.rounds
    )
    if not counted or not order.standings:
        return []
    if event.format is Format.TEAM_MATCH:
        return [Line(), Text("\n".join(_boards(voice, event, order)))]
    if named_groups(voice, event):
        return [Line(), standings_page_picture(voice, event, order), *group_standings(voice, event, order)]
    lines = _cut(voice, [standing_line(voice, event, one) for one in order.standings], LINES)
    words = Text("\n".join([f"**{voice('event-standings')}**", *lines]))
    return [Line(), standings_page_picture(voice, event, order), words]


def _boards(voice: Voice, event: Event, order: Order) -> list[str]:
    """The result of a team match, and what each board brought (D-10)."""
    lines = [standing_line(voice, event, one) for one in order.standings]
    if boards.swings(event):
        halves = [team_halves(voice, event.entry(number)) for number in event.seeds]
        here, there = (" : ".join(names) for names in zip(*halves, strict=True))
        lines.append(voice("event-boards-heading", here=here, there=there))
    for swing in boards.swings(event):
        tables = [" : ".join(map(str, points)) for points in swing.board]
        if swing.points == 0:
            lines.append(voice("event-board-equal", number=swing.number, here=tables[0], there=tables[1]))
            continue
        team = name_of(voice, event, event.seeds[0 if swing.points > 0 else 1])
        lines.append(
            voice(
                "event-board-won",
                number=swing.number,
                here=tables[0],
                there=tables[1],
                points=abs(swing.points),
                team=team,
            )
        )
    return lines


def group_standings(voice: Voice, event: Event, order: Order) -> list[Part]:
    """The tables of the groups or divisions, as many as there is room for (T-11, S-7)."""
    tables = [
        [f"**{name}**", *(standing_line(voice, event, one) for one in order.standings if one.entry in group)]
        for name, group in named_groups(voice, event)
    ]
    shown = tables[:GROUPS]
    if len(tables) > len(shown):
        key = "event-more-divisions" if event.format is Format.LEAGUE else "event-more-groups"
        shown.append([voice(key, count=len(tables) - len(shown))])
    return [Text("\n".join(lines)) for lines in shown]


def _moves(voice: Voice, event: Event, moves: Moves | None) -> list[str]:
    """Who goes up and down at the end of a season (S-9)."""
    found = {"event-league-up": moves.up, "event-league-down": moves.down} if moves is not None else {}
    lines = [
        voice(key, names=", ".join(_cut(voice, [name_of(voice, event, one) for one in entries], LINES)))
        for key, entries in found.items()
        if entries
    ]
    return [*lines, voice("event-league-next")] if moves is not None else lines


def _finished(voice: Voice, event: Event, order: Order, prized: Collection[int]) -> list[Part]:
    medals = [
        voice(f"event-place-{place}", name=name_of(voice, event, entry))
        for entry, place in event.places
        if place <= PLACES
    ]
    medals += _prize(voice, event, prized)
    head = "\n".join([f"**{voice('event-final')}**", *medals, *_moves(voice, event, order.moves)])
    proof = Text(voice("event-proof", id=event.id))
    return [Text(head), *_order(voice, event, order), proof]


def _prize(voice: Voice, event: Event, prized: Collection[int]) -> list[str]:
    """Who got the role of the prize, and who is to get it by hand (T-18)."""
    if event.settings.prize is None:
        return []
    members = (one for entry in event.winners for one in entry.members)
    people = [one for one in members if isinstance(one, Person) and one.id > 0]
    lines = []
    for key, has_it in (("event-prize", True), ("event-prize-by-hand", False)):
        names = [markdown(one.name) for one in people if (one.id in prized) is has_it]
        if names:
            lines.append(voice(key, names=voice.join(names), role=f"<@&{event.settings.prize}>"))
    return lines


def _cut(voice: Voice, lines: list[str], most: int) -> list[str]:
    """The first lines, and how many more there are."""
    if len(lines) <= most:
        return lines
    return [*lines[:most], voice("event-more", count=len(lines) - most)]


def _acts(voice: Voice, event: Event) -> list[Part]:
    """What the host did lately (T-16)."""
    if not event.host_acts or event.over:
        return []
    lines = [voice(f"event-act-{kind}", when=when(at)) for at, kind, _ in event.host_acts[-ACTS:]]
    return [Text("\n".join(f"-# {line}" for line in lines))]


def _buttons(voice: Voice, event: Event) -> list[Row]:
    if arenas.running(event) is not None:
        return _arena_buttons(voice, event)
    enter = [Verb.ENTER] if event.stage is Stage.OPEN or is_open_late(event) else []
    match event.stage:
        case Stage.OPEN:
            rows = [[*enter, Verb.WITHDRAW, Verb.EVENT_RULES, Verb.EVENT_HOST]]
        case Stage.RUNNING:
            looking = [Verb.MY_MATCH, Verb.STANDINGS, Verb.EVENT_RULES]
            rows = [looking, [*enter, Verb.WITHDRAW, Verb.EVENT_HOST]]
        case _:
            rows = [[*([Verb.STANDINGS] if event.rounds else []), Verb.EVENT_RULES]]
    first = None if event.over else rows[0][0]
    number = None if event.over else len(event.rounds)  # says later of which round the message is
    return [
        Row(
            tuple(
                button(voice, event, verb, Style.PRIMARY if verb is first else Style.PLAIN, number)
                for verb in row
            )
        )
        for row in rows
    ]


def _arena_buttons(voice: Voice, event: Event) -> list[Row]:
    """The buttons of an arena: those for who plays, and those for who comes and goes."""
    number = len(event.rounds)
    playing = [
        button(voice, event, Verb.MY_MATCH, Style.PRIMARY, number),
        *(
            button(voice, event, verb, number=number)
            for verb in (Verb.ARENA_NEXT, Verb.ARENA_PAUSE, Verb.STANDINGS)
        ),
    ]
    others = [Verb.WITHDRAW, Verb.EVENT_RULES, Verb.EVENT_HOST]
    if is_open_late(event):
        others.insert(0, Verb.ENTER)
    return [Row(tuple(playing)), Row(tuple(button(voice, event, verb, number=number) for verb in others))]


def button(
    voice: Voice, event: Event, verb: Verb, style: Style = Style.PLAIN, number: int | None = None
) -> Button:
    """A button of a tournament; ``number`` is that of an entry or a pairing."""
    return Button(custom_id(verb, event.id, number), voice(f"ui-button-{verb}"), style)


# What a person gets ----------------------------------------------------------------------------------------


def withdrawal_page(voice: Voice, event: Event) -> Page:
    """The question whether a person is sure to leave a running tournament."""
    lines = [voice("event-withdraw-ask", title=markdown(event.settings.title))]
    if event.format not in LATE:
        lines.append(voice("event-refusal-cannot-return"))
    sure = button(voice, event, Verb.WITHDRAW_SURE, Style.DANGER)
    return Page((Text("\n".join(lines)), Row((sure,))), accent=FELT)


def invitation_page(voice: Voice, event: Event, host: str, people: Sequence[int]) -> Page:
    """A question to the others of an entry whether they play. Only they are notified (T-2)."""
    words = voice(
        "event-invitation",
        people=" ".join(f"<@{person}>" for person in people),
        host=markdown(host),
        title=markdown(event.settings.title),
    )
    row = Row(
        (
            button(voice, event, Verb.ENTER_ACCEPT, Style.GOOD),
            button(voice, event, Verb.ENTER_DECLINE),
        )
    )
    return Page((Text(words), row), mentions=tuple(people))
