"""Moments of recorded matches, and their scenes: composed as the bot composes them for Discord.

``python -m bot simulate --matches 1 --records FILE`` wrote the records in ``art/matches``. Each record says
how it was made: the rules, the levels of the computers, and the seed in its id. On the pictures, the
computers have people's names. Deals, tricks and seats are counted from 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final

from bot.pages.narration.story import Announcement, DealAnnounced, MatchAnnounced, Narrator, TrickAnnounced
from bot.pages.page import Picture
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.results import deal_picture, match_picture
from bot.pages.pictures.sheets import sheet_picture
from bot.pages.pictures.tricks import hand_picture, table_picture, trick_picture
from bot.record.verify import decode, play_again
from bot.render.scene import Scene
from bot.rules.events import Event
from bot.rules.state import State, evolve
from bot.rules.view import seat_view
from bot.tables.archive.replay import replay
from bot.tables.model.people import Person, Seat
from bot.tables.model.table import Stage
from bot.tables.view import TableView, see
from bot.text.catalogue import Voice, voices

MATCHES: Final = Path(__file__).parent / "matches"
_NO_PICTURE: Final = "the bot shows no picture at that moment"
NAMES: Final = (
    "Giulia",
    "Marco Antonio",
    "Ольга",
    "Zoë",
    "Alessandro Manzoni",
    "Noor",
    "Wolfgang",
    "Bartolomeo",
    "Xu",
    "Maria Grazia Rossi",
)


@dataclass(frozen=True)
class Recorded:
    """A recorded match, by the name of its file, for a reader of one language.

    Every property that reads the record raises ``InvalidRecord`` when the record is wrong.
    """

    name: str
    language: str = "it"

    @property
    def file(self) -> Path:
        """The file of the record."""
        return MATCHES / f"{self.name}.jsonl"

    @property
    def voice(self) -> Voice:
        """The sentences in the reader's language."""
        return voices()[self.language]

    @cached_property
    def table(self) -> TableView:
        """The table after the match, with people in its seats."""
        table = replay(self._document).table
        people = (Seat(Person(seat + 1, NAMES[seat])) for seat in range(table.rules.players))
        return replace(table, seats=tuple(people))

    @cached_property
    def announcements(self) -> list[Announcement]:
        """What the bot announces of the match in public."""
        sightings = (see(seq, 0, event, self.table.rules) for seq, event in enumerate(self.events, 1))
        return Narrator().feed(one for one in sightings if one is not None)

    def states(self) -> Iterator[State]:
        """The match after each event."""
        state: State | None = None
        for event in self.events:
            state = evolve(state, event)
            yield state

    def playing(self, deal: int, trick: int, cards: int) -> State:
        """The match when a seat must act and a trick has this number of cards.

        Raises IndexError when the match has no such moment.
        """
        moments = [
            state
            for state in self.states()
            if (state.number + 1, len(state.tricks) + 1, len(state.trick)) == (deal, trick, cards)
            and state.turn is not None
        ]
        return moments[-1]

    def seen_by(self, state: State, seat: int | None) -> TableView:
        """The table at a moment as a seat, or an onlooker (None), sees it."""
        index = None if seat is None else seat - 1
        return replace(self.table, stage=Stage.PLAYING, seat=index, view=seat_view(state, index))

    @cached_property
    def events(self) -> list[Event]:
        """The events of the match, as the verifier replays the record."""
        events: list[Event] = []
        play_again(self._document, events.append)
        return events

    @cached_property
    def _document(self) -> object:
        return decode(self.file.read_bytes())


@dataclass(frozen=True)
class Taken:
    """A completed trick."""

    match: Recorded
    deal: int
    trick: int

    @property
    def picture(self) -> Picture:
        """The trick with its taker, and its description."""
        tricks = (one for one in self.match.announcements if isinstance(one, TrickAnnounced))
        trick = next(one for one in tricks if (one.deal, one.number) == (self.deal, self.trick))
        return trick_picture(self.match.voice, self.match.table, trick)

    @property
    def scene(self) -> Scene:
        """The trick with its taker."""
        return self.picture.scene


@dataclass(frozen=True)
class Running:
    """A running trick, with the number of its cards."""

    match: Recorded
    deal: int
    trick: int
    cards: int

    @property
    def scene(self) -> Scene:
        """The table as an onlooker sees it."""
        state = self.match.playing(self.deal, self.trick, self.cards)
        return scene_of(table_picture(self.match.voice, self.match.seen_by(state, None)))


@dataclass(frozen=True)
class Bidding:
    """An auction, with the number of bids and passes so far."""

    match: Recorded
    deal: int
    bids: int

    @property
    def scene(self) -> Scene:
        """The table as an onlooker sees it."""
        auctions = (state for state in self.match.states() if state.number == self.deal - 1)
        state = next(one for one in auctions if one.auction and len(one.auction.bids) == self.bids)
        return scene_of(table_picture(self.match.voice, self.match.seen_by(state, None)))


@dataclass(frozen=True)
class Held:
    """The hand of a seat, with the number of cards in the running trick."""

    match: Recorded
    deal: int
    trick: int
    seat: int
    cards: int = 0

    @property
    def scene(self) -> Scene:
        """The hand as its owner sees it."""
        state = self.match.playing(self.deal, self.trick, self.cards)
        return scene_of(hand_picture(self.match.voice, self.match.seen_by(state, self.seat)))


@dataclass(frozen=True)
class Private:
    """The private page of a seat, with the number of cards in the running trick.

    ``deck`` is the key of the deck that the seat prefers.
    """

    match: Recorded
    deal: int
    trick: int
    seat: int
    cards: int = 0
    deck: str | None = None

    @property
    def picture(self) -> Picture:
        """The table and the seat's hand as the seat sees them, with their description."""
        view = self.match.seen_by(self.match.playing(self.deal, self.trick, self.cards), self.seat)
        picture = page_picture(self.match.voice, view, self.deck)
        if picture is None:
            raise LookupError(_NO_PICTURE)
        return picture

    @property
    def scene(self) -> Scene:
        """The table and the hand."""
        return self.picture.scene


@dataclass(frozen=True)
class Counted:
    """The end of a deal."""

    match: Recorded
    deal: int

    @property
    def scene(self) -> Scene:
        """The deal's result."""
        deals = (one for one in self.match.announcements if isinstance(one, DealAnnounced))
        deal = next(one for one in deals if one.deal == self.deal)
        return deal_picture(self.match.voice, self.match.table, deal).scene


@dataclass(frozen=True)
class Sheet:
    """All tricks of a deal that is over."""

    match: Recorded
    deal: int

    @property
    def told(self) -> DealAnnounced:
        """The deal's end as it is announced."""
        deals = (one for one in self.match.announcements if isinstance(one, DealAnnounced))
        return next(one for one in deals if one.deal == self.deal)

    @property
    def scene(self) -> Scene:
        """The sheet."""
        return sheet_picture(self.match.voice, self.match.table, self.told.tricks).scene


@dataclass(frozen=True)
class Over:
    """The end of a match."""

    match: Recorded

    @property
    def scene(self) -> Scene:
        """The match's result."""
        end = next(one for one in self.match.announcements if isinstance(one, MatchAnnounced))
        return match_picture(self.match.voice, self.match.table, end).scene


def scene_of(picture: Picture | None) -> Scene:
    """The scene of a picture. Raises LookupError when there is no picture."""
    if picture is None:
        raise LookupError(_NO_PICTURE)
    return picture.scene
