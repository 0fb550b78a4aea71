"""The answers about one person: preferences, privacy, holidays, scores."""
