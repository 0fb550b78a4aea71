"""What a hand, a table or a trick looks like, in words: for the ear, and as the description of a picture.

Whatever a picture shows is said here. Descriptions (``alt_…``) are one paragraph without markdown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from bot.rules.cards import Card, Suit
from bot.rules.variant import TrickReview
from bot.rules.view import Phase, Played, SeatView, Trick
from bot.tables.people import Computer, Person
from bot.tables.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_name, cards_line, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.players import one_name, owner_name, player_name, rules_of
from bot.text.results import match_result, points_line, points_open, score_text
from bot.text.rulebook import differences, game_line

LONGEST: Final = 1024
"""Characters of a description, as Discord counts them."""


class Setting(Protocol):
    """What lay around a completed trick. Numbers count from 1; ``points`` are per side, None where hidden."""

    @property
    def deal(self) -> int:
        """The number of the deal."""

    @property
    def number(self) -> int:
        """The number of the trick in its deal."""

    @property
    def trump(self) -> Suit:
        """The trump of the deal."""

    @property
    def turnup(self) -> Card | None:
        """The face-up card while it lay there."""

    @property
    def stock(self) -> int:
        """The cards left to draw, the face-up one included."""

    @property
    def points(self) -> tuple[int | None, ...]:
        """The points with the trick counted."""


def hand_text(voice: Voice, table: TableView) -> str:
    """The hand of the seat whose view it is: each card, the trump, the running trick, whose turn it is."""
    return "\n".join(_hand(voice, table, plain=False))


def table_text(voice: Voice, table: TableView) -> str:
    """The table as its view shows it, at every stage: lobby, match, result, end."""
    return "\n".join(_table(voice, table, plain=False))


def trick_text(voice: Voice, table: TableView, trick: Trick) -> str:
    """A completed trick: who played what, in order, who took it and with which points."""
    return _trick(voice, table, trick, plain=False)


def last_trick_text(voice: Voice, table: TableView) -> str:
    """The taken tricks that may be looked at again (``rules.trick_review``), the latest first."""
    view, review = table.view, rules_of(table).trick_review
    if view is None:
        return voice("trick-no-deal")
    if review is TrickReview.OFF and view.phase is Phase.PLAY:
        return voice("trick-review-off")
    if not view.tricks:
        return voice("trick-none-yet")
    latest = list(enumerate(view.tricks, 1))[::-1]
    again = latest if review is TrickReview.ALL else latest[:1]
    return "\n".join(
        voice("trick-numbered", trick=number, text=trick_text(voice, table, trick)) for number, trick in again
    )


def turn_text(voice: Voice, table: TableView, *, plain: bool = False) -> str | None:
    """Whose turn it is, "yours" where the view's own; None when it is nobody's."""
    if table.turn is None or table.view is None:
        return None
    leads = not table.view.trick
    if table.turn == table.seat:
        return voice("turn-you", leads=leads)
    return voice("turn-player", player=player_name(voice, table, table.turn, plain=plain), leads=leads)


def alt_hand(voice: Voice, table: TableView) -> str:
    """The description of a picture of the view's hand."""
    return _short(" ".join(_hand(voice, table, plain=True)))


def alt_table(voice: Voice, table: TableView) -> str:
    """The description of a picture of the table."""
    return _short(" ".join(_table(voice, table, plain=True)))


def alt_trick(voice: Voice, table: TableView, trick: Trick, setting: Setting | None = None) -> str:
    """The description of a picture of a completed trick, with what lay around it where that is told."""
    parts = [_trick(voice, table, trick, plain=True)]
    if setting is not None:
        parts = [
            _heading(voice, table, setting.deal, setting.number),
            *parts,
            _trump(voice, table, setting.trump, setting.turnup, setting.stock),
        ]
        if None not in setting.points:
            parts.append(points_line(voice, table, setting.points, plain=True))
    return _short(" ".join(parts))


