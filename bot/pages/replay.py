"""The replay of a finished deal: as a film, as stills of its tricks, and in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.pages.pictures.tricks import (
    auction_notes,
    deck_for,
    letters_for,
    passed_seats,
    played_cards,
    runs_clockwise,
    score_labels,
    seat_labels,
    sitting_in,
    trick_title,
    trump_label,
)
from bot.render.scenes.replay import Film, TableFrame, film
from bot.rules import events as happened
from bot.rules.events import DealEnded, MatchEnded, SeatOut, TrickTaken
from bot.rules.policies import ring
from bot.rules.view import CardSeen, DealSeen, DrawSeen, LookSeen, Phase, SignalSeen, TrickCard, TrickCardView
from bot.tables.archive.replay import Moment, Replay
from bot.tables.view import SeenEntry, TableView
from bot.text import names
from bot.text.cards import cards_line, suit_name
from bot.text.catalogue import Voice
from bot.text.play.descriptions import alt_trick, short
from bot.text.play.events import event_text
from bot.text.play.results import deal_result, match_result, outcome
from bot.text.play.table import trick_text
from bot.text.players import player_name

MOST_FRAMES: Final = 150
"""The greatest number of frames. A film with more leaves the talk out."""
_BEGIN: Final = 2_600
_PLAY: Final = 750
_TRICK_REST: Final = 1_200
_DRAW: Final = 550
_OTHER: Final = 1_500
_END: Final = 6_000
_TALK: Final = (happened.Asked, happened.Answered, happened.Ordered, SignalSeen, LookSeen)
_AFTER: Final = (SeatOut, MatchEnded)
"""The events that belong to the end of the deal."""
_BIDDING: Final = frozenset({Phase.AUCTION, Phase.CALL})


@dataclass(frozen=True)
class DealReplay:
    """A deal of a finished match in a reader's language. ``number`` counts from 1.

    Each part is made when it is first asked for. ``film`` takes some tens of milliseconds.
    """

    voice: Voice
    replay: Replay
    number: int

    @property
    def tricks(self) -> int:
        """The number of tricks taken in it."""
        return sum(isinstance(moment.what, TrickTaken) for moment in self._moments)

    @cached_property
    def film(self) -> Film:
        """The deal as a film."""
        voice, table, rules = self.voice.plain, self.replay.table, self.replay.table.rules
        begin = self._moments[0].view
        dealer = begin.dealer
        frames: list[TableFrame] = []
        for moment in self._film_moments:
            if isinstance(moment.what, _AFTER):
                frames[-1] = replace(
                    frames[-1], caption=f"{frames[-1].caption} {self._caption(moment)}".lstrip()
                )
                continue
            view, what = moment.view, moment.what
            trick_end = what if isinstance(what, TrickTaken) else None
            deal_end = what if isinstance(what, DealEnded) else None
            # The results say them at the end, and an auction has none.
            hides_points = deal_end is not None or view.phase in _BIDDING
            counts = (None,) * len(moment.points) if hides_points else moment.points
            seats = seat_labels(voice, table, counts, dealer, auction_notes(voice, view))
            frames.append(
                TableFrame(
                    title=self._title(moment),
                    caption=self._caption(moment),
                    rest=_rest(moment),
                    seats=tuple(seats),
                    trump=trump_label(voice, table, view.trump),
                    played=tuple(played_cards(_on_the_table(moment))),
                    actor=None if deal_end is not None else getattr(what, "seat", None),
                    taker=None if trick_end is None else trick_end.seat,
                    gained="" if trick_end is None else f"+{trick_end.points}",
                    hands=tuple(tuple(map(str, hand)) for hand in moment.hands),
                    stock=view.stock if deal_end is None else 0,
                    turnup=None if view.turnup is None else str(view.turnup),
                    next_card=None if view.next_card is None else str(view.next_card),
                    scores=tuple(score_labels(voice, table, counts)),
                    results=() if deal_end is None else self._by_seat(map(str, moment.points)),
                    totals=() if deal_end is None else self._by_seat(map(self._total, view.score)),
                    pale=_pale(moment),
                    winners=frozenset() if deal_end is None else self._winners(deal_end),
                )
            )
        deck = deck_for(rules.pack, rules.deck_pattern)
        return film(
            frames,
            deck=deck,
            sitting=ring(begin.active, rules.players, begin.leader),
            laps=rules.game.plays,
            clockwise=runs_clockwise(table),
            letters=letters_for(voice, deck),
        )

    def frame_of(self, trick: int) -> int:
        """The number of the frame that shows who took a trick, counted from 1."""
        moments = [moment for moment in self._film_moments if not isinstance(moment.what, _AFTER)]
        return [place for place, one in enumerate(moments) if isinstance(one.what, TrickTaken)][trick - 1]

    def clip(self, trick: int) -> Film:
        """One trick as a film, counted from 1: from its first card, or the hands before it, to its taker."""
        moments = [moment for moment in self._film_moments if not isinstance(moment.what, _AFTER)]
        last = self.frame_of(trick)
        before = self.frame_of(trick - 1) if trick > 1 else -1
        first = next(at for at in range(before + 1, last) if isinstance(moments[at].what, CardSeen))
        if first - 1 > before:
            first -= 1  # the deal, or what was drawn
        frames = list(self.film.frames[first : last + 1])
        frames[0], frames[-1] = replace(frames[0], rest=_BEGIN), replace(frames[-1], rest=_END)
        return replace(self.film, frames=tuple(frames))

    @property
    def heading(self) -> str:
        """A line that says what is replayed."""
        return self.voice("replay-heading", match=self.replay.table.match, deal=self.number)

    @property
    def alt(self) -> str:
        """The description of the film: the players, the trump, and how the deal ended."""
        voice, end = self.voice.plain, self._end
        player_names = [
            player_name(voice, self.replay.table, seat, plain=True) for seat in self._moments[0].view.active
        ]
        about = voice("replay-alt", deal=self.number, players=voice.join(player_names), tricks=self.tricks)
        trump = end.view.trump
        trump_text = (
            []
            if trump is None
            else [voice("trump-is", suit=suit_name(voice, trump, self.replay.table.rules.pack))]
        )
        return short(" ".join([about, *trump_text, self._result(plain=True).replace("\n", " ")]))

    def alt_of(self, trick: int) -> str:
        """The description of a still: the trick, and all hands after it."""
        voice, moment = self.voice.plain, self._trick_end(trick)
        lines = [
            f"{self._title(moment)}.",
            alt_trick(voice, self._table(moment), moment.view.tricks[-1]),
            *self._hands(voice, moment, plain=True),
        ]
        return short(" ".join(lines))

    def words_of(self, trick: int) -> str:
        """A trick in words, and all hands after it."""
        moment = self._trick_end(trick)
        sentence = trick_text(self.voice, self._table(moment), moment.view.tricks[-1])
        return "\n".join([sentence, *self._hands(self.voice, moment)])

    def words(self, longest: int) -> str:
        """The whole deal in words: the hands, then the events.

        The talk is left out if it is longer than ``longest``.
        """
        full = self._lines(self.voice, talk=True)
        if len(full) <= longest:
            return full
        quiet = self._lines(self.voice, talk=False)
        return quiet if len(quiet) <= longest else self._lines(self.voice.plain, talk=False)

    def _lines(self, voice: Voice, *, talk: bool) -> str:
        lines: list[str] = []
        for moment in self._moments:
            what, table = moment.what, self._table(moment)
            if isinstance(what, CardSeen | DrawSeen | MatchEnded) or (isinstance(what, _TALK) and not talk):
                continue
            if isinstance(what, TrickTaken):
                text = trick_text(voice, table, moment.view.tricks[-1])
                lines.append(voice("replay-trick", trick=len(moment.view.tricks), text=text))
                continue
            if isinstance(what, DealEnded):
                lines.append(self._result())
                continue
            sentence = event_text(voice, table, SeenEntry(0, 0, what))
            lines += [] if sentence is None else [sentence]
            if isinstance(what, DealSeen):
                lines += self._hands(voice, moment)
        return "\n".join(lines)

    @property
    def _moments(self) -> tuple[Moment, ...]:
        return self.replay.deals[self.number - 1]

    @property
    def _film_moments(self) -> tuple[Moment, ...]:
        moments = self._moments
        if len(moments) <= MOST_FRAMES:
            return moments
        return tuple(moment for moment in moments if not isinstance(moment.what, _TALK))

    @property
    def _end(self) -> Moment:
        return next(moment for moment in self._moments if isinstance(moment.what, DealEnded))

    def _trick_end(self, trick: int) -> Moment:
        return [one for one in self._moments if isinstance(one.what, TrickTaken)][trick - 1]

    def _table(self, moment: Moment) -> TableView:
        """The table at a moment, with the points open as they are after the deal."""
        return replace(self.replay.table, view=replace(moment.view, points=moment.points))

    def _title(self, moment: Moment) -> str:
        voice, view = self.voice.plain, moment.view
        if isinstance(moment.what, DealEnded):
            return voice("ui-deal-over", deal=self.number)
        if view.phase in _BIDDING:
            return voice("ui-picture-auction", deal=self.number)
        trick = len(view.tricks) + (not isinstance(moment.what, TrickTaken))
        return trick_title(voice, view.rules, self.number, trick, len(view.active))

    def _caption(self, moment: Moment) -> str:
        voice, table = self.voice.plain, self._table(moment)
        if isinstance(moment.what, DealEnded):
            return " ".join(outcome(voice, table, moment.what, plain=True))
        if isinstance(moment.what, MatchEnded):
            return match_result(voice, table, moment.what, plain=True, summed=False)
        sentence = event_text(voice, table, SeenEntry(0, 0, moment.what))
        if sentence is None:
            return voice("replay-drawn") if isinstance(moment.what, DrawSeen) else ""
        return names.without_marks(sentence)

    def _result(self, *, plain: bool = False) -> str:
        voice, end = self.voice.plain if plain else self.voice, self._end
        table, event = self._table(end), end.what
        lines = []
        if isinstance(event, DealEnded):
            lines.append(deal_result(voice, table, event, end.view.score, plain=plain))
        result = self._moments[-1].view.result
        if result is not None:
            lines.append(match_result(voice, self._table(self._moments[-1]), result, plain=plain))
        return "\n".join(lines)

    def _by_seat(self, sides: Iterable[str]) -> tuple[str, ...]:
        """The texts of sides, by seat."""
        rules, texts = self.replay.table.rules, tuple(sides)
        return tuple(texts[rules.side_of(seat)] for seat in range(rules.players))

    def _total(self, score: int) -> str:
        number = str(score).replace("-", "−")
        return self.voice("labelled", label=self.voice.plain("ui-picture-match"), text=number)

    def _winners(self, end: DealEnded) -> frozenset[int]:
        """The seats that won the deal, or score with its winner (rules.md §6.9)."""
        sides = self.replay.table.rules.sides
        return frozenset(
            seat
            for side, seats in enumerate(sides)
            if side == end.winner or (end.declared is not None and end.score[side] > 0)
            for seat in seats
        )

    def _hands(self, voice: Voice, moment: Moment, *, plain: bool = False) -> list[str]:
        """All hands, a line each; empty hands are left out."""
        table, view = self.replay.table, moment.view
        return [
            voice(
                "hand-shown",
                player=player_name(voice, table, seat, plain=plain),
                cards=cards_line(voice, moment.hands[seat], table.rules.pack, trump=view.trump),
            )
            for seat in view.active
            if moment.hands[seat]
        ]


def _rest(moment: Moment) -> int:
    """How long a moment is shown, in milliseconds."""
    match moment.what:
        case CardSeen():
            return _PLAY
        case TrickTaken():
            return _TRICK_REST
        case DrawSeen():
            return _DRAW
        case DealSeen():
            return _BEGIN
        case DealEnded():
            return _END
        case _:
            return _OTHER


def _pale(moment: Moment) -> frozenset[int]:
    """The seats that have passed, or do not play to a short trick (R-52)."""
    view, what = moment.view, moment.what
    if isinstance(what, DealEnded):
        return frozenset()
    if view.phase in _BIDDING:
        return frozenset(passed_seats(view)) - {getattr(what, "seat", None)}
    playing = sitting_in(view)
    if isinstance(what, TrickTaken):
        playing = tuple(play.seat for play in view.tricks[-1].cards)
    return frozenset(view.active) - frozenset(playing)


def _on_the_table(moment: Moment) -> tuple[TrickCard | TrickCardView, ...]:
    """The running trick. A trick that has just been taken is still there."""
    if isinstance(moment.what, TrickTaken):
        return moment.view.tricks[-1].cards
    return () if isinstance(moment.what, DealEnded) else moment.view.trick
