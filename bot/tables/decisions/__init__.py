"""The decisions of a table: pure functions from a table and a request to events or a refusal."""
