"""The archive: finished matches read back from the log, as records, replays and personal data."""
