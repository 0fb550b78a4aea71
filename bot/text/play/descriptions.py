"""Descriptions of a hand, a table or a trick in words: for screen readers, and for pictures.

They say everything that a picture shows. Descriptions (``alt_…``) are one paragraph without markdown. One
that is longer than Discord takes is cut. Therefore it ends with what matters least: the open piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from bot.names import shorten
from bot.rules.actions import Answer, Claim, Concede, Conquista, Exchange, Look, Play
from bot.rules.cards import Card, Suit
from bot.rules.deductions.early_win import early_winners
from bot.rules.view import AuctionView, Phase, SeatView, Trick
from bot.tables.model.events import Tricks
from bot.tables.model.people import Computer, Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import cards_line, suit_name
from bot.text.catalogue import Voice
from bot.text.game.chapters import tricks_in
from bot.text.game.options import differences
from bot.text.game.rulebook import game_line
from bot.text.play.bidding import auction_lines, declared_lines
from bot.text.play.labels import action_label
from bot.text.play.results import (
    RUNNING,
    closed_lines,
    match_result,
    points_line,
    running_lines,
    score_text,
)
from bot.text.play.table import laid_lines, open_lines, trick_text, trump_lines
from bot.text.play.talk import TalkEvent, rais_line, said_lines
from bot.text.players import one_name, owner_name, player_name, rules_of

LONGEST: Final = 1024
"""The characters of a description, as Discord counts them."""
_ASIDE: Final = (Exchange, Conquista, Claim, Concede, Look)


class Setting(Protocol):
    """The circumstances of a finished trick. Numbers count from 1; ``points`` are by side, None if hidden."""

    @property
    def deal(self) -> int:
        """The number of the deal."""

    @property
    def number(self) -> int:
        """The number of the trick in its deal."""

    @property
    def trump(self) -> Suit | None:
        """The trump of the deal; None if there is none."""

    @property
    def turnup(self) -> Card | None:
        """The turn-up, while it was face up under the stock."""

    @property
    def stock(self) -> int:
        """The cards left to draw, the turn-up included."""

    @property
    def points(self) -> tuple[int | None, ...]:
        """The points with the trick counted."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def auction(self) -> AuctionView | None:
        """The deal's auction, if it had one."""

    @property
    def decided(self) -> bool:
        """Whether the trick decided the deal (V-14)."""


def hand_text(voice: Voice, table: TableView, aloud: Sequence[TalkEvent] | None = None) -> str:
    """The hand of the seat whose view it is: each card, the trump, the running trick, whose turn it is.

    ``aloud``: see ``said_lines``.
    """
    return "\n".join(_hand(voice, table, aloud))


def table_text(voice: Voice, table: TableView, aloud: Sequence[TalkEvent] | None = None) -> str:
    """The table as its view shows it, at every stage: lobby, match, result, end. ``aloud``: as above."""
    return "\n".join(_table(voice, table, aloud, plain=False))


def turn_text(voice: Voice, table: TableView, *, plain: bool = False) -> str | None:
    """Whose turn it is ("yours" for the viewer), or that the table waits; None if it is nobody's turn."""
    if table.turn is None or table.view is None:
        return None
    if table.waits_until is not None and table.turn != table.seat:
        return voice("turn-waits")  # V-11
    leads, phase = not table.view.trick, table.view.phase
    player = player_name(voice, table, table.turn, plain=plain)
    mine = table.turn == table.seat
    if phase in {Phase.AUCTION, Phase.CALL, Phase.NAMING}:
        key = phase.name.lower()
        return voice(f"turn-{key}-you") if mine else voice(f"turn-{key}-player", player=player)
    if table.view.talk.due is not None or table.view.talk.offer is not None:  # an answer comes first
        return voice("turn-you", leads=False) if mine else voice("talk-to-answer", player=player, when=None)
    return voice("turn-you", leads=leads) if mine else voice("turn-player", player=player, leads=leads)


def alt_hand(voice: Voice, table: TableView) -> str:
    """The description of a picture of the view's hand. Plays of others do not change it."""
    voice, view = voice.plain, table.view
    if view is None:
        return voice("hand-none")
    lines = [_hand_text(voice, table, view), playable_line(voice, table)]
    if view.trump is not None:
        lines.append(voice("trump-is", suit=suit_name(voice, view.trump, rules_of(table).pack)))
    return short(" ".join(line for line in lines if line is not None))


def playable_line(voice: Voice, table: TableView) -> str | None:
    """Which cards may be played, if a rule or an order leaves only some; None if all may, or none."""
    view = table.view
    if view is None:
        return None
    may = [action.card for action in view.legal if isinstance(action, Play)]
    if not may or len(may) == len(view.hand):
        return None
    return voice("hand-may-play", cards=cards_line(voice, may, rules_of(table).pack, trump=view.trump))


