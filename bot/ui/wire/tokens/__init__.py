"""Requests with an interaction's token: answers after the first one, and what they send."""
