"""The record of a match: one JSON document that anybody can read, write and check (record.md)."""
