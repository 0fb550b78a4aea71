"""The deal of the day and the daily puzzle."""
