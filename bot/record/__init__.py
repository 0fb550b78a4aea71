"""The game record: one JSON document per match that anybody can read, write and check (record.md)."""
