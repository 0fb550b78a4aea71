"""The table in public while a match runs, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.events import DealEnded
from bot.rules.view import SeatView
from bot.tables.people import Absence, Person
from bot.tables.table import Stage
from bot.tables.view import Seen, TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.ui.ids import Verb, custom_id
from bot.ui.lobby_pages import FELT, SHORT, lobby_page
from bot.ui.page import Button, Line, Page, Part, Row, Style, Text
from bot.ui.pictures import table_picture, trick_picture
from bot.ui.story import DealTold, MatchTold, TrickTold

GOLD: Final = 0xD9B25F
MOST_DEALS: Final = 20
"""Deals that a result lists; drawn ones can make a match longer than any message."""


def name(voice: Voice, table: TableView, seat: int) -> str:
    """Who plays a seat, fit for markdown; computers bear a mark."""
    written = narrate.player_name(voice, table, seat)
    return written if table.seats[seat].person is not None else f"🤖 {written}"


def side_name(voice: Voice, table: TableView, side: int) -> str:
    """The players of a side."""
    return " + ".join(name(voice, table, seat) for seat in table.rules.sides[side])


def public_page(voice: Voice, table: TableView, news: Sequence[Seen] = ()) -> Page:
    """What the message of a table shows, whatever its stage. ``table`` is an onlooker's view."""
    match table.stage:
        case Stage.LOBBY:
            return lobby_page(voice, table)
        case Stage.PLAYING if table.view is not None:
            return table_page(voice, table, table.view, news)
        case Stage.CLOSED:
            return closed_page(voice, table)
        case _:
            return finished_page(voice, table)


def table_page(voice: Voice, table: TableView, view: SeatView, news: Sequence[Seen] = ()) -> Page:
    """A running match: whose turn it is, the trick, the stock, and what anybody may ask."""
    words = [
        f"## {narrate.game_line(voice, table.rules)}",
        f"**{voice('ui-deal-trick', deal=view.number + 1, trick=len(view.tricks) + 1)}**",
        _turn(voice, table),
    ]
    told = [sentence for seen in news if (sentence := narrate.happened(voice, table, seen))]
    parts: list[Part] = [Text("\n".join(words))]
    picture = table_picture(voice, table)
    if picture is not None:
        parts.append(picture)
    parts.append(Text("\n".join([*_cards(voice, table, view), *_points(voice, table, view)])))
    if told:
        parts.append(Text("\n".join(f"-# {sentence}" for sentence in told)))
    parts += [*_votes(voice, table), Line(), _buttons(voice, table)]
    extra = _absence_buttons(voice, table)
    if extra:
        parts.append(Row(extra))
    turn = table.turn
    person = None if turn is None else table.seats[turn].person
    return Page(tuple(parts), mentions=() if person is None else (person.id,), accent=FELT)


def _turn(voice: Voice, table: TableView) -> str:
    """Whose turn it is; the only mention on the page."""
    turn = table.turn
    if turn is None:
        return voice("ui-turn-nobody")
    person = table.seats[turn].person
    if person is None:
        return voice("ui-turn", player=name(voice, table, turn))
    if table.deadline is None:
        return voice("ui-turn", player=f"<@{person.id}>")
    return voice("ui-turn-until", player=f"<@{person.id}>", when=f"<t:{table.deadline // 1000}:R>")


