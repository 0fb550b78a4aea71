"""The redundant rows, and the check that they agree with the rows they are derived from."""

from __future__ import annotations

from typing import Final


def _difference_query(stored_table: str, derived_view: str, columns: str) -> str:
    """The statement that finds differing rows in one pass over both, because deriving rows takes long."""
    return f"""
        SELECT DISTINCT {columns.partition(",")[0]}
        FROM (
            SELECT 1 AS side, {columns} FROM {stored_table} UNION ALL SELECT -1, {columns} FROM {derived_view}
        ) AS both_sides
        GROUP BY {columns} HAVING sum(side) <> 0
    """


REDUNDANCY_CHECKS: Final = {
    "the head of table {} differs from its log": _difference_query(
        "head", "derived_head", "table_id, seq, due_at, guild, channel, open"
    ),
    "the head of event {} differs from its log": _difference_query(
        "event_head", "derived_event_head", "event_id, seq, due_at, guild, channel, open"
    ),
    "the tally of person {} differs from their matches": _difference_query(
        "tally", "derived_tally", "person, guild, game, matches, wins, rated_matches, rated_wins"
    ),
    "the best rating of person {} is not that of their games": _difference_query(
        "kept_best", "derived_best", "person, guild, game, mu, sigma, matches, skill"
    ),
    "the name of person {} is not that of their last match": _difference_query(
        "known_as", "derived_known_as", "person, name, ended, match_id"
    ),
}
"""The message for redundant rows that differ from their source, with the statement that finds them."""
