"""What a lobby does with a request: who may sit down, who leaves, how members come to their seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.rules import decide, shuffle
from bot.rules.actions import Deal
from bot.rules.state import evolve
from bot.rules.variant import PointsShown, Rules
from bot.tables import events as happened, requests as asks
from bot.tables.errors import Refused, TableReason
from bot.tables.events import Access, CloseReason, LogEvent, Seating
from bot.tables.fairness import Dice
from bot.tables.people import Computer, Member, Person, Place, Player
from bot.tables.requests import Request
from bot.tables.table import Table

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
"""First names of computers."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a new table is meant."""

    rules: Rules
    access: Access = Access.OPEN
    seating: Seating = Seating.RANDOM
    rated: bool = False


def open_table(
    table: str, place: Place, host: Person, setup: Setup, nonce: str, dice: Dice
) -> list[LogEvent]:
    """The first event of a table."""
    match = match_id(table, 1)
    rules = rules_of(setup.rules, rated=setup.rated)
    return [
        happened.TableOpened(
            place, host, rules, setup.access, setup.seating, setup.rated, match, dice.commit(match), nonce
        )
    ]


def match_id(table: str, number: int) -> str:
    """The id of the match that commitment ``number`` of a table is for."""
    return f"{table}-{number}"


def rules_of(rules: Rules, *, rated: bool) -> Rules:
    """Rated matches hide the points while a deal runs (rules.md §2, points shown)."""
    return replace(rules, points_shown=PointsShown.HIDDEN) if rated else rules


def in_lobby(table: Table, who: Person, request: Request, nonce: str, dice: Dice) -> list[LogEvent]:
    """The events of a request to a lobby. Raises ``Refused``."""
    match request:
        case asks.Join():
            return _join(table, who, nonce)
        case asks.Leave():
            _seated(table, who)
            return [*_gone(table, who.id, dice), *_next_host(table, who.id)]
        case asks.Shuffle():
            _seated(table, who)
            return [happened.NonceGiven(who.id, nonce)]
        case asks.Decline():
            if all(guest.id != who.id for guest in table.invited):
                raise Refused(TableReason.NOT_INVITED)
            return [happened.InvitationDeclined(who.id)]
        case asks.Invite(person):
            _seated(table, who)
            return _invite(table, who, person)
        case asks.End():
            _hosting(table, who)
            return [happened.TableClosed(CloseReason.HOST)]
        case _:
            _hosting(table, who)
            return _as_host(table, request, nonce, dice)


def _as_host(table: Table, request: Request, nonce: str, dice: Dice) -> list[LogEvent]:
    """What only the host may ask."""
    match request:
        case asks.AddComputer(level):
            if len(table.members) >= table.rules.players:
                raise Refused(TableReason.TABLE_FULL, players=table.rules.players)
            return [happened.ComputerJoined(Computer(free_name(table.members), level))]
        case asks.RemoveComputer():
            computers = [m.player for m in table.members if isinstance(m.player, Computer)]
            if not computers:
                raise Refused(TableReason.NO_COMPUTER)
            return [happened.ComputerRemoved(computers[-1].name)]
        case asks.Remove(person):
            if person == table.host.id:
                raise Refused(TableReason.REMOVE_YOURSELF)
            if table.member(person) is None:
                raise Refused(TableReason.NO_SUCH_MEMBER)
            return _gone(table, person, dice, removed=True)
        case asks.Arrange(order):
            if sorted(order) != list(range(len(table.members))):
                raise Refused(TableReason.WRONG_ORDER)
            return [happened.Arranged(order)]
        case asks.Change(rules, access, seating, rated):
            if len(table.members) > rules.players:
                raise Refused(TableReason.TOO_MANY_MEMBERS, members=len(table.members), players=rules.players)
            return [happened.Changed(rules_of(rules, rated=rated), access, seating, rated)]
        case asks.Start():
            return _start(table, nonce, dice)
        case _:
            raise Refused(TableReason.NOT_PLAYING)


def free_name(taken: Sequence[Member | Player]) -> str:
    """A computer's name that nobody at the table bears."""
    used = {(one.player if isinstance(one, Member) else one).name for one in taken}
    return next((name for name in NAMES if name not in used), f"{NAMES[0]} {len(used)}")


def _seated(table: Table, who: Person) -> None:
    if table.member(who.id) is None:
        raise Refused(TableReason.NOT_SEATED)