def _cards(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    pack = table.rules.pack
    lines = []
    if view.trick:
        played = [
            f"{name(voice, table, seat)}: **{narrate.card_name(voice, card, pack)}**"
            for seat, card in view.trick
        ]
        lines.append(voice("ui-trick", cards=" · ".join(played)))
    else:
        lines.append(voice("ui-trick-empty"))
    if view.trump is not None:
        trump = narrate.suit_name(voice, view.trump, pack)
        if view.turnup is not None:
            lines.append(
                voice("ui-trump-turnup", suit=trump, card=narrate.card_name(voice, view.turnup, pack))
            )
        else:
            lines.append(voice("ui-trump", suit=trump))
    lines.append(voice("ui-stock", count=view.stock))
    return lines


def _points(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """The points as the options allow, and how the match stands."""
    lines = []
    if all(points is not None for points in view.points):
        each = [f"{side_name(voice, table, side)} **{points}**" for side, points in enumerate(view.points)]
        lines.append(voice("ui-points", points=" · ".join(each)))
    if any(view.score) or table.rules.target > 1:
        each = [f"{side_name(voice, table, side)} **{score}**" for side, score in enumerate(view.score)]
        lines.append(voice("ui-match-score", target=table.rules.target, score=" · ".join(each)))
    return lines


def _votes(voice: Voice, table: TableView) -> list[Part]:
    """Who would end the table or give up, with buttons for those who are asked."""
    parts: list[Part] = []
    names = {
        seat.owner.id: markdown(seat.owner.name) for seat in table.seats if isinstance(seat.owner, Person)
    }
    if table.ending:
        who = voice.listed([names[person] for person in sorted(table.ending) if person in names])
        yes = Button(custom_id(Verb.END, table.id), voice("ui-button-agree-end"), Style.DANGER)
        no = Button(custom_id(Verb.KEEP_TABLE, table.id), voice("ui-button-keep-playing"))
        parts += [Text(voice("ui-vote-end", names=who)), Row((yes, no))]
    if table.resigning:
        who = voice.listed([names[person] for person in sorted(table.resigning) if person in names])
        yes = Button(custom_id(Verb.RESIGN, table.id), voice("ui-button-agree-resign"), Style.DANGER)
        no = Button(custom_id(Verb.KEEP_PLAYING, table.id), voice("ui-button-keep-playing"))
        parts += [Text(voice("ui-vote-resign", names=who)), Row((yes, no))]
    return parts


def _buttons(voice: Voice, table: TableView) -> Row:
    verbs = (
        (Verb.HAND, Style.PRIMARY),
        (Verb.LAST, Style.PLAIN),
        (Verb.SCORE, Style.PLAIN),
        (Verb.RULES, Style.PLAIN),
    )
    shown = [Button(custom_id(verb, table.id), voice(f"ui-button-{verb}"), style) for verb, style in verbs]
    return Row((*shown, Button(custom_id(Verb.MORE, table.id), voice("ui-button-more"))))


def _absence_buttons(voice: Voice, table: TableView) -> tuple[Button, ...]:
    """For those whom a computer plays for, and for friends who would step in."""
    absences = {seat.absence for seat in table.seats}
    buttons = []
    if absences & {Absence.AWAY, Absence.LEFT}:
        buttons.append(Button(custom_id(Verb.BACK, table.id), voice("ui-button-back"), Style.GOOD))
    if Absence.LEFT in absences:
        buttons.append(Button(custom_id(Verb.SUBSTITUTE, table.id), voice("ui-button-substitute")))
    return tuple(buttons)


def finished_page(voice: Voice, table: TableView) -> Page:
    """The message of a table whose match is over: the result stands below it."""
    words = f"## {narrate.game_line(voice, table.rules)}\n{voice('ui-finished')}"
    row = Row(
        tuple(
            Button(custom_id(verb, table.id), voice(f"ui-button-{verb}"))
            for verb in (Verb.LAST, Verb.SCORE, Verb.RULES)
        )
    )
    return Page((Text(words), row), accent=FELT)


def closed_page(voice: Voice, table: TableView) -> Page:
    """The message of a table that is no more."""
    reason = voice(f"ui-closed-{table.closed}") if table.closed is not None else voice("ui-closed")
    return Page((Text(f"## {narrate.game_line(voice, table.rules)}\n{reason}"),))


def bare(page: Page) -> Page:
    """A page without anything to press: what is left of a message that another took the place of."""
    return Page(tuple(part for part in page.parts if isinstance(part, Text | Line)), accent=page.accent)


def moved_page(voice: Voice, table: TableView) -> Page:
    """What is left of a table's message when a new one stands below."""
    return Page((Text(f"-# {voice('ui-moved', game=narrate.game_line(voice, table.rules))}"),))


def warning_page(voice: Voice, table: TableView) -> Page | None:
    """Two thirds of a person's time are gone (R-90); None when it is nobody's turn."""
    turn = table.turn
    person = None if turn is None else table.seats[turn].person
    if person is None or table.deadline is None:
        return None
    when = f"<t:{table.deadline // 1000}:R>"
    words = voice("ui-warning", player=f"<@{person.id}>", when=when)
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"), Style.PRIMARY)
    return Page((Text(words), Row((hand,))), mentions=(person.id,))


def trick_page(voice: Voice, table: TableView, told: TrickTold) -> Page:
    """A completed trick: the picture, and the same in words."""
    words = [
        f"**{voice('ui-deal-trick', deal=told.deal, trick=told.number)}**",
        narrate.trick_text(voice, table, told.trick),
    ]
    hand = Button(custom_id(Verb.HAND, table.id), voice("ui-button-hand"))
    return Page((Text("\n".join(words)), trick_picture(voice, table, told), Row((hand,))), accent=FELT)


def deal_page(voice: Voice, table: TableView, told: DealTold) -> Page:
    """A deal's result within a match that goes on."""
    text = narrate.deal_result(voice, table, told.ended)
    score = [f"{side_name(voice, table, side)} **{score}**" for side, score in enumerate(told.score)]
    words = [
        f"### {voice('ui-deal-over', deal=told.deal)}",
        text,
        voice("ui-match-score", target=table.rules.target, score=" · ".join(score)),
    ]
    return Page((Text("\n".join(words)),), accent=GOLD)


def match_page(voice: Voice, table: TableView, told: MatchTold) -> Page:
    """A match's result: points per deal, the winner, how to check the shuffle, and the next match."""
    words = [f"## {voice('ui-match-over')}", narrate.match_result(voice, table, told.ended)]
    deals = [_deal_line(voice, number, deal) for number, deal in enumerate(told.deals, 1)]
    sides = " : ".join(side_name(voice, table, side) for side in range(len(table.rules.sides)))
    listed = "\n".join([sides, *deals[-MOST_DEALS:]]) if deals else voice("ui-no-deals")
    parts: list[Part] = [Text("\n".join(words)), Line(), Text(listed)]
    proof = [f"-# {voice('ui-verify', match=told.match)}"]
    if table.seed is not None and table.match == told.match:
        proof.append(f"-# {voice('ui-seed', seed=table.seed, digits=table.commitment[:SHORT])}")
    parts.append(Text("\n".join(proof)))
    rematch = Button(custom_id(Verb.REMATCH, table.id), voice("ui-button-rematch"), Style.GOOD)
    parts.append(Row((rematch, Button(custom_id(Verb.SCORE, table.id), voice("ui-button-score")))))
    return Page(tuple(parts), accent=GOLD)


def _deal_line(voice: Voice, number: int, deal: DealEnded) -> str:
    """The points of a deal by side, the winner's in bold."""
    points = [
        f"**{count}** 🏆" if side == deal.winner else str(count) for side, count in enumerate(deal.points)
    ]
    drawn = f" · {voice('ui-deal-drawn')}" if deal.winner is None else ""
    return f"{voice('ui-deal-line', deal=number)} {' : '.join(points)}{drawn}"
