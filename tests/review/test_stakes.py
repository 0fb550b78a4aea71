"""The choices in the tricks of a match: which lay in the richest ones (A-4)."""

import json

from bot.record.verify import play_again
from bot.review.report import deals
from bot.review.stakes import stakes
from bot.rules.events import CardPlayed, DealStarted, Event, TrickTaken
from bot.rules.rules import Rules
from testing.builders.records.documents import record_line
from testing.builders.states import EVERY_GAME
from testing.each import each


@each("rules", EVERY_GAME)
def test_A_4_stakes_are_the_choices_of_the_reviews_with_the_points_of_their_tricks(rules: Rules) -> None:
    events: list[Event] = []
    play_again(json.loads(record_line(rules)), events.append)
    found = list(stakes(events, {0}))
    choices = [
        (deal.number, choice)
        for deal in deals(events, 0)
        for choice in deal.choices
        if len(choice.view.hand) > 1
    ]
    assert [(one.deal, one.choice) for one in found] == choices
    assert {one.seat for one in found} == {0}
    played, taken, deal, trick = set(), {}, 0, 0
    for event in events:
        if isinstance(event, DealStarted):
            deal, trick = deal + 1, 0
        elif isinstance(event, CardPlayed):
            played.add((deal, trick + 1, event.seat, event.card))
        elif isinstance(event, TrickTaken):
            trick += 1
            taken[deal, trick] = event.points
    for one in found:
        assert (one.deal, one.trick, 0, one.choice.card) in played
        assert one.points == taken[one.deal, one.trick]