def _hosting(table: Table, who: Person) -> None:
    if table.host.id != who.id:
        raise Refused(TableReason.NOT_HOST, host=table.host.name)


def _join(table: Table, who: Person, nonce: str) -> list[LogEvent]:
    if table.member(who.id) is not None:
        raise Refused(TableReason.ALREADY_SEATED)
    if len(table.members) >= table.rules.players:
        raise Refused(TableReason.TABLE_FULL, players=table.rules.players)
    invited = any(guest.id == who.id for guest in table.invited)
    # Where everybody has left, whoever comes first may take the table over.
    if table.access is Access.INVITED and not invited and table.present and who.id != table.host.id:
        raise Refused(TableReason.NOT_INVITED)
    joined: list[LogEvent] = [happened.Joined(who, nonce)]
    return [*joined, happened.HostChanged(who)] if table.member(table.host.id) is None else joined


def _invite(table: Table, who: Person, person: Person) -> list[LogEvent]:
    if table.member(person.id) is not None:
        raise Refused(TableReason.ALREADY_SEATED)
    if any(guest.id == person.id for guest in table.invited):
        raise Refused(TableReason.ALREADY_INVITED, name=person.name)
    return [happened.Invited(person, who.id)]


def _gone(table: Table, person: int, dice: Dice, *, removed: bool = False) -> list[LogEvent]:
    """Somebody leaves. Their nonce goes too, so a new seed must be committed to, before new nonces."""
    match = match_id(table.id, table.commitments + 1)
    return [happened.LeftLobby(person, removed), happened.Recommitted(match, dice.commit(match))]


def _next_host(table: Table, leaving: int) -> list[LogEvent]:
    if table.host.id != leaving:
        return []
    heirs = [person for person in table.present if person.id != leaving]
    return [happened.HostChanged(heirs[0])] if heirs else []


def _start(table: Table, nonce: str, dice: Dice) -> list[LogEvent]:
    rules, seed = table.rules, dice.seeds[table.match]
    if len(table.members) != rules.players:
        missing = rules.players - len(table.members)
        raise Refused(TableReason.TABLE_NOT_FULL, players=rules.players, missing=missing)
    # A member who added nothing since the seed was committed to gets the nonce of this interaction: it is
    # Discord's number, which nobody could foresee when the seed was drawn.
    given = [member.nonce or nonce for member in table.members]
    order = _order(table, seed, given)
    players = tuple(table.members[index].player for index in order)
    nonces = tuple(
        shuffle.computer_nonce(seat) if isinstance(player, Computer) else given[order[seat]]
        for seat, player in enumerate(players)
    )
    people_only = all(isinstance(player, Person) for player in players)
    dealer = _following_dealer(table, players)
    if dealer is None:
        dealer = shuffle.first_dealer(rules, seed, table.match, nonces)
    started = decide.start(rules, dealer)
    dealt = decide.deal(evolve(None, started[0]), Deal(shuffle.deck(rules, seed, table.match, 0, nonces)))
    return [happened.SeatsTaken(players, nonces, table.rated and people_only), *started, *dealt]


def _order(table: Table, seed: bytes, nonces: Sequence[str]) -> list[int]:
    """Which member comes to which seat. The same players keep their seats for the next match (R-24)."""
    order = list(range(len(table.members)))
    if table.seating is not Seating.RANDOM:
        return order
    before = _seats_before(table)
    if before is not None:
        return before
    draws = shuffle.Draws(seed, table.match, "seats", nonces)
    for last in range(len(order) - 1, 0, -1):
        other = draws.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _seats_before(table: Table) -> list[int] | None:
    """The order that puts the members into the seats of the last match; None when others play now."""
    now = [_identity(member.player) for member in table.members]
    then = [_identity(seat.owner) for seat in table.seats]
    return [now.index(one) for one in then] if sorted(now) == sorted(then) else None


def _following_dealer(table: Table, players: Sequence[Player]) -> int | None:
    """R-24: among the same players the deal passes on from match to match."""
    same = [_identity(seat.owner) for seat in table.seats] == [_identity(player) for player in players]
    return table.state.dealer if same and table.state is not None else None


def _identity(player: Player) -> tuple[int, str]:
    return (player.id, "") if isinstance(player, Person) else (0, player.name)
