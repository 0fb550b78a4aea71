"""What a seat cannot know, and how a match might as well be for it (rules.md §10)."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from bot.rules.actions import Call, Signal
from bot.rules.cards import Card, Rank
from bot.rules.events import CardExchanged, CardPlayed, CardsDrawn, ConquistaShown, DealStarted
from bot.rules.options import SignalDelivery
from bot.rules.rules import Rules
from bot.rules.state import State, TalkState
from testing.builders.states import Step


def cards_within(value: object) -> Iterator[Card]:
    """Every card that a value mentions, however deep; what may be signalled or called is no knowledge."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from cards_within(part)
    elif is_dataclass(value) and not isinstance(value, Rules | Signal | Call | type):
        for field in fields(value):
            yield from cards_within(getattr(value, field.name))


def public_cards(steps: list[Step]) -> set[Card]:
    """The cards that everybody has seen come to a hand or lie on the table in the running deal."""
    cards: set[Card] = set()
    rules = steps[0].before.rules
    for step in steps:
        for event in step.events:
            match event:
                case DealStarted():
                    cards = {*event.turned} | ({event.turnup} if event.turnup is not None else set())
                case CardsDrawn():
                    cards |= {event.cards[0].card} if rules.open_next_card else set()
                case CardExchanged():
                    cards |= {event.given, event.taken}
                case ConquistaShown():
                    cards |= {*event.cards}
                case CardPlayed():
                    cards |= set() if event.covered else {event.card}
                case _:
                    pass
    if rules.open_next_card and steps[-1].after.stock:
        cards.add(steps[-1].after.stock[0])
    return cards


def shown_hands(state: State, seat: int | None) -> set[int]:
    """The seats whose whole hands a seat may see (R-60, R-61, R-75)."""
    rules = state.rules
    if rules.open_hands:
        return set(range(rules.players))
    own = set() if seat is None else {seat}
    if seat is not None and (
        (rules.partners_show_first and not state.tricks)
        or (rules.partners_look_at_the_end and not state.stock)
    ):
        own |= set(rules.sides[rules.side_of(seat)])
    return own


Place = tuple[str, int, int]


def unknown_cards(state: State, seat: int | None, open_cards: set[Card]) -> list[tuple[Place, Card]]:
    """Where the cards lie that a seat (None: an onlooker) cannot know."""
    looked_at = {card for look in state.talk.looks if look.seat == seat for card in look.cards}
    # who was shown a hand remembers it
    side = None if seat is None else state.rules.side_of(seat)
    shown_cards = {card for other, card in state.talk.shown_cards if state.rules.side_of(other) == side}
    known_cards = open_cards | looked_at | shown_cards
    places: list[tuple[Place, Card]] = [(("stock", 0, i), card) for i, card in enumerate(state.stock)]
    seeing = shown_hands(state, seat)
    for other, hand in enumerate(state.hands):
        if other not in seeing:
            places += [(("hand", other, i), card) for i, card in enumerate(hand)]
    places += [
        (("trick", 0, i), one.card) for i, one in enumerate(state.trick) if one.covered and one.seat != seat
    ]
    return [(place, card) for place, card in places if card not in known_cards]


def indistinguishable(state: State, seat: int | None, open_cards: set[Card], rng: random.Random) -> State:
    """The match as it might as well be for a seat: hidden cards have changed places, secrets are others."""
    places = unknown_cards(state, seat, open_cards)
    some = rng.sample(places, min(len(places), rng.choice([2, 3, 5, 40])))
    covered = any(place[0] == "trick" for place, _ in some)
    moves = dict(some)
    # A covered card is a two, that much everybody knows.
    for group in (
        [p for p, c in some if covered and c.rank is Rank.TWO],
        [p for p, c in some if not covered or c.rank is not Rank.TWO],
    ):
        contents = [moves[place] for place in group]
        rng.shuffle(contents)
        moves.update(zip(group, contents, strict=True))
    stock = tuple(moves.get(("stock", 0, i), card) for i, card in enumerate(state.stock))
    hands = tuple(
        tuple(moves.get(("hand", other, i), card) for i, card in enumerate(hand))
        for other, hand in enumerate(state.hands)
    )
    trick = tuple(
        one._replace(card=moves.get(("trick", 0, i), one.card)) for i, one in enumerate(state.trick)
    )
    state = state._replace(stock=stock, hands=hands, trick=trick, talk=other_talk(state, seat, rng))
    return state._replace(auction=other_partners(state))


def other_partners(state: State):  # type: ignore[no-untyped-def]  # noqa: ANN201 - the auction, or None
    """Another hand holds the called card now, and so another seat is the partner."""
    auction = state.auction
    if auction is None or not auction.called_cards:
        return auction
    where = {one.card: one.seat for trick in state.tricks for one in trick.cards}
    where |= {one.card: one.seat for one in state.trick}
    where |= {card: other for other, hand in enumerate(state.hands) for card in hand}
    return auction._replace(
        partners=tuple(sorted({where[card] for card in auction.called_cards} - {auction.declarer}))
    )


def other_talk(state: State, seat: int | None, rng: random.Random) -> TalkState:
    """Others may have watched others, and signalled what a seat did not see, truly or not."""
    talk, rules = state.talk, state.rules
    public = rules.signal_delivery is SignalDelivery.PUBLIC
    cards = [one for one in talk.signals if public or seat in {one.seat, *one.seen_by}]
    others = [other for other in range(rules.players) if other != seat]
    return talk._replace(
        watches=tuple((who, target if who == seat else rng.choice(others)) for who, target in talk.watches),
        signals=tuple(
            replace(one, true=rng.random() < 0.5, seen_by=(*({seat} - {None, one.seat}), rng.choice(others)))  # type: ignore[arg-type]
            for one in cards
        ),
        looks=tuple(
            look if look.seat == seat else replace(look, cards=look.cards[:1]) for look in talk.looks
        ),
    )


def all_viewers(rules: Rules) -> list[int | None]:
    """Everybody who can look at a match: an onlooker (None), then each seat."""
    return [None, *range(rules.players)]
