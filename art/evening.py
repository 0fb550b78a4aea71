"""Sheets of deals and private pages, out of recorded deals that computers played.

The records in `art/deals` are as `python -m bot simulate --matches 1 --records FILE` writes them. On the
pictures people's names stand for the computers.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.pages.narration.story import Narrator, TrickAnnounced
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.sheets import sheet_picture
from bot.record.verify import decoded, played_again
from bot.render.scene import Scene
from bot.rules.events import Event
from bot.rules.state import State, evolve
from bot.rules.view import seat_view
from bot.tables.archive.replay import replay
from bot.tables.model.people import Person, Seat
from bot.tables.model.table import Stage
from bot.tables.view import TableView, seen
from bot.text.catalogue import Voice, voices

DEALS: Final = Path(__file__).parent / "deals"
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
class Played:
    """A recorded deal by the name of its file, in a reader's language and with a deck."""

    name: str
    language: str = "it"
    deck: str = ""

    @property
    def voice(self) -> Voice:
        """Sentences in the reader's language."""
        return voices()[self.language]

    @cached_property
    def table(self) -> TableView:
        """The table after the match, with people in its seats."""
        table = replay(self._document).table
        people = (Seat(Person(seat + 1, NAMES[seat])) for seat in range(table.rules.players))
        rules = replace(table.rules, deck_pattern=self.deck or table.rules.deck_pattern)
        return replace(table, seats=tuple(people), rules=rules)

    def sheet(self) -> Scene:
        """All tricks of the deal."""
        sights = (seen(at, 0, event, None, self.table.rules) for at, event in enumerate(self._events, 1))
        told = Narrator().feed(sight for sight in sights if sight is not None)
        tricks = [one for one in told if isinstance(one, TrickAnnounced)]
        return sheet_picture(self.voice, self.table, tricks).scene

    def page(self, seat: int, trick: int, cards: int, *, decided: bool = False) -> Scene:
        """The private page of a seat while so many cards of a trick lie; seats and tricks count from 1.

        Raises LookupError where that never was.
        """
        for state in self._states:
            if (len(state.tricks) + 1, len(state.trick)) == (trick, cards) and state.turn is not None:
                view = replace(
                    self.table, stage=Stage.PLAYING, seat=seat - 1, view=seat_view(state, seat - 1)
                )
                picture = page_picture(self.voice, view, self.deck, decided=decided)
                if picture is not None:
                    return picture.scene
        raise LookupError(f"{cards} cards of trick {trick} never lay in {self.name}")

    @cached_property
    def _document(self) -> object:
        return decoded((DEALS / f"{self.name}.jsonl").read_bytes())

    @cached_property
    def _events(self) -> list[Event]:
        events: list[Event] = []
        played_again(self._document, events.append)
        return events

    @cached_property
    def _states(self) -> list[State]:
        states: list[State] = []
        for event in self._events:
            states.append(evolve(states[-1] if states else None, event))
        return states


EVENING: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        "sheet-2": Played("two", "de").sheet(),
        "sheet-4": Played("four").sheet(),
        "sheet-5": Played("called").sheet(),
        "sheet-10": Played("ten", "en").sheet(),
        "sheet-double": Played("double").sheet(),
        "page-2": Played("two", "en").page(1, 1, 1),
        "page-2-finished": Played("two").page(1, 6, 0),
        "page-4": Played("four").page(3, 4, 2),
        "page-4-large": Played("four", "en", "latin-large").page(2, 4, 2, decided=True),
        "page-5": Played("called", "en").page(1, 2, 3),
        "page-10": Played("ten", "de").page(4, 3, 6),
    }
)
"""Every scene by name; the names are those of the sheets and of the goldens."""
