"""The help page (V-20), the greeting of a server, and an apology."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.deal_of_day.boards import day_of
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.lobby import FELT
from bot.pages.page import Button, Page, Row, Style, Text
from bot.rules.view import Phase
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.daily.deal import heading
from bot.text.game.rulebook import game_line
from bot.text.names import markdown
from bot.text.play.descriptions import turn_text

HERE: Final = "here"
"""The subject of buttons that concern no table."""


def help_page(
    voice: Voice,
    table: TableView | None,
    person: int,
    *,
    private: bool,
    here: bool,
    events: Sequence[str] = (),
) -> Page:
    """The page with a person's next steps and the buttons for them.

    Args:
        voice: the language of the person.
        table: the table that concerns them most, as they see it: their own, or one that they may join.
        person: the id of the person who asks.
        private: whether they ask in their direct messages.
        here: whether the table is in the channel where they ask.
        events: where they stand in tournaments, a line each.
    """
    if table is None:
        return _page(
            voice,
            [*events, voice("help-alone" if private else "help-none")],
            None,
            Verb.NEW,
            Verb.TUTOR,
            Verb.PUZZLE,
        )
    words, *verbs = _at(voice, table, person)
    title = game_line(voice, table.rules)
    if table.board is not None:
        title = heading(voice, day_of(table.board))
    lines = [f"**{title}**", str(words)]
    if not here and not table.place.private:  # in direct messages, *My cards* opens it from anywhere
        lines.append(f"-# {voice('help-where', place=f'<#{table.place.posts_to}>')}")
    return _page(voice, [*lines, *events], table.id, *map(Verb, verbs))


def _at(voice: Voice, table: TableView, person: int) -> tuple[str, ...]:
    """The keys of the next steps at a table, and the verbs of the buttons."""
    if table.stage is Stage.LOBBY:
        return _in_lobby(voice, table, person)
    if table.stage is Stage.FINISHED:
        if table.board is not None:  # it is played once (D-4)
            return voice("help-finished"), Verb.DAY, Verb.NEW, Verb.PUZZLE
        if table.event is not None:  # the tournament says who plays again
            return voice("help-finished"), Verb.NEW, Verb.PUZZLE
        return voice("help-over"), Verb.REMATCH, Verb.NEW, Verb.PUZZLE
    seat = None if table.seat is None else table.seats[table.seat]
    if seat is not None and table.waits_until is not None:
        return voice("ui-hand-waits"), Verb.BACK
    if seat is not None and seat.may_return:
        return voice("help-back"), Verb.BACK
    turn = turn_text(voice, table)
    if table.turn is not None and table.turn == table.seat:
        words = voice("help-turn") if _is_to_play(table) else f"{turn} {voice('help-turn-hand')}"
        return words, Verb.HAND, Verb.RULES
    return " ".join([*([] if turn is None else [turn]), voice("help-wait")]), Verb.HAND, Verb.LAST, Verb.RULES


def _is_to_play(table: TableView) -> bool:
    """Whether the seat in turn is to play a card, not to bid, to call or to answer."""
    view = table.view
    return view is None or (view.phase is Phase.PLAY and not (view.talk.due or view.talk.offer))


def _in_lobby(voice: Voice, table: TableView, person: int) -> tuple[str, ...]:
    member = table.member(person)
    if table.event is not None and member is not None:
        words = voice("help-at-event", title=markdown(table.event.title))
        return (words, Verb.READY, Verb.RULES) if member.nonce is None else (words, Verb.RULES)
    free, host = table.rules.players - len(table.members), markdown(table.host.name)
    if member is None:
        return voice("help-open", host=host), Verb.JOIN, Verb.NEW, Verb.TUTOR
    if table.host.id != person:
        return voice("help-guest", host=host), Verb.RULES, Verb.MORE
    if free > 0:
        return voice("help-waiting", count=free, alone=table.place.private), Verb.ADD, Verb.MORE
    return voice("help-ready"), Verb.START, Verb.MORE


def joined_page(voice: Voice) -> Page:
    """The greeting of a server that has just added the bot."""
    return _page(voice, [voice("help-joined")], None, Verb.NEW, Verb.TUTOR, Verb.HELP)


def sorry_page(voice: Voice, words: str, incident: str) -> Page:
    """An apology with the id of the fault in the log, and a button for help."""
    return _page(voice, [words, f"-# {voice('help-incident', id=incident)}"], None, Verb.HELP)


def _page(voice: Voice, lines: list[str], table: str | None, *verbs: Verb) -> Page:
    buttons = (
        Button(
            custom_id(verb, HERE if table is None or verb in _OF_NO_TABLE else table),
            voice(f"ui-button-{verb}"),
            Style.PRIMARY if place == 0 else Style.PLAIN,
        )
        for place, verb in enumerate(verbs)
    )
    return Page((Text("\n".join(lines)), Row(tuple(buttons))), accent=FELT)


_OF_NO_TABLE: Final = {Verb.NEW, Verb.TUTOR, Verb.HELP, Verb.PUZZLE, Verb.DAY}
