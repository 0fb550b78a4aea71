"""Trials over many matches: growth, clocks, badges, pairing (F8, F11, AA-1, TA-1)."""
