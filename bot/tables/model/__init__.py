"""The values of a table: people, events, the fold of a log, requests and errors."""
