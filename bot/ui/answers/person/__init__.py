"""The answers about one person: preferences, quiet hours, holidays, privacy."""
