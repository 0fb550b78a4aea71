"""The requests to a lobby: sitting down, leaving, and the host's changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from bot import computers
from bot.computers import personalities
from bot.rules.actions import Deal
from bot.rules.options import EarlyStop, PointsShown
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.tables.decisions.starting import start
from bot.tables.decisions.talk import set_gesture
from bot.tables.model import events as happened, requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, CloseReason, LogEvent, Seating, Tricks
from bot.tables.model.people import (
    Boards,
    Computer,
    EventTable,
    Member,
    Person,
    Place,
    Player,
    newest_computer,
)
from bot.tables.model.requests import Request
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table

NAMES: Final = (
    "Carmela",
    "Gennaro",
    "Concetta",
    "Ciro",
    "Nunzia",
    "Pasquale",
    "Assunta",
    "Vincenzo",
    "Titina",
    "Totò",
)
"""The first names of computers."""


class OnBoard(NamedTuple):
    """What a table needs to play a board: its name, its pack, and the seed of its computers.

    ``table`` is the id that the table gets. ``commitment`` is what the keys of its boards were committed to.
    """

    name: BoardName
    pack: Deal
    seed: bytes
    table: str
    commitment: str


class AtEvent(NamedTuple):
    """What a table needs to belong to an event: which of its tables it is, and who plays in which seat.

    ``table`` is the id that the table gets. ``nonces`` are what each player adds to the shuffle, None for a
    person who has yet to say that they are ready. ``boards`` are those that it plays, ``key`` their key.
    """

    event: EventTable
    table: str
    players: tuple[Player, ...]
    nonces: tuple[str | None, ...]
    boards: Boards | None = None
    key: bytes = b""


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices for a new table.

    ``computers`` is the level of the computers on all other seats; None leaves those seats free.
    ``board``: the match begins at once, on this board. ``at_event``: the table belongs to an event.
    """

    rules: Rules
    access: Access = Access.OPEN
    seating: Seating = Seating.RANDOM
    rated: bool = False
    tricks: Tricks = Tricks.LIVE
    computers: str | None = None
    board: OnBoard | None = None
    at_event: AtEvent | None = None

    @property
    def fixed_id(self) -> str | None:
        """The id that the table gets; None if it gets a new one. Such tables count against no cap."""
        fixed = self.board or self.at_event
        return None if fixed is None else fixed.table


def open_table(
    table: str, place: Place, host: Person, setup: Setup, nonce: str, seeds: SeedSource
) -> list[LogEvent]:
    """The first events of a table. Raises ``Refused`` for a rated table in direct messages (V-20)."""
    _check_alone(place, rated=setup.rated)
    match = match_id(table, 1)
    rules = rules_of(setup.rules, rated=setup.rated)
    opening = happened.TableOpened(
        place=place,
        host=host,
        rules=rules,
        access=setup.access,
        seating=setup.seating,
        rated=setup.rated,
        match=match,
        commitment=seeds.commit(match),
        nonce=nonce,
        tricks=setup.tricks,
    )
    if setup.computers is None:
        return [opening]
    players: list[Player] = [host]
    while len(players) < rules.players:
        players.append(computer_of(_level(setup.computers), players))
    arrivals = (happened.ComputerJoined(one) for one in players if isinstance(one, Computer))
    return [opening, *arrivals]


def _check_alone(place: Place, *, rated: bool) -> None:
    if place.private and rated:
        raise Refused(TableReason.ALONE_HERE)


def _level(level: str) -> str:
    """The level itself, or the lowest if there is no such level."""
    known = computers.is_level(level) or level in {computers.RANDOM, computers.TUTOR}
    return level if known else computers.LOWEST


def match_id(table: str, number: int) -> str:
    """The id of the match that belongs to commitment ``number`` of a table."""
    return f"{table}-{number}"


def rules_of(rules: Rules, *, rated: bool) -> Rules:
    """The rules as a table plays them: a rated match hides the points while a deal runs (rules.md §3).

    Raises ``Refused`` if players could claim a decided deal although nobody may be offered the claim, since
    the claim would reveal hidden points (fine print 8), and if the hands of a game with open hands would be
    hidden (R-75). ``Rules`` themselves accept both, because records and logs of such matches are valid.
    """
    if rules.game.open_hands and not rules.open_hands:
        raise Refused(TableReason.HANDS_FACE_UP)
    hides_points = rated or rules.points_shown is PointsShown.HIDDEN
    if hides_points and rules.early_stop is EarlyStop.CLAIM:
        raise Refused(TableReason.CLAIM_HIDDEN, rated=rated)
    return replace(rules, points_shown=PointsShown.HIDDEN) if rated else rules


