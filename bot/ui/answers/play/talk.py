"""The answers to talk at a table, for slash commands and buttons alike."""

from __future__ import annotations

from bot.rules.actions import Answer, Ask, Look, Order, Signal, Watch
from bot.rules.cards import CARDS, Suit
from bot.rules.errors import IllegalAction
from bot.rules.events import Answered
from bot.rules.options import Command, Question, Reply
from bot.store.errors import StoreError
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import TableAction, VoteRais
from bot.tables.view import TableView
from bot.text.cards import cards_line, the_card
from bot.text.catalogue import Voice
from bot.text.gestures import gesture_text, sign_of
from bot.text.play.seat_lookup import named_seat, partners
from bot.text.play.talk import answer
from bot.text.players import player_name
from bot.text.talk_refusals import talk_refusal
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear


async def speak(
    context: RequestContext, table_id: str, action: TableAction, *, at: int | None = None
) -> None:
    """Say or show something and answer with a sentence: what was said, or why that is not allowed.

    ``at`` is the question that an answer is for.
    """
    try:
        view = await context.act(table_id, action, at=at)
    except (Refused, IllegalAction, StoreError) as error:
        if isinstance(error, StoreError) and not context.in_private:
            raise  # no sentence follows from it
        table = await context.look(table_id)
        why = talk_refusal(context.voice, table, action, error)
        await _answer(context, table_id, why, await context.notice_of(error, why, table))
        return
    sentence = talk_sentence(context.voice, view, action)
    # The person's hand repeats what they said aloud in the trick, and whom they watch for this trick.
    repeats = isinstance(action, Ask | Answer | Order | Watch)
    await _answer(context, table_id, sentence, None if repeats else sentence)


def talk_sentence(voice: Voice, table: TableView, action: TableAction) -> str:
    """A sentence that tells the person what they have just said or shown."""
    match action:
        case Signal(card):
            view = table.view
            sign = sign_of(card, None if view is None else view.trump)
            words = gesture_text(voice, table.rules, sign, dict(table.gestures))
            card_text = the_card(voice, card, table.rules.pack)
            seen_by = voice(f"signal-own-{table.rules.signal_delivery}")
            return f"{voice('signal-own', card=card_text, gesture=words)} {seen_by}"
        case Watch(target):
            return voice("watching-you", player=player_name(voice, table, target))
        case Ask(target):
            return voice("talk-done-ask", player=player_name(voice, table, target))
        case Answer(value):
            return voice("talk-done-answer", answer=answer(voice, value, _count(table)))
        case Order(target):
            return voice("talk-done-order", player=player_name(voice, table, target))
        case Look(target):
            return _look_sentence(voice, table, target)
        case VoteRais(seat):
            return voice("talk-done-vote", player=player_name(voice, table, seat))
        case _:
            return ""


def _count(table: TableView) -> int | None:
    """The number that belongs to the latest answer (R-63)."""
    answers = () if table.view is None else table.view.talk.exchanges
    return next((one.count for one in reversed(answers) if isinstance(one, Answered)), None)


def _look_sentence(voice: Voice, table: TableView, target: int) -> str:
    view = table.view
    cards = [] if view is None else [card for seat, card in view.known_cards if seat == target]
    cards_text = cards_line(voice, cards, table.rules.pack, trump=None if view is None else view.trump)
    return voice("talk-partner-holds", player=player_name(voice, table, target), cards=cards_text)


async def _answer(context: RequestContext, table_id: str, sentence: str, notice: str | None) -> None:
    """Answer with ``notice`` in the hand if the hand was pressed, else with ``sentence``."""
    if context.in_private:
        await context.update_hand(table_id, notice)
    else:
        await context.reply(sentence)


# Choices as actions -------------------------------------------------------------------------------------


def signal_of(value: str) -> Signal:
    """The signal that a choice stands for. Raises ``Refused``."""
    if value not in CARDS:
        raise Refused(TableReason.STALE)
    return Signal(CARDS[value])


def watch_of(value: str) -> Watch:
    """The watch that a choice stands for. Raises ``Refused``."""
    return Watch(_seat(value))


def ask_of(value: str) -> Ask:
    """The question that a choice stands for. Raises ``Refused``."""
    seat, _, rest = value.partition(".")
    question, _, suit = rest.partition(".")
    if question not in set(Question) or suit not in {"", *Suit}:
        raise Refused(TableReason.STALE)
    return Ask(_seat(seat), Question(question), Suit(suit) if suit else None)


def order_of(value: str) -> Order:
    """The order that a choice stands for. Raises ``Refused``."""
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


def spoken_to(context: RequestContext, table: TableView, partner: str | None, *, first: bool = False) -> int:
    """The seat of the partner to whom a person speaks. Raises ``Unclear``.

    A person with one partner need not name them. With several, ``first`` means the next partner to the
    right.
    """
    mates = partners(table)
    seat = named_seat(context.voice, table, partner, mates[:1] if first else mates)
    if seat is None and mates:
        raise Unclear("reply-which-partner")
    # If nobody has a partner, the table itself says why nothing may be asked.
    return 0 if seat is None else seat
