"""Nobody's view depends on what they may not know (rules.md §4, §10)."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.rules import decide
from bot.rules.actions import Bid, Call, Deal, Forfeit, Pass, Play, Signal, Watch
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.events import (
    Audience,
    Called,
    CardExchanged,
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Event,
    Looked,
    MatchEnded,
    Signalled,
    SuitNamed,
    Watched,
)
from bot.rules.options import PointsShown, SignalDelivery
from bot.rules.state import Heard, Phase, State
from bot.rules.variant import Rules
from bot.rules.variants import default_rules
from bot.rules.view import (
    CallSeen,
    CardSeen,
    DealSeen,
    DrawSeen,
    LookSeen,
    SeatView,
    SignalSeen,
    SuitSeen,
    seat_view,
    sighting,
)
from tests.rules.walk import (
    EVERY,
    TABLES,
    Step,
    a_move,
    begun,
    done,
    fold,
    name_of,
    play_on,
    played,
    shuffled,
    stacked,
    table,
    tables,
    walk,
    walks,
)

SLOW = settings(max_examples=80, suppress_health_check=[HealthCheck.too_slow], deadline=None)
CATCHABLE = table(players=4, signal_delivery="catchable")


def named(value: object) -> Iterator[Card]:
    """Every card that a value mentions, however deep; what may be signalled or called is no knowledge."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from named(part)
    elif is_dataclass(value) and not isinstance(value, Rules | Signal | Call | type):
        for field in fields(value):
            yield from named(getattr(value, field.name))


def in_the_open(steps: list[Step]) -> set[Card]:
    """The cards that everybody has seen come to a hand or lie on the table in the running deal."""
    seen: set[Card] = set()
    rules = steps[0].before.rules
    for step in steps:
        for event in step.events:
            match event:
                case DealStarted():
                    seen = {*event.turned} | ({event.turnup} if event.turnup is not None else set())
                case CardsDrawn():
                    seen |= {event.cards[0].card} if rules.open_next_card else set()
                case CardExchanged():
                    seen |= {event.given, event.taken}
                case CardPlayed():
                    seen |= set() if event.covered else {event.card}
                case _:
                    pass
    if rules.open_next_card and steps[-1].after.stock:
        seen.add(steps[-1].after.stock[0])
    return seen


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


def hidden(state: State, seat: int | None, open_cards: set[Card]) -> list[tuple[Place, Card]]:
    """Where the cards lie that a seat (None: an onlooker) cannot know."""
    looked = {card for look in state.heard.looked if look.seat == seat for card in look.cards}
    known = open_cards | looked
    places: list[tuple[Place, Card]] = [(("stock", 0, i), card) for i, card in enumerate(state.stock)]
    seeing = shown_hands(state, seat)
    for other, hand in enumerate(state.hands):
        if other not in seeing:
            places += [(("hand", other, i), card) for i, card in enumerate(hand)]
    places += [
        (("trick", 0, i), one.card) for i, one in enumerate(state.trick) if one.covered and one.seat != seat
    ]
    return [(place, card) for place, card in places if card not in known]


def otherwise(state: State, seat: int | None, open_cards: set[Card], rng: random.Random) -> State:
    """The match as it might as well be for a seat: hidden cards have changed places, secrets are others."""
    places = hidden(state, seat, open_cards)
    some = rng.sample(places, min(len(places), rng.choice([2, 3, 5, 40])))
    covered = any(place[0] == "trick" for place, _ in some)
    moved = dict(some)
    # A covered card is a two, that much everybody knows.
    for group in (
        [p for p, c in some if covered and c.rank is Rank.TWO],
        [p for p, c in some if not covered or c.rank is not Rank.TWO],
    ):
        held = [moved[place] for place in group]
        rng.shuffle(held)
        moved.update(zip(group, held, strict=True))
    stock = tuple(moved.get(("stock", 0, i), card) for i, card in enumerate(state.stock))
    hands = tuple(
        tuple(moved.get(("hand", other, i), card) for i, card in enumerate(hand))
        for other, hand in enumerate(state.hands)
    )
    trick = tuple(
        one._replace(card=moved.get(("trick", 0, i), one.card)) for i, one in enumerate(state.trick)
    )
    state = state._replace(stock=stock, hands=hands, trick=trick, heard=heard_otherwise(state, seat, rng))
    return state._replace(auction=called_otherwise(state))


