"""Answers about one person: preferences, privacy, holidays, leaderboards."""
