"""At least one event of every kind that a log can hold."""

from bot.rules import events as game_events
from bot.rules.actions import Bid
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.options import Command, Question, RemovedCard, Reply, Tie
from bot.rules.rules import Rules
from bot.rules.shuffle import BoardName
from bot.tables.model import events as happened
from bot.tables.model.events import LogEvent
from bot.tables.model.people import Absence, Boards, Computer, EventTable
from testing.builders.states import EVERY_GAME
from testing.worlds.room import ANNA, BRUNO, HERE

RULES = Rules(players=3, removed_card=RemovedCard.RANDOM, tie=Tie.CARRY, turn_clock=None)


CARD = CARDS["3c"]


SIGNAL = game_events.Signalled(1, CARD, true=False, seen_by=(3, 0))


EVENT_EXAMPLES: list[LogEvent] = [
    game_events.MatchStarted(RULES, 2),
    *(game_events.MatchStarted(rules, 0, (0, 1)) for rules in EVERY_GAME),
    game_events.MatchStarted(RULES, 2, board=True),
    game_events.DealStarted(1, 0, 1, (CARD,), ((CARD,), ()), (CARD,), CARD, CARD.suit, (CARDS["2c"],)),
    game_events.BidMade(0, Bid(rank=Rank.THREE), 1),
    game_events.BidMade(0, Bid(points=62, force=True), None),
    game_events.Passed(2, 3),
    game_events.AuctionWon(4),
    game_events.Called(4, (CARD,), blind=False, partners=(1,), leader=0),
    game_events.Called(4, (), blind=True, partners=(), leader=0),
    game_events.SuitAsked(4),
    game_events.SuitNamed(4, (CARD,), (1, 2)),
    game_events.CardPlayed(0, CARD, None),
    game_events.CardPlayed(0, CARD, 1),
    game_events.CardPlayed(0, CARDS["2c"], 1, covered=True),
    game_events.TrumpMade(Suit.CUPS),
    game_events.TrickTaken(1, 21),
    game_events.CardsDrawn((game_events.Drawn(0, CARD),), CARD),
    game_events.StockExhausted(),
    game_events.CardExchanged(1, CARDS["2c"], CARD),
    game_events.ConquistaShown(1, (CARDS["Ac"], CARD, CARDS["Kc"])),
    game_events.Claimed(1, right=False),
    game_events.Denounced(1, 2, right=True),
    SIGNAL,
    game_events.Watched(1, 2),
    game_events.Asked(0, 2, Question.LISCI),
    game_events.Asked(0, 2, Question.HEAD, Suit.SWORDS),
    game_events.Answered(2, Reply.PERHAPS),
    game_events.Answered(2, Reply.YES, 2),
    game_events.Ordered(0, 2, Command.TRUMP_LOW),
    game_events.Looked(0, 4, (CARD, CARDS["2c"])),
    game_events.ConcessionOffered(0, 2),
    game_events.ConcessionRefused(2),
    game_events.Conceded(2),
    game_events.Forfeited(1),
    game_events.DealEnded((60, 60), (0, 0), None, 1, 2),
    game_events.DealEnded((0,) * 5, (2, 1, -1, -1, -1), None, 0, 2, pause=1, counts=False, signals=(SIGNAL,)),
    game_events.SeatOut(2, 0),
    game_events.MatchEnded((0,), (2, 1), game_events.EndReason.FIRST_TO),
    happened.TableOpened(
        HERE,
        ANNA,
        RULES,
        happened.Access.OPEN,
        happened.Seating.HOST,
        rated=True,
        match="m",
        commitment="c",
        nonce="n",
    ),
    happened.EventTableOpened(
        HERE,
        ANNA,
        RULES,
        rated=True,
        match="m",
        commitment="c",
        event=EventTable("event77", "Coppa", 1, 2, 1),
        players=(ANNA, Computer("Totò", "novice")),
        nonces=(None, "computer:1"),
    ),
    happened.EventTableOpened(
        HERE,
        ANNA,
        RULES,
        rated=True,
        match="m",
        commitment="c",
        event=EventTable("event77", "Coppa", 1, 2, 1),
        players=(ANNA, BRUNO),
        nonces=(None, None),
        boards=Boards(BoardName("event77", 1, "a"), 8),
    ),
    happened.Unsealed(),
    game_events.MatchStarted(RULES, 2, board=True, deals=8),
    happened.BoardSet("2026-11", 23, "1180000000000000307"),
    happened.Joined(BRUNO, "1"),
    happened.NonceGiven(BRUNO.id, "2"),
    happened.LeftLobby(BRUNO.id, removed=True),
    happened.ComputerJoined(Computer("Totò", "novice")),
    happened.ComputerRemoved("Totò"),
    happened.Recommitted("m", "c"),
    happened.HostChanged(BRUNO),
    happened.Invited(BRUNO, ANNA.id),
    happened.InvitationDeclined(BRUNO.id),
    happened.Arranged((1, 0)),
    happened.Changed(RULES, happened.Access.INVITED, happened.Seating.RANDOM, rated=False),
    happened.SeatsTaken((ANNA, Computer("Totò", "novice")), ("1", "computer:1"), rated=False),
    happened.TurnWarned(1),
    happened.TurnMissed(1),
    happened.MovedSimply(1),
    happened.SeatLeft(1, Absence.AWAY, Computer("Totò", "novice")),
    happened.SeatReturned(1),
    happened.SeatGiven(1, BRUNO),
    happened.SubstituteCalled(1, BRUNO.id),
    happened.CallDropped(1, BRUNO.id),
    happened.HintsAgreed(ANNA.id),
    happened.HintsRefused(BRUNO.id),
    happened.HintsAllowed(),
    happened.ResignAgreed(ANNA.id, 0),
    happened.ResignRefused(ANNA.id),
    happened.EndAgreed(ANNA.id),
    happened.EndRefused(ANNA.id),
    happened.Reopened(ANNA, "1", "m", "c"),
    happened.Resumed(),
    happened.TurnHeld(0, 1_700_000_000_000),
    happened.HolidayTaken(1, 1_700_000_000_000),
    happened.HolidayEnded(1),
    happened.Resumed(3_600_000),
    happened.Predicted(BRUNO, 1, 0.375),
    happened.TableClosed(happened.CloseReason.IDLE),
    happened.GestureSet("king", "taps the table"),
    happened.ElectionOpened(0, (None, 1.5)),
    happened.RaisVoted(0, 2),
]
