"""The random matches on which properties are tried."""

import pytest
from hypothesis import Phase, given, settings

from bot.rules.notation.plain_data import rules_from
from testing.builders.states import Step, Walk, rules_for, walk, walks


def test_a_property_that_a_walk_breaks_is_reported_as_broken() -> None:
    """Hypothesis warns where it cannot tell an example in few words, and a warning is an error here."""

    @settings(database=None, phases=[Phase.generate])
    @given(walks())
    def check_length(steps: list[Step]) -> None:
        assert len(steps) < 40

    with pytest.raises(AssertionError, match="40"):
        check_length()


def test_what_is_told_of_a_walk_makes_it_again() -> None:
    steps = Walk(rules_for("chiamata", auction="points"), 7, 40, forfeits=0.01, asides=0.2)
    assert len(steps) == 40
    assert eval(repr(steps), {"walk": walk, "rules_from": rules_from}) == steps  # noqa: S307 - our own words