def _hand(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    view, pack = table.view, rules_of(table).pack
    if table.seat is None or view is None:
        return [voice("hand-none")]
    if view.phase is not Phase.PLAY:
        return [voice("hand-no-deal")]
    cards = cards_line(voice, view.hand, pack, trump=view.trump)
    lines = [voice("hand-cards", cards=cards) if view.hand else voice("hand-empty")]
    return [*lines, *_lying(voice, table, view, plain=plain), *_turn(voice, table, plain=plain)]


def _table(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    view = table.view
    match table.stage:
        case Stage.LOBBY:
            return _lobby(voice, table, plain=plain)
        case Stage.FINISHED | Stage.CLOSED:
            closed = [] if table.closed is None else [voice(f"closed-{table.closed}")]
            if view is None or view.result is None:
                return closed or [voice("trick-no-deal")]
            return [match_result(voice, table, view.result, plain=plain), *closed]
        case Stage.PLAYING:
            if view is None or view.phase is not Phase.PLAY:
                return [voice("trick-no-deal")]
            return [
                _heading(voice, table, view.number + 1, len(view.tricks) + 1),
                *_turn(voice, table, plain=plain),
                *_lying(voice, table, view, plain=plain),
                *_seats(voice, table, view, plain=plain),
                score_text(voice, table, plain=plain).replace("\n", " "),
            ]


def _heading(voice: Voice, table: TableView, deal: int, trick: int) -> str:
    tricks = len(rules_of(table).packs[0]) // rules_of(table).players
    return voice("deal-heading", deal=deal, trick=min(trick, tricks), tricks=tricks)


def _turn(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    text = turn_text(voice, table, plain=plain)
    return [] if text is None else [text]


def _lying(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """What lies open: trump, turn-up, stock, and the running trick."""
    lines = [] if view.trump is None else [_trump(voice, table, view.trump, view.turnup, view.stock)]
    for seat, card in view.known:
        if seat != view.seat:
            player = player_name(voice, table, seat, plain=plain)
            lines.append(
                voice("turnup-drawn", player=player, card=the_card(voice, card, rules_of(table).pack))
            )
    if view.trick:
        lines.append(voice("trick-running", plays=_plays(voice, table, view.trick, plain=plain)))
    else:
        lines.append(voice("trick-empty"))
    return lines


def _trump(voice: Voice, table: TableView, trump: Suit, turnup: Card | None, stock: int) -> str:
    pack = rules_of(table).pack
    suit = suit_name(voice, trump, pack)
    if turnup is None:
        return voice("trump-gone", suit=suit)
    return voice("trump-lies", suit=suit, card=the_card(voice, turnup, pack), stock=stock)


def _plays(voice: Voice, table: TableView, plays: Sequence[Played], *, plain: bool) -> str:
    return "; ".join(
        voice(
            "trick-play",
            player=player_name(voice, table, seat, plain=plain),
            card=card_name(voice, card, rules_of(table).pack),
        )
        for seat, card in plays
    )


def _trick(voice: Voice, table: TableView, trick: Trick, *, plain: bool) -> str:
    return voice(
        "trick-complete",
        plays=_plays(voice, table, trick.cards, plain=plain),
        player=player_name(voice, table, trick.taker, plain=plain),
        points=trick.points if points_open(table, trick.taker) else None,
    )


def _seats(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """Who sits where, and how many cards they hold, in playing order."""
    return [
        voice("seat-line", player=_seat(voice, table, view, seat, plain=plain), cards=view.hands[seat])
        for seat in range(len(table.seats))
    ]


def _seat(voice: Voice, table: TableView, view: SeatView, number: int, *, plain: bool) -> str:
    seat = table.seats[number]
    notes = []
    if number == table.seat and seat.absence is None:
        notes.append(voice("seat-you"))
    if number == view.dealer:
        notes.append(voice("seat-dealer"))
    if seat.substitute is not None:
        notes.append(voice("seat-substitute", player=owner_name(voice, table, number, plain=plain)))
    elif isinstance(seat.owner, Computer):
        notes.append(voice("seat-computer"))
    name = player_name(voice, table, number, plain=plain)
    return voice("seat-noted", player=name, notes=", ".join(notes)) if notes else name


def _lobby(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    members = [one_name(voice, member.player, plain=plain) for member in table.members]
    lines = [
        game_line(voice, table.rules),
        voice("lobby-host", player=one_name(voice, table.host, plain=plain)),
        voice("lobby-members", members=voice.listed(members)) if members else voice("lobby-nobody"),
        voice("lobby-free", free=table.rules.players - len(members)),
    ]
    if table.invited:
        lines.append(voice("lobby-invited", people=_people(voice, table.invited, plain=plain)))
    lines += [voice(f"access-{table.access}"), voice(f"seating-{table.seating}")]
    if table.rated:
        lines.append(voice("lobby-rated"))
    options = differences(voice, table.rules)
    if options:
        lines.append(voice("lobby-options", options="; ".join(options)))
    return lines


def _people(voice: Voice, people: Iterable[Person], *, plain: bool) -> str:
    return voice.listed([one_name(voice, person, plain=plain) for person in people])


def _short(text: str) -> str:
    """Cut between words where a description would be too long; characters outside the BMP count twice."""
    if _length(text) <= LONGEST:
        return text
    words = text.split(" ")
    while _length(" ".join(words)) >= LONGEST:
        words.pop()
    return " ".join(words) + "…"


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
