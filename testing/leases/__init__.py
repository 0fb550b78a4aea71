"""Processes that share tables by leases, on a simulated database."""