def not_in_lobby(stage: Stage) -> Refused:
    """The refusal of what only a lobby does, at a table whose match runs or is over."""
    return Refused(TableReason.MATCH_OVER if stage is Stage.FINISHED else TableReason.NOT_IN_LOBBY)


def decide_in_lobby(
    table: Table, who: Person, request: Request, nonce: str, seeds: SeedSource
) -> list[LogEvent]:
    """The events of a request to a lobby. Raises ``Refused``."""
    if isinstance(request, _ArrangeRequest):
        _require_seated_host(table, who)
        return _arrange(table, request, seeds)
    match request:
        case requests.Join():
            return _join(table, who, nonce)
        case requests.Leave():
            _require_member(table, who)
            return [*_leave(table, who.id, seeds), *_next_host(table, who.id)]
        case requests.Shuffle():
            return _shuffle(table, who, nonce)
        case requests.Decline():
            return decline(table, who)
        case requests.Invite(person):
            _require_member(table, who)
            return invite(table, who, person)
        case requests.End():
            _require_host(table, who)
            return [happened.TableClosed(CloseReason.HOST)]
        case requests.Rematch():
            raise Refused(TableReason.NOT_FINISHED)
        case requests.Start(ratings):
            _require_seated_host(table, who)
            return start(table, seeds, dict(ratings))
        case _:
            raise Refused(TableReason.NOT_PLAYING)


_ArrangeRequest: TypeAlias = (
    requests.AddComputer
    | requests.ReplaceComputer
    | requests.RemoveComputer
    | requests.Remove
    | requests.Arrange
    | requests.Change
    | requests.SetGesture
)


def _arrange(table: Table, request: _ArrangeRequest, seeds: SeedSource) -> list[LogEvent]:
    """The events of a request that only the host may make before the start."""
    match request:
        case requests.AddComputer(level):
            if len(table.members) >= table.rules.players:
                raise Refused(TableReason.TABLE_FULL, players=table.rules.players)
            return [happened.ComputerJoined(computer_of(_level(level), table.members))]
        case requests.ReplaceComputer(level):
            return _replace_computer(table, level)
        case requests.RemoveComputer():
            _, leaving = newest_computer(table.members)
            return [happened.ComputerRemoved(leaving.name), _new_commitment(table, seeds)]
        case requests.Remove(person):
            return _remove(table, person, seeds)
        case requests.Arrange(order):
            if sorted(order) != list(range(len(table.members))):
                raise Refused(TableReason.WRONG_ORDER)
            same = sorted(order) == list(order)
            return [] if same else [happened.Arranged(order), _new_commitment(table, seeds)]
        case requests.Change():
            return _change(table, request, seeds)
        case requests.SetGesture(sign, text):
            return set_gesture(table, sign, text)


def _replace_computer(table: Table, level: str) -> list[LogEvent]:
    """The events by which a computer of a level sits down where the one sat that came last.

    All others keep their seats. A computer's nonce depends on its seat alone, so the commitment stays valid.
    """
    place, leaving = newest_computer(table.members)
    others = [one for number, one in enumerate(table.members) if number != place]
    events: list[LogEvent] = [
        happened.ComputerRemoved(leaving.name),
        happened.ComputerJoined(computer_of(_level(level), others)),
    ]
    if place == len(others):
        return events
    newcomer = len(others)
    order = (*range(place), newcomer, *range(place, newcomer))
    return [*events, happened.Arranged(order)]


def computer_of(level: str, players: Sequence[Member | Player]) -> Computer:
    """A computer of a level that sits down with others. One with a personality has its name."""
    _, personality = personalities.split(level)
    return Computer(free_name(players, NAMES if personality is None else (personality.name,)), level)


def free_name(players: Sequence[Member | Player], names: Sequence[str] = NAMES) -> str:
    """A computer's name that nobody at the table has: one of ``names``, with a number if all are taken."""
    taken = {(one.player if isinstance(one, Member) else one).name for one in players}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3) for name in names)
    return next(name for name in (*names, *numbered) if name not in taken)


def _require_member(table: Table, who: Person) -> Member:
    member = table.member(who.id)
    if member is None:
        raise Refused(TableReason.NOT_SEATED)
    return member


