"""Finished matches read back from the log: records, replays, personal data."""
