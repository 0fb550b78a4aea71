"""A whole deal as a text that a player can read; ``python -m testing.goldens.deals`` writes them anew."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import assert_never

from bot.rules import decide, events as happened
from bot.rules.actions import Deal
from bot.rules.events import Event
from bot.rules.games import GAMES
from bot.rules.notation.plain_data import default_rules, options_of
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve
from testing.builders.states import BRISCOLA_TABLES, fixed_deck, new_match, random_move, rules_for

FOLDER = Path(__file__).parents[2] / "tests" / "rules" / "golden"
SCRIPTS: dict[str, Rules] = {
    **{f"{variant.value}.txt": default_rules(variant) for variant in GAMES},
    **{
        f"briscola-{rules.players}{'' if rules.two_sided else '-alone'}"
        f"{'-random-two' if len(rules.packs) > 1 else ''}.txt": rules
        for rules in BRISCOLA_TABLES[1:]
    },
    "bosnian32-5-short-end.txt": rules_for("bosnian32", players=5),
    "brisca-6.txt": rules_for("brisca", players=6),
    "briscola-4-conversation.txt": rules_for(players=4, talk="conversation", orders="binding"),
    "briscola-4-gestures-caught.txt": rules_for(players=4, signal_delivery="catchable"),
    "chiamata-blind.txt": rules_for("chiamata", blind="on", auction="suit_only"),
    "chiamata-pazza-points.txt": rules_for("chiamata", scoring="pazza", auction="points"),
    "double-3.txt": rules_for("double", players=3),
    "sueca-renege.txt": rules_for("sueca", renege=True),
}
"""File by file, the table of which it tells a deal."""
_ASIDES = 0.06


SHOWS = {
    "a31.txt": ("claims",),
    "brisca.txt": ("lays the",),
    "briscola-4-conversation.txt": ("asks", "!", ": no"),
    "briscola-4-gestures-caught.txt": ("signals", "watches", ", 2, 3"),
    "bosnian32-5-short-end.txt": ("turn-up",),
    "chiamata.txt": ("bids 2", "points", "passes"),
    "chiamata-blind.txt": ("face down", "names"),
    "schembil.txt": ("asks", "looks", "!"),
    "sueca-renege.txt": ("denounces", "rightly"),
}
"""What a deal must show to be worth telling: words of its lines."""
_TRICKS = 3


def transcript(name: str, seed: int) -> str:
    """A first deal of a match, played at random, always the same by its number."""
    return "\n".join([*_lines(SCRIPTS[name], seed), ""])


def seed_of(text: str) -> int:
    """The number of a deal that was told."""
    return int(text.split(maxsplit=2)[1].rstrip(":"))


def first_worth_telling(name: str) -> str:
    """The first deal that shows what it should."""
    for seed in range(5000):
        text = transcript(name, seed)
        if text.count("takes") >= _TRICKS and all(words in text for words in SHOWS.get(name, ())):
            return text
    raise AssertionError(name)


def _lines(rules: Rules, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    state = new_match(rules, dealer=rules.players - 1)
    sides = " against ".join("+".join(map(str, side)) for side in rules.sides)
    options = ", ".join(f"{key} {value}" for key, value in options_of(rules).items())
    yield f"Deal {seed}: {options}"
    yield f"Seats {sides}"
    events = decide.deal(state, Deal(fixed_deck(rules, number=seed)))
    while True:
        for event in events:
            yield from _lines_of(event, state)
            state = evolve(state, event)
        if state.phase in {Phase.DEALING, Phase.OVER}:
            return
        if (
            state.phase is Phase.PLAY
            and not state.trick
            and not state.talk.exchanges
            and events[-1].settles is False
        ):
            yield ""
            yield f"Trick {len(state.tricks) + 1}, {len(state.stock)} cards in the stock"
        seat, action = random_move(state, rng, forfeits=0, asides=_ASIDES, conceding=False)  # told to the end
        events = decide.decide(state, seat, action)


def _lines_of(event: Event, state: State) -> Iterator[str]:  # noqa: C901, PLR0912, PLR0915 - one case a kind of event
    match event:
        case happened.DealStarted():
            yield f"Seat {event.dealer} deals. Left out: {' '.join(event.removed) or 'nothing'}"
            for seat, hand in enumerate(event.hands):
                yield f"  seat {seat}: {' '.join(hand)}"
            if event.turnup is not None and event.trump is not None:
                where = "Turned up" if event.stock else "The dealer's card"
                yield f"{where}: {event.turnup}, so trump is {event.trump.name.lower()}"
            yield f"Seat {event.leader} begins"
        case happened.BidMade(seat, bid):
            bid_text = bid.rank.value if bid.rank is not None else f"{bid.points} points"
            yield f"  seat {seat} bids {bid_text}{', by force' if bid.force else ''}"
        case happened.Passed(seat):
            yield f"  seat {seat} passes"
        case happened.AuctionWon(seat):
            yield f"Seat {seat} declares"
        case happened.Called():
            named = " and ".join(event.cards) or "no suit yet: the first trick is blind"
            with_whom = ", ".join(f"seat {seat}" for seat in event.partners) or "nobody that is known"
            yield f"  seat {event.seat} calls {named}, so plays with {with_whom}; seat {event.leader} leads"
        case happened.SuitAsked(seat):
            yield f"  seat {seat} is asked for the suit"
        case happened.SuitNamed(seat, cards, partners):
            whose = ", ".join(map(str, partners)) or "itself"
            yield f"  seat {seat} names the {cards[0]}, which was with {whose}"
        case happened.CardPlayed():
            out_of = " ".join(state.hands[event.seat]) + (", face down" if event.covered else "")
            yield f"  seat {event.seat} plays {event.card}  out of {out_of}"
        case happened.TrumpMade(suit):
            yield f"  so trump is {suit.name.lower()}"
        case happened.TrickTaken():
            yield f"  seat {event.seat} takes {event.points} points"
        case happened.CardsDrawn():
            yield "  drawn: " + ", ".join(f"{seat} {card}" for seat, card in event.cards)
            if event.turnup is not None:
                yield f"  the turn-up {event.turnup} is drawn"
        case happened.StockExhausted():
            yield "  the stock is gone"
        case happened.CardExchanged(seat, given, taken):
            yield f"  seat {seat} takes the turn-up {taken} and lays the {given} there"
        case happened.ConquistaShown(seat, cards):
            yield f"  seat {seat} shows {' '.join(cards)} and wins the deal"
        case happened.Claimed(seat, right):
            yield f"  seat {seat} claims, {'rightly' if right else 'wrongly'}"
        case happened.Denounced(seat, target, right):
            yield f"  seat {seat} denounces seat {target}, {'rightly' if right else 'wrongly'}"
        case happened.Signalled(seat, card, true, seen_by):
            how = "truly" if true else "falsely"
            yield f"  seat {seat} signals {card} {how}; seen by {', '.join(map(str, seen_by))}"
        case happened.Watched(seat, target):
            yield f"  seat {seat} watches seat {target}"
        case happened.Asked(seat, target, question, suit):
            about = "" if suit is None else f" in {suit.name.lower()}"
            yield f"  seat {seat} asks seat {target}: {question}{about}?"
        case happened.Answered(seat, value):
            yield f"  seat {seat}: {value}"
        case happened.Ordered(seat, target, what):
            yield f"  seat {seat} to seat {target}: {what}!"
        case happened.Looked(seat, target, cards):
            yield f"  seat {seat} looks at the hand of seat {target}: {' '.join(cards)}"
        case happened.DealEnded():
            yield ""
            yield f"Points: {' - '.join(map(str, event.points))}"
            if event.winner is not None:
                yield f"Won by {'+'.join(map(str, state.rules.sides[event.winner]))}"
            yield f"Score: {' - '.join(map(str, event.score))}. Seat {event.dealer} deals next"
        case happened.MatchEnded():
            yield f"Match won by {'+'.join(map(str, event.winners))}: {event.reason.value}"
        case happened.ConcessionOffered() | happened.ConcessionRefused() | happened.Conceded():
            raise AssertionError(event)
        case happened.MatchStarted() | happened.Forfeited() | happened.SeatOut():
            raise AssertionError(event)
        case _:
            assert_never(event)


if __name__ == "__main__":
    for name in SCRIPTS:
        (FOLDER / name).write_text(first_worth_telling(name), encoding="utf-8")