def _require_host(table: Table, who: Person) -> None:
    if table.host.id != who.id:
        raise Refused(TableReason.NOT_HOST, host=table.host.name)


def _require_seated_host(table: Table, who: Person) -> None:
    """Raise ``Refused`` if ``who`` is not the host while the host sits in the lobby.

    The host of an empty lobby is host in name only.
    """
    _require_host(table, who)
    _require_member(table, who)


def _join(table: Table, who: Person, nonce: str) -> list[LogEvent]:
    if table.place.private and who.id != table.host.id:
        raise Refused(TableReason.ALONE_HERE)
    if table.member(who.id) is not None:
        raise Refused(TableReason.ALREADY_SEATED)
    if len(table.members) >= table.rules.players:
        raise Refused(TableReason.TABLE_FULL, players=table.rules.players)
    invitation_only = table.access is Access.INVITED and not table.admits(who.id)
    # When everybody has left, the first person to come may take the table over.
    if invitation_only and table.present and who.id != table.host.id:
        raise Refused(TableReason.NOT_INVITED)
    events: list[LogEvent] = [happened.Joined(who, nonce)]
    return [*events, happened.HostChanged(who)] if table.member(table.host.id) is None else events


def _shuffle(table: Table, who: Person, nonce: str) -> list[LogEvent]:
    if _require_member(table, who).shuffled:
        raise Refused(TableReason.ALREADY_SHUFFLED)
    return [happened.NonceGiven(who.id, nonce)]


def invite(table: Table, who: Person, person: Person) -> list[LogEvent]:
    """The events of an invitation. Raises ``Refused`` if the person is there, has been invited, or has left.

    Nobody can be invited in direct messages (V-20).
    """
    if table.place.private:
        raise Refused(TableReason.ALONE_HERE)
    if any(one.id == person.id for one in table.present):
        raise Refused(TableReason.ALREADY_SEATED)
    if any(guest.id == person.id for guest in table.invited):
        raise Refused(TableReason.ALREADY_INVITED, name=person.name)
    if person.id in table.gone:
        raise Refused(TableReason.NOT_ASKED_AGAIN, name=person.name)
    return [happened.Invited(person, who.id)]


def decline(table: Table, who: Person) -> list[LogEvent]:
    """The events of declining an invitation. Raises ``Refused`` if there is none."""
    if all(guest.id != who.id for guest in table.invited):
        raise Refused(TableReason.NOT_INVITED)
    return [happened.InvitationDeclined(who.id)]


def _change(table: Table, action: requests.Change, seeds: SeedSource) -> list[LogEvent]:
    _check_alone(table.place, rated=action.rated)
    members, players = len(table.members), action.rules.players
    if members > players:
        raise Refused(TableReason.TOO_MANY_MEMBERS, members=members, players=players)
    rules = rules_of(action.rules, rated=action.rated)
    now = (table.rules, table.access, table.seating, table.rated, table.tricks)
    if (rules, action.access, action.seating, action.rated, action.tricks) == now:
        return []
    change = happened.Changed(rules, action.access, action.seating, action.rated, action.tricks)
    return (
        [change, _new_commitment(table, seeds)]
        if members > 1 and action.seating is not table.seating
        else [change]
    )


def _new_commitment(table: Table, seeds: SeedSource) -> LogEvent:
    """A new commitment, which asks everybody for a new nonce, because the seats of the old nonces changed.

    Otherwise a person who knows the seed could try seats, or arrivals and departures, until the pack suits
    them. A person who takes a free seat moves nobody: the nonce of that seat is still to come, and a
    computer's nonce is fixed.
    """
    match = match_id(table.id, table.commitments + 1)
    return happened.Recommitted(match, seeds.commit(match))


def _leave(table: Table, person: int, seeds: SeedSource, *, removed: bool = False) -> list[LogEvent]:
    return [happened.LeftLobby(person, removed), _new_commitment(table, seeds)]


def _remove(table: Table, person: int, seeds: SeedSource) -> list[LogEvent]:
    if person == table.host.id:
        raise Refused(TableReason.REMOVE_YOURSELF)
    if table.member(person) is None:
        raise Refused(TableReason.NO_SUCH_MEMBER)
    return _leave(table, person, seeds, removed=True)


def _next_host(table: Table, leaving: int) -> list[LogEvent]:
    if table.host.id != leaving:
        return []
    heirs = [person for person in table.present if person.id != leaving]
    return [happened.HostChanged(heirs[0])] if heirs else []
