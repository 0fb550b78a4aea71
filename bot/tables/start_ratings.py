"""The ratings that actions take along: what decides a tie between captains, and the odds of predictions."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.rules.options import Talk
from bot.store.base import Results
from bot.tables.model.people import Person
from bot.tables.model.requests import Predict, Start, TableAction
from bot.tables.model.table import Stage, Table
from bot.tables.skill import NEW, Skill, chances_of

_DECIMALS: Final = 3
"""The decimals of a chance in the log."""


async def with_ratings(results: Results, table: Table, action: TableAction) -> TableAction:
    """A ``Start`` with the ratings of those who may be captains (R-66), a ``Predict`` with its odds (G-1)."""
    if isinstance(action, Predict) and action.side in range(len(table.rules.sides)):
        return replace(action, chance=round(await _chance(results, table, action.side), _DECIMALS))
    if not isinstance(action, Start) or table.rules.talk is not Talk.RAIS:
        return action
    people = [one.player.id for one in table.members if isinstance(one.player, Person)]
    rows = await results.ratings(people, 0, table.rules.variant.value)
    # The same lower estimate as on the leaderboard.
    return Start(tuple((person, row.mu - 3 * row.sigma) for person, row in rows.items()))


async def _chance(results: Results, table: Table, side: int) -> float:
    """The chance of a side by its people's ratings in the server. A computer counts as a new person."""
    players = (
        [member.player for member in table.members]
        if table.stage is Stage.LOBBY
        else [seat.owner for seat in table.seats]
    )
    people = [player.id for player in players if isinstance(player, Person)]
    rows = await results.ratings(people, table.place.guild, table.rules.variant.value)
    skills = [NEW] * len(players)
    for seat, player in enumerate(players):
        if isinstance(player, Person) and player.id in rows:
            skills[seat] = Skill(rows[player.id].mu, rows[player.id].sigma)
    return chances_of([[skills[seat] for seat in seats] for seats in table.rules.sides])[side]
