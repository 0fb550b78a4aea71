"""Everything between pages and Discord: views, answers, sending, limits, sessions."""
