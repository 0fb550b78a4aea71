"""``fold``: makes an event from its log, step by step, without judging any step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.tables.model.people import Person, Player
from bot.tournaments.model import steps
from bot.tournaments.model.event import ARENA_READY, Entry, Event, Pairing, Round, Stage
from bot.tournaments.model.steps import Outcome, Step


def fold(event: str, entries: Iterable[tuple[int, int, Step]], start: Event | None = None) -> Event | None:
    """The event after some (seq, at, step) entries, starting from nothing or from ``start``."""
    current = start
    for seq, at, step in entries:
        current = evolve(event, current, seq, at, step)
    return current


def evolve(event: str, before: Event | None, seq: int, at: int, step: Step) -> Event:  # noqa: C901, PLR0912 - one line for each kind of step
    """The event after one more step."""
    if isinstance(step, steps.EventOpened):
        return Event(event, step.place, step.host, step.settings, step.commitment, seq, at, at)
    if before is None:
        message = "the log of an event begins with EventOpened"
        raise ValueError(message)
    now = before._replace(seq=seq, changed_at=at)
    match step:
        case steps.Entered(number, members, nonce):
            entry = _new_entry(number, members, nonce, at)._replace(since=len(now.rounds) + 1, free_at=at)
            return now._replace(entries=(*now.entries, entry), last_entry=number)
        case steps.SeasonOpened(previous, number, tables, leaving):
            return now._replace(previous=previous, season=number, ladder=tables, leaving=leaving)
        case steps.Carried(number, members, nonces):
            given = tuple(
                (one.id, nonce) for one, nonce in zip(members, nonces, strict=True) if isinstance(one, Person)
            )
            entry = Entry(number, members, nonces[0], at, nonces=given, free_at=at)
            return now._replace(entries=(*now.entries, entry), last_entry=number)
        case steps.Accepted(number, person, nonce):
            return _change(
                now,
                number,
                lambda one: one._replace(
                    waiting=one.waiting - {person}, nonces=(*one.nonces, (person, nonce)), free_at=at
                ),
            )
        case steps.EntryRemoved(number, why):
            if now.has_place(number):  # as logs had it once; the standings need the entry
                return _change(now, number, lambda one: one._replace(gone=why, left_at=at))
            return now._replace(entries=tuple(one for one in now.entries if one.number != number))
        case steps.Withdrawn(number, why):
            acted = _with_act(now, at, step) if why is steps.Departure.HOST else now
            return _change(acted, number, lambda one: one._replace(gone=why, left_at=at))
        case steps.Restored(number, by):
            entry = now.entry(number)
            # Whom no host has struck out comes back by themselves (T-7).
            is_own = by in entry.people and entry.gone is not steps.Departure.HOST
            return _change(
                now if is_own else _with_act(now, at, step),
                number,
                lambda one: one._replace(
                    gone=None,
                    left_at=None,
                    absences=0,
                    at=at if one.waiting else one.at,
                    free_at=at,
                    since=max(one.since, len(now.rounds) + 1),
                ),
            )
        case steps.PartnerReplaced(number, person, new):
            return _change(_with_act(now, at, step), number, lambda one: _with_partner(one, person, new, at))
        case steps.StartMoved(starts, by):
            return now._replace(moved=now.moved or by is None, settings=replace(now.settings, starts=starts))
        case steps.EventStarted(seeds, kind, rounds, ratings):
            started = now._replace(stage=Stage.RUNNING, seeds=seeds, format=kind, planned=rounds, next_at=at)
            return started._replace(
                ratings=ratings, entries=tuple(one._replace(free_at=at) for one in now.entries)
            )
        case steps.RoundPaired(number, phase, pairings, byes, until, labels, seeds):
            named = labels or ("",) * len(pairings)
            paired = tuple(
                Pairing(place, entries, label)
                for place, (entries, label) in enumerate(zip(pairings, named, strict=True), 1)
            )
            new_round = Round(number, phase, paired, byes, until, at)
            return now._replace(
                rounds=(*now.rounds, new_round), next_at=None, cut_seeds=seeds or now.cut_seeds
            )
        case steps.WaitingPaired(number, pairings, until, ratings):
            return _add_pairings(now, pairings, until)._replace(
                pairings_made=number, paired_at=at, ratings=(*now.ratings, *ratings)
            )
        case steps.Paused(number):
            return _change(now, number, lambda one: one._replace(paused=True))
        case steps.Continued(number):
            return _change(now, number, lambda one: one._replace(paused=False, free_at=at))
        case steps.MatchDecided(number, pairing, _, outcome):
            decided = _decide(now, number, pairing, outcome, at)
            return _with_absences(decided, number, pairing, outcome, at)
        case steps.OutcomeCorrected(number, pairing, outcome):
            return _decide(_with_act(now, at, step), number, pairing, outcome, None)
        case steps.PairingRepeated(number, pairing, attempt, by):
            acted = now if by is None else _with_act(now, at, step)
            return _repeat(acted, number, pairing, attempt, at)
        case steps.DeadlineMoved(number, until):
            return _with_round(_with_act(now, at, step), number, lambda one: one._replace(until=until))
        case steps.RoundClosed(number, next_at):
            closed = _with_round(now, number, lambda one: one._replace(closed=True))
            return closed._replace(next_at=next_at)
        case steps.Resumed(gone):
            return _resume(now, gone, at)
        case steps.EventFinished(places):
            return now._replace(stage=Stage.FINISHED, places=places, next_at=None)
        case steps.EventCancelled():
            return now._replace(stage=Stage.CANCELLED, next_at=None)


def _new_entry(number: int, members: tuple[Player, ...], nonce: str, at: int) -> Entry:
    first, *others = members
    waiting = frozenset(one.id for one in others if isinstance(one, Person))
    nonces = ((first.id, nonce),) if isinstance(first, Person) else ()
    return Entry(number, members, nonce, at, waiting, nonces)


def _change(event: Event, number: int, change: Callable[[Entry], Entry]) -> Event:
    return event._replace(
        entries=tuple(change(one) if one.number == number else one for one in event.entries)
    )


def _with_partner(entry: Entry, person: int, new: Person, at: int) -> Entry:
    members = tuple(new if isinstance(one, Person) and one.id == person else one for one in entry.members)
    nonces = tuple(pair for pair in entry.nonces if pair[0] != person)
    waiting = (entry.waiting - {person}) | {new.id}
    return entry._replace(members=members, nonces=nonces, waiting=waiting, at=at)


def _with_round(event: Event, number: int, change: Callable[[Round], Round]) -> Event:
    return event._replace(rounds=tuple(change(one) if one.number == number else one for one in event.rounds))


def _with_pairing(event: Event, number: int, pairing: int, change: Callable[[Pairing], Pairing]) -> Event:
    return _with_round(
        event,
        number,
        lambda one: one._replace(
            pairings=tuple(change(each) if each.number == pairing else each for each in one.pairings)
        ),
    )


def _decide(event: Event, number: int, pairing: int, outcome: Outcome, at: int | None) -> Event:
    """The event after a pairing has an outcome; ``at`` is None where the host corrects it later."""
    return _with_pairing(
        event,
        number,
        pairing,
        lambda one: one._replace(outcome=outcome, decided_at=one.decided_at if at is None else at),
    )


def _add_pairings(event: Event, pairings: tuple[tuple[int, int], ...], until: int) -> Event:
    current = event.rounds[-1]
    added = (
        Pairing(number, entries, until=until)
        for number, entries in enumerate(pairings, len(current.pairings) + 1)
    )
    return _with_round(event, current.number, lambda one: one._replace(pairings=(*one.pairings, *added)))


def _repeat(event: Event, number: int, pairing: int, attempt: int, at: int) -> Event:
    again = _with_pairing(
        event,
        number,
        pairing,
        lambda one: one._replace(
            outcome=None, attempt=attempt, until=None if one.until is None else at + ARENA_READY
        ),
    )
    # The round goes on, also if it had been closed: nothing has been paired after it.
    return _with_round(again, number, lambda one: one._replace(closed=False))._replace(next_at=None)


def _with_absences(event: Event, number: int, pairing: int, outcome: Outcome, at: int) -> Event:
    """The event after the absences of a match are counted: those running (T-7)."""
    found = event.pairing(number, pairing)
    if found is None:
        return event
    absences = {
        number: 0 if there else event.entry(number).absences + 1
        for number, there in zip(found.entries, outcome.present, strict=True)
    }
    entries = (
        one._replace(absences=absences[one.number], free_at=at) if one.number in absences else one
        for one in event.entries
    )
    return event._replace(entries=tuple(entries))


def _resume(event: Event, gone: int, at: int) -> Event:
    """The event whose times are later by ``gone``; what somebody did before that was no later than ``at``."""
    later = None if event.next_at is None else event.next_at + gone
    entries = tuple(
        one._replace(
            at=min(one.at + gone, at) if one.waiting else one.at, free_at=min(one.free_at + gone, at)
        )
        for one in event.entries
    )
    after = event._replace(next_at=later, entries=entries, paired_at=event.paired_at + gone)
    running = after.running_round
    if running is None:
        return after
    return _with_round(after, running.number, lambda one: _postponed(one, gone))


def _postponed(one: Round, gone: int) -> Round:
    """A running round whose times are later by ``gone``. It began earlier for the tables that it had."""
    pairings = tuple(
        each if each.until is None else each._replace(until=each.until + gone) for each in one.pairings
    )
    return one._replace(until=one.until + gone, pairings=pairings)


def _with_act(event: Event, at: int, step: Step) -> Event:
    """The event with an act of its host noted, where one did it (T-16)."""
    by = getattr(step, "by", None)
    if by is None or event.stage is not Stage.RUNNING:
        return event
    return event._replace(host_acts=(*event.host_acts, (at, type(step).__name__, by)))
