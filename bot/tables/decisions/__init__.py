"""What a table does with a request: pure functions from a table to events or a refusal."""
