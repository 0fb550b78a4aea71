"""Matches without Discord: computers, or random legal actions, at full speed."""
