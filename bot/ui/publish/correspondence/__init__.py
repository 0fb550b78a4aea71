"""The notices of correspondence games: turns, reminders, absences and results."""
