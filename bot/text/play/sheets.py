"""All tricks of a deal in words: the description of its sheet (V-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.rules.cards import Card, Pack, Suit
from bot.rules.games import Trump
from bot.rules.policies import ring
from bot.rules.view import AuctionView, Trick
from bot.tables.view import TableView
from bot.text.cards import card_brief, card_name, suit_name
from bot.text.catalogue import Voice
from bot.text.play.bidding import declared_lines
from bot.text.play.descriptions import fits, short
from bot.text.players import player_name, rules_of

_CardName: TypeAlias = Callable[[Voice, Card, Pack], str]


def alt_sheet(
    voice: Voice,
    table: TableView,
    tricks: Sequence[Trick],
    *,
    deal: int,
    sitting: Sequence[int],
    trump: Suit | None,
    auction: AuctionView | None,
) -> str:
    """The description of a sheet: every card of every trick, its taker and its points.

    Discord allows 1,024 characters. The fullest of several forms that fits is used.

    Args:
        voice: the reader's language.
        table: the table as an onlooker sees it.
        tricks: the finished tricks of the deal in order, at least one.
        deal: the number of the deal, from 1.
        sitting: the seats that played the deal.
        trump: the trump of the deal, None if it had none.
        auction: the deal's auction, None if it had none.
    """
    voice, rules = voice.plain, rules_of(table)
    order = ring(tuple(sitting), rules.players, tricks[0].cards[0].seat)
    names = {seat: player_name(voice, table, seat, plain=True) for seat in order}
    numbers = {seat: str(place) for place, seat in enumerate(order, 1)}
    head = [voice("sheet-heading", deal=deal), *_trump(voice, table, trump)]
    in_order = voice("sheet-order", order=", ".join(names.values()))
    order_line = voice("sheet-order", order=", ".join(f"{numbers[seat]} {names[seat]}" for seat in order))
    declared_text = declared_lines(voice, table, auction)
    forms: list[list[str]] = [
        [*head, *declared_text, *_tricks(voice, table, tricks, card_name, names, each=True)],
        [*head, *declared_text, in_order, *_tricks(voice, table, tricks, card_name, names)],
        [*head, *declared_text, in_order, *_tricks(voice, table, tricks, card_brief, names)],
        [*head, *declared_text, order_line, *_tricks(voice, table, tricks, card_brief, numbers)],
        [*head, order_line, *_tricks(voice, table, tricks, card_brief, numbers)],
    ]
    texts = [" ".join(form) for form in forms]
    return next((text for text in texts if fits(text)), short(texts[-1]))


def _trump(voice: Voice, table: TableView, trump: Suit | None) -> list[str]:
    if trump is not None:
        return [voice("trump-is", suit=suit_name(voice, trump, rules_of(table).pack))]
    return [voice("trump-none")] if rules_of(table).game.trump is Trump.NONE else []


def _tricks(
    voice: Voice,
    table: TableView,
    tricks: Sequence[Trick],
    name_of: _CardName,
    names: dict[int, str],
    *,
    each: bool = False,
) -> Iterator[str]:
    """A sentence for each trick. Without ``each``, only the taker is named."""
    pack = rules_of(table).pack
    for number, trick in enumerate(tricks, 1):
        cards = [name_of(voice, play.card, pack) for play in trick.cards]
        if each:
            players = (names[play.seat] for play in trick.cards)
            cards = [
                voice("sheet-play", player=who, card=card) for who, card in zip(players, cards, strict=True)
            ]
        yield voice(
            "sheet-trick",
            trick=number,
            plays=", ".join(cards),
            player=names[trick.taker],
            points=trick.points,
        )
