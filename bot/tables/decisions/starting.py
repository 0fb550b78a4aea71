"""The start of a match: the seats, the first dealer and the first pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules import decide, shuffle
from bot.rules.options import FirstDealer, Talk
from bot.rules.rules import Rules
from bot.rules.state import evolve
from bot.tables.decisions import rais
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent, Seating
from bot.tables.model.people import Person, Player, people_without_nonce
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Table


def start(table: Table, seeds: SeedSource, ratings: Mapping[int, float]) -> list[LogEvent]:
    """The events that begin a match, or the election before it.

    ``ratings``, by a person's id, decide a tie in the election. Raises ``Refused`` if seats are free, or if
    somebody has added nothing to the shuffle since the commitment.
    """
    rules, seed = table.rules, seeds.seed(table.match)
    if len(table.members) != rules.players:
        missing = rules.players - len(table.members)
        raise Refused(TableReason.TABLE_NOT_FULL, players=rules.players, missing=missing)
    waited_for = people_without_nonce(table.members)
    if waited_for:
        raise Refused(TableReason.NOT_SHUFFLED, name=waited_for[0].name, others=len(waited_for) - 1)
    order = _order(table, seed)
    players = tuple(table.members[index].player for index in order)
    nonces = tuple(table.members[index].nonce_on(seat) for seat, index in enumerate(order))
    people_only = all(isinstance(player, Person) for player in players)
    # Those of other tables with the same boards are the same; else they are the table's own.
    name, added = (table.match, nonces) if table.boards is None else (table.boards.name.label, ())
    dealer = _first_dealer(table, players) if table.boards is None else None
    if dealer is None:
        dealer = shuffle.first_dealer(rules, seed, name, added)
    counts = table.rated and people_only and not _shows_extra_cards(rules)
    seats_taken = happened.SeatsTaken(players, nonces, counts)
    if rules.talk is Talk.RAIS:
        return rais.count_votes(
            table, [seats_taken, *rais.open_election(rules, players, ratings, dealer)], seeds
        )
    deals = 1 if table.boards is None else table.boards.deals
    start_events = decide.start(rules, dealer, board=table.boards is not None, deals=deals)
    deal_events = decide.deal(evolve(None, start_events[0]), shuffle.deal(rules, seed, name, 0, added))
    return [seats_taken, *start_events, *deal_events]


def _shows_extra_cards(rules: Rules) -> bool:
    """Whether the table turns up more cards than its game does; its matches are then unrated (R-75)."""
    game = rules.game
    options = (rules.open_hands and not game.open_hands, rules.open_next_card and not game.open_next_card)
    return rules.open_piles or any(options)


def _order(table: Table, seed: bytes) -> list[int]:
    """The member for each seat. Drawn seats stay the same when the same players play again (R-24)."""
    order = list(range(len(table.members)))
    if table.seating is not Seating.RANDOM:
        return order
    before = _seats_before(table)
    if before is not None:
        return before
    nonces = [member.nonce_on(place) for place, member in enumerate(table.members)]
    draws = shuffle.Draws(seed, table.match, "seats", nonces)
    for last in range(len(order) - 1, 0, -1):
        other = draws.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _seats_before(table: Table) -> list[int] | None:
    """The order that gives the members the seats of the last match; None if other players are here now."""
    now = [_identity(member.player) for member in table.members]
    then = [_identity(seat.owner) for seat in table.seats]
    return [now.index(one) for one in then] if sorted(now) == sorted(then) else None


def _first_dealer(table: Table, players: Sequence[Player]) -> int | None:
    """The seat of the first dealer by the table's option (rules.md §3); None if the dealer is drawn."""
    match table.rules.first_dealer:
        case FirstDealer.HOST:
            return players.index(table.host) if table.host in players else None
        case FirstDealer.LOSER:
            return _loser(table, players)
        case FirstDealer.RANDOM:
            return _following_dealer(table, players)


def _loser(table: Table, players: Sequence[Player]) -> int | None:
    """A seat of the side that lost the last match here; None if none of its players is here now."""
    if table.state is None or table.state.result is None:
        return None
    rules, number = table.state.rules, len(table.seats)
    order = [(table.state.dealer + place) % number for place in range(number)]
    loser_seats = [seat for seat in order if rules.side_of(seat) not in table.state.result.winners]
    now = {_identity(player): seat for seat, player in enumerate(players)}
    seats_now = (now.get(_identity(table.seats[seat].owner)) for seat in loser_seats)
    return next((seat for seat in seats_now if seat is not None), None)


def _following_dealer(table: Table, players: Sequence[Player]) -> int | None:
    """The dealer who follows if the same players play again (R-24); None for other players."""
    same = [_identity(seat.owner) for seat in table.seats] == [_identity(player) for player in players]
    return table.state.dealer if same and table.state is not None else None


def _identity(player: Player) -> tuple[int, str]:
    return (player.id, "") if isinstance(player, Person) else (0, player.name)
