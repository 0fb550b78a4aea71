"""What the host of a tournament may do, and whoever manages the server (T-16)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.pairing.results import DRAWN, LOST
from bot.tables.model.people import Person
from bot.tournaments.decisions import arenas
from bot.tournaments.decisions.entering import LATE, leave
from bot.tournaments.decisions.moments import DAY, HOUR, Moment
from bot.tournaments.decisions.rounds import needs_winner
from bot.tournaments.model import steps
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Entry, Event, Pairing, Stage
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import Departure, How, Outcome, Step

LONGEST_WAIT = 60 * DAY
"""How far ahead a tournament may start, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Official:
    """A person who acts for a tournament; ``manages``: whether they manage the server."""

    person: Person
    manages: bool

    def check(self, event: Event) -> None:
        """Raise ``EventRefused`` if they may not direct the tournament."""
        if self.person.id != event.host.id and not self.manages:
            raise EventRefused(EventReason.NOT_HOST, host=event.host.name)
        if event.over:
            raise EventRefused(EventReason.OVER)


def postpone(event: Event, who: Official, starts: int, moment: Moment) -> list[Step]:
    """The steps when the host moves the start. ``starts`` is on the people's clock."""
    who.check(event)
    if event.stage is not Stage.OPEN:
        raise EventRefused(EventReason.NOT_OPEN)
    if not moment.wall < starts <= moment.wall + LONGEST_WAIT:
        raise EventRefused(EventReason.IN_THE_PAST)
    return [steps.StartMoved(starts, who.person.id)]


def cancel(event: Event, who: Official) -> list[Step]:
    """The steps when the host cancels the tournament."""
    who.check(event)
    return [steps.EventCancelled(who.person.id)]


def extend(event: Event, who: Official, hours: int, moment: Moment) -> list[Step]:
    """The steps when the host moves the end of a round by correspondence."""
    who.check(event)
    current = event.running_round
    if current is None:
        raise EventRefused(EventReason.NOT_RUNNING)
    if not event.settings.at_post:
        raise EventRefused(EventReason.BY_POST_ONLY)
    return [steps.DeadlineMoved(current.number, max(current.until, moment.now) + hours * HOUR, who.person.id)]


def strike_out(event: Event, who: Official, entry: int) -> list[Step]:
    """The steps when the host strikes an entry out."""
    who.check(event)
    return leave(event, find_entry(event, entry), Departure.HOST, who.person.id)


def restore(event: Event, who: Official, entry: int) -> list[Step]:
    """The steps when the host lets an entry play again."""
    who.check(event)
    found = find_entry(event, entry)
    if found.gone is None:
        raise EventRefused(EventReason.NOT_AWAY)
    if event.format not in LATE and _has_missed(event, found):
        raise EventRefused(EventReason.CANNOT_RETURN)
    return [steps.Restored(entry, who.person.id)]


def replace_partner(event: Event, who: Official, entry: int, person: int, new: Person) -> list[Step]:
    """The steps when the host puts another person into an entry, before its first match."""
    who.check(event)
    found = find_entry(event, entry)
    if person not in found.people or len(found.members) < 2:
        raise EventRefused(EventReason.NO_SUCH_ENTRY)
    if event.entry_of(new.id) is not None:
        raise EventRefused(EventReason.OTHER_ENTERED, name=new.name)
    if any(entry in pairing.entries for one in event.rounds for pairing in one.pairings):
        raise EventRefused(EventReason.HAS_PLAYED)
    return [steps.PartnerReplaced(entry, person, new, who.person.id)]


def annul(event: Event, who: Official, round_number: int, number: int, reason: str) -> list[Step]:
    """The steps when the host annuls a match, which is then played again."""
    pairing = correctable(event, who, round_number, number)
    _check_reason(reason)
    if event.format is Format.ARENA and any(
        number not in {one.number for one in arenas.waiting(event)} for number in pairing.entries
    ):
        raise EventRefused(EventReason.PLAYS_ON)
    return [steps.PairingRepeated(round_number, number, pairing.attempt + 1, who.person.id, reason)]


def correct(
    event: Event, who: Official, round_number: int, number: int, winner: int | None, reason: str
) -> list[Step]:
    """The steps when the host corrects a result. ``winner`` is an entry; None for a draw.

    A match of a knock-out is never drawn (T-12).
    """
    pairing = correctable(event, who, round_number, number)
    _check_reason(reason)
    if winner is None and needs_winner(event, event.rounds[round_number - 1]):
        raise EventRefused(EventReason.NEEDS_WINNER)
    if winner is not None and winner not in pairing.entries:
        raise EventRefused(EventReason.NO_SUCH_ENTRY)
    points = tuple(
        DRAWN if winner is None else event.settings.win if one == winner else LOST for one in pairing.entries
    )
    before = pairing.outcome
    zeros, there = (0,) * len(points), (True,) * len(points)
    outcome = Outcome(How.HOST, points, zeros, zeros, there)
    if before is not None:
        outcome = replace(before, how=How.HOST, points=points)
    return [steps.OutcomeCorrected(round_number, number, outcome, who.person.id, reason)]


def correctable(event: Event, who: Official, round_number: int, number: int) -> Pairing:
    """A pairing whose outcome the host may change: the next round is not paired, and it is not their own.

    Raises ``EventRefused``.
    """
    who.check(event)
    pairing = event.pairing(round_number, number)
    if pairing is None:
        raise EventRefused(EventReason.NO_SUCH_PAIRING)
    if round_number != len(event.rounds):
        raise EventRefused(EventReason.NEXT_PAIRED)
    if pairing.outcome is None:
        raise EventRefused(EventReason.NOT_DECIDED)
    if event.settings.boards:
        raise EventRefused(EventReason.AT_BOARDS)
    own = event.entry_of(who.person.id)
    if own is not None and own.number in pairing.entries:
        raise EventRefused(EventReason.OWN_RESULT)
    return pairing


def _check_reason(reason: str) -> None:
    if not reason.strip():
        raise EventRefused(EventReason.NO_REASON)


def find_entry(event: Event, number: int) -> Entry:
    """An entry. Raises ``EventRefused`` if there is none of that number."""
    try:
        return event.entry(number)
    except KeyError:
        raise EventRefused(EventReason.NO_SUCH_ENTRY) from None


def _has_missed(event: Event, entry: Entry) -> bool:
    """Whether a round was paired since an entry left."""
    return any(entry.left_at is not None and one.began > entry.left_at for one in event.rounds)
