"""The seeds of matches on SQLite, in a file of their own."""

from __future__ import annotations

from bot.store.sql.seeds import SqlSeeds


class SqliteSeeds(SqlSeeds):
    """See ``bot.store.base.Seeds``."""

    KEEP = "INSERT INTO seed (match_id, seed) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
    SEED = "SELECT seed FROM seed WHERE match_id = $1"
    SEEDS = "SELECT match_id, seed FROM seed WHERE match_id IN (SELECT value FROM json_each($1))"
