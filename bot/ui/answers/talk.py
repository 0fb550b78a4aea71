"""What people say and show at a table, and the answers: slash commands and buttons both come here."""

from __future__ import annotations

from bot.pages.hand import warning
from bot.pages.ids import Verb
from bot.rules.actions import Answer, Ask, Look, Order, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.errors import IllegalAction
from bot.rules.events import Answered
from bot.rules.options import Command, Question, Reply
from bot.store.base import StoreError
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import TableAction, VoteRais
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.text.gestures import gesture_shown, slot
from bot.text.play.talk import answer
from bot.text.players import player_name
from bot.text.seats import named_seat, partners
from bot.text.talk_refusals import refused
from bot.ui.answers import find_table as which
from bot.ui.answers.context import BotContext, context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.wire.people import Interaction, for_their_eyes, person, voice_of
from bot.ui.wire.replies import reply


async def speak(
    interaction: Interaction,
    context: BotContext,
    table_id: str,
    wish: TableAction,
    *,
    at: int | None = None,
) -> TableView | None:
    """Say or show something and answer with a sentence; None, with the reason said, where that may not be.

    ``at``: the question that an answer is for.
    """
    voice = await voice_of(interaction)
    try:
        who, cause = person(interaction.user), str(interaction.id)
        view = await context.tables.act(table_id, who, wish, at=at, cause=cause)
    except (Refused, IllegalAction, StoreError) as error:
        view = await context.tables.look(table_id, interaction.user.id)
        why = refused(voice, view, wish, error)
        await _answer(interaction, context, table_id, why, warning(why))
        return None
    said = done(voice, view, wish)
    await _answer(interaction, context, table_id, said, said)
    return view


def done(voice: Voice, table: TableView, wish: TableAction) -> str:
    """What somebody has just said or shown, for their own eyes."""
    match wish:
        case Signal(card):
            view = table.view
            sign = slot(card, None if view is None else view.trump)
            words = gesture_shown(voice, table.rules, sign, dict(table.gestures))
            return voice("signal-own", card=narrate.the_card(voice, card, table.rules.pack), gesture=words)
        case Watch(target):
            return voice("watching-you", player=player_name(voice, table, target))
        case Ask(target):
            return voice("talk-done-ask", player=player_name(voice, table, target))
        case Answer(value):
            return voice("talk-done-answer", answer=answer(voice, value, _count(table)))
        case Order(target):
            return voice("talk-done-order", player=player_name(voice, table, target))
        case Look(target):
            return _seen_at(voice, table, target)
        case VoteRais(seat):
            return voice("talk-done-vote", player=player_name(voice, table, seat))
        case _:
            return ""


def _count(table: TableView) -> int | None:
    """The number that went with the latest answer (R-63)."""
    said = () if table.view is None else table.view.talk.said
    return next((one.count for one in reversed(said) if isinstance(one, Answered)), None)


def _seen_at(voice: Voice, table: TableView, target: int) -> str:
    view = table.view
    cards = [] if view is None else [card for seat, card in view.known if seat == target]
    named = narrate.cards_line(voice, cards, table.rules.pack, trump=None if view is None else view.trump)
    return voice("talk-partner-holds", player=player_name(voice, table, target), cards=named)


async def _answer(
    interaction: Interaction, context: BotContext, table_id: str, sentence: str, notice: str
) -> None:
    """With a notice in the hand where that was pressed, which so shows what came of it; else a sentence."""
    if for_their_eyes(interaction):
        publisher = context.publisher
        await publisher.hands.turn(interaction, publisher.desk(table_id), notice)
    else:
        await reply(interaction, sentence)


# What was chosen -------------------------------------------------------------------------------------------


def signal_of(value: str) -> Signal:
    """The gesture that a choice stands for. Raises ``Refused``."""
    if value not in CARDS:
        raise Refused(TableReason.STALE)
    return Signal(CARDS[value])


def watch_of(value: str) -> Watch:
    """As ``signal_of``."""
    return Watch(_seat(value))


def ask_of(value: str) -> Ask:
    """As ``signal_of``."""
    seat, _, rest = value.partition(".")
    question, _, suit = rest.partition(".")
    if question not in set(Question) or suit not in {"", *Suit}:
        raise Refused(TableReason.STALE)
    return Ask(_seat(seat), Question(question), Suit(suit) if suit else None)


def order_of(value: str) -> Order:
    """As ``signal_of``."""
    seat, _, what = value.partition(".")
    if what not in set(Command):
        raise Refused(TableReason.STALE)
    return Order(_seat(seat), Command(what))


def answer_of(slot: int | None, replies: tuple[Reply, ...]) -> Answer:
    """The answer of a button. Raises ``Refused``."""
    if slot is None or slot >= len(replies):
        raise Refused(TableReason.STALE)
    return Answer(replies[slot])


def _seat(value: str) -> int:
    if not (value.isdecimal() and value.isascii() and len(value) == 1):
        raise Refused(TableReason.STALE)
    return int(value)


# Partners --------------------------------------------------------------------------------------------------


async def spoken_to(
    interaction: Interaction,
    table: str | None,
    partner: str | None,
    *,
    needed: bool = True,
    first: bool = False,
) -> tuple[str, int] | None:
    """The table and the partner that somebody's words are for; None when the asker was told what is missing.

    With one partner nobody need be named; ``first``: else the one at the right is meant. Without ``needed``
    the words are for everybody.
    """
    context = context_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.talking)
    if where is None:
        return None
    voice, view = await voice_of(interaction), await context.tables.look(where, interaction.user.id)
    mates = partners(view)
    seat = named_seat(voice, view, partner, mates[:1] if first else mates)
    if seat is None and needed and mates:
        await reply(interaction, voice("reply-which-partner"))
        return None
    # Where nobody has a partner the table itself says why nothing may be asked.
    return where, 0 if seat is None else seat


__all__ = [
    "answer_of",
    "ask_of",
    "done",
    "order_of",
    "signal_of",
    "speak",
    "spoken_to",
    "watch_of",
]
