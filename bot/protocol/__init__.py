"""The protocol of record.md: the bot's computers for other programs, and other programs as computers."""
