"""The connections to a server of PostgreSQL: their pool, statements, and the hold on a database."""