def _hand_text(voice: Voice, table: TableView, view: SeatView) -> str:
    cards = cards_line(voice, view.hand, rules_of(table).pack, trump=view.trump)
    return voice("hand-cards", cards=cards) if view.hand else voice("hand-empty")


def _choices(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """What may be done now besides playing, bidding and talking, and the open answers."""
    lines = []
    for key, kinds in (("hand-may-answer", (Answer,)), ("hand-may-also", _ASIDE)):
        open_to_it = [
            action_label(voice, table, action) for action in view.legal if isinstance(action, kinds)
        ]
        if open_to_it:
            lines.append(voice(key, choices=voice.join(open_to_it, "or")))
    return lines


def alt_table(voice: Voice, table: TableView) -> str:
    """The description of a picture of the table."""
    return short(" ".join(_table(voice.plain, table, plain=True)))


def alt_page(voice: Voice, table: TableView) -> str:
    """The description of the picture of a private page: whose turn it is, the hand, and the table.

    Between two tricks it describes the finished one, which the picture shows.
    """
    voice, view = voice.plain, table.view
    if view is None:
        return voice("hand-none")
    may_play = playable_line(voice, table)
    now = _now(voice, table, view)
    if _last_trick(view) is not None:
        now = _heading(voice, table, view.number + 1, len(view.tricks))
    lines = [
        now,
        *_flag(voice, view),
        *_turn(voice, table, plain=True),
        _hand_text(voice, table, view),
        *([] if may_play is None else [may_play]),
        *auction_lines(voice, table, plain=True),
        *_lying_lines(voice, table, view, plain=True),
        *_standing(voice, table, view, plain=True),
        *_seats(voice, table, view, plain=True),
        *open_lines(voice, table, view, plain=True),
    ]
    return short(" ".join(lines))


def page_lines(voice: Voice, table: TableView) -> list[str]:
    """What the picture of a private page shows beside the hand: the trick, the open cards, the points."""
    view = table.view
    if view is None:
        return []
    return [
        *_lying_lines(voice, table, view, plain=False),
        *open_lines(voice, table, view, plain=False),
        *_flag(voice, view),
        *running_lines(voice, table),
    ]


def _lying_lines(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """Trump, turn-up and stock, and the trick on a private page."""
    trick, lines = _last_trick(view), laid_lines(voice, table, view, plain=plain)
    if trick is not None and lines:
        lines[-1] = trick_text(voice, table, trick, plain=plain)
    return lines


def _last_trick(view: SeatView) -> Trick | None:
    """The trick on a private page between two tricks."""
    return view.tricks[-1] if view.tricks and not view.trick else None


def alt_trick(voice: Voice, table: TableView, trick: Trick) -> str:
    """The description of a picture of a finished trick."""
    return short(" ".join(trick_lines(voice, table, trick)))


def trick_lines(voice: Voice, table: TableView, trick: Trick, setting: Setting | None = None) -> list[str]:
    """A finished trick with its circumstances if they are given, a sentence each."""
    voice = voice.plain
    parts = [trick_text(voice, table, trick, plain=True)]
    if setting is not None:
        parts = [
            _heading(voice, table, setting.deal, setting.number),
            *([voice("deal-decided")] if setting.decided else []),
            *parts,
            voice("dealt-by", player=player_name(voice, table, setting.dealer, plain=True)),
            *declared_lines(voice, table, setting.auction),
            *trump_lines(voice, table, setting.trump, setting.turnup, setting.stock),
        ]
        if None not in setting.points:
            parts.append(points_line(voice, table, setting.points))
    return parts


def _hand(voice: Voice, table: TableView, aloud: Sequence[TalkEvent] | None) -> list[str]:
    view = table.view
    if table.seat is None:
        return [voice("hand-none")]
    if table.election is not None:
        return _election(voice, table)
    if view is None or view.phase not in RUNNING:
        return [voice("hand-no-deal")]
    may_play = playable_line(voice, table)
    return [
        _hand_text(voice, table, view),
        *([] if may_play is None else [may_play]),
        *auction_lines(voice, table),
        *laid_lines(voice, table, view, plain=False),
        *open_lines(voice, table, view, plain=False),
        *_flag(voice, view),
        *said_lines(voice, table, aloud),
        *_turn(voice, table, plain=False),
        *_choices(voice, table, view),
    ]


def _table(
    voice: Voice, table: TableView, aloud: Sequence[TalkEvent] | None = None, *, plain: bool
) -> list[str]:
    view = table.view
    match table.stage:
        case Stage.LOBBY:
            return _lobby(voice, table, plain=plain)
        case Stage.FINISHED | Stage.CLOSED:
            reason = closed_lines(voice, table, plain=plain)
            if view is None or view.result is None:
                return reason or [voice("trick-no-deal")]
            return [match_result(voice, table, view.result, plain=plain), *reason]
        case Stage.PLAYING if table.election is not None:
            return _election(voice, table, plain=plain)
        case Stage.PLAYING:
            if view is None or view.phase not in RUNNING:
                return [voice("trick-no-deal")]
            return [
                _now(voice, table, view),
                *_flag(voice, view),
                *_turn(voice, table, plain=plain),
                *auction_lines(voice, table, plain=plain),
                *(_captains(voice, table, view) if plain else said_lines(voice, table, aloud)),
                *laid_lines(voice, table, view, plain=plain),
                *_seats(voice, table, view, plain=plain),
                *_standing(voice, table, view, plain=plain),
                *open_lines(voice, table, view, plain=plain),
            ]


def _election(voice: Voice, table: TableView, *, plain: bool = False) -> list[str]:
    """The election of the captains with all votes so far, which are public (R-66)."""
    ballot, lines = table.election, [voice("happened-election")]
    for seat in range(len(table.seats)):
        voter = player_name(voice, table, seat, plain=plain)
        target = None if ballot is None else ballot.vote_of(seat)
        if target is None:
            lines.append(voice("rais-not-voted", player=voter))
        else:
            target_name = player_name(voice, table, target, plain=plain)
            lines.append(voice("rais-voted", player=voter, target=target_name))
    return lines


def _heading(voice: Voice, table: TableView, deal: int, trick: int) -> str:
    seats = rules_of(table).players if table.view is None else len(table.view.active)
    tricks = tricks_in(rules_of(table), seats)
    return voice("deal-heading", deal=deal, trick=min(trick, tricks), tricks=tricks)


def _now(voice: Voice, table: TableView, view: SeatView) -> str:
    if view.phase in {Phase.AUCTION, Phase.CALL}:
        return voice("deal-heading-auction", deal=view.number + 1)
    return _heading(voice, table, view.number + 1, len(view.tricks) + 1)


def _captains(voice: Voice, table: TableView, view: SeatView) -> list[str]:
    """Who the captains are: of the talk a picture shows nothing else."""
    return [rais_line(voice, table, view.talk.rais, plain=True)] if view.talk.rais else []


def _flag(voice: Voice, view: SeatView) -> list[str]:
    """The meaning of the flag on a picture (V-14)."""
    return [] if early_winners(view) is None else [voice("deal-decided")]


def _turn(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    text = turn_text(voice, table, plain=plain)
    return [] if text is None else [text]


def _standing(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """The points and the score. A picture has only the points, if they are shown."""
    if not plain:
        return [score_text(voice, table).replace("\n", " ")]
    has_points = any(points is not None for points in view.points)
    return [points_line(voice, table, view.points)] if has_points else []


def _seats(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """The seats, their players and their numbers of cards, in playing order. A picture has only the names."""
    if plain:
        names = [_seat(voice, table, view, seat, plain=True) for seat in range(len(table.seats))]
        return [voice("seats-line", players=", ".join(names))]
    return [
        voice("seat-line", player=_seat(voice, table, view, seat, plain=plain), cards=view.hands[seat])
        for seat in range(len(table.seats))
    ]


def stand_ins(voice: Voice, table: TableView) -> list[str]:
    """The computers that play for absent people, each with the name of its person."""
    return [
        voice(
            "seat-noted",
            player=player_name(voice, table, number),
            notes=voice("seat-substitute", player=owner_name(voice, table, number)),
        )
        for number, seat in enumerate(table.seats)
        if seat.substitute is not None
    ]


def _seat(voice: Voice, table: TableView, view: SeatView, number: int, *, plain: bool) -> str:
    seat = table.seats[number]
    notes = []
    if number == table.seat and seat.absence is None:
        notes.append(voice("seat-you"))
    if number not in view.active:
        notes.append(voice("seat-out"))
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
        voice("lobby-members", members=voice.join(members)) if members else voice("lobby-nobody"),
        voice("lobby-free", free=table.rules.players - len(members)),
    ]
    if table.invited:
        lines.append(voice("lobby-invited", people=_people(voice, table.invited, plain=plain)))
    lines += [
        voice(f"access-{table.access}"),
        voice(f"seating-{table.seating}"),
    ]
    if table.tricks is Tricks.EACH:
        lines.append(voice("tricks-each"))
    if table.rated:
        lines.append(voice("lobby-rated"))
    options = differences(voice, table.rules)
    if options:
        lines.append(voice("lobby-options", options=voice.series(options)))
    return lines


def _people(voice: Voice, people: Iterable[Person], *, plain: bool) -> str:
    return voice.join([one_name(voice, person, plain=plain) for person in people])


def short(text: str) -> str:
    """A description, cut between words if it is too long. Characters outside the BMP count twice."""
    return shorten(text, LONGEST, _length)


def fits(text: str) -> bool:
    """Whether Discord accepts a text as a description."""
    return _length(text) <= LONGEST


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
