"""Figures for the operator, read by Prometheus where the setting ``METRICS`` says.

The parts of the bot know ``meter`` alone. What needs the extra ``metrics`` is imported only when the setting
is made.
"""
