"""The ratings that decide a tie between captains (R-66), which the start of a match takes along."""

from __future__ import annotations

from bot.rules.options import Talk
from bot.store.base import Results
from bot.tables.model.people import Person
from bot.tables.model.requests import Start, TableAction
from bot.tables.model.table import Table


async def with_ratings(results: Results, table: Table, action: TableAction) -> TableAction:
    """A ``Start`` with the ratings of those who may be captains, if there are captains."""
    if not isinstance(action, Start) or table.rules.talk is not Talk.RAIS:
        return action
    people = [one.player.id for one in table.members if isinstance(one.player, Person)]
    rows = await results.ratings(people, 0, table.rules.variant.value)
    # The same lower estimate as on the leaderboard.
    return Start(tuple((person, row.mu - 3 * row.sigma) for person, row in rows.items()))