def called_otherwise(state: State):  # type: ignore[no-untyped-def]  # noqa: ANN201 - the auction, or None
    """Another hand holds the called card now, and so another seat is the partner."""
    auction = state.auction
    if auction is None or not auction.called:
        return auction
    where = {one.card: one.seat for trick in state.tricks for one in trick.cards}
    where |= {one.card: one.seat for one in state.trick}
    where |= {card: other for other, hand in enumerate(state.hands) for card in hand}
    return auction._replace(
        partners=tuple(sorted({where[card] for card in auction.called} - {auction.declarer}))
    )


def heard_otherwise(state: State, seat: int | None, rng: random.Random) -> Heard:
    """Others may have watched others, and signalled what a seat did not see, truly or not."""
    heard, rules = state.heard, state.rules
    public = rules.signal_delivery is SignalDelivery.PUBLIC
    seen = [one for one in heard.signals if public or seat in {one.seat, *one.seen_by}]
    others = [other for other in range(rules.players) if other != seat]
    return heard._replace(
        watches=tuple((who, target if who == seat else rng.choice(others)) for who, target in heard.watches),
        signals=tuple(
            replace(one, true=rng.random() < 0.5, seen_by=(*({seat} - {None, one.seat}), rng.choice(others)))  # type: ignore[arg-type]
            for one in seen
        ),
        looked=tuple(
            look if look.seat == seat else replace(look, cards=look.cards[:1]) for look in heard.looked
        ),
    )


def watchers(rules: Rules) -> list[int | None]:
    return [None, *range(rules.players)]


@SLOW
@given(walks(forfeits=0.002, asides=0.25), st.randoms(use_true_random=False), st.sampled_from(PointsShown))
def test_views_and_sightings_do_not_depend_on_what_a_seat_cannot_know(
    steps: list[Step], rng: random.Random, shown: PointsShown
) -> None:
    start, open_cards = steps[-1].after, in_the_open(steps)
    start = start._replace(rules=replace(start.rules, points_shown=shown))
    for seat in watchers(start.rules):
        one, two = start, otherwise(start, seat, open_cards, rng)
        assert seat_view(one, seat) == seat_view(two, seat)
        while one.phase not in {Phase.DEALING, Phase.OVER}:
            who, action = a_move(one, rng, forfeits=0.01, asides=0.2)
            if decide.refusal(two, who, action) is not None:
                break  # what the other seat does now is something the watcher may see
            one, happened = decide.step(one, who, action)
            two, might_have = decide.step(two, who, action)
            if any(isinstance(event, Looked | SuitNamed | DealEnded) for event in happened):
                break  # what was hidden is told to those whom it concerns
            if isinstance(action, Signal) and seat not in {who, None}:
                # who sees it depends on whom they watch: the same for the watcher in both
                assert sighting(happened[0], seat, one.rules) == sighting(might_have[0], seat, one.rules)
            if seat is not None and one.hands[seat] != two.hands[seat]:
                break  # the watcher drew a card that lay hidden
            if one.rules.open_hands or one.rules.open_next_card or shown_hands(one, seat) - {seat}:
                break  # others drew before the watcher's eyes
            assert [sighting(event, seat, one.rules) for event in happened] == [
                sighting(event, seat, two.rules) for event in might_have
            ]
            assert seat_view(one, seat) == seat_view(two, seat)


