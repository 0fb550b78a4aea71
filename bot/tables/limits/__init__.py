"""Limits of what people may do at tables: so many tables, and so many acts in a time."""
