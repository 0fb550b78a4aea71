"""The notices of correspondence games: turns, reminders and absences."""
