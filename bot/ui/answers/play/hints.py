"""Hints: the card that a strong computer would play, and what each card promises.

They are given against computers only, or if all players agree.
"""

from __future__ import annotations

from bot.deal_of_day.boards import day_of
from bot.log import get
from bot.review.card_values import CardValues, card_values
from bot.rules.actions import Play
from bot.rules.cards import Pack
from bot.rules.errors import IllegalAction, Reason
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Computer
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.cards import card_name, the_card
from bot.text.catalogue import Voice
from bot.text.daily.deal import closing
from bot.text.numbers import decimal, tenths
from bot.text.refusals import refusal
from bot.ui.answers.context import RequestContext
from bot.workers import WorkFailed

log = get(__name__)


async def hint(context: RequestContext, table: TableView) -> None:
    """Tell the person, and nobody else, which card a strong computer would play in their place.

    The computer gets only what the person may know. Raises ``Refused``.
    """
    await context.reply(await _answer(context, table))


async def _answer(context: RequestContext, table: TableView) -> str:
    voice = context.voice
    seat, view = table.seat, table.view
    if table.stage is not Stage.PLAYING or view is None:
        raise Refused(TableReason.NOT_PLAYING)
    if seat is None or table.seats[seat].left:
        raise Refused(TableReason.NOT_SEATED)
    others = (one.owner for number, one in enumerate(table.seats) if number != seat)
    if table.board is not None:
        return voice("day-record-sealed", when=closing(day_of(table.board)))
    if not (table.hints or all(isinstance(owner, Computer) for owner in others)):
        return voice("hint-rated" if table.counts else "hint-people")
    if table.turn != seat:
        return refusal(voice, IllegalAction(Reason.NOT_YOUR_TURN), table)
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays:
        return voice("hint-nothing")
    if len(plays) == 1:
        return voice("hint-single", card=the_card(voice, plays[0].card, view.rules.pack))
    seed = f"{table.match} {table.decision}"
    try:
        hint = await context.bot.worker_pool.work(
            table.place.guild or context.who.id, card_values, view, seed
        )
    except WorkFailed as why:
        log.warning("a hint was not worked out", table=table.id, incident=context.incident, reason=str(why))
        return context.with_incident(voice("hint-failed"))
    if hint is None:
        return voice("hint-nothing")
    return advice(voice, hint, view.rules.pack, is_agreed=table.hints)


def advice(voice: Voice, values: CardValues, pack: Pack, *, is_agreed: bool = False) -> str:
    """The best card, what it promises, and what the others promise."""
    (best, best_promise), *others = values.promises.items()
    points = tenths(best_promise.points)
    lines = [
        voice(
            "hint-advice",
            card=the_card(voice, best.card, pack),
            points=decimal(voice, points),
            exact=values.exact,
        ),
        voice(
            "hint-others",
            others=" · ".join(
                f"{card_name(voice, play.card, pack)} {decimal(voice, tenths(promise.points))}"
                for play, promise in others
            ),
        ),
    ]
    if any(tenths(promise.points) > points for _, promise in others):
        lines.append(voice("hint-surer"))
    lines.append(f"-# {voice('hint-agreed' if is_agreed else 'hint-unrated')}")
    return "\n".join(lines)
