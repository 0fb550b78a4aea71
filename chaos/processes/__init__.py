"""Trials of several processes that share a database by leases (F12)."""
