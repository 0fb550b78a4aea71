"""The connection to Discord: views, answers, sending, limits and sessions."""
