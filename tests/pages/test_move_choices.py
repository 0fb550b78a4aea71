"""Moves by command: what they may tell the person who asks."""

import pytest

from bot.pages.play.move_choices import claim_move
from bot.rules.actions import Claim
from bot.rules.errors import IllegalAction, Reason
from bot.rules.options import PointsShown
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
