"""The dialogue at a table, trick by trick: a pure fold of what an onlooker saw (R-63 to R-67)."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.rules.events import Answered, Asked, ConcessionOffered, ConcessionRefused, MatchStarted, TrickTaken
from bot.rules.view import DealSeen
from bot.tables.decisions.deadlines import ANSWER_TIME
from bot.tables.view import SeenEntry
from bot.text.play.talk import TalkEvent


@dataclass(frozen=True, slots=True)
class DialogueAnnounced:
    """Everything said in a trick so far, up to entry ``seq``; ``at`` is when the last of it was said.

    ``chapter`` names the trick: what is said in one trick is in one message.
    """

    seq: int
    at: int
    chapter: str
    lines: tuple[TalkEvent, ...]

    @property
    def until(self) -> str:
        """The end of the time for an answer, as Discord's markdown for times."""
        return f"<t:{(self.at + ANSWER_TIME) // 1000}:R>"


def open_question(dialogue: DialogueAnnounced) -> Asked | ConcessionOffered | None:
    """The question, or the offer to concede, that a partner has not answered yet; None if there is none."""
    pairs = Asked | Answered | ConcessionOffered | ConcessionRefused
    last = next((line for line in reversed(dialogue.lines) if isinstance(line, pairs)), None)
    return last if isinstance(last, Asked | ConcessionOffered) else None


@dataclass
class Dialogue:
    """The fold itself. ``feed`` takes what an onlooker saw of one table, from the beginning."""

    _matches: int = 0
    _deal: int = 0
    _trick: int = 0
    _lines: tuple[TalkEvent, ...] = field(default=())

    @property
    def chapter(self) -> str:
        """The name of the running trick."""
        return f"{self._matches}.{self._deal}.{self._trick}"

    @property
    def lines(self) -> tuple[TalkEvent, ...]:
        """What was said in the running trick so far, in order."""
        return self._lines

    def feed(self, entry: SeenEntry) -> list[DialogueAnnounced]:
        """Take in the next sighting. The dialogue of the trick if something was said aloud, else nothing."""
        event = entry.what
        if isinstance(event, TalkEvent):
            self._lines = (*self._lines, event)
            return [DialogueAnnounced(entry.seq, entry.at, self.chapter, self._lines)]
        match event:
            case MatchStarted():
                self._matches, self._lines = self._matches + 1, ()
            case DealSeen():
                self._deal, self._trick, self._lines = event.number, 0, ()
            case TrickTaken():
                self._trick, self._lines = self._trick + 1, ()
            case _:
                pass
        return []