@SLOW
@given(tables(), st.randoms(use_true_random=False))
def test_a_deal_is_seen_the_same_whatever_is_hidden_in_it(rules: Rules, rng: random.Random) -> None:
    before = begun(rules, rng.randrange(rules.players))
    deal = shuffled(before, rng)
    (one,), deck = decide.deal(before, deal), deal.deck
    assert isinstance(one, DealStarted)
    for seat in watchers(rules):
        seeing = shown_hands(fold([one], before), seat)
        mine = {card for other in seeing for card in one.hands[other]} | {one.turnup, *one.turned}
        mine |= {one.stock[0]} if rules.open_next_card and one.stock else set()
        places = [place for place, card in enumerate(deck) if card not in mine]
        other = list(deck)
        for place, source in zip(places, rng.sample(places, len(places)), strict=True):
            other[place] = deck[source]
        two = decide.deal(before, Deal(tuple(other), deal.turned))
        assert sighting(one, seat, rules) == sighting(two[0], seat, rules)
        assert seat_view(fold([one], before), seat) == seat_view(fold(two, before), seat)


@SLOW
@given(walks(forfeits=0.002, asides=0.2))
def test_a_view_names_only_cards_that_the_seat_has_seen(steps: list[Step]) -> None:
    for number in range(0, len(steps), 7):
        state, open_cards = steps[number].after, in_the_open(steps[: number + 1])
        for seat in watchers(state.rules):
            unseen = {card for _, card in hidden(state, seat, open_cards)}
            told = {one.card for one in state.heard.signals} | set(
                state.auction.called if state.auction else ()
            )
            # What lay open in the deal before says nothing of this one.
            view = replace(seat_view(state, seat), previous=None)
            assert not unseen & set(named(view)) - told


@SLOW
@given(walks(forfeits=0.002, asides=0.2))
def test_the_audience_of_an_event_is_who_sees_it(steps: list[Step]) -> None:
    for step in steps:
        for event in step.events:
            for seat in watchers(step.after.rules):
                seen = sighting(event, seat, step.after.rules)
                if event.audience is Audience.TABLE:
                    assert seen is event
                elif event.audience is Audience.CONCERNED:
                    assert (seen is None) is (seat not in concerned(event, step.after.rules))
                else:
                    assert type(seen) is not type(event)
                    assert set(named(seen)) == owners_cards(event, seat, step.after.rules)


def concerned(event: Event, rules: Rules) -> set[int | None]:
    """Who knows of an event at all."""
    if isinstance(event, Watched):
        return {event.seat}
    assert isinstance(event, Signalled)
    if rules.signal_delivery is SignalDelivery.PUBLIC:
        return {None, *range(rules.players)}
    return {event.seat, *event.seen_by}


def owners_cards(event: Event, seat: int | None, rules: Rules) -> set[Card]:
    """What a seat may learn from an event that shows each seat its own: its cards, and what lies open."""
    match event:
        case DealStarted():
            seats = set() if seat is None else {seat}
            if rules.partners_show_first and seat is not None:
                seats |= set(rules.sides[rules.side_of(seat)])
            seats = set(range(rules.players)) if rules.open_hands else seats
            own = {card for other in seats for card in event.hands[other]}
            own |= set(event.removed) | set(event.turned)
            return own | ({event.turnup} if event.turnup is not None else set())
        case CardsDrawn():
            own = {card for who, card in event.cards if who == seat or rules.open_hands}
            top = {event.cards[0].card} if rules.open_next_card else set()
            return own | top | (set() if event.turnup is None else {event.turnup})
        case CardPlayed():
            return set() if event.covered else {event.card}
        case Looked():
            return set(event.cards) if seat == event.seat else set()
        case Called() | SuitNamed():
            return set(event.cards)
        case _:
            raise AssertionError(event)


def test_every_type_of_event_declares_its_audience() -> None:
    kinds = get_args(Event)
    private = {Called, CardPlayed, CardsDrawn, DealStarted, Looked, SuitNamed}
    assert {kind for kind in kinds if kind.audience is Audience.OWNERS} == private
    assert {kind for kind in kinds if kind.audience is Audience.CONCERNED} == {Signalled, Watched}
    assert all(isinstance(kind.settles, bool) for kind in kinds)


