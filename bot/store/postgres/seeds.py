"""The seeds of matches and the tokens of interactions on PostgreSQL, in a schema of their own."""

from __future__ import annotations

from bot.store.sql.seeds import SqlSeeds
from bot.store.sql.tokens import SqlTokens


class PostgresSeeds(SqlSeeds):
    """See ``bot.store.base.Seeds``."""

    KEEP = "INSERT INTO seeds.seed (match_id, seed) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
    SEED = "SELECT seed FROM seeds.seed WHERE match_id = $1"
    SEEDS = """
        SELECT match_id, seed FROM seeds.seed
        WHERE match_id IN (SELECT value FROM json_array_elements_text($1::json))
    """


class PostgresTokens(SqlTokens):
    """See ``bot.store.base.Tokens``."""

    TABLE = "seeds.token"
