"""Moves by command: what they may tell the person who asks."""

from collections.abc import Callable

import pytest

from bot.pages.page import Page
from bot.pages.play.move_choices import claim_move
from bot.pages.play.other_moves import claim_page, concede_page, denounce_page, end_page, resign_page
from bot.rules.actions import Claim
from bot.rules.errors import IllegalAction, Reason
from bot.rules.options import PointsShown
from bot.tables.view import TableView
from bot.text.catalogue import Voice, voices
from testing.builders.states import rules_for, walk
from testing.builders.table_views import table_seen_by


@pytest.mark.parametrize("shown", PointsShown)
def test_a_claim_never_tells_whether_hidden_points_suffice(shown: PointsShown) -> None:
    """Fine print 8. New tables may not combine these options, tables of before may."""
    rules = rules_for(players=2, early_stop="claim", points_shown=shown.value)
    table = table_seen_by(next(iter(walk(rules, 1))).after, 0)
    if shown is PointsShown.HIDDEN:
        with pytest.raises(IllegalAction) as refusal:
            claim_move(table)
        assert refusal.value.reason is Reason.NOT_IN_THIS_GAME
    else:
        assert claim_move(table) == Claim()


@pytest.mark.parametrize(
    "page",
    [claim_page, concede_page, resign_page, end_page, lambda voice, table: denounce_page(voice, table, [1])],
    ids=["claim", "concede", "resign", "end", "denounce"],
)
def test_a_question_before_a_final_move_says_which_table(page: Callable[[Voice, TableView], Page]) -> None:
    """Two tables of one game may be in one channel, and a command may mean either."""
    table = table_seen_by(next(iter(walk(rules_for(players=2), 1))).after, 0)
    game, which, question = page(voices()["en"], table).text.split("\n", 2)
    assert game == "### Briscola for two players"
    assert all(seat.player.name in which for seat in table.seats)
    assert table.id in which
    assert question.startswith(("Claim the", "Concede this", "Resign the", "End the", "Whom"))