def test_a_view_has_no_field_for_what_is_hidden() -> None:
    secret = {"deck", "piles", "state", "revoked", "watches", "seen_by", "true"}
    seen = (SeatView, DealSeen, DrawSeen, CardSeen, CallSeen, SuitSeen, LookSeen, SignalSeen)
    assert not secret & {field.name for kind in seen for field in fields(kind)}


@pytest.mark.parametrize("rules", TABLES)
def test_R_51_everybody_knows_who_drew_the_turn_up_until_it_is_played(rules: Rules) -> None:
    for step in walk(rules, 21):
        state = step.after
        if state.phase is not Phase.PLAY or state.turnup is None:
            continue
        card = state.turnup.card
        for seat in watchers(rules):
            view = seat_view(state, seat)
            assert (view.turnup == card) is bool(state.stock)
            held = [(who, card) for who, hand in enumerate(state.hands) if card in hand and who != seat]
            assert list(view.known) == ([] if state.stock else held)


def test_a_view_shows_the_own_hand_and_counts_the_others() -> None:
    state = stacked(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    view = seat_view(state, 0)
    assert (view.hand, view.hands, view.stock) == (("5b", "5c", "Ad"), (3, 3), 34)
    assert (view.turnup, view.trump, view.turn, view.side) == ("4s", "s", 1, 0)
    onlooker = seat_view(state, None)
    assert (onlooker.hand, onlooker.legal, onlooker.side) == ((), (), None)
    assert (onlooker.hands, onlooker.turnup) == ((3, 3), "4s")


@SLOW
@given(walks(forfeits=0.002))
def test_the_legal_actions_of_a_view_are_those_of_the_seat(steps: list[Step]) -> None:
    state = steps[-1].after
    for seat in range(state.rules.players):
        view = seat_view(state, seat)
        assert view.legal == decide.legal(state, seat)
        assert {action.card for action in view.legal if isinstance(action, Play)} <= set(view.hand)
        running = state.phase not in {Phase.DEALING, Phase.OVER} and state.heard.due is None
        assert (Forfeit() in view.legal) is (running and seat in state.active)


@pytest.mark.parametrize("rules", EVERY, ids=name_of)
def test_points_are_shown_as_the_table_chose(rules: Rules) -> None:
    for step, _ in zip(walk(rules, 33), range(90), strict=False):
        state = step.after
        views = {shown: state._replace(rules=replace(rules, points_shown=shown)) for shown in PointsShown}
        if state.phase is Phase.DEALING:
            assert all(None not in seat_view(view, 0).points for view in views.values())  # the deal is over
            continue
        if state.phase is Phase.OVER:
            continue
        points = seat_view(views[PointsShown.BOTH], 0).points
        assert sum(point or 0 for point in points) == sum(trick.points for trick in state.tricks)
        for seat in range(rules.players):
            side = rules.side_of(seat)
            assert seat_view(views[PointsShown.OWN], seat).points == tuple(
                point if place == side else None for place, point in enumerate(points)
            )
        assert set(seat_view(views[PointsShown.OWN], None).points) == {None}
        off = views[PointsShown.HIDDEN]
        assert {point for seat in watchers(rules) for point in seat_view(off, seat).points} == {None}


def test_the_result_is_seen_by_everybody() -> None:
    *_, last = walk(default_rules(players=3), 40)
    (end,) = [event for event in last.events if isinstance(event, MatchEnded)]
    for seat in watchers(last.after.rules):
        view = seat_view(last.after, seat)
        assert (view.result, view.score, view.legal) == (end, last.after.score, ())


def gesture(rules: Rules, *, watched_by: tuple[int, ...] = ()) -> tuple[State, Signalled]:
    """After the first trick seat 0 shows its partner the ace of trumps; some opponents keep an eye on it."""
    state, _ = play_on(stacked(rules, ["2d As 4d", "5d 6d 7d", "Jd 5c 6c", "4c 7c 5b"], "4s"), 1)
    assert CARDS["As"] in state.hands[0]
    state, events = done(state, *((seat, Watch(0)) for seat in watched_by), (0, Signal(CARDS["As"])))
    (signalled,) = [event for event in events if isinstance(event, Signalled)]
    return state, signalled


@pytest.mark.parametrize(
    ("delivery", "watched_by", "who"),
    [
        ("private", (), {0, 2}),
        ("catchable", (), {0, 2}),
        ("catchable", (3,), {0, 2, 3}),
        ("catchable", (1, 3), {0, 1, 2, 3}),
        ("public", (), {None, 0, 1, 2, 3}),
    ],
)
def test_R_62_a_gesture_is_seen_by_whom_it_reaches_and_by_nobody_else(
    delivery: str, watched_by: tuple[int, ...], who: set[int | None]
) -> None:
    state, event = gesture(table(players=4, signal_delivery=delivery), watched_by=watched_by)
    for seat in watchers(state.rules):
        seen = sighting(event, seat, state.rules)
        assert seen == (SignalSeen(0, CARDS["As"]) if seat in who else None)
        assert seat_view(state, seat).talk.signals == ((SignalSeen(0, CARDS["As"]),) if seat in who else ())


def test_R_62_nobody_learns_who_else_saw_a_gesture_before_the_deal_is_over() -> None:
    caught, _ = gesture(CATCHABLE, watched_by=(3,))
    unseen, _ = gesture(CATCHABLE)
    for seat in (None, 0, 1, 2):
        assert seat_view(caught, seat) == seat_view(unseen, seat)
    assert seat_view(caught, 3) != seat_view(unseen, 3)
    _, events = play_on(caught)
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    assert [(one.seat, one.card, one.true, one.seen_by) for one in end.signals] == [(0, "As", True, (2, 3))]
    assert {sighting(end, seat, CATCHABLE) for seat in watchers(CATCHABLE)} == {end}


def test_rules_10_only_the_watcher_knows_of_watching() -> None:
    state, _ = play_on(stacked(CATCHABLE, [], "4s"), 1)
    state, (event,) = done(state, (1, Watch(2)))
    assert [seat_view(state, seat).talk.watching for seat in watchers(CATCHABLE)] == [
        None,
        None,
        2,
        None,
        None,
    ]
    assert [sighting(event, seat, CATCHABLE) for seat in watchers(CATCHABLE)] == [
        None,
        None,
        event,
        None,
        None,
    ]


def test_rules_6_7_the_partner_is_known_to_nobody_else_until_the_called_card_is_played() -> None:
    state = chiamata_called()
    views = {seat: seat_view(state, seat) for seat in watchers(state.rules)}
    assert {seat for seat, view in views.items() if view.auction and view.auction.partners} == {3}
    for seat, view in views.items():
        others = [other for other in range(5) if other not in {seat, 3}]
        swapped = list(state.hands)
        for other in others[:1]:
            mine, theirs = state.hands[3], state.hands[other]
            swapped[3], swapped[other] = theirs, mine
        if seat not in {3, others[0]}:
            two = state._replace(hands=tuple(swapped))
            assert state.auction is not None
            two = two._replace(auction=state.auction._replace(partners=(others[0],)))
            assert seat_view(two, seat) == view
    state, _ = played(state, "4d", "2c", "Ad")
    for seat in watchers(state.rules):
        auction = seat_view(state, seat).auction
        assert auction is not None
        assert auction.partners == (3,)


def chiamata_called() -> State:
    """Seat 2 declares and calls the ace of coins, which seat 3 holds; seat 1 leads."""
    hands = ["Kc", "4d 5d", "2c 3c", "Ad Ab", "As"]
    state = stacked(table("chiamata"), hands)
    return done(state, Pass(), Bid(rank=Rank.ACE), Pass(), Pass(), Pass(), Call(suit=Suit.COINS))[0]
