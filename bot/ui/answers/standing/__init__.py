"""What people have become: leaderboards, figures, matches."""
