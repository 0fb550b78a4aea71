"""Hostile people: what they send, and the verdict on what comes of it."""
