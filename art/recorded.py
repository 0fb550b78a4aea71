"""Moments of recorded matches, and their scenes: composed as the bot composes them for Discord.

The records in `art/matches` are as `python -m bot simulate --matches 1 --records FILE` wrote them. Each says
how it came about: the rules, the levels of the computers, and in its id the seed. On the pictures people's
names stand for the computers. Deals, tricks and seats are counted from 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

from bot.record.verify import decoded, played_again
from bot.render.scene import Scene
from bot.rules.events import Event
from bot.rules.state import State, evolve
from bot.rules.view import seat_view
from bot.tables.model.people import Person, Seat
from bot.tables.archive.replay import replay
from bot.tables.model.table import Stage
from bot.tables.view import TableView, seen
from bot.text.catalogue import Voice, voices
from bot.pages.page import Picture
from bot.pages.pictures.tricks import hand_picture, table_picture, trick_picture
from bot.pages.pictures.results import deal_picture, match_picture
from bot.pages.narration.story import DealTold, MatchTold, Narrator, Announcement, TrickAnnounced

MATCHES: Final = Path(__file__).parent / "matches"
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
    """A recorded match by the name of its file, in a reader's language.

    What is asked of it raises ``Flawed`` where the record is wrong.
    """

    name: str
    language: str = "it"

    @property
    def file(self) -> Path:
        """Where the record lies."""
        return MATCHES / f"{self.name}.jsonl"

    @property
    def voice(self) -> Voice:
        """Sentences in the reader's language."""
        return voices()[self.language]

    @cached_property
    def table(self) -> TableView:
        """The table after the match, with people in its seats."""
        table = replay(self._document).table
        people = (Seat(Person(seat + 1, NAMES[seat])) for seat in range(table.rules.players))
        return replace(table, seats=tuple(people))

    @cached_property
    def told(self) -> list[Announcement]:
        """What the bot tells of the match in public."""
        sights = (seen(at, 0, event, None, self.table.rules) for at, event in enumerate(self._events, 1))
        return Narrator().feed(sight for sight in sights if sight is not None)

    def states(self) -> Iterator[State]:
        """The match after each event."""
        state: State | None = None
        for event in self._events:
            state = evolve(state, event)
            yield state

    def playing(self, deal: int, trick: int, cards: int) -> State:
        """The match while somebody is to act and so many cards of a trick lie.

        Raises IndexError where that never was.
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
    def _document(self) -> object:
        return decoded(self.file.read_bytes())

    @cached_property
    def _events(self) -> list[Event]:
        events: list[Event] = []
        played_again(self._document, events.append)
        return events


@dataclass(frozen=True)
class Taken:
    """A trick that somebody took."""

    match: Recorded
    deal: int
    trick: int

    @property
    def scene(self) -> Scene:
        """The trick with its taker."""
        tricks = (told for told in self.match.told if isinstance(told, TrickAnnounced))
        told = next(one for one in tricks if (one.deal, one.number) == (self.deal, self.trick))
        return trick_picture(self.match.voice, self.match.table, told).scene


@dataclass(frozen=True)
class Running:
    """A trick of which so many cards lie."""

    match: Recorded
    deal: int
    trick: int
    cards: int

    @property
    def scene(self) -> Scene:
        """The table as everybody sees it."""
        state = self.match.playing(self.deal, self.trick, self.cards)
        return _shown(table_picture(self.match.voice, self.match.seen_by(state, None)))


@dataclass(frozen=True)
class Bidding:
    """An auction after so many bids and passes."""

    match: Recorded
    deal: int
    bids: int

    @property
    def scene(self) -> Scene:
        """The table as everybody sees it."""
        auctions = (state for state in self.match.states() if state.number == self.deal - 1)
        state = next(one for one in auctions if one.auction and len(one.auction.bids) == self.bids)
        return _shown(table_picture(self.match.voice, self.match.seen_by(state, None)))


@dataclass(frozen=True)
class Held:
    """What a seat holds while so many cards of a trick lie."""

    match: Recorded
    deal: int
    trick: int
    seat: int
    cards: int = 0

    @property
    def scene(self) -> Scene:
        """The hand as whoever holds it sees it."""
        state = self.match.playing(self.deal, self.trick, self.cards)
        return _shown(hand_picture(self.match.voice, self.match.seen_by(state, self.seat)))


@dataclass(frozen=True)
class Counted:
    """The end of a deal."""

    match: Recorded
    deal: int

    @property
    def scene(self) -> Scene:
        """The deal's result."""
        deals = (told for told in self.match.told if isinstance(told, DealTold))
        told = next(one for one in deals if one.deal == self.deal)
        return deal_picture(self.match.voice, self.match.table, told).scene


@dataclass(frozen=True)
class Over:
    """The end of a match."""

    match: Recorded

    @property
    def scene(self) -> Scene:
        """The match's result."""
        told = next(one for one in self.match.told if isinstance(one, MatchTold))
        return match_picture(self.match.voice, self.match.table, told).scene


Moment: TypeAlias = Taken | Running | Bidding | Held | Counted | Over
"""Something of a recorded match that a picture shows."""


def _shown(picture: Picture | None) -> Scene:
    if picture is None:
        raise LookupError("nothing is shown at that moment")
    return picture.scene
