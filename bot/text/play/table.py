"""The cards on a table in words: trump and stock, open cards, the running trick and earlier ones."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.cards import Card, Suit
from bot.rules.games import Trump
from bot.rules.options import Retire, TrickReview
from bot.rules.rules import Rules
from bot.rules.view import Phase, SeatView, Trick, TrickCard, TrickCardView
from bot.tables.view import TableView
from bot.text.cards import card_name, cards_line, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.play.results import RUNNING, points_open
from bot.text.players import player_name, rules_of


def laid_lines(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """Trump, turn-up, stock, and the running trick."""
    if view.phase in {Phase.AUCTION, Phase.CALL}:
        return []
    lines = trump_lines(voice, table, view.trump, view.turnup, view.stock)
    if view.removed_card is not None:  # announced at the deal
        lines.append(voice("happened-removed", card=the_card(voice, view.removed_card, rules_of(table).pack)))
    if view.turned_cards and view.stock:
        lines.append(turned_back(voice, table, view.turned_cards))
    if view.trick:
        lines.append(voice("trick-running", plays=_plays(voice, table, view.trick, plain=plain)))
    else:
        lines.append(voice("trick-empty"))
    return lines


def open_lines(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """The other open cards: the next card of the stock, hands, and piles (R-75).

    They can be most of the pack, so a description has them at its end, where it is cut.
    """
    if view.phase in {Phase.AUCTION, Phase.CALL}:
        return []
    lines = [
        *_known_card_lines(voice, table, view, plain=plain),
        *_pile_lines(voice, table, view, plain=plain),
    ]
    if view.next_card is not None and view.next_card is not view.turnup:
        lines.insert(0, voice("next-card", card=the_card(voice, view.next_card, rules_of(table).pack)))
    return lines


def trump_lines(
    voice: Voice, table: TableView, trump: Suit | None, turnup: Card | None, stock: int
) -> list[str]:
    """Trump, turn-up and stock, if the game has them."""
    rules = rules_of(table)
    if trump is None:
        stock_line = [voice("stock-left", stock=stock)] if stock else []
        match rules.game.trump:
            case Trump.NONE:
                return [voice("trump-none"), *stock_line]
            case Trump.FIRST_LED:
                return [voice("trump-not-yet"), *stock_line]
            case _:
                return stock_line
    suit = suit_name(voice, trump, rules.pack)
    if turnup is not None:
        return [voice("trump-lies", suit=suit, card=the_card(voice, turnup, rules.pack), stock=stock)]
    if rules.has_turnup:
        return [voice("trump-gone", suit=suit)]
    return [voice("trump-is", suit=suit), *([voice("stock-left", stock=stock)] if stock else [])]


def turned_back(voice: Voice, table: TableView, cards: Sequence[Card]) -> str:
    """The loads that were turned up first, which everybody saw (R-32)."""
    names = [the_card(voice, card, rules_of(table).pack) for card in cards]
    return voice("happened-turned-back", cards=voice.join(names))


def _pile_lines(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """The cards that each seat has taken, if the piles are open (R-75)."""
    rules = rules_of(table)
    if not rules.open_piles:
        return []
    piles: dict[int, list[Card]] = {}
    for trick in view.tricks:
        piles.setdefault(trick.taker, []).extend(play.card for play in trick.cards)
    return [
        voice(
            "pile-open",
            player=player_name(voice, table, seat, plain=plain),
            cards=cards_line(voice, cards, rules.pack, trump=None if plain else view.trump),
        )
        for seat, cards in sorted(piles.items())
    ]


def _known_card_lines(voice: Voice, table: TableView, view: SeatView, *, plain: bool) -> list[str]:
    """Cards in other hands that the view may know: whole hands, the drawn turn-up, what the rais saw."""
    rules, lines = rules_of(table), []
    trump = None if plain else view.trump  # a description has no room to mark each card
    targets = {target for seat, target in view.talk.looks if seat == view.seat}
    for seat in dict.fromkeys(seat for seat, _ in view.known_cards if seat != view.seat):
        cards = [card for other, card in view.known_cards if other == seat]
        player = player_name(voice, table, seat, plain=plain)
        together = view.seat is not None and rules.side_of(view.seat) == rules.side_of(seat)
        may_look = rules.partners_look_at_the_end or (rules.partners_show_first and not view.tricks)
        if rules.open_hands or (together and may_look) or seat in targets:
            key = "hand-seen" if seat in targets else "hand-shown"
            cards_text = cards_line(voice, cards, rules.pack, trump=trump)
            lines.append(voice(key, player=player, cards=cards_text))
        elif rules.open_next_card or rules.retire is not Retire.OFF:
            cards_text = cards_line(voice, cards, rules.pack, trump=trump)
            lines.append(voice("hand-open", player=player, cards=cards_text))
        else:
            key = "turnup-drawn" if rules.has_turnup else "turnup-shown"
            lines += [voice(key, player=player, card=the_card(voice, card, rules.pack)) for card in cards]
    return lines


def trick_text(voice: Voice, table: TableView, trick: Trick, *, plain: bool = False) -> str:
    """A finished trick: who played what, in order, who took it, and its points."""
    return voice(
        "trick-complete",
        plays=_plays(voice, table, trick.cards, plain=plain),
        player=player_name(voice, table, trick.taker, plain=plain),
        points=trick.points if points_open(table, trick.taker) else None,
    )


def last_trick(table: TableView) -> Trick | None:
    """The latest trick, if the options allow looking at it again; else None.

    Before the first trick of a deal it is the last one of the previous deal.
    """
    view = table.view
    if view is None or _review(rules_of(table), view) is TrickReview.OFF:
        return None
    return view.tricks[-1] if view.tricks else view.previous


def _review(rules: Rules, view: SeatView) -> TrickReview:
    """The tricks that may be looked at again: after a deal at least the last trick."""
    if rules.open_piles:
        return TrickReview.ALL
    if rules.trick_review is TrickReview.OFF and view.phase not in RUNNING:
        return TrickReview.LAST
    return rules.trick_review


def last_trick_text(voice: Voice, table: TableView) -> str:
    """The taken tricks that may be looked at again (``rules.trick_review``), the latest first.

    Before the first trick of a deal the latest is the last one of the previous deal.
    """
    view = table.view
    if view is None:
        return voice("trick-no-deal")
    review = _review(rules_of(table), view)
    if review is TrickReview.OFF:
        return voice("trick-review-off")
    if not view.tricks:
        if view.previous is None:
            return voice("trick-none-yet")
        return voice("trick-of-deal-before", deal=view.number, text=trick_text(voice, table, view.previous))
    latest = list(enumerate(view.tricks, 1))[::-1]
    again = latest if review is TrickReview.ALL else latest[:1]
    return "\n".join(
        voice("trick-numbered", trick=number, text=trick_text(voice, table, trick)) for number, trick in again
    )


def _plays(voice: Voice, table: TableView, plays: Sequence[TrickCard | TrickCardView], *, plain: bool) -> str:
    texts = []
    for play in plays:
        player = player_name(voice, table, play.seat, plain=plain)
        if play.card is None:  # rules.md §6.8
            texts.append(voice("trick-play-covered", player=player))
        else:
            card = card_name(voice, play.card, rules_of(table).pack)
            texts.append(voice("trick-play", player=player, card=card))
    return voice.series(texts)
