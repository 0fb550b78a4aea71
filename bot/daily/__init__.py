"""What the bot has for everybody each day: the puzzles as people solve them, and their making a day ahead."""
